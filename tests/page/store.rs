//! The table's store: what happens at a table, without a browser.

mod seats;

use std::rc::Rc;

use crate::desk::{CADET, Desk, PERSON, sit, sit_with};
use saucer_night::engine::Chance;
use saucer_night::engine::bot::{Answer, Rival};
use saucer_night::games::attack_at_the_tower::{AttackAtTheTower, Edition, Options};
use saucer_night::games::nicy_hosmosu::NicyHosmosu;
use saucer_night::table::drag::{Handle, Reach};
use saucer_night::table::lesson::Lesson;
use saucer_night::table::motion::Pace;
use saucer_night::table::shelf::Trouble;
use saucer_night::table::sound::Sound;
use saucer_night::table::store::{Mind, Msg, Over};
use saucer_night::table::{Table, Waiting};

#[test]
fn a_move_is_told_before_the_next_and_kept_after_it_is_painted() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Normal);
    let (frame, records) = (desk.store.frame(), desk.store.table().records());
    desk.play_first();
    assert!(desk.store.is_telling(), "it is shown for a while");
    assert_eq!(desk.kept, 0, "not before it is painted");
    desk.paint();
    assert_eq!(desk.kept, 1);
    let told = desk.store.table().records() - records;
    desk.tell_all();
    assert_eq!(desk.store.frame(), frame + told, "a frame for each record");
    assert!(desk.store.log().len() >= told && desk.travels == told);
    desk.paint();
    assert_eq!(desk.kept, 1, "nothing new, nothing kept");
}

#[test]
fn what_a_pointer_carried_does_not_travel_again() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Normal);
    desk.send(Msg::Dropped("fighter".into(), "c1".into(), true));
    assert!(desk.store.is_telling() && !desk.store.glides() && desk.travels == 0);
    desk.tell_all();
    desk.send(Msg::Dropped("fighter".into(), "d1".into(), false));
    assert!(desk.store.glides() && desk.travels == 1);
}

#[test]
fn hands_are_closed_while_more_waits_and_open_with_the_last_frame() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Normal);
    for _ in 0..60 {
        desk.play_first();
        while desk.store.has_more_to_tell() {
            assert!(desk.store.buttons().is_empty(), "nothing to press meanwhile");
            assert_eq!(**desk.store.reach(), Reach::default(), "nor to pick up");
            let msg = desk.timer.take().expect("a timer");
            desk.send(msg);
        }
        let open = !desk.store.table().choices().is_empty();
        let hands = **desk.store.reach() != Reach::default() || !desk.store.buttons().is_empty();
        assert_eq!(open, hands, "the last frame opens hands");
        desk.tell_all();
    }
}

#[test]
fn at_once_means_nothing_is_told() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Instant);
    desk.play_first();
    assert!(!desk.store.is_telling() && desk.travels == 0 && !desk.store.glides());
    assert!(!desk.store.log().is_empty());
}

#[test]
fn a_press_hurries_what_is_told_and_nothing_else() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Normal);
    let frame = desk.store.frame();
    desk.send(Msg::Hurry);
    assert_eq!(desk.store.frame(), frame, "nothing was told");
    desk.play_first();
    desk.send(Msg::Hurry);
    assert!(!desk.store.is_telling() && desk.timer.is_none());
}

#[test]
fn a_button_gives_way_once_and_its_move_follows_the_paint() {
    let mut desk = Desk::at(sit::<AttackAtTheTower>([PERSON, CADET]), Pace::Instant);
    desk.until::<AttackAtTheTower>(true);
    desk.paint();
    let button = desk.store.buttons().first().expect("a button").key.clone();
    let records = desk.store.table().records();
    assert!(!desk.send(Msg::Pressed(button.clone())), "the press itself draws nothing");
    desk.send(Msg::Pressed(button));
    assert_eq!((desk.painted.len(), desk.store.table().records()), (1, records));
    desk.paint();
    assert!(desk.store.table().records() > records);
}

