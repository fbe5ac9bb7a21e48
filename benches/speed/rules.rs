//! The rules without a browser: random games, decisions of the computer, taking back, loading.

use std::process::Command;
use std::time::Duration;

use saucer_night::engine::{Chance, GameModel, save};

use crate::clock::{Clock, time};
use crate::{long_game, rates};

/// How long each game is played.
const PLAY: Duration = Duration::from_secs(3);
/// What takes less than a moment is done so often, and the quickest counts.
const TIMES: usize = 7;
/// The seconds the peer is given.
const PEER_SECONDS: &str = "10";

/// What was measured of one game.
pub struct Figures {
    pub games: f64,
    pub decisions: f64,
    /// Of an Admiral's search, per second.
    pub iterations: f64,
    pub records: usize,
    pub undo: f64,
    pub load: f64,
}

pub fn measure<G: GameModel>() -> Figures {
    let (games, decisions) = playouts::<G>(&G::Options::default());
    let session = long_game::session::<G>();
    let text = save::write(&session);
    let undo = quickest(|| {
        let mut session = session.clone();
        time(|| session.undo().expect("a practice table"))
    });
    let load = quickest(|| time(|| drop(save::read::<G>(&text).expect("our own save loads"))));
    let iterations = rates::iterations_here::<G>();
    Figures { games, decisions, iterations, records: session.records().len(), undo, load }
}

/// Random games and decisions per second, on one thread.
pub fn playouts<G: GameModel>(options: &G::Options) -> (f64, f64) {
    let (mut games, mut decisions) = (0u64, 0u64);
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    let clock = Clock::start();
    // Asking the clock after every short game would cost as much as the game.
    while !games.is_multiple_of(16) || clock.elapsed() < PLAY {
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
    let seconds = clock.elapsed().as_secs_f64();
    (games as f64 / seconds, decisions as f64 / seconds)
}

/// The shortest of several times, in milliseconds.
fn quickest(timed: impl Fn() -> Duration) -> f64 {
    let times = (0..TIMES).map(|_| timed().as_secs_f64() * 1_000.0);
    times.fold(f64::MAX, f64::min)
}

/// Games per second of the peer in `folder`.
pub fn peer(folder: &str) -> Result<f64, String> {
    let output = Command::new("node")
        .current_dir(folder)
        .args(["nicy_hosmosu.mjs", PEER_SECONDS])
        .output()
        .map_err(|error| format!("node does not start: {error}"))?;
    if !output.status.success() {
        return Err(String::from("node failed; run `npm install` in benches/peers"));
    }
    let result: serde_json::Value =
        serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
    result["gamesPerSecond"].as_f64().ok_or_else(|| format!("it says {result}"))
}
