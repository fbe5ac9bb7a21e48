//! How quickly computer players think: in the page's worker, and the same thoughts here.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Instant;

use engine::bot::{self, Level, Question, begin};
use engine::{Chance, Driver, GameModel, SeatSetup, Session, Setup, Viewer};
use serde_json::json;

use crate::page::Page;

/// Long enough that messages and the reading of the view hardly count.
const ITERATIONS: u32 = 2000;
/// Each thought is thought so often and the quickest counts: the browser makes the first ones with code it has not
/// optimised yet.
const TIMES: usize = 3;
/// How many decisions are thought about, of a game played this far.
const DECISIONS: usize = 8;
const RECORDS: usize = 60;

/// Hires a worker as the page does.
const HIRE: &str = "
    const thinker = new Worker(document.querySelector('link[rel=thinker]').href, { type: 'module' });
    return new Promise(done => thinker.onmessage = () => { window.thinker = thinker; done(); });";

/// Asks it, and gives the answer.
const ASK: &str = "
    thinker.postMessage('ask 1 ' + arguments[0]);
    return new Promise(done => thinker.onmessage = ({ data }) => {
        if (!data.startsWith('progress')) done(data);
    });";

/// Hires a worker of this page's.
pub fn hire(page: &Page) {
    page.script(HIRE, &[]);
}

/// What it answers.
pub fn answer(page: &Page, question: &Question) -> String {
    let answer = page.script(ASK, &[json!(question.write())]);
    answer.as_str().unwrap_or_default().to_owned()
}

/// Iterations per second of an Admiral in a worker of this page, and here.
pub fn iterations<G: GameModel>(page: &Page) -> (f64, f64) {
    let others = workers();
    hire(page);
    let worker = workers().into_iter().find(|worker| !others.contains(worker)).unwrap_or_default();
    let (mut there, mut here, mut iterations) = (0.0, 0.0, 0.0);
    for question in &questions::<G>() {
        let (mut quickest_there, mut quickest_here, mut taken) = (f64::MAX, f64::MAX, 0);
        for _ in 0..TIMES {
            let seconds;
            (seconds, taken) = think::<G>(question);
            quickest_here = quickest_here.min(seconds);
            let before = worked(&worker);
            let answer = answer(page, question);
            quickest_there = quickest_there.min(worked(&worker) - before);
            // Some thoughts are settled early: with the same seed after the same number on both sides.
            let same = format!("answer 1 {taken} ");
            assert!(answer.starts_with(&same), "{same} here, there {answer}");
        }
        there += quickest_there;
        here += quickest_here;
        iterations += f64::from(taken);
    }
    (iterations / there, iterations / here)
}

/// Iterations per second of an Admiral here alone.
pub fn iterations_here<G: GameModel>() -> f64 {
    let (mut seconds, mut iterations) = (0.0, 0.0);
    for question in &questions::<G>() {
        let thoughts: Vec<(f64, u32)> = (0..TIMES).map(|_| think::<G>(question)).collect();
        seconds += thoughts.iter().map(|(seconds, _)| *seconds).fold(f64::MAX, f64::min);
        iterations += f64::from(thoughts[0].1);
    }
    iterations / seconds
}

/// Thinks about a question here. The seconds that took, and how many iterations it was.
fn think<G: GameModel>(question: &Question) -> (f64, u32) {
    let before = worked(Path::new("/proc/thread-self"));
    let mut thought = begin::<G>(question).expect("a view");
    while !thought.run(ITERATIONS) {}
    (worked(Path::new("/proc/thread-self")) - before, thought.answer().iterations)
}

/// The seconds that a thread has worked, without those it waited for a core: a busy machine does not count. Where the
/// system keeps no such book, the time of day has to do.
fn worked(thread: &Path) -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let book = fs::read_to_string(thread.join("schedstat")).unwrap_or_default();
    let nanoseconds = book.split(' ').next().and_then(|number| number.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

/// The threads of all workers in browsers of this process, as folders of `/proc`.
fn workers() -> Vec<PathBuf> {
    let below = |folder: &Path| {
        let entries = fs::read_dir(folder).into_iter().flatten();
        entries.filter_map(|entry| Some(entry.ok()?.path())).collect::<Vec<_>>()
    };
    let processes = below(Path::new("/proc")).into_iter().filter(|process| is_ours(process));
    let threads = processes.flat_map(|process| below(&process.join("task")));
    let is_worker = |thread: &PathBuf| {
        fs::read_to_string(thread.join("comm")).is_ok_and(|name| name.trim() == "DedicatedWorker")
    };
    threads.filter(is_worker).collect()
}

/// Whether this process started another one, or one that started it.
fn is_ours(process: &Path) -> bool {
    let status = fs::read_to_string(process.join("status")).unwrap_or_default();
    let parent = status.lines().find_map(|line| line.strip_prefix("PPid:")).map(str::trim);
    match parent {
        None | Some("0") => false,
        Some(parent) if parent == std::process::id().to_string() => true,
        Some(parent) => is_ours(&Path::new("/proc").join(parent)),
    }
}

/// Decisions spread over a game, each with much to choose from.
fn questions<G: GameModel>() -> Vec<Question> {
    let options = G::Options::default();
    let seat = |colour: u8| {
        let driver = Driver::Computer(Level::Admiral);
        SeatSetup { colour, driver, name: format!("Seat {colour}") }
    };
    let seats = (0..G::seats_of(&options)).map(seat).collect();
    let setup = Setup { options, practice: false, seats, seed: "rates".into() };
    let mut session = Session::<G>::new(setup).expect("sets up");
    let mut chance = Chance::unrecorded(1);
    let mut questions = Vec::new();
    while let Some(seat) = session.to_act()
        && session.records().len() < RECORDS
    {
        let seen = session.seen(Viewer::Seat(seat));
        if seen.legal_moves().len() > 3 {
            let records = session.records().len();
            let question = Question::about(&session, records, Some(seat), Level::Admiral, 7);
            let (iterations, millis) = (Some(ITERATIONS), 600_000);
            questions.push(Question { iterations, millis, ..question });
        }
        session.play(seat, &bot::choose(&seen, seat, Level::Greedy, &mut chance)).expect("legal");
    }
    let stride = questions.len().div_ceil(DECISIONS).max(1);
    questions.into_iter().step_by(stride).collect()
}
