//! What is thought about at a table: a computer's turn, a hint, and how the game went.

use std::rc::Rc;

use super::{Effect, Hint, Mind, Msg, Over, Store, sentence};
use crate::curve::{Curve, hundredths};
use crate::text;
use crate::{AnyFrame, Waiting};
use engine::bot::{Answer, Question};
use engine::{Seat, SeatSetup, capital};

/// How long a computer player seems to think at least, in milliseconds at normal pace.
const THOUGHT: u32 = 420;

impl<F: AnyFrame + ?Sized> Store<F> {
    fn think(&mut self, mind: Mind) {
        self.mind = mind;
        self.effects.push(Effect::Think);
    }

    /// What is to be thought about, if anything is. It is only put into words once somebody asks: what that takes is
    /// [`late`](crate::late()).
    pub fn question(&self) -> Option<Question> {
        match &self.mind {
            Mind::Turn { mv: None, .. } => self.table.question(),
            Mind::Advising(_) => self.table.advice(),
            Mind::LookingBack => {
                let question = self.table.look_back(self.curve.next()?);
                Some(Question { iterations: Some(Curve::ITERATIONS), ..question })
            }
            Mind::Idle | Mind::Turn { .. } | Mind::Advised(_) => None,
        }
    }

    /// What can be thought about while a person decides, if anybody does that. [`late`](crate::late()).
    pub fn question_ahead(&self) -> Option<Question> {
        match self.table.waiting() {
            Waiting::Person(_) | Waiting::Curtain(_) => self.table.look_ahead(),
            Waiting::Computer(_) | Waiting::Nobody => None,
        }
    }

    /// The position is another: what was thought about the last one is void.
    pub(super) fn forget_thoughts(&mut self) {
        if !matches!(std::mem::take(&mut self.mind), Mind::Idle | Mind::Advised(_)) {
            self.effects.push(Effect::StopThinking);
        }
    }

    /// Lets the computer player to act think, or looks back on a game that is over.
    pub(super) fn think_on(&mut self) {
        match self.table.waiting() {
            Waiting::Computer(_) => {
                match self.table.foreknown() {
                    None => self.think(Mind::Turn { mv: None, seemly: false }),
                    mv => self.mind = Mind::Turn { mv, seemly: false },
                }
                self.effects.push(Effect::Wait(self.pace.millis(THOUGHT), Msg::Seemly));
            }
            Waiting::Nobody => {
                self.over = Over::End;
                self.effects.push(Effect::FetchEnd);
                self.curve = Rc::new(Curve::of(self.table.records()));
                self.look_back();
            }
            Waiting::Person(_) | Waiting::Curtain(_) => {
                let ponders = |seat: &SeatSetup| {
                    seat.driver.computer().is_some_and(|(level, _)| level.ponders())
                };
                if self.seats.iter().any(ponders) {
                    self.effects.push(Effect::LookAhead);
                }
            }
        }
    }

    /// The computer player has seemed to think for long enough. Says whether there is something new to draw.
    pub(super) fn seem(&mut self) -> bool {
        if let Mind::Turn { seemly, .. } = &mut self.mind {
            *seemly = true;
        }
        self.computer_plays()
    }

    /// Plays what was thought of, unless it is too early or nothing was; says whether it did.
    fn computer_plays(&mut self) -> bool {
        let Mind::Turn { mv: Some(mv), seemly: true } = &self.mind else { return false };
        let played = self.table.computer_plays(mv);
        if played {
            self.advance(false);
        }
        played
    }

    /// Somebody does not want to wait: the best move so far has to do.
    pub(super) fn hurry_thought(&mut self) {
        if let Mind::Turn { mv, seemly } = &mut self.mind {
            *seemly = true;
            if mv.is_none() {
                self.effects.push(Effect::HurryThought);
            } else {
                self.computer_plays();
            }
        }
    }

    /// Asks what Admiral would do; asked again, leaves it.
    pub(super) fn ask_hint(&mut self) {
        if matches!(self.mind, Mind::Advising(_) | Mind::Advised(_)) {
            return self.forget_thoughts();
        }
        if let Waiting::Person(seat) = self.table.waiting() {
            self.think(Mind::Advising(seat));
        }
    }

    /// Something came of a thought, or nobody could be found to think. Says whether there is something new to draw.
    pub(super) fn hear(&mut self, answer: Option<Answer>) -> bool {
        let Some(answer) = answer else {
            self.say(sentence(text::NO_THOUGHT.into()));
            return true;
        };
        match &mut self.mind {
            Mind::Idle | Mind::Advised(_) => return false,
            Mind::Turn { mv, .. } => {
                *mv = answer.moves;
                return self.computer_plays();
            }
            Mind::Advising(seat) => {
                let seat = *seat;
                self.mind = Mind::Idle;
                self.advise(seat, &answer);
            }
            Mind::LookingBack => {
                Rc::make_mut(&mut self.curve).add(answer.chances);
                self.look_back();
            }
        }
        true
    }

    fn advise(&mut self, seat: Seat, answer: &Answer) {
        let words = |mv: &str| Some(self.table.way(mv)?.0);
        let way = answer.mv().and_then(|mv| self.table.way(mv));
        let Some((label, grip)) = way else { return self.say(sentence(text::NO_HINT.into())) };
        let chance = answer.chances.get(seat.index()).copied().unwrap_or_default();
        let rival = answer.rival.as_ref().and_then(|rival| Some((words(&rival.mv)?, rival)));
        let label = capital(&label);
        let sentence = match rival {
            Some((name, rival)) => text::hint(
                (&label, hundredths(chance), answer.brings),
                (&name, hundredths(rival.chance), rival.brings),
                self.table.tally(),
            ),
            None => text::only_hint(&label),
        };
        self.announcement = sentence.clone();
        self.toast = None;
        self.mind = Mind::Advised(Hint { sentence, grip: Rc::new(grip) });
    }

    fn look_back(&mut self) {
        self.mind = Mind::Idle;
        if self.curve.next().is_some() {
            self.think(Mind::LookingBack);
        }
    }
}
