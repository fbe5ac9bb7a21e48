//! Places on a player's board: territories, base spaces, and the groups of troops that fight.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Base, Troop};

/// One of a player's three territories.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Territory {
    /// Territory 1.
    One,
    /// Territory 2.
    Two,
    /// Territory 3.
    Three,
}

impl Territory {
    /// All territories.
    pub const ALL: [Territory; 3] = [Territory::One, Territory::Two, Territory::Three];

    /// The territory's three base spaces.
    pub fn spaces(self) -> impl Iterator<Item = Space> + Clone {
        (0..3).map(move |slot| Space::at(self, slot))
    }

    /// 1, 2 or 3.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A base space on a player's board, 0 to 8; three to a territory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Space(u8);

impl Space {
    /// The space number `slot`, 0 to 2, of a territory.
    ///
    /// # Panics
    /// If the slot is above 2.
    pub fn at(territory: Territory, slot: u8) -> Space {
        assert!(slot < 3, "a territory has three spaces");
        Space(territory as u8 * 3 + slot)
    }

    /// All spaces of a board.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..9).map(Space)
    }

    /// The space as an index, 0 to 8.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The territory it lies in.
    pub fn territory(self) -> Territory {
        Territory::ALL[self.index() / 3]
    }

    /// Which of the territory's spaces it is, 0 to 2.
    pub fn slot(self) -> usize {
        self.index() % 3
    }
}

impl TryFrom<u8> for Space {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if number < 9 { Ok(Space(number)) } else { Err("a board has nine spaces") }
    }
}

impl From<Space> for u8 {
    fn from(space: Space) -> u8 {
        space.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.territory().number(), ['a', 'b', 'c'][self.slot()])
    }
}

/// A set of base spaces of one board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spaces(u16);

impl Spaces {
    /// Adds a space.
    pub fn add(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Whether a space is in the set.
    pub fn contains(self, space: Space) -> bool {
        self.0 & (1 << space.0) != 0
    }

    /// Whether no space is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces of the set.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        Space::all().filter(move |space| self.contains(*space))
    }
}

/// AT-4.1, AT-4.2: troops that fight as one, and the place they defend.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// The troops of a territory.
    Territory(Territory),
    /// The special troops on the palace.
    Palace,
}

impl Group {
    /// All groups of a player.
    pub const ALL: [Group; 4] = [
        Group::Territory(Territory::One),
        Group::Territory(Territory::Two),
        Group::Territory(Territory::Three),
        Group::Palace,
    ];

    /// The group as an index, 0 to 3.
    pub fn index(self) -> usize {
        match self {
            Group::Territory(territory) => territory as usize,
            Group::Palace => 3,
        }
    }
}

/// A base on the board with its troops (AT-1.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Post {
    /// The base.
    pub base: Base,
    /// 0, 1 or 2.
    pub troops: u8,
}

/// Equal troops that stand together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// Who they are.
    pub troop: Troop,
    /// How many.
    pub count: u8,
    /// Their base; `None` on the palace.
    pub at: Option<Space>,
}
