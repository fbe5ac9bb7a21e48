//! Sections 10 to 12: what a card does when it is given up.

use super::docking::FEWEST;
use super::{
    AlienFrontiers, Card, Colony, Event, Facility, Field, Open, Phase, Place, Port, Refusal,
    ShipId, Territory,
};
use engine::Seat;

impl AlienFrontiers {
    /// Whether a card can be given up for its power now, all the way to its effect.
    pub(super) fn can_discard(&self, card: Card) -> Result<(), Refusal> {
        if !self.captain(self.turn).cards.has(card) {
            return Err(Refusal::NoCard(card));
        }
        if !card.has_discard_power() {
            return Err(Refusal::NoDiscardPower(card));
        }
        if self.marks.discarded {
            return Err(Refusal::DiscardSpent);
        }
        if self.marks.used.has(card) {
            return Err(Refusal::UsedBeforeDiscard(card));
        }
        if self.has_discard_target(card) { Ok(()) } else { Err(Refusal::NoTarget(card)) }
    }

    fn has_discard_target(&self, card: Card) -> bool {
        match card {
            Card::BoosterPod => self.fields.iter().any(Option::is_some),
            Card::OrbitalTeleporter => self.each_colony().any(|c| self.can_take(c).is_ok()),
            Card::PlasmaCannon => self.docked().any(|(_, port)| self.can_scrap(port).is_ok()),
            Card::PolarityDevice => self.each_colony().any(|c| self.can_swap_first(c).is_ok()),
            Card::TemporalWarper => self.discards.kinds().any(|c| self.can_salvage(c).is_ok()),
            // A field always has seven other territories to go to.
            _ => true,
        }
    }

