//! Ships: dice with pips, in a hand, in a port or on their way.

use yew::prelude::*;

use crate::look::{Look, Piece};
use crate::widgets::{Part, keyed, shape_path};
use engine::Seat;
use games::alien_frontiers::text::board;
use games::alien_frontiers::{AlienFrontiers, Die, Place, ShipId};
use table::boards::alien_frontiers::pieces::{die_piece, ship_piece};

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

/// How a ship lies there.
#[derive(Clone, Copy, PartialEq)]
pub enum Pose {
    /// As any other.
    Rests,
    /// Chosen for what a card does.
    Picked,
    /// Not rolled yet.
    Waits,
    /// It has just come.
    Docks,
    /// It has just been thrown.
    Tumbles,
}

impl Pose {
    fn class(self) -> &'static str {
        match self {
            Pose::Rests => "af-ship",
            Pose::Picked => "af-ship picked",
            Pose::Waits => "af-ship waits",
            Pose::Docks => "af-ship af-docks",
            Pose::Tumbles => "af-ship af-tumbles",
        }
    }
}

/// A ship of a seat.
#[derive(PartialEq)]
pub struct Ship {
    /// The piece that it is.
    pub piece: Piece,
    /// What it shows.
    pub die: Die,
    /// Its owner's colour.
    pub colour: u8,
    /// The name for screen readers.
    pub label: AttrValue,
    /// How it lies there.
    pub pose: Pose,
    /// What has just come is a new element, so that its arrival plays.
    pub fresh: usize,
}

impl Part for Ship {
    const NAME: &'static str = "Ship";

    fn draw(&self) -> Html {
        let piece = &self.piece;
        html! {
            <div key={self.fresh} class={self.pose.class()} role={piece.role()}
                data-piece={piece.id.clone()} data-can={piece.can()} tabindex={piece.tabindex()} data-hint={piece.hint()}
                aria-label={self.label.clone()}>
                <svg viewBox="0 0 24 24" aria-hidden="true">{ die_parts(Some(self.colour), self.die) }</svg>
            </div>
        }
    }
}

/// A ship under the name that it has where it lies.
pub fn ship(game: &AlienFrontiers, id: ShipId, piece: String, pose: Pose, look: &Look) -> Html {
    let Some(owner) = game.owner(id) else { return Html::default() };
    let label = board::ship_of(&look.name(owner), game.die(id));
    let fresh = look.fresh(matches!(pose, Pose::Docks | Pose::Tumbles));
    let (piece, die, colour) = (look.piece(piece), game.die(id), look.colour(owner));
    keyed(id.index(), Ship { piece, die, colour, label: label.into(), pose, fresh })
}

/// A docked ship.
pub fn docked(game: &AlienFrontiers, id: ShipId, fresh: &[ShipId], look: &Look) -> Html {
    let pose = if look.moving && fresh.contains(&id) { Pose::Docks } else { Pose::Rests };
    ship(game, id, ship_piece(id), pose, look)
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
    let all = all_ships().filter(lies);
    all.map(|id| ship(game, id, piece_name(game, id), Pose::Rests, look)).collect()
}

/// Every ship there is.
pub fn all_ships() -> impl Iterator<Item = ShipId> {
    Seat::all(4).flat_map(ShipId::all_of).chain([ShipId::RELIC])
}

/// What a ship is called where it lies.
pub fn piece_name(game: &AlienFrontiers, id: ShipId) -> String {
    if game.place(id) == Place::Unplaced && game.owner(id) == Some(game.turn()) {
        die_piece(id)
    } else {
        ship_piece(id)
    }
}
