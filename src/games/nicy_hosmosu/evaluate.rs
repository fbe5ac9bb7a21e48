//! How a position looks to a player: points against the best rival, and whether the planet holds.

use super::moves::ahead;
use super::{NicyHosmosu, Once, Space, points};
use crate::engine::{GameModel, Seat};

/// What a bought thing is worth while unused, in points.
const MISSILE: f32 = 11.0;
const POWER_UP: f32 = 5.0;
const LEVEL: f32 = 12.0;

pub(super) fn worth(game: &NicyHosmosu, seat: Seat) -> f32 {
    let rivals = Seat::all(game.seats()).filter(|other| *other != seat);
    let best = rivals.map(|rival| standing(game, rival)).fold(0.0, f32::max);
    let lead = standing(game, seat) - best;
    // A lead of 20 points is nearly a win; low invaders lose the game for everybody.
    let chance = 0.5 + 0.5 * (lead / 20.0).tanh();
    chance * planet_holds(game)
}

fn standing(game: &NicyHosmosu, seat: Seat) -> f32 {
    let pilot = game.pilot(seat);
    if pilot.out {
        return 0.0;
    }
    let tools = MISSILE * f32::from(u8::from(pilot.missile == Once::Ready))
        + POWER_UP * f32::from(u8::from(pilot.power_up == Once::Ready))
        + LEVEL * f32::from(pilot.level - 1);
    let lost = if pilot.fighter.is_none() { 8.0 } else { 0.0 };
    points(&pilot.hoard) as f32 + tools - lost + 0.3 * aim(game, seat)
}

/// What the next shot from here would bring.
fn aim(game: &NicyHosmosu, seat: Seat) -> f32 {
    let token = ahead(game, seat).and_then(|space| game.invader(space));
    token.map_or(0.0, |token| token.loot().points() as f32)
}

/// 1.0 while the lowest invader is far away, falling once it comes within two rows.
fn planet_holds(game: &NicyHosmosu) -> f32 {
    let lowest = Space::all().find(|space| game.invader(*space).is_some());
    match lowest.map(Space::row) {
        Some(0) => 0.55,
        Some(1) => 0.9,
        _ => 1.0,
    }
}
