//! Section 1: ships, dice as they are named in moves, and the places a ship can be in.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::facility::Port;
use engine::Seat;

/// AF-1.3: coloured ships per player.
pub const FLEET: usize = 6;
/// All ships: six of each colour, and the Relic Ship.
pub(super) const SHIPS: usize = 4 * FLEET + 1;

/// One particular ship. Coloured ships are numbered by seat; the Relic Ship comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShipId(pub(super) u8);

impl ShipId {
    /// The ship without a colour.
    pub const RELIC: ShipId = ShipId(SHIPS as u8 - 1);

    /// Ship number `number` (0 to 5) of a seat's colour.
    pub fn coloured(seat: Seat, number: u8) -> ShipId {
        ShipId(seat.0 * FLEET as u8 + number)
    }

    /// The six ships of a seat's colour.
    pub fn all_of(seat: Seat) -> impl Iterator<Item = ShipId> {
        (0..FLEET as u8).map(move |number| ShipId::coloured(seat, number))
    }

    /// Whether this is the Relic Ship.
    pub fn is_relic(self) -> bool {
        self == ShipId::RELIC
    }

    /// The seat of the ship's colour; `None` for the Relic Ship.
    pub fn colour(self) -> Option<Seat> {
        (!self.is_relic()).then_some(Seat(self.0 / FLEET as u8))
    }

    /// The ship as an index into a list of all ships, and as a number that stays the same.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// AF-1.1: the one place a ship is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// In the ship stock; for the Relic Ship this is Burroughs Desert (AF-9.6).
    Stock,
    /// On the Maintenance Bay.
    Bay,
    /// In its owner's hand: gathered for the roll, or rolled and not docked yet.
    Unplaced,
    /// Docked.
    Docked(Port),
}

/// A ship: a die and where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Ship {
    pub value: u8,
    pub place: Place,
}

/// A die as a player names it: ships of one colour and value are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Die {
    value: u8,
    relic: bool,
}

impl Die {
    /// A coloured ship showing `value`.
    ///
    /// # Panics
    /// Unless the value is 1 to 6.
    pub fn of(value: u8) -> Die {
        assert!((1..=6).contains(&value), "no die shows {value}");
        Die { value, relic: false }
    }

    /// The Relic Ship showing `value`.
    ///
    /// # Panics
    /// Unless the value is 1 to 6.
    pub fn relic(value: u8) -> Die {
        Die { relic: true, ..Die::of(value) }
    }

    /// What it shows, 1 to 6.
    pub fn value(self) -> u8 {
        self.value
    }

    /// Whether it is the Relic Ship.
    pub fn is_relic(self) -> bool {
        self.relic
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value, if self.relic { "r" } else { "" })
    }
}

/// A text that names no dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotDice;

impl fmt::Display for NotDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("dice are written like 3-4r-5")
    }
}

impl FromStr for Die {
    type Err = NotDice;

    fn from_str(text: &str) -> Result<Die, NotDice> {
        let (digit, relic) = match text.strip_suffix('r') {
            Some(digit) => (digit, true),
            None => (text, false),
        };
        match digit.parse() {
            Ok(value @ 1..=6) => Ok(Die { value, relic }),
            _ => Err(NotDice),
        }
    }
}

impl TryFrom<String> for Die {
    type Error = NotDice;

    fn try_from(text: String) -> Result<Die, NotDice> {
        text.parse()
    }
}

impl From<Die> for String {
    fn from(die: Die) -> String {
        die.to_string()
    }
}

/// Up to three dice, sorted: what docks together. Written `3-4r-5`, the `r` marking the Relic Ship.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Serialize, Deserialize,
)]
#[serde(try_from = "String", into = "String")]
pub struct Crew([Option<Die>; 3]);

impl Crew {
    /// Nobody: a lifted ship that docks alone needs no partners.
    pub const NONE: Crew = Crew([None; 3]);

    /// These dice.
    ///
    /// # Panics
    /// If there are more than three.
    pub fn of(dice: impl IntoIterator<Item = Die>) -> Crew {
        dice.into_iter().fold(Crew::NONE, |crew, die| crew.with(die).expect("at most three dice"))
    }

    /// One die.
    pub fn one(die: Die) -> Crew {
        Crew([Some(die), None, None])
    }

    /// The same crew with one more die; `None` if it is full.
    pub fn with(self, die: Die) -> Option<Crew> {
        let Crew([a, b, None]) = self else { return None };
        Some(Crew(match (a, b) {
            (None, _) => [Some(die), None, None],
            (Some(a), None) if die < a => [Some(die), Some(a), None],
            (Some(a), None) => [Some(a), Some(die), None],
            (Some(a), Some(b)) if die < a => [Some(die), Some(a), Some(b)],
            (Some(a), Some(b)) if die < b => [Some(a), Some(die), Some(b)],
            (Some(a), Some(b)) => [Some(a), Some(b), Some(die)],
        }))
    }

