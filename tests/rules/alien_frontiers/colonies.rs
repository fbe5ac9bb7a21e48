//! Section 7: Colonist Hub, Colony Constructor, Terraforming Station.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::text::question;
use saucer_night::games::alien_frontiers::{Card, Move, Phase, Port, Refusal};

use super::table::*;

const ME: Seat = Seat(0);

/// AF-7.1
#[test]
fn a_colony_has_a_track_with_three_ports_to_itself() {
    let scene = Scene::of(4).dice("1-2-3-6").circle(1, 2).track(1, 0);
    let mut table = table(scene);
    for value in ["1", "2", "3"] {
        table.play(dock(ColonistHub, value));
    }
    assert_eq!(table.forbids(dock(ColonistHub, "6")), "AF-4.1", "its track is full");
    let taken: Vec<u8> = (0..12)
        .filter(|number| table.ship_at(Port::of(ColonistHub, *number)).is_some())
        .map(|number| number / 3)
        .collect();
    assert_eq!(taken, [1, 1, 1], "the first track has another's colony");
    assert_eq!((table.on_track(0), table.on_track(1)), (Some(Seat(1)), Some(ME)));
    assert_eq!((table.circle(ME), table.circle(Seat(1))), (3, 2));
}

/// AF-7.1, AF-7.7
#[test]
fn after_a_launch_another_free_track_may_be_used() {
    let mut table = table(Scene::of(2).dice("1-2-3-4").circle(0, 4).goods(0, 1, 1));
    for value in ["1", "2", "3"] {
        table.play(dock(ColonistHub, value));
    }
    assert_eq!(table.forbids(dock(ColonistHub, "4")), "AF-4.1", "three ports, and no more");
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    table.play(dock(ColonistHub, "4"));
    assert_eq!((table.circle(ME), table.on_track(0)), (1, None));
    assert_eq!(table.on_track(1), Some(ME), "tracks that nobody uses are not covered");
    let next = table.ship_at(Port::of(ColonistHub, 3));
    assert_eq!(next.map(|id| table.die(id).value()), Some(4));
}

/// AF-7.1
#[test]
fn without_a_track_that_has_room_nothing_docks() {
    let scene = Scene::of(4).dice("4").docked(0, ColonistHub, "5-5-5");
    let others = scene.circle(1, 3).track(1, 1).circle(2, 1).track(2, 2).circle(3, 1).track(3, 3);
    let mut table = table(others);
    assert_eq!(table.next_track(), None, "own ships stand on the only one without a colony");
    assert_eq!(table.forbids(dock(ColonistHub, "4")), "AF-4.1");
    table.play(dock(SolarConverter, "4"));
}

/// AF-7.2
#[test]
fn the_first_ship_puts_a_colony_on_circle_one() {
    let mut table = table(Scene::of(4).dice("2"));
    table.play(dock(ColonistHub, "2"));
    assert_eq!((table.circle(ME), table.supply(ME)), (1, 5));
}

/// AF-7.3
#[test]
fn each_ship_moves_the_colony_on_and_seven_reach_the_end() {
    let mut table = table(Scene::of(4).dice("2-2-2"));
    for circle in 1..=3 {
        table.play(dock(ColonistHub, "2"));
        assert_eq!(table.circle(ME), circle);
    }
    table.next_round([4, 4, 4]);
    for circle in 4..=6 {
        table.play(dock(ColonistHub, "4"));
        assert_eq!(table.circle(ME), circle);
    }
    assert_eq!(table.forbids(Move::Launch), "AF-7.6");
    table.next_round([5, 5, 5]);
    table.play(dock(ColonistHub, "5"));
    assert_eq!((table.circle(ME), table.supply(ME)), (7, 5), "one colony all the way");
}

/// AF-7.4
#[test]
fn the_colony_keeps_its_circle_when_ships_leave() {
    let scene = Scene::of(2).dice("1-1-1").goods(0, 3, 0).card(0, Card::OrbitalTeleporter);
    let mut table = table(scene);
    table.play(dock(ColonistHub, "1")).play(dock(ColonistHub, "1"));
    table.play(Move::Power(Card::OrbitalTeleporter)).play(ship(ColonistHub, 0));
    table.play(redock(SolarConverter, ""));
    assert_eq!(table.circle(ME), 2, "moved away");
    table.next_round([1, 2, 3]);
    assert_eq!((table.at(ColonistHub).len(), table.circle(ME)), (0, 2), "gathered");
}

/// AF-7.5
#[test]
fn a_colony_on_circle_seven_does_not_bar_the_hub() {
    let mut table = table(Scene::of(2).dice("3-5").circle(0, 7).goods(0, 1, 1));
    assert_eq!(table.forbids(Move::EndTurn), "AF-3.10", "every ship that can dock has to");
    table.play(dock(ColonistHub, "3"));
    assert_eq!((table.circle(ME), table.at(ColonistHub).len()), (7, 1));
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    assert_eq!(table.circle(ME), 1, "that advance was to spare");
    table.play(dock(ColonistHub, "5"));
    assert_eq!(table.circle(ME), 2);
}

