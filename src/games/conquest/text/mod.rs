//! All English words of the game.

mod events;
mod locations;
mod races;
mod resistance;
mod stuff;

use std::fmt;

use super::Refusal;
use crate::engine::SetupRefusal;

pub(super) fn not_yet() -> SetupRefusal {
    SetupRefusal("Only the competitive game can be played yet.".into())
}

pub(super) fn wrong_players(players: u8) -> SetupRefusal {
    SetupRefusal(format!("The competitive game is for 2, 3 or 4 players, not {players}."))
}

pub(super) fn only_against_the_resistance() -> SetupRefusal {
    SetupRefusal("That option belongs to cooperative and solo games.".into())
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}.")
    }
}
