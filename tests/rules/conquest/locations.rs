//! Every Location text, at work.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Figure, Move, Options, Question};

use super::table::{ANN, BEN, Table, a, o};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;
const TANKS: u32 = ResCard::ArmyTanks as u32;

/// Four Orzax Saucers resolve the Location.
fn resolve(location: LocCard, luck: &[u32]) -> Table {
    let scene = Scene::new(2).location(a(1), location).saucers(0, &[a(1); 4]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), luck.iter().copied());
    table
}

fn settled(table: &Table) -> ([i16; 2], [u8; 2], Option<u8>) {
    let last = table.events.iter().rev().find_map(|event| match event {
        Event::RoundSettled { strength, dice, winner, .. } => Some((*strength, *dice, *winner)),
        _ => None,
    });
    last.expect("a Fight Round was settled")
}

/// Wins so many Fights against Infantry and conquers, with this luck for the text.
fn conquer(location: LocCard, luck: &[u32]) -> Table {
    let fights = location.sheet().resistance;
    let scene = Scene::new(2).location(a(1), location).saucers(0, &[a(1); 4]).battles();
    let mut table = Table::new(scene);
    for fight in 1..=fights {
        let mv = if fight == 1 { Move::Resolve(a(1)) } else { Move::Stay };
        let more: &[u32] = if fight == fights { luck } else { &[] };
        table.luck(mv, [INFANTRY, 5, 1].into_iter().chain(more.iter().copied()));
    }
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    table
}

#[test]
fn locations_have_their_printed_numbers() {
    let numbers = [
        (LocCard::City, 3, 3),
        (LocCard::Town, 2, 2),
        (LocCard::SmallTown, 1, 1),
        (LocCard::Forest, 0, 0),
        (LocCard::GrassyFields, 0, 0),
        (LocCard::RollingHills, 0, 0),
        (LocCard::NationalMonument, 2, 2),
        (LocCard::RadioStation, 1, 1),
        (LocCard::HydroElectricDam, 2, 1),
        (LocCard::CollegeTown, 2, 1),
        (LocCard::TankFactory, 2, 1),
        (LocCard::ArmyBase, 3, 2),
        (LocCard::AirForceBase, 2, 1),
        (LocCard::NuclearPlant, 2, 1),
        (LocCard::ResearchLab, 1, 1),
        (LocCard::Observatory, 1, 1),
        (LocCard::RocketTestRange, 2, 1),
        (LocCard::CrashSite, 1, 0),
        (LocCard::CropCircles, 0, 0),
        (LocCard::FishingVillage, 1, 1),
        (LocCard::MountainLake, 0, 0),
        (LocCard::HarborCity, 3, 3),
        (LocCard::LumberCamp, 1, 1),
        (LocCard::MiningTown, 2, 1),
        (LocCard::CountyFair, 2, 2),
        (LocCard::DriveInTheater, 1, 1),
        (LocCard::Suburbs, 2, 2),
    ];
    assert_eq!(numbers.len(), 27);
    for (location, resistance, population) in numbers {
        let game = Scene::new(2).location(a(1), location).build();
        let have = (game.resistance_value(a(1)), game.population(a(1)));
        assert_eq!(have, (resistance, population), "{location:?}");
    }
}

#[test]
fn quiet_places_ask_for_no_fight() {
    for location in
        [LocCard::Forest, LocCard::GrassyFields, LocCard::RollingHills, LocCard::MountainLake]
    {
        let mut table = Table::new(Scene::new(2).saucers(0, &[a(1)]).battles());
        table.luck(Move::Resolve(a(1)), [location as u32]);
        assert_eq!((table.what(), table.tokens(ANN)), (Question::BattleMenu, 0));
        assert!(table.game.battle().is_none());
    }
}

#[test]
fn plain_towns_help_nobody() {
    for location in
        [LocCard::Town, LocCard::SmallTown, LocCard::FishingVillage, LocCard::LumberCamp]
    {
        assert_eq!(settled(&resolve(location, &[TANKS, 1, 2])).0, [8, 5], "{location:?}");
    }
}

