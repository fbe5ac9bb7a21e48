//! What the board shows: everything a player can read off the table, and why something cannot be
//! used now.

use super::docking::LAST_CIRCLE;
use super::facility::TRACKS;
use super::ship::Ship;
use super::{
    AlienFrontiers, Captain, Card, CardSet, Crew, Die, FLEET, Facility, Field, Goods, Move, Open,
    Options, Phase, Pile, Place, Port, Refusal, Shape, ShipId, Territory, setup,
};
use engine::{GameModel, Seat};

/// One port as the board shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Berth {
    /// Which port.
    pub port: Port,
    /// AF-2.4: whether it is covered for the whole game.
    pub covered: bool,
    /// The ship in it, its owner, and what it shows.
    pub ship: Option<(ShipId, Seat, Die)>,
}

/// What a facility takes from the seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// One ship that shows at least this much.
    AtLeast(u8),
    /// AF-7.13: the Relic Ship, if it shows a 6.
    RelicSix,
    /// Two equal ships.
    Pair,
    /// Three equal ships.
    Triple,
    /// A run that begins with this value or a higher one.
    RunFrom(u8),
    /// Nothing, whatever ships the seat has.
    Nothing(Refusal),
}

/// AF-13.1: where a score comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    /// Colonies on territories.
    pub colonies: u8,
    /// Territories controlled.
    pub control: u8,
    /// Alien City and Alien Monument.
    pub cards: u8,
    /// The Positron Field.
    pub positron: u8,
}

impl Points {
    /// The score.
    pub fn total(self) -> u8 {
        self.colonies + self.control + self.cards + self.positron
    }
}

impl AlienFrontiers {
    /// What the table agreed on.
    pub fn options(&self) -> Options {
        self.options
    }

    /// What is asked now.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, or was when the game ended.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// AF-2.9: who began.
    pub fn first_player(&self) -> Seat {
        self.first
    }

