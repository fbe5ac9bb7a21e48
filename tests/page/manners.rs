//! Characters of computer seats: what they are called, that they differ, and that a seat keeps its own.

use saucer_night::engine::bot::{self, Level, Manner, Question};
use saucer_night::engine::{Chance, Driver, GameModel, SeatSetup, Seen, Setup, Viewer};
use saucer_night::for_every_game;
use saucer_night::games::nicy_hosmosu::NicyHosmosu;
use saucer_night::table::link::SetUp;
use saucer_night::table::manners::{character_of, characters, is_named};
use saucer_night::table::{AnyTable, Hands, Table, Waiting};

use crate::thinking::think;

/// A set of options in which seats play against each other.
fn against_each_other<G: GameModel>() -> G {
    let games = G::variants()
        .into_iter()
        .map(|options| G::new(&options, &mut Chance::unrecorded(3)).expect("a variant sets up"));
    games.into_iter().find(|game| game.walk_mark().is_none()).expect("a competitive game")
}

/// At least three characters, and each finds some positions better or worse than the even-handed one does.
fn characters_differ<G: Hands>() {
    let known = characters(G::ID.0);
    assert!(known.len() >= 4, "{}: {known:?}", G::ID);
    let mut differ = vec![0; known.len() + 1];
    let (mut game, mut chance, mut events) =
        (against_each_other::<G>(), Chance::unrecorded(5), Vec::new());
    for _ in 0..150 {
        let Some(seat) = game.to_act() else { break };
        let even = game.evaluate(seat);
        for (manner, differ) in (0..).zip(&mut differ) {
            let worth = game.evaluate_as(seat, Manner(manner));
            assert!((0.0..=1.0).contains(&worth), "{}: {worth}", G::ID);
            *differ += u32::from(worth != even);
        }
        let seen = Seen::new(&game, Viewer::Seat(seat));
        let mv = bot::choose(&seen, seat, Level::Greedy, &mut chance);
        game.apply(&mv, &mut chance, &mut events);
    }
    let (none, own) = (differ[known.len()], &differ[1..known.len()]);
    assert_eq!((differ[0], none), (0, 0), "{}: a manner nobody has is even-handed", G::ID);
    assert!(own.iter().all(|differ| *differ > 10), "{}: {differ:?}", G::ID);
}

#[test]
fn a_seat_keeps_its_character_in_saves_links_and_questions() {
    let driver = Driver::Character(Level::Officer, Manner(2));
    let seat = |driver, colour| SeatSetup { colour, driver, name: format!("Seat {colour}") };
    let seats = vec![seat(driver, 0), seat(Driver::Computer(Level::Cadet), 1)];
    let setup = Setup { options: Default::default(), practice: false, seats, seed: "m".into() };
    let table = Table::<NicyHosmosu>::begin(setup).expect("sets up");
    assert_eq!(table.waiting(), Waiting::Computer(table.to_act().expect("it is on")));
    let save = table.save();
    assert!(save.contains(r#""driver":{"character":["officer",2]}"#), "{save}");
    assert!(save.contains(r#""driver":{"computer":"cadet"}"#), "as ever without a character");
    let (mut again, cut) = Table::<NicyHosmosu>::open(&save).expect("it opens");
    assert_eq!((again.seats(), cut.is_none()), (table.seats(), true));
    assert_eq!(SetUp::parse(&table.wish().to_text()).seats[0].driver, driver);
    assert_eq!(
        SetUp::parse("x?seats=bot:hard:0").seats[0].driver,
        Driver::Computer(Level::Admiral)
    );
    assert!(SetUp::parse("x?seats=bot:hard:bold").seats.is_empty());
    for _ in 0..20 {
        let question = again.question().expect("computers play");
        let own = again.to_act().expect("it is on").0 == 0;
        assert_eq!(question.manner, Manner(if own { 2 } else { 0 }));
        let quick = Question { iterations: Some(20), ..question };
        assert!(again.computer_plays(&think::<NicyHosmosu>(&quick).expect("a move")));
    }
}

#[test]
fn a_character_has_a_name_that_the_form_knows_again() {
    let sparks = character_of("nicy-hosmosu", Manner(3)).expect("three of them");
    assert!(is_named("nicy-hosmosu", sparks.name) && !is_named("conquest", sparks.name));
    assert!(character_of("nicy-hosmosu", Manner(4)).is_none());
    assert!(sparks.name.chars().count() <= 20, "it fits into the field");
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            characters_differ::<$game>();
        }
    )*};
}

for_every_game!(suite);
