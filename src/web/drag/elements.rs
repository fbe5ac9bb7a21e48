//! Pieces and places as elements of the document.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use crate::browser::{all, document};
use table::drag::{Id, Point, words};

/// The element of a kind that an event happened on, or in.
pub fn around(target: Option<EventTarget>, css: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(css).ok()?
}

/// The place under a point, whatever lies on top of it.
pub fn place_at((x, y): Point) -> Option<Element> {
    let place = |element: Element| element.closest(words::PLACE.css).ok()?;
    let stack = document().elements_from_point(x as f32, y as f32);
    stack.iter().find_map(|element| place(element.dyn_into().ok()?))
}

/// What a piece is called.
pub fn piece_id(element: &Element) -> Option<Id> {
    element.get_attribute(words::PIECE.name).map(Id::from)
}

/// What a place is called.
pub fn place_id(element: &Element) -> Option<Id> {
    element.get_attribute(words::PLACE.name).map(Id::from)
}

/// The elements of a piece. The browser looks for its name much sooner than we would; no name has a quote in it.
pub fn pieces(root: &Element, id: &str) -> Vec<Element> {
    all(root, &format!("[{}='{id}']", words::PIECE.name))
}

/// The middle of an element in the window.
pub fn middle(element: &Element) -> Point {
    let rect = element.get_bounding_client_rect();
    (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
}
