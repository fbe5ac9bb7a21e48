//! The battle panel: powers itemised, and the odds before an attack.

use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

/// AT-5.1, AT-7.11
#[test]
fn every_modifier_is_itemised() {
    let game = Scene::of("S2 U1 C1 | M1 . . | . . .", "M1 P1 . | . . . | . . .")
        .played(0, [Ability::Shooter, Ability::HeavyInfantry, Ability::Cavalry])
        .build();
    let attack = game.odds(group(1), group(1)).attack;
    let told: Vec<_> = attack
        .lines
        .iter()
        .map(|line| (line.count, line.power.printed, line.power.change, line.damage()))
        .collect();
    assert_eq!(
        told,
        [
            (2, 1, Some((Ability::Shooter, 2)), 6),
            (1, 2, Some((Ability::HeavyInfantry, 2)), 4),
            (1, 3, Some((Ability::Cavalry, 1)), 4),
        ]
    );
    assert_eq!((attack.damage(Step::First), attack.damage(Step::Rest)), (0, 14));
    let reasons: Vec<_> =
        attack.lines.iter().filter_map(|line| change_reason(line.power)).collect();
    assert_eq!(reasons, ["+2 Shooter", "+2 Heavy Infantry", "+1 Cavalry"]);
}

/// AT-5.1, AT-5.5, AT-7.6
#[test]
fn the_odds_are_what_the_battle_then_counts() {
    let mut game = Scene::of("S2 M2 P1 | . . . | . . .", "C2 M1 . | . . . | . . .")
        .played(0, [Ability::SiegeWeapon])
        .build();
    let odds = game.odds(group(1), group(1));
    assert_eq!(odds.attack.artillery(), 8);
    assert_eq!((odds.attack.damage(Step::First), odds.attack.damage(Step::Rest)), (2, 1));
    assert_eq!(odds.attack.total(), 11);
    assert_eq!(odds.defence.total(), 6 + 2 + 2, "bases weakened by two cannons, one idle cannon");
    let base = odds.defence.lines.last().expect("a base");
    assert_eq!(base.power.change, Some((Ability::SiegeWeapon, -2)));
    let events = play(&mut game, attack(1, 1));
    assert_eq!(totals(&events, Step::First), Some(([2, 0], 0)));
    assert_eq!(totals(&events, Step::Rest), Some(([2 + 1, 10], 8)));
}
