//! What is rarely done at a table. Whoever asks for it has opened the menu, so that the page need not have it at first.

use super::{Effect, Outcome, Over, Place, Store, sentence};
use crate::new_table::name_seat;
use crate::{AnyFrame, Log, text};
use engine::SeatSetup;

/// Something that is rarely done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rare {
    /// Others sit down, or are called something else.
    Sit(Vec<SeatSetup>),
    /// Take back to the start of the turn.
    UndoTurn,
}

impl<F: AnyFrame + ?Sized> Store<F> {
    /// Does it, and says what is to be done about it.
    pub fn rarely(&mut self, rare: Rare) -> Outcome<F> {
        if self.place == Place::Here {
            self.over = Over::Nothing;
            match rare {
                Rare::Sit(seats) => self.sit(seats),
                Rare::UndoTurn => self.undo_turn(),
            }
        }
        Outcome { draw: true, effects: std::mem::take(&mut self.effects) }
    }

    fn sit(&mut self, mut seats: Vec<SeatSetup>) {
        seats.iter_mut().for_each(name_seat);
        if self.seats[..] == seats[..] {
            return;
        }
        if self.table.sit(seats) {
            self.seats = self.table.seats().into();
            // Everybody is called by the new name, also in what was told before.
            self.log = Log::new(self.table.viewer());
            self.look_again();
            self.effects.push(Effect::Blur { always: true });
            self.keep_soon();
        } else {
            self.say(sentence(text::NOT_NOW.into()));
        }
    }

    fn undo_turn(&mut self) {
        if let Err(refusal) = self.table.undo_turn() {
            return self.say(sentence(text::undo_refusal(refusal).into()));
        }
        self.look_again();
        self.keep_soon();
    }
}
