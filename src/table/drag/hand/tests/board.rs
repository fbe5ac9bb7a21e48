//! A board that can be enlarged: one finger moves it, two enlarge it, and a tap on it is still a tap.

use super::*;

const THERE: Point = (110.0, 10.0);

/// A second finger on the board, beside the first.
fn second() -> Input {
    match within(finger(2, false), None, None) {
        Input::Down(down) => Input::Down(Down { at: THERE, ..down }),
        _ => unreachable!("it goes down"),
    }
}

fn pan(x: f64, y: f64) -> Do {
    Do::Pan((x, y))
}

/// From a hundred pixels apart to two hundred.
const TWICE: Do = Do::Zoom(2.0, (60.0, 10.0), (110.0, 10.0));

#[test]
fn a_pointer_moves_the_board_once_it_has_left_the_spot() {
    for pointer in [MOUSE, finger(1, true)] {
        let mut table = table();
        assert_eq!(table.feed(within(pointer, None, None)), TOUCHED);
        assert_eq!(table.feed(to(1, (13.0, 10.0))), [], "still a tap");
        assert_eq!(table.feed(to(1, FAR)), [Do::Capture(1), pan(20.0, 5.0)], "no click follows");
        assert_eq!(table.feed(to(1, (31.0, 17.0))), [pan(1.0, 2.0)]);
        assert_eq!(table.feed(up(1, None)), [Do::Release(Released::Left)]);
        assert_eq!(table.feed(to(1, (50.0, 12.0))), []);
    }
}

#[test]
fn two_fingers_enlarge_around_their_middle() {
    let mut table = table();
    table.all([within(finger(1, true), None, None), second()]);
    table.feed(within(finger(3, false), Some("die"), None));
    assert_eq!(table.feed(to(3, FAR)), [], "a third finger changes nothing");
    assert_eq!(table.feed(to(2, (210.0, 10.0))), [TWICE]);
    table.feed(up(1, None));
    assert_eq!(table.feed(to(2, (211.0, 11.0))), [pan(1.0, 1.0)], "the other goes on");
    table.feed(within(finger(4, false), None, None));
    assert!(matches!(table.feed(to(4, FAR))[..], [Do::Zoom(..)]), "and so do two again");
}

#[test]
fn two_fingers_that_land_before_a_drag_enlarge_also_if_one_is_on_a_piece() {
    let mut table = table();
    table.feed(within(finger(1, true), Some("die"), None));
    table.rest();
    assert_eq!(table.feed(second()), [&TOUCHED[..], &LET_GO].concat());
    assert_eq!(table.feed(to(2, (210.0, 10.0))), [TWICE]);
    table.all([up(1, None), up(2, None)]);
    assert_eq!(table.hand.piece(), None, "nothing was picked up");
}

#[test]
fn a_piece_that_waits_goes_on_waiting_while_the_board_is_moved_or_enlarged() {
    let mut table = Table::holding_a_die();
    table.feed(within(finger(1, true), None, Some("port")));
    assert_eq!(table.feed(to(1, FAR)), [Do::Capture(1), pan(20.0, 5.0)]);
    table.feed(up(1, None));
    assert_eq!(table.hand.piece(), Some(&id("die")));

    table.all([within(finger(1, true), None, Some("port")), second()]);
    assert_eq!(table.feed(to(2, (210.0, 10.0))), [TWICE]);
    table.all([up(2, None), up(1, None)]);
    assert_eq!(table.hand.piece(), Some(&id("die")));

    table.all([within(MOUSE, None, Some("port")), to(1, FAR), up(1, None)]);
    assert_eq!(table.hand.piece(), Some(&id("die")));
    table.all([on(MOUSE, None, Some("yard")), up(1, None)]);
    assert!(table.rest().contains(&drop_of("die", "yard", false)), "not where it was panned from");
}

#[test]
fn a_tap_on_the_board_drops_or_changes_hands() {
    let mut table = Table::holding_a_die();
    assert_eq!(table.feed(within(finger(1, true), None, Some("port"))), TOUCHED);
    table.feed(up(1, None));
    assert!(table.rest().contains(&drop_of("die", "port", false)));

    let mut table = Table::holding_a_die();
    let other = within(finger(1, true), Some("card"), None);
    assert_eq!(table.feed(other), TOUCHED, "it may be about to pan");
    assert_eq!(table.feed(up(1, None))[1..], [&PUT_BACK[..], &waiting("card", &["heap"])].concat());
    let same = [within(finger(2, true), Some("card"), None), up(2, None)];
    assert!(table.all(same).ends_with(&PUT_BACK));
}

#[test]
fn a_thumb_on_the_board_keeps_nobody_from_taking_a_piece_beside_it() {
    let mut table = table();
    table.all([within(finger(1, true), None, None), on(finger(2, false), Some("die"), None)]);
    table.feed(to(2, FAR));
    assert!(table.hand.carries(2));
    assert_eq!(table.feed(to(1, (90.0, 90.0))), [], "the board lies still meanwhile");
}

#[test]
fn escape_and_other_moves_put_back_what_waits_while_the_board_is_moved() {
    for back in [Input::Escape { within: false }, Input::Reach] {
        let mut table = Table::holding_a_die();
        table.all([within(finger(1, true), None, None), to(1, FAR)]);
        if back == Input::Reach {
            table.reach = Reach::default();
        }
        assert_eq!(table.feed(back), PUT_BACK);
        assert_eq!(table.feed(to(1, (31.0, 17.0))), [pan(1.0, 2.0)], "the finger goes on");
    }
}

#[test]
fn the_wheel_enlarges_where_it_is_turned() {
    let turned = table().feed(Input::Wheel { at: FAR, delta: -30.0 });
    assert_eq!(turned, [Do::Prevent, Do::Zoom(1.1, FAR, FAR)]);
}
