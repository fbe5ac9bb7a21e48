//! What a pointer does that goes down: buttons give way, and what moves without end rests.

use yew::Event;

use super::super::elements::around;
use super::Hand;
use crate::web::browser::all;

/// Pushes the button of an event down, by pointer or by key. It stays so until its move is drawn: when it is let go there
/// is nothing to draw.
pub fn press(event: &Event) {
    if let Some(button) = around(event.target(), "[data-button]") {
        let _ = button.set_attribute("data-pressed", "");
    }
}

impl Hand {
    /// While a pointer is down, what moves without end rests: every answer to the hand would wait for its next step.
    pub fn rest(&self, now: bool) {
        let Some(root) = self.root() else { return };
        let _ = match now {
            true => root.set_attribute("data-down", ""),
            false => root.remove_attribute("data-down"),
        };
    }

    /// Lets buttons come back.
    pub fn release(&self, css: &str) {
        for button in self.root().iter().flat_map(|root| all(root, css)) {
            let _ = button.remove_attribute("data-pressed");
        }
    }
}
