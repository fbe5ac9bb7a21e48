//! Information-set Monte Carlo tree search, for every game alike.
//!
//! Each iteration imagines the hidden part of the position anew, walks down a tree of decisions,
//! adds one decision to it and lets every decision on the way know how good the end of the walk
//! looked to whoever took it. Luck is not part of the tree: a decision is known by the decisions
//! before it, and its worth is the mean over what luck and the hidden cards made of it. So a move
//! may be legal in one walk and not in the next; its bonus for being tried grows only with the
//! walks in which it could have been taken.
//!
//! A walk ends when somebody else is to act: until then the seat goes on by what looks best. A
//! careful search plays on until the turn and the answer to it are over, so that all walks end at
//! the same moment of a round. And a move enters the tree with what one look ahead says of it, as
//! if it had been tried once. That orders the moves before the walks have had time to.

use super::Manner;
use super::steps::{BREADTH, Judge, Steps};
use crate::{Chance, GameModel, Seat, Seen};

/// The first decision: the one that is asked for.
const ROOT: usize = 0;
/// A walk ends after this many decisions, wherever it is.
const LONGEST_WALK: usize = 40;
/// A turn that lasts longer is looked at as it stands.
const LONGEST_TURN: usize = 20;
/// The same for the turns that a careful search plays to their end.
const LONGEST_TURNS: usize = 60;
/// A careful search looks at positions after this many turns, or a multiple: one's own, and the
/// answer.
const TURN_AND_ANSWER: u32 = 2;
/// No game seats more.
const MOST_SEATS: usize = 4;
/// The tree grows no more once it has so many ways: walks then end at its edge.
const MOST_WAYS: usize = 400_000;
/// A plan goes on as long as this share of all walks went on with it.
const PLANNED: f32 = 0.15;
/// A decision that fewer walks have come to is no plan.
const LEAST_PLANNED: f32 = 60.0;

/// A decision in the tree.
struct Node<M> {
    ways: Vec<Way<M>>,
}

/// A move somebody may take at a decision.
struct Way<M> {
    mv: M,
    /// Who takes it. Luck may hand the same decision to different seats.
    seat: Seat,
    /// How often it was taken, the first look included.
    taken: f32,
    /// How often it could have been taken.
    open: f32,
    /// What it brought its seat, in all.
    worth: f64,
    /// Whether luck was drawn before the next decision, in any walk.
    lucky: bool,
    /// The decision after it, once there is one.
    next: Option<u32>,
}

/// What a search found out about a move.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<M> {
    /// The move.
    pub mv: M,
    /// How often it was looked into.
    pub visits: u32,
    /// What it is worth to the seat to act, 0.0 to 1.0.
    pub worth: f32,
    /// What it is worth to every seat.
    pub chances: Vec<f32>,
    /// How much the seat's tally grows on the walks.
    pub brings: f32,
}

/// What the walks with a move at the root brought.
#[derive(Clone, Default)]
pub(super) struct Brought {
    /// Every seat, in all.
    sums: Vec<f64>,
    /// The tally of the seat to act, in all.
    tally: f64,
    walks: f64,
}

impl Brought {
    /// What a walk of this seat's ended in.
    pub(super) fn add<G: GameModel>(&mut self, end: &G, seat: Seat, rewards: &[f32]) {
        self.sums.resize(rewards.len(), 0.0);
        add(&mut self.sums, rewards);
        self.tally += f64::from(end.tally(seat));
        self.walks += 1.0;
    }

    /// What every seat can expect.
    pub(super) fn chances(&self) -> Vec<f32> {
        self.sums.iter().map(|sum| (sum / self.walks) as f32).collect()
    }

    /// How much the tally grew from `now` on.
    pub(super) fn growth(&self, now: i32) -> f32 {
        (self.tally / self.walks.max(1.0)) as f32 - if self.walks > 0.0 { now as f32 } else { 0.0 }
    }
}

/// A search that can be carried on in slices. It knows a [`Seen`] and nothing else of the game, and
/// reads no clock: the same luck and the same number of iterations find the same.
pub struct Search<G: GameModel> {
    seen: Seen<G>,
    steps: Steps<G>,
    /// How much a move that was rarely taken is preferred.
    curiosity: f32,
    /// Whether walks go on through the answer.
    careful: bool,
    nodes: Vec<Node<G::Move>>,
    /// How many ways all nodes have.
    ways: usize,
    /// What each move at the root brought.
    brought: Vec<Brought>,
    /// What all walks brought each seat.
    total: Vec<f64>,
    iterations: u32,
    // Used anew by every walk, so that a walk allocates little.
    walk: Vec<(usize, usize)>,
    open: Vec<usize>,
}

impl<G: GameModel> Search<G> {
    /// The most bytes of a tree, however long it grows: each decision in it is reached by a way of its own.
    pub const LARGEST: usize = MOST_WAYS * (size_of::<Way<G::Move>>() + size_of::<Node<G::Move>>());

