//! Taking back, and playing again what was taken back.

use super::{Happening, KEY_FRAME, Record, Session, Step, UndoRefusal, replay_record};
use crate::GameModel;
use crate::setup::Driver;

impl<G: GameModel> Session<G> {
    /// Where undo would go back to: before the last decision of a person.
    pub fn undo_target(&self) -> Result<usize, UndoRefusal> {
        let by_person = |record: &Record<G::Move>| {
            !record.auto && self.setup.seats[record.seat.index()].driver == Driver::Person
        };
        let target = self.records.iter().rposition(by_person).ok_or(UndoRefusal::Nothing)?;
        if self.setup.practice {
            return Ok(target);
        }
        let since = &self.records[target..];
        if since.iter().any(|record| !record.chance.is_empty()) {
            return Err(UndoRefusal::Known);
        }
        if since.iter().any(|record| record.shown) {
            return Err(UndoRefusal::Shown);
        }
        match self.undone.last() {
            Some(group) if group[0].seat != self.records[target].seat => {
                Err(UndoRefusal::AnotherPerson)
            }
            _ => Ok(target),
        }
    }

    /// Takes back the last decision of a person and what followed from it.
    pub fn undo(&mut self) -> Result<(), UndoRefusal> {
        let target = self.undo_target()?;
        self.position = self.position_at(target);
        self.undone.push(self.records.split_off(target));
        self.key_frames.truncate(target / KEY_FRAME + 1);
        self.written.take();
        Ok(())
    }

    /// Takes back what the person of the last decision has decided in that turn, up to where nothing more can be taken
    /// back. Each decision can be played again by itself.
    pub fn undo_turn(&mut self) -> Result<(), UndoRefusal> {
        let seat = self.records[self.undo_target()?].seat;
        self.undo()?;
        let turn = self.turn();
        while let Ok(target) = self.undo_target()
            && self.records[target..].iter().all(|record| record.seat == seat)
        {
            self.undo()?;
            if self.turn() != turn {
                self.redo();
                break;
            }
        }
        Ok(())
    }

    /// Which turn it is, in games that count them.
    fn turn(&self) -> (Option<u32>, Option<u32>) {
        (self.position.turn_mark(), self.position.walk_mark())
    }

    /// Whether something taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Plays again what the last undo took back, with the same luck.
    pub fn redo(&mut self) -> Vec<Step<G>> {
        let group = self.undone.pop().unwrap_or_default();
        let mut steps = Vec::new();
        for record in group {
            let (index, seat, auto) = (self.records.len(), record.seat, record.auto);
            let events = replay_record(&mut self.position, &record);
            steps.push(self.step(Happening { index, seat, auto, events }));
            self.push(record);
        }
        steps
    }
}
