//! Section 12: what cards do when they are given up.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{Card, Event, Field, Move, Place, Refusal, ShipId};

use super::table::*;

/// AF-12.3
#[test]
fn booster_pod_takes_any_field_off_the_board() {
    let scene = Scene::of(2).card(0, Card::BoosterPod).field(Field::Isolation, LemBadlands);
    let mut table = table(scene.field(Field::Positron, LemBadlands).colonies(LemBadlands, 1, 1));
    assert_eq!(table.score(1), 3);
    table.play(Move::Discard(Card::BoosterPod));
    let off = Move::PickField(Field::Repulsor);
    assert_eq!(table.refusal(off), (Refusal::FieldOffBoard, "AF-12.3"));
    assert!(table.offers(Move::PickField(Field::Isolation)));
    table.play(Move::PickField(Field::Positron));
    assert_eq!((table.field(Field::Positron), table.score(1)), (None, 2));
    assert_eq!(table.field(Field::Isolation), Some(LemBadlands));
    assert!(!table.holds(0, Card::BoosterPod));
}

/// AF-12.17
#[test]
fn orbital_teleporter_moves_any_colony_of_anybody() {
    let scene = Scene::of(2)
        .card(0, Card::OrbitalTeleporter)
        .colonies(LemBadlands, 1, 1)
        .colonies(PohlFoothills, 0, 1)
        .colonies(AsimovCrater, 1, 1)
        .field(Field::Repulsor, AsimovCrater);
    let mut table = table(scene);
    table.play(Move::Discard(Card::OrbitalTeleporter));
    assert_eq!(table.legal_moves(), [colony(LemBadlands, 1), colony(PohlFoothills, 0)]);
    assert_eq!(table.refusal(colony(HerbertValley, 1)).0, Refusal::NoColony);
    assert_eq!(table.refusal(colony(LemBadlands, 9)).0, Refusal::NoColony);
    table.play(colony(LemBadlands, 1));
    assert_eq!(table.forbids(Move::PickTerritory(LemBadlands)), "AF-12.17");
    assert_eq!(table.forbids(Move::PickTerritory(AsimovCrater)), "AF-10.8");
    table.play(Move::PickTerritory(PohlFoothills));
    assert_eq!((table.colonies(PohlFoothills)[..2].to_vec(), table.score(0)), (vec![1, 1], 1));
    assert!(!table.holds(0, Card::OrbitalTeleporter));
}

/// AF-12.20
#[test]
fn plasma_cannon_puts_a_docked_ship_back_in_the_stock() {
    let scene =
        Scene::of(2).card(0, Card::PlasmaCannon).dice("3").docked(1, LunarMine, "2").owned(1, 4);
    let mut table = table(scene);
    table.play(dock(LunarMine, "3")).play(Move::Discard(Card::PlasmaCannon));
    assert_eq!(table.refusal(ship(LunarMine, 1)).0, Refusal::NoOpponentThere, "not your own");
    table.play(ship(LunarMine, 0));
    assert_eq!((table.owned(Seat(1)), table.stocked(Seat(1))), (3, 3));
    assert!(table.events.iter().any(|e| matches!(e, Event::ShipLost { owner: Seat(1), .. })));
    // The owner may build it again.
    table.finish_turn().play_with(Move::Roll, [2, 2, 5]);
    assert_eq!(table.price(Seat(1), Shipyard).fuel, 1);
}

/// AF-12.20
#[test]
fn the_relic_ship_goes_back_to_its_desert() {
    let scene = Scene::of(2).card(0, Card::PlasmaCannon).colonies(BurroughsDesert, 1, 1);
    let mut table = table(scene.docked(1, SolarConverter, "5r"));
    table.play(Move::Discard(Card::PlasmaCannon)).play(ship(SolarConverter, 0));
    assert_eq!((table.place(ShipId::RELIC), table.owned(Seat(1))), (Place::Stock, 3));
}

