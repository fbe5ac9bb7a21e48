//! A decision of a computer player, made in slices.

use super::search::{Search, Weighed};
use super::steps::Judge;
use super::walks::Walks;
use super::{Level, Manner, choose, sensible};
use crate::{Chance, GameModel, Seat, Seen};

/// How many iterations pass between two looks at whether the rest can change anything.
const STRIDE: u32 = 10;

/// The other moves could only come first by being taken in more than one of so many of the walks that are left.
const UNLIKELY: u32 = 2;
/// How it is thought.
enum Method<G: GameModel> {
    Tree(Search<G>),
    Walks(Walks<G>),
}

/// A decision under way. Whoever makes it calls [`run`](Thought::run) until it is done, or decides
/// earlier.
pub struct Thought<G: GameModel> {
    seen: Seen<G>,
    method: Method<G>,
    level: Level,
    most: u32,
    chance: Chance,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision<M> {
    /// The move.
    pub mv: M,
    /// What the seat does after it, for as long as there is no luck and it is asked again.
    pub then: Vec<M>,
    /// What every seat can expect after it, 0.0 to 1.0.
    pub chances: Vec<f32>,
    /// How much the tally of the seat to act grows with it, as far as the thought went.
    pub brings: f32,
    /// The move that comes next.
    pub rival: Option<Weighed<M>>,
    /// How many iterations it took.
    pub iterations: u32,
}

impl<G: GameModel> Thought<G> {
    /// A decision for the seat to act. The same seed gives the same decision.
    pub fn new(seen: Seen<G>, level: Level, seed: u64) -> Thought<G> {
        Thought::within(seen, level, seed, level.iterations::<G>())
    }

    /// The same with another number of iterations than the level's.
    pub fn within(seen: Seen<G>, level: Level, seed: u64, most: u32) -> Thought<G> {
        Thought::in_manner(seen, level, Manner::EVEN, seed, most)
    }

    /// The same by what a seat of this manner values.
    pub fn in_manner(
        seen: Seen<G>,
        level: Level,
        manner: Manner,
        seed: u64,
        most: u32,
    ) -> Thought<G> {
        // A single move needs no thought.
        let most = if sensible(&seen).len() > 1 { most } else { 0 };
        let (method, most) = match (seen.walk_mark(), seen.to_act()) {
            (Some(_), Some(seat)) => {
                let walks =
                    Walks::new(seen.clone(), Judge { seat: Some(seat), manner }, seat, seed, most);
                let most = if most == 0 { 0 } else { walks.most() };
                (Method::Walks(walks), most)
            }
            _ => {
                let search = Search::new(seen.clone(), G::CURIOSITY, Chance::unrecorded(seed));
                let search = search.in_manner(manner);
                let careful = level.is_careful();
                (Method::Tree(if careful { search.careful() } else { search }), most)
            }
        };
        Thought { seen, method, level, most, chance: Chance::unrecorded(!seed) }
    }

    /// Takes up to this many iterations, whatever the level, even where there is but one move.
    pub fn at_most(self, most: u32) -> Thought<G> {
        Thought { most, ..self }
    }

    /// Carries on by about so many iterations. Returns whether there is nothing more to think about.
    pub fn run(&mut self, iterations: u32) -> bool {
        let until = self.most.min(self.iterations().saturating_add(iterations));
        while self.iterations() < until && !self.is_done() {
            let stride = STRIDE - self.iterations() % STRIDE;
            let stride = stride.min(until - self.iterations());
            match &mut self.method {
                Method::Tree(search) => search.run(stride),
                Method::Walks(walks) => walks.run(stride),
            }
        }
        self.is_done()
    }

    /// How far it has come, in hundredths.
    pub fn progress(&self) -> u32 {
        if self.is_done() {
            100
        } else {
            (100 * u64::from(self.iterations()) / u64::from(self.most)) as u32
        }
    }

    /// How many iterations there have been.
    pub fn iterations(&self) -> u32 {
        match &self.method {
            Method::Tree(search) => search.iterations(),
            Method::Walks(walks) => walks.iterations(),
        }
    }

    /// Looked at after each stride and nowhere between, so that a thought is the same however it is sliced.
    fn is_done(&self) -> bool {
        let left = self.most.saturating_sub(self.iterations());
        let settled = match &self.method {
            Method::Tree(search) => {
                search.iterations().is_multiple_of(STRIDE) && search.is_settled(left / UNLIKELY)
            }
            Method::Walks(walks) => walks.is_settled(),
        };
        left == 0 || settled
    }

    /// What every seat can expect, 0.0 to 1.0.
    pub fn chances(&self) -> Vec<f32> {
        if let Some(outcome) = self.seen.outcome() {
            return Seat::all(self.seen.seats()).map(|seat| outcome.reward(seat)).collect();
        }
        match &self.method {
            // Where nothing was looked into the position stands as it looks.
            _ if self.iterations() == 0 => {
                Seat::all(self.seen.seats()).map(|seat| self.seen.evaluate(seat)).collect()
            }
            Method::Tree(search) => search.chances(),
            Method::Walks(walks) => walks.chances(),
        }
    }

    /// The decision, as far as the thought has come; `None` if nobody is to act.
    pub fn decide(&mut self) -> Option<Decision<G::Move>> {
        let seat = self.seen.to_act()?;
        let mut moves = sensible(&self.seen);
        let iterations = self.iterations();
        // Luck may have gone on past a single move, so what was weighed may belong to another decision.
        let mut weighed = match &self.method {
            _ if moves.len() == 1 => Vec::new(),
            Method::Tree(search) => search.weighed(),
            Method::Walks(walks) => walks.weighed(),
        };
        weighed.retain(|weighed| moves.contains(&weighed.mv));
        if weighed.is_empty() {
            let mv = match self.level {
                _ if moves.len() == 1 => moves.remove(0),
                Level::Random => choose(&self.seen, seat, Level::Random, &mut self.chance),
                _ => choose(&self.seen, seat, Level::Greedy, &mut self.chance),
            };
            let (then, chances) = (Vec::new(), self.chances());
            return Some(Decision { mv, then, chances, brings: 0.0, rival: None, iterations });
        }
        let picked = self.pick(&weighed);
        let Weighed { mv, chances, brings, .. } = weighed.remove(picked);
        let then = match &self.method {
            Method::Tree(search) if self.level != Level::Cadet => search.plan(&mv),
            _ => Vec::new(),
        };
        let rival = weighed.into_iter().next();
        Some(Decision { mv, then, chances, brings, rival, iterations })
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
