//! How good the computer players are, and how quickly they think: `cargo bench --bench opponents`.
//!
//! Plays every level against the one below it, two seats, each deal twice with the seats swapped; counts iterations
//! here and in the page's worker, in Chromium; and looks for the page's longest task meanwhile. It writes all that
//! into `docs/figures.md`. Every game is the same on every machine, however busy: thoughts are counted in iterations.
//!
//! After `--`, in any order: a game's name measures that game only and replaces its row; `duels` plays only, `rates`
//! leaves the games out, and what is not measured stays as it is; `games=40` plays so many of each pair of levels;
//! `minutes=5` begins no more games of a pair after that time; `threads=1` plays so many games at a time.

mod duel;

use std::time::Duration;

use duel::{Length, duel};
use kit::page::{Device, Page};
use kit::{figures, rates, site, stalls};
use saucer_night::engine::GameModel;
use saucer_night::engine::bot::Level;
use saucer_night::for_every_game;

/// Games per pair of levels.
const GAMES: u64 = 200;
/// Conquest takes longest: so long per pair of levels.
const LONG_GAMES: Duration = Duration::from_secs(600);
const THREADS: u64 = 2;
/// Slows the page down as if the machine were this many times slower, and for so many thoughts.
const THROTTLE: u32 = 4;
const THOUGHTS: usize = 12;
const PAIRS: [(Level, Level); 3] = [
    (Level::Greedy, Level::Random),
    (Level::Officer, Level::Greedy),
    (Level::Admiral, Level::Officer),
];
const HEAD: &str = "\
| two seats | greedy beats random | Officer beats greedy | Admiral beats Officer | Admiral's iterations per second | in the worker | of native | the page's longest task meanwhile |
|---|---|---|---|---:|---:|---:|---:|
";

/// What to measure.
struct Wish {
    game: Option<String>,
    length: Length,
    duels: bool,
    rates: bool,
}

impl Wish {
    fn read(arguments: impl Iterator<Item = String>) -> Wish {
        let length = Length { games: GAMES, time: None, threads: THREADS };
        let mut wish = Wish { game: None, length, duels: true, rates: true };
        for argument in arguments.filter(|argument| !argument.starts_with('-')) {
            let number = |word: &str| word.parse::<u64>().expect("a number after `=`");
            match argument.split_once('=') {
                Some(("games", games)) => wish.length.games = number(games),
                Some(("threads", threads)) => wish.length.threads = number(threads),
                Some(("minutes", minutes)) => {
                    wish.length.time = Some(Duration::from_secs(60 * number(minutes)));
                }
                None if argument == "rates" => wish.duels = false,
                None if argument == "duels" => wish.rates = false,
                _ => wish.game = Some(argument),
            }
        }
        wish
    }
}

fn main() {
    let mut wish = Wish::read(std::env::args().skip(1));
    let server = wish.rates.then(site::serve);
    macro_rules! measure {
        ($($name:ident: $game:ty,)*) => {$(
            let name = title(stringify!($name));
            if wish.game.as_deref().is_none_or(|game| game == <$game as GameModel>::ID.0) {
                let mut cells = written(&name);
                if wish.duels {
                    let asked = wish.length.time;
                    wish.length.time = asked.or(name.starts_with("Conquest").then_some(LONG_GAMES));
                    cells.splice(..3, duels::<$game>(&wish.length));
                    wish.length.time = asked;
                }
                if let Some(server) = &server {
                    cells.splice(3.., rates::<$game>(&server.url()));
                }
                replace(&name, &cells);
            }
        )*};
    }
    for_every_game!(measure);
}

/// How often each level beats the one below it.
fn duels<G: GameModel>(length: &Length) -> [String; 3] {
    PAIRS.map(|(better, worse)| {
        let (won, played) = duel::<G>(better, worse, length);
        format!("{:.0}% of {played}", 100.0 * won / played as f32)
    })
}

/// How quickly an Admiral thinks, here and in the page's worker, and how long the page is busy meanwhile.
fn rates<G: GameModel>(url: &str) -> [String; 4] {
    let page = Page::open(Device::Desktop, url);
    page.find(".poster");
    let (there, here) = rates::iterations::<G>(&page);
    let share = format!("{:.0}%", 100.0 * there / here);
    [format!("{here:.0}"), format!("{there:.0}"), share, longest_task::<G>(url)]
}

/// The longest task of a page on which two Admirals play.
fn longest_task<G: GameModel>(url: &str) -> String {
    let page = Page::open(Device::Desktop, url);
    page.throttle(THROTTLE);
    stalls::let_computers_play(&page, G::ID.0, "hard");
    page.wait_until("thoughts", |page| (stalls::answered(page) >= THOUGHTS).then_some(()));
    let longest = stalls::longest_tasks(&page).into_iter().fold(0.0, f64::max);
    // The browser tells of tasks from 50 ms.
    if longest == 0.0 { "under 50 ms".into() } else { format!("{longest:.0} ms") }
}

/// The cells that `docs/figures.md` has for a game, after its name.
fn written(name: &str) -> Vec<String> {
    let table = figures::read("opponents");
    let row = table.lines().find(|line| line.starts_with(&format!("| {name} |")));
    let cells = row.unwrap_or_default().trim_end_matches('|').split('|').skip(2);
    let mut cells: Vec<String> = cells.map(|cell| cell.trim().to_owned()).collect();
    cells.resize(HEAD.lines().next().unwrap_or_default().split('|').count() - 3, "?".into());
    cells
}

/// Replaces the row of a game there.
fn replace(name: &str, cells: &[String]) {
    let row = format!("| {name} | {} |", cells.join(" | "));
    println!("{row}");
    let table = figures::read("opponents");
    let rows = table.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| two"));
    let mut rows: Vec<&str> =
        rows.filter(|line| !line.starts_with(&format!("| {name} |"))).collect();
    rows.push(&row);
    rows.sort();
    figures::write("opponents", &format!("{HEAD}{}\n", rows.join("\n")));
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
