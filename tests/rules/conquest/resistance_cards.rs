//! Every Resistance card and counter, fought.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, ResCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Figure, Move, Options, Source};

use super::table::{ANN, Table, a};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

/// Four Orzax Saucers (8) fight this at this Location; what the Resistance's Strength and die were.
fn against(location: LocCard, cards: &[ResCard], dice: &[u32]) -> (i16, u8, Option<u8>) {
    let here = [a(1); 4];
    let scene = Scene::new(2).location(a(1), location).saucers(0, &here).battles();
    let mut table = Table::new(scene);
    let drawn = cards.iter().map(|card| *card as u32);
    table.luck(Move::Resolve(a(1)), drawn.chain(dice.iter().copied()));
    let settled = table.events.iter().find_map(|event| match event {
        Event::RoundSettled { strength, dice, winner, .. } => Some((strength[1], dice[1], *winner)),
        _ => None,
    });
    settled.expect("a round was settled")
}

#[test]
fn full_resistance_has_its_printed_strength() {
    let plain = [
        (ResCard::AngryMob, 1),
        (ResCard::ArmyInfantry, 3),
        (ResCard::ArmyTanks, 5),
        (ResCard::ArmyFighterPlanes, 6),
        (ResCard::CaptainFantastic, 9),
        (ResCard::NationalGuard, 5),
        (ResCard::FlamethrowerSquad, 5),
        (ResCard::MarineRaiders, 6),
        (ResCard::BomberWing, 7),
        (ResCard::ExperimentalRobot, 7),
    ];
    for (card, strength) in plain {
        assert_eq!(against(LocCard::Town, &[card], &[1, 2]).0, strength, "{card:?}");
    }
}

#[test]
fn some_are_stronger_in_their_places() {
    let at = |location, card| against(location, &[card], &[1, 2]).0;
    assert_eq!(at(LocCard::CountyFair, ResCard::AngryMob), 1 + 2 + 4, "and the Fair is Bold");
    assert_eq!(at(LocCard::TankFactory, ResCard::NationalGuard), 5 + 1);
    assert_eq!(at(LocCard::FishingVillage, ResCard::MarineRaiders), 6 + 1);
    assert_eq!(at(LocCard::TankFactory, ResCard::ExperimentalRobot), 7 + 1 + 1, "Hard, Power");
    let battery =
        against(LocCard::NationalMonument, &[ResCard::ArtilleryBattery], &[5, 5, 5, 5, 1, 2]);
    assert_eq!(battery.0, 6 + 1 + 1);
}

#[test]
fn paratroopers_bring_a_counter_down() {
    let scene = Scene::new(2).location(a(1), LocCard::Town).saucers(0, &[a(1), a(1)]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyParatroopers as u32, 6, 4, 1]);
    assert_eq!(*table.game.ground(a(6)).counters, [Counter::Paratroopers]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [4, 4],
        dice: [4, 1],
        winner: Some(0),
        outright: false
    }));
}

#[test]
fn captain_fantastic_reshuffles() {
    let scene = Scene::new(2).location(a(1), LocCard::Town).saucers(0, &[a(1)]).battles();
    let mut table = Table::new(scene.discarded_resistance(ResCard::ArmyTanks));
    table.luck(Move::Resolve(a(1)), [ResCard::CaptainFantastic as u32, 1, 2]);
    assert_eq!(table.game.resistance().rest.len(), 35);
}

#[test]
fn the_flamethrowers_are_deadly_and_the_marines_assault() {
    assert_eq!(against(LocCard::Town, &[ResCard::FlamethrowerSquad], &[4, 5]).2, Some(1));
    assert_eq!(
        against(LocCard::Town, &[ResCard::MarineRaiders], &[3, 5]).2,
        Some(1),
        "a tie at 11"
    );
    assert_eq!(against(LocCard::Town, &[ResCard::NationalGuard], &[2, 5]).2, None, "others do not");
}

#[test]
fn the_artillery_shells_before_the_dice() {
    let scene = Scene::new(2).location(a(1), LocCard::Town).saucers(0, &[a(1), a(1)]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [ResCard::ArtilleryBattery as u32, 2, 3, 6, 1]);
    assert_eq!(table.pool(ANN), 3);
}

#[test]
fn the_bomber_wings_bombs_still_fall() {
    let scene = Scene::new(2).location(a(1), LocCard::Town).saucers(0, &[a(1), a(1)]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [ResCard::BomberWing as u32, 6, 1, 1, 2]);
    assert!(table.happened(&Event::Destroyed { seat: ANN, figure: Figure::Saucer, at: a(1) }));
    assert_eq!((table.crew(ANN, a(1)), table.game.battle().unwrap().won), (1, 1));
}

