//! Games that were begun under version 1 of the rules go on as they began.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{
    AlienFrontiers, Card, Edition, Move, Options, Phase, Port, Refusal,
};

use super::table::*;

const ME: Seat = Seat(0);

/// AF-4.5
#[test]
fn a_block_with_one_ship_in_it_is_closed() {
    let scene = || {
        Scene::of(2).dice("4-4-2").goods(0, 9, 9).docked(1, Shipyard, "4").edition(Edition::First)
    };
    let table = table(scene());
    assert_eq!(table.refusal(dock(Shipyard, "4-4")).0, Refusal::NoPort(Shipyard));
    assert_eq!(table.forbids(dock(Shipyard, "4-4")), "AF-4.5");
    // With three players there is a second block, and it is used whole.
    let mut three = Table::from(
        Scene::of(3).dice("4-4-2").goods(0, 9, 9).docked(1, Shipyard, "4").edition(Edition::First),
    );
    three.play(dock(Shipyard, "4-4"));
    assert_eq!(three.ship_at(Port::of(Shipyard, 1)), None);
    assert!(three.ship_at(Port::of(Shipyard, 2)).is_some());
}

/// AF-7.1
#[test]
fn each_player_has_one_track_with_three_ports() {
    let mut table =
        table(Scene::of(4).dice("1-2-3-6").docked(1, ColonistHub, "5-5-5").edition(Edition::First));
    for value in ["1", "2", "3"] {
        table.play(dock(ColonistHub, value));
    }
    assert_eq!(table.forbids(dock(ColonistHub, "6")), "AF-4.1", "the own track is full");
    let own: Vec<bool> =
        (0..12).map(|n| table.ship_at(Port::of(ColonistHub, n)).is_some()).collect();
    assert_eq!(own[..6], [true; 6]);
    assert_eq!(own[6..], [false; 6], "no other track is used");
    assert_eq!((table.circle(ME), table.circle(Seat(1))), (3, 0));
    assert_eq!(table.has(0), (0, 0));
}

/// AF-7.5
#[test]
fn on_circle_seven_no_ship_docks_at_the_hub() {
    let scene = |circle| Scene::of(2).dice("3").circle(0, circle).edition(Edition::First);
    assert!(table(scene(6)).offers(dock(ColonistHub, "3")));
    assert_eq!(table(scene(7)).refusal(dock(ColonistHub, "3")), (Refusal::TrackDone, "AF-7.5"));
}

/// AF-9.1
#[test]
fn a_bonus_gained_after_the_second_ship_gives_nothing() {
    let scene = Scene::of(4)
        .dice("1-1-1")
        .colonies(AsimovCrater, 1, 1)
        .goods(0, 1, 0)
        .edition(Edition::First);
    let mut table = table(scene.card(0, Card::DataCrystal));
    table.play(dock(ColonistHub, "1")).play(dock(ColonistHub, "1"));
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(AsimovCrater));
    table.play(dock(ColonistHub, "1"));
    assert_eq!(table.circle(ME), 3);
}

/// AF-13.7
#[test]
fn a_save_of_version_1_is_of_the_first_edition_with_its_hundred_rounds() {
    let mut setup = r#"{"options":{"players":3,"long":true},"seats":[]}"#.to_owned();
    AlienFrontiers::migrate(1, &mut setup, &mut Vec::new());
    let setup: serde_json::Value = serde_json::from_str(&setup).expect("JSON");
    let options: Options = serde_json::from_value(setup["options"].clone()).expect("options");
    assert_eq!(options, Options { players: 3, long: true, edition: Edition::First });
    let scene = Scene::of(2).turn(1).first(0).round(100).edition(Edition::First);
    let mut table = table(scene);
    table.play(Move::EndTurn);
    assert!(matches!(table.phase(), Phase::Over(_)));
}
