//! Any text as the options of any game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use saucer_night::engine::Chance;
use saucer_night::for_every_game;

#[path = "../../tests/input/take.rs"]
mod take;

macro_rules! all {
    ($($name:ident: $game:ty,)*) => {
        fn every(text: &str) { $( let _ = take::options::<$game>(text, &mut Chance::unrecorded(1)); )* }
    };
}
for_every_game!(all);

fuzz_target!(|text: &str| every(text));
