//! Section 1: terms.

use saucer_night::engine::{Chance, GameModel, Seat, Seen, Viewer};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{Card, FLEET, Move, Place, Port, ShipId};

use super::table::*;

/// AF-1.1
#[test]
fn a_ship_has_an_owner_a_value_and_one_place() {
    let mut table = table(Scene::of(2).dice("4").docked(1, LunarMine, "3"));
    let id = table.in_hand(Seat(0)).next().expect("one die");
    assert_eq!((table.owner(id), table.die(id).value()), (Some(Seat(0)), 4));
    assert_eq!(table.place(id), Place::Unplaced);
    table.play(dock(LunarMine, "4"));
    assert_eq!(table.place(id), Place::Docked(Port::of(LunarMine, 1)));
    assert_eq!(table.in_hand(Seat(0)).count(), 0);
    assert_eq!(table.ship_at(Port::of(LunarMine, 1)), Some(id));
    assert_eq!(table.place(ShipId::RELIC), Place::Stock, "the Relic Ship lies on its desert");
    assert_eq!(table.owner(ShipId::RELIC), None);
}

/// AF-1.2
#[test]
fn a_ship_on_the_maintenance_bay_is_not_unplaced() {
    let table = table(Scene::of(2).dice("4"));
    assert_eq!((table.dice(0), table.bay(0)), (vec![4], 2));
    assert_eq!(table.dockings(SolarConverter), ["4"]);
    assert_eq!(table.forbids(dock(SolarConverter, "1")), "AF-4.2");
}

/// AF-1.3
#[test]
fn owned_ships_are_those_outside_the_stock_wherever_they_are() {
    let scene = Scene::of(2)
        .colonies(BurroughsDesert, 0, 1)
        .dice("4-2r")
        .docked(0, LunarMine, "3")
        .docked(0, TerraformingStation, "6")
        .owned(0, 5);
    let table = table(scene);
    assert_eq!(table.owned(Seat(0)), 5, "the Relic Ship is not counted");
    assert_eq!(table.stocked(Seat(0)), 1);
    assert_eq!(table.unplaced(Seat(0)).len(), 2);
    assert_eq!(ShipId::all_of(Seat(0)).count(), FLEET);
    assert_eq!(ShipId::RELIC.colour(), None);
}

/// AF-1.4
#[test]
fn a_colony_in_the_supply_or_on_the_hub_is_unplaced() {
    let table = table(Scene::of(4).colonies(LemBadlands, 0, 2).circle(0, 3));
    assert_eq!(table.supply(Seat(0)), 3);
    assert_eq!(table.colonies_left(Seat(0)), 4);
    assert_eq!(table.colonies_left(Seat(1)), 6);
}

/// AF-1.5
#[test]
fn the_stocks_never_run_out() {
    let mut table = table(Scene::of(2).dice("5-4").goods(0, 100, 100).goods(1, 4, 4));
    table.play(dock(SolarConverter, "5")).play(dock(LunarMine, "4"));
    assert_eq!(table.has(0), (103, 101));
}

/// AF-1.6
#[test]
fn only_the_order_of_the_draw_pile_is_hidden() {
    let scene = Scene::of(3).dice("6").docked(0, LunarMine, "1").card(1, Card::StasisBeam);
    let mut table = table(scene.discards([Card::AlienCity]).goods(2, 3, 1));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Public] {
        let seen = Seen::new(&*table, viewer);
        assert!(*seen == *table, "{viewer:?} sees everything");
        assert_eq!(seen.imagine(&mut Chance::unrecorded(1)), *table);
    }
    // The same position has more than one next card.
    table.play(dock(AlienArtifact, "6"));
    for cards in [[2, 3, 4], [4, 2, 3]] {
        let mut game = table.clone();
        game.apply(&Move::Cycle, &mut Chance::scripted(cards), &mut Vec::new());
        assert_eq!(game.display()[0].map(nr), Some(cards[0]));
    }
}