/// AF-7.5, AF-7.8, AF-9.1
#[test]
fn two_advances_may_be_to_spare() {
    let mut table = table(with_asimov(6).dice("1-2"));
    table.play(dock(ColonistHub, "1")).play(dock(ColonistHub, "2"));
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    assert_eq!((table.circle(ME), table.supply(ME)), (2, 5));
}

/// AF-7.6
#[test]
fn a_launch_costs_one_of_each_and_lands_at_once_on_any_turn() {
    let scene = |fuel, ore, circle| Scene::of(2).circle(0, circle).goods(0, fuel, ore);
    assert_eq!(table(scene(1, 1, 6)).forbids(Move::Launch), "AF-7.6");
    assert_eq!(table(scene(0, 1, 7)).forbids(Move::Launch), "AF-3.9");
    assert_eq!(table(scene(1, 0, 7)).forbids(Move::Launch), "AF-3.9");
    let mut table = table(scene(1, 1, 7));
    assert!(table.offers(Move::EndTurn), "you never have to");
    table.play(Move::Launch);
    assert_eq!(table.legal_moves().len(), 8);
    assert_eq!(table.forbids(Move::EndTurn), "AF-3.1");
    table.play(Move::Land(LemBadlands));
    assert_eq!((table.has(0), table.circle(ME), table.colonies(LemBadlands)[0]), ((0, 0), 0, 1));
}

/// AF-7.7
#[test]
fn the_next_colony_starts_after_the_launch_in_the_same_turn_too() {
    let mut table = table(Scene::of(2).dice("3-4").circle(0, 6).goods(0, 1, 1));
    table.play(dock(ColonistHub, "3"));
    assert_eq!((table.circle(ME), table.supply(ME)), (7, 7), "one colony on the track");
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    assert_eq!(table.supply(ME), 7);
    table.play(dock(ColonistHub, "4"));
    assert_eq!((table.circle(ME), table.supply(ME)), (1, 6));
}

fn with_asimov(circle: u8) -> Scene {
    Scene::of(2).colonies(AsimovCrater, 0, 1).circle(0, circle).goods(0, 2, 2)
}

/// AF-7.8
#[test]
fn a_spare_advance_starts_the_next_colony_if_the_launch_comes_at_once() {
    let mut table = table(with_asimov(5).dice("1-2-3"));
    table.play(dock(ColonistHub, "1")).play(dock(ColonistHub, "2"));
    assert_eq!(table.circle(ME), 7);
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    assert_eq!((table.circle(ME), table.supply(ME)), (1, 5), "without asking");
    assert!(matches!(table.phase(), Phase::Act(_)));
}

/// AF-7.6, AF-7.8
#[test]
fn nobody_is_told_to_launch_what_cannot_be_paid() {
    let asks = |ore| {
        let mut table = table(with_asimov(5).goods(0, 2, ore).dice("1-2-3"));
        table.play(dock(ColonistHub, "1")).play(dock(ColonistHub, "2"));
        question(&table)
    };
    assert!(asks(1).starts_with("launch now"));
    assert_eq!(asks(0), "dock your ships");
}

/// AF-7.8
#[test]
fn any_other_action_loses_the_spare_advance() {
    let mut table = table(with_asimov(5).dice("1-2-3"));
    table.play(dock(ColonistHub, "1")).play(dock(ColonistHub, "2"));
    table.play(dock(SolarConverter, "3"));
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    assert_eq!((table.circle(ME), table.supply(ME)), (0, 6));
}

/// AF-7.8
#[test]
fn without_a_surplus_nothing_is_spare() {
    let mut table = table(with_asimov(4).dice("1-2"));
    table.play(dock(ColonistHub, "1")).play(dock(ColonistHub, "2"));
    assert_eq!(table.circle(ME), 7);
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    assert_eq!(table.circle(ME), 0);
}

/// AF-7.9
#[test]
fn the_last_colony_is_landed_from_the_hub_every_other_from_the_supply() {
    let scene = |landed| {
        let scene = Scene::of(4).dice("6").owned(0, 4).goods(0, 1, 1).circle(0, 3);
        scene.colonies(LemBadlands, 1, 1).colonies(LemBadlands, 0, landed)
    };
    let mut supply = table(scene(4));
    supply.play(dock(TerraformingStation, "6")).play(Move::Land(PohlFoothills));
    assert_eq!((supply.circle(ME), supply.supply(ME)), (3, 0), "the one on the Hub stays");
    let mut last = table(scene(5));
    assert_eq!(last.supply(ME), 0);
    last.play(dock(TerraformingStation, "6")).play(Move::Land(PohlFoothills));
    assert_eq!(last.circle(ME), 0);
    assert_eq!(last.colonies(PohlFoothills)[0], 1);
    let mut built =
        table(Scene::of(4).dice("2-2-2").goods(0, 0, 3).circle(0, 1).colonies(LemBadlands, 0, 5));
    built.play(dock(ColonyConstructor, "2-2-2")).play(Move::Land(PohlFoothills));
    assert_eq!((built.circle(ME), built.colonies(PohlFoothills)[0]), (0, 1));
}

