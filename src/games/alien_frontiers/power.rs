//! Section 12: the fuel powers of the cards.

use super::docking::Lifted;
use super::{
    AlienFrontiers, Card, Crew, Die, Event, Facility, Field, Goods, Open, Phase, Place, Port,
    Refusal, ShipId, Territory,
};
use engine::{Chance, Seat};

/// A die after a card has turned it; `None` if it would leave 1 to 6 (AF-11.8).
fn changed(card: Card, die: Die) -> Option<u8> {
    let value = die.value();
    match card {
        Card::BoosterPod => (value < 6).then_some(value + 1),
        Card::StasisBeam => (value > 1).then_some(value - 1),
        _ => Some(7 - value),
    }
}

/// Which powers ask for one unplaced die.
fn changes_a_die(card: Card) -> bool {
    matches!(card, Card::BoosterPod | Card::StasisBeam | Card::PolarityDevice)
}

impl AlienFrontiers {
    /// AF-9.12: the fuel that one use of a power costs, `full` being its printed price.
    fn discounted(&self, full: u8) -> u8 {
        full.saturating_sub(u8::from(self.has_bonus(self.turn, Territory::PohlFoothills)))
    }

    /// What a fuel power costs the seat to act; for the Plasma Cannon the first ship, for the Data
    /// Crystal see [`AlienFrontiers::borrow_price`]. `None` without such a power.
    pub fn power_price(&self, card: Card) -> Option<u8> {
        card.fuel().map(|full| self.discounted(full))
    }

    /// AF-12.4: the fuel that borrowing this bonus costs.
    pub fn borrow_price(&self, territory: Territory) -> u8 {
        self.discounted(self.colonies[territory as usize].iter().sum())
    }

    /// What is left to pay a facility with after a card that lifts a ship.
    pub(super) fn purse_after(&self, card: Card) -> Goods {
        let fuel = self.power_price(card).unwrap_or(0);
        self.captain(self.turn).goods - Goods::of(fuel, 0)
    }

    fn can_spend(&self, fuel: u8) -> Result<(), Refusal> {
        let (price, have) = (Goods::of(fuel, 0), self.captain(self.turn).goods);
        if have.covers(price) { Ok(()) } else { Err(Refusal::TooPoor { price, have }) }
    }

    /// Whether a card's fuel power can be used now, all the way to its effect.
    pub(super) fn can_power(&self, card: Card) -> Result<(), Refusal> {
        if !self.captain(self.turn).cards.has(card) {
            return Err(Refusal::NoCard(card));
        }
        let price = self.power_price(card).ok_or(Refusal::NoFuelPower(card))?;
        if self.marks.used.has(card) {
            return Err(Refusal::Used(card));
        }
        if card != Card::DataCrystal {
            self.can_spend(price)?;
        }
        if self.has_power_target(card) { Ok(()) } else { Err(Refusal::NoTarget(card)) }
    }

    /// AF-11.9.
    fn has_power_target(&self, card: Card) -> bool {
        let pool = self.unplaced(self.turn);
        match card {
            _ if changes_a_die(card) => pool.kinds().any(|die| changed(card, die).is_some()),
            Card::GravityManipulator => pool.kinds().any(|die| self.can_lower(die).is_ok()),
            Card::TemporalWarper => !pool.is_empty(),
            Card::DataCrystal => Territory::ALL.into_iter().any(|t| self.can_borrow(t).is_ok()),
            Card::PlasmaCannon => self.docked().any(|(id, _)| self.is_opponents(id)),
            _ => self.docked().any(|(_, port)| self.can_lift(card, port).is_ok()),
        }
    }

    pub(super) fn start_power(&mut self, card: Card) {
        self.phase = match card {
            _ if changes_a_die(card) => Phase::ChangeDie(card),
            Card::GravityManipulator => Phase::Gravity { lower: None },
            Card::TemporalWarper => Phase::Warp { chosen: 0 },
            Card::DataCrystal => Phase::Borrow,
            Card::PlasmaCannon => Phase::Aim,
            _ => Phase::Lift(card),
        };
    }

    /// The point of no return: nothing is paid before it.
    fn use_power(&mut self, card: Card, paid: u8, events: &mut Vec<Event>) {
        let seat = self.turn;
        self.pay(seat, Goods::of(paid, 0));
        self.marks.used.add(card);
        self.phase = Phase::Act(Open::Nothing);
        events.push(Event::PowerUsed { seat, card, paid });
    }

    pub(super) fn can_change(&self, card: Card, die: Die) -> Result<(), Refusal> {
        changed(card, die).map(|_| ()).ok_or(Refusal::ValueLimit)
    }

    fn turn_die(&mut self, die: Die, value: u8, events: &mut Vec<Event>) {
        let seat = self.turn;
        let ship = self.unplaced_ship(seat, die).expect("checked");
        self.ships[ship.index()].value = value;
        events.push(Event::DieChanged { seat, ship, before: die, after: self.die(ship) });
    }

