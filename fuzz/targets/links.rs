//! Any text as an address: of a page, of a table to set up, of a whole game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use saucer_night::engine::Chance;

#[path = "../../tests/input/take.rs"]
mod take;

fuzz_target!(|text: &str| {
    let _ = take::address(text, &mut Chance::unrecorded(1));
});
