//! `Board` for Alien Frontiers: which part is drawn where.

use yew::prelude::*;

use super::dice::die_parts;
use super::{orbit, panel, planet, tray};
use crate::engine::Seat;
use crate::games::alien_frontiers::text::board;
use crate::games::alien_frontiers::{AlienFrontiers, Die, Event, Options, Phase};
use crate::web::table::{Board, Frame, Look};
use crate::web::widgets::switch;

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

    fn poster() -> Html {
        let dome = |x: i32, y: i32, colour: u8| {
            html! { <g transform={format!("translate({x} {y})")}>{ planet::dome(colour) }</g> }
        };
        let die = |x: i32, y: i32, colour: u8, value: u8| {
            html! { <g transform={format!("translate({x} {y})")}>{ die_parts(Some(colour), Die::of(value)) }</g> }
        };
        html! {
            <svg class="poster-art af-poster" viewBox="0 0 200 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <rect class="af-sky" width="200" height="100" />
                <path class="af-links" d="M0 20H58M0 52H24M142 20H200M176 52H200" />
                <circle class="af-air" cx="100" cy="128" r="98" />
                <circle class="af-land" cx="100" cy="128" r="90" />
                <path class="af-contours" d="M40 86q30-22 60-8t66-8M26 104q40-24 80-10t74-6M60 64q20-12 38-6t40-2" />
                { dome(56, 58, 0) }{ dome(88, 42, 2) }{ dome(122, 60, 3) }{ dome(86, 74, 1) }
                { die(32, 8, 0, 6) }{ die(58, 14, 0, 5) }{ die(144, 8, 1, 4) }
            </svg>
        }
    }

    fn board(frame: &Frame<Self>, look: &Look) -> Html {
        let game = &*frame.seen;
        let class = if on_the_ground(game.phase()) { "af-chart ground" } else { "af-chart" };
        html! {
            <div {class}>
                { planet::planet(game, events(frame), look) }
                { orbit::modules(game, events(frame), look) }
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

    fn options(options: &Options, change: Callback<Options>) -> Html {
        let options = *options;
        let change = change.reform(move |long| Options { long, ..options });
        switch(board::LONG, board::LONG_HELP, options.long, change)
    }
}
