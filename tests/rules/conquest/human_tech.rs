//! Every Human Tech card, at work.

use saucer_night::games::conquest::cards::{LocCard, ResCard, Tech};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Move, Options};

use super::table::{Table, a};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;
const TANKS: u32 = ResCard::ArmyTanks as u32;

fn active(tech: Tech) -> Scene {
    let options = Options { players: 2, active_resistance: true, ..Options::default() };
    Scene::of(options).tech(tech)
}

/// Four Orzax Saucers at a Location: what was settled first.
fn fight(tech: Tech, location: LocCard, luck: &[u32]) -> ([i16; 2], [u8; 2], Option<u8>) {
    let scene = active(tech).location(a(1), location).saucers(0, &[a(1); 4]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), luck.iter().copied());
    let settled = table.events.iter().find_map(|event| match event {
        Event::RoundSettled { strength, dice, winner, .. } => Some((*strength, *dice, *winner)),
        _ => None,
    });
    settled.expect("a Fight Round was settled")
}

#[test]
fn atomic_armor_strengthens_hard_resistance() {
    assert_eq!(fight(Tech::AtomicArmor, LocCard::Town, &[TANKS, 1, 2]).0[1], 6);
    assert_eq!(fight(Tech::AtomicArmor, LocCard::Town, &[INFANTRY, 1, 2]).0[1], 3);
}

#[test]
fn jet_packs_strengthen_soft_resistance_and_make_it_air() {
    assert_eq!(fight(Tech::JetPacks, LocCard::Town, &[INFANTRY, 1, 2]).0[1], 4);
    assert_eq!(fight(Tech::JetPacks, LocCard::AirForceBase, &[INFANTRY, 1, 2]).0[1], 3 + 1 + 2);
    assert_eq!(fight(Tech::JetPacks, LocCard::AirForceBase, &[TANKS, 1, 2]).0[1], 5);
}

#[test]
fn ray_shielding_stops_crushing_victories_over_hard_resistance() {
    let robot = [ResCard::ToughSergeant as u32, ResCard::ArmyFighterPlanes as u32, 6, 5];
    assert_eq!(fight(Tech::RayShielding, LocCard::Town, &robot), ([8, 9], [6, 5], None));
    let infantry = [ResCard::ToughSergeant as u32, INFANTRY, 6, 5];
    assert_eq!(fight(Tech::RayShielding, LocCard::Town, &infantry).2, Some(0));
}

#[test]
fn early_warning_radar_gives_a_die_in_the_first_fight() {
    let scene = active(Tech::EarlyWarningRadar).location(a(1), LocCard::Town);
    let mut table = Table::new(scene.saucers(0, &[a(1); 4]).battles());
    table.luck(Move::Resolve(a(1)), [TANKS, 3, 1, 4]);
    table.luck(Move::Stay, [TANKS, 3, 1]);
    let last =
        Event::RoundSettled { strength: [8, 5], dice: [3, 1], winner: Some(0), outright: false };
    assert!(table.happened(&last), "one die in the second");
}

#[test]
fn mind_shield_helmets_make_menace_dearer() {
    let game = active(Tech::MindShieldHelmets).build();
    assert_eq!((game.menace_price(1), game.menace_price(2)), (2, 3));
}

#[test]
fn the_electronic_brain_may_move_the_track_again() {
    let moved = |roll: u32| {
        let scene = active(Tech::ElectronicBrain).resistance_step(3);
        Table::of(scene.build_with([roll, 1])).game.track().unwrap().step
    };
    assert_eq!((moved(4), moved(5)), (1, 2));
}
