#![doc = include_str!("rules.md")]
//!
//! The position is in this file; each part of a turn has a file of its own.

use serde::{Deserialize, Serialize};

use engine::bot::Manner;
use engine::{Chance, GameId, GameModel, Outcome, Seat, SetupRefusal, Viewer};

mod abilities;
mod army;
mod battle;
mod card;
mod deck;
mod edition;
mod ending;
mod evaluate;
mod event;
mod land;
mod moves;
mod notation;
mod powers;
mod refusal;
pub mod scene;
mod setup;
mod tally;
pub mod text;
mod turn;

pub use abilities::Play;
pub use army::{Army, MOST_TROOPS};
pub use battle::{Battle, Fight, Side, Step, Victim};
pub use card::{
    ALL_ABILITIES, ALL_BASES, Abilities, Ability, BASE_POWER, Base, Bases, Card, PALACE_POWER,
    Pile, Troop,
};
pub use deck::Deck;
pub use edition::Edition;
pub use event::Event;
pub use land::{Group, Post, Space, Spaces, Stack, Territory};
pub use moves::Move;
pub use powers::{Power, Powers};
pub use refusal::Refusal;
pub use tally::{Fighter, Line, Muster, Tally};
pub use text::{
    ability_help, ability_name, base_help, base_name, card_name, change_reason, describe,
    ending_sentence, group_name, pile_name, prompt, question, space_name, step_name, story,
    troop_help, troop_name, victim_name,
};

/// The rules, numbered, for the rules page.
pub const RULES: &str = include_str!("rules.md");

/// AT-8.2: how many games are played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// One game.
    Single,
    /// The first to win two games.
    #[default]
    BestOfThree,
}

/// Who is asked whether to play an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asking {
    /// Only who has one that can be played: quick, but being asked hints at a card.
    WhoCan,
    /// Everybody who holds an ability card, so that the asking tells nothing.
    #[default]
    Everyone,
}

/// What the table agrees on before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// AT-8.2: a single game or the best of three.
    #[serde(rename = "match")]
    pub length: Length,
    /// Who is asked whether to play an ability.
    pub asking: Asking,
    /// Which edition of the rules is played.
    pub edition: Edition,
    /// AT-2.3: whether each player may return the opening hand once.
    #[serde(rename = "second-hand")]
    pub second_hand: bool,
}

/// Why cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Occasion {
    /// AT-2.2: the opening hand.
    Opening,
    /// AT-2.3: the second opening hand.
    Redraw,
    /// AT-3.4: renewal.
    Renewal,
}

/// What is asked now. Discards come before it: see [`AttackAtTheTower::must_discard`].
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// AT-2.2, AT-3.4: name the pile to draw from.
    Draw {
        /// Who draws.
        seat: Seat,
        /// Cards still to draw.
        left: u8,
        /// Why.
        occasion: Occasion,
    },
    /// AT-2.3: keep the opening hand or draw another.
    Keep {
        /// Who decides.
        seat: Seat,
    },
    /// AT-2.4, AT-3.6: put bases on the board.
    Build {
        /// Who builds.
        seat: Seat,
        /// Whether this is set-up, where only free spaces are open.
        opening: bool,
    },
    /// AT-3.1: renew the game or not.
    Renew,
    /// AT-3.3: recruit or not.
    Recruit {
        /// Who decides.
        seat: Seat,
    },
    /// AT-3.10: the active player attacks, plays an ability or ends the turn.
    Act,
    /// AT-7.1: the opponent may play an ability.
    Answer {
        /// Whether the active player has announced the end of the turn.
        ending: bool,
    },
    /// AT-4.5: abilities before a battle.
    Window {
        /// The battle to come.
        battle: Battle,
        /// Who is asked.
        asked: Seat,
        /// Whether the other player has just passed.
        passed: bool,
    },
    /// AT-5.2: one side assigns its damage.
    Assign(Fight),
    /// AT-6.1: go on to the palace or stop.
    March {
        /// The surviving attackers.
        from: Group,
    },
    /// The match has ended.
    Over,
}

/// A position of Attack at the Tower.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AttackAtTheTower {
    options: Options,
    armies: [Army; 2],
    /// Who started this game.
    starter: Seat,
    /// The active player.
    turn: Seat,
    phase: Phase,
    /// The opponent has passed since anything last changed, and is not asked again until it does.
    settled: bool,
    /// Turns ended in this game (AT-8.4).
    turns: u16,
    /// Games won by each seat.
    wins: [u8; 2],
    /// Games drawn.
    draws: u8,
}

impl AttackAtTheTower {
    /// What the table agreed on.
    pub fn options(&self) -> Options {
        self.options
    }

