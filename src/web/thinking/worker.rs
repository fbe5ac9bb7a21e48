//! The worker's side. It hears `ask <number> <question>` and `stop`, and says `ready`,
//! `progress <number> <hundredths>` and `answer <number> <answer>`.

use std::cell::RefCell;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::slices::Slices;
use super::{Answer, Question};

/// Long enough that the pauses between slices hardly count, short enough to hear a `stop`.
const SLICE: f64 = 60.0;

struct Job {
    number: String,
    slices: Slices,
    _next: Option<Timeout>,
}

thread_local! {
    static JOB: RefCell<Option<Job>> = const { RefCell::new(None) };
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
    if let Some((number, question)) = text.strip_prefix("ask ").and_then(|ask| ask.split_once(' '))
    {
        begin(number, question);
    }
}

fn begin(number: &str, question: &str) {
    let question = serde_json::from_str::<Question>(question).ok();
    match question.and_then(|question| Slices::begin(&question)) {
        Some(slices) => {
            JOB.set(Some(Job { number: number.into(), slices, _next: None }));
            carry_on();
        }
        None => answer(number, &Answer::default()),
    }
}

fn answer(number: &str, answer: &Answer) {
    let text = serde_json::to_string(answer).unwrap_or_default();
    say(&format!("answer {number} {text}"));
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
