//! Section 4: which dockings are legal, what they cost, and what they bring.

use super::facility::{Harbour, Slot, TRACKS};
use super::{
    AlienFrontiers, Crew, Die, Facility, Field, Goods, Options, Place, Pool, Refusal, Shape,
    ShipId, Territory,
};
use engine::Seat;

/// AF-3.9: the price of the Terraforming Station, a launch and the Relic Ship.
pub(super) const ONE_EACH: Goods = Goods::of(1, 1);
/// AF-7.1: the last circle of a Hub track.
pub const LAST_CIRCLE: u8 = 7;
/// AF-2.3: nobody ever has fewer coloured ships.
pub(super) const FEWEST: u8 = 3;

/// What a docking brings, known before it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cargo {
    /// AF-5.1, AF-5.3: resources.
    Goods(Goods),
    /// AF-5.4: trades at this much fuel for 1 ore.
    Trades {
        /// Fuel per ore.
        rate: u8,
    },
    /// AF-5.11: a raid.
    Raid,
    /// AF-6.1: a new ship.
    Ship,
    /// AF-6.6, AF-6.8: a cycle, and this Artifact sum.
    Artifact {
        /// The sum with these ships.
        sum: u8,
    },
    /// AF-7.2, AF-7.3: the colony on the Hub track comes to this circle.
    Circle {
        /// The circle reached.
        to: u8,
        /// AF-7.8: how many advances are left over.
        spare: u8,
    },
    /// AF-7.10, AF-7.11: a colony lands.
    Colony,
}

/// A docked ship that a card lifts, as it counts at its new facility.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lifted {
    pub die: Die,
    pub from: Facility,
    /// AF-12.35: whether it may go to the Terraforming Station.
    pub own: bool,
}

impl AlienFrontiers {
    pub(super) fn harbour(&self) -> Harbour {
        let mut harbour = Harbour::default();
        for ship in &self.ships {
            if let Place::Docked(port) = ship.place {
                harbour.add(port, ship.value);
            }
        }
        harbour
    }

    /// AF-1.2: the unplaced dice of a seat.
    pub fn unplaced(&self, seat: Seat) -> Pool {
        let mut pool = Pool::default();
        for id in self.fleet(seat) {
            if self.ship(id).place == Place::Unplaced {
                pool.add(self.die(id));
            }
        }
        pool
    }

    /// AF-1.3: the coloured ships of a seat outside the ship stock.
    pub fn owned(&self, seat: Seat) -> u8 {
        let owned = ShipId::all_of(seat).filter(|id| self.ship(*id).place != Place::Stock);
        owned.count() as u8
    }

    /// AF-8.8: whether a seat has the bonus of a territory.
    pub fn has_bonus(&self, seat: Seat, territory: Territory) -> bool {
        let borrowed = seat == self.turn && self.marks.borrowed == Some(territory);
        (borrowed || self.controller(territory) == Some(seat))
            && self.field(Field::Isolation) != Some(territory)
    }

    /// What docking at a facility costs a seat now.
    pub fn price(&self, seat: Seat, facility: Facility) -> Goods {
        match facility {
            Facility::ColonyConstructor => {
                // AF-9.3
                let less = self.has_bonus(seat, Territory::BradburyPlateau);
                Goods::of(0, if less { 2 } else { 3 })
            }
            Facility::Shipyard => {
                // AF-6.2, AF-9.10
                let each = self.owned(seat).saturating_sub(2);
                let less = self.has_bonus(seat, Territory::HerbertValley);
                let each = each.saturating_sub(u8::from(less));
                Goods::of(each, each)
            }
            Facility::TerraformingStation => ONE_EACH,
            _ => Goods::NONE,
        }
    }

    /// Whether a facility takes any set at all from the seat to act: a slot, the price, and what
    /// does not depend on the dice.
    pub(super) fn gate(
        &self,
        harbour: &Harbour,
        facility: Facility,
        purse: Goods,
    ) -> Result<(), Refusal> {
        let seat = self.turn;
        let done = facility == Facility::ColonistHub && self.captain(seat).circle == LAST_CIRCLE;
        if done && self.options.edition.bars_a_full_track() {
            return Err(Refusal::TrackDone);
        }
        if facility == Facility::Shipyard && self.owned(seat) as usize == super::FLEET {
            return Err(Refusal::NoShipInStock);
        }
        if self.slot(harbour, facility).is_none() {
            return Err(Refusal::NoPort(facility));
        }
        let price = self.price(seat, facility);
        if !purse.covers(price) {
            return Err(Refusal::TooPoor { price, have: purse });
        }
        Ok(())
    }

