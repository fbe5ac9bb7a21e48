//! Section 7: abilities, special troops and the hand limit.

use saucer_night::engine::GameModel;
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

const EMPTY: &str = ". . . | . . . | . . .";

/// AT-7.2
#[test]
fn light_infantry_recruits_one_martian_on_each_pod_of_one_territory() {
    let mut game = Scene::of("P P1 S | P . . | P2 . .", "P . . | . . . | . . .")
        .abilities(0, [Ability::LightInfantry, Ability::LightInfantry])
        .build();
    let recruit = |number| Move::Play(Play::LightInfantry(territory(number)));
    assert_eq!(refused(&game, recruit(3)), Refusal::NoPodToFill(territory(3)), "already full");
    play(&mut game, recruit(1));
    assert_eq!(
        game.to_string(),
        "P1 P2 S0 | P0 . . | P2 . .\nP0 . . | . . . | . . .",
        "one more, to at most two: only Pods, only there, only the own"
    );
    play(&mut game, recruit(1));
    assert_eq!(troops(&game, FIRST, "1a"), 2, "a second card brings the second");
}

/// AT-7.3
#[test]
fn shooter_makes_greys_stronger_and_slower() {
    let scene = Scene::of("S2 P1 . | . . . | . . .", "S1 U1 . | . . . | . . .");
    let mut game = scene.abilities(0, [Ability::Shooter]).build();
    let lines = |game: &Game| {
        let odds = game.odds(group(1), group(1));
        let told = |line: &Line| (line.power.value(), line.deals);
        (odds.attack.lines.iter().map(told).collect::<Vec<_>>(), told(&odds.defence.lines[0]))
    };
    let (first, rest) = (Some(Step::First), Some(Step::Rest));
    assert_eq!(lines(&game), (vec![(1, first), (1, rest)], (1, first)));
    play(&mut game, Move::Play(Play::Shooter));
    assert_eq!(lines(&game), (vec![(3, rest), (1, rest)], (1, first)), "own Greys only");
}

/// AT-7.4
#[test]
fn heavy_infantry_matches_the_strongest_enemy_troop() {
    let powers_against = |enemy: &str| {
        let mut game = Scene::of("U1 . . | . . . | . . .", enemy)
            .abilities(0, [Ability::HeavyInfantry])
            .build();
        play(&mut game, Move::Play(Play::HeavyInfantry));
        game.odds(group(1), group(1)).attack.lines[0].power.value()
    };
    assert_eq!(powers_against("M1 P1 . | . . . | . . ."), 4);
    assert_eq!(powers_against("C1 P1 . | M2 . . | . . ."), 3, "only the enemies there");
    assert_eq!(powers_against("P2 . . | . . . | . . ."), 1, "equal, even when that is less");
    assert_eq!(powers_against("M . . | . . . | . . ."), 2, "with no enemy troop they keep 2");
}

/// AT-7.4
#[test]
fn heavy_infantry_measures_enemies_as_they_stand_in_the_battle() {
    let mut game = Scene::of("U1 . . | . . . | . . .", "C1 S1 . | S1 . . | . . .")
        .abilities(0, [Ability::HeavyInfantry])
        .played(1, [Ability::Cavalry, Ability::Shooter])
        .build();
    play(&mut game, Move::Play(Play::HeavyInfantry));
    let power = |to| {
        let odds = game.odds(group(1), group(to));
        (odds.attack.lines[0].power.value(), odds.defence.lines[0].power.value())
    };
    assert_eq!(power(1), (3 + 2, 3 + 2), "Cavalry has made the Mothman 5");
    assert_eq!(power(2), (3, 3), "Shooter has made the Grey 3");
}

