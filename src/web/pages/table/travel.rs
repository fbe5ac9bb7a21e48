//! Starts movements: the element is drawn where it is, set back to where it came from, and let go.

use web_sys::Element;

use crate::browser::{all, set_style};
use table::motion::{Motion, Pace};

/// Starts the movements of a frame that has just been drawn.
pub fn start(root: &Element, motions: &[Motion], pace: Pace) {
    for motion in motions {
        let length = pace.millis(motion.length);
        if length == 0 {
            continue;
        }
        for element in all(root, &format!("[data-motion=\"{}\"]", motion.target)) {
            let (x, y) = motion.from;
            set_style(&element, "transition", "none");
            set_style(&element, "transform", &format!("translate({x}px, {y}px)"));
            // Reading the place makes the browser take the start for real before the end is set.
            let _ = element.get_bounding_client_rect();
            let delay = pace.millis(motion.delay);
            set_style(
                &element,
                "transition",
                &format!("transform {length}ms ease-in-out {delay}ms"),
            );
            set_style(&element, "transform", "translate(0px, 0px)");
        }
    }
}
