//! Where computer players think: in a worker beside the page, or in short slices on the page itself.
//!
//! A [`Question`] holds a position as its seat may know it and nothing else, so nothing secret ever
//! leaves the table for the worker.

mod question;
#[cfg(target_arch = "wasm32")]
mod slices;
#[cfg(target_arch = "wasm32")]
mod thinker;
#[cfg(target_arch = "wasm32")]
mod worker;

pub use question::{Answer, AnyThought, Question, begin};
#[cfg(target_arch = "wasm32")]
pub use thinker::{Heard, Thinker};
#[cfg(target_arch = "wasm32")]
pub use worker::listen;
