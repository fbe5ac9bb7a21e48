//! The board: card-shaped Spaces around the Objective, and what stands on them.

use yew::prelude::*;

use super::alien::Alien;
use super::counter::TinCounter;
use super::grid::Grid;
use super::space::BoardSpace;
use crate::look::Look;
use crate::widgets::{group, keyed};
use engine::Seat;
use games::conquest::{Conquest, Event, Figure, Place, Space};
use table::boards::conquest::ids::id;

/// The board. What moves glides to its place, unless a hand has carried it there.
pub fn map(game: &Conquest, events: &[Event], look: &Look) -> Html {
    let grid = Grid::of(game.sections());
    let still = if look.moving && look.glides { "" } else { " still" };
    let class = format!("cq-world w{} h{}{still}", grid.columns, grid.rows);
    let spaces = game.spaces().map(|at| keyed(at.0, BoardSpace::of(game, &grid, at, events, look)));
    let figures = Seat::all(game.sections()).flat_map(|seat| aliens(game, &grid, seat, look));
    let counters = game.spaces().flat_map(|space| counters(game, &grid, space, look));
    html! {
        <div class="cq-view" data-zoom="">
            <div {class}>
                { group(spaces) }
                { group(counters) }
                { group(figures) }
            </div>
        </div>
    }
}

/// The Aliens of a seat on the board, each in its own corner of its Space.
fn aliens(game: &Conquest, grid: &Grid, seat: Seat, look: &Look) -> Vec<Html> {
    let colour = look.colour(seat);
    let on_board = game.player(seat).aliens.iter().enumerate();
    let alien = |(index, alien): (usize, &games::conquest::Alien)| {
        let Place::On(space) = alien.place else { return None };
        let before = Seat::all(seat.0).map(|other| game.player(other).crew(space).count_ones());
        let own = (game.player(seat).crew(space) & ((1 << index) - 1)).count_ones();
        let slot = (before.sum::<u32>() + own) % 8;
        let piece = id("alien", &[seat.0, index as u8]);
        let key = piece.clone();
        let shown = Alien {
            piece: look.piece(piece),
            kind: Figure::of_index(index),
            colour,
            place: alien.place,
            spent: alien.stopped,
            spot: Some(format!("cq-spot {} d{slot}", grid.at(space)).into()),
        };
        Some(keyed(key, shown))
    };
    on_board.filter_map(alien).collect()
}

fn counters(game: &Conquest, grid: &Grid, space: Space, look: &Look) -> Vec<Html> {
    let here = game.ground(space).counters.iter().enumerate();
    let counter = |(index, counter): (usize, &games::conquest::cards::Counter)| {
        let piece = id("counter", &[space.0, index as u8]);
        let key = piece.clone();
        let spot = format!("cq-spot {} e{index}", grid.at(space));
        keyed(key, TinCounter { piece: look.piece(piece), counter: *counter, spot: spot.into() })
    };
    here.map(counter).collect()
}