#[test]
fn a_refused_drop_says_why_and_changes_nothing() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Normal);
    let reach = desk.store.reach().clone();
    desk.send(Msg::Dropped("fighter".into(), "c5".into(), true));
    let toast = desk.store.toast().expect("a sentence");
    assert_eq!(toast.rule, Some("NH-2.4"));
    assert_eq!(desk.store.announcement(), toast.text, "it is read out, too");
    assert_eq!((desk.store.table().records(), desk.sounds.last()), (0, Some(&Sound::Refuse)));
    assert!(Rc::ptr_eq(&reach, desk.store.reach()), "hands are as they were");
    desk.send(Msg::ToastOver);
    assert!(desk.store.toast().is_none());
}

#[test]
fn a_computer_plays_when_it_has_thought_and_seemed_to() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, CADET]), Pace::Normal);
    desk.until::<NicyHosmosu>(false);
    assert!(desk.store.thinking().is_some() && !desk.store.is_telling());
    let records = desk.store.table().records();
    desk.think::<NicyHosmosu>();
    assert_eq!(desk.store.table().records(), records, "too early: nobody would follow");
    assert_eq!(desk.timer, Some(Msg::Seemly));
    let msg = desk.timer.take().unwrap();
    assert!(desk.send(msg));
    assert!(desk.store.table().records() > records);
}

#[test]
fn a_thought_that_is_late_is_waited_for() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([CADET, PERSON]), Pace::Normal);
    desk.until::<NicyHosmosu>(false);
    let records = desk.store.table().records();
    let msg = desk.timer.take().expect("the time to seem");
    assert!(!desk.send(msg), "nothing to draw yet");
    desk.think::<NicyHosmosu>();
    assert!(desk.store.table().records() > records);
}

#[test]
fn a_thought_can_be_hurried_and_then_plays_at_once() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([CADET, PERSON]), Pace::Normal);
    desk.until::<NicyHosmosu>(false);
    let records = desk.store.table().records();
    desk.send(Msg::Hurry);
    assert_eq!((desk.hurried, desk.store.table().records()), (1, records), "it answers by itself");
    desk.think::<NicyHosmosu>();
    assert!(desk.store.table().records() > records, "nothing is waited for any more");

    desk.tell_all();
    desk.until::<NicyHosmosu>(false);
    let records = desk.store.table().records();
    desk.think::<NicyHosmosu>();
    desk.send(Msg::Hurry);
    assert_eq!(desk.hurried, 1, "it has answered already");
    assert!(desk.store.table().records() > records);
}

#[test]
fn where_nobody_can_think_it_is_said() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([CADET, PERSON]), Pace::Normal);
    desk.until::<NicyHosmosu>(false);
    desk.send(Msg::Heard(None));
    assert!(desk.store.toast().is_some());
    desk.think::<NicyHosmosu>();
    assert!(matches!(desk.store.mind(), Mind::Turn { mv: Some(_), .. }), "the question stands");
}

#[test]
fn a_hint_comes_is_left_and_ends_with_the_move() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Instant);
    desk.send(Msg::Hint);
    assert!(matches!(desk.store.mind(), Mind::Advising(_)));
    desk.send(Msg::Hint);
    assert_eq!((desk.store.mind(), desk.stopped), (&Mind::Idle, 1), "asked again, it is left");
    desk.send(Msg::Hint);
    desk.think::<NicyHosmosu>();
    let hint = desk.store.hint().expect("a hint");
    assert_eq!(desk.store.announcement(), hint.sentence);
    desk.play_first();
    assert!(desk.store.hint().is_none(), "it was about the last position");
}

#[test]
fn a_hint_tells_what_the_move_brings_and_what_the_next_best_would() {
    let table = sit::<NicyHosmosu>([PERSON, PERSON]);
    let json = |handle: &Handle<_>| serde_json::to_string(&handle.moves[0]).expect("JSON");
    let moves: Vec<String> = table.handles().iter().map(json).collect();
    let mut desk = Desk::at(table, Pace::Instant);
    desk.send(Msg::Hint);
    let rival = Rival { mv: moves[1].clone(), chance: 0.512, brings: -0.26 };
    let answer = Answer {
        moves: Some(moves[0].clone()),
        chances: vec![0.625, 0.625],
        brings: 1.27,
        rival: Some(rival),
        ..Answer::default()
    };
    desk.send(Msg::Heard(Some(answer.clone())));
    let words = &desk.store.hint().expect("a hint").sentence;
    for part in ["63% to win", "+1.3 points", "51%", "−0.3"] {
        assert!(words.contains(part), "{part} is not in: {words}");
    }
    desk.send(Msg::Hint);
    desk.send(Msg::Hint);
    desk.send(Msg::Heard(Some(Answer { rival: None, ..answer })));
    let words = &desk.store.hint().expect("a hint").sentence;
    assert!(!words.contains('%'), "nothing to decide, no chances: {words}");
}

