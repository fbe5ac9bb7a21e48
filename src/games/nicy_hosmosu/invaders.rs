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
    let mut past = 0;
    // NH-6.5: waiting ships come first.
    while game.waiting > 0
        && let Some(column) = room(game, past, 2)
    {
        game.waiting -= 1;
        past = land_ship(game, column, events);
    }
    while let Some(column) = room(game, past, 1) {
        let Some(token) = chance.draw(&mut game.piles) else { break };
        if !token.is_half() {
            past = land(game, column, token, events);
            continue;
        }
        let counterpart = if token == Token::Left { Token::Right } else { Token::Left };
        if game.halves.count(counterpart) == 0 {
            game.halves.add(token);
            events.push(Event::SetAside { token });
        } else {
            game.halves.remove(counterpart);
            match room(game, past, 2) {
                Some(column) => past = land_ship(game, column, events),
                None => {
                    game.waiting += 1;
                    events.push(Event::ShipWaits);
                }
            }
        }
    }
}

/// NH-6.3: the leftmost spaces of row 10 without invaders, so many side by side. NH-7.4: where a token was destroyed
/// there is room again; the first edition looked only beyond the last one that came.
fn room(game: &NicyHosmosu, past: u8, width: u8) -> Option<u8> {
    let from = if game.edition.leaves_gaps() { past } else { 0 };
    let free = |column: u8| column < COLUMNS && game.invader(Space::at(column, ROWS - 1)).is_none();
    (from..COLUMNS).find(|column| (0..width).all(|step| free(column + step)))
}

/// Lands a whole ship; the column after it.
fn land_ship(game: &mut NicyHosmosu, column: u8, events: &mut Vec<Event>) -> u8 {
    let right = land(game, column, Token::Left, events);
    land(game, right, Token::Right, events)
}

fn land(game: &mut NicyHosmosu, column: u8, token: Token, events: &mut Vec<Event>) -> u8 {
    let at = Space::at(column, ROWS - 1);
    events.push(Event::Arrived { at, token });
    enter(game, at, token, events); // NH-7.4
    column + 1
}
