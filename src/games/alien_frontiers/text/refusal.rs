//! Refusals in words.

use std::fmt;

use super::{card_name, facility_name, goods_words, territory_name};
use crate::{Facility, Phase, Refusal};

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotNow(phase) => write!(f, "Not now: {}.", asked(*phase)),
            Refusal::TooPoor { price, have } => {
                write!(f, "That costs {}; you have {}.", goods_words(*price), goods_words(*have))
            }
            Refusal::NoPort(facility) => match facility.shape().size() {
                1 => write!(f, "No port is free at the {}.", facility_name(*facility)),
                _ => write!(f, "No whole block is free at the {}.", facility_name(*facility)),
            },
            Refusal::WrongNumber(facility) | Refusal::NotEqual(facility) => {
                write!(f, "The {} takes {}.", facility_name(*facility), set_words(*facility))
            }
            Refusal::NoSuitableShips(facility) => {
                let (name, set) = (facility_name(*facility), set_words(*facility));
                write!(f, "The {name} takes {set}; your unplaced ships do not make that.")
            }
            Refusal::RunTooLow { sum } => {
                write!(f, "The ships docked there add up to {sum}; yours have to beat that.")
            }
            Refusal::MineTooLow { highest } => {
                write!(f, "The Lunar Mine takes no ship below the highest there, a {highest}.")
            }
            Refusal::SumTooLow { sum } => {
                write!(f, "A card needs ships worth 8 at the Artifact; yours add up to {sum}.")
            }
            Refusal::HasKind(card) => write!(f, "You already have a {}.", card_name(*card)),
            Refusal::NoCard(card) => write!(f, "You do not have the {}.", card_name(*card)),
            Refusal::NoFuelPower(card) => {
                write!(f, "The {} has no power to pay for.", card_name(*card))
            }
            Refusal::NoDiscardPower(card) => {
                write!(f, "The {} cannot be given up for a power.", card_name(*card))
            }
            Refusal::Used(card) => {
                write!(f, "You have used the {} this turn.", card_name(*card))
            }
            Refusal::UsedBeforeDiscard(card) => write!(
                f,
                "You have used the {} this turn, so you cannot give it up as well.",
                card_name(*card)
            ),
            Refusal::NoTarget(card) => {
                write!(f, "The {} has nothing to work on now.", card_name(*card))
            }
            Refusal::Uninhabited(territory) => {
                write!(f, "No colony is on {}.", territory_name(*territory))
            }
            Refusal::Isolated(territory) => {
                write!(f, "The Isolation Field lies on {}.", territory_name(*territory))
            }
            Refusal::HasBonus(territory) => {
                write!(f, "You already have the bonus of {}.", territory_name(*territory))
            }
            Refusal::Repelled(territory) => write!(
                f,
                "The Repulsor Field on {} lets no colony in or out.",
                territory_name(*territory)
            ),
            Refusal::Over => f.write_str("The game is over."),
            Refusal::NotUnplaced => f.write_str("You have no such unplaced ships."),
            Refusal::NotARun => {
                f.write_str("The Raiders' Outpost takes three ships in a row, such as 2-3-4.")
            }
            Refusal::NotASix => f.write_str("The Terraforming Station takes a ship showing 6."),
            Refusal::TooFewShips => {
                f.write_str("You have to keep three ships; this one would be lost.")
            }
            Refusal::NoShipInStock => f.write_str("All six of your ships are built."),
            Refusal::TrackDone => {
                f.write_str("Your colony is on circle 7. Launch it before you dock there again.")
            }
            Refusal::NoShipsLeft => f.write_str("You have no unplaced ships left."),
            Refusal::MustDock => f.write_str("Some of your ships can still dock, so they have to."),
            Refusal::NoCycle => {
                f.write_str("The display can be cycled only right after docking at the Artifact.")
            }
            Refusal::NotOnDisplay => f.write_str("That card is not on display."),
            Refusal::NotOnLastCircle => {
                f.write_str("Your colony has to reach circle 7 before it can be launched.")
            }
            Refusal::NoPair => {
                f.write_str("You have no pair at the Orbital Market that trades at this rate.")
            }
            Refusal::NoDesert => f.write_str(
                "Only whoever has the bonus of Burroughs Desert may buy the Relic Ship.",
            ),
            Refusal::RelicGone => f.write_str("The Relic Ship is in a fleet already."),
            Refusal::DiscardSpent => {
                f.write_str("You may discard only one card for its power in a turn.")
            }
            Refusal::ValueLimit => f.write_str("A ship shows 1 to 6 and nothing beyond."),
            Refusal::NoEffect => f.write_str("That would change nothing."),
            Refusal::Falling => f.write_str("Choose them in rising order."),
            Refusal::PickFirst => f.write_str("Choose at least one."),
            Refusal::NotTheDesert => {
                f.write_str("The bonus of Burroughs Desert cannot be borrowed.")
            }
            Refusal::NoOpponentThere => f.write_str("No ship of an opponent is there."),
            Refusal::NoOwnShipThere => f.write_str("No ship of yours is there."),
            Refusal::OneFacility => {
                f.write_str("All ships have to be at the facility you fire at.")
            }
            Refusal::FixedAtStation => {
                f.write_str("A ship on the Terraforming Station cannot be moved.")
            }
            Refusal::SameFacility => {
                f.write_str("The ship has to dock at another facility than the one it leaves.")
            }
            Refusal::HelmetToStation => f.write_str(
                "The Mind Control Helmet cannot bring a ship to the Terraforming Station.",
            ),
            Refusal::OwnerKeepsThree => {
                f.write_str("Its owner has to keep three ships for the next turn.")
            }
            Refusal::FieldOffBoard => f.write_str("That field is not on the board."),
            Refusal::FieldIsThere => f.write_str("The field lies there already; it has to move."),
            Refusal::NoColony => f.write_str("That player has no colony there."),
            Refusal::SameTerritory => f.write_str("It has to be another territory."),
            Refusal::SameOwner => {
                f.write_str("The colonies have to belong to two different players.")
            }
            Refusal::NotDiscarded => f.write_str("That card is not in the discard pile."),
            Refusal::NotAWarper => {
                f.write_str("A Temporal Warper cannot bring back a Temporal Warper.")
            }
            Refusal::NotAnOpponent => f.write_str("Raids are on opponents."),
            Refusal::Decoy => f.write_str("A Holographic Decoy protects that player."),
            Refusal::NothingToTake => f.write_str("That player has nothing of the kind."),
            Refusal::ResourcesChosen => {
                f.write_str("This raid takes resources; a card would be another raid.")
            }
            Refusal::NothingToReturn => f.write_str("You have none of that to give back."),
        }
    }
}

fn set_words(facility: Facility) -> &'static str {
    match facility {
        Facility::OrbitalMarket | Facility::Shipyard => "two ships of equal value",
        Facility::ColonyConstructor => "three ships of equal value",
        Facility::RaidersOutpost => "three ships in a row that beat the run there",
        Facility::TerraformingStation => "one ship showing 6",
        _ => "one ship at a time",
    }
}

fn asked(phase: Phase) -> &'static str {
    match phase {
        Phase::Roll => "the fleet has to be rolled first",
        Phase::Act(_) => "this is the time for docking and cards",
        Phase::Land { .. } => "a colony has to land first",
        Phase::Raid { .. } => "the raid comes first",
        Phase::GiveBack => "resources above eight have to be given back",
        Phase::Over(_) => "the game is over",
        _ => "the card in use comes first",
    }
}
