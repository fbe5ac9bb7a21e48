//! How a position looks to a player: Terror, what is about to become Terror, and the means.

use libm::{expf, tanhf};

use crate::board::space::Space;
use crate::bot::campaign::{self, Crew, Field, is_together, odds};
use crate::bot::reserve::Reserve;
use crate::cards::{Ability, EventCard};
use crate::effects::vocabulary::{Clash, Effect, Figures, Goods, Ground, Laying, Power};
use crate::fight::battle::{Against, Foe, OURS, Stage, THEIRS};
use crate::turn::track::CANNON;
use crate::{Conquest, Hand, Phase, Place};
use engine::Seat;
use engine::bot::Manner;

/// How much more or less than others a seat values some things. Where all play together all are even-handed.
pub(crate) struct Taste {
    /// What others hold.
    pub(crate) raids: f32,
    /// What nobody holds yet.
    pub(crate) conquests: f32,
    /// Tokens, cards and Space Stuff.
    means: f32,
}

/// By the number of the manner: even-handed, a raider, a conqueror, a hoarder.
const TASTES: [Taste; 4] = [
    Taste { raids: 1.0, conquests: 1.0, means: 1.0 },
    Taste { raids: 1.5, conquests: 1.0, means: 0.9 },
    Taste { raids: 0.7, conquests: 1.15, means: 0.9 },
    Taste { raids: 0.9, conquests: 1.0, means: 1.7 },
];

pub(crate) fn worth(game: &Conquest, seat: Seat, manner: Manner) -> f32 {
    let even = &TASTES[0];
    let taste = manner.among(&TASTES);
    if game.options.mode.is_together() {
        return together(game);
    }
    let rivals = game.seat_list().filter(|other| game.opposed(seat, *other));
    let best = rivals.map(|rival| side_standing(game, rival, even)).fold(0.0, f32::max);
    let own = side_standing(game, seat, taste);
    // A lead of six points is nearly a win; being near the goal counts by itself.
    (0.45 + 0.3 * tanhf((own - best) / 6.0) + 0.25 * tanhf(own / 9.0)).clamp(0.0, 1.0)
}

/// The mean over the members of the seat's side.
fn side_standing(game: &Conquest, seat: Seat, taste: &Taste) -> f32 {
    let mut field = Field::of(game, seat, taste);
    let members = game.seat_list().filter(|other| !game.opposed(seat, *other));
    let (sum, count) = members.fold((0.0, 0.0), |(sum, count), member| {
        (sum + standing(game, member, &mut field, taste), count + 1.0)
    });
    sum / count
}

/// All against the Resistance: how far the goal is, and how much time is left.
fn together(game: &Conquest) -> f32 {
    let seats = f32::from(game.sections());
    let even = &TASTES[0];
    let mut field = Field::of(game, Seat(0), even);
    let in_turn = (0..game.sections()).map(|n| Seat((game.turn.0 + n) % game.sections()));
    let all: f32 = in_turn.map(|seat| standing(game, seat, &mut field, even)).sum();
    let counters: usize = game.spaces().map(|space| game.ground(space).counters.len()).sum();
    let threat = 0.15 * counters as f32 + 0.4 * seats * game.tech_in_play().len() as f32;
    // What is left of the track is worth to seats that make steady progress.
    let hoped = all - threat + PROGRESS * turns_left(game) + TOLL * seats * phases(game);
    let goal = f32::from(game.goal(0));
    1.0 / (1.0 + expf(-(hoped - 1.25 * goal) / (0.25 * goal)))
}

/// What a turn brings, as Terror.
const PROGRESS: f32 = 0.55;
/// What a Resistance Phase costs each seat on average. Without it a seat would put off what cannot
/// be avoided, and waste its cards on that.
const TOLL: f32 = 0.3;

/// CQ-16.26: Resistance Phases held.
fn phases(game: &Conquest) -> f32 {
    game.track().map_or(0.0, |track| f32::from(track.phases))
}

/// How many turns the track leaves to all together. They are counted when they begin: nothing a seat
/// does can put that off.
fn turns_left(game: &Conquest) -> f32 {
    let Some(track) = game.track() else { return 0.0 };
    let seats = f32::from(game.sections());
    let begun = match game.phase {
        Phase::TurnStart | Phase::Action | Phase::Battle | Phase::Draw => {
            let after = game.turn.0 + game.sections() - game.first.0;
            f32::from(after % game.sections() + 1)
        }
        Phase::Resistance if track.phases < game.round as u8 => seats,
        _ => 0.0,
    };
    seats * f32::from(CANNON - track.step) - begun
}

