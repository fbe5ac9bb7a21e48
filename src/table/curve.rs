//! How a game went: each seat's chances to win, from the first record to the last.

/// More moments than this would not be told apart on a phone.
const MOMENTS: usize = 40;

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
}
