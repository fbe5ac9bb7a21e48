//! What every game shares: the trait of a game, luck, sessions, saves, views and computer players.
//!
//! No browser in here, and no game.

pub mod bag;
pub mod bot;
pub mod chance;
pub mod distinct;
pub mod model;
pub mod outcome;
pub mod save;
pub mod seen;
pub mod sentence;
pub mod session;
pub mod setup;

pub use bag::{Bag, Kind};
pub use chance::Chance;
pub use distinct::distinct;
pub use model::{GameEvent, GameId, GameModel, Refusal, Seat, SetupRefusal, Viewer};
pub use outcome::{Outcome, Standing, Verdict};
pub use seen::Seen;
pub use sentence::{capital, unnamed};
pub use session::{Happening, Record, Session, Step};
pub use setup::{Driver, Luck, SeatSetup, Setup};
