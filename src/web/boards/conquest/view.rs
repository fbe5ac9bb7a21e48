//! `Board` for Conquest of Planet Earth: which part is drawn where.

use yew::prelude::*;

use super::announced::announced;
use super::card::OpenCard;
use super::cards::refusal;
use super::{
    chips, choices, commands, fight, gauge, map, names, news, options, panel, reel, tray, zone,
};
use crate::any::Board;
use crate::look::Look;
use crate::widgets::{keyed, zoom_buttons};
use engine::Seat;
use games::conquest::text;
use games::conquest::{Conquest, InPlay, Lies, Options, Source};
use table::Frame;
use table::boards::conquest::ids::id;

impl Board for Conquest {
    const BLURB: &'static str = text::BLURB;
    const LENGTH: &'static str = text::LENGTH;

    fn board(frame: &Frame<Self>, look: &Look) -> Html {
        let (game, events) = (&*frame.seen, frame.events());
        html! {
            <div class="cq-stage">
                { map::map(game, events, look) }
                <div class="cq-edge">
                    <p class="cq-clock">{ text::clock(game) }</p>
                    { gauge::gauge(game) }
                    { in_play(game, look) }
                </div>
                { zoom_buttons() }
                { fight::scene(game, look) }
                { announced(game, look) }
                { choices::choices(game, look) }
                { commands::commands(game, look) }
                { chips::chips(look) }
                { zone::zones(look) }
                { news::strip(events, game.options().edition, look) }
                { reel::reel(events, game.options().edition, look) }
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

    fn called(frame: &Frame<Self>, id: &str, look: &Look) -> Option<String> {
        names::called(&frame.seen, id, look)
    }

    fn options(options: &Options, change: Callback<Options>) -> Html {
        options::form(options, change)
    }
}

/// Events that remain in play, other than those at a Location.
fn in_play(game: &Conquest, look: &Look) -> Html {
    let free = game.in_play().iter().filter(|card| !matches!(card.lies, Lies::At(_)));
    let card = |card: &InPlay| {
        let whole = Source::Event(card.card);
        let piece = id("lying", &[card.card as u8]);
        let key = piece.clone();
        let refused = refusal(game, card.owner, whole);
        let piece = look.piece(piece);
        keyed(
            key,
            OpenCard {
                piece,
                source: card.source(),
                edition: game.options().edition,
                refused,
                down: false,
                lies: Some(whole),
            },
        )
    };
    html! { <ul class="cq-lying" aria-label={text::IN_PLAY}>{ for free.map(card) }</ul> }
}
