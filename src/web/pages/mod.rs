//! The screens.

mod about;
mod fetching;
mod home;
mod new_game;
mod table;

pub use about::about;
pub use fetching::fetching;
pub use home::home;
pub use new_game::{Msg as NewGameMsg, NewGame};
pub use table::TablePage;
