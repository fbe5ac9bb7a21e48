//! What keys do: they choose a piece, walk among its places, and drop it.

use super::{Do, Focus, Hand, Id, LET_GO, PUT_BACK, Point, Reach, Shown, State};

impl Hand {
    /// Enter or Space. A pointer that is on a piece or moves the board goes first.
    pub(super) fn enter(
        &mut self,
        piece: Option<Id>,
        place: Option<Id>,
        reach: &Reach,
        todo: &mut Vec<Do>,
    ) {
        let held = match &self.state {
            State::Idle | State::Stuck { .. } | State::Resting { .. } => None,
            State::Held { piece } | State::Aiming { piece, .. } => Some(piece.clone()),
            _ => return,
        };
        if let (Some(held), Some(place)) = (&held, place)
            && reach.accepts(held, &place)
        {
            todo.push(Do::Prevent);
            self.state = self.drop(held.clone(), Some(place), false, reach, todo);
            return todo.push(Do::Focus(Focus::Piece(held.clone())));
        }
        let Some(piece) = piece else { return };
        if !reach.movable(&piece) {
            if held.is_none() {
                Hand::tell_why(piece, todo);
            }
            return;
        }
        todo.push(Do::Prevent);
        if held.as_ref() == Some(&piece) {
            todo.extend(PUT_BACK);
            self.state = State::Idle;
            return todo.push(Do::Focus(Focus::Piece(piece)));
        }
        if held.is_some() {
            todo.extend(LET_GO);
        }
        self.state = Hand::hold(piece, Shown::Nothing, reach, todo);
        todo.push(Do::Focus(Focus::Lit(None)));
    }

    /// An arrow: among the open places with a piece in the hand, else from piece to piece.
    pub(super) fn arrow(
        &self,
        direction: Point,
        piece: Option<Id>,
        reach: &Reach,
        todo: &mut Vec<Do>,
    ) {
        let focus = if matches!(self.state, State::Settling { .. }) {
            return;
        } else if self.piece().is_some() {
            Focus::Lit(Some(direction))
        } else if piece.is_some_and(|piece| reach.movable(&piece)) {
            Focus::Movable(direction)
        } else {
            return;
        };
        todo.extend([Do::Prevent, Do::Focus(focus)]);
    }

    /// Escape puts the piece back.
    pub(super) fn escape(&mut self, within: bool, todo: &mut Vec<Do>) {
        let held = self.piece().cloned();
        self.put_back(todo);
        if let Some(piece) = held.filter(|_| within) {
            todo.extend([Do::Prevent, Do::Focus(Focus::Piece(piece))]);
        }
    }
}