#[test]
fn cities_monuments_and_drive_ins_strengthen_the_resistance() {
    for location in [LocCard::City, LocCard::NationalMonument, LocCard::DriveInTheater] {
        assert_eq!(settled(&resolve(location, &[INFANTRY, 1, 2])).0, [8, 4], "{location:?}");
    }
    let scene = Scene::new(2).location(o(1), LocCard::Forest).saucers(0, &[o(0); 4]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(o(0)), [INFANTRY, 2, 1]);
    assert_eq!(table.game.ground(o(0)).location, Some(LocCard::CapitolCity));
    assert_eq!(settled(&table).0, [8, 5]);
}

#[test]
fn the_historic_monument_assaults_and_pays_its_holder() {
    let options = Options { players: 2, monument: true, ..Options::default() };
    let mut table = Table::new(
        Scene::of(options).location(o(1), LocCard::Forest).saucers(0, &[o(0); 2]).battles(),
    );
    table.luck(Move::Resolve(o(0)), [INFANTRY, 1, 2]);
    assert_eq!((settled(&table).2, table.pool(ANN)), (Some(1), 3), "a tie is lost");
    let scene = Scene::of(options).held(o(0), LocCard::HistoricMonument, 0).turn_start();
    assert_eq!(Table::new(scene).tokens(ANN), 1);
}

#[test]
fn the_radio_station_makes_neighbours_worth_more() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::RadioStation)
        .held(a(2), LocCard::Town, 0)
        .held(a(6), LocCard::CrashSite, 0);
    let game = scene.build();
    assert_eq!((game.population(a(2)), game.population(a(6)), game.population(a(1))), (3, 0, 1));
}

#[test]
fn the_dam_gives_its_holder_an_action_point() {
    let scene = Scene::new(2).held(a(1), LocCard::HydroElectricDam, 0).turn_start();
    assert_eq!(Table::new(scene).game.player(ANN).points, 5);
}

#[test]
fn the_college_town_enlarges_its_holders_hand() {
    let game = Scene::new(2).held(a(1), LocCard::CollegeTown, 1).build();
    assert_eq!((game.hand_size(ANN), game.hand_size(BEN)), (4, 5));
}

#[test]
fn the_tank_factory_arms_hard_resistance_and_gives_stuff() {
    assert_eq!(settled(&resolve(LocCard::TankFactory, &[TANKS, 1, 2])).0[1], 6);
    assert_eq!(settled(&resolve(LocCard::TankFactory, &[INFANTRY, 1, 2])).0[1], 3);
    let table = conquer(LocCard::TankFactory, &[StuffCard::HeatCannon as u32]);
    assert_eq!(table.game.player(ANN).stuff.len(), 1);
}

#[test]
fn the_army_base_makes_the_military_assault_and_gives_stuff() {
    // A tie at 8+1 to 5+4 is lost to Tanks, not to a Mob without keyword Military.
    assert_eq!(settled(&resolve(LocCard::ArmyBase, &[TANKS, 1, 4])).2, Some(1));
    let robot = ResCard::ExperimentalRobot as u32;
    assert_eq!(settled(&resolve(LocCard::ArmyBase, &[robot, 2, 3])).2, None);
    let table = conquer(LocCard::ArmyBase, &[StuffCard::HeatCannon as u32]);
    assert_eq!(table.game.player(ANN).stuff.len(), 1);
}

#[test]
fn the_air_force_base_helps_air_and_gives_events() {
    let planes = ResCard::ArmyFighterPlanes as u32;
    assert_eq!(settled(&resolve(LocCard::AirForceBase, &[planes, 1, 2])).0[1], 8);
    assert_eq!(settled(&resolve(LocCard::AirForceBase, &[TANKS, 1, 2])).0[1], 5);
    let two = [EventCard::DeathRay as u32, EventCard::ForceDome as u32];
    assert_eq!(conquer(LocCard::AirForceBase, &two).hand(ANN), 2);
}

