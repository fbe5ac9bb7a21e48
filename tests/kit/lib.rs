//! What tests and benches share: a browser to drive, the site to drive it on, walks through games, clocks and seals.
//!
//! No test of the project is in here, only what tests are written with; how it works is tested in `tests/browser`
//! (`harness`) and, where no browser is needed, here.

pub mod browsers;
pub mod chrome;
pub mod clock;
pub mod figures;
pub mod long_game;
mod marionette;
pub mod page;
pub mod rates;
pub mod signing;
pub mod site;
pub mod stalls;
pub mod strange;
pub mod walk;
mod webdriver;

pub use webdriver::decode_base64;

use std::env;
use std::path::PathBuf;

/// A folder for what tests leave behind: below the target folder, in which their program lies three levels deep.
pub fn scratch() -> PathBuf {
    let program = env::current_exe().expect("a program knows where it is");
    program.ancestors().nth(3).expect("the target folder").join("tmp")
}
