//! Any text as a save of any game: a refusal, or a game that can be saved again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use saucer_night::engine::{GameModel, Viewer, save};
use saucer_night::for_every_game;

fn take<G: GameModel>(text: &str) {
    if let Ok(loaded) = save::read::<G>(text) {
        assert_eq!(loaded.session.seen(Viewer::Everything).broken_invariant(), None);
        save::read::<G>(&save::write(&loaded.session)).expect("our own save loads");
    }
}

macro_rules! all {
    ($($name:ident: $game:ty,)*) => { fn every(text: &str) { $( take::<$game>(text); )* } };
}
for_every_game!(all);

fuzz_target!(|text: &str| every(text));
