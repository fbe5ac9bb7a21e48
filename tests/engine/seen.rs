//! What a viewer may know.

use saucer_night::engine::{Chance, GameModel, Seat, Seen, Viewer};

use super::toy::{Card, Move};
use super::{PERSON, table};

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

#[test]
fn each_seat_sees_its_own_card_and_an_onlooker_none() {
    let session = table([PERSON, PERSON]);
    let cards = |viewer| {
        let seen = session.seen(viewer);
        assert_eq!(seen.viewer(), viewer);
        [ADA, BO].map(|seat| seen.card(seat).is_some())
    };
    assert_eq!(cards(Viewer::Seat(ADA)), [true, false]);
    assert_eq!(cards(Viewer::Seat(BO)), [false, true]);
    assert_eq!(cards(Viewer::Public), [false, false]);
    assert_eq!(cards(Viewer::Everything), [true, true]);
    assert!(session.differs(Viewer::Seat(ADA), Viewer::Seat(BO)), "the device needs a curtain");
}

#[test]
fn a_shown_card_is_seen_by_all_until_it_is_swapped() {
    let mut session = table([PERSON, PERSON]);
    session.play(ADA, &Move::Show).unwrap();
    session.play(BO, &Move::Show).unwrap();
    assert!(!session.differs(Viewer::Seat(ADA), Viewer::Public), "nothing is hidden any more");
    session.play(ADA, &Move::Swap).unwrap();
    assert_eq!(session.seen(Viewer::Seat(BO)).card(ADA), None);
}

#[test]
fn imagined_cards_keep_what_is_known_and_vary_in_what_is_not() {
    let session = table([PERSON, PERSON]);
    let seen = session.seen(Viewer::Seat(ADA));
    let mut chance = Chance::unrecorded(3);
    let mut imagined: Vec<Card> = Vec::new();
    for _ in 0..200 {
        let position = seen.imagine(&mut chance);
        assert_eq!(position.card(ADA), seen.card(ADA));
        assert_eq!(position.broken_invariant(), None);
        assert_eq!(*Seen::new(&position, Viewer::Seat(ADA)), *seen);
        imagined.extend(position.card(BO));
    }
    imagined.sort();
    imagined.dedup();
    assert_eq!(imagined, [0, 1, 2, 3, 4].map(Card), "any card may be the rival's");
}

#[test]
fn the_story_tells_each_viewer_what_that_viewer_saw() {
    use super::toy::Event;
    let mut session = table([PERSON, PERSON]);
    session.play(ADA, &Move::Swap).unwrap();
    session.play(BO, &Move::Keep).unwrap();
    let swap_as = |viewer| session.story(0, viewer)[0].0.events[0].clone();
    assert!(matches!(swap_as(Viewer::Seat(ADA)), Event::Swapped(ADA, Some(_))));
    assert_eq!(swap_as(Viewer::Seat(BO)), Event::Swapped(ADA, None));
    assert_eq!(swap_as(Viewer::Public), Event::Swapped(ADA, None));
    assert_eq!(session.seen_at(0, Viewer::Seat(BO)).card(ADA), None);
    assert_eq!(session.story(2, Viewer::Public).len(), 1);
}
