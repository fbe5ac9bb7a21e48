//! A few moves, each tried on many walks to the end of the turn: for games that all win or lose together.
//!
//! A tree spreads its iterations over moves that hardly differ, and in long turns it never gets to the end of one; it
//! played worse than whoever takes the move that looks best. So the moves that look best are compared on the same
//! luck and the same imagined cards, and after each round the worse half is left out (sequential halving).

use super::search::{Brought, Weighed};
use super::steps::{BREADTH, Judge, Steps};
use crate::{Chance, GameModel, Seat, Seen};

/// So many moves are compared.
const CANDIDATES: usize = 6;
/// On how many imagined positions it is judged which those are.
const LOOKS: u64 = 4;
/// A walk ends after so many turns. To walk through everybody's turn, too, takes three times as long and found nothing better.
const TURNS: u32 = 1;
/// A walk that is longer is looked at as it stands.
const LONGEST_WALK: u32 = 300;
/// Half of six, rounded up, is left after the first round, two after the second.
const ROUNDS: u32 = 3;
/// Fewer walks in all would tell less than the first looks.
const LEAST_WALKS: u32 = 300;

/// A move that is compared.
struct Candidate<M> {
    mv: M,
    /// What the first looks and then the walks brought its seat, in all.
    worth: f64,
    walks: u32,
    brought: Brought,
}

impl<M> Candidate<M> {
    fn mean(&self) -> f64 {
        self.worth / f64::from(self.walks.max(1))
    }
}

/// A comparison that can be carried on in slices. Like a [`Search`](super::Search) it knows a [`Seen`] and nothing else
/// of the game, and reads no clock.
pub(super) struct Walks<G: GameModel> {
    seen: Seen<G>,
    judge: Judge,
    seat: Seat,
    seed: u64,
    /// The best first; only the first `left` are still walked with.
    candidates: Vec<Candidate<G::Move>>,
    left: usize,
    /// How many walks there may be in all, and where the round under way began.
    most: u32,
    begun: u32,
    iterations: u32,
}

impl<G: GameModel> Walks<G> {
    /// A comparison for `seat`, which is to act, with so many walks at most.
    pub(super) fn new(seen: Seen<G>, judge: Judge, seat: Seat, seed: u64, most: u32) -> Walks<G> {
        let mut moves = Vec::new();
        seen.list_sensible(&mut moves);
        let candidate = |mv| Candidate { mv, worth: 0.0, walks: 0, brought: Brought::default() };
        let mut candidates: Vec<_> = moves.into_iter().map(candidate).collect();
        for look in 0..LOOKS {
            for candidate in &mut candidates {
                let mut steps = Steps::new(luck(!seed, look), judge);
                let position = seen.imagine(&mut steps.chance);
                candidate.worth += f64::from(steps.look_ahead(&position, &candidate.mv, seat));
            }
        }
        candidates.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        candidates.truncate(CANDIDATES);
        candidates.iter_mut().for_each(|candidate| candidate.worth /= LOOKS as f64);
        let left = candidates.len();
        Walks {
            seen,
            judge,
            seat,
            seed,
            candidates,
            left,
            most: most.max(LEAST_WALKS),
            begun: 0,
            iterations: 0,
        }
    }

    /// How many walks there may be.
    pub(super) fn most(&self) -> u32 {
        self.most
    }

    /// How many there have been.
    pub(super) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Whether one move is left.
    pub(super) fn is_settled(&self) -> bool {
        self.left <= 1
    }

    pub(super) fn run(&mut self, iterations: u32) {
        for _ in 0..iterations {
            if self.is_settled() {
                return;
            }
            self.iterate();
        }
    }

    fn iterate(&mut self) {
        let index = (self.iterations - self.begun) as usize % self.left;
        let candidate = &mut self.candidates[index];
        if candidate.walks == 0 {
            candidate.worth = 0.0;
        }
        let mut steps = Steps::new(luck(self.seed, candidate.walks.into()), self.judge);
        let mut position = self.seen.imagine(&mut steps.chance);
        steps.apply(&mut position, &candidate.mv);
        let (mut mark, mut turns) = (self.seen.walk_mark(), 0);
        for _ in 0..LONGEST_WALK {
            let Some(seat) = steps.next_decision(&mut position) else { break };
            let now = position.walk_mark();
            turns += u32::from(now != mark);
            mark = now;
            if turns >= TURNS {
                break;
            }
            steps.play_on(seat, &mut position, BREADTH);
        }
        candidate.walks += 1;
        let rewards: Vec<f32> =
            Seat::all(position.seats()).map(|seat| self.judge.value(&position, seat)).collect();
        candidate.worth += f64::from(rewards[self.seat.index()]);
        candidate.brought.add(&position, self.seat, &rewards);
        self.iterations += 1;
        let walked = self.iterations - self.begun;
        if walked >= self.most.div_ceil(ROUNDS) && (walked as usize).is_multiple_of(self.left) {
            self.candidates[..self.left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
            self.left = self.left.div_ceil(2);
            self.begun = self.iterations;
        }
    }

    /// The moves compared, the best first.
    pub(super) fn weighed(&self) -> Vec<Weighed<G::Move>> {
        let weigh = |candidate: &Candidate<G::Move>| Weighed {
            mv: candidate.mv.clone(),
            visits: candidate.walks,
            worth: candidate.mean() as f32,
            chances: candidate.brought.chances(),
            brings: candidate.brought.growth(self.seen.tally(self.seat)),
        };
        let mut order: Vec<&Candidate<G::Move>> = self.candidates.iter().collect();
        order[..self.left].sort_by(|one, other| other.mean().total_cmp(&one.mean()));
        order.into_iter().map(weigh).collect()
    }

    /// What every seat can expect, 0.0 to 1.0.
    pub(super) fn chances(&self) -> Vec<f32> {
        self.weighed().into_iter().next().map_or_else(Vec::new, |best| best.chances)
    }
}

/// The luck of a walk: the same for all moves that are compared.
fn luck(seed: u64, walk: u64) -> Chance {
    Chance::unrecorded(seed.wrapping_add(walk.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}
