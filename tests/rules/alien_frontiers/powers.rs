//! Section 12: what cards do for fuel, and by themselves.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{
    Card, Event, Field, Move, Phase, Place, Refusal, ShipId,
};

use super::table::*;

const ME: Seat = Seat(0);

/// A display that leaves both copies of every other card for the players.
fn scene(players: u8) -> Scene {
    Scene::of(players).display([Card::AlienCity, Card::AlienMonument, Card::ResourceCache])
}

/// AF-12.1
#[test]
fn city_and_monument_are_a_point_each_for_one_player_too() {
    let city = Scene::of(2).card(0, Card::AlienCity);
    assert_eq!(table(city.clone()).score(0), 1);
    assert_eq!(table(city.clone().card(0, Card::AlienMonument)).score(0), 2);
    let split = table(city.card(1, Card::AlienMonument));
    assert_eq!((split.score(0), split.score(1)), (1, 1));
}

/// AF-12.2
#[test]
fn booster_pod_raises_a_ship_by_one() {
    let mut table = table(scene(2).dice("5-6").goods(0, 1, 0).card(0, Card::BoosterPod));
    table.play(Move::Power(Card::BoosterPod));
    assert_eq!(table.legal_moves(), [die("5")]);
    assert_eq!(table.has(0), (1, 0), "nothing is paid before the choice is made");
    table.play(die("5"));
    assert_eq!((table.dice(0), table.has(0)), (vec![6, 6], (0, 0)));
}

/// AF-12.4
#[test]
fn data_crystal_borrows_a_bonus_for_one_fuel_per_colony() {
    let crystal = |fuel| {
        let scene = scene(4).dice("2").goods(0, fuel, 0).card(0, Card::DataCrystal);
        table(scene.colonies(LemBadlands, 1, 2).colonies(LemBadlands, 2, 1))
    };
    assert_eq!(crystal(2).forbids(Move::Power(Card::DataCrystal)), "AF-11.9");
    let mut table = crystal(3);
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(LemBadlands));
    assert_eq!(table.has(0), (0, 0));
    table.play(dock(SolarConverter, "2"));
    assert_eq!(table.has(0), (2, 0));
    assert_eq!(table.forbids(Move::Power(Card::DataCrystal)), "AF-11.4", "one territory per turn");
}

/// AF-12.5
#[test]
fn a_borrowed_territory_is_settled_open_and_not_burroughs() {
    let scene = scene(4)
        .goods(0, 9, 0)
        .card(0, Card::DataCrystal)
        .colonies(BurroughsDesert, 1, 1)
        .colonies(LemBadlands, 1, 1)
        .colonies(PohlFoothills, 1, 1)
        .field(Field::Isolation, LemBadlands);
    let mut table = table(scene);
    table.play(Move::Power(Card::DataCrystal));
    assert_eq!(
        table.refusal(Move::PickTerritory(BurroughsDesert)),
        (Refusal::NotTheDesert, "AF-12.5")
    );
    assert_eq!(
        table.refusal(Move::PickTerritory(AsimovCrater)).0,
        Refusal::Uninhabited(AsimovCrater)
    );
    assert_eq!(table.refusal(Move::PickTerritory(LemBadlands)).0, Refusal::Isolated(LemBadlands));
    assert_eq!(table.legal_moves(), [Move::PickTerritory(PohlFoothills)]);
}

/// AF-12.6
#[test]
fn a_borrowed_bonus_gives_neither_control_nor_points() {
    let scene = scene(2).goods(0, 1, 0).card(0, Card::DataCrystal).colonies(LemBadlands, 1, 1);
    let mut table = table(scene.field(Field::Positron, LemBadlands));
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(LemBadlands));
    assert!(table.has_bonus(ME, LemBadlands));
    assert_eq!(table.controller(LemBadlands), Some(Seat(1)));
    assert_eq!((table.score(0), table.score(1)), (0, 3));
    table.play(Move::EndTurn);
    assert!(!table.has_bonus(ME, LemBadlands), "it ends with the turn");
}

