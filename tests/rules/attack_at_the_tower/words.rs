//! Every move, event and question has its words.

use saucer_night::engine::{Chance, GameModel, Refusal as _, Seat};

use super::*;

/// AT-3.10
#[test]
fn moves_events_and_questions_are_worded() {
    let name = |seat: Seat| format!("Seat {}", seat.0);
    for seed in 0..6 {
        let mut chance = Chance::unrecorded(seed);
        let mut game = Game::new(&Options::default(), &mut chance).expect("sets up");
        let mut events = Vec::new();
        while game.to_act().is_some() {
            assert!(prompt(&game, &name).starts_with("Seat "));
            assert!(!question(&game).is_empty() && !question(&game).ends_with('.'));
            let moves = game.legal_moves();
            let told: std::collections::BTreeSet<String> =
                moves.iter().map(|mv| describe(mv, game.to_act().expect("on"))).collect();
            assert_eq!(told.len(), moves.len(), "two moves read the same: {told:?}");
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.apply(&mv, &mut chance, &mut events);
        }
        for event in &events {
            let (_, sentence) = story(event, &name);
            assert!(sentence.ends_with('.') && !sentence.contains(".."), "{sentence}");
            assert!(sentence.starts_with(char::is_uppercase), "{sentence}");
        }
        assert!(question(&game).ends_with('.'), "the end is a sentence");
    }
}

/// AT-1.4, AT-7.2, AT-7.8
#[test]
fn every_card_is_explained_with_its_rule() {
    let bases = Base::ALL.map(base_help);
    let troops = Troop::ALL.map(troop_help);
    let of = |edition| Ability::ALL.map(|ability| ability_help(ability, edition));
    let (abilities, first) = (of(Edition::Second), of(Edition::First));
    for (sentence, rule) in bases.iter().chain(&troops).chain(&abilities).chain(&first) {
        assert!(sentence.ends_with('.'), "{sentence}");
        assert!(RULES.contains(&format!("- {rule} ")), "{rule} is a rule");
    }
    let changed = (0..Ability::ALL.len()).filter(|index| abilities[*index] != first[*index]);
    let changed: Vec<Ability> = changed.map(|index| Ability::ALL[index]).collect();
    assert_eq!(changed, [Ability::LightInfantry], "a game reads the words it began with");
}

/// AT-4.3, AT-5.2
#[test]
fn a_refusal_names_a_rule_that_exists() {
    let refusals = [
        Refusal::Over,
        Refusal::DiscardFirst,
        Refusal::HandNotFull,
        Refusal::EmptyPile(Pile::Bases),
        Refusal::NotInHand(Card::Base(Base::Pod)),
        Refusal::NotInHand(Card::Ability(Ability::Common)),
        Refusal::Occupied { at: at("1a"), opening: true },
        Refusal::Occupied { at: at("1a"), opening: false },
        Refusal::InVain { from: Group::Palace, to: territory(1) },
        Refusal::NotNow(Phase::Recruit { seat: FIRST }),
        Refusal::NoAbilitiesNow,
        Refusal::NoTroops(group(1)),
        Refusal::NoTroops(Group::Palace),
        Refusal::AttackedBefore(group(1)),
        Refusal::NoPodToFill(territory(1)),
        Refusal::NoSuchTroop(Ability::Cavalry),
        Refusal::InEffect(Ability::Shooter),
        Refusal::OnlyForAttackers,
        Refusal::NobodyThere,
        Refusal::NobodyLeft,
        Refusal::TooManyMen { cap: 1 },
        Refusal::NotInBattle,
        Refusal::NoBaseThere(at("1a")),
        Refusal::TroopsFirst,
        Refusal::StillDefended,
        Refusal::TooLittleDamage { needs: 4, have: 3 },
        Refusal::NotNow(Phase::Renew),
        Refusal::NotNow(Phase::Act),
    ];
    for refusal in refusals {
        assert!(RULES.contains(&format!("- {} ", refusal.rule())), "{refusal:?}");
        assert!(refusal.to_string().ends_with('.'), "{refusal}");
    }
}
