//! Section X: the rulebook's worked examples on fields and tech cards.
//!
//! Seats are 0 blue, 1 red, 2 green, 3 yellow; "you" is seat 0.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{Card, Field, Move, Refusal, Resource};

use super::table::*;

const BLUE: u8 = 0;
const RED: u8 = 1;
const GREEN: u8 = 2;
const YELLOW: u8 = 3;

/// Four players, and a display without cards that come in pairs.
fn scene() -> Scene {
    Scene::of(4).display([Card::AlienCity, Card::AlienMonument, Card::HolographicDecoy])
}

/// AF-X.23
#[test]
fn isolation_on_pohl_restores_the_full_price() {
    let scene =
        scene().dice("3").colonies(PohlFoothills, 0, 1).field(Field::Isolation, PohlFoothills);
    let poor = table(scene.clone().card(0, Card::BoosterPod));
    assert_eq!(poor.forbids(Move::Power(Card::BoosterPod)), "AF-3.9");
    let mut paid = table(scene.clone().card(0, Card::BoosterPod).goods(0, 1, 0));
    paid.play(Move::Power(Card::BoosterPod)).play(die("3"));
    assert_eq!(paid.has(0), (0, 0));
    let crystal = scene.card(0, Card::DataCrystal).goods(0, 5, 0).colonies(LemBadlands, RED, 1);
    let mut crystal = table(crystal);
    crystal.play(Move::Power(Card::DataCrystal));
    assert_eq!(crystal.forbids(Move::PickTerritory(PohlFoothills)), "AF-10.5");
}

/// AF-X.24
#[test]
fn positron_on_herbert_valley_is_a_point_for_green() {
    let without = scene().colonies(HerbertValley, GREEN, 1);
    assert_eq!(table(without.clone()).score(GREEN), 2);
    assert_eq!(table(without.field(Field::Positron, HerbertValley)).score(GREEN), 3);
}

/// AF-X.25
#[test]
fn repulsor_on_asimov_stops_landing_swap_and_move() {
    let scene = scene()
        .colonies(AsimovCrater, RED, 1)
        .colonies(LemBadlands, GREEN, 1)
        .colonies(PohlFoothills, YELLOW, 1)
        .field(Field::Repulsor, AsimovCrater)
        .circle(0, 7)
        .goods(0, 1, 1)
        .card(0, Card::PolarityDevice)
        .card(0, Card::OrbitalTeleporter);
    let mut landing = table(scene.clone());
    landing.play(Move::Launch);
    assert_eq!(landing.forbids(Move::Land(AsimovCrater)), "AF-10.8");
    for card in [Card::PolarityDevice, Card::OrbitalTeleporter] {
        let mut moving = table(scene.clone());
        moving.play(Move::Discard(card));
        assert_eq!(
            moving.legal_moves(),
            [colony(LemBadlands, GREEN), colony(PohlFoothills, YELLOW)]
        );
    }
}

/// AF-X.26
#[test]
fn booster_pod_makes_a_pair_for_the_shipyard() {
    let mut table = table(scene().dice("1-3-4").goods(0, 2, 1).card(0, Card::BoosterPod));
    table.play(Move::Power(Card::BoosterPod)).play(die("3"));
    assert_eq!((table.dice(0), table.has(0)), (vec![1, 4, 4], (1, 1)));
    table.play(dock(Shipyard, "4-4"));
    assert_eq!(table.has(0), (0, 0));
}

/// AF-X.27
#[test]
fn data_crystal_borrows_heinlein_for_two_fuel() {
    let scene =
        scene().dice("1-6-6").colonies(HeinleinPlains, GREEN, 1).colonies(HeinleinPlains, RED, 1);
    let mut table = table(scene.goods(0, 4, 0).card(0, Card::DataCrystal));
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(HeinleinPlains));
    assert_eq!(table.has(0), (2, 0));
    table
        .play(dock(OrbitalMarket, "6-6"))
        .play(Move::Trade { rate: 1 })
        .play(Move::Trade { rate: 1 });
    assert_eq!(table.has(0), (0, 2));
}

/// AF-X.28
#[test]
fn gravity_manipulator_turns_one_two_five_into_one_one_six() {
    let mut table = table(scene().dice("1-2-5").goods(0, 2, 0).card(0, Card::GravityManipulator));
    table.play(Move::Power(Card::GravityManipulator)).play(die("2")).play(die("5"));
    assert_eq!((table.dice(0), table.has(0)), (vec![1, 1, 6], (0, 0)));
}

