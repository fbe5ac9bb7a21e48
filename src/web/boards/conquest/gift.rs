//! An ability of a race, to be used like a card.

use yew::prelude::*;

use super::cards::{emblem, reading, refusal, spoken};
use crate::look::{Look, Piece};
use crate::widgets::Part;
use engine::Seat;
use games::conquest::cards::Race;
use games::conquest::text::{self, gift_text};
use games::conquest::vocabulary::Prefix;
use games::conquest::{Conquest, Edition, Refusal, Source};
use table::boards::conquest::ids::id;

/// An ability.
#[derive(Clone, PartialEq)]
pub struct Gift {
    /// Its piece.
    pub piece: Piece,
    /// Whose it is.
    pub race: Race,
    /// Its place on the sheet.
    pub index: u8,
    /// Whose words stand on the sheet.
    pub edition: Edition,
    /// The Menace Tokens it costs; those without a price work by themselves.
    pub price: Option<u8>,
    /// Why it cannot be used now.
    pub refused: Option<Refusal>,
}

impl Gift {
    /// An ability of a seat.
    pub fn of(game: &Conquest, seat: Seat, race: Race, index: u8, look: &Look) -> Gift {
        let source = Source::Gift(race, index);
        Gift {
            piece: look.piece(id("gift", &[index])),
            race,
            index,
            edition: game.options().edition,
            price: price(game, source),
            refused: refusal(game, seat, source),
        }
    }
}

fn price(game: &Conquest, source: Source) -> Option<u8> {
    source.fx().iter().flat_map(|line| line.iter()).find_map(|clause| match clause.prefix {
        Prefix::Menace(printed) => Some(game.menace_price(printed)),
        _ => None,
    })
}

/// What an ability is called, with its price.
pub fn gift_label(game: &Conquest, race: Race, index: u8) -> String {
    let source = Source::Gift(race, index);
    label(source, game.options().edition, price(game, source))
}

fn label(source: Source, edition: Edition, price: Option<u8>) -> String {
    match price {
        Some(price) => format!("{} {}", spoken(source, edition), text::costs(price)),
        None => spoken(source, edition),
    }
}

impl Part for Gift {
    const NAME: &'static str = "CqGift";

    fn draw(&self) -> Html {
        let Gift { piece, race, index, edition, price, refused } = self;
        let source = Source::Gift(*race, *index);
        let class = if price.is_some() { "cq-gift" } else { "cq-gift always" };
        let tokens = price
            .map(|price| html! { <span data-n={price.to_string()}>{ emblem("menace") }</span> });
        html! {
            <li class="cq-slot">
                <div {class} data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex_to_read()}
                    data-hint={piece.hint()} role="button" aria-label={label(source, *edition, *price)}>
                    { gift_text(*race, *index).0 }{ tokens }
                </div>
                { reading(source, *edition, *refused) }
            </li>
        }
    }
}
