//! The part of the page in which pieces are moved by hand.

mod pressed;
mod shown;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent, WheelEvent};
use yew::prelude::*;

use super::carry::{Carried, Glass};
use super::elements::{middle, nearest, piece_id, piece_of, pieces, place_at, place_id};
use super::scroll::{self, frame_of};
use super::zoom::{Fingers, Touch, wheel_factor};
use super::{Effect, Gesture, Id, Input, Reach};
use crate::web::browser::{after_paint, all, blur, by_key, document, focus};
use pressed::press;
use shown::Shown;

/// What the area needs to know.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which piece may go where.
    pub reach: Rc<Reach>,
    /// A piece was dropped on a place, open or not. The flag tells whether it was carried there
    /// by a pointer, so that it need not travel again.
    pub on_drop: Callback<(Id, Id, bool)>,
    /// A piece was picked up: what it is called, and the places that are open to it.
    pub on_lift: Callback<(String, Vec<String>)>,
    /// The board and everything else that holds pieces or places.
    pub children: Html,
}

/// Pick up, see where it may go, drop.
///
/// Yew may put work off for a while when the browser is busy, and keys and pointers cannot wait: the
/// listeners work on the hand directly, and only the drop goes through a message.
pub struct DragArea {
    root: NodeRef,
    hand: Rc<RefCell<Hand>>,
    listeners: Vec<EventListener>,
    /// How often the area was drawn. `data-marked` catches up once the pieces are marked.
    drawn: Cell<u32>,
}

impl Component for DragArea {
    type Message = ();
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let root = NodeRef::default();
        let hand = |own: &Weak<RefCell<Hand>>| Hand {
            own: own.clone(),
            root: root.clone(),
            reach: ctx.props().reach.clone(),
            on_drop: ctx.props().on_drop.clone(),
            on_lift: ctx.props().on_lift.clone(),
            gesture: Gesture::Idle,
            fingers: Fingers::default(),
            frame: None,
            tap: None,
            carried: Vec::new(),
            glass: None,
            pointer: (0.0, 0.0),
            looking: false,
            shown: Shown::Nothing,
            looked: None,
            under: None,
            over: None,
            settling: false,
        };
        let hand = Rc::new_cyclic(|own| RefCell::new(hand(own)));
        DragArea { root, hand, listeners: Vec::new(), drawn: Cell::new(0) }
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &Props) -> bool {
        let mut hand = self.hand.borrow_mut();
        hand.reach = ctx.props().reach.clone();
        hand.on_drop = ctx.props().on_drop.clone();
        hand.on_lift = ctx.props().on_lift.clone();
        if hand.gesture.piece().is_some_and(|piece| !hand.reach.movable(piece)) {
            hand.feed(Input::Cancel);
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.drawn.set(self.drawn.get() + 1);
        let drawn = self.drawn.get().to_string();
        html! {
            <div ref={&self.root} class="play" data-drawn={drawn}>{ ctx.props().children.clone() }</div>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        if first {
            self.listen();
        }
        let mut hand = self.hand.borrow_mut();
        hand.mark_movable();
        hand.carry_on();
        hand.light_new();
        if by_key() {
            hand.keep_focus();
        }
        if let Some(root) = self.root.cast::<Element>() {
            let _ = root.set_attribute("data-marked", &self.drawn.get().to_string());
        }
    }
}

impl DragArea {
    fn listen(&mut self) {
        let Some(root) = self.root.cast::<Element>() else { return };
        let mut on = |name: &'static str, act: fn(&mut Hand, &Event)| {
            let hand = self.hand.clone();
            let options = EventListenerOptions::enable_prevent_default();
            let listener = move |event: &Event| act(&mut hand.borrow_mut(), event);
            self.listeners.push(EventListener::new_with_options(&root, name, options, listener));
        };
        on("pointerdown", |hand, event| hand.down(event.unchecked_ref()));
        on("pointermove", |hand, event| hand.moved(event.unchecked_ref()));
        on("pointerup", |hand, event| hand.up(event.unchecked_ref()));
        on("pointercancel", |hand, event| hand.canceled(event.unchecked_ref()));
        on("touchmove", |hand, event| hand.keep_still(event));
        on("wheel", |hand, event| hand.wheel(event.unchecked_ref()));
        on("click", |_, event| {
            press(event);
            scroll::pressed(event.target());
        });
        on("keydown", |hand, event| hand.key(event.unchecked_ref()));
        // Whoever took the piece with a pointer has the keyboard nowhere in particular.
        let hand = self.hand.clone();
        let escape = move |event: &Event| {
            if event.unchecked_ref::<KeyboardEvent>().key() == "Escape" {
                hand.borrow_mut().feed(Input::Cancel);
            }
        };
        self.listeners.push(EventListener::new(&document(), "keydown", escape));
    }
}

