//! `Board` for Attack at the Tower: which part is drawn where.

use yew::prelude::*;

use super::hands::{PLAY, near};
use super::{front, palace, panel, scene, tray};
use crate::engine::Seat;
use crate::games::attack_at_the_tower::text::{self, ability_name};
use crate::games::attack_at_the_tower::{AttackAtTheTower, Length, Options, opponent};
use crate::web::table::{Board, Frame, Look};
use crate::web::widgets::switch;

impl Board for AttackAtTheTower {
    const BLURB: &'static str = text::BLURB;

    /// Two fronts facing each other; the one of whoever looks on is at the bottom.
    fn board(frame: &Frame<Self>, look: &Look) -> Html {
        let game = &*frame.seen;
        let events = frame.happening.as_ref().map_or(&[][..], |happening| &happening.events);
        let own = near(&frame.seen);
        let far = opponent(own);
        let side = |seat: Seat| format!("at-side seat-{}", look.colour(seat));
        html! {
            <div class="at-table">
                <div class={side(far)}>
                    { palace::rear(game, far, false, look) }
                    { front::front(game, far, false, events, look) }
                </div>
                <div class="at-line" data-place={PLAY} role="group" aria-label={text::PLAY_HERE}>
                    { played(game, far, look) }
                    <span>{ text::clock(game) }</span>
                    { played(game, own, look) }
                </div>
                <div class={side(own)}>
                    { front::front(game, own, true, events, look) }
                    { palace::rear(game, own, true, look) }
                </div>
                { scene::scene(game, look) }
                { scene::news(events, look) }
            </div>
        }
    }

    fn tray(frame: &Frame<Self>, look: &Look) -> Html {
        tray::tray(frame, look)
    }

    fn panel(frame: &Frame<Self>, seat: Seat, _: &Look) -> Html {
        panel::panel(&frame.seen, seat)
    }

    fn reckoning(frame: &Frame<Self>, look: &Look) -> Html {
        panel::reckoning(&frame.seen, look)
    }

    fn options(options: &Options, change: Callback<Options>) -> Html {
        let options = *options;
        let change = change.reform(move |on| {
            let length = if on { Length::BestOfThree } else { Length::Single };
            Options { length, ..options }
        });
        let on = options.length == Length::BestOfThree;
        switch(text::BEST_OF_THREE, text::BEST_OF_THREE_HELP, on, change)
    }
}

/// The abilities a seat has in effect this turn.
fn played(game: &AttackAtTheTower, seat: Seat, look: &Look) -> Html {
    let tag = |ability| html! { <b>{ ability_name(ability) }</b> };
    let class = format!("seat-{}", look.colour(seat));
    html! { <span {class}>{ for game.army(seat).played().iter().map(tag) }</span> }
}