    pub(super) fn change_die(&mut self, card: Card, die: Die, events: &mut Vec<Event>) {
        let paid = self.power_price(card).expect("checked");
        self.use_power(card, paid, events);
        self.turn_die(die, changed(card, die).expect("checked"), events);
    }

    /// AF-12.9: a ship may go down if another may go up.
    pub(super) fn can_lower(&self, die: Die) -> Result<(), Refusal> {
        if die.value() == 1 {
            return Err(Refusal::ValueLimit);
        }
        let pool = self.unplaced(self.turn);
        let partner = pool.kinds().any(|other| self.can_raise(die, other).is_ok());
        if partner { Ok(()) } else { Err(Refusal::NoTarget(Card::GravityManipulator)) }
    }

    pub(super) fn can_raise(&self, lower: Die, die: Die) -> Result<(), Refusal> {
        if die.value() == 6 {
            return Err(Refusal::ValueLimit);
        }
        if die == lower && self.unplaced(self.turn).count(die) < 2 {
            return Err(Refusal::NotUnplaced);
        }
        // AF-11.9: two ships of one colour that only trade values change nothing.
        let coloured = !lower.is_relic() && !die.is_relic();
        if coloured && die.value() + 1 == lower.value() {
            return Err(Refusal::NoEffect);
        }
        Ok(())
    }

    pub(super) fn manipulate(&mut self, lower: Die, raise: Die, events: &mut Vec<Event>) {
        let card = Card::GravityManipulator;
        let paid = self.power_price(card).expect("checked");
        self.use_power(card, paid, events);
        // Both are found before either is turned, so that they are two ships.
        let seat = self.turn;
        let down = self.unplaced_ship(seat, lower).expect("checked");
        let up = |id: &ShipId| {
            *id != down && self.ship(*id).place == Place::Unplaced && self.die(*id) == raise
        };
        let up = self.fleet(seat).find(up).expect("checked");
        for (ship, value) in [(down, lower.value() - 1), (up, raise.value() + 1)] {
            let before = self.die(ship);
            self.ships[ship.index()].value = value;
            events.push(Event::DieChanged { seat, ship, before, after: self.die(ship) });
        }
    }

    /// The ships of the fleet chosen for a re-roll, lowest first.
    fn warped(&self, chosen: u8) -> Vec<ShipId> {
        // The Relic Ship is last in a fleet, and last among equals.
        let mut ships = Vec::new();
        for value in 1..=6 {
            let shows = |id: &ShipId| self.ship(*id).value == value;
            let mine = self.fleet(self.turn).filter(|id| chosen & self.warp_bit(*id) != 0);
            ships.extend(mine.filter(shows));
        }
        ships
    }

    fn warp_bit(&self, id: ShipId) -> u8 {
        if id.is_relic() { 1 << super::FLEET } else { 1 << (id.0 % super::FLEET as u8) }
    }

    fn next_warped(&self, chosen: u8, die: Die) -> Option<ShipId> {
        self.fleet(self.turn).find(|id| {
            chosen & self.warp_bit(*id) == 0
                && self.ship(*id).place == Place::Unplaced
                && self.die(*id) == die
        })
    }

    /// Picks rise, so that each set has one path.
    pub(super) fn can_warp(&self, chosen: u8, die: Die) -> Result<(), Refusal> {
        let last = self.warped(chosen).last().map(|id| self.die(*id));
        if last.is_some_and(|last| die < last) {
            return Err(Refusal::Falling);
        }
        self.next_warped(chosen, die).map(|_| ()).ok_or(Refusal::NotUnplaced)
    }

    pub(super) fn choose_for_warp(&mut self, chosen: u8, die: Die) {
        let id = self.next_warped(chosen, die).expect("checked");
        self.phase = Phase::Warp { chosen: chosen | self.warp_bit(id) };
    }

    /// AF-12.25: all chosen ships are rolled at the same time, written lowest first.
    pub(super) fn warp(&mut self, chosen: u8, chance: &mut Chance, events: &mut Vec<Event>) {
        let card = Card::TemporalWarper;
        let ships = self.warped(chosen);
        let paid = self.power_price(card).expect("checked");
        self.use_power(card, paid, events);
        let mut dice = Vec::with_capacity(ships.len());
        for id in ships {
            let before = self.die(id);
            self.ships[id.index()].value = chance.d6();
            dice.push((id, before, self.die(id)));
        }
        events.push(Event::Rerolled { seat: self.turn, dice });
    }