    /// The dice, lowest first.
    pub fn dice(&self) -> impl Iterator<Item = Die> + '_ {
        self.0.iter().flatten().copied()
    }

    /// How many dice.
    pub fn len(&self) -> usize {
        self.dice().count()
    }

    /// Whether there is no die.
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The total of what the dice show.
    pub fn sum(&self) -> u8 {
        self.dice().map(Die::value).sum()
    }

    /// What the lowest die shows; 0 without dice.
    pub fn lowest(&self) -> u8 {
        self.0[0].map_or(0, Die::value)
    }

    /// Whether all dice show the same.
    pub fn is_equal(&self) -> bool {
        self.dice().all(|die| die.value() == self.lowest())
    }

    /// Whether the dice show consecutive values.
    pub fn is_run(&self) -> bool {
        self.dice().zip(self.lowest()..).all(|(die, value)| die.value() == value)
    }
}

impl fmt::Display for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, die) in self.dice().enumerate() {
            let gap = if index == 0 { "" } else { "-" };
            write!(f, "{gap}{die}")?;
        }
        Ok(())
    }
}

impl FromStr for Crew {
    type Err = NotDice;

    fn from_str(text: &str) -> Result<Crew, NotDice> {
        let words = text.split('-').filter(|word| !word.is_empty());
        words.into_iter().try_fold(Crew::NONE, |crew, word| crew.with(word.parse()?).ok_or(NotDice))
    }
}

impl TryFrom<String> for Crew {
    type Error = NotDice;

    fn try_from(text: String) -> Result<Crew, NotDice> {
        text.parse()
    }
}

impl From<Crew> for String {
    fn from(crew: Crew) -> String {
        crew.to_string()
    }
}

/// A seat's unplaced dice by value: how many coloured ones, and the Relic Ship if it is among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pool {
    coloured: [u8; 7],
    /// What the Relic Ship shows; 0 if it is not among them.
    relic: u8,
    /// One bit per kind of die, rising as dice do.
    kinds: u16,
}

impl Pool {
    pub(super) fn add(&mut self, die: Die) {
        self.kinds |= 1 << (2 * die.value + u8::from(die.relic));
        if die.relic {
            self.relic = die.value;
        } else {
            self.coloured[die.value as usize] += 1;
        }
    }

    /// How many dice are alike this one.
    pub fn count(&self, die: Die) -> u8 {
        if die.relic {
            u8::from(self.relic == die.value)
        } else {
            self.coloured[die.value as usize]
        }
    }

    /// The kinds of dice, each once, rising.
    pub fn kinds(&self) -> impl Iterator<Item = Die> + use<> {
        let mut left = self.kinds;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as u8;
            left &= left.wrapping_sub(1);
            (bit < 16).then_some(Die { value: bit / 2, relic: bit % 2 == 1 })
        })
    }

    /// Whether no die is left.
    pub fn is_empty(&self) -> bool {
        self.kinds == 0
    }

    /// How many dice there are.
    pub fn len(&self) -> u8 {
        self.coloured.iter().sum::<u8>() + u8::from(self.relic > 0)
    }

    /// Whether all dice of the crew are here.
    pub fn holds(&self, crew: &Crew) -> bool {
        crew.dice().all(|die| {
            let wanted = crew.dice().filter(|other| *other == die).count();
            usize::from(self.count(die)) >= wanted
        })
    }

    /// How many dice show this value, the Relic Ship included.
    pub(super) fn showing(&self, value: u8) -> u8 {
        self.coloured[value as usize] + u8::from(self.relic == value)
    }

    /// Visits every way to take dice with these sorted values: without the Relic Ship, and with it.
    /// Stops when a visit returns true.
    pub(super) fn each_crew(&self, values: &[u8], visit: &mut impl FnMut(Crew) -> bool) -> bool {
        let enough = |skip: usize| {
            let rest = || values.iter().enumerate().filter(move |(at, _)| *at != skip);
            rest().all(|(_, value)| {
                let wanted = rest().filter(|(_, other)| *other == value).count();
                usize::from(self.coloured[*value as usize]) >= wanted
            })
        };
        let build = |relic: usize| {
            let mut crew = Crew::NONE;
            // Equal values: the Relic Ship sorts behind its twins, so it is the last of them.
            for (at, value) in values.iter().enumerate() {
                crew.0[at] = Some(Die { value: *value, relic: at == relic });
            }
            crew
        };
        const NOBODY: usize = usize::MAX;
        if enough(NOBODY) && visit(build(NOBODY)) {
            return true;
        }
        let Some(relic) = values.iter().rposition(|value| *value == self.relic) else {
            return false;
        };
        enough(relic) && visit(build(relic))
    }
}
