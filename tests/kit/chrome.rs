//! Finds Chromium and ChromeDriver, or installs Debian's, and runs a ChromeDriver per browser.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, Mutex, OnceLock};
use std::{env, fs};

/// Each open browser takes a few hundred megabytes.
const MOST_AT_ONCE: usize = 2;
/// How often ChromeDriver is started before a test gives up on it.
const ATTEMPTS: usize = 3;

const WHAT_TO_INSTALL: &str = "The browser tests need Chromium and ChromeDriver on the PATH; \
     on Debian: apt-get install chromium chromium-driver.";

/// Where both programs are.
#[derive(Debug)]
pub struct Programs {
    /// The browser.
    pub chromium: PathBuf,
    /// What drives it.
    pub chromedriver: PathBuf,
}

/// Both programs, looked for once.
pub fn programs() -> &'static Programs {
    static FOUND: OnceLock<Programs> = OnceLock::new();
    FOUND.get_or_init(|| find().or_else(install).expect(WHAT_TO_INSTALL))
}

fn find() -> Option<Programs> {
    let path = env::var_os("PATH")?;
    let folders: Vec<PathBuf> = env::split_paths(&path).collect();
    let program =
        |name: &str| folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file());
    let chromium = ["chromium", "chromium-browser", "google-chrome", "chrome"]
        .into_iter()
        .find_map(program)?;
    Some(Programs { chromium, chromedriver: program("chromedriver")? })
}

/// Debian's packages, where that is possible without asking anybody.
fn install() -> Option<Programs> {
    let id = Command::new("id").arg("-u").output().ok()?;
    if id.stdout.trim_ascii() != b"0" {
        return None;
    }
    host::say::line("Installing Chromium and ChromeDriver with apt-get (once, about a minute) ...");
    let apt = |arguments: &[&str]| {
        let quiet = Command::new("apt-get")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            .output();
        quiet.is_ok_and(|output| output.status.success())
    };
    (apt(&["update"]) && apt(&["install", "-y", "chromium", "chromium-driver"]))
        .then(find)
        .flatten()
}

/// A ChromeDriver of its own on a free port, gone when dropped. Waits its turn among the open browsers.
#[derive(Debug)]
pub struct Driver {
    process: Child,
    /// Where it listens.
    pub port: u16,
    _turn: Turn,
}

impl Driver {
    /// Its process, from which its browser descends.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Starts one.
    pub fn start() -> Self {
        let turn = Turn::take();
        // The free port ChromeDriver finds for one address family may be taken for the other; then it ends.
        let (process, port) = std::iter::repeat_with(Self::attempt)
            .take(ATTEMPTS)
            .flatten()
            .next()
            .expect("ChromeDriver names its port");
        Self { process, port, _turn: turn }
    }

    fn attempt() -> Option<(Child, u16)> {
        let mut process = Command::new(&programs().chromedriver)
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("ChromeDriver starts");
        let output = BufReader::new(process.stdout.take().expect("its output is ours"));
        let port = output.lines().map_while(Result::ok).find_map(|line| port_of(&line));
        if port.is_none() {
            let _ = process.kill();
            let _ = process.wait();
        }
        Some((process, port?))
    }
}

/// Kills what shows the pages of this driver's browser that have a worker, at once: nothing of them runs any more.
pub fn kill_pages_of(driver: u32) {
    let processes = fs::read_dir("/proc").expect("a system that lists its processes").flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let shows_pages = |id: &u32| {
        let command = fs::read_to_string(format!("/proc/{id}/cmdline")).unwrap_or_default();
        command.contains("--type=renderer") && descends(*id, driver) && has_worker(*id)
    };
    let ids: Vec<String> = ids.filter(shows_pages).map(|id| id.to_string()).collect();
    assert!(!ids.is_empty(), "the browser has pages");
    let killed = Command::new("sh").arg("-c").arg(format!("kill -KILL {}", ids.join(" "))).status();
    assert!(killed.is_ok_and(|status| status.success()), "{ids:?} are killed");
}

fn has_worker(process: u32) -> bool {
    let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let name = |thread: fs::DirEntry| fs::read_to_string(thread.path().join("comm"));
    threads.map(name).any(|name| name.is_ok_and(|name| name.trim() == "DedicatedWorker"))
}

/// Whether a process was started by another one, or by one that it started.
fn descends(process: u32, from: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let parent = status.lines().find_map(|line| line.strip_prefix("PPid:")?.trim().parse().ok());
    match parent {
        None | Some(0) => false,
        Some(parent) => parent == from || descends(parent, from),
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn port_of(line: &str) -> Option<u16> {
    line.strip_prefix("ChromeDriver was started successfully on port ")?
        .trim_end_matches('.')
        .parse()
        .ok()
}

/// The right to have a browser open.
#[derive(Debug)]
struct Turn;

static OPEN: Mutex<usize> = Mutex::new(0);
static CLOSED: Condvar = Condvar::new();

impl Turn {
    fn take() -> Self {
        let open = OPEN.lock().expect("no panic while counting");
        let mut open =
            CLOSED.wait_while(open, |open| *open >= MOST_AT_ONCE).expect("no panic while counting");
        *open += 1;
        Self
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        *OPEN.lock().expect("no panic while counting") -= 1;
        CLOSED.notify_one();
    }
}

#[test]
fn the_port_is_read_from_the_greeting() {
    assert_eq!(port_of("ChromeDriver was started successfully on port 40117."), Some(40117));
    assert_eq!(port_of("Starting ChromeDriver 156 on port 0"), None);
}
