//! A table to play examples at: short words for moves, and asserts for what is offered.

use std::ops::Deref;

use saucer_night::engine::{Chance, GameModel, Refusal as _, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{
    AlienFrontiers, Card, Edition, Event, Facility, Goods, Move, Port, Refusal, Territory,
};

pub use saucer_night::games::alien_frontiers::Facility::*;
pub use saucer_night::games::alien_frontiers::Territory::*;

/// A game under test, with the events of the last move.
pub struct Table {
    game: AlienFrontiers,
    pub events: Vec<Event>,
}

impl Deref for Table {
    type Target = AlienFrontiers;

    fn deref(&self) -> &AlienFrontiers {
        &self.game
    }
}

impl From<Scene> for Table {
    fn from(scene: Scene) -> Table {
        Table { game: scene.build(), events: Vec::new() }
    }
}

impl From<AlienFrontiers> for Table {
    fn from(game: AlienFrontiers) -> Table {
        Table { game, events: Vec::new() }
    }
}

/// `Dock` with dice like `3-3`.
pub fn dock(facility: Facility, ships: &str) -> Move {
    Move::Dock { facility, ships: ships.parse().expect("dice") }
}

/// `Redock` with partners like `3-3`, or none.
pub fn redock(facility: Facility, partners: &str) -> Move {
    Move::Redock { facility, partners: partners.parse().expect("dice") }
}

/// `PickDie` with a die like `3`.
pub fn die(die: &str) -> Move {
    Move::PickDie(die.parse().expect("a die"))
}

/// `PickShip` at a port counted from 0.
pub fn ship(facility: Facility, number: u8) -> Move {
    Move::PickShip(Port::of(facility, number))
}

/// `PickColony`.
pub fn colony(territory: Territory, owner: u8) -> Move {
    let owner = Seat(owner);
    Move::PickColony(saucer_night::games::alien_frontiers::Colony { territory, owner })
}

impl Table {
    /// Plays a legal move that needs no luck.
    #[track_caller]
    pub fn play(&mut self, mv: Move) -> &mut Table {
        self.play_with(mv, [])
    }

    /// Plays a legal move with exactly this luck: faces of dice, cards by their number.
    #[track_caller]
    pub fn play_with(&mut self, mv: Move, luck: impl IntoIterator<Item = u32>) -> &mut Table {
        if let Err(refusal) = self.game.check(&mv) {
            panic!("{mv:?} is refused: {refusal}");
        }
        assert!(self.game.legal_moves().contains(&mv), "{mv:?} is not listed");
        let mut chance = Chance::scripted(luck);
        self.events.clear();
        self.game.apply(&mv, &mut chance, &mut self.events);
        assert!(chance.fits(), "luck is left over after {mv:?}");
        assert_eq!(self.game.broken_invariant(), None, "after {mv:?}");
        self
    }

    /// Plays a legal move with any luck.
    #[track_caller]
    pub fn play_any(&mut self, mv: Move) -> &mut Table {
        assert_eq!(self.game.check(&mv), Ok(()), "{mv:?}");
        self.events.clear();
        self.game.apply(&mv, &mut Chance::unrecorded(1), &mut self.events);
        self
    }

    /// Whether a move is offered; `check` and the list have to agree.
    #[track_caller]
    pub fn offers(&self, mv: Move) -> bool {
        let listed = self.game.legal_moves().contains(&mv);
        assert_eq!(self.game.check(&mv).is_ok(), listed, "{mv:?}");
        listed
    }

    /// Why a move is refused, with the number of the rule.
    #[track_caller]
    pub fn refusal(&self, mv: Move) -> (Refusal, &'static str) {
        assert!(!self.game.legal_moves().contains(&mv), "{mv:?} is listed");
        let refusal = self.game.check(&mv).expect_err("refused");
        (refusal, refusal.rule())
    }

    /// The rule that forbids a move.
    #[track_caller]
    pub fn forbids(&self, mv: Move) -> &'static str {
        self.refusal(mv).1
    }

    /// All dockings on offer at a facility.
    pub fn dockings(&self, at: Facility) -> Vec<String> {
        let moves = self.game.legal_moves();
        let ships = moves.iter().filter_map(|mv| match mv {
            Move::Dock { facility, ships } if *facility == at => Some(ships.to_string()),
            _ => None,
        });
        ships.collect()
    }

    /// Fuel and ore of a seat.
    pub fn has(&self, seat: u8) -> (u8, u8) {
        let Goods { fuel, ore } = self.game.goods(Seat(seat));
        (fuel, ore)
    }

    /// A seat's score.
    pub fn score(&self, seat: u8) -> u8 {
        let points = self.game.points(Seat(seat)).total();
        assert_eq!(points, self.game.scores()[seat as usize]);
        points
    }

    /// Whether a seat has a card.
    pub fn holds(&self, seat: u8, card: Card) -> bool {
        self.game.cards(Seat(seat)).has(card)
    }

    /// What stands at a facility: owner and value of each ship, by port.
    pub fn at(&self, facility: Facility) -> Vec<(u8, u8)> {
        let ships = self.game.berths(facility).filter_map(|berth| berth.ship);
        ships.map(|(_, owner, die)| (owner.0, die.value())).collect()
    }

    /// How many ships of a seat wait on the Maintenance Bay.
    pub fn bay(&self, seat: u8) -> usize {
        self.game.in_bay(Seat(seat)).count()
    }

    /// The unplaced dice of a seat, rising.
    pub fn dice(&self, seat: u8) -> Vec<u8> {
        let mut dice: Vec<u8> =
            self.game.in_hand(Seat(seat)).map(|id| self.game.die(id).value()).collect();
        dice.sort_unstable();
        dice
    }

    /// Docks whatever has to be docked, ends the turn, and gives back fuel first.
    #[track_caller]
    pub fn finish_turn(&mut self) -> &mut Table {
        let seat = self.game.turn();
        while self.game.to_act().is_some() && self.game.turn() == seat {
            let moves = self.game.legal_moves();
            let harmless = |mv: &&Move| match mv {
                Move::Dock { facility, .. } => [SolarConverter, LunarMine].contains(facility),
                mv => matches!(mv, Move::EndTurn | Move::Return(_)),
            };
            let mv = moves.iter().find(harmless).or(moves
                .iter()
                .find(|mv| matches!(mv, Move::Dock { .. } | Move::Land(_) | Move::RaidStop)));
            let mv = *mv.expect("a way to end the turn");
            self.play_any(mv);
        }
        self
    }
}

