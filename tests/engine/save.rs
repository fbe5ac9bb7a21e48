//! Files that load, files that do not, and files from other versions.

use saucer_night::engine::save::{self, Kinship, LoadRefusal, SaveFile};
use saucer_night::engine::session::ReplayRefusal;
use saucer_night::engine::{GameModel, Session, SetupRefusal, Viewer};
use saucer_night::games::nicy_hosmosu::NicyHosmosu;
use serde_json::{Value, json};

use super::signing::signed;
use super::toy::{Game, Move};
use super::{PERSON, table};

fn session() -> Session<Game> {
    let mut session = table([PERSON, PERSON]);
    for mv in [Move::Keep, Move::Swap, Move::Show, Move::Keep] {
        let seat = session.to_act().expect("the game is on");
        session.play(seat, &mv).unwrap();
    }
    session
}

fn saved() -> Value {
    serde_json::from_str(&save::write(&session())).unwrap()
}

fn refusal(text: &str) -> LoadRefusal {
    save::read::<Game>(text).expect_err("a refusal")
}

#[test]
fn a_save_gives_the_same_session_back() {
    let (text, session) = (save::write(&session()), session());
    let loaded = save::read::<Game>(&text).unwrap();
    assert_eq!(loaded.cut, None);
    assert_eq!(loaded.session.records(), session.records());
    assert_eq!(loaded.session.setup(), session.setup());
    assert_eq!(loaded.session.seen(Viewer::Everything), session.seen(Viewer::Everything));
    assert_eq!(save::game_of(&text).as_deref(), Ok("toy"));
}

/// What a session has written before is not written again; taking back must not leave it standing.
#[test]
fn saving_after_every_move_writes_what_saving_once_does() {
    let mut often = table([PERSON, PERSON]);
    for (mv, taken_back) in [(Move::Keep, true), (Move::Swap, false), (Move::Keep, false)] {
        let seat = often.to_act().expect("the game is on");
        often.play(seat, if taken_back { &Move::Keep } else { &mv }).unwrap();
        save::write(&often);
        if taken_back {
            often.undo().unwrap();
        }
    }
    let (once, _) =
        Session::<Game>::replay(often.setup().clone(), often.records().to_vec()).unwrap();
    assert_eq!(save::write(&often), save::write(&once));
}

#[test]
fn what_is_not_a_save_is_refused() {
    let text = save::write(&session());
    let half = &text[..text.len() / 2];
    for foreign in ["", "hello", half, "[]", "3", "null", "{}", r#"{"game":"toy","rules":2}"#] {
        assert_eq!(refusal(foreign), LoadRefusal::NotASave, "{foreign}");
        assert_eq!(save::game_of(foreign), Err(LoadRefusal::NotASave));
    }
    for field in ["game", "rules", "saucer-night"] {
        let mut without = saved();
        without.as_object_mut().unwrap().remove(field);
        assert_eq!(refusal(&without.to_string()), LoadRefusal::NotASave, "no {field}");
    }
}

#[test]
fn a_newer_format_or_newer_rules_are_refused_as_such() {
    let mut format = saved();
    format["saucer-night"] = (save::FORMAT + 1).into();
    assert_eq!(refusal(&signed(format)), LoadRefusal::Newer);
    for rules in [u64::from(Game::RULES_VERSION) + 1, u64::from(u32::MAX) + 1] {
        let mut newer = saved();
        newer["rules"] = rules.into();
        assert_eq!(refusal(&signed(newer)), LoadRefusal::Newer);
    }
}

#[test]
fn any_change_shows_in_the_checksum() {
    let changes: [fn(&mut Value); 6] = [
        |save| save["checksum"] = "0000000000000000".into(),
        |save| save["setup"]["seed"] = "another".into(),
        |save| save["records"][1]["chance"] = json!([4, 4]),
        |save| drop(save["records"].as_array_mut().unwrap().pop()),
        |save| save["records"] = Value::Null,
        |save| drop(save.as_object_mut().unwrap().remove("checksum")),
    ];
    for (index, change) in changes.iter().enumerate() {
        let mut save = saved();
        change(&mut save);
        assert_eq!(refusal(&save.to_string()), LoadRefusal::Damaged, "change {index}");
    }
    let mut signed_nonsense = saved();
    signed_nonsense["setup"] = json!({"seats": 3});
    assert_eq!(refusal(&signed(signed_nonsense)), LoadRefusal::Damaged);
}

#[test]
fn a_save_of_another_game_is_named() {
    let text = save::write(&session());
    let refused = save::read::<NicyHosmosu>(&text).expect_err("a refusal");
    assert_eq!(refused, LoadRefusal::OtherGame("toy".into()));
}

#[test]
fn options_that_make_no_game_are_refused() {
    let mut save = saved();
    save["setup"]["options"]["turns"] = 0.into();
    let expected = LoadRefusal::Setup(SetupRefusal("No turns.".into()));
    assert_eq!(refusal(&signed(save)), expected);
}

#[test]
fn a_reformatted_file_still_loads() {
    let pretty = serde_json::to_string_pretty(&saved()).unwrap();
    let short = saved().to_string();
    for text in [pretty.replace('\n', "\r\n"), pretty, short] {
        assert_eq!(save::read::<Game>(&text).unwrap().session.records(), session().records());
    }
}

