//! The `data-*` words between the page, its styles and its tests: nobody writes one that the table does not explain.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use saucer_night::table::drag::words;

/// Words that are no part of it: where the loader finds the program, and a card of Alien Frontiers.
const OTHERS: [&str; 2] = ["data-wasm", "data-crystal"];

/// Every `data-…` in the files of a folder.
fn written(folder: &Path, ends: &[&str], found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            written(&path, ends, found);
        } else if ends.iter().any(|end| path.extension().is_some_and(|own| own == *end)) {
            let text = fs::read_to_string(&path).expect("a text");
            let word = |rest: &str| {
                let end = rest.find(|c: char| !c.is_ascii_lowercase() && c != '-');
                format!("data-{}", rest[..end.unwrap_or(rest.len())].trim_end_matches('-'))
            };
            found.extend(text.split("data-").skip(1).map(word).filter(|word| word != "data-"));
        }
    }
}

fn of(folders: &[&str]) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    for folder in folders {
        written(&root.join(folder), &["rs", "css", "js"], &mut found);
    }
    found
}

#[test]
fn every_word_has_a_constant_and_a_line_in_the_table() {
    let known: BTreeSet<&str> = words::ALL.iter().map(|word| word.name).collect();
    assert_eq!(known.len(), words::ALL.len(), "no word twice");
    let used = of(&["src/web", "styles", "tests/browser", "benches/speed"]);
    let unknown: Vec<&String> = used
        .iter()
        .filter(|word| !known.contains(word.as_str()) && !OTHERS.contains(&word.as_str()))
        .collect();
    assert!(unknown.is_empty(), "not in src/table/drag/words.rs: {unknown:?}");
    let table = include_str!("../../src/table/drag/words.rs");
    for word in known {
        let explained = table.lines().any(|line| {
            line.starts_with("//! |")
                && line.split('|').nth(1).is_some_and(|cell| cell.contains(&format!("`{word}`")))
        });
        assert!(explained, "{word} has no line in the table");
    }
}
