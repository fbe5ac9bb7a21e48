//! How stylesheets are laid out: a rule that fits stays on its line, any other has one declaration to a line.
//!
//! `cargo test --test structure -- --ignored lay_out_the_styles` lays them out.

use std::fs;
use std::path::Path;

use crate::{File, assert_none, example, project};

/// As wide as a line of the sources.
const WIDTH: usize = 100;

/// A part of a stylesheet.
enum Part {
    Remark(String),
    Declaration(String),
    /// What comes before its braces, and what lies in them; at the top level, also a block of rules.
    Rule(String, Vec<Part>),
    /// An empty line.
    Gap,
}

/// The parts up to the end of a block, or of the text, and what comes after.
fn parts(mut rest: &str) -> (Vec<Part>, &str) {
    let mut parts = Vec::new();
    loop {
        let trimmed = rest.trim_start();
        let gap = rest[..rest.len() - trimmed.len()].matches('\n').count() > 1;
        rest = trimmed;
        if rest.is_empty() || rest.starts_with('}') {
            return (parts, rest.get(1..).unwrap_or_default());
        }
        if gap && !parts.is_empty() {
            parts.push(Part::Gap);
        }
        if rest.starts_with("/*") {
            let end = rest.find("*/").map_or(rest.len(), |at| at + 2);
            parts.push(Part::Remark(rest[..end].into()));
            rest = &rest[end..];
            continue;
        }
        let end = outside(rest, &['{', ';', '}']).next().unwrap_or(rest.len());
        let words = plain(&rest[..end]);
        match rest[end..].chars().next() {
            Some('{') => {
                let (body, after) = self::parts(&rest[end + 1..]);
                parts.push(Part::Rule(words, body));
                rest = after;
            }
            // The last declaration of a rule may come without.
            next => {
                parts.push(Part::Declaration(words));
                rest = &rest[end + usize::from(next == Some(';'))..];
            }
        }
    }
}

/// Where these letters stand outside quotes and brackets.
fn outside<'a>(text: &'a str, letters: &'a [char]) -> impl Iterator<Item = usize> + 'a {
    let (mut quoted, mut depth) = (None, 0);
    text.char_indices().filter_map(move |(at, letter)| {
        match letter {
            _ if quoted == Some(letter) => quoted = None,
            _ if quoted.is_some() => {}
            '"' | '\'' => quoted = Some(letter),
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if depth == 0 && letters.contains(&letter) => return Some(at),
            _ => {}
        }
        None
    })
}

/// With one space for each run of white space, except between quotes.
fn plain(text: &str) -> String {
    let parts = text.split('"').enumerate().map(|(at, part)| {
        let words: Vec<&str> = part.split_whitespace().collect();
        let edge = |is: bool| if is && !part.is_empty() { " " } else { "" };
        let start = edge(part.starts_with(char::is_whitespace));
        let end = edge(part.ends_with(char::is_whitespace) && !words.is_empty());
        if at % 2 == 0 { format!("{start}{}{end}", words.join(" ")) } else { part.into() }
    });
    parts.collect::<Vec<_>>().join("\"").trim().into()
}

/// A part on one line, if it can be.
fn on_a_line(part: &Part) -> Option<String> {
    match part {
        Part::Declaration(words) => Some(format!("{words};")),
        Part::Rule(words, body) => {
            let body: Vec<String> = body.iter().map(on_a_line).collect::<Option<_>>()?;
            Some(format!("{words} {{ {} }}", body.join(" ")))
        }
        Part::Remark(_) | Part::Gap => None,
    }
}

/// What has commas is broken behind them where it is too long; `start` stands on a line of its own.
fn broken(words: &str, start: &str, end: &str, indent: usize, lines: &mut Vec<String>) {
    let space = " ".repeat(indent);
    let mut from = 0;
    if !start.is_empty() {
        lines.push(format!("{}{start}", " ".repeat(indent.saturating_sub(2))));
    }
    for at in outside(words, &[',']).chain([words.len()]) {
        let piece = words[from..at].trim();
        let mark = if at < words.len() { "," } else { end };
        lines.push(format!("{space}{piece}{mark}"));
        from = at + 1;
    }
}

