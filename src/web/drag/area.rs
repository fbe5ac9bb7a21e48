//! The part of the page in which pieces are moved by hand.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, PointerEvent};
use yew::prelude::*;

use super::elements::{middle, nearest, piece_id, piece_of, pieces, place_at, place_id, scale};
use super::{Effect, Gesture, Id, Input, Reach};
use crate::web::browser::{all, document, focus, set_style};

/// What the area needs to know.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which piece may go where.
    pub reach: Rc<Reach>,
    /// A piece was dropped on a place, open or not. The flag tells whether it was carried there
    /// by a pointer, so that it need not travel again.
    pub on_drop: Callback<(Id, Id, bool)>,
    /// A piece was picked up: how many places are open to it.
    pub on_lift: Callback<(String, usize)>,
    /// The board and everything else that holds pieces or places.
    pub children: Html,
}

/// What happens inside the area.
pub enum Msg {
    /// A pointer went down.
    Down(PointerEvent),
    /// A pointer moved.
    Move(PointerEvent),
    /// A pointer went up.
    Up(PointerEvent),
    /// The browser took the pointer away.
    Cancel,
    /// A key went down.
    Key(KeyboardEvent),
}

/// Pick up, see where it may go, drop.
pub struct DragArea {
    root: NodeRef,
    gesture: Gesture,
    listeners: Vec<EventListener>,
    /// Whether the last step was made by key: then the keyboard must not get lost.
    by_key: bool,
}

impl Component for DragArea {
    type Message = Msg;
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        DragArea {
            root: NodeRef::default(),
            gesture: Gesture::Idle,
            listeners: Vec::new(),
            by_key: false,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Down(event) => self.down(ctx, &event),
            Msg::Move(event) => {
                self.feed(ctx, Input::Move { at: at(&event) });
                if matches!(self.gesture, Gesture::Dragged { .. }) {
                    self.mark_over(place_at(at(&event)));
                }
            }
            Msg::Up(event) => {
                let place = place_at(at(&event)).and_then(|place| place_id(&place));
                self.feed(ctx, Input::Up { place });
            }
            Msg::Cancel => self.feed(ctx, Input::Cancel),
            Msg::Key(event) => self.key(ctx, &event),
        }
        // Everything here changes the document directly: a drag costs no rendering.
        false
    }

    fn changed(&mut self, ctx: &Context<Self>, _: &Props) -> bool {
        let gone = self.gesture.piece().is_some_and(|piece| !ctx.props().reach.movable(piece));
        if gone {
            self.feed(ctx, Input::Cancel);
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        html! {
            <div ref={&self.root} class="play">{ ctx.props().children.clone() }</div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            self.listen(ctx);
        }
        self.mark_movable(ctx);
        if self.by_key {
            self.keep_focus();
        }
    }
}

impl DragArea {
    fn root(&self) -> Option<Element> {
        self.root.cast::<Element>()
    }

