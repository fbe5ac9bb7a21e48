//! The three steps of a hand, as a state machine without a browser.

use super::Id;

/// How far a pressed pointer travels before it is a drag, in pixels.
const SLACK: f64 = 6.0;

/// What a hand is doing.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Gesture {
    /// Nothing is held.
    #[default]
    Idle,
    /// A pointer is down on a piece and has not moved.
    Pressed {
        /// The piece.
        piece: Id,
        /// Where the pointer went down.
        at: (f64, f64),
        /// Whether the piece was already held by a tap: letting go puts it back.
        again: bool,
    },
    /// The piece follows the pointer.
    Dragged {
        /// The piece.
        piece: Id,
        /// Where the pointer went down.
        from: (f64, f64),
    },
    /// The piece was tapped or chosen by key and waits for a place.
    Held {
        /// The piece.
        piece: Id,
    },
    /// A pointer is down while a piece waits: a tap that drops it, or the start of a scroll.
    Aiming {
        /// The piece.
        piece: Id,
        /// The place under the pointer.
        place: Option<Id>,
        /// Where the pointer went down.
        at: (f64, f64),
    },
}

/// What a hand did.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A pointer went down on these.
    Down {
        /// The movable piece under the pointer.
        piece: Option<Id>,
        /// The place under the pointer.
        place: Option<Id>,
        /// Whether the held piece may go to that place.
        open: bool,
        /// Where, in the window.
        at: (f64, f64),
    },
    /// A pointer moved.
    Move {
        /// Where to.
        at: (f64, f64),
    },
    /// A pointer went up.
    Up {
        /// The place under it.
        place: Option<Id>,
    },
    /// Enter or Space on a piece.
    Choose {
        /// The piece.
        piece: Id,
    },
    /// Enter or Space on a place.
    Confirm {
        /// The place.
        place: Id,
    },
    /// Escape, or the browser took the pointer away.
    Cancel,
}

/// What follows.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Nothing to see.
    None,
    /// The piece is now in the hand: light up where it may go.
    Lift(Id),
    /// The piece moves with the pointer by this much.
    Follow((f64, f64)),
    /// The piece is dropped on a place.
    Drop(Id, Id),
    /// The piece goes back to where it was.
    PutBack(Id),
}

impl Gesture {
    /// The piece in the hand.
    pub fn piece(&self) -> Option<&Id> {
        match self {
            Gesture::Idle => None,
            Gesture::Pressed { piece, again, .. } => again.then_some(piece),
            Gesture::Dragged { piece, .. }
            | Gesture::Held { piece }
            | Gesture::Aiming { piece, .. } => Some(piece),
        }
    }

    /// One step. Every way of using a hand ends in `Drop` or `PutBack`.
    pub fn feed(&mut self, input: Input) -> Effect {
        let (next, effect) = match (std::mem::take(self), input) {
            (
                Gesture::Held { piece: held },
                Input::Down { piece: Some(piece), open: false, at, .. },
            ) => {
                let again = held == piece;
                let effect = if again { Effect::None } else { Effect::PutBack(held) };
                (Gesture::Pressed { piece, at, again }, effect)
            }
            (Gesture::Held { piece }, Input::Down { place, at, .. }) => {
                (Gesture::Aiming { piece, place, at }, Effect::None)
            }
            // A second tap drops what the first one picked up. A place that is not open is dropped
            // on too, so that the player learns why.
            (Gesture::Aiming { piece, place: Some(place), .. }, Input::Up { .. }) => {
                (Gesture::Idle, Effect::Drop(piece, place))
            }
            (Gesture::Aiming { piece, place: None, .. }, Input::Up { .. }) => {
                (Gesture::Idle, Effect::PutBack(piece))
            }
            // A pointer that travels, or that the browser takes away, scrolls: the piece stays held.
            (Gesture::Aiming { piece, at: from, .. }, Input::Move { at }) if is_far(from, at) => {
                (Gesture::Held { piece }, Effect::None)
            }
            (Gesture::Aiming { piece, .. }, Input::Cancel) => {
                (Gesture::Held { piece }, Effect::None)
            }
            (_, Input::Down { piece: Some(piece), at, .. }) => {
                (Gesture::Pressed { piece, at, again: false }, Effect::None)
            }
            (Gesture::Pressed { piece, at: from, again }, Input::Move { at }) => {
                if is_far(from, at) {
                    (Gesture::Dragged { piece: piece.clone(), from }, Effect::Lift(piece))
                } else {
                    (Gesture::Pressed { piece, at: from, again }, Effect::None)
                }
            }
            (Gesture::Dragged { piece, from }, Input::Move { at }) => {
                let by = (at.0 - from.0, at.1 - from.1);
                (Gesture::Dragged { piece, from }, Effect::Follow(by))
            }
            (Gesture::Pressed { piece, again: true, .. }, Input::Up { .. }) => {
                (Gesture::Idle, Effect::PutBack(piece))
            }
            (Gesture::Pressed { piece, .. }, Input::Up { .. }) => {
                (Gesture::Held { piece: piece.clone() }, Effect::Lift(piece))
            }
            (Gesture::Dragged { piece, .. }, Input::Up { place: Some(place) }) => {
                (Gesture::Idle, Effect::Drop(piece, place))
            }
            (Gesture::Dragged { piece, .. }, Input::Up { place: None }) => {
                (Gesture::Idle, Effect::PutBack(piece))
            }
            (Gesture::Held { piece: held }, Input::Choose { piece }) if held == piece => {
                (Gesture::Idle, Effect::PutBack(piece))
            }
            (_, Input::Choose { piece }) => {
                (Gesture::Held { piece: piece.clone() }, Effect::Lift(piece))
            }
            (Gesture::Held { piece }, Input::Confirm { place }) => {
                (Gesture::Idle, Effect::Drop(piece, place))
            }
            (
                Gesture::Held { piece }
                | Gesture::Dragged { piece, .. }
                | Gesture::Pressed { piece, again: true, .. },
                Input::Cancel,
            ) => (Gesture::Idle, Effect::PutBack(piece)),
            (Gesture::Pressed { .. }, Input::Cancel) => (Gesture::Idle, Effect::None),
            (unchanged, _) => (unchanged, Effect::None),
        };
        *self = next;
        effect
    }
}

