//! Section 6 and AF-11.10: the display, the draw pile and the discard pile.

use super::{AlienFrontiers, Card, Event};
use engine::{Chance, Seat};

/// AF-6.9: the sum that a claim needs.
pub(super) const CLAIM: u8 = 8;

impl AlienFrontiers {
    /// AF-6.8: the total of the ships docked at the Artifact this turn since the last claim.
    pub fn artifact_sum(&self) -> u8 {
        let mut left = self.marks.artifact;
        let mut sum = 0;
        while left != 0 {
            sum += self.ships[left.trailing_zeros() as usize].value;
            left &= left - 1;
        }
        sum
    }

    pub(super) fn may_claim(&self) -> bool {
        self.marks.artifact != 0 && self.artifact_sum() >= CLAIM
    }

    /// AF-11.10: the next card; the discards are shuffled only when one is needed.
    fn next_card(&mut self, chance: &mut Chance, events: &mut Vec<Event>) -> Option<Card> {
        if self.draw.is_empty() && !self.discards.is_empty() {
            self.draw.pour(&mut self.discards);
            events.push(Event::Reshuffled);
        }
        chance.draw(&mut self.draw)
    }

    /// AF-6.12, AF-11.11: fills the display as far as cards allow.
    fn fill_display(&mut self, chance: &mut Chance, events: &mut Vec<Event>) {
        for slot in 0..self.display.len() {
            if self.display[slot].is_none() {
                self.display[slot] = self.next_card(chance, events);
            }
        }
    }

    /// AF-6.6.
    pub(super) fn cycle(&mut self, seat: Seat, chance: &mut Chance, events: &mut Vec<Event>) {
        let old = std::mem::take(&mut self.display);
        old.into_iter().flatten().for_each(|card| self.discards.add(card));
        self.fill_display(chance, events);
        events.push(Event::Cycled { seat, old, new: self.display });
    }

    /// AF-6.10, AF-6.12.
    pub(super) fn claim(
        &mut self,
        seat: Seat,
        card: Card,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) {
        let slot = self.display.iter().position(|shown| *shown == Some(card)).expect("checked");
        self.marks.artifact = 0;
        self.display[slot] = None;
        self.fill_display(chance, events);
        events.push(Event::Claimed { seat, card, slot: slot as u8, display: self.display });
        self.settled(events, |game| game.gain_card(seat, card));
    }

    /// AF-11.7: a card that comes is fresh.
    pub(super) fn gain_card(&mut self, seat: Seat, card: Card) {
        self.captain_mut(seat).cards.add(card);
        if seat == self.turn {
            self.marks.used.remove(card);
        }
    }
}
