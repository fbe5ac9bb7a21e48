//! Counters, races and the Human side by the letter of the rulebook.

use saucer_night::engine::{Chance, GameModel};
use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, Race, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{
    Colour, Conquest, Edition, Event, Figure, Mode, Move, Options, Question, Refusal,
};

use super::table::{ANN, BEN, Table, a};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

fn coop() -> Options {
    Options { players: 2, mode: Mode::Cooperative, ..Options::default() }
}

/// CQ-12.9, CQ-18.2
#[test]
fn two_orzax_with_the_card_they_begin_with_have_strength_four() {
    let strength = |scene: Scene, cards: &[StuffCard]| {
        let scene = scene.location(a(1), LocCard::Town).saucers(0, &[a(1), a(1)]).tokens(0, 0);
        let scene = cards.iter().fold(scene, |scene, card| scene.stuff(0, *card));
        let mut table = Table::new(scene.battles());
        table.luck(Move::Resolve(a(1)), [INFANTRY, 4, 2]);
        table.events.iter().find_map(|event| match event {
            Event::RoundSettled { strength, .. } => Some(strength[0]),
            _ => None,
        })
    };
    let cards = [
        StuffCard::RobotButler,
        StuffCard::CommandBeacon,
        StuffCard::CloningVats,
        StuffCard::HeatCannon,
        StuffCard::AntigravBelts,
    ];
    assert_eq!(strength(Scene::new(2), &cards[..1]), Some(4), "as in the rulebook's battle");
    assert_eq!(strength(Scene::new(2), &cards[..2]), Some(5));
    assert_eq!(strength(Scene::new(2), &cards), Some(7), "at most three more");
    assert_eq!(strength(Scene::new(2).first_edition(), &cards[..1]), Some(5));
}

/// CQ-10.5
#[test]
fn a_counter_that_joins_a_battle_fights_a_fellow_who_is_left_there() {
    // Two Heroes bring Infantry into the Space. Ann loses all; Ben has a Saucer there.
    let script = [
        ResCard::LocalGeologist as u32,
        ResCard::ArmyScientists as u32,
        EventCard::CallInTheArmy as u32,
        Counter::Infantry as u32,
        1,
        Counter::Infantry as u32,
        3,
        ResCard::ArmyTanks as u32,
        1,
        5,
    ];
    let scene = Scene::of(coop()).location(a(1), LocCard::SmallTown).tokens(0, 0).tokens(1, 0);
    let scene = scene.saucers(0, &[a(1)]).saucers(1, &[a(1), a(1)]);
    let mut table = Table::new(scene.clone().battles());
    // Then 2+2+5 to 3+1 for Ben.
    table.luck(Move::Resolve(a(1)), script.into_iter().chain([5, 1]));
    assert_eq!(table.pool(ANN), 4);
    assert!(table.happened(&Event::CounterBeaten { seat: BEN, counter: Counter::Infantry }));
    let mut table = Table::new(scene.first_edition().battles());
    table.luck(Move::Resolve(a(1)), script);
    assert_eq!(table.game.ground(a(1)).counters.len(), 1, "the first edition left them in peace");
}

/// CQ-16.5
#[test]
fn captain_fantastic_pulled_in_set_up_comes_and_fights() {
    let begun = |edition: Edition, forces: &[u32], after: &[u32]| {
        let races = [Race::Trun as u32, Race::Vento as u32];
        let options = Options { edition, ..coop() };
        let mut table = Table::of(Conquest::new(&options, &mut Chance::scripted(races)).unwrap());
        table.play(Move::TakeColour(Colour::Red));
        let ann = [EventCard::EndlessWaves, EventCard::EndlessWaves, EventCard::SupplyPod];
        let ben = [EventCard::MenaceRising, EventCard::MenaceRising, EventCard::SupplyPod];
        let hands = ann.into_iter().chain(ben).map(|card| card as u32);
        let script = forces.iter().copied().chain(hands).chain(after.iter().copied());
        table.luck(Move::TakeColour(Colour::Blue), script);
        table
    };
    let tanks = Counter::Tanks as u32;
    let captain = Counter::CaptainFantastic as u32;
    let marines = Counter::Marines as u32;
    // Ann's section: once all hands are drawn he fights her four Saucers. His 6 crushes, her
    // Saucer's saving roll fails, and she has a token to change it.
    let forces = [tanks, 1, tanks, 2, captain, marines, 4];
    let mut table = begun(Edition::Second, &forces, &[2, 6]);
    while table.asked().is_some_and(|(_, what)| matches!(what, Question::Window(_))) {
        let script: &[u32] = if table.pool(ANN) == 0 { &[1, 3, 4] } else { &[] };
        table.luck(Move::Pass, script.iter().copied());
    }
    assert_eq!(table.pool(ANN), 1);
    assert!(table.game.ground(a(3)).counters.is_empty(), "nothing is pulled instead");
    // In the first edition another was pulled.
    let forces = [tanks, 1, tanks, 2, captain, tanks, 3, marines, 4];
    let table = begun(Edition::First, &forces, &[3, 4]);
    assert_eq!(*table.game.ground(a(3)).counters, [Counter::Tanks]);
}

/// CQ-6.9
#[test]
fn kitewings_that_land_among_counters_are_trapped() {
    let scene = Scene::new(2)
        .race(0, Race::Kitewings)
        .saucers(0, &[a(1)])
        .counter(a(0), Counter::Infantry)
        .points(3);
    let fly = Move::Fly { figure: Figure::Saucer, from: a(0), to: a(2) };
    let mut table = Table::new(scene.clone());
    table.play(Move::Land(Figure::Saucer));
    assert_eq!(table.refusal(fly), Refusal::MoveEnded);
    let mut table = Table::new(scene.first_edition());
    table.play(Move::Land(Figure::Saucer));
    assert!(table.legal(fly));
}
