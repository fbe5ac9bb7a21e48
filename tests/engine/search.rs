//! The search on a toy game: slices, seeds, and what it makes of a clear case.

use saucer_night::engine::bot::{Level, Search, Thought};
use saucer_night::engine::{Chance, GameModel, Viewer};

use super::toy::Game;
use super::{PERSON, table};

#[test]
fn the_same_seed_and_iterations_find_the_same_however_they_are_sliced() {
    let session = table([PERSON, PERSON]);
    let seat = session.to_act().expect("a new game is on");
    let search = |slices: &[u32], seed| {
        let seen = session.seen(Viewer::Seat(seat));
        let mut search = Search::new(seen, 0.05, Chance::unrecorded(seed));
        slices.iter().for_each(|slice| search.run(*slice));
        (search.iterations(), search.weighed(), search.chances())
    };
    assert_eq!(search(&[90], 1), search(&[1, 9, 30, 50], 1));
    assert_ne!(search(&[90], 1), search(&[90], 2), "another seed imagines other cards");
}

#[test]
fn every_move_is_weighed_and_the_chances_are_shares() {
    let session = table([PERSON, PERSON]);
    let seat = session.to_act().expect("a new game is on");
    let seen = session.seen(Viewer::Seat(seat));
    let moves = seen.legal_moves();
    let mut search = Search::new(seen, 0.05, Chance::unrecorded(1));
    search.run(50);
    let weighed = search.weighed();
    assert_eq!(weighed.len(), moves.len());
    assert!(weighed.iter().all(|w| moves.contains(&w.mv) && w.visits >= 1));
    assert!(weighed.windows(2).all(|two| two[0].visits >= two[1].visits), "best first");
    assert!(search.chances().iter().all(|chance| (0.0..=1.0).contains(chance)));
}

#[test]
fn a_thought_ends_at_its_budget_or_when_nothing_can_change() {
    let session = table([PERSON, PERSON]);
    let seat = session.to_act().expect("a new game is on");
    for level in Level::ALL {
        let seen = session.seen(Viewer::Seat(seat));
        let moves = seen.legal_moves();
        let mut thought = Thought::new(seen, level, 3);
        while !thought.run(7) {}
        assert_eq!(thought.progress(), 100);
        let decision = thought.decide().expect("somebody is to act");
        assert!(moves.contains(&decision.mv) && decision.iterations <= level.iterations::<Game>());
    }
}

#[test]
fn a_thought_that_is_settled_early_is_the_same_however_it_is_sliced() {
    let session = table([PERSON, PERSON]);
    let seat = session.to_act().expect("a new game is on");
    let decide = |slice: u32, seed| {
        let seen = session.seen(Viewer::Seat(seat));
        let mut thought = Thought::new(seen, Level::Admiral, seed);
        while !thought.run(slice) {}
        thought.decide().expect("somebody is to act")
    };
    let whole: Vec<_> = (0..20).map(|seed| decide(1000, seed)).collect();
    let early = |taken: u32| taken < Level::Admiral.iterations::<Game>();
    assert!(whole.iter().any(|decision| early(decision.iterations)), "some are settled early");
    for slice in [1, 7, 32] {
        let sliced: Vec<_> = (0..20).map(|seed| decide(slice, seed)).collect();
        assert_eq!(sliced, whole, "in slices of {slice}");
    }
}
