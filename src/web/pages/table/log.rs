//! The log: every turn in sentences, the latest first.

use std::ops::Range;
use std::rc::Rc;

use yew::prelude::*;

use super::{Send, on_press};
use crate::any::DrawnFrame;
use crate::widgets::{Icon, Part, icon, keyed, part, shape};
use engine::SeatSetup;
use table::Line;
use table::store::{Msg, Over, Store};
use table::text;

/// How many lines are drawn; older ones would only slow the page down.
const DRAWN: usize = 120;

/// The log.
#[derive(PartialEq)]
pub struct LogView {
    /// The latest lines, in order.
    pub lines: Vec<Rc<Line>>,
    /// The number of the first of them.
    pub first: usize,
    /// Which of all lines stand out.
    pub news: Range<usize>,
    /// Who plays.
    pub seats: Rc<[SeatSetup]>,
    /// Tells the page.
    pub send: Send,
}

impl Part for LogView {
    const NAME: &'static str = "Log";

    fn draw(&self) -> Html {
        let line = |(at, line): (usize, &Rc<Line>)| {
            let index = self.first + at;
            let colour = line.seat.map(|seat| self.seats[seat.index()].colour);
            let new = self.news.contains(&index);
            keyed(index, LogLine { line: line.clone(), colour, new })
        };
        html! {
            <>
                <div class="log-head">
                    <h2>{ text::LOG }</h2>
                    <button class="quiet" aria-label={text::CLOSE} onclick={on_press(&self.send, Msg::Show(Over::Nothing))}>
                        { icon(Icon::Close) }
                    </button>
                </div>
                if self.lines.is_empty() {
                    <p class="log-none">{ text::NOTHING_YET }</p>
                } else {
                    <ol tabindex="0" aria-label={text::LOG}>{ for self.lines.iter().enumerate().rev().map(line) }</ol>
                }
            </>
        }
    }
}

/// A line of the log.
#[derive(PartialEq)]
pub struct LogLine {
    /// The sentence.
    pub line: Rc<Line>,
    /// The colour of whose line it is.
    pub colour: Option<u8>,
    /// Whether it stands out.
    pub new: bool,
}

impl Part for LogLine {
    const NAME: &'static str = "LogLine";

    fn draw(&self) -> Html {
        let LogLine { line, colour, new } = self;
        html! {
            <li class={new.then_some("new")}>
                if let Some(colour) = colour { { shape(*colour) } }
                <span>{ line.text.clone() }</span>
            </li>
        }
    }
}

/// The log of a table. The `news` stand out.
pub fn log(store: &Store<dyn DrawnFrame>, news: &Range<usize>, send: &Send) -> Html {
    let first = store.log().len().saturating_sub(DRAWN);
    let lines = store.log()[first..].to_vec();
    let (news, seats, send) = (news.clone(), store.seats().clone(), send.clone());
    part(LogView { lines, first, news, seats, send })
}
