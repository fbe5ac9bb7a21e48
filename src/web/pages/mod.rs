//! The screens.

mod about;
mod home;
mod new_game;
mod table;

pub use about::about;
pub use home::home;
pub use new_game::{Msg as NewGameMsg, NewGame};
pub use table::TablePage;
