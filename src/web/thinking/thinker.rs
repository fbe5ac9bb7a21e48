//! The page's side: hires a worker, watches over it, and thinks here where there is none.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Reflect};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use super::slices::Slices;
use super::{Answer, Memory, Question};
use crate::web::browser::document;
use crate::web::{catalogue, parts};

/// How long a worker may take to start, and then be silent, in milliseconds.
const PATIENCE: u32 = 5000;
/// A crash costs a restart; one more, and the page thinks by itself.
const RESTARTS: u32 = 1;
/// How long the page thinks at a stretch, in milliseconds: nobody notices a frame this late.
const SLICE: f64 = 6.0;

/// What comes back.
pub enum Heard {
    /// How far the thought has come, in hundredths.
    Progress(u32),
    /// What came of it.
    Answer(Answer),
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

/// Where the thinking is done.
enum Place {
    /// Nowhere yet.
    Undecided,
    /// In a worker; the flag tells whether it has said that it is ready.
    Worker(Hired, bool),
    /// On the page, one slice after the other.
    Here { slices: Option<Slices>, memory: Memory, _next: Option<Timeout> },
}

impl Place {
    fn here() -> Place {
        Place::Here { slices: None, memory: Memory::default(), _next: None }
    }
}

/// A worker that ends when dropped.
struct Hired {
    worker: Worker,
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

    /// Thinks about this, and about nothing else any more.
    pub fn ask(&self, question: Question) {
        let mut inner = self.0.borrow_mut();
        inner.number += 1;
        inner.asked = Some(question);
        if matches!(inner.place, Place::Undecided) {
            hire(&self.0, &mut inner);
        }
        put(&self.0, &mut inner);
    }

    /// Thinks about nothing any more.
    pub fn stop(&self) {
        let mut inner = self.0.borrow_mut();
        inner.asked = None;
        inner.number += 1;
        inner.watch = None;
        match &mut inner.place {
            Place::Undecided => {}
            Place::Worker(hired, _) => {
                let _ = hired.worker.post_message(&JsValue::from_str("stop"));
            }
            Place::Here { slices, .. } => *slices = None,
        }
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
    inner.place = match start(shared) {
        Ok(hired) => Place::Worker(hired, false),
        Err(_) => Place::here(),
    };
}

fn start(shared: &Shared) -> Result<Hired, JsValue> {
    // The worker runs the page's own code: it is told where that is, and given what is compiled already.
    let glue = document().query_selector("link[rel=modulepreload]")?;
    let glue = Reflect::get(&glue.into(), &JsValue::from_str("href"))?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("thinker.js", &options)?;
    worker.post_message(&Array::of2(&glue, &wasm_bindgen::module()))?;
    let (for_words, for_errors) = (shared.clone(), shared.clone());
    let words = EventListener::new(&worker, "message", move |event| {
        if let Some(text) = event.unchecked_ref::<MessageEvent>().data().as_string() {
            hear(&for_words, &text);
        }
    });
    let errors = EventListener::new(&worker, "error", move |_| crash(&for_errors));
    Ok(Hired { worker, _listeners: [words, errors] })
}

/// Puts the open question to whoever thinks, if it is listening.
fn put(shared: &Shared, inner: &mut Inner) {
    let Some(question) = &inner.asked else { return };
    match &mut inner.place {
        Place::Worker(hired, ready) => {
            if *ready {
                let words = format!("ask {} {}", inner.number, question.write());
                let _ = hired.worker.post_message(&JsValue::from_str(&words));
            }
            watch(shared, inner);
        }
        Place::Here { slices, _next: next, .. } => {
            (*slices, *next) = (None, None);
            let Some(game) = catalogue::find(&question.game) else { return };
            let (shared, number) = (shared.clone(), inner.number);
            wasm_bindgen_futures::spawn_local(async move {
                let here = parts::load(&parts::bots(game.part)).await.is_ok();
                begin_here(&shared, number, here);
            });
        }
        Place::Undecided => {}
    }
}

/// Begins with the open question on the page, unless it is another one by now. Without the computer players' part
/// there is nobody to answer it.
fn begin_here(shared: &Shared, number: u32, here: bool) {
    let mut inner = shared.borrow_mut();
    if inner.number != number {
        return;
    }
    let Inner { asked: Some(question), place: Place::Here { slices, memory, _next: next }, .. } =
        &mut *inner
    else {
        return;
    };
    *slices = here.then(|| Slices::begin(question, memory)).flatten();
    let shared = shared.clone();
    *next = Some(Timeout::new(0, move || carry_on(&shared)));
}

/// A worker that says nothing for too long has crashed.
fn watch(shared: &Shared, inner: &mut Inner) {
    let shared = shared.clone();
    inner.watch = Some(Timeout::new(PATIENCE, move || crash(&shared)));
}

fn crash(shared: &Shared) {
    let mut inner = shared.borrow_mut();
    inner.crashes += 1;
    if inner.crashes > RESTARTS {
        inner.place = Place::here();
        inner.watch = None;
    } else {
        hire(shared, &mut inner);
    }
    put(shared, &mut inner);
}

fn hear(shared: &Shared, text: &str) {
    let mut inner = shared.borrow_mut();
    if text == "ready" {
        if let Place::Worker(_, ready) = &mut inner.place {
            *ready = true;
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
    let heard = match kind {
        "answer" => Heard::Answer(Answer::read(rest).unwrap_or_default()),
        _ => Heard::Progress(rest.parse().unwrap_or(0)),
    };
    watch(shared, &mut inner);
    tell(inner, heard);
}

fn carry_on(shared: &Shared) {
    let mut inner = shared.borrow_mut();
    let Place::Here { slices, _next: next, .. } = &mut inner.place else { return };
    let heard = match slices {
        // A position that no game here knows has no answer.
        None => Heard::Answer(Answer::default()),
        Some(under_way) => match under_way.think(SLICE) {
            Some(answer) => Heard::Answer(answer),
            None => {
                let again = shared.clone();
                *next = Some(Timeout::new(0, move || carry_on(&again)));
                Heard::Progress(under_way.progress())
            }
        },
    };
    tell(inner, heard);
}

/// Passes it on. Whoever listens may ask the next question at once, so nothing is held meanwhile.
fn tell(mut inner: std::cell::RefMut<'_, Inner>, heard: Heard) {
    if matches!(heard, Heard::Answer(_)) {
        inner.asked = None;
        inner.watch = None;
        if let Place::Here { slices, .. } = &mut inner.place {
            *slices = None;
        }
    }
    let callback = inner.heard.clone();
    drop(inner);
    callback.emit(heard);
}