#[test]
fn records_that_no_longer_fit_are_cut_off() {
    // Records: 0 keep, 1 swap, 2 settle, 3 show, 4 keep.
    let mut against_the_rules = saved();
    against_the_rules["records"][3]["move"] = "settle".into();
    let mut unreadable = saved();
    unreadable["records"][3]["move"] = "dance".into();
    for save in [against_the_rules, unreadable] {
        let loaded = save::read::<Game>(&signed(save)).unwrap();
        assert_eq!(loaded.cut, Some(ReplayRefusal { at: 3 }));
        assert_eq!(loaded.session.records(), &session().records()[..3]);
        assert!(loaded.session.to_act().is_some(), "the game can go on from there");
    }
}

#[test]
fn an_older_save_is_brought_up_to_date() {
    let mut old = saved();
    old["rules"] = 1.into();
    for at in [0, 4] {
        old["records"][at]["move"] = "pass".into();
    }
    let turns = old["setup"]["options"].as_object_mut().unwrap().remove("turns").unwrap();
    old["setup"]["options"]["rounds"] = turns.clone();
    let loaded = save::read::<Game>(&signed(old.clone())).unwrap();
    assert_eq!((loaded.cut, loaded.session.records()), (None, session().records()));
    // The same words in a save of today are not migrated.
    old["rules"] = Game::RULES_VERSION.into();
    assert_eq!(save::read::<Game>(&signed(old.clone())).unwrap_err(), LoadRefusal::Damaged);
    old["setup"]["options"]["turns"] = turns;
    let loaded = save::read::<Game>(&signed(old)).unwrap();
    assert_eq!(loaded.cut, Some(ReplayRefusal { at: 0 }));
}

#[test]
fn a_save_tells_who_plays_without_knowing_its_game() {
    let about = save::about(&save::write(&session())).expect("a save");
    let names: Vec<&str> = about.seats.iter().map(|seat| &*seat.name).collect();
    assert_eq!((&*about.game, &names[..], about.records), (Game::ID.0, &["Ada", "Bo"][..], 5));
    assert_eq!(save::about("hello"), Err(LoadRefusal::NotASave));
}

/// Whatever is asked of a save, its text is read once.
#[test]
fn a_save_that_was_read_answers_everything() {
    let text = save::write(&session());
    let save = SaveFile::parse(&text).expect("a save");
    assert_eq!((save.text(), save.game(), save.records()), (&*text, Game::ID.0, 5));
    assert_eq!(save.rules(), u64::from(Game::RULES_VERSION));
    assert_eq!(save.seats().as_deref(), Ok(&*session().setup().seats));
    assert_eq!(save.kinship(&save), Kinship::Same);
    for _ in 0..2 {
        let loaded = save.open::<Game>().expect("it opens as often as one likes");
        assert_eq!(save::write(&loaded.session), text);
    }
    let refused = save.open::<NicyHosmosu>().expect_err("another game");
    assert_eq!(refused, LoadRefusal::OtherGame("toy".into()));
}

/// Bringing an older save up to date leaves the value as it was read.
#[test]
fn an_older_save_is_the_same_value_after_it_was_opened() {
    let mut old = saved();
    old["rules"] = 1.into();
    for at in [0, 4] {
        old["records"][at]["move"] = "pass".into();
    }
    let turns = old["setup"]["options"].as_object_mut().unwrap().remove("turns").unwrap();
    old["setup"]["options"]["rounds"] = turns;
    let save = SaveFile::parse(&signed(old)).expect("a save");
    let before = save.clone();
    assert_eq!(save.open::<Game>().expect("it opens").session.records(), session().records());
    assert_eq!((save.rules(), save), (1, before));
}

/// A seal can be right around a set-up that names nobody.
#[test]
fn seats_that_cannot_be_read_are_damage() {
    let mut nobody = saved();
    nobody["setup"] = json!({"seats": 3});
    let save = SaveFile::parse(&signed(nobody)).expect("its seal is right");
    assert_eq!(save.seats(), Err(LoadRefusal::Damaged));
    assert_eq!(save.game(), Game::ID.0);
}

#[test]
fn two_saves_of_one_game_know_which_is_newer() {
    let (mut early, mut late) = (session(), session());
    let earlier = save::write(&early);
    let seat = late.to_act().expect("the game is on");
    late.play(seat, &Move::Keep).unwrap();
    let later = save::write(&late);
    assert_eq!(save::kinship(&earlier, &earlier), Kinship::Same);
    assert_eq!(save::kinship(&later, &earlier), Kinship::Ahead(1));
    assert_eq!(save::kinship(&earlier, &later), Kinship::Behind(1));
    early.play(seat, &Move::Swap).unwrap();
    assert_eq!(save::kinship(&save::write(&early), &later), Kinship::Parted(5));
    assert_eq!(save::kinship(&earlier, "hello"), Kinship::Strangers);
    assert_eq!(save::kinship(&earlier, &save::write(&early.branch(2, "x"))), Kinship::Strangers);
}