#[test]
fn the_robot_and_the_doctor_cannot_be_crushed() {
    assert_eq!(
        against(LocCard::Town, &[ResCard::ExperimentalRobot], &[6, 5]).2,
        Some(0),
        "14 to 12"
    );
    let doctor = [ResCard::CountryDoctor, ResCard::ArmyFighterPlanes];
    assert_eq!(against(LocCard::City, &doctor, &[6, 5]), (6 + 2 + 1, 5, None), "14 to 14");
}

#[test]
fn heroes_add_their_bonuses() {
    let with = |hero: ResCard| against(LocCard::Town, &[hero, ResCard::ArmyInfantry], &[1, 2]).0;
    assert_eq!(with(ResCard::LocalGeologist), 3 + 1);
    assert_eq!(with(ResCard::ArmyScientists), 3 + 1);
    assert_eq!(with(ResCard::SmallTownSheriff), 3 + 2 + 1, "in a Town");
    assert_eq!(with(ResCard::TestPilot), 3 + 2);
    assert_eq!(with(ResCard::ToughSergeant), 3 + 3);
    assert_eq!(with(ResCard::HotRodTeenagers), 3 + 2 + 4, "Bold against four");
    assert_eq!(with(ResCard::RanchSharpshooter), 3 + 2);
    assert_eq!(with(ResCard::BrilliantProfessor), 3 + 2, "no Resistance Events here");
    assert_eq!(with(ResCard::CountryDoctor), 3 + 2);
}

#[test]
fn the_professor_thinks_of_something() {
    let options = Options { players: 2, active_resistance: true, ..Options::default() };
    let scene = Scene::of(options).location(a(1), LocCard::Town).saucers(0, &[a(1); 4]).battles();
    let mut table = Table::new(scene);
    let (professor, session) = (ResCard::BrilliantProfessor, EventCard::EmergencySession);
    table.luck(Move::Resolve(a(1)), [professor as u32, session as u32, INFANTRY, 5, 1]);
    assert!(table.happened(&Event::Announced { seat: ANN, source: Source::Red(session) }));
    assert_eq!(table.game.track().map(|track| track.step), Some(1));
}

#[test]
fn heroes_are_better_in_their_places() {
    let at = |location, hero: ResCard, other: ResCard| against(location, &[hero, other], &[1, 6]).0;
    assert_eq!(at(LocCard::ResearchLab, ResCard::ArmyScientists, ResCard::ArmyInfantry), 3 + 1 + 1);
    assert_eq!(at(LocCard::Town, ResCard::TestPilot, ResCard::ArmyFighterPlanes), 6 + 2 + 2);
    // The Sheriff assaults in a Town only.
    let sheriff = [ResCard::SmallTownSheriff, ResCard::ArmyInfantry];
    assert_eq!(against(LocCard::SmallTown, &sheriff, &[2, 4]).2, Some(1), "a tie at 10");
    assert_eq!(against(LocCard::LumberCamp, &sheriff, &[2, 5]), (5, 5, None));
}

#[test]
fn the_ranger_is_cunning_near_a_forest_and_the_reporter_anywhere() {
    let ranger = [ResCard::ForestRanger, ResCard::ArmyInfantry];
    assert_eq!(against(LocCard::LumberCamp, &ranger, &[1, 2, 4]).1, 4, "two dice");
    assert_eq!(against(LocCard::SmallTown, &ranger, &[1, 2]), (5, 2, Some(0)));
    // Next to a Forest too.
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).location(a(2), LocCard::Forest);
    let mut table = Table::new(scene.saucers(0, &[a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [ResCard::ForestRanger as u32, INFANTRY, 1, 2, 3]);
    let reporter = [ResCard::CrusadingReporter, ResCard::ArmyInfantry];
    assert_eq!(against(LocCard::SmallTown, &reporter, &[1, 2, 4]), (5, 4, None));
    assert_eq!(against(LocCard::RadioStation, &reporter, &[1, 2, 4]).0, 6);
}

#[test]
fn the_sharpshooter_lends_deadly() {
    let cards = [ResCard::RanchSharpshooter, ResCard::ArmyInfantry];
    assert_eq!(against(LocCard::Town, &cards, &[4, 5]).2, Some(1));
}

#[test]
fn counters_fight_with_their_strength() {
    for (counter, strength) in [(Counter::Infantry, 3), (Counter::Paratroopers, 4)] {
        let scene = Scene::new(2).location(a(1), LocCard::Forest).counter(a(1), counter);
        let mut table = Table::new(scene.saucers(0, &[a(1)]).battles());
        table.luck(Move::Resolve(a(1)), [6, 1]);
        let settled = Event::RoundSettled {
            strength: [2, strength],
            dice: [6, 1],
            winner: Some(0),
            outright: false,
        };
        assert!(table.happened(&settled), "{counter:?}");
    }
}
