//! Section 4: who attacks what.

use saucer_night::engine::GameModel;
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

/// AT-4.1
#[test]
fn an_attack_names_a_territory_with_a_troop_and_one_of_the_opponent() {
    let game = Scene::of("P1 S2 . | P . . | . . .", "C1 U1 . | . . . | P1 . .").build();
    let listed: Vec<_> =
        game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Attack { .. })).collect();
    assert_eq!(listed, [attack(1, 1), attack(1, 2), attack(1, 3)]);
    assert_eq!(refused(&game, attack(2, 1)), Refusal::NoTroops(group(2)), "a base alone");
    assert_eq!(refused(&game, attack(3, 1)), Refusal::NoTroops(group(3)));
    let odds = game.odds(group(1), group(1));
    let counts = |muster: &Muster| muster.lines.iter().map(|line| line.count).sum::<u8>();
    assert_eq!(counts(&odds.attack), 3, "all troops of the territory, and no others");
    assert_eq!(counts(&odds.defence), 2 + 2, "troops and bases");
}

/// AT-4.2
#[test]
fn special_troops_attack_as_a_group_of_their_own() {
    let mut game = Scene::of("P P P | . . . | . . .", "P1 . . | . . . | . . .").men(0, 1).build();
    let assault = Move::Attack { from: Group::Palace, to: territory(1) };
    let none = Scene::of("P P P | . . . | . . .", "P1 . . | . . . | . . .").build();
    assert_eq!(refused(&none, assault), Refusal::NoTroops(Group::Palace));
    let events = play(&mut game, assault);
    assert_eq!(totals(&events, Step::Rest), Some(([2, 5], 0)));
    play(&mut game, kill("1a"));
    play(&mut game, Move::Kill(Victim::Man));
    assert_eq!((troops(&game, SECOND, "1a"), game.army(FIRST).men_in_black()), (0, 0));
}

/// AT-4.3
#[test]
fn a_group_attacks_as_often_as_it_has_troops_left() {
    let mut game = Scene::of("C2 C2 . | . . . | . . .", "P . . | U1 . . | . . .").build();
    play(&mut game, attack(1, 1));
    play(&mut game, raze("1a"));
    play(&mut game, kill("1a"));
    play(&mut game, Move::Halt);
    play(&mut game, attack(1, 2));
    assert!(matches!(game.phase(), Phase::Assign(_)), "a second attack in one turn");
    let scene = Scene::of("C2 . . | . . . | . . .", "U1 U1 . | . . . | . . .");
    let mut game = scene.build();
    play(&mut game, attack(1, 1));
    play(&mut game, kill("1a"));
    play(&mut game, kill("1b"));
    play(&mut game, kill("1a"));
    play(&mut game, Move::Stop);
    play(&mut game, attack(1, 1));
    assert!(matches!(game.phase(), Phase::Assign(_)), "also of the same territory");
}

/// AT-4.3
#[test]
fn an_attack_in_vain_is_not_repeated_until_something_changes() {
    let mut game = Scene::of("P1 . . | P1 . . | S1 . .", "P . . | . . . | . . .")
        .men(0, 1)
        .abilities(0, [Ability::Shooter])
        .build();
    play(&mut game, attack(1, 2));
    play(&mut game, Move::Halt);
    let (from, to) = (group(1), territory(2));
    assert_eq!(refused(&game, attack(1, 2)), Refusal::InVain { from, to });
    play(&mut game, attack(1, 3));
    play(&mut game, Move::Halt);
    play(&mut game, attack(2, 2));
    play(&mut game, Move::Halt);
    let open: Vec<Move> =
        game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Attack { .. })).collect();
    assert!(open.contains(&attack(1, 1)) && !open.contains(&attack(1, 3)), "{open:?}");
    play(&mut game, Move::Play(Play::Shooter));
    assert_eq!(game.check(&attack(1, 2)), Ok(()), "an ability is a change");
    play(&mut game, attack(1, 2));
    play(&mut game, Move::Halt);
    play(&mut game, attack(2, 1));
    play(&mut game, kill("2a"));
    assert_eq!(game.check(&attack(1, 2)), Ok(()), "so is a loss");
    play(&mut game, attack(1, 2));
    play(&mut game, Move::Halt);
    for _ in 0..2 {
        play(&mut game, Move::EndTurn);
        play(&mut game, Move::Decline);
    }
    assert_eq!(game.check(&attack(1, 2)), Ok(()), "and a new turn");
}

/// AT-4.3
#[test]
fn without_that_a_turn_could_last_for_ever() {
    let mut game = Scene::of("P1 . . | . . . | . . .", "P P P | . . . | . . .").build();
    let before = (game.to_string(), game.phase(), game.to_act());
    play(&mut game, attack(1, 2));
    play(&mut game, Move::Halt);
    assert_eq!((game.to_string(), game.phase(), game.to_act()), before, "all is as it was");
    let (from, to) = (group(1), territory(2));
    assert_eq!(refused(&game, attack(1, 2)), Refusal::InVain { from, to });
}

/// AT-4.4
#[test]
fn only_the_defenders_bases_take_part() {
    let mut game = Scene::of("C2 P P | . . . | . . .", "P P . | . . . | . . .").build();
    let events = play(&mut game, attack(1, 1));
    assert_eq!(totals(&events, Step::Rest), Some(([6, 8], 0)), "6 without the own bases");
    play(&mut game, raze("1a"));
    assert_eq!(game.to_act(), Some(SECOND));
    assert_eq!(refused(&game, raze("1b")), Refusal::NotInBattle);
    assert_eq!(game.legal_moves(), [Move::Stop, kill("1a")]);
}

/// AT-4.5
#[test]
fn both_may_play_before_the_battle_until_both_pass_in_a_row() {
    let mut game = Scene::of("S2 P1 . | . . . | . . .", "S2 . . | . . . | . . .")
        .abilities(0, [Ability::Shooter, Ability::Common])
        .abilities(1, [Ability::Shooter, Ability::Common])
        .build();
    play(&mut game, attack(1, 1));
    let window = |game: &Game| match game.phase() {
        Phase::Window { asked, .. } => Some(asked),
        _ => None,
    };
    assert_eq!(window(&game), Some(FIRST), "the attacker first");
    play(&mut game, Move::Pass);
    assert_eq!(window(&game), Some(SECOND));
    play(&mut game, Move::Play(Play::Shooter));
    assert_eq!(window(&game), Some(FIRST), "something changed: asked again");
    play(&mut game, Move::Play(Play::Shooter));
    assert_eq!(window(&game), Some(SECOND));
    play(&mut game, Move::Pass);
    assert_eq!(window(&game), Some(FIRST), "one pass does not close the window");
    let events = play(&mut game, Move::Pass);
    assert!(matches!(events[1], Event::Joined { .. }), "two in a row do");
    assert_eq!(totals(&events, Step::Rest), Some(([7, 10], 0)));
}

/// AT-4.6
#[test]
fn an_empty_territory_opens_the_way_to_the_palace_at_once() {
    let mut game = Scene::of("P1 . . | . . . | . . .", ". . . | P . . | . . .").build();
    let events = play(&mut game, attack(1, 1));
    assert_eq!(game.phase(), Phase::March { from: group(1) });
    assert!(!events.iter().any(|event| matches!(event, Event::Joined { .. })), "nothing to fight");
    assert_eq!(game.legal_moves(), [Move::March, Move::Halt]);
    let mut other = Scene::of("P1 . . | . . . | . . .", ". . . | P . . | . . .").build();
    play(&mut other, attack(1, 2));
    assert!(matches!(other.phase(), Phase::Assign(_)), "a base stands in the way");
}
