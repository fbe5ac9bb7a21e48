//! Bad input: whatever comes in from outside gives a sentence or a valid game, never a panic, never a hang.
//!
//! Each test starts from good inputs and spoils them. A few thousand run with every `cargo test`;
//! `cargo test --profile soak --test input -- --ignored --nocapture` runs 100,000 of each kind.

mod huge;
mod links;
mod options;
mod saves;
mod spoil;
mod take;
mod trial;

use kit::signing;
