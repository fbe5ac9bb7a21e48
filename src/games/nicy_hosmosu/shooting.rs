//! Sections 5 and 9: shots and missiles.

use super::moves::ahead;
use super::{Event, Loot, NicyHosmosu, Once, Space, Struck, Token, invaders};
use engine::{Chance, Seat};

/// Fires once up the column of `seat`'s fighter.
pub(super) fn shoot(
    game: &mut NicyHosmosu,
    seat: Seat,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    let from = game.pilot(seat).fighter.expect("checked");
    let to = ahead(game, seat);
    let struck = match to {
        None => Struck::Nothing,
        Some(space) if game.mine == Some(space) => Struck::Mine,
        Some(space) => strike(game, seat, space),
    };
    events.push(Event::Shot { seat, from, to, struck });
    match struck {
        Struck::Nothing | Struck::Mine => {}
        Struck::Fighter(..) => note_hit(game),
        Struck::Taken(_) | Struck::Cracked(_) => {
            note_hit(game);
            // NH-6.1: the shot emptied the column.
            if invaders::column_empty(game, from.column()) {
                invaders::descend(game, 0, events);
                invaders::reinforce(game, chance, events);
            }
        }
    }
}

fn strike(game: &mut NicyHosmosu, seat: Seat, space: Space) -> Struck {
    if let Some(owner) = game.fighter_at(space) {
        // NH-5.5: the lowest token; kinds come cheapest first.
        let stolen = game.pilot(owner).hoard.kinds().next();
        if let Some(loot) = stolen {
            game.pilot_mut(owner).hoard.remove(loot);
            game.pilot_mut(seat).hoard.add(loot);
        }
        return Struck::Fighter(owner, stolen);
    }
    let token = game.invader(space).expect("the first thing ahead is something");
    let cracked = partner(game, space).is_some();
    game.set_invader(space, None);
    if cracked {
        return Struck::Cracked(token); // NH-5.3
    }
    game.pilot_mut(seat).hoard.add(token.loot()); // NH-5.2, NH-5.4
    Struck::Taken(token)
}

/// The other half of an undamaged ship (NH-5.3: both halves side by side).
fn partner(game: &NicyHosmosu, space: Space) -> Option<Space> {
    let (column, other) = match game.invader(space)? {
        Token::Left => (space.column() + 1, Token::Right),
        Token::Right => (space.column().checked_sub(1)?, Token::Left),
        _ => return None,
    };
    if column >= super::COLUMNS {
        return None;
    }
    let beside = Space::at(column, space.row());
    (game.invader(beside) == Some(other)).then_some(beside)
}

/// NH-10.2: from here on everybody has to miss anew.
fn note_hit(game: &mut NicyHosmosu) {
    game.hit = true;
    for pilot in &mut game.pilots {
        pilot.hitless = false;
    }
}

/// Launches the missile at the row of the first invader ahead.
pub(super) fn launch(
    game: &mut NicyHosmosu,
    seat: Seat,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    let from = game.pilot(seat).fighter.expect("checked");
    let row = ahead(game, seat).expect("checked").row();
    let mut taken: Vec<Loot> = Vec::new();
    for space in Space::in_row(row) {
        let Some(token) = game.invader(space) else { continue };
        // NH-9.5: of an undamaged ship only one token; its left half goes to the box.
        if partner(game, space).is_none() {
            taken.push(token.loot());
        }
        game.set_invader(space, None);
    }
    let pilot = game.pilot_mut(seat);
    taken.iter().for_each(|loot| pilot.hoard.add(*loot));
    pilot.missile = Once::Spent; // NH-9.7
    note_hit(game);
    events.push(Event::Launched { seat, from, row, taken });
    // NH-9.6
    invaders::descend(game, row + 1, events);
    invaders::reinforce(game, chance, events);
}
