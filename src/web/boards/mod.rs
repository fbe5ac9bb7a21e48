//! How each game looks and is handled, one folder per game as in `games/`.

pub mod alien_frontiers;
pub mod nicy_hosmosu;

/// Calls `$then!` with the type of every game that has a board.
#[cfg(target_arch = "wasm32")]
macro_rules! for_every_board {
    ($then:ident) => {
        $then![
            $crate::games::alien_frontiers::AlienFrontiers,
            $crate::games::nicy_hosmosu::NicyHosmosu,
        ]
    };
}
#[cfg(target_arch = "wasm32")]
pub(super) use for_every_board;
