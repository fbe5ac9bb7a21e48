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

/// CQ-16.7, CQ-17.5
#[test]
fn the_points_that_count_are_those_of_the_side() {
    use super::table::{ANN, BEN, a, b};
    use saucer_night::games::conquest::scene::Scene;
    use saucer_night::games::conquest::{Conquest, Mode, Options};
    let game = |mode: Mode, players: u8| {
        let scene = Scene::of(Options { mode, players, ..Options::default() });
        scene.held(a(1), LocCard::Town, 0).held(b(1), LocCard::City, 1).build()
    };
    let coop = game(Mode::Cooperative, 2);
    let sums = |game: &Conquest| text::sums(game, &|seat| format!("S{}", seat.0));
    assert_eq!(sums(&coop), [("Together".into(), "5 of 16".into())]);
    assert_eq!((text::score(&coop, ANN).points, text::score(&coop, ANN).own), (5, 2));
    assert_eq!(
        (text::own_terror(2), text::hand_of("Ann")),
        ("2 Terror".into(), "Ann’s hand".into())
    );
    assert_eq!(text::score_label(&coop, BEN), "Terror 5 of 16 together, 3 of them from here");
    let team = game(Mode::Team, 4);
    let of_teams = [("S0 and S2".into(), "2 of 16".into()), ("S1 and S3".into(), "3 of 16".into())];
    assert_eq!(sums(&team), of_teams);
    assert_eq!(text::score_label(&team, ANN), "Terror 2 of 16 for the team, 2 of them from here");
    let rivals = game(Mode::Competitive, 2);
    assert_eq!(text::score_label(&rivals, ANN), "Terror 2 of 8");
    assert!(sums(&rivals).is_empty() && !text::score(&rivals, ANN).shared);
}

/// CQ-16.22, CQ-16.23
#[test]
fn the_track_tells_its_stages_and_dice() {
    use super::table::a;
    use saucer_night::games::conquest::scene::Scene;
    use saucer_night::games::conquest::{Mode, Options};
    let options = Options { mode: Mode::Cooperative, players: 2, ..Options::default() };
    let scene = |options: Options| Scene::of(options).location(a(1), LocCard::ResearchLab);
    let game = scene(options).track(6, 6).build();
    let track = game.track().unwrap();
    let steps = text::track_steps(&track);
    let begins: Vec<(u8, u8)> =
        steps.iter().filter(|step| step.begins).map(|step| (step.step, step.stage)).collect();
    assert_eq!(begins, [(0, 1), (5, 2), (8, 3)]);
    let circles: Vec<u8> = steps.iter().filter(|s| s.circle).map(|s| s.step).collect();
    assert_eq!((steps.len(), circles), (11, vec![5, 9]));
    assert_eq!(text::stage_label(2), "Stage 2: 2 dice");
    assert_eq!(text::breakthrough_label(&game, &track), "Breakthrough on a 6: 2 dice (stage 2)");
    let label = text::gauge_label(&game, &track);
    assert!(label.starts_with("Human Tech: step 6 of 10, next reinforcements at 9"), "{label}");
    let game = scene(Options { tech_locations: true, ..options }).track(6, 6).build();
    let words = text::breakthrough_label(&game, &track);
    assert_eq!(words, "Breakthrough on a 6: 3 dice (stage 2 and 1 for Tech Locations)");
}

/// CQ-12.9, CQ-13.12, CQ-13.16
#[test]
fn a_game_of_the_first_edition_reads_what_was_printed_then() {
    use saucer_night::games::conquest::{Edition, Source};
    let words = |source: Source| {
        [Edition::First, Edition::Second].map(|edition| text::source_text(source, edition))
    };
    let changed = [
        Source::Event(EventCard::HyperspaceJump),
        Source::Event(EventCard::StrafingRun),
        Source::Event(EventCard::SalvageRights),
        Source::Event(EventCard::CallInTheArmy),
        Source::Gift(Race::Orzax, 0),
    ];
    for source in changed {
        let [first, second] = words(source);
        assert_ne!(first, second, "{source:?}");
        assert!(second.len() > 40 && first.len() > 40);
    }
    assert!(words(changed[1])[0].contains("+2 Strength"), "no D3 in the first edition");
    let events = EventCard::ALL.map(Source::Event).into_iter();
    let same =
        events.chain(StuffCard::ALL.map(Source::Stuff)).filter(|card| !changed.contains(card));
    same.for_each(|card| assert_eq!(words(card)[0], words(card)[1]));
    assert_eq!(
        text::line_text(changed[1], 1, Edition::First),
        "in a Fight your Aliens have +2 Strength for that Fight."
    );
}

/// CQ-1.7
#[test]
fn most_cards_have_keywords() {
    use saucer_night::games::conquest::Source;
    let line = text::keyword_line;
    assert_eq!(line(Source::Event(EventCard::DeathRay)), "Weapon");
    assert_eq!(line(Source::Stuff(StuffCard::MoonSpiderQueen)), "Ally");
    assert_eq!(line(Source::Location(LocCard::ArmyBase)), "Military");
    assert_eq!(line(Source::Resistance(ResCard::ArmyTanks)), "Military, Vehicle");
    let events = EventCard::ALL.map(Source::Event).into_iter();
    let stuff = StuffCard::ALL.map(Source::Stuff).into_iter();
    let places = LocCard::ALL.map(Source::Location).into_iter();
    let all: Vec<Source> = events.chain(stuff).chain(places).collect();
    let marked = all.iter().filter(|source| !line(**source).is_empty()).count();
    assert!(marked * 4 > all.len() * 3, "{marked} of {}", all.len());
}
