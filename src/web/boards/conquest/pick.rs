//! Something to pick, as a card or a token.

use yew::prelude::*;

use super::cards::{badge, figure, page, race_sheet, saucer, tint};
use crate::look::{Button, Piece};
use crate::widgets::{Part, PressButton};
use games::conquest::cards::{Counter, Race};
use games::conquest::text;
use games::conquest::{Edition, Figure, Source};
use table::drag::Id;

/// How a choice looks.
#[derive(Clone, PartialEq)]
pub enum Face {
    /// A race sheet.
    Race(Race, Edition),
    /// A Saucer of this colour.
    Colour(u8),
    /// A player: colour and name.
    Player(u8, AttrValue),
    /// The Humans.
    Resistance,
    /// A counter.
    Counter(Counter),
    /// An Alien in this colour.
    Alien(Figure, u8),
    /// A card, and whose it is if that matters.
    Card(Source, Edition, Option<AttrValue>),
    /// A sentence.
    Words(AttrValue),
}

/// Something to pick.
#[derive(Clone, PartialEq)]
pub struct Pick {
    /// The move.
    pub button: Button,
    /// Makes it.
    pub press: Callback<Id>,
    /// How it looks.
    pub face: Face,
}

impl Part for Pick {
    const NAME: &'static str = "CqPick";

    fn draw(&self) -> Html {
        let Pick { button, press, face } = self;
        let kind = match face {
            Face::Race(..) => "race",
            Face::Card(source, ..) => tint(*source),
            Face::Words(_) => "words",
            _ => "token",
        };
        html! {
            <PressButton button={button.clone()} press={press.clone()} class={format!("cq-pick {kind}")} label={button.label.clone()}>
                { shown(face, button) }
            </PressButton>
        }
    }
}

fn shown(face: &Face, button: &Button) -> Html {
    match face {
        Face::Race(race, edition) => race_sheet(*race, *edition),
        Face::Colour(colour) => saucer(*colour),
        Face::Player(colour, name) => {
            html! { <>{ saucer(*colour) }<b>{ name.clone() }</b></> }
        }
        Face::Resistance => html! { <b>{ text::RESISTANCE }</b> },
        Face::Counter(counter) => {
            html! { <>{ badge(*counter) }<b>{ text::counter_name(*counter) }</b></> }
        }
        Face::Alien(kind, colour) => {
            html! { <><i class={format!("cq-saucer seat-{colour}")}>{ figure(*kind, *colour) }</i><b>{ button.label.clone() }</b></> }
        }
        Face::Card(source, edition, None) => page(*source, *edition, None),
        Face::Card(source, edition, Some(name)) => {
            html! { <>{ page(*source, *edition, None) }<b>{ name.clone() }</b></> }
        }
        Face::Words(words) => html! { <p>{ words.clone() }</p> },
    }
}

/// A card of a deck that somebody looks at. Those say the same in every edition.
#[derive(Clone, PartialEq)]
pub struct Looked {
    /// Its piece.
    pub piece: Piece,
    /// Which card.
    pub source: Source,
}

impl Part for Looked {
    const NAME: &'static str = "CqLooked";

    fn draw(&self) -> Html {
        let Looked { piece, source } = self;
        html! {
            <div class={classes!("cq-pick", tint(*source))} data-piece={piece.id.clone()} data-can={piece.can()}
                tabindex={piece.tabindex()} data-hint={piece.hint()} role="button" aria-label={text::source_name(*source)}>
                { page(*source, Edition::default(), None) }
            </div>
        }
    }
}
