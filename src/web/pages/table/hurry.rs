//! A press ends what is being shown: nobody has to wait for it.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};
use yew::html::Scope;
use yew::prelude::*;

use super::{Msg, TablePage};
use table::store;

/// What has a use for presses of its own.
const BUSY: &str =
    "a, button, input, select, summary, dialog, .toast, .log, .moves, [data-can], [data-lit]";

const HURRY: Msg = Msg::Table(store::Msg::Hurry);

/// A click or a tap on nothing in particular.
pub fn on_click(link: &Scope<TablePage>) -> Callback<MouseEvent> {
    link.batch_callback(|event: MouseEvent| is_idle(event.target()).then_some(HURRY))
}

/// A key pressed on nothing in particular.
pub fn on_key(link: &Scope<TablePage>) -> Callback<KeyboardEvent> {
    link.batch_callback(|event: KeyboardEvent| {
        let pressed = matches!(&*event.key(), "Enter" | " " | "Escape");
        (pressed && is_idle(event.target())).then_some(HURRY)
    })
}

fn is_idle(target: Option<EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| matches!(element.closest(BUSY), Ok(None)))
}
