//! Section 13: score, end, ties.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{
    Card, Ending, Event, Field, Move, Phase, Points, question,
};
use saucer_night::table::text;

use super::table::*;

/// AF-13.1
#[test]
fn the_score_counts_colonies_control_cards_and_positron() {
    let scene = Scene::of(4)
        .colonies(LemBadlands, 0, 2)
        .colonies(PohlFoothills, 0, 1)
        .colonies(PohlFoothills, 1, 1)
        .colonies(AsimovCrater, 0, 1)
        .card(0, Card::AlienCity)
        .card(0, Card::AlienMonument)
        .card(0, Card::BoosterPod)
        .field(Field::Positron, AsimovCrater);
    let table = table(scene);
    let points = Points { colonies: 4, control: 2, cards: 2, positron: 1 };
    assert_eq!((table.points(Seat(0)), table.score(0), table.score(1)), (points, 9, 1));
}

/// AF-13.2
#[test]
fn the_score_goes_down_as_well_as_up() {
    let scene = Scene::of(2).colonies(LemBadlands, 1, 1).colonies(PohlFoothills, 0, 1);
    let mut table =
        table(scene.card(0, Card::OrbitalTeleporter).card(1, Card::AlienCity).dice("1-2-3"));
    assert_eq!((table.score(0), table.score(1)), (2, 3));
    table.play(Move::Discard(Card::OrbitalTeleporter));
    table.play(colony(PohlFoothills, 0)).play(Move::PickTerritory(LemBadlands));
    assert_eq!((table.score(0), table.score(1)), (1, 2));
    for (seat, before, after) in [(Seat(0), 2, 1), (Seat(1), 3, 2)] {
        assert!(table.events.contains(&Event::Scored { seat, before, after }));
    }
    table.play(dock(RaidersOutpost, "1-2-3"));
    table.play(Move::RaidCard { victim: Seat(1), card: Card::AlienCity });
    assert_eq!((table.score(0), table.score(1)), (2, 1));
}

/// Seat 0 of four has one colony left, on the Hub, and can launch it.
fn last_launch() -> Scene {
    Scene::of(4).circle(0, 7).goods(0, 9, 9).colonies(LemBadlands, 0, 5)
}

/// AF-13.3
#[test]
fn the_game_ends_at_once_with_the_last_colony() {
    let mut table = table(last_launch().dice("1-2-3").colonies(PohlFoothills, 1, 1));
    table.play(Move::Launch);
    assert_eq!(table.outcome(), None);
    table.play(Move::Land(PohlFoothills));
    let ending = Ending::Settled(Seat(0));
    assert_eq!((table.phase(), table.to_act()), (Phase::Over(ending), None));
    assert_eq!(table.events.last(), Some(&Event::Ended(ending)));
    assert!(table.legal_moves().is_empty() && table.outcome().is_some());
    assert_eq!((table.score(0), table.score(1)), (7, 1), "control is updated first");
    assert_eq!((table.has(0), table.dice(0).len()), ((8, 8), 3), "and nothing else happens");
    assert_eq!(table.forbids(Move::EndTurn), "AF-13.3");
}

/// AF-13.3
#[test]
fn a_colony_left_on_the_hub_keeps_the_game_going() {
    let scene = Scene::of(4).circle(0, 2).goods(0, 1, 1).dice("6").owned(0, 4);
    let mut table = table(scene.colonies(LemBadlands, 0, 4));
    table.play(dock(TerraformingStation, "6")).play(Move::Land(PohlFoothills));
    assert_eq!((table.supply(Seat(0)), table.circle(Seat(0))), (0, 2));
    assert_eq!(table.outcome(), None);
}

/// AF-13.4
#[test]
fn the_highest_score_wins_whoever_ended_the_game() {
    let scene = Scene::of(4).circle(0, 7).goods(0, 1, 1);
    let scene = scene.colonies(LemBadlands, 0, 5).colonies(PohlFoothills, 1, 2);
    let scene = scene.colonies(HerbertValley, 1, 1).colonies(AsimovCrater, 1, 1);
    let mut table =
        table(scene.colonies(HeinleinPlains, 1, 1).field(Field::Positron, AsimovCrater));
    table.play(Move::Launch).play(Move::Land(PohlFoothills));
    let outcome = table.outcome().expect("over");
    assert_eq!((table.score(0), table.score(1)), (7, 10));
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
    assert_eq!(outcome.standings[0].points, Some(7));
    assert_eq!(outcome.standings[0].place, 2);
}

