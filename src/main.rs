//! In the browser: the page. On the host: `cargo run`.

#[cfg(target_arch = "wasm32")]
fn main() {
    saucer_night::web::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
