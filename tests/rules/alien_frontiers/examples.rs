//! Section X: the rulebook's worked examples on facilities, control and bonuses.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{Card, Field, Goods, Move, Phase, Place, ShipId};

use super::table::*;

const ME: Seat = Seat(0);

/// AF-X.1
#[test]
fn terraforming_needs_a_six_a_port_fuel_and_ore() {
    let scene = |die: &str, fuel, ore| Scene::of(4).dice(die).owned(0, 4).goods(0, fuel, ore);
    assert!(table(scene("6", 1, 1)).offers(dock(TerraformingStation, "6")));
    assert_eq!(table(scene("5", 1, 1)).forbids(dock(TerraformingStation, "5")), "AF-7.11");
    let taken = scene("6", 1, 1).docked(1, TerraformingStation, "6").owned(1, 4);
    assert_eq!(table(taken).forbids(dock(TerraformingStation, "6")), "AF-4.1");
    assert_eq!(table(scene("6", 0, 1)).forbids(dock(TerraformingStation, "6")), "AF-3.9");
    assert_eq!(table(scene("6", 1, 0)).forbids(dock(TerraformingStation, "6")), "AF-3.9");
}

/// AF-X.2
#[test]
fn a_two_and_a_six_claim_the_polarity_device() {
    let display = [Card::PolarityDevice, Card::StasisBeam, Card::AlienCity];
    let mut table = table(Scene::of(4).dice("2-6").display(display));
    let claim = Move::Claim(Card::PolarityDevice);
    table.play(dock(AlienArtifact, "2"));
    assert_eq!((table.artifact_sum(), table.offers(claim)), (2, false));
    table.play(dock(AlienArtifact, "6"));
    assert_eq!(table.artifact_sum(), 8);
    table.play_with(claim, [nr(Card::DataCrystal)]);
    assert!(table.holds(0, Card::PolarityDevice));
    assert_eq!((table.display().iter().flatten().count(), table.artifact_sum()), (3, 0));
}

/// Three ships, a cycle each; the Plasma Cannon shows after the third.
fn three_cycles() -> Table {
    let mut table = table(Scene::of(4).dice("3-2-4-6"));
    table.play(dock(AlienArtifact, "3")).play_with(Move::Cycle, [2, 3, 4]);
    table.play(dock(AlienArtifact, "2")).play_with(Move::Cycle, [2, 3, 4]);
    let cannon = nr(Card::PlasmaCannon);
    table.play(dock(AlienArtifact, "4")).play_with(Move::Cycle, [cannon, 11, 12]);
    table
}

/// AF-X.3
#[test]
fn three_ships_cycle_three_times_and_claim_the_plasma_cannon() {
    let mut table = three_cycles();
    assert_eq!((table.artifact_sum(), table.display()[0]), (9, Some(Card::PlasmaCannon)));
    table.play_any(Move::Claim(Card::PlasmaCannon));
    assert!(table.holds(0, Card::PlasmaCannon));
    assert_eq!(table.artifact_sum(), 0);
}

/// AF-X.4
#[test]
fn the_fourth_ship_may_cycle_but_not_claim() {
    let mut table = three_cycles();
    table.play_any(Move::Claim(Card::PlasmaCannon)).play(dock(AlienArtifact, "6"));
    assert!(table.offers(Move::Cycle));
    let claims = |table: &Table| table.legal_moves().iter().any(|mv| matches!(mv, Move::Claim(_)));
    assert!(!claims(&table));
    table.play_any(Move::Cycle);
    assert!(!claims(&table) && !table.offers(Move::Cycle));
    assert_eq!(table.artifact_sum(), 6);
}

/// AF-X.5
#[test]
fn at_the_mine_a_three_is_too_low_and_four_and_six_bring_two_ore() {
    let scene = Scene::of(4).dice("3-4-6").docked(1, LunarMine, "1").docked(2, LunarMine, "4");
    let mut table = table(scene);
    assert_eq!(table.dockings(LunarMine), ["4", "6"]);
    table.play(dock(LunarMine, "4")).play(dock(LunarMine, "6"));
    assert_eq!((table.has(0), table.at(LunarMine).len()), ((0, 2), 4));
    table.play(dock(SolarConverter, "3")).play(Move::EndTurn).play_with(Move::Roll, [5, 6, 1]);
    assert_eq!(table.dockings(LunarMine), ["6"], "one port is left, for a 6");
}

/// AF-X.6
#[test]
fn a_pair_of_threes_trades_three_fuel_for_an_ore() {
    let mut table = table(Scene::of(4).dice("3-3-6").goods(0, 6, 0));
    let trade = Move::Trade { rate: 3 };
    table.play(dock(OrbitalMarket, "3-3")).play(trade).play(trade);
    assert_eq!(table.has(0), (0, 2));
    assert!(!table.offers(trade));
    table.play(dock(SolarConverter, "6")).play(trade);
    assert_eq!(table.has(0), (0, 3));
}

