//! Section 3: renewal and the turn.

use saucer_night::engine::{GameModel, Refusal as _};
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

const EMPTY: &str = ". . . | . . . | . . .";

/// AT-3.1
#[test]
fn the_turn_begins_with_renewing_or_declining() {
    let mut game = Scene::of("P1 . . | . . . | . . .", EMPTY).renewal().build();
    assert_eq!(game.legal_moves(), [Move::Renew, Move::Decline]);
    assert_eq!(refused(&game, attack(1, 1)), Refusal::NotNow(Phase::Renew));
    assert_eq!(refused(&game, Move::EndTurn), Refusal::NotNow(Phase::Renew));
    play(&mut game, Move::Decline);
    assert_eq!((game.phase(), troops(&game, FIRST, "1a")), (Phase::Act, 1), "nothing was renewed");
    assert_eq!(refused(&game, Move::Renew), Refusal::NotNow(Phase::Act));
}

/// AT-3.2
#[test]
fn both_renew_step_by_step_the_active_player_first() {
    let mut game = Scene::of("P . . | . . . | . . .", "S . . | . . . | . . .")
        .bases(0, "PPPPP")
        .bases(1, "SSSSS")
        .turn(1)
        .renewal()
        .build();
    play(&mut game, Move::Renew);
    let mut order = Vec::new();
    while game.phase() != Phase::Act {
        let mv = game.legal_moves()[0];
        order.push((game.to_act().unwrap(), mv));
        match mv {
            Move::Draw(_) => draw(&mut game, mv, [2]),
            _ => play(&mut game, mv),
        };
    }
    let drawn = Move::Draw(Pile::Bases);
    let dropped = |base| Move::Discard(Card::Base(base));
    assert_eq!(
        order,
        [
            (SECOND, Move::Recruit),
            (FIRST, Move::Recruit),
            (SECOND, drawn),
            (SECOND, drawn),
            (FIRST, drawn),
            (FIRST, drawn),
            (SECOND, dropped(Base::Saucer)),
            (SECOND, dropped(Base::Saucer)),
            (FIRST, dropped(Base::Pod)),
            (FIRST, dropped(Base::Pod)),
            (SECOND, Move::Done),
            (FIRST, Move::Done),
        ]
    );
}

