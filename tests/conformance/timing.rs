//! Taking back, looking back and loading stay quick however long the game was.

use std::time::{Duration, Instant};

use saucer_night::engine::{GameModel, Session, Viewer, save};

use crate::long_game;

/// Taking a move back, whatever the number of records. Holds without optimisation too.
const UNDO: Duration = Duration::from_millis(5);
/// Any moment of a replay, whatever the number of records: well within a frame.
const LOOK_BACK: Duration = Duration::from_millis(8);
/// Loading a save, for every 1,000 records. Holds without optimisation too.
const LOAD: Duration = Duration::from_millis(50);

/// The best of five, so that a busy machine does not fail the test.
fn best_of_five(work: impl FnMut(u32) -> Duration) -> Duration {
    (0..5).map(work).min().expect("five times")
}

fn time(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

/// The slowest of the last 40 decisions to take back: some are far from a stored position.
fn slowest_undo<G: GameModel>(mut session: Session<G>) -> Duration {
    let undo = |_| time(|| session.undo().expect("a practice table"));
    (0..40).map(undo).max().expect("forty times")
}

pub fn long_game<G: GameModel>() {
    let session = long_game::session::<G>();
    let records = session.records().len();
    let undo = best_of_five(|_| slowest_undo(session.clone()));
    assert!(undo <= UNDO, "undo at record {records} took {undo:?}");

    let look = |at| best_of_five(|_| time(|| drop(session.moment(at, Viewer::Everything))));
    let look = (0..=records).step_by(7).map(look).max().expect("a record");
    assert!(look <= LOOK_BACK, "a look back into {records} records took {look:?}");

    let text = save::write(&session);
    let load =
        best_of_five(|_| time(|| assert_eq!(save::read::<G>(&text).expect("loads").cut, None)));
    let limit = LOAD * records.div_ceil(long_game::RECORDS) as u32;
    assert!(load <= limit, "loading {records} records took {load:?}");
    println!("{records} records: undo {undo:?}, look back {look:?}, load {load:?}");
}
