//! Whole gestures, from the first touch to what is done in the end, on a table of two dice and a card.

mod board;
mod ends;
mod walk;

use super::super::input::{Do, Down, Focus, How, Input, Kind, Pointer, Released, Ticket};
use super::super::{Handle, Id, Point, Reach};
use super::{Hand, LET_GO, PUT_BACK};

/// A hand over a table, and what it waits for.
struct Table {
    hand: Hand,
    reach: Reach,
    awaited: Vec<Ticket>,
}

/// A die may go to the port and to the yard, a card only onto the heap; the heap is a piece, too, and goes nowhere else.
fn table() -> Table {
    let handles = [
        Handle::drop("die", "port", 0, String::new()),
        Handle::drop("die", "yard", 1, String::new()),
        Handle::drop("card", "heap", 2, String::new()),
        Handle::drop("heap", "yard", 3, String::new()),
    ];
    Table { hand: Hand::default(), reach: Reach::of(&handles), awaited: Vec::new() }
}

fn id(name: &str) -> Id {
    name.into()
}

fn finger(number: i32, first: bool) -> Pointer {
    Pointer { id: number, kind: Kind::Finger, first }
}

const MOUSE: Pointer = Pointer { id: 1, kind: Kind::Mouse, first: true };
const START: Point = (10.0, 10.0);
const FAR: Point = (30.0, 15.0);
/// What comes of every pointer that goes down.
const TOUCHED: [Do; 3] = [Do::Rest(true), Do::Release(Released::All), Do::Press];
/// What comes of a pointer that goes down on a piece.
const TAKEN: [Do; 3] = [Do::Capture(1), Do::Prevent, Do::Blur];

/// A pointer on these, beside every frame.
fn on(pointer: Pointer, piece: Option<&str>, place: Option<&str>) -> Input {
    let (piece, place) = (piece.map(id), place.map(id));
    Input::Down(Down { pointer, at: START, piece, place, framed: false })
}

/// The same on a board that can be enlarged.
fn within(pointer: Pointer, piece: Option<&str>, place: Option<&str>) -> Input {
    match on(pointer, piece, place) {
        Input::Down(down) => Input::Down(Down { framed: true, ..down }),
        _ => unreachable!("it goes down"),
    }
}

fn to(pointer: i32, at: Point) -> Input {
    Input::Move { pointer, at }
}

fn up(pointer: i32, place: Option<&str>) -> Input {
    Input::Up { pointer, place: place.map(id) }
}

fn enter(piece: Option<&str>, place: Option<&str>) -> Input {
    Input::Enter { piece: piece.map(id), place: place.map(id) }
}

fn saw(place: &str) -> Input {
    Input::Saw { place: Some(id(place)) }
}

fn drop_of(piece: &str, place: &str, carried: bool) -> Do {
    Do::Drop { piece: id(piece), place: id(place), carried }
}

fn light(places: &[&str]) -> Do {
    Do::Light(places.iter().map(|place| id(place)).collect())
}

/// What is seen of a piece that waits.
fn waiting(piece: &str, places: &[&str]) -> Vec<Do> {
    let shade = Do::Shade(id(piece), How::Waiting);
    vec![Do::Discard, light(places), shade, Do::Announce(id(piece))]
}

impl Table {
    /// One step, without what it waits for.
    fn feed(&mut self, input: Input) -> Vec<Do> {
        let mut todo = self.hand.feed(input, &self.reach);
        todo.retain(|todo| match todo {
            Do::Await(ticket) => {
                self.awaited.push(*ticket);
                false
            }
            _ => true,
        });
        todo
    }

    /// Several steps.
    fn all(&mut self, inputs: impl IntoIterator<Item = Input>) -> Vec<Do> {
        inputs.into_iter().flat_map(|input| self.feed(input)).collect()
    }

    /// Everything so far is painted.
    fn paint(&mut self) -> Vec<Do> {
        let awaited = std::mem::take(&mut self.awaited);
        awaited.into_iter().flat_map(|ticket| self.feed(Input::Painted(ticket))).collect()
    }

    /// Paints until nothing is waited for.
    fn rest(&mut self) -> Vec<Do> {
        let mut todo = Vec::new();
        while !self.awaited.is_empty() {
            todo.extend(self.paint());
        }
        todo
    }

    /// A table with a die that was tapped and waits.
    fn holding_a_die() -> Table {
        let mut table = table();
        table.all([on(MOUSE, Some("die"), None), up(1, None)]);
        table.rest();
        assert_eq!(table.hand.piece(), Some(&id("die")));
        table
    }

    /// A table with a die that the first finger carries.
    fn carrying_a_die() -> Table {
        let mut table = table();
        table.all([on(finger(1, true), Some("die"), None), to(1, FAR)]);
        table.rest();
        assert!(table.hand.carries(1));
        table
    }
}

