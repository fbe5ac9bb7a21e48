//! Every numbered rule of every game has a test here that carries its number.

mod alien_frontiers;
mod attack_at_the_tower;
mod conquest;
mod nicy_hosmosu;

/// How many games a test of many plays: so many, unless `SAUCER_GAMES` asks for another number.
fn asked_games(usual: usize) -> usize {
    let asked = std::env::var("SAUCER_GAMES").ok().and_then(|games| games.parse().ok());
    asked.unwrap_or(usual)
}
