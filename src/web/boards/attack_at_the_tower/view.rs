//! `Board` for Attack at the Tower: which part is drawn where.

use yew::prelude::*;

use super::deck::Deck;
use super::line::PlayLine;
use super::palace::Palace;
use super::{battle, front, names, news, panel, tray};
use crate::any::Board;
use crate::look::Look;
use crate::widgets::{part, switch};
use engine::Seat;
use games::attack_at_the_tower::text;
use games::attack_at_the_tower::{AttackAtTheTower, Length, Options, Pile, opponent};
use table::Frame;
use table::boards::attack_at_the_tower::hands::near;

impl Board for AttackAtTheTower {
    const BLURB: &'static str = text::BLURB;
    const LENGTH: &'static str = text::LENGTH;

    /// Two fronts facing each other; the one of whoever looks on is at the bottom.
    fn board(frame: &Frame<Self>, look: &Look) -> Html {
        let game = &*frame.seen;
        let events = frame.events();
        let own = near(&frame.seen);
        let far = opponent(own);
        let side = |seat: Seat| format!("at-side seat-{}", look.colour(seat));
        html! {
            <div class="at-table">
                <div class={side(far)}>
                    { rear(game, far, false, look) }
                    { front::front(game, far, false, events, look) }
                </div>
                { part(PlayLine::of(game, [far, own], look)) }
                <div class={side(own)}>
                    { front::front(game, own, true, events, look) }
                    { rear(game, own, true, look) }
                </div>
                { battle::scene(game, look) }
                { news::news(events, game.options().edition, look) }
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

    fn called(frame: &Frame<Self>, id: &str, look: &Look) -> Option<String> {
        names::called(&frame.seen, id, look)
    }

    fn options(options: &Options, change: Callback<Options>) -> Html {
        let options = *options;
        let length = change.reform(move |on| {
            let length = if on { Length::BestOfThree } else { Length::Single };
            Options { length, ..options }
        });
        let hand = change.reform(move |second_hand| Options { second_hand, ..options });
        let best = options.length == Length::BestOfThree;
        html! {
            <>
                { switch(text::BEST_OF_THREE, text::BEST_OF_THREE_HELP, best, length) }
                { switch(text::SECOND_HAND, text::SECOND_HAND_HELP, options.second_hand, hand) }
            </>
        }
    }
}

/// What lies behind a front: the palace between the two decks.
fn rear(game: &AttackAtTheTower, seat: Seat, own: bool, look: &Look) -> Html {
    let army = game.army(seat);
    html! {
        <div class="at-rear">
            { part(Deck::of(army, Pile::Bases, own, look)) }
            { part(Palace::of(game, seat, own, look)) }
            { part(Deck::of(army, Pile::Abilities, own, look)) }
        </div>
    }
}
