//! How good the computer players are, and how quickly they think: `cargo bench --bench opponents`.
//!
//! Plays every level against the one below it and against Admiral as it was, two seats, each deal twice with the seats
//! swapped; every character against the even-handed one; Admirals with several budgets, for a picture; and Conquest of
//! Planet Earth together. Counts iterations here and in the page's worker, in Chromium, times decisions there, and looks
//! for the page's longest task meanwhile. It writes all that into `docs/figures.md` and `docs/budget.svg`, with the
//! number of games behind each figure. Every game is the same on every machine, however busy: thoughts are counted in
//! iterations.
//!
//! After `--`, in any order: a game's name measures that game only and replaces its rows; `duels`, `characters`,
//! `budgets`, `together` and `rates` measure these alone, and what is not measured stays as it is; `games=40` plays so
//! many of each pair; `minutes=5` begins no more games of a pair after that time; `threads=1` plays so many games at a
//! time.

mod duel;
mod picture;

use std::time::Duration;

use duel::{Length, Player, Score, duel, together};
use kit::page::{Device, Page};
use kit::{figures, rates, site, stalls};
use saucer_night::engine::GameModel;
use saucer_night::engine::bot::{Level, Manner, Search};
use saucer_night::for_every_game;
use saucer_night::games::conquest::{Conquest, Mode, Options, Sheet};

/// Games per pair of levels.
const GAMES: u64 = 200;
/// Conquest takes longest: so many there.
const LONG_GAMES: u64 = 100;
const THREADS: u64 = 2;
/// Slows the page down as if the machine were this many times slower, and for so many thoughts.
const THROTTLE: u32 = 4;
const THOUGHTS: usize = 12;
const PAIRS: [(Player, Player); 5] = [
    (Player::of(Level::Greedy), Player::of(Level::Random)),
    (Player::of(Level::Officer), Player::of(Level::Greedy)),
    (Player::of(Level::Admiral), Player::of(Level::Officer)),
    (Player::of(Level::Overlord), Player::of(Level::Admiral)),
    (Player::of(Level::Admiral), Player::admiral(BUDGETS[0])),
];
const HEAD: &str = "\
| two seats | greedy beats random | Officer beats greedy | Admiral beats Officer | Overlord beats Admiral | Admiral beats Admiral with 300 | Admiral's iterations per second | in the worker | of native | a decision in the worker, median / 95th | the page's longest task meanwhile | a tree has at most |
|---|---|---|---|---|---|---:|---:|---:|---:|---:|---:|
";
/// Characters play with so many iterations.
const CHARACTER: u32 = 300;
/// No game has more manners than these beside the even-handed one.
const MANNERS: [Manner; 3] = [Manner(1), Manner(2), Manner(3)];
const CHARACTERS: &str = "\
| a character wins against the even-handed Officer | first | second | third |
|---|---|---|---|
";
/// What the picture compares.
const BUDGETS: [u32; 3] = [300, 1_200, 5_000];
const BUDGET_HEAD: &str = "\
| Admiral wins against itself with 300 iterations | with 1,200 | with 5,000 |
|---|---|---|
";
const TOGETHER: &str = "\
| Conquest of Planet Earth together | greedy wins | Officer wins | Admiral wins |
|---|---|---|---|
";

/// What to measure.
struct Wish {
    game: Option<String>,
    length: Length,
    /// The parts to measure; all, if none is named.
    parts: Vec<String>,
}

impl Wish {
    fn read(arguments: impl Iterator<Item = String>) -> Wish {
        let length = Length { games: GAMES, time: None, threads: THREADS };
        let mut wish = Wish { game: None, length, parts: Vec::new() };
        for argument in arguments.filter(|argument| !argument.starts_with('-')) {
            let number = |word: &str| word.parse::<u64>().expect("a number after `=`");
            match argument.split_once('=') {
                Some(("games", games)) => wish.length.games = number(games),
                Some(("threads", threads)) => wish.length.threads = number(threads),
                Some(("minutes", minutes)) => {
                    wish.length.time = Some(Duration::from_secs(60 * number(minutes)));
                }
                _ if ["duels", "characters", "budgets", "together", "rates"]
                    .contains(&&*argument) =>
                {
                    wish.parts.push(argument);
                }
                _ => wish.game = Some(argument),
            }
        }
        wish
    }

    fn wants(&self, part: &str) -> bool {
        self.parts.is_empty() || self.parts.iter().any(|wanted| wanted == part)
    }

    fn is_about(&self, id: &str) -> bool {
        self.game.as_deref().is_none_or(|game| game == id)
    }
}