    /// Whose colonies are where, each pair of territory and owner once.
    fn each_colony(&self) -> impl Iterator<Item = Colony> + '_ {
        Territory::ALL.into_iter().flat_map(move |territory| {
            let here = self.everyone().map(move |owner| Colony { territory, owner });
            here.filter(|colony| self.has_colony(*colony).is_ok())
        })
    }

    pub(super) fn start_discard(&mut self, card: Card) {
        self.phase = match card {
            Card::BoosterPod => Phase::LiftField,
            Card::OrbitalTeleporter => Phase::MoveColony { colony: None },
            Card::PlasmaCannon => Phase::Scrap,
            Card::PolarityDevice => Phase::Swap { first: None },
            Card::TemporalWarper => Phase::Salvage,
            _ => Phase::SetField(card.field().expect("the others set fields")),
        };
    }

    /// AF-11.5: the card goes, and no other can go this turn.
    fn give_up(&mut self, card: Card, events: &mut Vec<Event>) {
        let seat = self.turn;
        self.captain_mut(seat).cards.remove(card);
        self.discards.add(card);
        self.marks.discarded = true;
        self.phase = Phase::Act(Open::Nothing);
        events.push(Event::GivenUp { seat, card });
    }

    fn move_field(&mut self, field: Field, to: Option<Territory>, events: &mut Vec<Event>) {
        let from = self.field(field);
        events.push(Event::FieldMoved { seat: self.turn, field, from, to });
        self.settled(events, |game| game.fields[field as usize] = to);
    }

    /// AF-12.3.
    pub(super) fn lift_field(&mut self, field: Field, events: &mut Vec<Event>) {
        self.give_up(Card::BoosterPod, events);
        self.move_field(field, None, events);
    }

    /// AF-10.2, AF-10.3.
    pub(super) fn set_field(&mut self, field: Field, to: Territory, events: &mut Vec<Event>) {
        let card = match field {
            Field::Isolation => Card::StasisBeam,
            Field::Positron => Card::DataCrystal,
            Field::Repulsor => Card::GravityManipulator,
        };
        self.give_up(card, events);
        self.move_field(field, Some(to), events);
    }

    /// AF-12.17: any colony that may leave. Another territory is always open: at most one of the
    /// seven others has the Repulsor Field.
    pub(super) fn can_take(&self, colony: Colony) -> Result<(), Refusal> {
        self.has_colony(colony)?;
        self.can_come_or_go(colony.territory)
    }

    pub(super) fn can_move(&self, colony: Colony, to: Territory) -> Result<(), Refusal> {
        if colony.territory == to {
            return Err(Refusal::SameTerritory);
        }
        self.can_come_or_go(to)
    }

    pub(super) fn move_colony(&mut self, colony: Colony, to: Territory, events: &mut Vec<Event>) {
        let Colony { territory: from, owner } = colony;
        self.give_up(Card::OrbitalTeleporter, events);
        events.push(Event::ColonyMoved { seat: self.turn, owner, from, to });
        self.settled(events, |game| {
            game.colonies[from as usize][owner.index()] -= 1;
            game.colonies[to as usize][owner.index()] += 1;
        });
    }

    /// AF-12.23: a colony that some other colony can be swapped with.
    pub(super) fn can_swap_first(&self, colony: Colony) -> Result<(), Refusal> {
        self.can_take(colony)?;
        let partner = self.each_colony().any(|other| self.can_swap(colony, other).is_ok());
        if partner { Ok(()) } else { Err(Refusal::NoTarget(Card::PolarityDevice)) }
    }

    pub(super) fn can_swap(&self, first: Colony, other: Colony) -> Result<(), Refusal> {
        self.can_take(other)?;
        if first.territory == other.territory {
            return Err(Refusal::SameTerritory);
        }
        if first.owner == other.owner { Err(Refusal::SameOwner) } else { Ok(()) }
    }

    pub(super) fn swap(&mut self, one: Colony, other: Colony, events: &mut Vec<Event>) {
        self.give_up(Card::PolarityDevice, events);
        events.push(Event::ColoniesSwapped { seat: self.turn, one, other });
        self.settled(events, |game| {
            for (from, to) in [(one, other), (other, one)] {
                game.colonies[from.territory as usize][from.owner.index()] -= 1;
                game.colonies[to.territory as usize][from.owner.index()] += 1;
            }
        });
    }

    /// AF-12.20, AF-12.21.
    pub(super) fn can_scrap(&self, port: Port) -> Result<(), Refusal> {
        let ship = self.ship_at(port).filter(|id| self.is_opponents(*id));
        let ship = ship.ok_or(Refusal::NoOpponentThere)?;
        let owner = self.owner(ship).expect("a docked ship has an owner");
        let at_station = self.coloured_at_station(owner);
        let taken = !ship.is_relic() && port.facility() != Facility::TerraformingStation;
        let left = self.owned(owner) - u8::from(at_station) - u8::from(taken);
        if left < FEWEST { Err(Refusal::OwnerKeepsThree) } else { Ok(()) }
    }

    fn coloured_at_station(&self, owner: Seat) -> bool {
        let station = Place::Docked(Port::of(Facility::TerraformingStation, 0));
        ShipId::all_of(owner).any(|id| self.ship(id).place == station)
    }

    pub(super) fn scrap(&mut self, port: Port, events: &mut Vec<Event>) {
        self.give_up(Card::PlasmaCannon, events);
        let ship = self.ship_at(port).expect("checked");
        self.lose_ship(ship, port, events);
    }

    /// AF-12.27.
    pub(super) fn can_salvage(&self, card: Card) -> Result<(), Refusal> {
        if card == Card::TemporalWarper {
            return Err(Refusal::NotAWarper);
        }
        if self.discards.count(card) == 0 {
            return Err(Refusal::NotDiscarded);
        }
        let own = self.captain(self.turn).cards.has(card);
        if own { Err(Refusal::HasKind(card)) } else { Ok(()) }
    }

    pub(super) fn salvage(&mut self, card: Card, events: &mut Vec<Event>) {
        let seat = self.turn;
        self.give_up(Card::TemporalWarper, events);
        self.discards.remove(card);
        events.push(Event::Salvaged { seat, card });
        self.settled(events, |game| game.gain_card(seat, card));
    }
}
