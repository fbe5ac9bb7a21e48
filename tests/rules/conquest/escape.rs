//! Section 9.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, Race, ResCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Figure, Move, Question, Refusal};

use super::table::{ANN, BEN, Table, a, b};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

/// Two Saucers tie with Infantry at a Location: 4+3 to 3+4.
fn tied(scene: Scene) -> Table {
    let mut table = Table::new(scene.battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 3, 4]);
    table
}

fn two_at_a_town() -> Scene {
    Scene::new(2).location(a(1), LocCard::Town).saucers(0, &[a(1), a(1)])
}

/// CQ-9.1
#[test]
fn aliens_may_escape_after_each_round_while_more_is_to_fight() {
    let table = tied(two_at_a_town());
    assert_eq!(table.asked(), Some((ANN, Question::StayOrEscape)), "after a tie");
    let mut won = Table::new(two_at_a_town().battles());
    won.luck(Move::Resolve(a(1)), [INFANTRY, 4, 1]);
    assert_eq!(won.what(), Question::StayOrEscape, "after a win");
    assert_eq!(won.game.resistance().size(), 34, "the next card is drawn after the choice");
    let mut lost = Table::new(two_at_a_town().battles());
    lost.luck(Move::Resolve(a(1)), [INFANTRY, 1, 5]);
    assert_eq!(lost.what(), Question::StayOrEscape, "after a loss");
    // Not before the first round, and not when nothing is left.
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let mut done = Table::new(scene.battles());
    done.luck(Move::Resolve(a(1)), [INFANTRY, 4, 1]);
    assert_eq!(done.what(), Question::BattleMenu);
}

/// CQ-9.2
#[test]
fn an_escape_ends_the_battle_as_lost_without_loss() {
    let mut table = tied(two_at_a_town());
    table.play(Move::EscapeTo(a(0)));
    assert_eq!((table.crew(ANN, a(0)), table.pool(ANN)), (2, 2));
    assert_eq!(table.game.resistance().discard.count(ResCard::ArmyInfantry), 1);
    assert_eq!(table.game.ground(a(1)).marker, None);
    // Counters stay.
    let scene = two_at_a_town().counter(a(1), Counter::Infantry).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [3, 4]).play(Move::EscapeTo(a(0)));
    assert_eq!(*table.game.ground(a(1)).counters, [Counter::Infantry]);
}

/// CQ-9.3
#[test]
fn all_leave_together() {
    let mut table = tied(two_at_a_town());
    table.play(Move::EscapeTo(a(0)));
    assert_eq!((table.crew(ANN, a(1)), table.crew(ANN, a(0))), (0, 2));
    assert!(table.happened(&Event::Escaped { seat: ANN, from: a(1), to: a(0) }));
}

/// CQ-9.4
#[test]
fn own_aliens_and_the_own_landing_site_next_door_are_ways_out() {
    // An own Alien in an Empty Space next door, and one among enemies.
    let scene = two_at_a_town().saucers(0, &[a(1), a(1), a(2), a(6)]).saucers(1, &[a(6)]);
    let table = tied(scene);
    for space in [a(0), a(2), a(6)] {
        assert!(table.legal(Move::EscapeTo(space)), "{space:?}");
    }
    // The Landing Site is no way out from afar, nor another's next door.
    let scene = Scene::new(2).location(b(1), LocCard::Town).saucers(0, &[b(1), b(1)]).battles();
    let mut table = Table::new(scene.saucers(1, &[b(4)]));
    table.luck(Move::Resolve(b(1)), [INFANTRY, 3, 4, 4, 1, INFANTRY, 4, 1]);
    assert_eq!(table.game.ground(b(1)).marker, Some(ANN), "fought on without a choice");
}

/// CQ-9.5
#[test]
fn quiet_locations_next_door_are_ways_out() {
    let scene = two_at_a_town().location(a(2), LocCard::Forest).held(a(6), LocCard::City, 1);
    let table = tied(scene);
    assert!(table.legal(Move::EscapeTo(a(2))) && table.legal(Move::EscapeTo(a(6))));
    let scene = two_at_a_town().demolished(a(2), LocCard::Suburbs);
    assert!(tied(scene).legal(Move::EscapeTo(a(2))));
    let scene = two_at_a_town().location(a(2), LocCard::Forest).counter(a(2), Counter::Infantry);
    assert!(!tied(scene).legal(Move::EscapeTo(a(2))), "a counter");
    let scene = two_at_a_town().location(a(2), LocCard::Forest).saucers(1, &[a(2)]);
    assert!(!tied(scene).legal(Move::EscapeTo(a(2))), "opponents");
}

/// CQ-9.6
#[test]
fn other_spaces_are_no_way_out() {
    let scene = two_at_a_town().location(a(2), LocCard::SmallTown);
    let table = tied(scene);
    assert_eq!(table.refusal(Move::EscapeTo(a(2))), Refusal::NoExit, "Resistance");
    assert_eq!(table.refusal(Move::EscapeTo(a(6))), Refusal::NoExit, "Empty");
    assert_eq!(table.refusal(Move::EscapeTo(a(4))), Refusal::NoExit, "not adjacent");
}

/// CQ-9.7
#[test]
fn an_escape_neither_ends_nor_restores_movement() {
    // In Ann's Action Phase a counter arrives on her two Saucers, one of which has moved there.
    let scene = Scene::new(2)
        .race(0, Race::Vento)
        .location(a(1), LocCard::Town)
        .saucers(0, &[a(1), a(0)])
        .tokens(0, 0)
        .hand(0, &[EventCard::CallInTheArmy])
        .points(4);
    let mut table = Table::new(scene);
    table.play(Move::Fly { figure: Figure::Saucer, from: a(0), to: a(1) });
    let points = table.game.player(ANN).points;
    table.play(Move::Play(EventCard::CallInTheArmy, 0));
    // 3+3+2 and a 1 to 3 and a 6: one is lost, the other escapes.
    table.luck(Move::At(a(1)), [1, 6]);
    assert_eq!(table.what(), Question::StayOrEscape);
    table.play(Move::EscapeTo(a(0)));
    assert_eq!(table.game.player(ANN).points, points, "no Action Points");
    let left = table.game.player(ANN).aliens;
    let there = left.iter().filter(|alien| !alien.stopped).count();
    assert_eq!(table.crew(ANN, a(0)), 1);
    let moves = table.legal(Move::Fly { figure: Figure::Saucer, from: a(0), to: a(2) });
    // The first of the equal Saucers was lost, which had not moved; the other's move has ended.
    assert!(!moves && there >= 1);
    assert_eq!(table.crew(BEN, b(0)), 4);
}
