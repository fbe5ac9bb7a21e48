//! A palace: ten lit windows, and the Men in Black on it.

use yew::prelude::*;

use super::banner::Banner;
use super::pictures::{help, tower};
use super::troops::Troops;
use crate::look::{Look, Place};
use crate::widgets::{Part, part};
use engine::Seat;
use games::attack_at_the_tower::text;
use games::attack_at_the_tower::{AttackAtTheTower, Group, Phase, Troop, opponent};
use table::boards::attack_at_the_tower::hands::group_place;

/// A palace.
#[derive(Clone, PartialEq)]
pub struct Palace {
    /// Where Men in Black are called to.
    pub place: Place,
    /// What it is called.
    pub label: AttrValue,
    /// Whether it lies in ruins.
    pub fallen: bool,
    /// The Men in Black on it.
    pub men: u8,
    /// Their banner.
    pub banner: Banner,
}

impl Palace {
    /// The palace of a seat.
    pub fn of(game: &AttackAtTheTower, seat: Seat, own: bool, look: &Look) -> Palace {
        let men = game.army(seat).men_in_black();
        Palace {
            place: look.place(group_place(seat, Group::Palace)),
            label: text::palace_of(&look.name(seat), men).into(),
            fallen: game.phase() == Phase::Over && game.wins(opponent(seat)) > game.wins(seat),
            men,
            banner: Banner::of(game, seat, Group::Palace, own, look),
        }
    }
}

impl Part for Palace {
    const NAME: &'static str = "AtPalace";

    fn draw(&self) -> Html {
        let Palace { place, label, fallen, men, banner } = self;
        let class = if *fallen { "at-palace fallen" } else { "at-palace" };
        let (sentence, rule) = text::palace_help(*men);
        html! {
            <div {class} data-place={place.id.clone()} data-hint={place.hint()} role="button" aria-label={label.clone()}>
                <span tabindex="-1">{ tower() }</span>
                if *men > 0 {
                    { part(Troops { troop: Troop::ManInBlack, count: *men }) }
                    { part(banner.clone()) }
                }
                { help(text::PALACE, sentence, rule) }
            </div>
        }
    }
}
