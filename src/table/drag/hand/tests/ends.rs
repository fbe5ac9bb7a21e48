//! What comes between: other fingers, cancels, a turned phone, a board drawn anew, other moves, a piece in full swing.

use super::*;

#[test]
fn a_second_finger_does_nothing_to_a_drag() {
    for second in
        [on(finger(2, false), Some("card"), Some("heap")), within(finger(2, false), None, None)]
    {
        let mut table = Table::carrying_a_die();
        assert_eq!(table.feed(second), TOUCHED);
        assert_eq!(table.feed(to(2, (300.0, 300.0))), [], "the piece stays with its finger");
        assert_eq!(table.feed(up(2, Some("heap"))), [Do::Release(Released::Left)]);
        assert_eq!(table.rest(), [], "and everything rests as long as that is down");
        assert_eq!(table.feed(to(1, (40.0, 15.0))), [Do::Follow((30.0, 5.0))]);
        table.feed(up(1, Some("port")));
        let made = table.rest();
        assert!(made.contains(&drop_of("die", "port", true)), "{made:?}");
        assert!(made.contains(&Do::Rest(false)));
    }
}

#[test]
fn a_second_finger_that_is_taken_away_does_nothing_to_a_drag() {
    let mut table = Table::carrying_a_die();
    table.feed(on(finger(2, false), None, None));
    assert_eq!(table.feed(Input::Cancel { pointer: 2 }), [Do::Release(Released::All)]);
    assert!(table.hand.carries(1));
}

#[test]
fn a_second_finger_beside_the_board_does_nothing_to_a_press() {
    let mut table = table();
    table.feed(on(finger(1, true), Some("die"), None));
    table.all([on(finger(2, false), Some("card"), None), up(2, None)]);
    assert_eq!(table.feed(up(1, None))[1..], waiting("die", &["port", "yard"]));
}

#[test]
fn a_cancel_puts_a_carried_piece_back() {
    let mut table = Table::carrying_a_die();
    let canceled = table.feed(Input::Cancel { pointer: 1 });
    let all = [&[Do::Release(Released::All)][..], &PUT_BACK, &[Do::Rest(false)]].concat();
    assert_eq!(canceled, all);
    assert_eq!(table.hand.piece(), None);
    table.feed(on(finger(2, true), Some("die"), None));
    let canceled = table.feed(Input::Cancel { pointer: 2 });
    let all = [&[Do::Release(Released::All)][..], &LET_GO, &[Do::Rest(false)]].concat();
    assert_eq!(canceled, all, "one that was only pressed has not gone anywhere");
    assert_eq!(table.rest(), [], "nothing comes after");
}

#[test]
fn scrolling_to_a_place_keeps_the_piece_in_the_hand() {
    let mut table = Table::holding_a_die();
    table.feed(on(finger(2, true), None, Some("port")));
    assert_eq!(table.feed(to(2, FAR)), []);
    table.feed(Input::Cancel { pointer: 2 });
    assert_eq!(table.hand.piece(), Some(&id("die")), "the browser scrolls with it from here on");
    table.all([on(finger(3, true), None, Some("port")), Input::Cancel { pointer: 3 }]);
    assert_eq!(table.hand.piece(), Some(&id("die")));
    assert_eq!(table.feed(up(3, Some("port"))), [Do::Release(Released::Left)], "that was no tap");
    assert_eq!(table.hand.piece(), Some(&id("die")));
}

#[test]
fn a_turned_phone_ends_what_fingers_do_and_leaves_what_waits() {
    let mut table = Table::carrying_a_die();
    assert_eq!(table.feed(Input::Resized), LET_GO, "nothing slides to where it no longer lies");
    assert_eq!(table.feed(to(1, (90.0, 90.0))), [], "the finger carries nothing");
    assert_eq!(table.feed(up(1, Some("port"))), [Do::Release(Released::Left)]);
    assert_eq!(table.rest(), [Do::Rest(false)]);

    let mut table = Table::holding_a_die();
    assert_eq!(table.feed(Input::Resized), []);
    table.all([on(finger(2, true), None, Some("port")), Input::Resized]);
    assert_eq!(table.feed(up(2, None)), [Do::Release(Released::Left)], "another place lies there");
    assert_eq!(table.hand.piece(), Some(&id("die")), "it goes on waiting");

    table.all([within(finger(3, true), None, None), to(3, FAR), Input::Resized]);
    assert_eq!(table.feed(to(3, (90.0, 90.0))), [], "the board does not jump");
    assert_eq!(table.hand.piece(), Some(&id("die")));
}

