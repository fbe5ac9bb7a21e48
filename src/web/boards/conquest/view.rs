//! `Board` for Conquest of Planet Earth: which part is drawn where.

use yew::prelude::*;

use super::cards::{face, page, reading, refusal, spoken, tint};
use super::ids::id;
use super::panel;
use super::{choices, fight, map, news, options, resistance, tray};
use crate::engine::Seat;
use crate::games::conquest::text;
use crate::games::conquest::{Conquest, Event, InPlay, Lies, Options, Source};
use crate::web::table::{Board, Frame, Look};
use crate::web::widgets::zoom_buttons;

fn events(frame: &Frame<Conquest>) -> &[Event] {
    frame.happening.as_ref().map_or(&[], |happening| &happening.events)
}

impl Board for Conquest {
    const BLURB: &'static str = text::BLURB;

    fn board(frame: &Frame<Self>, look: &Look) -> Html {
        let game = &*frame.seen;
        html! {
            <div class="cq-stage">
                { map::map(game, events(frame), look) }
                <div class="cq-edge">
                    <p class="cq-clock">{ text::clock(game) }</p>
                    { resistance::gauge(game) }
                    { in_play(game) }
                </div>
                { zoom_buttons() }
                { fight::scene(game, look) }
                { announced(game, look) }
                { choices::choices(game, look) }
                { tray::commands(&frame.seen, look) }
                { tray::chips(look) }
                { choices::zones(look) }
                { news::strip(events(frame), look) }
                { resistance::reel(events(frame), look) }
            </div>
        }
    }

    fn tray(frame: &Frame<Self>, look: &Look) -> Html {
        tray::tray(&frame.seen, look)
    }

    fn panel(frame: &Frame<Self>, seat: Seat, look: &Look) -> Html {
        panel::panel(&frame.seen, seat, look)
    }

    fn reckoning(frame: &Frame<Self>, look: &Look) -> Html {
        panel::reckoning(&frame.seen, look)
    }

    fn options(options: &Options, change: Callback<Options>) -> Html {
        options::form(options, change)
    }
}

/// What has been announced and waits to be canceled or carried out.
fn announced(game: &Conquest, look: &Look) -> Html {
    let Some(play) = game.announced_now() else { return Html::default() };
    let source = play.run.source;
    html! {
        <div class={classes!("cq-said", tint(source))} role="group" aria-label={spoken(source)}>
            <b>{ text::announces(source, &look.name(play.run.me)) }</b>
            <div class="cq-flash">{ page(source, None) }</div>
        </div>
    }
}

/// Events that remain in play, other than those at a Location.
fn in_play(game: &Conquest) -> Html {
    let free = game.in_play().iter().filter(|card| !matches!(card.lies, Lies::At(_)));
    let card = |card: &InPlay| {
        let source = card.source();
        let shown = Source::Event(card.card);
        let piece = id("lying", &[card.card as u8]);
        html! {
            <li class="cq-slot" data-read="" tabindex="-1">
                <div class={classes!("cq-mini", tint(source))} data-piece={piece} role="button" aria-label={spoken(source)}>{ face(source) }</div>
                { reading(shown, refusal(game, card.owner, shown)) }
            </li>
        }
    };
    html! { <ul class="cq-lying" aria-label={text::IN_PLAY}>{ for free.map(card) }</ul> }
}
