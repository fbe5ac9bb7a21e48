//! Saucer Night: four alien board games in one browser tab.
//!
//! This package is the one that `cargo run` and `cargo test` know; everything is in its members, and
//! their manifests say who may know whom. [`engine`] knows nobody, each of [`games`] knows the engine, [`table`] is a
//! table without a browser, `web` the page around it, and [`host`] is what `cargo run` does.

pub use engine;
pub use games;
pub use games::for_every_game;
#[cfg(not(target_arch = "wasm32"))]
pub use host;
pub use table;