/// AT-7.4, AT-7.5, AT-7.11
#[test]
fn abilities_that_measure_each_other_follow_a_fixed_order() {
    let powers = |first: &str, second: &str, played: [&[Ability]; 2]| {
        let scene = Scene::of(first, second).played(0, played[0].iter().copied());
        let game = scene.played(1, played[1].iter().copied()).build();
        let odds = game.odds(group(1), group(1));
        [odds.attack, odds.defence].map(|side| {
            let troops = side.lines.iter().filter(|line| matches!(line.fighter, Fighter::Troop(_)));
            troops.map(|line| line.power.value()).collect::<Vec<_>>()
        })
    };
    let (cavalry, heavy) = (Ability::Cavalry, Ability::HeavyInfantry);
    // Cavalry comes before Heavy Infantry: the Reptilian is 2 for the Mothman, which is then 5 for the Reptilian.
    let circle = powers("C1 . . | . . . | . . .", "U1 . . | . . . | . . .", [&[cavalry], &[heavy]]);
    assert_eq!(circle, [vec![5], vec![5]]);
    // The attacker's before the defender's: 3 + 3 first, then 3 + 6.
    let riders =
        powers("C1 . . | . . . | . . .", "C1 . . | . . . | . . .", [&[cavalry], &[cavalry]]);
    assert_eq!(riders, [vec![6], vec![9]]);
    // The attacker's Reptilian measures the Mothman, the defender's the Reptilian that has become 3.
    let heavies =
        powers("U1 P1 . | . . . | . . .", "U1 C1 . | . . . | . . .", [&[heavy], &[heavy]]);
    assert_eq!(heavies, [vec![3, 1], vec![3, 3]]);
    let equals = powers("U1 . . | . . . | . . .", "U1 . . | . . . | . . .", [&[heavy], &[heavy]]);
    assert_eq!(equals, [vec![2], vec![2]], "nothing to climb on");
}

/// AT-7.5, AT-7.11
#[test]
fn powers_beyond_all_measure_do_not_overflow() {
    let riders = [Ability::Cavalry; 3];
    let mut game = Scene::of("C2 C2 . | . . . | . . .", "M2 C2 C2 | . . . | . . .")
        .played(0, riders)
        .played(1, riders.into_iter().chain([Ability::HeavyInfantry]))
        .build();
    play(&mut game, attack(1, 1));
    assert!(game.legal_moves().len() > 1);
}

/// AT-7.5
#[test]
fn cavalry_adds_the_weakest_enemy_troop_for_each_copy() {
    let mut game = Scene::of("C2 . . | . . . | . . .", "U1 M1 . | M . . | . . .")
        .abilities(0, [Ability::Cavalry, Ability::Cavalry])
        .build();
    let power = |game: &Game, to| game.odds(group(1), group(to)).attack.lines[0].power.value();
    assert_eq!(power(&game, 1), 3);
    play(&mut game, Move::Play(Play::Cavalry));
    assert_eq!((power(&game, 1), power(&game, 2)), (3 + 2, 3), "no enemy troop adds nothing");
    play(&mut game, Move::Play(Play::Cavalry));
    assert_eq!(power(&game, 1), 3 + 2 + 2);
    assert_eq!(game.odds(group(1), group(1)).attack.total(), 14, "each Mothman");
}

/// AT-7.6
#[test]
fn siege_weapon_weakens_bases_by_the_cannons_that_face_them() {
    let mut game = Scene::of("M1 . . | M2 P1 . | . . .", "P P . | . . . | . . .")
        .abilities(0, [Ability::SiegeWeapon, Ability::SiegeWeapon])
        .abilities(1, [Ability::SiegeWeapon])
        .build();
    let base = |game: &Game, from| game.odds(group(from), group(1)).defence.lines[0].power.value();
    assert_eq!((base(&game, 1), base(&game, 2)), (4, 4));
    play(&mut game, Move::Play(Play::SiegeWeapon));
    assert_eq!((base(&game, 1), base(&game, 2)), (3, 2));
    play(&mut game, Move::Play(Play::SiegeWeapon));
    assert_eq!((base(&game, 1), base(&game, 2)), (2, 0), "copies add up");
    let palace = game.odds(group(2), Group::Palace).defence;
    assert_eq!(palace.total(), 10, "the palace is no base");
    play(&mut game, attack(1, 1));
    assert_eq!(fight(&game).damage[1], 4, "weaker bases deal less");
    play(&mut game, raze("1a"));
    assert_eq!(fight(&game).artillery, 2, "and fall to less");
}