#[test]
fn undo_goes_back_over_a_computers_turn_and_stops_its_thought() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, CADET]), Pace::Instant);
    desk.until::<NicyHosmosu>(true);
    // Placing the fighters shows nothing that was hidden.
    let (records, lines) = (desk.store.table().records(), desk.store.log().len());
    desk.play_first();
    let stopped = desk.stopped;
    if matches!(desk.store.mind(), Mind::Turn { .. }) {
        desk.send(Msg::Undo);
        assert_eq!((desk.stopped, desk.question.is_none()), (stopped + 1, true), "void");
        assert_eq!(desk.store.table().records(), records);
        desk.send(Msg::Redo);
        assert!(desk.store.table().records() > records && !desk.store.table().can_redo());
        desk.computer_plays::<NicyHosmosu>();
    }
    assert!(desk.store.log().len() > lines);
    desk.send(Msg::Undo);
    match desk.store.toast() {
        Some(why) => panic!("{}", why.text),
        None => assert_eq!(desk.store.table().records(), records),
    }
    assert_eq!(desk.store.log().len(), lines, "the log forgets it, too");
}

#[test]
fn what_cannot_be_taken_back_says_why() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Instant);
    desk.send(Msg::Undo);
    assert!(desk.store.toast().is_some());
}

#[test]
fn a_curtain_falls_when_all_is_told_and_hides_what_was_said() {
    let mut desk = Desk::at(sit::<AttackAtTheTower>([PERSON, PERSON]), Pace::Normal);
    let mut curtains = 0;
    for _ in 0..40 {
        if let Some(seat) = desk.store.curtain() {
            curtains += 1;
            let before = desk.store.log().viewer();
            desk.send(Msg::LiftCurtain);
            assert_ne!(desk.store.log().viewer(), before, "other eyes, another log");
            assert!(desk.store.announcement().is_empty() && desk.store.toast().is_none());
            assert_eq!(desk.waiting(), Waiting::Person(seat));
        }
        if matches!(desk.waiting(), Waiting::Nobody) {
            break;
        }
        desk.play_first();
        if desk.store.is_telling() {
            assert_eq!(desk.store.curtain(), None, "not before it was seen");
        }
        desk.tell_all();
    }
    assert!(curtains > 3, "{curtains} curtains");
}

