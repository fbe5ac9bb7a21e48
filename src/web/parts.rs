//! Fetches the parts of the wasm: one per game, one of what nobody needs before a first move, and one of what comes
//! later of each game, with the second of the two. The house alone is enough for the home page.
//!
//! The build names each part's file as an export of the house, `part <name> <file>`. Where it did not split the wasm
//! there is no such export, and everything is here from the start.

use std::cell::RefCell;

use js_sys::{Object, Promise, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
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
    /// What is on its way: whoever asks again waits for the same.
    static LOADING: RefCell<Vec<(String, Promise)>> = const { RefCell::new(Vec::new()) };
    /// What parts import: what the house exports, and what the parts do that are here.
    static EXPORTS: Object = Object::new();
}

/// The part of what nobody needs before a first move: whatever is [`late`](table::late) asks for it.
pub const LATER: &str = "later";

/// Whether a part can be used at once: [`LATER`], or a game by the name of its module. Where both are, so is what
/// comes later of that game.
pub fn is_here(part: &str) -> bool {
    LOADED.with_borrow(|loaded| loaded.iter().any(|name| name == part)) || file_of(part).is_none()
}

/// Makes a part usable.
///
/// # Errors
/// [`Trouble`] when it does not come; it can be tried again.
pub async fn load(part: &str) -> Result<(), Trouble> {
    if is_here(part) {
        return Ok(());
    }
    let under_way = LOADING.with_borrow_mut(|loading| {
        let known = loading.iter().position(|(name, _)| name == part);
        let at = known.unwrap_or_else(|| {
            loading.push((part.to_owned(), future_to_promise(bring(part.to_owned()))));
            loading.len() - 1
        });
        loading[at].1.clone()
    });
    let done = JsFuture::from(under_way).await;
    LOADING.with_borrow_mut(|loading| loading.retain(|(name, _)| name != part));
    done?;
    Ok(())
}

async fn bring(part: String) -> Result<JsValue, JsValue> {
    fetch_part(&part).await?;
    while let Some(between) = missing_beside(&part) {
        fetch_part(&between).await?;
        add(&between);
    }
    add(&part);
    Ok(JsValue::UNDEFINED)
}

fn add(part: &str) {
    LOADED.with_borrow_mut(|loaded| loaded.push(part.to_owned()));
}

/// What belongs to this part and to another one that is here, and is missing.
fn missing_beside(part: &str) -> Option<String> {
    let loaded = LOADED.with_borrow(Clone::clone);
    let games = match part {
        LATER => loaded,
        game if is_here(LATER) => vec![game.to_owned()],
        _ => Vec::new(),
    };
    let mut parts = games.iter().map(|game| format!("{game}-{LATER}"));
    parts.find(|part| !is_here(part))
}

async fn fetch_part(part: &str) -> Result<(), JsValue> {
    let Some(file) = file_of(part) else { return Ok(()) };
    let looks = dress(part);
    let answer: Response = JsFuture::from(fetch(&file)).await?.unchecked_into();
    if !answer.ok() {
        return Err(JsValue::NULL);
    }
    let bytes = JsFuture::from(answer.array_buffer()?).await?;
    let imports = EXPORTS.with(Clone::clone);
    Reflect::set(&imports, &"house".into(), &wasm_bindgen::exports())?;
    let made = JsFuture::from(instantiate(&bytes, &imports)).await?;
    let exports = Reflect::get(&Reflect::get(&made, &"instance".into())?, &"exports".into())?;
    Reflect::set(&imports, &part.into(), &exports)?;
    if !JsFuture::from(looks).await?.is_truthy() {
        return Err(JsValue::NULL);
    }
    Ok(())
}

fn file_of(part: &str) -> Option<String> {
    let start = format!("part {part} ");
    let exports: Object = wasm_bindgen::exports().unchecked_into();
    Object::keys(&exports)
        .iter()
        .find_map(|name| name.as_string()?.strip_prefix(&start).map(str::to_owned))
}
