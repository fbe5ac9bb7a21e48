#![doc = include_str!("rules.md")]
//!
//! The position is in this file; each part of a turn has a file of its own.

use serde::{Deserialize, Serialize};

use engine::bot::Manner;
use engine::{Chance, GameId, GameModel, Outcome, Seat, SetupRefusal, Viewer};

mod arrival;
mod card;
mod colony;
mod deck;
mod discard;
mod docking;
mod edition;
mod evaluate;
mod event;
mod facility;
mod goods;
mod moves;
mod power;
mod raid;
mod refusal;
pub mod scene;
mod setup;
mod ship;
mod territory;
pub mod text;
mod turn;
mod view;

pub use card::{ALL_CARDS, Card, CardSet, Pile};
pub use docking::Cargo;
pub use edition::Edition;
pub use event::{Ending, Event};
pub use facility::{Facility, Port, Shape};
pub use goods::{Goods, Resource};
pub use moves::Move;
pub use refusal::Refusal;
pub use ship::{Crew, Die, FLEET, NotDice, Place, Pool, ShipId};
pub use territory::{Field, Territory};
pub use text::{
    Help, card_help, card_name, cargo_words, describe, discard_help, ending_sentence,
    facility_help, facility_name, field_help, field_name, goods_words, prompt, question,
    resource_name, story, territory_help, territory_name,
};
pub use view::{Asks, Berth, Points};

use ship::{SHIPS, Ship};

/// The rules, numbered, for the rules page.
pub const RULES: &str = include_str!("rules.md");

/// What the table agrees on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// 2, 3 or 4.
    pub players: u8,
    /// AF-2.2: eight colonies each, for three or four players.
    pub long: bool,
    /// Which edition of the rules is played.
    pub edition: Edition,
}

impl Default for Options {
    fn default() -> Self {
        Options { players: 2, long: false, edition: Edition::default() }
    }
}

/// A chance that the next action may take or lose (AF-6.7, AF-7.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Open {
    /// None.
    Nothing,
    /// AF-6.7: the display may be cycled.
    Cycle,
    /// AF-7.8: so many spare advances wait for a launch.
    SpareAdvance(u8),
}

/// A colony on the planet: where it is and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
pub struct Colony {
    /// Where.
    pub territory: Territory,
    /// Whose.
    pub owner: Seat,
}

/// What is asked now. Every decision belongs to the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// AF-3.4: the fleet is gathered and waits for its roll.
    Roll,
    /// AF-3.7: dock, use cards, claim, trade, launch, buy, or end the turn.
    Act(Open),
    /// A colony is to be landed.
    Land {
        /// Whether it is the one on the Hub track.
        from_hub: bool,
        /// AF-7.8: how many spare advances follow.
        spare: u8,
    },
    /// AF-5.11: the raid, token by token.
    Raid {
        /// Tokens taken so far.
        taken: u8,
    },
    /// Booster Pod, Stasis Beam or Polarity Device: which ship.
    ChangeDie(Card),
    /// Gravity Manipulator: which ship goes down, then which goes up.
    Gravity {
        /// The ship going down, once chosen.
        lower: Option<Die>,
    },
    /// Temporal Warper: which ships are rolled again.
    Warp {
        /// One bit per ship of the fleet, the Relic Ship as bit 6.
        chosen: u8,
    },
    /// Data Crystal: which bonus.
    Borrow,
    /// Plasma Cannon: at which facility.
    Aim,
    /// Plasma Cannon: which ships there.
    Fire {
        /// The facility aimed at.
        facility: Facility,
        /// The last ship removed.
        last: Option<Port>,
    },
    /// Orbital Teleporter or Mind Control Helmet: which ship is lifted.
    Lift(Card),
    /// Where the lifted ship docks, and with whom.
    Redock {
        /// The card in use.
        card: Card,
        /// Where the ship is still docked.
        from: Port,
    },
    /// Booster Pod given up: which field goes.
    LiftField,
    /// Stasis Beam, Data Crystal or Gravity Manipulator given up: where the field goes.
    SetField(Field),
    /// Orbital Teleporter given up: which colony, then where to.
    MoveColony {
        /// The colony, once chosen.
        colony: Option<Colony>,
    },
    /// Plasma Cannon given up: which ship goes back in the stock.
    Scrap,
    /// Polarity Device given up: which two colonies.
    Swap {
        /// The first colony, once chosen.
        first: Option<Colony>,
    },
    /// Temporal Warper given up: which discarded card.
    Salvage,
    /// AF-3.11: more than eight resources.
    GiveBack,
    /// The game has ended.
    Over(Ending),
}

