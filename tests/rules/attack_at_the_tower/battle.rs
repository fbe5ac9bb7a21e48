//! Section 5: the battle.

use saucer_night::engine::GameModel;
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

/// AT-5.1
#[test]
fn damage_is_the_sum_of_troops_and_of_the_defenders_bases() {
    let mut game = Scene::of("P2 C1 U | . . . | . . .", "U1 C . | . . . | . . .").build();
    let events = play(&mut game, attack(1, 1));
    assert_eq!(totals(&events, Step::Rest), Some(([2 + 3, 2 + 4 + 4], 0)));
}

/// AT-5.2
#[test]
fn the_dealer_spreads_whole_kills_and_may_stop() {
    let scene = Scene::of("C1 . . | . . . | . . .", "U2 P1 . | . . . | . . .");
    let mut game = scene.clone().build();
    play(&mut game, attack(1, 1));
    assert_eq!(game.legal_moves(), [Move::Stop, kill("1a"), kill("1b")]);
    assert_eq!(refused(&game, kill("1c")), Refusal::NotInBattle);
    play(&mut game, kill("1a"));
    assert_eq!(refused(&game, kill("1a")), Refusal::TooLittleDamage { needs: 2, have: 1 });
    play(&mut game, kill("1b"));
    play(&mut game, Move::Stop);
    assert_eq!((troops(&game, SECOND, "1a"), troops(&game, SECOND, "1b")), (1, 0));
    assert_eq!(troops(&game, FIRST, "1a"), 1, "the defender stopped");

    let mut lazy = scene.build();
    play(&mut lazy, attack(1, 1));
    play(&mut lazy, Move::Stop);
    play(&mut lazy, kill("1a"));
    assert_eq!((troops(&lazy, SECOND, "1a"), troops(&lazy, SECOND, "1b")), (2, 1));
    assert_eq!(troops(&lazy, FIRST, "1a"), 0);
}

/// AT-5.2
#[test]
fn no_wound_outlasts_the_battle() {
    let mut game = Scene::of("P2 . . | U1 . . | . . .", "C1 . . | . . . | . . .").build();
    for from in [1, 2] {
        play(&mut game, attack(from, 1));
        assert_eq!(game.to_act(), Some(SECOND), "2 damage do not kill a Mothman");
        play(&mut game, Move::Stop);
    }
    assert_eq!(troops(&game, SECOND, "1a"), 1, "2 and 2 do not add up");
}