/// AF-12.7
#[test]
fn a_borrowed_bonus_does_not_work_backwards() {
    let scene = scene(2).dice("3-3-1").goods(0, 9, 0).card(0, Card::DataCrystal);
    let mut table = table(scene.colonies(LemBadlands, 1, 1).colonies(PohlFoothills, 1, 2));
    table.play(dock(SolarConverter, "1"));
    assert_eq!(table.has(0), (10, 0));
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(PohlFoothills));
    assert_eq!(table.has(0), (8, 0), "the Crystal's own cost is not reduced");
}

/// AF-12.7
#[test]
fn a_ship_docked_before_borrowing_lem_brings_nothing_more() {
    let scene = scene(2).dice("1-1").goods(0, 1, 0).card(0, Card::DataCrystal);
    let mut table = table(scene.colonies(LemBadlands, 1, 1));
    table.play(dock(SolarConverter, "1"));
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(LemBadlands));
    assert_eq!(table.has(0), (1, 0));
    table.play(dock(SolarConverter, "1"));
    assert_eq!(table.has(0), (3, 0));
}

/// AF-12.8
#[test]
fn a_bonus_you_have_cannot_be_borrowed() {
    let scene = scene(2).goods(0, 9, 0).card(0, Card::DataCrystal).colonies(LemBadlands, 0, 1);
    let mut table = table(scene.colonies(HerbertValley, 1, 1));
    table.play(Move::Power(Card::DataCrystal));
    let own = Move::PickTerritory(LemBadlands);
    assert_eq!(table.refusal(own), (Refusal::HasBonus(LemBadlands), "AF-12.8"));
    assert!(table.offers(Move::PickTerritory(HerbertValley)));
}

/// AF-12.9
#[test]
fn gravity_manipulator_lowers_one_and_raises_another() {
    let gravity = |dice: &str, fuel| {
        table(scene(2).dice(dice).goods(0, fuel, 0).card(0, Card::GravityManipulator))
    };
    assert_eq!(gravity("3-3", 1).forbids(Move::Power(Card::GravityManipulator)), "AF-3.9");
    assert_eq!(
        gravity("3", 2).forbids(Move::Power(Card::GravityManipulator)),
        "AF-11.9",
        "two ships"
    );
    let mut table = gravity("1-4-6", 2);
    table.play(Move::Power(Card::GravityManipulator));
    assert_eq!(table.legal_moves(), [die("4"), die("6")], "a 1 cannot go down");
    table.play(die("6"));
    assert_eq!(table.legal_moves(), [die("1"), die("4")], "a different one, and no 6");
    table.play(die("1"));
    assert_eq!((table.dice(0), table.has(0)), (vec![2, 4, 5], (0, 0)));
    let mut alike = gravity("3-3", 2);
    alike.play(Move::Power(Card::GravityManipulator)).play(die("3")).play(die("3"));
    assert_eq!(alike.dice(0), [2, 4]);
}

fn teleporter(dice: &str, fuel: u8) -> Scene {
    scene(4).dice(dice).goods(0, fuel, 0).card(0, Card::OrbitalTeleporter)
}

/// AF-12.12
#[test]
fn orbital_teleporter_docks_a_docked_ship_elsewhere_alone_or_in_a_set() {
    let mut table = table(teleporter("4-4", 2));
    assert_eq!(
        table.forbids(Move::Power(Card::OrbitalTeleporter)),
        "AF-11.9",
        "nothing docked yet"
    );
    table.play(dock(LunarMine, "4")).play(Move::Power(Card::OrbitalTeleporter));
    table.play(ship(LunarMine, 0));
    assert!(table.offers(redock(SolarConverter, "")));
    table.play(redock(OrbitalMarket, "4"));
    assert_eq!((table.at(OrbitalMarket), table.at(LunarMine)), (vec![(0, 4), (0, 4)], vec![]));
    assert!(table.dice(0).is_empty());
}

