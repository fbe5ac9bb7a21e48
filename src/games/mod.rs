//! The games, one folder per rulebook. None knows another, and this is the only list of them.

pub mod alien_frontiers;
pub mod attack_at_the_tower;
pub mod conquest;
pub mod nicy_hosmosu;

/// Calls `$then!` with the type of every finished game, so that whatever holds for all games is written once.
#[macro_export]
macro_rules! for_every_game {
    ($then:ident) => {
        $then! {
            alien_frontiers: $crate::games::alien_frontiers::AlienFrontiers,
            attack_at_the_tower: $crate::games::attack_at_the_tower::AttackAtTheTower,
            conquest: $crate::games::conquest::Conquest,
            nicy_hosmosu: $crate::games::nicy_hosmosu::NicyHosmosu,
        }
    };
}
