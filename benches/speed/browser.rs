//! The page in Chromium: how soon a board can be played, what a frame costs, what a long game keeps.

use std::fmt;
use std::time::{Duration, Instant};

use saucer_night::engine::bot::Level;
use saucer_night::engine::{Driver, SeatSetup, Setup};
use saucer_night::table::{AnyTable, Hands, Table, link};
use serde_json::{Value, json};

use crate::frames::{self, Kind};
use crate::page::{Device, Page, Pointer};

/// Slows the page down as if the machine were this many times slower.
const THROTTLE: u32 = 4;
/// How often the page is loaded.
const LOADS: usize = 5;
/// How many frames each half of a drag takes: nobody is much quicker.
const FRAMES: i32 = 24;
/// How many moves are made by hand.
const MOVES: usize = 50;
/// After how many turns of those the trace is read: the browser's memory for it holds little more.
const TURNS: usize = 6;
/// How many records a long game has.
const LONG: usize = 500;

/// What was measured of one board.
pub struct Figures {
    /// From navigation to a board that can be played, in milliseconds.
    pub playable: f64,
    /// What picking up a piece costs, throttled, in milliseconds of the main thread.
    pub lift: Spread,
    /// The same of a frame of a drag.
    pub drag: Spread,
    /// The same of the answer to a move.
    pub answer: Spread,
    /// The same of a move until the whole table shows it.
    pub mv: Spread,
    /// What the page keeps after a long game, in megabytes.
    pub memory: f64,
    /// How many records that game had.
    pub records: usize,
}

/// The median and the 95th percentile; not a number where nothing was measured.
pub struct Spread(f64, f64);

impl Spread {
    fn of(mut numbers: Vec<f64>) -> Spread {
        numbers.sort_by(f64::total_cmp);
        let part =
            |percent| numbers.get(numbers.len() * percent / 100).copied().unwrap_or(f64::NAN);
        Spread(part(50), part(95))
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.1} / {:.1}", self.0, self.1)
    }
}

pub fn measure<G: Hands>(url: &str) -> Figures {
    let page = Page::traced(Device::Desktop, url);
    page.resize(1440, 900);
    page.find(".poster");
    page.set("pace", "instant");
    page.cdp(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": include_str!("watch.js") }),
    );
    sit_down(&page, url, "hands", &save::<G>(Driver::Person));
    let playable = median((0..LOADS).map(|_| playable(&page)).collect());
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": THROTTLE }));
    let work = play(&page, G::ID.0);
    let of = |kind: Kind| -> Vec<f64> {
        work.iter().filter(|(own, _)| *own == kind).map(|(_, millis)| *millis).collect()
    };
    let (lifts, drags) = (of(Kind::Lift), of(Kind::Drag));
    let (answers, moves) = (of(Kind::Answer), of(Kind::Move));
    let (lifted, dragged, made) = (lifts.len(), drags.len(), moves.len());
    page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }));
    let (memory, records) = long_game::<G>(&page, url);
    let (lift, drag) = (Spread::of(lifts), Spread::of(drags));
    let (answer, mv) = (Spread::of(answers), Spread::of(moves));
    println!(
        "{}: {lifted} pieces picked up {lift} ms, {dragged} frames of drags {drag}, \
         {made} moves by hand {answer} and {mv}",
        G::ID
    );
    Figures { playable, lift, drag, answer, mv, memory, records }
}

/// A fresh table with this driver on every seat.
fn save<G: Hands>(driver: Driver) -> String {
    let options = G::Options::default();
    let seat = |index: u8| SeatSetup { colour: index, driver, name: format!("Seat {index}") };
    let seats = (0..G::seats_of(&options)).map(seat).collect();
    let setup = Setup { options, practice: true, seats, seed: "speed".into() };
    Table::<G>::begin(setup).expect("sets up").save()
}

fn sit_down(page: &Page, url: &str, id: &str, save: &str) {
    let set = "localStorage.setItem('saucer-night/save/' + arguments[0], arguments[1])";
    page.script(set, &[json!(id), json!(save)]);
    page.goto(&format!("{url}#/table/{id}"));
    page.reload();
    page.find(".table");
}

fn playable(page: &Page) -> f64 {
    page.reload();
    page.wait_until("the board can be played", |page| {
        lift_curtain(page);
        page.script("return watch.ready", &[]).as_f64()
    })
}

fn lift_curtain(page: &Page) {
    page.script("document.querySelector('.curtain button')?.click()", &[]);
}

