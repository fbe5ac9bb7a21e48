//! Random games by the hundred thousand, on all cores: nothing may break however long it runs.
//!
//! `cargo test --profile soak --test conformance -- --ignored soak --nocapture` plays a million games, with the
//! checks of a debug build, and prints what it played. A small share of it runs with every `cargo test`.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use saucer_night::engine::GameModel;
use saucer_night::for_every_game;

use crate::checks;
use crate::walk::{self, Care};

/// How many of a million games are of this kind: a short game is played more often.
fn share<G: GameModel>() -> u64 {
    match G::ID.0 {
        "nicy-hosmosu" => 915_000,
        "attack-at-the-tower" => 40_000,
        "alien-frontiers" => 35_000,
        _ => 10_000,
    }
}

/// One game in this many has its costly checks sampled as well.
const SAMPLED: u64 = 40;
/// One game in this many goes through a session, a save and a replay.
const SAVED: u64 = 25;

/// What was played.
#[derive(Default)]
struct Played {
    next: AtomicU64,
    moves: AtomicUsize,
    longest: AtomicUsize,
    sampled: AtomicUsize,
    saved: AtomicUsize,
}

/// Plays this many games over all variants on all cores. A failed check panics with the place.
fn play<G: GameModel>(games: u64, cores: usize) -> Played {
    let played = Played::default();
    let work = || {
        let (variants, mut foreign) = (G::variants(), BTreeSet::new());
        loop {
            let game = played.next.fetch_add(1, Relaxed);
            if game >= games {
                return;
            }
            // Seeds of their own, so that the soak does not repeat the ordinary walk.
            let (variant, seed) = (game % variants.len() as u64, 1_000_000 + game);
            let options = &variants[variant as usize];
            // Counted in rounds of all variants, so that each variant gets its share of care.
            let round = game / variants.len() as u64;
            let moves = if round % SAVED == SAVED - 1 {
                played.saved.fetch_add(1, Relaxed);
                checks::one_saved_game::<G>(options, seed)
            } else {
                let sampled = round.is_multiple_of(SAMPLED);
                played.sampled.fetch_add(sampled.into(), Relaxed);
                let care = if sampled { Care::Sampled } else { Care::Invariants };
                walk::one_game::<G>(options, seed, care, &mut foreign)
            };
            played.moves.fetch_add(moves, Relaxed);
            played.longest.fetch_max(moves, Relaxed);
        }
    };
    // A panic in one of the threads is passed on when the scope ends.
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    played
}

fn row<G: GameModel>(games: u64, cores: usize) -> usize {
    let start = Instant::now();
    let played = play::<G>(games, cores);
    let count = |number: &AtomicUsize| number.load(Relaxed);
    println!(
        "{:<22}{games:>10}{:>14}{:>10}{:>10}{:>8}{:>9.1}",
        G::ID.0,
        count(&played.moves),
        count(&played.longest),
        count(&played.sampled),
        count(&played.saved),
        start.elapsed().as_secs_f64(),
    );
    count(&played.moves)
}

/// Plays `total` games of all kinds in their shares.
fn every_game(total: u64, cores: usize) {
    println!(
        "{:<22}{:>10}{:>14}{:>10}{:>10}{:>8}{:>9}",
        "game", "games", "moves", "longest", "sampled", "saved", "seconds"
    );
    let (mut games, mut moves) = (0, 0);
    macro_rules! rows {
        ($($name:ident: $game:ty,)*) => {$(
            let part = (share::<$game>() * total).div_ceil(1_000_000);
            games += part;
            moves += row::<$game>(part, cores);
        )*};
    }
    for_every_game!(rows);
    println!("{games} games, {moves} moves, 0 failures on {cores} cores");
}

#[test]
fn a_short_soak() {
    every_game(1_500, 1);
}

#[test]
#[ignore = "minutes of work; see the head of this file"]
fn soak() {
    let asked = std::env::var("SAUCER_SOAK").ok().and_then(|total| total.parse().ok());
    let cores = thread::available_parallelism().map_or(1, usize::from);
    every_game(asked.unwrap_or(1_000_000), cores);
}
