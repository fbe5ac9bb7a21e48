//! How safely the browser keeps what is kept, and whether the site is on the device.

use std::cell::Cell;

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::{Function, Promise, Reflect};
use yew::Callback;

use crate::browser::window;

thread_local! {
    static CLAIMED: Cell<bool> = const { Cell::new(false) };
}

/// What the browser says of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promised {
    /// Whether it has promised to clear nothing away by itself.
    pub keeps: bool,
    /// Whether this is the browser that deletes what a site keeps after seven days without a visit.
    pub forgets: bool,
    /// Whether all of the site is on the device, so that it plays without a network.
    pub offline: bool,
}

/// What `navigator.storage` answers; nothing where it is not there, or not allowed to.
async fn asked(method: &str) -> Option<JsValue> {
    let storage = Reflect::get(&window().navigator(), &"storage".into()).ok()?;
    let method: Function = Reflect::get(&storage, &method.into()).ok()?.dyn_into().ok()?;
    let answer: Promise = method.call0(&storage).ok()?.dyn_into().ok()?;
    JsFuture::from(answer).await.ok()
}

/// Asks the browser to keep what is kept, whatever happens, and tells what it has promised. It is asked once in a visit:
/// some browsers ask the player.
pub fn claim(done: Callback<Promised>) {
    yew::platform::spawn_local(async move {
        if !CLAIMED.replace(true) {
            asked("persist").await;
        }
        let keeps = asked("persisted").await.is_some_and(|answer| answer.is_truthy());
        done.emit(Promised { keeps, forgets: is_forgetful(), offline: is_kept() });
    });
}

/// Safari, unless the site is installed.
fn is_forgetful() -> bool {
    let agent = Reflect::get(&window().navigator(), &"userAgent".into()).ok();
    let agent = agent.and_then(|agent| agent.as_string()).unwrap_or_default();
    let others = ["Chrom", "Android", "Edg", "OPR", "Firefox"];
    let installed = window().match_media("(display-mode: standalone)").ok().flatten();
    agent.contains("Safari/")
        && !others.iter().any(|other| agent.contains(other))
        && !installed.is_some_and(|query| query.matches())
}

/// Whether this visit is served from the device: then all of the site is there.
fn is_kept() -> bool {
    let worker = Reflect::get(&window().navigator(), &"serviceWorker".into());
    let controller = worker.and_then(|worker| Reflect::get(&worker, &"controller".into()));
    controller.is_ok_and(|controller| controller.is_truthy())
}

/// What puts the site among the device's own programs, where the browser offers it; `boot.js` has it.
fn offer() -> Option<Function> {
    Reflect::get(&window(), &"installSite".into()).ok()?.dyn_into().ok()
}

/// Whether the browser offers that.
pub fn can_install() -> bool {
    offer().is_some()
}

/// Takes it. The browser asks once.
pub fn install() {
    if let Some(offer) = offer() {
        let _ = offer.call0(&JsValue::NULL);
        let _ = Reflect::delete_property(&window(), &"installSite".into());
    }
}
