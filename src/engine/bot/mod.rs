//! Computer players, written once for all games.
//!
//! They get a [`Seen`]: what their seat may know, and nothing else.

use serde::{Deserialize, Serialize};

use super::{Chance, GameModel, Seat, Seen};

mod greedy;
mod ponder;
mod question;
mod search;
mod steps;
mod thought;
mod walks;

pub use ponder::{AnyPonder, ponder};
pub use question::{Answer, AnyThought, Question, Rival, begin};
pub use search::{Search, Weighed};
pub use thought::{Decision, Thought};

/// How well a computer seat plays. All levels play by the same rules and see the same things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move after which the position looks best.
    Greedy,
    /// Looks ahead a little, and is not too particular.
    Cadet,
    /// Looks ahead.
    Officer,
    /// Looks ahead for long, and minds the answer.
    Admiral,
    /// Looks ahead for longer than most people like to wait.
    Overlord,
}

impl Level {
    /// All levels; those that people do not sit down with any more live on in saves and in tests.
    pub const ALL: [Level; 6] = [
        Level::Random,
        Level::Greedy,
        Level::Cadet,
        Level::Officer,
        Level::Admiral,
        Level::Overlord,
    ];
    /// The levels people can sit down with, weakest first.
    pub const OFFERED: [Level; 4] = [Level::Cadet, Level::Officer, Level::Admiral, Level::Overlord];

    /// How long a decision may take on a laptop, in tenths of a second.
    fn tenths(self) -> u32 {
        match self {
            Level::Random | Level::Greedy => 0,
            // Its work is counted by itself.
            Level::Cadet => 1,
            Level::Officer => 3,
            Level::Admiral => 15,
            Level::Overlord => 50,
        }
    }

    /// How many iterations a decision of this level takes at most; none where it does not search.
    pub fn iterations<G: GameModel>(self) -> u32 {
        match self {
            Level::Cadet => 20,
            _ => self.tenths() * G::THOUGHTS,
        }
    }

    /// Whether it thinks while people do.
    pub fn ponders(self) -> bool {
        self == Level::Overlord
    }

    /// Whether it minds the answer.
    fn is_careful(self) -> bool {
        matches!(self, Level::Admiral | Level::Overlord)
    }

    /// How much worse a move may look and still be taken about one time in three.
    fn leniency(self) -> f32 {
        if self == Level::Cadet { 0.03 } else { 0.0 }
    }
}

/// What a computer seat values more than others do: its number among the manners of its game. One that a game does not
/// have is even-handed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Manner(pub u8);

impl Manner {
    /// Values everything as it deserves, as far as the game's author knows.
    pub const EVEN: Manner = Manner(0);

    /// What it values, among the tastes of its game by their numbers, the even-handed one first.
    pub fn among<T>(self, tastes: &[T]) -> &T {
        tastes.get(usize::from(self.0)).unwrap_or(&tastes[0])
    }

    /// Whether this is nobody in particular.
    pub fn is_even(self) -> bool {
        self == Manner::EVEN
    }
}

/// What a computer player of this level does for `seat`, which must be the seat to act.
pub fn choose<G: GameModel>(
    seen: &Seen<G>,
    seat: Seat,
    level: Level,
    chance: &mut Chance,
) -> G::Move {
    match level {
        Level::Random => {
            let mut moves = seen.legal_moves();
            moves.swap_remove(chance.below(moves.len() as u32) as usize)
        }
        Level::Greedy => greedy::choose(seen, seat, sensible(seen), chance),
        Level::Cadet | Level::Officer | Level::Admiral | Level::Overlord => {
            let mut thought = Thought::new(seen.clone(), level, chance.below(u32::MAX).into());
            while !thought.run(u32::MAX) {}
            thought.decide().expect("the seat to act has a move").mv
        }
    }
}

/// The moves worth a look.
fn sensible<G: GameModel>(seen: &Seen<G>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    seen.list_sensible(&mut moves);
    moves
}
