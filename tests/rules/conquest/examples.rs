//! Section 18.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, Race, ResCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Against, Command, Event, Figure, Move, Question, Refusal};

use super::table::{ANN, BEN, CAT, Table, a};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

/// The two Orzax Saucers of the rulebook's battle, in an Empty Space.
fn orzax() -> Table {
    Table::new(Scene::new(2).saucers(0, &[a(1), a(1)]).tokens(0, 0).battles())
}

fn settled(strength: [i16; 2], dice: [u8; 2], winner: Option<u8>) -> Event {
    Event::RoundSettled { strength, dice, winner, outright: false }
}

/// CQ-18.1, CQ-18.2, CQ-18.3, CQ-18.4
#[test]
fn the_rulebooks_battle() {
    let mut table = orzax();
    // The Town starts a Battle of two Fights; the first against Infantry, dice 4 and 2.
    table.luck(Move::Resolve(a(1)), [LocCard::Town as u32, INFANTRY, 4, 2]);
    assert_eq!((table.game.resistance_value(a(1)), table.game.population(a(1))), (2, 2));
    assert!(table.happened(&settled([4, 3], [4, 2], Some(0))));
    assert_eq!(table.game.resistance().discard.count(ResCard::ArmyInfantry), 1);
    assert_eq!((table.crew(ANN, a(1)), table.game.battle().unwrap().won), (2, 1));
    // The second: a Geologist with Fighter Planes, dice 3 and 5.
    let script = [ResCard::LocalGeologist as u32, ResCard::ArmyFighterPlanes as u32, 3, 5];
    table.luck(Move::Stay, script);
    assert!(table.happened(&settled([4, 7], [3, 5], Some(1))));
    assert_eq!((table.crew(ANN, a(1)), table.pool(ANN)), (1, 3));
    let battle = table.game.battle().unwrap();
    assert_eq!((battle.full, battle.heroes.len()), (Some(ResCard::ArmyFighterPlanes), 1));
    assert_eq!(table.asked(), Some((ANN, Question::StayOrEscape)));
    // They stay; dice 6 and 4 crush.
    table.luck(Move::Stay, [6, 4]);
    assert!(table.happened(&settled([2, 7], [6, 4], Some(0))));
    let pile = &table.game.resistance().discard;
    assert_eq!(
        (pile.count(ResCard::ArmyFighterPlanes), pile.count(ResCard::LocalGeologist)),
        (1, 1)
    );
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    assert_eq!((table.game.resistance_value(a(1)), table.game.terror(ANN)), (0, 2));
}

/// CQ-18.5
#[test]
fn three_trun_a_city_and_the_menthalars() {
    let scene = Scene::new(2).race(0, Race::Trun).location(a(1), LocCard::City);
    let mut table = Table::new(scene.saucers(0, &[a(1), a(1), a(1)]).tokens(0, 0).battles());
    assert_eq!(table.game.resistance_value(a(1)), 3);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 2, 1, INFANTRY, 2, 1, INFANTRY, 2, 1]);
    assert!(table.happened(&settled([12, 4], [2, 1], Some(0))));
    let fights = table.events.iter().filter(|event| matches!(event, Event::RoundSettled { .. }));
    assert_eq!(fights.count(), 3);
    assert_eq!(Race::Menthalars.sheet().intelligence, 5);
    let drawn = [EventCard::DeathRay; 3].into_iter().chain([EventCard::ForceDome; 2]);
    let ben = [EventCard::BattleFrenzy; 3].into_iter().chain([EventCard::SupplyPod]);
    let scene = Scene::new(2).race(0, Race::Menthalars).race(1, Race::FomeGuild).dealing();
    let game = scene.build_with(drawn.chain(ben).map(|card| card as u32));
    assert_eq!(Table::of(game).hand(ANN), 5);
}

/// CQ-18.10
#[test]
fn paratroopers_elsewhere_wait_for_the_end_of_the_battle() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::Town)
        .location(a(3), LocCard::Forest)
        .saucers(0, &[a(1), a(1), a(3), a(3)])
        .tokens(0, 0)
        .battles();
    let mut table = Table::new(scene);
    // Drawn as the first Resistance; the counter lands in Space 3.
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyParatroopers as u32, 3, 5, 1]);
    assert_eq!(*table.game.ground(a(3)).counters, [Counter::Paratroopers]);
    assert_eq!(table.game.battle().unwrap().space, a(1), "the Battle is finished first");
    table.luck(Move::Stay, [INFANTRY, 5, 1, 5, 1]);
    let began = Event::BattleBegan { seat: ANN, space: a(3), against: Against::Arrivals };
    assert!(table.happened(&began), "then that Fight follows at once");
    assert_eq!(table.what(), Question::BattleMenu);
}

