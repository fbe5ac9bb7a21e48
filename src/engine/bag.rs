//! A deck nobody has looked into: how many of each kind, and no order.

use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A kind of card or token, numbered without gaps from 0. The number is written into saves.
pub trait Kind: Copy + PartialEq + std::fmt::Debug {
    /// The kind's number.
    fn index(self) -> usize;
    /// The kind with this number.
    fn from_index(index: usize) -> Self;
}

/// A multiset of kinds `0..N`.
///
/// A bag has no order, so neither a bot nor a person with the browser's tools can read the next
/// card out of it. Draw with [`super::Chance::draw`].
#[derive(PartialEq, Eq, Debug)]
pub struct Bag<K, const N: usize> {
    counts: [u8; N],
    kind: PhantomData<K>,
}

impl<K, const N: usize> Clone for Bag<K, N> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, const N: usize> Copy for Bag<K, N> {}

impl<K: Kind, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Bag::of([0; N])
    }
}

impl<K: Kind, const N: usize> Bag<K, N> {
    /// A bag with `counts[i]` of the kind numbered `i`.
    pub const fn of(counts: [u8; N]) -> Self {
        Bag { counts, kind: PhantomData }
    }

    /// How many things are in the bag.
    pub fn len(&self) -> usize {
        self.counts.iter().map(|n| *n as usize).sum()
    }

    /// Whether nothing is in the bag.
    pub fn is_empty(&self) -> bool {
        self.counts.iter().all(|n| *n == 0)
    }

    /// How many of this kind are in the bag.
    pub fn count(&self, kind: K) -> u8 {
        self.counts[kind.index()]
    }

    pub(super) fn count_at(&self, index: usize) -> u8 {
        self.counts[index]
    }

    /// Puts one in.
    pub fn add(&mut self, kind: K) {
        self.counts[kind.index()] += 1;
    }

    /// Takes one out.
    ///
    /// # Panics
    /// If there is none of that kind.
    pub fn remove(&mut self, kind: K) {
        let count = &mut self.counts[kind.index()];
        *count = count.checked_sub(1).expect("the bag holds one of this kind");
    }

    /// Pours the other bag into this one.
    pub fn pour(&mut self, other: &mut Self) {
        for (mine, theirs) in self.counts.iter_mut().zip(&mut other.counts) {
            *mine += std::mem::take(theirs);
        }
    }

    /// The kinds that are in the bag, each once.
    pub fn kinds(&self) -> impl Iterator<Item = K> + '_ {
        (0..N).filter(|i| self.counts[*i] > 0).map(K::from_index)
    }

    /// Everything in the bag, sorted by kind.
    pub fn iter(&self) -> impl Iterator<Item = K> + '_ {
        (0..N).flat_map(|i| std::iter::repeat_n(K::from_index(i), self.counts[i] as usize))
    }

    /// The thing at `position` of the sorted bag.
    pub(super) fn kind_at(&self, mut position: u32) -> K {
        for (index, count) in self.counts.iter().enumerate() {
            if position < *count as u32 {
                return K::from_index(index);
            }
            position -= *count as u32;
        }
        panic!("position outside the bag")
    }
}

impl<K: Kind, const N: usize> FromIterator<K> for Bag<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let mut bag = Bag::default();
        for kind in kinds {
            bag.add(kind);
        }
        bag
    }
}

impl<K: Kind, const N: usize> Serialize for Bag<K, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts.as_slice().serialize(serializer)
    }
}

impl<'de, K: Kind, const N: usize> Deserialize<'de> for Bag<K, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = Vec::<u8>::deserialize(deserializer)?;
        let counts = counts.try_into().map_err(|_| D::Error::custom("a bag of another size"))?;
        Ok(Bag::of(counts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Chance;

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Colour(usize);

    impl Kind for Colour {
        fn index(self) -> usize {
            self.0
        }
        fn from_index(index: usize) -> Self {
            Colour(index)
        }
    }

    #[test]
    fn drawing_empties_the_bag_and_gives_each_thing_once() {
        let mut bag = Bag::<Colour, 3>::of([2, 0, 3]);
        let mut chance = Chance::unrecorded(1);
        let mut drawn = Bag::<Colour, 3>::default();
        while let Some(kind) = chance.draw(&mut bag) {
            drawn.add(kind);
        }
        assert_eq!(drawn, Bag::of([2, 0, 3]));
        assert!(bag.is_empty());
    }

    #[test]
    fn a_script_names_the_kind_to_draw() {
        let mut bag = Bag::<Colour, 3>::of([2, 0, 3]);
        let mut chance = Chance::scripted([2, 0]);
        assert_eq!(chance.draw(&mut bag), Some(Colour(2)));
        assert_eq!(chance.draw(&mut bag), Some(Colour(0)));
        assert_eq!(bag, Bag::of([1, 0, 2]));
    }

    #[test]
    fn a_bag_is_its_counts_in_json() {
        let bag = Bag::<Colour, 3>::of([2, 0, 3]);
        assert_eq!(serde_json::to_string(&bag).unwrap(), "[2,0,3]");
        assert_eq!(serde_json::from_str::<Bag<Colour, 3>>("[2,0,3]").unwrap(), bag);
        assert!(serde_json::from_str::<Bag<Colour, 3>>("[2,0]").is_err());
    }
}
