//! The few calls into the browser that several places need.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::{Array, Function, Object, Promise, Reflect};
use web_sys::{Blob, Document, Element, Response, SvgElement, Url, Window};

/// The window.
pub fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document.
pub fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Fetches a text that is served beside the page; `None` when it cannot be had.
pub fn fetch_text(address: &str, done: yew::Callback<Option<String>>) {
    let answer = JsFuture::from(window().fetch_with_str(address));
    yew::platform::spawn_local(async move {
        let text = match answer.await.map(|answer| answer.unchecked_into::<Response>()) {
            Ok(answer) if answer.ok() => answer.text().ok(),
            _ => None,
        };
        let text = match text {
            Some(text) => JsFuture::from(text).await.ok().and_then(|text| text.as_string()),
            None => None,
        };
        done.emit(text);
    });
}

/// Goes to another screen.
pub fn go(route: &table::route::Route) {
    // The browser then reports the change, and the page follows it.
    let _ = window().location().set_hash(&route.hash());
}

/// Goes to another screen in place of this one, which the way back then skips.
pub fn go_instead(route: &table::route::Route) {
    // A bare `#…` would be taken from the folder's address, and the page loaded again.
    let _ = window().location().replace(&format!("{}{}", page_address(), route.hash()));
}

/// The page's own address without anything behind it.
pub fn page_address() -> String {
    let location = window().location();
    let (origin, path) = (location.origin(), location.pathname());
    format!("{}{}", origin.unwrap_or_default(), path.unwrap_or_default())
}

/// Puts a text on the clipboard and tells whether that was allowed.
pub fn copy(text: &str, done: yew::Callback<bool>) {
    let clipboard = window().navigator().clipboard();
    if clipboard.is_undefined() {
        // Only a page that came over a safe connection has one.
        return done.emit(false);
    }
    let written = JsFuture::from(clipboard.write_text(text));
    yew::platform::spawn_local(async move { done.emit(written.await.is_ok()) });
}

/// The system's way to send something to somebody; `None` where there is none.
fn share_sheet() -> Option<Function> {
    Reflect::get(&window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Whether the system has a share sheet.
pub fn can_share() -> bool {
    share_sheet().is_some()
}

/// Opens the share sheet with an address.
pub fn share(title: &str, address: &str) {
    let Some(sheet) = share_sheet() else { return };
    let what = Object::new();
    let _ = Reflect::set(&what, &"title".into(), &title.into());
    let _ = Reflect::set(&what, &"url".into(), &address.into());
    if let Ok(shared) = sheet.call1(&window().navigator(), &what) {
        // Somebody who changes their mind is no trouble.
        yew::platform::spawn_local(async move {
            let _ = JsFuture::from(shared.unchecked_into::<Promise>()).await;
        });
    }
}

/// Saves a text as a file.
pub fn download(name: &str, text: &str) {
    let parts = Array::of1(&text.into());
    let file = Blob::new_with_str_sequence(&parts).ok();
    let Some(address) = file.and_then(|file| Url::create_object_url_with_blob(&file).ok()) else {
        return;
    };
    let link = document().create_element("a").ok().and_then(|link| link.dyn_into().ok());
    let Some(link): Option<web_sys::HtmlElement> = link else { return };
    let _ = link.set_attribute("href", &address);
    let _ = link.set_attribute("download", name);
    link.click();
    // Once it is on its way.
    Timeout::new(60_000, move || drop(Url::revoke_object_url(&address))).forget();
}

/// Reads a file as text; `None` when that fails.
pub fn read_file(file: &web_sys::File, done: yew::Callback<Option<String>>) {
    // A film dropped by mistake would only fill the memory.
    if file.size() > table::shelf::LARGEST as f64 {
        return done.emit(None);
    }
    let text = JsFuture::from(file.text());
    yew::platform::spawn_local(async move {
        done.emit(text.await.ok().and_then(|text| text.as_string()));
    });
}

/// A seed for luck that nobody can foresee.
pub fn fresh_seed() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the browser has randomness");
    engine::setup::fresh_seed(bytes)
}

/// A short random word for ids, without letters that look alike.
pub fn random_word() -> String {
    const LETTERS: &[u8] = b"abcdefghjkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the browser has randomness");
    bytes.iter().map(|byte| LETTERS[*byte as usize % LETTERS.len()] as char).collect()
}

