//! AT-7.1: when abilities are asked for, and when not.

use saucer_night::engine::GameModel;
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

/// Seat 1 holds a UFO it can always use; seat 0 has two groups and a Shooter.
fn scene() -> Scene {
    Scene::of("S1 . . | P1 . . | . . .", "C2 C2 . | . . . | . . .")
        .abilities(0, [Ability::Shooter])
        .abilities(1, [Ability::Common])
}

/// AT-7.1
#[test]
fn the_opponent_is_asked_after_each_action_and_before_the_turn_ends() {
    let mut game = scene().build();
    assert_eq!(refused(&game, Move::Pass), Refusal::NotNow(Phase::Act), "the active player acts");
    play(&mut game, Move::Play(Play::Shooter));
    assert_eq!(game.phase(), Phase::Answer { ending: false });
    assert_eq!(game.to_act(), Some(SECOND));
    assert_eq!(refused(&game, attack(1, 1)), Refusal::NotNow(game.phase()));
    play(&mut game, Move::Pass);
    play(&mut game, attack(2, 2));
    play(&mut game, Move::Halt);
    assert_eq!(game.phase(), Phase::Answer { ending: false }, "after the attack");
    play(&mut game, ufo(FIRST, "1a"));
    assert_eq!((game.phase(), game.to_act()), (Phase::Act, Some(FIRST)));

    let mut ending = scene().build();
    play(&mut ending, Move::EndTurn);
    assert_eq!(ending.phase(), Phase::Answer { ending: true });
    play(&mut ending, Move::Pass);
    assert_eq!((ending.phase(), ending.active()), (Phase::Renew, SECOND));
}

/// AT-7.1
#[test]
fn an_answer_at_the_end_gives_the_turn_back() {
    let mut game = scene().build();
    play(&mut game, Move::EndTurn);
    play(&mut game, ufo(FIRST, "1a"));
    assert_eq!((game.phase(), game.active()), (Phase::Act, FIRST), "something changed");
    play(&mut game, Move::EndTurn);
    assert_eq!(game.active(), SECOND);
}

/// AT-7.1
#[test]
fn a_pass_holds_until_something_changes() {
    let mut game = scene().build();
    play(&mut game, Move::Play(Play::Shooter));
    play(&mut game, Move::Pass);
    let mut changed = game.clone();
    play(&mut game, Move::EndTurn);
    assert_eq!(game.active(), SECOND, "not asked the same again");
    play(&mut changed, attack(2, 2));
    play(&mut changed, Move::Halt);
    assert_eq!(changed.to_act(), Some(SECOND), "asked after the attack");
    assert_eq!(changed.phase(), Phase::Answer { ending: false });
}

/// AT-7.1
#[test]
fn a_player_may_pass_for_the_whole_turn() {
    let mut game = scene().build();
    play(&mut game, Move::Play(Play::Shooter));
    let events = play(&mut game, Move::PassTurn);
    assert_eq!(events, [Event::Passed { seat: SECOND, whole_turn: true }]);
    assert!(game.army(SECOND).is_quiet());
    play(&mut game, attack(1, 1));
    assert!(matches!(game.phase(), Phase::Assign(_)), "no question before the battle");
    play(&mut game, Move::Stop);
    play(&mut game, Move::Stop);
    assert_eq!(game.to_act(), Some(FIRST), "nor after it");
    play(&mut game, Move::EndTurn);
    assert_eq!(game.active(), SECOND, "nor before the end");
    assert!(!game.army(SECOND).is_quiet(), "the next turn asks again");
}

/// AT-7.1
#[test]
fn an_ability_that_can_change_nothing_is_not_played() {
    let all = [Ability::Shooter, Ability::Shooter, Ability::HeavyInfantry, Ability::Cavalry];
    let mut game =
        Scene::of("S1 U C | . . . | . . .", "S1 U1 C1 | . . . | . . .").abilities(0, all).build();
    let play_of = |play| Move::Play(play);
    play(&mut game, play_of(Play::Shooter));
    assert_eq!(refused(&game, play_of(Play::Shooter)), Refusal::InEffect(Ability::Shooter));
    let heavy = Refusal::NoSuchTroop(Ability::HeavyInfantry);
    assert_eq!(refused(&game, play_of(Play::HeavyInfantry)), heavy);
    let cavalry = Refusal::NoSuchTroop(Ability::Cavalry);
    assert_eq!(refused(&game, play_of(Play::Cavalry)), cavalry);
    let absent = Refusal::NotInHand(Card::Ability(Ability::Special));
    assert_eq!(refused(&game, play_of(Play::Special)), absent);
}

/// AT-7.1
#[test]
fn who_cannot_answer_is_asked_only_where_everyone_is() {
    let scene = Scene::of("P1 . . | . . . | . . .", ". . . | . . . | . . .")
        .abilities(1, [Ability::Shooter]);
    let mut quick = scene.clone().build();
    play(&mut quick, Move::EndTurn);
    assert_eq!(quick.active(), SECOND, "no Greys, no question");
    let mut fair = scene.ask_everyone().build();
    play(&mut fair, Move::EndTurn);
    assert_eq!(fair.to_act(), Some(SECOND));
    assert_eq!(fair.legal_moves(), [Move::Pass, Move::PassTurn]);
    assert_eq!(fair.forced(), None, "a pass that plays itself would tell");
    let mut empty = Scene::of("P1 . . | . . . | . . .", ". . . | . . . | . . .")
        .bases(1, "PPP")
        .ask_everyone()
        .build();
    play(&mut empty, Move::EndTurn);
    assert_eq!(empty.active(), SECOND, "a hand without ability cards is not asked");
}

/// AT-7.1, AT-7.10
#[test]
fn a_question_falls_away_with_the_last_ability_discarded() {
    let mut game = Scene::of("P P P | S S S | . . .", ". . . | . . . | . . .")
        .abilities(0, [Ability::Special])
        .abilities(1, [Ability::Shooter])
        .bases(1, "PPP")
        .ask_everyone()
        .build();
    play(&mut game, Move::Play(Play::Special));
    play(&mut game, Move::Discard(Card::Ability(Ability::Shooter)));
    assert_eq!((game.phase(), game.to_act()), (Phase::Act, Some(FIRST)));
}
