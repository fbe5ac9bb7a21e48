//! A table with people and computers at it.

use saucer_night::engine::bot::Level;
use saucer_night::engine::{Driver, SeatSetup, Setup};
use saucer_night::games::nicy_hosmosu::{NicyHosmosu, Options};
use saucer_night::table::drag::{Grip, Reach};
use saucer_night::table::{AnyTable, Table, Waiting};

use crate::thinking::think;

fn table(drivers: &[Driver]) -> Table<NicyHosmosu> {
    let seats = drivers.iter().enumerate().map(|(index, driver)| SeatSetup {
        colour: index as u8,
        driver: *driver,
        name: format!("Seat {index}"),
    });
    let options = Options { players: drivers.len() as u8, ..Options::default() };
    let setup = Setup { options, practice: false, seats: seats.collect(), seed: "table".into() };
    Table::begin(setup).expect("sets up")
}

const COMPUTER: Driver = Driver::Computer(Level::Random);

#[test]
fn two_people_with_nothing_to_hide_see_no_curtain() {
    let mut table = table(&[Driver::Person, Driver::Person]);
    for _ in 0..40 {
        match table.waiting() {
            Waiting::Person(_) => table.play(0).expect("the first handle plays"),
            Waiting::Nobody => break,
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn computers_play_until_a_person_is_asked() {
    let mut table = table(&[Driver::Person, COMPUTER, COMPUTER]);
    for _ in 0..400 {
        match table.waiting() {
            Waiting::Computer(_) => {
                assert!(table.handles().is_empty(), "hands are for people");
                let question = table.question().expect("a computer is to act");
                let mv = think::<NicyHosmosu>(&question).expect("a move");
                let (first, _) = (table.records(), table.news());
                assert!(table.computer_plays(&mv), "a legal move");
                assert!(table.records() > first);
                assert_eq!(table.news().len(), table.records() - first);
            }
            Waiting::Person(_) => table.play(0).expect("the first handle plays"),
            Waiting::Nobody => return assert!(table.outcome().is_some()),
            Waiting::Curtain(seat) => panic!("a curtain for {seat:?}"),
        }
    }
    assert!(table.records() > 400);
}

#[test]
fn a_wrong_drop_says_why_and_a_handle_that_is_not_there_is_refused() {
    let mut table = table(&[Driver::Person, Driver::Person]);
    let why = table.why_not("fighter", "c5").expect("a reason");
    assert_eq!(
        (why.text.as_str(), why.rule),
        ("Fighters enter on the lowest row.", Some("NH-2.4"))
    );
    assert!(table.why_not("fighter", "c1").is_none(), "that is legal");
    assert!(table.play(999).is_err());
    assert_eq!(table.records(), 0);
}

#[test]
fn a_save_opens_as_the_same_table() {
    let mut table = table(&[Driver::Person, Driver::Person]);
    let reach = Reach::of(table.handles());
    assert!(reach.accepts("fighter", "c1"));
    let placed = table
        .handles()
        .iter()
        .position(|handle| matches!(&handle.grip, Grip::Drop { place, .. } if &**place == "c1"));
    table.play(placed.expect("c1 is open")).expect("plays");
    let (opened, cut) = Table::<NicyHosmosu>::open(&table.save()).expect("opens");
    assert_eq!((cut, opened.records()), (None, 1));
    assert_eq!(opened.still(), table.still());
    assert!(opened.can_undo().is_ok(), "the first move can still be taken back");
}
