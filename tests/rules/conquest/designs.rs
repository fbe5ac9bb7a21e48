//! Nothing printed goes untested: every design is played by name in one of the tests beside this.

use std::fmt::Debug;
use std::path::Path;

use saucer_night::games::conquest::cards::{
    Counter, EventCard, LocCard, Race, ResCard, StuffCard, Tech,
};

/// Files that only list or count what there is.
const LISTS: [&str; 3] = ["components.rs", "designs.rs", "words.rs"];

fn sources() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/conquest");
    let files = std::fs::read_dir(folder).expect("the tests are there");
    let paths = files.map(|file| file.expect("readable").path());
    let plays = paths.filter(|path| LISTS.iter().all(|list| !path.ends_with(list)));
    plays.map(|path| std::fs::read_to_string(path).expect("readable")).collect()
}

fn missing<K: Debug>(kind: &str, designs: &[K], sources: &str) -> Vec<String> {
    let names = designs.iter().map(|design| format!("{kind}::{design:?}"));
    let ends = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric());
    let played =
        |name: &str| sources.match_indices(name).any(|(at, _)| ends(&sources[at + name.len()..]));
    names.filter(|name| !played(name)).collect()
}

#[test]
fn every_design_is_played_in_a_test() {
    let sources = sources();
    let none: [String; 0] = [];
    assert_eq!(missing("EventCard", &EventCard::ALL, &sources), none);
    assert_eq!(missing("ResCard", &ResCard::ALL, &sources), none);
    assert_eq!(missing("StuffCard", &StuffCard::ALL, &sources), none);
    assert_eq!(missing("LocCard", &LocCard::ALL, &sources), none);
    assert_eq!(missing("Race", &Race::ALL, &sources), none);
    assert_eq!(missing("Counter", &Counter::ALL, &sources), none);
    assert_eq!(missing("Tech", &Tech::ALL, &sources), none);
}

#[test]
fn a_design_without_a_test_is_noticed() {
    assert_eq!(missing("Tech", &[Tech::JetPacks], "Tech::JetPacksOfOld"), ["Tech::JetPacks"]);
}

/// Every rule that is a decision of ours stands in `docs/decisions.md`, and nothing else does.
#[test]
fn every_decision_is_listed() {
    let rules = saucer_night::games::conquest::RULES;
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let listed = std::fs::read_to_string(root.join("docs/decisions.md")).expect("the list");
    let number = |line: &str| line.split("**").nth(1)?.split(' ').next().map(str::to_owned);
    let decided: Vec<String> = rules
        .lines()
        .filter(|line| line.starts_with("- **CQ-") && line.contains("(decision)"))
        .filter_map(number)
        .collect();
    let rows = listed.lines().filter_map(|line| line.strip_prefix("| CQ-"));
    let rows: Vec<String> =
        rows.filter_map(|row| Some(format!("CQ-{}", row.split(' ').next()?))).collect();
    assert!(decided.len() > 100);
    assert_eq!(rows, decided);
}
