//! What every file keeps: it says what it is for, stays short, and leaves nothing for later.

use crate::{File, assert_none, example, project};

const MOST_LINES: usize = 500;

fn is_source(file: &File) -> bool {
    let ours = ["src/", "tests/", "benches/"].iter().any(|folder| file.path.starts_with(folder));
    ours && file.path.ends_with(".rs")
}

fn without_purpose(files: &[File]) -> Vec<String> {
    let sources = files.iter().filter(|file| is_source(file));
    let silent =
        sources.filter(|file| !file.text.starts_with("//!") && !file.text.starts_with("#![doc"));
    silent.map(|file| format!("{} does not open with `//!`", file.path)).collect()
}

fn too_long(files: &[File]) -> Vec<String> {
    let counted = files
        .iter()
        .filter(|file| is_source(file))
        .map(|file| (&file.path, file.text.lines().count()));
    let long = counted.filter(|(_, lines)| *lines > MOST_LINES);
    long.map(|(path, lines)| format!("{path} has {lines} lines; the most is {MOST_LINES}"))
        .collect()
}

/// Words for unfinished work; put together here, so that this file does not find itself.
fn unfinished_words() -> [String; 4] {
    [["TO", "DO"], ["FIX", "ME"], ["todo", "!"], ["unimplemented", "!"]]
        .map(|halves| halves.concat())
}

fn unfinished(files: &[File]) -> Vec<String> {
    let written = [".rs", ".js", ".css", ".html", ".toml"];
    let files =
        files.iter().filter(|file| written.iter().any(|ending| file.path.ends_with(ending)));
    find_words(files, &unfinished_words(), "leaves something for later")
}

fn outside(files: &[File]) -> Vec<String> {
    find_words(files.iter(), &[["..", "/shared"].concat()], "points outside the project")
}

fn find_words<'a>(
    files: impl Iterator<Item = &'a File>,
    words: &[String],
    what: &str,
) -> Vec<String> {
    let lines = files
        .flat_map(|file| file.text.lines().enumerate().map(move |(at, line)| (file, at + 1, line)));
    let found = lines.filter(|(_, _, line)| words.iter().any(|word| line.contains(word.as_str())));
    found.map(|(file, at, line)| format!("{}:{at} {what}: {}", file.path, line.trim())).collect()
}

#[test]
fn every_file_says_what_it_is_for() {
    assert_none(without_purpose(&project()));
    let bad = example(&[
        ("src/a.rs", "use b;\n//! late"),
        ("src/c.rs", "//! good"),
        ("src/d.md", "no source"),
    ]);
    assert_eq!(without_purpose(&bad), ["src/a.rs does not open with `//!`"]);
}

#[test]
fn no_file_outgrows_its_reader() {
    assert_none(too_long(&project()));
    let (long, longest) = ("x\n".repeat(501), "x\n".repeat(500));
    let bad = example(&[("src/a.rs", &long), ("tests/b.rs", &longest)]);
    assert_eq!(too_long(&bad), ["src/a.rs has 501 lines; the most is 500"]);
}

#[test]
fn nothing_is_left_for_later() {
    assert_none(unfinished(&project()));
    for word in unfinished_words() {
        let text = format!("//! fine\nfn f() {{ {word} }}");
        let complaints = unfinished(&example(&[("src/a.rs", &text)]));
        assert_eq!(complaints.len(), 1);
        assert!(complaints[0].starts_with("src/a.rs:2 "), "{complaints:?}");
    }
}

#[test]
fn nothing_points_outside_the_project() {
    assert_none(outside(&project()));
    let bad = format!("see {}/shared/DESIGN.md", "..");
    assert_eq!(outside(&example(&[("README.md", &bad), ("b.md", "shared/x")])).len(), 1);
}
