//! `GameModel`: one game's rules as the rest of the house knows them.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::bot::Manner;
use super::{Chance, Outcome};

/// The short name of a game in saves, links and folders.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct GameId(pub &'static str);

impl Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A place at the table, counted from 0 in seating order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list of seats.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }
}

/// Whose eyes a position is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Viewer {
    /// A player: what everybody knows, and that player's own secrets.
    Seat(Seat),
    /// An onlooker: only what everybody knows.
    Public,
    /// All cards open, as after the end.
    Everything,
}

impl Viewer {
    /// Whether this viewer may see the secrets of `owner`.
    pub fn sees(self, owner: Seat) -> bool {
        match self {
            Viewer::Seat(seat) => seat == owner,
            Viewer::Public => false,
            Viewer::Everything => true,
        }
    }
}

/// Why a game cannot be set up with some options, as a sentence for the player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupRefusal(pub String);

impl Display for SetupRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What happened during a move: feeds the log and the animation.
pub trait GameEvent: Clone + PartialEq + Debug + 'static {
    /// The event as `viewer` may know it; `None` if that viewer notices nothing.
    fn seen_by(&self, _viewer: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    /// Whether somebody learned something hidden: undo never goes back past that.
    fn reveals(&self) -> bool {
        false
    }
}

/// Why a move is not allowed: a typed reason, worded by `Display` in the game's `text.rs`.
pub trait Refusal: Display + Debug + PartialEq {
    /// The number of the rule that forbids it, such as `NH-4.2`.
    fn rule(&self) -> &'static str;
}

/// One game's rules: a position, the moves it allows, and what they do.
///
/// A position holds no generator and no order of unseen cards, so nothing in it foretells luck.
/// A redacted position is a position too: every method but `apply` works on it for the viewer it
/// was made for, and `list_moves` gives the seat to act the same list as the full one.
pub trait GameModel: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {
    /// What the table agrees on before the game, the number of players included.
    type Options: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Default + 'static;
    /// One decision. Small: a choice of many parts is asked part by part.
    type Move: Clone + Ord + Hash + Debug + Serialize + DeserializeOwned + 'static;
    /// What a move made happen.
    type Event: GameEvent;
    /// Why a move is not allowed, worded for the player.
    type Refusal: Refusal;

    /// The name in saves and links.
    const ID: GameId;
    /// Grows when an old list of records could no longer replay to the same end.
    const RULES_VERSION: u32;
    /// How much a bot's search prefers moves it has rarely looked into. Positions of one turn mostly
    /// look much alike to `evaluate`, so a little goes a long way; where luck hides for long what a
    /// move is worth, it takes more.
    const CURIOSITY: f32 = 0.03;

    /// How many iterations of a careful search a laptop's browser takes in a tenth of a second: levels are given time,
    /// and think in iterations, so that they come to the same move everywhere.
    const THOUGHTS: u32 = 100;

    /// Sets the game up, or says why these options do not make a game.
    fn new(options: &Self::Options, chance: &mut Chance) -> Result<Self, SetupRefusal>;
    /// How many seats these options make. Only asked of options that `new` accepts.
    fn seats_of(options: &Self::Options) -> u8;
    /// Every set of options worth testing: all legal ones, or a covering choice where they are many.
    fn variants() -> Vec<Self::Options>;

    /// How many seats are at the table.
    fn seats(&self) -> u8;
    /// Who decides now; `None` when the game is over.
    fn to_act(&self) -> Option<Seat>;
    /// Appends every move the seat to act may make, each exactly once; at least one while the game is on.
    fn list_moves(&self, into: &mut Vec<Self::Move>);
    /// Says why not. Exactly the listed moves are `Ok`.
    fn check(&self, mv: &Self::Move) -> Result<(), Self::Refusal>;
    /// Plays a checked move. All luck comes from `chance`. Events are appended.
    fn apply(&mut self, mv: &Self::Move, chance: &mut Chance, events: &mut Vec<Self::Event>);
    /// The result; `Some` exactly when nobody is to act.
    fn outcome(&self) -> Option<Outcome>;

    /// Forgets what `viewer` may not know. Redacting twice changes nothing more.
    fn redact(&mut self, viewer: Viewer);
    /// Fills in what a redacted position does not know, at random, consistent with what it does.
    fn imagine(&mut self, chance: &mut Chance);
    /// How good the position looks to `seat`, 0.0 to 1.0. Only bots ask.
    fn evaluate(&self, seat: Seat) -> f32;

    /// The same to a seat of this manner: it plays by the same search and values some things more than others do.
    fn evaluate_as(&self, seat: Seat, _manner: Manner) -> f32 {
        self.evaluate(seat)
    }

    /// What players count, such as points. Hints tell how much of it a move brings; nothing is decided by it.
    fn tally(&self, _seat: Seat) -> i32 {
        0
    }

    /// Whether a bot should look at a legal move at all: `false` where another one is never worse.
    fn is_sensible(&self, _mv: &Self::Move) -> bool {
        true
    }

    /// Appends the moves that a bot for the seat to act looks at: all, if none is sensible.
    fn list_sensible(&self, into: &mut Vec<Self::Move>) {
        let start = into.len();
        self.list_moves(into);
        let mut sensible = start;
        for at in start..into.len() {
            if self.is_sensible(&into[at]) {
                into.swap(sensible, at);
                sensible += 1;
            }
        }
        if sensible > start {
            into.truncate(sensible);
        }
    }

    /// A number that changes whenever a turn ends, in games whose turns are short enough for bots
    /// to play them out: positions are best compared at the same moment of a turn.
    fn turn_mark(&self) -> Option<u32> {
        None
    }

    /// In a game that all win or lose together: a number that changes whenever a turn ends. A bot then compares a few
    /// moves by walks to the end of the turn, instead of growing a tree. `None` where seats play against each other.
    fn walk_mark(&self) -> Option<u32> {
        None
    }

    /// Every move the seat to act may make.
    fn legal_moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        moves
    }

    /// The move that plays itself, if there is nothing to decide.
    ///
    /// A game overrides this where a single move is still a moment of the player's own, such as
    /// rolling dice or ending a turn.
    fn forced(&self) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        if moves.len() == 1 { moves.pop() } else { None }
    }

    /// What is wrong with this position, if it could not have come about by the rules.
    /// The conformance suite asks after every move.
    fn broken_invariant(&self) -> Option<String> {
        None
    }

    /// What another game of the same table is played with, where this one goes on under older rules.
    fn renewed(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// Brings set-up and records of an older rules version up to date, each as the save's own JSON.
    /// The default leaves them: they are then replayed as far as they fit.
    fn migrate(_from: u32, _setup: &mut String, _records: &mut Vec<String>) {}
}
