//! Any text as a message of the page around the frame.
#![no_main]

use libfuzzer_sys::fuzz_target;
use saucer_night::engine::Chance;

#[path = "../../tests/input/take.rs"]
mod take;

fuzz_target!(|text: &str| {
    let _ = take::message(text, &mut Chance::unrecorded(1));
});