/// What the hand over the area is doing.
struct Hand {
    /// The hand itself, for what it does a moment later.
    own: Weak<RefCell<Hand>>,
    root: NodeRef,
    reach: Rc<Reach>,
    on_drop: Callback<(Id, Id, bool)>,
    on_lift: Callback<(String, Vec<String>)>,
    gesture: Gesture,
    /// The fingers on a board that can be enlarged.
    fingers: Fingers,
    /// The frame of that board.
    frame: Option<Element>,
    /// A tap on that board while a piece is held: it drops the piece unless it turns out to pan.
    tap: Option<Input>,
    /// What follows the pointer: made once, so that a frame of a drag only writes.
    carried: Vec<Carried>,
    /// What lies between it and the page.
    glass: Option<Glass>,
    /// Where the pointer is.
    pointer: (f64, f64),
    /// Whether it is about to be looked what lies there.
    looking: bool,
    /// How much is shown of a piece under the hand.
    shown: Shown,
    /// Where the pointer was when it was looked last.
    looked: Option<(f64, f64)>,
    /// The place that was there.
    under: Option<Element>,
    /// The same, if it is open.
    over: Option<Element>,
    /// Whether a piece was put down on an open place and its move is about to be made.
    settling: bool,
}

impl Hand {
    fn root(&self) -> Option<Element> {
        self.root.cast::<Element>()
    }

    fn down(&mut self, event: &PointerEvent) {
        if event.button() != 0 || self.settling {
            return;
        }
        self.rest(true);
        press(event);
        let piece = piece_of(event.target()).and_then(|element| piece_id(&element));
        let piece = piece.filter(|piece| self.reach.movable(piece));
        // Only a held piece has use for a place: to find it, the browser works out the styles of the whole page.
        let held = self.gesture.piece();
        let place = held.and_then(|_| place_id(&place_at(at(event))?));
        let open = match (held, &place) {
            (Some(held), Some(place)) => self.reach.accepts(held, place),
            _ => false,
        };
        let framed = self.touch_frame(event);
        if self.fingers.count() > 1 {
            self.tap = None;
            return self.feed(Input::Cancel);
        }
        if framed && event.pointer_type() == "touch" && self.gesture.piece().is_some() {
            self.tap = Some(Input::Down { piece, place, open, at: at(event) });
            return;
        }
        if piece.is_some() && !open {
            // The piece follows this pointer wherever it goes, also when it is drawn anew.
            if let Some(root) = self.root() {
                let _ = root.set_pointer_capture(event.pointer_id());
            }
            event.prevent_default();
            // What was prevented with all the rest: somebody who presses here is done with what was open there.
            blur();
        }
        self.feed(Input::Down { piece, place, open, at: at(event) });
        if matches!(self.gesture, Gesture::Pressed { .. }) {
            // A piece that is pressed is carried away next, or waits for its place.
            self.go_on_soon();
        }
    }

    /// Notes a pointer that goes down on a board that can be enlarged.
    fn touch_frame(&mut self, event: &PointerEvent) -> bool {
        let frame = frame_of(event.target());
        let framed = frame.is_some();
        if framed {
            self.frame = frame;
            self.fingers.down(event.pointer_id(), at(event));
        }
        framed
    }

