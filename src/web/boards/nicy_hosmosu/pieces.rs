//! What flies: the mine and the fighters.

use yew::prelude::*;

use super::rows::at;
use crate::look::Piece;
use crate::widgets::{Part, group, shape_path};
use games::nicy_hosmosu::{Space, text};
use table::boards::nicy_hosmosu::sprites::Sprite;

/// The mine on its orbit.
#[derive(PartialEq)]
pub struct Mine {
    /// Where it is.
    pub space: Space,
    /// The piece that it is.
    pub piece: Piece,
}

impl Part for Mine {
    const NAME: &'static str = "Mine";

    fn draw(&self) -> Html {
        let piece = &self.piece;
        html! {
            <g transform={at(self.space)}>
                <g data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()} data-hint={piece.hint()}
                    data-motion={piece.id.clone()} class="nh-piece" role="button" aria-label={text::THE_MINE}>
                    { orb() }
                </g>
            </g>
        }
    }
}

/// The mine within a space of 40 × 40.
pub fn orb() -> Html {
    html! {
        <g class="nh-mine">
            <circle class="halo" cx="20" cy="20" r="15" />
            <path class="spikes" d="M20 5v30M5 20h30M9.500 9.500l21 21M30.500 9.500l-21 21" />
            <circle class="orb" cx="20" cy="20" r="9.500" />
            <circle class="spark" cx="17" cy="17" r="2.500" />
        </g>
    }
}

/// A fighter on the board.
#[derive(PartialEq)]
pub struct Fighter {
    /// Where it is.
    pub space: Space,
    /// Its name among the motions of a frame.
    pub motion: AttrValue,
    /// The piece that it is while its owner is to act.
    pub piece: Option<Piece>,
    /// Its owner's colour.
    pub colour: u8,
    /// Its level.
    pub level: u8,
    /// The name for screen readers.
    pub label: AttrValue,
}

impl Part for Fighter {
    const NAME: &'static str = "Fighter";

    fn draw(&self) -> Html {
        let piece = self.piece.as_ref();
        let (own, role) = if piece.is_some() { (" own", "button") } else { ("", "img") };
        html! {
            <g transform={at(self.space)}>
                <g data-piece={piece.map(|piece| piece.id.clone())} data-can={piece.and_then(Piece::can)}
                    tabindex={piece.and_then(Piece::tabindex)} data-hint={piece.and_then(Piece::hint)}
                    data-motion={self.motion.clone()} class={format!("nh-piece seat-{}{own}", self.colour)} {role}
                    aria-label={self.label.clone()}>
                    { fighter(self.colour, self.level) }
                </g>
            </g>
        }
    }
}

/// A fighter within a space of 40 × 40, with its owner's shape and a light for each level above 1.
pub fn fighter(colour: u8, level: u8) -> Html {
    let light = |index: u8| {
        let x = if index == 0 { "9" } else { "28" };
        html! { <rect class="level" {x} y="12" width="3" height="7" /> }
    };
    html! {
        <g class="nh-fighter">
            <g transform="translate(4 7) scale(2.667)"><path class="hull" d={Sprite::fighter().body} /></g>
            <path class="mark" transform="translate(14 16) scale(.5)" d={shape_path(colour)} />
            { group((0..level.saturating_sub(1)).map(light)) }
        </g>
    }
}
