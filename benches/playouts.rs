//! How fast the rules are: `cargo bench --bench playouts`.
//!
//! `cargo bench --bench playouts -- --peer benches/peers` also runs the same game on boardgame.io,
//! where node is present and `npm install` has been run in that folder, and prints the ratio.

#[path = "../tests/conformance/long_game.rs"]
mod long_game;

use std::process::Command;
use std::time::{Duration, Instant};

use saucer_night::engine::{Chance, GameModel, save};
use saucer_night::for_every_game;
use saucer_night::games::nicy_hosmosu::{self, NicyHosmosu};

/// How long each game is played.
const PLAY: Duration = Duration::from_secs(3);
/// The seconds the peer is given.
const PEER_SECONDS: &str = "10";

fn main() {
    println!(
        "{:<24}{:>12}{:>14}{:>10}{:>12}{:>12}",
        "game", "games/s", "decisions/s", "records", "undo ms", "load ms"
    );
    macro_rules! measure {
        ($($name:ident: $game:ty,)*) => {$( row::<$game>(&<$game as GameModel>::Options::default()); )*};
    }
    for_every_game!(measure);
    // The peer plays the basic game with three players.
    let three = nicy_hosmosu::Options { players: 3, advanced: false };
    let (games, decisions) = playouts::<NicyHosmosu>(&three);
    println!("\nnicy-hosmosu, 3 players: {games:.0} games/s, {decisions:.0} decisions/s");
    let mut arguments = std::env::args().skip_while(|argument| argument != "--peer").skip(1);
    if let Some(folder) = arguments.next() {
        match peer(&folder) {
            Ok(theirs) => {
                println!("boardgame.io: {theirs:.1} games/s, ratio {:.0}", games / theirs);
            }
            Err(why) => println!("boardgame.io: not measured, {why}"),
        }
    }
}

fn row<G: GameModel>(options: &G::Options) {
    let (games, decisions) = playouts::<G>(options);
    let session = long_game::session::<G>();
    let text = save::write(&session);
    let mut undone = session.clone();
    let undo = milliseconds(|| undone.undo().expect("a practice table"));
    let load = milliseconds(|| drop(save::read::<G>(&text).expect("our own save loads")));
    let (game, records) = (G::ID.to_string(), session.records().len());
    println!("{game:<24}{games:>12.0}{decisions:>14.0}{records:>10}{undo:>12.3}{load:>12.3}");
}

/// Random games and decisions per second, on one thread.
fn playouts<G: GameModel>(options: &G::Options) -> (f64, f64) {
    let (mut games, mut decisions) = (0u64, 0u64);
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    let start = Instant::now();
    while start.elapsed() < PLAY {
        let mut chance = Chance::unrecorded(games);
        let mut game = G::new(options, &mut chance).expect("sets up");
        while game.to_act().is_some() {
            moves.clear();
            game.list_moves(&mut moves);
            let choice = chance.below(moves.len() as u32) as usize;
            events.clear();
            game.apply(&moves[choice], &mut chance, &mut events);
            decisions += 1;
        }
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    (games as f64 / seconds, decisions as f64 / seconds)
}

fn milliseconds(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64() * 1_000.0
}

/// Games per second of the peer in `folder`.
fn peer(folder: &str) -> Result<f64, String> {
    let mut node = Command::new("node");
    let output = node
        .current_dir(folder)
        .args(["nicy_hosmosu.mjs", PEER_SECONDS])
        .output()
        .map_err(|error| format!("node does not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("node failed; run `npm install` in {folder}"));
    }
    let result: serde_json::Value =
        serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    result["gamesPerSecond"].as_f64().ok_or_else(|| format!("it says {result}"))
}
