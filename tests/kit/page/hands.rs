//! Taps, drags and pinches on a page, as hands do them.

use serde_json::{Value, json};

use super::{Page, Pointer};

/// A drag is this many small moves, as from a hand.
const STEPS: i32 = 8;
/// How long people press before they move, in milliseconds.
const PRESSED: u32 = 120;

impl Page {
    /// Presses on one thing, moves to another in small steps, lets go there.
    pub fn drag(&self, pointer: Pointer, piece: &str, place: &str) {
        let mut actions = self.path(piece, place, STEPS);
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.point(pointer, &actions);
    }

    /// The first two thirds of a drag: the piece is in the hand, over the place.
    pub fn hold(&self, pointer: Pointer, piece: &str, place: &str) {
        self.point(pointer, &self.path(piece, place, STEPS));
    }

    /// The same as people do it.
    pub fn hold_slowly(&self, pointer: Pointer, piece: &str, place: &str, steps: i32) {
        let mut actions = self.path(piece, place, steps);
        actions.insert(2, json!({ "type": "pause", "duration": PRESSED }));
        self.point(pointer, &actions);
    }

    fn path(&self, piece: &str, place: &str, steps: i32) -> Vec<Value> {
        // Showing the place may scroll the piece, so both are measured after both are in view.
        self.rect(place);
        let from = self.rect(piece).centre();
        let to = self.rect(place).centre();
        let at = |step: i32| {
            let part = f64::from(step) / f64::from(steps);
            move_to((from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part), 16)
        };
        let mut actions = vec![move_to(from, 0), json!({ "type": "pointerDown", "button": 0 })];
        actions.extend((1..=steps).map(at));
        // The hand comes to rest: let go in full swing, Chromium takes it for a fling and swallows the next tap.
        actions.push(json!({ "type": "pause", "duration": 100 }));
        actions
    }

    /// Carries what is held on to a place, one step a frame, and drops it there.
    pub fn put_down(&self, pointer: Pointer, held_over: &str, place: &str, steps: i32) {
        let mut actions = self.path(held_over, place, steps);
        // The pointer is down already, over what it was held over last.
        actions.drain(..2);
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        self.point(pointer, &actions);
    }

    /// The end of a drag.
    pub fn let_go(&self, pointer: Pointer) {
        match pointer {
            Pointer::Mouse => self.point(pointer, &[json!({ "type": "pointerUp", "button": 0 })]),
            // ChromeDriver loses a finger's end that comes in a request of its own; releasing everything works.
            Pointer::Touch => {
                self.done(self.session.delete("/actions"));
            }
        }
    }

    /// A click or a touch in the middle of something.
    pub fn tap(&self, pointer: Pointer, css: &str) {
        let press = json!({ "type": "pointerDown", "button": 0 });
        let release = json!({ "type": "pointerUp", "button": 0 });
        self.point(pointer, &[move_to(self.rect(css).centre(), 0), press, release]);
    }

    /// Two fingers on something, so many pixels apart at first and at last, side by side.
    pub fn pinch(&self, css: &str, from: f64, to: f64) {
        let (x, y) = self.rect(css).centre();
        let finger = |name: &str, side: f64| {
            let at = |gap: f64, millis| move_to((x + side * gap / 2.0, y), millis);
            let step = |step: i32| at(from + (to - from) * f64::from(step) / f64::from(STEPS), 16);
            let mut actions = vec![at(from, 0), json!({ "type": "pointerDown", "button": 0 })];
            actions.extend((1..=STEPS).map(step));
            actions.push(json!({ "type": "pause", "duration": 100 }));
            actions.push(json!({ "type": "pointerUp", "button": 0 }));
            json!({ "type": "pointer", "id": name, "parameters": { "pointerType": "touch" }, "actions": actions })
        };
        let both = json!({ "actions": [finger("left", -1.0), finger("right", 1.0)] });
        self.done(self.session.post("/actions", both));
    }

    fn point(&self, pointer: Pointer, actions: &[Value]) {
        let source = json!({
            "type": "pointer",
            "id": pointer.name(),
            "parameters": { "pointerType": pointer.name() },
            "actions": actions,
        });
        self.done(self.session.post("/actions", json!({ "actions": [source] })));
        self.settle();
    }
}

fn move_to((x, y): (f64, f64), milliseconds: u32) -> Value {
    json!({ "type": "pointerMove", "duration": milliseconds, "x": x, "y": y, "origin": "viewport" })
}
