//! Section 10: fields.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{Card, Event, Field, Move, Refusal, Territory};

use super::table::*;

const SETTERS: [(Card, Field); 3] = [
    (Card::StasisBeam, Field::Isolation),
    (Card::DataCrystal, Field::Positron),
    (Card::GravityManipulator, Field::Repulsor),
];

/// AF-10.1
#[test]
fn there_are_three_fields_and_they_overrule_cards() {
    assert_eq!(Field::ALL.len(), 3);
    let scene = Scene::of(2)
        .colonies(LemBadlands, 1, 1)
        .colonies(PohlFoothills, 1, 1)
        .colonies(HerbertValley, 0, 1)
        .card(0, Card::DataCrystal)
        .card(0, Card::OrbitalTeleporter)
        .goods(0, 3, 0)
        .field(Field::Isolation, LemBadlands)
        .field(Field::Repulsor, PohlFoothills);
    let mut crystal = table(scene.clone());
    crystal.play(Move::Power(Card::DataCrystal));
    assert_eq!(crystal.forbids(Move::PickTerritory(LemBadlands)), "AF-10.5");
    let mut teleporter = table(scene);
    teleporter.play(Move::Discard(Card::OrbitalTeleporter));
    assert_eq!(teleporter.forbids(colony(PohlFoothills, 1)), "AF-10.8");
}

/// AF-10.2
#[test]
fn a_field_off_the_board_is_set_by_discarding_its_card() {
    for (card, field) in SETTERS {
        let mut table = table(Scene::of(2).card(0, card));
        table.play(Move::Discard(card));
        assert_eq!(table.legal_moves().len(), 8, "any territory");
        table.play(Move::PickTerritory(PohlFoothills));
        assert_eq!(table.field(field), Some(PohlFoothills));
        assert!(!table.holds(0, card));
        assert_eq!(table.discard_pile().count(card), 1);
        assert_eq!(table.fields_on(PohlFoothills).collect::<Vec<_>>(), [field]);
    }
}

/// AF-10.2
#[test]
fn a_field_taken_off_comes_back_with_its_card() {
    let scene = Scene::of(2).field(Field::Positron, LemBadlands).card(0, Card::BoosterPod);
    let mut table = table(scene.card(1, Card::DataCrystal));
    table.play(Move::Discard(Card::BoosterPod)).play(Move::PickField(Field::Positron));
    assert_eq!(table.field(Field::Positron), None);
    table.finish_turn().play_any(Move::Roll);
    table.play(Move::Discard(Card::DataCrystal)).play(Move::PickTerritory(LemBadlands));
    assert_eq!(table.field(Field::Positron), Some(LemBadlands));
}

/// AF-10.3
#[test]
fn a_field_on_the_board_has_to_move_elsewhere() {
    for (card, field) in SETTERS {
        let mut table = table(Scene::of(2).card(0, card).field(field, LemBadlands));
        table.play(Move::Discard(card));
        let stay = Move::PickTerritory(LemBadlands);
        assert_eq!(table.refusal(stay), (Refusal::FieldIsThere, "AF-10.3"));
        assert_eq!(table.legal_moves().len(), 7);
        table.play(Move::PickTerritory(AsimovCrater));
        assert_eq!(table.field(field), Some(AsimovCrater));
        let from = Some(LemBadlands);
        let moved = Event::FieldMoved { seat: Seat(0), field, from, to: Some(AsimovCrater) };
        assert!(table.events.contains(&moved));
    }
}

/// AF-10.4
#[test]
fn several_fields_may_share_a_territory() {
    let scene =
        Scene::of(2).field(Field::Isolation, LemBadlands).field(Field::Repulsor, LemBadlands);
    let mut table = table(scene.card(0, Card::DataCrystal));
    table.play(Move::Discard(Card::DataCrystal)).play(Move::PickTerritory(LemBadlands));
    assert_eq!(table.fields_on(LemBadlands).count(), 3);
}

/// AF-10.5
#[test]
fn isolation_takes_the_bonus_from_everybody() {
    let scene = Scene::of(2).dice("1").field(Field::Isolation, LemBadlands);
    let mut controller = table(scene.clone().colonies(LemBadlands, 0, 1));
    controller.play(dock(SolarConverter, "1"));
    assert_eq!(controller.has(0), (1, 0), "no bonus for the controller");
    let scene = scene.colonies(LemBadlands, 1, 1).colonies(PohlFoothills, 1, 1);
    let mut crystal = table(scene.card(0, Card::DataCrystal).goods(0, 5, 0));
    crystal.play(Move::Power(Card::DataCrystal));
    assert_eq!(crystal.refusal(Move::PickTerritory(LemBadlands)).0, Refusal::Isolated(LemBadlands));
    assert_eq!(crystal.legal_moves(), [Move::PickTerritory(PohlFoothills)]);
}

