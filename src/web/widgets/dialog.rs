//! A question or a result in front of everything else.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

use crate::web::browser::all;

/// A modal dialog with a name for screen readers. Escape closes it.
///
/// Whoever draws it calls [`raise`] afterwards, which gives it the keyboard.
pub fn dialog(label: &str, class: &'static str, on_close: Callback<()>, content: Html) -> Html {
    let oncancel = on_close.reform(|event: Event| event.prevent_default());
    html! {
        <dialog class={format!("dialog {class}")} aria-label={label.to_owned()} {oncancel}>{ content }</dialog>
    }
}

/// Brings the dialogs that were drawn since to the front.
pub fn raise(root: &Element) {
    for dialog in all(root, "dialog:not([open])") {
        let _ = dialog.unchecked_ref::<HtmlDialogElement>().show_modal();
    }
}
