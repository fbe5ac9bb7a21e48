//! What has just happened, as a strip of comic panels that goes by itself.

use yew::prelude::*;

use super::cards::{emblem, flash, postcard};
use crate::look::Look;
use crate::widgets::{Part, part};
use games::conquest::cards::LocCard;
use games::conquest::text::{self, location_name, story};
use games::conquest::{Edition, Event, Source};

/// How many panels fit; of more only the last are shown.
const PANELS: usize = 4;

/// A panel.
#[derive(Clone, PartialEq)]
pub enum Panel {
    /// A round of a Fight: the die, the total and whether it won, for each side.
    Round([(u8, i16, bool); 2]),
    /// A card is played.
    Card(Source, Edition, AttrValue),
    /// A cry and a sentence.
    Cry(&'static str, AttrValue),
    /// A Location is explored.
    Location(LocCard),
    /// A sentence.
    Words(AttrValue),
}

/// The strip.
#[derive(Clone, PartialEq)]
pub struct Strip {
    /// The frame: each is told once.
    pub fresh: usize,
    /// Its panels.
    pub panels: Vec<Panel>,
}

/// The strip of these events, if there is anything to show.
pub fn strip(events: &[Event], edition: Edition, look: &Look) -> Html {
    // The Resistance Phase has a newsreel of its own.
    let reel = events.iter().any(|event| matches!(event, Event::ResistanceStep { .. }));
    if !look.moving || reel {
        return Html::default();
    }
    let mut panels: Vec<Panel> =
        events.iter().filter_map(|event| panel(event, edition, look)).collect();
    if panels.is_empty() {
        return Html::default();
    }
    let late = panels.len().saturating_sub(PANELS);
    panels.drain(..late);
    part(Strip { fresh: look.fresh(true), panels })
}

fn panel(event: &Event, edition: Edition, look: &Look) -> Option<Panel> {
    let words = || AttrValue::from(story(event, &|seat| look.name(seat)).1);
    Some(match event {
        Event::RoundSettled { strength, dice, winner, .. } => Panel::Round([0, 1].map(|side| {
            let total = strength[side] + i16::from(dice[side]);
            (dice[side].max(1), total, *winner == Some(side as u8))
        })),
        Event::Announced { source, .. } => Panel::Card(*source, edition, words()),
        Event::Conquered { .. } => Panel::Cry(text::CONQUERED, words()),
        Event::Explored { location, .. } => Panel::Location(*location),
        Event::Destroyed { .. } => Panel::Cry(text::KABOOM, words()),
        Event::Canceled { .. }
        | Event::Demolished { .. }
        | Event::CaptainComes { .. }
        | Event::TechDrawn { .. }
        | Event::Breakthrough { .. } => Panel::Words(words()),
        _ => return None,
    })
}

impl Part for Strip {
    const NAME: &'static str = "CqStrip";

    fn draw(&self) -> Html {
        let Strip { fresh, panels } = self;
        let beat = |(index, panel): (usize, &Panel)| html! { <li class={format!("b{index}")}>{ shown(panel) }</li> };
        html! {
            <ol key={*fresh} class="cq-strip" aria-hidden="true">{ for panels.iter().enumerate().map(beat) }</ol>
        }
    }
}

fn shown(panel: &Panel) -> Html {
    match panel {
        Panel::Round(sides) => {
            let side = |(die, total, won): &(u8, i16, bool)| {
                html! { <span class={classes!("cq-half", won.then_some("won"))}>{ emblem(&format!("die-{die}")) }<b>{ total }</b></span> }
            };
            let bang = match sides {
                [(_, _, true), _] => text::ZAP,
                [_, (_, _, true)] => text::POW,
                _ => text::DRAW,
            };
            html! { <>{ side(&sides[0]) }<em>{ bang }</em>{ side(&sides[1]) }</> }
        }
        Panel::Card(source, edition, words) => {
            html! { <>{ flash(*source, *edition) }<p>{ words.clone() }</p></> }
        }
        Panel::Cry(cry, words) => html! { <><em>{ cry }</em><p>{ words.clone() }</p></> },
        Panel::Location(location) => {
            html! { <>{ postcard(*location) }<p>{ location_name(*location) }</p></> }
        }
        Panel::Words(words) => html! { <p>{ words.clone() }</p> },
    }
}
