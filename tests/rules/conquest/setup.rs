//! Sections 3 and 4.

use saucer_night::engine::{
    Chance, Driver, GameModel, Seat, SeatSetup, Seen, Session, Setup, Viewer,
};
use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, Race};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{
    Colour, Command, Conquest, Mode, Move, Options, Phase, Question, Space, text,
};

use super::table::{ANN, BEN, Table, a, o};

fn options(players: u8) -> Options {
    Options { players, ..Options::default() }
}

/// Two players, Orzax and Trun, at the first colour.
fn begin() -> Table {
    let mut chance = Chance::scripted([Race::Orzax as u32, Race::Trun as u32]);
    Table::of(Conquest::new(&options(2), &mut chance).expect("two players play"))
}

/// Hands without Play Immediately cards: 4 for the Orzax, 3 for the Trun, then the Orzax' Stuff.
fn hands() -> Vec<u32> {
    use saucer_night::games::conquest::cards::StuffCard;
    let events = [
        EventCard::DeathRay,
        EventCard::DeathRay,
        EventCard::DeathRay,
        EventCard::ForceDome,
        EventCard::BattleFrenzy,
        EventCard::BattleFrenzy,
        EventCard::SupplyPod,
    ];
    let stuff = [StuffCard::HeatCannon as u32];
    events.into_iter().map(|card| card as u32).chain(stuff).collect()
}

/// CQ-3.1
#[test]
fn set_up_goes_from_races_to_colours_to_hands() {
    let mut table = begin();
    assert_eq!(table.game.player(ANN).race, Some(Race::Orzax));
    assert_eq!(table.asked(), Some((ANN, Question::PickColour)));
    assert_eq!(table.hand(ANN), 0);
    table.play(Move::TakeColour(Colour::Gold));
    assert_eq!(table.hand(ANN), 0, "hands come after all colours");
    table.luck(Move::TakeColour(Colour::Red), hands());
    assert_eq!((table.hand(ANN), table.hand(BEN)), (4, 3));
    assert_eq!(table.asked(), Some((ANN, Question::ChooseCommand)));
    let counters = |space: Space| table.game.ground(space).counters.len();
    assert_eq!(table.game.spaces().map(counters).sum::<usize>(), 0, "no Resistance Phase");
}

/// CQ-3.2
#[test]
fn the_objective_starts_as_the_capitol_and_all_else_is_empty() {
    let game = Scene::new(4).build();
    assert_eq!(game.ground(o(0)).location, Some(LocCard::CapitolCity));
    assert_eq!((game.resistance_value(o(0)), game.population(o(0))), (3, 5));
    assert_eq!(game.ground(o(0)).marker, None);
    for space in game.spaces().filter(|space| *space != o(0)) {
        assert_eq!(game.is_empty_space(space), !space.is_landing());
    }
}

/// CQ-3.3
#[test]
fn decks_start_full_with_empty_discard_piles() {
    let game = begin().game;
    assert_eq!(game.event_deck_size(), 70);
    assert_eq!((game.resistance().size(), game.locations().size()), (35, 35));
    assert!(game.event_discard().is_empty() && game.stuff_discard().is_empty());
    assert!(game.resistance().discard.is_empty() && game.locations().discard.is_empty());
}

/// CQ-3.4
#[test]
fn no_race_is_given_twice() {
    for seed in 0..40 {
        let game = Conquest::new(&options(4), &mut Chance::unrecorded(seed)).unwrap();
        let mut races: Vec<Race> = Seat::all(4).map(|seat| game.player(seat).race()).collect();
        races.sort_unstable();
        races.dedup();
        assert_eq!(races.len(), 4);
    }
}

/// CQ-3.5
#[test]
fn colours_are_picked_in_seat_order() {
    let mut table = begin();
    assert_eq!(table.asked(), Some((ANN, Question::PickColour)));
    table.play(Move::TakeColour(Colour::Red));
    assert_eq!(table.asked(), Some((BEN, Question::PickColour)));
    assert!(!table.legal(Move::TakeColour(Colour::Red)), "taken");
    assert!(table.legal(Move::TakeColour(Colour::Blue)));
}

