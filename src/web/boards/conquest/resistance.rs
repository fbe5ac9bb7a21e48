//! The Humans' side of the table: the Tech Track as a gauge towards the Super Cannon, and their
//! phase as a newsreel.

use yew::prelude::*;

use super::cards::{badge, emblem, page, tint};
use super::fight::mini;
use crate::games::conquest::text;
use crate::games::conquest::{Conquest, Event, Source};
use crate::web::table::Look;

/// The gauge, where the game has one, with the Human Tech that works.
pub fn gauge(game: &Conquest) -> Html {
    let Some(track) = game.track() else { return Html::default() };
    let step = |step: u8| {
        let class = classes!(
            (step == track.step).then_some("now"),
            (step < track.step).then_some("past"),
            track.circles().contains(&step).then_some("circle"),
        );
        html! { <i {class}>{ step }</i> }
    };
    html! {
        <div class="cq-gauge" role="img" aria-label={text::track_label(&track)}>
            <i class={format!("cq-donut g{}", track.step.min(10))}><b>{ track.step }</b></i>
            <b>{ text::TRACK }</b>
            <span class="cq-steps">{ for (0..=10).map(step) }</span>
            <b>{ text::CANNON }</b>
            { for game.tech_in_play().iter().map(|tech| mini(Source::Tech(*tech))) }
        </div>
    }
}

/// The Resistance Phase, told step by step: the Event read out, liberations, the track, counters on
/// the move, barrages, breakthrough dice. Each step comes by itself; skipping shows the board.
pub fn reel(events: &[Event], look: &Look) -> Html {
    let steps = steps(events);
    if !look.moving || steps.is_empty() {
        return Html::default();
    }
    let told = steps.into_iter().enumerate().map(|(beat, (step, events))| {
        html! {
            <li class={format!("r{beat}")}>
                <b class="cq-number">{ step }</b>
                <h3>{ text::step_name(step) }</h3>
                { for events.iter().filter_map(|event| scene(event, look)) }
            </li>
        }
    });
    html! {
        <ol key={look.frame} class="cq-reel" aria-hidden="true">{ for told }</ol>
    }
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

/// One event of a step, as a picture or a sentence.
fn scene(event: &Event, look: &Look) -> Option<Html> {
    let words = || html! { <p>{ text::story(event, &|seat| look.name(seat)).1 }</p> };
    Some(match event {
        Event::Announced { source, .. } => {
            html! { <div class={classes!("cq-flash", tint(*source))}>{ page(*source, None) }</div> }
        }
        Event::TrackMoved { step } => {
            html! { <i class={format!("cq-donut g{step}")}><b>{ step }</b></i> }
        }
        Event::Breakthrough { dice, .. } => html! {
            <><span class="cq-throw">{ for dice.iter().map(|die| emblem(&format!("die-{die}"))) }</span>{ words() }</>
        },
        Event::Blasted { roll, .. } | Event::TextRoll { roll, .. } => html! {
            <p class="cq-throw">{ emblem(&format!("die-{roll}")) }{ words() }</p>
        },
        Event::CounterPlaced { counter, .. } | Event::CounterMoved { counter, .. } => html! {
            <p class="cq-throw">{ badge(*counter) }{ words() }</p>
        },
        Event::RandomSpace { .. } | Event::Asked { .. } => return None,
        _ => words(),
    })
}
