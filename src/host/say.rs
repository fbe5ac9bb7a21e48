//! What the host says: its progress, and one clear sentence for each thing that can go wrong.

use std::fmt;
use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Why the page cannot be built or served.
#[derive(Debug)]
pub enum Trouble {
    /// The command line asks for something unknown; the text says what.
    Argument(String),
    /// Something else listens on this port.
    PortTaken(u16),
    /// The wasm target is missing, and so is the rustup that could add it.
    NoRustup,
    /// A step needed the network and did not reach it.
    Offline {
        /// What was being done.
        step: String,
    },
    /// The sources of the site do not fit together; the text says where.
    Site(String),
    /// A step ended badly.
    Failed {
        /// What was being done.
        step: String,
        /// Everything it printed.
        output: String,
    },
    /// A file, a folder or a program could not be used.
    Io {
        /// What was being done.
        step: String,
        /// What the system says.
        error: io::Error,
    },
}

impl Trouble {
    /// Wraps a system error, for `map_err`.
    pub fn io(step: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let step = step.into();
        move |error| Self::Io { step, error }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Argument(what) => write!(f, "{what}; `cargo run -- --help` shows what is."),
            Self::PortTaken(port) => {
                let other = port.checked_add(1).unwrap_or(8081);
                write!(f, "Port {port} is taken by another program; try `cargo run -- --port {other}`.")
            }
            Self::NoRustup => f.write_str(
                "Rust's wasm32-unknown-unknown target is missing, and rustup, which would add it, was not found: \
                 install rustup from https://rustup.rs or add the target with your package manager.",
            ),
            Self::Offline { step } => {
                write!(f, "{step} needs the package registry, which cannot be reached: check the network and run again.")
            }
            Self::Site(what) => write!(f, "{what}."),
            Self::Failed { step, output } => write!(f, "{}\n{step} failed; its output is above.", output.trim_end()),
            Self::Io { step, error } => write!(f, "{step} failed: {error}."),
        }
    }
}

impl std::error::Error for Trouble {}

/// Says one line. Written past the capture of the test runner, so that a long set-up is never silent.
pub fn line(text: &str) {
    // Nobody listening is no reason to stop.
    let _ = writeln!(io::stdout(), "{text}");
}

/// Says what went wrong.
pub fn trouble(trouble: &Trouble) {
    let _ = writeln!(io::stderr(), "{trouble}");
}

/// Does a long step: says what it is and about how long it takes, then how long it took. Steps may overlap, so both
/// lines name it.
///
/// # Errors
/// Those of the step.
pub fn timed<T>(
    what: &str,
    about: &str,
    step: impl FnOnce() -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    line(&format!("{what} ({about}) ..."));
    let start = Instant::now();
    let done = step()?;
    if io::stdout().is_terminal() {
        let _ = write!(io::stdout(), "\r\x1b[K");
    }
    line(&format!("  {what}: done in {}", duration(start.elapsed())));
    Ok(done)
}

/// Runs a command as a long step, and returns what it wrote to its standard output.
///
/// # Errors
/// [`Trouble::Offline`] or [`Trouble::Failed`] by what the command complained of, [`Trouble::Io`] when it cannot start.
pub fn step(what: &str, about: &str, command: &mut Command) -> Result<String, Trouble> {
    timed(what, about, || run(what, command))
}

fn run(what: &str, command: &mut Command) -> Result<String, Trouble> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(Trouble::io(what))?;
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let (printed, complained) = std::thread::scope(|scope| {
        let out = scope.spawn(|| out.map(|pipe| follow(pipe, false)));
        let err = scope.spawn(|| err.map(|pipe| follow(pipe, true)));
        let text = |thread: std::thread::ScopedJoinHandle<'_, Option<String>>| {
            thread.join().ok().flatten().unwrap_or_default()
        };
        (text(out), text(err))
    });
    let status = child.wait().map_err(Trouble::io(what))?;
    if status.success() {
        return Ok(printed);
    }
    let output = if complained.trim().is_empty() { printed } else { complained };
    Err(if is_network_failure(&output) {
        Trouble::Offline { step: what.into() }
    } else {
        Trouble::Failed { step: what.into(), output }
    })
}

/// Collects what a command prints; a terminal shows the latest line of its progress.
fn follow(pipe: impl Read, is_progress: bool) -> String {
    let shown = is_progress && io::stdout().is_terminal();
    let mut printed = String::new();
    for bytes in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
        let text = String::from_utf8_lossy(&bytes);
        if shown {
            let short: String = text.trim().chars().filter(|c| !c.is_control()).take(72).collect();
            let _ = write!(io::stdout(), "\r\x1b[K  {short}").and_then(|()| io::stdout().flush());
        }
        printed.push_str(&text);
        printed.push('\n');
    }
    printed
}

/// Whether cargo, rustup or npm stopped for want of a network, by the words they use for it.
fn is_network_failure(output: &str) -> bool {
    const WORDS: [&str; 9] = [
        "Could not resolve host",
        "Couldn't resolve host",
        "Could not connect to server",
        "Couldn't connect to server",
        "Failed to connect to",
        "spurious network error",
        "could not download file",
        "ENOTFOUND",
        "EAI_AGAIN",
    ];
    WORDS.iter().any(|words| output.contains(words))
}

fn duration(time: Duration) -> String {
    match time.as_secs() {
        0 => format!("{} ms", time.as_millis()),
        seconds @ 1..60 => format!("{seconds} s"),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_names_itself_and_the_way_out() {
        let text = Trouble::PortTaken(8080).to_string();
        assert!(text.contains("Port 8080") && text.contains("--port 8081"), "{text}");
        assert!(Trouble::PortTaken(65535).to_string().contains("--port 8081"));
    }

    #[test]
    fn a_lost_network_is_told_from_a_failed_build() {
        let cargo =
            "warning: spurious network error (3 tries remaining): [6] Could not resolve hostname";
        assert!(is_network_failure(cargo));
        assert!(is_network_failure("npm error code EAI_AGAIN"));
        assert!(!is_network_failure("error[E0425]: cannot find value `x` in this scope"));
    }

    #[test]
    fn durations_read_like_a_clock() {
        assert_eq!(duration(Duration::from_millis(40)), "40 ms");
        assert_eq!(duration(Duration::from_secs(59)), "59 s");
        assert_eq!(duration(Duration::from_secs(221)), "3 min 41 s");
    }

    #[test]
    fn a_failing_step_hands_its_output_on() {
        let failed =
            step("A step", "at once", Command::new("cargo").arg("no-such-command")).unwrap_err();
        assert!(
            matches!(&failed, Trouble::Failed { output, .. } if output.contains("no-such-command")),
            "{failed}"
        );
    }

    #[test]
    fn a_program_that_is_not_there_is_a_sentence() {
        let failed =
            step("A step", "at once", &mut Command::new("no-such-program-here")).unwrap_err();
        assert!(failed.to_string().starts_with("A step failed: "), "{failed}");
    }
}
