//! Games that were begun under version 1 of the rules go on as they began.

use saucer_night::engine::GameModel;
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

const EMPTY: &str = ". . . | . . . | . . .";

/// AT-7.2
#[test]
fn light_infantry_fills_the_pods_of_one_territory() {
    let mut game = Scene::of("P P1 S | P . . | P2 . .", "P . . | . . . | . . .")
        .abilities(0, [Ability::LightInfantry, Ability::LightInfantry])
        .edition(Edition::First)
        .build();
    let fill = |number| Move::Play(Play::LightInfantry(territory(number)));
    assert_eq!(refused(&game, fill(3)), Refusal::NoPodToFill(territory(3)), "already full");
    play(&mut game, fill(1));
    assert_eq!(
        game.to_string(),
        "P2 P2 S0 | P0 . . | P2 . .\nP0 . . | . . . | . . .",
        "only Pods, only there, only the own"
    );
    play(&mut game, fill(2));
    assert_eq!(troops(&game, FIRST, "2a"), 2);
}

/// AT-7.4
#[test]
fn heavy_infantry_counts_enemies_at_printed_power_changed_by_shooter_only() {
    let mut game = Scene::of("U1 . . | . . . | . . .", "C1 S1 . | S1 . . | . . .")
        .abilities(0, [Ability::HeavyInfantry])
        .played(1, [Ability::Cavalry, Ability::Shooter])
        .edition(Edition::First)
        .build();
    play(&mut game, Move::Play(Play::HeavyInfantry));
    let power = |to| {
        let odds = game.odds(group(1), group(to));
        (odds.attack.lines[0].power.value(), odds.defence.lines[0].power.value())
    };
    assert_eq!(power(1), (3, 3 + 2), "the Mothman counts 3, though Cavalry makes it 5");
    assert_eq!(power(2), (3, 3), "the Grey counts 3");
}

/// AT-4.3
#[test]
fn each_group_attacks_once_per_turn() {
    let mut game = Scene::of("P1 . . | P1 . . | . . .", ". . . | . . . | . . .")
        .men(0, 1)
        .edition(Edition::First)
        .build();
    play(&mut game, attack(1, 1));
    play(&mut game, Move::Halt);
    assert_eq!(refused(&game, attack(1, 2)), Refusal::AttackedBefore(group(1)));
    play(&mut game, attack(2, 1));
    play(&mut game, Move::Halt);
    let assault = Move::Attack { from: Group::Palace, to: territory(1) };
    play(&mut game, assault);
    play(&mut game, Move::Halt);
    assert_eq!(refused(&game, assault), Refusal::AttackedBefore(Group::Palace));
    for _ in 0..2 {
        play(&mut game, Move::EndTurn);
        play(&mut game, Move::Decline);
    }
    assert_eq!(game.check(&attack(1, 1)), Ok(()), "a new turn");
}

/// AT-3.6
#[test]
fn any_number_of_bases_is_built_also_over_own_ones() {
    let phase = Phase::Build { seat: FIRST, opening: false };
    let mut game = Scene::of("P2 . . | . . . | . . .", EMPTY)
        .bases(0, "CCUP")
        .phase(phase)
        .edition(Edition::First)
        .build();
    play(&mut game, build(Base::Cigar, "1b"));
    play(&mut game, build(Base::Cigar, "3c"));
    let events = play(&mut game, build(Base::Undercity, "1a"));
    let over = Some(Base::Pod);
    assert_eq!(events, [Event::Built { seat: FIRST, base: Base::Undercity, at: at("1a"), over }]);
    assert_eq!(game.to_string().lines().next(), Some("U0 C0 . | . . . | . . C0"));
    assert_eq!(game.army(FIRST).bases().discard().count(Base::Pod), 1);
    play(&mut game, Move::Done);
    assert_eq!(game.army(FIRST).bases().hand_count(), 1, "nobody has to build");
    assert_eq!(game.phase(), Phase::Act);
}

/// AT-5.8
#[test]
fn initiative_hits_troops_first_and_what_is_left_joins_the_rest() {
    let mut game = Scene::of("S2 P2 P1 | . . . | . . .", "P1 . . | . . . | . . .")
        .edition(Edition::First)
        .build();
    play(&mut game, attack(1, 1));
    assert_eq!(fight(&game).step, Step::First);
    assert_eq!(refused(&game, raze("1a")), Refusal::TroopsFirst);
    let events = play(&mut game, kill("1a"));
    assert_eq!(totals(&events, Step::Rest), Some(([1 + 3, 4], 0)), "1 of 2 was left over");
    play(&mut game, raze("1a"));
    assert_eq!(fight(&game).damage[1], 4, "a falling base deals its damage");
    play(&mut game, kill("1b"));
    play(&mut game, Move::Stop);
    assert_eq!(game.phase(), Phase::March { from: group(1) });
}

/// AT-3.3
#[test]
fn every_base_of_both_players_gets_one_troop_up_to_two() {
    let mut game = Scene::of("P S1 U2 | . . . | . . .", "C . . | . M1 . | . . .")
        .renewal()
        .edition(Edition::First)
        .build();
    let events = play(&mut game, Move::Renew);
    assert_eq!(game.to_string(), "P1 S2 U2 | . . . | . . .\nC1 . . | . M2 . | . . .");
    let grown = events.iter().find_map(|event| match event {
        Event::Recruited { seat: FIRST, at } => Some(at.iter().collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(grown, Some(vec![at("1a"), at("1b")]), "the full base gets none");
}

/// AT-2.3, AT-8.4
#[test]
fn a_save_of_version_1_is_of_the_first_edition_with_its_second_hand() {
    let mut setup = r#"{"options":{"match":"single","asking":"who-can"},"seats":[]}"#.to_owned();
    Game::migrate(1, &mut setup, &mut Vec::new());
    let setup: serde_json::Value = serde_json::from_str(&setup).expect("JSON");
    let options: Options = serde_json::from_value(setup["options"].clone()).expect("options");
    assert_eq!((options.edition, options.second_hand), (Edition::First, true));
    assert_eq!((options.length, options.asking), (Length::Single, Asking::WhoCan));
    let mut game = Scene::of(EMPTY, EMPTY).edition(Edition::First).turns(199).build();
    let events = play(&mut game, Move::EndTurn);
    assert!(events.contains(&Event::GameDrawn { turns: 200 }));
}