/// CQ-18.11
#[test]
fn a_counter_at_the_landing_site_traps_a_landed_alien() {
    let scene = Scene::new(2).counter(a(0), Counter::Infantry).saucers(0, &[]);
    let mut table = Table::new(scene);
    table.play(Move::Land(Figure::Saucer));
    let away = Move::Fly { figure: Figure::Saucer, from: a(0), to: a(1) };
    assert_eq!(table.refusal(away), Refusal::MoveEnded);
    table.play(Move::EndPhase);
    assert!(!table.legal(Move::EndPhase), "the Battle is in the Battle Phase");
    table.luck(Move::Resolve(a(0)), [6, 1]);
    assert!(table.game.ground(a(0)).counters.is_empty());
}

/// CQ-18.12
#[test]
fn forest_ranger_then_captain_fantastic() {
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1)]).tokens(0, 0);
    let mut table = Table::new(scene.battles());
    let script = [ResCard::ForestRanger as u32, ResCard::CaptainFantastic as u32, 6, 1];
    table.luck(Move::Resolve(a(1)), script);
    assert!(table.happened(&settled([2, 11], [6, 1], Some(0))), "drawing ended, one Hero helps");
}

/// CQ-18.13
#[test]
fn mind_controlled_resistance_leaves_the_monuments_bonus_behind() {
    let scene = Scene::new(2)
        .race(0, Race::Menthalars)
        .location(a(1), LocCard::NationalMonument)
        .saucers(0, &[a(1)])
        .tokens(0, 1)
        .battles();
    let mut table = Table::new(scene);
    let (tanks, mob) = (ResCard::ArmyTanks as u32, ResCard::AngryMob as u32);
    table.luck(Move::Resolve(a(1)), [tanks, INFANTRY]);
    table.play(Move::PutBack(1, true));
    table.play(Move::PutBack(0, false));
    assert_eq!(table.game.strength(1), 5 + 1);
    table.luck(Move::UseGift(1, 0), [mob, 2, 1]);
    assert!(table.happened(&settled([2 + 5, 1 + 1], [2, 1], Some(0))));
}

/// CQ-18.14
#[test]
fn a_second_one_gives_no_second_token() {
    let mut table = Table::new(Scene::new(2).command_phase());
    table.play(Move::Command(Command::Five));
    table.luck(Move::Command(Command::Die), [1]).luck(Move::RollAgain, [1]);
    assert_eq!((table.game.player(BEN).points, table.tokens(BEN)), (1, 1));
}

/// CQ-18.15
#[test]
fn the_paratroopers_roll_again_if_they_would_land_in_the_battle() {
    let scene = Scene::new(2).location(a(2), LocCard::SmallTown).saucers(0, &[a(2), a(2)]);
    let mut table = Table::new(scene.tokens(0, 0).battles());
    table.luck(Move::Resolve(a(2)), [ResCard::ArmyParatroopers as u32, 2, 2, 5, 5, 1]);
    assert_eq!(*table.game.ground(a(5)).counters, [Counter::Paratroopers]);
    assert!(table.game.ground(a(2)).counters.is_empty());
}

/// CQ-18.16
#[test]
fn the_command_example() {
    let mut table = Table::new(Scene::new(3).command_phase());
    table.play(Move::Command(Command::Four)).play(Move::Command(Command::Two));
    table.luck(Move::Command(Command::Die), [1]).luck(Move::RollAgain, [3]);
    assert_eq!((table.tokens(CAT), table.game.player(CAT).number), (1, 3));
    assert_eq!(table.game.first_player(), BEN);
    let left = [ANN, BEN, CAT].map(|seat| table.game.player(seat).commands.count_ones());
    assert_eq!(left, [5, 5, 6]);
}

/// CQ-18.17
#[test]
fn a_double_six_is_a_tie_unless_assaulted() {
    // Four Saucers: 8+6 = 14 to 3+6 = 9.
    let scene = || {
        let here = [a(1); 4];
        Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &here).tokens(0, 0).battles()
    };
    let mut table = Table::new(scene());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 6, 6]);
    assert!(table.happened(&settled([8, 3], [6, 6], None)));
    assert_eq!(table.pool(ANN), 0);
    // The Sheriff gives Assault in a Town.
    let mut table = Table::new(scene());
    table.luck(Move::Resolve(a(1)), [ResCard::SmallTownSheriff as u32, INFANTRY, 6, 6]);
    assert_eq!(table.pool(ANN), 1);
}