    /// What a player has.
    pub fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat.index()]
    }

    fn army_mut(&mut self, seat: Seat) -> &mut Army {
        &mut self.armies[seat.index()]
    }

    /// What is asked now, unless [`Self::must_discard`] names somebody.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The player whose turn it is.
    pub fn active(&self) -> Seat {
        self.turn
    }

    /// Who started this game.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// How many turns of this game have ended.
    pub fn turns(&self) -> u16 {
        self.turns
    }

    /// How many games a seat has won.
    pub fn wins(&self, seat: Seat) -> u8 {
        self.wins[seat.index()]
    }

    /// How many games were drawn.
    pub fn draws(&self) -> u8 {
        self.draws
    }

    /// Which game of the match this is, counted from 1.
    pub fn game_number(&self) -> u8 {
        self.wins[0] + self.wins[1] + self.draws + 1
    }

    /// AT-3.5, AT-7.8, AT-7.10: how many cards a player may hold.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        5u8.saturating_sub(2 * self.army(opponent(seat)).men)
    }

    /// AT-3.5, AT-7.10: who has to discard before anything else happens; the active player first.
    pub fn must_discard(&self) -> Option<Seat> {
        // Only drawing and abilities bring a hand above its limit, and these phases follow them.
        let may_be_above = matches!(
            self.phase,
            Phase::Build { .. } | Phase::Act | Phase::Answer { .. } | Phase::Window { .. }
        );
        if !may_be_above {
            return None;
        }
        let above = |seat: &Seat| self.army(*seat).hand_count() > self.hand_limit(*seat);
        [self.turn, opponent(self.turn)].into_iter().find(above)
    }

    /// AT-4.3: attacks that were in vain may be tried again. In the first edition no group attacks twice.
    fn something_changed(&mut self) {
        if !self.options.edition.attacks_once() {
            self.armies.iter_mut().for_each(|army| army.attacked = 0);
        }
    }

    /// The battle that is declared or being fought.
    pub fn battle(&self) -> Option<Battle> {
        match self.phase {
            Phase::Window { battle, .. } => Some(battle),
            Phase::Assign(fight) => Some(fight.battle),
            _ => None,
        }
    }
}

/// The other player.
pub fn opponent(seat: Seat) -> Seat {
    seat.next(2)
}

impl GameModel for AttackAtTheTower {
    type Options = Options;
    type Move = Move;
    type Event = Event;
    type Refusal = Refusal;

    const ID: GameId = GameId("attack-at-the-tower");
    const RULES_VERSION: u32 = 2;
    const THOUGHTS: u32 = 2_000;

    fn new(options: &Options, chance: &mut Chance) -> Result<Self, SetupRefusal> {
        Ok(setup::deal(options, chance))
    }

    fn seats_of(_options: &Options) -> u8 {
        2
    }

    fn variants() -> Vec<Options> {
        let mut variants = Vec::new();
        for length in [Length::Single, Length::BestOfThree] {
            for asking in [Asking::WhoCan, Asking::Everyone] {
                for second_hand in [false, true] {
                    let edition = Edition::default();
                    variants.push(Options { length, asking, edition, second_hand });
                }
            }
        }
        variants
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        if let Some(seat) = self.must_discard() {
            return Some(seat);
        }
        match self.phase {
            Phase::Draw { seat, .. }
            | Phase::Keep { seat }
            | Phase::Build { seat, .. }
            | Phase::Recruit { seat } => Some(seat),
            Phase::Renew | Phase::Act | Phase::March { .. } => Some(self.turn),
            Phase::Answer { .. } => Some(opponent(self.turn)),
            Phase::Window { asked, .. } => Some(asked),
            Phase::Assign(fight) => Some(fight.dealer(self.turn)),
            Phase::Over => None,
        }
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
        (self.phase == Phase::Over).then(|| ending::outcome(self))
    }

    fn redact(&mut self, viewer: Viewer) {
        for seat in Seat::all(2).filter(|seat| !viewer.sees(*seat)) {
            let army = self.army_mut(seat);
            army.bases.conceal();
            army.abilities.conceal();
        }
    }

    fn imagine(&mut self, chance: &mut Chance) {
        for army in &mut self.armies {
            army.bases.imagine(chance);
            army.abilities.imagine(chance);
        }
    }

    fn tally(&self, seat: Seat) -> i32 {
        evaluate::pieces(self, seat) - evaluate::pieces(self, opponent(seat))
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

    /// Nothing plays itself: whoever has nothing to decide is not asked at all, and a lone move
    /// that is asked for is either a moment of the player's own (ending the turn) or a pass that
    /// would tell the others that no ability can be played.
    fn forced(&self) -> Option<Move> {
        None
    }

    /// AT-2.3: the second hand of the first edition was nobody's choice.
    fn renewed(options: &Options) -> Options {
        let second_hand = options.second_hand && options.edition == Edition::Second;
        Options { edition: Edition::default(), second_hand, ..*options }
    }

    /// A game of version 1 goes on under the first edition.
    fn migrate(_from: u32, setup: &mut String, _records: &mut Vec<String>) {
        let first = r#""options":{"edition":"first","second-hand":true,"#;
        *setup = setup.replacen(r#""options":{"#, first, 1);
    }

    fn broken_invariant(&self) -> Option<String> {
        setup::broken_invariant(self)
    }
}
