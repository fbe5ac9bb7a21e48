//! The offer of a new version.

use yew::prelude::*;

use table::text;

/// A strip along the bottom: nothing happens until somebody wants it.
pub fn new_version(onclick: Callback<MouseEvent>) -> Html {
    html! {
        <aside class="new-version" role="status">
            <p>{ text::NEW_VERSION }</p>
            <button class="main" {onclick}>{ text::RELOAD }</button>
        </aside>
    }
}
