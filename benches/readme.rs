//! Measured tables of the README, between `<!-- table:NAME -->` and `<!-- /table:NAME -->`.

use std::fs;

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");

/// What is before the table of this name, the table, and what is after it.
fn parts(name: &str) -> [String; 3] {
    let readme = fs::read_to_string(PATH).expect("a README");
    let (start, end) = (format!("<!-- table:{name} -->\n"), format!("<!-- /table:{name} -->"));
    let (before, rest) = readme.split_once(&start).expect("the table has a place in the README");
    let (table, after) = rest.split_once(&end).expect("the place has an end");
    [format!("{before}{start}"), table.to_owned(), format!("{end}{after}")]
}

/// The table of this name.
///
/// # Panics
/// When the README has no such place.
#[allow(dead_code)] // Most benches measure their whole table.
pub fn read(name: &str) -> String {
    let [_, table, _] = parts(name);
    table
}

/// Replaces the table of this name. The README keeps the rest.
///
/// # Panics
/// When the README has no such place, or cannot be written.
pub fn write(name: &str, table: &str) {
    let [before, _, after] = parts(name);
    let text = format!("{before}{}\n{after}", table.trim_end());
    fs::write(PATH, text).expect("the README can be written");
}