/// AF-X.29
#[test]
fn a_decoy_saves_four_ore_and_is_taken_itself() {
    let scene = scene().turn(RED).dice("1-2-3").goods(BLUE, 0, 4).card(BLUE, Card::StasisBeam);
    let mut table = table(scene.card(BLUE, Card::HolographicDecoy));
    table.play(dock(RaidersOutpost, "1-2-3"));
    let decoy = Move::RaidCard { victim: Seat(BLUE), card: Card::HolographicDecoy };
    assert_eq!(table.legal_moves(), [decoy, Move::RaidStop]);
    let ore = Move::RaidTake { victim: Seat(BLUE), resource: Resource::Ore };
    assert_eq!(table.refusal(ore).0, Refusal::Decoy);
    table.play(decoy);
    assert!(table.holds(RED, Card::HolographicDecoy) && table.holds(BLUE, Card::StasisBeam));
    assert_eq!(table.has(BLUE), (0, 4));
}

/// AF-X.30
#[test]
fn orbital_teleporter_mines_and_then_counts_at_the_artifact() {
    let mut table = table(scene().dice("2-5-6").goods(0, 2, 0).card(0, Card::OrbitalTeleporter));
    table.play(dock(LunarMine, "6"));
    table.play(Move::Power(Card::OrbitalTeleporter)).play(ship(LunarMine, 0));
    table.play(redock(AlienArtifact, ""));
    assert_eq!(table.artifact_sum(), 6);
    table.play(dock(AlienArtifact, "2"));
    assert_eq!(table.artifact_sum(), 8);
    table.play_any(Move::Claim(Card::AlienCity));
    assert!(table.holds(0, Card::AlienCity));
    assert_eq!(table.has(0), (0, 1));
}

/// AF-X.31
#[test]
fn a_discarded_teleporter_wins_lem_badlands_for_blue() {
    let scene = scene()
        .colonies(LemBadlands, BLUE, 1)
        .colonies(LemBadlands, RED, 1)
        .colonies(VanVogtMountains, BLUE, 1)
        .colonies(VanVogtMountains, GREEN, 2)
        .card(BLUE, Card::OrbitalTeleporter);
    let mut table = table(scene);
    let before = table.score(BLUE);
    table.play(Move::Discard(Card::OrbitalTeleporter));
    table.play(colony(VanVogtMountains, BLUE)).play(Move::PickTerritory(LemBadlands));
    assert_eq!(table.colonies(LemBadlands), [2, 1, 0, 0]);
    assert_eq!(table.controller(LemBadlands), Some(Seat(BLUE)));
    assert_eq!(table.score(BLUE), before + 1);
}

/// AF-X.32
#[test]
fn plasma_cannon_clears_two_shipyard_ports() {
    let scene = scene()
        .dice("2-2-4")
        .docked(RED, Shipyard, "3")
        .docked(GREEN, Shipyard, "5-5")
        .docked(RED, Shipyard, "3")
        .docked(YELLOW, Shipyard, "1-1")
        .goods(BLUE, 3, 1)
        .card(BLUE, Card::PlasmaCannon);
    let mut table = table(scene);
    assert_eq!(table.forbids(dock(Shipyard, "2-2")), "AF-4.5");
    table.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(Shipyard));
    table.play(ship(Shipyard, 0));
    let mut half = Table::from(table.clone());
    half.play(Move::Done);
    assert_eq!(half.forbids(dock(Shipyard, "2-2")), "AF-4.5", "the other red ship is still there");
    table.play(ship(Shipyard, 3)).play(Move::Done);
    assert_eq!((table.bay(RED), table.has(BLUE)), (3, (1, 1)));
    table.play(dock(Shipyard, "2-2"));
    assert_eq!((table.has(BLUE), table.owned(Seat(BLUE))), ((0, 0), 4));
}

/// AF-X.33
#[test]
fn plasma_cannon_sends_a_ship_from_the_station_to_the_stock() {
    let scene = scene().docked(RED, TerraformingStation, "6").owned(RED, 4).goods(BLUE, 1, 0);
    let mut table = table(scene.card(BLUE, Card::PlasmaCannon));
    table.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(TerraformingStation));
    table.play(ship(TerraformingStation, 0));
    assert_eq!((table.bay(RED), table.stocked(Seat(RED)), table.has(BLUE)), (3, 3, (0, 0)));
}

/// AF-X.34
#[test]
fn a_discarded_cannon_costs_yellow_a_ship() {
    let scene = scene().docked(YELLOW, LunarMine, "6").docked(YELLOW, SolarConverter, "1-2-3");
    let scene = scene.docked(YELLOW, AlienArtifact, "4-5").card(BLUE, Card::PlasmaCannon);
    let mut table = table(scene);
    assert_eq!(table.owned(Seat(YELLOW)), 6);
    table.play(Move::Discard(Card::PlasmaCannon)).play(ship(LunarMine, 0));
    assert_eq!((table.owned(Seat(YELLOW)), table.stocked(Seat(YELLOW))), (5, 1));
    assert!(table.at(LunarMine).is_empty());
}