/// Makes moves by hand, whatever the game offers. What each input cost.
fn play(page: &Page, game: &str) -> Vec<(Kind, f64)> {
    const OFFERED: &str = "
        const names = (css, name) => [...document.querySelectorAll(css)].map(e => e.dataset[name]);
        return [names('.table [data-can]', 'piece'), names('.table button[data-button]:not(.shut)', 'button')];";
    page.trace();
    let start = Instant::now();
    let (mut turn, mut work) = (0, Vec::new());
    while moves(page) < MOVES && start.elapsed() < Duration::from_secs(300) {
        turn += 1;
        if turn % TURNS == 0 {
            work.extend(read_trace(page, &format!("{game}-{turn}")));
        }
        lift_curtain(page);
        page.script("document.querySelector('dialog.ask .main')?.click()", &[]);
        let offered = page.script(OFFERED, &[]);
        let pick = |list: &Value| -> Option<String> {
            let list = list.as_array().filter(|list| !list.is_empty())?;
            list[turn % list.len()].as_str().map(str::to_owned)
        };
        match (pick(&offered[0]), pick(&offered[1])) {
            (Some(piece), None) => drag(page, &piece),
            (Some(piece), Some(_)) if turn % 3 != 0 => drag(page, &piece),
            (_, Some(button)) => {
                // As people press: a while passes before they let go.
                let button = format!(".table [data-button='{button}']:not(.shut)");
                page.hold_slowly(Pointer::Mouse, &button, &button, 1);
                page.let_go(Pointer::Mouse);
            }
            (None, None) if !page.find_all("dialog.end").is_empty() => break,
            (None, None) => std::thread::sleep(Duration::from_millis(20)),
        }
    }
    work.extend(read_trace(page, game));
    work
}

/// What the inputs since the last time cost.
fn read_trace(page: &Page, name: &str) -> Vec<(Kind, f64)> {
    let trace = page.trace();
    if let Ok(folder) = std::env::var("SPEED_TRACES") {
        let file = format!("{folder}/{name}.json");
        std::fs::write(file, json!({ "traceEvents": trace }).to_string()).expect("a folder");
    }
    frames::read(&trace)
}

fn moves(page: &Page) -> usize {
    page.script("return watch.moves", &[]).as_u64().unwrap_or(0) as usize
}

/// Picks a piece up, sees where it may go, and carries it there.
fn drag(page: &Page, piece: &str) {
    const OVER: &str = ".prompt";
    let piece = format!(".table [data-piece='{piece}'][data-can]");
    if page.find_all(&piece).is_empty() {
        return;
    }
    page.hold_slowly(Pointer::Mouse, &piece, OVER, FRAMES);
    let lit = page.script("return document.querySelector('[data-lit]')?.dataset.place", &[]);
    match lit.as_str() {
        Some(place) => {
            page.put_down(Pointer::Mouse, OVER, &format!(".table [data-place='{place}']"), FRAMES);
        }
        None => page.let_go(Pointer::Mouse),
    }
}

/// Computers play a long game, or the same again and again where it is short; what the page keeps afterwards, in
/// megabytes, and how many moves that were.
fn long_game<G: Hands>(page: &Page, url: &str) -> (f64, usize) {
    const SAVED: &str =
        "return localStorage.getItem('saucer-night/save/' + location.hash.split('/').pop())";
    sit_down(page, url, "long", &save::<G>(Driver::Computer(Level::Random)));
    let start = Instant::now();
    let mut before = 0;
    let records = loop {
        let text = page.script(SAVED, &[]);
        let text = link::unwrapped(text.as_str().unwrap_or_default().to_owned());
        let records = text.lines().filter(|line| line.contains("\"seat\":")).count();
        if before + records >= LONG || start.elapsed() > Duration::from_secs(120) {
            break before + records;
        }
        let again = "const again = document.querySelector('dialog.end [data-button=again]');
            again?.click(); return !!again";
        if page.script(again, &[]) == true {
            before += records;
            page.wait_until("the next game", |page| {
                page.find_all("dialog.end").is_empty().then_some(())
            });
        }
        std::thread::sleep(Duration::from_millis(200));
    };
    page.cdp("HeapProfiler.collectGarbage", json!({}));
    page.cdp("Performance.enable", json!({}));
    let metrics = page.cdp("Performance.getMetrics", json!({}));
    let heap = metrics["metrics"].as_array().into_iter().flatten();
    let heap = heap.filter(|metric| metric["name"] == "JSHeapUsedSize");
    let heap: f64 = heap.filter_map(|metric| metric["value"].as_f64()).sum();
    let wasm = "return Math.max(0, ...watch.memories.map(memory => memory.buffer.byteLength))";
    let wasm = page.script(wasm, &[]).as_f64().unwrap_or(0.0);
    ((heap + wasm) / 1e6, records)
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
