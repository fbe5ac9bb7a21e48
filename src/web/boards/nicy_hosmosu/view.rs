//! `Board` for Nicy Hosmosu: which part is drawn where.

use yew::prelude::*;

use super::{panel, screen, tray};
use crate::engine::{GameModel, Seat};
use crate::games::nicy_hosmosu::{NicyHosmosu, Options, Token, text};
use crate::web::table::{Board, Frame, Look};
use crate::web::widgets::switch;

impl Board for NicyHosmosu {
    const BLURB: &'static str = text::BLURB;

    fn poster() -> Html {
        let rows = [
            [Token::Two, Token::Five, Token::One, Token::Four, Token::Two, Token::Five],
            [Token::One, Token::Three, Token::Two, Token::Five, Token::One, Token::Four],
        ];
        let invader = |row: usize, column: usize, token: Token| {
            let at = format!("translate({} {})", 12 + column * 43, 24 + row * 40);
            html! { <g transform={at}>{ screen::sprite(token) }</g> }
        };
        let fleet = rows.iter().enumerate().flat_map(|(row, tokens)| {
            tokens.iter().enumerate().map(move |(column, token)| invader(row, column, *token))
        });
        html! {
            <svg class="poster-art nh-screen" viewBox="0 0 280 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
                <rect class="nh-space" width="280" height="170" />
                { screen::stars(60) }
                { for fleet }
                <path class="nh-beam-still" d="M161 100V128" />
                <circle class="nh-planet" cx="140" cy="400" r="262" />
                <g transform="translate(141 118)"><g class="seat-0">{ screen::fighter(0, 1) }</g></g>
            </svg>
        }
    }

    fn board(frame: &Frame<Self>, look: &Look) -> Html {
        screen::cabinet(frame, look)
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

    fn options(options: &Options, change: Callback<Options>) -> Html {
        let options = *options;
        let change = change.reform(move |advanced| Options { advanced, ..options });
        switch(text::ADVANCED, text::ADVANCED_HELP, options.advanced, change)
    }
}
