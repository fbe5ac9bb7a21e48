//! Saves of older rules and older luck: none of them is lost.

use saucer_night::engine::{GameModel, Luck, Session, save};
use saucer_night::for_every_game;
use saucer_night::games::conquest::{Conquest, Edition as Reading, Sheet};
use saucer_night::games::nicy_hosmosu::{Edition, NicyHosmosu};
use saucer_night::games::{alien_frontiers, attack_at_the_tower, conquest};
use saucer_night::table::{AnyFrame, AnyTable, Hands, ShownTable, Table};
use serde_json::Value;

/// Version 1 of Conquest had another Standard track.
const COMPETITIVE: &str = include_str!("old/conquest-1-competitive.json");
const BRUTAL: &str = include_str!("old/conquest-1-brutal.json");
const COOPERATIVE: &str = include_str!("old/conquest-1-cooperative.json");
const SOLO: &str = include_str!("old/conquest-1-solo.json");

fn records(text: &str) -> usize {
    save::about(text).expect("a save").records
}

#[test]
fn games_of_conquest_version_1_come_to_their_end_on_the_track_they_began_with() {
    for (text, sheet) in [
        (COMPETITIVE, Sheet::First),
        (BRUTAL, Sheet::Brutal),
        (COOPERATIVE, Sheet::First),
        (SOLO, Sheet::First),
    ] {
        assert!(text.contains("\n\"rules\": 1,\n"), "an old save");
        let loaded = save::read::<Conquest>(text).expect("it opens");
        assert_eq!((loaded.cut, loaded.session.records().len()), (None, records(text)));
        assert!(loaded.session.outcome().is_some(), "it was played to its end");
        let options = &loaded.session.setup().options;
        assert_eq!((options.sheet, options.edition), (sheet, Reading::First));
        // From then on it is a save of today.
        let today = save::write(&loaded.session);
        assert!(today.contains(&format!("\n\"rules\": {},\n", Conquest::RULES_VERSION)));
        let again = save::read::<Conquest>(&today).expect("it opens again");
        assert_eq!((again.cut, again.session.records()), (None, loaded.session.records()));
    }
}

#[test]
fn on_the_track_of_today_they_would_not_fit() {
    for text in [COOPERATIVE, SOLO] {
        let mut save: Value = serde_json::from_str(text).expect("a save");
        save["rules"] = Conquest::RULES_VERSION.into();
        let loaded = save::read::<Conquest>(&crate::signing::signed(save)).expect("it opens");
        let cut = loaded.cut.expect("a red circle that is no longer there").at;
        assert_eq!(loaded.session.records().len(), cut, "all that fits is there");
        assert!(cut > 20 && loaded.session.to_act().is_some(), "the game can go on from there");
    }
}

/// Every save of this folder whose name begins so.
fn old_saves(prefix: &str) -> Vec<(String, String)> {
    let entries = std::fs::read_dir(crate::folder().join("old")).expect("the folder of old saves");
    let paths = entries.map(|entry| entry.expect("a readable entry").path());
    let named = paths.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), path));
    let ours = named.filter(|(name, _)| name.starts_with(prefix));
    ours.map(|(name, path)| (name, std::fs::read_to_string(path).expect("a readable save")))
        .collect()
}

/// What was dealt and what each record gave stays; what comes after a record has the luck of today.
fn keeps_its_luck<G: GameModel>(name: &str, text: &str) {
    let loaded = save::read::<G>(text).expect("it opens");
    let session = &loaded.session;
    assert_eq!((loaded.cut, session.records().len()), (None, records(text)), "{name}");
    assert_eq!(session.luck(), Luck::First, "{name}");
    assert!(session.outcome().is_some(), "{name} was played to its end");
    // The same decisions dealt and thrown anew make another game.
    let mut again = Session::<G>::new(session.setup().clone()).expect("sets up");
    let decisions = session.records().iter().filter(|record| !record.auto);
    let same = decisions.into_iter().all(|record| again.play(record.seat, &record.mv).is_ok());
    assert!(!same || again.records() != session.records(), "{name} has the luck of today");
}

#[test]
fn games_of_the_first_luck_keep_what_it_gave_them() {
    let saves = old_saves("");
    macro_rules! of_its_game {
        ($($module:ident: $game:ty,)*) => {$(
            let id = <$game as GameModel>::ID.0;
            let ours = saves.iter().filter(|(name, _)| name.starts_with(id));
            assert!(ours.clone().count() > 0, "{id} has none");
            ours.for_each(|(name, text)| keeps_its_luck::<$game>(name, text));
        )*};
    }
    for_every_game!(of_its_game);
}

#[test]
fn games_of_alien_frontiers_version_1_come_to_their_end_under_the_first_edition() {
    use alien_frontiers::{AlienFrontiers, Edition};
    let saves = old_saves("alien-frontiers-1-");
    assert_eq!(saves.len(), 5);
    for (name, text) in saves {
        assert!(text.contains("\n\"rules\": 1,\n"), "{name} is an old save");
        let loaded = save::read::<AlienFrontiers>(&text).expect("it opens");
        assert_eq!((loaded.cut, loaded.session.records().len()), (None, records(&text)), "{name}");
        assert!(loaded.session.outcome().is_some(), "{name} was played to its end");
        assert_eq!(loaded.session.setup().options.edition, Edition::First);
        let again = save::read::<AlienFrontiers>(&save::write(&loaded.session)).expect("opens");
        assert_eq!((again.cut, again.session.records()), (None, loaded.session.records()));
    }
}