fn main() {
    let mut wish = Wish::read(std::env::args().skip(1));
    let server = wish.wants("rates").then(site::serve);
    let asked = wish.length.games;
    let mut lines = Vec::new();
    macro_rules! measure {
        ($($name:ident: $game:ty,)*) => {$(
            let (name, id) = (title(stringify!($name)), <$game as GameModel>::ID.0);
            if wish.is_about(id) {
                wish.length.games = if id == "conquest" { asked.min(LONG_GAMES) } else { asked };
                let mut cells = written("opponents", HEAD, &name);
                if wish.wants("duels") {
                    let duels = PAIRS.map(|(better, worse)| {
                        duel::<$game>(better, worse, &wish.length).to_string()
                    });
                    cells.splice(..duels.len(), duels);
                }
                if let Some(server) = &server {
                    cells.splice(PAIRS.len().., rates::<$game>(&server.url()));
                }
                replace("opponents", HEAD, &name, &cells);
                if wish.wants("characters") {
                    let even = Player::character(Manner::EVEN, CHARACTER);
                    let cells = MANNERS.map(|manner| {
                        let own = Player::character(manner, CHARACTER);
                        duel::<$game>(own, even, &wish.length).to_string()
                    });
                    replace("characters", CHARACTERS, &name, &cells);
                }
                if wish.wants("budgets") {
                    let points: Vec<(u32, Score)> = BUDGETS[1..].iter().map(|budget| {
                        let (more, less) = (Player::admiral(*budget), Player::admiral(BUDGETS[0]));
                        (*budget, duel::<$game>(more, less, &wish.length))
                    }).collect();
                    let cells: Vec<String> = points.iter().map(|point| point.1.to_string()).collect();
                    replace("budgets", BUDGET_HEAD, &name, &cells);
                    lines.push(picture::Line { name, points });
                }
            }
        )*};
    }
    for_every_game!(measure);
    // A single game's line would take the place of all.
    if wish.game.is_none() {
        picture::write(BUDGETS[0], &lines);
    }
    if wish.wants("together") && wish.is_about("conquest") {
        wish.length.games = asked.min(LONG_GAMES);
        all_together(&wish.length);
    }
}

/// How often all win together, on both sheets, for two and four players.
fn all_together(length: &Length) {
    for sheet in [Sheet::Standard, Sheet::Brutal] {
        for players in [2, 4] {
            let mode = Mode::Cooperative;
            let options = Options { mode, players, sheet, ..Options::default() };
            let levels = [Level::Greedy, Level::Officer, Level::Admiral];
            let cells = levels
                .map(|level| together::<Conquest>(&options, Player::of(level), length).to_string());
            replace("together", TOGETHER, &format!("{sheet:?}, {players} players"), &cells);
        }
    }
}

/// How quickly an Admiral thinks, here and in the page's worker, how long its decisions take there, and how long the
/// page is busy meanwhile; and how large a tree can become.
fn rates<G: GameModel>(url: &str) -> [String; 6] {
    let page = Page::open(Device::Desktop, url);
    page.find(".poster");
    let (there, here) = rates::iterations::<G>(&page);
    let share = format!("{:.0}%", 100.0 * there / here);
    let watched = watch::<G>(url, 1);
    let mut times = stalls::durations(&watched);
    times.sort_by(f64::total_cmp);
    let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)];
    let times = format!("{:.0} / {:.0} ms", at(50), at(95));
    let memory = format!("{} MB", Search::<G>::LARGEST / 1_000_000);
    [format!("{here:.0}"), format!("{there:.0}"), share, times, longest_task::<G>(url), memory]
}

/// A page on which two Admirals have thought for a while, on a machine so many times slower.
fn watch<G: GameModel>(url: &str, throttle: u32) -> Page {
    let page = Page::open(Device::Desktop, url);
    page.throttle(throttle);
    stalls::let_computers_play(&page, G::ID.0, "hard");
    page.wait_until("thoughts", |page| (stalls::answered(page) >= THOUGHTS).then_some(()));
    page
}

/// The longest task of a page on which two Admirals play.
fn longest_task<G: GameModel>(url: &str) -> String {
    let page = watch::<G>(url, THROTTLE);
    let longest = stalls::longest_tasks(&page).into_iter().fold(0.0, f64::max);
    // The browser tells of tasks from 50 ms.
    if longest == 0.0 { "under 50 ms".into() } else { format!("{longest:.0} ms") }
}

/// The cells that `docs/figures.md` has in a row, after its name.
fn written(table: &str, head: &str, name: &str) -> Vec<String> {
    let table = figures::read(table);
    let row = table.lines().find(|line| line.starts_with(&format!("| {name} |")));
    let cells = row.unwrap_or_default().trim_end_matches('|').split('|').skip(2);
    let mut cells: Vec<String> = cells.map(|cell| cell.trim().to_owned()).collect();
    cells.resize(head.lines().next().unwrap_or_default().split('|').count() - 3, "?".into());
    cells
}

/// Replaces a row there.
fn replace(table: &str, head: &str, name: &str, cells: &[String]) {
    let row = format!("| {name} | {} |", cells.join(" | "));
    println!("{row}");
    let old = figures::read(table);
    let rows = old.lines().filter(|line| line.starts_with("| ") && !head.contains(*line));
    let mut rows: Vec<&str> =
        rows.filter(|line| !line.starts_with(&format!("| {name} |"))).collect();
    rows.push(&row);
    rows.sort();
    figures::write(table, &format!("{head}{}\n", rows.join("\n")));
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
