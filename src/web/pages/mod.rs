//! The screens.

mod about;
mod home;
mod new_game;
mod rules;
mod table;

pub use about::about;
pub use home::home;
pub use new_game::{Msg as NewGameMsg, NewGame};
pub use rules::{Msg as RulesMsg, Rules};
pub use table::TablePage;
