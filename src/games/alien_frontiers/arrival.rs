//! AF-S.15: what a docking does, once it is known to be legal.

use super::docking::{Lifted, with_lifted};
use super::facility::behind;
use super::{
    AlienFrontiers, Cargo, Crew, Die, Event, Facility, Goods, Open, Phase, Place, Port, ShipId,
    raid,
};
use crate::engine::Seat;

impl AlienFrontiers {
    /// Moves a ship. Whatever it counted for where it leaves, it no longer does.
    pub(super) fn move_ship(&mut self, id: ShipId, to: Place) {
        let from = std::mem::replace(&mut self.ships[id.index()].place, to);
        if let Place::Docked(port) = from {
            // AF-6.13
            self.marks.artifact &= !(1 << id.0);
            if port.facility() == Facility::OrbitalMarket {
                // AF-5.7
                self.marks.market &= !(1 << port.block());
            }
        }
        if id.is_relic() && to == Place::Stock {
            self.relic = None;
        }
    }

    /// An unplaced ship of this kind.
    pub(super) fn unplaced_ship(&self, seat: Seat, die: Die) -> Option<ShipId> {
        let alike = |id: &ShipId| self.ship(*id).place == Place::Unplaced && self.die(*id) == die;
        self.fleet(seat).find(alike)
    }

    /// Docks a checked crew, and with it a ship that has just been lifted.
    pub(super) fn dock(
        &mut self,
        facility: Facility,
        partners: Crew,
        lifted: Option<(ShipId, Lifted)>,
        events: &mut Vec<Event>,
    ) {
        let seat = self.turn;
        let ships = with_lifted(partners, lifted.map(|(_, lifted)| lifted));
        let cargo = self.brings(facility, &ships);
        let paid = self.price(seat, facility);
        self.pay(seat, paid);
        if facility == Facility::RaidersOutpost {
            self.clear_outpost(events);
        }
        let ports = self.fill_ports(facility, partners, lifted.map(|(id, _)| id));
        events.push(Event::Docked { seat, facility, ships, ports, paid });
        self.phase = Phase::Act(Open::Nothing);
        self.deliver(facility, cargo, ports, events);
    }

    /// AF-5.10.
    fn clear_outpost(&mut self, events: &mut Vec<Event>) {
        for number in 0..Facility::RaidersOutpost.ports() {
            let from = Port::of(Facility::RaidersOutpost, number);
            if let Some(id) = self.ship_at(from) {
                self.send_to_bay(id, from, events);
            }
        }
    }

    pub(super) fn send_to_bay(&mut self, ship: ShipId, from: Port, events: &mut Vec<Event>) {
        let owner = self.owner(ship).expect("a docked ship has an owner");
        self.move_ship(ship, Place::Bay);
        events.push(Event::SentToBay { owner, ship, from });
    }

    fn fill_ports(
        &mut self,
        facility: Facility,
        partners: Crew,
        lifted: Option<ShipId>,
    ) -> [Option<(ShipId, Port)>; 3] {
        let seat = self.turn;
        let slot = self.harbour().slot(facility, seat, self.options.players).expect("checked");
        let mut ports = [None; 3];
        let mut count = 0;
        let mut put = |game: &mut Self, id: ShipId| {
            let port = behind(slot, count);
            game.move_ship(id, Place::Docked(port));
            ports[count as usize] = Some((id, port));
            count += 1;
        };
        if let Some(id) = lifted {
            put(self, id);
        }
        for die in partners.dice() {
            let id = self.unplaced_ship(seat, die).expect("checked");
            put(self, id);
        }
        ports
    }

    fn deliver(
        &mut self,
        facility: Facility,
        cargo: Cargo,
        ports: [Option<(ShipId, Port)>; 3],
        events: &mut Vec<Event>,
    ) {
        let seat = self.turn;
        match cargo {
            Cargo::Goods(goods) => {
                self.marks.mine += u8::from(facility == Facility::LunarMine);
                self.gain(seat, goods, facility, events);
            }
            Cargo::Trades { .. } => {
                let block = ports[0].expect("a pair docked").1.block();
                self.marks.market |= 1 << block;
            }
            Cargo::Raid => {
                self.phase = Phase::Raid { taken: 0 };
                raid::close_if_done(self);
            }
            Cargo::Ship => {
                let stocked = |id: &ShipId| self.ship(*id).place == Place::Stock;
                let ship = ShipId::all_of(seat).find(stocked).expect("checked");
                self.move_ship(ship, Place::Bay);
                events.push(Event::Built { seat, ship });
            }
            Cargo::Artifact { .. } => {
                let (id, _) = ports[0].expect("a ship docked");
                self.marks.artifact |= 1 << id.0;
                self.phase = Phase::Act(Open::Cycle);
            }
            Cargo::Circle { to, spare } => {
                self.marks.hub += 1;
                let steps = to + u8::from(spare) - self.captain(seat).circle;
                if self.advance(seat, steps, events) {
                    self.phase = Phase::Act(Open::SpareAdvance);
                }
            }
            Cargo::Colony => self.phase = self.landing(seat),
        }
    }

    fn gain(&mut self, seat: Seat, goods: Goods, from: Facility, events: &mut Vec<Event>) {
        let captain = self.captain_mut(seat);
        captain.goods = captain.goods + goods;
        events.push(Event::Gained { seat, goods, from });
    }

    pub(super) fn pay(&mut self, seat: Seat, price: Goods) {
        let captain = self.captain_mut(seat);
        captain.goods = captain.goods - price;
    }
}
