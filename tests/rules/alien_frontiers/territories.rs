//! Sections 8 and 9: territories, control, bonuses, and the Relic Ship.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{
    Card, Event, Field, Goods, Move, Place, Port, Refusal, ShipId, Territory, territory_help,
};

use super::table::*;

const ME: Seat = Seat(0);

/// A table where seat 0 can launch a colony at once.
fn launching() -> Scene {
    Scene::of(4).circle(0, 7).goods(0, 1, 1)
}

/// AF-8.1
#[test]
fn eight_territories_each_with_its_own_bonus() {
    // Only the linked thing changes for the controller; each bonus has its own test below.
    let linked = [
        (AsimovCrater, "Colonist Hub"),
        (BradburyPlateau, "Colony Constructor"),
        (BurroughsDesert, "Relic Ship"),
        (HeinleinPlains, "Orbital Market"),
        (HerbertValley, "new ship"),
        (LemBadlands, "Solar Converter"),
        (PohlFoothills, "fuel power"),
        (VanVogtMountains, "Lunar Mine"),
    ];
    assert_eq!(linked.map(|(territory, _)| territory), Territory::ALL);
    for (territory, what) in linked {
        assert!(territory_help(territory).text.contains(what), "{territory:?}");
    }
    // A controller of Lem Badlands profits at the Converter and nowhere else.
    let lem = table(Scene::of(2).colonies(LemBadlands, 0, 1));
    assert!(Territory::ALL.into_iter().all(|t| lem.has_bonus(ME, t) == (t == LemBadlands)));
    assert_eq!(lem.price(ME, ColonyConstructor), Goods::of(0, 3));
    assert_eq!(lem.price(ME, Shipyard), Goods::of(1, 1));
}

/// AF-8.2
#[test]
fn a_colony_lands_anywhere_but_under_the_repulsor() {
    let scene = launching().colonies(LemBadlands, 1, 5).colonies(LemBadlands, 2, 5);
    let mut table = table(scene.field(Field::Repulsor, PohlFoothills));
    table.play(Move::Launch);
    assert_eq!(table.legal_moves().len(), 7);
    assert_eq!(table.forbids(Move::Land(PohlFoothills)), "AF-10.8");
    table.play(Move::Land(LemBadlands));
    assert_eq!(table.colonies(LemBadlands), [1, 5, 5, 0], "there is no limit");
}

/// AF-8.3
#[test]
fn the_most_colonies_control_a_territory() {
    let one = table(Scene::of(4).colonies(LemBadlands, 2, 1));
    assert_eq!(one.controller(LemBadlands), Some(Seat(2)), "one is enough alone");
    let more = table(Scene::of(4).colonies(LemBadlands, 2, 2).colonies(LemBadlands, 0, 3));
    assert_eq!(more.controller(LemBadlands), Some(ME));
    // More than each other player, not more than all others together.
    let each = Scene::of(4).colonies(LemBadlands, 0, 3).colonies(LemBadlands, 1, 2).colonies(
        LemBadlands,
        2,
        2,
    );
    assert_eq!(table(each).controller(LemBadlands), Some(ME));
}

/// AF-8.4
#[test]
fn a_shared_majority_controls_nothing() {
    let scene = Scene::of(4).colonies(LemBadlands, 0, 2).colonies(LemBadlands, 1, 2);
    let table = table(scene.colonies(LemBadlands, 2, 1));
    assert_eq!(table.controller(LemBadlands), None);
    assert!((0..4).all(|seat| !table.has_bonus(Seat(seat), LemBadlands)));
    assert_eq!([0, 1, 2].map(|seat| table.score(seat)), [2, 2, 1], "no point for the counter");
}

/// AF-8.5
#[test]
fn gaining_control_brings_the_counter_a_point_and_the_bonus_at_once() {
    let mut table = table(launching().dice("1"));
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    let gained = Event::ControlChanged { territory: LemBadlands, before: None, after: Some(ME) };
    assert!(table.events.contains(&gained));
    assert!(table.events.contains(&Event::Scored { seat: ME, before: 0, after: 2 }));
    assert_eq!(table.score(0), 2);
    table.play(dock(SolarConverter, "1"));
    assert_eq!(table.has(0), (2, 0));
}

/// AF-8.6
#[test]
fn losing_control_costs_the_point_and_the_bonus_at_once() {
    let mut table = table(launching().colonies(LemBadlands, 1, 1));
    assert_eq!((table.score(1), table.has_bonus(Seat(1), LemBadlands)), (2, true));
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    assert_eq!((table.score(1), table.has_bonus(Seat(1), LemBadlands)), (1, false));
    let lost = Event::ControlChanged { territory: LemBadlands, before: Some(Seat(1)), after: None };
    assert!(table.events.contains(&lost));
    assert_eq!(table.score(0), 1, "nobody has the counter");
}

