//! A territory: its ground, what lies on it, and what it says about itself.

use yew::prelude::*;

use super::cards::{Note, notes};
use super::dice::die_parts;
use super::planet::dome;
use crate::look::{Piece, Place};
use crate::widgets::{Part, group, shape_path};
use games::alien_frontiers::text::{field_name, territory_name};
use games::alien_frontiers::{self as rules, Die};
use table::boards::alien_frontiers::pieces::field_piece;

/// A seventh of the ring, pointing up.
const SECTOR: &str = "M-43.400-90.100A100 100 0 0 1 43.400-90.100L17.400-36A40 40 0 0 0-17.400-36z";
/// The angle of a territory's sector and the middle of it; the desert is the hub of the wheel.
fn spot(territory: rules::Territory) -> (i32, (i32, i32)) {
    match territory {
        rules::Territory::AsimovCrater => (180, (0, 68)),
        rules::Territory::HeinleinPlains => (231, (-56, 42)),
        rules::Territory::VanVogtMountains => (283, (-69, -18)),
        rules::Territory::LemBadlands => (334, (-31, -67)),
        rules::Territory::BradburyPlateau => (26, (31, -67)),
        rules::Territory::HerbertValley => (77, (69, -18)),
        rules::Territory::PohlFoothills => (129, (56, 42)),
        rules::Territory::BurroughsDesert => (0, (0, -6)),
    }
}

fn at(x: i32, y: i32) -> String {
    format!("translate({x} {y})")
}

/// The ground of a territory: the place where colonies and fields are dropped.
#[derive(PartialEq)]
pub struct Ground {
    /// Which territory.
    pub land: rules::Territory,
    /// The place that it is.
    pub place: Place,
    /// The colour of the seat that controls it.
    pub controller: Option<u8>,
    /// The name for screen readers.
    pub label: AttrValue,
}

impl Part for Ground {
    const NAME: &'static str = "Ground";

    fn draw(&self) -> Html {
        let owner = self.controller.map_or(String::new(), |colour| format!(" seat-{colour}"));
        let class = format!("af-land t{}{owner}", self.land as u8);
        let (place, hint, label) = (self.place.id.clone(), self.place.hint(), self.label.clone());
        if self.land == rules::Territory::BurroughsDesert {
            return html! {
                <circle {class} data-place={place} data-hint={hint} r="38" role="button" aria-label={label} />
            };
        }
        html! {
            <g transform={format!("rotate({})", spot(self.land).0)}>
                <path {class} data-place={place} data-hint={hint} d={SECTOR} role="button" aria-label={label} />
            </g>
        }
    }
}

/// What lies on a territory: its name, counter, colonies, fields, and the Relic Ship.
#[derive(PartialEq)]
pub struct Territory {
    /// Which territory.
    pub land: rules::Territory,
    /// The colour of the seat that controls it.
    pub controller: Option<u8>,
    /// AF-9.6: whether the Relic Ship waits here.
    pub relic: bool,
    /// The fields on it.
    pub fields: Vec<rules::Field>,
    /// The colonies on it, drawn.
    pub colonies: Html,
    /// The fields, drawn.
    pub rings: Html,
}

impl Part for Territory {
    const NAME: &'static str = "Territory";

    fn draw(&self) -> Html {
        let (_, (x, y)) = spot(self.land);
        // Every name has a space in the right place: one word per line, or `Van Vogt`.
        let (first, second) = territory_name(self.land).rsplit_once(' ').unwrap_or_default();
        let halo = |field: &rules::Field| html! { <circle class={format!("af-halo {}", field_piece(*field))} r="26" /> };
        html! {
            <g transform={at(x, y)}>
                { group(self.fields.iter().map(halo)) }
                <g class={format!("af-name t{}", self.land as u8)} tabindex="0">
                    <text y="-14">{ first }</text><text y="-6">{ second }</text>
                </g>
                if let Some(colour) = self.controller {
                    <g class={format!("seat-{colour}")} transform="translate(-5 -32) scale(.42)">
                        <path class="af-counter" d={shape_path(colour)} />
                    </g>
                }
                if self.relic {
                    <g transform="translate(-22 13) scale(.58)">{ die_parts(None, Die::relic(6)) }</g>
                }
                { self.colonies.clone() }
                { self.rings.clone() }
            </g>
        }
    }
}

/// The colonies of a seat on a territory.
#[derive(PartialEq)]
pub struct Colony {
    /// The piece that they are.
    pub piece: Piece,
    /// The place that they are, while colonies are swapped.
    pub place: Option<Place>,
    /// Their owner's colour.
    pub colour: u8,
    /// How many.
    pub count: u8,
    /// Where on the territory.
    pub x: i32,
    /// The name for screen readers.
    pub label: AttrValue,
    /// What has just landed is a new element, so that its landing plays.
    pub fresh: usize,
}

impl Part for Colony {
    const NAME: &'static str = "Colony";

    fn draw(&self) -> Html {
        let (piece, place) = (&self.piece, self.place.as_ref());
        let class = if self.fresh > 0 { "af-colony af-touches" } else { "af-colony" };
        html! {
            <g key={self.fresh} transform={format!("translate({} -3) scale(.62)", self.x - 7)}>
                <g {class} data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()}
                    data-place={place.map(|place| place.id.clone())} data-hint={piece.hint().or(place.and_then(Place::hint))}
                    role={piece.role()} aria-label={self.label.clone()}>
                    { dome(self.colour) }
                    if self.count > 1 { <text class="af-count" x="20" y="26">{ self.count }</text> }
                </g>
            </g>
        }
    }
}

/// A field as a glowing ring.
#[derive(PartialEq)]
pub struct Field {
    /// Which field.
    pub field: rules::Field,
    /// The piece that it is.
    pub piece: Piece,
    /// Where.
    pub x: i32,
    /// Where.
    pub y: i32,
}

impl Part for Field {
    const NAME: &'static str = "Field";

    fn draw(&self) -> Html {
        let (piece, name) = (&self.piece, field_name(self.field));
        html! {
            <g transform={at(self.x, self.y)}>
                <g class={format!("af-field {}", piece.id)} data-piece={piece.id.clone()} data-can={piece.can()}
                    tabindex={piece.tabindex()} data-hint={piece.hint()} role={piece.role()} aria-label={name}>
                    <title>{ name }</title><circle r="6" /><text y="3">{ &name[..1] }</text>
                </g>
            </g>
        }
    }
}

/// What a territory says about itself.
#[derive(PartialEq)]
pub struct Help {
    /// Which territory.
    pub land: rules::Territory,
    /// What it says.
    pub lines: Vec<Note>,
}

impl Part for Help {
    const NAME: &'static str = "TerritoryHelp";

    fn draw(&self) -> Html {
        html! { <p class={format!("af-help h{}", self.land as u8)}>{ notes(&self.lines) }</p> }
    }
}
