//! The shelf over a store in memory that can be full or forbidden.

mod backup;

use std::collections::BTreeMap;

use super::{Card, Facts, Notice, OpenRefusal, Shelf, Store, Summary, Trouble};
use crate::motion::Pace;
use crate::{AnyTable, Table, text};
use engine::save::{Kinship, LoadRefusal, SaveFile};
use engine::{Driver, SeatSetup, Setup};
use games::nicy_hosmosu::{NicyHosmosu, Options};

const FINISHED: &str = include_str!("../../../tests/replays/nicy-hosmosu-01.json");
const MINUTE: u64 = 60_000;

/// As much as fits into this many letters, or nothing at all.
#[derive(Debug)]
struct Memory {
    texts: BTreeMap<String, String>,
    room: usize,
    forbidden: bool,
    unreadable: bool,
}

impl Memory {
    fn used(&self) -> usize {
        self.texts.iter().map(|(key, text)| key.len() + text.len()).sum()
    }
}

impl Store for Memory {
    fn get(&self, key: &str) -> Result<Option<String>, Trouble> {
        match (self.forbidden, self.unreadable) {
            (true, _) => Err(Trouble::Forbidden),
            (_, true) => Err(Trouble::Full),
            _ => Ok(self.texts.get(key).cloned()),
        }
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble> {
        if self.forbidden {
            return Err(Trouble::Forbidden);
        }
        let before = self.texts.get(key).map_or(0, |before| key.len() + before.len());
        if self.used() - before + key.len() + text.len() > self.room {
            return Err(Trouble::Full);
        }
        self.texts.insert(key.into(), text.into());
        Ok(())
    }

    fn copy(&mut self, from: &str, to: &str) {
        if let Ok(Some(text)) = self.get(from) {
            let _ = self.set(to, &text);
        }
    }

    fn remove(&mut self, key: &str) {
        self.texts.remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts.keys().cloned().collect()
    }
}

type OurTable = Table<NicyHosmosu>;

fn shelf() -> Shelf<Memory> {
    let texts = BTreeMap::new();
    Shelf::new(Memory { texts, room: usize::MAX, forbidden: false, unreadable: false })
}

impl Shelf<Memory> {
    fn text(&self, key: &str) -> Option<&str> {
        self.store.texts.get(&format!("saucer-night/{key}")).map(|text| &**text)
    }

    /// The save under a key, however it is kept.
    fn saved(&self, key: &str) -> Option<String> {
        self.read_save(key)
    }

    fn lay(&mut self, key: &str, text: &str) {
        self.store.texts.insert(format!("saucer-night/{key}"), text.into());
    }

    fn keep_table(&mut self, id: &str, table: &OurTable, now: u64) -> Result<(), Trouble> {
        self.keep(id, &facts(table), table.save(), now)
    }

    fn open_table(&mut self, id: &str) -> Result<(OurTable, Option<Notice>), OpenRefusal> {
        self.open(id, opened, facts)
    }

    fn about(&self, id: &str) -> Summary {
        self.summary(id).expect("a summary")
    }
}

fn opened(save: &SaveFile) -> Result<(OurTable, Option<usize>), LoadRefusal> {
    OurTable::of(save).map(|(table, cut)| (table, cut.map(|cut| cut.at)))
}

fn facts(table: &OurTable) -> Facts<'_> {
    let (game, seats) = ("nicy-hosmosu", table.seats());
    Facts { game, seats, status: table.status(), outcome: table.outcome() }
}

/// Ada and Bo, after this many moves.
fn played(seed: &str, moves: usize) -> OurTable {
    let seat = |(colour, name): (u8, &str)| SeatSetup {
        colour,
        driver: Driver::Person,
        name: name.into(),
    };
    let seats = [(0, "Ada"), (1, "Bo")].map(seat).to_vec();
    let options = Options::default();
    let setup = Setup { options, practice: false, seats, seed: seed.into() };
    let mut table = OurTable::begin(setup).expect("a table");
    for _ in 0..moves {
        table.play(0).expect("the first move that a hand can make");
    }
    table
}

/// The text with another last record than its seal says.
fn broken(text: &str) -> String {
    text.replace("\"seat\":0", "\"seat\":1")
}

