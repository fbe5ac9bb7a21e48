//! The screens.

mod about;
mod arrival;
mod characters;
mod fetching;
mod home;
mod kept;
pub mod learn;
mod new_game;
mod new_version;
mod replay;
mod rules;
mod statistics;
mod table;

pub use about::about;
pub use arrival::{Arrival, Choice, Settled};
pub use fetching::fetching;
pub use home::home;
pub use kept::kept;
pub use new_game::{Msg as NewGameMsg, NewGame, drivers};
pub use new_version::new_version;
pub use replay::{Msg as ReplayMsg, Replay};
pub use rules::{Msg as RulesMsg, Rules};
pub use statistics::statistics;
pub use table::TablePage;