/// AF-8.7
#[test]
fn control_follows_landings_moves_and_swaps() {
    let scene = || {
        let scene = Scene::of(4).colonies(LemBadlands, 1, 1).colonies(PohlFoothills, 2, 1);
        scene.card(0, Card::OrbitalTeleporter).card(0, Card::PolarityDevice)
    };
    let mut moved = table(scene());
    moved.play(Move::Discard(Card::OrbitalTeleporter));
    moved.play(colony(LemBadlands, 1)).play(Move::PickTerritory(PohlFoothills));
    assert_eq!((moved.controller(LemBadlands), moved.controller(PohlFoothills)), (None, None));
    let mut swapped = table(scene());
    swapped.play(Move::Discard(Card::PolarityDevice));
    swapped.play(colony(LemBadlands, 1)).play(colony(PohlFoothills, 2));
    assert_eq!(swapped.controller(LemBadlands), Some(Seat(2)));
    assert_eq!(swapped.controller(PohlFoothills), Some(Seat(1)));
}

/// AF-8.8
#[test]
fn a_bonus_comes_from_control_or_a_crystal_and_ends_under_isolation() {
    let scene = || {
        let scene = Scene::of(4).colonies(LemBadlands, 0, 1).colonies(HeinleinPlains, 1, 1);
        scene.card(0, Card::DataCrystal).goods(0, 1, 0)
    };
    let mut table = table(scene());
    assert!(table.has_bonus(ME, LemBadlands) && !table.has_bonus(ME, HeinleinPlains));
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(HeinleinPlains));
    assert!(table.has_bonus(ME, HeinleinPlains) && table.has_bonus(Seat(1), HeinleinPlains));
    let isolated = Table::from(scene().field(Field::Isolation, LemBadlands));
    assert!(!isolated.has_bonus(ME, LemBadlands));
    assert_eq!(isolated.controller(LemBadlands), Some(ME));
}

/// AF-9.1
#[test]
fn the_second_hub_ship_moves_one_further_once_per_turn() {
    let mut table = table(Scene::of(4).dice("1-1-1").colonies(AsimovCrater, 0, 1));
    let circles: Vec<u8> = (0..3)
        .map(|_| {
            table.play(dock(ColonistHub, "1"));
            table.circle(ME)
        })
        .collect();
    assert_eq!(circles, [1, 3, 4]);
}

/// AF-9.1
#[test]
fn a_bonus_gained_after_the_second_ship_comes_with_the_third() {
    let scene = Scene::of(4).dice("1-1-1").colonies(AsimovCrater, 1, 1).goods(0, 1, 0);
    let mut table = table(scene.card(0, Card::DataCrystal));
    table.play(dock(ColonistHub, "1")).play(dock(ColonistHub, "1"));
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(AsimovCrater));
    assert_eq!(table.circle(ME), 2, "it comes with a ship");
    table.play(dock(ColonistHub, "1"));
    assert_eq!(table.circle(ME), 4);
}

/// AF-9.1
#[test]
fn a_bonus_gained_before_the_second_ship_is_in_time() {
    let scene = Scene::of(4).dice("1-1").colonies(AsimovCrater, 1, 1).goods(0, 1, 0);
    let mut table = table(scene.card(0, Card::DataCrystal));
    table.play(dock(ColonistHub, "1"));
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(AsimovCrater));
    table.play(dock(ColonistHub, "1"));
    assert_eq!(table.circle(ME), 3);
}

/// AF-9.2
#[test]
fn the_second_ship_counts_after_a_launch_or_a_move() {
    let scene = Scene::of(4).dice("1-2-3").colonies(AsimovCrater, 0, 1);
    let mut launched = table(scene.clone().circle(0, 6).goods(0, 1, 1));
    launched.play(dock(ColonistHub, "1")).play(Move::Launch).play(Move::Land(LemBadlands));
    launched.play(dock(ColonistHub, "2"));
    assert_eq!(launched.circle(ME), 2, "a new colony goes straight to circle 2");
    let mut moved = table(scene.goods(0, 2, 0).card(0, Card::OrbitalTeleporter));
    moved.play(dock(ColonistHub, "1"));
    moved.play(Move::Power(Card::OrbitalTeleporter)).play(ship(ColonistHub, 0));
    moved.play(redock(SolarConverter, "")).play(dock(ColonistHub, "2"));
    assert_eq!(moved.circle(ME), 3);
}