/// AF-12.12
#[test]
fn the_teleporter_lifts_no_ship_of_an_opponent() {
    let mut table = table(teleporter("4", 2).docked(1, SolarConverter, "4"));
    table.play(dock(LunarMine, "4")).play(Move::Power(Card::OrbitalTeleporter));
    assert_eq!(table.refusal(ship(SolarConverter, 0)).0, Refusal::NoOwnShipThere);
}

/// AF-12.13
#[test]
fn the_new_docking_has_to_be_legal_and_paid_on_top() {
    let building = |fuel, ore| {
        let mut table = table(teleporter("4-4", 0).goods(0, fuel, ore));
        table.play(dock(SolarConverter, "4"));
        table.play(Move::Power(Card::OrbitalTeleporter)).play(ship(SolarConverter, 0));
        table
    };
    // The 4 brought 2 fuel; the card costs 2 and the fourth ship 1 and 1.
    assert_eq!(building(0, 1).forbids(redock(Shipyard, "4")), "AF-3.9");
    let mut table = building(1, 1);
    table.play(redock(Shipyard, "4"));
    assert_eq!((table.has(0), table.owned(ME)), ((0, 0), 4));
    assert_eq!(building(1, 1).forbids(redock(Shipyard, "")), "AF-4.4", "never half a set");
}

/// AF-12.14
#[test]
fn the_ship_keeps_what_it_earned_and_earns_again() {
    let mut table = table(teleporter("6", 2));
    table.play(dock(LunarMine, "6")).play(Move::Power(Card::OrbitalTeleporter));
    table.play(ship(LunarMine, 0)).play(redock(SolarConverter, ""));
    assert_eq!(table.has(0), (3, 1));
}

/// AF-12.15
#[test]
fn the_ship_keeps_its_value_and_cannot_return_where_it_was() {
    let mut table = table(teleporter("6-6", 9).goods(0, 9, 9).owned(0, 5));
    table.play(dock(TerraformingStation, "6")).play(Move::Land(LemBadlands));
    table.play(dock(LunarMine, "6")).play(Move::Power(Card::OrbitalTeleporter));
    assert_eq!(table.refusal(ship(TerraformingStation, 0)).0, Refusal::FixedAtStation);
    table.play(ship(LunarMine, 0));
    assert_eq!(table.refusal(redock(LunarMine, "")), (Refusal::SameFacility, "AF-12.15"));
    table.play(redock(SolarConverter, ""));
    assert_eq!(table.at(SolarConverter), [(0, 6)]);
}

/// AF-12.16
#[test]
fn the_ship_may_go_to_the_terraforming_station_on_its_terms() {
    let moved = |value: &str, owned| {
        let mut table = table(teleporter(value, 0).goods(0, 3, 0).owned(0, owned));
        table.play(dock(LunarMine, value)).play(Move::Power(Card::OrbitalTeleporter));
        table.play(ship(LunarMine, 0));
        table
    };
    assert_eq!(moved("5", 4).forbids(redock(TerraformingStation, "")), "AF-7.11");
    assert_eq!(moved("6", 3).forbids(redock(TerraformingStation, "")), "AF-7.13");
    let mut table = moved("6", 4);
    table.play(redock(TerraformingStation, "")).play(Move::Land(LemBadlands));
    assert_eq!((table.has(0), table.at(TerraformingStation)), ((0, 0), vec![(0, 6)]));
}

fn cannon(fuel: u8) -> Scene {
    scene(4).goods(0, fuel, 0).card(0, Card::PlasmaCannon)
}

/// AF-12.18
#[test]
fn plasma_cannon_removes_ships_from_one_facility_for_a_fuel_each() {
    let scene = cannon(2).dice("3").docked(1, LunarMine, "1").docked(2, LunarMine, "2-3");
    let mut table = table(scene.docked(2, SolarConverter, "4"));
    table.play(dock(LunarMine, "3")).play(Move::Power(Card::PlasmaCannon));
    assert_eq!(table.forbids(Move::PickFacility(ColonistHub)), "AF-12.18");
    table.play(Move::PickFacility(LunarMine));
    assert_eq!(table.refusal(ship(LunarMine, 3)).0, Refusal::NoOpponentThere, "not your own");
    assert_eq!(table.refusal(ship(SolarConverter, 0)).0, Refusal::OneFacility);
    assert_eq!(table.forbids(Move::Done), "AF-11.12");
    table.play(ship(LunarMine, 0));
    assert_eq!((table.bay(1), table.has(0)), (3, (1, 1)));
    assert!(table.offers(Move::Done));
    table.play(ship(LunarMine, 2));
    assert_eq!(table.at(LunarMine), [(2, 2), (0, 3)]);
    assert!(matches!(table.phase(), Phase::Act(_)), "the fuel is spent");
}

