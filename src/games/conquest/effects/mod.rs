//! What texts do: the vocabulary they are written in, when one can be used, and each effect
//! carried out in one place.

pub(crate) mod branch;
pub(crate) mod clash;
pub(crate) mod condition;
pub(crate) mod figures;
pub(crate) mod goods;
pub(crate) mod ground;
pub(crate) mod laying;
pub(crate) mod need;
pub(crate) mod outlook;
pub(crate) mod places;
pub(crate) mod play;
pub(crate) mod power;
pub(crate) mod primitive;
pub(crate) mod rule;
pub mod vocabulary;
pub(crate) mod window;

use crate::effects::need::effects_of;
use crate::effects::primitive::Family;
use crate::machine::step::{Running, Step};
use crate::{Conquest, Flow, Move, Question};
use engine::Seat;

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
    pub(crate) fn resolve(&mut self, mut run: Running, flow: &mut Flow<'_>) {
        let Some(effect) = effects_of(&run).get(run.at as usize) else { return };
        let next = match effect.need(&run.picked) {
            Some(need) if self.has_candidate(need, &run) => Next::Ask(run.me),
            // What cannot be done is skipped, the rest is done.
            Some(_) => Next::Done,
            None => {
                let level = self.agenda.len();
                let next = effect.family().apply(self, &mut run, flow);
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

    /// Asks the player for one of the effect's targets, if it has any.
    fn ask_for_targets(&self, effect: &impl Family, run: &Running) -> Next {
        let mut moves = Vec::new();
        effect.targets(self, run, &mut moves);
        if moves.is_empty() { Next::Done } else { Next::Ask(run.me) }
    }

    /// The legal answers to the question a running clause asks.
    pub(crate) fn list_targets(&self, run: &Running, into: &mut Vec<Move>) {
        let Some(effect) = effects_of(run).get(run.at as usize) else { return };
        match effect.need(&run.picked) {
            Some(need) => self.list_candidates(need, run, into),
            None => effect.family().targets(self, run, into),
        }
    }

    /// Takes an answer to the question of a running clause.
    pub(crate) fn take_target(&mut self, mut run: Running, mv: Move, flow: &mut Flow<'_>) {
        if pick(&mut run, mv) {
            return self.agenda.push(Step::Resolve(run));
        }
        let level = self.agenda.len();
        let next = match mv {
            Move::Enough => Next::Done,
            mv => effects_of(&run)[run.at as usize].family().take(self, &mut run, mv, flow),
        };
        self.follow(next, run, level);
    }
}

/// Writes a pick down; `false` if the move is none.
pub(crate) fn pick(run: &mut Running, mv: Move) -> bool {
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
