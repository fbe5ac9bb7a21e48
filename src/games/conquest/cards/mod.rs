//! The components as data: one table per deck, written in the vocabulary.

mod counters;
mod event_table;
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
pub use tech::Tech;

use serde::{Deserialize, Serialize};

/// An enum of designs, numbered from 0, that a [`crate::engine::Bag`] can hold.
macro_rules! kinds {
    ($(#[$doc:meta])* pub enum $name:ident ($count:literal) { $($(#[$item:meta])* $variant:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$item])* $variant,)* }

        impl $name {
            /// How many designs there are.
            pub const COUNT: usize = $count;
            /// Every design once.
            pub const ALL: [$name; $count] = [$($name::$variant,)*];
        }

        /// The first design fills unused places of lists.
        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl crate::engine::Kind for $name {
            fn index(self) -> usize {
                self as usize
            }
            fn from_index(index: usize) -> Self {
                Self::ALL[index]
            }
        }
    };
}
pub(super) use kinds;

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

/// Keywords of Resistance cards.
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
