//! Finds the browsers and what drives them, or installs Debian's, and runs a driver for each browser that is opened.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, OnceLock};
use std::time::{Duration, Instant};
use std::{env, fs, iter, thread};

use crate::scratch;

/// Each open browser takes a few hundred megabytes.
const MOST_AT_ONCE: usize = 2;
/// How often a driver is started before a test gives up on it.
const ATTEMPTS: usize = 3;
/// How long a driver may take to start. Generous: the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(60);

/// What tests can drive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    /// Chromium, with ChromeDriver.
    Chromium,
    /// Firefox, which lets itself be driven.
    Firefox,
    /// WebKit's small browser for GTK, with its driver and a screen that nobody sees.
    WebKit,
}

/// Where a browser is, and what it takes to drive it.
#[derive(Debug)]
pub struct Programs {
    /// The browser.
    pub browser: PathBuf,
    driver: PathBuf,
    screen: Option<PathBuf>,
}

impl Browser {
    /// Its programs, looked for once, installed if need be.
    pub fn programs(self) -> Option<&'static Programs> {
        static FOUND: [OnceLock<Option<Programs>>; 3] = [const { OnceLock::new() }; 3];
        FOUND[self as usize].get_or_init(|| self.find().or_else(|| self.install())).as_ref()
    }

    /// Whether it can be driven here. Where not, it is said what to install.
    pub fn is_there(self) -> bool {
        let there = self.programs().is_some();
        if !there {
            host::say::line(&self.lacking());
        }
        there
    }

    fn lacking(self) -> String {
        let packages = self.packages().join(" ");
        format!("Tests in {self:?} need it on the PATH; on Debian: apt-get install {packages}.")
    }

    /// What films and desktops need is not needed.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromium", "chromium-driver"],
            Self::Firefox => &["--no-install-recommends", "firefox-esr"],
            Self::WebKit => &["--no-install-recommends", "webkit2gtk-driver", "xvfb"],
        }
    }

    fn find(self) -> Option<Programs> {
        let path = env::var_os("PATH")?;
        let folders: Vec<PathBuf> = env::split_paths(&path).collect();
        let program = |name: &&str| {
            folders.iter().map(|folder| folder.join(name)).find(|file| file.is_file())
        };
        let found = |names: &[&str]| names.iter().find_map(program);
        let (browser, driver, screen) = match self {
            Self::Chromium => {
                let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
                (found(&names)?, found(&["chromedriver"])?, None)
            }
            Self::Firefox => {
                let browser = found(&["firefox-esr", "firefox"])?;
                (browser.clone(), browser, None)
            }
            Self::WebKit => {
                (mini_browser()?, found(&["WebKitWebDriver"])?, Some(found(&["Xvfb"])?))
            }
        };
        Some(Programs { browser, driver, screen })
    }

    /// Debian's packages, where that is possible without asking anybody.
    fn install(self) -> Option<Programs> {
        static ONE_AT_A_TIME: Mutex<()> = Mutex::new(());
        let id = Command::new("id").arg("-u").output().ok()?;
        if id.stdout.trim_ascii() != b"0" {
            return None;
        }
        let _turn = ONE_AT_A_TIME.lock().ok()?;
        host::say::line(&format!("Installing {self:?} with apt-get (once, about a minute) ..."));
        let apt = |arguments: &[&str]| {
            let quiet = Command::new("apt-get")
                .args(arguments)
                .env("DEBIAN_FRONTEND", "noninteractive")
                .output();
            quiet.is_ok_and(|output| output.status.success())
        };
        let install: Vec<&str> = ["install", "-y"].iter().chain(self.packages()).copied().collect();
        (apt(&["update"]) && apt(&install)).then(|| self.find()).flatten()
    }
}

/// It lies beside WebKit's library, in a folder that is named after the machine's kind.
fn mini_browser() -> Option<PathBuf> {
    let folders =
        fs::read_dir("/usr/lib").into_iter().flatten().flatten().map(|entry| entry.path());
    let folders = iter::once(PathBuf::from("/usr/libexec")).chain(folders);
    let mut files = folders.map(|folder| folder.join("webkit2gtk-4.1/MiniBrowser"));
    files.find(|file| file.is_file())
}

