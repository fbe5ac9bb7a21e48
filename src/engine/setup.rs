//! `Setup`: everything that is settled before the first move.

use serde::{Deserialize, Serialize};

use super::Chance;
use super::bot::{Level, Manner};
use super::model::SetupRefusal;

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Driver {
    /// Somebody at the device.
    Person,
    /// A computer player.
    Computer(Level),
    /// A computer player with a manner of its own.
    Character(Level, Manner),
}

impl Driver {
    /// A computer player of this level and manner.
    pub fn character(level: Level, manner: Manner) -> Driver {
        if manner.is_even() { Driver::Computer(level) } else { Driver::Character(level, manner) }
    }

    /// How a computer player plays; nothing for a person.
    pub fn computer(self) -> Option<(Level, Manner)> {
        match self {
            Driver::Person => None,
            Driver::Computer(level) => Some((level, Manner::EVEN)),
            Driver::Character(level, manner) => Some((level, manner)),
        }
    }
}

/// A seat as the table set it up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSetup {
    /// 0 green circle, 1 blue square, 2 red triangle, 3 gold star.
    pub colour: u8,
    /// Person or computer.
    pub driver: Driver,
    /// What the player is called.
    pub name: String,
}

/// Everything that is settled before the first move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup<O> {
    /// The game's own options.
    pub options: O,
    /// A practice table may take anything back.
    #[serde(default)]
    pub practice: bool,
    /// One entry per seat.
    pub seats: Vec<SeatSetup>,
    /// The same words give the same luck for the same moves. A game that was carried on from the
    /// middle of another has a [`BRANCH`] in its seed: the deal comes from the words before it,
    /// the luck of the moves from all of them.
    pub seed: String,
}

/// Stands in a seed between the words of the deal and those of the new luck.
pub const BRANCH: char = '⑂';

/// Which luck a table was set up with. A save tells it, since the set-up is dealt anew when it opens. What luck gave
/// to each record is written there, so every game goes on with the last of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Luck {
    /// A small generator: what came at one record told something of what came at others.
    First,
    /// A cipher keyed by all of the seed.
    #[default]
    Second,
}

impl Luck {
    /// The luck with this number.
    pub(super) fn numbered(number: u64) -> Option<Luck> {
        [Luck::First, Luck::Second].into_iter().find(|luck| luck.number() == number)
    }

    /// What a save calls it.
    pub(super) fn number(self) -> u64 {
        self as u64 + 1
    }
}

impl<O> Setup<O> {
    /// The luck of the set-up.
    pub(super) fn deal_chance(&self, luck: Luck) -> Chance {
        match luck {
            Luck::First => Chance::of_first_deal(fnv1a(self.deal().as_bytes())),
            Luck::Second => Chance::of_record(self.deal(), 0),
        }
    }

    /// The luck of the record with this index.
    pub(super) fn chance_of(&self, record: usize) -> Chance {
        Chance::of_record(&*self.seed, record as u64 + 1)
    }

    pub(super) fn deal(&self) -> &str {
        self.seed.split(BRANCH).next().unwrap_or_default()
    }

    /// The luck of what a computer imagines at a record: another one than the game's own, which nobody can find by it.
    pub fn thought_seed(&self, record: usize) -> u64 {
        let mut chance = Chance::of_record(&*self.seed, u64::MAX - record as u64);
        let mut half = || u64::from(chance.below(u32::MAX));
        half() << 32 | half()
    }

    /// A file or a link may say anything; what no form would let through is refused.
    pub(super) fn check_seats(&self) -> Result<(), SetupRefusal> {
        let too_long = |text: &str, most: usize| text.chars().nth(most).is_some();
        let refusal = if self.seats.iter().any(|seat| seat.colour >= COLOURS) {
            "A seat has a colour that is not there."
        } else if self.seats.iter().any(|seat| too_long(&seat.name, LONGEST_NAME)) {
            "A player's name is too long."
        } else if too_long(&self.seed, LONGEST_SEED) {
            "The seed is too long."
        } else {
            return Ok(());
        };
        Err(SetupRefusal(refusal.into()))
    }
}

/// How many colours of seats there are.
pub const COLOURS: u8 = 4;
/// The most letters of a player's name.
pub const LONGEST_NAME: usize = 40;
/// The most letters of a seed.
pub const LONGEST_SEED: usize = 200;

/// A seed that nobody typed: all 128 bits of what the machine's own source of chance gave, in letters that do not look
/// alike. Whoever sees some dice cannot try them all out.
pub fn fresh_seed(random: [u8; 16]) -> String {
    const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    let mut rest = u128::from_le_bytes(random);
    let base = LETTERS.len() as u128;
    let mut letter = |_| {
        let letter = LETTERS[(rest % base) as usize] as char;
        rest /= base;
        letter
    };
    (0..26).map(&mut letter).collect()
}

/// FNV-1a, 64 bit: short, and the same everywhere. Not a secret.
pub(super) fn fnv1a(bytes: &[u8]) -> u64 {
    fnv1a_on(0xcbf2_9ce4_8422_2325, bytes)
}

/// The same for bytes that come after others.
pub(super) fn fnv1a_on(before: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(before, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
