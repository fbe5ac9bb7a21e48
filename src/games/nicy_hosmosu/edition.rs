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
    /// NH-7.4: whether the space of a reinforcement that was destroyed stays empty.
    pub(super) fn leaves_gaps(self) -> bool {
        self == Edition::First
    }

    /// NH-11.6: whether a stop in mid-flight needs a free space ahead before the extra shots.
    pub(super) fn stops_before_free_spaces_only(self) -> bool {
        self == Edition::First
    }

    /// NH-11.4: whether a missile may replace an extra shot.
    pub(super) fn launches_as_extra_shot(self) -> bool {
        self == Edition::First
    }

    /// NH-10.7: the turns after which a game ends.
    pub(super) fn turn_limit(self) -> u16 {
        match self {
            Edition::First => 400,
            Edition::Second => 2_000,
        }
    }

    /// NH-10.2: whether a purchase is a turn without a hit.
    pub(super) fn counts_purchases(self) -> bool {
        self == Edition::Second
    }
}
