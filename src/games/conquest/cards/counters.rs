//! The Resistance counters: 30, of 10 kinds.

use super::kinds;
use super::{Ability, Temper};

/// What is printed on a counter.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CounterSheet {
    /// How many of the 30 counters are this one.
    pub copies: u8,
    /// Strength.
    pub strength: u8,
    /// Hard or Soft.
    pub temper: Temper,
    /// Counts as Air.
    pub air: bool,
    /// Goes to a Random Space in each Resistance Phase.
    pub moves: bool,
    /// Abilities in a Fight.
    pub abilities: &'static [Ability],
}

kinds! {
    /// A Resistance counter.
    pub enum Counter (10) {
        /// Infantry.
        Infantry,
        /// Paratroopers.
        Paratroopers,
        /// Tanks.
        Tanks,
        /// Fighter Planes.
        FighterPlanes,
        /// Artillery.
        Artillery,
        /// Militia.
        Militia,
        /// Commandos.
        Commandos,
        /// Marines.
        Marines,
        /// Rocket Trucks.
        RocketTrucks,
        /// Captain Fantastic.
        CaptainFantastic,
    }
}

impl Counter {
    /// What is printed on it.
    pub fn sheet(self) -> &'static CounterSheet {
        &COUNTERS[self as usize]
    }
}

#[rustfmt::skip]
static COUNTERS: [CounterSheet; 10] = [
    // Infantry
    CounterSheet {
        copies: 6, strength: 3, temper: Temper::Soft, air: false,
        moves: false, abilities: &[],
    },
    // Paratroopers
    CounterSheet {
        copies: 4, strength: 4, temper: Temper::Soft, air: false,
        moves: false, abilities: &[],
    },
    // Tanks
    CounterSheet {
        copies: 4, strength: 5, temper: Temper::Hard, air: false,
        moves: false, abilities: &[],
    },
    // FighterPlanes
    CounterSheet {
        copies: 4, strength: 6, temper: Temper::Hard, air: true,
        moves: true, abilities: &[],
    },
    // Artillery
    CounterSheet {
        copies: 3, strength: 4, temper: Temper::Hard, air: false,
        moves: false, abilities: &[Ability::Barrage],
    },
    // Militia
    CounterSheet {
        copies: 2, strength: 3, temper: Temper::Soft, air: false,
        moves: false, abilities: &[Ability::Bold],
    },
    // Commandos
    CounterSheet {
        copies: 2, strength: 4, temper: Temper::Soft, air: false,
        moves: true, abilities: &[Ability::Cunning],
    },
    // Marines
    CounterSheet {
        copies: 2, strength: 4, temper: Temper::Soft, air: false,
        moves: false, abilities: &[Ability::Assault],
    },
    // RocketTrucks
    CounterSheet {
        copies: 2, strength: 4, temper: Temper::Hard, air: false,
        moves: false, abilities: &[Ability::Deadly],
    },
    // CaptainFantastic
    CounterSheet {
        copies: 1, strength: 9, temper: Temper::Hard, air: true,
        moves: false, abilities: &[],
    },
];
