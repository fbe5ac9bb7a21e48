//! Any text as the options of any game: a refusal, or a game with as many seats as they say.
#![no_main]

use libfuzzer_sys::fuzz_target;
use saucer_night::engine::{Chance, GameModel};
use saucer_night::for_every_game;

fn take<G: GameModel>(text: &str) {
    let Ok(options) = serde_json::from_str::<G::Options>(text) else { return };
    if let Ok(game) = G::new(&options, &mut Chance::unrecorded(1)) {
        assert_eq!(game.seats(), G::seats_of(&options));
        assert_eq!(game.broken_invariant(), None);
    }
}

macro_rules! all {
    ($($name:ident: $game:ty,)*) => { fn every(text: &str) { $( take::<$game>(text); )* } };
}
for_every_game!(all);

fuzz_target!(|text: &str| every(text));
