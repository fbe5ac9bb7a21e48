//! Why a move is not allowed, with the rule that says so. The words are in `text`.

use super::{Card, Facility, Goods, Phase, Territory};

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked.
    NotNow(Phase),
    /// The game has ended.
    Over,
    /// The price is more than the player has.
    TooPoor {
        /// The price.
        price: Goods,
        /// What there is to pay it.
        have: Goods,
    },

    /// The dice are not among the unplaced ones.
    NotUnplaced,
    /// No ship is unplaced.
    NoShipsLeft,
    /// No free port, or no block that is free as a whole.
    NoPort(Facility),
    /// The facility takes another number of ships.
    WrongNumber(Facility),
    /// The facility takes ships of equal value.
    NotEqual(Facility),
    /// The Outpost takes consecutive values.
    NotARun,
    /// The run must beat what is docked at the Outpost.
    RunTooLow {
        /// What is docked there.
        sum: u8,
    },
    /// The Mine takes no lower value.
    MineTooLow {
        /// The highest value docked there.
        highest: u8,
    },
    /// The Terraforming Station takes a 6.
    NotASix,
    /// Fewer than three coloured ships would be left.
    TooFewShips,
    /// All ships of the colour are built.
    NoShipInStock,
    /// The colony on the track waits for its launch.
    TrackDone,
    /// No set of unplaced dice suits the facility.
    NoSuitableShips(Facility),
    /// Ships are left that can be docked.
    MustDock,

    /// No cycle is open.
    NoCycle,
    /// The Artifact sum is below 8.
    SumTooLow {
        /// The sum.
        sum: u8,
    },
    /// The card is not on display.
    NotOnDisplay,
    /// One card of each kind.
    HasKind(Card),
    /// No colony is on circle 7.
    NotOnLastCircle,
    /// No pair at the Market gives this rate.
    NoPair,
    /// The player does not have the bonus of Burroughs Desert.
    NoDesert,
    /// The Relic Ship is in a fleet.
    RelicGone,

    /// The player does not have the card.
    NoCard(Card),
    /// The card has no fuel power.
    NoFuelPower(Card),
    /// The card has no discard power.
    NoDiscardPower(Card),
    /// Its fuel power was used this turn.
    Used(Card),
    /// It was used for its fuel power this turn.
    UsedBeforeDiscard(Card),
    /// One discard power per turn.
    DiscardSpent,
    /// Nothing to use it on.
    NoTarget(Card),

    /// A die shows 1 to 6.
    ValueLimit,
    /// Nothing would change.
    NoEffect,
    /// Picks rise, so that each set has one path.
    Falling,
    /// At least one has to be picked.
    PickFirst,
    /// The Crystal never borrows Burroughs Desert.
    NotTheDesert,
    /// No colony is on the territory.
    Uninhabited(Territory),
    /// An Isolation Field lies there.
    Isolated(Territory),
    /// The player has that bonus.
    HasBonus(Territory),
    /// No ship of an opponent is there.
    NoOpponentThere,
    /// No ship of the player is there.
    NoOwnShipThere,
    /// The ships of one facility only.
    OneFacility,
    /// Ships are not lifted off the Terraforming Station.
    FixedAtStation,
    /// The lifted ship has to dock elsewhere.
    SameFacility,
    /// The Helmet brings no ship to the Terraforming Station.
    HelmetToStation,
    /// The owner would be left with fewer than three ships.
    OwnerKeepsThree,

    /// A Repulsor Field lies there.
    Repelled(Territory),
    /// The field is off the board.
    FieldOffBoard,
    /// The field lies there already.
    FieldIsThere,
    /// That player has no colony there.
    NoColony,
    /// A colony goes to another territory.
    SameTerritory,
    /// Two colonies of one player.
    SameOwner,
    /// The card is not in the discard pile.
    NotDiscarded,
    /// A Warper never brings back a Warper.
    NotAWarper,

    /// Raids are on opponents.
    NotAnOpponent,
    /// The victim has a Decoy.
    Decoy,
    /// The victim has nothing of the kind.
    NothingToTake,
    /// Resources or a card, never both.
    ResourcesChosen,
    /// The player has none to give back.
    NothingToReturn,
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow(_) => "AF-3.1",
            Refusal::Over => "AF-13.3",
            Refusal::TooPoor { .. } => "AF-3.9",
            Refusal::NotUnplaced | Refusal::NoShipsLeft => "AF-4.2",
            Refusal::NoPort(facility) => match facility {
                Facility::OrbitalMarket | Facility::Shipyard | Facility::ColonyConstructor => {
                    "AF-4.5"
                }
                _ => "AF-4.1",
            },
            Refusal::WrongNumber(facility) => match facility.shape().size() {
                1 => "AF-4.3",
                _ => "AF-4.4",
            },
            Refusal::NotEqual(facility) => match facility {
                Facility::OrbitalMarket => "AF-5.4",
                Facility::Shipyard => "AF-6.1",
                _ => "AF-7.10",
            },
            Refusal::NotARun => "AF-5.8",
            Refusal::RunTooLow { .. } => "AF-5.9",
            Refusal::MineTooLow { .. } => "AF-5.2",
            Refusal::NotASix => "AF-7.11",
            Refusal::TooFewShips => "AF-7.13",
            Refusal::NoShipInStock => "AF-6.4",
            Refusal::TrackDone => "AF-7.5",
            Refusal::NoSuitableShips(_) => "AF-4.1",
            Refusal::MustDock => "AF-3.10",
            Refusal::NoCycle => "AF-6.7",
            Refusal::SumTooLow { .. } | Refusal::NotOnDisplay => "AF-6.9",
            Refusal::HasKind(_) => "AF-6.11",
            Refusal::NotOnLastCircle => "AF-7.6",
            Refusal::NoPair => "AF-5.4",
            Refusal::NoDesert | Refusal::RelicGone => "AF-9.4",
            Refusal::NoCard(_) => "AF-11.3",
            Refusal::NoFuelPower(_) | Refusal::NoDiscardPower(_) => "AF-11.1",
            Refusal::Used(_) => "AF-11.4",
            Refusal::UsedBeforeDiscard(_) => "AF-11.6",
            Refusal::DiscardSpent => "AF-11.5",
            Refusal::NoTarget(_) | Refusal::NoEffect => "AF-11.9",
            Refusal::ValueLimit => "AF-11.8",
            Refusal::Falling | Refusal::PickFirst => "AF-11.12",
            Refusal::NotTheDesert | Refusal::Uninhabited(_) => "AF-12.5",
            Refusal::Isolated(_) => "AF-10.5",
            Refusal::HasBonus(_) => "AF-12.8",
            Refusal::NoOpponentThere | Refusal::OneFacility => "AF-12.18",
            Refusal::NoOwnShipThere => "AF-12.12",
            Refusal::FixedAtStation => "AF-7.14",
            Refusal::SameFacility => "AF-12.15",
            Refusal::HelmetToStation => "AF-12.35",
            Refusal::OwnerKeepsThree => "AF-12.21",
            Refusal::Repelled(_) => "AF-10.8",
            Refusal::FieldOffBoard => "AF-12.3",
            Refusal::FieldIsThere => "AF-10.3",
            Refusal::NoColony | Refusal::SameTerritory => "AF-12.17",
            Refusal::SameOwner => "AF-12.23",
            Refusal::NotDiscarded => "AF-12.26",
            Refusal::NotAWarper => "AF-12.27",
            Refusal::NotAnOpponent | Refusal::NothingToTake | Refusal::ResourcesChosen => "AF-5.11",
            Refusal::Decoy => "AF-12.10",
            Refusal::NothingToReturn => "AF-3.11",
        }
    }
}
