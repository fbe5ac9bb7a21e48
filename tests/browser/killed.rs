//! The tab is killed, not closed: its process gets a SIGKILL in the middle of a move, of a thought, of a save. Nothing of
//! the page runs any more, not even what a page may do when it is left. At most the unfinished move is missing.

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use crate::chrome;
use crate::page::{Device, Page};
use crate::site;
use crate::table::{self, UNWRAP, laid, lit, records, save_text};
use saucer_night::engine::{GameModel, Viewer, save};
use saucer_night::for_every_game;
use saucer_night::host::serve::Server;
use serde_json::json;

/// How long the page may take to walk into a trap.
const PATIENCE: Duration = Duration::from_secs(60);

/// Kills the page when it walks in. The page waits there for an answer that never comes, so that it is killed at this
/// very place of its program.
struct Trap {
    address: String,
    /// How many records were kept when it walked in.
    sprung: Receiver<usize>,
}

impl Trap {
    fn new(page: &Page) -> Trap {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}/", listener.local_addr().expect("an address"));
        let driver = page.driver();
        let (send, sprung) = mpsc::channel();
        thread::spawn(move || {
            let (visitor, _) = listener.accept().expect("the page walks in");
            let mut request = String::new();
            BufReader::new(&visitor).read_line(&mut request).expect("it asks for something");
            chrome::kill_pages_of(driver);
            let kept = request.split(['?', ' ']).nth(2).and_then(|number| number.parse().ok());
            let kept = kept.unwrap_or_else(|| panic!("not from our page: {request}"));
            send.send(kept).expect("somebody waits for it");
        });
        Trap { address, sprung }
    }

    /// Puts the trap into the page: `script` calls `trap()` where it is to die, and knows whether the page was `touched`
    /// since. A worker marks the process to be killed.
    fn set(&self, page: &Page, script: &str) {
        const TRAP: &str = "const address = arguments[0];
            const name = () => 'save/' + location.hash.split('/').pop();
            const key = () => 'saucer-night/' + name();
            const trap = () => {
                const records = JSON.parse(kept(name())).records.length;
                const request = new XMLHttpRequest();
                request.open('GET', address + '?' + records, false);
                request.send();
            };
            let touched = false;
            addEventListener('pointerup', () => { touched = true; }, { capture: true });
            window.marked = new Worker(URL.createObjectURL(new Blob([''])));";
        page.script(&format!("{UNWRAP}{TRAP}{script}"), &[json!(self.address)]);
    }

    /// Waits until the page is dead. Says how many records it had kept.
    fn killed(self) -> usize {
        self.sprung.recv_timeout(PATIENCE).expect("the trap springs")
    }
}

/// Serves the site without the worker that keeps it for later. That one lives in the same process and dies with the
/// page, and ChromeDriver, which is attached to it, then sometimes waits for it for ever; browsers by themselves do not.
fn serve() -> Server {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| site::copy_without("site-killed", |file| file == "sw.js"));
    Server::start(folder, 0).expect("a port")
}

/// Waits until a person is asked. The names of what can be pressed or picked up: buttons, and pieces.
fn asked(page: &Page) -> [Vec<String>; 2] {
    const OPEN: &str = "const play = document.querySelector('.play');
        const drawn = play && play.dataset.drawn === play.dataset.marked;
        const names = (css, name) => drawn ? [...document.querySelectorAll(css)].map(e => e.dataset[name]) : [];
        const [main, can] = [names('[data-main]', 'button'), names('[data-can]', 'piece')];
        return [main.length || can.length ? main : names('.hand [data-button]', 'button'), can];";
    page.wait_until("a person is asked", |page| {
        let open: [Vec<String>; 2] = serde_json::from_value(page.script(OPEN, &[])).expect("names");
        open.iter().any(|names| !names.is_empty()).then_some(open)
    })
}

/// The first thing somebody can decide at a table, done by hand as far as the last touch.
fn begin_to_decide(page: &Page) -> String {
    let [buttons, pieces] = asked(page);
    if let Some(button) = buttons.first() {
        return format!(".hand [data-button='{button}']");
    }
    page.click(&format!("[data-piece='{}']", pieces[0]));
    let places = page.wait_until("lit", |page| Some(lit(page)).filter(|lit| !lit.is_empty()));
    format!("[data-place='{}']", places[0])
}

fn decide(page: &Page) {
    let before = records(page);
    let last = begin_to_decide(page);
    page.click(&last);
    page.wait_until("decided", |page| (records(page) > before).then_some(()));
}

/// A table of a person and a computer, with some decisions taken.
fn sit_down(page: &Page, game: &str) -> String {
    page.set("pace", "instant");
    page.script(&format!("location.hash = '#/start/{game}?seats=human,bot:medium&seed=kill'"), &[]);
    laid(page);
    (0..2).for_each(|_| decide(page));
    asked(page);
    page.script("return location.href", &[]).as_str().expect("an address").to_owned()
}

/// An empty tab that survives, and the site in another, which is in front.
fn two_tabs(url: &str) -> (Page, String) {
    let page = Page::open(Device::Desktop, "about:blank");
    let safe = page.tab();
    page.new_tab(url);
    page.find(".poster");
    (page, safe)
}