/// AF-7.10
#[test]
fn three_equal_ships_and_three_ore_land_a_colony() {
    let mut table = table(Scene::of(2).dice("2-2-2").goods(0, 1, 4));
    table.play(dock(ColonyConstructor, "2-2-2"));
    assert_eq!(table.has(0), (1, 1));
    table.play(Move::Land(HerbertValley));
    assert_eq!((table.supply(ME), table.score(0)), (7, 2));
    let two = Table::from(Scene::of(2).dice("2-2-3").goods(0, 0, 3));
    assert_eq!(two.forbids(dock(ColonyConstructor, "2-2-3")), "AF-7.10");
}

/// AF-7.11
#[test]
fn a_six_and_one_of_each_land_a_colony_at_the_station() {
    let mut table = table(Scene::of(2).dice("6-5").owned(0, 4).goods(0, 2, 1));
    assert_eq!(table.forbids(dock(TerraformingStation, "5")), "AF-7.11");
    table.play(dock(TerraformingStation, "6"));
    assert_eq!(table.has(0), (1, 0));
    table.play(Move::Land(HerbertValley));
    assert_eq!(
        (table.colonies(HerbertValley)[0], table.at(TerraformingStation)),
        (1, vec![(0, 6)])
    );
}

/// AF-7.12
#[test]
fn the_ship_stays_until_the_next_turn_and_only_then_can_be_rebuilt() {
    let mut table = table(Scene::of(2).dice("6-3-3").owned(0, 6).goods(0, 4, 4));
    table.play(dock(TerraformingStation, "6")).play(Move::Land(HerbertValley));
    assert_eq!(table.forbids(dock(Shipyard, "3-3")), "AF-6.4", "not in the stock yet");
    table.finish_turn().play_with(Move::Roll, [6, 6, 6]);
    assert_eq!(table.at(TerraformingStation), [(0, 6)]);
    table.finish_turn();
    assert_eq!((table.owned(ME), table.stocked(ME)), (5, 1));
    table.play_with(Move::Roll, [3, 3, 1, 1, 1]);
    assert!(table.has(0).0 >= 3 && table.has(0).1 >= 3);
    assert!(table.offers(dock(Shipyard, "3-3")));
}

/// AF-7.13
#[test]
fn the_station_needs_four_coloured_ships() {
    let scene = |owned| Scene::of(2).dice("6").owned(0, owned).goods(0, 9, 9);
    let refused = table(scene(3)).refusal(dock(TerraformingStation, "6"));
    assert_eq!(refused, (Refusal::TooFewShips, "AF-7.13"));
    assert!(table(scene(4)).offers(dock(TerraformingStation, "6")));
    // A ship built this turn is enough.
    let mut built = table(Scene::of(2).dice("6-3-3").goods(0, 9, 9));
    assert!(!built.offers(dock(TerraformingStation, "6")));
    built.play(dock(Shipyard, "3-3"));
    assert!(built.offers(dock(TerraformingStation, "6")));
    // The Relic Ship may go whatever the number.
    let relic = Scene::of(2).colonies(BurroughsDesert, 0, 1).dice("6r-6-1-1").goods(0, 9, 9);
    assert_eq!(table(relic).dockings(TerraformingStation), ["6r"]);
}

/// AF-7.14
#[test]
fn a_ship_on_the_station_cannot_be_moved_but_can_be_removed() {
    let scene = Scene::of(2)
        .dice("1")
        .goods(0, 9, 9)
        .docked(1, TerraformingStation, "6")
        .docked(1, LunarMine, "2")
        .owned(1, 4)
        .card(0, Card::MindControlHelmet)
        .card(0, Card::PlasmaCannon)
        .display([Card::BoosterPod, Card::BoosterPod, Card::AlienCity]);
    let mut table = table(scene);
    table.play(Move::Power(Card::MindControlHelmet));
    let station = ship(TerraformingStation, 0);
    assert_eq!(table.refusal(station), (Refusal::FixedAtStation, "AF-7.14"));
    table.play(ship(LunarMine, 0)).play(redock(SolarConverter, ""));
    table.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(TerraformingStation));
    table.play(station);
    assert!(table.at(TerraformingStation).is_empty());
    assert_eq!(table.owned(Seat(1)), 3);
}
