//! Computer players, written once for all games.
//!
//! They get a [`Seen`]: what their seat may know, and nothing else.

use serde::{Deserialize, Serialize};

use super::{Chance, GameModel, Seat, Seen};

mod greedy;

/// How well a computer seat plays. All levels play by the same rules and see the same things.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal move.
    Random,
    /// The move after which the position looks best.
    Greedy,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];
}

/// What a computer player of this level does for `seat`, which must be the seat to act.
pub fn choose<G: GameModel>(
    seen: &Seen<G>,
    seat: Seat,
    level: Level,
    chance: &mut Chance,
) -> G::Move {
    let mut moves = seen.legal_moves();
    match level {
        Level::Random => moves.swap_remove(chance.below(moves.len() as u32) as usize),
        Level::Greedy => greedy::choose(seen, seat, moves, chance),
    }
}
