//! Finished games, replayed to their exact end.
//!
//! Any finished save dropped into this folder takes part. `ends.txt` notes how each game ended;
//! `cargo test --test replays -- --ignored note_the_ends` writes it anew, and `… write_games`
//! plays ten games of each kind that has fewer, and more where a value of an option is in none of them.
//! `old/` has saves of rules that have changed since.

mod golden;
mod old;

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use kit::signing;
use saucer_night::engine::{GameModel, save};
use saucer_night::for_every_game;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

/// Every save in the folder by its name.
fn saves() -> Vec<(String, String)> {
    let mut saves = Vec::new();
    for entry in fs::read_dir(folder()).expect("the folder of this test") {
        let path = entry.expect("a readable entry").path();
        if path.extension().is_some_and(|ending| ending == "json") {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            saves.push((name, fs::read_to_string(&path).expect("a readable save")));
        }
    }
    saves.sort();
    saves
}

/// How a save ends, checked on the way.
fn end_of(name: &str, text: &str) -> String {
    let game = save::game_of(text).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
    macro_rules! of_its_game {
        ($($module:ident: $game:ty,)*) => {
            $(if game == <$game as GameModel>::ID.0 { return golden::end::<$game>(name, text); })*
        };
    }
    for_every_game!(of_its_game);
    panic!("{name}: no rules for {game}");
}

/// What `ends.txt` says, by name.
fn noted() -> BTreeMap<String, String> {
    let text = fs::read_to_string(folder().join("ends.txt")).unwrap_or_default();
    let line = |line: &str| line.split_once(' ').map(|(name, end)| (name.into(), end.into()));
    text.lines().filter_map(line).collect()
}

#[test]
fn every_game_comes_to_its_noted_end() {
    let noted = noted();
    let saves = saves();
    for (name, text) in &saves {
        let end = end_of(name, text);
        match noted.get(name) {
            Some(expected) => assert_eq!(&end, expected, "{name} ends differently"),
            None => panic!(
                "{name} is replayed, but its end is not noted yet ({end}). Is it the right one? Then note it: \
                 cargo test --test replays -- --ignored note_the_ends"
            ),
        }
    }
    for name in noted.keys() {
        assert!(saves.iter().any(|(save, _)| save == name), "{name} is noted but not there");
    }
}

#[test]
fn there_are_ten_games_of_each_kind_and_every_value_of_every_option_is_among_them() {
    let saves = saves();
    macro_rules! ten {
        ($($module:ident: $game:ty,)*) => {$(
            let id = <$game as GameModel>::ID.0;
            let of_it = |(_, text): &(String, String)| {
                save::game_of(text).is_ok_and(|game| game == id).then(|| text.clone())
            };
            let texts: Vec<String> = saves.iter().filter_map(of_it).collect();
            assert!(texts.len() >= golden::WANTED, "{id} has {}", texts.len());
            let missing = golden::missing_values::<$game>(&texts);
            assert!(missing.is_empty(), "no golden game of {id} has {missing:?}");
            let first = golden::missing_values::<$game>(&texts[..1]);
            assert!(!first.is_empty(), "one game of {id} does not have them all");
        )*};
    }
    for_every_game!(ten);
}

#[test]
fn a_changed_record_does_not_go_unnoticed() {
    let (name, text) = saves().into_iter().next().expect("a save");
    let cut = text.lines().filter(|line| !line.starts_with("{\"move\"")).collect::<Vec<_>>();
    let changed = cut.join("\n");
    assert!(std::panic::catch_unwind(|| end_of(&name, &changed)).is_err());
}

#[test]
#[ignore = "writes ends.txt anew, after a wanted change"]
fn note_the_ends() {
    let line = |(name, text): (String, String)| format!("{name} {}\n", end_of(&name, &text));
    let text: String = saves().into_iter().map(line).collect();
    fs::write(folder().join("ends.txt"), text).expect("a writable folder");
}

#[test]
#[ignore = "plays games and writes them into the folder"]
fn write_games() {
    macro_rules! write {
        ($($module:ident: $game:ty,)*) => { $(golden::write_missing::<$game>(&folder());)* };
    }
    for_every_game!(write);
}
