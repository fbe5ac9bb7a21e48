//! What the chart calls a piece or a place: the names that its elements have for screen readers.

use super::dice::{all_ships, piece_name};
use super::tray::use_place;
use crate::look::Look;
use engine::{GameModel, Seat};
use games::alien_frontiers::text::{board, card_name, facility_name, field_name};
use games::alien_frontiers::{AlienFrontiers, Card, Colony, Field, Place, Resource, Territory};
use table::boards::alien_frontiers::hands::card_in_use;
use table::boards::alien_frontiers::pieces::{
    BAY, COLONY, OFF, STOCK, TRAY, USE, card_piece, colony_piece, facility_at, field_piece,
    land_at, loot_piece, old_card_piece, token_piece,
};

/// The name of a piece or a place that is on the table.
pub fn called(game: &AlienFrontiers, id: &str, look: &Look) -> Option<String> {
    let name = |seat: Seat| look.name(seat);
    if let Some(land) = land_at(id) {
        return Some(board::territory_label(game, land, &name));
    }
    fixed(game, id)
        .map(str::to_owned)
        .or_else(|| ship(game, id, &name))
        .or_else(|| owned(game, id, &name))
}

/// What is called the same whoever has it.
fn fixed(game: &AlienFrontiers, id: &str) -> Option<&'static str> {
    if let Some(facility) = facility_at(id) {
        return Some(facility_name(facility));
    }
    if let Some(field) = Field::ALL.into_iter().find(|field| field_piece(*field) == id) {
        return Some(field_name(field));
    }
    let in_use = card_in_use(game.phase());
    Some(match id {
        TRAY => board::TRAY,
        BAY => board::BAY,
        OFF => board::FIELDS,
        COLONY => board::COLONY,
        STOCK if use_place(game.phase()) != STOCK => board::STOCK,
        STOCK | USE => card_name(in_use?),
        _ => card_name(card(game, id)?),
    })
}

fn card(game: &AlienFrontiers, id: &str) -> Option<Card> {
    let mut shown = game.display().into_iter().flatten();
    let mut discards = game.discard_pile().iter();
    let mut held = Seat::all(game.seats())
        .flat_map(|seat| game.cards(seat).iter().map(move |card| (seat, card)));
    shown
        .find(|card| card_piece(*card) == id)
        .or_else(|| discards.find(|card| old_card_piece(*card) == id))
        .or_else(|| held.find(|(seat, card)| loot_piece(*seat, *card) == id).map(|(_, card)| card))
}

fn ship(game: &AlienFrontiers, id: &str, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let mut ships = all_ships().filter(|ship| game.place(*ship) != Place::Stock);
    let ship = ships.find(|ship| piece_name(game, *ship) == id)?;
    Some(board::ship_of(&name(game.owner(ship)?), game.die(ship)))
}

/// Colonies on a territory, and tokens.
fn owned(game: &AlienFrontiers, id: &str, name: &dyn Fn(Seat) -> String) -> Option<String> {
    let mut all = Seat::all(game.seats());
    all.find_map(|owner| {
        let here = |land: &Territory| colony_piece(Colony { territory: *land, owner }) == id;
        if let Some(land) = Territory::ALL.into_iter().find(here) {
            return Some(board::colonies_of(&name(owner), game.colonies(land)[owner.index()]));
        }
        let resource =
            Resource::ALL.into_iter().find(|resource| token_piece(owner, *resource) == id)?;
        Some(board::tokens(game.goods(owner).count(resource), resource))
    })
}