/// AF-10.5
#[test]
fn a_bonus_borrowed_before_ends_when_isolation_comes() {
    let scene = Scene::of(2).dice("1").colonies(LemBadlands, 1, 1).goods(0, 1, 0);
    let mut table = table(scene.card(0, Card::DataCrystal).card(0, Card::StasisBeam));
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(LemBadlands));
    table.play(Move::Discard(Card::StasisBeam)).play(Move::PickTerritory(LemBadlands));
    table.play(dock(SolarConverter, "1"));
    assert_eq!(table.has(0), (1, 0));
}

/// AF-10.6
#[test]
fn isolation_changes_neither_control_nor_points() {
    let mut table = table(Scene::of(2).colonies(LemBadlands, 1, 1).card(0, Card::StasisBeam));
    assert_eq!(table.score(1), 2);
    table.play(Move::Discard(Card::StasisBeam)).play(Move::PickTerritory(LemBadlands));
    assert_eq!((table.score(1), table.controller(LemBadlands)), (2, Some(Seat(1))));
}

/// AF-10.7
#[test]
fn positron_gives_its_controller_a_point_and_nobody_without_one() {
    let scene = Scene::of(2).colonies(LemBadlands, 1, 1).colonies(PohlFoothills, 0, 1);
    let scene = scene.colonies(PohlFoothills, 1, 1).card(0, Card::DataCrystal);
    let mut table = table(scene.field(Field::Positron, LemBadlands));
    assert_eq!((table.score(0), table.score(1)), (1, 4));
    table.play(Move::Discard(Card::DataCrystal)).play(Move::PickTerritory(PohlFoothills));
    assert_eq!((table.score(0), table.score(1)), (1, 3), "nobody controls Pohl Foothills");
}

/// AF-10.8
#[test]
fn repulsor_lets_no_colony_in_or_out() {
    let scene = Scene::of(2)
        .colonies(LemBadlands, 0, 1)
        .colonies(LemBadlands, 1, 1)
        .colonies(PohlFoothills, 1, 1)
        .circle(0, 7)
        .goods(0, 1, 1)
        .card(0, Card::OrbitalTeleporter)
        .card(0, Card::PolarityDevice)
        .field(Field::Repulsor, LemBadlands);
    let mut landing = table(scene.clone());
    landing.play(Move::Launch);
    assert_eq!(landing.refusal(Move::Land(LemBadlands)).0, Refusal::Repelled(LemBadlands));
    let mut moving = table(scene.clone());
    moving.play(Move::Discard(Card::OrbitalTeleporter));
    assert_eq!(moving.forbids(colony(LemBadlands, 0)), "AF-10.8");
    moving.play(colony(PohlFoothills, 1));
    assert_eq!(moving.forbids(Move::PickTerritory(LemBadlands)), "AF-10.8");
    let swapping = table(scene);
    assert_eq!(
        swapping.forbids(Move::Discard(Card::PolarityDevice)),
        "AF-11.9",
        "no partner is left"
    );
}

/// AF-10.9
#[test]
fn repulsor_does_not_stop_fields() {
    let scene = || {
        let scene =
            Scene::of(2).field(Field::Repulsor, LemBadlands).field(Field::Positron, LemBadlands);
        scene.card(0, Card::GravityManipulator).card(0, Card::DataCrystal).card(0, Card::BoosterPod)
    };
    let to = Move::PickTerritory(Territory::AsimovCrater);
    let mut itself = table(scene());
    itself.play(Move::Discard(Card::GravityManipulator)).play(to);
    assert_eq!(itself.field(Field::Repulsor), Some(AsimovCrater));
    let mut other = table(scene());
    other.play(Move::Discard(Card::DataCrystal)).play(to);
    assert_eq!(other.field(Field::Positron), Some(AsimovCrater));
    let mut off = table(scene());
    off.play(Move::Discard(Card::BoosterPod)).play(Move::PickField(Field::Repulsor));
    assert_eq!(off.field(Field::Repulsor), None);
}
