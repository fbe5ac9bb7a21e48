//! What computer players think of a position. No rule is decided here.

pub(crate) mod campaign;
pub(crate) mod evaluate;
pub(crate) mod reserve;
pub(crate) mod sense;
