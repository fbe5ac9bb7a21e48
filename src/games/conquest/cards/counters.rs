//! The Resistance counters: 30, of 10 kinds.

use super::cards;
use super::{Ability, Temper};

/// What is printed on a counter.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CounterSheet {
    /// Its name.
    pub name: &'static str,
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

/// What most rows leave out.
const PLAIN: CounterSheet = CounterSheet {
    name: "",
    copies: 1,
    strength: 0,
    temper: Temper::Soft,
    air: false,
    moves: false,
    abilities: &[],
};

cards! {
    /// A Resistance counter.
    pub enum Counter: CounterSheet {
        Infantry => CounterSheet {
            name: "Infantry", copies: 6, strength: 3, temper: Temper::Soft,
            ..PLAIN
        },
        Paratroopers => CounterSheet {
            name: "Paratroopers", copies: 4, strength: 4, temper: Temper::Soft,
            ..PLAIN
        },
        Tanks => CounterSheet {
            name: "Tanks", copies: 4, strength: 5, temper: Temper::Hard,
            ..PLAIN
        },
        FighterPlanes => CounterSheet {
            name: "Fighter Planes", copies: 4, strength: 6, temper: Temper::Hard, air: true, moves: true,
            ..PLAIN
        },
        Artillery => CounterSheet {
            name: "Artillery", copies: 3, strength: 4, temper: Temper::Hard, abilities: &[Ability::Barrage],
            ..PLAIN
        },
        Militia => CounterSheet {
            name: "Militia", copies: 2, strength: 3, temper: Temper::Soft, abilities: &[Ability::Bold],
            ..PLAIN
        },
        Commandos => CounterSheet {
            name: "Commandos", copies: 2, strength: 4, temper: Temper::Soft, moves: true, abilities: &[Ability::Cunning],
            ..PLAIN
        },
        Marines => CounterSheet {
            name: "Marines", copies: 2, strength: 4, temper: Temper::Soft, abilities: &[Ability::Assault],
            ..PLAIN
        },
        RocketTrucks => CounterSheet {
            name: "Rocket Trucks", copies: 2, strength: 4, temper: Temper::Hard, abilities: &[Ability::Deadly],
            ..PLAIN
        },
        CaptainFantastic => CounterSheet {
            name: "Captain Fantastic", copies: 1, strength: 9, temper: Temper::Hard, air: true,
            ..PLAIN
        },
    }
}
