//! Shots and bursts, drawn from events. They play by themselves once drawn.

use yew::prelude::*;

use super::rows::{at, sprite};
use crate::look::Look;
use crate::widgets::{Part, keyed};
use games::nicy_hosmosu::{Event, Space, Struck, Token};
use table::boards::nicy_hosmosu::hands::{CELL, corner};

/// Something that flashes, bursts or floats up.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// A shot of a seat of this colour.
    Shot {
        /// The colour.
        colour: u8,
        /// From where.
        from: Space,
        /// To where, unless it left the screen.
        to: Option<Space>,
        /// What was there.
        struck: Struck,
    },
    /// A missile of a seat of this colour.
    Missile {
        /// The colour.
        colour: u8,
        /// From where.
        from: Space,
        /// The row that it destroyed.
        row: u8,
        /// What that brought.
        points: u32,
    },
    /// Something blew up with the token that was there, after the descent if there was one.
    Blast {
        /// Where.
        at: Space,
        /// The token.
        token: Token,
        /// Whether a descent comes first.
        late: bool,
    },
}

impl Effect {
    fn of(event: &Event, late: bool, look: &Look) -> Option<Self> {
        Some(match event {
            Event::Shot { seat, from, to, struck } => {
                Effect::Shot { colour: look.colour(*seat), from: *from, to: *to, struck: *struck }
            }
            Event::Launched { seat, from, row, taken } => {
                let points = taken.iter().map(|loot| loot.points()).sum();
                Effect::Missile { colour: look.colour(*seat), from: *from, row: *row, points }
            }
            Event::MineExploded { at, token } | Event::FighterLost { at, token, .. } => {
                Effect::Blast { at: *at, token: *token, late }
            }
            _ => return None,
        })
    }
}

/// Everything that flashes, bursts and floats up in these events.
pub fn draw(events: &[Event], look: &Look) -> Html {
    if !look.moving {
        return Html::default();
    }
    let late = events.iter().any(|event| matches!(event, Event::Descended { .. }));
    let effects: Vec<Effect> =
        events.iter().filter_map(|event| Effect::of(event, late, look)).collect();
    let fresh = look.fresh(!effects.is_empty());
    keyed("effects", Effects { effects, fresh })
}

/// All effects of a frame.
#[derive(PartialEq)]
pub struct Effects {
    /// What happens.
    pub effects: Vec<Effect>,
    /// What happens again is a new element, so that it plays.
    pub fresh: usize,
}

impl Part for Effects {
    const NAME: &'static str = "Effects";

    fn draw(&self) -> Html {
        let part = |effect: &Effect| html! { <g aria-hidden="true">{ effect_parts(effect) }</g> };
        html! { <g key={self.fresh} class="nh-effects">{ for self.effects.iter().map(part) }</g> }
    }
}

fn effect_parts(effect: &Effect) -> Html {
    match *effect {
        Effect::Shot { colour, from, to, struck } => html! {
            <g class={format!("seat-{colour}")}>{ beam(from, to) }{ to.map(|to| struck_at(to, struck)) }</g>
        },
        Effect::Missile { colour, from, row, points } => {
            let target = Space::at(from.column(), row);
            html! {
                <g class={format!("seat-{colour}")}>
                    { beam(from, Some(target)) }
                    { for Space::in_row(row).map(|space| burst(space, "nh-burst")) }
                    { gain(target, points) }
                </g>
            }
        }
        Effect::Blast { at, token, late } => html! {
            <g class={if late { "late" } else { "" }}>
                { ghost(at, token) }
                { burst(at, "nh-burst big") }
            </g>
        },
    }
}

/// What was there, until the effect reaches it.
fn ghost(space: Space, token: Token) -> Html {
    html! { <g class="nh-ghost" transform={at(space)}>{ sprite(token) }</g> }
}

fn beam(from: Space, to: Option<Space>) -> Html {
    let (x, y) = corner(from);
    let top = to.map_or(-14, |to| corner(to).1 + CELL / 2);
    let x = x + CELL / 2;
    html! { <path class="nh-beam" d={format!("M{x} {}V{top}", y + 6)} /> }
}

fn struck_at(space: Space, struck: Struck) -> Html {
    match struck {
        Struck::Nothing => Html::default(),
        Struck::Mine => burst(space, "nh-burst dull"),
        Struck::Taken(token) => html! {
            <>
                { ghost(space, token) }
                { burst(space, "nh-burst") }
                { gain(space, token.loot().points()) }
            </>
        },
        Struck::Cracked(token) => html! {
            <>
                { ghost(space, token) }
                { burst(space, "nh-burst dull") }
            </>
        },
        Struck::Fighter(_, loot) => html! {
            <>
                { burst(space, "nh-burst") }
                { loot.map(|loot| gain(space, loot.points())) }
            </>
        },
    }
}

/// Pixels that fly apart.
fn burst(space: Space, class: &'static str) -> Html {
    let pixel = |(index, (x, y)): (usize, &(i32, i32))| {
        html! { <rect class={format!("p{index}")} x={x.to_string()} y={y.to_string()} width="4" height="4" /> }
    };
    html! { <g transform={at(space)}><g {class}>{ for RING.iter().enumerate().map(pixel) }</g></g> }
}

/// Where the pixels of a burst start: a ring around the middle of a space.
const RING: [(i32, i32); 8] =
    [(27, 18), (24, 24), (18, 27), (12, 24), (9, 18), (12, 12), (18, 9), (24, 12)];

fn gain(space: Space, points: u32) -> Html {
    html! {
        <g transform={at(space)}><text class="nh-gain" x="20" y="24">{ format!("+{points}") }</text></g>
    }
}
