//! Section 7.

use saucer_night::games::conquest::cards::{Counter, LocCard, ResCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Against, Event, Move, Phase, Question, Refusal};

use super::table::{ANN, BEN, CAT, Table, a, b};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

/// CQ-7.1
#[test]
fn encounters_come_one_at_a_time_in_any_order() {
    let scene = Scene::new(2).saucers(0, &[a(1), a(2), a(3)]).battles();
    let mut table = Table::new(scene);
    for space in [a(1), a(2), a(3)] {
        assert!(table.legal(Move::Resolve(space)));
    }
    table.luck(Move::Resolve(a(3)), [LocCard::Forest as u32]);
    table.luck(Move::Resolve(a(1)), [LocCard::Forest as u32]);
    assert_eq!(table.asked(), Some((ANN, Question::BattleMenu)));
    assert!(table.legal(Move::Resolve(a(2))));
}

/// CQ-7.2
#[test]
fn the_phase_cannot_end_with_an_open_encounter() {
    let open = |scene: Scene| {
        let table = Table::new(scene.battles());
        assert_eq!(table.legal(Move::EndPhase), !table.legal(Move::Resolve(a(1))));
        !table.legal(Move::EndPhase)
    };
    let here = || Scene::new(2).saucers(0, &[a(1)]);
    assert!(open(here()), "Empty");
    assert!(open(here().location(a(1), LocCard::SmallTown)), "Resistance 1");
    assert!(open(here().held(a(1), LocCard::Town, 0).counter(a(1), Counter::Infantry)));
    assert!(open(here().location(a(1), LocCard::Forest).saucers(1, &[a(1)])));
    assert!(!open(here().location(a(1), LocCard::Forest)), "Resistance 0");
    assert!(!open(here().held(a(1), LocCard::Town, 1)), "conquered");
    let table = Table::new(here().battles());
    assert_eq!(table.refusal(Move::EndPhase), Refusal::MustResolve(a(1)));
}

/// CQ-7.3
#[test]
fn exploring_draws_a_location_and_the_encounter_goes_on_there() {
    let mut table = Table::new(Scene::new(2).saucers(0, &[a(1), a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [LocCard::SmallTown as u32, INFANTRY, 5, 1]);
    assert!(table.happened(&Event::Explored {
        seat: ANN,
        space: a(1),
        location: LocCard::SmallTown
    }));
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "fought and conquered at once");
    assert_eq!(table.game.locations().size(), 34);
}

/// CQ-7.4
#[test]
fn an_encounter_explores_then_fights_aliens_counters_and_cards() {
    let scene = Scene::new(2)
        .saucers(0, &[a(1), a(1), a(1)])
        .saucers(1, &[a(1)])
        .counter(a(1), Counter::Infantry)
        .battles();
    let mut table = Table::new(scene);
    // Explore, Ben's Saucer (6+3 to 3+1), Infantry (6+3 to 3+1).
    table.luck(Move::Resolve(a(1)), [LocCard::SmallTown as u32, 3, 1, 3, 1]);
    assert_eq!(table.what(), Question::StayOrEscape);
    table.luck(Move::Stay, [INFANTRY, 3, 1]);
    let kinds: Vec<&str> = [
        table.crew(BEN, a(1)) == 0,
        table.game.ground(a(1)).counters.is_empty(),
        table.game.ground(a(1)).marker == Some(ANN),
    ]
    .map(|done| if done { "done" } else { "open" })
    .to_vec();
    assert_eq!(kinds, ["done"; 3]);
    // It stops when no own Aliens are left: Ben wins, and no counter is fought.
    let scene = Scene::new(2)
        .location(a(1), LocCard::Town)
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1), a(1)])
        .counter(a(1), Counter::Infantry)
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [1, 3]);
    assert_eq!(table.asked(), Some((ANN, Question::BattleMenu)));
    assert_eq!(*table.game.ground(a(1)).counters, [Counter::Infantry]);
}

