//! A button that makes a move.

use yew::prelude::*;

use crate::drawn::drawn;
use crate::look::{Button, Place};
use table::drag::Id;

/// What a button of a board is drawn with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The move.
    pub button: Button,
    /// Makes it; the table's own, made once.
    pub press: Callback<Id>,
    /// How it looks.
    pub class: AttrValue,
    /// The hover text, where the face does not say it all.
    #[prop_or_default]
    pub title: Option<AttrValue>,
    /// The name for screen readers, where the face does not say it.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// The place that it is, where pieces can be dropped on it.
    #[prop_or_default]
    pub place: Option<Place>,
    /// Its face.
    pub children: Html,
}

/// A button that makes a move.
#[component]
pub fn PressButton(props: &Props) -> Html {
    drawn("PressButton");
    let button = &props.button;
    let key = button.key.clone();
    let onclick = props.press.reform(move |_: MouseEvent| key.clone());
    let place = props.place.as_ref();
    let hint = button.hint().or(place.and_then(Place::hint));
    html! {
        <button type="button" class={props.class.clone()} data-button={button.id()} data-main={button.main.then_some("")}
            data-place={place.map(|place| place.id.clone())} data-hint={hint} data-taught={button.lesson()} title={props.title.clone()}
            aria-label={props.label.clone()} {onclick}>
            { props.children.clone() }
        </button>
    }
}