/// AF-X.35
#[test]
fn red_keeps_three_ships_for_the_next_turn() {
    let scene = scene().docked(RED, LunarMine, "3").docked(RED, AlienArtifact, "2-4");
    let scene = scene.docked(RED, TerraformingStation, "6").card(BLUE, Card::PlasmaCannon);
    let mut table = table(scene);
    assert_eq!(table.owned(Seat(RED)), 4);
    table.play(Move::Discard(Card::PlasmaCannon));
    assert_eq!(table.refusal(ship(LunarMine, 0)), (Refusal::OwnerKeepsThree, "AF-12.21"));
    assert_eq!(table.legal_moves(), [ship(TerraformingStation, 0)]);
}

/// AF-X.36
#[test]
fn polarity_device_flips_a_one_to_a_six() {
    let mut table = table(scene().dice("1-2-5").goods(0, 1, 0).card(0, Card::PolarityDevice));
    table.play(Move::Power(Card::PolarityDevice)).play(die("1"));
    assert_eq!((table.dice(0), table.has(0)), (vec![2, 5, 6], (0, 0)));
}

/// AF-X.37
#[test]
fn a_discarded_polarity_device_leaves_two_ties() {
    let scene = scene().colonies(HerbertValley, YELLOW, 2).colonies(LemBadlands, RED, 2);
    let mut table = table(scene.card(BLUE, Card::PolarityDevice));
    table.play(Move::Discard(Card::PolarityDevice));
    table.play(colony(HerbertValley, YELLOW)).play(colony(LemBadlands, RED));
    for territory in [HerbertValley, LemBadlands] {
        assert_eq!(table.colonies(territory), [0, 1, 0, 1]);
        assert_eq!(table.controller(territory), None);
    }
    assert_eq!((table.score(RED), table.score(YELLOW)), (2, 2));
}

/// AF-X.38
#[test]
fn a_claimed_cache_pays_from_the_next_roll_on() {
    let display = [Card::AlienCity, Card::AlienMonument, Card::ResourceCache];
    let mut table = table(scene().display(display).dice("3-6"));
    table.play(dock(AlienArtifact, "3")).play(dock(AlienArtifact, "6"));
    assert_eq!(table.artifact_sum(), 9);
    table.play_any(Move::Claim(Card::ResourceCache));
    assert_eq!(table.has(0), (0, 0));
    table.next_round([2, 4, 5]);
    assert_eq!(table.has(0), (1, 0));
}

/// AF-X.39
#[test]
fn stasis_beam_makes_a_pair_of_ones_for_the_market() {
    let mut table = table(scene().dice("1-2-5").goods(0, 2, 0).card(0, Card::StasisBeam));
    table.play(Move::Power(Card::StasisBeam)).play(die("2"));
    table.play(dock(OrbitalMarket, "1-1")).play(Move::Trade { rate: 1 });
    assert_eq!((table.has(0), table.dice(0)), ((0, 1), vec![5]));
}

/// AF-X.40
#[test]
fn temporal_warper_rolls_the_one_and_the_two_again() {
    let mut table = table(scene().dice("1-2-5").goods(0, 1, 0).card(0, Card::TemporalWarper));
    table.play(Move::Power(Card::TemporalWarper)).play(die("1")).play(die("2"));
    table.play_with(Move::Done, [4, 6]);
    assert_eq!((table.dice(0), table.has(0)), (vec![4, 5, 6], (0, 0)));
}

/// AF-X.41
#[test]
fn a_discarded_warper_brings_alien_city_back() {
    let scene = Scene::of(4).card(0, Card::TemporalWarper).discards([Card::AlienCity]);
    let mut table = table(scene);
    table.play(Move::Discard(Card::TemporalWarper)).play(Move::PickCard(Card::AlienCity));
    assert_eq!((table.score(0), table.holds(0, Card::AlienCity)), (1, true));
    assert_eq!(table.discard_pile().count(Card::TemporalWarper), 1);
    assert_eq!(table.discard_pile().count(Card::AlienCity), 0);
}

/// AF-X.42
#[test]
fn a_helmet_builds_with_a_green_three_and_leaves_the_red_one_behind() {
    let scene = scene().turn(RED).dice("3").docked(GREEN, SolarConverter, "3").goods(RED, 4, 1);
    let scene = scene.docked(BLUE, Shipyard, "5-5").docked(YELLOW, Shipyard, "6-6");
    let mut table = table(scene.card(RED, Card::MindControlHelmet).goods(GREEN, 1, 1));
    table.play(Move::Power(Card::MindControlHelmet)).play(ship(SolarConverter, 0));
    table.play(redock(Shipyard, "3"));
    assert_eq!((table.owned(Seat(RED)), table.bay(RED), table.has(RED)), (4, 3, (0, 0)));
    table.play(Move::EndTurn);
    assert_eq!((table.turn(), table.in_hand(Seat(GREEN)).count()), (Seat(GREEN), 3));
    assert_eq!(table.at(Shipyard), [(BLUE, 5), (BLUE, 5), (YELLOW, 6), (YELLOW, 6), (RED, 3)]);
    table.play_with(Move::Roll, [4, 4, 1]);
    assert_eq!(table.forbids(dock(Shipyard, "4-4")), "AF-4.5");
}
