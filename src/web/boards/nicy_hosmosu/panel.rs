//! Score piles: what each pilot holds, during the game and at its end.

use yew::prelude::*;

use super::rows::sprite;
use crate::look::Look;
use crate::widgets::{Part, keyed, shape};
use engine::{Outcome, Seat};
use games::nicy_hosmosu::text::{self, loot_name};
use games::nicy_hosmosu::{Loot, NicyHosmosu, Once, Space, Token, points};

/// How a token in front of a player is drawn.
pub fn loot_token(loot: Loot) -> Token {
    match loot {
        Loot::One => Token::One,
        Loot::Two => Token::Two,
        Loot::Three => Token::Three,
        Loot::Four => Token::Four,
        Loot::Five => Token::Five,
        Loot::Command => Token::Left,
    }
}

/// A token as a small picture.
pub fn loot_picture(loot: Loot) -> Html {
    html! { <svg class="nh-loot" viewBox="0 0 40 40" aria-hidden="true">{ sprite(loot_token(loot)) }</svg> }
}

/// What a seat's panel shows.
pub fn panel(game: &NicyHosmosu, seat: Seat) -> Html {
    let pilot = game.pilot(seat);
    let state = if pilot.out {
        Some(text::OUT)
    } else if pilot.fighter.is_none() && game.turns() > 0 {
        Some(text::FIGHTER_LOST)
    } else {
        None
    };
    let panel = NhPanel {
        points: points(&pilot.hoard),
        piles: Loot::ALL.map(|loot| pilot.hoard.count(loot)),
        level: pilot.level,
        missile: pilot.missile == Once::Ready,
        power_up: pilot.power_up == Once::Ready,
        state,
    };
    keyed("panel", panel)
}

/// What a pilot holds.
#[derive(PartialEq)]
pub struct NhPanel {
    /// The score.
    pub points: u32,
    /// How many tokens of each kind.
    pub piles: [u8; Loot::ALL.len()],
    /// The fighter's level.
    pub level: u8,
    /// Whether there is a missile.
    pub missile: bool,
    /// Whether there is a power-up.
    pub power_up: bool,
    /// What became of the fighter, if it is not on the screen.
    pub state: Option<&'static str>,
}

impl Part for NhPanel {
    const NAME: &'static str = "NhPanel";

    fn draw(&self) -> Html {
        let pile = |(loot, count): (Loot, u8)| {
            html! {
                <span key={loot.points()} class={if count == 0 { "nh-pile none" } else { "nh-pile" }}
                    title={loot_name(loot)}>{ loot_picture(loot) }<b>{ count }</b></span>
            }
        };
        html! {
            <>
                <span class="score" title={text::POINTS}>{ self.points }</span>
                <div class="nh-piles">{ for Loot::ALL.into_iter().zip(self.piles).map(pile) }</div>
                <div class="nh-tags">
                    if self.missile { <span class="tag">{ text::MISSILE }</span> }
                    if self.level > 1 { <span class="tag">{ text::level(self.level) }</span> }
                    if self.power_up { <span class="tag">{ text::POWER_UP }</span> }
                    if let Some(state) = self.state { <span class="tag bad">{ state }</span> }
                </div>
            </>
        }
    }
}

/// What stands beside a screen that leaves room.
pub fn sides(game: &NicyHosmosu) -> Html {
    let here = Space::all().filter(|space| game.invader(*space).is_some()).count();
    let (halves, waiting) = game.beside();
    let coming = game.piles().len() + halves.len() + 2 * usize::from(waiting);
    keyed("sides", Sides { here, coming })
}

/// What there is to score, and how many are still to come.
#[derive(PartialEq)]
pub struct Sides {
    /// Invaders on the screen.
    pub here: usize,
    /// Invaders still to come.
    pub coming: usize,
}

impl Part for Sides {
    const NAME: &'static str = "Sides";

    fn draw(&self) -> Html {
        let worth = |loot: Loot| html! { <p>{ loot_picture(loot) }<b>{ loot.points() }</b></p> };
        html! {
            <>
                <div class="nh-side" aria-hidden="true"><h2>{ text::WORTH }</h2>{ for Loot::ALL.into_iter().map(worth) }</div>
                <div class="nh-side right">
                    <h2>{ text::INVADERS }</h2>
                    <p>{ text::ON_SCREEN }{ " " }<b>{ self.here }</b></p>
                    <p>{ text::TO_COME }{ " " }<b>{ self.coming }</b></p>
                </div>
            </>
        }
    }
}

/// NH-10.3: the final reckoning, kind by kind.
pub fn reckoning(game: &NicyHosmosu, outcome: Option<&Outcome>, look: &Look) -> Html {
    let Some(outcome) = outcome else { return Html::default() };
    let head = Loot::ALL.into_iter().map(|loot| html! { <th scope="col">{ loot_picture(loot) }<span class="sr-only">{ loot_name(loot) }</span></th> });
    let rows = outcome.by_place().map(|standing| {
        let hoard = &game.pilot(standing.seat).hoard;
        let total = standing.points.map_or("–".into(), |points| points.to_string());
        html! {
            <tr key={standing.seat.0} class={(standing.place == 1).then_some("winner")}>
                <th scope="row">{ shape(look.colour(standing.seat)) }{ look.name(standing.seat) }</th>
                { for Loot::ALL.into_iter().map(|loot| html! { <td>{ hoard.count(loot) }</td> }) }
                <td class="total">{ total }</td>
            </tr>
        }
    });
    html! {
        <table class="reckoning">
            <thead><tr><td></td>{ for head }<th scope="col">{ text::POINTS }</th></tr></thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}
