//! Fetches the parts of the wasm: one per game, and one of what nobody needs before a first move. The house alone is
//! enough for the home page.
//!
//! The build names each part's file as an export of the house, `part <name> <file>`. Where it did not split the wasm
//! there is no such export, and everything is here from the start.

use std::cell::RefCell;

use js_sys::{Object, Promise};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// A part could not be fetched: no network, or the site has been replaced since.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trouble;

impl From<JsValue> for Trouble {
    fn from(_: JsValue) -> Self {
        Trouble
    }
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = fetch)]
    fn fetch(file: &str) -> Promise;

    /// Brings how a part looks, if it looks like anything, and says whether that worked; `boot.js` has it.
    #[wasm_bindgen(js_name = dress)]
    fn dress(part: &str) -> Promise;

    #[wasm_bindgen(js_namespace = WebAssembly, js_name = instantiate)]
    fn instantiate(bytes: &JsValue, imports: &Object) -> Promise;
}

thread_local! {
    static LOADED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// The part of what nobody needs before a first move.
pub const LATER: &str = "later";

/// Does something that may live in the part [`LATER`], which has to be here. The build finds this function by its
/// name, and moves it there with all that only it reaches.
#[inline(never)]
pub fn late<T>(work: impl FnOnce() -> T) -> T {
    work()
}

/// Whether a part can be used at once: [`LATER`], or a game by the name of its module.
pub fn is_here(part: &str) -> bool {
    LOADED.with_borrow(|loaded| loaded.iter().any(|name| name == part)) || file_of(part).is_none()
}

/// Makes a part usable.
///
/// # Errors
/// [`Trouble`] when it does not come; it can be tried again.
pub async fn load(part: &str) -> Result<(), Trouble> {
    let file = match file_of(part) {
        Some(file) if !is_here(part) => file,
        _ => return Ok(()),
    };
    let looks = dress(part);
    let answer: Response = JsFuture::from(fetch(&file)).await?.unchecked_into();
    if !answer.ok() {
        return Err(Trouble);
    }
    let bytes = JsFuture::from(answer.array_buffer()?).await?;
    let imports = Object::new();
    js_sys::Reflect::set(&imports, &"house".into(), &wasm_bindgen::exports())?;
    JsFuture::from(instantiate(&bytes, &imports)).await?;
    if !JsFuture::from(looks).await?.is_truthy() {
        return Err(Trouble);
    }
    LOADED.with_borrow_mut(|loaded| loaded.push(part.to_owned()));
    Ok(())
}

fn file_of(part: &str) -> Option<String> {
    let start = format!("part {part} ");
    let exports: Object = wasm_bindgen::exports().unchecked_into();
    Object::keys(&exports)
        .iter()
        .find_map(|name| name.as_string()?.strip_prefix(&start).map(str::to_owned))
}
