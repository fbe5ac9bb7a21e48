//! Random games by the hundred thousand, on all cores: nothing may break however long it runs.
//!
//! `cargo test --profile soak --test conformance -- --ignored soak::soak --nocapture` plays a million games, with the
//! checks of a debug build, and prints what it played. `SAUCER_SOAK` asks for another number. `… each_mode …`
//! plays 10,000 of each mode and number of players; `SAUCER_EACH` asks for another number, `SAUCER_GAME` for one game,
//! `SAUCER_CORES` for fewer cores. A small share of both runs with every `cargo test`.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
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

/// Plays this many games over these variants on all cores. A failed check panics with the place.
fn play<G: GameModel>(variants: &[G::Options], games: u64, cores: usize) -> Played
where
    G::Options: Sync,
{
    let played = Played::default();
    let work = || {
        let mut foreign = BTreeSet::new();
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

fn row<G: GameModel>(name: &str, variants: &[G::Options], games: u64, cores: usize) -> usize
where
    G::Options: Sync,
{
    let start = Instant::now();
    let played = play::<G>(variants, games, cores);
    let count = |number: &AtomicUsize| number.load(Relaxed);
    println!(
        "{name:<44}{games:>10}{:>14}{:>10}{:>10}{:>8}{:>9.1}",
        count(&played.moves),
        count(&played.longest),
        count(&played.sampled),
        count(&played.saved),
        start.elapsed().as_secs_f64(),
    );
    count(&played.moves)
}

fn head() {
    println!(
        "{:<44}{:>10}{:>14}{:>10}{:>10}{:>8}{:>9}",
        "game", "games", "moves", "longest", "sampled", "saved", "seconds"
    );
}

/// Plays `total` games of all kinds in their shares.
fn every_game(total: u64, cores: usize) {
    head();
    let (mut games, mut moves) = (0, 0);
    macro_rules! rows {
        ($($name:ident: $game:ty,)*) => {$(
            let part = (share::<$game>() * total).div_ceil(1_000_000);
            games += part;
            moves += row::<$game>(<$game>::ID.0, &<$game>::variants(), part, cores);
        )*};
    }
    for_every_game!(rows);
    println!("{games} games, {moves} moves, 0 failures on {cores} cores");
}

/// The options that make another game of it. The rest of them vary within a mode.
const MODES: [&str; 5] = ["mode", "players", "match", "long", "advanced"];

/// The variants of each mode, by its name.
fn modes<G: GameModel>() -> BTreeMap<String, Vec<G::Options>> {
    let mut modes = BTreeMap::<String, Vec<G::Options>>::new();
    for options in G::variants() {
        let json = serde_json::to_value(&options).expect("options are JSON");
        let told = MODES.iter().filter_map(|field| Some(format!(" {field} {}", json.get(field)?)));
        let name = told.fold(G::ID.0.to_owned(), |name, told| name + &told);
        modes.entry(name.replace('"', "")).or_default().push(options);
    }
    modes
}

/// Plays `games` of each mode with each number of players, of one game or of all.
fn every_mode(games: u64, cores: usize, only: Option<&str>) {
    head();
    let (mut played, mut moves) = (0, 0);
    macro_rules! rows {
        ($($name:ident: $game:ty,)*) => {$(
            if only.is_none_or(|only| only == <$game>::ID.0) {
                for (name, variants) in modes::<$game>() {
                    played += games;
                    moves += row::<$game>(&name, &variants, games, cores);
                }
            }
        )*};
    }
    for_every_game!(rows);
    println!("{played} games, {moves} moves, 0 failures on {cores} cores");
}

fn asked<T: FromStr>(variable: &str) -> Option<T> {
    std::env::var(variable).ok().and_then(|text| text.parse().ok())
}

fn cores() -> usize {
    asked("SAUCER_CORES").unwrap_or(thread::available_parallelism().map_or(1, usize::from))
}

#[test]
fn a_short_soak() {
    every_game(1_500, 1);
}

#[test]
fn a_game_of_each_mode() {
    every_mode(1, 1, None);
    let of_conquest = modes::<saucer_night::games::conquest::Conquest>();
    assert_eq!(of_conquest.len(), 3 + 3 + 4 + 1, "{:?}", of_conquest.keys());
}

#[test]
#[ignore = "minutes of work; see the head of this file"]
fn soak() {
    every_game(asked("SAUCER_SOAK").unwrap_or(1_000_000), cores());
}

#[test]
#[ignore = "hours of work; see the head of this file"]
fn each_mode() {
    let only: Option<String> = asked("SAUCER_GAME");
    every_mode(asked("SAUCER_EACH").unwrap_or(10_000), cores(), only.as_deref());
}
