//! Any text as a save of any game, as it is and with the checksum made right.
#![no_main]

use libfuzzer_sys::fuzz_target;
use saucer_night::engine::Chance;
use saucer_night::for_every_game;

#[path = "../../tests/kit/signing.rs"]
mod signing;
#[path = "../../tests/input/take.rs"]
mod take;

macro_rules! all {
    ($($name:ident: $game:ty,)*) => {
        fn every(text: &str) { $( let _ = take::save::<$game>(text, &mut Chance::unrecorded(1)); )* }
    };
}
for_every_game!(all);

fuzz_target!(|text: &str| {
    every(text);
    // Nearly every change breaks the checksum, and nothing behind it would ever be tried.
    if let Ok(save @ serde_json::Value::Object(_)) = serde_json::from_str(text) {
        every(&signing::signed(save));
    }
});
