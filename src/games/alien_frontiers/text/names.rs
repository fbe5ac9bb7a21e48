//! Names, and what each thing on the table is good for.

use crate::{Card, Facility, Field, Territory};

/// What something does, in a sentence or two, and the rule that says it in full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Help {
    /// The explanation.
    pub text: &'static str,
    /// The rule's number.
    pub rule: &'static str,
}

const fn help(text: &'static str, rule: &'static str) -> Help {
    Help { text, rule }
}

/// A facility's name.
pub fn facility_name(facility: Facility) -> &'static str {
    match facility {
        Facility::SolarConverter => "Solar Converter",
        Facility::LunarMine => "Lunar Mine",
        Facility::OrbitalMarket => "Orbital Market",
        Facility::ColonyConstructor => "Colony Constructor",
        Facility::Shipyard => "Shipyard",
        Facility::AlienArtifact => "Alien Artifact",
        Facility::ColonistHub => "Colonist Hub",
        Facility::RaidersOutpost => "Raiders' Outpost",
        Facility::TerraformingStation => "Terraforming Station",
    }
}

/// What a facility takes and gives.
pub fn facility_help(facility: Facility) -> Help {
    match facility {
        Facility::SolarConverter => {
            help("One ship of any value brings half its value in fuel, rounded up.", "AF-5.1")
        }
        Facility::LunarMine => help(
            "One ship brings 1 ore. It must match or beat the highest ship docked here.",
            "AF-5.2",
        ),
        Facility::OrbitalMarket => help(
            "Two equal ships. For the rest of your turn you may buy 1 ore for as much fuel as one of them shows.",
            "AF-5.4",
        ),
        Facility::ColonyConstructor => {
            help("Three equal ships and 3 ore land one of your colonies.", "AF-7.10")
        }
        Facility::Shipyard => help(
            "Two equal ships build a new one for your fleet. The fourth costs 1 fuel and 1 ore, the fifth 2 and 2, the sixth 3 and 3.",
            "AF-6.1",
        ),
        Facility::AlienArtifact => help(
            "Each ship lets you lay out three new cards. Ships that add up to 8 in one turn claim a card.",
            "AF-6.6",
        ),
        Facility::ColonistHub => help(
            "Each ship moves your colony one circle along its track. From the seventh you launch it for 1 fuel and 1 ore.",
            "AF-7.1",
        ),
        Facility::RaidersOutpost => help(
            "Three ships in a row that beat the run docked here. Take four resources or one card from your opponents.",
            "AF-5.8",
        ),
        Facility::TerraformingStation => help(
            "A 6, 1 fuel and 1 ore land one of your colonies. The ship leaves your fleet when your next turn begins.",
            "AF-7.11",
        ),
    }
}

/// A territory's name.
pub fn territory_name(territory: Territory) -> &'static str {
    match territory {
        Territory::AsimovCrater => "Asimov Crater",
        Territory::BradburyPlateau => "Bradbury Plateau",
        Territory::BurroughsDesert => "Burroughs Desert",
        Territory::HeinleinPlains => "Heinlein Plains",
        Territory::HerbertValley => "Herbert Valley",
        Territory::LemBadlands => "Lem Badlands",
        Territory::PohlFoothills => "Pohl Foothills",
        Territory::VanVogtMountains => "Van Vogt Mountains",
    }
}

/// What the bonus of a territory does for whoever controls it.
pub fn territory_help(territory: Territory) -> Help {
    match territory {
        Territory::AsimovCrater => help(
            "With more than one ship at the Colonist Hub in a turn the colony moves one circle further.",
            "AF-9.1",
        ),
        Territory::BradburyPlateau => {
            help("The Colony Constructor costs you 2 ore instead of 3.", "AF-9.3")
        }
        Territory::BurroughsDesert => {
            help("You may buy the Relic Ship for 1 fuel and 1 ore while it lies here.", "AF-9.4")
        }
        Territory::HeinleinPlains => {
            help("Every trade at the Orbital Market costs you just 1 fuel.", "AF-9.9")
        }
        Territory::HerbertValley => help("A new ship costs you 1 fuel and 1 ore less.", "AF-9.10"),
        Territory::LemBadlands => {
            help("Each of your ships at the Solar Converter brings 1 fuel more.", "AF-9.11")
        }
        Territory::PohlFoothills => {
            help("Each use of a card's fuel power costs you 1 fuel less.", "AF-9.12")
        }
        Territory::VanVogtMountains => {
            help("Your first ship at the Lunar Mine in a turn may show any value.", "AF-9.13")
        }
    }
}

