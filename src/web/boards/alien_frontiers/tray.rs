//! What the seat to act has in hand: dice, cards, tokens above the limit, a colony to land.

use yew::prelude::*;

use super::cards::{TechCard, action, card_notes, title, why_not};
use super::dice::{Pose, ship, staged_at};
use super::panel::Token;
use super::planet::dome;
use crate::look::{Look, Piece, Place};
use crate::widgets::{Part, keyed};
use engine::{Driver, Seat};
use games::alien_frontiers::text::{board, card_name};
use games::alien_frontiers::{AlienFrontiers, Card, Event, Phase, Resource};
use table::boards::alien_frontiers::hands::{card_in_use, chosen, thrown};
use table::boards::alien_frontiers::pieces::{
    BAY, COLONY, OFF, STOCK, TRAY, USE, button_of, die_piece, token_piece,
};

/// The tray of the seat whose turn it is.
pub fn tray(game: &AlienFrontiers, events: &[Event], look: &Look) -> Html {
    let seat = game.turn();
    let person = look.seats[seat.index()].driver == Driver::Person;
    let tumbling = thrown(game, events);
    let waits = game.phase() == Phase::Roll;
    let dice = game.in_hand(seat).filter(|id| staged_at(game, *id, look).is_none()).map(|id| {
        let pose = match id {
            _ if chosen(game, id) => Pose::Picked,
            _ if waits => Pose::Waits,
            _ if look.moving && tumbling.contains(&id) => Pose::Tumbles,
            _ => Pose::Rests,
        };
        ship(game, id, die_piece(id), pose, look)
    });
    let place = look.place(TRAY);
    html! {
        <div class={format!("af-tray seat-{}", look.colour(seat))} data-place={place.id.clone()} data-hint={place.hint()}
            role="group" aria-label={board::TRAY}>
            if matches!(game.phase(), Phase::Land { .. }) { { keyed(COLONY, Newcomer { piece: look.piece(COLONY), colour: look.colour(seat) }) } }
            if game.phase() == Phase::GiveBack { { surplus(game, seat, look) } }
            <div class="af-dice">{ for dice }</div>
            if let Some(card) = card_in_use(game.phase()) { { in_use(game, card, look) } }
            else {
                <div class="af-cards">{ for game.cards(seat).iter().map(|card| held(game, card, person, look)) }</div>
            }
        </div>
    }
}

/// A colony to be landed.
#[derive(PartialEq)]
pub struct Newcomer {
    /// The piece that it is.
    pub piece: Piece,
    /// Its owner's colour.
    pub colour: u8,
}

impl Part for Newcomer {
    const NAME: &'static str = "NewColony";

    fn draw(&self) -> Html {
        let piece = &self.piece;
        html! {
            <div class="af-newcomer" data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()}
                data-hint={piece.hint()} role="button" aria-label={board::COLONY}>
                <svg viewBox="0 0 24 24" aria-hidden="true">{ dome(self.colour) }</svg>{ board::COLONY }
            </div>
        }
    }
}

/// AF-3.11: tokens to give back, and the stock that takes them.
fn surplus(game: &AlienFrontiers, seat: Seat, look: &Look) -> Html {
    let token = |resource: Resource| {
        let name = token_piece(seat, resource);
        let count = game.goods(seat).count(resource);
        keyed(resource as u8, Token { resource, count, piece: look.piece(name), role: "button" })
    };
    let stock = look.place(STOCK);
    html! {
        <>
            { for Resource::ALL.into_iter().map(token) }
            <div class="af-stock" data-place={stock.id.clone()} data-hint={stock.hint()} role="group" aria-label={board::STOCK}>{ board::STOCK }</div>
        </>
    }
}

/// The place that the card in use is.
pub fn use_place(phase: Phase) -> &'static str {
    match phase {
        Phase::Aim | Phase::Fire { .. } => BAY,
        Phase::Scrap => STOCK,
        Phase::LiftField => OFF,
        _ => USE,
    }
}

fn in_use(game: &AlienFrontiers, card: Card, look: &Look) -> Html {
    let phase = game.phase();
    let (piece, place) = (look.piece(USE), look.place(use_place(phase)));
    keyed(USE, CardInUse { piece, place, card, hint: board::use_hint(phase) })
}

/// The card whose power is under way: what it works on may be dropped on it.
#[derive(PartialEq)]
pub struct CardInUse {
    /// The piece that it is.
    pub piece: Piece,
    /// The place that it is.
    pub place: Place,
    /// Which card.
    pub card: Card,
    /// What to do with it.
    pub hint: &'static str,
}

impl Part for CardInUse {
    const NAME: &'static str = "CardInUse";

    fn draw(&self) -> Html {
        let (piece, place, name) = (&self.piece, &self.place, card_name(self.card));
        html! {
            <div class="af-card in-use" data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()}
                data-place={place.id.clone()} data-hint={piece.hint().or(place.hint())} role="group" aria-label={name}>
                { title(name, &card_notes(self.card)) }
                <b>{ self.hint }</b>
            </div>
        }
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
    let doing = price.map(|price| {
        html! {
            <span class="af-doing">
                if game.is_used(card) { <em>{ board::USED }</em> }
                else { { action(look, &button_of("power", card), board::use_for(price), true) } }
                if card.has_discard_power() {
                    { action(look, &button_of("give", card), board::discard_for(card), true) }
                }
            </span>
        }
    });
    keyed(card as u8, TechCard { card, lines, piece: None, children: doing.unwrap_or_default() })
}
