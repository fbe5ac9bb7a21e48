//! Section 6.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Figure, Move, Phase, Question, Refusal, Space};

use super::table::{ANN, BEN, Table, a, b};

fn fly(from: Space, to: Space) -> Move {
    Move::Fly { figure: Figure::Saucer, from, to }
}

/// CQ-6.1
#[test]
fn a_turn_is_action_battle_draw() {
    let mut table = Table::new(Scene::new(2));
    assert_eq!(table.game.phase(), Phase::Action);
    table.play(Move::EndPhase);
    assert_eq!((table.game.phase(), table.what()), (Phase::Battle, Question::BattleMenu));
    let hand =
        [EventCard::DeathRay, EventCard::DeathRay, EventCard::DeathRay, EventCard::ForceDome];
    table.luck(Move::EndPhase, hand.map(|card| card as u32));
    assert_eq!(table.hand(ANN), 4, "drawn");
    assert_eq!((table.game.active(), table.game.phase()), (BEN, Phase::Action));
}

/// CQ-6.2
#[test]
fn face_down_cards_are_readied() {
    let scene = Scene::new(2).stuff(0, StuffCard::DisintegratorPistols).face_down(0);
    let scene = scene.stuff(1, StuffCard::TargetingComputer).face_down(1).turn_start();
    let table = Table::new(scene);
    assert!(!table.game.player(ANN).stuff[0].down);
    assert!(table.game.player(BEN).stuff[0].down, "only the active player's");
}

/// CQ-6.3
#[test]
fn action_points_are_for_the_own_action_phase_and_are_lost_at_its_end() {
    let mut table = Table::new(Scene::new(2).points(3));
    table.play(fly(a(0), a(1))).play(Move::GainMenace);
    assert_eq!(table.game.player(ANN).points, 0);
    assert_eq!(table.refusal(fly(a(0), a(2))), Refusal::TooFewPoints { cost: 1, have: 0 });
    let mut table = Table::new(Scene::new(2).points(3));
    table.play(Move::EndPhase);
    assert_eq!(table.game.player(ANN).points, 0);
    assert!(!table.legal(Move::GainMenace));
}

/// CQ-6.4
#[test]
fn a_move_costs_one_and_goes_to_an_adjacent_space() {
    let scene = Scene::new(2).held(a(5), LocCard::Town, 0).saucers(0, &[a(0)]).points(3);
    let mut table = Table::new(scene);
    table.play(fly(a(0), a(5)));
    assert_eq!(table.game.player(ANN).points, 2);
    assert_eq!(table.refusal(fly(a(5), b(0))), Refusal::NotAdjacent);
    assert_eq!(table.refusal(fly(a(1), a(2))), Refusal::NoSuchAlien);
    table.play(fly(a(5), a(0))).play(fly(a(0), a(5)));
    assert_eq!(table.game.player(ANN).points, 0, "the same Alien moved three times");
    // An opponent's Landing Site is a Space like any other.
    let mut table = Table::new(Scene::new(2).saucers(0, &[b(1)]));
    table.play(fly(b(1), b(0)));
    assert_eq!(table.crew(ANN, b(0)), 1);
}

/// CQ-6.5
#[test]
fn entering_the_unknown_resistance_or_enemies_ends_a_move() {
    let stopped = |scene: Scene, to: Space| {
        let mut table = Table::new(scene.saucers(0, &[a(0)]));
        table.play(fly(a(0), to));
        let on = table.game.adjacent(to).iter().next().unwrap();
        !table.legal(fly(to, on)) && table.refusal(fly(to, on)) == Refusal::MoveEnded
    };
    assert!(stopped(Scene::new(2), a(1)), "an Empty Space");
    assert!(stopped(Scene::new(2).location(a(1), LocCard::SmallTown), a(1)), "Resistance");
    let guarded = Scene::new(2).held(a(1), LocCard::Town, 0).counter(a(1), Counter::Infantry);
    assert!(stopped(guarded, a(1)), "a counter");
    let shared = Scene::new(2).location(a(1), LocCard::Forest).saucers(1, &[a(1)]);
    assert!(stopped(shared, a(1)), "opponents");
}

/// CQ-6.6
#[test]
fn quiet_places_do_not_end_a_move() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::Forest)
        .held(a(2), LocCard::Town, 1)
        .demolished(a(3), LocCard::City)
        .saucers(0, &[a(0)])
        .points(6);
    let mut table = Table::new(scene);
    table.play(fly(a(0), a(1))).play(fly(a(1), a(2))).play(fly(a(2), a(3)));
    table.play(fly(a(3), a(0))).play(fly(a(0), a(4)));
    assert_eq!(table.crew(ANN, a(4)), 1);
}

