//! The cards: bases with the troops they recruit, and abilities.

use serde::{Deserialize, Serialize};

use engine::{Bag, Kind};

/// AT-1.5: what a base deals and withstands.
pub const BASE_POWER: u8 = 4;
/// AT-1.5: what a palace deals and withstands.
pub const PALACE_POWER: u8 = 10;

/// A base card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Base {
    /// Recruits Martians.
    Pod,
    /// The Flying Saucer recruits Greys.
    Saucer,
    /// Recruits Reptilians.
    Undercity,
    /// The Flying Cigar recruits Mothmen.
    Cigar,
    /// Recruits Laser Cannons.
    Mothership,
}

impl Base {
    /// All bases, as numbered in bags.
    pub const ALL: [Base; 5] =
        [Base::Pod, Base::Saucer, Base::Undercity, Base::Cigar, Base::Mothership];

    /// AT-1.4: who is recruited here.
    pub fn troop(self) -> Troop {
        Troop::ALL[self as usize]
    }
}

/// A fighter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Troop {
    /// Light infantry.
    Martian,
    /// Shooter, with initiative.
    Grey,
    /// Heavy infantry.
    Reptilian,
    /// Cavalry.
    Mothman,
    /// The Laser Cannon: siege weapon, artillery.
    Cannon,
    /// The special troop on the palace.
    ManInBlack,
}

impl Troop {
    /// All troops, those of the bases first and in the order of the bases.
    pub const ALL: [Troop; 6] = [
        Troop::Martian,
        Troop::Grey,
        Troop::Reptilian,
        Troop::Mothman,
        Troop::Cannon,
        Troop::ManInBlack,
    ];

    /// AT-1.4, AT-1.5: the printed power.
    pub fn printed(self) -> u8 {
        [1, 1, 2, 3, 4, 2][self as usize]
    }
}

/// An ability card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// AT-7.2: one more Martian on each Pod of a territory.
    LightInfantry,
    /// AT-7.3: stronger Greys without initiative.
    Shooter,
    /// AT-7.4: Reptilians as strong as the strongest enemy.
    HeavyInfantry,
    /// AT-7.5: Mothmen add the weakest enemy's power.
    Cavalry,
    /// AT-7.6: Laser Cannons weaken bases.
    SiegeWeapon,
    /// AT-7.7: the UFO.
    Common,
    /// AT-7.8: a Man-in-Black.
    Special,
}

impl Ability {
    /// All abilities, as numbered in bags.
    pub const ALL: [Ability; 7] = [
        Ability::LightInfantry,
        Ability::Shooter,
        Ability::HeavyInfantry,
        Ability::Cavalry,
        Ability::SiegeWeapon,
        Ability::Common,
        Ability::Special,
    ];
}

impl Kind for Base {
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        Base::ALL[index]
    }
}

impl Kind for Ability {
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        Ability::ALL[index]
    }
}

/// A multiset of bases.
pub type Bases = Bag<Base, 5>;
/// A multiset of abilities.
pub type Abilities = Bag<Ability, 7>;

/// AT-1.2: each player's 25 bases.
pub const ALL_BASES: Bases = Bag::of([7, 6, 5, 4, 3]);
/// AT-1.3: each player's 25 abilities.
pub const ALL_ABILITIES: Abilities = Bag::of([6, 5, 4, 3, 2, 3, 2]);

/// A card in a hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Card {
    /// To build.
    Base(Base),
    /// To play.
    Ability(Ability),
}

impl Card {
    /// The pile such a card comes from.
    pub fn pile(self) -> Pile {
        match self {
            Card::Base(_) => Pile::Bases,
            Card::Ability(_) => Pile::Abilities,
        }
    }
}

/// One of a player's two decks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Pile {
    /// The base cards.
    Bases,
    /// The ability cards.
    Abilities,
}

impl Pile {
    /// Both piles.
    pub const BOTH: [Pile; 2] = [Pile::Bases, Pile::Abilities];
}