/// AT-5.3
#[test]
fn both_sides_deal_their_damage_before_anybody_falls() {
    let mut game = Scene::of("U2 . . | . . . | . . .", "U2 . . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    play(&mut game, kill("1a"));
    play(&mut game, kill("1a"));
    assert_eq!(fight(&game).damage[1], 2 + 2 + 4, "the doomed still strike");
    assert_eq!(troops(&game, SECOND, "1a"), 2, "and stand until then");
    play(&mut game, kill("1a"));
    play(&mut game, kill("1a"));
    assert_eq!((troops(&game, FIRST, "1a"), troops(&game, SECOND, "1a")), (0, 0));
}

/// AT-5.4
#[test]
fn initiative_kills_before_the_victims_strike() {
    let mut game = Scene::of("S2 . . | . . . | . . .", "U1 . . | . . . | . . .").build();
    let events = play(&mut game, attack(1, 1));
    assert_eq!(totals(&events, Step::First), Some(([2, 0], 0)));
    let events = play(&mut game, kill("1a"));
    assert_eq!(totals(&events, Step::Rest), Some(([0, 4], 0)), "the Reptilian is gone");
}

/// AT-5.4
#[test]
fn initiative_against_initiative_is_simultaneous() {
    let mut game = Scene::of("S2 . . | . . . | . . .", "S2 . . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    play(&mut game, kill("1a"));
    play(&mut game, kill("1a"));
    assert_eq!((game.to_act(), fight(&game).step), (Some(SECOND), Step::First));
    play(&mut game, kill("1a"));
    let events = play(&mut game, kill("1a"));
    assert_eq!((troops(&game, FIRST, "1a"), troops(&game, SECOND, "1a")), (0, 0));
    assert_eq!(totals(&events, Step::Rest), Some(([0, 4], 0)), "nobody strikes twice");
}

/// AT-5.5
#[test]
fn artillery_hits_only_undefended_bases() {
    let mut game = Scene::of("M2 . . | . . . | . . .", "P1 . . | P . . | . . .").build();
    let events = play(&mut game, attack(1, 1));
    assert_eq!(totals(&events, Step::Rest), Some(([0, 5], 8)));
    assert_eq!(game.to_act(), Some(SECOND), "8 artillery find nothing to hit");
    play(&mut game, Move::Stop);
    assert_eq!(game.to_string().lines().last(), Some("P1 . . | P0 . . | . . ."));

    let mut open = Scene::of("M1 . . | . . . | . . .", "P . . | . . . | . . .").build();
    play(&mut open, attack(1, 1));
    play(&mut open, raze("1a"));
    play(&mut open, Move::Stop);
    assert!(open.army(SECOND).post(at("1a")).is_none());
}

/// AT-5.5
#[test]
fn artillery_and_what_is_left_over_add_up_and_defending_cannons_are_silent() {
    let mut game = Scene::of("M1 P2 P2 | . . . | . . .", "P P . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    play(&mut game, raze("1a"));
    assert_eq!((fight(&game).damage[0], fight(&game).artillery), (4, 0));
    play(&mut game, raze("1b"));
    assert_eq!(game.to_act(), Some(SECOND));

    let mut silent = Scene::of("P2 . . | . . . | . . .", "M2 . . | . . . | . . .").build();
    let events = play(&mut silent, attack(1, 1));
    assert_eq!(totals(&events, Step::Rest), Some(([2, 4], 0)), "only the base strikes");
    let odds = silent.battle_tally().expect("a battle");
    assert_eq!((odds.defence.lines[0].deals, odds.defence.total()), (None, 4));
}

/// AT-5.6
#[test]
fn bases_are_hit_once_no_troop_will_be_left() {
    let mut game = Scene::of("C2 . . | . . . | . . .", "P1 P1 . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    assert_eq!(refused(&game, raze("1a")), Refusal::StillDefended);
    play(&mut game, kill("1a"));
    assert_eq!(refused(&game, raze("1a")), Refusal::StillDefended, "1b still defends");
    play(&mut game, kill("1b"));
    play(&mut game, raze("1a"));
    play(&mut game, Move::Stop);
    assert_eq!(game.to_string().lines().last(), Some(". P0 . | . . . | . . ."));
}

/// AT-5.7
#[test]
fn a_destroyed_base_goes_to_its_owners_discards() {
    let mut game = Scene::of("C2 . . | . . . | . . .", "U P . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    play(&mut game, raze("1a"));
    let events = play(&mut game, Move::Stop);
    assert!(events.contains(&Event::Razed { seat: SECOND, base: Base::Undercity, at: at("1a") }));
    assert_eq!(game.army(SECOND).bases().discard().count(Base::Undercity), 1);
    assert_eq!(game.army(SECOND).bases().discard().len(), 1, "the Pod stands");
    assert!(game.army(FIRST).bases().discard().is_empty());
}

/// AT-5.8
#[test]
fn initiative_fells_an_undefended_base_before_it_fires() {
    let mut game = Scene::of("S2 S2 S1 | . . . | . . .", "P P . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    assert_eq!((fight(&game).step, fight(&game).damage), (Step::First, [5, 0]));
    let events = play(&mut game, raze("1a"));
    assert!(events.contains(&Event::Razed { seat: SECOND, base: Base::Pod, at: at("1a") }));
    assert_eq!(totals(&events, Step::Rest), Some(([1, 4], 0)), "only the other base fires");
}

/// AT-5.8
#[test]
fn initiative_reaches_bases_only_behind_the_last_troop_and_what_is_left_joins_the_rest() {
    let mut game = Scene::of("S2 S2 S1 | . . . | . . .", "P1 . . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    assert_eq!(refused(&game, raze("1a")), Refusal::StillDefended);
    play(&mut game, kill("1a"));
    let events = play(&mut game, raze("1a"));
    assert_eq!(totals(&events, Step::Rest), Some(([0, 0], 0)), "neither Martian nor Pod strikes");
    assert_eq!(game.phase(), Phase::March { from: group(1) });

    let mut game = Scene::of("S2 P2 P1 | . . . | . . .", "P1 . . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    let events = play(&mut game, kill("1a"));
    assert_eq!(totals(&events, Step::Rest), Some(([1 + 3, 4], 0)), "1 of 2 was left over");
    play(&mut game, raze("1a"));
    assert_eq!(fight(&game).damage[1], 4, "a base that falls later deals its damage");
}

/// AT-5.8
#[test]
fn special_troops_leave_when_initiative_fells_the_base_they_needed() {
    let mut game = Scene::of("S2 S2 . | . . . | . . .", "P P P | . . . | . . .").men(1, 1).build();
    play(&mut game, attack(1, 1));
    let events = play(&mut game, raze("1a"));
    assert!(events.contains(&Event::MenLeft { seat: SECOND, count: 1 }));
    assert!(matches!(game.phase(), Phase::Assign(_)), "the battle goes on");
}

/// AT-5.9
#[test]
fn the_attacker_assigns_before_the_defender_in_each_step() {
    let mut game = Scene::of("S2 U2 . | . . . | . . .", "S2 U2 . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    let mut order = Vec::new();
    while let Phase::Assign(fight) = game.phase() {
        order.push((fight.step, game.to_act().unwrap()));
        play(&mut game, Move::Stop);
    }
    let (first, rest) = (Step::First, Step::Rest);
    assert_eq!(order, [(first, FIRST), (first, SECOND), (rest, FIRST), (rest, SECOND)]);
}
