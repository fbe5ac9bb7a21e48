//! A facility as a module of the chart, and the Maintenance Bay.

use yew::prelude::*;

use super::cards::{Note, title};
use crate::look::Place;
use crate::widgets::{Part, group, shape};
use games::alien_frontiers::text::{board, facility_name, territory_name};
use games::alien_frontiers::{self as rules, Shape, Territory};

/// AF-8.1: the territory whose bonus is about a facility.
pub fn linked(facility: rules::Facility) -> Option<Territory> {
    Some(match facility {
        rules::Facility::SolarConverter => Territory::LemBadlands,
        rules::Facility::LunarMine => Territory::VanVogtMountains,
        rules::Facility::OrbitalMarket => Territory::HeinleinPlains,
        rules::Facility::ColonyConstructor => Territory::BradburyPlateau,
        rules::Facility::Shipyard => Territory::HerbertValley,
        rules::Facility::AlienArtifact => Territory::PohlFoothills,
        rules::Facility::ColonistHub => Territory::AsimovCrater,
        rules::Facility::RaidersOutpost | rules::Facility::TerraformingStation => return None,
    })
}

/// A facility's sign within 24 × 24, drawn with lines.
fn sign(facility: rules::Facility) -> &'static str {
    match facility {
        rules::Facility::SolarConverter => {
            "M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
        }
        rules::Facility::LunarMine => "M12 2l7 8-7 12-7-12zM5 10h14M12 2l-3 8 3 12 3-12z",
        rules::Facility::OrbitalMarket => "M3 8h16l-4-5M21 16H5l4 5",
        rules::Facility::ColonyConstructor => {
            "M2 20a10 13 0 0 1 20 0zM9 20v-5h6v5M12 7V2M7 10l10 0"
        }
        rules::Facility::Shipyard => {
            "M12 2c4 4 5 9 4 14H8C7 11 8 6 12 2zM8 12l-4 6 4-1M16 12l4 6-4-1M10 19v3M14 19v3M12 8v2"
        }
        rules::Facility::AlienArtifact => "M12 1l6 7-3 14H9L6 8zM6 8h12M12 11v7M10 14h4",
        rules::Facility::ColonistHub => {
            "M8 12h2M16 12h2M2 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M10 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M20 9v6l3-3z"
        }
        rules::Facility::RaidersOutpost => {
            "M12 1v6M12 17v6M1 12h6M17 12h6M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M11 12h2"
        }
        rules::Facility::TerraformingStation => {
            "M5 12a7 7 0 1 0 14 0a7 7 0 1 0-14 0M6 9C0 13 0 17 3 17c5 0 16-6 18-10 1-2-1-3-4-2"
        }
    }
}

/// The sign that a module carries, faintly.
fn emblem(path: &'static str) -> Html {
    html! { <svg class="af-sign" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg> }
}

/// A facility.
#[derive(PartialEq)]
pub struct Facility {
    /// Which one.
    pub facility: rules::Facility,
    /// The place that it is.
    pub place: Place,
    /// Its explanation.
    pub lines: Vec<Note>,
    /// What docks there now.
    pub takes: AttrValue,
    /// What that gives.
    pub gives: AttrValue,
    /// The colour of the seat that controls the territory it is linked to.
    pub controller: Option<u8>,
    /// Its ports, and what else it has.
    pub children: Html,
}

impl Part for Facility {
    const NAME: &'static str = "Facility";

    fn draw(&self) -> Html {
        let name = facility_name(self.facility);
        let class = match self.facility.shape() {
            Shape::Single => "",
            Shape::Pair | Shape::Triple => " equal",
            Shape::Run => " run",
        };
        html! {
            <div class={format!("af-module af-{}{class}", self.place.id)} data-place={self.place.id.clone()}
                data-hint={self.place.hint()} role="group" aria-label={name}>
                { emblem(sign(self.facility)) }
                { title(name, &self.lines) }
                <p class="af-deal">{ self.takes.clone() }<b>{ self.gives.clone() }</b></p>
                { self.children.clone() }
                if let Some(land) = linked(self.facility) {
                    <p class="af-link">
                        { group(self.controller.map(shape)) }
                        { territory_name(land) }
                    </p>
                }
            </div>
        }
    }
}

/// AF-4.11: the Maintenance Bay.
#[derive(PartialEq)]
pub struct Bay {
    /// The place that it is.
    pub place: Place,
    /// The ships in it.
    pub children: Html,
}

impl Part for Bay {
    const NAME: &'static str = "Bay";

    fn draw(&self) -> Html {
        html! {
            <div class="af-module af-bay" data-place={self.place.id.clone()} data-hint={self.place.hint()} role="group"
                aria-label={board::BAY}>
                { emblem("M15 8a4 4 0 0 1 6-4l-3 3 2 2 3-3a4 4 0 0 1-6 5L7 22l-4-4z") }
                { title(board::BAY, &[(board::BAY_HELP.into(), "AF-4.11")]) }
                <div class="af-ports">{ self.children.clone() }</div>
            </div>
        }
    }
}