#[test]
fn games_of_attack_at_the_tower_version_1_come_to_their_end_under_the_first_edition() {
    use attack_at_the_tower::{AttackAtTheTower, Edition};
    let saves = old_saves("attack-at-the-tower-1-");
    assert_eq!(saves.len(), 5);
    for (name, text) in saves {
        assert!(text.contains("\n\"rules\": 1,\n"), "{name} is an old save");
        let loaded = save::read::<AttackAtTheTower>(&text).expect("it opens");
        assert_eq!((loaded.cut, loaded.session.records().len()), (None, records(&text)), "{name}");
        assert!(loaded.session.outcome().is_some(), "{name} was played to its end");
        assert_eq!(loaded.session.setup().options.edition, Edition::First);
        let again = save::read::<AttackAtTheTower>(&save::write(&loaded.session)).expect("opens");
        assert_eq!((again.cut, again.session.records()), (None, loaded.session.records()));
    }
}

#[test]
fn games_of_nicy_hosmosu_version_1_come_to_their_end_under_the_first_edition() {
    let saves = old_saves("nicy-hosmosu-1-");
    assert_eq!(saves.len(), 10);
    for (name, text) in saves {
        assert!(text.contains("\n\"rules\": 1,\n"), "{name} is an old save");
        let loaded = save::read::<NicyHosmosu>(&text).expect("it opens");
        assert_eq!((loaded.cut, loaded.session.records().len()), (None, records(&text)), "{name}");
        assert!(loaded.session.outcome().is_some(), "{name} was played to its end");
        assert_eq!(loaded.session.setup().options.edition, Edition::First);
        let again = save::read::<NicyHosmosu>(&save::write(&loaded.session)).expect("opens again");
        assert_eq!((again.cut, again.session.records()), (None, loaded.session.records()));
    }
}

/// How the games of version 2 of Conquest ended, each seat's place and points.
const ENDS: [(&str, &str); 12] = [
    ("conquest-2-01.json", "2:0 1:10"),
    ("conquest-2-02.json", "2:0 2:3 2:0"),
    ("conquest-2-03.json", "2:5 2:2"),
    ("conquest-2-04.json", "2:0 2:4 2:4 2:0"),
    ("conquest-2-05.json", "3:4 1:9 4:1 2:6"),
    ("conquest-2-06.json", "1:8 3:0 1:8 3:2"),
    ("conquest-2-07.json", "2:0 2:2 2:2 2:0"),
    ("conquest-2-08.json", "2:0 2:3 2:1"),
    ("conquest-2-09.json", "2:1 2:0"),
    ("conquest-2-10.json", "2:0 2:1 2:0 2:0"),
    ("conquest-2-11.json", "1:10"),
    ("conquest-2-12.json", "2:4 2:1 2:0 2:3"),
];

#[test]
fn games_of_conquest_version_2_come_to_the_end_they_had_under_the_first_edition() {
    let saves = old_saves("conquest-2-");
    assert_eq!(saves.len(), ENDS.len());
    for (name, text) in saves {
        assert!(text.contains("\n\"rules\": 2,\n"), "{name} is an old save");
        let loaded = save::read::<Conquest>(&text).expect("it opens");
        assert_eq!((loaded.cut, loaded.session.records().len()), (None, records(&text)), "{name}");
        assert_eq!(loaded.session.setup().options.edition, Reading::First);
        let outcome = loaded.session.outcome().expect("it was played to its end");
        let end = outcome
            .standings
            .iter()
            .map(|standing| format!("{}:{}", standing.place, standing.points.unwrap_or_default()));
        let end = end.collect::<Vec<_>>().join(" ");
        assert!(ENDS.contains(&(name.as_str(), end.as_str())), "{name}: {end}");
        let again = save::read::<Conquest>(&save::write(&loaded.session)).expect("opens again");
        assert_eq!((again.cut, again.session.records()), (None, loaded.session.records()));
    }
}

/// Whether "Play again", and a link to such a table, begin under the rules and the luck of today.
fn begins_anew_as_today<G: Hands>(name: &str, text: &str) {
    let (table, _) = Table::<G>::open(text).expect("it opens");
    let again = ShownTable::<dyn AnyFrame>::again(&table, "another".into());
    let save: Value = serde_json::from_str(&again.save()).expect("JSON");
    let wish: Value = serde_json::from_str(&table.wish().options.expect("options")).expect("JSON");
    for options in [&save["setup"]["options"], &wish] {
        assert_eq!(options["edition"], "second", "{name}");
        assert_ne!(options["sheet"], "first", "{name} has the track of today");
        assert_ne!(options["second-hand"], true, "{name}: nobody chose a second hand");
    }
    assert_eq!(save["setup"]["luck"], 2, "{name}");
    assert_eq!(save["setup"]["seats"].as_array().map(Vec::len), Some(table.seats().len()));
}

#[test]
fn another_game_at_an_old_table_follows_the_rules_of_today() {
    let saves = old_saves("");
    macro_rules! of_its_game {
        ($($module:ident: $game:ty,)*) => {$(
            let ours = saves.iter().filter(|(name, _)| name.starts_with(<$game>::ID.0));
            ours.for_each(|(name, text)| begins_anew_as_today::<$game>(name, text));
        )*};
    }
    for_every_game!(of_its_game);
}

#[test]
fn what_a_table_chose_itself_is_kept_for_another_game() {
    let chosen = attack_at_the_tower::Options { second_hand: true, ..Default::default() };
    assert_eq!(attack_at_the_tower::AttackAtTheTower::renewed(&chosen), chosen);
    let brutal = conquest::Options { sheet: Sheet::Brutal, monument: true, ..Default::default() };
    assert_eq!(Conquest::renewed(&brutal), brutal);
}
