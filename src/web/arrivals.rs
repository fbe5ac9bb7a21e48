//! Texts that come from outside while the home page is open: dropped files, pasted links.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent};
use yew::Callback;

use super::browser::{document, read_file};

/// Calls `arrived` with every text that comes; `None` for a file that cannot be read.
pub fn listen(arrived: &Callback<Option<String>>) -> [EventListener; 3] {
    let document = document();
    let options = EventListenerOptions::enable_prevent_default();
    let dropped = {
        let arrived = arrived.clone();
        move |event: &web_sys::Event| {
            let event = event.unchecked_ref::<DragEvent>();
            if is_home() {
                event.prevent_default();
                event.data_transfer().iter().for_each(|what| take(what, &arrived));
            }
        }
    };
    let pasted = {
        let arrived = arrived.clone();
        move |event: &web_sys::Event| {
            let event = event.unchecked_ref::<ClipboardEvent>();
            if is_home() {
                event.clipboard_data().iter().for_each(|what| take(what, &arrived));
            }
        }
    };
    let over = |event: &web_sys::Event| {
        // Without this the browser would not let anything drop.
        if is_home() {
            event.prevent_default();
        }
    };
    [
        EventListener::new_with_options(&document, "dragover", options, over),
        EventListener::new_with_options(&document, "drop", options, dropped),
        EventListener::new(&document, "paste", pasted),
    ]
}

/// Elsewhere a paste belongs to a field, and a drop to the board.
fn is_home() -> bool {
    document().query_selector("main.home").ok().flatten().is_some()
}

fn take(what: &DataTransfer, arrived: &Callback<Option<String>>) {
    let file = what.files().and_then(|files| files.get(0));
    match (file, what.get_data("text/plain")) {
        (Some(file), _) => read_file(&file, arrived.clone()),
        (None, Ok(text)) if !text.is_empty() => arrived.emit(Some(text)),
        _ => {}
    }
}
