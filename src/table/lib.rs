//! A table without a browser: the session with somebody looking at it, what hands can do, words, links and the log.

mod any;
mod apart;
pub mod boards;
pub mod choices;
pub mod curve;
pub mod drag;
pub mod embed;
mod frame;
mod hands;
mod late;
pub mod lesson;
pub mod link;
mod log;
pub mod manners;
mod model;
pub mod motion;
pub mod new_table;
pub mod pack;
mod refused;
pub mod route;
pub mod rulebook;
pub mod shelf;
pub mod sound;
pub mod statistics;
pub mod store;
pub mod text;

pub use any::{AnyFrame, AnyTable, Button, Judged, ShownTable, Shows};
pub use frame::Frame;
pub use hands::{Hands, Line};
pub use late::late;
pub use log::Log;
pub use model::{Table, Waiting};
pub use refused::Refused;