    /// Where a set of the seat to act would dock.
    pub(super) fn slot(&self, harbour: &Harbour, facility: Facility) -> Option<Slot> {
        if facility == Facility::ColonistHub {
            return harbour.slot_on_track(self.track_for(harbour, self.turn)?);
        }
        let Options { players, edition, .. } = self.options;
        harbour.slot(facility, players, edition.needs_whole_blocks())
    }

    /// AF-7.1: the Hub track a seat's next ship goes to: that of its colony; without one, of the tracks without a
    /// colony the one with the most free ports, the one of its own number before others.
    pub(super) fn track_for(&self, harbour: &Harbour, seat: Seat) -> Option<u8> {
        if self.options.edition.has_own_tracks() {
            return Some(seat.0);
        }
        let captain = self.captain(seat);
        if captain.circle > 0 {
            return Some(captain.track);
        }
        let unused = (0..TRACKS).filter(|track| self.on_track(*track).is_none());
        unused
            .max_by_key(|track| (harbour.free_on_track(*track), *track == seat.0, TRACKS - *track))
    }

    /// Whether these dice are what the facility asks for.
    pub(super) fn fits(
        &self,
        harbour: &Harbour,
        facility: Facility,
        crew: &Crew,
    ) -> Result<(), Refusal> {
        let shape = facility.shape();
        if crew.len() != usize::from(shape.size()) {
            return Err(Refusal::WrongNumber(facility));
        }
        match shape {
            Shape::Pair | Shape::Triple if !crew.is_equal() => {
                return Err(Refusal::NotEqual(facility));
            }
            Shape::Run if !crew.is_run() => return Err(Refusal::NotARun),
            _ => {}
        }
        match facility {
            // AF-5.9
            Facility::RaidersOutpost if crew.sum() <= harbour.outpost => {
                Err(Refusal::RunTooLow { sum: harbour.outpost })
            }
            // AF-5.2
            Facility::LunarMine if crew.lowest() < harbour.mine_top && !self.may_undercut() => {
                Err(Refusal::MineTooLow { highest: harbour.mine_top })
            }
            // AF-7.11
            Facility::TerraformingStation if crew.lowest() != 6 => Err(Refusal::NotASix),
            // AF-7.13
            Facility::TerraformingStation
                if self.owned(self.turn) <= FEWEST && !crew.dice().any(Die::is_relic) =>
            {
                Err(Refusal::TooFewShips)
            }
            _ => Ok(()),
        }
    }

    /// AF-9.13: the first docking at the Mine may show any value.
    fn may_undercut(&self) -> bool {
        self.marks.mine == 0 && self.has_bonus(self.turn, Territory::VanVogtMountains)
    }

    /// Visits every legal docking of the seat to act, once; with a lifted ship, of that ship and
    /// its partners. Stops when a visit returns true, and tells whether one did.
    pub(super) fn each_docking(
        &self,
        lifted: Option<Lifted>,
        purse: Goods,
        visit: &mut impl FnMut(Facility, Crew) -> bool,
    ) -> bool {
        let pool = self.unplaced(self.turn);
        if lifted.is_none() && pool.is_empty() {
            return false;
        }
        let harbour = self.harbour();
        Facility::ALL.into_iter().any(|facility| {
            let open = lifted.is_none_or(|lifted| may_leave_for(&lifted, facility).is_ok());
            open && self.gate(&harbour, facility, purse).is_ok()
                && each_crew(facility.shape(), &pool, lifted, &mut |crew| {
                    let all = with_lifted(crew, lifted);
                    self.fits(&harbour, facility, &all).is_ok() && visit(facility, crew)
                })
        })
    }

    /// AF-4.8: whether some unplaced ship can be docked.
    pub(super) fn can_dock(&self) -> bool {
        self.each_docking(None, self.captain(self.turn).goods, &mut |_, _| true)
    }