/// Opens the game again, and gives how many records it has. They follow by the rules.
fn open_again<G: GameModel>(page: &Page, address: &str) -> usize {
    page.goto(address);
    laid(page);
    assert!(page.find_all(".toast").is_empty(), "nothing is amiss");
    whole::<G>(&save_text(page))
}

/// How many records a save has, all of which follow by the rules.
fn whole<G: GameModel>(text: &str) -> usize {
    let loaded = save::read::<G>(text).expect("the save can be read");
    assert_eq!(loaded.cut, None);
    assert_eq!(loaded.session.seen(Viewer::Everything).broken_invariant(), None);
    loaded.session.records().len()
}

/// Before the next frame after the last touch: the move is in the making. Frames that are asked for before it, by the page
/// or by what a test waits with on a slow machine, are none of it.
const IN_A_MOVE: &str = "const frame = requestAnimationFrame;
    window.requestAnimationFrame = then => frame(touched ? trap : then);";
/// The game before is set aside as a spare, the new one is about to be written.
const IN_A_SAVE: &str = "const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
        if (touched && name === key()) trap();
        write.call(this, name, text);
    };";
/// The computer has been asked for the third time, and its answer cannot be heard any more.
const IN_A_THOUGHT: &str = "const post = Worker.prototype.postMessage;
    let asked = 0;
    Worker.prototype.postMessage = function (words) {
        post.call(this, words);
        if (/^ask /.test(words) && ++asked === 3) trap();
    };";

/// A person's last touch leads into the trap.
fn dies_of_a_decision<G: GameModel>(death: &str) {
    let server = serve();
    let (page, safe) = two_tabs(&server.url());
    let address = sit_down(&page, G::ID.0);
    let (before, last) = (records(&page), begin_to_decide(&page));
    let trap = Trap::new(&page);
    trap.set(&page, death);
    page.click_for_good(&last);
    assert_eq!(trap.killed(), before, "nothing but that one decision is missing");
    page.switch_to(&safe);
    assert_eq!(open_again::<G>(&page, &address), before);
    decide(&page);
    assert!(records(&page) > before, "the game goes on");
}

fn dies_in_a_thought<G: GameModel>() {
    let server = serve();
    let (page, safe) = two_tabs(&server.url());
    page.set("pace", "instant");
    let trap = Trap::new(&page);
    trap.set(&page, IN_A_THOUGHT);
    let table = format!("#/start/{}?seats=bot:hard,bot:hard&seed=kill", G::ID);
    page.script(&format!("location.hash = '{table}'"), &[]);
    let kept = trap.killed();
    assert!(kept >= 2, "two answers were played: {kept}");
    // The computers play on as soon as the table is opened, so what is kept is looked at before that.
    page.switch_to(&safe);
    page.goto(&server.url());
    page.find(".save-open");
    let only = "return Object.keys(localStorage).find(key => key.startsWith('saucer-night/save/'))";
    let key = page.script(only, &[]);
    let id = key.as_str().and_then(|key| key.rsplit('/').next()).expect("it is kept").to_owned();
    assert_eq!(whole::<G>(&table::kept(&page, &format!("save/{id}")).expect("a save")), kept);
    page.goto(&format!("{}#/table/{id}", server.url()));
    page.wait_until("the game goes on", |page| (records(page) > kept).then_some(()));
    assert!(page.find_all(".toast").is_empty(), "nothing is amiss");
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            #[test]
            fn killed_in_a_move_loses_that_move() {
                super::dies_of_a_decision::<$game>(super::IN_A_MOVE);
            }

            #[test]
            fn killed_in_a_save_loses_that_move() {
                super::dies_of_a_decision::<$game>(super::IN_A_SAVE);
            }

            #[test]
            fn killed_in_a_thought_loses_nothing() {
                super::dies_in_a_thought::<$game>();
            }

            #[test]
            fn a_move_is_kept_with_the_frames_that_show_it() {
                super::kept_at_once(<$game as super::GameModel>::ID.0);
            }
        }
    )*};
}

for_every_game!(suite);

/// How many frames a save may wait for, once its move is in the document: the one that shows it.
const FRAMES: u64 = 1;

/// A move that was seen and is not kept yet would be lost: that time is a matter of frames.
fn kept_at_once(game: &str) {
    const COUNT: &str = "window.frames_taken = [];
        let drawn = null;
        // A button that gives way changes attributes, a move what there is.
        new MutationObserver(() => { drawn ??= { frames: 0 }; })
            .observe(document.querySelector('main'), { childList: true, subtree: true });
        // A frame is over when what it put off has its turn. On a busy machine others may begin before that, but what was
        // put off first comes first.
        const tick = () => {
            const shown = drawn;
            setTimeout(() => { if (shown) shown.frames += 1; });
            requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
        const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name, text) {
            if (name.includes('/save/') && drawn) { frames_taken.push(drawn.frames); drawn = null; }
            write.call(this, name, text);
        };";
    let server = serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    sit_down(&page, game);
    let (before, last) = (records(&page), begin_to_decide(&page));
    page.script(COUNT, &[]);
    page.click(&last);
    page.wait_until("decided", |page| (records(page) > before).then_some(()));
    let taken = page.script("return frames_taken", &[]);
    println!("{game}: {taken} frames from the drawn move to the written save");
    let taken: Vec<u64> = serde_json::from_value(taken).expect("numbers");
    assert!(!taken.is_empty() && taken.iter().all(|frames| *frames <= FRAMES), "{taken:?}");
}