/// What one player has, apart from ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Captain {
    goods: Goods,
    cards: CardSet,
    /// Colonies in the supply.
    supply: u8,
    /// The circle of the colony on the Hub track; 0 without one.
    circle: u8,
    /// AF-7.1: the Hub track of that colony, counted from 0.
    track: u8,
}

/// AF-3.13: what is forgotten when the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Marks {
    /// AF-6.8: the ships in the Artifact sum, one bit each.
    artifact: u32,
    /// AF-9.1: ships docked at the Hub.
    hub: u8,
    /// AF-9.1: whether the extra circle has been given.
    asimov: bool,
    /// AF-9.13: ships docked at the Mine.
    mine: u8,
    /// AF-5.4: the pairs of the seat to act at the Market, one bit for each port.
    market: [u8; 2],
    /// AF-11.4: cards whose fuel power was used.
    used: CardSet,
    /// AF-11.5: whether a discard power was used.
    discarded: bool,
    /// AF-12.4: the territory whose bonus is borrowed.
    borrowed: Option<Territory>,
}

/// A position of Alien Frontiers. Nothing in it is hidden but the order of the draw pile, and it
/// has none (AF-1.6).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AlienFrontiers {
    options: Options,
    /// AF-2.9.
    first: Seat,
    turn: Seat,
    /// Counted from 1 (AF-13.7).
    round: u8,
    phase: Phase,
    captains: [Captain; 4],
    /// By [`ShipId`]; colours that do not play stay in the stock.
    ships: [Ship; SHIPS],
    /// Whose fleet the Relic Ship belongs to.
    relic: Option<Seat>,
    /// `colonies[territory][seat]`.
    colonies: [[u8; 4]; 8],
    /// By [`Field`].
    fields: [Option<Territory>; 3],
    display: [Option<Card>; 3],
    draw: Pile,
    discards: Pile,
    marks: Marks,
}

impl GameModel for AlienFrontiers {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const ID: GameId = GameId("alien-frontiers");
    const RULES_VERSION: u32 = 2;
    const THOUGHTS: u32 = 3_400;

    fn new(options: &Options, chance: &mut Chance) -> Result<Self, SetupRefusal> {
        setup::deal(options, chance)
    }

    fn seats_of(options: &Options) -> u8 {
        options.players
    }

    fn variants() -> Vec<Options> {
        let legal = [(2, false), (3, false), (3, true), (4, false), (4, true)];
        legal.map(|(players, long)| Options { players, long, ..Options::default() }).to_vec()
    }

    fn seats(&self) -> u8 {
        self.options.players
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

    /// AF-13.4 to AF-13.6.
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(_) = self.phase else { return None };
        let scores = self.scores();
        let key = |seat: Seat| {
            let Captain { goods, cards, .. } = self.captain(seat);
            (scores[seat.index()], cards.len(), goods.ore, goods.fuel)
        };
        let points: Vec<_> = self.everyone().map(|s| Some(i32::from(scores[s.index()]))).collect();
        Some(Outcome::by_rank(&points, &self.everyone().map(key).collect::<Vec<_>>()))
    }

    fn redact(&mut self, _viewer: Viewer) {}

    fn imagine(&mut self, _chance: &mut Chance) {}

    fn tally(&self, seat: Seat) -> i32 {
        i32::from(self.scores()[seat.index()])
    }

    fn evaluate(&self, seat: Seat) -> f32 {
        self.evaluate_as(seat, Manner::EVEN)
    }

    fn evaluate_as(&self, seat: Seat, manner: Manner) -> f32 {
        evaluate::worth(self, seat, manner)
    }

    fn turn_mark(&self) -> Option<u32> {
        Some(u32::from(self.round) << 3 | u32::from(self.turn.0))
    }

    /// Rolling, docking and ending the turn are the player's own moments, even without a choice.
    fn forced(&self) -> Option<Move> {
        if matches!(self.phase, Phase::Roll | Phase::Act(_) | Phase::Warp { .. }) {
            return None;
        }
        let mut moves = self.legal_moves();
        if moves.len() == 1 { moves.pop() } else { None }
    }

    fn renewed(options: &Options) -> Options {
        Options { edition: Edition::default(), ..*options }
    }

    /// A game of version 1 goes on under the first edition.
    fn migrate(_from: u32, setup: &mut String, _records: &mut Vec<String>) {
        *setup = setup.replacen(r#""options":{"#, r#""options":{"edition":"first","#, 1);
    }

    fn broken_invariant(&self) -> Option<String> {
        setup::broken_invariant(self)
    }
}
