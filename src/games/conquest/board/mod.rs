//! The table as data: Spaces, what lies on them, players, decks, and what a Location is worth.

pub(crate) mod audience;
pub(crate) mod counters;
pub(crate) mod deck;
pub(crate) mod parts;
pub(crate) mod player;
pub(crate) mod short;
pub(crate) mod space;
pub(crate) mod terror;