/// AF-12.21
#[test]
fn the_owner_keeps_three_coloured_ships_for_the_next_turn() {
    let scene = || Scene::of(2).card(0, Card::PlasmaCannon).docked(1, LunarMine, "2");
    assert_eq!(table(scene()).forbids(Move::Discard(Card::PlasmaCannon)), "AF-11.9", "three ships");
    assert!(table(scene().owned(1, 4)).offers(Move::Discard(Card::PlasmaCannon)));
    // The Relic Ship does not count for its owner, but can be chosen itself.
    let relic = scene().colonies(BurroughsDesert, 1, 1).docked(1, LunarMine, "4r");
    let mut relic = table(relic);
    relic.play(Move::Discard(Card::PlasmaCannon));
    let kept = (Refusal::OwnerKeepsThree, "AF-12.21");
    assert_eq!(relic.refusal(ship(LunarMine, 0)), kept);
    assert!(relic.offers(ship(LunarMine, 1)));
    // With four, the one on the Station is as good as gone: it can be chosen, the others cannot.
    let mut station = table(scene().docked(1, TerraformingStation, "6").owned(1, 4));
    station.play(Move::Discard(Card::PlasmaCannon));
    assert_eq!(station.refusal(ship(LunarMine, 0)), kept);
    assert!(station.offers(ship(TerraformingStation, 0)));
}

/// AF-12.23
#[test]
fn polarity_device_swaps_colonies_of_two_players_on_two_territories() {
    let scene = Scene::of(3)
        .card(0, Card::PolarityDevice)
        .colonies(LemBadlands, 1, 1)
        .colonies(LemBadlands, 2, 1)
        .colonies(PohlFoothills, 1, 1)
        .colonies(AsimovCrater, 0, 1)
        .field(Field::Repulsor, AsimovCrater);
    let mut table = table(scene);
    table.play(Move::Discard(Card::PolarityDevice));
    assert_eq!(table.forbids(colony(AsimovCrater, 0)), "AF-10.8");
    assert_eq!(
        table.forbids(colony(LemBadlands, 1)),
        "AF-11.9",
        "no partner of another player elsewhere"
    );
    table.play(colony(PohlFoothills, 1));
    assert_eq!(table.refusal(colony(LemBadlands, 1)), (Refusal::SameOwner, "AF-12.23"));
    assert_eq!(table.refusal(colony(PohlFoothills, 1)).0, Refusal::SameTerritory);
    table.play(colony(LemBadlands, 2));
    assert_eq!(table.colonies(LemBadlands), [0, 2, 0, 0]);
    assert_eq!(table.colonies(PohlFoothills), [0, 0, 1, 0]);
}

/// AF-12.26
#[test]
fn temporal_warper_takes_any_discarded_card() {
    let scene = Scene::of(2).card(0, Card::TemporalWarper);
    assert_eq!(table(scene.clone()).forbids(Move::Discard(Card::TemporalWarper)), "AF-11.9");
    let scene = scene.discards([Card::AlienMonument, Card::StasisBeam, Card::StasisBeam]);
    let mut table = table(scene);
    table.play(Move::Discard(Card::TemporalWarper));
    let cards = [Card::AlienMonument, Card::StasisBeam].map(Move::PickCard);
    assert_eq!(table.legal_moves(), cards);
    assert_eq!(table.refusal(Move::PickCard(Card::AlienCity)).0, Refusal::NotDiscarded);
    table.play(Move::PickCard(Card::StasisBeam));
    assert!(table.holds(0, Card::StasisBeam) && !table.holds(0, Card::TemporalWarper));
    assert_eq!(table.discard_pile().count(Card::StasisBeam), 1);
    assert_eq!(table.discard_pile().count(Card::TemporalWarper), 1);
}

/// AF-12.27
#[test]
fn never_a_kind_you_have_and_never_a_warper() {
    let scene = Scene::of(2).card(0, Card::TemporalWarper).card(0, Card::StasisBeam);
    let scene = scene.discards([Card::StasisBeam, Card::TemporalWarper]);
    let none = table(scene.clone());
    assert_eq!(none.forbids(Move::Discard(Card::TemporalWarper)), "AF-11.9");
    let mut one = table(scene.discards([Card::AlienCity]));
    one.play(Move::Discard(Card::TemporalWarper));
    assert_eq!(one.refusal(Move::PickCard(Card::StasisBeam)).0, Refusal::HasKind(Card::StasisBeam));
    let warper = Move::PickCard(Card::TemporalWarper);
    assert_eq!(one.refusal(warper), (Refusal::NotAWarper, "AF-12.27"));
    assert_eq!(one.legal_moves(), [Move::PickCard(Card::AlienCity)]);
}
