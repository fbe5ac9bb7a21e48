//! `docs/decisions.md` names every rule that is a decision of ours, and no other.

use crate::numbers::number;
use crate::{File, assert_none, example, project};
use std::collections::BTreeSet;

/// The numbers of the rules that a `rules.md` marks as decisions.
fn marked(book: &str) -> BTreeSet<String> {
    let lines = book.lines().filter(|line| line.contains("(decision"));
    let starts = lines.map(|line| line.trim_start_matches(['-', ' ', '*']));
    starts.filter_map(number).collect()
}

/// The numbers in the first column of a section's table.
fn listed(section: &str) -> BTreeSet<String> {
    let rows = section.lines().filter_map(|line| line.strip_prefix("| "));
    let first = rows.filter_map(|row| row.split(" | ").next());
    first.flat_map(|cell| cell.split(", ")).filter_map(number).collect()
}

/// The section of the page about the game of a `rules.md`.
fn section<'a>(page: &'a str, book: &str) -> Option<&'a str> {
    let name = book.lines().next()?.strip_prefix("# ")?.split(':').next()?;
    let rest = page.split_once(&format!("\n## {name}\n"))?.1;
    Some(rest.split("\n## ").next().unwrap_or(rest))
}

fn complaints(files: &[File]) -> Vec<String> {
    let Some(page) = files.iter().find(|file| file.path == "docs/decisions.md") else {
        return vec!["docs/decisions.md is missing".into()];
    };
    let mut complaints = Vec::new();
    for book in files.iter().filter(|file| file.path.ends_with("/rules.md")) {
        let Some(section) = section(&page.text, &book.text) else {
            complaints.push(format!("{} has no section in docs/decisions.md", book.path));
            continue;
        };
        let (marked, listed) = (marked(&book.text), listed(section));
        let missing = marked.difference(&listed);
        complaints.extend(missing.map(|rule| format!("{rule} is a decision without a reason")));
        let strange = listed.difference(&marked);
        complaints.extend(strange.map(|rule| format!("{rule} is no decision")));
    }
    complaints
}

#[test]
fn every_decision_has_its_reason() {
    assert_none(complaints(&project()));
}

#[test]
fn a_decision_that_is_missing_or_too_much_is_noticed() {
    let book =
        "# Z: the rules\n- ZZ-1.1 (decision) One.\n- **ZZ-1.2** Two (decision).\n- ZZ-1.3 No.\n";
    let page = "# D\n\n## Z\n\n| rule | x |\n|---|---|\n| ZZ-1.1 | a |\n| ZZ-1.3 | b |\n\n## Y\n";
    let files = [("src/games/z/rules.md", book), ("docs/decisions.md", page)];
    assert_eq!(
        complaints(&example(&files)),
        ["ZZ-1.2 is a decision without a reason", "ZZ-1.3 is no decision"]
    );
    assert_eq!(complaints(&example(&files[..1])), ["docs/decisions.md is missing"]);
    let other = [files[0], ("docs/decisions.md", "# D\n\n## Y\n")];
    assert_eq!(
        complaints(&example(&other)),
        ["src/games/z/rules.md has no section in docs/decisions.md"]
    );
}
