//! Texts that come from outside while the home page is open: dropped files, pasted links.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent};
use yew::Callback;

use crate::browser::{document, read_file};

/// Calls `arrived` with every text that comes; `None` for a file that cannot be read. That the browser lets things drop,
/// and does nothing of its own with them, is boot.js's business.
pub fn listen(arrived: &Callback<Option<String>>) -> [EventListener; 2] {
    let document = document();
    let dropped = {
        let arrived = arrived.clone();
        move |event: &web_sys::Event| {
            let event = event.unchecked_ref::<DragEvent>();
            if is_home() {
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
    [EventListener::new(&document, "drop", dropped), EventListener::new(&document, "paste", pasted)]
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