/// AF-11.12, AF-12.18
#[test]
fn one_ship_may_be_enough_for_the_cannon() {
    let mut table = table(cannon(5).docked(1, LunarMine, "1").docked(2, LunarMine, "2-3"));
    table.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(LunarMine));
    table.play(ship(LunarMine, 1));
    assert_eq!(table.refusal(ship(LunarMine, 0)), (Refusal::Falling, "AF-11.12"));
    table.play(Move::Done);
    assert_eq!((table.has(0), table.at(LunarMine)), ((4, 0), vec![(1, 1), (2, 3)]));
    assert_eq!(table.forbids(Move::Power(Card::PlasmaCannon)), "AF-11.4");
}

/// AF-12.19
#[test]
fn from_the_station_a_removed_ship_goes_to_the_stock() {
    let mut coloured = table(cannon(1).docked(1, TerraformingStation, "6").owned(1, 4));
    coloured.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(TerraformingStation));
    coloured.play(ship(TerraformingStation, 0));
    assert_eq!((coloured.owned(Seat(1)), coloured.bay(1)), (3, 3));
    let relic = cannon(1).colonies(BurroughsDesert, 1, 1).docked(1, TerraformingStation, "6r");
    let mut relic = table(relic);
    relic.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(TerraformingStation));
    relic.play(ship(TerraformingStation, 0));
    assert_eq!((relic.place(ShipId::RELIC), relic.relic_owner()), (Place::Stock, None));
}

/// AF-12.22
#[test]
fn polarity_device_turns_a_ship_upside_down() {
    for value in 1..=6u8 {
        let text = value.to_string();
        let mut table = table(scene(2).dice(&text).goods(0, 1, 0).card(0, Card::PolarityDevice));
        table.play(Move::Power(Card::PolarityDevice)).play(die(&text));
        assert_eq!((table.dice(0), table.has(0)), (vec![7 - value], (0, 0)));
    }
}

/// AF-12.24
#[test]
fn stasis_beam_lowers_a_ship_by_one() {
    let mut table = table(scene(2).dice("1-2").goods(0, 1, 0).card(0, Card::StasisBeam));
    table.play(Move::Power(Card::StasisBeam));
    assert_eq!(table.legal_moves(), [die("2")]);
    table.play(die("2"));
    assert_eq!((table.dice(0), table.has(0)), (vec![1, 1], (0, 0)));
}

/// AF-12.25
#[test]
fn temporal_warper_rolls_one_or_more_ships_again_at_once() {
    let mut table = table(scene(2).dice("2-2-4-5").goods(0, 1, 0).card(0, Card::TemporalWarper));
    table.play(Move::Power(Card::TemporalWarper));
    assert_eq!(table.refusal(Move::Done).0, Refusal::PickFirst);
    table.play(die("2")).play(die("2"));
    assert_eq!(table.forbids(die("2")), "AF-4.2", "there are only two");
    table.play(die("5"));
    assert_eq!(table.refusal(die("4")).0, Refusal::Falling);
    assert_eq!(table.dice(0), [2, 2, 4, 5], "nothing has rolled yet");
    table.play_with(Move::Done, [6, 1, 3]);
    assert_eq!((table.dice(0), table.has(0)), (vec![1, 3, 4, 6], (0, 0)));
    let Some(Event::Rerolled { dice, .. }) = table.events.last() else { panic!("rolled") };
    assert_eq!(dice.len(), 3);
}
