//! Sections 7, 8 and 13: colonies, control of territories, and the score.

use super::docking::LAST_CIRCLE;
use super::{
    AlienFrontiers, Colony, Ending, Event, Field, Open, Phase, Place, Refusal, ShipId, Territory,
};
use engine::Seat;

impl AlienFrontiers {
    /// AF-8.3, AF-8.4: who controls a territory.
    pub fn controller(&self, territory: Territory) -> Option<Seat> {
        let colonies = &self.colonies[territory as usize];
        let most = *colonies.iter().max().expect("four seats");
        let mut with_most = (0..4).filter(|seat| colonies[*seat as usize] == most);
        let first = with_most.next().map(Seat);
        if most == 0 || with_most.next().is_some() { None } else { first }
    }

    fn controllers(&self) -> [Option<Seat>; 8] {
        Territory::ALL.map(|territory| self.controller(territory))
    }

    /// AF-13.1: all scores, by seat.
    pub fn scores(&self) -> [u8; 4] {
        self.scores_with(&self.controllers())
    }

    fn scores_with(&self, controllers: &[Option<Seat>; 8]) -> [u8; 4] {
        let mut scores = [0; 4];
        for (territory, controller) in Territory::ALL.into_iter().zip(controllers) {
            for (score, colonies) in scores.iter_mut().zip(self.colonies[territory as usize]) {
                *score += colonies;
            }
            if let Some(seat) = controller {
                let positron = self.field(Field::Positron) == Some(territory);
                scores[seat.index()] += 1 + u8::from(positron);
            }
        }
        for (score, captain) in scores.iter_mut().zip(&self.captains) {
            *score += captain.cards.points();
        }
        scores
    }

    /// AF-8.7: makes a change to colonies, fields or cards, and settles what follows from it:
    /// control, the Relic Ship, the scores.
    pub(super) fn settled(&mut self, events: &mut Vec<Event>, change: impl FnOnce(&mut Self)) {
        let before = self.controllers();
        let scores = self.scores_with(&before);
        change(self);
        let after = self.controllers();
        for (index, territory) in Territory::ALL.into_iter().enumerate() {
            let (before, after) = (before[index], after[index]);
            if before != after {
                events.push(Event::ControlChanged { territory, before, after });
            }
        }
        self.settle_relic(events);
        for (index, after) in self.scores_with(&after).into_iter().enumerate() {
            if scores[index] != after {
                let seat = Seat(index as u8);
                events.push(Event::Scored { seat, before: scores[index], after });
            }
        }
    }

    /// AF-9.7, AF-9.8: without the bonus its owner loses the Relic Ship at once.
    fn settle_relic(&mut self, events: &mut Vec<Event>) {
        let Some(owner) = self.relic else { return };
        let desert = Territory::BurroughsDesert;
        if self.controller(desert) == Some(owner) && self.field(Field::Isolation) != Some(desert) {
            return;
        }
        let from = self.ship(ShipId::RELIC).place;
        self.move_ship(ShipId::RELIC, Place::Stock);
        events.push(Event::RelicReturned { owner, from });
    }

    /// AF-10.8.
    pub(super) fn can_come_or_go(&self, territory: Territory) -> Result<(), Refusal> {
        if self.field(Field::Repulsor) == Some(territory) {
            return Err(Refusal::Repelled(territory));
        }
        Ok(())
    }

    pub(super) fn has_colony(&self, colony: Colony) -> Result<(), Refusal> {
        let here = self.colonies[colony.territory as usize].get(colony.owner.index());
        if here.is_some_and(|n| *n > 0) { Ok(()) } else { Err(Refusal::NoColony) }
    }

    /// AF-7.9: the Constructor and the Station take the colony on the Hub only if it is the last.
    pub(super) fn landing(&self, seat: Seat) -> Phase {
        Phase::Land { from_hub: self.captain(seat).supply == 0, spare: 0 }
    }

    pub(super) fn land(
        &mut self,
        territory: Territory,
        (from_hub, spare): (bool, u8),
        events: &mut Vec<Event>,
    ) {
        let seat = self.turn;
        let captain = self.captain_mut(seat);
        if from_hub {
            captain.circle = 0;
        } else {
            captain.supply -= 1;
        }
        events.push(Event::Landed { seat, territory, from_hub });
        self.settled(events, |game| game.colonies[territory as usize][seat.index()] += 1);
        let captain = *self.captain(seat);
        if captain.supply == 0 && captain.circle == 0 {
            // AF-13.3
            return self.finish(Ending::Settled(seat), events);
        }
        self.phase = Phase::Act(Open::Nothing);
        if spare > 0 && captain.supply > 0 {
            // AF-7.8
            self.advance(seat, spare, events);
        }
    }

    /// AF-7.2, AF-7.3: moves the colony on the Hub track, or starts one. Tells how many advances were
    /// left over.
    pub(super) fn advance(&mut self, seat: Seat, steps: u8, events: &mut Vec<Event>) -> u8 {
        let captain = self.captain_mut(seat);
        let from = captain.circle;
        if from == 0 {
            captain.supply -= 1;
        }
        let spare = (from + steps).saturating_sub(LAST_CIRCLE);
        captain.circle = (from + steps).min(LAST_CIRCLE);
        let to = captain.circle;
        events.push(Event::Advanced { seat, from, to, spare });
        spare
    }

    pub(super) fn finish(&mut self, ending: Ending, events: &mut Vec<Event>) {
        self.phase = Phase::Over(ending);
        events.push(Event::Ended(ending));
    }
}
