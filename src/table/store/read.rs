//! What can be read of a table's state, to draw it.

use std::ops::Range;
use std::rc::Rc;

use super::{Asked, Hint, Mind, Notice, Over, Place, Show, Store};
use crate::curve::Curve;
use crate::drag::{Grip, Reach};
use crate::lesson::Lesson;
use crate::motion::Pace;
use crate::shelf::Trouble;
use crate::text;
use crate::{AnyFrame, Button, Line, Log, Refused, ShownTable, Waiting};
use engine::session::UndoRefusal;
use engine::{Driver, Seat, SeatSetup};

/// How many lines the prompt tells at most: where computers play alone nobody decides anything in between.
const TOLD: usize = 24;

impl<F: AnyFrame + ?Sized> Store<F> {
    /// The game itself, to be read.
    pub fn table(&self) -> &(dyn ShownTable<F> + 'static) {
        &*self.table
    }

    /// The seats as they were set up.
    pub fn seats(&self) -> &Rc<[SeatSetup]> {
        &self.seats
    }

    /// The frame on the screen.
    pub fn shown(&self) -> &Rc<F> {
        &self.shown.0
    }

    /// The number of the frame on the screen.
    pub fn frame(&self) -> usize {
        self.shown.1
    }

    /// Whether what changed its place since the last frame glides there.
    pub fn glides(&self) -> bool {
        self.glides
    }

    /// Whether something that happened is being shown.
    pub fn is_telling(&self) -> bool {
        matches!(self.show, Show::Telling(_))
    }

    /// Whether more waits to be shown after it.
    pub fn has_more_to_tell(&self) -> bool {
        matches!(&self.show, Show::Telling(queue) if !queue.is_empty())
    }

    /// Whose device it is to be before anything of the table may be seen: once whoever is looking has seen what the last
    /// decision did.
    pub fn curtain(&self) -> Option<Seat> {
        match self.table.waiting() {
            Waiting::Curtain(seat) if !self.is_telling() => Some(seat),
            _ => None,
        }
    }

    /// The computer player that is to act on what is shown.
    pub fn thinking(&self) -> Option<Seat> {
        let acting = self.shown.0.to_act()?;
        let thinks = self.table.waiting() == Waiting::Computer(acting) && !self.has_more_to_tell();
        thinks.then_some(acting)
    }

    /// What the computer does.
    pub fn mind(&self) -> &Mind {
        &self.mind
    }

    /// The hint that is there.
    pub fn hint(&self) -> Option<&Hint> {
        match &self.mind {
            Mind::Advised(hint) => Some(hint),
            _ => None,
        }
    }

    /// Whether a hint may be asked for.
    pub fn can_hint(&self) -> bool {
        matches!(self.table.waiting(), Waiting::Person(_)) && !self.table.is_taught()
    }

    /// What lies over the table.
    pub fn over(&self) -> Over {
        self.over
    }

    /// The open question.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// The sentence that is said.
    pub fn toast(&self) -> Option<&Refused> {
        self.toast.as_ref()
    }

    /// Which piece may go where, and what is staged.
    pub fn reach(&self) -> &Rc<Reach> {
        &self.reach
    }

    /// The buttons of the moment.
    pub fn buttons(&self) -> &Rc<[Button]> {
        &self.buttons
    }

    /// How many presses of buttons have been answered.
    pub fn answered(&self) -> usize {
        self.answered
    }

    /// The log for whoever is looking.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Whose turn it is and what is asked. What a computer player is asked is no business of people's.
    pub fn prompt(&self) -> String {
        let computer = self.shown.0.to_act().filter(|seat| !self.is_person(*seat));
        match (self.thinking(), computer) {
            (Some(seat), _) => text::thinking(&self.seats[seat.index()].name),
            (None, Some(seat)) => text::plays(&self.seats[seat.index()].name),
            (None, None) => self.shown.0.prompt(&self.seats),
        }
    }

    /// Which lines of the log are new to the person to act: everything since that person's last decision, but for what
    /// it led to for that person alone.
    pub fn news(&self) -> Range<usize> {
        let acting = self.shown.0.to_act().filter(|seat| self.is_person(*seat));
        acting.map_or(0..0, |seat| self.since(&|other| other == seat))
    }

    /// What happened since a person decided something, or what that decision did: all of a computer's turn, not its last
    /// move alone.
    pub fn lately(&self) -> String {
        let since = self.since(&|seat| self.is_person(seat));
        let last = self.log.records().saturating_sub(1);
        let lines = match since.is_empty() {
            true => {
                self.log.lines_after(last).min(self.log.len().saturating_sub(1))..self.log.len()
            }
            false => since,
        };
        let first = lines.start.max(self.log.len().saturating_sub(TOLD));
        let lines: Vec<&str> = self.log[first..].iter().map(|line| &*line.text).collect();
        lines.join(" ")
    }

    /// The lines after the last decision of one of these seats, from the first on that is not its own.
    fn since(&self, seats: &dyn Fn(Seat) -> bool) -> Range<usize> {
        let decided = self.table.decided(seats);
        let first = decided.map_or(0, |record| self.log.lines_after(record + 1));
        let own = |line: &Rc<Line>| decided.is_some() && line.seat.is_some_and(seats);
        let others = self.log[first..].iter().position(|line| !own(line));
        others.map_or(0..0, |skipped| first + skipped..self.log.len())
    }

    /// Whether a person decides for a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.seats[seat.index()].driver == Driver::Person
    }

    /// How a hand makes the move that a hint or the guided game means.
    pub fn meant(&self) -> Option<Rc<Grip>> {
        let taught = || self.table.taught().filter(|_| !self.has_more_to_tell()).map(Rc::new);
        self.hint().map(|hint| hint.grip.clone()).or_else(taught)
    }

    /// Whether there is something to take back, and if not, why. What was laid down for a set counts.
    pub fn can_undo(&self) -> Result<(), UndoRefusal> {
        if self.reach.staged().is_empty() { self.table.can_undo() } else { Ok(()) }
    }

    /// The guided game this is.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_ref()
    }

    /// How the game went.
    pub fn curve(&self) -> &Rc<Curve> {
        &self.curve
    }

    /// How fast things are shown.
    pub fn pace(&self) -> Pace {
        self.pace
    }

    /// Why nothing is kept, unless the player knows.
    pub fn unkept(&self) -> Option<Trouble> {
        match self.notice {
            Notice::Shown(trouble) => Some(trouble),
            Notice::None | Notice::Read => None,
        }
    }

    /// Whether another tab has the game.
    pub fn is_elsewhere(&self) -> bool {
        self.place == Place::Elsewhere
    }

    /// What a screen reader says.
    pub fn announcement(&self) -> &str {
        &self.announcement
    }
}
