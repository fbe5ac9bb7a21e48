//! Parts that several screens and boards use.
//!
//! What keeps no state of its own is a function, not a component: each component adds some 15 KB to
//! the download.

mod dialog;
mod group;
mod icon;
mod shape;
mod switch;
mod zoom;

pub use dialog::{dialog, raise};
pub use group::group;
pub use icon::{Icon, icon};
pub use shape::{shape, shape_path};
pub use switch::switch;
pub use zoom::zoom_buttons;
