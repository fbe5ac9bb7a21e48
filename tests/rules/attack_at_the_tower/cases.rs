//! Section 9: the worked cases.

use saucer_night::engine::GameModel;
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

/// AT-9.1
#[test]
fn six_martians_take_a_pod_and_two_go_on() {
    let mut game = Scene::of("P2 P2 P2 | . . . | . . .", "P . . | . . . | . . .").build();
    let events = play(&mut game, attack(1, 1));
    assert_eq!(totals(&events, Step::Rest), Some(([6, 4], 0)));
    play(&mut game, raze("1a"));
    for name in ["1a", "1a", "1b", "1b"] {
        assert_eq!(game.to_act(), Some(SECOND));
        play(&mut game, kill(name));
    }
    assert_eq!(game.to_string(), "P0 P0 P2 | . . . | . . .\n. . . | . . . | . . .");
    assert_eq!(game.phase(), Phase::March { from: group(1) });
    let events = play(&mut game, Move::March);
    assert_eq!(totals(&events, Step::Rest), Some(([2, 10], 0)));
}

/// AT-9.2
#[test]
fn two_greys_strike_first_at_mothmen_in_vain() {
    let mut game = Scene::of("S2 . . | . . . | . . .", "C2 . . | . . . | . . .").build();
    let events = play(&mut game, attack(1, 1));
    assert_eq!(totals(&events, Step::First), Some(([2, 0], 0)));
    assert_eq!(totals(&events, Step::Rest), Some(([2, 6 + 4], 0)));
    assert_eq!(game.to_act(), Some(SECOND), "2 damage kill nobody of power 3");
    play(&mut game, kill("1a"));
    play(&mut game, kill("1a"));
    assert_eq!(game.to_string(), "S0 . . | . . . | . . .\nC2 . . | . . . | . . .");
}

/// AT-9.3
#[test]
fn with_shooter_the_greys_kill_both_mothmen_and_die() {
    let mut game = Scene::of("S2 . . | . . . | . . .", "C2 . . | . . . | . . .")
        .abilities(0, [Ability::Shooter])
        .build();
    play(&mut game, attack(1, 1));
    let events = play(&mut game, Move::Play(Play::Shooter));
    assert_eq!(totals(&events, Step::First), None, "no initiative");
    assert_eq!(totals(&events, Step::Rest), Some(([6, 10], 0)));
    play(&mut game, kill("1a"));
    play(&mut game, kill("1a"));
    play(&mut game, kill("1a"));
    play(&mut game, kill("1a"));
    assert_eq!(game.to_string(), "S0 . . | . . . | . . .\nC0 . . | . . . | . . .");
}

/// AT-9.4
#[test]
fn heavy_reptilians_kill_a_mothman_and_a_martian_and_lose_the_rest() {
    let mut game = Scene::of("U2 . . | . . . | . . .", "C1 P1 . | . . . | . . .")
        .abilities(0, [Ability::HeavyInfantry])
        .build();
    play(&mut game, attack(1, 1));
    let events = play(&mut game, Move::Play(Play::HeavyInfantry));
    assert_eq!(totals(&events, Step::Rest), Some(([6, 3 + 1 + 8], 0)));
    play(&mut game, kill("1a"));
    assert_eq!(fight(&game).damage[0], 3);
    play(&mut game, kill("1b"));
    assert_eq!((game.to_act(), fight(&game).damage[0]), (Some(SECOND), 2), "2 hit no base of 4");
    play(&mut game, Move::Stop);
    assert_eq!(game.to_string(), "U2 . . | . . . | . . .\nC0 P0 . | . . . | . . .");
}

/// AT-9.5
#[test]
fn four_cannons_under_siege_orders_flatten_three_bases() {
    let mut game = Scene::of("M2 M2 . | . . . | . . .", "P U C | . . . | . . .")
        .abilities(0, [Ability::SiegeWeapon])
        .build();
    play(&mut game, attack(1, 1));
    let events = play(&mut game, Move::Play(Play::SiegeWeapon));
    assert_eq!(totals(&events, Step::Rest), Some(([0, 0], 16)), "the bases deal nothing");
    for name in ["1a", "1b", "1c"] {
        play(&mut game, raze(name));
    }
    assert_eq!(game.to_string(), "M2 M2 . | . . . | . . .\n. . . | . . . | . . .");
    assert_eq!(game.phase(), Phase::March { from: group(1) });
}

/// AT-9.6
#[test]
fn three_cannons_cannot_touch_a_guarded_palace() {
    let mut game = Scene::of("M2 M1 . | . . . | . . .", ". . . | P P P | . . .").men(1, 1).build();
    play(&mut game, attack(1, 1));
    let events = play(&mut game, Move::March);
    assert_eq!(totals(&events, Step::Rest), Some(([0, 12], 12)));
    assert_eq!(game.to_act(), Some(SECOND), "the attacker can hit nothing");
    play(&mut game, Move::Stop);
    assert_eq!((game.phase(), game.army(SECOND).men_in_black()), (Phase::Act, 1));
    assert_eq!(game.outcome(), None, "the palace stands");
}