#[test]
fn a_lesson_refuses_other_moves_and_ends() {
    let source = std::fs::read_to_string(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/static/learn/nicy-hosmosu.txt"
    ));
    let lesson = Lesson::read(&source.expect("the lesson")).expect("a lesson");
    let table = Table::<NicyHosmosu>::lesson(&lesson.save).expect("a table");
    let mut desk = Desk::with_lesson(table, Pace::Instant, Some(lesson));
    let (mut refused, mut taught) = (0, 0);
    for _ in 0..400 {
        let table = desk.store.table();
        if !table.is_taught() {
            break;
        }
        match desk.waiting() {
            Waiting::Computer(_) => {
                assert!(desk.question.is_none(), "a lesson's computer does not think");
                let msg = desk.timer.take().expect("it seems to");
                desk.send(msg);
            }
            Waiting::Person(_) => {
                let records = table.records();
                let handles = (0..200).filter(|handle| table.accepts(*handle)).collect::<Vec<_>>();
                let other = (0..handles[0]).next();
                if let Some(other) = other {
                    desk.send(Msg::Chosen(other));
                    assert!(desk.store.toast().is_some(), "it says that something else is asked");
                    assert_eq!(desk.store.table().records(), records);
                    refused += 1;
                }
                desk.send(Msg::Chosen(handles[0]));
                if desk.store.asked().is_some() {
                    desk.send(Msg::Answered(true));
                }
                assert!(desk.store.table().records() > records);
                taught += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert!(!desk.store.table().is_taught() && taught > 5 && refused > 0, "{taught} {refused}");
    desk.send(Msg::EndLesson);
    assert!(desk.store.lesson().is_none());
}

#[test]
fn a_question_before_a_move_is_answered_or_left() {
    // Under the first edition a base may be built over another, which is gone for good.
    let options = Options { edition: Edition::First, ..Options::default() };
    let table = sit_with::<AttackAtTheTower>(options, [PERSON, PERSON]);
    let mut desk = Desk::at(table, Pace::Instant);
    let mut chance = Chance::unrecorded(5);
    for _ in 0..2000 {
        if desk.store.curtain().is_some() {
            desk.send(Msg::LiftCurtain);
        }
        let table = desk.store.table();
        let choices: Vec<usize> = table
            .choices()
            .iter()
            .flat_map(|group| group.choices.iter().map(|choice| choice.handle))
            .collect();
        let Some(handle) = choices.iter().copied().find(|handle| table.ask(*handle).is_some())
        else {
            desk.send(Msg::Chosen(choices[chance.below(choices.len() as u32) as usize]));
            continue;
        };
        let records = table.records();
        desk.send(Msg::Chosen(handle));
        assert!(desk.store.asked().is_some());
        desk.send(Msg::Answered(false));
        assert!(desk.store.asked().is_none());
        assert_eq!(desk.store.table().records(), records);
        desk.send(Msg::Chosen(handle));
        desk.send(Msg::Answered(true));
        assert!(desk.store.table().records() > records);
        return;
    }
    panic!("nothing was asked");
}

#[test]
fn the_end_opens_by_itself_closes_and_is_looked_back_at() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Instant);
    for _ in 0..3000 {
        if desk.waiting() == Waiting::Nobody {
            break;
        }
        assert_ne!(desk.store.over(), Over::End);
        desk.play_first();
    }
    assert_eq!((desk.waiting(), desk.store.over()), (Waiting::Nobody, Over::End));
    assert_eq!(desk.store.mind(), &Mind::LookingBack);
    let moments = desk.store.curve().records().len();
    for _ in 0..moments {
        assert!(desk.question.take().is_some());
        desk.send(Msg::Heard(Some(Answer { chances: vec![0.5, 0.5], ..Answer::default() })));
    }
    assert_eq!((desk.store.mind(), desk.store.curve().next()), (&Mind::Idle, None));
    desk.send(Msg::Show(Over::Nothing));
    assert_eq!(desk.store.over(), Over::Nothing);
    desk.send(Msg::Again("other luck".into()));
    assert_eq!(desk.opened, 1);
}

#[test]
fn another_tab_takes_the_game_and_gives_it_back() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Instant);
    desk.play_first();
    assert_eq!(desk.kept, 0);
    desk.send(Msg::KeptElsewhere);
    assert_eq!(desk.reopened, 0, "a move of one's own is not thrown away");
    desk.send(Msg::Lost);
    assert!(desk.store.is_elsewhere());
    assert_eq!(desk.kept, 1, "what is new is kept first");
    let records = desk.store.table().records();
    for msg in [Msg::Chosen(0), Msg::Undo, Msg::Hint, Msg::Keep, Msg::KeptElsewhere] {
        desk.send(msg);
    }
    assert_eq!((desk.store.table().records(), desk.reopened), (records, 0));
    desk.send(Msg::TakeOver);
    assert_eq!((desk.claimed, desk.reopened), (1, 1));
}

#[test]
fn that_nothing_is_kept_is_said_until_it_is_known() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Instant);
    assert!(desk.send(Msg::Kept(Some(Trouble::Full))));
    assert_eq!(desk.store.unkept(), Some(Trouble::Full));
    assert!(!desk.send(Msg::Kept(Some(Trouble::Full))), "said once");
    assert!(desk.send(Msg::Kept(None)));
    assert_eq!(desk.store.unkept(), None);
    desk.send(Msg::Kept(Some(Trouble::Forbidden)));
    desk.send(Msg::HideUnkept);
    desk.send(Msg::Kept(Some(Trouble::Forbidden)));
    assert_eq!(desk.store.unkept(), None);
}
