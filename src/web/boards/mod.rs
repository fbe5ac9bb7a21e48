//! How each game looks and is handled, one folder per game as in `games/`.

pub mod attack_at_the_tower;
pub mod nicy_hosmosu;

/// Calls `$then!` with the type of every game that has a board.
#[macro_export]
macro_rules! for_every_board {
    ($then:ident) => {
        $then! {
            nicy_hosmosu: $crate::games::nicy_hosmosu::NicyHosmosu,
            attack_at_the_tower: $crate::games::attack_at_the_tower::AttackAtTheTower,
        }
    };
}
