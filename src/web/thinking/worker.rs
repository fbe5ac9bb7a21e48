//! The worker's side. It hears `ask <number> <question>` and `stop`, and says `ready`,
//! `progress <number> <hundredths>`, and `answer <number> <answer>` or `cannot <number> -`.

use std::cell::RefCell;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::slices::Slices;
use super::{Answer, Memory, Question};
use crate::web::{catalogue, parts};

/// Long enough that the pauses between slices hardly count, short enough to hear a `stop`.
const SLICE: f64 = 60.0;

struct Job {
    number: String,
    slices: Slices,
    _next: Option<Timeout>,
}

thread_local! {
    /// The number of the question asked last.
    static ASKED: RefCell<String> = const { RefCell::new(String::new()) };
    static JOB: RefCell<Option<Job>> = const { RefCell::new(None) };
    static MEMORY: RefCell<Memory> = RefCell::default();
}

fn scope() -> DedicatedWorkerGlobalScope {
    web_sys::js_sys::global().unchecked_into()
}

fn say(words: &str) {
    let _ = scope().post_message(&JsValue::from_str(words));
}

/// Listens for questions for as long as the worker lives.
pub fn listen() {
    let heard = |event: &web_sys::Event| {
        let data = event.unchecked_ref::<MessageEvent>().data();
        if let Some(text) = data.as_string() {
            hear(&text);
        }
    };
    EventListener::new(&scope(), "message", heard).forget();
    say("ready");
}

fn hear(text: &str) {
    JOB.set(None);
    let (number, question) =
        text.strip_prefix("ask ").and_then(|ask| ask.split_once(' ')).unwrap_or_default();
    ASKED.set(number.into());
    if !number.is_empty() {
        let (number, question) = (number.to_owned(), question.to_owned());
        wasm_bindgen_futures::spawn_local(async move {
            let slices = begin(&question).await;
            // Another question may have come while the part of the game was fetched.
            if ASKED.with_borrow(|asked| *asked == number) {
                go(number, slices);
            }
        });
    }
}

async fn begin(question: &str) -> Option<Slices> {
    let question = Question::read(question)?;
    let part = catalogue::find(&question.game)?.part;
    parts::load(part).await.ok()?;
    parts::load(&parts::bots(part)).await.ok()?;
    MEMORY.with_borrow_mut(|memory| Slices::begin(&question, memory))
}

fn go(number: String, slices: Option<Slices>) {
    match slices {
        Some(slices) => {
            JOB.set(Some(Job { number, slices, _next: None }));
            carry_on();
        }
        None => say(&format!("cannot {number} -")),
    }
}

fn answer(number: &str, answer: &Answer) {
    say(&format!("answer {number} {}", answer.write()));
}

fn carry_on() {
    JOB.with_borrow_mut(|job| {
        let Some(Job { number, slices, _next: next }) = job else { return };
        match slices.think(SLICE) {
            Some(done) => {
                answer(number, &done);
                *job = None;
            }
            None => {
                say(&format!("progress {number} {}", slices.progress()));
                *next = Some(Timeout::new(0, carry_on));
            }
        }
    });
}
