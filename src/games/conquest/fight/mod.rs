//! Battles: their steps, the totals of both sides, and Aliens about to be destroyed.

pub(crate) mod battle;
pub(crate) mod destroy;
pub(crate) mod progress;
pub(crate) mod totals;