fn standing(game: &Conquest, seat: Seat, field: &mut Field, taste: &Taste) -> f32 {
    let player = game.player(seat);
    if player.race.is_none() {
        return 0.0;
    }
    let means = 0.12 * f32::from(player.tokens.min(4))
        + hand(game, &player.hand)
        + 0.25 * player.stuff.len() as f32
        + 0.2 * player.on_board().count_ones() as f32
        + 0.08 * f32::from(player.next_points);
    let turn = if game.phase == Phase::Action && game.turn == seat {
        0.03 * f32::from(player.points)
    } else {
        0.0
    };
    let held = f32::from(game.terror(seat)) - endangered(game, seat);
    held + taste.means * means + turn - shelled(game, seat)
        + campaign::outlook(game, seat, field)
        + fight(game, seat)
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

/// A hand is refilled every turn, so a card that waits is worth little; but some are better than
/// others, which tells what to discard.
fn hand(game: &Conquest, hand: &Hand) -> f32 {
    if !is_together(game) {
        return 0.1 * hand.len().min(7) as f32;
    }
    let best = hand.cards.iter().filter(|card| is_good(*card)).count();
    0.04 * hand.len().min(7) as f32 + 0.04 * best.min(7) as f32
}

/// Whether a card helps to conquer.
pub(crate) fn is_good(card: EventCard) -> bool {
    let clauses = card.sheet().fx.iter().flat_map(|line| line.iter());
    let mut effects = clauses.flat_map(|clause| clause.then);
    effects.any(|effect| {
        matches!(
            effect,
            Effect::Clash(Clash::AutoWin(_))
                | Effect::Power(Power::Str(..))
                | Effect::Figures(Figures::Save(..))
                | Effect::Goods(Goods::ActionPoints(..))
                | Effect::Figures(Figures::Land(..))
                | Effect::Laying(Laying::Terror(_))
                | Effect::Ground(Ground::LocPop(..))
        )
    })
}

/// CQ-16.21: what the Barrage of the next Resistance Phase destroys.
fn shelled(game: &Conquest, seat: Seat) -> f32 {
    if !is_together(game) {
        return 0.0;
    }
    let player = game.player(seat);
    let barrages = |space: Space| {
        let counters = game.ground(space).counters.iter();
        counters.filter(|c| c.sheet().abilities.contains(&Ability::Barrage)).count() as f32
    };
    let hit = |space: Space| {
        let reach = player.crew_where(|place| match place {
            Place::On(at) => at == space || game.adjacent(space).has(at),
            _ => false,
        });
        SHELLED * reach.count_ones() as f32
    };
    let guns = game.spaces().map(|space| (space, barrages(space)));
    guns.filter(|(_, guns)| *guns > 0.0).map(|(space, guns)| guns * hit(space)).sum()
}

/// What an Alien in the reach of a Barrage is worth less.
const SHELLED: f32 = 0.1;

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
    // What victory brings, and how many Fights it takes after this one.
    let faced = match battle.foe {
        None => 0.0,
        Some(Foe::Counter(counter)) if is_together(game) => campaign::counter(game, counter),
        Some(_) => 1.0,
    };
    let (prize, after) = match battle.against {
        Against::Resistance => {
            let cards = f32::from(game.resistance_value(battle.space).saturating_sub(battle.won));
            let prize = if cards > 0.0 { population + 0.15 } else { 0.3 };
            (prize, (cards + campaign::counters(game, battle.space) - faced).max(0.0))
        }
        // CQ-11.8: the marker goes to the winner.
        Against::Aliens(_) if game.ground(battle.space).marker.is_some() => (0.8 + population, 0.0),
        Against::Aliens(_) => (0.8, 0.0),
        Against::Arrivals | Against::Visit => (0.3, 0.0),
    };
    let together = is_together(game);
    let won = prize * odds(together, strength, heads, after);
    let lost = prize * odds(together, strength - each, heads - 1.0, after + 1.0) - campaign::ALIEN;
    if battle.foe.is_none() {
        return won;
    }
    let chance = if together {
        game.round_chance(side, &Reserve::of(game, seat))
    } else if battle.stage == Stage::Settle && !battle.dice[OURS].is_empty() {
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
