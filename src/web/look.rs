//! What a board is drawn with besides the position, and the marks that its pieces, places and buttons carry.
//!
//! A component gets only what concerns it: a [`Piece`], a [`Place`] or a [`Button`] says whether it can be moved and
//! whether a hint or a lesson means it, so that nothing else is drawn anew when one of those changes.

use std::rc::Rc;

use yew::{AttrValue, Callback};

use engine::{Seat, SeatSetup};
use table::drag::{Grip, Id, Reach};

/// A move made by a button.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// The button's name.
    pub key: Id,
    /// What it does.
    pub label: AttrValue,
    /// Whether it is the main one.
    pub main: bool,
    /// Whether a hint means it.
    pub hinted: bool,
    /// Whether the guided game asks for it.
    pub taught: bool,
}

impl Button {
    /// A button of a table; a hint may mean it.
    pub fn of(button: &table::Button, hint: Option<&Grip>) -> Button {
        Button {
            key: button.key.clone(),
            label: button.label.clone().into(),
            main: button.main,
            hinted: matches!(hint, Some(Grip::Button { key, .. }) if *key == button.key),
            taught: button.taught,
        }
    }

    /// A button that cannot be pressed now and says so.
    pub fn shut(key: Id, label: AttrValue) -> Self {
        Button { key, label, main: false, hinted: false, taught: false }
    }

    /// `data-button`.
    pub fn id(&self) -> AttrValue {
        AttrValue::from(self.key.clone())
    }

    /// `data-hint`.
    pub fn hint(&self) -> Option<&'static str> {
        self.hinted.then_some("button")
    }

    /// `data-taught`.
    pub fn lesson(&self) -> Option<&'static str> {
        self.taught.then_some("")
    }
}

/// A piece as it is drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// `data-piece`.
    pub id: AttrValue,
    /// Whether it can be picked up.
    pub movable: bool,
    /// Whether a hint means it.
    pub hinted: bool,
}

impl Piece {
    /// `data-can`.
    pub fn can(&self) -> Option<&'static str> {
        self.movable.then_some("")
    }

    /// `tabindex`: what can be picked up is within reach of the keyboard.
    pub fn tabindex(&self) -> Option<&'static str> {
        self.movable.then_some("0")
    }

    /// `tabindex` of a piece that can be read by keyboard even when it cannot be picked up.
    pub fn tabindex_to_read(&self) -> &'static str {
        self.tabindex().unwrap_or("-1")
    }

    /// `data-hint`.
    pub fn hint(&self) -> Option<&'static str> {
        self.hinted.then_some("piece")
    }

    /// `role`: what cannot be picked up is only looked at.
    pub fn role(&self) -> &'static str {
        if self.movable { "button" } else { "img" }
    }
}

/// A place as it is drawn. Whether it is open to the piece in the hand is for the hand to show.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// `data-place`.
    pub id: AttrValue,
    /// Whether a hint means it.
    pub hinted: bool,
}

impl Place {
    /// `data-hint`.
    pub fn hint(&self) -> Option<&'static str> {
        self.hinted.then_some("place")
    }
}

/// What a board is drawn with besides the position.
#[derive(Clone, PartialEq)]
pub struct Look {
    /// The seats as they were set up.
    pub seats: Rc<[SeatSetup]>,
    /// Which piece may go where, and what is staged.
    pub reach: Rc<Reach>,
    /// The buttons of the moment.
    pub buttons: Rc<[Button]>,
    /// The move that a hint means.
    pub hint: Option<Rc<Grip>>,
    /// Presses a button. It is made once for a table, so that it compares equal.
    pub press: Callback<Id>,
    /// The number of the record shown: things that happen in it are drawn anew.
    pub frame: usize,
    /// Whether things move.
    pub moving: bool,
    /// Whether what changed its place since the last frame glides there; what a hand has carried
    /// need not travel again.
    pub glides: bool,
}

impl Look {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.seats[seat.index()].name.clone()
    }

    /// The colour and shape of a seat.
    pub fn colour(&self, seat: Seat) -> u8 {
        self.seats[seat.index()].colour
    }

    /// The button with this name, if it can be pressed now.
    pub fn button(&self, key: &str) -> Option<&Button> {
        self.buttons.iter().find(|button| &*button.key == key)
    }

    /// A piece with the marks it carries.
    pub fn piece(&self, id: impl Into<AttrValue>) -> Piece {
        let id = id.into();
        let movable = self.reach.movable(&id);
        let hinted = matches!(self.hint.as_deref(), Some(Grip::Drop { pieces, .. }) if pieces.iter().any(|own| **own == *id));
        Piece { id, movable, hinted }
    }

    /// A place with the marks it carries.
    pub fn place(&self, id: impl Into<AttrValue>) -> Place {
        let id = id.into();
        let hinted =
            matches!(self.hint.as_deref(), Some(Grip::Drop { place, .. }) if **place == *id);
        Place { id, hinted }
    }

    /// The frame for what happens in it, so that its element is a new one and plays; 0 for what stays as it is, which
    /// then compares equal from frame to frame.
    pub fn fresh(&self, happens: bool) -> usize {
        if happens && self.moving { self.frame + 1 } else { 0 }
    }
}
