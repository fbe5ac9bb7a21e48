//! How a position looks to a player: Terror, what is about to become Terror, and the means.

use libm::{expf, powf, tanhf};

use super::battle::{Against, OURS, Stage, THEIRS};
use super::player::{Place, Player};
use super::space::Space;
use super::step::Source;
use super::terror::standing as standing_clauses;
use super::vocabulary::{Amount, Cond, Effect, Side};
use super::{Conquest, Figure, Phase};
use crate::engine::Seat;

/// What a Resistance is worth on average, Heroes included.
const USUAL_RESISTANCE: f32 = 5.6;
/// What an unexplored Space brings on average, as Population, and how many Fights it takes.
const UNKNOWN: f32 = 1.15;
/// How much of an Alien's Strength counts at a place so many Spaces away.
const NEARNESS: [f32; 5] = [1.0, 0.62, 0.34, 0.18, 0.08];

pub(super) fn worth(game: &Conquest, seat: Seat) -> f32 {
    if game.options.mode.is_together() {
        return together(game);
    }
    let rivals = game.seat_list().filter(|other| game.opposed(seat, *other));
    let best = rivals.map(|rival| side_standing(game, rival)).fold(0.0, f32::max);
    let own = side_standing(game, seat);
    // A lead of six points is nearly a win; being near the goal counts by itself.
    (0.45 + 0.3 * tanhf((own - best) / 6.0) + 0.25 * tanhf(own / 9.0)).clamp(0.0, 1.0)
}

/// The mean over the members of the seat's side.
fn side_standing(game: &Conquest, seat: Seat) -> f32 {
    let members = game.seat_list().filter(|other| !game.opposed(seat, *other));
    let (sum, count) = members
        .fold((0.0, 0.0), |(sum, count), member| (sum + standing(game, member), count + 1.0));
    sum / count
}

/// All against the Resistance: how far the goal is, and how much time is left.
fn together(game: &Conquest) -> f32 {
    let all: f32 = game.seat_list().map(|seat| standing(game, seat)).sum();
    let goal = f32::from(game.goal(0));
    let steps = game.track().map_or(0.0, |track| f32::from(track.step));
    let counters: usize = game.spaces().map(|space| game.ground(space).counters.len()).sum();
    let threat = 0.02 * steps + 0.004 * counters as f32 + 0.02 * game.tech_in_play().len() as f32;
    (0.35 + 0.6 * tanhf(all / goal) - threat).clamp(0.0, 1.0)
}

fn standing(game: &Conquest, seat: Seat) -> f32 {
    let player = game.player(seat);
    if player.race.is_none() {
        return 0.0;
    }
    let means = 0.2 * f32::from(player.tokens.min(6))
        + 0.1 * player.hand.len().min(7) as f32
        + 0.25 * player.stuff.len() as f32
        + 0.35 * player.on_board().count_ones() as f32
        + 0.08 * f32::from(player.next_points);
    let turn = if game.phase == Phase::Action && game.turn == seat {
        0.05 * f32::from(player.points)
    } else {
        0.0
    };
    f32::from(game.terror(seat)) + means + turn + outlook(game, seat, player) + fight(game, seat)
}

/// What the two best places within reach promise, weighed by the Strength near them.
fn outlook(game: &Conquest, seat: Seat, player: &Player) -> f32 {
    let mut crew: [(Space, f32); 8] = [(Space(0), 0.0); 8];
    let mut count = 0;
    for (index, alien) in player.aliens.iter().enumerate() {
        if let Place::On(space) = alien.place {
            let strength = game.alien_strength(seat, Figure::of_index(index));
            crew[count] = (space, f32::from(strength));
            count += 1;
        }
    }
    let each = f32::from(player.race().sheet().strength);
    let (flat, per_head) = natural_bonus(player);
    let (mut best, mut second) = (0.0f32, 0.0f32);
    for space in game.spaces().filter(|space| !space.is_landing()) {
        let near = |(from, strength): &(Space, f32)| {
            let distance = from.distance(space, game.sections()) as usize;
            strength * NEARNESS.get(distance).unwrap_or(&0.0)
        };
        let strength: f32 = crew[..count].iter().map(near).sum();
        if strength < 1.0 {
            continue;
        }
        let heads = strength / each;
        let worth = prospect(game, seat, space, strength + flat + per_head * heads);
        if worth > best {
            (best, second) = (worth, best);
        } else if worth > second {
            second = worth;
        }
    }
    0.75 * best + 0.35 * second
}