/// CQ-3.5, D-3
#[test]
fn colours_agreed_on_are_taken_by_themselves_and_the_log_tells_who_plays_what() {
    let colours = [Some(Colour::Gold), Some(Colour::Red), None, None];
    let seat = |index: u8| SeatSetup {
        name: ["Ann", "Ben"][index as usize].into(),
        colour: index,
        driver: Driver::Person,
    };
    let setup = |options| Setup {
        options,
        seats: (0..2).map(seat).collect(),
        seed: "pulp".into(),
        practice: false,
    };
    let wanted = Options { colours, ..options(2) };
    let session = Session::<Conquest>::new(setup(wanted)).unwrap();
    let records: Vec<Move> = session.records().iter().map(|record| record.mv).collect();
    assert_eq!(records, [Colour::Gold, Colour::Red].map(Move::TakeColour));
    assert!(session.records().iter().all(|record| record.auto));
    let name = |seat: Seat| ["Ann", "Ben"][seat.index()].to_owned();
    let story = session.story(0, Viewer::Public);
    let lines: Vec<String> = story
        .iter()
        .flat_map(|(happening, _)| &happening.events)
        .map(|event| text::story(event, &name).1)
        .collect();
    let race = text::race_name(session.seen(Viewer::Public).player(ANN).race());
    assert_eq!(lines[0], format!("Ann plays {race} in gold."));
    // A seat without one is not offered what another is to have.
    let wanted = Options { colours: [None, Some(Colour::Red), None, None], ..options(2) };
    let game = Conquest::new(&wanted, &mut Chance::unrecorded(1)).unwrap();
    assert!(!game.legal_moves().contains(&Move::TakeColour(Colour::Red)));
    let twice = Options { colours: [Some(Colour::Red); 4], ..options(2) };
    let refusal = Session::<Conquest>::new(setup(twice)).expect_err("one colour each");
    assert!(refusal.to_string().ends_with("."), "{refusal}");
}

/// CQ-3.6
#[test]
fn saucers_start_on_the_landing_site() {
    let table = begin();
    assert_eq!((table.crew(ANN, a(0)), table.pool(ANN)), (4, 0));
    assert_eq!(table.crew(BEN, Space::landing(1)), 4);
}

/// CQ-3.7
#[test]
fn a_player_starts_with_one_token_and_six_counters() {
    let mut table = begin();
    assert_eq!((table.tokens(ANN), table.tokens(BEN)), (1, 1));
    table.play(Move::TakeColour(Colour::Gold)).luck(Move::TakeColour(Colour::Red), hands());
    assert_eq!(table.moves(), Command::ALL.map(Move::Command));
}

/// CQ-3.8
#[test]
fn only_infantry_and_paratroopers_are_in_the_pool() {
    let pool = *begin().game.counter_pool();
    assert_eq!((pool.count(Counter::Infantry), pool.count(Counter::Paratroopers)), (6, 4));
    assert_eq!(pool.len(), 10);
}

/// CQ-3.9
#[test]
fn immediate_cards_of_the_first_hand_are_played_and_not_replaced() {
    let mut table = begin();
    table.play(Move::TakeColour(Colour::Gold));
    let mut script = hands();
    // Ann's fourth card is Radar Contact: an Infantry in Space 3 of her section.
    script[3] = EventCard::RadarContact as u32;
    script.insert(4, 3);
    table.luck(Move::TakeColour(Colour::Red), script);
    assert_eq!(table.hand(ANN), 3);
    assert_eq!(*table.game.ground(a(3)).counters, [Counter::Infantry]);
    assert_eq!(table.game.event_discard().count(EventCard::RadarContact), 1);
}

/// CQ-3.10
#[test]
fn hands_are_drawn_in_seat_order_with_immediates_first() {
    let scene = Scene::new(2).dealing();
    let orzax = [EventCard::RadarContact, EventCard::MeteorShower, EventCard::DeathRay];
    let script: Vec<u32> =
        orzax.iter().map(|c| *c as u32).chain([EventCard::DeathRay as u32]).collect();
    let mut table = Table::of(scene.build_with(script));
    // Ann picks the order of hers before Ben has a card.
    assert_eq!(table.asked(), Some((ANN, Question::ImmediateOrder)));
    assert_eq!((table.hand(ANN), table.hand(BEN)), (2, 0));
    assert_eq!(table.moves().len(), 2);
    let fome =
        [EventCard::ForceDome, EventCard::ForceDome, EventCard::SupplyPod, EventCard::SupplyPod];
    let stuff = saucer_night::games::conquest::cards::StuffCard::HeatCannon as u32;
    let rest = fome.iter().map(|c| *c as u32).chain([stuff]);
    // Radar Contact rolls 4; Meteor Shower a Space on each of three sections; then Ben draws.
    table.luck(Move::PlayNext(EventCard::RadarContact), [4, 1, 1, 1].into_iter().chain(rest));
    assert_eq!((table.hand(ANN), table.hand(BEN)), (2, 4));
}

