//! How good the computer players are: `cargo bench --bench opponents`.
//!
//! Plays every level against the one below it, two seats, each deal twice with the seats swapped,
//! and writes the win rates into the README. Every game is the same on every machine, however busy:
//! thoughts are counted in iterations. After `--`, in any order: a game's name plays that game only
//! and replaces its row; `games=40` plays so many of each pair of levels; `minutes=5` begins no more
//! games of a pair after that time; `rates` measures only the iterations per second, which want a
//! quiet machine.

#[path = "readme.rs"]
mod readme;

use std::sync::Mutex;
use std::time::{Duration, Instant};

use saucer_night::engine::bot::{self, Level, Thought};
use saucer_night::engine::{Chance, GameModel, Seat, Seen, Viewer};
use saucer_night::for_every_game;

/// Games per pair of levels.
const GAMES: u64 = 200;
/// Conquest takes longest: so long per pair of levels.
const LONG_GAMES: Duration = Duration::from_secs(600);
const THREADS: u64 = 2;
const PAIRS: [(Level, Level); 3] = [
    (Level::Greedy, Level::Random),
    (Level::Officer, Level::Greedy),
    (Level::Admiral, Level::Officer),
];
const HEAD: &str = "\
| two seats | greedy beats random | Officer beats greedy | Admiral beats Officer | iterations per second, one thread |
|---|---|---|---|---|
";

/// What to measure.
struct Wish {
    game: Option<String>,
    games: u64,
    time: Option<Duration>,
    only_rates: bool,
}

fn main() {
    let mut wish = Wish { game: None, games: GAMES, time: None, only_rates: false };
    for argument in std::env::args().skip(1).filter(|argument| !argument.starts_with('-')) {
        match argument.split_once('=') {
            Some(("games", number)) => wish.games = number.parse().expect("a number of games"),
            Some(("minutes", number)) => {
                let minutes: u64 = number.parse().expect("a number of minutes");
                wish.time = Some(Duration::from_secs(60 * minutes));
            }
            None if argument == "rates" => wish.only_rates = true,
            _ => wish.game = Some(argument),
        }
    }
    let mut table = String::from(HEAD);
    macro_rules! measure {
        ($($name:ident: $game:ty,)*) => {$(
            let name = title(stringify!($name));
            let known = written(&name);
            let wanted = wish.game.as_deref().is_none_or(|game| game == <$game as GameModel>::ID.0);
            let line = if wanted { row::<$game>(&name, &known, &wish) } else { known };
            table.push_str(&format!("{line}\n"));
        )*};
    }
    for_every_game!(measure);
    print!("{table}");
    readme::write("opponents", &table);
}

/// The row of a game; what is not measured stays as it is `known`.
fn row<G: GameModel>(name: &str, known: &str, wish: &Wish) -> String {
    let mut row = format!("| {name} |");
    for (column, (better, worse)) in PAIRS.into_iter().enumerate() {
        let cell = if wish.only_rates {
            known.split('|').nth(column + 2).unwrap_or("").trim().to_owned()
        } else {
            let time = if name.starts_with("Conquest") { Some(LONG_GAMES) } else { None };
            let (won, played) = duel::<G>(better, worse, wish.games, wish.time.or(time));
            format!("{:.0}% of {played}", 100.0 * won / played as f32)
        };
        row.push_str(&format!(" {cell} |"));
    }
    row + &format!(" {:.0} |", iterations_per_second::<G>())
}

/// The row that the README has for a game.
fn written(name: &str) -> String {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = std::fs::read_to_string(readme).expect("a README");
    let (_, table) = readme.split_once("<!-- table:opponents -->").expect("a place for the table");
    let row = table.lines().find(|line| line.starts_with(&format!("| {name} |")));
    row.unwrap_or_default().to_owned()
}

/// The name of a game, from that of its folder.
fn title(folder: &str) -> String {
    match folder {
        "conquest" => "Conquest of Planet Earth".into(),
        "attack_at_the_tower" => "Attack at the Tower".into(),
        _ => folder.split('_').map(capital).collect::<Vec<_>>().join(" "),
    }
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

/// How many games `better` won, and of how many; shared wins count in part. Without `time` all
/// `games` are played. Both games of a deal are played by the same thread, one after the other.
fn duel<G: GameModel>(
    better: Level,
    worse: Level,
    games: u64,
    time: Option<Duration>,
) -> (f32, u64) {
    let start = Instant::now();
    let score = Mutex::new((0.0, 0));
    let some = |thread: u64| {
        for deal in (0..games / 2).filter(|deal| deal % THREADS == thread) {
            if time.is_some_and(|time| start.elapsed() > time) {
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
        (0..THREADS).for_each(|thread| {
            let some = &some;
            scope.spawn(move || some(thread));
        });
    });
    score.into_inner().expect("no thread panics")
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
