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
    /// A round of a Fight: both sides, and what is cried.
    Round([Half; 2], &'static str),
    /// A card is played.
    Card(Source, Edition, AttrValue),
    /// A cry and a sentence.
    Cry(&'static str, AttrValue),
    /// A Location is explored.
    Location(LocCard),
    /// A sentence.
    Words(AttrValue),
}

/// A side of a round of a Fight.
#[derive(Clone, Copy, PartialEq)]
pub struct Half {
    strength: i16,
    /// The die; none where the round was won outright.
    die: Option<u8>,
    won: bool,
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
        (0..events.len()).filter_map(|at| panel(&events[at..], edition, look)).collect();
    if panels.is_empty() {
        return Html::default();
    }
    let late = panels.len().saturating_sub(PANELS);
    panels.drain(..late);
    part(Strip { fresh: look.fresh(true), panels })
}

/// The panel of the first of these events.
fn panel(events: &[Event], edition: Edition, look: &Look) -> Option<Panel> {
    let (event, then) = events.split_first()?;
    let words = || AttrValue::from(story(event, &|seat| look.name(seat)).1);
    Some(match event {
        Event::RoundSettled { strength, dice, winner, outright } => {
            let half = |side: usize| Half {
                strength: strength[side],
                die: Some(dice[side]).filter(|_| !outright),
                won: *winner == Some(side as u8),
            };
            let cry = match (then.first(), winner) {
                (Some(Event::Crushed { .. }), _) => text::CRUSHING,
                (_, Some(0)) => text::ZAP,
                (_, Some(_)) => text::POW,
                (_, None) => text::DRAW,
            };
            Panel::Round([0, 1].map(half), cry)
        }
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
        Panel::Round([ours, theirs], cry) => {
            html! { <>{ half(ours) }<em>{ *cry }</em>{ half(theirs) }</> }
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

/// Strength, die and what they make.
fn half(side: &Half) -> Html {
    let Half { strength, die, won } = *side;
    let total = strength + i16::from(die.unwrap_or_default());
    html! {
        <span class={classes!("cq-half", won.then_some("won"))}>
            if let Some(die) = die {
                <small>{ strength }{ "+" }</small>{ emblem(&format!("die-{die}")) }
            }
            <b>{ total }</b>
        </span>
    }
}
