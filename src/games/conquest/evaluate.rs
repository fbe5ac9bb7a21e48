//! How a position looks to a player: Terror, what is about to become Terror, and the means.

use super::battle::{Against, OURS, Stage, THEIRS};
use super::player::{Place, Player};
use super::space::{Space, SpaceSet};
use super::{Conquest, Phase};
use crate::engine::Seat;

/// What a Resistance is worth on average, Heroes included.
const USUAL_RESISTANCE: f32 = 5.8;
/// What an unexplored Space brings on average, as Population.
const UNKNOWN: f32 = 1.1;

pub(super) fn worth(game: &Conquest, seat: Seat) -> f32 {
    let rivals = game.seat_list().filter(|other| *other != seat);
    let best = rivals.map(|rival| standing(game, rival)).fold(0.0, f32::max);
    let own = standing(game, seat);
    // A lead of six points is nearly a win; being ahead of the goal counts by itself.
    (0.5 + 0.35 * ((own - best) / 6.0).tanh() + 0.15 * (own / 10.0).tanh()).clamp(0.0, 1.0)
}

fn standing(game: &Conquest, seat: Seat) -> f32 {
    let player = game.player(seat);
    if player.race.is_none() {
        return 0.0;
    }
    let means = 0.22 * f32::from(player.tokens.min(6))
        + 0.12 * player.hand.len().min(7) as f32
        + 0.3 * player.stuff.len() as f32
        + 0.3 * player.on_board().count_ones() as f32
        + 0.1 * f32::from(player.next_points);
    let turn = if game.phase == Phase::Action && game.turn == seat {
        0.12 * f32::from(player.points)
    } else {
        0.0
    };
    f32::from(game.terror(seat)) + means + turn + reach(game, seat, player) + fight(game, seat)
}

/// What the Aliens stand at, weighed by how likely they are to take it.
fn reach(game: &Conquest, seat: Seat, player: &Player) -> f32 {
    let mut counted = SpaceSet::default();
    let mut total = 0.0;
    for alien in &player.aliens {
        let Place::On(space) = alien.place else { continue };
        if counted.has(space) {
            continue;
        }
        counted.add(space);
        let crew = player.crew(space);
        let strength = f32::from(game.crew_strength(seat, crew));
        let here = prospect(game, seat, space, strength);
        // Standing next to something good is worth a part of it.
        let near = game
            .adjacent(space)
            .iter()
            .map(|next| prospect(game, seat, next, strength))
            .fold(0.0, f32::max);
        total += 0.6 * here + 0.25 * near;
    }
    total
}

/// The Population a crew of this Strength can hope for in a Space.
fn prospect(game: &Conquest, seat: Seat, space: Space, strength: f32) -> f32 {
    let wins = |foe: f32| 1.0 / (1.0 + (-(strength - foe) / 2.2).exp());
    let ground = game.ground(space);
    let guards =
        ground.counters.iter().map(|c| f32::from(c.sheet().strength)).fold(1.0, |p, s| p * wins(s));
    if game.is_empty_space(space) {
        return UNKNOWN * guards * wins(USUAL_RESISTANCE).powf(1.4);
    }
    let population = f32::from(game.population(space));
    match ground.marker {
        Some(holder) if holder == seat => 0.0,
        Some(_) => {
            let rivals = game.seat_list().filter(|other| *other != seat);
            let defence: f32 = rivals
                .map(|other| f32::from(game.crew_strength(other, game.player(other).crew(space))))
                .sum();
            population * guards * if defence > 0.0 { wins(defence) } else { 1.0 }
        }
        None => {
            let fights = i32::from(game.resistance_value(space));
            population * guards * wins(USUAL_RESISTANCE).powi(fights)
        }
    }
}

/// How the Fight in progress stands for this player.
fn fight(game: &Conquest, seat: Seat) -> f32 {
    let Some(battle) = game.battle() else { return 0.0 };
    let Some(side) = battle.side_of(seat) else { return 0.0 };
    if battle.foe.is_none() || matches!(battle.stage, Stage::Over | Stage::Conquered) {
        return 0.0;
    }
    let stake = match battle.against {
        Against::Resistance => 0.5 + 0.5 * f32::from(game.population(battle.space)),
        Against::Arrivals | Against::Aliens(_) => 0.8,
    };
    let chance = if battle.stage == Stage::Settle && !battle.dice[OURS].is_empty() {
        match game.round_winner() {
            Some(winner) if winner as usize == side => 1.0,
            Some(_) => 0.0,
            None => 0.45,
        }
    } else {
        let (own, other) = (game.strength(side), game.strength(OURS + THEIRS - side));
        1.0 / (1.0 + (-f32::from(own - other) / 2.2).exp())
    };
    let won = f32::from(battle.won) * 0.4;
    stake * (chance - 0.5) + won
}
