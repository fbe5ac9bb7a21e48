//! A guided game: a table that follows a script.

use super::Table;
use crate::any::AnyTable;
use crate::drag::{Grip, Handle};
use crate::hands::Hands;
use crate::late;
use engine::Record;
use engine::save::{self, LoadRefusal};

impl<G: Hands> Table<G> {
    /// The table a guided game begins at: set up as its save was.
    pub fn lesson(save: &str) -> Result<Table<G>, LoadRefusal> {
        late(|| {
            let played = save::read::<G>(save)?.session;
            let mut table = Table::around(played.rehearsal());
            table.script = played.records().to_vec();
            Ok(table)
        })
    }

    /// The record the guided game goes on with.
    pub(super) fn next_of_script(&self) -> Option<&Record<G::Move>> {
        self.script.get(self.records())
    }

    /// How a hand does what it asks for.
    pub(super) fn asked_for(&self) -> Option<Grip> {
        let asked = (0..self.handles.len()).filter(|_| self.is_taught());
        let asked = asked.filter(|handle| self.goes_along(*handle));
        // One that makes two moves in one go is what the sentence speaks of.
        let handle = asked.max_by_key(|handle| self.handles[*handle].moves.len())?;
        Some(self.handles[handle].grip.clone())
    }

    /// Whether a handle does what it asks for. At a free table every handle does.
    pub(super) fn goes_along(&self, handle: usize) -> bool {
        let ahead = self.script.iter().skip(self.records()).filter(|record| !record.auto);
        let mut ahead = ahead.map(|record| &record.mv);
        let asked =
            |handle: &Handle<G::Move>| handle.moves.iter().all(|mv| ahead.next() == Some(mv));
        !self.is_taught() || self.handles.get(handle).is_some_and(asked)
    }
}