/// AT-7.6
#[test]
fn siege_weapon_never_brings_a_base_below_nothing_and_is_no_use_to_a_defender() {
    let game = Scene::of("M2 M2 M2 | . . . | . . .", "P . . | . . . | . . .")
        .played(0, [Ability::SiegeWeapon])
        .build();
    assert_eq!(game.odds(group(1), group(1)).defence.total(), 0);
    let mut asked = Scene::of("P1 . . | . . . | . . .", "M1 . . | . . . | . . .")
        .abilities(1, [Ability::SiegeWeapon])
        .ask_everyone()
        .build();
    play(&mut asked, Move::EndTurn);
    assert_eq!(asked.to_act(), Some(SECOND));
    assert_eq!(refused(&asked, Move::Play(Play::SiegeWeapon)), Refusal::OnlyForAttackers);
}

/// AT-7.7
#[test]
fn the_ufo_destroys_all_troops_on_one_base_of_either_player() {
    let mut game = Scene::of("P2 . . | . . . | . . .", "C2 M1 U | . . . | . . .")
        .abilities(0, [Ability::Common, Ability::Common])
        .build();
    assert_eq!(refused(&game, ufo(SECOND, "1c")), Refusal::NobodyThere);
    assert_eq!(refused(&game, ufo(SECOND, "3c")), Refusal::NobodyThere);
    let events = play(&mut game, ufo(SECOND, "1a"));
    let fell = Event::Fell { seat: SECOND, troop: Troop::Mothman, count: 2, at: Some(at("1a")) };
    assert!(events.contains(&fell));
    play(&mut game, ufo(FIRST, "1a"));
    assert_eq!(
        game.to_string(),
        "P0 . . | . . . | . . .\nC0 M1 U0 | . . . | . . .",
        "the bases stand, and so does the neighbour"
    );
    let foreign = Play::Common { owner: Seat(2), at: at("1a") };
    assert!(game.check(&Move::Play(foreign)).is_err(), "there is no third player");
}

/// AT-7.8
#[test]
fn a_man_in_black_guards_the_palace_and_lowers_the_opponents_limit() {
    let mut game =
        Scene::of("P P P | . . . | . . .", EMPTY).abilities(0, [Ability::Special]).build();
    assert_eq!((game.hand_limit(FIRST), game.hand_limit(SECOND)), (5, 5));
    play(&mut game, Move::Play(Play::Special));
    assert_eq!((game.hand_limit(FIRST), game.hand_limit(SECOND)), (5, 3));
    assert_eq!(game.army(FIRST).men_in_black(), 1);
    play(&mut game, Move::EndTurn);
    assert_eq!(game.army(FIRST).men_in_black(), 1, "he stays");
    assert!(game.army(FIRST).abilities().discard().is_empty(), "the card is the troop");
}

/// AT-7.9
#[test]
fn special_troops_need_full_territories() {
    let mut game = Scene::of("P P . | S S S | . . .", EMPTY)
        .abilities(0, [Ability::Special, Ability::Special])
        .build();
    let special = Move::Play(Play::Special);
    play(&mut game, special);
    assert_eq!(refused(&game, special), Refusal::TooManyMen { cap: 1 });
    let bare = Scene::of("P P . | S S . | . . .", EMPTY).abilities(0, [Ability::Special]).build();
    assert_eq!(refused(&bare, special), Refusal::TooManyMen { cap: 0 });
}

/// AT-7.9
#[test]
fn excess_special_troops_leave_when_a_full_territory_falls() {
    let mut game = Scene::of("C2 C2 . | . . . | . . .", "P P P | S S S | . . .").men(1, 2).build();
    play(&mut game, attack(1, 1));
    play(&mut game, raze("1a"));
    play(&mut game, Move::Stop);
    let events = play(&mut game, Move::Stop);
    assert!(events.contains(&Event::MenLeft { seat: SECOND, count: 1 }));
    let army = game.army(SECOND);
    assert_eq!((army.special_cap(), army.men_in_black()), (1, 1));
    assert_eq!(army.abilities().discard().count(Ability::Special), 1);
    assert_eq!(game.hand_limit(FIRST), 3);
}

