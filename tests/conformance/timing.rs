//! Taking back, looking back and loading stay quick however long the game was.

use std::time::Duration;

use saucer_night::engine::{GameModel, Session, Viewer, save};

use crate::clock::time;
use crate::long_game;

/// Taking a move back, whatever the number of records. Holds without optimisation too.
const UNDO: Duration = Duration::from_millis(5);
/// Any moment of a replay, whatever the number of records: well within a frame.
const LOOK_BACK: Duration = Duration::from_millis(8);
/// Loading a save, for every 1,000 records. Holds without optimisation too.
const LOAD: Duration = Duration::from_millis(50);

/// Telling a whole game again, for every 1,000 records. Holds without optimisation too, unless a position is kept for
/// each of them.
const TELL: Duration = Duration::from_millis(12);

/// The best of five, so that a busy machine does not fail the test.
fn best_of_five(work: impl FnMut(u32) -> Duration) -> Duration {
    (0..5).map(work).min().expect("five times")
}

/// How many of the last decisions are taken back: some are far from a stored position.
const TAKEN_BACK: usize = 40;

/// The slowest of the last decisions to take back, each at its best of five.
fn slowest_undo<G: GameModel>(session: &Session<G>) -> Duration {
    let mut best = [Duration::MAX; TAKEN_BACK];
    for _ in 0..5 {
        let mut session = session.clone();
        for best in &mut best {
            *best = time(|| session.undo().expect("a practice table")).min(*best);
        }
    }
    best.into_iter().max().expect("some were taken back")
}

pub fn long_game<G: GameModel>() {
    let session = long_game::session::<G>();
    let records = session.records().len();
    let undo = slowest_undo(&session);
    assert!(undo <= UNDO, "undo at record {records} took {undo:?}");

    let look = |at| best_of_five(|_| time(|| drop(session.moment(at, Viewer::Everything))));
    let look = (0..=records).step_by(7).map(look).max().expect("a record");
    assert!(look <= LOOK_BACK, "a look back into {records} records took {look:?}");

    let text = save::write(&session);
    let load =
        best_of_five(|_| time(|| assert_eq!(save::read::<G>(&text).expect("loads").cut, None)));
    let limit = LOAD * records.div_ceil(long_game::RECORDS) as u32;
    assert!(load <= limit, "loading {records} records took {load:?}");

    let mut events = 0;
    let tell = |_| time(|| session.tell(0..records, Viewer::Public, &mut |_, _| events += 1));
    let tell = best_of_five(tell);
    assert!(events >= 5, "something happened");
    let limit = TELL * records.div_ceil(long_game::RECORDS) as u32;
    assert!(tell <= limit, "telling {records} records took {tell:?}");
    // Whoever takes the device reads on from where they left off.
    let news = |from| {
        best_of_five(|_| time(|| session.tell(from..records, Viewer::Public, &mut |_, _| ())))
    };
    let news = (records - 20..records).map(news).max().expect("a record");
    assert!(news <= LOOK_BACK, "telling the last of {records} records took {news:?}");
    println!("{records} records: undo {undo:?}, look back {look:?}, load {load:?}, tell {tell:?}");
}
