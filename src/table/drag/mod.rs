//! Pick up, see where it may go, drop, as decisions: input in, what to do out.
//!
//! [`Reach`] says which piece may go where; [`Hand`] turns what pointers and keys do into the same three steps, and says
//! what is to be seen of them.

mod hand;
mod input;
mod reach;
pub mod words;
pub mod zoom;

pub use hand::Hand;
pub use input::{Do, Down, Focus, How, Input, Kind, Pointer, Released, Ticket};
pub use reach::{Dropped, Grip, Handle, Id, PLAY, Reach, Way};

/// A point in the window, or a way between two.
pub type Point = (f64, f64);