fn lay(parts: &[Part], indent: usize, lines: &mut Vec<String>) {
    let space = " ".repeat(indent);
    for part in parts {
        let line = on_a_line(part).map(|line| format!("{space}{line}"));
        match (part, line) {
            (_, Some(line)) if line.chars().count() <= WIDTH => lines.push(line),
            (Part::Gap, _) => lines.push(String::new()),
            (Part::Remark(words), _) => lines.push(format!("{space}{words}")),
            (Part::Declaration(words), line) => match words.split_once(": ") {
                Some((name, value)) if outside(value, &[',']).next().is_some() => {
                    broken(value, &format!("{name}:"), ";", indent + 2, lines);
                }
                _ => lines.extend(line),
            },
            (Part::Rule(words, body), _) => {
                let head = format!("{space}{words} {{");
                if head.chars().count() <= WIDTH {
                    lines.push(head);
                } else {
                    broken(words, "", " {", indent, lines);
                }
                lay(body, indent + 2, lines);
                lines.push(format!("{space}}}"));
            }
        }
    }
}

fn laid_out(sheet: &str) -> String {
    let mut lines = Vec::new();
    lay(&parts(sheet).0, 0, &mut lines);
    lines.join("\n") + "\n"
}

fn sheets(files: &[File]) -> impl Iterator<Item = &File> {
    files.iter().filter(|file| file.path.starts_with("styles/") && file.path.ends_with(".css"))
}

fn crowded(files: &[File]) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in sheets(files) {
        if !file.text.starts_with("/*") {
            complaints.push(format!("{} does not say what it is for", file.path));
        }
        let wanted = laid_out(&file.text);
        let pairs = file.text.lines().zip(wanted.lines()).enumerate();
        let differs = pairs.filter(|(_, (is, wanted))| is != wanted).map(|(at, _)| at + 1).next();
        if file.text != wanted {
            let at =
                differs.unwrap_or_else(|| file.text.lines().count().min(wanted.lines().count()));
            complaints.push(format!("{}:{at} is laid out in another way than the rest", file.path));
        }
    }
    complaints
}

#[test]
fn every_sheet_has_one_declaration_to_a_line() {
    let files = project();
    assert!(sheets(&files).count() >= 10, "the sheets were found");
    assert_none(crowded(&files));
    let bad = example(&[
        ("styles/a.css", "/* A. */\n.a { top: 0; }\n.b { top: 0;\n  left: 0 }\n"),
        ("styles/b.css", ".a { top: 0; }\n"),
        ("static/c.css", ".a{top:0}"),
    ]);
    let complaints = [
        "styles/a.css:3 is laid out in another way than the rest",
        "styles/b.css does not say what it is for",
    ];
    assert_eq!(crowded(&bad), complaints);
}

#[test]
fn a_sheet_that_is_laid_out_says_the_same() {
    let sheet = "/* Why. */\n.a::after, .b:not(.c, .d)  { content: \"{ ; }  /\"; top:\n 0 }\n\n\n\
        @media (min-width: 9px) { .a { top: 0; } }\n\
        .long { background: radial-gradient(circle at 50% 50%, red 0 1px, transparent 2px), linear-gradient(blue, red); \
        color: red; }\n";
    let wanted = "/* Why. */\n.a::after, .b:not(.c, .d) { content: \"{ ; }  /\"; top: 0; }\n\n\
        @media (min-width: 9px) { .a { top: 0; } }\n.long {\n  background:\n    \
        radial-gradient(circle at 50% 50%, red 0 1px, transparent 2px),\n    linear-gradient(blue, red);\n  \
        color: red;\n}\n";
    assert_eq!(laid_out(sheet), wanted);
    assert_eq!(laid_out(wanted), wanted, "once is enough");
}

#[test]
#[ignore = "writes the stylesheets"]
fn lay_out_the_styles() {
    for sheet in sheets(&project()) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&sheet.path);
        fs::write(path, laid_out(&sheet.text)).expect("a writable file");
    }
}
