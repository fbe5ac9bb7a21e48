//! Section 11.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Figure, Move, Question, Refusal, WindowKind};

use super::table::{ANN, BEN, CAT, Table, a, b};

/// CQ-11.1
#[test]
fn a_marker_is_taken_over_without_a_fight() {
    let scene = Scene::new(2).held(b(1), LocCard::Town, 1).saucers(0, &[b(1)]).battles();
    let mut table = Table::new(scene);
    assert!(table.legal(Move::EndPhase), "it is voluntary");
    assert_eq!((table.game.terror(ANN), table.game.terror(BEN)), (0, 2));
    table.play(Move::TakeOver(b(1)));
    assert_eq!(table.game.ground(b(1)).marker, Some(ANN));
    assert_eq!((table.game.terror(ANN), table.game.terror(BEN)), (2, 0));
    assert!(table.happened(&Event::Conquered { seat: ANN, space: b(1), from: Some(BEN) }));
    // The own marker, or an unconquered place, is nothing to take over.
    let scene = Scene::new(2).held(a(1), LocCard::Town, 0).saucers(0, &[a(1)]).battles();
    assert_eq!(Table::new(scene).refusal(Move::TakeOver(a(1))), Refusal::NothingToTakeOver);
}

/// CQ-11.2
#[test]
fn no_takeover_in_passing_or_with_an_enemy_there() {
    let scene = Scene::new(2).held(b(1), LocCard::Town, 1).saucers(0, &[b(1)]);
    assert!(!Table::new(scene).legal(Move::TakeOver(b(1))), "not in an Action Phase");
    let scene = Scene::new(2)
        .held(b(1), LocCard::Town, 1)
        .counter(b(1), Counter::Infantry)
        .saucers(0, &[b(1), b(1)])
        .battles();
    let mut table = Table::new(scene);
    assert!(!table.legal(Move::TakeOver(b(1))));
    // The counter beaten, it may follow in the same encounter.
    table.luck(Move::Resolve(b(1)), [4, 1]);
    assert_eq!(table.asked(), Some((ANN, Question::TakeOver)));
    table.play(Move::Yes);
    assert_eq!(table.game.ground(b(1)).marker, Some(ANN));
}

/// CQ-11.3
#[test]
fn opposing_aliens_must_fight_all_against_all() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::Forest)
        .saucers(0, &[a(1), a(1), a(1)])
        .saucers(1, &[a(1), a(1)])
        .battles();
    let mut table = Table::new(scene);
    assert!(!table.legal(Move::EndPhase));
    table.luck(Move::Resolve(a(1)), [3, 3]);
    let settled =
        Event::RoundSettled { strength: [6, 6], dice: [3, 3], winner: None, outright: false };
    assert!(table.happened(&settled));
}

/// CQ-11.4
#[test]
fn several_opponents_are_fought_in_an_order_of_choice() {
    let scene = Scene::new(3)
        .location(a(1), LocCard::Forest)
        .saucers(0, &[a(1), a(1)])
        .saucers(1, &[a(1)])
        .saucers(2, &[a(1)])
        .battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.moves(), [Move::Oppose(BEN), Move::Oppose(CAT)]);
    table.luck(Move::Oppose(CAT), [5, 1, 5, 1]);
    assert_eq!((table.pool(BEN), table.pool(CAT)), (4, 4));
}

/// CQ-11.5
#[test]
fn the_loser_of_a_round_loses_one_of_its_choice() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::Forest)
        .saucers(0, &[a(1), a(1), a(1)])
        .saucers(1, &[a(1)])
        .stuff(1, StuffCard::GorgomagTheLavaBrute)
        .ally(1, Figure::Gorgomag, a(1))
        .battles();
    let mut table = Table::new(scene);
    // 6 and a Crushing Victory against 3+5.
    table.luck(Move::Resolve(a(1)), [6, 5]);
    assert_eq!(table.asked(), Some((BEN, Question::ChooseLoss)));
    table.play(Move::Lose(Figure::Saucer));
    assert_eq!((table.crew(BEN, a(1)), table.pool(BEN)), (1, 4));
}

/// CQ-11.6
#[test]
fn both_sides_may_escape_the_active_player_first() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::Forest)
        .location(a(2), LocCard::Forest)
        .saucers(0, &[a(1), a(1)])
        .saucers(1, &[a(1), a(1)])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [5, 3]);
    assert_eq!(table.asked(), Some((ANN, Question::StayOrEscape)));
    table.play(Move::Stay);
    assert_eq!(table.asked(), Some((BEN, Question::StayOrEscape)));
    assert!(!table.legal(Move::EscapeTo(a(0))), "not his Landing Site");
    table.play(Move::EscapeTo(a(2)));
    assert_eq!((table.crew(BEN, a(2)), table.what()), (2, Question::BattleMenu));
    // If the active player leaves, the other is not asked.
    let scene = Scene::new(2)
        .location(a(1), LocCard::Forest)
        .location(a(2), LocCard::Forest)
        .saucers(0, &[a(1), a(1)])
        .saucers(1, &[a(1), a(1)])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [5, 3]).play(Move::EscapeTo(a(0)));
    assert_eq!(table.asked(), Some((ANN, Question::BattleMenu)));
}

/// CQ-11.7
#[test]
fn whoever_is_still_there_has_won() {
    let scene = Scene::new(2)
        .held(a(1), LocCard::Town, 0)
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1), a(1)])
        .battles();
    let mut table = Table::new(scene);
    // The defender wins: 2+1 to 6+3.
    table.luck(Move::Resolve(a(1)), [1, 3]);
    assert!(table.happened(&Event::BattleEnded { space: a(1), won: Some(BEN) }));
}

/// CQ-11.8
#[test]
fn the_winner_swaps_an_opponents_marker_unless_another_enemy_is_there() {
    let scene = Scene::new(2)
        .held(a(1), LocCard::Town, 0)
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1), a(1)])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [1, 3]);
    assert_eq!(table.game.ground(a(1)).marker, Some(BEN), "in Ann's Battle Phase");
    let scene = Scene::new(2)
        .held(a(1), LocCard::Town, 0)
        .counter(a(1), Counter::Infantry)
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1), a(1)])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [1, 3]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "a counter is in the way");
}

/// CQ-11.9
#[test]
fn beating_aliens_conquers_nothing_and_the_resistance_follows() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1), a(1), a(1)])
        .saucers(1, &[a(1)])
        .hand(0, &[EventCard::DeathRay])
        .battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1))).luck(Move::Pass, [4, 1]);
    assert_eq!(table.what(), Question::Window(WindowKind::Late));
    table.luck(Move::Pass, [ResCard::ArmyInfantry as u32]);
    assert_eq!((table.crew(BEN, a(1)), table.game.ground(a(1)).marker), (0, None));
    assert!(table.game.battle().unwrap().versus_resistance());
    table.luck(Move::Pass, [4, 1]).play(Move::Pass);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    assert_eq!(table.crew(BEN, b(0)), 0);
}
