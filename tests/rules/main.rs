//! Every numbered rule of every game has a test here that carries its number.

mod alien_frontiers;
mod attack_at_the_tower;
mod conquest;
mod nicy_hosmosu;