impl Table {
    /// Plays on until the same seat has rolled its next turn, with these dice.
    #[track_caller]
    pub fn next_round(&mut self, dice: impl IntoIterator<Item = u32>) -> &mut Table {
        let seat = self.game.turn();
        self.until_roll_of(seat).play_with(Move::Roll, dice)
    }

    /// Plays on until a seat is about to roll.
    #[track_caller]
    pub fn until_roll_of(&mut self, seat: Seat) -> &mut Table {
        self.finish_turn();
        while self.game.turn() != seat {
            self.play_any(Move::Roll).finish_turn();
        }
        self
    }
}

/// A table for this scene.
pub fn table(scene: Scene) -> Table {
    Table::from(scene)
}

/// Four players, seat 0 to act, and nowhere to go for a single ship but a 6 at the Lunar Mine:
/// Converter and Artifact are full, a 6 stands at the Mine, and the track of seat 0 is done.
pub fn crowded() -> Scene {
    Scene::of(4)
        .docked(1, SolarConverter, "1-1-1-1-1-1")
        .docked(2, SolarConverter, "1-1")
        .docked(2, AlienArtifact, "1-1-1-1")
        .docked(3, LunarMine, "6")
        .circle(0, 7)
        // In which a colony on circle 7 closes the Hub.
        .edition(Edition::First)
}

/// The number of a card in a script of luck.
pub fn nr(card: Card) -> u32 {
    card as u32
}
