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

use crate::{Chance, GameModel, Outcome, Seat, Seen};

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
/// How many moves, taken at random, are compared when a turn is played to its end.
const BREADTH: usize = 8;

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
    worth: f32,
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
}

/// A search that can be carried on in slices. It knows a [`Seen`] and nothing else of the game, and
/// reads no clock: the same luck and the same number of iterations find the same.
pub struct Search<G: GameModel> {
    seen: Seen<G>,
    chance: Chance,
    /// How much a move that was rarely taken is preferred.
    curiosity: f32,
    /// Whether walks go on through the answer.
    careful: bool,
    nodes: Vec<Node<G::Move>>,
    /// What each move at the root brought each seat, in all, and how often.
    brought: Vec<(Vec<f32>, f32)>,
    /// What all walks brought each seat.
    total: Vec<f32>,
    iterations: u32,
    // Used anew by every walk, so that a walk allocates little.
    walk: Vec<(usize, usize)>,
    moves: Vec<G::Move>,
    open: Vec<usize>,
    events: Vec<G::Event>,
}

impl<G: GameModel> Search<G> {
    /// A search for what the seat to act should do, as the viewer of `seen` may know.
    pub fn new(seen: Seen<G>, curiosity: f32, chance: Chance) -> Search<G> {
        let total = vec![0.0; seen.seats().into()];
        Search {
            seen,
            chance,
            curiosity,
            careful: false,
            nodes: vec![Node { ways: Vec::new() }],
            brought: Vec::new(),
            total,
            iterations: 0,
            walk: Vec::new(),
            moves: Vec::new(),
            open: Vec::new(),
            events: Vec::new(),
        }
    }

    /// The same, with walks that go on until the turn and the answer to it are over, where the game
    /// counts turns. Each takes longer and tells more.
    pub fn careful(self) -> Search<G> {
        Search { careful: true, ..self }
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
        let weigh = |(way, (sums, count)): (&Way<G::Move>, &(Vec<f32>, f32))| Weighed {
            mv: way.mv.clone(),
            visits: way.taken as u32,
            worth: way.worth / way.taken,
            chances: sums.iter().map(|sum| sum / count.max(1.0)).collect(),
        };
        let mut weighed: Vec<Weighed<G::Move>> = ways.map(weigh).collect();
        weighed.sort_by(|one, other| {
            (other.visits.cmp(&one.visits)).then(other.worth.total_cmp(&one.worth))
        });
        weighed
    }

