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
    /// AT-3.3: whether recruiting happens without asking.
    pub(super) fn recruits_unasked(self) -> bool {
        self == Edition::First
    }

    /// AT-3.6: whether a base may be built over an own one.
    pub(super) fn builds_over(self) -> bool {
        self == Edition::First
    }

    /// AT-4.3: whether a group attacks but once in a turn.
    pub(super) fn attacks_once(self) -> bool {
        self == Edition::First
    }

    /// AT-5.8: whether initiative may fell an undefended base before it fires.
    pub(super) fn strikes_bases_first(self) -> bool {
        self == Edition::Second
    }

    /// AT-7.2: how many Martians Light Infantry brings to a Pod.
    pub(super) fn martians(self) -> u8 {
        match self {
            Edition::First => 2,
            Edition::Second => 1,
        }
    }

    /// AT-7.4: whether enemies are measured as Shooter alone leaves them.
    pub(super) fn measures_before_battle(self) -> bool {
        self == Edition::First
    }

    /// AT-8.4: the turns after which a game is a draw.
    pub(super) fn turn_limit(self) -> u16 {
        match self {
            Edition::First => 200,
            Edition::Second => 1_000,
        }
    }
}
