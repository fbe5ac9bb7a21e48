//! Every numbered rule of every game has a test that carries its number.

use crate::{File, assert_none, example, project};
use std::collections::BTreeSet;

/// The numbers that a `rules.md` gives out: `NH-4.1` or `NH-X.1` at the start of a line, perhaps as a list item
/// or in bold.
fn rules(text: &str) -> Vec<String> {
    let starts = text.lines().map(|line| {
        let line = line.trim_start();
        let line = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")).unwrap_or(line);
        line.trim_start_matches('*')
    });
    starts.filter_map(number).collect()
}

/// The rule number that a text begins with.
pub fn number(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let prefix = bytes.iter().take_while(|byte| byte.is_ascii_uppercase()).count();
    let rest = text[prefix..].strip_prefix('-').filter(|_| prefix == 2)?;
    let (chapter, rest) = rest.split_once('.')?;
    let whole = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let ends =
        rest[digits..].chars().next().is_none_or(|next| !next.is_alphanumeric() && next != '_');
    let letter = chapter.len() == 1 && chapter.as_bytes()[0].is_ascii_uppercase();
    ((whole(chapter) || letter) && digits > 0 && ends)
        .then(|| format!("{}-{chapter}.{}", &text[..prefix], &rest[..digits]))
}

/// The numbers in the doc comments of a test file.
fn carried(text: &str) -> BTreeSet<String> {
    let comments = text.lines().filter_map(|line| line.trim_start().strip_prefix("///"));
    let words = comments
        .flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '.'));
    words.filter_map(number).collect()
}

fn untested(files: &[File]) -> Vec<String> {
    let tests = files
        .iter()
        .filter(|file| file.path.starts_with("tests/rules/") && file.path.ends_with(".rs"));
    let carried: BTreeSet<String> = tests.flat_map(|file| carried(&file.text)).collect();
    let books = files
        .iter()
        .filter(|file| file.path.starts_with("src/games/") && file.path.ends_with("/rules.md"));
    let mut complaints = Vec::new();
    for book in books {
        let rules = rules(&book.text);
        if rules.is_empty() {
            complaints.push(format!("{} numbers no rule", book.path));
        }
        let missing = rules.iter().filter(|rule| !carried.contains(*rule));
        complaints.extend(missing.map(|rule| format!("{rule} of {} has no test", book.path)));
    }
    complaints
}

/// A folder of rules without its numbered book would escape the check above.
fn without_book(files: &[File]) -> Vec<String> {
    let games: BTreeSet<&str> = files
        .iter()
        .filter_map(|file| file.path.strip_prefix("src/games/")?.split_once('/'))
        .map(|(game, _)| game)
        .collect();
    let has_book =
        |game: &&str| files.iter().any(|file| file.path == format!("src/games/{game}/rules.md"));
    games
        .into_iter()
        .filter(|game| !has_book(game))
        .map(|game| format!("src/games/{game} has no rules.md"))
        .collect()
}

#[test]
fn every_numbered_rule_has_a_test() {
    assert_none(untested(&project()));
}

#[test]
fn every_game_has_its_numbered_rules() {
    assert_none(without_book(&project()));
    let bad = example(&[
        ("src/games/z/mod.rs", ""),
        ("src/games/mod.rs", ""),
        ("src/games/y/rules.md", ""),
    ]);
    assert_eq!(without_book(&bad), ["src/games/z has no rules.md"]);
}

#[test]
fn a_rule_without_a_test_is_noticed() {
    let book = "# Z\n- ZZ-1.1 One.\n- **ZZ-1.10** Ten, see ZZ-7.7.\n* ZZ-X.2 More.\nZZ-2.1: Two.\n- ZZ-S.3 Advice.\n";
    let test = "/// ZZ-1.10, ZZ-X.2\n#[test]\nfn a() { let _ = \"ZZ-1.1\"; }\n    /// The pair of ZZ-2.1.\n";
    let files = [
        ("src/games/z/rules.md", book),
        ("tests/rules/z.rs", test),
        ("tests/other.rs", "/// ZZ-1.1"),
    ];
    let missing =
        ["ZZ-1.1", "ZZ-S.3"].map(|rule| format!("{rule} of src/games/z/rules.md has no test"));
    assert_eq!(untested(&example(&files)), missing);
    assert_eq!(untested(&example(&[("src/games/z/rules.md", "no numbers")])).len(), 1);
}