#[test]
fn a_piece_taken_before_its_board_is_there_finds_its_places() {
    let drawn = || Do::Release(Released::All);
    let (copy, lights) = (Do::Copy(id("die")), light(&["port", "yard"]));
    let mut held = Table::holding_a_die();
    assert_eq!(held.feed(Input::Redrawn), [drawn(), lights.clone()]);

    let mut pressed = table();
    pressed.feed(on(MOUSE, Some("die"), None));
    assert_eq!(pressed.feed(Input::Redrawn), [drawn()], "its time comes with the next paint");
    pressed.paint();
    let copied = [drawn(), copy.clone()];
    assert_eq!(pressed.feed(Input::Redrawn), copied, "the copy may have gone with the old board");
    pressed.rest();
    let copied = [drawn(), copy.clone(), lights.clone()];
    assert_eq!(pressed.feed(Input::Redrawn), copied);

    let mut dragged = Table::carrying_a_die();
    let aloft = [drawn(), copy, Do::Raise, Do::Follow((20.0, 5.0)), lights];
    assert_eq!(dragged.feed(Input::Redrawn), aloft, "and is where the finger is");
}

#[test]
fn a_drop_in_full_swing_counts_and_flings_nothing() {
    let mut table = table();
    table.feed(on(finger(1, true), Some("die"), None));
    assert_eq!(table.feed(Input::Swipe), [], "it may still be a tap");
    table.feed(to(1, FAR));
    assert_eq!(table.feed(Input::Swipe), [Do::Prevent]);
    // Nothing has been painted since the finger went down, and nothing was looked at.
    table.feed(up(1, Some("port")));
    assert_eq!(table.feed(Input::Swipe), [], "the page may scroll again");
    let made = table.rest();
    assert_eq!(made.iter().filter(|todo| **todo == drop_of("die", "port", true)).count(), 1);
    assert!(!made.iter().any(|todo| matches!(todo, Do::Light(_) | Do::Shade(..) | Do::Look(_))));
    // The next tap counts.
    let tapped = table.all([on(finger(2, true), Some("die"), None), up(2, None)]);
    assert!(tapped.ends_with(&waiting("die", &["port", "yard"])), "{tapped:?}");
}

#[test]
fn a_refused_drop_slides_back_and_is_told() {
    let refused = [&PUT_BACK[..], &[drop_of("die", "heap", true)]].concat();
    let mut table = Table::carrying_a_die();
    assert_eq!(table.feed(up(1, Some("heap")))[1..], refused, "at once: nothing settles");
    let refused = [&PUT_BACK[..], &[drop_of("die", "heap", false)]].concat();
    let mut table = Table::holding_a_die();
    table.feed(on(MOUSE, None, Some("heap")));
    assert_eq!(table.feed(up(1, None))[1..], refused);
    let mut table = Table::carrying_a_die();
    assert_eq!(table.feed(up(1, None))[1..], PUT_BACK, "over nothing there is nothing to tell");
}

#[test]
fn a_piece_that_may_not_go_anywhere_any_more_goes_back() {
    let held = Table::holding_a_die;
    let pressed = || {
        let mut table = table();
        table.feed(on(MOUSE, Some("die"), None));
        table
    };
    let aiming = || {
        let mut table = Table::holding_a_die();
        table.feed(on(MOUSE, None, Some("port")));
        table
    };
    let cases = [
        (held(), PUT_BACK),
        (Table::carrying_a_die(), PUT_BACK),
        (aiming(), PUT_BACK),
        (pressed(), LET_GO),
    ];
    for (mut table, back) in cases {
        assert_eq!(table.feed(Input::Reach), [], "as long as it can be moved nothing happens");
        table.reach = Reach::default();
        assert_eq!(table.feed(Input::Reach), back);
        assert_eq!(table.feed(up(1, Some("port"))), [Do::Release(Released::Left)]);
        assert_eq!(table.rest(), [Do::Rest(false)], "no move is made");
    }
}

#[test]
fn other_lights_come_on_when_other_places_open() {
    let mut table = Table::holding_a_die();
    table.reach = Reach::of(&[Handle::drop("die", "moon", 0, String::new())]);
    assert_eq!(table.feed(Input::Reach), []);
    assert_eq!(table.feed(Input::Redrawn)[1..], [light(&["moon"])]);
    table.all([on(MOUSE, None, Some("moon")), up(1, None)]);
    assert!(table.rest().contains(&drop_of("die", "moon", false)));
}

