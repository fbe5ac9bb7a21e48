//! A clock that stands still while the work waits for a core, so that a busy machine does not count.

use std::time::{Duration, Instant};

/// Runs from when it is started.
pub struct Clock {
    start: Instant,
    waited: Duration,
}

impl Clock {
    /// Starts it.
    pub fn start() -> Clock {
        Clock { start: Instant::now(), waited: waited() }
    }

    /// How long this thread has worked since.
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed().saturating_sub(waited().saturating_sub(self.waited))
    }
}

/// How long the work took.
pub fn time(work: impl FnOnce()) -> Duration {
    let clock = Clock::start();
    work();
    clock.elapsed()
}

/// How long this thread has waited for a core so far, where the system says so.
fn waited() -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').nth(1).and_then(|number| number.parse().ok());
    Duration::from_nanos(nanoseconds.unwrap_or(0))
}