#[test]
fn a_table_that_is_opened_by_its_address_is_parsed_once() {
    let mut shelf = shelf();
    shelf.keep_table("a", &played("moon", 2), 1).expect("kept");
    // The page asks which game it needs, fetches it, asks again, and opens the table.
    assert_eq!(shelf.game_of("a").as_deref(), Some("nicy-hosmosu"));
    assert_eq!(shelf.game_of("a").as_deref(), Some("nicy-hosmosu"));
    let (table, notice) = shelf.open_table("a").expect("it opens");
    assert_eq!((table.records(), notice, shelf.parsed()), (2, None, 1));
}

#[test]
fn what_another_tab_wrote_in_between_is_what_is_opened() {
    let mut shelf = shelf();
    shelf.keep_table("a", &played("moon", 2), 1).expect("kept");
    assert!(shelf.game_of("a").is_some());
    shelf.lay("save/a", &played("moon", 3).save());
    assert_eq!(shelf.open_table("a").expect("it opens").0.records(), 3);
}

#[test]
fn a_whole_spare_takes_the_place_of_a_broken_save() {
    let mut shelf = shelf();
    let before = played("moon", 1);
    shelf.keep_table("a", &before, 1).expect("kept");
    shelf.keep_table("a", &played("moon", 2), 2).expect("kept");
    for last in [broken(&played("moon", 2).save()), "{\"sauc".into(), String::new()] {
        shelf.lay("save/a", &last);
        assert_eq!(shelf.game_of("a").as_deref(), Some("nicy-hosmosu"), "{last}");
        let (table, notice) = shelf.open_table("a").expect("the spare opens");
        assert_eq!((table.records(), notice), (1, Some(Notice::FromSpare)));
        assert_eq!(shelf.saved("save/a"), Some(before.save()), "it lies where it is looked for");
        let (_, notice) = shelf.open_table("a").expect("it opens");
        assert_eq!(notice, None, "that is said once");
    }
}

/// What a curious neighbour would find in the browser.
#[test]
fn a_running_game_is_not_to_be_read_at_a_glance_and_a_finished_one_is() {
    let mut shelf = shelf();
    for moves in 1..4 {
        shelf.keep_table("a", &played("the moon", moves), 1).expect("kept");
    }
    let save = SaveFile::parse(&played("the moon", 2).save()).expect("a save");
    shelf.admit("b", save, 1).expect("kept");
    let cut = |save: &SaveFile| opened(save).map(|(table, _)| (table, Some(1)));
    shelf.open("b", cut, facts).expect("it opens");
    let texts = &shelf.store.texts;
    for folder in ["save/a", "spare/a", "save/b", "whole/b"] {
        assert!(texts.contains_key(&format!("saucer-night/{folder}")), "{folder} is there");
    }
    for (key, text) in texts {
        assert!(!text.contains("moon") && !text.contains("move\""), "{key} says {text}");
    }
    assert_eq!(shelf.open_table("a").expect("it opens").0.save(), played("the moon", 3).save());
    let finished = opened(&SaveFile::parse(FINISHED).expect("a golden game")).expect("opens").0;
    shelf.keep_table("a", &finished, 2).expect("kept");
    assert_eq!(shelf.text("save/a"), Some(&*finished.save()));
}

#[test]
fn a_save_that_was_kept_as_a_file_has_it_opens_and_goes_on_wrapped() {
    let mut shelf = shelf();
    let (before, after) = (played("moon", 2), played("moon", 3));
    shelf.lay("save/a", &before.save());
    assert_eq!(shelf.open_table("a").expect("it opens").0.save(), before.save());
    shelf.keep_table("a", &after, 1).expect("kept");
    assert_eq!(shelf.text("spare/a"), Some(&*before.save()));
    assert_ne!(shelf.text("save/a"), Some(&*after.save()));
    assert_eq!(shelf.open_table("a").expect("it opens").0.save(), after.save());
    let text = shelf.text("save/a").expect("kept").to_owned();
    shelf.lay("save/a", &text[..text.len() / 2]);
    let (table, notice) = shelf.open_table("a").expect("the spare opens");
    assert_eq!((table.save(), notice), (before.save(), Some(Notice::FromSpare)));
}

