//! Counts which components are drawn, for tests that ask: `window.saucerNightDrawn`, a function, hears each name.

use js_sys::Function;
use wasm_bindgen::{JsCast, JsValue};

use crate::browser::window;

thread_local! {
    static LISTENER: Option<Function> = js_sys::Reflect::get(&window(), &"saucerNightDrawn".into())
        .ok()
        .and_then(|found| found.dyn_into().ok());
}

/// A component of this name is being drawn.
pub fn drawn(name: &str) {
    LISTENER.with(|listener| {
        if let Some(listener) = listener {
            let _ = listener.call1(&JsValue::NULL, &name.into());
        }
    });
}
