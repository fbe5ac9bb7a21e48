//! The part of the page in which pieces are moved by hand: what happens in it goes to the hand, and what the hand wants
//! done to the painter.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, KeyboardEvent, Node, PointerEvent, WheelEvent};
use yew::prelude::*;

use super::elements::{around, piece_id, place_at, place_id};
use super::painter::Painter;
use super::scroll::{self, frame_of};
use crate::browser::{document, window};
use crate::drawn::drawn;
use table::drag::{Down, Hand, Id, Input, Kind, Point, Pointer, Reach, words};

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
    /// How many presses of buttons have been answered: with each, the button comes back up.
    pub answered: usize,
    /// The board and everything else that holds pieces or places.
    pub children: Html,
}

/// Pick up, see where it may go, drop.
///
/// Yew may put work off for a while when the browser is busy, and keys and pointers cannot wait: the
/// listeners work on the hand directly, and only the drop goes through a message.
pub struct DragArea {
    root: NodeRef,
    area: Rc<RefCell<Area>>,
    listeners: Vec<EventListener>,
    /// How often the area was drawn. `data-marked` catches up once the hand has seen it.
    drawn: Cell<u32>,
}

impl Component for DragArea {
    type Message = ();
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let root = NodeRef::default();
        let area = Rc::new_cyclic(|own: &Weak<RefCell<Area>>| {
            let own = own.clone();
            let painted = move |ticket| {
                if let Some(area) = own.upgrade() {
                    area.borrow_mut().feed(Input::Painted(ticket), None);
                }
            };
            RefCell::new(Area {
                hand: Hand::default(),
                reach: ctx.props().reach.clone(),
                painter: Painter::new(root.clone(), painted.into()),
            })
        });
        DragArea { root, area, listeners: Vec::new(), drawn: Cell::new(0) }
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &Props) -> bool {
        let mut area = self.area.borrow_mut();
        area.reach = ctx.props().reach.clone();
        area.feed(Input::Reach, None);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        drawn("DragArea");
        self.drawn.set(self.drawn.get() + 1);
        let times = self.drawn.get().to_string();
        html! {
            <div ref={&self.root} class="play" data-drawn={times}>{ ctx.props().children.clone() }</div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        let Some(root) = self.root.cast::<Element>() else { return };
        if first {
            self.listen(&root);
        }
        let mut area = self.area.borrow_mut();
        area.painter.tell(ctx.props().on_drop.clone(), ctx.props().on_lift.clone());
        area.feed(Input::Redrawn, None);
        let _ = root.set_attribute(words::MARKED.name, &self.drawn.get().to_string());
    }
}

impl DragArea {
    fn listen(&mut self, root: &Element) {
        let mut on = |target: &EventTarget, name: &'static str, hear: fn(&mut Area, &Event)| {
            let area = self.area.clone();
            let options = EventListenerOptions::enable_prevent_default();
            let listener = move |event: &Event| hear(&mut area.borrow_mut(), event);
            self.listeners.push(EventListener::new_with_options(target, name, options, listener));
        };
        on(root, "pointerdown", |area, event| area.down(event.unchecked_ref()));
        on(root, "pointerover", |area, _| area.painter.hush(false));
        on(root, "pointermove", |area, event| area.moved(event.unchecked_ref()));
        on(root, "pointerup", |area, event| area.up(event.unchecked_ref()));
        on(root, "pointercancel", |area, event| {
            let pointer = event.unchecked_ref::<PointerEvent>().pointer_id();
            area.feed(Input::Cancel { pointer }, Some(event));
        });
        on(root, "touchmove", |area, event| area.feed(Input::Swipe, Some(event)));
        on(root, "wheel", |area, event| area.wheel(event.unchecked_ref()));
        on(root, "click", |area, event| {
            area.feed(Input::Click, Some(event));
            scroll::pressed(event.target());
        });
        on(root, "keydown", |area, event| area.key(event.unchecked_ref()));
        on(&document(), "keydown", |area, event| area.escape(event.unchecked_ref()));
        on(&window(), "resize", |area, event| area.feed(Input::Resized, Some(event)));
    }
}

/// The hand and its painter.
struct Area {
    hand: Hand,
    reach: Rc<Reach>,
    painter: Painter,
}

impl Area {
    fn feed(&mut self, input: Input, event: Option<&Event>) {
        for todo in self.hand.feed(input, &self.reach) {
            if let Some(answer) = self.painter.carry_out(todo, event) {
                self.feed(answer, event);
            }
        }
    }

    fn down(&mut self, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let at = point(event);
        let pointer = Pointer {
            id: event.pointer_id(),
            kind: if event.pointer_type() == "touch" { Kind::Finger } else { Kind::Mouse },
            first: event.is_primary(),
        };
        let piece = around(event.target(), words::PIECE.css);
        let place = self.hand.piece().and_then(|_| place_id(&place_at(at)?));
        let framed = self.painter.look_into(frame_of(event.target()));
        let piece = self.meant(piece.as_ref().and_then(piece_id), event.target());
        let down = Down { pointer, at, piece, place, framed };
        self.feed(Input::Down(down), Some(event));
    }

    /// A button on a piece that can go nowhere is meant itself.
    fn meant(&self, piece: Option<Id>, target: Option<EventTarget>) -> Option<Id> {
        piece.filter(|piece| self.reach.movable(piece) || around(target, "button, a").is_none())
    }

    fn moved(&mut self, event: &PointerEvent) {
        self.feed(Input::Move { pointer: event.pointer_id(), at: point(event) }, Some(event));
    }

    fn up(&mut self, event: &PointerEvent) {
        let pointer = event.pointer_id();
        let place = self.hand.carries(pointer).then(|| self.painter.place_at(point(event)));
        self.feed(Input::Up { pointer, place: place.flatten() }, Some(event));
    }

    fn wheel(&mut self, event: &WheelEvent) {
        if self.painter.look_into(frame_of(event.target())) {
            let at = (f64::from(event.client_x()), f64::from(event.client_y()));
            self.feed(Input::Wheel { at, delta: event.delta_y() }, Some(event));
        }
    }

    fn key(&mut self, event: &KeyboardEvent) {
        let on = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let piece = self.meant(on.as_ref().and_then(piece_id), event.target());
        let input = match event.key().as_str() {
            "Enter" | " " => Input::Enter { piece, place: on.as_ref().and_then(place_id) },
            key => match arrow(key) {
                Some(direction) => Input::Arrow { direction, piece },
                None => return,
            },
        };
        self.feed(input, Some(event));
    }

    /// Whoever took a piece with a pointer has the keyboard nowhere in particular: Escape is heard everywhere.
    fn escape(&mut self, event: &KeyboardEvent) {
        if event.key() == "Escape" {
            if self.hand.piece().is_none() {
                self.painter.hush(true);
            }
            let on = event.target().and_then(|target| target.dyn_into::<Node>().ok());
            self.feed(Input::Escape { within: self.painter.contains(on.as_ref()) }, Some(event));
        }
    }
}

fn point(event: &PointerEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn arrow(key: &str) -> Option<Point> {
    match key {
        "ArrowLeft" => Some((-1.0, 0.0)),
        "ArrowRight" => Some((1.0, 0.0)),
        "ArrowUp" => Some((0.0, -1.0)),
        "ArrowDown" => Some((0.0, 1.0)),
        _ => None,
    }
}
