#![doc = include_str!("rules.md")]
//!
//! The position is in this file; each part of a turn has a file of its own.

use serde::{Deserialize, Serialize};

use engine::bot::Manner;
use engine::{Chance, GameId, GameModel, Outcome, Seat, SetupRefusal, Viewer};

mod edition;
mod evaluate;
mod event;
mod invaders;
mod mine;
mod moves;
pub mod picture;
mod refusal;
mod setup;
mod shooting;
mod space;
pub mod text;
mod token;
mod turn;

pub use edition::Edition;
pub use event::{Ending, Event, Struck};
pub use moves::{Goods, Move};
pub use refusal::Refusal;
pub use space::{COLUMNS, Direction, ROWS, Space};
pub use token::{ALL_TOKENS, Hoard, Loot, Piles, Token, points};

/// What the table agrees on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Section 11: upgrades and power-ups.
    pub advanced: bool,
    /// The rules it began with; not a choice of the table.
    pub edition: Edition,
    /// NH-2.7: 2, 3 or 4.
    pub players: u8,
}

impl Default for Options {
    fn default() -> Self {
        Options { players: 2, advanced: false, edition: Edition::default() }
    }
}

/// What is asked now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// NH-2.4: put the fighter on row 1.
    Place,
    /// NH-2.5: put the mine on an icon.
    SetMine,
    /// The turn begins. `normal` after a return, when nothing can be bought (NH-7.5).
    Turn {
        /// Whether only a normal turn is open.
        normal: bool,
    },
    /// NH-9.8: paying token by token.
    Pay {
        /// What is being bought.
        goods: Goods,
        /// What has been paid so far.
        paid: u32,
    },
    /// NH-7.5: a fighter that was paid for comes back on row 1.
    Reenter,
    /// NH-11.2: shots to take. `stop` while they are extra shots in mid-flight (NH-11.6).
    Shoot {
        /// Shots left before the turn goes on.
        left: u8,
        /// The direction of the interrupted flight.
        stop: Option<Direction>,
    },
    /// NH-11.10: name the landing space after the extra shots.
    Land {
        /// The direction of the interrupted flight.
        direction: Direction,
    },
    /// NH-8.1: the mine may be moved.
    Mine,
    /// The game has ended.
    Over(Ending),
}

/// A thing bought at most once per game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Once {
    /// Not bought yet.
    #[default]
    Unbought,
    /// Bought and not used.
    Ready,
    /// Used up.
    Spent,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pilot {
    /// Where the fighter is; `None` beside the board.
    pub fighter: Option<Space>,
    /// NH-11.1: 1 to 3.
    pub level: u8,
    /// The tokens in front of the player.
    pub hoard: Hoard,
    /// NH-9.1.
    pub missile: Once,
    /// NH-11.5.
    pub power_up: Once,
    /// NH-7.6: out of the game.
    pub out: bool,
    /// NH-10.2: has had a turn without a hit since the last hit.
    pub hitless: bool,
}

impl Default for Pilot {
    fn default() -> Self {
        Pilot {
            fighter: None,
            level: 1,
            hoard: Hoard::default(),
            missile: Once::Unbought,
            power_up: Once::Unbought,
            out: false,
            hitless: false,
        }
    }
}

/// A position of Nicy Hosmosu. Nothing in it is hidden but the order of the piles, which it has none.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NicyHosmosu {
    advanced: bool,
    edition: Edition,
    /// `board[row][column]`, row 0 next to the planet.
    board: [[Option<Token>; COLUMNS as usize]; ROWS as usize],
    piles: Piles,
    /// NH-6.4: halves beside the board that wait for their counterpart.
    halves: Piles,
    /// NH-6.5: complete ships that wait for the next wave.
    waiting: u8,
    mine: Option<Space>,
    /// The first `players` of these are in the game; an array keeps the position off the heap.
    pilots: [Pilot; 4],
    players: u8,
    turn: Seat,
    phase: Phase,
    /// Whether a shot of this turn hit (NH-10.2).
    hit: bool,
    /// Turns ended so far (NH-10.7).
    turns: u16,
}

impl NicyHosmosu {
    /// Whether section 11 is in use.
    pub fn advanced(&self) -> bool {
        self.advanced
    }

    /// The invader on a space.
    pub fn invader(&self, space: Space) -> Option<Token> {
        self.board[space.row() as usize][space.column() as usize]
    }

    fn set_invader(&mut self, space: Space, token: Option<Token>) {
        self.board[space.row() as usize][space.column() as usize] = token;
    }

    /// Where the mine is.
    pub fn mine(&self) -> Option<Space> {
        self.mine
    }

    /// What a player has.
    pub fn pilot(&self, seat: Seat) -> &Pilot {
        &self.pilots[seat.index()]
    }