/// AF-9.3
#[test]
fn bradbury_saves_one_ore_at_the_constructor() {
    let scene = || Scene::of(2).dice("4-4-4").goods(0, 0, 2);
    assert_eq!(table(scene()).forbids(dock(ColonyConstructor, "4-4-4")), "AF-3.9");
    let mut bonus = table(scene().colonies(BradburyPlateau, 0, 1));
    bonus.play(dock(ColonyConstructor, "4-4-4"));
    assert_eq!(bonus.has(0), (0, 0));
}

/// AF-9.4
#[test]
fn burroughs_lets_you_buy_the_relic_ship() {
    let scene = |fuel, ore| Scene::of(2).colonies(BurroughsDesert, 0, 1).goods(0, fuel, ore);
    assert_eq!(table(scene(0, 1)).forbids(Move::BuyRelic), "AF-3.9");
    assert_eq!(
        table(Scene::of(2).goods(0, 1, 1)).refusal(Move::BuyRelic),
        (Refusal::NoDesert, "AF-9.4")
    );
    let mut table = table(scene(2, 2));
    table.play(Move::BuyRelic);
    assert_eq!((table.has(0), table.relic_owner()), ((1, 1), Some(ME)));
    assert_eq!(table.place(ShipId::RELIC), Place::Bay);
    assert_eq!(table.refusal(Move::BuyRelic).0, Refusal::RelicGone);
    table.play(Move::EndTurn).play_any(Move::Roll).finish_turn();
    table.play_with(Move::Roll, [1, 2, 3, 6]);
    assert_eq!(table.die(ShipId::RELIC).value(), 6, "gathered and rolled with the others");
}

/// AF-9.5
#[test]
fn the_relic_ship_works_like_any_other_also_in_sets() {
    let mut table =
        table(Scene::of(4).colonies(BurroughsDesert, 0, 1).dice("3-3r-4-5").goods(0, 1, 1));
    assert_eq!(table.dockings(SolarConverter), ["3", "3r", "4", "5"]);
    assert_eq!(table.dockings(Shipyard), ["3-3r"]);
    assert_eq!(table.dockings(RaidersOutpost), ["3-4-5", "3r-4-5"]);
    table.play(dock(Shipyard, "3-3r"));
    assert_eq!(table.owned(ME), 4);
    assert_eq!(table.place(ShipId::RELIC), Place::Docked(Port::of(Shipyard, 1)));
}

/// AF-9.6
#[test]
fn sent_to_the_stock_the_relic_ship_goes_to_its_desert() {
    let scene = Scene::of(2).colonies(BurroughsDesert, 1, 1).docked(1, LunarMine, "4r");
    let mut table = table(scene.card(0, Card::PlasmaCannon));
    table.play(Move::Discard(Card::PlasmaCannon)).play(ship(LunarMine, 0));
    assert_eq!((table.place(ShipId::RELIC), table.relic_owner()), (Place::Stock, None));
    assert_eq!(table.stocked(Seat(1)), 3, "it is no coloured ship");
}

/// AF-9.7
#[test]
fn losing_the_desert_loses_the_relic_ship_at_once_from_any_place() {
    let scene = || Scene::of(4).circle(0, 7).goods(0, 1, 1).colonies(BurroughsDesert, 1, 1);
    for scene in [scene().docked(1, AlienArtifact, "5r"), scene().relic(1)] {
        let mut table = table(scene);
        table.play(Move::Launch).play(Move::Land(BurroughsDesert));
        assert_eq!((table.place(ShipId::RELIC), table.relic_owner()), (Place::Stock, None));
        assert!(
            table.events.iter().any(|e| matches!(e, Event::RelicReturned { owner: Seat(1), .. }))
        );
    }
    // Unplaced in your own hand, and off the Artifact sum.
    let own =
        Scene::of(4).colonies(BurroughsDesert, 0, 1).dice("5r-4").card(0, Card::OrbitalTeleporter);
    let mut table = table(own);
    table.play(dock(AlienArtifact, "5r")).play(dock(AlienArtifact, "4"));
    assert_eq!(table.artifact_sum(), 9);
    table.play(Move::Discard(Card::OrbitalTeleporter));
    table.play(colony(BurroughsDesert, 0)).play(Move::PickTerritory(LemBadlands));
    assert_eq!((table.artifact_sum(), table.relic_owner()), (4, None));
}

