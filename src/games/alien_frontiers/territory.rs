//! Sections 8 and 10: the territories of the planet and the fields that lie on them.

use serde::{Deserialize, Serialize};

/// A part of the planet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Territory {
    /// Linked to the Colonist Hub.
    AsimovCrater,
    /// Linked to the Colony Constructor.
    BradburyPlateau,
    /// Where the Relic Ship lies.
    BurroughsDesert,
    /// Linked to the Orbital Market.
    HeinleinPlains,
    /// Linked to the Shipyard.
    HerbertValley,
    /// Linked to the Solar Converter.
    LemBadlands,
    /// Linked to the Alien Artifact.
    PohlFoothills,
    /// Linked to the Lunar Mine.
    VanVogtMountains,
}

impl Territory {
    /// All territories.
    pub const ALL: [Territory; 8] = [
        Territory::AsimovCrater,
        Territory::BradburyPlateau,
        Territory::BurroughsDesert,
        Territory::HeinleinPlains,
        Territory::HerbertValley,
        Territory::LemBadlands,
        Territory::PohlFoothills,
        Territory::VanVogtMountains,
    ];
}

/// AF-10.1: a field that changes the rules of one territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Field {
    /// AF-10.5: no bonus.
    Isolation,
    /// AF-10.7: one more point.
    Positron,
    /// AF-10.8: no colony comes or goes.
    Repulsor,
}

impl Field {
    /// All fields.
    pub const ALL: [Field; 3] = [Field::Isolation, Field::Positron, Field::Repulsor];
}
