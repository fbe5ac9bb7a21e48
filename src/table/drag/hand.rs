//! One hand over a table, as a machine without a browser: what happens goes in, what is to be done comes out.
//!
//! Mouse, finger, tapping and keys are the same three steps, and each ends in [`Do::Drop`] or with the piece back where
//! it was. A hand is one pointer: a piece follows the one that took it, and no other. Two fingers on a board that can be
//! enlarged are no hand but look closer.

mod keys;
mod pointers;
#[cfg(test)]
mod tests;

use super::input::{Do, Focus, How, Input, Kind, Pointer, Released, Ticket};
use super::zoom::wheel_factor;
use super::{Id, Point, Reach};

/// A button that was clicked comes back after so many paints if nothing was drawn anew for it: one shows it, the move is
/// made, and its drawing would be in the next.
const CLICK: u8 = 2;

/// What a hand is doing.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hand {
    state: State,
    /// The last moment that was asked for.
    asked: Ticket,
    /// When what rests while a pointer is down moves again.
    wake: Option<Ticket>,
    /// When a clicked button has been painted, and how many more times it is to be.
    click: Option<(Ticket, u8)>,
}

/// What a hand is doing to a piece or to the board.
#[derive(Clone, PartialEq, Debug, Default)]
enum State {
    /// Nothing is held.
    #[default]
    Idle,
    /// A pointer is down on a piece and has not left it.
    Pressed {
        grasp: Grasp,
        /// Whether the piece was already held by a tap: letting go puts it back.
        again: bool,
        /// Whether it lies on a board that can be enlarged.
        framed: bool,
    },
    /// The piece follows the pointer.
    Dragged { grasp: Grasp },
    /// The piece was tapped or chosen by key and waits for a place.
    Held { piece: Id },
    /// A pointer is down while a piece waits: a tap that drops it, or the start of a scroll.
    Aiming { piece: Id, finger: Finger, onto: Onto, framed: bool },
    /// The piece was put down on an open place, and its move is made once that is seen.
    Settling { piece: Id, place: Id, carried: bool, painted: Ticket },
    /// A pointer is down on a piece that can go nowhere.
    Stuck { piece: Id, finger: Finger, framed: bool },
    /// A pointer is down on a board that can be enlarged, and has not moved.
    Resting { finger: Finger },
    /// The board moves along with a pointer; a piece may wait meanwhile.
    Panning { finger: Finger, held: Option<Id> },
    /// The board grows between two fingers.
    Pinching { fingers: [Finger; 2], held: Option<Id> },
}

/// A pointer on a piece.
#[derive(Clone, PartialEq, Debug)]
struct Grasp {
    finger: Finger,
    piece: Id,
    /// Where the pointer went down.
    from: Point,
    /// How much is shown of it.
    shown: Shown,
    /// When there is more to show, or to see.
    painted: Option<Ticket>,
}

/// A pointer and where it was last.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Finger {
    pointer: Pointer,
    at: Point,
}

/// What a tap is aimed at.
#[derive(Clone, PartialEq, Debug)]
enum Onto {
    /// Another piece, or the same.
    Piece(Id),
    /// A place, open or not.
    Place(Id),
    /// Nothing.
    Nothing,
}

/// How much is shown of a piece under a pointer. It comes on a little in every frame, so that the piece waits for none of
/// it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
enum Shown {
    /// Nothing.
    Nothing,
    /// A copy lies ready.
    Copy,
    /// The open places are lit.
    Lights,
    /// Everything else steps back.
    All,
}

/// The piece goes back to where it was.
const PUT_BACK: [Do; 2] = [Do::SlideBack, Do::Clear];
/// The piece is about to be elsewhere, or never left.
const LET_GO: [Do; 2] = [Do::Discard, Do::Clear];

impl Hand {
    /// One step.
    pub fn feed(&mut self, input: Input, reach: &Reach) -> Vec<Do> {
        let mut todo = Vec::new();
        match input {
            Input::Down(down) => self.down(down, reach, &mut todo),
            Input::Move { pointer, at } => self.moved(pointer, at, &mut todo),
            Input::Up { pointer, place } => self.up(pointer, place, reach, &mut todo),
            Input::Cancel { pointer } => self.canceled(pointer, &mut todo),
            // A drag that ends in full swing is no fling: the browser would swallow the next tap.
            Input::Swipe if matches!(self.state, State::Dragged { .. }) => todo.push(Do::Prevent),
            Input::Swipe => {}
            Input::Click => {
                todo.push(Do::Press);
                self.click = Some((self.ask(&mut todo), CLICK - 1));
            }
            Input::Wheel { at, delta } => {
                todo.extend([Do::Prevent, Do::Zoom(wheel_factor(delta), at, at)]);
            }
            Input::Enter { piece, place } => self.enter(piece, place, reach, &mut todo),
            Input::Arrow { direction, piece } => self.arrow(direction, piece, reach, &mut todo),
            Input::Escape { within } => self.escape(within, &mut todo),
            Input::Painted(ticket) => self.painted(ticket, reach, &mut todo),
            Input::Saw { place } => {
                if let State::Dragged { grasp } = &self.state {
                    let open = place.is_some_and(|place| reach.accepts(&grasp.piece, &place));
                    todo.push(Do::Over(open));
                }
            }
            Input::Reach => self.reach_changed(reach, &mut todo),
            Input::Redrawn => self.redrawn(reach, &mut todo),
            Input::Resized => self.resized(&mut todo),
        }
        todo
    }

