//! Parts whose number changes, in a list of their own.

use yew::prelude::*;

/// Parts that may be more or fewer the next time. Written side by side with others, `{ for … }` and an `Option` would
/// shift those, and Yew would draw them all anew: it compares the first with the first.
pub fn group(parts: impl IntoIterator<Item = Html>) -> Html {
    parts.into_iter().collect()
}
