//! Section 5: Solar Converter, Lunar Mine, Orbital Market.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{Card, Event, Goods, Move, Refusal};

use super::table::*;

/// AF-5.1
#[test]
fn the_converter_gives_half_the_value_in_fuel_rounded_up() {
    for (value, fuel) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        let mut table = table(Scene::of(2).dice(&value.to_string()));
        table.play(dock(SolarConverter, &value.to_string()));
        assert_eq!(table.has(0), (fuel, 0), "for a {value}");
        let gained =
            Event::Gained { seat: Seat(0), goods: Goods::of(fuel, 0), from: SolarConverter };
        assert!(table.events.contains(&gained));
    }
}

/// AF-5.2
#[test]
fn the_mine_takes_nothing_below_its_highest_ship() {
    let mut table =
        table(Scene::of(4).dice("2-3-3-5").docked(1, LunarMine, "3").docked(2, LunarMine, "1"));
    assert_eq!(table.refusal(dock(LunarMine, "2")).0, Refusal::MineTooLow { highest: 3 });
    assert!(table.offers(dock(LunarMine, "3")));
    table.play(dock(LunarMine, "5"));
    assert_eq!(table.forbids(dock(LunarMine, "3")), "AF-5.2", "own ships count as well");
    let empty = Table::from(Scene::of(4).dice("1"));
    assert!(empty.offers(dock(LunarMine, "1")), "an empty Mine takes any value");
}

/// AF-5.3
#[test]
fn each_ship_at_the_mine_brings_one_ore() {
    let mut table = table(Scene::of(4).dice("1-6"));
    table.play(dock(LunarMine, "1"));
    assert_eq!(table.has(0), (0, 1));
    table.play(dock(LunarMine, "6"));
    assert_eq!(table.has(0), (0, 2));
}

/// AF-5.4
#[test]
fn a_pair_at_the_market_sets_the_rate() {
    let mut table = table(Scene::of(2).dice("4-4-2").goods(0, 5, 0));
    assert_eq!(table.forbids(dock(OrbitalMarket, "2-4")), "AF-5.4");
    assert_eq!(table.forbids(Move::Trade { rate: 4 }), "AF-5.4", "no pair yet");
    table.play(dock(OrbitalMarket, "4-4"));
    assert_eq!(table.has(0), (5, 0), "docking is free");
    assert_eq!(table.forbids(Move::Trade { rate: 1 }), "AF-5.4");
    table.play(Move::Trade { rate: 4 });
    assert_eq!(table.has(0), (1, 1));
    assert_eq!(table.forbids(Move::Trade { rate: 4 }), "AF-3.9");
}

/// AF-5.4
#[test]
fn a_pair_of_an_opponent_does_not_trade_for_you() {
    let table = table(Scene::of(4).goods(0, 6, 0).docked(1, OrbitalMarket, "1-1"));
    assert_eq!(table.forbids(Move::Trade { rate: 1 }), "AF-5.4");
}

/// AF-5.5
#[test]
fn trades_go_on_all_turn_with_fuel_gained_later() {
    let mut table = table(Scene::of(2).dice("2-2-6").goods(0, 2, 0));
    table.play(dock(OrbitalMarket, "2-2")).play(Move::Trade { rate: 2 });
    assert!(!table.offers(Move::Trade { rate: 2 }));
    table.play(dock(SolarConverter, "6")).play(Move::Trade { rate: 2 });
    assert_eq!(table.has(0), (1, 2));
    table.next_round([1, 3, 5]);
    assert!(!table.offers(Move::Trade { rate: 2 }), "another turn needs another pair");
}

/// AF-5.6
#[test]
fn with_two_pairs_each_trade_picks_its_rate() {
    let mut table = table(Scene::of(4).dice("2-2-5-5").goods(0, 7, 0));
    table.play(dock(OrbitalMarket, "2-2")).play(dock(OrbitalMarket, "5-5"));
    assert!(table.offers(Move::Trade { rate: 2 }) && table.offers(Move::Trade { rate: 5 }));
    table.play(Move::Trade { rate: 5 }).play(Move::Trade { rate: 2 });
    assert_eq!(table.has(0), (0, 2));
    let mut alike = Table::from(Scene::of(4).dice("3-3-3-3").goods(0, 3, 0));
    alike.play(dock(OrbitalMarket, "3-3")).play(dock(OrbitalMarket, "3-3"));
    let trades = alike.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Trade { .. }));
    assert_eq!(trades.count(), 1, "equal rates are one choice");
}

/// AF-5.7
#[test]
fn a_broken_pair_trades_no_more() {
    let mut table =
        table(Scene::of(4).dice("2-2-5-5").goods(0, 9, 0).card(0, Card::OrbitalTeleporter));
    table.play(dock(OrbitalMarket, "2-2")).play(dock(OrbitalMarket, "5-5"));
    table.play(Move::Power(Card::OrbitalTeleporter)).play(ship(OrbitalMarket, 1));
    table.play(redock(SolarConverter, ""));
    assert_eq!(table.forbids(Move::Trade { rate: 2 }), "AF-5.4");
    assert!(table.offers(Move::Trade { rate: 5 }), "the other pair is whole");
}
