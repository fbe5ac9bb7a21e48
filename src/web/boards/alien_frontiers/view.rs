//! `Board` for Alien Frontiers: which part is drawn where.

use yew::prelude::*;

use super::{called, orbit, panel, planet, tray};
use crate::any::Board;
use crate::look::Look;
use crate::widgets::switch;
use engine::Seat;
use games::alien_frontiers::text::board;
use games::alien_frontiers::{AlienFrontiers, Event, Options, Phase};
use table::Frame;

fn events(frame: &Frame<AlienFrontiers>) -> &[Event] {
    frame.happening.as_ref().map_or(&[], |happening| &happening.events)
}

/// Whether the question is about the planet; small screens then show nothing else.
fn on_the_ground(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Land { .. }
            | Phase::Borrow
            | Phase::LiftField
            | Phase::SetField(_)
            | Phase::MoveColony { .. }
            | Phase::Swap { .. }
    )
}

impl Board for AlienFrontiers {
    const BLURB: &'static str = board::BLURB;
    const LENGTH: &'static str = board::LENGTH;

    fn board(frame: &Frame<Self>, look: &Look) -> Html {
        let game = &*frame.seen;
        let landed = |event: &Event| matches!(event, Event::Landed { .. });
        let class = match on_the_ground(game.phase()) {
            true => "af-chart ground",
            // It stays in view while it is told.
            false if events(frame).iter().any(landed) => "af-chart landed",
            false => "af-chart",
        };
        html! {
            <div {class}>
                { planet::planet(game, events(frame), look) }
                { orbit::modules(game, events(frame), look) }
                // Only where the planet does not fit beside them.
                <button type="button" class="af-look" data-look-at=".af-planet">{ board::LOOK }</button>
            </div>
        }
    }

    fn tray(frame: &Frame<Self>, look: &Look) -> Html {
        tray::tray(&frame.seen, events(frame), look)
    }

    fn panel(frame: &Frame<Self>, seat: Seat, look: &Look) -> Html {
        panel::panel(&frame.seen, seat, look)
    }

    fn reckoning(frame: &Frame<Self>, look: &Look) -> Html {
        panel::reckoning(&frame.seen, look)
    }

    fn called(frame: &Frame<Self>, id: &str, look: &Look) -> Option<String> {
        called::called(&frame.seen, id, look)
    }

    fn options(options: &Options, change: Callback<Options>) -> Html {
        let options = *options;
        let change = change.reform(move |long| Options { long, ..options });
        switch(board::LONG, board::LONG_HELP, options.long, change)
    }
}
