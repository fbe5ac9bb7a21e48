//! How each game looks and is handled, one folder per game as in `games/`.

pub mod attack_at_the_tower;
pub mod nicy_hosmosu;

/// Calls `$then!` with the type of every game that has a board.
#[cfg(target_arch = "wasm32")]
macro_rules! for_every_board {
    ($then:ident) => {
        $then![
            $crate::games::nicy_hosmosu::NicyHosmosu,
            $crate::games::attack_at_the_tower::AttackAtTheTower,
        ]
    };
}
#[cfg(target_arch = "wasm32")]
pub(super) use for_every_board;
