//! What is seen of a piece under the hand: a copy that follows the pointer, lights where it may go, and a shade over the
//! rest. It comes on a little in every frame, so that the piece waits for none of it.

use web_sys::Element;

use super::super::carry::Carried;
use super::super::elements::{pieces, place_at, place_id};
use super::super::{Gesture, Id};
use super::Hand;
use crate::web::browser::all;

/// How much is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub enum Shown {
    /// Nothing.
    Nothing,
    /// A copy lies ready, if a pointer is on the piece.
    Copy,
    /// The open places are lit.
    Lights,
    /// Everything else steps back.
    All,
}

impl Hand {
    /// Goes on once what the hand has done so far is painted.
    pub fn go_on_soon(&mut self) {
        if !std::mem::replace(&mut self.looking, true) {
            self.soon(|hand| {
                hand.looking = false;
                hand.go_on();
            });
        }
    }

    /// Shows a little more of what the hand is on, and finds out what lies under the pointer.
    fn go_on(&mut self) {
        let (piece, dragged) = match &self.gesture {
            Gesture::Pressed { piece, .. } => (piece.clone(), false),
            Gesture::Dragged { piece, .. } => (piece.clone(), true),
            _ => return,
        };
        let before = self.shown;
        match before {
            Shown::Nothing => {
                self.carry_on();
                self.shown = Shown::Copy;
            }
            Shown::Copy => self.light_up(),
            Shown::Lights if dragged => self.shade(&piece, "carried"),
            _ => {}
        }
        if self.shown != before {
            self.looked = None;
            self.go_on_soon();
        }
        if dragged {
            self.look();
        }
    }

    /// Finds the place under the pointer. Right after a change the browser works out what came of it to answer, which
    /// the next frame is then spared.
    pub fn look(&mut self) {
        if self.looked != Some(self.pointer) {
            self.looked = Some(self.pointer);
            self.mark_over(place_at(self.pointer));
        }
    }

    /// The piece has come into the hand.
    pub fn lift(&mut self, piece: &Id) {
        if matches!(self.gesture, Gesture::Dragged { .. }) {
            self.carry_on();
            self.carried.iter().for_each(Carried::take_up);
            // A piece that waited is carried now.
            self.shown = if self.shown < Shown::Lights { Shown::Copy } else { Shown::Lights };
            return self.go_on_soon();
        }
        self.carried.clear();
        self.glass = None;
        if self.shown < Shown::Lights {
            self.light_up();
        }
        self.shade(piece, "waiting");
    }

    /// Lights the places that are open to the piece.
    fn light_up(&mut self) {
        self.shown = Shown::Lights;
        self.light_new();
    }

    /// Lights those that have been drawn since: a board may come after the piece that is taken to it.
    pub fn light_new(&self) {
        let Some(root) = self.root().filter(|_| self.shown >= Shown::Lights) else { return };
        for place in all(&root, "[data-place]:not([data-lit])") {
            if self.is_open(&place) {
                let _ = place.set_attribute("data-lit", "");
                let _ = place.set_attribute("tabindex", "0");
            }
        }
    }

    /// Shades what is of no use to the piece, and says where it may go.
    fn shade(&mut self, piece: &Id, how: &str) {
        let Some(root) = self.root() else { return };
        let label = |element: &Element| element.get_attribute("aria-label").unwrap_or_default();
        let mut name = String::new();
        for element in pieces(&root, piece) {
            let _ = element.set_attribute("data-held", how);
            name = label(&element);
        }
        let _ = root.set_attribute("data-holding", piece);
        let _ = match how {
            "waiting" => root.set_attribute("data-waiting", ""),
            _ => root.remove_attribute("data-waiting"),
        };
        self.shown = Shown::All;
        self.on_lift.emit((name, all(&root, "[data-lit]").iter().map(label).collect()));
    }

    /// Clears the hand. `glide` lets the piece slide back; otherwise it is about to be elsewhere.
    pub fn let_go(&mut self, glide: bool) {
        let carried = std::mem::take(&mut self.carried);
        if glide {
            carried.into_iter().for_each(Carried::slide_back);
        }
        self.glass = None;
        self.looked = None;
        self.mark_over(None);
        if std::mem::replace(&mut self.shown, Shown::Nothing) < Shown::Lights {
            return;
        }
        let Some(root) = self.root() else { return };
        let _ = root.remove_attribute("data-holding");
        let _ = root.remove_attribute("data-waiting");
        for piece in all(&root, "[data-piece][data-held]") {
            let _ = piece.remove_attribute("data-held");
        }
        for place in all(&root, "[data-lit]") {
            let _ = place.remove_attribute("data-lit");
            if place.has_attribute("data-read") {
                let _ = place.set_attribute("tabindex", "-1");
            } else if !place.has_attribute("data-can") && !place.has_attribute("data-button") {
                let _ = place.remove_attribute("tabindex");
            }
        }
    }

    /// Whether the piece under the hand may go to a place.
    fn is_open(&self, place: &Element) -> bool {
        let piece = match &self.gesture {
            Gesture::Pressed { piece, .. } => Some(piece),
            gesture => gesture.piece(),
        };
        let accepts = |piece: &Id| place_id(place).is_some_and(|id| self.reach.accepts(piece, &id));
        piece.is_some_and(accepts)
    }

    /// Marks the place under the piece, if it is open; it may be so before it is lit.
    fn mark_over(&mut self, place: Option<Element>) {
        if place == self.under {
            return;
        }
        self.under = place;
        let open = |place: &&Element| self.is_open(place);
        let over = self.under.as_ref().filter(open).cloned();
        if let Some(place) = &over {
            let _ = place.set_attribute("data-over", "");
        }
        if let Some(other) = std::mem::replace(&mut self.over, over) {
            let _ = other.remove_attribute("data-over");
        }
    }
}
