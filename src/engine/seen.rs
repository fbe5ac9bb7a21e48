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
        Seen::redacted(position.clone(), viewer)
    }

    fn redacted(mut position: G, viewer: Viewer) -> Seen<G> {
        position.redact(viewer);
        Seen { position, viewer }
    }

    /// The view as JSON, to be sent elsewhere: it holds no more than the viewer may know.
    pub fn write(&self) -> String {
        // Our own types are JSON: this cannot fail.
        serde_json::to_string(&self.position).unwrap_or_default()
    }

    /// Reads a view back; `None` if it is none of this game. Redacting it again makes sure that it is one.
    pub fn read(text: &str, viewer: Viewer) -> Option<Seen<G>> {
        serde_json::from_str(text).ok().map(|position| Seen::redacted(position, viewer))
    }

    /// Whose view this is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
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
