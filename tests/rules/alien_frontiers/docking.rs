//! Section 4: docking and the Maintenance Bay.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{
    Card, Cargo, Edition, Facility, Goods, Move, Place, Port, Refusal,
};

use super::table::*;

/// AF-4.1
#[test]
fn a_docking_needs_ports_values_and_the_price() {
    let scene = || Scene::of(2).dice("4-4-4").goods(0, 0, 3);
    assert!(table(scene()).offers(dock(ColonyConstructor, "4-4-4")));
    assert_eq!(table(scene().goods(0, 0, 2)).forbids(dock(ColonyConstructor, "4-4-4")), "AF-3.9");
    let taken = scene().docked(1, ColonyConstructor, "1");
    assert_eq!(table(taken).forbids(dock(ColonyConstructor, "4-4-4")), "AF-4.5");
    let mixed = table(Scene::of(2).dice("4-4-5").goods(0, 0, 3));
    assert_eq!(mixed.forbids(dock(ColonyConstructor, "4-4-5")), "AF-7.10");
    assert_eq!(mixed.forbids(dock(TerraformingStation, "5")), "AF-7.11");
}

/// AF-4.1: what a docking costs and brings is known before it is made, and so is why there is none.
#[test]
fn the_board_can_ask_for_price_cargo_and_reason() {
    let table = table(Scene::of(2).dice("4-4-5").goods(0, 1, 0).docked(1, LunarMine, "6"));
    let crew = |dice: &str| dice.parse().expect("dice");
    assert_eq!(table.price(Seat(0), Shipyard), Goods::of(1, 1));
    assert_eq!(table.brings(SolarConverter, &crew("5")), Cargo::Goods(Goods::of(3, 0)));
    assert_eq!(table.brings(OrbitalMarket, &crew("4-4")), Cargo::Trades { rate: 4 });
    assert_eq!(table.brings(AlienArtifact, &crew("5")), Cargo::Artifact { sum: 5 });
    assert_eq!(table.brings(ColonistHub, &crew("5")), Cargo::Circle { to: 1, spare: 0 });
    assert_eq!(table.facility_use(SolarConverter), Ok(()));
    assert_eq!(table.facility_use(LunarMine), Err(Refusal::MineTooLow { highest: 6 }));
    let have = Goods::of(1, 0);
    assert_eq!(
        table.facility_use(Shipyard),
        Err(Refusal::TooPoor { price: Goods::of(1, 1), have })
    );
    assert_eq!(table.facility_use(RaidersOutpost), Err(Refusal::NoSuitableShips(RaidersOutpost)));
}

/// AF-4.2
#[test]
fn only_own_unplaced_ships_dock() {
    let mut table = table(Scene::of(2).dice("3").docked(1, ColonistHub, "5"));
    for missing in ["5", "1", "3-3"] {
        assert_eq!(table.forbids(dock(OrbitalMarket, missing)), "AF-4.2");
    }
    table.play(dock(LunarMine, "3"));
    assert_eq!(table.forbids(dock(SolarConverter, "3")), "AF-4.2", "docked before");
}

/// AF-4.3
#[test]
fn five_facilities_take_one_ship_per_docking() {
    let table = table(Scene::of(4).dice("6-6-6-6").goods(0, 9, 9));
    for facility in [SolarConverter, LunarMine, AlienArtifact, ColonistHub, TerraformingStation] {
        assert!(table.offers(dock(facility, "6")), "{facility:?}");
        assert_eq!(table.forbids(dock(facility, "6-6")), "AF-4.3", "{facility:?}");
    }
}

/// AF-4.4
#[test]
fn four_facilities_take_a_whole_set_at_once() {
    let table = table(Scene::of(4).dice("3-4-4-4-5").goods(0, 9, 9));
    let sets = [
        (OrbitalMarket, "4-4"),
        (Shipyard, "4-4"),
        (ColonyConstructor, "4-4-4"),
        (RaidersOutpost, "3-4-5"),
    ];
    for (facility, set) in sets {
        assert!(table.offers(dock(facility, set)), "{facility:?}");
        assert_eq!(table.forbids(dock(facility, "4")), "AF-4.4", "{facility:?}");
    }
    assert_eq!(table.forbids(dock(ColonyConstructor, "4-4")), "AF-4.4");
    assert_eq!(table.forbids(dock(RaidersOutpost, "3-4")), "AF-4.4");
}