    pub(super) fn check_docking(
        &self,
        facility: Facility,
        crew: &Crew,
        lifted: Option<Lifted>,
        purse: Goods,
    ) -> Result<(), Refusal> {
        if let Some(lifted) = lifted {
            may_leave_for(&lifted, facility)?;
        }
        if !self.unplaced(self.turn).holds(crew) {
            return Err(Refusal::NotUnplaced);
        }
        let harbour = self.harbour();
        if lifted.is_some() && crew.len() == 3 {
            return Err(Refusal::WrongNumber(facility));
        }
        self.fits(&harbour, facility, &with_lifted(*crew, lifted))?;
        self.gate(&harbour, facility, purse)
    }

    /// What a docking of the seat to act would bring. The dice are all that dock, a lifted ship
    /// included.
    pub fn brings(&self, facility: Facility, crew: &Crew) -> Cargo {
        let seat = self.turn;
        match facility {
            Facility::SolarConverter => {
                // AF-5.1, AF-9.11
                let more = u8::from(self.has_bonus(seat, Territory::LemBadlands));
                Cargo::Goods(Goods::of(crew.lowest().div_ceil(2) + more, 0))
            }
            Facility::LunarMine => Cargo::Goods(Goods::of(0, 1)),
            Facility::OrbitalMarket => Cargo::Trades { rate: self.rate_of(crew.lowest()) },
            Facility::RaidersOutpost => Cargo::Raid,
            Facility::Shipyard => Cargo::Ship,
            Facility::AlienArtifact => Cargo::Artifact { sum: self.artifact_sum() + crew.sum() },
            Facility::ColonistHub => {
                // AF-9.1: the extra circle comes with the ship that makes it more than one.
                let more = match self.options.edition.counts_the_second_ship_only() {
                    true => self.marks.hub == 1,
                    false => self.marks.hub >= 1 && !self.marks.asimov,
                };
                let extra = more && self.has_bonus(seat, Territory::AsimovCrater);
                let to = self.captain(seat).circle + 1 + u8::from(extra);
                Cargo::Circle { to: to.min(LAST_CIRCLE), spare: to.saturating_sub(LAST_CIRCLE) }
            }
            Facility::ColonyConstructor | Facility::TerraformingStation => Cargo::Colony,
        }
    }

    /// AF-5.4, AF-9.9: fuel for 1 ore with a pair showing `value`.
    pub(super) fn rate_of(&self, value: u8) -> u8 {
        if self.has_bonus(self.turn, Territory::HeinleinPlains) { 1 } else { value }
    }
}

fn may_leave_for(lifted: &Lifted, facility: Facility) -> Result<(), Refusal> {
    if lifted.from == facility {
        return Err(Refusal::SameFacility);
    }
    if facility == Facility::TerraformingStation && !lifted.own {
        return Err(Refusal::HelmetToStation);
    }
    Ok(())
}

/// All that docks: the crew and the lifted ship.
pub(super) fn with_lifted(crew: Crew, lifted: Option<Lifted>) -> Crew {
    lifted.map_or(crew, |lifted| crew.with(lifted.die).unwrap_or(crew))
}

/// Visits every choice of unplaced dice that makes the shape, together with a lifted ship.
fn each_crew(
    shape: Shape,
    pool: &Pool,
    lifted: Option<Lifted>,
    visit: &mut impl FnMut(Crew) -> bool,
) -> bool {
    let lifted = lifted.map(|lifted| lifted.die.value());
    match (shape, lifted) {
        (Shape::Single, Some(_)) => visit(Crew::NONE),
        (Shape::Single, None) => pool.kinds().any(|die| visit(Crew::one(die))),
        (Shape::Pair, Some(value)) => pool.each_crew(&[value], visit),
        (Shape::Pair, None) => {
            (1..=6).any(|v| pool.showing(v) >= 2 && pool.each_crew(&[v; 2], visit))
        }
        (Shape::Triple, Some(value)) => pool.each_crew(&[value; 2], visit),
        (Shape::Triple, None) => {
            (1..=6).any(|v| pool.showing(v) >= 3 && pool.each_crew(&[v; 3], visit))
        }
        (Shape::Run, lifted) => (1..=4u8).any(|low| match lifted {
            None => pool.each_crew(&[low, low + 1, low + 2], visit),
            Some(value) if value == low => pool.each_crew(&[low + 1, low + 2], visit),
            Some(value) if value == low + 1 => pool.each_crew(&[low, low + 2], visit),
            Some(value) if value == low + 2 => pool.each_crew(&[low, low + 1], visit),
            Some(_) => false,
        }),
    }
}