#[test]
fn a_drag_shows_a_little_more_with_every_paint() {
    let mut table = table();
    let taken = table.feed(on(MOUSE, Some("die"), None));
    assert_eq!(taken, [&TOUCHED[..], &TAKEN].concat(), "a press does no more than it must");
    assert_eq!(table.paint(), [Do::Copy(id("die"))]);
    assert_eq!(table.paint(), [light(&["port", "yard"])]);
    assert_eq!(table.rest(), [], "a press that stays where it is shades nothing");
    assert_eq!(table.feed(to(1, (13.0, 12.0))), [], "within the slack");
    let raised = [Do::Copy(id("die")), Do::Raise, Do::Follow((20.0, 5.0))];
    assert_eq!(table.feed(to(1, FAR)), raised);
    let shaded = [Do::Shade(id("die"), How::Carried), Do::Announce(id("die")), Do::Look(FAR)];
    assert_eq!(table.paint(), shaded);
    assert_eq!(table.feed(saw("port")), [Do::Over(true)]);
    assert_eq!(table.feed(saw("heap")), [Do::Over(false)]);
    assert_eq!(table.paint(), [Do::Look(FAR)], "once more when all is shown");
    assert_eq!(table.feed(to(1, (40.0, 15.0))), [Do::Follow((30.0, 5.0))]);
    assert_eq!(table.rest(), [Do::Look((40.0, 15.0))], "what is under it is looked for later");
    let settled = [Do::Release(Released::Left), Do::Over(true), Do::Settle];
    assert_eq!(table.feed(up(1, Some("yard"))), settled);
    let mut made = table.rest();
    made.retain(|todo| *todo != Do::Rest(false));
    assert_eq!(made, [&LET_GO[..], &[drop_of("die", "yard", true)]].concat());
}

#[test]
fn a_quick_drag_has_its_copy_at_once_and_the_rest_later() {
    let mut table = table();
    table.feed(on(MOUSE, Some("die"), None));
    let raised = [Do::Copy(id("die")), Do::Raise, Do::Follow((20.0, 5.0))];
    assert_eq!(table.feed(to(1, FAR)), raised);
    assert_eq!(table.paint(), [light(&["port", "yard"]), Do::Look(FAR)]);
    let shaded = [Do::Shade(id("die"), How::Carried), Do::Announce(id("die")), Do::Look(FAR)];
    assert_eq!(table.paint(), shaded);
}

#[test]
fn two_taps_end_in_the_same_drop() {
    let mut table = table();
    table.feed(on(MOUSE, Some("die"), None));
    let held = table.feed(up(1, None));
    assert_eq!(held[1..], waiting("die", &["port", "yard"]));
    table.rest();
    assert_eq!(table.feed(on(MOUSE, None, Some("port"))), TOUCHED, "aimed");
    assert_eq!(table.feed(up(1, None)), [Do::Release(Released::Left)], "nothing to settle");
    assert!(table.rest().contains(&drop_of("die", "port", false)));
    assert_eq!(table.hand.piece(), None);
}

#[test]
fn keys_end_in_the_same_drop() {
    let mut table = table();
    let chosen = table.feed(enter(Some("die"), None));
    assert_eq!(chosen[0], Do::Prevent);
    assert_eq!(chosen[1..5], waiting("die", &["port", "yard"]));
    assert_eq!(chosen[5..], [Do::Focus(Focus::Lit(None))]);
    let on_piece = || Input::Arrow { direction: (1.0, 0.0), piece: Some(id("die")) };
    let among_places = Focus::Lit(Some((1.0, 0.0)));
    assert_eq!(table.feed(on_piece()), [Do::Prevent, Do::Focus(among_places)]);
    assert_eq!(table.feed(enter(None, Some("heap"))), [], "not open, no piece: not ours");
    let back_to_piece = [Do::Prevent, Do::Focus(Focus::Piece(id("die")))];
    assert_eq!(table.feed(enter(None, Some("port"))), back_to_piece);
    assert_eq!(table.feed(on_piece()), [], "while it settles");
    assert_eq!(table.rest(), [&LET_GO[..], &[drop_of("die", "port", false)]].concat());
    let among_pieces = Focus::Movable((1.0, 0.0));
    assert_eq!(table.feed(on_piece()), [Do::Prevent, Do::Focus(among_pieces)]);
    let nowhere = Input::Arrow { direction: (1.0, 0.0), piece: Some(id("stone")) };
    assert_eq!(table.feed(nowhere), [], "the page may scroll");
    let why = [drop_of("stone", "", false)];
    assert_eq!(table.feed(enter(Some("stone"), None)), why, "and a button may be pressed");
}

