//! The line between the fronts: where abilities without a target are played, and those in effect.

use yew::prelude::*;

use crate::look::{Look, Place};
use crate::widgets::Part;
use engine::Seat;
use games::attack_at_the_tower::text::{self, ability_name};
use games::attack_at_the_tower::{Ability, AttackAtTheTower};
use table::boards::attack_at_the_tower::hands::PLAY;

/// The abilities that a seat has in effect this turn.
#[derive(Clone, PartialEq)]
pub struct Played {
    colour: u8,
    abilities: Vec<Ability>,
}

/// The line.
#[derive(Clone, PartialEq)]
pub struct PlayLine {
    /// Where abilities without a target are played.
    pub place: Place,
    /// Which turn it is.
    pub clock: AttrValue,
    /// What the far and the near seat have in effect.
    pub played: [Played; 2],
}

impl PlayLine {
    /// The line between these seats.
    pub fn of(game: &AttackAtTheTower, seats: [Seat; 2], look: &Look) -> PlayLine {
        let played = |seat: Seat| Played {
            colour: look.colour(seat),
            abilities: game.army(seat).played().iter().collect(),
        };
        PlayLine {
            place: look.place(PLAY),
            clock: text::clock(game).into(),
            played: seats.map(played),
        }
    }
}

impl Part for PlayLine {
    const NAME: &'static str = "AtLine";

    fn draw(&self) -> Html {
        let PlayLine { place, clock, played: [far, near] } = self;
        html! {
            <div class="at-line" data-place={place.id.clone()} data-hint={place.hint()} role="group" aria-label={text::PLAY_HERE}>
                { tags(far) }
                <span>{ clock.clone() }</span>
                { tags(near) }
            </div>
        }
    }
}

fn tags(played: &Played) -> Html {
    let tag = |ability: &Ability| html! { <b>{ ability_name(*ability) }</b> };
    let class = format!("seat-{}", played.colour);
    html! { <span {class}>{ for played.abilities.iter().map(tag) }</span> }
}