/// CQ-6.7
#[test]
fn only_entering_ends_a_move() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::City)
        .counter(a(1), Counter::Infantry)
        .saucers(0, &[a(1)]);
    let mut table = Table::new(scene);
    table.play(fly(a(1), a(0)));
    assert_eq!(table.crew(ANN, a(0)), 1);
}

/// CQ-6.8
#[test]
fn landing_costs_one_and_goes_to_the_own_landing_site() {
    let scene = Scene::new(2).stuff(0, StuffCard::MoonSpiderQueen);
    let scene = scene.saucers(0, &[a(1), a(1)]).ally_in_pool(0, Figure::SpiderQueen).points(2);
    let mut table = Table::new(scene);
    assert!(
        table.legal(Move::Land(Figure::SpiderQueen)) && table.legal(Move::Land(Figure::Saucer))
    );
    assert_eq!(table.refusal(Move::Land(Figure::Titan)), Refusal::NotInPool);
    table.play(Move::Land(Figure::SpiderQueen));
    assert_eq!((table.crew(ANN, a(0)), table.pool(ANN)), (1, 2));
    assert_eq!(table.game.player(ANN).points, 1);
}

/// CQ-6.9
#[test]
fn a_landed_alien_moves_on_unless_an_enemy_is_there() {
    let free = Scene::new(2).saucers(0, &[a(1)]);
    let mut table = Table::new(free);
    table.play(Move::Land(Figure::Saucer)).play(fly(a(0), a(2)));
    assert_eq!(table.crew(ANN, a(2)), 1);
    let mut table = Table::new(Scene::new(2).saucers(0, &[a(1)]).saucers(1, &[a(0)]));
    table.play(Move::Land(Figure::Saucer));
    assert_eq!(table.refusal(fly(a(0), a(2))), Refusal::MoveEnded);
}

/// CQ-6.10
#[test]
fn a_token_costs_two() {
    let mut table = Table::new(Scene::new(2).points(3));
    table.play(Move::GainMenace);
    assert_eq!((table.tokens(ANN), table.game.player(ANN).points), (1, 1));
    assert_eq!(table.refusal(Move::GainMenace), Refusal::TooFewPoints { cost: 2, have: 1 });
}

/// CQ-6.11
#[test]
fn an_event_with_a_cost_is_played_in_the_own_action_phase_for_it() {
    let scene = Scene::new(2).hand(0, &[EventCard::MenaceRising, EventCard::SupplyPod]).points(2);
    let mut table = Table::new(scene);
    table.play(Move::Play(EventCard::MenaceRising, 0));
    assert_eq!((table.tokens(ANN), table.game.player(ANN).points), (2, 1));
    let poor = Refusal::TooFewPoints { cost: 2, have: 1 };
    assert_eq!(table.refusal(Move::Play(EventCard::SupplyPod, 0)), poor);
    table.play(Move::EndPhase);
    assert_eq!(table.refusal(Move::Play(EventCard::SupplyPod, 0)), Refusal::WrongMoment);
}

/// CQ-6.12
#[test]
fn effects_on_action_points_strike_the_phase_under_way_or_the_next() {
    let scene = Scene::new(2)
        .hand(0, &[EventCard::AllPartOfTheMasterPlan, EventCard::EmergencySession])
        .points(1);
    let mut table = Table::new(scene);
    table.play(Move::Play(EventCard::AllPartOfTheMasterPlan, 0));
    assert_eq!(table.game.player(ANN).points, 3);
    table.play(Move::Play(EventCard::EmergencySession, 0));
    assert_eq!(table.game.player(BEN).points, 0);
    table.play(Move::EndPhase);
    let refill =
        [EventCard::DeathRay, EventCard::DeathRay, EventCard::DeathRay, EventCard::ForceDome];
    table.luck(Move::EndPhase, refill.map(|card| card as u32));
    assert_eq!((table.game.active(), table.game.player(BEN).points), (BEN, 3), "4 less 1");
}

/// CQ-6.13
#[test]
fn a_player_without_aliens_has_full_turns() {
    let mut table = Table::new(Scene::new(2).saucers(0, &[]));
    assert_eq!(table.asked(), Some((ANN, Question::ActionMenu)));
    table.play(Move::Land(Figure::Saucer)).play(Move::GainMenace).play(Move::EndPhase);
    assert_eq!(table.what(), Question::BattleMenu);
    assert!(table.legal(Move::EndPhase));
}