    /// Pans or enlarges; `false` while the fingers do neither.
    fn look_around(&mut self, event: &PointerEvent) -> bool {
        let carrying = matches!(self.gesture, Gesture::Pressed { .. } | Gesture::Dragged { .. });
        if carrying {
            return false;
        }
        let before = self.fingers.moving;
        let touch = self.fingers.moved(event.pointer_id(), at(event));
        let Some(frame) = &self.frame else { return false };
        match touch {
            Touch::Nothing => {}
            Touch::Pan(by) => scroll::pan(frame, by),
            Touch::Pinch(factor, from, to) => scroll::zoom(frame, factor, from, to),
        }
        if self.fingers.moving && !before {
            self.tap = None;
            // What is panned over must not be clicked.
            if let Some(root) = self.root() {
                let _ = root.set_pointer_capture(event.pointer_id());
            }
        }
        self.fingers.moving
    }

    fn wheel(&mut self, event: &WheelEvent) {
        let Some(frame) = frame_of(event.target()) else { return };
        event.prevent_default();
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        scroll::zoom(&frame, wheel_factor(event.delta_y()), at, at);
    }

    /// A drag that ends in full swing is no fling: the browser would swallow the next tap.
    fn keep_still(&self, event: &Event) {
        if matches!(self.gesture, Gesture::Dragged { .. }) {
            event.prevent_default();
        }
    }

    fn canceled(&mut self, event: &PointerEvent) {
        self.rest(false);
        self.release("[data-pressed]");
        self.fingers.up(event.pointer_id());
        self.tap = None;
        self.feed(Input::Cancel);
    }

    fn moved(&mut self, event: &PointerEvent) {
        if self.look_around(event) {
            return;
        }
        self.pointer = at(event);
        self.feed(Input::Move { at: self.pointer });
        if matches!(self.gesture, Gesture::Dragged { .. }) {
            self.go_on_soon();
        }
    }

    fn up(&mut self, event: &PointerEvent) {
        self.soon(|hand| hand.rest(false));
        // A button under the pointer is clicked next.
        self.release("[data-pressed]:not(:hover)");
        let panned = self.fingers.moving;
        self.fingers.up(event.pointer_id());
        if let Some(tap) = self.tap.take() {
            self.feed(tap);
        } else if panned {
            return;
        }
        self.pointer = at(event);
        let dragged = matches!(self.gesture, Gesture::Dragged { .. });
        if dragged {
            self.look();
        }
        let place = self.under.as_ref().filter(|_| dragged).and_then(place_id);
        self.feed(Input::Up { place });
    }

    fn feed(&mut self, input: Input) {
        let carried = matches!(self.gesture, Gesture::Dragged { .. });
        match self.gesture.feed(input) {
            Effect::None if self.gesture == Gesture::Idle && !self.settling => self.let_go(false),
            Effect::None => {}
            Effect::Lift(piece) => self.lift(&piece),
            Effect::Follow(by) => self.follow(by),
            Effect::PutBack(_) => self.let_go(true),
            Effect::Drop(piece, place) if self.reach.accepts(&piece, &place) => {
                self.settle(piece, place, carried);
            }
            Effect::Drop(piece, place) => {
                self.let_go(true);
                self.on_drop.emit((piece, place, carried));
            }
        }
    }

    /// Puts the piece down where it is going to be; once that is seen, the move is made.
    fn settle(&mut self, piece: Id, place: Id, carried: bool) {
        if let Some(place) = self.over.as_ref() {
            self.carried.iter().for_each(|carried| carried.settle_on(place));
        }
        self.settling = true;
        self.soon(move |hand| {
            hand.settling = false;
            hand.let_go(false);
            hand.on_drop.emit((piece, place, carried));
        });
    }

    /// Does something once what the hand has done so far is painted.
    fn soon(&self, act: impl FnOnce(&mut Hand) + 'static) {
        let own = self.own.clone();
        after_paint(move || {
            if let Some(hand) = own.upgrade() {
                act(&mut hand.borrow_mut());
            }
        });
    }

