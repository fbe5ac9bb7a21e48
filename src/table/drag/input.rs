//! What a hand hears, and what it wants done.

use super::{Id, Point};

/// What moves over the glass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A finger. It has no other way to move a board in its frame.
    Finger,
    /// A mouse or a pen.
    Mouse,
}

/// One of the pointers there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pointer {
    /// The browser's number for it.
    pub id: i32,
    /// What it is.
    pub kind: Kind,
    /// Whether it was the first of its kind to go down.
    pub first: bool,
}

/// A pointer went down on these.
#[derive(Clone, PartialEq, Debug)]
pub struct Down {
    /// Which one.
    pub pointer: Pointer,
    /// Where, in the window.
    pub at: Point,
    /// The piece under it, whether it can be moved or not.
    pub piece: Option<Id>,
    /// The place under it. Only a piece in the hand has use for it: to find it, the browser works out the styles of the
    /// whole page. See [`Hand::piece`](super::Hand::piece).
    pub place: Option<Id>,
    /// Whether it lies in the frame of a board that can be enlarged.
    pub framed: bool,
}

/// Names a moment: right after what the page showed when it was asked for has been painted.
pub type Ticket = u32;

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Input {
    /// A pointer went down.
    Down(Down),
    /// A pointer moved, down or not.
    Move {
        /// Which one, by its number.
        pointer: i32,
        /// Where to.
        at: Point,
    },
    /// A pointer went up.
    Up {
        /// Which one.
        pointer: i32,
        /// The place under it. Looked for only if this pointer [carries](super::Hand::carries) a piece.
        place: Option<Id>,
    },
    /// The browser took a pointer away.
    Cancel {
        /// Which one.
        pointer: i32,
    },
    /// A finger is about to scroll the page.
    Swipe,
    /// Something was clicked, by pointer or by key.
    Click,
    /// The wheel was turned over a board that can be enlarged.
    Wheel {
        /// Where.
        at: Point,
        /// How far.
        delta: f64,
    },
    /// Enter or Space.
    Enter {
        /// The piece that the keyboard is on.
        piece: Option<Id>,
        /// The place that the keyboard is on.
        place: Option<Id>,
    },
    /// An arrow.
    Arrow {
        /// Where it points.
        direction: Point,
        /// The piece that the keyboard is on.
        piece: Option<Id>,
    },
    /// Escape.
    Escape {
        /// Whether the keyboard is in the area. Whoever took a piece with a pointer has it nowhere in particular.
        within: bool,
    },
    /// What was asked for with [`Do::Await`] has been painted.
    Painted(Ticket),
    /// The answer to [`Do::Look`].
    Saw {
        /// The place there.
        place: Option<Id>,
    },
    /// Other pieces may go to other places from here on.
    Reach,
    /// The area was drawn anew.
    Redrawn,
    /// The window has another size, or was turned.
    Resized,
}

/// How a piece is in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// A pointer carries it.
    Carried,
    /// It waits for a tap or a key.
    Waiting,
}

/// Which buttons come back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Released {
    /// All of them.
    All,
    /// Those that no pointer is on: one under the pointer is clicked next.
    Left,
}

/// Where the keyboard goes.
#[derive(Clone, PartialEq, Debug)]
pub enum Focus {
    /// To a piece.
    Piece(Id),
    /// To the nearest lit place, in this direction if there is one.
    Lit(Option<Point>),
    /// To the nearest piece that can be moved in this direction.
    Movable(Point),
}

/// What is to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Do {
    /// What moves without end rests while a pointer is down: every answer to the hand would wait for its next step.
    Rest(bool),
    /// The button that the event happened on gives way.
    Press,
    /// Buttons come back.
    Release(Released),
    /// A pointer belongs to the area wherever it goes, also when what it went down on is drawn anew. What is panned over
    /// is not clicked, either.
    Capture(i32),
    /// The browser does nothing of its own with the event.
    Prevent,
    /// The keyboard leaves where it is.
    Blur,
    /// Say [`Input::Painted`] once what was done so far has been painted.
    Await(Ticket),
    /// A copy of the piece lies ready, unseen, with glass under it. Nothing to do if there is one.
    Copy(Id),
    /// The copy is seen.
    Raise,
    /// The copy is so far from its piece.
    Follow(Point),
    /// These places are lit, and no others.
    Light(Vec<Id>),
    /// The piece is marked, and what is of no use to it steps back.
    Shade(Id, How),
    /// The page is told which piece is in the hand and where it may go.
    Announce(Id),
    /// Say [`Input::Saw`] with the place at a point. Right after a change the browser works out what came of it to
    /// answer, which the next frame is then spared.
    Look(Point),
    /// The place that was seen last is marked, or none.
    Over(bool),
    /// The copy moves into the middle of the marked place.
    Settle,
    /// The copy slides back to its piece and is gone.
    SlideBack,
    /// The copy is gone.
    Discard,
    /// Lights, marks and shade are gone.
    Clear,
    /// The page is told that a piece was dropped on a place, open or not; on one without a name, that it was tapped and
    /// can go nowhere.
    Drop {
        /// The piece.
        piece: Id,
        /// The place.
        place: Id,
        /// Whether a pointer carried it there, so that it need not travel again.
        carried: bool,
    },
    /// The board moves in its frame.
    Pan(Point),
    /// The board grows in its frame by a factor, and what was at one point comes to lie at another.
    Zoom(f64, Point, Point),
    /// The keyboard goes somewhere.
    Focus(Focus),
}