/// CQ-3.11
#[test]
fn before_the_first_round_priority_is_seat_order() {
    let table = begin();
    assert_eq!((table.game.first_player(), table.game.phase()), (ANN, Phase::Setup));
}

/// CQ-3.12
#[test]
fn a_fight_that_arises_in_set_up_waits_for_the_hands() {
    // Ann's Saucers stand where her Radar Contact strikes.
    let scene = Scene::new(2).location(a(3), LocCard::Forest).saucers(0, &[a(3), a(3)]).dealing();
    let mut script: Vec<u32> = [EventCard::RadarContact, EventCard::DeathRay]
        .into_iter()
        .chain([EventCard::DeathRay, EventCard::DeathRay])
        .map(|card| card as u32)
        .collect();
    script.push(3); // the Random Space
    script.extend([EventCard::ForceDome, EventCard::ForceDome].map(|card| card as u32));
    script.extend([EventCard::SupplyPod, EventCard::SupplyPod].map(|card| card as u32));
    script.push(saucer_night::games::conquest::cards::StuffCard::HeatCannon as u32);
    let table = Table::of(scene.build_with(script));
    assert_eq!((table.hand(ANN), table.hand(BEN)), (3, 4), "both have their cards");
    let battle = table.game.battle().expect("the Fight comes before the first Command Phase");
    assert_eq!((battle.space, table.game.round()), (a(3), 0));
    assert!(matches!(table.asked(), Some((ANN, Question::Window(_)))));
}

/// CQ-4.1
#[test]
fn the_competitive_game_is_for_two_to_four() {
    let sets_up = |players: u8| {
        Conquest::new(&options(players), &mut Chance::unrecorded(1)).map(|game| game.seats())
    };
    assert_eq!(Options::default().mode, Mode::Competitive);
    assert!(sets_up(1).is_err() && sets_up(5).is_err());
    assert_eq!((sets_up(2), sets_up(3), sets_up(4)), (Ok(2), Ok(3), Ok(4)));
}

/// CQ-4.3
#[test]
fn options_are_fixed_when_the_game_is_created() {
    let wanted = Options { monument: true, draw_two: true, ..options(3) };
    let mut chance = Chance::unrecorded(4);
    let mut game = Conquest::new(&wanted, &mut chance).unwrap();
    for _ in 0..60 {
        let Some(mv) = game.legal_moves().first().copied() else { break };
        game.apply(&mv, &mut chance, &mut Vec::new());
        assert_eq!(*game.options(), wanted);
    }
}

/// CQ-4.4
#[test]
fn the_historic_monument_is_the_other_side() {
    let game = Scene::of(Options { monument: true, ..options(2) }).build();
    assert_eq!(game.ground(o(0)).location, Some(LocCard::HistoricMonument));
    assert_eq!((game.resistance_value(o(0)), game.population(o(0))), (2, 3));
}

/// CQ-4.5
#[test]
fn draw_two_pick_one_returns_the_rest_after_all_have_picked() {
    let races = [Race::Orzax, Race::Trun, Race::Vento, Race::Kitewings];
    let mut chance = Chance::scripted(races.map(|race| race as u32));
    let wanted = Options { draw_two: true, ..options(2) };
    let mut table = Table::of(Conquest::new(&wanted, &mut chance).unwrap());
    assert_eq!(table.asked(), Some((ANN, Question::PickRace)));
    assert_eq!(table.moves(), [Move::TakeRace(Race::Orzax), Move::TakeRace(Race::Trun)]);
    table.play(Move::TakeRace(Race::Trun));
    let seen = Seen::new(&table.game, Viewer::Seat(BEN));
    assert_eq!(seen.player(ANN).race, None, "secret until all have picked");
    assert_eq!(table.moves(), [Move::TakeRace(Race::Vento), Move::TakeRace(Race::Kitewings)]);
    table.play(Move::TakeRace(Race::Vento));
    assert_eq!(table.asked(), Some((ANN, Question::PickColour)));
    let seen = Seen::new(&table.game, Viewer::Seat(BEN));
    assert_eq!(seen.player(ANN).race, Some(Race::Trun));
    assert_eq!(table.game.player(ANN).dealt, [None; 2]);
}