    fn pilot_mut(&mut self, seat: Seat) -> &mut Pilot {
        &mut self.pilots[seat.index()]
    }

    /// What is asked now.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The tokens still face down.
    pub fn piles(&self) -> &Piles {
        &self.piles
    }

    /// The halves set aside, and how many complete ships wait.
    pub fn beside(&self) -> (&Piles, u8) {
        (&self.halves, self.waiting)
    }

    /// How many turns have been played.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// NH-10.2: whether a turn without a hit of the seat to act would end the game.
    pub fn hit_is_due(&self) -> bool {
        let mut others = Seat::all(self.players).filter(|seat| *seat != self.turn);
        others.all(|seat| self.pilot(seat).out || self.pilot(seat).hitless)
    }

    /// The seat whose fighter is on a space.
    pub fn fighter_at(&self, space: Space) -> Option<Seat> {
        let at = self.pilots().iter().position(|pilot| pilot.fighter == Some(space));
        at.map(|index| Seat(index as u8))
    }

    /// Whether nothing is on a space.
    pub fn is_empty(&self, space: Space) -> bool {
        self.invader(space).is_none()
            && self.mine != Some(space)
            && self.fighter_at(space).is_none()
    }

    /// NH-5.1: the first thing in the column above the fighter of the seat to act.
    pub fn ahead(&self) -> Option<Space> {
        moves::ahead(self, self.turn)
    }

    /// NH-5.1: what a shot of the seat to act would hit and do, if its fighter were on this space.
    pub fn aim_from(&self, space: Space) -> Option<(Space, Struck)> {
        let mut there = self.clone();
        there.pilot_mut(self.turn).fighter = Some(space);
        shooting::aim(&there, self.turn)
    }

    fn pilots(&self) -> &[Pilot] {
        &self.pilots[..self.players as usize]
    }
}

impl GameModel for NicyHosmosu {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const ID: GameId = GameId("nicy-hosmosu");
    const RULES_VERSION: u32 = 2;
    const THOUGHTS: u32 = 7_800;

    fn new(options: &Options, chance: &mut Chance) -> Result<Self, SetupRefusal> {
        setup::deal(options, chance)
    }

    fn seats_of(options: &Options) -> u8 {
        options.players
    }

    fn variants() -> Vec<Options> {
        let of = |players, advanced| Options { players, advanced, ..Options::default() };
        let both = |players| [false, true].map(|advanced| of(players, advanced));
        (2..=4).flat_map(both).collect()
    }

    fn seats(&self) -> u8 {
        self.players
    }

    fn to_act(&self) -> Option<Seat> {
        (!matches!(self.phase, Phase::Over(_))).then_some(self.turn)
    }

    fn list_moves(&self, into: &mut Vec<Move>) {
        moves::list(self, into);
    }

    fn check(&self, mv: &Move) -> Result<(), Refusal> {
        moves::check(self, mv)
    }

    fn apply(&mut self, mv: &Move, chance: &mut Chance, events: &mut Vec<Event>) {
        turn::apply(self, mv, chance, events);
    }

    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(ending) = self.phase else { return None };
        Some(match ending {
            // NH-10.4, NH-10.5: all lose, without scores.
            Ending::PlanetHit | Ending::AllOut => {
                Outcome::together(false, &vec![None; self.pilots().len()])
            }
            // NH-10.3, NH-7.6.
            Ending::Cleared | Ending::Quiet | Ending::TurnLimit => {
                let score = |pilot: &Pilot| (!pilot.out).then(|| points(&pilot.hoard) as i32);
                // NH-10.3
                Outcome::by_points(&self.pilots().iter().map(score).collect::<Vec<_>>()).sharing()
            }
        })
    }

    fn redact(&mut self, _viewer: Viewer) {}

    fn imagine(&mut self, _chance: &mut Chance) {}

    fn tally(&self, seat: Seat) -> i32 {
        points(&self.pilot(seat).hoard) as i32
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.evaluate_as(seat, Manner::EVEN)
    }

    fn evaluate_as(&self, seat: Seat, manner: Manner) -> f32 {
        evaluate::worth(self, seat, manner)
    }

    fn turn_mark(&self) -> Option<u32> {
        Some(u32::from(self.turns) << 3 | u32::from(self.turn.0))
    }

    fn forced(&self) -> Option<Move> {
        moves::only(self)
    }

    fn broken_invariant(&self) -> Option<String> {
        setup::broken_invariant(self)
    }

    fn renewed(options: &Options) -> Options {
        Options { edition: Edition::default(), ..*options }
    }

    /// A game of version 1 goes on under the first edition.
    fn migrate(_from: u32, setup: &mut String, _records: &mut Vec<String>) {
        *setup = setup.replacen(r#""options":{"#, r#""options":{"edition":"first","#, 1);
    }
}
