//! AF-11.1: the tech cards, and hands of them.

use serde::{Deserialize, Serialize};

use super::Field;
use engine::{Bag, Kind};

/// A kind of tech card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// A point.
    AlienCity,
    /// A point.
    AlienMonument,
    /// A ship up by one.
    BoosterPod,
    /// A borrowed bonus.
    DataCrystal,
    /// A ship down, another up.
    GravityManipulator,
    /// Safe from raids.
    HolographicDecoy,
    /// An opponent's ship docks for you.
    MindControlHelmet,
    /// A docked ship docks again.
    OrbitalTeleporter,
    /// Opponents' ships go away.
    PlasmaCannon,
    /// A ship upside down.
    PolarityDevice,
    /// A little income.
    ResourceCache,
    /// A ship down by one.
    StasisBeam,
    /// Another roll.
    TemporalWarper,
}

/// How many kinds of cards there are.
pub(super) const KINDS: usize = 13;

/// A pile of cards without an order.
pub type Pile = Bag<Card, KINDS>;

/// AF-2.6: all 24 cards.
pub const ALL_CARDS: Pile = Bag::of([1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]);

impl Card {
    /// All kinds.
    pub const ALL: [Card; KINDS] = [
        Card::AlienCity,
        Card::AlienMonument,
        Card::BoosterPod,
        Card::DataCrystal,
        Card::GravityManipulator,
        Card::HolographicDecoy,
        Card::MindControlHelmet,
        Card::OrbitalTeleporter,
        Card::PlasmaCannon,
        Card::PolarityDevice,
        Card::ResourceCache,
        Card::StasisBeam,
        Card::TemporalWarper,
    ];

    /// The printed price of the fuel power: for the Data Crystal per colony, for the Plasma Cannon
    /// per ship. `None` without such a power.
    pub fn fuel(self) -> Option<u8> {
        match self {
            Card::BoosterPod
            | Card::DataCrystal
            | Card::PlasmaCannon
            | Card::PolarityDevice
            | Card::StasisBeam
            | Card::TemporalWarper => Some(1),
            Card::GravityManipulator | Card::OrbitalTeleporter => Some(2),
            Card::MindControlHelmet => Some(3),
            Card::AlienCity
            | Card::AlienMonument
            | Card::HolographicDecoy
            | Card::ResourceCache => None,
        }
    }

    /// Whether it can be given up for a power.
    pub fn has_discard_power(self) -> bool {
        self.fuel().is_some() && self != Card::MindControlHelmet
    }

    /// AF-10.2: the field that giving the card up sets on a territory.
    pub fn field(self) -> Option<Field> {
        match self {
            Card::StasisBeam => Some(Field::Isolation),
            Card::DataCrystal => Some(Field::Positron),
            Card::GravityManipulator => Some(Field::Repulsor),
            _ => None,
        }
    }

    /// AF-12.1: points for having it.
    pub fn points(self) -> u8 {
        u8::from(matches!(self, Card::AlienCity | Card::AlienMonument))
    }
}

impl Kind for Card {
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        Card::ALL[index]
    }
}

/// AF-11.2: cards of different kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet(u16);

impl CardSet {
    /// Whether this kind is in the set.
    pub fn has(self, card: Card) -> bool {
        self.0 & (1 << card as u16) != 0
    }

    /// How many cards.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no card.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, in the order of [`Card::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| Card::ALL[left.trailing_zeros() as usize]);
            left &= left.wrapping_sub(1);
            next
        })
    }

    pub(super) fn add(&mut self, card: Card) {
        self.0 |= 1 << card as u16;
    }

    pub(super) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u16);
    }

    /// AF-12.1.
    pub(super) fn points(self) -> u8 {
        (self.0 & 0b11).count_ones() as u8
    }
}
