//! Everything as one file and back, and saves that are thrown away and brought back.

use super::{FINISHED, MINUTE, Memory, facts, opened, played, shelf};
use crate::AnyTable;
use crate::motion::Pace;
use crate::shelf::{Backup, Brought, Restored, Shelf};
use engine::save::SaveFile;

fn brought(text: &str) -> Backup {
    match Brought::read(text) {
        Some(Brought::Backup(backup)) => backup,
        other => panic!("{other:?}"),
    }
}

/// A device with fifty games, some of them finished, statistics and settings.
fn full() -> Shelf<Memory> {
    let mut shelf = shelf();
    let finished = opened(&SaveFile::parse(FINISHED).expect("a golden game")).expect("opens").0;
    for number in 0..50_u64 {
        let (id, at) = (format!("game{number}"), (number + 1) * MINUTE);
        if number % 5 == 0 {
            shelf.keep(&id, &facts(&finished), finished.save(), at).expect("kept");
        } else {
            let table = played(&format!("moon {number}"), number as usize % 7);
            shelf.keep_table(&id, &table, at).expect("kept");
        }
        if number % 3 == 0 {
            shelf.entitle(&id, &format!("Evening {number}"));
        }
    }
    shelf.keep_lesson("game7", "0 Place it.");
    shelf.set_pace(Pace::Fast);
    shelf.set_light(true);
    shelf.set_names(&["Ädä", "Bo"]);
    shelf
}

#[test]
fn fifty_games_statistics_and_settings_come_back_from_one_file_as_they_were() {
    let mut before = full();
    let file = before.backup();
    let mut after = shelf();
    let restored = after.restore(brought(&file));
    assert_eq!(restored, Restored { added: 50, ..Restored::default() });
    assert_eq!(after.cards(|_| true), before.cards(|_| true));
    assert_eq!(after.backup(), file, "to the letter");
    assert_eq!(after.statistics().games[0].played, 10);
    assert_eq!(
        (after.pace(), after.light(), after.lesson("game7")),
        (Some(Pace::Fast), Some(true), Some("0 Place it.".into()))
    );
    for number in 0..50 {
        let id = format!("game{number}");
        let [one, other] = [&mut before, &mut after]
            .map(|shelf| shelf.open_table(&id).expect("it opens").0.save());
        assert_eq!(one, other);
    }
    assert!(!file.contains("moon 1"), "a running game is not to be read at a glance here either");
}

#[test]
fn the_same_file_twice_changes_nothing_and_of_two_copies_the_newer_stays() {
    let mut own = full();
    let file = own.backup();
    let again = own.restore(brought(&file));
    assert_eq!(again, Restored { left: 50, ..Restored::default() });
    assert_eq!(own.backup(), file);
    // One goes on here, one is older here, and one was thrown away.
    own.keep_table("game1", &played("moon 1", 9), 900 * MINUTE).expect("kept");
    own.keep_table("game2", &played("moon 2", 1), 0).expect("kept");
    own.throw_away("game3");
    own.set_pace(Pace::Instant);
    let restored = own.restore(brought(&file));
    assert_eq!(restored, Restored { added: 1, renewed: 1, left: 48, lost: 0 });
    let mut records = |id| own.open_table(id).expect("it opens").0.records();
    let expected = |number: u8, moves| played(&format!("moon {number}"), moves).records();
    let all = (records("game1"), records("game2"), records("game3"));
    assert_eq!(all, (expected(1, 9), expected(2, 2), expected(3, 3)));
    assert_eq!(own.pace(), Some(Pace::Instant), "what was chosen here stays");
}

