//! An Alien: a Saucer or an Ally, on its Space or in the pool.

use yew::prelude::*;

use super::cards::figure;
use crate::look::Piece;
use crate::widgets::Part;
use games::conquest::text::alien_label;
use games::conquest::{Figure, Place};

/// An Alien.
#[derive(Clone, PartialEq)]
pub struct Alien {
    /// Its piece.
    pub piece: Piece,
    /// Which figure.
    pub kind: Figure,
    /// The colour of its seat.
    pub colour: u8,
    /// Where it is.
    pub place: Place,
    /// CQ-6.5: whether its move has ended for this turn.
    pub spent: bool,
    /// The classes that put it on its Space; none in the pool.
    pub spot: Option<AttrValue>,
}

impl Part for Alien {
    const NAME: &'static str = "CqAlien";

    fn draw(&self) -> Html {
        let Alien { piece, kind, colour, place, spent, spot } = self;
        let spent = if *spent { " spent" } else { "" };
        let (class, role) = match spot {
            Some(_) => (format!("cq-alien seat-{colour}{spent}"), piece.role()),
            None => ("cq-alien".into(), "button"),
        };
        let alien = html! {
            <div {class} data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()} data-hint={piece.hint()}
                {role} aria-label={alien_label(*kind, *place)}>{ figure(*kind, *colour) }</div>
        };
        match spot {
            Some(class) => html! { <div class={class.clone()}>{ alien }</div> },
            None => alien,
        }
    }
}
