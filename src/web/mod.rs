//! The page: the only room that knows the browser.
//!
//! What can be decided without a browser (gestures, reach, routes, words, the table's own state)
//! is compiled everywhere and tested natively; the components around it exist for wasm32 alone.

pub mod boards;
pub mod drag;
pub mod embed;
pub mod lesson;
pub mod link;
pub mod motion;
pub mod new_table;
pub mod pack;
pub mod route;
pub mod rulebook;
pub mod sound;
pub mod statistics;
pub mod table;
pub mod text;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod arrivals;
#[cfg(target_arch = "wasm32")]
mod audio;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod catalogue;
#[cfg(target_arch = "wasm32")]
mod frame;
#[cfg(target_arch = "wasm32")]
mod pages;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod storage;
#[cfg(target_arch = "wasm32")]
mod tabs;
#[cfg(target_arch = "wasm32")]
mod thinker;
#[cfg(target_arch = "wasm32")]
mod widgets;

/// Puts the page into the document.
#[cfg(target_arch = "wasm32")]
pub fn mount() {
    // Names the place on the console; `crash.js` tells the player. Panics of the finished site have no words.
    if cfg!(debug_assertions) {
        std::panic::set_hook(Box::new(|panic| {
            web_sys::console::error_1(&panic.to_string().into());
        }));
    }
    let root = browser::document().get_element_by_id("app").expect("index.html has #app");
    // In a task of its own: getting the wasm ready took one.
    gloo_timers::callback::Timeout::new(0, || {
        yew::Renderer::<app::App>::with_root(root).render();
    })
    .forget();
}
