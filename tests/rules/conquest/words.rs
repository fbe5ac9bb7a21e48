//! Everything that can happen or be asked has words.

use saucer_night::engine::{Chance, GameModel, Seat};
use saucer_night::games::conquest::cards::{
    Counter, EventCard, LocCard, Race, ResCard, StuffCard, Tech,
};
use saucer_night::games::conquest::text;
use saucer_night::games::conquest::{Conquest, Move};

fn name(seat: Seat) -> String {
    format!("Player {}", seat.0 + 1)
}

#[test]
fn every_event_question_and_move_of_random_games_has_a_sentence() {
    for (seed, options) in Conquest::variants().iter().enumerate() {
        let mut chance = Chance::unrecorded(seed as u64);
        let mut game = Conquest::new(options, &mut chance).expect("a variant sets up");
        let (mut moves, mut events) = (Vec::new(), Vec::new());
        for _ in 0..700 {
            moves.clear();
            events.clear();
            game.list_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            assert!(text::prompt(&game, &name).starts_with("Player "));
            assert!(moves.iter().all(|mv| !text::describe_in(&game, mv, &name).is_empty()));
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.apply(&mv, &mut chance, &mut events);
            for event in &events {
                let (_, line) = text::story(event, &name);
                assert!(line.ends_with('.') && line.len() > 5, "{event:?}: {line:?}");
            }
        }
    }
}

#[test]
fn abilities_and_places_are_called_by_name() {
    use saucer_night::games::conquest::scene::Scene;
    let scene = Scene::new(2).tokens(0, 2).location(super::table::a(1), LocCard::Town);
    let game = scene.build();
    let words = text::describe_in(&game, &Move::UseGift(3, 0), &name);
    assert_eq!(words, "use Back to the Laboratory");
    assert_eq!(text::place_name(&game, super::table::a(1)), "Town (A1)");
}

#[test]
fn every_component_has_a_name_and_a_text() {
    let full = |words: &[&str]| assert!(words.iter().all(|text| text.len() > 2), "{words:?}");
    for card in EventCard::ALL {
        full(&[text::event_name(card), text::event_text(card)]);
        assert_eq!(text::red_text(card).is_empty(), card.sheet().red.is_empty());
    }
    ResCard::ALL
        .iter()
        .for_each(|card| full(&[text::resistance_name(*card), text::resistance_text(*card)]));
    StuffCard::ALL
        .iter()
        .for_each(|card| full(&[text::stuff_name(*card), text::stuff_text(*card)]));
    LocCard::ALL
        .iter()
        .for_each(|card| full(&[text::location_name(*card), text::location_text(*card)]));
    Tech::ALL.iter().for_each(|tech| full(&[text::tech_name(*tech), text::tech_text(*tech)]));
    Counter::ALL.iter().for_each(|counter| full(&[text::counter_name(*counter)]));
    for race in Race::ALL {
        for gift in 0..race.sheet().gifts.len() as u8 {
            let (name, words) = text::gift_text(race, gift);
            full(&[text::race_name(race), name, words]);
        }
    }
}
