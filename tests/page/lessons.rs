//! Every guided first game can be played from its first step to its last.

use std::path::Path;

use saucer_night::engine::{capital, save};
use saucer_night::for_every_game;
use saucer_night::table::drag::{Grip, Reach};
use saucer_night::table::lesson::Lesson;
use saucer_night::table::{AnyTable, Hands, Table, Waiting};
use serde_json::Value;

fn lesson_of<G: Hands>() -> Lesson {
    let file = format!("static/learn/{}.txt", G::ID);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&file);
    let source = std::fs::read_to_string(path).unwrap_or_else(|_| panic!("{file} is missing"));
    Lesson::read(&source).unwrap_or_else(|| panic!("{file} is no lesson"))
}

/// Plays what is asked for, step by step. Everything else is refused and changes nothing.
fn played<G: Hands>() {
    let lesson = lesson_of::<G>();
    let mut table = Table::<G>::lesson(&lesson.save).expect("the lesson's save opens");
    let mut stops = Vec::new();
    while table.is_taught() {
        match table.waiting() {
            Waiting::Person(_) => {
                stops.push(table.records());
                let (asked, others): (Vec<usize>, Vec<usize>) =
                    (0..table.handles().len()).partition(|handle| table.accepts(*handle));
                if let Some(other) = others.first() {
                    let before = table.records();
                    assert!(table.play(*other).is_err(), "only the taught move is taken");
                    assert_eq!(table.records(), before);
                }
                quoted::<G>(&lesson, &table, &asked);
                // A hand that makes two moves in one go is the one the sentence speaks of.
                let longest =
                    asked.iter().max_by_key(|handle| table.handles()[**handle].moves.len());
                let handle = *longest.expect("the taught move can be made by hand");
                if let Grip::Drop { pieces, place } = &table.handles()[handle].grip {
                    let reach = Reach::of(table.handles()).only(|handle| table.accepts(handle));
                    assert!(reach.accepts(&pieces[0], place), "the taught place lights up");
                }
                table.play(handle).expect("the taught move is legal");
            }
            Waiting::Computer(_) => {
                let mv = table.foreknown().expect("the lesson knows what the computer does");
                assert!(table.computer_plays(&mv), "a legal move");
            }
            other => panic!("{other:?} in the middle of a lesson"),
        }
    }
    assert_eq!(stops, lesson.stops().collect::<Vec<_>>(), "a sentence for every decision");
    assert!((8..=30).contains(&stops.len()), "{} steps are not a first game", stops.len());
    assert!(matches!(table.waiting(), Waiting::Person(_)), "the free game begins with the player");
    assert!(!table.handles().is_empty() && table.accepts(0), "now everything goes");
    resumes::<G>(&lesson, &table);
}

/// Nobody learns a game by rules that it is not played by any more.
fn follows_the_rules_of_today<G: Hands>() {
    let lesson = lesson_of::<G>();
    let save: Value = serde_json::from_str(&lesson.save).expect("JSON");
    assert_eq!(save["rules"], G::RULES_VERSION, "{}", G::ID);
    let options: G::Options =
        serde_json::from_value(save["setup"]["options"].clone()).expect("options");
    assert_eq!(G::renewed(&options), options, "{}", G::ID);
    let played = save::read::<G>(&lesson.save).expect("the lesson's save opens");
    assert_eq!(played.cut, None, "{}: it fits to its end", G::ID);
}

/// What a sentence puts in quotes is written on a button that does what is asked for.
fn quoted<G: Hands>(lesson: &Lesson, table: &Table<G>, asked: &[usize]) {
    let (words, ..) = lesson.step(table.records());
    let labels: Vec<String> = asked
        .iter()
        .map(|handle| &table.handles()[*handle])
        .filter(|handle| matches!(handle.grip, Grip::Button { .. }))
        .map(|handle| capital(&handle.label))
        .collect();
    for quote in words.split('“').skip(1) {
        let (quote, _) = quote.split_once('”').expect("a quotation ends");
        assert!(labels.iter().any(|label| label == quote), "“{quote}” is not among {labels:?}");
    }
}

/// A lesson that was left goes on where it was; a game that has left its lesson is free.
fn resumes<G: Hands>(lesson: &Lesson, finished: &Table<G>) {
    let mut begun = Table::<G>::lesson(&lesson.save).expect("opens");
    let (mut again, _) = Table::<G>::open(&begun.save()).expect("opens");
    again.teach(&lesson.save).expect("goes on");
    assert!(again.is_taught());
    let (mut free, _) = Table::<G>::open(&finished.save()).expect("opens");
    free.teach(&lesson.save).expect("is asked");
    assert!(!free.is_taught());
    assert!(begun.teach("nonsense").is_err());
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            follows_the_rules_of_today::<$game>();
            played::<$game>();
        }
    )*};
}

for_every_game!(suite);
