//! What pointers do: they take a piece, carry it, tap, and move or enlarge the board.

use super::super::input::Down;
use super::super::zoom::{distance, middle, way};
use super::{Do, Finger, Grasp, Hand, Id, Kind, LET_GO, Onto, PUT_BACK, Released, Shown, State};
use super::{Point, Reach};

/// How far a pointer travels before it is more than a tap, in pixels.
const SLACK: f64 = 6.0;

impl Hand {
    pub(super) fn down(&mut self, down: Down, reach: &Reach, todo: &mut Vec<Do>) {
        if matches!(self.state, State::Settling { .. }) {
            return;
        }
        (self.wake, self.click) = (None, None);
        todo.extend([Do::Rest(true), Do::Release(Released::All), Do::Press]);
        // The end of a pointer can get lost outside the window: when it goes down again, or another one is the first of
        // its kind, the old one is gone.
        let new = down.pointer;
        for Finger { pointer, .. } in self.state.fingers() {
            if pointer.id == new.id || new.first && pointer.kind == new.kind {
                self.lose(pointer.id, todo);
            }
        }
        let finger = Finger { pointer: new, at: down.at };
        let both = |other: Finger| [other, finger];
        self.state = match std::mem::take(&mut self.state) {
            State::Pressed { grasp, again, framed: true } if down.framed => {
                todo.extend(if again { PUT_BACK } else { LET_GO });
                State::Pinching { fingers: both(grasp.finger), held: None }
            }
            State::Aiming { piece, finger, framed: true, .. } if down.framed => {
                State::Pinching { fingers: both(finger), held: Some(piece) }
            }
            State::Stuck { finger, framed: true, .. } | State::Resting { finger }
                if down.framed =>
            {
                State::Pinching { fingers: both(finger), held: None }
            }
            State::Panning { finger, held } if down.framed => {
                State::Pinching { fingers: both(finger), held }
            }
            // A thumb that lies on the board keeps nobody from taking a piece beside it.
            State::Stuck { .. } | State::Resting { .. } if down.piece.is_some() => {
                self.touch(None, down, reach, todo)
            }
            State::Panning { held, .. } if down.piece.is_some() => {
                self.touch(held, down, reach, todo)
            }
            State::Idle => self.touch(None, down, reach, todo),
            State::Held { piece } => self.touch(Some(piece), down, reach, todo),
            // Everything else has its pointers, and another one changes nothing.
            state => state,
        };
    }

    /// A pointer goes down, with this piece in the hand or none.
    fn touch(&mut self, held: Option<Id>, down: Down, reach: &Reach, todo: &mut Vec<Do>) -> State {
        let finger = Finger { pointer: down.pointer, at: down.at };
        let framed = down.framed;
        let (movable, stuck): (Option<Id>, Option<Id>) = match down.piece {
            Some(piece) if reach.movable(&piece) => (Some(piece), None),
            piece => (None, piece),
        };
        let Some(held) = held else {
            return match movable {
                Some(piece) => self.press(piece, false, finger, framed, todo),
                None => match stuck {
                    Some(piece) => State::Stuck { piece, finger, framed },
                    None if framed => State::Resting { finger },
                    None => State::Idle,
                },
            };
        };
        // What lies on an open place is no piece to be taken up but the place.
        let open = down.place.as_ref().is_some_and(|place| reach.accepts(&held, place));
        // On a board that can be enlarged a finger may be about to move it.
        let waits = framed && down.pointer.kind == Kind::Finger;
        let onto = match (movable.filter(|_| !open), down.place) {
            (Some(piece), _) if !waits => {
                let again = piece == held;
                if !again {
                    todo.extend(PUT_BACK);
                }
                return self.press(piece, again, finger, framed, todo);
            }
            (Some(piece), _) => Onto::Piece(piece),
            (None, Some(place)) => Onto::Place(place),
            (None, None) => Onto::Nothing,
        };
        State::Aiming { piece: held, finger, onto, framed }
    }

    /// A piece is pressed: it is carried away next, or waits for its place. Whoever presses here is done with what was open
    /// elsewhere, which the browser is kept from finding out.
    fn press(
        &mut self,
        piece: Id,
        again: bool,
        finger: Finger,
        framed: bool,
        todo: &mut Vec<Do>,
    ) -> State {
        todo.extend([Do::Capture(finger.pointer.id), Do::Prevent, Do::Blur]);
        let shown = if again { Shown::All } else { Shown::Nothing };
        let painted = Some(self.ask(todo));
        let grasp = Grasp { finger, piece, from: finger.at, shown, painted };
        State::Pressed { grasp, again, framed }
    }

