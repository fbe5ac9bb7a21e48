//! `Frame<G>`: one record as it is shown.

use engine::{GameModel, Happening, Seen};

/// One record as it is shown: what happened, and the position after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame<G: GameModel> {
    /// The record and its events, as the viewer may know them; `None` for a still picture.
    pub happening: Option<Happening<G>>,
    /// The position after it.
    pub seen: Seen<G>,
}

impl<G: GameModel> Frame<G> {
    pub(super) fn of_record((happening, seen): (Happening<G>, Seen<G>)) -> Frame<G> {
        Frame { happening: Some(happening), seen }
    }

    /// What happened; nothing in a still picture.
    pub fn events(&self) -> &[G::Event] {
        self.happening.as_ref().map_or(&[], |happening| &happening.events)
    }
}
