//! Does what the hand says. It decides nothing and knows only elements.

use web_sys::{Element, Event, Node};
use yew::{Callback, NodeRef};

use super::carry::{Carried, Glass};
use super::elements::{around, pieces, place_at, place_id};
use super::{focus, scroll};
use crate::browser::{after_paint, all, blur};
use table::drag::words::{self, Word};
use table::drag::{Do, How, Id, Input, Point, Released, Ticket};

/// What the hand has on the page.
pub struct Painter {
    root: NodeRef,
    /// What follows the pointer: made once, so that a frame of a drag only writes.
    carried: Vec<Carried>,
    /// What lies between it and the page.
    glass: Option<Glass>,
    /// Where it was looked last for the place under the pointer.
    looked: Option<Point>,
    /// The place that was there.
    under: Option<Element>,
    /// The same, if it is marked.
    over: Option<Element>,
    /// The buttons that give way.
    pressed: Vec<Element>,
    /// The frame of the board that is moved or enlarged.
    frame: Option<Element>,
    painted: Callback<Ticket>,
    on_drop: Callback<(Id, Id, bool)>,
    on_lift: Callback<(String, Vec<String>)>,
}

impl Painter {
    /// A painter for an area, which tells when something that was asked for has been painted.
    pub fn new(root: NodeRef, painted: Callback<Ticket>) -> Painter {
        Painter {
            root,
            carried: Vec::new(),
            glass: None,
            looked: None,
            under: None,
            over: None,
            pressed: Vec::new(),
            frame: None,
            painted,
            on_drop: Callback::noop(),
            on_lift: Callback::noop(),
        }
    }

    /// Whom to tell of a drop and of a piece that was picked up.
    pub fn tell(
        &mut self,
        on_drop: Callback<(Id, Id, bool)>,
        on_lift: Callback<(String, Vec<String>)>,
    ) {
        (self.on_drop, self.on_lift) = (on_drop, on_lift);
    }

    /// Does one thing, with the event that it comes from if there is one. What it finds out is the answer.
    pub fn carry_out(&mut self, todo: Do, event: Option<&Event>) -> Option<Input> {
        let root = self.root.cast::<Element>()?;
        match todo {
            Do::Rest(now) => set(&root, words::DOWN, now),
            Do::Press => self.press(event),
            Do::Release(which) => self.release(which),
            Do::Capture(pointer) => {
                let _ = root.set_pointer_capture(pointer);
            }
            Do::Prevent => event.into_iter().for_each(Event::prevent_default),
            Do::Blur => blur(),
            Do::Await(ticket) => {
                let painted = self.painted.clone();
                after_paint(move || painted.emit(ticket));
            }
            Do::Copy(piece) => self.copy(&root, &piece),
            Do::Raise => self.carried.iter().for_each(Carried::take_up),
            Do::Follow(by) => self.carried.iter().for_each(|carried| carried.follow(by)),
            Do::Light(places) => self.light(&root, &places),
            Do::Shade(piece, how) => self.shade(&root, &piece, how),
            Do::Announce(piece) => self.announce(&root, &piece),
            Do::Look(at) if self.looked == Some(at) => {}
            Do::Look(at) => return Some(Input::Saw { place: self.place_at(at) }),
            Do::Over(open) => self.mark_over(self.under.clone().filter(|_| open)),
            Do::Settle => {
                if let Some(place) = &self.over {
                    self.carried.iter().for_each(|carried| carried.settle_on(place));
                }
            }
            Do::SlideBack => {
                self.carried.drain(..).for_each(Carried::slide_back);
                self.glass = None;
            }
            Do::Discard => {
                self.carried.clear();
                self.glass = None;
            }
            Do::Clear => self.clear(&root),
            Do::Drop { piece, place, carried } => self.on_drop.emit((piece, place, carried)),
            Do::Pan(by) => self.frame.iter().for_each(|frame| scroll::pan(frame, by)),
            Do::Zoom(factor, from, to) => {
                self.frame.iter().for_each(|frame| scroll::zoom(frame, factor, from, to));
            }
            Do::Focus(to) => focus::go(&root, &to),
        }
        None
    }

    /// The place at a point. It is looked for once, until something there may have changed.
    pub fn place_at(&mut self, at: Point) -> Option<Id> {
        if self.looked != Some(at) {
            self.looked = Some(at);
            self.under = place_at(at);
        }
        self.under.as_ref().and_then(place_id)
    }

