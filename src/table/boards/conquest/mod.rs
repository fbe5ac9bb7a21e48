//! Conquest of Planet Earth: what saucers, counters and cards can do.

pub mod hands;
pub mod ids;
