//! How a position looks to a player: points, and what is on the way to becoming points.
//!
//! The weights were found by letting greedy seats with different ones play against each other.

use libm::tanhf;

use super::docking::{LAST_CIRCLE, ONE_EACH};
use super::facility::Harbour;
use super::{
    AlienFrontiers, Facility, Goods, Open, Phase, Place, Pool, Port, Resource, ShipId, deck,
};
use engine::bot::Manner;
use engine::{Chance, GameModel, Seat};

/// How much more or less than others a seat values what is on the way.
struct Taste {
    ships: f32,
    goods: f32,
    /// Alien Tech cards, and what leads to them.
    cards: f32,
    /// What a raid promises.
    raids: f32,
}

/// By the number of the manner: even-handed, a raider, a shipwright, a collector.
const TASTES: [Taste; 4] = [
    Taste { ships: 1.0, goods: 1.0, cards: 1.0, raids: 1.0 },
    Taste { ships: 1.0, goods: 1.0, cards: 1.0, raids: 1.6 },
    Taste { ships: 1.12, goods: 1.0, cards: 0.9, raids: 0.8 },
    Taste { ships: 0.95, goods: 1.25, cards: 1.5, raids: 0.9 },
];

fn taste(manner: Manner) -> &'static Taste {
    manner.among(&TASTES)
}

/// A colony that is about to land: itself, and often a territory.
const LANDING: f32 = 2.2;
/// What one die earns when nothing special is open to it.
const DIE: f32 = 0.15;
/// What the fourth, fifth and sixth ship are worth while all colonies are still to land.
const SHIPS: [f32; 7] = [0.0, 0.0, 0.0, 0.0, 2.5, 4.4, 5.7];
const RELIC: f32 = 0.8;
const CARD: f32 = 0.2;
/// A card on display that is a point.
const POINT: f32 = 0.9;
const FUEL: f32 = 0.1;
const ORE: f32 = 0.27;
/// One step along the Hub track. Six of them are worth less than a colony ready for launch, or it
/// would never get there.
const CIRCLE: f32 = 0.22;

pub(super) fn worth(game: &AlienFrontiers, seat: Seat, manner: Manner) -> f32 {
    match game.phase {
        // Rolling, docking and re-rolling are judged as they stand.
        Phase::Roll | Phase::Act(_) | Phase::Warp { .. } | Phase::Over(_) => {
            as_it_stands(game, seat, taste(manner))
        }
        Phase::Land { .. } | Phase::Raid { .. } | Phase::GiveBack => {
            as_it_stands(game, seat, taste(manner))
        }
        _ => after_the_choice(game, seat, manner),
    }
}

/// A card waits for its target: the position is worth what the best target makes of it.
fn after_the_choice(game: &AlienFrontiers, seat: Seat, manner: Manner) -> f32 {
    let mut chance = Chance::unrecorded(0);
    let mut events = Vec::new();
    let mut best: Option<(f32, f32)> = None;
    for mv in game.legal_moves() {
        let mut next = game.clone();
        next.apply(&mv, &mut chance, &mut events);
        events.clear();
        // The manner is that of the seat that is asked about.
        let chooser = if seat == game.turn { manner } else { Manner::EVEN };
        let own = worth(&next, game.turn, chooser);
        if best.is_none_or(|(record, _)| own > record) {
            best = Some((own, if seat == game.turn { own } else { worth(&next, seat, manner) }));
        }
    }
    best.map_or(0.5, |(_, worth)| worth)
}

fn as_it_stands(game: &AlienFrontiers, seat: Seat, taste: &Taste) -> f32 {
    let scores = game.scores();
    let standing =
        |seat: Seat, taste: &Taste| f32::from(scores[seat.index()]) + prospects(game, seat, taste);
    let rivals = game.everyone().filter(|other| *other != seat);
    let (mut best, mut sum) = (0.0f32, 0.0);
    for rival in rivals {
        let rival = standing(rival, &TASTES[0]);
        best = best.max(rival);
        sum += rival;
    }
    let mean = sum / f32::from(game.seats() - 1);
    let lead = standing(seat, taste) - 0.7 * best - 0.3 * mean;
    0.5 + 0.5 * tanhf(lead / 8.0)
}

