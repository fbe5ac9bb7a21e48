//! What the seat to act has in hand: dice, cards, tokens above the limit, a colony to land.

use yew::prelude::*;

use super::cards::{action, card_notes, title, why_not};
use super::dice::{ship, staged_at};
use super::hands::{card_in_use, chosen, thrown};
use super::panel::goods_icon;
use super::pieces::{BAY, COLONY, OFF, STOCK, TRAY, USE, button_of, die_piece, token_piece};
use super::planet::dome;
use crate::engine::{Driver, Seat};
use crate::games::alien_frontiers::text::{board, card_name};
use crate::games::alien_frontiers::{AlienFrontiers, Card, Event, Phase, Resource};
use crate::web::table::Look;

/// The tray of the seat whose turn it is.
pub fn tray(game: &AlienFrontiers, events: &[Event], look: &Look) -> Html {
    let seat = game.turn();
    let person = look.seats[seat.index()].driver == Driver::Person;
    let tumbling = thrown(game, events);
    let waits = game.phase() == Phase::Roll;
    let dice = game.in_hand(seat).filter(|id| staged_at(game, *id, look).is_none()).map(|id| {
        let class = match id {
            _ if chosen(game, id) => "picked",
            _ if waits => "waits",
            _ if look.moving && tumbling.contains(&id) => "af-tumbles",
            _ => "",
        };
        ship(game, id, die_piece(id), class, look)
    });
    html! {
        <div class={format!("af-tray seat-{}", look.colour(seat))} data-place={TRAY} role="group" aria-label={board::TRAY}>
            if matches!(game.phase(), Phase::Land { .. }) { { newcomer(seat, look) } }
            if game.phase() == Phase::GiveBack { { surplus(game, seat) } }
            <div class="af-dice">{ for dice }</div>
            if let Some(card) = card_in_use(game.phase()) { { in_use(game, card) } }
            else {
                <div class="af-cards">{ for game.cards(seat).iter().map(|card| held(game, card, person, look)) }</div>
            }
        </div>
    }
}

fn newcomer(seat: Seat, look: &Look) -> Html {
    html! {
        <div key={COLONY} class="af-newcomer" data-piece={COLONY} role="button" aria-label={board::COLONY}>
            <svg viewBox="0 0 24 24" aria-hidden="true">{ dome(look.colour(seat)) }</svg>{ board::COLONY }
        </div>
    }
}

/// AF-3.11: tokens to give back, and the stock that takes them.
fn surplus(game: &AlienFrontiers, seat: Seat) -> Html {
    let token = |resource: Resource| {
        let count = game.goods(seat).count(resource);
        html! {
            <div key={token_piece(seat, resource)} class="af-token" data-piece={token_piece(seat, resource)} role="button"
                aria-label={board::tokens(count, resource)}>{ goods_icon(resource) }{ count }</div>
        }
    };
    html! {
        <>
            { for Resource::ALL.into_iter().map(token) }
            <div class="af-stock" data-place={STOCK} role="group" aria-label={board::STOCK}>{ board::STOCK }</div>
        </>
    }
}

/// The card whose power is under way: what it works on may be dropped on it.
fn in_use(game: &AlienFrontiers, card: Card) -> Html {
    let place = match game.phase() {
        Phase::Aim | Phase::Fire { .. } => BAY,
        Phase::Scrap => STOCK,
        Phase::LiftField => OFF,
        _ => USE,
    };
    html! {
        <div key={USE} class="af-card in-use" data-piece={USE} data-place={place} role="group" aria-label={card_name(card)}>
            { title(card_name(card), &card_notes(card)) }
            <b>{ board::use_hint(game.phase()) }</b>
        </div>
    }
}

/// A card in front of its owner, with a button for each of its powers.
fn held(game: &AlienFrontiers, card: Card, person: bool, look: &Look) -> Html {
    let mut lines = card_notes(card);
    if let (Phase::Act(_), Some(_)) = (game.phase(), card.fuel()) {
        lines.extend(why_not(game.power_use(card)));
        if card.has_discard_power() {
            lines.extend(why_not(game.discard_use(card)));
        }
    }
    let price = game.power_price(card).filter(|_| person);
    html! {
        <div key={card as u8} class="af-card">
            { title(card_name(card), &lines) }
            if let Some(price) = price {
                <span class="af-doing">
                    if game.is_used(card) { <em>{ board::USED }</em> }
                    else { { action(look, &button_of("power", card), board::use_for(price), true) } }
                    if card.has_discard_power() {
                        { action(look, &button_of("give", card), board::GIVE_UP.into(), true) }
                    }
                </span>
            }
        </div>
    }
}
