//! Sections 5 and 9: shots and missiles.

use super::moves::ahead;
use super::{Event, Loot, NicyHosmosu, Once, Space, Struck, Token, invaders};
use engine::{Chance, Seat};

/// NH-5.1: the first thing in the column above the fighter of `seat`, and what a shot does to it.
pub(super) fn aim(game: &NicyHosmosu, seat: Seat) -> Option<(Space, Struck)> {
    let space = ahead(game, seat)?;
    if game.mine == Some(space) {
        return Some((space, Struck::Mine));
    }
    if let Some(owner) = game.fighter_at(space) {
        // NH-5.5: the lowest token; kinds come cheapest first.
        return Some((space, Struck::Fighter(owner, game.pilot(owner).hoard.kinds().next())));
    }
    let token = game.invader(space).expect("the first thing ahead is something");
    // NH-5.2, NH-5.3, NH-5.4
    let cracks = partner(game, space).is_some();
    Some((space, if cracks { Struck::Cracked(token) } else { Struck::Taken(token) }))
}

/// Fires once up the column of `seat`'s fighter.
pub(super) fn shoot(
    game: &mut NicyHosmosu,
    seat: Seat,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    let from = game.pilot(seat).fighter.expect("checked");
    let hit = aim(game, seat);
    let (to, struck) = (hit.map(|(to, _)| to), hit.map_or(Struck::Nothing, |(_, struck)| struck));
    events.push(Event::Shot { seat, from, to, struck });
    match struck {
        Struck::Nothing | Struck::Mine => {}
        Struck::Fighter(owner, stolen) => {
            if let Some(loot) = stolen {
                game.pilot_mut(owner).hoard.remove(loot);
                game.pilot_mut(seat).hoard.add(loot);
            }
            note_hit(game);
        }
        Struck::Taken(_) | Struck::Cracked(_) => {
            to.into_iter().for_each(|space| game.set_invader(space, None));
            if let Struck::Taken(token) = struck {
                game.pilot_mut(seat).hoard.add(token.loot());
            }
            note_hit(game);
            // NH-6.1: the shot emptied the column.
            if invaders::column_empty(game, from.column()) {
                invaders::descend(game, 0, events);
                invaders::reinforce(game, chance, events);
            }
        }
    }
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

#[cfg(test)]
mod tests {
    use crate::picture::Picture;
    use crate::text::brings;
    use crate::{Event, Move, NicyHosmosu, Options};
    use engine::{Chance, GameModel};

    /// NH-5.1: whatever is said before the shot is what the shot then does.
    #[test]
    fn a_shot_does_what_was_foretold() {
        let mut shots = 0;
        for seed in 0..6 {
            let mut chance = Chance::unrecorded(seed);
            let options = Options { players: 4, ..Options::default() };
            let mut game = NicyHosmosu::new(&options, &mut chance).unwrap();
            for _ in 0..300 {
                if game.to_act().is_none() {
                    break;
                }
                let moves = game.legal_moves();
                for mv in &moves {
                    let Move::Fly(to) = *mv else { continue };
                    let (foretold, mut events) = (game.aim_from(to), Vec::new());
                    let mut after = game.clone();
                    after.apply(mv, &mut chance, &mut events);
                    after.apply(&Move::Shoot, &mut chance, &mut events);
                    let shot = events.iter().find_map(|event| match event {
                        Event::Shot { to, struck, .. } => Some((*to, *struck)),
                        _ => None,
                    });
                    let (at, struck) = shot.expect("it is fired");
                    assert_eq!(foretold, at.map(|at| (at, struck)));
                    shots += 1;
                }
                let mv = moves[chance.below(moves.len() as u32) as usize];
                game.apply(&mv, &mut chance, &mut Vec::new());
            }
        }
        assert!(shots > 1000, "{shots} shots");
    }

    /// NH-5.2, NH-5.3, NH-5.5
    #[test]
    fn what_a_shot_would_bring_is_told_in_points() {
        let game = Picture::of(
            "5 L R . . *
             . . . B . .
             A . . . . .",
        )
        .build();
        let told = |space: &str| {
            let hit = game.aim_from(crate::Space::parse(space).unwrap());
            brings(hit.map(|(_, struck)| struck))
        };
        let all = ["a1", "b1", "d1", "e1", "f1"].map(told);
        assert_eq!(all, ["+5", "+0", "+0", "+0", "+0"], "a whole ship is only cracked");
    }
}
