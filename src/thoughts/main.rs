//! The computer players' own wasm: rules and search without a page, built for speed where the page is built for size.
//! `static/thinker.js` calls these functions, in a worker or on the page.

use std::cell::RefCell;
use std::hint::black_box;

use engine::GameModel;
use engine::bot::{AnyPonder, AnyThought, Question, begin, ponder};
use games::for_every_game;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds on a clock that nobody sets: a thought is neither cut short nor drawn out when the time is.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// A thought, and when it has to end.
struct Job {
    thought: Box<dyn AnyThought>,
    until: f64,
}

thread_local! {
    static JOB: RefCell<Option<Job>> = const { RefCell::new(None) };
    /// What may be asked next, thought about meanwhile.
    static AHEAD: RefCell<Option<Box<dyn AnyPonder>>> = const { RefCell::new(None) };
}

/// Begins to think about a question, and about nothing else any more. Returns whether it is one.
#[wasm_bindgen]
pub fn ask(question: &str) -> bool {
    let job = Question::read(question).and_then(|question| {
        // Whatever was begun for another question is given up.
        let begun = AHEAD.take().and_then(|mut ahead| ahead.take(&question));
        let thought = begun.or_else(|| doors(&question)?.0(&question))?;
        Some(Job { thought, until: now() + f64::from(question.millis) })
    });
    let begun = job.is_some();
    JOB.set(job);
    begun
}

/// Thinks for about so many milliseconds. The answer comes when the thought is done or out of time.
#[wasm_bindgen]
pub fn think(millis: f64) -> Option<String> {
    JOB.with_borrow_mut(|job| {
        let Job { thought, until } = job.as_mut()?;
        let slice = now() + millis;
        loop {
            let done = thought.run(1);
            let time = now();
            if done || time >= *until {
                let answer = thought.answer().write();
                *job = None;
                return Some(answer);
            }
            if time >= slice {
                return None;
            }
        }
    })
}

/// Begins to think about what may be asked after this moment. Returns whether it is one.
#[wasm_bindgen]
pub fn look_ahead(question: &str) -> bool {
    let question = Question::read(question);
    let ahead = question.and_then(|question| doors(&question)?.1(&question));
    let begun = ahead.is_some();
    AHEAD.set(ahead);
    begun
}

/// Thinks about that for about so many milliseconds. Returns whether there is nothing more to think about.
#[wasm_bindgen]
pub fn muse(millis: f64) -> bool {
    let slice = now() + millis;
    AHEAD.with_borrow_mut(|ahead| {
        let Some(ahead) = ahead else { return true };
        while !ahead.run(1) {
            if now() >= slice {
                return false;
            }
        }
        true
    })
}

/// Somebody does not want to wait: the best move so far has to do.
#[wasm_bindgen]
pub fn hurry() {
    JOB.with_borrow_mut(|job| {
        if let Some(job) = job {
            job.until = 0.0;
        }
    });
}

/// How far the thought has come, in hundredths.
#[wasm_bindgen]
pub fn progress() -> u32 {
    JOB.with_borrow(|job| job.as_ref().map_or(100, |job| job.thought.progress()))
}

/// Begins to think about a question of one game.
type Begin = fn(&Question) -> Option<Box<dyn AnyThought>>;
/// Begins to think about what may be asked after a moment of one game.
type LookAhead = fn(&Question) -> Option<Box<dyn AnyPonder>>;

/// How the question's game is thought about.
fn doors(question: &Question) -> Option<(Begin, LookAhead)> {
    macro_rules! games {
        ($($name:ident: $game:ty,)*) => {
            [$((<$game as GameModel>::ID.0, begin::<$game> as Begin, ponder::<$game> as LookAhead),)*]
        };
    }
    let games = for_every_game!(games);
    let (_, begin, ahead) = games.into_iter().find(|(id, ..)| *id == question.game)?;
    // Called by their numbers, so that the build can put each game into a part of its own.
    Some((black_box(begin), black_box(ahead)))
}

/// Nothing happens until somebody asks.
fn main() {}
