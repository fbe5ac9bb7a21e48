//! A row of the screen: its spaces, and the invaders on them.

use yew::prelude::*;

use crate::look::Place;
use crate::widgets::{Part, group};
use games::nicy_hosmosu::{COLUMNS, Space, Token};
use table::boards::nicy_hosmosu::hands::{CELL, corner};
use table::boards::nicy_hosmosu::sprites::Sprite;

/// Moves a drawing to a space.
pub fn at(space: Space) -> String {
    let (x, y) = corner(space);
    format!("translate({x} {y})")
}

/// The spaces of a row: the places to drop things on.
#[derive(PartialEq)]
pub struct CellRow {
    /// Which row, counted from 0.
    pub row: u8,
    /// Its spaces from left to right.
    pub cells: Vec<Cell>,
}

/// A space.
#[derive(PartialEq)]
pub struct Cell {
    /// The place that it is.
    pub place: Place,
    /// The name for screen readers.
    pub label: AttrValue,
    /// What the fighter would shoot at from here, if it can fly here.
    pub aim: Option<Aim>,
}

/// A shot that is not fired yet.
#[derive(PartialEq)]
pub struct Aim {
    /// What it would hit, unless it leaves the screen.
    pub to: Option<Space>,
    /// What that would bring.
    pub brings: AttrValue,
}

impl Part for CellRow {
    const NAME: &'static str = "CellRow";

    fn draw(&self) -> Html {
        let cell = |(space, Cell { place, label, aim }): (Space, &Cell)| {
            let (x, y) = corner(space);
            html! {
                <>
                    <rect class="nh-cell" data-place={place.id.clone()} data-hint={place.hint()}
                        x={(x + 1).to_string()} y={(y + 1).to_string()} width="38" height="38" rx="5" role="button"
                        aria-label={label.clone()} />
                    { group(aim.as_ref().map(|aim| line_of_fire(space, aim))) }
                </>
            }
        };
        Space::in_row(self.row).zip(&self.cells).map(cell).collect()
    }
}

/// What a shot from a space would hit and bring: seen while the space is open to the fighter in the hand.
fn line_of_fire(from: Space, aim: &Aim) -> Html {
    let (x, y) = corner(from);
    let (middle, top) = (x + CELL / 2, aim.to.map_or(-14, |to| corner(to).1 + CELL - 4));
    let mark = aim.to.map(|to| {
        let (x, y) = corner(to);
        format!("M{} {}h36v36h-36z", x + 2, y + 2)
    });
    html! {
        <g class="nh-aim" aria-hidden="true">
            <path d={format!("M{middle} {}V{top}{}", y + 6, mark.unwrap_or_default())} />
            <text x={middle.to_string()} y={(y + 25).to_string()}>{ aim.brings.clone() }</text>
        </g>
    }
}

/// How an invader came to its space.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Entrance {
    /// It was there before.
    None,
    /// As a reinforcement.
    Arrives,
    /// From the row above.
    Descends,
}

/// An invader as it is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Invader {
    /// What it is.
    pub token: Token,
    /// Whether it is half of a ship whose other half is gone.
    pub damaged: bool,
    /// How it came.
    pub entrance: Entrance,
}

/// A row of invaders.
#[derive(PartialEq)]
pub struct InvaderRow {
    /// Which row, counted from 0.
    pub row: u8,
    /// From left to right.
    pub invaders: [Option<Invader>; COLUMNS as usize],
    /// What has just come is a new element, so that its entrance plays.
    pub fresh: usize,
}

impl Part for InvaderRow {
    const NAME: &'static str = "InvaderRow";

    fn draw(&self) -> Html {
        let invader = |(space, invader): (Space, &Option<Invader>)| {
            let Invader { token, damaged, entrance } = (*invader)?;
            let (fresh, entrance) = match entrance {
                Entrance::None => (0, ""),
                Entrance::Arrives => (self.fresh, "nh-arrives"),
                Entrance::Descends => (self.fresh, "nh-descends"),
            };
            let key = fresh * usize::from(COLUMNS) + usize::from(space.column());
            let state = if damaged { "damaged" } else { "" };
            Some(html! {
                <g {key} transform={at(space)} aria-hidden="true">
                    <g class={format!("nh-invader {entrance} {state}")}>
                        { sprite(token) }
                        if damaged { { smoke() } }
                    </g>
                </g>
            })
        };
        Space::in_row(self.row).zip(&self.invaders).filter_map(invader).collect()
    }
}

fn smoke() -> Html {
    html! {
        <g class="nh-smoke">
            <rect x="10" y="4" width="4" height="4" />
            <rect x="18" y="1" width="5" height="5" />
            <rect x="26" y="5" width="3" height="3" />
        </g>
    }
}

/// An invader within a space of 40 × 40. Halves reach the edge where they join.
pub fn sprite(token: Token) -> Html {
    let Sprite { body, eyes, lights } = Sprite::invader(token);
    let class = match token {
        Token::One => "nh-m1",
        Token::Two => "nh-m2",
        Token::Three => "nh-m3",
        Token::Four => "nh-m4",
        Token::Five => "nh-m5",
        Token::Left | Token::Right => "nh-ship",
    };
    // Twelve pixels make 31 units of a monster and all 40 of a half.
    let place = if token.is_half() {
        "translate(0 3.3) scale(3.334)"
    } else {
        "translate(4.5 7) scale(2.6)"
    };
    html! {
        <g {class} transform={place}>
            <path class="body" d={body} />
            <path class="eye" d={eyes} />
            <path class="light" d={lights} />
        </g>
    }
}
