//! A game on the table: the session, who is looking, what hands can do, and how it is shown.

#[cfg(target_arch = "wasm32")]
mod any;
pub mod choices;
mod hands;
mod log;
mod model;

#[cfg(target_arch = "wasm32")]
pub use any::{AnyFrame, AnyTable, Board, Button, Look};
pub use hands::{Hands, Line};
pub use log::Log;
pub use model::{Frame, Refused, Table, Waiting};