/// CQ-7.5
#[test]
fn resistance_zero_means_no_battle_and_conquered_places_only_counters() {
    let mut table = Table::new(Scene::new(2).saucers(0, &[a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [LocCard::Forest as u32]);
    assert!(!table.events.iter().any(|event| matches!(event, Event::BattleBegan { .. })));
    let scene = Scene::new(2).held(a(1), LocCard::City, 0).counter(a(1), Counter::Infantry);
    let mut table = Table::new(scene.saucers(0, &[a(1), a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [4, 1]);
    assert!(table.happened(&Event::CounterBeaten { seat: ANN, counter: Counter::Infantry }));
    assert!(!table.events.iter().any(|event| matches!(event, Event::ResistanceDrawn { .. })));
    assert_eq!(table.what(), Question::BattleMenu);
}

/// CQ-7.6
#[test]
fn enemies_at_a_landing_site_are_fought_without_cards_or_conquest() {
    let scene = Scene::new(2).saucers(0, &[b(0), b(0), b(0)]).saucers(1, &[b(0)]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(b(0)), [4, 1]);
    assert_eq!((table.crew(BEN, b(0)), table.what()), (0, Question::BattleMenu));
    assert_eq!(table.game.ground(b(0)).marker, None);
    assert_eq!(table.game.resistance().size(), 35);
}

/// CQ-7.7
#[test]
fn all_aliens_in_the_space_fight_and_arrivals_join_the_next_round() {
    use saucer_night::games::conquest::cards::Race;
    // The Fome Guild lands an Alien after a won Fight; it fights in the next one.
    let scene = Scene::new(2)
        .race(0, Race::FomeGuild)
        .location(a(1), LocCard::Town)
        .saucers(0, &[a(1), a(1)])
        .tokens(0, 0)
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    assert_eq!(table.what(), Question::OptionalEffect);
    assert_eq!(table.game.strength(0), 6);
    table.play(Move::Yes);
    assert_eq!(table.crew(ANN, a(1)), 3);
    table.luck(Move::Stay, [INFANTRY, 5, 1]);
    let settled =
        Event::RoundSettled { strength: [9, 3], dice: [5, 1], winner: Some(0), outright: false };
    assert!(table.happened(&settled));
}

/// CQ-7.8
#[test]
fn a_space_is_resolved_at_most_once_per_phase() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::City)
        .location(a(2), LocCard::City)
        .saucers(0, &[a(1), a(2)])
        .battles();
    let mut table = Table::new(scene);
    // A tie at City 1 (2+5 to 3+1+3), then an Escape to City 2, which is still open.
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 3]).play(Move::EscapeTo(a(2)));
    assert!(!table.legal(Move::Resolve(a(1))));
    // Both fight there, and escape back to the resolved Space's neighbour: the phase can end.
    table.luck(Move::Resolve(a(2)), [INFANTRY, 3, 3]);
    assert_eq!(table.crew(ANN, a(2)), 2, "joined its encounter");
    table.play(Move::EscapeTo(a(0)));
    assert!(table.legal(Move::EndPhase));
}

/// CQ-7.9
#[test]
fn only_the_active_player_fights() {
    let scene = Scene::new(3)
        .location(b(1), LocCard::Forest)
        .saucers(1, &[b(1)])
        .saucers(2, &[b(1)])
        .saucers(0, &[a(0)])
        .battles();
    let table = Table::new(scene);
    assert!(table.legal(Move::EndPhase) && !table.legal(Move::Resolve(b(1))));
    // Sharing a Space with both, Ann fights each, and they do not fight each other.
    let scene = Scene::new(3)
        .location(b(1), LocCard::Forest)
        .saucers(0, &[b(1), b(1), b(1)])
        .saucers(1, &[b(1)])
        .saucers(2, &[b(1)])
        .battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(b(1)));
    assert_eq!(table.what(), Question::ChooseOpponent);
    table.luck(Move::Oppose(CAT), [6, 1, 6, 1]);
    assert_eq!((table.crew(BEN, b(1)), table.crew(CAT, b(1))), (0, 0));
    assert_eq!(table.game.phase(), Phase::Battle);
    let fights = |against: Against| Event::BattleBegan { seat: ANN, space: b(1), against };
    assert!(table.happened(&fights(Against::Aliens(CAT))));
    assert!(table.happened(&fights(Against::Aliens(BEN))));
}
