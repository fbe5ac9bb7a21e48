//! The effect primitives, each carried out in one place.

mod aliens;
mod board;
mod cards;
mod fight;

use super::need::{effects_of, need};
use super::step::{Running, Step};
use super::vocabulary::Effect;
use super::{Conquest, Event, Flow, Move, Question};
use crate::engine::Seat;

/// What follows an effect, or a pick for it.
enum Next {
    /// The next effect.
    Done,
    /// A question first.
    Ask(Seat),
    /// Whether to do it at all.
    AskWhether(Seat),
    /// The same effect again: it has branched, or wants more.
    Again,
}

impl Conquest {
    /// Carries a clause on from its next effect.
    pub(super) fn resolve(&mut self, mut run: Running, flow: &mut Flow<'_>) {
        let Some(effect) = effects_of(&run).get(run.at as usize) else { return };
        let next = match need(effect, &run.picked) {
            Some(need) if self.has_candidate(need, &run) => Next::Ask(run.me),
            // What cannot be done is skipped, the rest is done.
            Some(_) => Next::Done,
            None => {
                let level = self.agenda.len();
                let next = self.carry_out(effect, &mut run, flow);
                return self.follow(next, run, level);
            }
        };
        self.follow(next, run, self.agenda.len());
    }

    /// Puts the rest of the clause on the agenda, below what the effect has put there.
    fn follow(&mut self, next: Next, mut run: Running, level: usize) {
        match next {
            Next::Ask(seat) => self.ask_over(Step::Resolve(run), seat, Question::Target),
            Next::AskWhether(seat) => {
                self.ask_over(Step::Resolve(run), seat, Question::OptionalEffect);
            }
            Next::Again => self.agenda.insert(level, Step::Resolve(run)),
            Next::Done => {
                run.at += 1;
                run.done = 0;
                run.moved = 0;
                run.agreed = false;
                if (run.at as usize) < effects_of(&run).len() {
                    self.agenda.insert(level, Step::Resolve(run));
                }
            }
        }
    }

    fn carry_out(&mut self, effect: &Effect, run: &mut Running, flow: &mut Flow<'_>) -> Next {
        match effect {
            Effect::May(inner) if run.agreed => self.carry_out(inner, run, flow),
            Effect::May(inner) if self.would(inner, run) => Next::AskWhether(run.me),
            Effect::May(_) => Next::Done,
            Effect::Choose(who, ..) => match self.persons(*who, run).first() {
                Some(seat) => Next::Ask(*seat),
                None => Next::Done,
            },
            Effect::Roll(limit, ..) => {
                let roll = flow.d6();
                flow.tell(Event::TextRoll { source: run.source, roll });
                run.branch = if roll >= *limit { 1 } else { 2 };
                Next::Again
            }
            effect => self
                .fight_effect(effect, run, flow)
                .or_else(|| self.alien_effect(effect, run, flow))
                .or_else(|| self.card_effect(effect, run, flow))
                .or_else(|| self.board_effect(effect, run, flow))
                // The rest works by being there.
                .unwrap_or(Next::Done),
        }
    }

    /// The legal answers to the question a running clause asks.
    pub(super) fn list_targets(&self, run: &Running, into: &mut Vec<Move>) {
        let Some(effect) = effects_of(run).get(run.at as usize) else { return };
        if let Some(need) = need(effect, &run.picked) {
            return self.list_candidates(need, run, into);
        }
        let effect = match effect {
            Effect::May(inner) => inner,
            effect => effect,
        };
        if let Effect::Choose(_, first, second) = effect {
            let does = |effects: &[Effect]| effects.iter().any(|effect| self.would(effect, run));
            let (one, two) = (does(first), does(second));
            into.extend((one || !two).then_some(Move::Option(0)));
            into.extend((two || !one).then_some(Move::Option(1)));
            return;
        }
        self.list_alien_targets(effect, run, into);
        self.list_card_targets(effect, run, into);
        self.list_board_targets(effect, run, into);
    }

    /// Takes an answer to the question of a running clause.
    pub(super) fn take_target(&mut self, mut run: Running, mv: Move, flow: &mut Flow<'_>) {
        if pick(&mut run, mv) {
            return self.agenda.push(Step::Resolve(run));
        }
        let level = self.agenda.len();
        let effect = match &effects_of(&run)[run.at as usize] {
            Effect::May(inner) => inner,
            effect => effect,
        };
        let next = match mv {
            Move::Option(index) => {
                run.branch = index + 1;
                run.at = 0;
                Next::Again
            }
            Move::Enough => Next::Done,
            mv => self
                .alien_target(effect, &mut run, mv, flow)
                .or_else(|| self.card_target(effect, &mut run, mv, flow))
                .or_else(|| self.board_target(effect, &mut run, mv, flow))
                .unwrap_or(Next::Done),
        };
        self.follow(next, run, level);
    }
}

/// Writes a pick down; `false` if the move is none.
pub(super) fn pick(run: &mut Running, mv: Move) -> bool {
    let picked = &mut run.picked;
    match mv {
        Move::At(space) => picked.place = Some(space),
        Move::Against(seat) => picked.foe = Some(seat),
        Move::ForSide(side) => picked.side = Some(side),
        Move::Strike(victim) => picked.victim = Some(victim),
        _ => return false,
    }
    true
}