/// Whether the player asked the system for less motion.
pub fn wants_less_motion() -> bool {
    asks_for("(prefers-reduced-motion: reduce)")
}

/// Whether the player asked the system for light pages.
pub fn wants_light() -> bool {
    asks_for("(prefers-color-scheme: light)")
}

fn asks_for(query: &str) -> bool {
    let query = window().match_media(query).ok().flatten();
    query.is_some_and(|query| query.matches())
}

#[wasm_bindgen]
extern "C" {
    /// The screen stays on, or does as the device pleases; `boot.js` has it.
    #[wasm_bindgen(js_name = stayAwake)]
    pub fn stay_awake(wanted: bool);
}

/// Whether the page may take the whole screen.
pub fn can_fill_screen() -> bool {
    document().fullscreen_enabled()
}

/// Takes the whole screen, or gives it back.
pub fn fill_screen() {
    let document = document();
    match (document.fullscreen_element(), document.document_element()) {
        (Some(_), _) => document.exit_fullscreen(),
        (None, Some(root)) => drop(root.request_fullscreen()),
        (None, None) => {}
    }
}

/// Sets one property of an element's own style. Works under a policy that forbids style attributes.
pub fn set_style(element: &Element, property: &str, value: &str) {
    let style = match element.dyn_ref::<SvgElement>() {
        Some(svg) => svg.style(),
        None => match element.dyn_ref::<web_sys::HtmlElement>() {
            Some(html) => html.style(),
            None => return,
        },
    };
    let _ = style.set_property(property, value);
}

thread_local! {
    static BY_KEY: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Whether the last thing anybody did was to press a key: then the keyboard must not get lost.
pub fn by_key() -> bool {
    BY_KEY.get()
}

/// Watches whether keys or pointers are used, from now on.
pub fn watch_hands() {
    for (name, key) in [("keydown", true), ("pointerdown", false)] {
        let options = EventListenerOptions::run_in_capture_phase();
        let watch = move |_: &yew::Event| BY_KEY.set(key);
        EventListener::new_with_options(&document(), name, options, watch).forget();
    }
}

/// All elements below `root` that match.
pub fn all(root: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = root.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

/// Gives an element the keyboard, whether it is HTML or SVG.
pub fn focus(element: &Element) {
    let done = match element.dyn_ref::<SvgElement>() {
        Some(svg) => svg.focus(),
        None => element.dyn_ref::<web_sys::HtmlElement>().map_or(Ok(()), |html| html.focus()),
    };
    let _ = done;
}

/// Takes the keyboard away from wherever it is.
pub fn blur() {
    let active = document().active_element().and_then(|active| active.dyn_into().ok());
    let _ = active.map(|active: web_sys::HtmlElement| active.blur());
}

/// How long nobody waits for a frame that does not come, in milliseconds: a tab at the back has none.
const NO_FRAME: u32 = 250;

/// Does something as soon as the page as it stands has been painted: a hand is answered first, the long work follows.
pub fn after_paint(act: impl FnOnce() + 'static) {
    let act = Rc::new(Cell::new(Some(act)));
    let late = act.clone();
    let late = Timeout::new(NO_FRAME, move || late.take().into_iter().for_each(|act| act()));
    let frame = Closure::once_into_js(move || {
        late.cancel();
        Timeout::new(0, move || act.take().into_iter().for_each(|act| act())).forget();
    });
    let _ = window().request_animation_frame(frame.unchecked_ref());
}
