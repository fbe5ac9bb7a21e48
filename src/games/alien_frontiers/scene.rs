//! Positions for tests and lessons, put together piece by piece.
//!
//! ```
//! use engine::{GameModel, Seat};
//! use alien_frontiers::scene::Scene;
//! use alien_frontiers::{Facility, Goods, Move};
//!
//! let game = Scene::of(4).dice("3-3-5").goods(0, 1, 1).docked(1, Facility::LunarMine, "4").build();
//! let ships = "3-3".parse().unwrap();
//! assert!(game.check(&Move::Dock { facility: Facility::Shipyard, ships }).is_ok());
//! assert_eq!(game.goods(Seat(0)), Goods::of(1, 1));
//! ```

use super::docking::FEWEST;
use super::{
    AlienFrontiers, Card, Die, Edition, Facility, Field, Goods, Open, Options, Phase, Pile, Place,
    Port, ShipId, Territory, setup,
};
use engine::{GameModel, Seat};

/// Builds a position in the middle of a game.
///
/// Seat 0 is in the action step with no unplaced dice; every seat has three ships on the
/// Maintenance Bay and no resources; Decoy, Cache and Helmet are on display. Ships that a call
/// puts somewhere come from the Maintenance Bay first and then from the stock.
#[derive(Clone, Debug)]
pub struct Scene(AlienFrontiers);

impl Scene {
    /// An ordinary game for this many players.
    pub fn of(players: u8) -> Scene {
        Scene::with(Options { players, ..Options::default() })
    }

    /// A game with these options.
    pub fn with(options: Options) -> Scene {
        let mut game = setup::bare(&options);
        game.phase = Phase::Act(Open::Nothing);
        for seat in Seat::all(options.players) {
            for number in 0..FEWEST {
                game.move_ship(ShipId::coloured(seat, number), Place::Bay);
            }
        }
        let cards = [Card::HolographicDecoy, Card::ResourceCache, Card::MindControlHelmet];
        Scene(game).display(cards)
    }

    /// Whose turn it is.
    pub fn turn(mut self, seat: u8) -> Scene {
        self.0.turn = Seat(seat);
        self
    }

    /// Who began the game.
    pub fn first(mut self, seat: u8) -> Scene {
        self.0.first = Seat(seat);
        self
    }

    /// The round.
    pub fn round(mut self, round: u8) -> Scene {
        self.0.round = round;
        self
    }

    fn next_ship(&self, seat: Seat, die: Die) -> ShipId {
        if die.is_relic() {
            return ShipId::RELIC;
        }
        let in_place = |place| ShipId::all_of(seat).find(|id| self.0.place(*id) == place);
        in_place(Place::Bay).or_else(|| in_place(Place::Stock)).expect("a ship is left")
    }

    fn put(&mut self, seat: Seat, die: Die, place: Place) {
        let id = self.next_ship(seat, die);
        if die.is_relic() {
            self.0.relic = Some(seat);
        }
        self.0.ships[id.index()].value = die.value();
        self.0.move_ship(id, place);
    }

    /// Unplaced dice of the seat whose turn it is, like `1-2-6r`.
    ///
    /// # Panics
    /// On a text that names no dice.
    pub fn dice(mut self, dice: &str) -> Scene {
        for die in dice.split('-') {
            let die = die.parse().expect("dice");
            self.put(self.0.turn, die, Place::Unplaced);
        }
        self
    }

    /// Docked ships of a seat, at the lowest free ports; at the Hub on the seat's own track.
    ///
    /// # Panics
    /// On a text that names no dice, or when the ports run out.
    pub fn docked(mut self, seat: u8, facility: Facility, dice: &str) -> Scene {
        for die in dice.split('-') {
            let die = die.parse().expect("dice");
            let from = if facility == Facility::ColonistHub { 3 * seat } else { 0 };
            let mut ports = (from..facility.ports()).map(|number| Port::of(facility, number));
            let free = ports.find(|port| self.0.ship_at(*port).is_none()).expect("a free port");
            self.put(Seat(seat), die, Place::Docked(free));
        }
        self
    }

