//! Parts that several screens and boards use.

mod dialog;
mod icon;
mod shape;
mod switch;

pub use dialog::Dialog;
pub use icon::{Icon, IconName};
pub use shape::{Shape, shape_path};
pub use switch::Switch;
