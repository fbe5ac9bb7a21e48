//! Taking back and loading stay quick however long the game was.

use std::time::{Duration, Instant};

use saucer_night::engine::{GameModel, Session, save};

use crate::long_game;

/// Taking a move back, whatever the number of records. Holds without optimisation too.
const UNDO: Duration = Duration::from_millis(5);
/// Loading a save, for every 1,000 records. Holds without optimisation too.
const LOAD: Duration = Duration::from_millis(50);

/// The best of five, so that a busy machine does not fail the test.
fn best_of_five(work: impl FnMut(u32) -> Duration) -> Duration {
    (0..5).map(work).min().expect("five times")
}

/// How long this thread has been at work, where the system tells.
fn at_work() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Like [`time`], without the time that others had the processor. Exact to a few milliseconds.
fn own_time(work: impl FnOnce()) -> Duration {
    let before = at_work();
    let whole = time(work);
    match (before, at_work()) {
        (Some(before), Some(after)) => whole.min(after - before),
        _ => whole,
    }
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

    let text = save::write(&session);
    let load =
        best_of_five(|_| own_time(|| assert_eq!(save::read::<G>(&text).expect("loads").cut, None)));
    let limit = LOAD * records.div_ceil(long_game::RECORDS) as u32;
    assert!(load <= limit, "loading {records} records took {load:?}");
    println!("{records} records: undo {undo:?}, load {load:?}");
}
