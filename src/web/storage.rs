//! The browser's storage, as the shelf wants it.

use wasm_bindgen::JsValue;
use web_sys::Storage;
use web_sys::js_sys::Reflect;

use crate::browser::window;
use table::shelf::{Store, Trouble};

/// What the browser keeps for this site.
pub struct LocalStorage;

fn storage() -> Result<Storage, Trouble> {
    window().local_storage().ok().flatten().ok_or(Trouble::Forbidden)
}

impl Store for LocalStorage {
    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        storage()?.get_item(key).map_err(|_| Trouble::Full)
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble> {
        storage()?.set_item(key, text).map_err(|_| Trouble::Full)
    }

    /// The text stays in the browser: to read a long game only to write it back would take longer than all the rest of
    /// a move.
    fn copy(&mut self, from: &str, to: &str) {
        let Ok(storage) = storage() else { return };
        if let Ok(text) = Reflect::get(&storage, &JsValue::from_str(from))
            && text.is_string()
        {
            let _ = Reflect::set(&storage, &JsValue::from_str(to), &text);
        }
    }

    fn remove(&mut self, key: &str) {
        if let Ok(storage) = storage() {
            let _ = storage.remove_item(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        let Ok(storage) = storage() else { return Vec::new() };
        (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok()?).collect()
    }
}
