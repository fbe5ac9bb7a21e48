//! `Board` for Nicy Hosmosu: which part is drawn where.

use yew::prelude::*;

use super::{called, panel, screen, tray};
use crate::any::Board;
use crate::look::Look;
use crate::widgets::switch;
use engine::{GameModel, Seat};
use games::nicy_hosmosu::{NicyHosmosu, Options, text};
use table::Frame;

impl Board for NicyHosmosu {
    const BLURB: &'static str = text::BLURB;
    const LENGTH: &'static str = text::LENGTH;

    fn board(frame: &Frame<Self>, look: &Look) -> Html {
        html! { <>{ screen::cabinet(frame, look) }{ panel::sides(&frame.seen) }</> }
    }

    fn tray(frame: &Frame<Self>, look: &Look) -> Html {
        tray::tray(&frame.seen, look)
    }

    fn panel(frame: &Frame<Self>, seat: Seat, _: &Look) -> Html {
        panel::panel(&frame.seen, seat)
    }

    fn reckoning(frame: &Frame<Self>, look: &Look) -> Html {
        let outcome = frame.seen.outcome();
        panel::reckoning(&frame.seen, outcome.as_ref(), look)
    }

    fn called(frame: &Frame<Self>, id: &str, look: &Look) -> Option<String> {
        called::called(&frame.seen, id, look)
    }

    fn options(options: &Options, change: Callback<Options>) -> Html {
        let options = *options;
        let change = change.reform(move |advanced| Options { advanced, ..options });
        switch(text::ADVANCED, text::ADVANCED_HELP, options.advanced, change)
    }
}