    /// The Relic Ship, bought by a seat and waiting on the Maintenance Bay.
    pub fn relic(mut self, seat: u8) -> Scene {
        self.put(Seat(seat), Die::relic(1), Place::Bay);
        self
    }

    /// Ships of a seat's colour outside the stock: more are put on the Maintenance Bay.
    ///
    /// # Panics
    /// If the seat has more already.
    pub fn owned(mut self, seat: u8, ships: u8) -> Scene {
        let seat = Seat(seat);
        assert!(self.0.owned(seat) <= ships, "{seat:?} has more than {ships} ships");
        while self.0.owned(seat) < ships {
            let stocked = |id: &ShipId| self.0.place(*id) == Place::Stock;
            let id = ShipId::all_of(seat).find(stocked).expect("six ships");
            self.0.move_ship(id, Place::Bay);
        }
        self
    }

    /// A seat's fuel and ore.
    pub fn goods(mut self, seat: u8, fuel: u8, ore: u8) -> Scene {
        self.0.captain_mut(Seat(seat)).goods = Goods::of(fuel, ore);
        self
    }

    /// A card in front of a seat, from the draw pile.
    pub fn card(mut self, seat: u8, card: Card) -> Scene {
        self.0.draw.remove(card);
        self.0.captain_mut(Seat(seat)).cards.add(card);
        self
    }

    /// The display, from the draw pile.
    pub fn display(mut self, cards: [Card; 3]) -> Scene {
        let old = self.0.display.into_iter().flatten();
        old.for_each(|card| self.0.draw.add(card));
        cards.into_iter().for_each(|card| self.0.draw.remove(card));
        self.0.display = cards.map(Some);
        self
    }

    /// Discarded cards, from the draw pile.
    pub fn discards(mut self, cards: impl IntoIterator<Item = Card>) -> Scene {
        for card in cards {
            self.0.draw.remove(card);
            self.0.discards.add(card);
        }
        self
    }

    /// Exactly this draw pile; whatever else was in it has been discarded.
    pub fn draw_pile(mut self, cards: impl IntoIterator<Item = Card>) -> Scene {
        let pile: Pile = cards.into_iter().collect();
        pile.iter().for_each(|card| self.0.draw.remove(card));
        self.0.discards.pour(&mut self.0.draw);
        self.0.draw = pile;
        self
    }

    /// Colonies of a seat on a territory, from its supply.
    pub fn colonies(mut self, territory: Territory, seat: u8, colonies: u8) -> Scene {
        self.0.colonies[territory as usize][seat as usize] += colonies;
        self.0.captain_mut(Seat(seat)).supply -= colonies;
        self
    }

    /// A colony of a seat on a circle of the Hub track, from its supply.
    pub fn circle(mut self, seat: u8, circle: u8) -> Scene {
        let captain = self.0.captain_mut(Seat(seat));
        captain.supply -= u8::from(captain.circle == 0);
        captain.circle = circle;
        captain.track = seat;
        self
    }

    /// The Hub track of a seat's colony.
    pub fn track(mut self, seat: u8, track: u8) -> Scene {
        self.0.captain_mut(Seat(seat)).track = track;
        self
    }

    /// A game that was begun under another edition.
    pub fn edition(mut self, edition: Edition) -> Scene {
        self.0.options.edition = edition;
        self
    }

    /// A field on a territory.
    pub fn field(mut self, field: Field, territory: Territory) -> Scene {
        self.0.fields[field as usize] = Some(territory);
        self
    }

    /// The position.
    ///
    /// # Panics
    /// If it could not have come about by the rules.
    pub fn build(self) -> AlienFrontiers {
        if let Some(wrong) = self.0.broken_invariant() {
            panic!("the scene is impossible: {wrong}");
        }
        self.0
    }
}