    /// Remembers the frame that something happened in; says whether it was one.
    pub fn look_into(&mut self, frame: Option<Element>) -> bool {
        let framed = frame.is_some();
        self.frame = frame.or_else(|| self.frame.take());
        framed
    }

    /// Puts explanations away, until something else is pointed at.
    pub fn hush(&self, now: bool) {
        if let Some(root) = self.root.cast::<Element>() {
            set(&root, words::HUSHED, now);
        }
    }

    /// Whether something is in the area.
    pub fn contains(&self, node: Option<&Node>) -> bool {
        self.root.get().is_some_and(|root| root.contains(node))
    }

    /// Pushes the button of an event down, by pointer or by key.
    fn press(&mut self, event: Option<&Event>) {
        if let Some(button) = event.and_then(|event| around(event.target(), words::BUTTON.css)) {
            set(&button, words::PRESSED, true);
            self.pressed.push(button);
        }
    }

    fn release(&mut self, which: Released) {
        self.pressed.retain(|button| {
            let stays = which == Released::Left && button.matches(":hover") == Ok(true);
            if !stays {
                set(button, words::PRESSED, false);
            }
            stays
        });
    }

    /// Copies the piece, unless that is done already: the board may have been drawn without it.
    fn copy(&mut self, root: &Element, piece: &str) {
        if self.carried.is_empty() || self.carried.iter().any(Carried::is_lost) {
            self.carried = pieces(root, piece).iter().filter_map(Carried::copy).collect();
            self.glass = Glass::over(root);
            self.looked = None;
        }
    }

    fn light(&mut self, root: &Element, places: &[Id]) {
        self.looked = None;
        for place in all(root, words::PLACE.css) {
            let open = place_id(&place).is_some_and(|id| places.contains(&id));
            if open {
                set(&place, words::LIT, true);
                // A board that was drawn anew may have taken it from a piece that cannot be moved any more.
                if place.get_attribute("tabindex").as_deref() != Some("0") {
                    let _ = place.set_attribute("tabindex", "0");
                }
            } else if place.has_attribute(words::LIT.name) {
                put_out(&place);
            }
        }
    }

    fn shade(&mut self, root: &Element, piece: &str, how: How) {
        self.looked = None;
        let waits = how == How::Waiting;
        for element in pieces(root, piece) {
            let how = if waits { "waiting" } else { "carried" };
            let _ = element.set_attribute(words::HELD.name, how);
        }
        let _ = root.set_attribute(words::HOLDING.name, piece);
        set(root, words::WAITING, waits);
    }

    fn announce(&self, root: &Element, piece: &str) {
        let label = |element: &Element| element.get_attribute("aria-label").unwrap_or_default();
        let name = pieces(root, piece).last().map(label).unwrap_or_default();
        self.on_lift.emit((name, all(root, words::LIT.css).iter().map(label).collect()));
    }

    fn mark_over(&mut self, over: Option<Element>) {
        if over == self.over {
            return;
        }
        if let Some(place) = &over {
            set(place, words::OVER, true);
        }
        if let Some(other) = std::mem::replace(&mut self.over, over) {
            set(&other, words::OVER, false);
        }
    }

    fn clear(&mut self, root: &Element) {
        (self.looked, self.under) = (None, None);
        self.mark_over(None);
        set(root, words::HOLDING, false);
        set(root, words::WAITING, false);
        // A copy that slides back keeps its looks.
        for piece in all(root, "[data-piece][data-held]") {
            set(&piece, words::HELD, false);
        }
        all(root, words::LIT.css).iter().for_each(put_out);
    }
}

/// Gives an element a word, or takes it away. What is so already is left alone: whatever is written is looked at again by
/// the whole page.
fn set(element: &Element, word: Word, wanted: bool) {
    if element.has_attribute(word.name) == wanted {
        return;
    }
    let _ = match wanted {
        true => element.set_attribute(word.name, ""),
        false => element.remove_attribute(word.name),
    };
}

/// A place is open no more, and within reach of the keyboard only if it is of other use.
fn put_out(place: &Element) {
    set(place, words::LIT, false);
    if place.has_attribute(words::READ.name) {
        let _ = place.set_attribute("tabindex", "-1");
    } else if !place.has_attribute(words::CAN.name) && !place.has_attribute(words::BUTTON.name) {
        let _ = place.remove_attribute("tabindex");
    }
}
