//! What pieces, places and buttons are called in the document.

use engine::Seat;
use games::alien_frontiers::{Card, Colony, Facility, Field, Resource, ShipId, Territory};

/// The acting seat's dice and cards: raided, claimed and taken-back things go there.
pub const TRAY: &str = "tray";
/// The stocks of resources and ships.
pub const STOCK: &str = "stock";
/// The Maintenance Bay.
pub const BAY: &str = "bay";
/// Off the planet: where a lifted field goes.
pub const OFF: &str = "off";
/// The card in use, as a piece and as a place.
pub const USE: &str = "use";
/// The colony that is to be landed.
pub const COLONY: &str = "colony";

/// The place of a facility.
pub fn facility_place(facility: Facility) -> &'static str {
    match facility {
        Facility::SolarConverter => "solar",
        Facility::LunarMine => "mine",
        Facility::OrbitalMarket => "market",
        Facility::ColonyConstructor => "constructor",
        Facility::Shipyard => "shipyard",
        Facility::AlienArtifact => "artifact",
        Facility::ColonistHub => "hub",
        Facility::RaidersOutpost => "outpost",
        Facility::TerraformingStation => "station",
    }
}

/// The place of a territory.
pub fn land_place(territory: Territory) -> &'static str {
    match territory {
        Territory::AsimovCrater => "asimov",
        Territory::BradburyPlateau => "bradbury",
        Territory::BurroughsDesert => "burroughs",
        Territory::HeinleinPlains => "heinlein",
        Territory::HerbertValley => "herbert",
        Territory::LemBadlands => "lem",
        Territory::PohlFoothills => "pohl",
        Territory::VanVogtMountains => "van-vogt",
    }
}

/// The facility at a place.
pub fn facility_at(place: &str) -> Option<Facility> {
    Facility::ALL.into_iter().find(|facility| facility_place(*facility) == place)
}

/// The territory at a place.
pub fn land_at(place: &str) -> Option<Territory> {
    Territory::ALL.into_iter().find(|territory| land_place(*territory) == place)
}

/// The number of a ship within its fleet, the Relic Ship being 6.
pub fn number(ship: ShipId) -> usize {
    if ship.is_relic() { 6 } else { ship.index() % 6 }
}

/// An unplaced ship of the acting seat.
pub fn die_piece(ship: ShipId) -> String {
    format!("die-{}", number(ship))
}

/// A docked ship.
pub fn ship_piece(ship: ShipId) -> String {
    format!("ship-{}", ship.index())
}

/// The colonies of one player on one territory, as a piece and as a place.
pub fn colony_piece(colony: Colony) -> String {
    format!("colony-{}-{}", land_place(colony.territory), colony.owner.0)
}

/// A field.
pub fn field_piece(field: Field) -> &'static str {
    match field {
        Field::Isolation => "field-isolation",
        Field::Positron => "field-positron",
        Field::Repulsor => "field-repulsor",
    }
}

/// A seat's tokens of a resource, as something to take or to give back.
pub fn token_piece(owner: Seat, resource: Resource) -> String {
    let name = match resource {
        Resource::Fuel => "fuel",
        Resource::Ore => "ore",
    };
    format!("{name}-{}", owner.0)
}

/// A card in front of a seat, as something to take.
pub fn loot_piece(owner: Seat, card: Card) -> String {
    format!("loot-{}-{}", owner.0, card as u8)
}

/// A card of the display.
pub fn card_piece(card: Card) -> String {
    button_of("card", card)
}

/// A card of the discard pile.
pub fn old_card_piece(card: Card) -> String {
    button_of("old", card)
}

/// A button that is about a card: `power`, `give`, `claim` or `take`.
pub fn button_of(what: &str, card: Card) -> String {
    format!("{what}-{}", card as u8)
}
