//! How each game looks and is handled, one folder per game as in `games/`.

pub mod alien_frontiers;
pub mod attack_at_the_tower;
pub mod conquest;
pub mod nicy_hosmosu;

/// Calls `$then!` with the type of every game that has a board.
#[macro_export]
macro_rules! for_every_board {
    ($then:ident) => {
        $then! {
            alien_frontiers: $crate::games::alien_frontiers::AlienFrontiers,
            attack_at_the_tower: $crate::games::attack_at_the_tower::AttackAtTheTower,
            conquest: $crate::games::conquest::Conquest,
            nicy_hosmosu: $crate::games::nicy_hosmosu::NicyHosmosu,
        }
    };
}
