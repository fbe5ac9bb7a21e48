//! The games, one crate per rulebook. None knows another, and this is the only list of them.

pub use alien_frontiers;
pub use attack_at_the_tower;
pub use conquest;
pub use nicy_hosmosu;

/// Calls `$then!` with the type of every game, so that whatever holds for all games is written once.
#[macro_export]
macro_rules! for_every_game {
    ($then:ident) => {
        $then! {
            alien_frontiers: $crate::alien_frontiers::AlienFrontiers,
            attack_at_the_tower: $crate::attack_at_the_tower::AttackAtTheTower,
            conquest: $crate::conquest::Conquest,
            nicy_hosmosu: $crate::nicy_hosmosu::NicyHosmosu,
        }
    };
}
