//! Shots, bursts and arrivals, drawn from events. They play by themselves once drawn.

use yew::prelude::*;

use super::hands::{CELL, corner};
use super::screen::sprite;
use crate::games::nicy_hosmosu::{Event, ROWS, Space, Struck};
use crate::web::table::Look;

/// How an invader came to its space in these events, as a class that plays it.
pub fn entrance(space: Space, events: &[Event]) -> Option<&'static str> {
    let arrived = |event: &Event| matches!(event, Event::Arrived { at, .. } if *at == space);
    if events.iter().any(arrived) {
        return Some("nh-arrives");
    }
    let came_down = |event: &Event| matches!(event, Event::Descended { lowest } if space.row() + 1 >= *lowest && space.row() + 1 < ROWS);
    events.iter().any(came_down).then_some("nh-descends")
}

/// Everything that flashes, bursts and floats up in these events.
pub fn draw(events: &[Event], look: &Look) -> Html {
    if !look.moving {
        return Html::default();
    }
    let descended = events.iter().any(|event| matches!(event, Event::Descended { .. }));
    let parts = events.iter().enumerate().map(|(index, event)| {
        let key = format!("{}-{index}", look.frame);
        html! { <g {key} aria-hidden="true">{ effect(event, look, descended) }</g> }
    });
    html! { <g class="nh-effects">{ for parts }</g> }
}

fn effect(event: &Event, look: &Look, descended: bool) -> Html {
    match event {
        Event::Shot { seat, from, to, struck } => {
            let seat_class = format!("seat-{}", look.colour(*seat));
            html! { <g class={seat_class}>{ beam(*from, *to) }{ to.map(|to| struck_at(to, *struck)) }</g> }
        }
        Event::Launched { seat, from, row, taken } => {
            let seat_class = format!("seat-{}", look.colour(*seat));
            let points: u32 = taken.iter().map(|loot| loot.points()).sum();
            let target = Space::at(from.column(), *row);
            html! {
                <g class={seat_class}>
                    { beam(*from, Some(target)) }
                    { for Space::in_row(*row).map(|space| burst(space, "nh-burst")) }
                    { gain(target, points) }
                </g>
            }
        }
        Event::MineExploded { at, token } | Event::FighterLost { at, token, .. } => {
            let late = if descended { "late" } else { "" };
            html! {
                <g class={late}>
                    <g class="nh-ghost" transform={place(*at)}>{ sprite(*token) }</g>
                    { burst(*at, "nh-burst big") }
                </g>
            }
        }
        _ => Html::default(),
    }
}

fn place(space: Space) -> String {
    let (x, y) = corner(space);
    format!("translate({x} {y})")
}

fn beam(from: Space, to: Option<Space>) -> Html {
    let (x, y) = corner(from);
    let top = to.map_or(-14, |to| corner(to).1 + CELL / 2);
    let x = x + CELL / 2;
    html! { <path class="nh-beam" d={format!("M{x} {}V{top}", y + 6)} /> }
}

fn struck_at(at: Space, struck: Struck) -> Html {
    match struck {
        Struck::Nothing => Html::default(),
        Struck::Mine => burst(at, "nh-burst dull"),
        Struck::Taken(token) => html! {
            <>
                <g class="nh-ghost" transform={place(at)}>{ sprite(token) }</g>
                { burst(at, "nh-burst") }
                { gain(at, token.loot().points()) }
            </>
        },
        Struck::Cracked(token) => html! {
            <>
                <g class="nh-ghost" transform={place(at)}>{ sprite(token) }</g>
                { burst(at, "nh-burst dull") }
            </>
        },
        Struck::Fighter(_, loot) => html! {
            <>
                { burst(at, "nh-burst") }
                { loot.map(|loot| gain(at, loot.points())) }
            </>
        },
    }
}

/// Pixels that fly apart.
fn burst(at: Space, class: &'static str) -> Html {
    let pixel = |(index, (x, y)): (usize, &(i32, i32))| {
        html! { <rect class={format!("p{index}")} x={x.to_string()} y={y.to_string()} width="4" height="4" /> }
    };
    html! { <g transform={place(at)}><g {class}>{ for RING.iter().enumerate().map(pixel) }</g></g> }
}

/// Where the pixels of a burst start: a ring around the middle of a space.
const RING: [(i32, i32); 8] =
    [(27, 18), (24, 24), (18, 27), (12, 24), (9, 18), (12, 12), (18, 9), (24, 12)];

fn gain(at: Space, points: u32) -> Html {
    html! {
        <g transform={place(at)}><text class="nh-gain" x="20" y="24">{ format!("+{points}") }</text></g>
    }
}