    /// The piece in the hand. One that is only pressed is not, unless it was before.
    pub fn piece(&self) -> Option<&Id> {
        match &self.state {
            State::Pressed { again: false, .. } => None,
            state => state.piece(),
        }
    }

    /// Whether this pointer carries a piece.
    pub fn carries(&self, pointer: i32) -> bool {
        matches!(&self.state, State::Dragged { grasp } if grasp.finger.pointer.id == pointer)
    }

    /// Asks for the moment after the next paint.
    fn ask(&mut self, todo: &mut Vec<Do>) -> Ticket {
        self.asked = self.asked.wrapping_add(1);
        todo.push(Do::Await(self.asked));
        self.asked
    }

    /// The piece waits for a place from here on.
    fn hold(piece: Id, shown: Shown, reach: &Reach, todo: &mut Vec<Do>) -> State {
        todo.push(Do::Discard);
        if shown < Shown::Lights {
            todo.push(Do::Light(places(reach, &piece)));
        }
        todo.extend([Do::Shade(piece.clone(), How::Waiting), Do::Announce(piece.clone())]);
        State::Held { piece }
    }

    /// The player learns why a piece can go nowhere.
    fn tell_why(piece: Id, todo: &mut Vec<Do>) {
        todo.push(Do::Drop { piece, place: "".into(), carried: false });
    }

    /// The piece is let go over a place or none. One that is not open is tried too, so that the player learns why. On an
    /// open one the piece is put down where it is going to be; once that is seen, the move is made.
    fn drop(
        &mut self,
        piece: Id,
        place: Option<Id>,
        carried: bool,
        reach: &Reach,
        todo: &mut Vec<Do>,
    ) -> State {
        match place {
            Some(place) if reach.accepts(&piece, &place) => {
                if carried {
                    todo.extend([Do::Over(true), Do::Settle]);
                }
                State::Settling { piece, place, carried, painted: self.ask(todo) }
            }
            place => {
                todo.extend(PUT_BACK);
                todo.extend(place.map(|place| Do::Drop { piece, place, carried }));
                State::Idle
            }
        }
    }

    fn painted(&mut self, ticket: Ticket, reach: &Reach, todo: &mut Vec<Do>) {
        if self.wake.take_if(|own| *own == ticket).is_some() {
            todo.push(Do::Rest(false));
        }
        if let Some((_, left)) = self.click.take_if(|(own, _)| *own == ticket) {
            match left.checked_sub(1) {
                Some(left) => self.click = Some((self.ask(todo), left)),
                None => todo.push(Do::Release(Released::All)),
            }
        }
        let mut state = std::mem::take(&mut self.state);
        let dragged = matches!(state, State::Dragged { .. });
        match &mut state {
            State::Pressed { grasp, .. } | State::Dragged { grasp }
                if grasp.painted == Some(ticket) =>
            {
                grasp.painted = None;
                if grasp.show_more(dragged, reach, todo) {
                    grasp.painted = Some(self.ask(todo));
                }
                if dragged {
                    todo.push(Do::Look(grasp.finger.at));
                }
            }
            State::Settling { piece, place, carried, painted } if *painted == ticket => {
                let (piece, place, carried) = (piece.clone(), place.clone(), *carried);
                todo.extend(LET_GO);
                todo.push(Do::Drop { piece, place, carried });
                state = State::Idle;
            }
            _ => {}
        }
        self.state = state;
    }

    fn reach_changed(&mut self, reach: &Reach, todo: &mut Vec<Do>) {
        if matches!(self.state, State::Settling { .. }) {
            return;
        }
        if self.state.piece().is_some_and(|piece| !reach.movable(piece)) {
            self.put_back(todo);
        }
    }

