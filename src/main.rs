//! The page's start in the browser; on the host, what `cargo run` does.

#[cfg(target_arch = "wasm32")]
fn main() {
    web::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    host::main()
}
