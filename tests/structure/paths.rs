//! Which modules and crates a source file names.

use crate::File;

/// Every path into this crate that a file names, from the root: `["games", "nicy_hosmosu", "Token"]`.
pub fn named_modules(file: &File) -> Vec<Vec<String>> {
    let module = module_of(&file.path);
    let code = without_comments(&file.text);
    let mut found = Vec::new();
    // `super` means one level less in the tests at the end of a file than above them.
    let (main, tests) = code.split_once("mod tests {").unwrap_or((&code, ""));
    collect(main, &module, &mut found);
    let inner: Vec<String> = module.iter().cloned().chain(["tests".to_owned()]).collect();
    collect(tests, &inner, &mut found);
    found
}

/// Whether a file uses something of this crate from the registry.
pub fn names_crate(file: &File, name: &str) -> bool {
    let code = without_comments(&file.text);
    words(&code).any(|(at, word)| {
        let after = code[at + word.len()..].trim_start();
        let before = code[..at].trim_end();
        let begins = !before.ends_with("::") || before.ends_with("use ::");
        word == name && begins && (after.starts_with("::") || before.ends_with("use"))
    })
}

/// `src/engine/bot/mod.rs` is `["engine", "bot"]`.
fn module_of(path: &str) -> Vec<String> {
    let path = path.trim_start_matches("src/").trim_end_matches(".rs");
    let path = path.strip_suffix("/mod").unwrap_or(path);
    path.split('/').filter(|part| !["lib", "main"].contains(part)).map(str::to_owned).collect()
}

/// Line comments gone; what is cut from a string with `//` in it names no module.
fn without_comments(text: &str) -> String {
    text.lines()
        .map(|line| line.split("//").next().unwrap_or_default())
        .collect::<Vec<_>>()
        .join("\n")
}

fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut at = 0;
    std::iter::from_fn(move || {
        at += code[at..].find(is_word)?;
        let length = code[at..].find(|c| !is_word(c)).unwrap_or(code.len() - at);
        let word = (at, &code[at..at + length]);
        at += length;
        Some(word)
    })
}

fn collect(code: &str, module: &[String], found: &mut Vec<Vec<String>>) {
    for (at, word) in words(code) {
        if code[..at].trim_end().ends_with("::") || !code[at + word.len()..].starts_with("::") {
            continue;
        }
        let root: &[String] = match word {
            "crate" | "saucer_night" => &[],
            "super" => &module[..module.len().saturating_sub(1)],
            _ => continue,
        };
        tree(&code[at + word.len() + 2..], root.to_vec(), found);
    }
}

/// Follows `a::b`, `a::{b, c::d}` and `super::a` behind a root; gives back what comes after.
fn tree<'a>(code: &'a str, mut path: Vec<String>, found: &mut Vec<Vec<String>>) -> &'a str {
    let code = code.trim_start();
    if let Some(mut rest) = code.strip_prefix('{') {
        loop {
            rest = tree(rest, path.clone(), found).trim_start();
            match rest.strip_prefix(',') {
                Some(next) if !next.trim_start().starts_with('}') => rest = next,
                next => return next.unwrap_or(rest).trim_start().trim_start_matches('}'),
            }
        }
    }
    let Some((0, word)) = words(code).next() else {
        // A glob, or the end of an expression.
        found.push(path);
        return code.strip_prefix('*').unwrap_or(code);
    };
    match word {
        "super" => {
            path.pop();
        }
        // `{self, b}` and `{b as c}`: the path itself.
        "self" => {}
        _ => path.push(word.to_owned()),
    }
    let rest = &code[word.len()..];
    if let Some(rest) = rest.strip_prefix("::") {
        return tree(rest, path, found);
    }
    found.push(path);
    let renamed = rest.trim_start().strip_prefix("as ").map(str::trim_start);
    renamed.map_or(rest, |name| name.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_'))
}

#[cfg(test)]
fn names(path: &str, text: &str) -> Vec<String> {
    let file = File { path: path.into(), text: text.into() };
    named_modules(&file).into_iter().map(|path| path.join("::")).collect()
}

#[test]
fn plain_grouped_and_nested_paths_are_seen() {
    assert_eq!(names("src/web/app.rs", "use crate::engine::Seat;"), ["engine::Seat"]);
    assert_eq!(
        names(
            "src/web/app.rs",
            "use crate::{engine::{self, bot::Level as L}, games::nicy_hosmosu::*,\n};\nlet x;"
        ),
        ["engine", "engine::bot::Level", "games::nicy_hosmosu"]
    );
    assert_eq!(names("src/web/app.rs", "fn f() { crate::host::main(); }"), ["host::main"]);
    assert_eq!(names("src/a.rs", "crate::engine::pick::<u8>()"), ["engine::pick"]);
}

#[test]
fn super_is_resolved_against_the_file() {
    assert_eq!(names("src/games/a/space.rs", "use super::super::b::Token;"), ["games::b::Token"]);
    assert_eq!(names("src/games/a/mod.rs", "use super::b;"), ["games::b"]);
    assert_eq!(
        names("src/games/a/mod.rs", "mod tests {\n use super::*; use super::b;"),
        ["games::a", "games::a::b"]
    );
}

#[test]
fn comments_name_nobody() {
    assert!(
        names("src/a.rs", "// like crate::games::b\nlet address = \"//crate::web\";").is_empty()
    );
}

#[test]
fn crates_are_told_from_words_that_look_like_them() {
    let names =
        |text: &str| names_crate(&File { path: "src/a.rs".into(), text: text.into() }, "yew");
    assert!(names("use yew::prelude::*;") && names("use yew;") && names("let x = yew::html!{};"));
    assert!(!names("let yew = 1;") && !names("// yew::x") && !names("use crate::yew_like::X;"));
}
