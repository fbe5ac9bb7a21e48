//! What computers think about at a table, and what comes of it.

use super::{Table, Waiting};
use crate::any::{AnyTable, Judged, named};
use crate::hands::Hands;
use engine::bot::{Level, Question};
use engine::{Record, Seat, Viewer};

/// So many records may follow each other before a seat that looks ahead is asked.
const AHEAD: usize = 4;

impl<G: Hands> Table<G> {
    /// The next move of the plan, if there was neither luck nor another's decision since it was made.
    pub(super) fn planned(&self) -> Option<String> {
        let next = self.plan.last()?;
        let seat = self.session.to_act()?;
        let since = self.session.records().get(self.planned_at..)?;
        let (made, since) = since.split_first()?;
        let quiet = |record: &Record<G::Move>| {
            record.chance.is_empty() && (record.auto || record.seat == seat)
        };
        let legal = || self.session.seen(Viewer::Seat(seat)).check(next).is_ok();
        let holds = made.seat == seat && made.chance.is_empty() && since.iter().all(quiet);
        if holds && legal() { serde_json::to_string(next).ok() } else { None }
    }

    /// What a seat has to think about now.
    pub(super) fn think_about(&self, seat: Seat, level: Level) -> Question {
        // By the table and the record alone: asked twice, or after a reload, it thinks the same.
        let seed = self.setup().thought_seed(self.records());
        Question::about(&self.session, self.records(), Some(seat), level, seed)
    }

    /// The question of the next seat that thinks while people decide.
    pub(super) fn ask_ahead(&self) -> Option<Question> {
        let deciding = self.session.to_act()?;
        let seats = self.seats().len() as u8;
        let others = (1..seats).map(|steps| Seat((deciding.0 + steps) % seats));
        let (seat, (level, manner)) = others
            .filter_map(|seat| Some((seat, self.seats()[seat.index()].driver.computer()?)))
            .find(|(_, (level, _))| level.ponders())?;
        let records = self.records();
        let ahead = (1..=AHEAD).map(|more| self.setup().thought_seed(records + more)).collect();
        // A turn begins with a whole share.
        let share = level.iterations::<G>();
        Some(Question { manner, ahead, share, ..self.think_about(seat, level) })
    }

    /// A decision of a finished game, and what Admiral has to think about to judge it.
    pub(super) fn judge(&self, record: usize, mv: Option<&str>) -> Option<Judged> {
        let made = self.session.records().get(record).filter(|record| !record.auto)?;
        self.outcome()?;
        let (seat, luck) = (made.seat, self.setup().thought_seed(record));
        let seen = self.session.seen_at(record, Viewer::Seat(seat));
        let json = |mv: &G::Move| serde_json::to_string(mv).unwrap_or_default();
        let asked = mv.map_or_else(|| json(&made.mv), str::to_owned);
        let handles = named(G::handles(&seen, &seen.legal_moves()), self.seats());
        let handle = handles.into_iter().find(|handle| json(&handle.moves[0]) == asked)?;
        let words = handle.label;
        let question = Question::about(&self.session, record, Some(seat), Level::Admiral, luck);
        Some(Judged { seat, words, question })
    }

    /// Plays what the computer player to act thought of, the plan first.
    pub(super) fn play_thought(&mut self, moves: &str) -> bool {
        let Waiting::Computer(seat) = self.waiting() else { return false };
        let mut moves = moves.lines().map_while(|mv| self.session.move_of(mv));
        let (first, then) = (moves.next(), moves.collect::<Vec<_>>());
        let Some(mv) = first else { return false };
        let (planned, before) = (self.planned().is_some(), self.records());
        let Ok(steps) = self.session.play(seat, &mv) else { return false };
        if !planned || self.plan.pop_if(|next| *next == mv).is_none() {
            (self.plan, self.planned_at) = (then, before);
            self.plan.reverse();
        }
        self.news.extend(steps);
        self.settle();
        true
    }
}
