//! What everybody can see of a player, during the game and at its end.

use yew::prelude::*;

use super::cards::{card_notes, title};
use super::dice::die_parts;
use super::planet::dome;
use crate::look::{Look, Piece};
use crate::widgets::{Part, group, keyed, shape};
use engine::{GameModel, Seat};
use games::alien_frontiers::text::{board, card_name, territory_name};
use games::alien_frontiers::{AlienFrontiers, Card, Die, Resource, Territory};
use table::boards::alien_frontiers::pieces::{loot_piece, token_piece};

/// A seat's tokens of a resource.
#[derive(PartialEq)]
pub struct Token {
    /// Which resource.
    pub resource: Resource,
    /// How many.
    pub count: u8,
    /// The piece that they are.
    pub piece: Piece,
    /// `role`.
    pub role: &'static str,
}

impl Part for Token {
    const NAME: &'static str = "AfToken";

    fn draw(&self) -> Html {
        let piece = &self.piece;
        let class = match self.resource {
            Resource::Fuel => "af-fuel",
            Resource::Ore => "af-ore",
        };
        html! {
            <div class="af-token" data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()}
                data-hint={piece.hint()} role={self.role} aria-label={board::tokens(self.count, self.resource)}>
                <i {class}></i>{ self.count }
            </div>
        }
    }
}

/// What a seat's panel shows.
pub fn panel(game: &AlienFrontiers, seat: Seat, look: &Look) -> Html {
    let token = |resource: Resource| {
        let count = game.goods(seat).count(resource);
        let piece = look.piece(token_piece(seat, resource));
        keyed(resource as u8, Token { resource, count, piece, role: "group" })
    };
    let cards: Vec<(Card, Piece)> =
        game.cards(seat).iter().map(|card| (card, look.piece(loot_piece(seat, card)))).collect();
    let lands: Vec<Territory> =
        Territory::ALL.into_iter().filter(|land| game.controller(*land) == Some(seat)).collect();
    let panel = AfPanel {
        colour: look.colour(seat),
        points: game.points(seat).total(),
        ships: game.owned(seat) + u8::from(game.relic_owner() == Some(seat)),
        colonies: game.colonies_left(seat),
        cards,
        lands,
        children: Resource::ALL.into_iter().map(token).collect(),
    };
    keyed("panel", panel)
}

/// What everybody can see of a player.
#[derive(PartialEq)]
pub struct AfPanel {
    /// The seat's colour.
    pub colour: u8,
    /// The score.
    pub points: u8,
    /// Ships of the fleet.
    pub ships: u8,
    /// Colonies to land.
    pub colonies: u8,
    /// The cards in front of the seat.
    pub cards: Vec<(Card, Piece)>,
    /// The territories that it controls.
    pub lands: Vec<Territory>,
    /// The tokens.
    pub children: Html,
}

impl Part for AfPanel {
    const NAME: &'static str = "AfPanel";

    fn draw(&self) -> Html {
        let stat = |count: u8, what: &'static str, picture: Html| {
            html! {
                <span class="af-stat" title={what} aria-label={board::count_of(count, what)}>
                    <svg viewBox="0 0 24 24" aria-hidden="true">{ picture }</svg>{ count }
                </span>
            }
        };
        let card = |(card, piece): &(Card, Piece)| {
            let name = card_name(*card);
            html! {
                <div key={*card as u8} class="af-chip" data-piece={piece.id.clone()} data-can={piece.can()}
                    tabindex={piece.tabindex()} data-hint={piece.hint()} aria-label={name}>
                    { title(name, &card_notes(*card)) }
                </div>
            }
        };
        let land = |land: &Territory| html! { <span class="af-chip land">{ territory_name(*land) }</span> };
        html! {
            <>
                <span class="score" title={board::POINTS}>{ self.points }</span>
                <div class="af-stats">
                    { self.children.clone() }
                    { stat(self.ships, board::SHIPS, die_parts(Some(self.colour), Die::of(5))) }
                    { stat(self.colonies, board::LEFT, dome(self.colour)) }
                    { stat(self.lands.len() as u8, board::CONTROLS, html! { <><circle class="af-globe" cx="12" cy="12" r="9" /><path class="af-globe" d="M3 12h18M12 3a5 9 0 0 0 0 18M12 3a5 9 0 0 1 0 18" /></> }) }
                </div>
                <div class="af-chips">{ group(self.cards.iter().map(card)) }{ group(self.lands.iter().map(land)) }</div>
            </>
        }
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
