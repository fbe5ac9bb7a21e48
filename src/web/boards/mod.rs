//! How each game looks, one folder per game as in `games/`.

mod alien_frontiers;
mod attack_at_the_tower;
mod conquest;
mod nicy_hosmosu;
