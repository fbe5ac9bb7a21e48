//! A game small enough to see through: each seat has a hidden card, swaps it or shows it, and the
//! higher card wins after a number of turns. A flaw can be built in.

use std::fmt;

use saucer_night::engine::{
    self, Bag, Chance, GameEvent, GameId, GameModel, Kind, Outcome, Seat, SetupRefusal, Viewer,
};
use serde::{Deserialize, Serialize};

/// The toy without a flaw.
pub type Game = Toy<SOUND>;

pub const SOUND: u8 = 0;
/// `redact` forgets nothing.
pub const OPEN_HANDS: u8 = 1;
/// `redact` hides the card, and the deck tells which one is missing.
pub const TELLING_DECK: u8 = 2;
/// `imagine` fills nothing in.
pub const NO_IMAGINATION: u8 = 3;
/// Whether a card may be shown depends on the rival's card.
pub const TELLING_MOVES: u8 = 4;
/// `check` lets through what is not listed.
pub const LOOSE_CHECK: u8 = 5;
/// The same move is listed twice.
pub const LISTED_TWICE: u8 = 6;
/// Who keeps a high card lays it open, and the event says that nothing happened.
pub const SILENT_SHOW: u8 = 7;

/// A card worth 0 to 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Card(pub u8);

impl Kind for Card {
    fn index(self) -> usize {
        self.0 as usize
    }
    fn from_index(index: usize) -> Self {
        Card(index as u8)
    }
}

const DECK: Bag<Card, 5> = Bag::of([3; 5]);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub turns: u16,
}

impl Default for Options {
    fn default() -> Self {
        Options { turns: 20 }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Nothing happens.
    Keep,
    /// Swap the card for another one, which stays hidden.
    Swap,
    /// The swap is over: plays itself.
    Settle,
    /// Lay the card open until it is swapped.
    Show,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Kept(Seat),
    /// `None` for those who may not see the card.
    Swapped(Seat, Option<Card>),
    Shown(Seat, Card),
}

impl GameEvent for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Swapped(seat, _) if !viewer.sees(seat) => Event::Swapped(seat, None),
            ref other => other.clone(),
        })
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Shown(..))
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Refusal;

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Not now.")
    }
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        "TOY-1.1"
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Toy<const FLAW: u8> {
    /// Cards nobody holds; in a view also those the viewer does not know.
    deck: Bag<Card, 5>,
    hands: [Option<Card>; 2],
    open: [bool; 2],
    turn: Seat,
    swapping: bool,
    left: u16,
}

impl<const FLAW: u8> Toy<FLAW> {
    pub fn card(&self, seat: Seat) -> Option<Card> {
        self.hands[seat.index()]
    }

    fn end_turn(&mut self) {
        self.swapping = false;
        self.left -= 1;
        self.turn = self.turn.next(2);
    }
}

impl<const FLAW: u8> GameModel for Toy<FLAW> {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const ID: GameId = GameId("toy");
    const RULES_VERSION: u32 = 2;

    fn new(options: &Options, chance: &mut Chance) -> Result<Self, SetupRefusal> {
        if options.turns == 0 {
            return Err(SetupRefusal("No turns.".into()));
        }
        let mut deck = DECK;
        let hands = [(); 2].map(|()| chance.draw(&mut deck));
        let (turn, left) = (Seat(0), options.turns);
        Ok(Toy { deck, hands, open: [false; 2], turn, swapping: false, left })
    }

    fn seats_of(_options: &Options) -> u8 {
        2
    }

    fn variants() -> Vec<Options> {
        vec![Options::default(), Options { turns: 3 }]
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        (self.left > 0).then_some(self.turn)
    }

    fn list_moves(&self, into: &mut Vec<Move>) {
        if self.left == 0 {
            return;
        }
        if self.swapping {
            return into.push(Move::Settle);
        }
        into.extend([Move::Keep, Move::Swap]);
        let rival = self.hands[self.turn.next(2).index()];
        let may_show = FLAW != TELLING_MOVES || rival > Some(Card(2));
        if !self.open[self.turn.index()] && may_show {
            into.push(Move::Show);
        }
        if FLAW == LISTED_TWICE {
            into.push(Move::Keep);
        }
    }

    fn check(&self, mv: &Move) -> Result<(), Refusal> {
        let loose = FLAW == LOOSE_CHECK && *mv == Move::Show;
        if loose || self.legal_moves().contains(mv) { Ok(()) } else { Err(Refusal) }
    }

    fn apply(&mut self, mv: &Move, chance: &mut Chance, events: &mut Vec<Event>) {
        let (seat, own) = (self.turn, self.turn.index());
        match mv {
            Move::Keep => {
                self.open[own] |= FLAW == SILENT_SHOW && self.hands[own] > Some(Card(2));
                events.push(Event::Kept(seat));
            }
            Move::Swap => {
                self.deck.add(self.hands[own].take().expect("a full position"));
                self.hands[own] = chance.draw(&mut self.deck);
                self.open[own] = false;
                self.swapping = true;
                return events.push(Event::Swapped(seat, self.hands[own]));
            }
            Move::Settle => {}
            Move::Show => {
                self.open[own] = true;
                events.push(Event::Shown(seat, self.hands[own].expect("a full position")));
            }
        }
        self.end_turn();
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = self.hands.map(|card| card.map(|card| i32::from(card.0)));
        (self.left == 0).then(|| Outcome::by_points(&points))
    }

    fn redact(&mut self, viewer: Viewer) {
        for seat in Seat::all(2).filter(|seat| !viewer.sees(*seat) && !self.open[seat.index()]) {
            let card = &mut self.hands[seat.index()];
            if FLAW == OPEN_HANDS {
                continue;
            }
            if let Some(card) = card.take()
                && FLAW != TELLING_DECK
            {
                self.deck.add(card);
            }
        }
    }

    fn imagine(&mut self, chance: &mut Chance) {
        for card in self.hands.iter_mut().filter(|_| FLAW != NO_IMAGINATION) {
            *card = card.or_else(|| chance.draw(&mut self.deck));
        }
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.card(seat).map_or(0.5, |card| f32::from(card.0) / 4.0)
    }

    fn broken_invariant(&self) -> Option<String> {
        let held = self.hands.iter().flatten().count();
        (held != 2 || self.deck.len() != 13).then(|| format!("{held} cards in two hands"))
    }

    /// Version 1 called `keep` `pass`, and its `turns` `rounds`.
    fn migrate(from: u32, setup: &mut String, records: &mut Vec<String>) {
        assert_eq!(from, 1);
        *setup = setup.replace(r#""rounds":"#, r#""turns":"#);
        for record in records {
            *record = record.replace(r#""move":"pass""#, r#""move":"keep""#);
        }
    }
}
