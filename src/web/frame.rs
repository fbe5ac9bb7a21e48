//! The table inside another page: hears what that page asks, and tells it how the game goes.

use std::cell::{Cell, RefCell};

use gloo::events::EventListener;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::MessageEvent;
use yew::Callback;
use yew::platform::spawn_local;

use crate::any::GameTable;
use crate::browser::{document, window};
use crate::parts;
use table::embed::{Asked, Host, Told, table_height};
use table::late;

thread_local! {
    static HOST: Option<Host> = found();
    /// Whether the page around knows that the table is there.
    static READY: Cell<bool> = const { Cell::new(false) };
    /// What was told last of the game, and of the height: nothing is said twice.
    static TOLD: RefCell<Option<Told>> = const { RefCell::new(None) };
    static HEIGHT: Cell<u32> = const { Cell::new(0) };
}

fn found() -> Option<Host> {
    let framed = window().parent().ok().flatten().is_some_and(|parent| parent != window());
    Host::parse(&window().name().ok()?).filter(|_| framed)
}

/// The page around, if the table is embedded.
pub fn host() -> Option<Host> {
    HOST.with(Clone::clone)
}

/// Calls `heard` with what the page around asks, and tells it when another width wants another height.
pub fn listen(heard: Callback<Asked>) -> Vec<EventListener> {
    let Some(host) = host() else { return Vec::new() };
    let resized = EventListener::new(&window(), "resize", |_| measure());
    let listener = EventListener::new(&window(), "message", move |event| {
        let event = event.unchecked_ref::<MessageEvent>();
        let parent = window().parent().ok().flatten().map(JsValue::from);
        let from_parent = event.source().map(JsValue::from) == parent;
        let Some(text) = event.data().as_string() else { return };
        let (host, heard, origin) = (host.clone(), heard.clone(), event.origin());
        spawn_local(async move {
            if parts::load(parts::LATER).await.is_ok()
                && let Some(asked) = late(|| host.hear(from_parent, &origin, &text))
            {
                heard.emit(asked);
            }
        });
    });
    vec![listener, resized]
}

/// Whether there is a page around, and the words to talk to it, which come later: most tables are in no other page.
fn can_talk() -> bool {
    host().is_some() && parts::is_here(parts::LATER)
}

/// Tells whose turn it is, or how the game ended, and hands the game over where the page around has asked for it.
pub fn tell(table: &GameTable) {
    if can_talk() {
        late(|| {
            if host().is_some_and(|host| host.saves) {
                say(&Told::save(&table.save()));
            }
            let (outcome, to_act) = (table.outcome(), table.to_act());
            let (game, seats) = (table.game(), table.seats());
            let told =
                Told::of(game, seats, to_act, outcome.as_ref(), table.records(), || table.save());
            if TOLD.replace(told.clone()) != told
                && let Some(told) = told
            {
                say(&told);
            }
        });
    }
}

/// Tells how high the screen that was just drawn would like to be.
pub fn measure() {
    if can_talk() {
        late(|| {
            let width = window().inner_width().ok().and_then(|width| width.as_f64());
            let main = document().query_selector("main").ok().flatten();
            let pixels = match main {
                Some(page) if page.class_list().contains("page") => page.scroll_height() as u32,
                _ => table_height(width.unwrap_or_default() as u32),
            };
            if HEIGHT.replace(pixels) != pixels {
                say(&Told::Height { pixels });
            }
        });
    }
}

/// Says something; before anything else, that the table is there.
fn say(told: &Told) {
    if !READY.replace(true) {
        say(&Told::Ready);
    }
    if let (Some(host), Ok(Some(parent))) = (host(), window().parent()) {
        let _ = parent.post_message(&JsValue::from_str(&told.to_text()), &host.origin);
    }
}