    pub(super) fn moved(&mut self, pointer: i32, at: Point, todo: &mut Vec<Do>) {
        if !self.state.has(pointer) {
            return;
        }
        self.state = match std::mem::take(&mut self.state) {
            State::Pressed { mut grasp, again, framed } => {
                grasp.finger.at = at;
                if distance(grasp.from, at) < SLACK {
                    State::Pressed { grasp, again, framed }
                } else {
                    todo.extend([Do::Copy(grasp.piece.clone()), Do::Raise]);
                    // A piece that waited is carried from here on: it is shaded again.
                    let lit = grasp.shown >= Shown::Lights;
                    grasp.shown = if lit { Shown::Lights } else { Shown::Copy };
                    self.carry(grasp, todo)
                }
            }
            State::Dragged { mut grasp } => {
                grasp.finger.at = at;
                self.carry(grasp, todo)
            }
            // A pointer that travels scrolls: the piece stays held.
            State::Aiming { piece, finger, framed: true, .. } if finger.is_far(at) => {
                begin_pan(finger, at, Some(piece), todo)
            }
            State::Aiming { piece, finger, .. } if finger.is_far(at) => State::Held { piece },
            // Who drags with a mouse means the piece; a finger means the board, or the page.
            State::Stuck { piece, finger, .. }
                if finger.is_far(at) && finger.pointer.kind == Kind::Mouse =>
            {
                Hand::tell_why(piece, todo);
                State::Idle
            }
            State::Stuck { finger, framed, .. } if finger.is_far(at) => {
                if framed {
                    begin_pan(finger, at, None, todo)
                } else {
                    State::Idle
                }
            }
            State::Resting { finger } if finger.is_far(at) => begin_pan(finger, at, None, todo),
            State::Panning { finger, held } => {
                todo.push(Do::Pan(way(finger.at, at)));
                State::Panning { finger: Finger { at, ..finger }, held }
            }
            State::Pinching { fingers: before, held } => {
                let mut fingers = before;
                let own = fingers.iter_mut().find(|finger| finger.pointer.id == pointer);
                own.into_iter().for_each(|finger| finger.at = at);
                let ([a, b], [c, d]) = (before.map(|f| f.at), fingers.map(|f| f.at));
                let factor = distance(c, d) / distance(a, b).max(1.0);
                todo.push(Do::Zoom(factor, middle(a, b), middle(c, d)));
                State::Pinching { fingers, held }
            }
            state => state,
        };
    }

    /// The copy follows; what lies under it is looked at once that is painted.
    fn carry(&mut self, mut grasp: Grasp, todo: &mut Vec<Do>) -> State {
        todo.push(Do::Follow(grasp.by()));
        if grasp.painted.is_none() {
            grasp.painted = Some(self.ask(todo));
        }
        State::Dragged { grasp }
    }

    pub(super) fn up(
        &mut self,
        pointer: i32,
        place: Option<Id>,
        reach: &Reach,
        todo: &mut Vec<Do>,
    ) {
        todo.push(Do::Release(Released::Left));
        if self.state.has(pointer) {
            self.state = match std::mem::take(&mut self.state) {
                State::Pressed { grasp, again: false, .. } => {
                    Hand::hold(grasp.piece, grasp.shown, reach, todo)
                }
                // A tap reads a card, a second one plays it.
                State::Pressed { grasp, again: true, .. }
                    if reach.plain(&grasp.piece).is_some() =>
                {
                    let zone = reach.plain(&grasp.piece);
                    self.drop(grasp.piece, zone, false, reach, todo)
                }
                State::Dragged { grasp } => self.drop(grasp.piece, place, true, reach, todo),
                State::Aiming { piece, onto, .. } => match onto {
                    Onto::Piece(other) if other != piece && reach.movable(&other) => {
                        todo.extend(PUT_BACK);
                        Hand::hold(other, Shown::Nothing, reach, todo)
                    }
                    Onto::Place(place) => self.drop(piece, Some(place), false, reach, todo),
                    Onto::Piece(_) | Onto::Nothing => self.drop(piece, None, false, reach, todo),
                },
                State::Stuck { piece, .. } => {
                    Hand::tell_why(piece, todo);
                    State::Idle
                }
                // The others did nothing more than to be there.
                state => {
                    self.state = state;
                    self.lose(pointer, todo);
                    std::mem::take(&mut self.state)
                }
            };
        }
        if self.state.fingers().is_empty() {
            // What rests moves again once the answer to the pointer is painted.
            self.wake = Some(self.ask(todo));
        }
    }

    pub(super) fn canceled(&mut self, pointer: i32, todo: &mut Vec<Do>) {
        todo.push(Do::Release(Released::All));
        self.lose(pointer, todo);
        if self.state.fingers().is_empty() {
            self.wake = None;
            todo.push(Do::Rest(false));
        }
    }

    /// A pointer is gone without having done anything. One that the browser takes away scrolls: a piece that waits goes on
    /// waiting.
    fn lose(&mut self, pointer: i32, todo: &mut Vec<Do>) {
        if !self.state.has(pointer) {
            return;
        }
        match std::mem::take(&mut self.state) {
            State::Aiming { piece, .. } => self.state = State::Held { piece },
            State::Panning { held, .. } => self.state = State::waiting(held),
            State::Pinching { fingers: [one, other], held } => {
                let finger = if one.pointer.id == pointer { other } else { one };
                self.state = State::Panning { finger, held };
            }
            State::Stuck { .. } | State::Resting { .. } => {}
            state => {
                self.state = state;
                self.put_back(todo);
            }
        }
    }
}

impl Finger {
    fn is_far(&self, at: Point) -> bool {
        distance(self.at, at) >= SLACK
    }
}

/// The board moves along with the pointer from here on.
fn begin_pan(finger: Finger, at: Point, held: Option<Id>, todo: &mut Vec<Do>) -> State {
    todo.extend([Do::Capture(finger.pointer.id), Do::Pan(way(finger.at, at))]);
    State::Panning { finger: Finger { at, ..finger }, held }
}
