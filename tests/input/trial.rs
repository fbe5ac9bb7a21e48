//! Runs many spoilt inputs, and names the one that panicked or never ended.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use saucer_night::engine::Chance;

/// How many inputs an ordinary run tries of a kind.
pub const FEW: u64 = 1_500;
/// How many the long run tries.
pub const MANY: u64 = 100_000;

/// An input that takes longer than this hangs.
const PATIENCE: Duration = Duration::from_secs(30);

/// What became of the inputs: how many were taken, how many got a sentence.
#[derive(Default, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    pub taken: u64,
    pub refused: u64,
}

/// Makes `count` inputs and tries each. `take` answers the sentence of a refusal.
pub fn try_all(
    what: &str,
    count: u64,
    make: impl Fn(&mut Chance) -> String,
    take: impl Fn(&str, &mut Chance) -> Result<(), String>,
) -> Tally {
    let mut tally = Tally::default();
    let watch = Watch::start(what);
    for number in 0..count {
        let mut chance = Chance::unrecorded(number);
        let input = make(&mut chance);
        watch.look_at(&input);
        let taken = catch_unwind(AssertUnwindSafe(|| take(&input, &mut chance)));
        match taken {
            Ok(Ok(())) => tally.taken += 1,
            Ok(Err(sentence)) => {
                assert!(sentence.ends_with('.'), "no sentence: {sentence}");
                tally.refused += 1;
            }
            Err(_) => panic!("{what}: input {number} panics:\n{input}"),
        }
    }
    println!("{what}: {count} inputs, {} taken, {} refused", tally.taken, tally.refused);
    tally
}

/// Ends the whole run with the input on the screen when one takes too long.
struct Watch(mpsc::Sender<String>);

impl Watch {
    fn start(what: &str) -> Watch {
        let (send, receive) = mpsc::channel::<String>();
        let what = what.to_owned();
        thread::spawn(move || {
            let mut last = String::new();
            loop {
                match receive.recv_timeout(PATIENCE) {
                    Ok(input) => last = input,
                    Err(RecvTimeoutError::Disconnected) => return,
                    Err(RecvTimeoutError::Timeout) => {
                        eprintln!("{what}: hangs on\n{last}");
                        std::process::exit(1);
                    }
                }
            }
        });
        Watch(send)
    }

    fn look_at(&self, input: &str) {
        // The watch only ends with the run.
        let _ = self.0.send(input.to_owned());
    }
}
