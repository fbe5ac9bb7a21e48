//! How a position looks to a player: Terror, what is about to become Terror, and the means.

use libm::{expf, tanhf};

use super::battle::{Against, OURS, Stage, THEIRS};
use super::campaign::{self, Crew, Field, odds};
use super::space::Space;
use super::{Conquest, Phase};
use crate::engine::Seat;

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
    let field = Field::of(game, seat);
    let members = game.seat_list().filter(|other| !game.opposed(seat, *other));
    let (sum, count) = members.fold((0.0, 0.0), |(sum, count), member| {
        (sum + standing(game, member, &field), count + 1.0)
    });
    sum / count
}

/// All against the Resistance: how far the goal is, and how much time is left.
fn together(game: &Conquest) -> f32 {
    let seats = f32::from(game.sections());
    let field = Field::of(game, Seat(0));
    let all: f32 = game.seat_list().map(|seat| standing(game, seat, &field)).sum();
    let steps = game.track().map_or(0.0, |track| f32::from(track.step));
    let counters: usize = game.spaces().map(|space| game.ground(space).counters.len()).sum();
    let threat = 0.8 * seats * steps
        + 0.15 * counters as f32
        + 0.4 * seats * game.tech_in_play().len() as f32;
    // What the rest of the track is worth to seats that make steady progress.
    let hoped = all + 8.0 * seats - threat;
    let goal = f32::from(game.goal(0));
    1.0 / (1.0 + expf(-(hoped - 1.1 * goal) / (0.35 * goal)))
}

fn standing(game: &Conquest, seat: Seat, field: &Field) -> f32 {
    let player = game.player(seat);
    if player.race.is_none() {
        return 0.0;
    }
    let means = 0.12 * f32::from(player.tokens.min(4))
        + 0.1 * player.hand.len().min(7) as f32
        + 0.25 * player.stuff.len() as f32
        + 0.2 * player.on_board().count_ones() as f32
        + 0.08 * f32::from(player.next_points);
    let turn = if game.phase == Phase::Action && game.turn == seat {
        0.03 * f32::from(player.points)
    } else {
        0.0
    };
    let held = f32::from(game.terror(seat)) - endangered(game, seat);
    held + means + turn + campaign::outlook(game, seat, field) + fight(game, seat)
}

/// CQ-16.17: Terror that the next Resistance Phase takes away unless somebody comes to help.
fn endangered(game: &Conquest, seat: Seat) -> f32 {
    if game.track().is_none() {
        return 0.0;
    }
    let lost = |space: &Space| {
        let ground = game.ground(*space);
        ground.marker == Some(seat)
            && !ground.counters.is_empty()
            && game.players.iter().all(|player| player.crew(*space) == 0)
    };
    game.spaces().filter(lost).map(|space| 0.8 * f32::from(game.population(space))).sum()
}

/// How the Fight in progress stands for this player.
fn fight(game: &Conquest, seat: Seat) -> f32 {
    let Some(battle) = game.battle() else { return 0.0 };
    let Some(side) = battle.side_of(seat) else { return 0.0 };
    if matches!(battle.stage, Stage::Over | Stage::Conquered) {
        return 0.0;
    }
    let all = Crew::of(game, seat);
    let crew = game.player(seat).crew(battle.space);
    let heads = crew.count_ones() as f32;
    let strength = all.strength(f32::from(game.crew_strength(seat, crew)), heads);
    let each = strength / heads.max(1.0);
    let population = f32::from(game.population(battle.space));
    let counters = game.ground(battle.space).counters.len() as f32;
    // What victory brings, and how many Fights it takes after this one.
    let faced = f32::from(u8::from(battle.foe.is_some()));
    let (prize, after) = match battle.against {
        Against::Resistance => {
            let cards = f32::from(game.resistance_value(battle.space).saturating_sub(battle.won));
            let prize = if cards > 0.0 { population + 0.15 } else { 0.3 };
            (prize, (cards + campaign::COUNTER * counters - faced).max(0.0))
        }
        // CQ-11.8: the marker goes to the winner.
        Against::Aliens(_) if game.ground(battle.space).marker.is_some() => (0.8 + population, 0.0),
        Against::Aliens(_) => (0.8, 0.0),
        Against::Arrivals | Against::Visit => (0.3, 0.0),
    };
    let won = prize * odds(strength, after);
    let lost = prize * odds(strength - each, after + 1.0) - campaign::ALIEN;
    if battle.foe.is_none() {
        return won;
    }
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
    chance * won + (1.0 - chance) * lost
}
