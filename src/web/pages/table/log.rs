//! The log: every turn in sentences, the latest first.

use std::ops::Range;

use yew::prelude::*;

use crate::engine::{Driver, Seat};
use crate::web::table::{Line, Look};
use crate::web::text;
use crate::web::widgets::{Icon, icon, shape};

/// How many lines are drawn; older ones would only slow the page down.
const DRAWN: usize = 120;

/// What others did before the turn of the person to act: that person's own lines on both sides are no news.
pub fn news(log: &[Line], acting: Option<Seat>, look: &Look) -> Range<usize> {
    let person = |seat: &Seat| look.seats[seat.index()].driver == Driver::Person;
    let Some(seat) = acting.filter(person) else { return 0..0 };
    let end = log.iter().rposition(|line| line.seat != Some(seat)).map_or(0, |last| last + 1);
    let start = log[..end].iter().rposition(|line| line.seat == Some(seat));
    start.map_or(0, |own| own + 1)..end
}

/// The lines of the log. The `news` stand out.
pub fn lines(log: &[Line], news: &Range<usize>, look: &Look, close: Callback<MouseEvent>) -> Html {
    let line = |(index, line): (usize, &Line)| {
        let colour = line.seat.map(|seat| look.colour(seat));
        html! {
            <li key={index} class={news.contains(&index).then_some("new")}>
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