    /// The piece under the hand goes back; fingers that move the board go on.
    fn put_back(&mut self, todo: &mut Vec<Do>) {
        self.state = match std::mem::take(&mut self.state) {
            State::Pressed { again: false, .. } => {
                todo.extend(LET_GO);
                State::Idle
            }
            State::Panning { finger, held: Some(_) } => {
                todo.extend(PUT_BACK);
                State::Panning { finger, held: None }
            }
            State::Pinching { fingers, held: Some(_) } => {
                todo.extend(PUT_BACK);
                State::Pinching { fingers, held: None }
            }
            State::Pressed { .. }
            | State::Dragged { .. }
            | State::Held { .. }
            | State::Aiming { .. } => {
                todo.extend(PUT_BACK);
                State::Idle
            }
            state => state,
        };
    }

    /// What was drawn may lack the copy, and have places that are still to be lit: a board may come after the piece that
    /// is taken to it.
    fn redrawn(&mut self, reach: &Reach, todo: &mut Vec<Do>) {
        self.click = None;
        todo.push(Do::Release(Released::All));
        let lit = |piece: &Id| Do::Light(places(reach, piece));
        match &self.state {
            State::Pressed { grasp, again, .. } => {
                if !again && grasp.shown >= Shown::Copy {
                    todo.push(Do::Copy(grasp.piece.clone()));
                }
                if grasp.shown >= Shown::Lights {
                    todo.push(lit(&grasp.piece));
                }
            }
            State::Dragged { grasp } => {
                todo.extend([Do::Copy(grasp.piece.clone()), Do::Raise, Do::Follow(grasp.by())]);
                if grasp.shown >= Shown::Lights {
                    todo.push(lit(&grasp.piece));
                }
            }
            State::Settling { .. } => {}
            state => todo.extend(state.piece().map(lit)),
        }
    }

    /// Where everything was is no longer where it is: whatever a pointer was doing is over, and nothing slides back to
    /// where its piece no longer lies. A piece that waits goes on waiting.
    fn resized(&mut self, todo: &mut Vec<Do>) {
        self.state = match std::mem::take(&mut self.state) {
            State::Pressed { .. } | State::Dragged { .. } => {
                todo.extend(LET_GO);
                State::Idle
            }
            State::Aiming { piece, .. } => State::Held { piece },
            State::Stuck { .. } | State::Resting { .. } => State::Idle,
            State::Panning { held, .. } | State::Pinching { held, .. } => State::waiting(held),
            state => state,
        };
    }
}

impl State {
    /// With this piece in the hand, or none, and no pointer down.
    fn waiting(held: Option<Id>) -> State {
        held.map_or(State::Idle, |piece| State::Held { piece })
    }

    /// The piece under the hand.
    fn piece(&self) -> Option<&Id> {
        match self {
            State::Idle | State::Settling { .. } | State::Stuck { .. } | State::Resting { .. } => {
                None
            }
            State::Pressed { grasp, .. } | State::Dragged { grasp } => Some(&grasp.piece),
            State::Held { piece } | State::Aiming { piece, .. } => Some(piece),
            State::Panning { held, .. } | State::Pinching { held, .. } => held.as_ref(),
        }
    }

    /// The pointers that the hand is made of.
    fn fingers(&self) -> Vec<Finger> {
        match self {
            State::Idle | State::Held { .. } | State::Settling { .. } => Vec::new(),
            State::Pressed { grasp, .. } | State::Dragged { grasp } => vec![grasp.finger],
            State::Aiming { finger, .. }
            | State::Stuck { finger, .. }
            | State::Resting { finger }
            | State::Panning { finger, .. } => {
                vec![*finger]
            }
            State::Pinching { fingers, .. } => fingers.to_vec(),
        }
    }

    fn has(&self, pointer: i32) -> bool {
        self.fingers().iter().any(|finger| finger.pointer.id == pointer)
    }
}

impl Grasp {
    /// How far the pointer has come.
    fn by(&self) -> Point {
        super::zoom::way(self.from, self.finger.at)
    }

    /// Shows a little more; `false` when all of it is shown.
    fn show_more(&mut self, dragged: bool, reach: &Reach, todo: &mut Vec<Do>) -> bool {
        let piece = self.piece.clone();
        self.shown = match self.shown {
            Shown::Nothing => {
                todo.push(Do::Copy(piece));
                Shown::Copy
            }
            Shown::Copy => {
                todo.push(Do::Light(places(reach, &piece)));
                Shown::Lights
            }
            Shown::Lights if dragged => {
                todo.extend([Do::Shade(piece.clone(), How::Carried), Do::Announce(piece)]);
                Shown::All
            }
            Shown::Lights | Shown::All => return false,
        };
        true
    }
}

/// The places that are open to a piece.
fn places(reach: &Reach, piece: &str) -> Vec<Id> {
    let mut places: Vec<Id> = reach.ways_of(piece).map(|way| way.place.clone()).collect();
    places.sort_unstable();
    places.dedup();
    places
}
