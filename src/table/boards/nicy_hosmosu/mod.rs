//! Nicy Hosmosu: what the fighter can do, and its pixels.

pub mod hands;
pub mod sprites;
