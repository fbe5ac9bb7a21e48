//! How a position looks to a player.

use super::Conquest;
use crate::engine::Seat;

pub(super) fn worth(game: &Conquest, seat: Seat) -> f32 {
    f32::from(game.terror(seat)) / 10.0
}
