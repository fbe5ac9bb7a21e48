//! A game on a test's table: plays by the public API, with scripted luck.

use saucer_night::engine::{Chance, GameModel, Seat};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Conquest, Event, Move, Question, Refusal, Space};

/// A Space of the Objective section.
pub fn o(number: u8) -> Space {
    Space::of(0, number)
}

/// A Space of seat 0's section; `a(0)` is the Landing Site.
pub fn a(number: u8) -> Space {
    Space::of(1, number)
}

/// A Space of seat 1's section.
pub fn b(number: u8) -> Space {
    Space::of(2, number)
}

/// Three seats.
pub const ANN: Seat = Seat(0);
pub const BEN: Seat = Seat(1);
pub const CAT: Seat = Seat(2);

pub struct Table {
    pub game: Conquest,
    /// What the last move made happen.
    pub events: Vec<Event>,
}

impl Table {
    pub fn new(scene: Scene) -> Table {
        Table::of(scene.build())
    }

    pub fn of(game: Conquest) -> Table {
        assert_eq!(game.broken_invariant(), None, "a scene is a possible position");
        Table { game, events: Vec::new() }
    }

    /// Plays a move that needs no luck.
    pub fn play(&mut self, mv: Move) -> &mut Table {
        self.luck(mv, [])
    }

    /// Plays a move with this luck: die faces, and cards by `as u32`.
    pub fn luck(&mut self, mv: Move, script: impl IntoIterator<Item = u32>) -> &mut Table {
        if let Err(refusal) = self.game.check(&mv) {
            panic!(
                "{mv:?} is refused: {refusal}\nasked {:?}\nlegal {:?}",
                self.asked(),
                self.moves()
            );
        }
        self.events.clear();
        let mut chance = Chance::scripted(script);
        self.game.apply(&mv, &mut chance, &mut self.events);
        assert!(chance.fits(), "luck is left over after {mv:?}: {:?}", self.events);
        assert_eq!(self.game.broken_invariant(), None);
        self
    }

    pub fn moves(&self) -> Vec<Move> {
        self.game.legal_moves()
    }

    pub fn legal(&self, mv: Move) -> bool {
        let listed = self.moves().contains(&mv);
        assert_eq!(listed, self.game.check(&mv).is_ok());
        listed
    }

    pub fn refusal(&self, mv: Move) -> Refusal {
        self.game.check(&mv).expect_err("the move is not allowed")
    }

    /// Who is asked what.
    pub fn asked(&self) -> Option<(Seat, Question)> {
        self.game.question().map(|ask| (ask.seat, ask.what))
    }

    pub fn what(&self) -> Question {
        self.game.question().expect("somebody is asked").what
    }

    pub fn happened(&self, event: &Event) -> bool {
        self.events.contains(event)
    }

    /// How many of a seat's Aliens are in a Space.
    pub fn crew(&self, seat: Seat, space: Space) -> u32 {
        self.game.player(seat).crew(space).count_ones()
    }

    pub fn pool(&self, seat: Seat) -> u32 {
        self.game.player(seat).pool().count_ones()
    }

    pub fn tokens(&self, seat: Seat) -> u16 {
        self.game.player(seat).tokens
    }

    pub fn hand(&self, seat: Seat) -> usize {
        self.game.player(seat).hand.len()
    }
}
