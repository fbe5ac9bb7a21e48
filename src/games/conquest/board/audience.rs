//! Who may know something hidden.

use serde::{Deserialize, Serialize};

use engine::{Seat, Viewer};

/// Some of the seats, one bit each, or everybody. Onlookers know what everybody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Audience(u8);

impl Audience {
    /// Everybody, onlookers too.
    pub const ALL: Audience = Audience(u8::MAX);

    /// One seat.
    pub fn seat(seat: Seat) -> Audience {
        Audience(1 << seat.0)
    }

    /// These and those.
    pub fn and(self, others: Audience) -> Audience {
        Audience(self.0 | others.0)
    }

    /// Whether a viewer is among them.
    pub fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 >> seat.0 & 1 == 1,
            Viewer::Public => self == Audience::ALL,
            Viewer::Everything => true,
        }
    }
}
