//! The Resistance Phase as a newsreel: the Event read out, liberations, the track, counters on the
//! move, barrages, breakthrough dice. Each step comes by itself; skipping shows the board.

use yew::prelude::*;

use super::cards::{badge, emblem, flash};
use crate::look::Look;
use crate::widgets::{Part, part};
use games::conquest::cards::Counter;
use games::conquest::text;
use games::conquest::{Edition, Event, Source};

/// One event of a step, as a picture or a sentence.
#[derive(Clone, PartialEq)]
pub enum Scene {
    /// A card.
    Card(Source, Edition),
    /// The track moves to this step.
    Track(u8),
    /// Dice and what they did.
    Dice(Vec<u8>, AttrValue),
    /// One die and what it did.
    Die(u8, AttrValue),
    /// A counter and what it did.
    Counter(Counter, AttrValue),
    /// A sentence.
    Words(AttrValue),
}

/// The newsreel.
#[derive(Clone, PartialEq)]
pub struct Reel {
    /// The frame: each is told once.
    pub fresh: usize,
    /// The steps by their numbers, with what happens in each.
    pub steps: Vec<(u8, Vec<Scene>)>,
}

/// The newsreel of these events, if there is one.
pub fn reel(events: &[Event], edition: Edition, look: &Look) -> Html {
    let steps = if look.moving { steps(events) } else { Vec::new() };
    let scenes = |events: &[Event]| -> Vec<Scene> {
        events.iter().filter_map(|event| scene(event, edition, look)).collect()
    };
    let steps = steps.into_iter().map(|(step, events)| (step, scenes(events)));
    // Of some steps nothing is worth a picture.
    let steps: Vec<_> = steps.filter(|(_, scenes)| !scenes.is_empty()).collect();
    if steps.is_empty() {
        return Html::default();
    }
    part(Reel { fresh: look.fresh(true), steps })
}

/// The steps of a record in which something happens, each with its events.
fn steps(events: &[Event]) -> Vec<(u8, &[Event])> {
    let is_step = |event: &Event| matches!(event, Event::ResistanceStep { .. });
    let mut steps = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let Event::ResistanceStep { step } = event else { continue };
        let rest = &events[at + 1..];
        let until = |event: &Event| is_step(event) || matches!(event, Event::RoundBegan { .. });
        let end = rest.iter().position(until).unwrap_or(rest.len());
        if end > 0 {
            steps.push((*step, &rest[..end]));
        }
    }
    steps
}

fn scene(event: &Event, edition: Edition, look: &Look) -> Option<Scene> {
    let words = || AttrValue::from(text::story(event, &|seat| look.name(seat)).1);
    Some(match event {
        Event::Announced { source, .. } => Scene::Card(*source, edition),
        Event::TrackMoved { step } => Scene::Track(*step),
        Event::Breakthrough { dice, .. } => Scene::Dice(dice.iter().copied().collect(), words()),
        Event::Blasted { roll, .. } | Event::TextRoll { roll, .. } => Scene::Die(*roll, words()),
        Event::CounterPlaced { counter, .. } | Event::CounterMoved { counter, .. } => {
            Scene::Counter(*counter, words())
        }
        Event::RandomSpace { .. } | Event::Asked { .. } => return None,
        _ => Scene::Words(words()),
    })
}

impl Part for Reel {
    const NAME: &'static str = "CqReel";

    fn draw(&self) -> Html {
        let Reel { fresh, steps } = self;
        let told = steps.iter().enumerate().map(|(beat, (step, scenes))| {
            html! {
                <li class={format!("r{beat}")}>
                    <b class="cq-number">{ step }</b>
                    <h3>{ text::step_name(*step) }</h3>
                    { for scenes.iter().map(shown) }
                </li>
            }
        });
        html! { <ol key={*fresh} class="cq-reel" aria-hidden="true">{ for told }</ol> }
    }
}

fn shown(scene: &Scene) -> Html {
    let die = |die: &u8| emblem(&format!("die-{die}"));
    let words = |words: &AttrValue| html! { <p>{ words.clone() }</p> };
    match scene {
        Scene::Card(source, edition) => flash(*source, *edition),
        Scene::Track(step) => html! { <i class={format!("cq-donut g{step}")}><b>{ step }</b></i> },
        Scene::Dice(dice, told) => {
            html! { <><span class="cq-throw">{ for dice.iter().map(die) }</span>{ words(told) }</> }
        }
        Scene::Die(roll, told) => html! { <p class="cq-throw">{ die(roll) }{ words(told) }</p> },
        Scene::Counter(counter, told) => {
            html! { <p class="cq-throw">{ badge(*counter) }{ words(told) }</p> }
        }
        Scene::Words(told) => words(told),
    }
}