/// AF-9.8
#[test]
fn isolation_of_the_desert_returns_the_relic_ship_and_stops_buying() {
    let scene = Scene::of(2).colonies(BurroughsDesert, 0, 1).dice("5r").goods(0, 1, 1);
    let mut table = table(scene.card(0, Card::StasisBeam));
    table.play(Move::Discard(Card::StasisBeam)).play(Move::PickTerritory(BurroughsDesert));
    assert_eq!((table.place(ShipId::RELIC), table.dice(0)), (Place::Stock, vec![]));
    assert_eq!(table.controller(BurroughsDesert), Some(ME));
    assert_eq!(table.refusal(Move::BuyRelic).0, Refusal::NoDesert);
}

/// AF-9.9
#[test]
fn heinlein_trades_one_for_one_but_still_needs_a_pair() {
    let mut table = table(Scene::of(2).dice("5-5").colonies(HeinleinPlains, 0, 1).goods(0, 2, 0));
    assert_eq!(table.forbids(Move::Trade { rate: 1 }), "AF-5.4");
    table.play(dock(OrbitalMarket, "5-5"));
    assert_eq!(table.forbids(Move::Trade { rate: 5 }), "AF-5.4");
    table.play(Move::Trade { rate: 1 }).play(Move::Trade { rate: 1 });
    assert_eq!(table.has(0), (0, 2));
}

/// AF-9.10
#[test]
fn herbert_makes_ships_cheaper_each_time_never_below_zero() {
    let mut table =
        table(Scene::of(4).dice("3-3-4-4").colonies(HerbertValley, 0, 1).goods(0, 1, 1));
    assert_eq!(table.owned(ME), 4);
    assert_eq!(table.price(ME, Shipyard), Goods::of(1, 1));
    table.play(dock(Shipyard, "3-3"));
    assert_eq!(table.price(ME, Shipyard), Goods::of(2, 2));
    let three = Table::from(Scene::of(4).dice("3-3").colonies(HerbertValley, 0, 1));
    assert_eq!(three.price(ME, Shipyard), Goods::NONE);
    assert!(three.offers(dock(Shipyard, "3-3")));
}

/// AF-9.11
#[test]
fn lem_brings_one_more_fuel_per_ship_when_it_docks() {
    let scene = Scene::of(2).dice("1-6").colonies(LemBadlands, 0, 1).docked(1, SolarConverter, "5");
    let mut table = table(scene);
    table.play(dock(SolarConverter, "1"));
    assert_eq!(table.has(0), (2, 0));
    table.play(dock(SolarConverter, "6"));
    assert_eq!((table.has(0), table.has(1)), ((6, 0), (0, 0)));
}

/// AF-9.12
#[test]
fn pohl_takes_one_fuel_off_each_use_never_below_zero() {
    let scene = Scene::of(2).dice("2-5").colonies(PohlFoothills, 0, 1).goods(0, 1, 0);
    let mut table = table(scene.card(0, Card::BoosterPod).card(0, Card::GravityManipulator));
    assert_eq!(table.power_price(Card::BoosterPod), Some(0));
    assert_eq!(table.power_price(Card::OrbitalTeleporter), Some(1));
    assert_eq!(table.power_price(Card::MindControlHelmet), Some(2));
    table.play(Move::Power(Card::BoosterPod)).play(die("2"));
    assert_eq!(table.has(0), (1, 0));
    table.play(Move::Power(Card::GravityManipulator)).play(die("3")).play(die("5"));
    assert_eq!((table.has(0), table.dice(0)), ((0, 0), vec![2, 6]));
}

/// AF-9.12
#[test]
fn pohl_makes_a_crystal_cheaper_once_not_once_per_colony() {
    let scene =
        Scene::of(2).colonies(PohlFoothills, 0, 1).colonies(LemBadlands, 1, 3).goods(0, 2, 0);
    let mut table = table(scene.card(0, Card::DataCrystal));
    assert_eq!(table.borrow_price(LemBadlands), 2);
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(LemBadlands));
    assert_eq!(table.has(0), (0, 0));
}

/// AF-9.13
#[test]
fn van_vogt_lets_the_first_ship_at_the_mine_show_anything() {
    let scene = |docked: &str| {
        let scene = Scene::of(2).dice("1-1-6").colonies(VanVogtMountains, 0, 1);
        table(scene.docked(1, LunarMine, docked))
    };
    let mut table = scene("5");
    table.play(dock(LunarMine, "1"));
    assert_eq!(table.forbids(dock(LunarMine, "1")), "AF-5.2", "only the first");
    assert!(table.offers(dock(LunarMine, "6")));
    assert_eq!(scene("1-2-3").forbids(dock(LunarMine, "1")), "AF-4.1", "a port is still needed");
}
