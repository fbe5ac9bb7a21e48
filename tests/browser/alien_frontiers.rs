//! A whole game of Alien Frontiers against the computer, played by dragging.

use std::time::{Duration, Instant};

use crate::page::{Device, Page, Pointer};
use crate::site;
use serde_json::{Value, json};

/// What can be done now: pieces that do not wait on a facility already, and buttons.
const STATE: &str = "
    const text = css => document.querySelector(css)?.textContent ?? '';
    const ids = (css, name) => [...document.querySelectorAll(css)].map(e => e.dataset[name]);
    return {
        over: !!document.querySelector('dialog.end'),
        asked: !!document.querySelector('dialog.ask'),
        prompt: text('.prompt strong'),
        log: text('.log li'),
        toast: text('.toast'),
        pieces: ids('[data-can]:not(.af-module [data-piece^=die])', 'piece'),
        buttons: ids('button[data-button]:not(.shut)', 'button'),
        staged: document.querySelectorAll('.af-module [data-piece^=die]').length,
    };";

/// What a policy wants from the places that have lit up, most wanted first.
const WANTED: [&str; 9] =
    ["station", "constructor", "outpost", "shipyard", "hub", "market", "artifact", "mine", "solar"];

/// What has been seen to happen by hand.
#[derive(Debug, Default)]
struct Seen {
    staged: bool,
    raided: bool,
    powered: bool,
    landed: bool,
}

struct Table {
    page: Page,
    seen: Seen,
}

impl Table {
    fn begin(url: &str, device: Device, seed: &str) -> Table {
        let page = Page::open(device, url);
        page.find(".poster.alien-frontiers");
        let pace = "localStorage.setItem('saucer-night/setting/pace', 'instant')";
        page.script(pace, &[]);
        page.goto(&format!("{url}#/new/alien-frontiers"));
        page.reload();
        page.fill("input[name=seed]", seed);
        page.click("button[type=submit]");
        page.find(".af-chart");
        Table { page, seen: Seen::default() }
    }

    fn state(&self) -> Value {
        self.page.script(STATE, &[])
    }

    /// Drags a piece to the most wanted of the places that light up for it.
    fn drag(&mut self, pointer: Pointer, piece: &str) -> Option<String> {
        let css = format!("[data-piece='{piece}']");
        // A place of its own size is enough to lift it; then the page shows where it may go.
        self.page.hold(pointer, &css, ".prompt");
        let lit = "return [...document.querySelectorAll('[data-lit]')].map(e => e.dataset.place)";
        let lit: Vec<String> = serde_json::from_value(self.page.script(lit, &[])).unwrap();
        self.page.let_go(pointer);
        let rank = |place: &&String| WANTED.iter().position(|name| name == place).unwrap_or(0);
        let place = lit.iter().min_by_key(rank)?.clone();
        self.page.drag(pointer, &css, &format!("[data-place='{place}']"));
        Some(place)
    }

    fn press(&self, key: &str) {
        self.page.click(&format!("[data-button='{key}']"));
    }

    /// One step of the policy; false when the game is over.
    fn step(&mut self, pointer: Pointer) -> bool {
        let state = self.state();
        let list =
            |name: &str| -> Vec<String> { serde_json::from_value(state[name].clone()).unwrap() };
        let (pieces, buttons) = (list("pieces"), list("buttons"));
        if state["over"] == true {
            return false;
        }
        assert_eq!(state["toast"], "", "no drop of this policy is refused");
        if state["asked"] == true {
            self.page.click("dialog.ask .main");
            return true;
        }
        let prompt = state["prompt"].as_str().unwrap_or_default();
        let button = |start: &str| buttons.iter().find(|key| key.starts_with(start));
        let piece = |start: &str| pieces.iter().find(|piece| piece.starts_with(start));
        if let Some(key) = button("roll").or(button("launch")).or(button("claim")) {
            self.press(key);
        } else if prompt.contains("raid") {
            match piece("loot").or(piece("fuel")).or(piece("ore")) {
                Some(loot) => {
                    self.seen.raided |= self.drag(pointer, loot).as_deref() == Some("tray")
                }
                None => self.press("stop"),
            }
        } else if let Some(colony) = piece("colony") {
            self.seen.landed |= self.drag(pointer, colony).is_some();
        } else if let Some(key) = button("power").filter(|_| !self.seen.powered) {
            self.press(key);
            self.seen.powered = true;
        } else if let Some(piece) = pieces.first() {
            self.drag(pointer, piece);
            self.seen.staged |= self.state()["staged"].as_u64() > Some(0);
        } else if let Some(key) = button("done").or(button("end")).or(button("stop")) {
            self.press(key);
        } else {
            // The computer is to act.
            std::thread::sleep(Duration::from_millis(10));
        }
        true
    }
}

/// Issue 3: a staged pair, a raid, a card power and a landing, all by hand, to the end of the game.
#[test]
fn a_whole_game_is_played_by_dragging() {
    let server = site::serve();
    let mut table = Table::begin(&server.url(), Device::Desktop, "saucer 1");
    let start = Instant::now();
    while table.step(Pointer::Mouse) {
        assert!(start.elapsed() < Duration::from_secs(420), "still playing: {}", table.state());
    }
    let Seen { staged, raided, powered, landed } = table.seen;
    assert!(staged && raided && powered && landed, "{:?}", table.seen);
    assert!(table.page.text("dialog.end").contains("Points"), "the reckoning is shown");
    assert_eq!(table.page.errors(), Vec::<String>::new());
}

/// A finger on a phone: a pair waits on the Market until it is whole, and comes back to the tray.
#[test]
fn a_finger_stages_a_pair_and_takes_it_back() {
    let server = site::serve();
    let table = Table::begin(&server.url(), Device::Phone, "pair 1");
    let page = &table.page;
    page.click("[data-button=roll]");
    let width = page.script("return document.documentElement.scrollWidth", &[]);
    assert_eq!(width, json!(390), "nothing lies beside the screen");
    let dice = "return [...document.querySelectorAll('.af-dice [data-piece]')].map(e => [e.dataset.piece, e.getAttribute('aria-label').split(' ')[0]])";
    let dice: Vec<(String, String)> = serde_json::from_value(page.script(dice, &[])).unwrap();
    let twin =
        |die: &&(String, String)| dice.iter().any(|other| other.0 != die.0 && other.1 == die.1);
    let die = format!("[data-piece={}]", dice.iter().find(twin).expect("this seed rolls a pair").0);
    page.drag(Pointer::Touch, &die, "[data-place=market]");
    page.find(&format!("[data-place=market] {die}"));
    page.drag(Pointer::Touch, &die, "[data-place=tray]");
    page.find(&format!("[data-place=tray] {die}"));
    assert_eq!(page.errors(), Vec::<String>::new());
}
