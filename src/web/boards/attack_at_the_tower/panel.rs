//! What each seat's panel says, and the final reckoning.

use yew::prelude::*;

use crate::look::Look;
use crate::widgets::{Part, part, shape};
use engine::{GameModel, Seat};
use games::attack_at_the_tower::text::{self, troop_name};
use games::attack_at_the_tower::{AttackAtTheTower, Group, Territory, Troop};

/// What a seat's panel shows.
#[derive(Clone, PartialEq)]
pub struct SeatTags {
    /// Games won.
    pub wins: u8,
    /// Cards in the hand.
    pub hand: u8,
    /// AT-3.5: how many it may hold.
    pub limit: u8,
    /// Men in Black on the palace.
    pub men: u8,
    /// Whether it is the seat's turn, and nobody else is asked.
    pub on_turn: bool,
}

/// What a seat's panel shows.
pub fn panel(game: &AttackAtTheTower, seat: Seat) -> Html {
    let army = game.army(seat);
    let shown = SeatTags {
        wins: game.wins(seat),
        hand: army.hand_count(),
        limit: game.hand_limit(seat),
        men: army.men_in_black(),
        on_turn: game.active() == seat && game.to_act() == Some(seat),
    };
    part(shown)
}

impl Part for SeatTags {
    const NAME: &'static str = "AtPanel";

    fn draw(&self) -> Html {
        html! {
            <>
                <span class="score" title={text::GAMES_WON}>{ self.wins }</span>
                <div class="at-tags">
                    <span class="tag">{ text::hand_of(self.hand, self.limit) }</span>
                    if self.men > 0 { <span class="tag">{ troop_name(Troop::ManInBlack, self.men) }</span> }
                    if self.on_turn { <span class="tag">{ text::ON_TURN }</span> }
                </div>
            </>
        }
    }
}

/// AT-8.2: games won, and what still stands.
pub fn reckoning(game: &AttackAtTheTower, look: &Look) -> Html {
    let best = game.wins(Seat(0)).max(game.wins(Seat(1)));
    let row = |seat: Seat| {
        let army = game.army(seat);
        let bases: u8 = Territory::ALL.into_iter().map(|territory| army.bases_in(territory)).sum();
        let troops: u8 = Group::ALL.into_iter().map(|group| army.strength(group)).sum();
        html! {
            <tr class={(game.wins(seat) == best).then_some("winner")}>
                <th scope="row">{ shape(look.colour(seat)) }{ look.name(seat) }</th>
                <td>{ bases }</td><td>{ troops }</td><td class="total">{ game.wins(seat) }</td>
            </tr>
        }
    };
    html! {
        <table class="reckoning">
            <thead><tr><td></td><th scope="col">{ text::BASES }</th><th scope="col">{ text::TROOPS }</th>
                <th scope="col">{ text::GAMES_WON }</th></tr></thead>
            <tbody>{ for Seat::all(2).map(row) }</tbody>
        </table>
    }
}
