//! A choice between on and off.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A labelled switch, with a sentence about what it does.
pub fn switch(label: &'static str, help: &'static str, on: bool, change: Callback<bool>) -> Html {
    let onchange =
        change.reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    html! {
        <label class="switch">
            <input type="checkbox" role="switch" checked={on} {onchange} />
            <span class="switch-track" aria-hidden="true"></span>
            <span class="switch-text">
                <strong>{ label }</strong>
                if !help.is_empty() { <small>{ help }</small> }
            </span>
        </label>
    }
}
