//! A card of the hand, as a dossier.

use yew::prelude::*;

use super::pictures::{card_class, face, help};
use crate::look::Piece;
use crate::widgets::Part;
use games::attack_at_the_tower::text::{self, card_help, card_name};
use games::attack_at_the_tower::{Card, Edition};

/// A card.
#[derive(Clone, PartialEq)]
pub struct HandCard {
    /// Which.
    pub card: Card,
    /// Whose words explain it.
    pub edition: Edition,
    /// Its piece.
    pub piece: Piece,
    /// The frame it was drawn from its pile in, or 0.
    pub fresh: usize,
}

impl Part for HandCard {
    const NAME: &'static str = "AtCard";

    fn draw(&self) -> Html {
        let HandCard { card, edition, piece, fresh } = self;
        let (sentence, rule) = card_help(*card, *edition);
        let class = if *fresh > 0 { "at-slot new" } else { "at-slot" };
        html! {
            <li key={*fresh} {class} tabindex="-1">
                <div class={card_class(*card)} data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()}
                    data-hint={piece.hint()} role="button" aria-label={text::card_label(*card, *edition)}>{ face(*card) }</div>
                { help(card_name(*card), sentence.into(), rule) }
            </li>
        }
    }
}
