//! The log: every turn in sentences, the latest first.

use yew::prelude::*;

use crate::web::table::{Line, Look};
use crate::web::text;
use crate::web::widgets::{Icon, icon, shape};

/// How many lines are drawn; older ones would only slow the page down.
const DRAWN: usize = 120;

/// The lines of the log.
pub fn lines(log: &[Line], look: &Look, close: Callback<MouseEvent>) -> Html {
    let line = |(index, line): (usize, &Line)| {
        let colour = line.seat.map(|seat| look.colour(seat));
        html! {
            <li key={index}>
                if let Some(colour) = colour { { shape(colour) } }
                <span>{ line.text.clone() }</span>
            </li>
        }
    };
    html! {
        <>
            <div class="log-head">
                <h2>{ text::LOG }</h2>
                <button class="quiet" aria-label={text::CLOSE} onclick={close}>{ icon(Icon::Close) }</button>
            </div>
            if log.is_empty() {
                <p class="log-none">{ text::NOTHING_YET }</p>
            } else {
                <ol tabindex="0" aria-label={text::LOG}>{ for log.iter().enumerate().rev().take(DRAWN).map(line) }</ol>
            }
        </>
    }
}
