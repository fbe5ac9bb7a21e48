//! Saucer Night: four alien board games in one browser tab.
//!
//! Three rooms, and who may know whom: [`engine`] knows nobody, each of [`games`] knows the engine,
//! and `web`, the page, knows both. `host` is what `cargo run` does and knows none of them.

pub mod engine;
pub mod games;
#[cfg(not(target_arch = "wasm32"))]
pub mod host;
// The computer players' own wasm has no page.
#[cfg(any(feature = "page", not(target_arch = "wasm32")))]
pub mod web;