/// A field's name.
pub fn field_name(field: Field) -> &'static str {
    match field {
        Field::Isolation => "Isolation Field",
        Field::Positron => "Positron Field",
        Field::Repulsor => "Repulsor Field",
    }
}

/// What a field does to its territory.
pub fn field_help(field: Field) -> Help {
    match field {
        Field::Isolation => help("Nobody has the bonus of this territory.", "AF-10.5"),
        Field::Positron => help("Whoever controls this territory has 1 point more.", "AF-10.7"),
        Field::Repulsor => help("No colony can come to this territory or leave it.", "AF-10.8"),
    }
}

/// A card's name.
pub fn card_name(card: Card) -> &'static str {
    match card {
        Card::AlienCity => "Alien City",
        Card::AlienMonument => "Alien Monument",
        Card::BoosterPod => "Booster Pod",
        Card::DataCrystal => "Data Crystal",
        Card::GravityManipulator => "Gravity Manipulator",
        Card::HolographicDecoy => "Holographic Decoy",
        Card::MindControlHelmet => "Mind Control Helmet",
        Card::OrbitalTeleporter => "Orbital Teleporter",
        Card::PlasmaCannon => "Plasma Cannon",
        Card::PolarityDevice => "Polarity Device",
        Card::ResourceCache => "Resource Cache",
        Card::StasisBeam => "Stasis Beam",
        Card::TemporalWarper => "Temporal Warper",
    }
}

/// What a card does while you have it, or for fuel.
pub fn card_help(card: Card) -> Help {
    match card {
        Card::AlienCity | Card::AlienMonument => {
            help("Worth 1 point while you have it.", "AF-12.1")
        }
        Card::BoosterPod => help("1 fuel: raise one of your unplaced ships by one.", "AF-12.2"),
        Card::DataCrystal => help(
            "1 fuel for each colony on a territory: you have its bonus for this turn. Not Burroughs Desert.",
            "AF-12.4",
        ),
        Card::GravityManipulator => {
            help("2 fuel: lower one of your unplaced ships by one and raise another.", "AF-12.9")
        }
        Card::HolographicDecoy => {
            help("Raiders can take nothing from you but this card.", "AF-12.10")
        }
        Card::MindControlHelmet => help(
            "3 fuel: dock an opponent's docked ship at another facility as if it were yours.",
            "AF-12.33",
        ),
        Card::OrbitalTeleporter => {
            help("2 fuel: dock one of your docked ships again at another facility.", "AF-12.12")
        }
        Card::PlasmaCannon => help(
            "1 fuel for each ship: send opponents' ships from one facility to the Maintenance Bay.",
            "AF-12.18",
        ),
        Card::PolarityDevice => {
            help("1 fuel: turn one of your unplaced ships upside down.", "AF-12.22")
        }
        Card::ResourceCache => help(
            "After your roll: more odd ships bring 1 ore, more even ships 1 fuel. As many of each bring both and end the card.",
            "AF-12.28",
        ),
        Card::StasisBeam => help("1 fuel: lower one of your unplaced ships by one.", "AF-12.24"),
        Card::TemporalWarper => {
            help("1 fuel: roll any of your unplaced ships again, all at once.", "AF-12.25")
        }
    }
}

/// What giving a card up does; `None` if it cannot be given up.
pub fn discard_help(card: Card) -> Option<Help> {
    Some(match card {
        Card::BoosterPod => help("Discard: take a field off the board.", "AF-12.3"),
        Card::DataCrystal => help("Discard: place or move the Positron Field.", "AF-10.2"),
        Card::GravityManipulator => help("Discard: place or move the Repulsor Field.", "AF-10.2"),
        Card::StasisBeam => help("Discard: place or move the Isolation Field.", "AF-10.2"),
        Card::OrbitalTeleporter => {
            help("Discard: move any colony to another territory.", "AF-12.17")
        }
        Card::PlasmaCannon => {
            help("Discard: put an opponent's docked ship back in the stock.", "AF-12.20")
        }
        Card::PolarityDevice => {
            help("Discard: swap two colonies of different players.", "AF-12.23")
        }
        Card::TemporalWarper => help("Discard: take a card from the discard pile.", "AF-12.26"),
        _ => return None,
    })
}
