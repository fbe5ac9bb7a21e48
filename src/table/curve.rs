//! How a game went: each seat's chances to win, from the first record to the last.

use engine::Seat;

/// More moments than this would not be told apart on a phone.
const MOMENTS: usize = 40;
/// So many moments where the game turned are named.
const TURNS: usize = 3;
/// So many more are looked at to find the very moves.
const CLOSER: usize = 30;
/// A smaller step of the chances, in hundredths, is no turn: so much comes of the luck of a thought.
const LEAST_TURN: f32 = 0.05;

/// A step of the chances between two moments that have been looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turn {
    /// Before this record stood the first, and before this one the second.
    pub records: (usize, usize),
    /// Whose chances changed most, and from what to what.
    pub seat: Seat,
    /// Before.
    pub from: f32,
    /// After.
    pub to: f32,
}

impl Turn {
    fn size(&self) -> f32 {
        (self.to - self.from).abs()
    }
}

/// The chances at some moments of the game. They come one after the other.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Curve {
    /// The records before which the position is looked at.
    records: Vec<usize>,
    /// The chances of every seat there, as far as they are known.
    chances: Vec<Vec<f32>>,
    last: usize,
}

impl Curve {
    /// How long each moment is thought about: the line counts, not the point.
    pub const ITERATIONS: u32 = 60;

    /// The moments of a game with so many records, with nothing known about them.
    pub fn of(records: usize) -> Curve {
        let moments = records.min(MOMENTS);
        let moment = |index: usize| index * records / moments.max(1);
        Curve { records: (0..moments).map(moment).collect(), chances: Vec::new(), last: records }
    }

    /// The next record to look at.
    pub fn next(&self) -> Option<usize> {
        self.records.get(self.chances.len()).copied()
    }

    /// Takes the chances at that record in.
    pub fn add(&mut self, chances: Vec<f32>) {
        self.chances.push(chances);
    }

    /// The records that are looked at.
    pub fn records(&self) -> &[usize] {
        &self.records
    }

    /// What is known so far: the record and the chances of every seat before it.
    pub fn known(&self) -> impl Iterator<Item = (usize, &[f32])> {
        self.records.iter().zip(&self.chances).map(|(record, chances)| (*record, &**chances))
    }

    /// The largest steps of the chances, in the order of the game, up to how it ended for each seat.
    pub fn turns(&self, end: &[f32]) -> Vec<Turn> {
        let moments: Vec<(usize, &[f32])> = self.known().chain([(self.last, end)]).collect();
        let step = |pair: &[(usize, &[f32])]| {
            let [(first, before), (second, after)] = *pair else { return None };
            let seats = before.iter().zip(after).zip(0..).map(|((from, to), seat)| Turn {
                records: (first, second),
                seat: Seat(seat),
                from: *from,
                to: *to,
            });
            seats.max_by(|one, other| one.size().total_cmp(&other.size()))
        };
        let mut turns: Vec<Turn> = moments.windows(2).filter_map(step).collect();
        turns.retain(|turn| turn.size() >= LEAST_TURN);
        turns.sort_by(|one, other| other.size().total_cmp(&one.size()));
        turns.truncate(TURNS);
        turns.sort_by_key(|turn| turn.records);
        turns
    }

    /// The next record to look at so that each turn becomes a single move.
    pub fn closer(&self, end: &[f32]) -> Option<usize> {
        let wide = |turn: &Turn| turn.records.1 - turn.records.0 > 1;
        let turn = self.turns(end).into_iter().find(wide);
        let (first, second) = turn.filter(|_| self.chances.len() < MOMENTS + CLOSER)?.records;
        Some(first + (second - first) / 2)
    }

    /// Takes the chances at a record in that was looked at for [`Self::closer`].
    pub fn insert(&mut self, record: usize, chances: Vec<f32>) {
        let place = self.records.partition_point(|known| *known < record);
        self.records.insert(place, record);
        self.chances.insert(place, chances);
    }

    /// How many records the game has.
    pub fn last(&self) -> usize {
        self.last
    }
}

/// A share as a whole number, which needs less code to write than a fraction.
pub fn hundredths(share: f32) -> u32 {
    (share.max(0.0) * 100.0).round() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_spread_over_the_game_and_come_one_after_the_other() {
        let mut curve = Curve::of(400);
        assert_eq!((curve.records().len(), curve.next()), (40, Some(0)));
        curve.add(vec![0.5, 0.5]);
        assert_eq!((curve.next(), curve.known().count()), (Some(10), 1));
        assert_eq!(Curve::of(0).next(), None);
        assert_eq!(Curve::of(3).records(), [0, 1, 2]);
    }

    #[test]
    fn the_moves_at_which_the_game_turned_are_found() {
        // Even until move 123, then the first seat is ahead; at move 301 it loses half of that.
        let chances = |record: usize| match record {
            0..=123 => vec![0.5, 0.5],
            124..=301 => vec![0.9, 0.1],
            _ => vec![0.7, 0.3],
        };
        let mut curve = Curve::of(400);
        while let Some(record) = curve.next() {
            curve.add(chances(record));
        }
        let end = [1.0, 0.0];
        while let Some(record) = curve.closer(&end) {
            curve.insert(record, chances(record));
        }
        let turns = curve.turns(&end);
        let moves: Vec<usize> = turns.iter().map(|turn| turn.records.0).collect();
        assert_eq!(moves, [123, 301, 399]);
        assert!(turns.iter().all(|turn| turn.records.1 == turn.records.0 + 1));
        assert_eq!((turns[0].seat, turns[0].from, turns[0].to), (Seat(1), 0.5, 0.1));
        assert!(Curve::of(0).turns(&end).is_empty());
    }
}
