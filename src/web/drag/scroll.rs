//! A board in a frame that shows part of it: `data-zoom` on the frame says how large, in percent.
//!
//! The frame scrolls, and its content is laid out with `--zoom`: text stays sharp, and an element
//! that gets the keyboard scrolls into view by itself.

use web_sys::{DomRect, Element, EventTarget};

use super::elements::{around, middle};
use crate::browser::set_style;
use table::drag::zoom::{FIT, changed};
use table::drag::{Point, words};

/// The frame something lies in.
pub fn frame_of(target: Option<EventTarget>) -> Option<Element> {
    around(target, words::ZOOM.css)
}

/// Moves the content along with the pointer.
pub fn pan(frame: &Element, (x, y): Point) {
    frame.set_scroll_left(frame.scroll_left() - x.round() as i32);
    frame.set_scroll_top(frame.scroll_top() - y.round() as i32);
}

/// Changes the size by a factor; what was at `from` comes to lie at `to`.
pub fn zoom(frame: &Element, factor: f64, from: Point, to: Point) {
    let Some(before) = content(frame) else { return };
    let part = ((from.0 - before.x()) / before.width(), (from.1 - before.y()) / before.height());
    let now =
        frame.get_attribute(words::ZOOM.name).and_then(|value| value.parse().ok()).unwrap_or(FIT);
    let percent = changed(now, factor).to_string();
    let _ = frame.set_attribute(words::ZOOM.name, &percent);
    set_style(frame, "--zoom", &percent);
    let Some(after) = content(frame) else { return };
    let lands = (after.x() + part.0 * after.width(), after.y() + part.1 * after.height());
    pan(frame, (to.0 - lands.0, to.1 - lands.1));
}

/// On a board that is enlarged, what has just happened out of sight comes into the middle.
pub fn follow(root: &Element) {
    let place = root.query_selector(words::HAPPENS.css).ok().flatten();
    let frame = place.as_ref().and_then(|place| place.closest(words::ZOOM.css).ok().flatten());
    let (Some(place), Some(frame)) = (place, frame) else { return };
    let percent = frame.get_attribute(words::ZOOM.name).and_then(|value| value.parse().ok());
    if percent.unwrap_or(FIT) <= FIT {
        return;
    }
    let (shown, (x, y)) = (frame.get_bounding_client_rect(), middle(&place));
    let seen =
        (shown.left()..shown.right()).contains(&x) && (shown.top()..shown.bottom()).contains(&y);
    if !seen {
        let (to_x, to_y) = middle(&frame);
        pan(&frame, (to_x - x, to_y - y));
    }
}

/// A click. A button with `data-zoom-to` changes the frame beside it around its middle; one with `data-look-at` shows that
/// part of the board around it, and the beginning again once that part is in view.
pub fn pressed(target: Option<EventTarget>) {
    if let Some(button) = around(target, "[data-zoom-to], [data-look-at]") {
        press(&button);
    }
}

fn press(button: &Element) {
    if let Some(part) = button.get_attribute(words::LOOK_AT.name) {
        return look_at(button, &part);
    }
    let Ok(Some(frame)) = button.parent_element().map_or(Ok(None), near) else { return };
    let factor = match button.get_attribute(words::ZOOM_TO.name).as_deref() {
        Some("in") => 1.5,
        Some("out") => 1.0 / 1.5,
        _ => 0.0,
    };
    let middle = middle(&frame);
    zoom(&frame, factor, middle, middle);
}

fn look_at(button: &Element, part: &str) {
    let Some(board) = button.parent_element() else { return };
    let Ok(Some(part)) = board.query_selector(part) else { return };
    let top = |element: &Element| element.get_bounding_client_rect().top();
    if top(&part) < top(button) {
        board.scroll_into_view_with_bool(true);
    } else {
        part.scroll_into_view_with_bool(false);
    }
}

fn near(buttons: Element) -> Result<Option<Element>, wasm_bindgen::JsValue> {
    buttons.parent_element().map_or(Ok(None), |around| around.query_selector(words::ZOOM.css))
}

fn content(frame: &Element) -> Option<DomRect> {
    frame.first_element_child().map(|content| content.get_bounding_client_rect())
}
