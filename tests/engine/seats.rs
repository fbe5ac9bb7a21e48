//! Seats that change hands in the middle of a game.

use saucer_night::engine::save::{self, Kinship};
use saucer_night::engine::session::UndoRefusal;
use saucer_night::engine::setup::LONGEST_NAME;
use saucer_night::engine::{SeatSetup, Session};

use super::toy::{Game, Move};
use super::{COMPUTER, PERSON, table};

/// Three decisions by two people.
fn played() -> Session<Game> {
    let mut session = table([PERSON, PERSON]);
    for _ in 0..3 {
        let seat = session.to_act().expect("the game is on");
        session.play(seat, &Move::Keep).expect("a legal move");
    }
    session
}

fn seats(session: &Session<Game>) -> Vec<SeatSetup> {
    session.setup().seats.clone()
}

#[test]
fn a_seat_goes_to_a_computer_and_back_and_is_renamed_and_the_game_is_the_same() {
    let before = played();
    let mut session = before.clone();
    let mut others = seats(&session);
    others[1].driver = COMPUTER;
    others[1].name = "Hal".into();
    assert!(session.sit(others.clone()));
    assert_eq!((seats(&session), session.records()), (others, before.records()));
    let opened = save::read::<Game>(&save::write(&session)).expect("it opens").session;
    assert_eq!((opened.setup(), opened.records()), (session.setup(), session.records()));
    assert_eq!(save::kinship(&save::write(&before), &save::write(&session)), Kinship::Same);
    assert!(session.sit(seats(&before)));
    assert_eq!(save::write(&session), save::write(&before));
}

#[test]
fn a_copy_with_others_in_the_seats_is_known_as_older_or_newer() {
    let before = played();
    let mut later = before.clone();
    let mut others = seats(&later);
    others[0].driver = COMPUTER;
    assert!(later.sit(others));
    let seat = later.to_act().expect("the game is on");
    later.play(seat, &Move::Keep).expect("a legal move");
    let [before, later] = [before, later].map(|session| save::write(&session));
    assert_eq!(save::kinship(&later, &before), Kinship::Ahead(1));
    assert_eq!(save::kinship(&before, &later), Kinship::Behind(1));
}

#[test]
fn colours_and_the_number_of_seats_stay_and_names_have_their_length() {
    let mut session = played();
    let before = seats(&session);
    let mut swapped = before.clone();
    (swapped[0].colour, swapped[1].colour) = (1, 0);
    let mut long = before.clone();
    long[0].name = "x".repeat(LONGEST_NAME + 1);
    for wrong in [swapped, long, before[..1].to_vec()] {
        assert!(!session.sit(wrong));
        assert_eq!(seats(&session), before);
    }
}

#[test]
fn what_a_computer_that_took_over_decides_is_taken_back_along_and_nothing_of_the_last_person_is_played_again()
 {
    let mut session = played();
    session.undo().expect("taken back");
    assert!(session.can_redo());
    let mut others = seats(&session);
    others[0].name = "Ida".into();
    assert!(session.sit(others.clone()));
    assert!(session.can_redo(), "a name changes nothing");
    others[0].driver = COMPUTER;
    assert!(session.sit(others));
    assert!(!session.can_redo());
    let seat = session.to_act().expect("the game is on");
    session.play(seat, &Move::Keep).expect("a legal move");
    session.undo().expect("Bo's decision");
    assert_eq!(session.records().len(), 1);
    assert_eq!(session.undo(), Err(UndoRefusal::Nothing), "Ada is a computer by now");
}