#[test]
fn what_can_be_written_but_not_read_again_is_not_kept() {
    let mut shelf = shelf();
    shelf.store.unreadable = true;
    assert_eq!(shelf.keep_table("a", &played("moon", 1), 1), Err(Trouble::Full));
    assert_eq!(shelf.open_table("a").expect("it was put down").0.records(), 1);
    shelf.store.unreadable = false;
    assert_eq!(shelf.keep_table("a", &played("moon", 2), 1), Ok(()));
}

#[test]
fn two_broken_copies_are_left_as_they_are() {
    let mut shelf = shelf();
    let last = broken(&played("moon", 2).save());
    shelf.lay("save/a", &last);
    shelf.lay("spare/a", "hello");
    let before = shelf.store.texts.clone();
    assert_eq!(shelf.game_of("a"), None);
    let refused = shelf.open_table("a").expect_err("nothing to open");
    assert_eq!(refused, OpenRefusal::Save(LoadRefusal::Damaged));
    assert_eq!(shelf.store.texts, before);
    assert_eq!(shelf.open_table("b").expect_err("nothing there"), OpenRefusal::NoSuchSave);
}

#[test]
fn a_save_of_a_newer_page_does_not_give_way_to_its_spare() {
    let mut shelf = shelf();
    let newer = r#"{"saucer-night":99,"game":"nicy-hosmosu","rules":1}"#;
    shelf.lay("save/a", newer);
    shelf.lay("spare/a", &played("moon", 1).save());
    let refused = shelf.open_table("a").expect_err("from the future");
    assert_eq!(refused, OpenRefusal::Save(LoadRefusal::Newer));
    assert_eq!(shelf.text("save/a"), Some(newer));
}

#[test]
fn a_save_that_is_cut_off_is_set_aside_whole() {
    let mut shelf = shelf();
    let text = played("moon", 3).save();
    shelf.lay("save/a", &text);
    let cut = |save: &SaveFile| opened(save).map(|(table, _)| (table, Some(2)));
    let (_, notice) = shelf.open("a", cut, facts).expect("it opens");
    assert_eq!((notice, shelf.whole("a")), (Some(Notice::Cut(2)), Some(text)));
}

#[test]
fn a_finished_game_from_outside_is_known_to_be_over_once_it_is_opened_and_is_not_counted() {
    let mut shelf = shelf();
    let save = SaveFile::parse(FINISHED).expect("a golden game");
    let records = save.records();
    shelf.admit("a", save, 7).expect("kept");
    let about = shelf.about("a");
    assert_eq!((about.over, about.at, &*about.status), (false, 7, &*text::moves(records)));
    let (table, _) = shelf.open_table("a").expect("it opens");
    assert_eq!(shelf.parsed(), 0, "it was parsed when it came");
    let over = shelf.about("a");
    assert_eq!((over.over, over.counted, over.at), (true, false, 7));
    assert_eq!((&*over.status, &*over.players), (&*table.status(), &*text::players(table.seats())));
    assert!(shelf.statistics().games.is_empty(), "it was not played here");
}

#[test]
fn a_game_that_ends_here_is_counted_once() {
    let mut shelf = shelf();
    let table = opened(&SaveFile::parse(FINISHED).expect("a golden game")).expect("opens").0;
    shelf.keep_table("a", &table, MINUTE).expect("kept");
    let counted = shelf.statistics();
    assert_eq!((counted.games[0].played, &*counted.games[0].game), (1, "nicy-hosmosu"));
    assert_eq!(counted.games[0].seats.iter().map(|seat| seat.played).sum::<u32>(), 2);
    // Its end is taken back and played again.
    let running = Facts { outcome: None, ..facts(&table) };
    shelf.keep("a", &running, table.save(), MINUTE + 1).expect("kept");
    assert!(!shelf.about("a").over);
    shelf.keep_table("a", &table, MINUTE + 2).expect("kept");
    assert!(shelf.about("a").over && shelf.about("a").counted);
    assert_eq!(shelf.statistics(), counted);
    shelf.wipe_statistics();
    assert!(shelf.statistics().games.is_empty());
}