    /// What every seat can expect, 0.0 to 1.0, if the seat to act does what looks best.
    pub fn chances(&self) -> Vec<f32> {
        let taken = self.brought.iter().max_by(|one, other| one.1.total_cmp(&other.1));
        match taken {
            Some((sums, count)) if *count > 0.0 => sums.iter().map(|sum| sum / count).collect(),
            _ => self.total.iter().map(|sum| sum / self.iterations.max(1) as f32).collect(),
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
        let mut position = self.seen.imagine(&mut self.chance);
        self.walk.clear();
        let mut node = ROOT;
        let mut turns = None;
        while let Some(seat) = self.next_decision(&mut position) {
            let turns = turns.get_or_insert_with(|| Turns::from(&position));
            turns.note(&position);
            let new = self.nodes[node].ways.is_empty();
            let way = self.select(node, seat, &position);
            self.walk.push((node, way));
            let mv = &self.nodes[node].ways[way].mv;
            position.apply(mv, &mut self.chance, &mut self.events);
            self.events.clear();
            if new || self.walk.len() >= LONGEST_WALK {
                match turns.now {
                    Some(_) if self.careful => self.finish_answer(*turns, &mut position),
                    _ => self.finish_turn(seat, &mut position),
                }
                break;
            }
            node = self.after(node, way);
        }
        self.learn(&position);
        self.iterations += 1;
    }

    /// Plays what needs no decision. Says who has one to take and lists its moves.
    fn next_decision(&mut self, position: &mut G) -> Option<Seat> {
        loop {
            let seat = position.to_act()?;
            self.moves.clear();
            position.list_sensible(&mut self.moves);
            if self.moves.len() > 1 {
                return Some(seat);
            }
            position.apply(&self.moves[0], &mut self.chance, &mut self.events);
            self.events.clear();
        }
    }

    /// Goes on by what looks best until somebody else is to act: a position in the middle of a turn
    /// promises what the rest of the turn may not keep.
    fn finish_turn(&mut self, seat: Seat, position: &mut G) {
        for _ in 0..LONGEST_TURN {
            if self.next_decision(position) != Some(seat) {
                return;
            }
            self.play_on(seat, position);
        }
    }

    /// Goes on by what looks best to each seat until the turn and the answer to it are over.
    fn finish_answer(&mut self, mut turns: Turns, position: &mut G) {
        let enough = (turns.ended / TURN_AND_ANSWER + 1) * TURN_AND_ANSWER;
        for _ in 0..LONGEST_TURNS {
            let Some(seat) = self.next_decision(position) else { return };
            turns.note(position);
            if turns.ended >= enough {
                return;
            }
            self.play_on(seat, position);
        }
    }

    /// Plays what looks best of some of the listed moves.
    fn play_on(&mut self, seat: Seat, position: &mut G) {
        let mut moves = std::mem::take(&mut self.moves);
        if moves.len() > BREADTH {
            for place in 0..BREADTH {
                let left = (moves.len() - place) as u32;
                moves.swap(place, place + self.chance.below(left) as usize);
            }
            moves.truncate(BREADTH);
        }
        let (mut best, mut record) = (0, f32::MIN);
        for (index, mv) in moves.iter().enumerate() {
            let worth = self.look_ahead(position, mv, seat);
            if worth > record {
                (best, record) = (index, worth);
            }
        }
        position.apply(&moves[best], &mut self.chance, &mut self.events);
        self.events.clear();
        self.moves = moves;
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
            let score = way.worth / way.taken + bonus;
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
        let mut moves = std::mem::take(&mut self.moves);
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
                let worth = self.look_ahead(position, &mv, seat);
                let way = Way { mv, seat, taken: 1.0, open: 0.0, worth, next: None };
                self.nodes[node].ways.push(way);
                if node == ROOT {
                    self.brought.push((vec![0.0; self.total.len()], 0.0));
                }
            }
            expected = index + 1;
            self.open.push(index);
        }
        self.moves = moves;
    }

    /// What the position looks like to `seat` after the move.
    fn look_ahead(&mut self, position: &G, mv: &G::Move, seat: Seat) -> f32 {
        let mut position = position.clone();
        position.apply(mv, &mut self.chance, &mut self.events);
        skip_forced(&mut position, &mut self.chance, &mut self.events);
        value(&position, seat)
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
            *reward = value_of(position, outcome.as_ref(), Seat(seat as u8));
        }
        add(&mut self.total, &rewards);
        for (node, way) in &self.walk {
            if *node == ROOT {
                let (sums, count) = &mut self.brought[*way];
                add(sums, &rewards);
                *count += 1.0;
            }
            let way = &mut self.nodes[*node].ways[*way];
            way.taken += 1.0;
            way.worth += rewards[way.seat.index()];
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

fn add(sums: &mut [f32], rewards: &[f32]) {
    sums.iter_mut().zip(rewards).for_each(|(sum, reward)| *sum += reward);
}

/// Plays the moves that play themselves.
pub(super) fn skip_forced<G: GameModel>(
    position: &mut G,
    chance: &mut Chance,
    events: &mut Vec<G::Event>,
) {
    while position.to_act().is_some()
        && let Some(forced) = position.forced()
    {
        position.apply(&forced, chance, events);
    }
    events.clear();
}

/// What the position is worth to `seat`: the result if there is one, and otherwise how it looks.
pub(super) fn value<G: GameModel>(position: &G, seat: Seat) -> f32 {
    value_of(position, position.outcome().as_ref(), seat)
}

/// The same, when the result is known already.
fn value_of<G: GameModel>(position: &G, outcome: Option<&Outcome>, seat: Seat) -> f32 {
    outcome.map_or_else(|| position.evaluate(seat), |outcome| outcome.reward(seat))
}
