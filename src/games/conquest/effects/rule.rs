//! Standing rules: whoever reckons with them looks for them in the texts that are in play, so
//! there is nothing to carry out.

use super::Next;
use crate::effects::need::Need;
use crate::effects::primitive::Family;
use crate::effects::vocabulary::{Knack, Where};
use crate::machine::step::Running;
use crate::{Conquest, Flow, Move};

/// A rule that holds while its text is in play.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rule {
    /// A larger hand.
    HandSize(u8),
    /// The card is an Ally of this Strength.
    AllyOf(u8),
    /// Menace abilities cost more.
    MenaceCost(u8),
    /// A standing rule of a race.
    Has(Knack),
}

impl Family for Rule {
    fn place(&self) -> Option<Where> {
        None
    }

    fn names(&self) -> Option<Need> {
        None
    }

    fn would(&self, _: &Conquest, _: &Running) -> bool {
        false
    }

    fn apply(&self, _: &mut Conquest, _: &mut Running, _: &mut Flow<'_>) -> Next {
        Next::Done
    }

    fn targets(&self, _: &Conquest, _: &Running, _: &mut Vec<Move>) {}

    fn take(&self, _: &mut Conquest, _: &mut Running, _: Move, _: &mut Flow<'_>) -> Next {
        Next::Done
    }
}
