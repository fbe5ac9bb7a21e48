//! `Chance`: the only source of luck.
//!
//! Live, it samples from a seeded generator and writes each outcome down. In a replay it reads the
//! outcomes back. In a test it is a script. An outcome is written as what a player would see (the
//! face of the die, the kind of the card), so a script reads like the rulebook's example and a
//! save stays valid when the generator changes.

use std::convert::Infallible;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng, TryRng};
use rand_pcg::Pcg32;

use super::bag::{Bag, Kind};

/// Every die and every draw.
#[derive(Clone, Debug)]
pub struct Chance {
    source: Source,
    /// What came out; where it is read back, also what is still to come.
    outcomes: Vec<u32>,
    /// How often something came out.
    drawn: u32,
    record: bool,
    mismatch: bool,
}

#[derive(Clone, Debug)]
enum Source {
    Generator(Generator),
    /// Outcomes to read back, from the next one on; a script panics where a replay reports a mismatch.
    Written {
        next: usize,
        script: bool,
    },
}

/// Where numbers come from.
#[derive(Debug)]
enum Generator {
    /// Quick, for thoughts, and what the first luck dealt from.
    Quick(Pcg32),
    /// A game's own luck: whoever has seen some of it can neither tell the rest nor find the key.
    Fair(Box<ChaCha8Rng>),
}

impl Clone for Generator {
    fn clone(&self) -> Generator {
        match self {
            Generator::Quick(rng) => Generator::Quick(rng.clone()),
            Generator::Fair(rng) => {
                Generator::Fair(Box::new(ChaCha8Rng::deserialize_state(&rng.serialize_state())))
            }
        }
    }
}

impl TryRng for Generator {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        match self {
            Generator::Quick(rng) => rng.try_next_u32(),
            Generator::Fair(rng) => rng.try_next_u32(),
        }
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        match self {
            Generator::Quick(rng) => rng.try_next_u64(),
            Generator::Fair(rng) => rng.try_next_u64(),
        }
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        match self {
            Generator::Quick(rng) => rng.try_fill_bytes(bytes),
            Generator::Fair(rng) => rng.try_fill_bytes(bytes),
        }
    }
}

/// What a seed comes to: the key of a cipher. All of a seed's words count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LuckKey([u8; 32]);

impl LuckKey {
    /// Takes the bytes in a key's length at a time and runs the cipher after each, then their number.
    fn of(bytes: &[u8]) -> LuckKey {
        let length = (bytes.len() as u64).to_le_bytes();
        let mut key = [0; 32];
        for part in bytes.chunks(key.len()).chain([&length[..]]) {
            key.iter_mut().zip(part).for_each(|(key, byte)| *key ^= byte);
            ChaCha8Rng::from_seed(key).fill_bytes(&mut key);
        }
        LuckKey(key)
    }
}

impl From<&str> for LuckKey {
    fn from(seed: &str) -> LuckKey {
        LuckKey::of(seed.as_bytes())
    }
}

impl From<u64> for LuckKey {
    fn from(seed: u64) -> LuckKey {
        LuckKey::of(&seed.to_le_bytes())
    }
}

impl Chance {
    fn from_generator(generator: Generator, record: bool) -> Chance {
        let source = Source::Generator(generator);
        Chance { source, outcomes: Vec::new(), drawn: 0, record, mismatch: false }
    }

    fn written(outcomes: Vec<u32>, script: bool) -> Chance {
        let source = Source::Written { next: 0, script };
        Chance { source, outcomes, drawn: 0, record: false, mismatch: false }
    }

    /// Luck for record number `index` of a game with this seed. Set-up is record 0.
    ///
    /// Each record has a stream of its own, so a save needs no generator state, and taking a move
    /// back leaves the luck of the others alone. The streams are those of a cipher, whose key is the
    /// seed: no two of them have anything to do with each other.
    pub fn of_record(seed: impl Into<LuckKey>, index: u64) -> Chance {
        let mut rng = ChaCha8Rng::from_seed(seed.into().0);
        rng.set_stream(index);
        Chance::from_generator(Generator::Fair(Box::new(rng)), true)
    }

    /// Luck for the set-up of games that were begun under [`Luck::First`](super::setup::Luck::First).
    pub(super) fn of_first_deal(seed: u64) -> Chance {
        Chance::from_generator(Generator::Quick(Pcg32::new(seed, 0)), true)
    }

    /// Luck for a thought or a playout: nothing is written down.
    pub fn unrecorded(seed: u64) -> Chance {
        Chance::from_generator(Generator::Quick(Pcg32::seed_from_u64(seed)), false)
    }

    /// Reads written outcomes back. `fits` tells afterwards whether they matched.
    pub fn replayed(outcomes: Vec<u32>) -> Chance {
        Chance::written(outcomes, false)
    }