/// Everything that is not a point yet.
fn prospects(game: &AlienFrontiers, seat: Seat, taste: &Taste) -> f32 {
    let captain = game.captain(seat);
    let left = f32::from(game.colonies_left(seat)) / f32::from(game.colonies_each());
    let mut worth = taste.ships * SHIPS[lasting_ships(game, seat)] * left.min(0.75);
    worth += if game.relic == Some(seat) { RELIC * left } else { 0.0 };
    worth += taste.cards * CARD * f32::from(captain.cards.len());
    worth += taste.goods * goods(captain.goods);
    worth += match captain.circle {
        LAST_CIRCLE if captain.goods.covers(ONE_EACH) => LANDING - 0.35,
        LAST_CIRCLE => LANDING - 0.5,
        circle => CIRCLE * f32::from(circle),
    };
    if seat == game.turn {
        worth += underway(game, captain.goods, taste);
    }
    worth
}

/// A ship on the Terraforming Station is as good as lost.
fn lasting_ships(game: &AlienFrontiers, seat: Seat) -> usize {
    let station = Place::Docked(Port::of(Facility::TerraformingStation, 0));
    let lasts = |id: &ShipId| ![Place::Stock, station].contains(&game.place(*id));
    ShipId::all_of(seat).filter(lasts).count()
}

/// The first tokens open doors; what is above the limit is lost.
fn goods(goods: Goods) -> f32 {
    let of = |resource| {
        let count = goods.count(resource);
        f32::from(count.min(4)) + 0.5 * f32::from(count.saturating_sub(4))
    };
    let over = f32::from(goods.total().saturating_sub(super::turn::KEEP));
    FUEL * of(Resource::Fuel) + ORE * of(Resource::Ore) - 0.08 * over
}

/// What the seat to act has begun and not finished.
fn underway(game: &AlienFrontiers, purse: Goods, taste: &Taste) -> f32 {
    match game.phase {
        Phase::Land { .. } => LANDING,
        Phase::Raid { taken } => taste.raids * 0.16 * f32::from(4 - taken),
        Phase::Act(open) => {
            let artifact = match game.artifact_sum() {
                sum if sum >= deck::CLAIM && shows_a_point(game) => 0.9 * CARD + POINT,
                sum if sum >= deck::CLAIM => 0.9 * CARD,
                sum => 0.12 * CARD * f32::from(sum),
            };
            let spare = match open {
                Open::SpareAdvance(spare) => 0.1 * f32::from(spare),
                _ => 0.0,
            };
            taste.cards * artifact + spare + dice(game, purse, taste)
        }
        Phase::Warp { .. } => dice(game, purse, taste),
        _ => 0.0,
    }
}

fn shows_a_point(game: &AlienFrontiers) -> bool {
    game.display.iter().flatten().any(|card| card.points() > 0)
}

/// What the unplaced dice promise: a little each, and the best set they make.
fn dice(game: &AlienFrontiers, purse: Goods, taste: &Taste) -> f32 {
    let pool = game.unplaced(game.turn);
    if pool.is_empty() {
        return 0.0;
    }
    let harbour = game.harbour();
    let sets = Facility::ALL.into_iter().map(|facility| {
        let surplus = surplus(game, facility, purse, taste);
        if surplus > 0.0 && makes_set(game, &harbour, facility, &pool, purse) {
            surplus
        } else {
            0.0
        }
    });
    DIE * f32::from(pool.len()) + 0.9 * sets.fold(0.0, f32::max)
}

/// What a set earns at a facility beyond its dice and its price.
fn surplus(game: &AlienFrontiers, facility: Facility, purse: Goods, taste: &Taste) -> f32 {
    let paid = goods(purse) - goods(purse - game.price(game.turn, facility));
    let gross = match facility {
        Facility::ColonyConstructor => LANDING - 3.0 * DIE,
        Facility::TerraformingStation => LANDING - 0.9 - DIE,
        Facility::Shipyard => taste.ships * 0.7 - 2.0 * DIE,
        Facility::RaidersOutpost => taste.raids * 0.64 - 3.0 * DIE,
        _ => return 0.0,
    };
    gross - paid
}

fn makes_set(
    game: &AlienFrontiers,
    harbour: &Harbour,
    facility: Facility,
    pool: &Pool,
    purse: Goods,
) -> bool {
    let shows = match facility {
        Facility::ColonyConstructor => (1..=6).any(|value| pool.showing(value) >= 3),
        Facility::Shipyard => (1..=6).any(|value| pool.showing(value) >= 2),
        Facility::TerraformingStation => pool.showing(6) > 0 && game.owned(game.turn) > 3,
        _ => (1..=4).any(|low| {
            let run = (low..low + 3).all(|value| pool.showing(value) > 0);
            run && 3 * low + 3 > harbour.outpost
        }),
    };
    shows && game.gate(harbour, facility, purse).is_ok()
}
