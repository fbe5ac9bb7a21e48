//! `cargo run`.

fn main() {}
