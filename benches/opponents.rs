//! How good the computer players are: `cargo bench --bench opponents`.
//!
//! Plays every level against the one below it, two seats, each deal twice with the seats swapped,
//! and writes the win rates into the README. `-- <game> [games]` plays one game only, and prints.

#[path = "readme.rs"]
mod readme;

use std::time::Instant;

use saucer_night::engine::bot::{self, Level, Thought};
use saucer_night::engine::{Chance, GameModel, Seat, Seen, Viewer};
use saucer_night::for_every_game;

/// Games per pair of levels.
const GAMES: u64 = 200;
/// Conquest takes longest.
const LONG_GAMES: u64 = 60;
const THREADS: u64 = 2;
const PAIRS: [(Level, Level); 3] = [
    (Level::Greedy, Level::Random),
    (Level::Officer, Level::Greedy),
    (Level::Admiral, Level::Officer),
];

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let wanted = arguments.first();
    let games = arguments.get(1).and_then(|number| number.parse().ok());
    let mut table = String::from(
        "| two seats | greedy beats random | Officer beats greedy | Admiral beats Officer | games each | iterations per second, one thread |\n\
         |---|---|---|---|---|---|\n",
    );
    macro_rules! measure {
        ($($name:ident: $game:ty,)*) => {$(
            if wanted.is_none_or(|wanted| wanted == <$game as GameModel>::ID.0) {
                let row = row::<$game>(stringify!($name), games);
                println!("{row}");
                table.push_str(&row);
                table.push('\n');
            }
        )*};
    }
    for_every_game!(measure);
    if wanted.is_none() {
        readme::write("opponents", &table);
    }
}

fn row<G: GameModel>(name: &str, games: Option<u64>) -> String {
    let usual = if name == "conquest" { LONG_GAMES } else { GAMES };
    let games = games.unwrap_or(usual);
    let mut row = format!("| {} |", capital(&name.replace('_', " ")));
    for (better, worse) in PAIRS {
        let start = Instant::now();
        let won = duel::<G>(better, worse, games);
        row.push_str(&format!(" {:.0}% |", 100.0 * won / games as f32));
        eprintln!(
            "{name}: {better:?} won {won} of {games} against {worse:?} in {:.0?}",
            start.elapsed()
        );
    }
    row + &format!(" {games} | {:.0} |", iterations_per_second::<G>())
}

fn capital(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

/// The first set of options for two that play against each other.
fn options<G: GameModel>() -> G::Options {
    let two = |options: &G::Options| {
        let game = G::new(options, &mut Chance::unrecorded(1)).expect("a variant sets up");
        game.seats() == 2
    };
    G::variants().into_iter().find(two).expect("every game has a table for two")
}

/// How many games `better` won; shared wins count in part.
fn duel<G: GameModel>(better: Level, worse: Level, games: u64) -> f32 {
    let some = |thread: u64| {
        let own = (0..games).filter(|game| game / 2 % THREADS == thread);
        own.map(|game| play::<G>(better, worse, game)).sum::<f32>()
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..THREADS).map(|thread| scope.spawn(move || some(thread))).collect();
        threads.into_iter().map(|thread| thread.join().expect("games end")).sum()
    })
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

/// Iterations per second on one thread, over the first decisions of a game. Measured in short
/// stretches, of which the quickest tenth counts: a busy machine interrupts the others.
fn iterations_per_second<G: GameModel>() -> f64 {
    const DECISIONS: u64 = 30;
    const STRETCH: u32 = 20;
    let mut chance = Chance::unrecorded(1);
    let mut game = G::new(&options::<G>(), &mut chance).expect("sets up");
    let (mut rates, mut events) = (Vec::new(), Vec::new());
    for decision in 0..DECISIONS {
        let Some(seat) = game.to_act() else { break };
        let seen = Seen::new(&game, Viewer::Seat(seat));
        let mut thought = Thought::new(seen, Level::Officer, decision);
        let mut done = false;
        while !done {
            let (start, before) = (Instant::now(), thought.iterations());
            done = thought.run(STRETCH);
            let iterations = thought.iterations() - before;
            if iterations == STRETCH {
                rates.push(f64::from(iterations) / start.elapsed().as_secs_f64());
            }
        }
        let decision = thought.decide().expect("somebody is to act");
        game.apply(&decision.mv, &mut chance, &mut events);
        events.clear();
    }
    rates.sort_by(f64::total_cmp);
    rates[rates.len() * 9 / 10]
}
