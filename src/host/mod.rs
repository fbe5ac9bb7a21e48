//! What `cargo run` does.
