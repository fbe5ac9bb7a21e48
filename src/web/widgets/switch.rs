//! A choice between on and off.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What is switched.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What it is called.
    pub label: AttrValue,
    /// What it does, in a sentence.
    #[prop_or_default]
    pub help: AttrValue,
    /// Whether it is on.
    pub on: bool,
    /// It was switched.
    pub change: Callback<bool>,
}

/// A labelled switch.
#[component]
pub fn Switch(props: &Props) -> Html {
    let change = props.change.clone();
    let onchange = Callback::from(move |event: Event| {
        change.emit(event.target_unchecked_into::<HtmlInputElement>().checked());
    });
    html! {
        <label class="switch">
            <input type="checkbox" role="switch" checked={props.on} {onchange} />
            <span class="switch-track" aria-hidden="true"></span>
            <span class="switch-text">
                <strong>{ props.label.clone() }</strong>
                if !props.help.is_empty() { <small>{ props.help.clone() }</small> }
            </span>
        </label>
    }
}
