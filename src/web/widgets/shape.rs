//! The mark of a seat: colours are never the only sign.

use yew::prelude::*;

/// The outline of a seat's shape within 24 × 24.
pub fn shape_path(colour: u8) -> &'static str {
    match colour {
        0 => "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z",
        1 => "M4 4h16v16H4z",
        2 => "M12 3l10 18H2z",
        _ => "M12 2l3 7h7l-5.5 4.6L18.500 21L12 16.600L5.500 21l2-7.400L2 9h7z",
    }
}

/// A seat's mark as a small picture: 0 green circle, 1 blue square, 2 red triangle, 3 gold star.
pub fn shape(colour: u8) -> Html {
    html! {
        <svg class={format!("shape seat-{}", colour)} viewBox="0 0 24 24" aria-hidden="true">
            <path d={shape_path(colour)} />
        </svg>
    }
}
