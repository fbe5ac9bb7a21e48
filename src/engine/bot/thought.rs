//! A decision of a computer player, made in slices.

use super::search::{Search, Weighed};
use super::{Level, choose, sensible};
use crate::{Chance, GameModel, Seat, Seen};

/// How many iterations pass between two looks at whether the rest can change anything.
const STRIDE: u32 = 10;

/// A decision under way. Whoever makes it calls [`run`](Thought::run) until it is done, or decides
/// earlier.
pub struct Thought<G: GameModel> {
    seen: Seen<G>,
    search: Search<G>,
    level: Level,
    most: u32,
    chance: Chance,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<M> {
    /// The move.
    pub mv: M,
    /// What every seat can expect after it, 0.0 to 1.0.
    pub chances: Vec<f32>,
    /// How much better it is for the seat to act than its moves are on average.
    pub gain: f32,
    /// How many iterations it took.
    pub iterations: u32,
}

impl<G: GameModel> Thought<G> {
    /// A decision for the seat to act. The same seed gives the same decision.
    pub fn new(seen: Seen<G>, level: Level, seed: u64) -> Thought<G> {
        let search = Search::new(seen.clone(), G::CURIOSITY, Chance::unrecorded(seed));
        let search = if level == Level::Admiral { search.careful() } else { search };
        let chance = Chance::unrecorded(!seed);
        // A single move needs no thought.
        let most = if sensible(&seen).len() > 1 { level.iterations() } else { 0 };
        Thought { seen, search, level, most, chance }
    }

    /// Takes up to this many iterations, whatever the level, even where there is but one move.
    pub fn at_most(self, most: u32) -> Thought<G> {
        Thought { most, ..self }
    }

    /// Carries on by about so many iterations. Returns whether there is nothing more to think about.
    pub fn run(&mut self, iterations: u32) -> bool {
        let until = self.most.min(self.search.iterations() + iterations);
        while self.search.iterations() < until && !self.is_done() {
            let stride = STRIDE - self.search.iterations() % STRIDE;
            self.search.run(stride.min(until - self.search.iterations()));
        }
        self.is_done()
    }

    /// How far it has come, in hundredths.
    pub fn progress(&self) -> u32 {
        if self.is_done() { 100 } else { 100 * self.search.iterations() / self.most }
    }

    /// How many iterations there have been.
    pub fn iterations(&self) -> u32 {
        self.search.iterations()
    }

    /// Looked at after each stride and nowhere between, so that a thought is the same however it is sliced.
    fn is_done(&self) -> bool {
        let left = self.most.saturating_sub(self.search.iterations());
        left == 0 || self.search.iterations().is_multiple_of(STRIDE) && self.search.is_settled(left)
    }

    /// What every seat can expect, 0.0 to 1.0.
    pub fn chances(&self) -> Vec<f32> {
        if let Some(outcome) = self.seen.outcome() {
            return Seat::all(self.seen.seats()).map(|seat| outcome.reward(seat)).collect();
        }
        self.search.chances()
    }

    /// The decision, as far as the thought has come; `None` if nobody is to act.
    pub fn decide(&mut self) -> Option<Decision<G::Move>> {
        let seat = self.seen.to_act()?;
        let mut moves = sensible(&self.seen);
        let iterations = self.search.iterations();
        // Luck may have gone on past a single move, so what was weighed may belong to another decision.
        let mut weighed = if moves.len() > 1 { self.search.weighed() } else { Vec::new() };
        weighed.retain(|weighed| moves.contains(&weighed.mv));
        if weighed.is_empty() {
            let mv = match self.level {
                _ if moves.len() == 1 => moves.remove(0),
                Level::Random => choose(&self.seen, seat, Level::Random, &mut self.chance),
                _ => choose(&self.seen, seat, Level::Greedy, &mut self.chance),
            };
            return Some(Decision { mv, chances: self.chances(), gain: 0.0, iterations });
        }
        let average = weighed.iter().map(|w| w.worth).sum::<f32>() / weighed.len() as f32;
        let Weighed { mv, worth, chances, .. } = weighed.swap_remove(self.pick(&weighed));
        Some(Decision { mv, chances, gain: worth - average, iterations })
    }

    /// The first, or one that looks nearly as good where the level is lenient.
    fn pick(&mut self, weighed: &[Weighed<G::Move>]) -> usize {
        let leniency = self.level.leniency();
        if leniency == 0.0 {
            return 0;
        }
        let best = weighed.iter().map(|w| w.worth).fold(0.0, f32::max);
        let weights: Vec<f32> =
            weighed.iter().map(|w| libm::expf((w.worth - best) / leniency)).collect();
        let mut rest = self.chance.below(1 << 16) as f32 / 65_536.0 * weights.iter().sum::<f32>();
        for (index, weight) in weights.iter().enumerate() {
            rest -= weight;
            if rest < 0.0 {
                return index;
            }
        }
        0
    }
}
