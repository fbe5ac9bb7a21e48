//! One deck of a player: the pile, the discards, and the part of it in the hand.

use serde::{Deserialize, Serialize};

use engine::{Bag, Chance, Kind};

/// One deck of a player.
///
/// The opponent sees which pile each card is drawn from and every card that is played or
/// discarded, so what is secret is only which cards of this deck are in the hand, not how many.
/// In a redacted deck the secret cards of the hand are mixed into the pile.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "K: Kind", deserialize = "K: Kind"))]
pub struct Deck<K, const N: usize> {
    hand: Bag<K, N>,
    pile: Bag<K, N>,
    discard: Bag<K, N>,
    /// Cards of the hand the opponent can name: when a pile has run out, the cards nobody saw can
    /// only be in the hand.
    known: Bag<K, N>,
    /// How many cards are in the hand, mixed into the pile or not.
    held: u8,
}

impl<K: Kind, const N: usize> Deck<K, N> {
    /// All cards in the pile.
    pub(super) fn full(all: Bag<K, N>) -> Self {
        let none = Bag::default();
        Deck { hand: none, pile: all, discard: none, known: none, held: 0 }
    }

    /// The cards in the hand, as far as the viewer may know them.
    pub fn hand(&self) -> &Bag<K, N> {
        &self.hand
    }

    /// How many cards of this deck are in the hand, seen or not.
    pub fn hand_count(&self) -> u8 {
        self.held
    }

    /// How many cards of the hand the viewer does not know.
    pub fn concealed(&self) -> u8 {
        self.held - self.hand.len() as u8
    }

    /// How many cards are in the draw pile.
    pub fn pile_count(&self) -> u8 {
        self.pile.len() as u8 - self.concealed()
    }

    /// The cards the viewer has not seen: the pile, and what is concealed in the hand.
    pub fn unseen(&self) -> &Bag<K, N> {
        &self.pile
    }

    /// The face-up discards.
    pub fn discard(&self) -> &Bag<K, N> {
        &self.discard
    }

    /// Every card of this deck that is not in play.
    pub(super) fn out_of_play(&self) -> Bag<K, N> {
        let mut all = self.pile;
        all.pour(&mut self.hand.clone());
        all.pour(&mut self.discard.clone());
        all
    }

    /// Whether what the opponent can name is in the hand.
    pub(super) fn is_sound(&self) -> bool {
        let held = self.hand.len()..=self.hand.len() + self.pile.len();
        held.contains(&(self.held as usize))
            && self.known.kinds().all(|kind| self.known.count(kind) <= self.hand.count(kind))
    }

    /// AT-3.9: whether a card can be drawn.
    pub fn can_draw(&self) -> bool {
        self.pile_count() > 0 || !self.discard.is_empty()
    }

    /// AT-3.9: shuffles the discards into an empty pile. Says whether it did.
    pub(super) fn refill(&mut self) -> bool {
        let needed = self.pile.is_empty() && !self.discard.is_empty();
        if needed {
            self.known = self.hand;
            self.pile.pour(&mut self.discard);
        }
        needed
    }

    /// Draws a card into the hand.
    pub(super) fn draw(&mut self, chance: &mut Chance) -> Option<K> {
        let card = chance.draw(&mut self.pile)?;
        self.hand.add(card);
        self.held += 1;
        Some(card)
    }

    /// Takes a card out of the hand.
    pub(super) fn take(&mut self, card: K) {
        self.hand.remove(card);
        self.held -= 1;
        if self.known.count(card) > 0 {
            self.known.remove(card);
        }
    }

    /// Puts a card onto the discards.
    pub(super) fn bury(&mut self, card: K) {
        self.discard.add(card);
    }

    /// Puts many cards onto the discards.
    pub(super) fn bury_all(&mut self, cards: &mut Bag<K, N>) {
        self.discard.pour(cards);
    }

    /// AT-2.3: puts the hand back and shuffles.
    pub(super) fn put_back(&mut self) {
        self.pile.pour(&mut self.hand);
        self.held = 0;
    }

    /// Puts a card of the pile into the hand, for a scene.
    pub(super) fn deal(&mut self, card: K) {
        self.pile.remove(card);
        self.hand.add(card);
        self.held += 1;
    }

    /// Takes a card out of the pile, for a scene.
    pub(super) fn pull(&mut self, card: K) {
        self.pile.remove(card);
    }

    /// Puts the whole pile onto the discards, for a scene.
    pub(super) fn spend_pile(&mut self) {
        self.discard.pour(&mut self.pile);
    }

    /// Removes the discards from the game, for a scene.
    pub(super) fn lose_discards(&mut self) {
        self.discard = Bag::default();
    }

    /// Mixes the cards of the hand that the opponent cannot name into the pile.
    pub(super) fn conceal(&mut self) {
        for index in 0..N {
            let kind = K::from_index(index);
            for _ in self.known.count(kind)..self.hand.count(kind) {
                self.hand.remove(kind);
                self.pile.add(kind);
            }
        }
    }

    /// Deals the concealed cards at random.
    pub(super) fn imagine(&mut self, chance: &mut Chance) {
        for _ in 0..self.concealed() {
            let card = chance.draw(&mut self.pile).expect("concealed cards are in the pile");
            self.hand.add(card);
        }
    }
}
