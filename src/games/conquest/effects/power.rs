//! Effects on a side of a Fight: Strength, dice and abilities. In Always clauses they work by
//! being there (`fight::totals`).

use super::Next;
use crate::cards::{Ability, Temper};
use crate::effects::need::Need;
use crate::effects::primitive::Family;
use crate::effects::vocabulary::{Amount, Cond, Side, Span, Where};
use crate::fight::battle::Change;
use crate::machine::step::Running;
use crate::{Conquest, Event, Flow, Move};

/// Strength, dice and abilities of a side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Power {
    /// Strength for a side.
    Str(Side, Amount, Span),
    /// Strength for a side in Fights that meet the condition.
    StrIf(Side, Amount, Span, Cond),
    /// Fight Dice more or fewer.
    Dice(Side, i8, Span),
    /// An ability.
    Grant(Side, Ability, Span),
    /// The side counts as Air.
    CountsAsAir(Side, Span),
    /// The side gets no Crushing Victory.
    NoCrush(Side, Span),
    /// These Aliens may not escape.
    NoEscape(Side, Span),
}

impl Power {
    /// The side it works on.
    pub(crate) fn side(&self) -> Side {
        match *self {
            Power::Str(side, ..)
            | Power::StrIf(side, ..)
            | Power::Dice(side, ..)
            | Power::Grant(side, ..)
            | Power::CountsAsAir(side, _)
            | Power::NoCrush(side, _)
            | Power::NoEscape(side, _) => side,
        }
    }
}

impl Family for Power {
    fn place(&self) -> Option<Where> {
        None
    }

    fn names(&self) -> Option<Need> {
        None
    }

    fn would(&self, game: &Conquest, run: &Running) -> bool {
        let sides = game.named_sides(self.side(), run);
        match *self {
            Power::Str(..)
            | Power::StrIf(..)
            | Power::Dice(..)
            | Power::NoCrush(..)
            | Power::NoEscape(..) => !sides.is_empty(),
            Power::Grant(_, ability, _) => {
                sides.into_iter().any(|side| !game.has_ability(side, ability))
            }
            // Only standing texts say so.
            Power::CountsAsAir(..) => false,
        }
    }

    fn apply(&self, game: &mut Conquest, run: &mut Running, flow: &mut Flow<'_>) -> Next {
        match *self {
            Power::Str(_, _, Span::GameRound) | Power::StrIf(_, _, Span::GameRound, _) => {
                game.last_for_the_round(run);
            }
            Power::Str(side, amount, span) => {
                let change = game.strength_change(amount, run, flow);
                game.change_sides(side, change, span, run);
            }
            Power::StrIf(side, amount, span, cond) => {
                let temper = if cond == Cond::IfHard { Temper::Hard } else { Temper::Soft };
                if let Amount::Plus(n) = amount {
                    game.change_sides(side, Change::StrIf(temper, n), span, run);
                }
            }
            Power::Dice(side, n, span) => {
                game.change_sides(side, Change::Dice(n), span, run);
                for side in game.named_sides(side, run) {
                    game.roll_missing(side, flow);
                }
            }
            Power::Grant(side, ability, span) => {
                game.change_sides(side, Change::Grant(ability), span, run);
            }
            Power::NoCrush(side, span) => game.change_sides(side, Change::NoCrush, span, run),
            Power::NoEscape(side, span) => game.change_sides(side, Change::NoEscape, span, run),
            Power::CountsAsAir(..) => {}
        }
        Next::Done
    }

    fn targets(&self, _: &Conquest, _: &Running, _: &mut Vec<Move>) {}

    fn take(&self, _: &mut Conquest, _: &mut Running, _: Move, _: &mut Flow<'_>) -> Next {
        Next::Done
    }
}

impl Conquest {
    fn strength_change(&mut self, amount: Amount, run: &Running, flow: &mut Flow<'_>) -> Change {
        match amount {
            Amount::Plus(n) => Change::Str(n),
            Amount::PerAlien(n) => Change::PerAlien(n),
            Amount::PlusDie => {
                let roll = flow.d6();
                flow.tell(Event::TextRoll { source: run.source, roll });
                Change::Str(roll as i8)
            }
            // CQ-1.3; the first edition gave its mean.
            Amount::PlusD3 if self.is_second() => {
                let roll = flow.d6();
                flow.tell(Event::TextRoll { source: run.source, roll });
                Change::Str(roll.div_ceil(2) as i8)
            }
            Amount::PlusD3 => Change::Str(2),
            Amount::PerStuff(n, most) => {
                Change::Str((n * self.counted_stuff(run.me) as i8).min(most))
            }
        }
    }

    fn change_sides(&mut self, side: Side, change: Change, span: Span, run: &Running) {
        for side in self.named_sides(side, run) {
            if let Some(battle) = &mut self.battle {
                battle.change(side, change, span);
            }
        }
    }

    /// Dice that came in after the roll are rolled at once.
    pub(crate) fn roll_missing(&mut self, side: usize, flow: &mut Flow<'_>) {
        let n = self.dice_count(side);
        let Some(battle) = &mut self.battle else { return };
        if battle.dice[side].is_empty() || battle.dice[side].len() >= n {
            return;
        }
        while battle.dice[side].len() < n {
            battle.dice[side].push(flow.d6());
        }
        let (dice, seat) = (battle.dice[side], battle.seat_of(side));
        flow.tell(Event::FightDice { side: side as u8, seat, dice });
        self.offer_reroll(side);
    }
}