    /// A search for what the seat to act should do, as the viewer of `seen` may know.
    pub fn new(seen: Seen<G>, curiosity: f32, chance: Chance) -> Search<G> {
        let total = vec![0.0; seen.seats().into()];
        Search {
            seen,
            steps: Steps::new(chance, Judge::default()),
            curiosity,
            careful: false,
            nodes: vec![Node { ways: Vec::new() }],
            ways: 0,
            brought: Vec::new(),
            total,
            iterations: 0,
            walk: Vec::new(),
            open: Vec::new(),
        }
    }

    /// The same, with walks that go on until the turn and the answer to it are over, where the game
    /// counts turns. Each takes longer and tells more.
    pub fn careful(self) -> Search<G> {
        Search { careful: true, ..self }
    }

    /// The same by what a seat of this manner values.
    pub fn in_manner(mut self, manner: Manner) -> Search<G> {
        self.steps.judge = Judge { seat: self.seen.to_act(), manner };
        self
    }

    /// Carries the search on by so many iterations.
    pub fn run(&mut self, iterations: u32) {
        for _ in 0..iterations {
            self.iterate();
        }
    }

    /// How many iterations there have been.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The moves at hand, the one most looked into first.
    pub fn weighed(&self) -> Vec<Weighed<G::Move>> {
        let ways = self.nodes[ROOT].ways.iter().zip(&self.brought);
        let weigh = |(way, brought): (&Way<G::Move>, &Brought)| Weighed {
            mv: way.mv.clone(),
            visits: way.taken as u32,
            worth: (way.worth / f64::from(way.taken)) as f32,
            chances: brought.chances(),
            brings: brought.growth(self.seen.tally(way.seat)),
        };
        let mut weighed: Vec<Weighed<G::Move>> = ways.map(weigh).collect();
        weighed.sort_by(|one, other| {
            (other.visits.cmp(&one.visits)).then(other.worth.total_cmp(&one.worth))
        });
        weighed
    }

    /// What the seat to act will do after `first`, as long as it is sure to be asked again and no luck comes between:
    /// only what was looked into nearly as well as the first decision.
    pub fn plan(&self, first: &G::Move) -> Vec<G::Move> {
        let mut plan = Vec::new();
        let enough = LEAST_PLANNED.max(PLANNED * self.iterations as f32);
        let mut way = self.nodes[ROOT].ways.iter().find(|way| way.mv == *first);
        while let Some(last) = way.filter(|way| !way.lucky)
            && let Some(next) = last.next
        {
            let ways = &self.nodes[next as usize].ways;
            let walks: f32 = ways.iter().map(|way| way.taken - 1.0).sum();
            let best = ways.iter().max_by(|one, other| one.taken.total_cmp(&other.taken));
            let own = ways.iter().all(|way| way.seat == last.seat);
            way = best.filter(|_| own && walks >= enough);
            plan.extend(way.map(|way| way.mv.clone()));
        }
        plan
    }

    /// What every seat can expect, 0.0 to 1.0, if the seat to act does what looks best.
    pub fn chances(&self) -> Vec<f32> {
        let taken = self.brought.iter().max_by(|one, other| one.walks.total_cmp(&other.walks));
        match taken {
            Some(brought) if brought.walks > 0.0 => brought.chances(),
            _ => {
                let walks = f64::from(self.iterations.max(1));
                self.total.iter().map(|sum| (sum / walks) as f32).collect()
            }
        }
    }

    /// Whether so many more iterations could not change what comes first.
    pub fn is_settled(&self, left: u32) -> bool {
        let (mut first, mut second) = (0.0f32, 0.0f32);
        for way in &self.nodes[ROOT].ways {
            if way.taken > first {
                (first, second) = (way.taken, first);
            } else {
                second = second.max(way.taken);
            }
        }
        first - second > left as f32
    }

    fn iterate(&mut self) {
        let mut position = self.seen.imagine(&mut self.steps.chance);
        self.walk.clear();
        let mut node = ROOT;
        let mut turns = None;
        let mut drawn = self.steps.chance.drawn();
        while let Some(seat) = self.steps.next_decision(&mut position) {
            let turns = turns.get_or_insert_with(|| Turns::from(&position));
            turns.note(&position);
            if self.steps.chance.drawn() != drawn
                && let Some((node, way)) = self.walk.last()
            {
                self.nodes[*node].ways[*way].lucky = true;
            }
            let new = self.nodes[node].ways.is_empty();
            if new && node != ROOT && self.ways >= MOST_WAYS {
                self.finish(*turns, seat, &mut position);
                break;
            }
            let way = self.select(node, seat, &position);
            self.walk.push((node, way));
            drawn = self.steps.chance.drawn();
            let mv = &self.nodes[node].ways[way].mv;
            self.steps.apply(&mut position, mv);
            if new || self.walk.len() >= LONGEST_WALK {
                self.finish(*turns, seat, &mut position);
                break;
            }
            node = self.after(node, way);
        }
        self.learn(&position);
        self.iterations += 1;
    }

