//! What a docking does, once it is known to be legal.

use super::docking::{Lifted, with_lifted};
use super::{
    AlienFrontiers, Cargo, Crew, Die, Event, Facility, Goods, Open, Phase, Place, Port, ShipId,
    raid,
};
use engine::Seat;

impl AlienFrontiers {
    /// Moves a ship. Whatever it counted for where it leaves, it no longer does.
    pub(super) fn move_ship(&mut self, id: ShipId, to: Place) {
        let from = std::mem::replace(&mut self.ships[id.index()].place, to);
        if let Place::Docked(port) = from {
            // AF-6.13
            self.marks.artifact &= !(1 << id.0);
            if port.facility() == Facility::OrbitalMarket {
                // AF-5.7
                let here = 1 << port.number();
                for pair in self.marks.market.iter_mut().filter(|pair| **pair & here != 0) {
                    *pair = 0;
                }
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
        let slot = self.slot(&self.harbour(), facility).expect("checked");
        let mut ports = [None; 3];
        let mut free = slot.0.into_iter().zip(&mut ports);
        let mut put = |game: &mut Self, id: ShipId| {
            let (port, place) = free.next().expect("three ports at most");
            game.move_ship(id, Place::Docked(port));
            *place = Some((id, port));
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
                let pair = ports.iter().flatten().map(|(_, port)| 1 << port.number()).sum();
                let empty = self.marks.market.iter_mut().find(|pair| **pair == 0);
                *empty.expect("four ports are two pairs") = pair;
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
                let steps = to + spare - self.captain(seat).circle;
                self.marks.asimov |= steps > 1;
                if self.captain(seat).circle == 0 {
                    let (_, port) = ports[0].expect("a ship docked");
                    self.captain_mut(seat).track = port.block();
                }
                match self.advance(seat, steps, events) {
                    0 => {}
                    spare => self.phase = Phase::Act(Open::SpareAdvance(spare)),
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