/// AF-4.5
#[test]
fn a_set_needs_as_many_free_ports_as_it_has_ships_wherever_they_are() {
    let two = table(Scene::of(2).dice("4-4-2").goods(0, 9, 9).docked(1, Shipyard, "4"));
    assert_eq!(two.refusal(dock(Shipyard, "4-4")).0, Refusal::NoPort(Shipyard), "one port is free");
    // A ship in each of two blocks leaves two ports in different blocks.
    let scene = Scene::of(3).dice("4-4-2").goods(0, 9, 9).card(0, Card::PlasmaCannon);
    let mut three = table(scene.docked(1, Shipyard, "3-3").docked(2, Shipyard, "5-5"));
    three.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(Shipyard));
    three.play(ship(Shipyard, 1)).play(ship(Shipyard, 2)).play(Move::Done);
    three.play(dock(Shipyard, "4-4"));
    assert_eq!(three.at(Shipyard), [(1, 3), (0, 4), (0, 4), (2, 5)]);
    // A block that is free as a whole comes first.
    let mut whole = table(Scene::of(3).dice("4-4-2").goods(0, 9, 9).docked(1, Shipyard, "4"));
    whole.play(dock(Shipyard, "4-4"));
    assert_eq!(whole.ship_at(Port::of(Shipyard, 1)), None);
    assert!(whole.ship_at(Port::of(Shipyard, 2)).is_some());
}

/// AF-4.5, AF-5.4
#[test]
fn a_pair_in_two_blocks_of_the_market_trades_until_it_is_broken() {
    let cards = Scene::of(4).card(0, Card::PlasmaCannon).card(0, Card::OrbitalTeleporter);
    let scene = cards.dice("2-2-5").goods(0, 9, 0).docked(1, OrbitalMarket, "3-3-6-6");
    let mut table = table(scene);
    table.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(OrbitalMarket));
    table.play(ship(OrbitalMarket, 1)).play(ship(OrbitalMarket, 2)).play(Move::Done);
    table.play(dock(OrbitalMarket, "2-2")).play(Move::Trade { rate: 2 });
    table.play(Move::Power(Card::OrbitalTeleporter)).play(ship(OrbitalMarket, 2));
    table.play(redock(SolarConverter, ""));
    assert_eq!(table.forbids(Move::Trade { rate: 2 }), "AF-5.4");
}

/// AF-4.6
#[test]
fn a_facility_may_be_used_again_while_ports_remain() {
    let mut table = table(Scene::of(2).dice("1-2-3-4").docked(1, AlienArtifact, "1"));
    table
        .play(dock(AlienArtifact, "1"))
        .play(dock(AlienArtifact, "2"))
        .play(dock(AlienArtifact, "3"));
    assert_eq!(table.forbids(dock(AlienArtifact, "4")), "AF-4.1");
}

/// AF-4.6
#[test]
fn two_pairs_may_build_two_ships_in_a_turn() {
    let mut table = table(Scene::of(4).dice("2-2-5-5").goods(0, 5, 5));
    table.play(dock(Shipyard, "2-2")).play(dock(Shipyard, "5-5"));
    assert_eq!((table.owned(Seat(0)), table.has(0)), (6, (0, 0)));
}

/// AF-4.7
#[test]
fn a_docked_ship_keeps_port_and_value_until_it_is_gathered() {
    let mut table = table(Scene::of(2).dice("5").card(0, Card::BoosterPod).goods(0, 9, 0));
    table.play(dock(LunarMine, "5"));
    assert_eq!(table.forbids(Move::Power(Card::BoosterPod)), "AF-11.9");
    assert_eq!(table.forbids(dock(SolarConverter, "5")), "AF-4.2");
    table.finish_turn().play_with(Move::Roll, [1, 2, 3]);
    assert_eq!(table.at(LunarMine), [(0, 5)], "still there on the opponent's turn");
    table.finish_turn();
    assert!(table.at(LunarMine).iter().all(|(owner, _)| *owner == 1), "gathered by its owner");
}

/// AF-4.8
#[test]
fn sets_and_dockings_that_cost_something_count_as_legal() {
    // The Market is full as well; for a pair of 2s only the Shipyard is left.
    let full = |ore| {
        let scene = crowded().dice("2-2-5").docked(3, OrbitalMarket, "1-1-1-1");
        table(scene.goods(0, 1, ore))
    };
    assert_eq!(full(1).forbids(Move::EndTurn), "AF-3.10");
    assert_eq!(full(1).dockings(Shipyard), ["2-2"]);
    assert!(full(0).offers(Move::EndTurn), "a docking that cannot be paid does not count");
}

