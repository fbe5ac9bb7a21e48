//! The screens.

mod about;
mod home;
mod new_game;
mod table;

pub use about::about;
pub use home::Home;
pub use new_game::NewGame;
pub use table::TablePage;
