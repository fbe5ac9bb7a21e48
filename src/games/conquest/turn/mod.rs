//! The course of a game: set-up, rounds, phases, and the Humans in between.

pub(crate) mod action;
pub(crate) mod draw;
pub(crate) mod edition;
pub(crate) mod encounter;
pub(crate) mod modes;
pub(crate) mod options;
pub(crate) mod reinforce;
pub(crate) mod resistance_phase;
pub(crate) mod round;
pub(crate) mod setup;
pub(crate) mod track;
pub(crate) mod variants;