/// AF-4.9
#[test]
fn the_order_of_docking_may_leave_a_ship_without_a_port() {
    let scene = Scene::of(4)
        .docked(1, SolarConverter, "1-1-1-1-1-1")
        .docked(2, SolarConverter, "1-1")
        .docked(2, AlienArtifact, "1-1-1-1")
        .circle(0, 7)
        .edition(Edition::First)
        .dice("3-5");
    let mut table = table(scene);
    assert!(table.offers(dock(LunarMine, "3")) && table.offers(dock(LunarMine, "5")));
    table.play(dock(LunarMine, "5"));
    assert!(table.offers(Move::EndTurn), "the 3 could have gone first");
    table.play(Move::EndTurn);
    assert_eq!(table.bay(0), 2);
}

/// AF-4.10
#[test]
fn nobody_has_to_use_something_to_make_a_docking_possible() {
    let scene = crowded().dice("5").goods(0, 1, 1).card(0, Card::BoosterPod);
    let mut table = table(scene);
    // A launch would open the Hub, a Booster Pod the Mine.
    assert!(table.offers(Move::Launch) && table.offers(Move::Power(Card::BoosterPod)));
    assert!(table.offers(Move::EndTurn));
    table.play(Move::Power(Card::BoosterPod)).play(die("5"));
    assert_eq!(table.forbids(Move::EndTurn), "AF-3.10");
}

/// AF-4.11
#[test]
fn the_maintenance_bay_has_no_limit_and_gives_nothing() {
    let scene = crowded().dice("1-1-2-2-5-5").docked(3, OrbitalMarket, "1-1-1-1");
    let mut table = table(scene);
    table.play(Move::EndTurn);
    assert_eq!((table.bay(0), table.has(0)), (6, (0, 0)));
    assert_eq!(Facility::ALL.len(), 9, "it is no facility that could be docked at");
}

/// AF-4.12
#[test]
fn new_bought_removed_and_bumped_ships_wait_on_the_bay() {
    let scene = Scene::of(2)
        .dice("2-2-4-5-6")
        .goods(0, 9, 9)
        .colonies(BurroughsDesert, 0, 1)
        .card(0, Card::PlasmaCannon)
        .docked(1, RaidersOutpost, "1-2")
        .docked(1, SolarConverter, "3");
    let mut table = table(scene);
    table.play(dock(Shipyard, "2-2")).play(Move::BuyRelic);
    assert_eq!(table.bay(0), 2, "the new ship and the Relic Ship");
    table.play(dock(RaidersOutpost, "4-5-6"));
    assert_eq!(table.bay(1), 2);
    table.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(SolarConverter));
    table.play(ship(SolarConverter, 0));
    assert_eq!(table.bay(1), 3);
    assert!(table.dice(0).is_empty(), "none of them can be used this turn");
    table.finish_turn();
    assert_eq!((table.in_hand(Seat(1)).count(), table.bay(0)), (3, 2));
    table.play_any(Move::Roll).finish_turn();
    assert_eq!(table.in_hand(Seat(0)).count(), 7);
}

/// AF-4.13
#[test]
fn no_card_touches_ships_on_the_bay() {
    let scene = Scene::of(2)
        .goods(0, 9, 9)
        .card(0, Card::PlasmaCannon)
        .card(0, Card::MindControlHelmet)
        .card(0, Card::OrbitalTeleporter)
        .card(0, Card::TemporalWarper)
        .owned(0, 6)
        .owned(1, 6);
    let table = table(scene);
    let bay = |id| table.place(id) == Place::Bay;
    assert!(table.fleet(Seat(1)).all(bay) && table.fleet(Seat(0)).all(bay));
    for card in
        [Card::PlasmaCannon, Card::MindControlHelmet, Card::OrbitalTeleporter, Card::TemporalWarper]
    {
        assert_eq!(table.refusal(Move::Power(card)).0, Refusal::NoTarget(card));
    }
    assert_eq!(
        table.refusal(Move::Discard(Card::PlasmaCannon)).0,
        Refusal::NoTarget(Card::PlasmaCannon)
    );
    assert_eq!(table.legal_moves(), [Move::EndTurn]);
}
