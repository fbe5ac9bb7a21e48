//! No drop, tap or key is ever answered by nothing, on no board.

use std::collections::BTreeSet;

use saucer_night::engine::{Chance, Driver, SeatSetup, Setup};
use saucer_night::for_every_game;
use saucer_night::table::drag::{Grip, Id};
use saucer_night::table::motion::Pace;
use saucer_night::table::store::{Msg, Store};
use saucer_night::table::{AnyFrame, AnyTable, Hands, Table, Waiting};

/// Decisions of a game that are played, and how many of them lie between two that are looked at.
const STEPS: usize = 240;
const BETWEEN: usize = 12;

fn sit_down<G: Hands>(options: &G::Options, seed: String) -> Table<G> {
    let seat = |index: u8| SeatSetup {
        colour: index,
        driver: Driver::Person,
        name: format!("Seat {index}"),
    };
    let seats = (0..G::seats_of(options)).map(seat).collect();
    let setup = Setup { options: options.clone(), practice: false, seats, seed };
    Table::begin(setup).expect("sets up")
}

/// Every piece that has been seen in the game on every place that has been seen, and on none at all: each is a move or a
/// sentence, unless the piece lies there or its own text answers.
fn never_silent<G: Hands>() {
    let (mut tried, mut told, mut lay) = (0, 0, 0);
    for (number, options) in G::variants().iter().take(4).enumerate() {
        let mut table = sit_down::<G>(options, format!("silence {number}"));
        let mut chance = Chance::unrecorded(number as u64);
        let (mut pieces, mut places) = (BTreeSet::new(), BTreeSet::from([Id::from("")]));
        for step in 0..STEPS {
            table.lift_curtain();
            let Waiting::Person(_) = table.waiting() else { break };
            for handle in table.handles() {
                if let Grip::Drop { pieces: set, place } = &handle.grip {
                    pieces.extend(set.iter().cloned());
                    places.insert(place.clone());
                }
            }
            if step % BETWEEN == 0 {
                let (reach, seen) = (table.reach(), table.seen());
                for piece in &pieces {
                    for place in &places {
                        tried += 1;
                        match table.why_not(piece, place) {
                            Some(why) => {
                                assert!(why.text.ends_with('.'), "{}", why.text);
                                told += 1;
                            }
                            None if reach.accepts(piece, place) => {}
                            None => {
                                let own = G::speaks_for_itself(&seen, piece, place);
                                assert!(own, "{piece} on {place:?} is answered by nothing");
                                lay += 1;
                            }
                        }
                    }
                }
            }
            let handle = chance.below(table.handles().len() as u32) as usize;
            table.play(handle).expect("a handle plays");
        }
    }
    println!("{}: {tried} drops tried, {told} answered by a sentence, {lay} need none", G::ID);
    assert!(told > 100, "{told} of {tried}");
    assert!(lay * 5 < tried, "{lay} of {tried} are put back where they lay");
}

/// The same by way of the page's store: what is refused is said.
fn the_page_says_why<G: Hands>() {
    let options = G::with_players(&G::Options::default(), 2);
    let table = sit_down::<G>(&options, "why".into());
    let mut store: Store<dyn AnyFrame> = Store::new(Box::new(table), None, None, Pace::Instant);
    store.update(Msg::SetOut);
    store.update(Msg::LiftCurtain);
    let before = store.table().records();
    for (piece, place) in [("nothing", "nowhere"), ("nothing", ""), ("", "nobody")] {
        store.update(Msg::ToastOver);
        store.update(Msg::Dropped(piece.into(), place.into(), false));
        assert!(store.toast().is_some(), "{piece:?} on {place:?}");
    }
    assert_eq!(store.table().records(), before);
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            never_silent::<$game>();
            the_page_says_why::<$game>();
        }
    )*};
}

for_every_game!(suite);
