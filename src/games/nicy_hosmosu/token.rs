//! Invaders on the board and what they are worth in front of a player.

use serde::{Deserialize, Serialize};

use engine::{Bag, Kind};

/// An invader token. NH-1.2: monsters by their number of eyes, and halves of command ships.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
pub enum Token {
    /// A monster with one eye.
    One,
    /// A monster with two eyes.
    Two,
    /// A monster with three eyes.
    Three,
    /// A monster with four eyes.
    Four,
    /// A monster with five eyes.
    Five,
    /// The left half of a command ship.
    Left,
    /// The right half of a command ship.
    Right,
}

impl Token {
    const ALL: [Token; 7] =
        [Token::One, Token::Two, Token::Three, Token::Four, Token::Five, Token::Left, Token::Right];

    /// Whether this is half of a command ship.
    pub fn is_half(self) -> bool {
        matches!(self, Token::Left | Token::Right)
    }

    /// What the token is as loot.
    pub fn loot(self) -> Loot {
        Loot::ALL[self.index().min(5)]
    }
}

impl Kind for Token {
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        Token::ALL[index]
    }
}

/// The face-down tokens.
pub type Piles = Bag<Token, 7>;

/// NH-1.2, NH-1.3: all 66 tokens.
pub const ALL_TOKENS: Piles = Bag::of([12, 11, 11, 11, 11, 5, 5]);

/// A token in front of a player: which half of a ship it was no longer matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loot {
    /// A monster with one eye.
    One,
    /// A monster with two eyes.
    Two,
    /// A monster with three eyes.
    Three,
    /// A monster with four eyes.
    Four,
    /// A monster with five eyes.
    Five,
    /// Half of a command ship.
    Command,
}

impl Loot {
    /// Cheapest first.
    pub const ALL: [Loot; 6] =
        [Loot::One, Loot::Two, Loot::Three, Loot::Four, Loot::Five, Loot::Command];

    /// NH-5.4, NH-10.3: one point per eye, ten per half.
    pub fn points(self) -> u32 {
        match self {
            Loot::Command => 10,
            monster => monster as u32 + 1,
        }
    }
}

impl Kind for Loot {
    fn index(self) -> usize {
        self as usize
    }
    fn from_index(index: usize) -> Self {
        Loot::ALL[index]
    }
}

/// The tokens in front of a player.
pub type Hoard = Bag<Loot, 6>;

/// What a hoard is worth.
pub fn points(hoard: &Hoard) -> u32 {
    hoard.kinds().map(|loot| loot.points() * u32::from(hoard.count(loot))).sum()
}
