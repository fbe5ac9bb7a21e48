//! Where the keyboard goes.

use web_sys::Element;

use super::elements::{middle, pieces};
use crate::browser::{all, document, focus};
use table::drag::{Focus, Point, words};

/// Gives the keyboard to something in the area.
pub fn go(root: &Element, to: &Focus) {
    let from = document().active_element().as_ref().map_or((0.0, 0.0), middle);
    match to {
        Focus::Piece(piece) => pieces(root, piece).iter().for_each(focus),
        Focus::Lit(direction) => {
            nearest(&all(root, words::LIT.css), from, *direction).iter().for_each(focus);
        }
        Focus::Movable(direction) => {
            nearest(&all(root, words::CAN.css), from, Some(*direction)).iter().for_each(focus);
        }
    }
}

/// What the keyboard was on may be gone or at rest after a move: then it goes to the list of
/// moves if that is open, to a piece, the main button, or the line that says what is going on.
pub fn keep_focus(root: &Element) {
    let lost = document().active_element().is_none_or(|active| {
        let idle = root.contains(Some(&active)) && active.tag_name() != "BUTTON";
        let useful = [words::CAN, words::LIT].iter().any(|word| active.has_attribute(word.name));
        active.tag_name() == "BODY" || idle && !useful
    });
    if !lost {
        return;
    }
    let list = root.query_selector(".moves").is_ok_and(|list| list.is_some());
    let order: &[&str] = if list {
        &["[data-choice]", ".prompt"]
    } else {
        &["[data-can], [data-main]", "[data-button]:not(.shut)", ".prompt"]
    };
    for next in order {
        if let Ok(Some(next)) = root.query_selector(next) {
            return focus(&next);
        }
    }
}

/// Of some elements the nearest to a point, looking only in a direction unless it is `None`.
fn nearest(elements: &[Element], from: Point, direction: Option<Point>) -> Option<Element> {
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