/// How much of a bonus under this condition to count on. Little: a seat that trusts in luck attacks
/// with too few.
fn likelihood(cond: Cond) -> f32 {
    match cond {
        Cond::MyFight | Cond::VsRes => 1.0,
        Cond::FirstFight => 0.5,
        _ => 0.15,
    }
}

/// What a race's always-on texts add in a usual Fight, flat and per Alien.
fn natural_bonus(player: &Player) -> (f32, f32) {
    let race = player.race();
    let (mut flat, mut per_head) = (0.0, 0.0);
    for gift in 0..race.sheet().gifts.len() as u8 {
        for clause in standing_clauses(Source::Gift(race, gift)) {
            let share: f32 = clause.when.iter().map(|cond| likelihood(*cond)).product();
            for effect in clause.then {
                match *effect {
                    Effect::Str(Side::Res, Amount::Plus(n), _) => flat -= share * f32::from(n),
                    Effect::Str(_, Amount::Plus(n), _) => flat += share * f32::from(n),
                    Effect::Str(_, Amount::PerAlien(n), _) => per_head += share * f32::from(n),
                    Effect::Str(_, Amount::PerStuff(n, most), _) => {
                        let cards = player.stuff.len() as f32 * f32::from(n);
                        flat += cards.min(most.into());
                    }
                    _ => {}
                }
            }
        }
    }
    (flat, per_head)
}

/// The Population a crew of this Strength can hope for in a Space.
fn prospect(game: &Conquest, seat: Seat, space: Space, strength: f32) -> f32 {
    let wins = |foe: f32| 1.0 / (1.0 + expf(-(strength - foe) / 2.4));
    let ground = game.ground(space);
    let guards: f32 = ground.counters.iter().map(|c| wins(f32::from(c.sheet().strength))).product();
    if game.is_empty_space(space) {
        return UNKNOWN * guards * powf(wins(USUAL_RESISTANCE), 1.3);
    }
    // A place without Population still has its text, and a marker there keeps rivals off.
    let population = f32::from(game.population(space)) + 0.15;
    match ground.marker {
        Some(holder) if holder == seat => 0.0,
        Some(_) => {
            let rivals = game.seat_list().filter(|other| game.opposed(seat, *other));
            let defence: f32 = rivals
                .map(|other| f32::from(game.crew_strength(other, game.player(other).crew(space))))
                .sum();
            1.3 * population * guards * if defence > 0.0 { wins(defence) } else { 1.0 }
        }
        None => match i32::from(game.resistance_value(space)) {
            0 => 0.0,
            fights => {
                population * guards * powf(wins(USUAL_RESISTANCE), 0.7 + 0.45 * fights as f32)
            }
        },
    }
}

/// How the Fight in progress stands for this player.
fn fight(game: &Conquest, seat: Seat) -> f32 {
    let Some(battle) = game.battle() else { return 0.0 };
    let Some(side) = battle.side_of(seat) else { return 0.0 };
    if matches!(battle.stage, Stage::Over | Stage::Conquered) {
        return 0.0;
    }
    // What has been won here is worth something as long as the Battle goes on.
    let progress = match (battle.against, game.resistance_value(battle.space)) {
        (Against::Resistance, value @ 1..) => {
            f32::from(game.population(battle.space)) * f32::from(battle.won) / f32::from(value)
        }
        _ => 0.0,
    };
    if battle.foe.is_none() {
        return 0.6 * progress;
    }
    let stake = match battle.against {
        Against::Resistance => 0.5 + 0.5 * f32::from(game.population(battle.space)),
        Against::Arrivals | Against::Aliens(_) | Against::Visit => 0.8,
    };
    let chance = if battle.stage == Stage::Settle && !battle.dice[OURS].is_empty() {
        match game.round_winner() {
            Some(winner) if winner as usize == side => 1.0,
            Some(_) => 0.0,
            None => 0.45,
        }
    } else {
        let (own, other) = (game.strength(side), game.strength(OURS + THEIRS - side));
        1.0 / (1.0 + expf(-f32::from(own - other) / 2.4))
    };
    stake * (chance - 0.5) + 0.6 * progress
}
