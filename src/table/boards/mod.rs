//! How each game is handled, one folder per game as in `games/`.

pub mod alien_frontiers;
pub mod attack_at_the_tower;
pub mod conquest;
pub mod nicy_hosmosu;
