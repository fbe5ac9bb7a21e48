//! Pick up, see where it may go, drop: one mechanism for mouse, touch, tapping and keys.
//!
//! It knows no game. Elements say what they are with `data-piece` and `data-place`; [`Reach`] says
//! which piece may go where; [`Gesture`] turns input into the same three steps for every hand.

#[cfg(target_arch = "wasm32")]
mod area;
#[cfg(target_arch = "wasm32")]
mod carry;
#[cfg(target_arch = "wasm32")]
mod elements;
mod gesture;
mod reach;
#[cfg(target_arch = "wasm32")]
mod scroll;
pub mod zoom;

#[cfg(target_arch = "wasm32")]
pub use area::DragArea;
pub use gesture::{Effect, Gesture, Input};
pub use reach::{Dropped, Grip, Handle, Id, Reach, Way};