/// AF-X.7
#[test]
fn runs_bump_lower_runs() {
    let scene = Scene::of(4).dice("2-3-4").docked(3, RaidersOutpost, "1-2-3").goods(3, 1, 0);
    let mut table = table(scene);
    table.play(dock(RaidersOutpost, "2-3-4"));
    assert_eq!((table.bay(3), table.phase()), (3, Phase::Raid { taken: 0 }));
    table.play(Move::RaidStop).play(Move::EndTurn);
    let mut high = Table::from(table.clone());
    high.play_with(Move::Roll, [4, 5, 6]);
    assert!(high.offers(dock(RaidersOutpost, "4-5-6")));
    table.play_with(Move::Roll, [3, 4, 5]);
    table.play(dock(RaidersOutpost, "3-4-5"));
    assert_eq!((table.bay(0), table.at(RaidersOutpost)), (3, vec![(1, 3), (1, 4), (1, 5)]));
}

/// AF-X.8
#[test]
fn a_cannon_weakens_the_run_to_be_beaten() {
    let scene = |dice: &str| {
        let scene = Scene::of(4).dice(dice).docked(1, RaidersOutpost, "3-4-5");
        let mut table = table(scene.goods(0, 1, 0).card(0, Card::PlasmaCannon));
        table.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(RaidersOutpost));
        table.play(ship(RaidersOutpost, 2));
        assert_eq!((table.bay(1), table.has(0)), (1, (0, 0)));
        table
    };
    assert_eq!(scene("1-2-3").forbids(dock(RaidersOutpost, "1-2-3")), "AF-5.9");
    assert_eq!(scene("2-3-4-5-6").dockings(RaidersOutpost), ["2-3-4", "3-4-5", "4-5-6"]);
}

/// AF-X.9
#[test]
fn a_three_and_a_four_bring_four_fuel() {
    let mut table = table(Scene::of(4).dice("3-4"));
    table.play(dock(SolarConverter, "3")).play(dock(SolarConverter, "4"));
    assert_eq!(table.has(0), (4, 0));
}

/// AF-X.10
#[test]
fn two_red_against_one_of_each_control_lem_badlands() {
    let scene = Scene::of(4).colonies(LemBadlands, 2, 2);
    let scene =
        [0, 1, 3].into_iter().fold(scene, |scene, seat| scene.colonies(LemBadlands, seat, 1));
    let table = table(scene);
    assert_eq!(table.controller(LemBadlands), Some(Seat(2)));
    assert_eq!((table.score(2), table.score(0)), (3, 1));
}

/// AF-X.11
#[test]
fn two_red_and_two_yellow_control_nothing() {
    let scene = Scene::of(4).colonies(LemBadlands, 2, 2).colonies(LemBadlands, 3, 2);
    let table = table(scene.colonies(LemBadlands, 0, 1).colonies(LemBadlands, 1, 1));
    assert_eq!(table.controller(LemBadlands), None);
    assert!((0..4).all(|seat| !table.has_bonus(Seat(seat), LemBadlands)));
    assert_eq!((table.score(2), table.score(3)), (2, 2));
}

/// AF-X.12
#[test]
fn asimov_moves_two_ships_three_circles_and_three_ships_four() {
    let mut table = table(Scene::of(4).dice("1-1-1").circle(0, 1).colonies(AsimovCrater, 0, 1));
    table.play(dock(ColonistHub, "1")).play(dock(ColonistHub, "1"));
    assert_eq!(table.circle(ME), 4);
    table.play(dock(ColonistHub, "1"));
    assert_eq!(table.circle(ME), 5);
}

/// AF-X.13
#[test]
fn bradbury_builds_for_exactly_two_ore() {
    let scene = Scene::of(4).dice("5-5-5").colonies(BradburyPlateau, 0, 1).goods(0, 0, 2);
    let mut table = table(scene);
    assert_eq!(table.price(ME, ColonyConstructor), Goods::of(0, 2));
    table.play(dock(ColonyConstructor, "5-5-5"));
    assert_eq!(table.has(0), (0, 0));
}

/// AF-X.14
#[test]
fn one_to_one_on_burroughs_returns_the_relic_ship() {
    let scene = Scene::of(4).turn(1).circle(1, 7).goods(1, 1, 1).colonies(BurroughsDesert, 0, 1);
    let mut table = table(scene.relic(0));
    assert_eq!(table.score(0), 2);
    table.play(Move::Launch).play(Move::Land(BurroughsDesert));
    assert_eq!((table.score(0), table.score(1)), (1, 1));
    assert_eq!(table.controller(BurroughsDesert), None);
    assert_eq!((table.relic_owner(), table.place(ShipId::RELIC)), (None, Place::Stock));
}

