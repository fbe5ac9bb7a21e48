//! What is true of every board's `Hands`, over random games of every variant.

use std::collections::BTreeSet;

use saucer_night::engine::{Chance, Seen, Viewer};
use saucer_night::for_every_game;
use saucer_night::table::Hands;
use saucer_night::table::drag::Grip;

/// Games per set of options.
const GAMES: u64 = 3;
/// Steps of a game that are looked at; long games are only begun.
const STEPS: usize = 400;

fn every_variant<G: Hands>() {
    for options in G::variants() {
        for seed in 0..GAMES {
            let mut chance = Chance::unrecorded(seed);
            let mut game = G::new(&options, &mut chance).expect("a variant sets up");
            let mut events = Vec::new();
            for _ in 0..STEPS {
                let Some(seat) = game.to_act() else { break };
                handles_conform(&Seen::new(&game, Viewer::Seat(seat)));
                let moves = game.legal_moves();
                let mv = &moves[chance.below(moves.len() as u32) as usize];
                events.clear();
                game.apply(mv, &mut chance, &mut events);
                told(&game, &events);
            }
        }
    }
}

/// Every legal move can be made by hand, every handle plays, and a button's name is its own.
fn handles_conform<G: Hands>(seen: &Seen<G>) {
    let moves = seen.legal_moves();
    let handles = G::handles(seen, &moves);
    let by_hand: BTreeSet<&G::Move> = handles.iter().map(|handle| &handle.moves[0]).collect();
    for mv in &moves {
        assert!(by_hand.contains(mv), "no hand can make {mv:?}");
    }
    let mut buttons = BTreeSet::new();
    for handle in &handles {
        assert!(moves.contains(&handle.moves[0]), "{:?} is not legal", handle.moves[0]);
        assert!(!handle.label.is_empty());
        match &handle.grip {
            Grip::Button { key, .. } => assert!(buttons.insert(key), "two buttons called {key}"),
            Grip::Drop { pieces, .. } => assert!(!pieces.is_empty()),
        }
    }
}

/// Events are told in sentences, and nothing is shown for longer than a player waits.
fn told<G: Hands>(game: &G, events: &[G::Event]) {
    let name = |seat: saucer_night::engine::Seat| format!("Seat {}", seat.0);
    for line in events.iter().filter_map(|event| G::story(event, &name)) {
        assert!(line.text.ends_with(['.', '!', '?']), "not a sentence: {}", line.text);
    }
    assert!(G::pause(events) <= G::LONGEST_PAUSE);
    assert!(!G::prompt(&Seen::new(game, Viewer::Public), &name).is_empty());
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            every_variant::<$game>();
        }
    )*};
}

for_every_game!(suite);