    /// The round, counted from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    pub(super) fn everyone(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.options.players)
    }

    pub(super) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let turn = self.turn;
        self.everyone().filter(move |seat| *seat != turn)
    }

    pub(super) fn captain(&self, seat: Seat) -> &Captain {
        &self.captains[seat.index()]
    }

    pub(super) fn captain_mut(&mut self, seat: Seat) -> &mut Captain {
        &mut self.captains[seat.index()]
    }

    /// Fuel and ore of a seat.
    pub fn goods(&self, seat: Seat) -> Goods {
        self.captain(seat).goods
    }

    /// AF-1.6: the cards in front of a seat.
    pub fn cards(&self, seat: Seat) -> CardSet {
        self.captain(seat).cards
    }

    /// Colonies in a seat's supply.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.captain(seat).supply
    }

    /// The circle of a seat's colony on the Hub track, 1 to 7; 0 without one.
    pub fn circle(&self, seat: Seat) -> u8 {
        self.captain(seat).circle
    }

    /// AF-7.1: how many Hub tracks are in use in this game.
    pub fn tracks(&self) -> u8 {
        if self.options.edition.has_own_tracks() { self.options.players } else { TRACKS }
    }

    /// AF-7.1: whose colony is on a Hub track.
    pub fn on_track(&self, track: u8) -> Option<Seat> {
        self.everyone().find(|seat| {
            let captain = self.captain(*seat);
            let at = if self.options.edition.has_own_tracks() { seat.0 } else { captain.track };
            captain.circle > 0 && at == track
        })
    }

    /// AF-7.1: the Hub track the next ship of the seat to act goes to, if it has room for one.
    pub fn next_track(&self) -> Option<u8> {
        let harbour = self.harbour();
        let track = self.track_for(&harbour, self.turn)?;
        (harbour.free_on_track(track) > 0).then_some(track)
    }

    /// AF-1.4: colonies of a seat that are not on the planet.
    pub fn colonies_left(&self, seat: Seat) -> u8 {
        let captain = self.captain(seat);
        captain.supply + u8::from(captain.circle > 0)
    }

    /// AF-2.1: the colonies each player began with.
    pub fn colonies_each(&self) -> u8 {
        setup::colonies(&self.options)
    }

    /// The colonies on a territory, by seat.
    pub fn colonies(&self, territory: Territory) -> [u8; 4] {
        self.colonies[territory as usize]
    }

    /// Where a field lies; `None` off the board.
    pub fn field(&self, field: Field) -> Option<Territory> {
        self.fields[field as usize]
    }

    /// The fields on a territory.
    pub fn fields_on(&self, territory: Territory) -> impl Iterator<Item = Field> + '_ {
        Field::ALL.into_iter().filter(move |field| self.field(*field) == Some(territory))
    }

    /// A seat's score and where it comes from.
    pub fn points(&self, seat: Seat) -> Points {
        let mut points = Points { cards: self.cards(seat).points(), ..Points::default() };
        for territory in Territory::ALL {
            points.colonies += self.colonies(territory)[seat.index()];
            if self.controller(territory) == Some(seat) {
                points.control += 1;
                points.positron += u8::from(self.field(Field::Positron) == Some(territory));
            }
        }
        points
    }

    pub(super) fn ship(&self, id: ShipId) -> &Ship {
        &self.ships[id.index()]
    }

    /// Where a ship is.
    pub fn place(&self, id: ShipId) -> Place {
        self.ship(id).place
    }

    /// What a ship shows.
    pub fn die(&self, id: ShipId) -> Die {
        let value = self.ship(id).value;
        if id.is_relic() { Die::relic(value) } else { Die::of(value) }
    }

    /// Whose ship it is: the seat of its colour, for the Relic Ship whoever bought it.
    pub fn owner(&self, id: ShipId) -> Option<Seat> {
        id.colour().or(self.relic)
    }

    /// The ships that may be a seat's: those of its colour, and the Relic Ship if it bought it.
    pub fn fleet(&self, seat: Seat) -> impl Iterator<Item = ShipId> + use<> {
        let relic = (self.relic == Some(seat)).then_some(ShipId::RELIC);
        ShipId::all_of(seat).chain(relic)
    }

    /// The ships of a seat's colour in the ship stock.
    pub fn stocked(&self, seat: Seat) -> u8 {
        FLEET as u8 - self.owned(seat)
    }

    /// Who has the Relic Ship; `None` while it lies on Burroughs Desert.
    pub fn relic_owner(&self) -> Option<Seat> {
        self.relic
    }

    /// All docked ships and their ports.
    pub(super) fn docked(&self) -> impl Iterator<Item = (ShipId, Port)> + '_ {
        self.ships.iter().enumerate().filter_map(|(index, ship)| match ship.place {
            Place::Docked(port) => Some((ShipId(index as u8), port)),
            _ => None,
        })
    }

    /// The ship at a port.
    pub fn ship_at(&self, port: Port) -> Option<ShipId> {
        self.docked().find(|(_, at)| *at == port).map(|(id, _)| id)
    }

    /// The ports of a facility and the ships in them. At the Hub three ports per track.
    pub fn berths(&self, facility: Facility) -> impl Iterator<Item = Berth> + '_ {
        (0..facility.ports()).map(move |number| {
            let port = Port::of(facility, number);
            let ship = self.ship_at(port).and_then(|id| Some((id, self.owner(id)?, self.die(id))));
            Berth { port, covered: !port.is_open(self.options.players), ship }
        })
    }

    /// The ships of a seat on the Maintenance Bay.
    pub fn in_bay(&self, seat: Seat) -> impl Iterator<Item = ShipId> + '_ {
        self.fleet(seat).filter(|id| self.place(*id) == Place::Bay)
    }

    /// The unplaced ships of a seat, one by one.
    pub fn in_hand(&self, seat: Seat) -> impl Iterator<Item = ShipId> + '_ {
        self.fleet(seat).filter(|id| self.place(*id) == Place::Unplaced)
    }

    /// The three cards on display; fewer when cards have run out.
    pub fn display(&self) -> [Option<Card>; 3] {
        self.display
    }

    /// The draw pile: what is in it is known to all, its order to nobody.
    pub fn draw_pile(&self) -> &Pile {
        &self.draw
    }

    /// The discard pile, open to all.
    pub fn discard_pile(&self) -> &Pile {
        &self.discards
    }

    /// AF-6.7: whether the display may be cycled as the next action.
    pub fn may_cycle(&self) -> bool {
        self.phase == Phase::Act(Open::Cycle)
    }

    /// AF-11.4: whether the seat to act has used the card's fuel power this turn.
    pub fn is_used(&self, card: Card) -> bool {
        self.marks.used.has(card)
    }

    /// AF-12.4: the territory whose bonus is borrowed this turn.
    pub fn borrowed(&self) -> Option<Territory> {
        self.marks.borrowed
    }

    /// Whether the colony on a seat's track is ready for launch.
    pub fn is_ready_to_launch(&self, seat: Seat) -> bool {
        self.circle(seat) == LAST_CIRCLE
    }

    /// AF-5.4, AF-5.6: the fuel for 1 ore that the pairs of the seat to act allow, each rate once.
    pub fn rates(&self) -> impl Iterator<Item = u8> + '_ {
        let [one, other] = self.marks.market.map(|pair| {
            let first = pair.trailing_zeros() as u8;
            let ship = (pair != 0).then(|| self.ship_at(Port::of(Facility::OrbitalMarket, first)));
            ship.flatten().map(|id| self.rate_of(self.ship(id).value))
        });
        one.into_iter().chain(other.filter(move |other| one != Some(*other)))
    }

    /// What docks at a facility now, if the seat to act has it and can pay: worked out by asking the rules about every
    /// set there could be.
    pub fn asks(&self, facility: Facility) -> Asks {
        let harbour = self.harbour();
        // Whoever cannot pay reads the price beside it.
        if let Err(refusal) = self.gate(&harbour, facility, Goods::of(u8::MAX, u8::MAX)) {
            return Asks::Nothing(refusal);
        }
        let fits = |dice: &[Die]| self.fits(&harbour, facility, &Crew::of(dice.iter().copied()));
        let with_relic = self.relic == Some(self.turn);
        match facility.shape() {
            Shape::Pair => Asks::Pair,
            Shape::Triple => Asks::Triple,
            Shape::Run => {
                let run = |low: u8| [low, low + 1, low + 2].map(Die::of);
                match (1..=4).find(|low| fits(&run(*low)).is_ok()) {
                    Some(low) => Asks::RunFrom(low),
                    None => Asks::Nothing(Refusal::RunTooLow { sum: harbour.outpost }),
                }
            }
            Shape::Single => {
                let lowest = (1..=6).find(|value| fits(&[Die::of(*value)]).is_ok());
                match (lowest, fits(&[Die::of(6)])) {
                    (Some(lowest), _) => Asks::AtLeast(lowest),
                    (None, _) if with_relic && fits(&[Die::relic(6)]).is_ok() => Asks::RelicSix,
                    (None, refusal) => Asks::Nothing(refusal.err().unwrap_or(Refusal::NotASix)),
                }
            }
        }
    }

    /// Why the seat to act can dock nothing at a facility now; `Ok` if some docking there is legal.
    pub fn facility_use(&self, facility: Facility) -> Result<(), Refusal> {
        match self.phase {
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::Act(_) => {}
            phase => return Err(Refusal::NotNow(phase)),
        }
        let purse = self.captain(self.turn).goods;
        if self.each_docking(None, purse, &mut |at, _| at == facility) {
            return Ok(());
        }
        let harbour = self.harbour();
        self.gate(&harbour, facility, purse)?;
        let pool = self.unplaced(self.turn);
        if pool.is_empty() {
            return Err(Refusal::NoShipsLeft);
        }
        // A single ship says best what is wrong with it.
        let singles = pool.kinds().map(|die| self.fits(&harbour, facility, &Crew::one(die)));
        match singles.last() {
            Some(Err(refusal)) if facility.shape().size() == 1 => Err(refusal),
            _ => Err(Refusal::NoSuitableShips(facility)),
        }
    }

    /// Why the seat to act cannot use a card's fuel power now.
    pub fn power_use(&self, card: Card) -> Result<(), Refusal> {
        self.check(&Move::Power(card))
    }

    /// Why the seat to act cannot give a card up for its power now.
    pub fn discard_use(&self, card: Card) -> Result<(), Refusal> {
        self.check(&Move::Discard(card))
    }
}
