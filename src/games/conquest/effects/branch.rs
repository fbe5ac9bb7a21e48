//! Effects that lead to other effects: a choice, a roll, a "may".

use super::Next;
use crate::effects::need::Need;
use crate::effects::primitive::{Effect, Family};
use crate::effects::vocabulary::{Where, Who};
use crate::machine::step::Running;
use crate::{Conquest, Event, Flow, Move};

/// A fork in a text.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Branch {
    /// Optional.
    May(&'static Effect),
    /// One of two, picked by the player.
    Choose(Who, &'static [Effect], &'static [Effect]),
    /// A D6: on so much or more the first, else the second.
    Roll(u8, &'static [Effect], &'static [Effect]),
}

impl Family for Branch {
    /// An optional effect picks its place once it is agreed to.
    fn place(&self) -> Option<Where> {
        None
    }

    fn names(&self) -> Option<Need> {
        None
    }

    fn would(&self, game: &Conquest, run: &Running) -> bool {
        match *self {
            Branch::May(inner) => game.would(inner, run),
            Branch::Choose(_, first, second) => {
                first.iter().chain(second).any(|effect| game.would(effect, run))
            }
            Branch::Roll(..) => true,
        }
    }

    fn apply(&self, game: &mut Conquest, run: &mut Running, flow: &mut Flow<'_>) -> Next {
        match *self {
            Branch::May(inner) if run.agreed => inner.family().apply(game, run, flow),
            Branch::May(inner) if game.would(inner, run) => Next::AskWhether(run.me),
            Branch::May(_) => Next::Done,
            Branch::Choose(who, ..) => match game.persons(who, run).first() {
                Some(seat) => Next::Ask(*seat),
                None => Next::Done,
            },
            Branch::Roll(limit, ..) => {
                let roll = flow.d6();
                flow.tell(Event::TextRoll { source: run.source, roll });
                run.branch = if roll >= limit { 1 } else { 2 };
                Next::Again
            }
        }
    }

    fn targets(&self, game: &Conquest, run: &Running, into: &mut Vec<Move>) {
        match *self {
            Branch::May(inner) => inner.family().targets(game, run, into),
            Branch::Choose(_, first, second) => {
                let does =
                    |effects: &[Effect]| effects.iter().any(|effect| game.would(effect, run));
                let (one, two) = (does(first), does(second));
                into.extend((one || !two).then_some(Move::Option(0)));
                into.extend((two || !one).then_some(Move::Option(1)));
            }
            Branch::Roll(..) => {}
        }
    }

    fn take(&self, game: &mut Conquest, run: &mut Running, mv: Move, flow: &mut Flow<'_>) -> Next {
        match *self {
            Branch::May(inner) => inner.family().take(game, run, mv, flow),
            Branch::Choose(..) => {
                if let Move::Option(index) = mv {
                    run.branch = index + 1;
                    run.at = 0;
                }
                Next::Again
            }
            Branch::Roll(..) => Next::Done,
        }
    }
}