#[test]
fn the_time_at_the_table_adds_up_from_move_to_move() {
    let mut shelf = shelf();
    let table = played("moon", 1);
    for (now, spent) in [(MINUTE, 0), (2 * MINUTE, MINUTE), (20 * MINUTE, MINUTE)] {
        shelf.keep_table("a", &table, now).expect("kept");
        assert_eq!(shelf.about("a").spent, spent, "at {now}");
    }
}

#[test]
fn where_there_is_no_room_the_spares_go_first() {
    let mut shelf = shelf();
    for id in ["a", "b"] {
        shelf.keep_table(id, &played(id, 1), 1).expect("kept");
        shelf.keep_table(id, &played(id, 2), 2).expect("kept");
    }
    shelf.store.room = shelf.store.used() + 10;
    shelf.keep_table("a", &played("a", 5), 3).expect("room is made");
    assert_eq!(shelf.saved("save/a"), Some(played("a", 5).save()));
    assert_eq!((shelf.text("spare/a"), shelf.text("spare/b")), (None, None));
    assert_eq!(shelf.saved("save/b"), Some(played("b", 2).save()), "no game goes");
    assert_eq!(shelf.about("a").at, 3);
}

#[test]
fn a_save_that_does_not_fit_at_all_leaves_the_one_before_it() {
    let mut shelf = shelf();
    shelf.keep_table("a", &played("a", 1), 1).expect("kept");
    shelf.store.room = shelf.store.used();
    assert_eq!(shelf.keep_table("a", &played("a", 9), 2), Err(Trouble::Full));
    assert_eq!(shelf.open_table("a").expect("it opens").0.records(), 1);
    // One that was never kept is found where it was put down.
    assert_eq!(shelf.keep_table("b", &played("b", 3), 2), Err(Trouble::Full));
    assert_eq!(shelf.game_of("b").as_deref(), Some("nicy-hosmosu"));
    assert_eq!(shelf.open_table("b").expect("it opens").0.records(), 3);
}

#[test]
fn where_storage_is_forbidden_the_last_table_is_found_and_nothing_else_is() {
    let mut shelf = shelf();
    shelf.store.forbidden = true;
    assert_eq!(shelf.keep_table("a", &played("a", 1), 1), Err(Trouble::Forbidden));
    assert_eq!(shelf.open_table("a").expect("it opens").0.records(), 1);
    let save = SaveFile::parse(FINISHED).expect("a golden game");
    assert_eq!(shelf.admit("b", save, 1), Err(Trouble::Forbidden));
    assert!(shelf.open_table("b").expect("it opens").0.outcome().is_some());
    assert_eq!(shelf.open_table("a").expect_err("gone"), OpenRefusal::NoSuchSave);
    assert_eq!(shelf.cards(|_| true), []);
    shelf.set_pace(Pace::Fast);
    shelf.set_sound(true);
    shelf.set_names(&["Ada"]);
    shelf.keep_lesson("a", "0 Place it.");
    shelf.set_embedded("club", "a");
    assert_eq!((shelf.pace(), shelf.sound(), shelf.light(), shelf.still()), Default::default());
    assert!(shelf.names().is_empty() && shelf.statistics().games.is_empty());
    assert_eq!((shelf.lesson("a"), shelf.embedded("club")), (None, None));
    assert!(shelf.store.texts.is_empty());
}

#[test]
fn the_home_page_lists_every_save_the_latest_first_and_says_what_is_wrong() {
    let mut shelf = shelf();
    for (id, now) in [("old", 10), ("new", 30), ("lost", 20), ("alien", 20), ("odd", 5)] {
        shelf.keep_table(id, &played(id, 1), now).expect("kept");
    }
    shelf.lay("about/lost", "{\"game\":\"nicy");
    shelf.lay("save/broken", "hello");
    let alien = Summary { game: "chess".into(), at: 4, ..Summary::default() };
    shelf.lay("about/alien", &serde_json::to_string(&alien).expect("JSON"));
    let cards = shelf.cards(|game| game == "nicy-hosmosu");
    let ids: Vec<&str> = cards.iter().map(|card| &*card.id).collect();
    assert_eq!(ids, ["new", "old", "odd", "alien", "broken", "lost"]);
    let about = |id: &str| cards.iter().find(|card| card.id == id).map(|card| &card.about);
    assert!(matches!(about("new"), Some(Ok(about)) if about.players == "Ada · Bo"));
    let named = Summary { game: "nicy-hosmosu".into(), ..Summary::default() };
    assert_eq!(about("lost"), Some(&Ok(named)), "the save still names its game");
    assert_eq!(about("broken"), Some(&Err(LoadRefusal::NotASave)));
    assert_eq!(about("alien"), Some(&Err(LoadRefusal::Damaged)), "it is not what it says");
    let unknown = shelf.cards(|_| false);
    let other = LoadRefusal::OtherGame("nicy-hosmosu".into());
    assert_eq!(unknown[0], Card { id: "new".into(), about: Err(other) });
}