/// What drives one browser, gone when dropped. Waits its turn among the open browsers.
#[derive(Debug)]
pub struct Driver {
    /// What it drives.
    pub browser: Browser,
    /// Where it listens.
    pub port: u16,
    process: Child,
    screen: Option<Child>,
    /// What it leaves behind.
    folder: PathBuf,
    _turn: Turn,
}

impl Driver {
    /// Its process, from which its browser descends.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Starts one.
    ///
    /// # Panics
    /// When there is none, or it does not start.
    pub fn start(browser: Browser) -> Self {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        let programs = browser.programs().unwrap_or_else(|| panic!("{}", browser.lacking()));
        let turn = Turn::take();
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let folder = scratch().join(format!("driver-{}-{number}", std::process::id()));
        let screen = programs.screen.as_deref().map(screen);
        let display = screen.as_ref().map_or("", |(_, display)| display);
        // A port that is free for one address family may be taken for the other; then the driver ends.
        let (process, port) = iter::repeat_with(|| attempt(browser, programs, &folder, display))
            .take(ATTEMPTS)
            .flatten()
            .next()
            .expect("the driver listens");
        let screen = screen.map(|(process, _)| process);
        Self { browser, port, process, screen, folder, _turn: turn }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        for process in [Some(&mut self.process), self.screen.as_mut()].into_iter().flatten() {
            let _ = process.kill();
            let _ = process.wait();
        }
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A screen that nobody sees, and its name.
fn screen(program: &Path) -> (Child, String) {
    let mut process = Command::new(program)
        .args(["-displayfd", "1", "-screen", "0", "1400x1300x24", "-nolisten", "tcp"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a screen starts");
    let mut output = BufReader::new(process.stdout.take().expect("its output is ours"));
    let mut number = String::new();
    output.read_line(&mut number).expect("it says its number");
    (process, format!(":{}", number.trim()))
}

fn attempt(
    browser: Browser,
    programs: &Programs,
    folder: &Path,
    display: &str,
) -> Option<(Child, u16)> {
    let mut command = Command::new(&programs.driver);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    match browser {
        Browser::Chromium => {
            command.arg("--port=0").stdout(Stdio::piped());
        }
        Browser::Firefox => {
            let _ = fs::remove_dir_all(folder);
            fs::create_dir_all(folder).expect("a folder");
            // Fingers, and a free port of its own choice.
            let settings =
                "user_pref('dom.w3c_touch_events.enabled', 1);\nuser_pref('marionette.port', 0);\n";
            fs::write(folder.join("user.js"), settings).expect("a profile");
            command.args(["--headless", "--marionette", "--profile"]).arg(folder);
        }
        Browser::WebKit => {
            fs::create_dir_all(folder).expect("a folder");
            let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).ok()?.local_addr().ok()?.port();
            command.arg(format!("--port={free}")).env("DISPLAY", display).env("GDK_BACKEND", "x11");
            for variable in ["HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CACHE_HOME"] {
                command.env(variable, folder);
            }
            let mut process = command.spawn().expect("WebKit's driver starts");
            let port = soon(&mut process, || {
                TcpStream::connect((Ipv4Addr::LOCALHOST, free)).ok().map(|_| free)
            });
            return started(process, port);
        }
    }
    let mut process = command.spawn().unwrap_or_else(|error| panic!("{browser:?}: {error}"));
    let port = match process.stdout.take() {
        Some(output) => {
            let mut lines = BufReader::new(output).lines().map_while(Result::ok);
            lines.find_map(|line| port_of(&line))
        }
        None => soon(&mut process, || {
            fs::read_to_string(folder.join("MarionetteActivePort")).ok()?.trim().parse().ok()
        }),
    };
    started(process, port)
}

/// The process with its port; without one it ends.
fn started(mut process: Child, port: Option<u16>) -> Option<(Child, u16)> {
    if port.is_none() {
        let _ = process.kill();
        let _ = process.wait();
    }
    Some((process, port?))
}

/// Asks again and again while the process runs.
fn soon<T>(process: &mut Child, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    while start.elapsed() < PATIENCE && matches!(process.try_wait(), Ok(None)) {
        if let Some(found) = look() {
            return Some(found);
        }
        thread::sleep(Duration::from_millis(20));
    }
    None
}

/// The port in ChromeDriver's greeting.
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
