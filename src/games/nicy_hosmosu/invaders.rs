//! Sections 6 and 7: descents, waves, and what the invaders run into.

use super::space::{COLUMNS, ROWS};
use super::turn::finish;
use super::{Ending, Event, NicyHosmosu, Phase, Space, Token};
use engine::Chance;

/// Whether a column holds no invader.
pub(super) fn column_empty(game: &NicyHosmosu, column: u8) -> bool {
    game.board.iter().all(|row| row[column as usize].is_none())
}

/// NH-10.1: whether the board holds no invader.
pub(super) fn none_left(game: &NicyHosmosu) -> bool {
    game.board.iter().flatten().all(Option::is_none)
}

/// Moves all invaders of row `lowest` and above one row down, from the bottom (NH-6.9).
pub(super) fn descend(game: &mut NicyHosmosu, lowest: u8, events: &mut Vec<Event>) {
    if game.board[lowest as usize..].iter().flatten().all(Option::is_none) {
        return;
    }
    events.push(Event::Descended { lowest });
    for space in (lowest..ROWS).flat_map(Space::in_row) {
        let Some(token) = game.invader(space) else { continue };
        let Some(below) = space.row().checked_sub(1) else {
            return finish(game, Ending::PlanetHit, events); // NH-10.4
        };
        game.set_invader(space, None);
        enter(game, Space::at(space.column(), below), token, events);
    }
}

/// NH-7.1 to NH-7.3: an invader comes to a space, and perhaps to its end.
fn enter(game: &mut NicyHosmosu, space: Space, token: Token, events: &mut Vec<Event>) {
    if game.mine == Some(space) {
        game.mine = None;
        events.push(Event::MineExploded { at: space, token });
    } else if let Some(seat) = game.fighter_at(space) {
        game.pilot_mut(seat).fighter = None;
        events.push(Event::FighterLost { seat, at: space, token });
    } else {
        game.set_invader(space, Some(token));
    }
}

/// NH-6.3 to NH-6.6: fills row 10 from left to right.
pub(super) fn reinforce(game: &mut NicyHosmosu, chance: &mut Chance, events: &mut Vec<Event>) {
    if matches!(game.phase, Phase::Over(_)) {
        return;
    }
    let mut column = 0;
    // NH-6.5: waiting ships come first.
    while game.waiting > 0 && fits_ship(game, column) {
        game.waiting -= 1;
        land_ship(game, &mut column, events);
    }
    while column < COLUMNS {
        if row_ten(game, column) {
            column += 1; // NH-6.3: only onto spaces with no invader
            continue;
        }
        let Some(token) = chance.draw(&mut game.piles) else { break };
        if !token.is_half() {
            land(game, &mut column, token, events);
            continue;
        }
        let counterpart = if token == Token::Left { Token::Right } else { Token::Left };
        if game.halves.count(counterpart) == 0 {
            game.halves.add(token);
            events.push(Event::SetAside { token });
        } else {
            game.halves.remove(counterpart);
            if fits_ship(game, column) {
                land_ship(game, &mut column, events);
            } else {
                game.waiting += 1;
                events.push(Event::ShipWaits);
            }
        }
    }
}

fn row_ten(game: &NicyHosmosu, column: u8) -> bool {
    game.invader(Space::at(column, ROWS - 1)).is_some()
}

fn fits_ship(game: &NicyHosmosu, column: u8) -> bool {
    column + 1 < COLUMNS && !row_ten(game, column) && !row_ten(game, column + 1)
}

fn land_ship(game: &mut NicyHosmosu, column: &mut u8, events: &mut Vec<Event>) {
    land(game, column, Token::Left, events);
    land(game, column, Token::Right, events);
}

fn land(game: &mut NicyHosmosu, column: &mut u8, token: Token, events: &mut Vec<Event>) {
    let at = Space::at(*column, ROWS - 1);
    events.push(Event::Arrived { at, token });
    enter(game, at, token, events); // NH-7.4
    *column += 1;
}
