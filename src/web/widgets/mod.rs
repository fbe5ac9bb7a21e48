//! Parts that several screens and boards use.
//!
//! What is drawn anew by itself is a component with props that compare; what only belongs to a picture is a function.

mod dialog;
mod group;
mod icon;
mod part;
mod press;
mod shape;
mod switch;
mod zoom;

pub use dialog::{Dialog, dialog};
pub use group::group;
pub use icon::{Icon, face, icon};
pub use part::{Part, keyed, part};
pub use press::PressButton;
pub use shape::{shape, shape_path};
pub use switch::switch;
pub use zoom::zoom_buttons;