    /// Goes on to where positions can be compared.
    fn finish(&mut self, turns: Turns, seat: Seat, position: &mut G) {
        match turns.now {
            Some(_) if self.careful => self.finish_answer(turns, position),
            _ => self.finish_turn(seat, position),
        }
    }

    /// Goes on by what looks best until somebody else is to act: a position in the middle of a turn
    /// promises what the rest of the turn may not keep.
    fn finish_turn(&mut self, seat: Seat, position: &mut G) {
        for _ in 0..LONGEST_TURN {
            if self.steps.next_decision(position) != Some(seat) {
                return;
            }
            self.steps.play_on(seat, position, BREADTH);
        }
    }

    /// Goes on by what looks best to each seat until the turn and the answer to it are over.
    fn finish_answer(&mut self, mut turns: Turns, position: &mut G) {
        let enough = (turns.ended / TURN_AND_ANSWER + 1) * TURN_AND_ANSWER;
        for _ in 0..LONGEST_TURNS {
            let Some(seat) = self.steps.next_decision(position) else { return };
            turns.note(position);
            if turns.ended >= enough {
                return;
            }
            self.steps.play_on(seat, position, BREADTH);
        }
    }

    /// The way to take, new ones being looked at first.
    fn select(&mut self, node: usize, seat: Seat, position: &G) -> usize {
        self.meet(node, seat, position);
        let ways = &mut self.nodes[node].ways;
        let (mut best, mut record) = (0, f32::MIN);
        let mut logarithm = (0.0f32, 0.0f32);
        for index in &self.open {
            let way = &mut ways[*index];
            way.open += 1.0;
            if way.open != logarithm.0 {
                logarithm = (way.open, libm::logf(way.open + 1.0));
            }
            let bonus = self.curiosity * (logarithm.1 / way.taken).sqrt();
            let score = (way.worth / f64::from(way.taken)) as f32 + bonus;
            if score > record {
                (best, record) = (*index, score);
            }
        }
        best
    }

    /// Finds the listed moves among the ways of a node, and adds those that are new.
    fn meet(&mut self, node: usize, seat: Seat, position: &G) {
        self.open.clear();
        // The list mostly comes in the same order as before.
        let mut expected = 0;
        let mut moves = std::mem::take(&mut self.steps.moves);
        if self.nodes[node].ways.is_empty() {
            self.nodes[node].ways.reserve_exact(moves.len());
        }
        for mv in moves.drain(..) {
            let ways = &self.nodes[node].ways;
            let is = |way: &Way<G::Move>| way.seat == seat && way.mv == mv;
            let known = match ways.get(expected) {
                Some(way) if is(way) => Some(expected),
                _ => ways.iter().position(is),
            };
            let index = known.unwrap_or(ways.len());
            if known.is_none() {
                let worth = self.steps.look_ahead(position, &mv, seat).into();
                let way = Way { mv, seat, taken: 1.0, open: 0.0, worth, lucky: false, next: None };
                self.ways += 1;
                self.nodes[node].ways.push(way);
                if node == ROOT {
                    self.brought.push(Brought::default());
                }
            }
            expected = index + 1;
            self.open.push(index);
        }
        self.steps.moves = moves;
    }

    /// The decision after a way.
    fn after(&mut self, node: usize, way: usize) -> usize {
        let new = self.nodes.len();
        let next = *self.nodes[node].ways[way].next.get_or_insert(new as u32) as usize;
        if next == new {
            self.nodes.push(Node { ways: Vec::new() });
        }
        next
    }

    /// Every decision of the walk learns how the walk ended.
    fn learn(&mut self, position: &G) {
        let outcome = position.outcome();
        let mut rewards = [0.0; MOST_SEATS];
        for (seat, reward) in rewards.iter_mut().enumerate().take(self.total.len()) {
            *reward = self.steps.judge.value_of(position, outcome.as_ref(), Seat(seat as u8));
        }
        add(&mut self.total, &rewards);
        for (node, way) in &self.walk {
            if *node == ROOT {
                let seat = self.nodes[ROOT].ways[*way].seat;
                self.brought[*way].add(position, seat, &rewards[..self.total.len()]);
            }
            let way = &mut self.nodes[*node].ways[*way];
            way.taken += 1.0;
            way.worth += f64::from(rewards[way.seat.index()]);
        }
    }
}

/// The turns a walk has seen end.
#[derive(Clone, Copy)]
struct Turns {
    now: Option<u32>,
    ended: u32,
}

impl Turns {
    fn from<G: GameModel>(position: &G) -> Turns {
        Turns { now: position.turn_mark(), ended: 0 }
    }

    fn note<G: GameModel>(&mut self, position: &G) {
        let mark = position.turn_mark();
        self.ended += u32::from(mark != self.now);
        self.now = mark;
    }
}

fn add(sums: &mut [f64], rewards: &[f32]) {
    sums.iter_mut().zip(rewards).for_each(|(sum, reward)| *sum += f64::from(*reward));
}
