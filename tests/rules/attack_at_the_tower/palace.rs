//! Section 6: the palace.

use saucer_night::engine::GameModel;
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

const EMPTY: &str = ". . . | . . . | . . .";

/// AT-6.1
#[test]
fn survivors_may_go_on_once_the_territory_is_bare() {
    let mut game = Scene::of("C2 C1 . | . . . | . . .", "P1 . . | . . . | . . .").build();
    play(&mut game, attack(1, 1));
    play(&mut game, kill("1a"));
    play(&mut game, raze("1a"));
    let events = play(&mut game, kill("1a"));
    assert!(events.contains(&Event::WayOpen { seat: FIRST, territory: territory(1) }));
    assert_eq!(game.phase(), Phase::March { from: group(1) });
    play(&mut game, Move::Halt);
    assert_eq!(game.phase(), Phase::Act, "nobody has to go on");
}

/// AT-6.1
#[test]
fn nobody_goes_on_past_a_base_or_without_survivors() {
    let mut base_left = Scene::of("C2 . . | . . . | . . .", "P P . | . . . | . . .").build();
    play(&mut base_left, attack(1, 1));
    play(&mut base_left, raze("1a"));
    play(&mut base_left, Move::Stop);
    assert_eq!(base_left.phase(), Phase::Act);

    let mut all_dead = Scene::of("P2 P2 . | . . . | . . .", "P . . | . . . | . . .").build();
    play(&mut all_dead, attack(1, 1));
    play(&mut all_dead, raze("1a"));
    for name in ["1a", "1a", "1b", "1b"] {
        play(&mut all_dead, kill(name));
    }
    assert!(all_dead.army(SECOND).post(at("1a")).is_none());
    assert_eq!(all_dead.phase(), Phase::Act);
}

/// AT-6.2
#[test]
fn the_palace_battle_is_a_new_one_at_full_power() {
    let mut game = Scene::of("C2 C2 P1 | . . . | . . .", "P . . | P P P | . . .").men(1, 1).build();
    play(&mut game, attack(1, 1));
    play(&mut game, raze("1a"));
    play(&mut game, kill("1c"));
    play(&mut game, kill("1a"));
    let events = play(&mut game, Move::March);
    assert_eq!(totals(&events, Step::Rest), Some(([9, 10 + 2], 0)), "three Mothmen again deal 9");
    assert_eq!(game.legal_moves(), [Move::Stop, Move::Kill(Victim::Man)]);
}

/// AT-6.3
#[test]
fn the_palace_deals_10_and_is_hit_only_when_undefended() {
    let scene = Scene::of("C2 C2 . | . . . | . . .", ". . . | P P P | . . .");
    let mut guarded = scene.clone().men(1, 1).build();
    play(&mut guarded, attack(1, 1));
    let events = play(&mut guarded, Move::March);
    assert_eq!(totals(&events, Step::Rest), Some(([12, 12], 0)));
    let palace = Move::Kill(Victim::Palace);
    assert_eq!(refused(&guarded, palace), Refusal::StillDefended);
    play(&mut guarded, Move::Kill(Victim::Man));
    play(&mut guarded, palace);

    let mut open = scene.build();
    play(&mut open, attack(1, 1));
    let events = play(&mut open, Move::March);
    assert_eq!(totals(&events, Step::Rest), Some(([12, 10], 0)));
    assert_eq!(open.check(&palace), Ok(()));
}

/// AT-6.4
#[test]
fn less_than_10_leaves_the_palace_whole() {
    let mut game = Scene::of("C2 C1 . | C1 U2 P2 | U2 U2 P2", EMPTY).build();
    for from in [1, 2] {
        play(&mut game, attack(from, 1));
        play(&mut game, Move::March);
        assert_eq!(game.to_act(), Some(SECOND), "9 damage are not enough, nor 9 after 9");
        assert_eq!(fight(&game).damage[0], 9);
        play(&mut game, Move::Stop);
    }
    play(&mut game, attack(3, 1));
    play(&mut game, Move::March);
    assert_eq!(game.legal_moves(), [Move::Stop, Move::Kill(Victim::Palace)]);
    play(&mut game, Move::Kill(Victim::Palace));
    play(&mut game, Move::Stop);
    assert_eq!(game.phase(), Phase::Over);
}

/// AT-6.5
#[test]
fn both_may_play_abilities_before_the_palace_battle() {
    let mut game = Scene::of("C2 S1 . | . . . | . . .", "P1 . . | . . . | . . .")
        .abilities(0, [Ability::Shooter])
        .abilities(1, [Ability::Common])
        .build();
    play(&mut game, attack(1, 2));
    play(&mut game, Move::March);
    assert!(matches!(game.phase(), Phase::Window { asked: FIRST, .. }));
    play(&mut game, Move::Play(Play::Shooter));
    assert!(matches!(game.phase(), Phase::Window { asked: SECOND, .. }));
    let events = play(&mut game, ufo(FIRST, "1a"));
    assert_eq!(totals(&events, Step::Rest), Some(([3, 10], 0)), "Shooter and UFO have worked");
}

/// AT-6.6
#[test]
fn whose_palace_falls_loses_at_once() {
    let mut game = Scene::of("C2 C2 . | P1 . . | . . .", EMPTY).build();
    play(&mut game, attack(1, 3));
    play(&mut game, Move::March);
    play(&mut game, Move::Kill(Victim::Palace));
    let events = play(&mut game, Move::Stop);
    assert!(events.contains(&Event::PalaceFell { seat: SECOND }));
    assert_eq!(game.to_act(), None);
    let outcome = game.outcome().expect("over");
    assert!(outcome.won(FIRST) && !outcome.won(SECOND));
    assert_eq!(refused(&game, attack(2, 1)), Refusal::Over, "no attack follows");
}
