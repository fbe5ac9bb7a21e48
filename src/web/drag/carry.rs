//! What follows the pointer: a copy of the piece above everything else, so that no board cuts it off at its edge.

use std::cell::Cell;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

use super::elements::middle;
use crate::browser::{document, set_style};
use table::drag::{Point, words};

/// How long a piece takes to slide back, in milliseconds.
const BACK: u32 = 160;

/// What a copy does not share with its piece: it is there to be looked at.
const OWN: [&str; 5] =
    [words::PIECE.name, words::PLACE.name, words::MOTION.name, "tabindex", "role"];

/// A copy of a piece. It lies beside the piece, so that it looks the same, and on the browser's top layer, so that
/// nothing clips it and moving it paints nothing else.
pub struct Carried {
    layer: Element,
    /// How far it is from its piece.
    by: Cell<Point>,
}

impl Carried {
    /// Copies a piece; `None` for one that is not on the page.
    pub fn copy(piece: &Element) -> Option<Carried> {
        let (mut original, mut copy) = (piece.clone(), twin(piece, true)?);
        copy.set_attribute(words::HELD.name, "carried").ok()?;
        // A part of a drawing is nothing without the drawing around it.
        while let Some(parent) = original.parent_element().filter(|e| e.has_type::<SvgElement>()) {
            let around = twin(&parent, false)?;
            around.append_child(&copy).ok()?;
            (original, copy) = (parent, around);
        }
        let layer = document().create_element("div").ok()?;
        for (name, value) in [("class", "carried"), ("popover", "manual"), ("aria-hidden", "true")]
        {
            layer.set_attribute(name, value).ok()?;
        }
        let rect = original.get_bounding_client_rect();
        let sides = [
            ("left", rect.x()),
            ("top", rect.y()),
            // Rather a little more: less would break its words.
            ("width", rect.width().ceil()),
            ("height", rect.height().ceil()),
        ];
        for (side, length) in sides {
            set_style(&layer, side, &format!("{}px", length.round() as i32));
        }
        layer.append_child(&copy).ok()?;
        original.parent_element()?.append_child(&layer).ok()?;
        // A browser that knows no top layer leaves it where it is, which is above most.
        let _ = layer.unchecked_ref::<HtmlElement>().show_popover();
        Some(Carried { layer, by: Cell::default() })
    }

    /// Shows the copy: until now it lay ready, unseen.
    pub fn take_up(&self) {
        let _ = self.layer.set_attribute(words::ALOFT.name, "");
    }

    /// Moves the copy away from its piece.
    pub fn follow(&self, by: Point) {
        self.by.set(by);
        let (dx, dy) = by;
        // Whole pixels: the code that writes fractions is larger than all of this folder.
        let by = format!("translate({}px, {}px)", dx.round() as i32, dy.round() as i32);
        set_style(&self.layer, "transform", &by);
    }

    /// Puts the copy into the middle of a place.
    pub fn settle_on(&self, place: &Element) {
        let Ok(Some(copy)) = self.layer.query_selector(words::HELD.css) else { return };
        let ((x, y), (to_x, to_y)) = (middle(&copy), middle(place));
        let (dx, dy) = self.by.get();
        self.follow((dx + to_x - x, dy + to_y - y));
    }

    /// Whether the board was drawn anew without it.
    pub fn is_lost(&self) -> bool {
        !self.layer.is_connected()
    }

    /// Lets the copy slide back to its piece.
    pub fn slide_back(self) {
        // From here on it is the piece itself that can be taken.
        if let Ok(Some(copy)) = self.layer.query_selector(words::CAN.css) {
            let _ = copy.remove_attribute(words::CAN.name);
        }
        set_style(&self.layer, "transition", &format!("transform {BACK}ms ease-out"));
        self.follow((0.0, 0.0));
        Timeout::new(BACK, move || drop(self)).forget();
    }
}

impl Drop for Carried {
    fn drop(&mut self) {
        self.layer.remove();
    }
}

/// Lies over the whole page while a piece is in the hand: nothing below notices the pointer before the piece is put
/// down, and nothing has to be drawn for that.
pub struct Glass(Element);

impl Glass {
    /// Lays the glass over an area.
    pub fn over(area: &Element) -> Option<Glass> {
        let glass = document().create_element("div").ok()?;
        glass.set_attribute("class", "glass").ok()?;
        area.append_child(&glass).ok()?;
        Some(Glass(glass))
    }
}

impl Drop for Glass {
    fn drop(&mut self) {
        self.0.remove();
    }
}

fn twin(element: &Element, deep: bool) -> Option<Element> {
    let twin = element.clone_node_with_deep(deep).ok()?.dyn_into::<Element>().ok()?;
    for name in OWN {
        twin.remove_attribute(name).ok()?;
    }
    Some(twin)
}
