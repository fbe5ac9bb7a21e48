//! The buttons beside a board that can be looked at more closely.

use yew::prelude::*;

use super::{Icon, icon};
use table::text;

/// Closer, further, everything. They stand beside an element with `data-zoom`.
pub fn zoom_buttons() -> Html {
    let button = |to: &'static str, label: &'static str, picture: Icon| {
        html! {
            <button type="button" class="quiet" data-zoom-to={to} aria-label={label} title={label}>{ icon(picture) }</button>
        }
    };
    html! {
        <div class="zoom-buttons" role="group" aria-label={text::ZOOM}>
            { button("in", text::CLOSER, Icon::Plus) }
            { button("out", text::FURTHER, Icon::Minus) }
            { button("fit", text::WHOLE_BOARD, Icon::Fit) }
        </div>
    }
}
