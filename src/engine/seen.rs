//! `Seen<G>`: a position as one viewer may know it.

use std::ops::Deref;

use super::{Chance, GameModel, Viewer};

/// A position as one viewer may know it. It can only be made by redacting, so whoever takes a
/// `Seen` (the page, a bot) cannot read what that viewer may not know.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen<G> {
    position: G,
    viewer: Viewer,
}

impl<G: GameModel> Seen<G> {
    /// What `viewer` may know of `position`.
    pub fn new(position: &G, viewer: Viewer) -> Seen<G> {
        let mut position = position.clone();
        position.redact(viewer);
        Seen { position, viewer }
    }

    /// Whose view this is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The view as text, for whoever thinks elsewhere: what its viewer may not know is not in it.
    pub fn write(&self) -> String {
        // Our own types are JSON: this cannot fail.
        serde_json::to_string(&self.position).unwrap_or_default()
    }

    /// Reads a view of this viewer's back; `None` if it is none.
    pub fn read(text: &str, viewer: Viewer) -> Option<Seen<G>> {
        serde_json::from_str(text).ok().map(|position| Seen::new(&position, viewer))
    }

    /// A full position that looks like this one to its viewer, the unknown parts made up.
    pub fn imagine(&self, chance: &mut Chance) -> G {
        let mut position = self.position.clone();
        position.imagine(chance);
        position
    }
}

impl<G> Deref for Seen<G> {
    type Target = G;

    fn deref(&self) -> &G {
        &self.position
    }
}
