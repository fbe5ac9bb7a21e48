//! Every kind of counter in a Fight, with what its sheet says.

use saucer_night::games::conquest::cards::{Counter, LocCard, Race, Temper};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Move, Options};

use super::table::{ANN, Table, a};

/// All kinds of counters are in use.
fn active() -> Scene {
    Scene::of(Options { players: 2, active_resistance: true, ..Options::default() })
}

/// Three Orzax Saucers (6) meet the counter where nobody else is.
fn meet(counter: Counter, dice: &[u32]) -> Table {
    meet_as(Race::Orzax, counter, dice)
}

fn meet_as(race: Race, counter: Counter, dice: &[u32]) -> Table {
    let scene = active().race(0, race).location(a(1), LocCard::Forest).counter(a(1), counter);
    let mut table = Table::new(scene.saucers(0, &[a(1); 3]).battles());
    table.luck(Move::Resolve(a(1)), dice.iter().copied());
    table
}

/// Strengths, kept dice, and who won the first Fight Round.
fn settled(table: &Table) -> ([i16; 2], [u8; 2], Option<u8>) {
    let first = table.events.iter().find_map(|event| match event {
        Event::RoundSettled { strength, dice, winner, .. } => Some((*strength, *dice, *winner)),
        _ => None,
    });
    first.expect("a Fight Round was settled")
}

#[test]
fn tanks_are_strong_and_hard() {
    let mut table = meet(Counter::Tanks, &[2, 3]);
    assert_eq!(settled(&table), ([6, 5], [2, 3], None), "8 to 8");
    assert_eq!(table.crew(ANN, a(1)), 3);
    table.luck(Move::Stay, [5, 1]);
    assert!(table.happened(&Event::CounterBeaten { seat: ANN, counter: Counter::Tanks }));
    assert_eq!(table.game.counter_pool().count(Counter::Tanks), 4, "back in the pool");
    // Beetlemen rend what is Hard: 1 more for each of the three.
    let rent = |counter: Counter| settled(&meet_as(Race::Beetlemen, counter, &[4, 2])).0[0];
    assert_eq!((rent(Counter::Tanks), rent(Counter::Marines)), (12, 9));
    assert_eq!(rent(Counter::RocketTrucks), 12);
}

#[test]
fn the_militia_is_bold() {
    assert_eq!(settled(&meet(Counter::Militia, &[1, 2])), ([6, 3 + 3], [1, 2], Some(1)));
    assert_eq!(meet(Counter::Militia, &[1, 2]).crew(ANN, a(1)), 2, "one is lost");
}

#[test]
fn commandos_are_cunning_and_on_the_move() {
    assert_eq!(settled(&meet(Counter::Commandos, &[1, 2, 4])), ([6, 4], [1, 4], Some(1)));
    // Step 4 moves them to Space 5; the breakthrough of step 6 fails.
    let scene = active().counter(a(2), Counter::Commandos).counter(a(3), Counter::Tanks);
    let table = Table::of(scene.resistance_step(4).build_with([5, 1]));
    assert_eq!(*table.game.ground(a(5)).counters, [Counter::Commandos]);
    assert_eq!(*table.game.ground(a(3)).counters, [Counter::Tanks], "others stay");
}

#[test]
fn marines_assault() {
    let table = meet(Counter::Marines, &[1, 3]);
    assert_eq!(settled(&table), ([6, 4], [1, 3], Some(1)), "a tie at 7");
    assert_eq!(table.crew(ANN, a(1)), 2);
    assert_eq!(Counter::Marines.sheet().temper, Temper::Soft);
}

#[test]
fn rocket_trucks_are_deadly() {
    assert_eq!(settled(&meet(Counter::RocketTrucks, &[4, 5])).2, Some(1), "10 to 9, but crushed");
    assert_eq!(settled(&meet(Counter::Tanks, &[5, 5])).2, Some(0), "others need a 6");
}

#[test]
fn fighter_planes_artillery_and_the_captain_have_their_strength() {
    assert_eq!(settled(&meet(Counter::FighterPlanes, &[6, 1])).0, [6, 6]);
    assert_eq!(settled(&meet(Counter::Infantry, &[6, 1])).0, [6, 3]);
    assert_eq!(settled(&meet(Counter::Paratroopers, &[6, 1])).0, [6, 4]);
    // The Artillery's Barrage comes before the dice and hits one of three.
    let table = meet(Counter::Artillery, &[2, 3, 3, 6, 1]);
    assert_eq!((settled(&table).0, table.crew(ANN, a(1))), ([4, 4], 2));
}