#[test]
fn keys_put_a_piece_back_or_take_another() {
    let mut table = table();
    table.feed(enter(Some("die"), None));
    let other = table.feed(enter(Some("card"), None));
    assert_eq!(other[..3], [&[Do::Prevent][..], &LET_GO].concat(), "the lights of the die go out");
    assert_eq!(other[3..7], waiting("card", &["heap"]));
    let back = table.feed(enter(Some("card"), None));
    assert_eq!(back[1..], [&PUT_BACK[..], &[Do::Focus(Focus::Piece(id("card")))]].concat());
    assert_eq!(table.hand.piece(), None);
}

#[test]
fn a_second_tap_on_the_piece_or_on_nothing_puts_it_back() {
    for piece in [Some("die"), None] {
        let mut table = Table::holding_a_die();
        let tapped = table.all([on(MOUSE, piece, None), up(1, None)]);
        assert!(tapped.ends_with(&PUT_BACK), "{tapped:?}");
        assert_eq!(table.hand.piece(), None);
    }
}

#[test]
fn a_piece_that_waits_can_still_be_dragged() {
    let mut table = Table::holding_a_die();
    table.feed(on(MOUSE, Some("die"), None));
    table.rest();
    let raised = [Do::Copy(id("die")), Do::Raise, Do::Follow((20.0, 5.0))];
    assert_eq!(table.feed(to(1, FAR)), raised, "it is lit already");
    assert!(table.rest().contains(&Do::Shade(id("die"), How::Carried)), "it waits no more");
}

#[test]
fn a_tap_on_another_piece_changes_hands_unless_that_place_is_open() {
    let mut table = Table::holding_a_die();
    let changed = table.feed(on(MOUSE, Some("card"), None));
    assert_eq!(changed[3..], [&PUT_BACK[..], &TAKEN].concat());
    assert_eq!(table.feed(up(1, None))[1..], waiting("card", &["heap"]));
    // The heap is a piece as well as the card's place.
    table.all([on(MOUSE, Some("heap"), Some("heap")), up(1, None)]);
    assert!(table.rest().contains(&drop_of("card", "heap", false)));
}

#[test]
fn a_piece_that_cannot_be_moved_is_not_taken() {
    let mut table = table();
    assert_eq!(table.feed(on(MOUSE, Some("stone"), None)), TOUCHED);
    assert_eq!(table.feed(to(1, FAR)), [drop_of("stone", "", false)], "it says why, and stays");
    let up = table.feed(up(1, None));
    assert!(up.contains(&Do::Release(Released::Left)) && up.len() <= 2, "{up:?}");
}

#[test]
fn escape_puts_back_and_keeps_the_keyboard_where_it_is() {
    let focus = [Do::Prevent, Do::Focus(Focus::Piece(id("die")))];
    let mut table = Table::holding_a_die();
    assert_eq!(table.feed(Input::Escape { within: true }), [&PUT_BACK[..], &focus].concat());
    assert_eq!(table.feed(Input::Escape { within: true }), [], "nothing is held");
    let mut table = Table::carrying_a_die();
    assert_eq!(table.feed(Input::Escape { within: false }), PUT_BACK);
    assert_eq!(table.feed(to(1, FAR)), [], "the finger is still down");
    assert_eq!(table.feed(up(1, Some("port"))), [Do::Release(Released::Left)]);
    table.feed(on(MOUSE, Some("die"), None));
    assert_eq!(table.feed(Input::Escape { within: true }), LET_GO, "only pressed");
}

#[test]
fn a_button_comes_back_when_it_is_left_drawn_or_not_answered() {
    let mut table = table();
    assert_eq!(table.feed(on(MOUSE, None, None)), TOUCHED);
    assert_eq!(table.feed(up(1, None)), [Do::Release(Released::Left)]);
    assert_eq!(table.feed(Input::Click), [Do::Press]);
    assert_eq!(table.feed(Input::Redrawn), [Do::Release(Released::All)]);
    assert_eq!(table.rest(), [Do::Rest(false)], "it is back already");
    table.feed(Input::Click);
    assert_eq!(table.paint(), [], "it is seen, and its move is being made");
    assert_eq!(table.paint(), [Do::Release(Released::All)], "there was nothing to draw");
}

#[test]
fn what_moves_without_end_rests_until_the_answer_is_painted() {
    let mut table = table();
    table.all([on(MOUSE, None, None), up(1, None)]);
    assert_eq!(table.rest(), [Do::Rest(false)]);
    table.all([on(MOUSE, None, None), up(1, None), on(MOUSE, None, None)]);
    assert_eq!(table.rest(), [], "the next press has come before");
    assert_eq!(
        table.feed(Input::Cancel { pointer: 1 }),
        [Do::Release(Released::All), Do::Rest(false)]
    );
}
