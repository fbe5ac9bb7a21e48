//! What a player is told and shown before the next decision: the news, the prompt, what a lesson means.

use crate::desk::{CADET, Desk, PERSON, sit};
use saucer_night::engine::Seat;
use saucer_night::games::alien_frontiers::AlienFrontiers;
use saucer_night::games::nicy_hosmosu::NicyHosmosu;
use saucer_night::table::drag::Grip;
use saucer_night::table::lesson::Lesson;
use saucer_night::table::motion::Pace;
use saucer_night::table::store::Msg;
use saucer_night::table::{AnyTable, Table, Waiting};

#[test]
fn news_are_everything_since_the_last_own_decision() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, CADET]), Pace::Normal);
    for _ in 0..12 {
        desk.until::<NicyHosmosu>(true);
        let seen = desk.store.log().len();
        desk.play_first();
        desk.tell_all();
        let own = desk.store.log().len();
        assert!(own >= seen && desk.store.lately().len() > 1, "what it did is told");
        if desk.waiting() != Waiting::Person(Seat(0)) {
            assert_eq!(desk.store.news(), 0..0, "a computer is to act");
            assert!(desk.store.prompt().ends_with("is thinking"), "{}", desk.store.prompt());
            desk.until::<NicyHosmosu>(true);
            let (news, log) = (desk.store.news(), desk.store.log());
            assert_eq!(news, own..log.len(), "from the first line of the others to the last");
            let words: Vec<&str> = log[news].iter().map(|line| &*line.text).collect();
            assert_eq!(desk.store.lately(), words.join(" "), "the prompt keeps all of it");
        }
    }
}

#[test]
fn what_computers_are_asked_is_not_shown_to_people() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, CADET]), Pace::Normal);
    let mut told = 0;
    for _ in 0..20 {
        desk.until::<NicyHosmosu>(false);
        // What it has thought of already is played without another thought.
        if desk.question.is_some() {
            desk.think::<NicyHosmosu>();
        }
        if !desk.store.is_telling()
            && let Some(msg) = desk.timer.take()
        {
            desk.send(msg);
        }
        while desk.store.is_telling() {
            if desk.store.shown().to_act() == Some(Seat(1)) {
                let prompt = desk.store.prompt();
                assert!(prompt == "Seat 1 plays" || prompt == "Seat 1 is thinking", "{prompt}");
                told += 1;
            }
            let msg = desk.timer.take().expect("what is told ends by a timer");
            desk.send(msg);
        }
    }
    assert!(told > 10, "{told} frames of a computer's turn");
}

#[test]
fn a_set_that_is_half_laid_is_taken_back_piece_by_piece() {
    let mut table = sit::<AlienFrontiers>([PERSON, PERSON]);
    let set = |table: &Table<AlienFrontiers>| {
        table.handles().iter().find_map(|handle| match &handle.grip {
            Grip::Drop { pieces, place } if pieces.len() > 1 => {
                Some((pieces.clone(), place.clone()))
            }
            _ => None,
        })
    };
    while set(&table).is_none() {
        table.play(0).expect("a legal move");
    }
    let (pieces, place) = set(&table).expect("a set");
    let mut desk = Desk::at(table, Pace::Instant);
    let records = desk.store.table().records();
    desk.send(Msg::Dropped(pieces[0].clone(), place, true));
    assert_eq!((desk.store.reach().staged().len(), desk.store.can_undo()), (1, Ok(())));
    desk.send(Msg::Undo);
    assert!(desk.store.reach().staged().is_empty(), "it lies in the tray again");
    assert_eq!((desk.store.table().records(), desk.store.toast()), (records, None));
}

#[test]
fn what_a_lesson_means_is_lit_before_it_is_picked_up() {
    let lesson = "static/learn/nicy-hosmosu.txt";
    let source =
        std::fs::read_to_string(std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(lesson));
    let lesson = Lesson::read(&source.expect("a lesson")).expect("a lesson");
    let table = Table::<NicyHosmosu>::lesson(&lesson.save).expect("opens");
    let desk = Desk::with_lesson(table, Pace::Instant, Some(lesson));
    let meant = desk.store.meant().expect("a move is asked for");
    let Grip::Drop { pieces, place } = &*meant else { panic!("{meant:?}") };
    assert_eq!((&*pieces[0], &**place), ("fighter", "c1"));
}

#[test]
fn where_computers_play_alone_the_prompt_stays_short() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([CADET, CADET]), Pace::Instant);
    let mut lines = 0;
    for _ in 0..60 {
        if desk.waiting() == Waiting::Nobody {
            break;
        }
        if desk.question.is_some() {
            desk.think::<NicyHosmosu>();
        }
        if let Some(msg) = desk.timer.take() {
            desk.send(msg);
        }
        lines = desk.store.log().len();
        let told = desk.store.lately();
        let last = desk.store.log().last().map(|line| line.text.clone()).unwrap_or_default();
        assert!(told.ends_with(&last) && told.matches(". ").count() < 30, "{told}");
    }
    assert!(lines > 24, "{lines} lines of the log: more than the prompt keeps");
}