    fn listen(&mut self, ctx: &Context<Self>) {
        let Some(root) = self.root() else { return };
        let link = ctx.link();
        let mut on = |name: &'static str, msg: fn(Event) -> Msg| {
            let link = link.clone();
            let options = EventListenerOptions::enable_prevent_default();
            self.listeners.push(EventListener::new_with_options(
                &root,
                name,
                options,
                move |event| link.send_message(msg(event.clone())),
            ));
        };
        on("pointerdown", |event| Msg::Down(event.unchecked_into()));
        on("pointermove", |event| Msg::Move(event.unchecked_into()));
        on("pointerup", |event| Msg::Up(event.unchecked_into()));
        on("pointercancel", |_| Msg::Cancel);
        on("keydown", |event| Msg::Key(event.unchecked_into()));
    }

    fn down(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        self.by_key = false;
        let reach = &ctx.props().reach;
        let piece = piece_of(event.target()).and_then(|element| piece_id(&element));
        let piece = piece.filter(|piece| reach.movable(piece));
        let place = place_at(at(event)).and_then(|place| place_id(&place));
        let open = match (self.gesture.piece(), &place) {
            (Some(held), Some(place)) => reach.accepts(held, place),
            _ => false,
        };
        if piece.is_some() && !open {
            // The piece follows this pointer wherever it goes, also when it is drawn anew.
            if let Some(root) = self.root() {
                let _ = root.set_pointer_capture(event.pointer_id());
            }
            event.prevent_default();
        }
        self.feed(ctx, Input::Down { piece, place, open, at: at(event) });
    }

    fn feed(&mut self, ctx: &Context<Self>, input: Input) {
        let carried = matches!(self.gesture, Gesture::Dragged { .. });
        match self.gesture.feed(input) {
            Effect::None => {}
            Effect::Lift(piece) => self.lift(ctx, &piece),
            Effect::Follow(piece, by) => self.follow(&piece, by),
            Effect::PutBack(piece) => self.let_go(&piece, true),
            Effect::Drop(piece, place) => {
                let open = ctx.props().reach.accepts(&piece, &place);
                self.let_go(&piece, !open);
                ctx.props().on_drop.emit((piece, place, carried));
            }
        }
    }

    fn lift(&self, ctx: &Context<Self>, piece: &Id) {
        let Some(root) = self.root() else { return };
        let carried = matches!(self.gesture, Gesture::Dragged { .. });
        let _ = root.set_attribute("data-holding", piece);
        let mut name = String::new();
        for element in pieces(&root, piece) {
            let _ = element.set_attribute("data-held", if carried { "carried" } else { "waiting" });
            name = element.get_attribute("aria-label").unwrap_or_default();
        }
        let mut open = 0;
        for place in all(&root, "[data-place]") {
            let accepts = place_id(&place).is_some_and(|id| ctx.props().reach.accepts(piece, &id));
            if accepts {
                open += 1;
                let _ = place.set_attribute("data-lit", "");
                let _ = place.set_attribute("tabindex", "0");
            }
        }
        ctx.props().on_lift.emit((name, open));
    }

    fn follow(&self, piece: &Id, (dx, dy): (f64, f64)) {
        let Some(root) = self.root() else { return };
        for element in pieces(&root, piece) {
            // Whole units: the code that writes fractions is larger than all of this file.
            let scale = scale(&element);
            let (x, y) = ((dx / scale).round() as i32, (dy / scale).round() as i32);
            set_style(&element, "translate", &format!("{x}px {y}px"));
        }
    }

    /// Clears the hand. `glide` lets the piece slide back; otherwise it is about to be elsewhere.
    fn let_go(&self, piece: &Id, glide: bool) {
        let Some(root) = self.root() else { return };
        let _ = root.remove_attribute("data-holding");
        for element in pieces(&root, piece) {
            set_style(
                &element,
                "transition",
                if glide { "translate 160ms ease-out" } else { "none" },
            );
            set_style(&element, "translate", "0px 0px");
            let _ = element.remove_attribute("data-held");
        }
        for place in all(&root, "[data-lit]") {
            let _ = place.remove_attribute("data-lit");
            let _ = place.remove_attribute("data-over");
            if !place.has_attribute("data-piece") && !place.has_attribute("data-button") {
                let _ = place.remove_attribute("tabindex");
            }
        }
    }

    fn mark_over(&self, place: Option<Element>) {
        let Some(root) = self.root() else { return };
        let lit = place.filter(|place| place.has_attribute("data-lit"));
        for other in all(&root, "[data-over]") {
            let _ = other.remove_attribute("data-over");
        }
        if let Some(place) = lit {
            let _ = place.set_attribute("data-over", "");
        }
    }

    fn mark_movable(&self, ctx: &Context<Self>) {
        let Some(root) = self.root() else { return };
        // An element that is no piece any more is still to be wiped.
        for element in all(&root, "[data-piece], [data-can]") {
            let movable = piece_id(&element).is_some_and(|id| ctx.props().reach.movable(&id));
            if movable {
                let _ = element.set_attribute("data-can", "");
                let _ = element.set_attribute("tabindex", "0");
            } else {
                let _ = element.remove_attribute("data-can");
                let _ = element.remove_attribute("tabindex");
            }
        }
    }

    fn key(&mut self, ctx: &Context<Self>, event: &KeyboardEvent) {
        let Some(root) = self.root() else { return };
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let key = event.key();
        let input = match key.as_str() {
            "Escape" => self.gesture.piece().map(|_| Input::Cancel),
            "Enter" | " " => target.as_ref().and_then(|target| self.choose(ctx, target)),
            _ => None,
        };
        if let Some(input) = input {
            event.prevent_default();
            self.by_key = true;
            let chosen = matches!(input, Input::Choose { .. });
            let held = self.gesture.piece().cloned();
            self.feed(ctx, input);
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
    fn choose(&self, ctx: &Context<Self>, target: &Element) -> Option<Input> {
        if self.gesture.piece().is_some() && target.has_attribute("data-lit") {
            return place_id(target).map(|place| Input::Confirm { place });
        }
        let piece = piece_id(target).filter(|piece| ctx.props().reach.movable(piece))?;
        Some(Input::Choose { piece })
    }

    /// After a move by key the keyboard stays on the table: on a piece, or the main button.
    fn keep_focus(&self) {
        let Some(root) = self.root() else { return };
        let active = document().active_element();
        let useful = active.is_some_and(|active| {
            root.contains(Some(&active))
                && ["data-can", "data-lit", "data-button"]
                    .iter()
                    .any(|name| active.has_attribute(name))
        });
        if !useful && let Ok(Some(next)) = root.query_selector("[data-can], [data-main]") {
            focus(&next);
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