#[test]
fn nothing_comes_between_a_drop_and_its_move() {
    let mut table = Table::carrying_a_die();
    table.feed(up(1, Some("port")));
    table.reach = Reach::default();
    let ignored = [
        on(finger(2, true), Some("card"), None),
        to(2, FAR),
        enter(Some("card"), None),
        Input::Escape { within: true },
        Input::Reach,
        Input::Resized,
        saw("yard"),
    ];
    assert_eq!(table.all(ignored), []);
    assert_eq!(table.feed(Input::Redrawn), [Do::Release(Released::All)]);
    let mut made = table.rest();
    made.retain(|todo| *todo != Do::Rest(false));
    assert_eq!(made, [&LET_GO[..], &[drop_of("die", "port", true)]].concat());
}

#[test]
fn a_move_waits_for_a_paint_of_its_own() {
    let mut table = Table::carrying_a_die();
    table.feed(to(1, (40.0, 15.0)));
    let before = std::mem::take(&mut table.awaited);
    table.feed(up(1, Some("port")));
    // What was asked for while it was carried may be told in the same moment, before the piece is seen to lie there.
    assert_eq!(table.all(before.into_iter().map(Input::Painted)), []);
    assert!(table.rest().contains(&drop_of("die", "port", true)));
}

#[test]
fn a_pointer_whose_end_got_lost_keeps_nobody_from_playing() {
    // A mouse is let go outside the window.
    let mut table = table();
    table.all([on(MOUSE, Some("die"), None), to(1, FAR)]);
    let again = table.feed(on(MOUSE, Some("card"), None));
    assert_eq!(again, [&TOUCHED[..], &PUT_BACK, &TAKEN].concat());
    assert_eq!(table.feed(up(1, None))[1..], waiting("card", &["heap"]));
    // The first finger on the glass: there can be no other.
    let mut table = Table::carrying_a_die();
    table.feed(on(finger(7, true), Some("card"), None));
    assert_eq!(table.feed(up(7, None))[1..], waiting("card", &["heap"]));
}

#[test]
fn a_piece_that_can_go_nowhere_says_why() {
    let why = drop_of("stone", "", false);
    for pointer in [MOUSE, finger(1, true)] {
        for touch in [on(pointer, Some("stone"), None), within(pointer, Some("stone"), None)] {
            let mut table = table();
            assert!(!table.feed(touch.clone()).contains(&why), "not before it is let go");
            assert!(table.feed(up(1, None)).contains(&why));
            // Dragged, a mouse means the piece, and a finger the board or the page.
            table.feed(touch);
            let dragged = table.feed(to(1, FAR));
            assert_eq!(dragged.contains(&why), pointer.kind == Kind::Mouse);
            assert!(!table.feed(up(1, None)).contains(&why), "once is enough");
            assert!(table.hand.state.fingers().is_empty());
        }
    }
    let mut table = table();
    assert!(table.feed(enter(Some("stone"), None)).contains(&why), "by key, too");
    // A second finger takes another piece beside it.
    table.feed(on(finger(1, true), Some("stone"), None));
    table.feed(on(finger(2, false), Some("die"), None));
    table.feed(up(2, None));
    assert_eq!(table.hand.piece(), Some(&id("die")));
}

#[test]
fn a_tap_reads_a_card_and_a_second_one_plays_it() {
    let handles = [
        Handle::drop("ray", "play-0", 0, String::new()),
        Handle::drop("ray", "port", 1, String::new()),
        Handle::drop("choice", "play-0", 2, String::new()),
        Handle::drop("choice", "play-1", 3, String::new()),
    ];
    for (card, plays) in [("ray", true), ("choice", false)] {
        for pointer in [MOUSE, finger(1, true)] {
            let mut table = Table { reach: Reach::of(&handles), ..table() };
            table.all([on(pointer, Some(card), None), up(1, None)]);
            assert_eq!(table.hand.piece(), Some(&id(card)), "it is in the hand, to be read");
            table.all([on(pointer, Some(card), None), up(1, None)]);
            let played = table.rest().contains(&drop_of(card, "play-0", false));
            assert_eq!((played, table.hand.piece()), (plays, None), "{card}");
        }
    }
}
