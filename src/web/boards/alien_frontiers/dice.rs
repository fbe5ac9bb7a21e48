//! Ships: dice with pips, in a hand, in a port or on their way.

use yew::prelude::*;

use super::pieces::{die_piece, ship_piece};
use crate::engine::Seat;
use crate::games::alien_frontiers::text::board;
use crate::games::alien_frontiers::{AlienFrontiers, Die, Place, ShipId};
use crate::web::table::Look;
use crate::web::widgets::shape_path;

/// Dots are lines without length and with round ends.
const PIPS: [&str; 6] = [
    "M12 12h0",
    "M7 7h0M17 17h0",
    "M6 6h0M12 12h0M18 18h0",
    "M7 7h0M17 7h0M7 17h0M17 17h0",
    "M6 6h0M18 6h0M12 12h0M6 18h0M18 18h0",
    "M7 5h0M7 12h0M7 19h0M17 5h0M17 12h0M17 19h0",
];

/// A die within 24 × 24, with its owner's shape at its lower edge; `None` belongs to nobody.
pub fn die_parts(colour: Option<u8>, die: Die) -> Html {
    let class = match (die.is_relic(), colour) {
        (true, Some(colour)) => format!("af-die relic seat-{colour}"),
        (false, Some(colour)) => format!("af-die seat-{colour}"),
        _ => "af-die relic".into(),
    };
    html! {
        <g {class}>
            <rect x="1" y="1" width="22" height="22" rx="5" />
            <path class="pips" d={PIPS[die.value() as usize - 1]} />
            if let Some(colour) = colour {
                <path class="mark" transform="translate(7.500 18) scale(.38)" d={shape_path(colour)} />
            }
        </g>
    }
}

/// A ship of a seat.
pub fn ship(
    game: &AlienFrontiers,
    id: ShipId,
    piece: String,
    class: &'static str,
    look: &Look,
) -> Html {
    let Some(owner) = game.owner(id) else { return Html::default() };
    let die = game.die(id);
    let role = if look.reach.movable(&piece) { "button" } else { "img" };
    // What has just come is a new element, so that its arrival plays.
    let key = if class.is_empty() { id.index() } else { id.index() + 100 * (look.frame + 1) };
    html! {
        <div {key} class={format!("af-ship {class}")} {role} data-piece={piece}
            aria-label={board::ship_of(&look.name(owner), die)}>
            <svg viewBox="0 0 24 24" aria-hidden="true">{ die_parts(Some(look.colour(owner)), die) }</svg>
        </div>
    }
}

/// A docked ship.
pub fn docked(game: &AlienFrontiers, id: ShipId, fresh: &[ShipId], look: &Look) -> Html {
    let class = if look.moving && fresh.contains(&id) { "af-docks" } else { "" };
    ship(game, id, ship_piece(id), class, look)
}

/// The place a ship lies staged at.
pub fn staged_at(game: &AlienFrontiers, id: ShipId, look: &Look) -> Option<String> {
    let piece = piece_name(game, id);
    let staged = look.reach.staged().iter().find(|(own, _)| **own == *piece);
    staged.map(|(_, place)| place.to_string())
}

/// The ships staged at a place.
pub fn staged(game: &AlienFrontiers, place: &str, look: &Look) -> Vec<Html> {
    let lies = |id: &ShipId| staged_at(game, *id, look).as_deref() == Some(place);
    let all = Seat::all(4).flat_map(ShipId::all_of).chain([ShipId::RELIC]).filter(lies);
    all.map(|id| ship(game, id, piece_name(game, id), "", look)).collect()
}

fn piece_name(game: &AlienFrontiers, id: ShipId) -> String {
    if game.place(id) == Place::Unplaced && game.owner(id) == Some(game.turn()) {
        die_piece(id)
    } else {
        ship_piece(id)
    }
}
