//! What has just happened, as a strip of comic panels that goes by itself.

use yew::prelude::*;

use super::cards::{emblem, page, tint};
use crate::games::conquest::Event;
use crate::games::conquest::text::{self, location_name, story};
use crate::web::table::Look;

/// How many panels fit; of more only the last are shown.
const PANELS: usize = 4;

/// The panels of a record.
pub fn strip(events: &[Event], look: &Look) -> Html {
    // The Resistance Phase has a newsreel of its own.
    let reel = events.iter().any(|event| matches!(event, Event::ResistanceStep { .. }));
    if !look.moving || reel {
        return Html::default();
    }
    let mut panels: Vec<Html> = events.iter().filter_map(|event| panel(event, look)).collect();
    if panels.is_empty() {
        return Html::default();
    }
    let late = panels.len().saturating_sub(PANELS);
    panels.drain(..late);
    let beat =
        |(index, panel): (usize, Html)| html! { <li class={format!("b{index}")}>{ panel }</li> };
    html! {
        <ol key={look.frame} class="cq-strip" aria-hidden="true">{ for panels.into_iter().enumerate().map(beat) }</ol>
    }
}

fn panel(event: &Event, look: &Look) -> Option<Html> {
    let words = || story(event, &|seat| look.name(seat)).1;
    Some(match event {
        Event::RoundSettled { strength, dice, winner, .. } => {
            let side = |side: usize| {
                let total = strength[side] + i16::from(dice[side]);
                let won = (*winner == Some(side as u8)).then_some("won");
                let die = dice[side].max(1);
                html! { <span class={classes!("cq-half", won)}>{ emblem(&format!("die-{die}")) }<b>{ total }</b></span> }
            };
            let bang = match winner {
                Some(0) => text::ZAP,
                Some(_) => text::POW,
                None => text::DRAW,
            };
            html! { <>{ side(0) }<em>{ bang }</em>{ side(1) }</> }
        }
        Event::Announced { source, .. } => {
            html! { <><div class={classes!("cq-flash", tint(*source))}>{ page(*source, None) }</div><p>{ words() }</p></> }
        }
        Event::Conquered { .. } => {
            html! { <><em>{ text::CONQUERED }</em><p>{ words() }</p></> }
        }
        Event::Explored { location, .. } => {
            html! { <>{ super::cards::postcard(*location) }<p>{ location_name(*location) }</p></> }
        }
        Event::Destroyed { .. } => html! { <><em>{ text::KABOOM }</em><p>{ words() }</p></> },
        Event::Canceled { .. }
        | Event::Demolished { .. }
        | Event::CaptainComes { .. }
        | Event::TechDrawn { .. }
        | Event::Breakthrough { .. } => html! { <p>{ words() }</p> },
        _ => return None,
    })
}
