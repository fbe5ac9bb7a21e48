//! What walks are made of: forced moves, looks ahead, and going on by what looks best.

use super::Manner;
use crate::{Chance, GameModel, Outcome, Seat};

/// How many moves, taken at random, are compared when a walk goes on.
pub(super) const BREADTH: usize = 8;

/// Who judges: a seat by what it values itself. The others are taken to be even-handed.
#[derive(Clone, Copy, Default)]
pub(super) struct Judge {
    pub(super) seat: Option<Seat>,
    pub(super) manner: Manner,
}

impl Judge {
    /// What the position is worth to `seat`: the result if there is one, and otherwise how it looks.
    pub(super) fn value<G: GameModel>(self, position: &G, seat: Seat) -> f32 {
        self.value_of(position, position.outcome().as_ref(), seat)
    }

    /// The same, when the result is known already.
    pub(super) fn value_of<G: GameModel>(
        self,
        position: &G,
        outcome: Option<&Outcome>,
        seat: Seat,
    ) -> f32 {
        match outcome {
            Some(outcome) => outcome.reward(seat),
            None if self.seat == Some(seat) => position.evaluate_as(seat, self.manner),
            None => position.evaluate(seat),
        }
    }
}

/// A walk's luck, and what is used anew by every walk, so that it allocates little.
pub(super) struct Steps<G: GameModel> {
    pub(super) chance: Chance,
    pub(super) judge: Judge,
    /// What the seat to act can choose from.
    pub(super) moves: Vec<G::Move>,
    events: Vec<G::Event>,
}

impl<G: GameModel> Steps<G> {
    pub(super) fn new(chance: Chance, judge: Judge) -> Steps<G> {
        Steps { chance, judge, moves: Vec::new(), events: Vec::new() }
    }

    pub(super) fn apply(&mut self, position: &mut G, mv: &G::Move) {
        position.apply(mv, &mut self.chance, &mut self.events);
        self.events.clear();
    }

    /// Plays what needs no decision. Says who has one to take and lists its moves.
    pub(super) fn next_decision(&mut self, position: &mut G) -> Option<Seat> {
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

    /// Plays what looks best of some of the listed moves.
    pub(super) fn play_on(&mut self, seat: Seat, position: &mut G, breadth: usize) {
        let mut moves = std::mem::take(&mut self.moves);
        if moves.len() > breadth {
            for place in 0..breadth {
                let left = (moves.len() - place) as u32;
                moves.swap(place, place + self.chance.below(left) as usize);
            }
            moves.truncate(breadth);
        }
        let (mut best, mut record) = (0, f32::MIN);
        for (index, mv) in moves.iter().enumerate() {
            let worth = self.look_ahead(position, mv, seat);
            if worth > record {
                (best, record) = (index, worth);
            }
        }
        self.apply(position, &moves[best]);
        self.moves = moves;
    }

    /// What the position looks like to `seat` after the move.
    pub(super) fn look_ahead(&mut self, position: &G, mv: &G::Move, seat: Seat) -> f32 {
        let mut position = position.clone();
        self.apply(&mut position, mv);
        skip_forced(&mut position, &mut self.chance, &mut self.events);
        self.judge.value(&position, seat)
    }
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
