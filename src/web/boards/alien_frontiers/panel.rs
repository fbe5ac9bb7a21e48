//! What everybody can see of a player, during the game and at its end.

use yew::prelude::*;

use super::cards::{card_notes, title};
use super::dice::die_parts;
use super::pieces::{loot_piece, token_piece};
use super::planet::dome;
use crate::engine::{GameModel, Seat};
use crate::games::alien_frontiers::text::{board, card_name, territory_name};
use crate::games::alien_frontiers::{AlienFrontiers, Card, Die, Resource, Territory};
use crate::web::table::Look;
use crate::web::widgets::{group, shape};

/// A token of a resource.
pub fn goods_icon(resource: Resource) -> Html {
    let class = match resource {
        Resource::Fuel => "af-fuel",
        Resource::Ore => "af-ore",
    };
    html! { <i {class}></i> }
}

/// What a seat's panel shows.
pub fn panel(game: &AlienFrontiers, seat: Seat, look: &Look) -> Html {
    let colour = look.colour(seat);
    let token = |resource: Resource| {
        let count = game.goods(seat).count(resource);
        html! {
            <div class="af-token" data-piece={token_piece(seat, resource)} role="group" aria-label={board::tokens(count, resource)}>
                { goods_icon(resource) }{ count }
            </div>
        }
    };
    let stat = |count: u8, what: &'static str, picture: Html| {
        html! {
            <span class="af-stat" title={what} aria-label={board::count_of(count, what)}>
                <svg viewBox="0 0 24 24" aria-hidden="true">{ picture }</svg>{ count }
            </span>
        }
    };
    let card = |card: Card| {
        html! {
        <div key={card as u8} class="af-chip" data-piece={loot_piece(seat, card)} aria-label={card_name(card)}>
                        { title(card_name(card), &card_notes(card)) }
                    </div>
                }
    };
    let lands: Vec<Territory> =
        Territory::ALL.into_iter().filter(|land| game.controller(*land) == Some(seat)).collect();
    let land =
        |land: &Territory| html! { <span class="af-chip land">{ territory_name(*land) }</span> };
    html! {
        <>
            <span class="score" title={board::POINTS}>{ game.points(seat).total() }</span>
            <div class="af-stats">
                { for Resource::ALL.into_iter().map(token) }
                { stat(game.owned(seat) + u8::from(game.relic_owner() == Some(seat)), board::SHIPS, die_parts(Some(colour), Die::of(5))) }
                { stat(game.colonies_left(seat), board::LEFT, dome(colour)) }
                { stat(lands.len() as u8, board::CONTROLS, html! { <><circle class="af-globe" cx="12" cy="12" r="9" /><path class="af-globe" d="M3 12h18M12 3a5 9 0 0 0 0 18M12 3a5 9 0 0 1 0 18" /></> }) }
            </div>
            <div class="af-chips">{ group(game.cards(seat).iter().map(card)) }{ group(lands.iter().map(land)) }</div>
        </>
    }
}

/// AF-13.1: the final reckoning.
pub fn reckoning(game: &AlienFrontiers, look: &Look) -> Html {
    let Some(outcome) = game.outcome() else { return Html::default() };
    let head = board::RECKONING.iter().map(|column| html! { <th scope="col">{ *column }</th> });
    let rows = outcome.by_place().map(|standing| {
        let points = game.points(standing.seat);
        let parts = [points.colonies, points.control, points.cards, points.positron];
        html! {
            <tr key={standing.seat.0} class={(standing.place == 1).then_some("winner")}>
                <th scope="row">{ shape(look.colour(standing.seat)) }{ look.name(standing.seat) }</th>
                { for parts.iter().map(|part| html! { <td>{ *part }</td> }) }
                <td class="total">{ points.total() }</td>
            </tr>
        }
    });
    html! {
        <table class="reckoning">
            <thead><tr><td></td>{ for head }<th scope="col">{ board::POINTS }</th></tr></thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}
