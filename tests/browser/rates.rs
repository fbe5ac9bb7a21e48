//! How quickly computer players think: in the page's worker, and the same thoughts here.

use std::time::Instant;

use saucer_night::engine::bot::{self, Level, Memory, Question, begin};
use saucer_night::engine::{Chance, Driver, GameModel, SeatSetup, Session, Setup, Viewer};
use serde_json::json;

use crate::page::Page;

/// Long enough that messages and the replay of the save hardly count.
const ITERATIONS: u32 = 2000;
/// How many decisions are thought about, of a game played this far.
const DECISIONS: usize = 8;
const RECORDS: usize = 60;

/// Hires a worker as the page does.
const HIRE: &str = "
    const thinker = new Worker(document.querySelector('link[rel=thinker]').href, { type: 'module' });
    return new Promise(done => thinker.onmessage = () => { window.thinker = thinker; done(); });";

/// Asks it, and says how many milliseconds it took to the answer.
const ASK: &str = "
    const start = performance.now();
    thinker.postMessage('ask 1 ' + arguments[0]);
    return new Promise(done => thinker.onmessage = ({ data }) => {
        if (!data.startsWith('progress')) done([performance.now() - start, data]);
    });";

/// Iterations per second of an Admiral in a worker of this page, and here.
pub fn iterations<G: GameModel>(page: &Page) -> (f64, f64) {
    page.script(HIRE, &[]);
    let (mut there, mut here, mut iterations) = (0.0, 0.0, 0.0);
    let mut memory = Memory::default();
    for question in &questions::<G>() {
        let answer = page.script(ASK, &[json!(question.write())]);
        let words = answer[1].as_str().unwrap_or_default();
        assert!(words.starts_with("answer "), "{words}");
        there += answer[0].as_f64().unwrap_or(f64::NAN) / 1000.0;
        let start = Instant::now();
        let mut thought = begin::<G>(question, &mut memory).expect("a save");
        while !thought.run(ITERATIONS) {}
        here += start.elapsed().as_secs_f64();
        // Some thoughts are settled early: with the same seed after the same number on both sides.
        let taken = thought.answer().iterations;
        assert!(words.starts_with(&format!("answer 1 {taken} ")), "{taken} here, there {words}");
        iterations += f64::from(taken);
    }
    (iterations / there, iterations / here)
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
