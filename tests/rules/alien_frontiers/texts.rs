//! Every word the table needs is there: explanations, questions, descriptions, the log.

use std::collections::BTreeSet;

use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, GameModel, Seat, Seen, Viewer};
use saucer_night::games::alien_frontiers::{
    AlienFrontiers, Card, Facility, Field, Help, Options, RULES, Territory, card_help, card_name,
    describe, discard_help, facility_help, facility_name, field_help, field_name, prompt, story,
    territory_help, territory_name,
};

fn name(seat: Seat) -> String {
    ["Ann", "Bob", "Cyd", "Dot"][seat.index()].into()
}

#[test]
fn everything_on_the_table_has_a_name_and_an_explanation_with_its_rule() {
    let mut all: Vec<(&str, Help)> = Vec::new();
    all.extend(Facility::ALL.map(|f| (facility_name(f), facility_help(f))));
    all.extend(Territory::ALL.map(|t| (territory_name(t), territory_help(t))));
    all.extend(Field::ALL.map(|f| (field_name(f), field_help(f))));
    all.extend(Card::ALL.map(|c| (card_name(c), card_help(c))));
    let names: BTreeSet<&str> = all.iter().map(|(name, _)| *name).collect();
    assert_eq!(names.len(), 9 + 8 + 3 + 13);
    let given_up = Card::ALL.into_iter().filter_map(|c| Some((card_name(c), discard_help(c)?)));
    all.extend(given_up);
    for (name, help) in all {
        assert!(RULES.contains(name), "the rules speak of {name}");
        assert!(help.text.ends_with('.') && help.text.matches(". ").count() <= 2, "{}", help.text);
        assert!(RULES.contains(&format!("**{}**", help.rule)), "{} has a rule", help.rule);
    }
    for card in Card::ALL {
        assert_eq!(discard_help(card).is_some(), card.has_discard_power(), "{card:?}");
    }
}

/// Random seats see every corner, greedy ones the usual course.
#[test]
fn whole_games_can_be_told_in_sentences() {
    let (mut told, mut asked) = (0, BTreeSet::new());
    for (seed, level) in [(1, Level::Random), (2, Level::Random), (3, Level::Greedy)] {
        let mut chance = Chance::unrecorded(seed);
        let options = Options { players: 4, long: false, ..Options::default() };
        let mut game = AlienFrontiers::new(&options, &mut chance).expect("legal");
        while let Some(seat) = game.to_act() {
            let question = prompt(&game, &name);
            assert!(question.starts_with(&name(seat)) && !question.ends_with('.'), "{question}");
            asked.insert(question);
            let seen = Seen::new(&game, Viewer::Seat(seat));
            let mv = bot::choose(&seen, seat, level, &mut chance);
            assert!(!describe(&mv, &name).is_empty());
            let mut events = Vec::new();
            game.apply(&mv, &mut chance, &mut events);
            for event in &events {
                let (whose, line) = story(event, &name);
                let capital = line.chars().next().is_some_and(char::is_uppercase);
                assert!(capital && line.ends_with('.') && !line.ends_with(".."), "{line}");
                assert!(whose.is_none_or(|seat| line.starts_with(&name(seat))), "{line}");
                told += 1;
            }
        }
        assert!(prompt(&game, &name).ends_with('.'), "the end is a sentence");
    }
    assert!(told > 1_000 && asked.len() > 40, "{told} lines, {} questions", asked.len());
}
