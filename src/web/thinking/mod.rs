//! Where computer players think: in a worker beside the page, or in short slices on the page itself.
//!
//! A [`Question`] carries the game as its save. Whoever thinks replays it, and the search is given
//! the position as its seat may know it: secrets reach the worker, as they reach the page, but never
//! a computer player.

mod question;
#[cfg(target_arch = "wasm32")]
mod slices;
#[cfg(target_arch = "wasm32")]
mod thinker;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use question::{Answer, AnyThought, Memory, Question, begin};
#[cfg(target_arch = "wasm32")]
pub use thinker::{Heard, Thinker};
#[cfg(target_arch = "wasm32")]
pub use worker::listen;