    /// Takes up the piece that is pressed or dragged, unless that is done already: the board may have been drawn
    /// without it.
    fn carry_on(&mut self) {
        let (piece, dragged) = match &self.gesture {
            Gesture::Pressed { piece, .. } => (piece, false),
            Gesture::Dragged { piece, .. } => (piece, true),
            _ => return,
        };
        let Some(root) = self.root() else { return };
        if self.carried.is_empty() || self.carried.iter().any(Carried::is_lost) {
            self.carried = pieces(&root, piece).iter().filter_map(Carried::copy).collect();
            self.glass = Glass::over(&root);
            if dragged {
                self.carried.iter().for_each(Carried::take_up);
            }
        }
    }

    fn follow(&self, by: (f64, f64)) {
        for carried in &self.carried {
            carried.follow(by);
        }
    }

    fn mark_movable(&self) {
        let Some(root) = self.root() else { return };
        // An element that is no piece any more is still to be wiped.
        for element in all(&root, "[data-piece], [data-can]") {
            let movable = piece_id(&element).is_some_and(|id| self.reach.movable(&id));
            // Most have not changed, and what is written is looked at again by the whole page.
            if movable == element.has_attribute("data-can") {
                continue;
            }
            if movable {
                let _ = element.set_attribute("data-can", "");
                let _ = element.set_attribute("tabindex", "0");
            } else {
                let _ = element.remove_attribute("data-can");
                // A lit place stays within reach of the keyboard, even if it is a piece at rest.
                if !element.has_attribute("data-lit") {
                    let _ = element.remove_attribute("tabindex");
                }
            }
        }
    }

    fn key(&mut self, event: &KeyboardEvent) {
        let Some(root) = self.root().filter(|_| !self.settling) else { return };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let key = event.key();
        let input = match key.as_str() {
            "Escape" => self.gesture.piece().map(|_| Input::Cancel),
            "Enter" | " " => target.as_ref().and_then(|target| self.choose(target)),
            _ => None,
        };
        if let Some(input) = input {
            event.prevent_default();
            let chosen = matches!(input, Input::Choose { .. });
            let held = self.gesture.piece().cloned();
            self.feed(input);
            match (self.gesture.piece(), held) {
                (Some(_), _) if chosen => {
                    let from = target.as_ref().map_or((0.0, 0.0), middle);
                    nearest(&all(&root, "[data-lit]"), from, None).iter().for_each(focus);
                }
                (None, Some(piece)) => pieces(&root, &piece).iter().for_each(focus),
                _ => {}
            }
            return;
        }
        let Some(direction) = arrow(&key) else { return };
        let holding = self.gesture.piece().is_some();
        let on_piece = target.as_ref().is_some_and(|target| target.has_attribute("data-can"));
        if holding || on_piece {
            event.prevent_default();
            let among = all(&root, if holding { "[data-lit]" } else { "[data-can]" });
            let from = target.as_ref().map_or((0.0, 0.0), middle);
            nearest(&among, from, Some(direction)).iter().for_each(focus);
        }
    }

    /// What Enter means on an element.
    fn choose(&self, target: &Element) -> Option<Input> {
        if self.gesture.piece().is_some() && target.has_attribute("data-lit") {
            return place_id(target).map(|place| Input::Confirm { place });
        }
        let piece = piece_id(target).filter(|piece| self.reach.movable(piece))?;
        Some(Input::Choose { piece })
    }

    /// What the keyboard was on may be gone or at rest after a move: then it goes to the list of
    /// moves if that is open, to a piece, the main button, or the line that says what is going on.
    fn keep_focus(&self) {
        let Some(root) = self.root() else { return };
        let lost = document().active_element().is_none_or(|active| {
            let idle = root.contains(Some(&active)) && active.tag_name() != "BUTTON";
            let useful = |name: &&str| active.has_attribute(name);
            active.tag_name() == "BODY" || idle && !["data-can", "data-lit"].iter().any(useful)
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
}

fn at(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn arrow(key: &str) -> Option<(f64, f64)> {
    match key {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    }
}
