//! Which game an embedded table was left with.

use super::{Shelf, Store};

impl<S: Store> Shelf<S> {
    /// The game that an embedded table with this name was left with, if it still runs.
    pub fn embedded(&self, place: &str) -> Option<String> {
        let id = self.read(&format!("embed/{place}"))?;
        let about = self.summary(&id)?;
        (!about.over && self.has_save(&id)).then_some(id)
    }

    /// Remembers the game of an embedded table.
    pub fn set_embedded(&mut self, place: &str, id: &str) {
        let _ = self.write(&format!("embed/{place}"), id);
    }

    /// A new game begins at this place: nothing leads back to the one that was there or the one on the screen, nor to
    /// any that is over. One that nobody has played at is thrown away.
    pub fn leave_embedded(&mut self, place: &str, shown: Option<&str>) {
        for other in self.names_in("embed") {
            let key = format!("embed/{other}");
            let id = self.read(&key).unwrap_or_default();
            if other == place || shown == Some(&id) || self.embedded(&other).is_none() {
                self.remove(&key);
                if self.is_untouched(&id) {
                    self.forget(&id);
                }
            }
        }
    }

    fn is_untouched(&mut self, id: &str) -> bool {
        let Some(text) = self.read_save(&format!("save/{id}")) else { return false };
        self.parse(&text).is_ok_and(|save| save.records() == 0)
    }
}