    /// AF-12.5, AF-12.8.
    pub(super) fn can_borrow(&self, territory: Territory) -> Result<(), Refusal> {
        if territory == Territory::BurroughsDesert {
            return Err(Refusal::NotTheDesert);
        }
        if self.colonies[territory as usize] == [0; 4] {
            return Err(Refusal::Uninhabited(territory));
        }
        if self.field(Field::Isolation) == Some(territory) {
            return Err(Refusal::Isolated(territory));
        }
        if self.has_bonus(self.turn, territory) {
            return Err(Refusal::HasBonus(territory));
        }
        self.can_spend(self.borrow_price(territory))
    }

    pub(super) fn borrow_bonus(&mut self, territory: Territory, events: &mut Vec<Event>) {
        // AF-12.7: the price is what it is before the bonus.
        let paid = self.borrow_price(territory);
        self.use_power(Card::DataCrystal, paid, events);
        self.marks.borrowed = Some(territory);
        events.push(Event::Borrowed { seat: self.turn, territory });
    }

    pub(super) fn is_opponents(&self, id: ShipId) -> bool {
        self.owner(id).is_some_and(|owner| owner != self.turn)
    }

    /// AF-12.18.
    pub(super) fn can_aim(&self, facility: Facility) -> Result<(), Refusal> {
        let target =
            |(id, port): (ShipId, Port)| port.facility() == facility && self.is_opponents(id);
        if self.docked().any(target) { Ok(()) } else { Err(Refusal::NoOpponentThere) }
    }

    /// AF-9.12: one discount for the whole use, on its first ship.
    fn shot_price(&self, last: Option<Port>) -> u8 {
        if last.is_none() { self.discounted(1) } else { 1 }
    }

    pub(super) fn can_fire(
        &self,
        facility: Facility,
        last: Option<Port>,
        port: Port,
    ) -> Result<(), Refusal> {
        if port.facility() != facility {
            return Err(Refusal::OneFacility);
        }
        if !self.ship_at(port).is_some_and(|id| self.is_opponents(id)) {
            return Err(Refusal::NoOpponentThere);
        }
        if last.is_some_and(|last| port < last) {
            return Err(Refusal::Falling);
        }
        self.can_spend(self.shot_price(last))
    }

    pub(super) fn fire(
        &mut self,
        facility: Facility,
        last: Option<Port>,
        port: Port,
        events: &mut Vec<Event>,
    ) {
        let paid = self.shot_price(last);
        self.use_power(Card::PlasmaCannon, paid, events);
        let id = self.ship_at(port).expect("checked");
        if facility == Facility::TerraformingStation {
            // AF-12.19
            self.lose_ship(id, port, events);
        } else {
            self.send_to_bay(id, port, events);
        }
        let last = Some(port);
        if self.docked().any(|(_, next)| self.can_fire(facility, last, next).is_ok()) {
            self.phase = Phase::Fire { facility, last };
        }
    }

    /// AF-3.2, AF-9.6: a docked ship goes to the stock, the Relic Ship to Burroughs Desert.
    pub(super) fn lose_ship(&mut self, ship: ShipId, from: Port, events: &mut Vec<Event>) {
        let owner = self.owner(ship).expect("a docked ship has an owner");
        self.move_ship(ship, Place::Stock);
        events.push(Event::ShipLost { owner, ship, from });
    }

    /// The ship at a port as the card lifts it: an own one with the Teleporter, an opponent's with
    /// the Helmet.
    pub(super) fn lifted(&self, card: Card, port: Port) -> Result<Lifted, Refusal> {
        let own = card == Card::OrbitalTeleporter;
        let ship = self.ship_at(port).filter(|id| self.is_opponents(*id) != own);
        let missing = if own { Refusal::NoOwnShipThere } else { Refusal::NoOpponentThere };
        let ship = ship.ok_or(missing)?;
        // AF-7.14
        if port.facility() == Facility::TerraformingStation {
            return Err(Refusal::FixedAtStation);
        }
        Ok(Lifted { die: self.die(ship), from: port.facility(), own })
    }

    /// AF-12.13: only a ship that can be docked elsewhere.
    pub(super) fn can_lift(&self, card: Card, port: Port) -> Result<(), Refusal> {
        let lifted = self.lifted(card, port)?;
        let purse = self.purse_after(card);
        if self.each_docking(Some(lifted), purse, &mut |_, _| true) {
            Ok(())
        } else {
            Err(Refusal::NoTarget(card))
        }
    }

    pub(super) fn redock(
        &mut self,
        (card, from): (Card, Port),
        facility: Facility,
        partners: Crew,
        events: &mut Vec<Event>,
    ) {
        let Ok(lifted) = self.lifted(card, from) else { unreachable!("checked") };
        let ship = self.ship_at(from).expect("checked");
        let owner: Seat = self.owner(ship).expect("a docked ship has an owner");
        let paid = self.power_price(card).expect("checked");
        self.use_power(card, paid, events);
        self.move_ship(ship, Place::Unplaced);
        events.push(Event::Lifted { seat: self.turn, owner, ship, from });
        self.dock(facility, partners, Some((ship, lifted)), events);
    }
}
