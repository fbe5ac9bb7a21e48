//! Alien Frontiers: the star chart.

pub mod hands;
pub mod pieces;

#[cfg(target_arch = "wasm32")]
mod cards;
#[cfg(target_arch = "wasm32")]
mod dice;
#[cfg(target_arch = "wasm32")]
mod orbit;
#[cfg(target_arch = "wasm32")]
mod panel;
#[cfg(target_arch = "wasm32")]
mod planet;
#[cfg(target_arch = "wasm32")]
mod tray;
#[cfg(target_arch = "wasm32")]
mod view;