#[test]
fn what_cannot_be_read_or_has_no_room_is_counted_and_harms_nothing() {
    let file = full().backup();
    let spoilt = file.replacen("\"game\":\"nicy-hosmosu\"", "\"game\":\"chess\"", 1);
    let restored = shelf().restore(brought(&spoilt));
    assert_eq!((restored.added, restored.lost), (49, 1));
    let mut small = shelf();
    small.keep_table("game1", &played("moon 1", 1), 1).expect("kept");
    small.store.room = small.store.used() + 400;
    let before = small.open_table("game1").expect("it opens").0.save();
    let restored = small.restore(brought(&file));
    assert!(restored.lost > 40, "{restored:?}");
    let after = small.open_table("game1").expect("it opens").0.save();
    assert!(after == before || restored.renewed == 1);
    assert_eq!(small.cards(|_| true).len(), 1 + restored.added);
}

#[test]
fn a_file_is_a_backup_or_statistics_or_nothing_of_the_kind() {
    let shelf = full();
    let statistics = serde_json::to_string(&shelf.statistics()).expect("JSON");
    assert_eq!(Brought::read(&statistics), Some(Brought::Statistics(shelf.statistics())));
    let newer = r#"{"saucer-night-backup":2,"boxes":[]}"#;
    assert_eq!(Brought::read(newer), Some(Brought::Newer));
    for text in ["", "{}", "hello", "[1]", FINISHED, r#"{"saucer-night-backup":1}"#] {
        assert_eq!(Brought::read(text), None, "{text}");
    }
}

#[test]
fn statistics_are_read_back_and_not_counted_twice() {
    let mut own = full();
    let text = serde_json::to_string(&own.statistics()).expect("JSON");
    let Some(Brought::Statistics(file)) = Brought::read(&text) else { panic!("statistics") };
    own.wipe_statistics();
    own.merge_statistics(&file);
    own.merge_statistics(&file);
    assert_eq!(own.statistics(), file);
}

#[test]
fn what_is_thrown_away_comes_back_with_all_that_belongs_to_it() {
    let mut shelf = full();
    shelf.keep_table("game7", &played("moon 7", 3), 900 * MINUTE).expect("kept");
    let before = shelf.store.texts.clone();
    let forgotten = shelf.throw_away("game7");
    assert!(shelf.open_table("game7").is_err() && shelf.lesson("game7").is_none());
    assert_eq!(shelf.cards(|_| true).len(), 49);
    assert!(shelf.bring_back(&forgotten));
    assert_eq!(shelf.store.texts, before, "save, spare, summary and lesson");
    // A copy that another tab has kept meanwhile is not written over.
    let forgotten = shelf.throw_away("game7");
    shelf.keep_table("game7", &played("moon 7", 5), 901 * MINUTE).expect("kept");
    assert!(shelf.bring_back(&forgotten));
    let kept = shelf.open_table("game7").expect("it opens").0.records();
    assert_eq!(kept, played("moon 7", 5).records());
}

#[test]
fn the_room_that_is_left_is_what_nothing_lies_in() {
    let mut shelf = shelf();
    assert!(shelf.is_bare());
    let all = shelf.room();
    shelf.keep_table("ä", &played("moon", 1), 1).expect("kept");
    let used: usize = shelf
        .store
        .texts
        .iter()
        .map(|(key, text)| key.chars().count() + text.chars().count())
        .sum();
    assert!(!shelf.is_bare() && shelf.room() == all - used);
    shelf.lay("setting/much", &"x".repeat(6 << 20));
    assert_eq!(shelf.room(), 0);
}

#[test]
fn a_save_has_a_name_of_the_players_own_until_it_is_taken_away() {
    let mut shelf = shelf();
    shelf.keep_table("a", &played("moon", 1), 1).expect("kept");
    shelf.entitle("a", "  Tuesday, by the fire ");
    shelf.keep_table("a", &played("moon", 2), 2).expect("kept");
    assert_eq!(shelf.about("a").title, "Tuesday, by the fire", "it goes on under that name");
    shelf.entitle("a", "x\u{e9}".repeat(50).as_str());
    assert_eq!(shelf.about("a").title.chars().count(), crate::shelf::LONGEST_TITLE);
    shelf.entitle("a", "");
    assert!(!shelf.text("about/a").expect("a summary").contains("title"));
}
