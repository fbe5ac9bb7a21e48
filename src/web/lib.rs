//! The page: the only room that knows the browser.
//!
//! What can be decided without a browser (gestures, reach, routes, words, the table's own state) is in `table` and
//! tested natively; here are the components around it.

mod any;
mod app;
mod arrivals;
mod audio;
mod boards;
mod browser;
mod catalogue;
mod drag;
mod drawn;
mod frame;
mod look;
mod pages;
mod parts;
mod room;
mod shelf;
mod storage;
mod tabs;
mod thinker;
mod widgets;

/// Puts the page into the document.
pub fn mount() {
    // Names the place on the console; `crash.js` tells the player. Panics of the finished site have no words.
    if cfg!(debug_assertions) {
        std::panic::set_hook(Box::new(|panic| {
            web_sys::console::error_1(&panic.to_string().into());
        }));
    }
    let root = browser::document().get_element_by_id("app").expect("index.html has #app");
    // In a task of its own: getting the wasm ready took one.
    gloo::timers::callback::Timeout::new(0, || {
        yew::Renderer::<app::App>::with_root(root).render();
    })
    .forget();
}