#[test]
fn a_newcomer_finds_the_copy_that_is_here() {
    let mut shelf = shelf();
    shelf.keep_table("other", &played("mars", 2), 9).expect("kept");
    shelf.keep_table("own", &played("moon", 2), 1).expect("kept");
    shelf.lay("save/broken", "hello");
    let newcomer = |moves| SaveFile::parse(&played("moon", moves).save()).expect("a save");
    assert_eq!(shelf.copy_of(&newcomer(3)), Some(("own".into(), Kinship::Ahead(1))));
    assert_eq!(shelf.copy_of(&newcomer(2)), Some(("own".into(), Kinship::Same)));
    let stranger = SaveFile::parse(&played("venus", 2).save()).expect("a save");
    assert_eq!(shelf.copy_of(&stranger), None);
}

#[test]
fn an_embedded_table_goes_on_until_a_new_game_begins_there() {
    let mut shelf = shelf();
    shelf.keep_table("begun", &played("a", 2), 1).expect("kept");
    shelf.keep_table("fresh", &played("b", 0), 1).expect("kept");
    shelf.set_embedded("club", "begun");
    shelf.set_embedded("elsewhere", "fresh");
    assert_eq!(shelf.embedded("club").as_deref(), Some("begun"));
    shelf.leave_embedded("club", None);
    assert_eq!(shelf.embedded("club"), None);
    assert!(shelf.has_save("begun"), "what was played at is not thrown away");
    assert_eq!(shelf.embedded("elsewhere").as_deref(), Some("fresh"));
    shelf.leave_embedded("club", Some("fresh"));
    assert_eq!((shelf.embedded("elsewhere"), shelf.has_save("fresh")), (None, false));
}

/// Browsers hold games under these keys; a change would lose them.
#[test]
fn everything_lies_where_it_has_always_lain() {
    let mut shelf = shelf();
    let finished = opened(&SaveFile::parse(FINISHED).expect("a golden game")).expect("opens").0;
    shelf.keep_table("a", &finished, 1).expect("kept");
    shelf.keep_table("a", &finished, 2).expect("kept");
    shelf.keep_lesson("a", "0 Place it.");
    shelf.set_embedded("https://club.example x", "a");
    shelf.set_pace(Pace::Fast);
    shelf.set_sound(true);
    shelf.set_still(true);
    shelf.set_light(true);
    shelf.set_names(&["Ada", "Bo"]);
    let keys = [
        "about/a",
        "embed/https://club.example x",
        "lesson/a",
        "save/a",
        "setting/names",
        "setting/pace",
        "setting/sound",
        "setting/still",
        "setting/theme",
        "spare/a",
        "statistics",
    ];
    assert_eq!(shelf.store.keys(), keys.map(|key| format!("saucer-night/{key}")));
    assert_eq!(shelf.text("setting/names"), Some(r#"["Ada","Bo"]"#));
    assert_eq!(
        (shelf.text("setting/theme"), shelf.text("setting/sound")),
        (Some("light"), Some("on"))
    );
    assert!(shelf.has_kept("saucer-night/save/a", "a"));
    assert!(!shelf.has_kept("saucer-night/save/a", "b") && !shelf.has_kept("save/a", "a"));
    shelf.set_sound(false);
    assert_eq!((shelf.sound(), shelf.still(), shelf.light()), (false, true, Some(true)));
    shelf.end_lesson("a");
    assert_eq!(shelf.lesson("a"), None);
    shelf.forget("a");
    assert_eq!(shelf.store.keys().iter().filter(|key| key.ends_with("/a")).count(), 0);
}
