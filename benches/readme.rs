//! Puts a measured table into the README, between `<!-- table:NAME -->` and `<!-- /table:NAME -->`.

use std::fs;

/// Replaces the table of this name. The README keeps the rest.
///
/// # Panics
/// When the README has no such place, or cannot be written.
pub fn write(name: &str, table: &str) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
    let readme = fs::read_to_string(path).expect("a README");
    let (start, end) = (format!("<!-- table:{name} -->"), format!("<!-- /table:{name} -->"));
    let (before, rest) = readme.split_once(&start).expect("the table has a place in the README");
    let (_, after) = rest.split_once(&end).expect("the place has an end");
    let text = format!("{before}{start}\n{}\n{end}{after}", table.trim_end());
    fs::write(path, text).expect("the README can be written");
}