#[test]
fn the_nuclear_plant_pays_and_blows_up() {
    assert_eq!(conquer(LocCard::NuclearPlant, &[]).tokens(ANN), 1);
    let scene = Scene::new(2)
        .location(a(1), LocCard::NuclearPlant)
        .saucers(0, &[a(0), a(4)])
        .saucers(1, &[a(2)])
        .hand(0, &[EventCard::AtomicBomb]);
    let mut table = Table::new(scene);
    // Dice for Ann's Saucer on the Landing Site and Ben's next door.
    table.play(Move::Play(EventCard::AtomicBomb, 0)).luck(Move::At(a(1)), [2, 3]);
    assert!(table.happened(&Event::Destroyed { seat: ANN, figure: Figure::Saucer, at: a(0) }));
    assert_eq!((table.crew(BEN, a(2)), table.crew(ANN, a(4))), (1, 1));
}

#[test]
fn the_research_lab_gives_stuff() {
    // Without a Tech Track the other option does nothing and may not be picked.
    let table = conquer(LocCard::ResearchLab, &[StuffCard::HeatCannon as u32]);
    assert_eq!(table.game.player(ANN).stuff.len(), 1);
}

#[test]
fn the_observatory_gives_an_event_and_a_look() {
    let seen = [
        EventCard::DeathRay as u32,
        LocCard::City as u32,
        LocCard::Town as u32,
        LocCard::Forest as u32,
    ];
    let mut table = conquer(LocCard::Observatory, &seen);
    assert_eq!((table.hand(ANN), table.what()), (1, Question::Target));
    assert_eq!(table.game.locations().looked.len(), 3);
    table.play(Move::PutBack(2, false)).play(Move::PutBack(0, true)).play(Move::PutBack(0, true));
    let deck = table.game.locations();
    assert_eq!((deck.top[0].card, deck.bottom.len()), (Some(LocCard::Forest), 2));
}

#[test]
fn the_rocket_test_range_gives_tokens() {
    assert_eq!(conquer(LocCard::RocketTestRange, &[]).tokens(ANN), 2);
}

#[test]
fn the_crash_site_gives_stuff_and_a_token() {
    let table = conquer(LocCard::CrashSite, &[StuffCard::HeatCannon as u32]);
    assert_eq!((table.game.player(ANN).stuff.len(), table.tokens(ANN)), (1, 1));
    assert_eq!(table.game.terror(ANN), 0);
}

#[test]
fn the_crop_circles_pay_their_explorer() {
    let mut table = Table::new(Scene::new(2).saucers(0, &[a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [LocCard::CropCircles as u32]);
    assert_eq!((table.tokens(ANN), table.tokens(BEN)), (1, 0));
}

#[test]
fn the_harbor_citys_first_resistance_assaults() {
    let scene = Scene::new(2).location(a(1), LocCard::HarborCity).saucers(0, &[a(1); 4]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [TANKS, 1, 4]);
    assert_eq!(settled(&table).2, Some(1), "a tie at 9");
    table.luck(Move::Stay, [6, 1]).luck(Move::Stay, [TANKS, 1, 2]);
    assert_eq!(settled(&table), ([6, 5], [1, 2], None), "the second does not");
}

#[test]
fn the_mining_town_helps_scientists() {
    let geologist = ResCard::LocalGeologist as u32;
    assert_eq!(
        settled(&resolve(LocCard::MiningTown, &[geologist, INFANTRY, 1, 2])).0[1],
        3 + 1 + 1
    );
    let sergeant = ResCard::ToughSergeant as u32;
    assert_eq!(settled(&resolve(LocCard::MiningTown, &[sergeant, INFANTRY, 1, 2])).0[1], 3 + 3);
}

#[test]
fn the_county_fair_is_bold() {
    assert_eq!(settled(&resolve(LocCard::CountyFair, &[INFANTRY, 1, 2])).0, [8, 3 + 4]);
    let scene = Scene::new(2).held(a(1), LocCard::CountyFair, 0).counter(a(1), Counter::Infantry);
    let mut table = Table::new(scene.saucers(0, &[a(1), a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [5, 1]);
    assert_eq!(settled(&table).0, [4, 3 + 2], "counters too");
}

#[test]
fn the_suburbs_give_a_die() {
    assert_eq!(settled(&resolve(LocCard::Suburbs, &[INFANTRY, 1, 2, 5])).1, [1, 5]);
}
