//! Measured tables of `docs/figures.md`, between `<!-- table:NAME -->` and `<!-- /table:NAME -->`.

use std::fs;
use std::path::PathBuf;

fn path() -> PathBuf {
    host::project().join("docs/figures.md")
}

/// What is before the table of this name, the table, and what is after it.
fn parts(name: &str) -> [String; 3] {
    let page = fs::read_to_string(path()).expect("the page of figures");
    let (start, end) = (format!("<!-- table:{name} -->\n"), format!("<!-- /table:{name} -->"));
    let (before, rest) = page.split_once(&start).expect("the table has a place there");
    let (table, after) = rest.split_once(&end).expect("the place has an end");
    [format!("{before}{start}"), table.to_owned(), format!("{end}{after}")]
}

/// The table of this name.
///
/// # Panics
/// When the page has no such place.
pub fn read(name: &str) -> String {
    let [_, table, _] = parts(name);
    table
}

/// Replaces the table of this name. The page keeps the rest.
///
/// # Panics
/// When the page has no such place, or cannot be written.
pub fn write(name: &str, table: &str) {
    let [before, _, after] = parts(name);
    let text = format!("{before}{}\n{after}", table.trim_end());
    fs::write(path(), text).expect("the page can be written");
}
