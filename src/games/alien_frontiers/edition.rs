//! Which edition of these rules a game follows: one that has begun goes on as it began.

use serde::{Deserialize, Serialize};

/// An edition of these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// What games begun under version 1 go on with.
    First,
    /// `rules.md` as it stands.
    #[default]
    Second,
}

impl Edition {
    /// AF-4.5: whether a set needs a block that is free as a whole.
    pub(super) fn needs_whole_blocks(self) -> bool {
        self == Edition::First
    }

    /// AF-7.1: whether each player has one track for the whole game.
    pub(super) fn has_own_tracks(self) -> bool {
        self == Edition::First
    }

    /// AF-7.5: whether a colony on circle 7 bars the Hub.
    pub(super) fn bars_a_full_track(self) -> bool {
        self == Edition::First
    }

    /// AF-9.1: whether only the second ship of a turn brings the extra circle.
    pub(super) fn counts_the_second_ship_only(self) -> bool {
        self == Edition::First
    }

    /// AF-13.7: the rounds after which a game ends.
    pub(super) fn rounds(self) -> u8 {
        match self {
            Edition::First => 100,
            Edition::Second => 250,
        }
    }
}