/// AF-X.15
#[test]
fn an_isolation_field_on_burroughs_frees_the_relic_ships_port() {
    let scene = Scene::of(4).turn(1).dice("1").colonies(BurroughsDesert, 0, 1).goods(0, 1, 1);
    let mut table =
        table(scene.docked(0, LunarMine, "5r").card(1, Card::StasisBeam).card(2, Card::BoosterPod));
    assert_eq!(table.forbids(dock(LunarMine, "1")), "AF-5.2");
    table.play(Move::Discard(Card::StasisBeam)).play(Move::PickTerritory(BurroughsDesert));
    assert_eq!((table.relic_owner(), table.at(LunarMine)), (None, vec![]));
    table.play(dock(LunarMine, "1")).until_roll_of(Seat(2));
    table.play_any(Move::Roll);
    let mut moved = Table::from(table.clone());
    table.until_roll_of(ME).play_any(Move::Roll);
    assert_eq!(table.forbids(Move::BuyRelic), "AF-9.4");
    moved.play(Move::Discard(Card::BoosterPod)).play(Move::PickField(Field::Isolation));
    moved.until_roll_of(ME).play_any(Move::Roll);
    assert!(moved.offers(Move::BuyRelic));
}

/// AF-X.16
#[test]
fn a_relic_ship_from_the_station_may_be_bought_again() {
    let scene = Scene::of(4).colonies(BurroughsDesert, 0, 1).dice("6r").goods(0, 2, 2);
    let mut table = table(scene);
    table.play(dock(TerraformingStation, "6r")).play(Move::Land(LemBadlands));
    table.next_round([1, 2, 3]);
    assert_eq!((table.place(ShipId::RELIC), table.relic_owner()), (Place::Stock, None));
    assert_eq!((table.stocked(ME), table.has(0)), (3, (1, 1)));
    table.play(Move::BuyRelic);
    assert_eq!((table.relic_owner(), table.has(0)), (Some(ME), (0, 0)));
}

/// AF-X.17
#[test]
fn heinlein_trades_with_threes_at_one_fuel() {
    let mut table = table(Scene::of(4).dice("3-3").colonies(HeinleinPlains, 0, 1).goods(0, 1, 0));
    table.play(dock(OrbitalMarket, "3-3")).play(Move::Trade { rate: 1 });
    assert_eq!(table.has(0), (0, 1));
    assert!(!table.offers(Move::Trade { rate: 3 }));
}

/// AF-X.18
#[test]
fn herbert_builds_the_fifth_for_one_each_and_the_fourth_for_nothing() {
    let scene = |owned| Scene::of(4).dice("3-3").owned(0, owned).colonies(HerbertValley, 0, 1);
    let mut fourth = table(scene(3));
    fourth.play(dock(Shipyard, "3-3"));
    assert_eq!((fourth.owned(ME), fourth.has(0)), (4, (0, 0)));
    let mut fifth = table(scene(4).goods(0, 1, 1));
    fifth.play(dock(Shipyard, "3-3"));
    assert_eq!((fifth.owned(ME), fifth.has(0)), (5, (0, 0)));
}

/// AF-X.19
#[test]
fn lem_makes_a_three_and_a_four_bring_six() {
    let mut table = table(Scene::of(4).dice("3-4").colonies(LemBadlands, 0, 1));
    table.play(dock(SolarConverter, "3")).play(dock(SolarConverter, "4"));
    assert_eq!(table.has(0), (6, 0));
}

/// AF-X.20
#[test]
fn pohl_makes_the_booster_pod_free() {
    let mut table =
        table(Scene::of(4).dice("3").colonies(PohlFoothills, 0, 1).card(0, Card::BoosterPod));
    table.play(Move::Power(Card::BoosterPod)).play(die("3"));
    assert_eq!((table.dice(0), table.has(0)), (vec![4], (0, 0)));
}

/// AF-X.21
#[test]
fn pohl_makes_three_cannon_shots_cost_two() {
    let scene =
        Scene::of(4).colonies(PohlFoothills, 0, 1).goods(0, 2, 0).card(0, Card::PlasmaCannon);
    let mut table = table(scene.docked(1, LunarMine, "1-2").docked(2, LunarMine, "3"));
    table.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(LunarMine));
    table.play(ship(LunarMine, 0));
    assert_eq!(table.has(0), (2, 0));
    table.play(ship(LunarMine, 1)).play(ship(LunarMine, 2));
    assert_eq!((table.has(0), table.at(LunarMine)), ((0, 0), vec![]));
}

/// AF-X.22
#[test]
fn van_vogt_takes_one_low_ship_then_the_five() {
    let scene = Scene::of(4).dice("1-2-4-5").colonies(VanVogtMountains, 0, 1);
    let mut table = table(scene.docked(1, LunarMine, "5"));
    assert_eq!(table.dockings(LunarMine), ["1", "2", "4", "5"]);
    table.play(dock(LunarMine, "2"));
    assert_eq!(table.dockings(LunarMine), ["5"]);
    table.play(dock(LunarMine, "5"));
    assert_eq!(table.has(0), (0, 2));
    assert!(table.dockings(LunarMine).is_empty());
}
