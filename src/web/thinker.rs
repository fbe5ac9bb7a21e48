//! The page's side: hires a worker, watches over it, and thinks here where there is none.

use std::cell::{RefCell, RefMut};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use crate::browser::document;
use engine::bot::{Answer, Question};

/// How long a worker may take to start, and then be silent, in milliseconds.
pub const PATIENCE: u32 = 5000;
/// A crash costs a restart; one more, and the page thinks by itself.
const RESTARTS: u32 = 1;

#[wasm_bindgen]
extern "C" {
    /// Something like a worker that thinks on the page, one short slice after the other; `boot.js` has it.
    #[wasm_bindgen(js_name = thinkHere)]
    fn think_here(script: &str) -> Worker;
}

/// What comes back.
pub enum Heard {
    /// How far the thought has come, in hundredths.
    Progress(u32),
    /// What came of it. Nothing, where what it takes to think could not be fetched: it is tried again in a while, for
    /// as long as the question stands.
    Answer(Option<Answer>),
}

/// Thinks about one question at a time. Dropped, it stops.
pub struct Thinker(Rc<RefCell<Inner>>);

struct Inner {
    heard: Callback<Heard>,
    place: Place,
    /// The question under way, and its number: what is said about an earlier one is not heard.
    asked: Option<Question>,
    number: u32,
    crashes: u32,
    watch: Option<Timeout>,
}

impl Inner {
    fn tell(&self, words: &str) {
        if let Place::Worker(hired) | Place::Here(hired) = &self.place {
            let _ = hired.worker.post_message(&JsValue::from_str(words));
        }
    }
}

/// Where the thinking is done.
enum Place {
    /// Nowhere yet.
    Undecided,
    /// In a worker.
    Worker(Hired),
    /// On the page.
    Here(Hired),
}

/// A worker that ends when dropped.
struct Hired {
    worker: Worker,
    /// Whether it has said so.
    ready: bool,
    _listeners: [EventListener; 2],
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Thinker {
    /// What it has to say goes to `heard`.
    pub fn new(heard: Callback<Heard>) -> Thinker {
        let inner = Inner {
            heard,
            place: Place::Undecided,
            asked: None,
            number: 0,
            crashes: 0,
            watch: None,
        };
        Thinker(Rc::new(RefCell::new(inner)))
    }

    /// Thinks about this, and about nothing else any more. [`late`](table::late).
    pub fn ask(&self, question: Question) {
        let mut inner = self.0.borrow_mut();
        inner.number += 1;
        inner.asked = Some(question);
        if matches!(inner.place, Place::Undecided) {
            hire(&self.0, &mut inner);
        }
        put(&self.0, &mut inner);
    }

    /// Thinks about what may be asked after this moment, where a worker can: a page has other things to do meanwhile.
    pub fn look_ahead(&self, question: &Question) {
        let inner = self.0.borrow();
        if let Place::Worker(hired) = &inner.place
            && hired.ready
            && inner.asked.is_none()
        {
            inner.tell(&format!("ahead {}", question.write()));
        }
    }

    /// Answers with the best that was found so far.
    pub fn hurry(&self) {
        self.0.borrow().tell("hurry");
    }

    /// Thinks about nothing any more.
    pub fn stop(&self) {
        let mut inner = self.0.borrow_mut();
        inner.asked = None;
        inner.number += 1;
        inner.watch = None;
        inner.tell("stop");
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        // The listeners hold the inner part, so it is emptied by hand.
        let mut inner = self.0.borrow_mut();
        inner.place = Place::Undecided;
        inner.watch = None;
        inner.asked = None;
    }
}

type Shared = Rc<RefCell<Inner>>;

/// Finds a place to think in.
fn hire(shared: &Shared, inner: &mut Inner) {
    let script = script();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let trusted = inner.crashes <= RESTARTS;
    let worker = trusted.then(|| Worker::new_with_options(&script, &options));
    inner.place = match worker {
        Some(Ok(worker)) => Place::Worker(engage(shared, worker)),
        _ => Place::Here(engage(shared, think_here(&script))),
    };
}

/// The thinker's script, which `index.html` names.
fn script() -> String {
    let link = document().query_selector("link[rel=thinker]").ok().flatten();
    link.and_then(|link| link.get_attribute("href")).unwrap_or_default()
}

fn engage(shared: &Shared, worker: Worker) -> Hired {
    let (for_words, for_errors) = (shared.clone(), shared.clone());
    let words = EventListener::new(&worker, "message", move |event| {
        if let Some(text) = event.unchecked_ref::<MessageEvent>().data().as_string() {
            hear(&for_words, &text);
        }
    });
    let errors = EventListener::new(&worker, "error", move |_| crash(&for_errors));
    Hired { worker, ready: false, _listeners: [words, errors] }
}

/// Puts the open question to whoever thinks, if it is listening.
fn put(shared: &Shared, inner: &mut Inner) {
    let Some(question) = &inner.asked else { return };
    if let Place::Worker(hired) | Place::Here(hired) = &inner.place
        && hired.ready
    {
        let words = format!("ask {} {}", inner.number, question.write());
        let _ = hired.worker.post_message(&JsValue::from_str(&words));
    }
    watch(shared, inner);
}

/// A worker that says nothing for too long has crashed. The page itself only takes its time.
fn watch(shared: &Shared, inner: &mut Inner) {
    let shared = shared.clone();
    let patience = matches!(inner.place, Place::Worker(_));
    inner.watch = patience.then(|| Timeout::new(PATIENCE, move || crash(&shared)));
}

fn crash(shared: &Shared) {
    let mut inner = shared.borrow_mut();
    inner.crashes += 1;
    if matches!(inner.place, Place::Here(_)) {
        return give_up(shared, inner);
    }
    hire(shared, &mut inner);
    put(shared, &mut inner);
}

/// Neither a worker nor the page has what it takes: says so, and starts from the beginning in a while.
fn give_up(shared: &Shared, mut inner: RefMut<'_, Inner>) {
    inner.crashes = 0;
    inner.place = Place::Undecided;
    if inner.asked.is_none() {
        return;
    }
    let again = shared.clone();
    inner.watch = Some(Timeout::new(PATIENCE, move || {
        let mut inner = again.borrow_mut();
        hire(&again, &mut inner);
        put(&again, &mut inner);
    }));
    say(inner, Heard::Answer(None));
}

/// Whoever listens may ask the next question at once, so nothing is held meanwhile.
fn say(inner: RefMut<'_, Inner>, heard: Heard) {
    let callback = inner.heard.clone();
    drop(inner);
    callback.emit(heard);
}

fn hear(shared: &Shared, text: &str) {
    let mut inner = shared.borrow_mut();
    if text == "ready" {
        if let Place::Worker(hired) | Place::Here(hired) = &mut inner.place {
            hired.ready = true;
        }
        return put(shared, &mut inner);
    }
    let mut words = text.splitn(3, ' ');
    let (Some(kind), Some(number), Some(rest)) = (words.next(), words.next(), words.next()) else {
        return;
    };
    if inner.asked.is_none() || number.parse() != Ok(inner.number) {
        return;
    }
    if kind == "cannot" {
        drop(inner);
        return crash(shared);
    }
    watch(shared, &mut inner);
    let heard = match kind {
        "progress" => Heard::Progress(rest.parse().unwrap_or(0)),
        _ => {
            inner.asked = None;
            inner.watch = None;
            Heard::Answer(Some(Answer::read(rest).unwrap_or_default()))
        }
    };
    say(inner, heard);
}