/// AT-3.3
#[test]
fn each_player_may_recruit_one_troop_on_every_base_up_to_two() {
    let scene = Scene::of("P S1 U2 | . . . | . . .", "C . . | . M1 . | . . .").renewal();
    let mut game = scene.clone().build();
    play(&mut game, Move::Renew);
    assert_eq!((game.to_act(), game.phase()), (Some(FIRST), Phase::Recruit { seat: FIRST }));
    assert_eq!(game.legal_moves(), [Move::Recruit, Move::RecruitNobody]);
    assert_eq!(refused(&game, Move::EndTurn).rule(), "AT-3.3");
    let events = play(&mut game, Move::Recruit);
    let grown = events.iter().find_map(|event| match event {
        Event::Recruited { seat: FIRST, at } => Some(at.iter().collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(grown, Some(vec![at("1a"), at("1b")]), "the full base gets none");
    assert_eq!(game.to_act(), Some(SECOND), "then the other player");
    let events = play(&mut game, Move::RecruitNobody);
    assert_eq!(events, [Event::NobodyRecruited { seat: SECOND }]);
    assert_eq!(game.to_string(), "P1 S2 U2 | . . . | . . .\nC0 . . | . M1 . | . . .");
    assert!(matches!(game.phase(), Phase::Draw { seat: FIRST, left: 2, .. }));
}

/// AT-3.3
#[test]
fn nobody_is_asked_where_nothing_could_be_recruited() {
    let mut full = Scene::of("P2 . . | . . . | . . .", EMPTY).renewal().build();
    play(&mut full, Move::Renew);
    assert!(matches!(full.phase(), Phase::Draw { seat: FIRST, .. }), "two full boards");
    let mut theirs = Scene::of("P2 . . | . . . | . . .", "S . . | . . . | . . .").renewal().build();
    play(&mut theirs, Move::Renew);
    assert_eq!(theirs.phase(), Phase::Recruit { seat: SECOND });
}

/// AT-3.3, AT-7.4
#[test]
fn declining_can_help_against_heavy_infantry() {
    let reptilians = |answer| {
        let mut game = Scene::of("U2 . . | . . . | . . .", "M . . | . . . | . . .")
            .played(0, [Ability::HeavyInfantry])
            .renewal()
            .build();
        play(&mut game, Move::Renew);
        assert_eq!(game.to_act(), Some(SECOND));
        play(&mut game, answer);
        game.odds(group(1), group(1)).attack.lines[0].power.value()
    };
    let powers = [Move::Recruit, Move::RecruitNobody].map(reptilians);
    assert_eq!(powers, [4, 2], "a Cannon is a measure for them");
}

/// AT-3.4
#[test]
fn renewal_gives_two_cards_each_from_either_pile() {
    let mut game = Scene::of(EMPTY, EMPTY).renewal().build();
    play(&mut game, Move::Renew);
    draw(&mut game, Move::Draw(Pile::Bases), [4]);
    draw(&mut game, Move::Draw(Pile::Abilities), [6]);
    let hand: Vec<_> = game.army(FIRST).hand().collect();
    assert_eq!(hand, [Card::Base(Base::Mothership), Card::Ability(Ability::Special)]);
    assert_eq!(game.to_act(), Some(SECOND), "two and no more");
    draw(&mut game, Move::Draw(Pile::Bases), [0]);
    draw(&mut game, Move::Draw(Pile::Bases), [0]);
    assert_eq!(game.army(SECOND).bases().hand_count(), 2);
    assert_eq!(game.phase(), Phase::Build { seat: FIRST, opening: false });
}

/// AT-3.5
#[test]
fn a_hand_above_five_is_discarded_down_to_five() {
    let mut game = Scene::of(EMPTY, EMPTY).bases(0, "PPPS").renewal().build();
    play(&mut game, Move::Renew);
    draw(&mut game, Move::Draw(Pile::Abilities), [5]);
    draw(&mut game, Move::Draw(Pile::Abilities), [5]);
    assert_eq!(game.must_discard(), None, "drawing goes on above the limit");
    draw(&mut game, Move::Draw(Pile::Bases), [0]);
    draw(&mut game, Move::Draw(Pile::Bases), [0]);
    assert_eq!((game.must_discard(), game.army(FIRST).hand_count()), (Some(FIRST), 6));
    assert_eq!(refused(&game, build(Base::Pod, "1a")), Refusal::DiscardFirst);
    let absent = Card::Base(Base::Cigar);
    assert_eq!(refused(&game, Move::Discard(absent)), Refusal::NotInHand(absent));
    play(&mut game, Move::Discard(Card::Ability(Ability::Common)));
    assert_eq!(game.army(FIRST).hand_count(), 5);
    assert_eq!(game.army(FIRST).abilities().discard().count(Ability::Common), 1);
    let more = Move::Discard(Card::Base(Base::Pod));
    assert_eq!(refused(&game, more), Refusal::HandNotFull);
}

/// AT-3.6
#[test]
fn any_number_of_bases_is_built_on_free_spaces() {
    let phase = Phase::Build { seat: FIRST, opening: false };
    let mut game = Scene::of("P2 . . | . . . | . . .", EMPTY).bases(0, "CCUP").phase(phase).build();
    play(&mut game, build(Base::Cigar, "1b"));
    let events = play(&mut game, build(Base::Cigar, "3c"));
    let (base, at_3c) = (Base::Cigar, at("3c"));
    assert_eq!(events, [Event::Built { seat: FIRST, base, at: at_3c, over: None }]);
    let taken = refused(&game, build(Base::Undercity, "1a"));
    assert_eq!(taken, Refusal::Occupied { at: at("1a"), opening: false });
    assert_eq!(taken.rule(), "AT-3.6");
    assert_eq!(game.to_string().lines().next(), Some("P2 C0 . | . . . | . . C0"));
    play(&mut game, Move::Done);
    assert_eq!(game.army(FIRST).bases().hand_count(), 2, "nobody has to build");
    assert_eq!(game.phase(), Phase::Act);
}

/// AT-3.7
#[test]
fn a_new_base_has_no_troop_until_the_next_renewal() {
    let phase = Phase::Build { seat: FIRST, opening: false };
    let mut game = Scene::of(EMPTY, EMPTY).bases(0, "C").phase(phase).build();
    play(&mut game, build(Base::Cigar, "2a"));
    assert_eq!((game.phase(), troops(&game, FIRST, "2a")), (Phase::Act, 0));
    assert_eq!(refused(&game, attack(2, 1)), Refusal::NoTroops(group(2)));
    play(&mut game, Move::EndTurn);
    play(&mut game, Move::Renew);
    play(&mut game, Move::Recruit);
    assert_eq!(troops(&game, FIRST, "2a"), 1);
}

/// AT-3.8
#[test]
fn no_ability_is_played_during_renewal() {
    let mut game = Scene::of("S1 . . | . . . | . . .", EMPTY)
        .abilities(0, [Ability::Shooter])
        .abilities(1, [Ability::Common])
        .bases(0, "P")
        .renewal()
        .build();
    let shooter = Move::Play(Play::Shooter);
    assert_eq!(refused(&game, shooter), Refusal::NoAbilitiesNow);
    play(&mut game, Move::Renew);
    assert_eq!(refused(&game, shooter), Refusal::NoAbilitiesNow);
    play(&mut game, Move::Recruit);
    for seat in [FIRST, FIRST, SECOND, SECOND] {
        assert_eq!(game.to_act(), Some(seat));
        assert_eq!(refused(&game, shooter), Refusal::NoAbilitiesNow);
        assert_eq!(refused(&game, ufo(FIRST, "1a")), Refusal::NoAbilitiesNow);
        draw(&mut game, Move::Draw(Pile::Abilities), [0]);
    }
    assert_eq!(game.phase(), Phase::Build { seat: FIRST, opening: false });
    assert_eq!(refused(&game, shooter), Refusal::NoAbilitiesNow);
    play(&mut game, Move::Done);
    assert_eq!(game.check(&shooter), Ok(()), "renewal is settled");
}

/// AT-3.9
#[test]
fn an_empty_pile_is_refilled_from_its_own_discards() {
    let mut game = Scene::of(EMPTY, EMPTY)
        .bases(0, "PSU")
        .spent(0, Pile::Bases)
        .gone(1, Pile::Bases)
        .renewal()
        .build();
    assert_eq!(game.army(FIRST).bases().pile_count(), 0);
    play(&mut game, Move::Renew);
    let events = draw(&mut game, Move::Draw(Pile::Bases), [4]);
    assert_eq!(events[0], Event::Refilled { seat: FIRST, pile: Pile::Bases });
    assert_eq!(game.army(FIRST).bases().pile_count(), 21);
    assert!(game.army(FIRST).bases().discard().is_empty());
    assert_eq!(game.army(FIRST).abilities().pile_count(), 25, "the other deck is left alone");
    let events = draw(&mut game, Move::Draw(Pile::Bases), [0]);
    assert_eq!(events.len(), 1, "a pile with cards is not refilled");
    assert_eq!(game.legal_moves(), [Move::Draw(Pile::Abilities)]);
    assert_eq!(refused(&game, Move::Draw(Pile::Bases)), Refusal::EmptyPile(Pile::Bases));
}

/// AT-3.9
#[test]
fn with_both_decks_gone_nothing_is_drawn() {
    let mut game = Scene::of(EMPTY, EMPTY)
        .gone(0, Pile::Bases)
        .gone(0, Pile::Abilities)
        .gone(1, Pile::Bases)
        .gone(1, Pile::Abilities)
        .renewal()
        .build();
    play(&mut game, Move::Renew);
    assert_eq!((game.phase(), game.army(FIRST).hand_count()), (Phase::Act, 0));
}

/// AT-3.10
#[test]
fn the_active_player_acts_until_announcing_the_end() {
    let mut game =
        Scene::of("P1 . . | P1 . . | S1 . .", EMPTY).abilities(0, [Ability::Shooter]).build();
    play(&mut game, attack(1, 1));
    play(&mut game, Move::Halt);
    assert_eq!((game.phase(), game.active()), (Phase::Act, FIRST), "one attack is not the end");
    play(&mut game, Move::Play(Play::Shooter));
    play(&mut game, attack(3, 2));
    play(&mut game, Move::Halt);
    assert_eq!(game.active(), FIRST);
    let events = play(&mut game, Move::EndTurn);
    assert!(events.contains(&Event::TurnEnded { seat: FIRST }));
    assert_eq!((game.phase(), game.active(), game.turns()), (Phase::Renew, SECOND, 1));
}

/// AT-3.11
#[test]
fn played_abilities_are_discarded_when_the_turn_ends() {
    let mut game = Scene::of("S1 P . | . . . | . . .", "C2 . . | . . . | . . .")
        .abilities(0, [Ability::Shooter, Ability::LightInfantry, Ability::Common])
        .build();
    play(&mut game, Move::Play(Play::Shooter));
    play(&mut game, Move::Play(Play::LightInfantry(territory(1))));
    play(&mut game, ufo(SECOND, "1a"));
    let army = game.army(FIRST);
    assert_eq!((army.played().len(), army.abilities().discard().len()), (3, 0));
    assert_eq!(game.odds(group(1), group(1)).attack.total(), 3 + 1);
    play(&mut game, Move::EndTurn);
    let army = game.army(FIRST);
    assert_eq!((army.played().len(), army.abilities().discard().len()), (0, 3));
    assert_eq!((troops(&game, FIRST, "1b"), troops(&game, SECOND, "1a")), (1, 0), "these stay");
    play(&mut game, Move::Decline);
    play(&mut game, Move::EndTurn);
    play(&mut game, Move::Decline);
    assert_eq!(game.odds(group(1), group(1)).attack.total(), 1 + 1, "Greys have power 1 again");
}
