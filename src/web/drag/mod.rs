//! Pick up, see where it may go, drop: one mechanism for mouse, touch, tapping and keys.
//!
//! It knows no game. Elements say what they are with the words of `table::drag::words`; `Reach` says which piece may go
//! where; `Hand` decides what follows from what pointers and keys do. Here are only its ears, `area`, and the `painter`
//! that does what it says.

mod area;
mod carry;
mod elements;
mod focus;
mod painter;
mod scroll;

pub use area::DragArea;
pub use focus::keep_focus;
pub use scroll::follow;
