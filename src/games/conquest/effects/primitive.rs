//! The effect primitives: every verb a card knows, in families. A family is one file that holds
//! its verbs and all there is to know about each: what has to be picked for it, whether it would
//! do anything, what it does, what it asks, and what the answer does.

use super::Next;
use crate::effects::branch::Branch;
use crate::effects::clash::Clash;
use crate::effects::figures::Figures;
use crate::effects::goods::Goods;
use crate::effects::ground::Ground;
use crate::effects::laying::Laying;
use crate::effects::need::{Need, is_picked};
use crate::effects::power::Power;
use crate::effects::rule::Rule;
use crate::effects::vocabulary::Where;
use crate::machine::step::{Picked, Running};
use crate::{Conquest, Flow, Move};

/// An effect primitive, by family.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Effect {
    /// Strength, dice and abilities of a side.
    Power(Power),
    /// The course of a Fight.
    Clash(Clash),
    /// Aliens.
    Figures(Figures),
    /// Locations and counters.
    Ground(Ground),
    /// Cards, tokens, Action Points and the track.
    Goods(Goods),
    /// Cards that are laid down or canceled.
    Laying(Laying),
    /// Standing rules.
    Rule(Rule),
    /// Choices and rolls that lead to other effects.
    Branch(Branch),
}

/// What a family answers about each of its effects.
pub(super) trait Family {
    /// The place the effect works at.
    fn place(&self) -> Option<Where>;

    /// What has to be picked for the effect, apart from its place.
    fn names(&self) -> Option<Need>;

    /// CQ-13.4: whether it would do something, once all is picked.
    fn would(&self, game: &Conquest, run: &Running) -> bool;

    /// Carries it out, or asks.
    fn apply(&self, game: &mut Conquest, run: &mut Running, flow: &mut Flow<'_>) -> Next;

    /// The legal answers to what it asks.
    fn targets(&self, game: &Conquest, run: &Running, into: &mut Vec<Move>);

    /// Takes an answer.
    fn take(&self, game: &mut Conquest, run: &mut Running, mv: Move, flow: &mut Flow<'_>) -> Next;
}

impl Effect {
    pub(super) fn family(&self) -> &dyn Family {
        match self {
            Effect::Power(power) => power,
            Effect::Clash(clash) => clash,
            Effect::Figures(figures) => figures,
            Effect::Ground(ground) => ground,
            Effect::Goods(goods) => goods,
            Effect::Laying(laying) => laying,
            Effect::Rule(rule) => rule,
            Effect::Branch(branch) => branch,
        }
    }

    /// What the effect needs to be told and has not been.
    pub(crate) fn need(&self, picked: &Picked) -> Option<Need> {
        let family = self.family();
        let place = family.place().filter(is_picked).map(Need::Place);
        place.or(family.names()).filter(|need| match need {
            Need::Place(_) => picked.place.is_none(),
            Need::Foe => picked.foe.is_none(),
            Need::Side => picked.side.is_none(),
            Need::Victim => picked.victim.is_none(),
        })
    }
}
