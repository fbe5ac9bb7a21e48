//! The Colonist Hub's rails.

use yew::prelude::*;

use super::planet::dome;
use crate::look::Piece;
use crate::widgets::{Part, group, shape};
use games::alien_frontiers::text::board;

/// AF-7.1: a rail: three ports and seven circles.
#[derive(PartialEq)]
pub struct HubTrack {
    /// The colour of whose colony is on it.
    pub colour: Option<u8>,
    /// The colour of whoever is to act, if that seat docks here.
    pub next: Option<u8>,
    /// The circle that the colony is on; 0 for none.
    pub circle: u8,
    /// The colony, if it can be dragged to the planet.
    pub rider: Option<Piece>,
    /// The name for screen readers.
    pub label: AttrValue,
    /// Its ports.
    pub children: Html,
}

impl Part for HubTrack {
    const NAME: &'static str = "HubTrack";

    fn draw(&self) -> Html {
        let rider = self.rider.as_ref();
        let stop = |at: u8| {
            html! {
                <i class={if at == 7 { "last" } else { "" }}>
                    if at == self.circle {
                        <div key={u8::from(rider.is_some())} class="af-rider" data-piece={rider.map(|piece| piece.id.clone())}
                            data-can={rider.and_then(Piece::can)} tabindex={rider.and_then(Piece::tabindex)}
                            data-hint={rider.and_then(Piece::hint)} role="button" aria-label={board::COLONY}>
                            <svg viewBox="0 0 24 24" aria-hidden="true">{ group(self.colour.map(dome)) }</svg>
                        </div>
                    }
                </i>
            }
        };
        let own = if self.next.is_some() { " own" } else { "" };
        let class = match self.colour.or(self.next) {
            Some(colour) => format!("af-track seat-{colour}{own}"),
            None => "af-track".into(),
        };
        html! {
            <div {class} role="group" aria-label={self.label.clone()}>
                { group(self.colour.map(shape)) }
                <span class="af-block">{ self.children.clone() }</span>
                <span class="af-rail">{ for (1..=7).map(stop) }</span>
            </div>
        }
    }
}