    /// Luck from a test's script: die faces as they show, cards by [`Kind::index`].
    ///
    /// # Panics
    /// Later, when the script runs out or names an outcome that cannot happen.
    pub fn scripted(outcomes: impl IntoIterator<Item = u32>) -> Chance {
        Chance::written(outcomes.into_iter().collect(), true)
    }

    /// What came out so far, as written into the record.
    pub fn outcomes(&self) -> &[u32] {
        match self.source {
            Source::Written { next, .. } => &self.outcomes[..next],
            Source::Generator(_) => &self.outcomes,
        }
    }

    /// How often something came out: as long as the number stays, there was no luck.
    pub fn drawn(&self) -> u32 {
        self.drawn
    }

    /// Takes what came out so far.
    pub fn into_outcomes(mut self) -> Vec<u32> {
        self.outcomes.truncate(self.outcomes().len());
        self.outcomes
    }

    /// Whether a replay found every outcome it needed, and no more.
    pub fn fits(&self) -> bool {
        let spent = match &self.source {
            Source::Generator(_) => true,
            Source::Written { next, .. } => *next == self.outcomes.len(),
        };
        spent && !self.mismatch
    }

    /// A six-sided die: 1 to 6.
    pub fn d6(&mut self) -> u8 {
        self.take(|rng| rng.random_range(1..=6), |face| (1..=6).contains(&face)) as u8
    }

    /// A number from 0 to `n - 1`, all equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing to choose from");
        self.take(|rng| rng.random_range(0..n), |number| number < n)
    }

    /// Draws one thing from a bag; `None` if it is empty. The outcome is written by kind.
    pub fn draw<K: Kind, const N: usize>(&mut self, bag: &mut Bag<K, N>) -> Option<K> {
        let size = bag.len() as u32;
        if size == 0 {
            return None;
        }
        let holds = |index: u32| (index as usize) < N && bag.count_at(index as usize) > 0;
        let index = self.take(|rng| bag.kind_at(rng.random_range(0..size)).index() as u32, holds);
        let kind = K::from_index(index as usize);
        bag.remove(kind);
        Some(kind)
    }

    fn take(
        &mut self,
        sample: impl FnOnce(&mut Generator) -> u32,
        possible: impl Fn(u32) -> bool,
    ) -> u32 {
        let outcome = match &mut self.source {
            Source::Generator(rng) => sample(rng),
            Source::Written { next, script } => match self.outcomes.get(*next).copied() {
                Some(outcome) if possible(outcome) => {
                    *next += 1;
                    outcome
                }
                wrong => {
                    assert!(!*script, "the script does not fit: {wrong:?}");
                    self.outcomes.truncate(*next);
                    (self.mismatch, self.record) = (true, true);
                    // The move is dropped afterwards, but it has to come to its end: a roll-off
                    // that always saw the same face never would.
                    let mut rng = Generator::Quick(Pcg32::seed_from_u64(0));
                    let outcome = sample(&mut rng);
                    self.source = Source::Generator(rng);
                    outcome
                }
            },
        };
        self.drawn = self.drawn.wrapping_add(1);
        if self.record {
            self.outcomes.push(outcome);
        }
        outcome
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_goes_on_with_the_same_numbers() {
        for mut chance in [Chance::of_record(7, 3), Chance::unrecorded(7)] {
            let _ = chance.d6();
            let mut copy = chance.clone();
            assert!((0..200).all(|_| chance.below(1_000) == copy.below(1_000)));
        }
    }

    #[test]
    fn a_replay_gives_the_outcomes_back() {
        let mut live = Chance::of_record(1, 1);
        let first: Vec<u32> = (0..20).map(|_| live.below(9)).collect();
        let mut again = Chance::replayed(live.into_outcomes());
        assert_eq!(first[..5], (0..5).map(|_| again.below(9)).collect::<Vec<_>>());
        assert_eq!((again.outcomes(), again.fits()), (&first[..5], false));
        assert_eq!(again.clone().into_outcomes(), &first[..5]);
        assert_eq!(first[5..], (5..20).map(|_| again.below(9)).collect::<Vec<_>>());
        assert!(again.fits());
        assert_eq!(again.into_outcomes(), first);
    }

    #[test]
    fn a_replay_that_runs_out_or_names_the_impossible_does_not_fit() {
        let mut short = Chance::replayed(vec![]);
        let first = short.d6();
        assert!((0..100).any(|_| short.d6() != first), "a roll-off comes to its end");
        assert!(!short.fits());
        let mut wrong = Chance::replayed(vec![7]);
        let face = u32::from(wrong.d6());
        assert!(!wrong.fits());
        assert_eq!(wrong.outcomes(), [face], "what came out, not what was written");
        assert!(!Chance::replayed(vec![1]).fits(), "an outcome nobody asked for");
    }

    #[test]
    #[should_panic(expected = "the script does not fit")]
    fn a_script_that_runs_out_fails_the_test() {
        Chance::scripted([]).d6();
    }

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut chance = Chance::unrecorded(5);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.d6() as usize - 1] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
    }
}
