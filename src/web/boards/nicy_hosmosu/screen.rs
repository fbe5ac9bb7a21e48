//! The cabinet's screen: space, invaders, fighters, the mine, and the places to drop things on.

use yew::prelude::*;

use super::effects;
use super::pieces::{Fighter, Mine};
use super::rows::{Aim, Cell, CellRow, Entrance, Invader, InvaderRow};
use crate::look::Look;
use crate::widgets::{Part, group, keyed};
use engine::{GameModel, Seat};
use games::nicy_hosmosu::text::{self, space_name};
use games::nicy_hosmosu::{COLUMNS, Event, NicyHosmosu, Phase, ROWS, Space, Token};
use table::Frame;
use table::boards::nicy_hosmosu::hands::{CELL, FIGHTER, MINE, corner};

/// The board of a frame.
pub fn cabinet(frame: &Frame<NicyHosmosu>, look: &Look) -> Html {
    let game = &*frame.seen;
    let events = frame.happening.as_ref().map_or(&[][..], |happening| &happening.events);
    html! {
        <svg class="nh-screen" viewBox="-30 -16 300 444" role="group">
            { keyed("backdrop", Backdrop) }
            { for (0..ROWS).map(|row| cells(game, row, look)) }
            { for (0..ROWS).map(|row| invaders(game, row, events, look)) }
            { group(game.mine().map(|space| keyed(MINE, Mine { space, piece: look.piece(MINE) }))) }
            { group(Seat::all(game.seats()).filter_map(|seat| fighter(game, seat, look))) }
            { effects::draw(events, look) }
        </svg>
    }
}

/// The stars and the planet, the mine's orbit, and the names of columns and rows.
#[derive(PartialEq)]
struct Backdrop;

impl Part for Backdrop {
    const NAME: &'static str = "Backdrop";

    fn draw(&self) -> Html {
        html! {
            <>
                <image href="nicy-hosmosu.svg" x="-30" y="-16" width="300" height="444" aria-hidden="true" />
                { orbit() }
                { names() }
            </>
        }
    }
}

fn orbit() -> Html {
    let icon = |space: Space| {
        let (x, y) = corner(space);
        html! { <circle key={space.to_string()} class="nh-icon" cx={(x + 20).to_string()} cy={(y + 20).to_string()} r="9" /> }
    };
    html! { <g aria-hidden="true">{ for Space::icons().map(icon) }</g> }
}

fn names() -> Html {
    let column = |column: u8| {
        let x = i32::from(column) * CELL + 20;
        let letter = ((b'a' + column) as char).to_string();
        html! { <text key={letter.clone()} class="nh-name" x={x.to_string()} y="418">{ letter }</text> }
    };
    let row = |row: u8| {
        let y = i32::from(ROWS - 1 - row) * CELL + 23;
        html! { <text key={row} class="nh-name" x="-7" y={y.to_string()}>{ row + 1 }</text> }
    };
    html! { <g aria-hidden="true">{ for (0..COLUMNS).map(column) }{ for (0..ROWS).map(row) }</g> }
}

fn cells(game: &NicyHosmosu, row: u8, look: &Look) -> Html {
    let flies = matches!(game.phase(), Phase::Turn { .. } | Phase::Land { .. });
    let cell = |space: Space| {
        let (place, name) = (look.place(space.to_string()), |seat| look.name(seat));
        let open = flies && look.reach.accepts(FIGHTER, &place.id);
        let aim = open.then(|| {
            let hit = game.aim_from(space);
            let brings = text::brings(hit.map(|(_, struck)| struck)).into();
            Aim { to: hit.map(|(to, _)| to), brings }
        });
        Cell { place, label: space_name(game, space, &name).into(), aim }
    };
    let cells: Vec<_> = Space::in_row(row).map(cell).collect();
    keyed(row, CellRow { row, cells })
}

fn invaders(game: &NicyHosmosu, row: u8, events: &[Event], look: &Look) -> Html {
    let invader = |column: usize| {
        let space = Space::at(column as u8, row);
        let token = game.invader(space)?;
        let damaged = token.is_half() && !has_partner(game, space, token);
        let entrance = if look.moving { entrance(space, events) } else { Entrance::None };
        Some(Invader { token, damaged, entrance })
    };
    let invaders: [Option<Invader>; COLUMNS as usize] = std::array::from_fn(invader);
    let comes = invaders.iter().flatten().any(|invader| invader.entrance != Entrance::None);
    keyed(row, InvaderRow { row, invaders, fresh: look.fresh(comes) })
}

/// How an invader came to its space in these events.
fn entrance(space: Space, events: &[Event]) -> Entrance {
    let arrived = |event: &Event| matches!(event, Event::Arrived { at, .. } if *at == space);
    if events.iter().any(arrived) {
        return Entrance::Arrives;
    }
    let came_down = |event: &Event| matches!(event, Event::Descended { lowest } if space.row() + 1 >= *lowest && space.row() + 1 < ROWS);
    if events.iter().any(came_down) { Entrance::Descends } else { Entrance::None }
}

fn has_partner(game: &NicyHosmosu, space: Space, token: Token) -> bool {
    let beside = match token {
        Token::Left => space.right(),
        _ => space.column().checked_sub(1).map(|column| Space::at(column, space.row())),
    };
    beside
        .and_then(|beside| game.invader(beside))
        .is_some_and(|other| other.is_half() && other != token)
}

fn fighter(game: &NicyHosmosu, seat: Seat, look: &Look) -> Option<Html> {
    let pilot = game.pilot(seat);
    let space = pilot.fighter?;
    let own = game.to_act() == Some(seat) && game.phase() != Phase::Place;
    let piece = own.then(|| look.piece(FIGHTER));
    let fighter = Fighter {
        space,
        motion: format!("fighter-{}", seat.0).into(),
        piece,
        colour: look.colour(seat),
        level: pilot.level,
        label: text::fighter_of(&look.name(seat)).into(),
    };
    Some(keyed(seat.0, fighter))
}
