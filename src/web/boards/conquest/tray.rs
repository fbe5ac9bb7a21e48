//! What whoever looks on has: race, Action Points, tokens, Aliens in the pool, Space Stuff, hand.

use yew::prelude::*;

use super::alien::Alien;
use super::bank::MenaceBank;
use super::card::OpenCard;
use super::cards::refusal;
use super::gift::Gift;
use super::race::RaceSheet;
use crate::look::Look;
use crate::widgets::{group, keyed, part};
use engine::{Seat, Seen};
use games::conquest::text;
use games::conquest::{Conquest, Figure, Phase, Place, Source};
use table::boards::conquest::hands::{hand, near};
use table::boards::conquest::ids::id;

/// The tray.
pub fn tray(seen: &Seen<Conquest>, look: &Look) -> Html {
    let seat = near(seen);
    let held = |source: Source, piece: String, down: bool| {
        let key = piece.clone();
        let refused = refusal(seen, seat, source);
        let piece = look.piece(piece);
        let edition = seen.options().edition;
        keyed(key, OpenCard { piece, source, edition, refused, down, lies: None })
    };
    let cards =
        hand(seen, seat).into_iter().map(|(card, piece)| held(Source::Event(card), piece, false));
    let stuff = seen.player(seat).stuff.iter().enumerate().map(|(index, own)| {
        held(Source::Stuff(own.card), id("stuff", &[seat.0, index as u8]), own.down)
    });
    html! {
        <div class={format!("cq-tray seat-{}", look.colour(seat))} role="group" aria-label={text::TRAY}>
            { sheet(seen, seat, look) }
            <ul class="cq-hand">{ group(cards) }{ group(stuff) }</ul>
        </div>
    }
}

/// The race with its abilities, and what can be counted.
fn sheet(seen: &Seen<Conquest>, seat: Seat, look: &Look) -> Html {
    let player = seen.player(seat);
    let Some(race) = player.race else { return Html::default() };
    let acting = seen.active() == seat && seen.phase() == Phase::Action;
    let pool = player.aliens.iter().enumerate().filter(|(_, alien)| alien.place == Place::Pool);
    let waiting = pool.map(|(index, _)| {
        let piece = id("alien", &[seat.0, index as u8]);
        let key = piece.clone();
        let shown = Alien {
            piece: look.piece(piece),
            kind: Figure::of_index(index),
            colour: look.colour(seat),
            place: Place::Pool,
            spent: false,
            spot: None,
        };
        keyed(key, shown)
    });
    let gifts = (0..race.sheet().gifts.len() as u8)
        .map(|index| part(Gift::of(seen, seat, race, index, look)));
    let bank = MenaceBank {
        tokens: player.tokens,
        button: look.button("menace").cloned(),
        press: look.press.clone(),
    };
    html! {
        <div class="cq-sheet">
            { part(RaceSheet { race, edition: seen.options().edition }) }
            <ul class="cq-gifts">{ for gifts }</ul>
            <div class="cq-bank">
                if acting { { lamps(player.points) } }
                { part(bank) }
                <span class="cq-pool" title={text::POOL}>{ for waiting }</span>
            </div>
        </div>
    }
}

/// The Action Points that are left.
fn lamps(points: u8) -> Html {
    let lamp = |lamp| html! { <i class={if lamp < points { "lit" } else { "" }}></i> };
    let words = AttrValue::from(text::points_of(points));
    html! {
        <span class="cq-lamps" title={words.clone()} aria-label={words} role="img">{ for (0..points.max(4)).map(lamp) }</span>
    }
}
