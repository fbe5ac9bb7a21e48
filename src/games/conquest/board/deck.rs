//! A deck whose order nobody knows, except for cards somebody looked at and put back.

use serde::{Deserialize, Serialize};

use crate::board::audience::Audience;
use crate::board::short::Short;
use engine::{Bag, Chance, Kind, Viewer};

/// A card with a known place: what it is, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slot<K> {
    /// The card; `None` in a view of somebody who does not know it.
    pub card: Option<K>,
    /// Who has looked at it.
    pub seen: Audience,
}

impl<K> Default for Slot<K> {
    fn default() -> Self {
        Slot { card: None, seen: Audience::default() }
    }
}

/// A deck with its discard pile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "K: Kind + Serialize + for<'a> Deserialize<'a>")]
pub struct Deck<K: Kind, const N: usize> {
    /// Known cards on top, the next one last.
    pub top: Short<Slot<K>, 3>,
    /// The unordered rest.
    pub rest: Bag<K, N>,
    /// Known cards underneath, the first to come first.
    pub bottom: Short<Slot<K>, 35>,
    /// Cards somebody is looking at now.
    pub looked: Short<Slot<K>, 3>,
    /// The discard pile.
    pub discard: Bag<K, N>,
}

impl<K: Kind, const N: usize> Deck<K, N> {
    /// A shuffled deck.
    pub fn new(cards: Bag<K, N>) -> Self {
        Deck {
            top: Short::default(),
            rest: cards,
            bottom: Short::default(),
            looked: Short::default(),
            discard: Bag::default(),
        }
    }

    /// How many cards can be drawn before the discard pile is needed.
    pub fn size(&self) -> usize {
        // A view keeps unknown cards in the rest and empty slots for them.
        let slots = self.top.iter().chain(self.bottom.iter()).chain(self.looked.iter());
        let empty = slots.filter(|slot| slot.card.is_none()).count();
        self.top.len() + self.rest.len() + self.bottom.len() - empty
    }

    /// Whether neither the deck nor its discard pile has a card.
    pub fn is_spent(&self) -> bool {
        self.discard.is_empty() && self.size() == 0
    }

    /// The top card. CQ-14.5: an empty deck is rebuilt at once.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<K> {
        self.rebuild();
        let card = if let Some(slot) = self.top.pop() {
            slot.card
        } else if let Some(card) = chance.draw(&mut self.rest) {
            Some(card)
        } else if self.bottom.is_empty() {
            None
        } else {
            self.bottom.remove(0).card
        };
        self.rebuild();
        card
    }

    /// Puts a card on the discard pile.
    pub fn put_away(&mut self, card: K) {
        self.discard.add(card);
        self.rebuild();
    }

    fn rebuild(&mut self) {
        if self.top.is_empty() && self.bottom.is_empty() && self.rest.is_empty() {
            self.rest.pour(&mut self.discard);
        }
    }

    /// CQ-14.6: the discard pile and what is left of the deck become one shuffled deck.
    pub fn reshuffle(&mut self) {
        self.rest.pour(&mut self.discard);
        for slot in self.top.iter().chain(self.bottom.iter()) {
            self.rest.add(slot.card.expect("a full position knows its cards"));
        }
        self.top.clear();
        self.bottom.clear();
    }

    /// Takes up to `n` cards off the top for these viewers to look at.
    pub fn look(&mut self, n: u8, viewers: Audience, chance: &mut Chance) {
        for _ in 0..n {
            let known = self.top.last().or(self.bottom.first().filter(|_| self.rest.is_empty()));
            let seen = known.map_or(viewers, |slot| slot.seen.and(viewers));
            let Some(card) = self.draw(chance) else { return };
            self.looked.push(Slot { card: Some(card), seen });
        }
    }

    /// Puts a card that is being looked at back, on top or underneath.
    pub fn put_back(&mut self, index: usize, under: bool) {
        let slot = self.looked.remove(index);
        if under {
            self.bottom.push(slot);
        } else {
            self.top.push(slot);
        }
    }

    /// Forgets the places `viewer` does not know.
    pub fn redact(&mut self, viewer: Viewer) {
        for slots in [&mut self.top[..], &mut self.bottom[..], &mut self.looked[..]] {
            for slot in slots.iter_mut().filter(|slot| !slot.seen.has(viewer)) {
                if let Some(card) = slot.card.take() {
                    self.rest.add(card);
                }
            }
        }
    }

    /// Fills unknown places from the rest.
    pub fn imagine(&mut self, chance: &mut Chance) {
        for slots in [&mut self.top[..], &mut self.bottom[..], &mut self.looked[..]] {
            for slot in slots.iter_mut().filter(|slot| slot.card.is_none()) {
                slot.card = chance.draw(&mut self.rest);
            }
        }
    }
}
