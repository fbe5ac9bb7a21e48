//! Section 15.

use saucer_night::engine::GameModel;
use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, ResCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::text::question;
use saucer_night::games::conquest::{
    Ending, Event, Lies, Mode, Move, Options, Phase, Question, Refusal, WindowKind,
};

use super::table::{ANN, BEN, Table, a, b, o};

/// Seven points for a seat: the Capitol and a Town.
fn seven(scene: Scene, seat: u8) -> Scene {
    let scene = scene.held(o(0), LocCard::CapitolCity, seat);
    let town = if seat == 0 { a(5) } else { b(5) };
    scene.held(town, LocCard::Town, seat)
}

/// CQ-15.1
#[test]
fn terror_is_the_population_held_plus_cards_and_can_fall() {
    let scene = Scene::new(2)
        .held(a(1), LocCard::City, 0)
        .held(b(3), LocCard::Town, 0)
        .in_play(EventCard::FeedingOnTheDead, 0, Lies::Kept)
        .in_play(EventCard::Evacuation, 1, Lies::At(a(1)))
        .hand(0, &[EventCard::AtomicBomb]);
    let mut table = Table::new(scene);
    assert_eq!((table.game.terror(ANN), table.game.terror(BEN)), (3 + 2 + 1 - 1, 0));
    table.play(Move::Play(EventCard::AtomicBomb, 0)).play(Move::At(a(1)));
    assert_eq!(table.game.terror(ANN), 2 + 1);
}

/// CQ-15.2
#[test]
fn eight_points_win_at_once() {
    let scene = seven(Scene::new(2), 0).location(a(1), LocCard::SmallTown);
    let mut table = Table::new(scene.saucers(0, &[a(1), a(1)]).battles());
    assert!(table.game.outcome().is_none());
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyInfantry as u32, 5, 1]);
    assert_eq!(table.game.phase(), Phase::Over(Ending::Conquest(ANN)));
    assert_eq!(table.game.outcome().unwrap().winners().collect::<Vec<_>>(), [ANN]);
    // On anybody's turn: Ben wins a Fight in Ann's Battle Phase.
    let scene = seven(Scene::new(2), 1).held(a(1), LocCard::SmallTown, 0);
    let scene = scene.saucers(0, &[a(1)]).saucers(1, &[a(1), a(1)]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [1, 5]);
    assert_eq!(table.game.phase(), Phase::Over(Ending::Conquest(BEN)));
}

/// CQ-15.3
#[test]
fn the_last_point_of_a_card_can_be_canceled() {
    let scene = seven(Scene::new(2), 0)
        .location(a(1), LocCard::CountyFair)
        .saucers(0, &[a(1), a(1)])
        .hand(0, &[EventCard::FeedingOnTheDead])
        .battles();
    let fight = |scene: Scene| {
        let mut table = Table::new(scene);
        table.luck(Move::Resolve(a(1)), [ResCard::ArmyInfantry as u32, 6, 1]);
        assert_eq!(table.asked(), Some((ANN, Question::Window(WindowKind::Moment))));
        table.play(Move::Play(EventCard::FeedingOnTheDead, 0));
        table
    };
    let won = fight(scene.clone());
    assert_eq!(won.game.phase(), Phase::Over(Ending::Conquest(ANN)));
    let mut table = fight(scene.hand(1, &[EventCard::JammingSignal]));
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Cancel))));
    table.play(Move::Play(EventCard::JammingSignal, 0));
    assert_eq!((table.game.terror(ANN), table.game.phase()), (7, Phase::Battle));
}

/// CQ-15.4
#[test]
fn if_several_reach_the_goal_the_active_player_wins() {
    // One Radio Station next to a Small Town of each; both have seven and get the eighth together.
    let scene = |turn: u8| {
        let scene = Scene::new(2)
            .turn(turn)
            .held(o(0), LocCard::CapitolCity, 0)
            .held(o(4), LocCard::Town, 0)
            .held(b(1), LocCard::City, 1)
            .held(b(2), LocCard::HarborCity, 1)
            .held(o(5), LocCard::SmallTown, 1);
        let crew = [b(4), b(4)];
        let scene =
            if turn == 0 { scene.saucers(0, &[o(6), o(6)]) } else { scene.saucers(1, &[o(6)]) };
        assert_eq!(crew.len(), 2);
        scene.battles()
    };
    // O6 touches the Objective, O5 and O1; the Radio Station there gives +1 to the Capitol and to O5.
    let play = |turn: u8| {
        let mut table = Table::new(scene(turn));
        assert_eq!((table.game.terror(ANN), table.game.terror(BEN)), (7, 7));
        table.luck(Move::Resolve(o(6)), [LocCard::RadioStation as u32]);
        table.game.phase()
    };
    assert_eq!(play(0), Phase::Over(Ending::Conquest(ANN)));
    assert_eq!(play(1), Phase::Over(Ending::Conquest(BEN)));
}

