//! What each seat's panel says, and the final reckoning.

use yew::prelude::*;

use super::cards::{emblem, face, figure, reading, refusal, spoken, tint};
use super::hands::near;
use super::ids::id;
use crate::engine::{Seat, Seen};
use crate::games::conquest::text::{self, race_name};
use crate::games::conquest::{Chosen, Conquest, Figure, Held, Source};
use crate::web::table::Look;
use crate::web::widgets::shape;

/// What a seat's panel shows. It is also where cards against this player are dropped.
pub fn panel(seen: &Seen<Conquest>, seat: Seat, look: &Look) -> Html {
    let player = seen.player(seat);
    let fact = |name: &'static str, title: &'static str, value: String| {
        html! { <span {title} aria-label={format!("{title} {value}")}>{ emblem(name) }{ value }</span> }
    };
    let command = match player.chosen {
        Chosen::Nothing => None,
        Chosen::Hidden => Some("?".to_owned()),
        Chosen::Counter(command) if player.number == 0 => Some(text::command_name(command)),
        Chosen::Counter(_) => Some(player.number.to_string()),
    };
    let pool = player.pool().count_ones();
    let first = seen.round() > 0 && seen.first_player() == seat;
    html! {
        <>
            <span class="score" title={text::TERROR} aria-label={format!("{} {}", text::TERROR, seen.terror(seat))}>
                { seen.terror(seat) }<small>{ "/" }{ seen.goal(seen.side_of(seat)) }</small>
            </span>
            <div class="cq-facts" data-place={id("seat", &[seat.0])} role="group" aria-label={look.name(seat)}>
                if let Some(race) = player.race { <em>{ race_name(race) }</em> }
                { fact("menace", text::MENACE, player.tokens.to_string()) }
                { fact("cards", text::CARDS, player.hand.len().to_string()) }
                if pool > 0 { { fact("pool", text::POOL, pool.to_string()) } }
                if let Some(command) = command { { fact("command", "Command", command) } }
                if first { <span title={text::FIRST}>{ emblem("first") }</span> }
            </div>
            if near(seen) != seat { <ul class="cq-others">{ for held(seen, seat, &player.stuff) }</ul> }
        </>
    }
}

fn held<'a>(game: &'a Conquest, seat: Seat, stuff: &'a [Held]) -> impl Iterator<Item = Html> + 'a {
    stuff.iter().map(move |held| {
        let source = Source::Stuff(held.card);
        let class = classes!("cq-mini", tint(source), held.down.then_some("down"));
        html! {
            <li {class} tabindex="0" aria-label={spoken(source)}>{ face(source) }{ reading(source, refusal(game, seat, source)) }</li>
        }
    })
}

/// CQ-15.1: Terror, Locations, Aliens left.
pub fn reckoning(seen: &Seen<Conquest>, look: &Look) -> Html {
    let most = Seat::all(seen.sections()).map(|seat| seen.terror(seat)).max();
    let row = |seat: Seat| {
        let held = seen.spaces().filter(|space| seen.ground(*space).marker == Some(seat)).count();
        html! {
            <tr class={(Some(seen.terror(seat)) == most).then_some("winner")}>
                <th scope="row">{ shape(look.colour(seat)) }{ look.name(seat) }</th>
                <td>{ held }</td><td>{ seen.player(seat).on_board().count_ones() }</td>
                <td>{ seen.player(seat).stuff.len() }</td><td class="total">{ seen.terror(seat) }</td>
            </tr>
        }
    };
    html! {
        <table class="reckoning">
            <thead><tr><td></td><th scope="col">{ text::MARKERS }</th><th scope="col">{ text::ALIENS }</th>
                <th scope="col">{ text::STUFF }</th><th scope="col">{ text::TERROR }</th></tr></thead>
            <tbody>{ for Seat::all(seen.sections()).map(row) }</tbody>
        </table>
    }
}

/// A Saucer of a colour, for picking colours.
pub fn saucer(colour: u8) -> Html {
    html! { <i class={format!("cq-saucer seat-{colour}")}>{ figure(Figure::Saucer, colour) }</i> }
}