/// AT-7.10
#[test]
fn a_lowered_limit_is_met_at_once() {
    let mut game = Scene::of("P P P | P1 . . | . . .", EMPTY)
        .abilities(0, [Ability::Special])
        .bases(1, "SSSSU")
        .build();
    play(&mut game, Move::Play(Play::Special));
    assert_eq!((game.must_discard(), game.to_act()), (Some(SECOND), Some(SECOND)));
    assert_eq!(refused(&game, attack(2, 1)), Refusal::DiscardFirst);
    play(&mut game, Move::Discard(Card::Base(Base::Saucer)));
    assert_eq!(game.to_act(), Some(SECOND), "from 5 to 3");
    play(&mut game, Move::Discard(Card::Base(Base::Undercity)));
    assert_eq!((game.phase(), game.to_act()), (Phase::Act, Some(FIRST)), "the turn goes on");
    let crowded = Scene::of("P P P | P P P | S S S", EMPTY).men(0, 3).build();
    assert_eq!(crowded.hand_limit(SECOND), 0, "never below 0");
}

/// AT-7.11
#[test]
fn changed_powers_count_for_damage_dealt_and_needed() {
    let scene = Scene::of("U1 . . | . . . | . . .", "S1 . . | . . . | . . .");
    let mut plain = scene.clone().build();
    play(&mut plain, attack(1, 1));
    play(&mut plain, Move::Stop);
    assert_eq!(plain.check(&kill("1a")), Ok(()), "2 damage kill a Grey");
    let mut changed = scene.abilities(1, [Ability::Shooter]).build();
    play(&mut changed, attack(1, 1));
    assert_eq!(changed.to_act(), Some(SECOND));
    let events = play(&mut changed, Move::Play(Play::Shooter));
    assert_eq!(totals(&events, Step::Rest), Some(([2, 3 + 4], 0)), "dealt");
    assert_eq!(changed.to_act(), Some(SECOND), "needed: 2 damage no longer kill one");
}

/// AT-7.11
#[test]
fn powers_are_worked_out_once_for_both_steps() {
    let mut game = Scene::of("S2 S1 U1 | . . . | . . .", "C1 P1 . | . . . | . . .")
        .played(0, [Ability::HeavyInfantry])
        .build();
    play(&mut game, attack(1, 1));
    let events = play(&mut game, kill("1a"));
    assert_eq!(
        totals(&events, Step::Rest),
        Some(([3, 1 + 8], 0)),
        "the Mothman is dead, and the Reptilian keeps the 3 it gave"
    );
    let tally = game.battle_tally().expect("a battle");
    let reptilian = tally.attack.lines.last().expect("the Reptilian");
    assert_eq!(reptilian.power.change, Some((Ability::HeavyInfantry, 1)));
}

/// AT-7.12
#[test]
fn a_destroyed_special_troop_goes_to_its_owners_abilities() {
    let mut game = Scene::of("U1 . . | . . . | . . .", ". . . | P P P | . . .").men(1, 1).build();
    play(&mut game, attack(1, 1));
    play(&mut game, Move::March);
    play(&mut game, Move::Kill(Victim::Man));
    assert_eq!(game.army(SECOND).men_in_black(), 1, "until the step is over");
    let events = play(&mut game, Move::Stop);
    let fell = Event::Fell { seat: SECOND, troop: Troop::ManInBlack, count: 1, at: None };
    assert!(events.contains(&fell));
    assert_eq!(game.army(SECOND).men_in_black(), 0);
    assert_eq!(game.army(SECOND).abilities().discard().count(Ability::Special), 1);
    assert_eq!(game.hand_limit(FIRST), 5);
}
