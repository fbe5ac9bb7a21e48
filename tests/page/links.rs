//! What the link for a new game at the same table gives away.

use saucer_night::engine::{Driver, SeatSetup, Setup};
use saucer_night::for_every_game;
use saucer_night::table::{AnyTable, Hands, Table};

use crate::log::golden;

/// A table for people, as usual as can be.
fn people<G: Hands>(seed: &str) -> Table<G> {
    let options = G::Options::default();
    let seat =
        |colour| SeatSetup { colour, driver: Driver::Person, name: format!("Seat {colour}") };
    let seats = (0..G::seats_of(&options)).map(seat).collect();
    let seed = seed.into();
    Table::begin(Setup { options, practice: false, seats, seed }).expect("sets up")
}

/// Whoever has the words of the luck can play a game of their own, and knows what comes in this one.
fn no_link_carries_the_seed_of_a_game_that_goes_on<G: Hands>() {
    let mut table = people::<G>("the moon");
    for _ in 0..20 {
        assert_eq!(table.wish().seed, None, "after {} records", table.records());
        table.lift_curtain();
        table.play(0).unwrap_or_else(|why| panic!("{}", why.text));
    }
    let wish = table.wish();
    assert_eq!((&*wish.game, wish.seats.len()), (G::ID.0, table.seats().len()));
    for text in golden::<G>() {
        let (over, _) = Table::<G>::open(&text).expect("a golden game opens");
        assert_eq!(over.wish().seed.as_ref(), Some(&over.setup().seed), "it is over");
        // What was carried on from another game, which may not be over, has its seed inside its own.
        let branch = over.branch(over.records(), "luck").expect("all is open");
        assert!(branch.outcome().is_some() && branch.setup().seed.starts_with(&over.setup().seed));
        assert_eq!(branch.wish().seed, None);
    }
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            #[test]
            fn no_link_carries_the_seed_of_a_game_that_goes_on() {
                super::no_link_carries_the_seed_of_a_game_that_goes_on::<$game>();
            }
        }
    )*};
}

for_every_game!(suite);
