//! A Battle as data: whose, where, against whom, which Fight, which step.

use serde::{Deserialize, Serialize};

use crate::board::short::Short;
use crate::board::space::Space;
use crate::cards::{Ability, Counter, ResCard, Temper};
use crate::effects::vocabulary::Span;
use engine::Seat;

/// The side of the fighting player in a Battle; the other is [`THEIRS`].
pub const OURS: usize = 0;
/// The side of the Resistance or the opponent.
pub const THEIRS: usize = 1;

/// What a Battle is against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Against {
    /// CQ-8.1: counters, then as many cards as the Resistance Value.
    Resistance,
    /// CQ-10.7: counters that arrived, and nothing else.
    Arrivals,
    /// CQ-11.3: an opponent's Aliens.
    Aliens(Seat),
    /// CQ-10.14: Captain Fantastic, for one Fight Round.
    Visit,
}

/// What is fought now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Foe {
    /// A Resistance card with its Heroes.
    Card,
    /// A counter.
    Counter(Counter),
    /// Aliens.
    Aliens(Seat),
}

/// What a Battle does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// The Battle begins.
    Begin,
    /// The next Fight, or the end.
    Next,
    /// Resistance cards are drawn.
    Draw,
    /// CQ-8.4 (1).
    Barrage,
    /// CQ-8.4 (2).
    Early,
    /// CQ-8.4 (3).
    Dice,
    /// CQ-8.4 (4).
    Late,
    /// CQ-8.4 (5).
    Settle,
    /// CQ-8.4 (6): this side loses an Alien.
    Loss(u8),
    /// The Fight Round is settled.
    Settled,
    /// CQ-8.4 (7): this side decides whether to stay.
    Leave(u8),
    /// The marker has been placed.
    Conquered,
    /// The Battle is over.
    Over,
}

/// A change that lasts for a span.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Change {
    /// Strength.
    Str(i8),
    /// Strength against Hard or Soft Resistance.
    StrIf(Temper, i8),
    /// Strength per own Alien.
    PerAlien(i8),
    /// Fight Dice.
    Dice(i8),
    /// An ability.
    Grant(Ability),
    /// No Crushing Victory.
    NoCrush,
    /// No Escape.
    NoEscape,
}

/// A change to one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mod {
    /// Which side.
    pub side: u8,
    /// What.
    pub change: Change,
    /// How long.
    pub span: Span,
}

impl Default for Mod {
    fn default() -> Self {
        Mod { side: 0, change: Change::NoCrush, span: Span::Round }
    }
}

/// A Resistance card that fights for Aliens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Enlisted {
    /// Which.
    pub card: ResCard,
    /// For which side.
    pub side: u8,
    /// How long.
    pub span: Span,
}

impl Default for Enlisted {
    fn default() -> Self {
        Enlisted { card: ResCard::AngryMob, side: 0, span: Span::Fight }
    }
}

/// A Battle in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub space: Space,
    /// The attacker.
    pub fighter: Seat,
    /// Against what.
    pub against: Against,
    /// What comes next.
    pub stage: Stage,
    /// CQ-10.7: the counters that arrived and are still to be fought.
    pub arrivals: Short<Counter, 3>,
    /// What is fought now.
    pub foe: Option<Foe>,
    /// The full Resistance card.
    pub full: Option<ResCard>,
    /// Its Heroes.
    pub heroes: Short<ResCard, 14>,
    /// Whether the cards of this Fight are on the discard pile already.
    pub away: bool,
    /// Fights begun.
    pub fights: u8,
    /// Fights won against cards.
    pub won: u8,
    /// Changes to the sides.
    pub mods: Short<Mod, 24>,
    /// Resistance cards under Alien command.
    pub enlisted: Short<Enlisted, 21>,
    /// The Fight Dice of both sides.
    pub dice: [Short<u8, 10>; 2],
    /// CQ-8.10: changes to the kept die.
    pub bump: [i8; 2],
    /// Whether an ability changed the kept die since it was rolled.
    pub bumped: [bool; 2],
    /// CQ-8.12: outright wins.
    pub outright: [bool; 2],
    /// The side that won the last Fight Round.
    pub winner: Option<u8>,
    /// Change to the Resistance Value for this Battle.
    pub value: i8,
    /// Who may play no Events, one bit per seat.
    pub silenced: u8,
    /// Who lost an Alien, one bit per seat.
    pub lost: u8,
    /// Who used a once-per-round ability, one bit per seat.
    pub used_in_round: u8,
    /// Who used the own re-roll of a race in this Fight Round, one bit per seat.
    pub rerolled: u8,
    /// CQ-8.26: the Resistance was exchanged, and the Fight Round goes on against the new one.
    pub exchanged: bool,
    /// CQ-11.10: the Fight between Aliens has been won, and its moment has come.
    pub decided: bool,
    /// Who used a once-per-Fight ability, one bit per seat.
    pub used_in_fight: u8,
    /// CQ-16.10: the Heroes that have come in this Fight, those put away since included.
    pub came: u8,
    /// CQ-16.10: this Fight has had its Human Ingenuity.
    pub ingenuity: bool,
}

impl Battle {
    pub(crate) fn new(space: Space, fighter: Seat, against: Against) -> Battle {
        Battle {
            space,
            fighter,
            against,
            stage: Stage::Begin,
            arrivals: Short::default(),
            foe: None,
            full: None,
            heroes: Short::default(),
            away: false,
            fights: 0,
            won: 0,
            mods: Short::default(),
            enlisted: Short::default(),
            dice: Default::default(),
            bump: [0; 2],
            bumped: [false; 2],
            outright: [false; 2],
            winner: None,
            value: 0,
            silenced: 0,
            lost: 0,
            used_in_round: 0,
            used_in_fight: 0,
            rerolled: 0,
            exchanged: false,
            decided: false,
            came: 0,
            ingenuity: false,
        }
    }

    /// The opponent, if this is a Battle between Aliens.
    pub fn opponent(&self) -> Option<Seat> {
        match self.against {
            Against::Aliens(seat) => Some(seat),
            _ => None,
        }
    }

    /// The side of a seat whose Aliens are in it.
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        if seat == self.fighter {
            Some(OURS)
        } else {
            (Some(seat) == self.opponent()).then_some(THEIRS)
        }
    }

    /// The seat of an Alien side.
    pub fn seat_of(&self, side: usize) -> Option<Seat> {
        if side == OURS { Some(self.fighter) } else { self.opponent() }
    }

    /// Whether Resistance is fought.
    pub fn versus_resistance(&self) -> bool {
        self.opponent().is_none()
    }

    /// Whether it is the Fight against Captain Fantastic.
    pub fn is_captain(&self) -> bool {
        match self.foe {
            Some(Foe::Card) => self.full == Some(ResCard::CaptainFantastic),
            Some(Foe::Counter(counter)) => counter == Counter::CaptainFantastic,
            _ => false,
        }
    }

    /// Adds a change; equal kinds add up.
    pub(crate) fn change(&mut self, side: usize, change: Change, span: Span) {
        use Change::*;
        for known in self.mods.iter_mut() {
            if known.side as usize != side || known.span != span {
                continue;
            }
            match (&mut known.change, change) {
                (Str(a), Str(b)) | (PerAlien(a), PerAlien(b)) | (Dice(a), Dice(b)) => {
                    *a = a.saturating_add(b);
                    return;
                }
                (StrIf(temper, a), StrIf(other, b)) if *temper == other => {
                    *a = a.saturating_add(b);
                    return;
                }
                (known, change) if *known == change => return,
                _ => {}
            }
        }
        self.mods.push(Mod { side: side as u8, change, span });
    }
}
