//! Pieces and places as elements of the document.

use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use super::Id;
use crate::web::browser::{all, document};

/// The element of a kind that an event happened on, or in.
pub fn around(target: Option<EventTarget>, css: &str) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(css).ok()?
}

/// The piece an event happened on.
pub fn piece_of(target: Option<EventTarget>) -> Option<Element> {
    around(target, "[data-piece]")
}

/// The place under a point, whatever lies on top of it.
pub fn place_at((x, y): (f64, f64)) -> Option<Element> {
    let place = |element: Element| element.closest("[data-place]").ok()?;
    let stack = document().elements_from_point(x as f32, y as f32);
    stack.iter().find_map(|element| place(element.dyn_into().ok()?))
}

/// What a piece is called.
pub fn piece_id(element: &Element) -> Option<Id> {
    element.get_attribute("data-piece").map(Id::from)
}

/// What a place is called.
pub fn place_id(element: &Element) -> Option<Id> {
    element.get_attribute("data-place").map(Id::from)
}

/// The elements of a piece. The browser looks for its name much sooner than we would; no name has a quote in it.
pub fn pieces(root: &Element, id: &str) -> Vec<Element> {
    all(root, &format!("[data-piece='{id}']"))
}

/// The middle of an element in the window.
pub fn middle(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0)
}

/// Of some elements the nearest to a point, looking only in a direction unless it is `None`.
pub fn nearest(
    elements: &[Element],
    from: (f64, f64),
    direction: Option<(f64, f64)>,
) -> Option<Element> {
    let cost = |element: &Element| {
        let (x, y) = middle(element);
        let (dx, dy) = (x - from.0, y - from.1);
        let Some((right, down)) = direction else { return Some(dx.hypot(dy)) };
        let along = dx * right + dy * down;
        let aside = (dx * down - dy * right).abs();
        // Within 60 degrees of the arrow; what is straight ahead comes first.
        (along > 1.0 && aside < along * 1.8).then_some(along + 2.0 * aside)
    };
    let priced = elements.iter().filter_map(|element| Some((cost(element)?, element)));
    priced.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, element)| element.clone())
}
