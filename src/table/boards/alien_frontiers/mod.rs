//! Alien Frontiers: what dice, colonies and cards can do.

pub mod hands;
pub mod pieces;
