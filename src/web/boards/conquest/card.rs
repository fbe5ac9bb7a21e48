//! A card that lies or is held open, and can be read at full size.

use yew::prelude::*;

use super::cards::{face, reading, spoken, tint};
use crate::look::Piece;
use crate::widgets::Part;
use games::conquest::{Edition, Refusal, Source};

/// A card.
#[derive(Clone, PartialEq)]
pub struct OpenCard {
    /// Its piece.
    pub piece: Piece,
    /// What it is played as.
    pub source: Source,
    /// Whose words stand on it.
    pub edition: Edition,
    /// Why it cannot be used now.
    pub refused: Option<Refusal>,
    /// Whether it is turned face down until the next round.
    pub down: bool,
    /// An Event that remains in play, which may work by its red box alone: small, and read as the whole card.
    pub lies: Option<Source>,
}

impl Part for OpenCard {
    const NAME: &'static str = "CqCard";

    fn draw(&self) -> Html {
        let OpenCard { piece, source, edition, refused, down, lies } = self;
        let size = if lies.is_some() { "cq-mini" } else { "cq-card" };
        let class = classes!(size, tint(*source), down.then_some("down"));
        html! {
            <li class="cq-slot" data-read="" tabindex="-1">
                <div {class} data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()}
                    data-hint={piece.hint()} role="button" aria-label={spoken(*source, *edition)}>{ face(*source) }</div>
                { reading(lies.unwrap_or(*source), *edition, *refused) }
            </li>
        }
    }
}
