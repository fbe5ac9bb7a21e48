//! Computer players against each other.

use std::sync::Mutex;
use std::time::{Duration, Instant};

use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, GameModel, Seat, Seen, Viewer};

/// How long two levels play each other.
pub struct Length {
    /// So many games at most.
    pub games: u64,
    /// No more games are begun after that time.
    pub time: Option<Duration>,
    /// So many at a time.
    pub threads: u64,
}

/// How many games `better` won, and of how many; shared wins count in part. Both games of a deal are
/// played by the same thread, one after the other.
pub fn duel<G: GameModel>(better: Level, worse: Level, length: &Length) -> (f32, u64) {
    let start = Instant::now();
    let score = Mutex::new((0.0, 0));
    let some = |thread: u64| {
        for deal in (0..length.games / 2).filter(|deal| deal % length.threads == thread) {
            if length.time.is_some_and(|time| start.elapsed() > time) {
                return;
            }
            let won: f32 = (0..2).map(|seat| play::<G>(better, worse, 2 * deal + seat)).sum();
            let mut score = score.lock().expect("no thread panics");
            *score = (score.0 + won, score.1 + 2);
            let ((won, played), game) = (*score, G::ID);
            eprintln!(
                "{game}: {better:?} won {won} of {played} against {worse:?}, {:.0?}",
                start.elapsed()
            );
        }
    };
    std::thread::scope(|scope| {
        (0..length.threads).for_each(|thread| {
            let some = &some;
            scope.spawn(move || some(thread));
        });
    });
    score.into_inner().expect("no thread panics")
}

/// The first set of options for two that play against each other.
fn options<G: GameModel>() -> G::Options {
    let two = |options: &G::Options| {
        let game = G::new(options, &mut Chance::unrecorded(1)).expect("a variant sets up");
        game.seats() == 2
    };
    G::variants().into_iter().find(two).expect("every game has a table for two")
}

/// Plays game number `number`; two neighbours have the same deal and swapped seats.
fn play<G: GameModel>(better: Level, worse: Level, number: u64) -> f32 {
    let mut thoughts = Chance::unrecorded(number);
    let mut luck = Chance::unrecorded(number / 2);
    let seat_of_better = Seat((number % 2) as u8);
    let mut game = G::new(&options::<G>(), &mut luck).expect("sets up");
    let mut events = Vec::new();
    while let Some(seat) = game.to_act() {
        let level = if seat == seat_of_better { better } else { worse };
        let seen = Seen::new(&game, Viewer::Seat(seat));
        game.apply(&bot::choose(&seen, seat, level, &mut thoughts), &mut luck, &mut events);
        events.clear();
    }
    game.outcome().expect("over").reward(seat_of_better)
}