/// CQ-15.5
#[test]
fn the_first_condition_met_ends_the_game() {
    // The conquest that wins would also open a window for Booby Trap; it does not come to that.
    let scene = seven(Scene::new(2), 0).location(a(1), LocCard::SmallTown);
    let scene = scene.saucers(0, &[a(1), a(1)]).hand(1, &[EventCard::BoobyTrap]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyInfantry as u32, 5, 1]);
    assert!(table.moves().is_empty() && table.asked().is_none());
    assert_eq!(table.refusal(Move::EndPhase), Refusal::Over);
    assert_eq!(table.events.last(), Some(&Event::Ended(Ending::Conquest(ANN))));
}

/// CQ-15.6
#[test]
fn a_demolished_location_is_an_empty_shell_with_icons() {
    let scene = Scene::new(2).held(a(1), LocCard::RadioStation, 1).held(a(2), LocCard::Town, 1);
    let mut table = Table::new(scene.hand(0, &[EventCard::AtomicBomb]));
    assert_eq!(table.game.population(a(2)), 3);
    table.play(Move::Play(EventCard::AtomicBomb, 0)).play(Move::At(a(1)));
    let game = &table.game;
    assert_eq!((game.resistance_value(a(1)), game.population(a(1))), (0, 0));
    assert!(game.ground(a(1)).demolished && !game.is_empty_space(a(1)));
    assert_eq!(game.population(a(2)), 2, "no game text");
    assert!(game.has_icon(a(1), saucer_night::games::conquest::cards::Icon::Radio));
}

/// CQ-15.7
#[test]
fn demolishing_removes_the_marker_for_good() {
    let scene = Scene::new(2).held(a(1), LocCard::Town, 1).saucers(0, &[a(0)]);
    let mut table = Table::new(scene.hand(0, &[EventCard::AtomicBomb]));
    table.play(Move::Play(EventCard::AtomicBomb, 0)).play(Move::At(a(1)));
    assert_eq!((table.game.ground(a(1)).marker, table.game.terror(BEN)), (None, 0));
    let scene = Scene::new(2).demolished(a(1), LocCard::Town).saucers(0, &[a(1)]).battles();
    let table = Table::new(scene);
    assert!(!table.legal(Move::Resolve(a(1))) && !table.legal(Move::TakeOver(a(1))));
}

/// CQ-15.8
#[test]
fn only_locations_can_be_demolished() {
    let scene = Scene::new(2).location(a(1), LocCard::Town).demolished(a(2), LocCard::City);
    let mut table = Table::new(scene.saucers(0, &[a(3)]).hand(0, &[EventCard::AtomicBomb]));
    table.play(Move::Play(EventCard::AtomicBomb, 0));
    assert_eq!(table.moves(), [Move::At(o(0)), Move::At(a(1))]);
    // Aliens and counters on a ruin stay as they are.
    let scene = Scene::new(2).demolished(a(1), LocCard::Town).counter(a(1), Counter::Infantry);
    let table = Table::new(scene.saucers(0, &[a(1)]).battles());
    assert!(table.legal(Move::Resolve(a(1))), "and fight there");
}

/// CQ-15.9
#[test]
fn a_conquered_locations_text_goes_on_working() {
    // The City gives the Resistance +1, also to a counter at the conquered City.
    let scene = Scene::new(2).held(a(1), LocCard::City, 0).counter(a(1), Counter::Infantry);
    let mut table = Table::new(scene.saucers(0, &[a(1), a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [4, 2]);
    let settled =
        Event::RoundSettled { strength: [4, 4], dice: [4, 2], winner: Some(0), outright: false };
    assert!(table.happened(&settled));
}

/// CQ-15.10
#[test]
fn after_round_250_the_most_terror_wins() {
    let scene = Scene::new(2).round(250).turn(1).held(b(1), LocCard::Town, 1).draw_phase();
    let drawn =
        [EventCard::DeathRay, EventCard::DeathRay, EventCard::DeathRay, EventCard::ForceDome];
    let game = scene.build_with(drawn.map(|card| card as u32));
    assert_eq!(game.phase(), Phase::Over(Ending::RoundLimit));
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [BEN]);
    for round in [30, 249] {
        let scene = Scene::new(2).round(round).turn(1).draw_phase();
        let game = scene.build_with(drawn.map(|card| card as u32));
        assert_eq!((game.round(), game.phase()), (round + 1, Phase::Command));
    }
}

/// CQ-15.10
#[test]
fn the_table_counts_the_last_rounds_and_says_what_follows() {
    let asked = |scene: Scene, round| question(&scene.round(round).build());
    let (race, together) = (
        || Scene::new(2),
        || Scene::of(Options { players: 2, mode: Mode::Cooperative, ..Options::default() }),
    );
    assert!(!asked(race(), 245).contains("250"), "{}", asked(race(), 245));
    let words = asked(race(), 246);
    assert!(words.ends_with("round 246 of 250, after which the most Terror Points win"), "{words}");
    let words = asked(together(), 250);
    assert!(words.ends_with("round 250 of 250, after which the invasion has failed"), "{words}");
}