/// Ends with seats 0 and 1 on seven points each.
fn end_of_a_tie(change: impl FnOnce(Scene) -> Scene) -> Table {
    let scene = Scene::of(4).circle(0, 7).goods(0, 3, 3).goods(1, 2, 2).colonies(LemBadlands, 0, 5);
    let scene = scene.colonies(PohlFoothills, 1, 3).colonies(HerbertValley, 1, 2);
    let mut table = table(change(scene));
    table.play(Move::Launch).play(Move::Land(PohlFoothills));
    assert_eq!((table.score(0), table.score(1)), (7, 7));
    table
}

fn tied(change: impl FnOnce(Scene) -> Scene) -> Vec<Seat> {
    end_of_a_tie(change).outcome().expect("over").winners().collect()
}

/// AF-13.5
#[test]
fn ties_go_to_cards_then_ore_then_fuel() {
    let (zero, one) = (vec![Seat(0)], vec![Seat(1)]);
    assert_eq!(tied(|s| s.card(1, Card::BoosterPod).goods(0, 9, 9)), one);
    assert_eq!(tied(|s| s.card(0, Card::BoosterPod).goods(1, 4, 4)), zero);
    assert_eq!(tied(|s| s.goods(1, 0, 3)), one, "ore comes before fuel");
    assert_eq!(tied(|s| s.goods(1, 8, 0)), zero);
    assert_eq!(tied(|s| s.goods(1, 3, 2)), one, "then fuel");
    assert_eq!(tied(|s| s.goods(1, 1, 2)), zero);
}

/// AF-13.6
#[test]
fn if_all_is_equal_it_is_a_tie_and_the_table_says_so() {
    assert_eq!(tied(|s| s), [Seat(0), Seat(1)]);
    let words = |change: fn(Scene) -> Scene| question(&end_of_a_tie(change));
    assert!(words(|s| s).ends_with("it is a tie. Play again!"), "{}", words(|s| s));
    assert!(!words(|s| s.goods(0, 9, 9)).contains("tie"));
    let title = |change: fn(Scene) -> Scene| {
        let outcome = end_of_a_tie(change).outcome().expect("over");
        text::verdict(&outcome.verdict(), &|seat| ["Ann", "Ben"][seat.index()].into())
    };
    assert_eq!(title(|s| s), "A tie: Ann and Ben", "the title of the end screen");
    assert_eq!(title(|s| s.goods(0, 9, 9)), "Ann wins");
}

/// AF-13.7
#[test]
fn after_250_rounds_the_game_is_scored() {
    let last = |round| {
        let scene = Scene::of(2).turn(1).first(0).round(round).colonies(LemBadlands, 1, 1);
        let mut table = table(scene.goods(1, 9, 0));
        table
            .play(Move::EndTurn)
            .play(Move::Return(saucer_night::games::alien_frontiers::Resource::Fuel));
        table
    };
    let over = last(250);
    assert_eq!(over.phase(), Phase::Over(Ending::RoundLimit));
    assert!(over.outcome().expect("over").won(Seat(1)));
    let on = last(249);
    assert_eq!((on.phase(), on.round(), on.turn()), (Phase::Roll, 250, Seat(0)));
    let mut middle = table(Scene::of(2).turn(0).first(0).round(250));
    middle.play(Move::EndTurn);
    assert_eq!((middle.turn(), middle.round()), (Seat(1), 250), "the round is played to its end");
}

/// AF-13.7
#[test]
fn the_table_counts_the_last_rounds() {
    let asked = |round| {
        let mut table = table(Scene::of(2).turn(1).first(0).round(round));
        table.play(Move::EndTurn);
        question(&table)
    };
    assert!(!asked(244).contains("250"), "{}", asked(244));
    assert!(asked(245).contains("round 246 of 250, after which all is scored"), "{}", asked(245));
}
