//! The components as data: one row for each design, with its words, its numbers and its text in
//! the vocabulary. Decks, counts and lists follow from the rows; `text` is the one reader of the
//! words, so that another language can be asked there under a card's name.

mod counters;
mod events;
mod locations;
mod races;
mod resistance;
mod stuff;
mod tech;

pub use counters::{Counter, CounterSheet};
pub use events::{EventCard, EventSheet};
pub use locations::{LocCard, LocSheet};
pub use races::{Gift, Race, RaceSheet};
pub use resistance::{ResCard, ResSheet};
pub use stuff::{StuffCard, StuffSheet};
pub use tech::{Tech, TechSheet};

use serde::{Deserialize, Serialize};

/// One row for each design of a deck: an enum that a [`engine::Bag`] can hold, numbered from 0 in
/// the order of the rows, and the sheet of each.
macro_rules! cards {
    ($(#[$doc:meta])* pub enum $name:ident: $sheet:ty { $($variant:ident => $row:expr,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        #[allow(missing_docs)] // A row says more.
        pub enum $name { $($variant,)* }

        impl $name {
            /// Every design once.
            pub const ALL: [$name; Self::COUNT] = [$($name::$variant,)*];
            /// How many designs there are.
            pub const COUNT: usize = [$($name::$variant,)*].len();

            /// What is printed on it.
            pub fn sheet(self) -> &'static $sheet {
                static ROWS: [$sheet; $name::COUNT] = [$($row,)*];
                &ROWS[self as usize]
            }
        }

        /// The first design fills unused places of lists.
        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl engine::Kind for $name {
            fn index(self) -> usize {
                self as usize
            }
            fn from_index(index: usize) -> Self {
                Self::ALL[index]
            }
        }
    };
}
pub(crate) use cards;

/// CQ-1.7: type icons of Locations and Resistance cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(missing_docs)]
pub enum Icon {
    Air,
    City,
    Power,
    Radio,
    Town,
    Mob,
    Military,
    Forest,
    Tech,
    AlienMenace,
    Mountain,
    Objective,
    Water,
}

/// CQ-1.7: keywords of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[allow(missing_docs)]
pub enum Keyword {
    Mob,
    Military,
    Vehicle,
    Superhero,
    Tech,
    Hero,
    Scientist,
    Law,
    Weapon,
    Tactic,
    Intrigue,
    Disaster,
    Terror,
    Ally,
    Device,
    Urban,
    Rural,
    Industry,
    Landmark,
}

/// CQ-1.9: what a full Resistance is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
pub enum Temper {
    /// Steel.
    Hard,
    /// Flesh.
    Soft,
}

/// CQ-8.19 to CQ-8.24: abilities of a side in a Fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// Wins ties.
    Assault,
    /// Shells Aliens before the dice.
    Barrage,
    /// Stronger against many.
    Bold,
    /// One Fight Die more.
    Cunning,
    /// Crushes on 5 too.
    Deadly,
}

/// Whom an Event helps. No rule: a hint for people and computer players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Its player.
    Own,
    /// Strikes another player.
    Hinder,
    /// Either.
    Both,
    /// A mishap.
    Hazard,
}

/// How a card that remains in play leaves, other than by being canceled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ends {
    /// It does not.
    Never,
    /// The player before whom it lies pays so many Action Points.
    PaidByBearer(u8),
    /// Anybody pays so many Action Points.
    PaidByAnyone(u8),
    /// Any Town is conquered.
    TownConquered,
}

/// How often a race ability may be used, if its text limits it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// As often as it can be paid.
    None,
    /// Once per Fight Round.
    PerRound,
    /// Once per Fight.
    PerFight,
    /// Once per roll.
    PerRoll,
}