fn is_far(from: (f64, f64), to: (f64, f64)) -> bool {
    (to.0 - from.0).hypot(to.1 - from.1) >= SLACK
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(name: &str) -> Id {
        name.into()
    }

    fn down(piece: Option<&str>, place: Option<&str>, open: bool) -> Input {
        Input::Down { piece: piece.map(id), place: place.map(id), open, at: (10.0, 10.0) }
    }

    fn up(place: Option<&str>) -> Input {
        Input::Up { place: place.map(id) }
    }

    fn feed(gesture: &mut Gesture, inputs: impl IntoIterator<Item = Input>) -> Effect {
        inputs.into_iter().map(|input| gesture.feed(input)).last().expect("an input")
    }

    #[test]
    fn a_drag_lifts_follows_and_drops() {
        let mut gesture = Gesture::default();
        assert_eq!(gesture.feed(down(Some("die"), None, false)), Effect::None);
        assert_eq!(
            gesture.feed(Input::Move { at: (12.0, 10.0) }),
            Effect::None,
            "within the slack"
        );
        assert_eq!(gesture.feed(Input::Move { at: (20.0, 10.0) }), Effect::Lift(id("die")));
        let follow = Effect::Follow((20.0, 5.0));
        assert_eq!(gesture.feed(Input::Move { at: (30.0, 15.0) }), follow);
        assert_eq!(gesture.feed(up(Some("port"))), Effect::Drop(id("die"), id("port")));
        assert_eq!(gesture, Gesture::Idle);
    }

    #[test]
    fn two_taps_end_in_the_same_drop() {
        let mut gesture = Gesture::default();
        let taps = [down(Some("die"), None, false), up(None)];
        assert_eq!(feed(&mut gesture, taps), Effect::Lift(id("die")));
        let second = [down(None, Some("port"), true), up(Some("port"))];
        assert_eq!(feed(&mut gesture, second), Effect::Drop(id("die"), id("port")));
    }

    #[test]
    fn keys_end_in_the_same_drop() {
        let mut gesture = Gesture::default();
        assert_eq!(gesture.feed(Input::Choose { piece: id("die") }), Effect::Lift(id("die")));
        let dropped = gesture.feed(Input::Confirm { place: id("port") });
        assert_eq!(dropped, Effect::Drop(id("die"), id("port")));
    }

    #[test]
    fn a_second_tap_on_the_piece_or_on_nothing_puts_it_back() {
        for second in
            [[down(Some("die"), None, false), up(None)], [down(None, None, false), up(None)]]
        {
            let mut gesture = Gesture::Held { piece: id("die") };
            assert_eq!(feed(&mut gesture, second), Effect::PutBack(id("die")));
            assert_eq!(gesture, Gesture::Idle);
        }
    }

    #[test]
    fn a_tap_on_another_piece_changes_hands_unless_that_place_is_open() {
        let mut gesture = Gesture::Held { piece: id("die") };
        assert_eq!(gesture.feed(down(Some("card"), None, false)), Effect::PutBack(id("die")));
        assert_eq!(gesture.feed(up(None)), Effect::Lift(id("card")));
        let mut gesture = Gesture::Held { piece: id("die") };
        let onto = [down(Some("card"), Some("port"), true), up(Some("port"))];
        assert_eq!(feed(&mut gesture, onto), Effect::Drop(id("die"), id("port")));
    }

    #[test]
    fn letting_go_over_nothing_and_escape_put_back() {
        let mut gesture = Gesture::Dragged { piece: id("die"), from: (0.0, 0.0) };
        assert_eq!(gesture.feed(up(None)), Effect::PutBack(id("die")));
        let mut gesture = Gesture::Held { piece: id("die") };
        assert_eq!(gesture.feed(Input::Cancel), Effect::PutBack(id("die")));
        let mut gesture = Gesture::Idle;
        assert_eq!(gesture.feed(Input::Cancel), Effect::None);
    }

    #[test]
    fn a_place_that_is_not_open_is_tried_so_that_the_page_can_say_why() {
        let mut gesture = Gesture::Held { piece: id("die") };
        let tried = [down(None, Some("moon"), false), up(Some("moon"))];
        assert_eq!(feed(&mut gesture, tried), Effect::Drop(id("die"), id("moon")));
    }

    #[test]
    fn scrolling_to_a_place_keeps_the_piece_in_the_hand() {
        for scroll in [Input::Move { at: (10.0, 40.0) }, Input::Cancel] {
            let mut gesture = Gesture::Held { piece: id("die") };
            assert_eq!(feed(&mut gesture, [down(None, Some("port"), true), scroll]), Effect::None);
            assert_eq!(feed(&mut gesture, [up(Some("moon"))]), Effect::None);
            assert_eq!(gesture, Gesture::Held { piece: id("die") });
        }
    }
}
