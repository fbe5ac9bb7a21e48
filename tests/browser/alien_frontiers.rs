//! A whole game of Alien Frontiers against the computer, played by dragging.

use std::time::Duration;

use crate::page::{Device, Page, Pointer};
use crate::site;
use serde_json::{Value, json};

/// What can be done once the page has drawn itself: pieces that do not wait on a facility already,
/// and buttons.
const STATE: &str = "
    const text = css => document.querySelector(css)?.textContent ?? '';
    const ids = (css, name) => [...document.querySelectorAll(css)].map(e => e.dataset[name]);
    const state = () => ({
        over: !!document.querySelector('dialog.end'),
        asked: !!document.querySelector('dialog.ask'),
        prompt: text('.prompt strong'),
        log: text('.log li'),
        toast: text('.toast'),
        pieces: ids('[data-can]:not(.af-module [data-piece^=die])', 'piece'),
        buttons: ids('button[data-button]:not(.shut)', 'button'),
        staged: ids('[data-place]:has([data-piece^=die]):not([data-place=tray])', 'place'),
    });
    return new Promise(done => requestAnimationFrame(() => setTimeout(() => done(state()))));";

/// The places a policy likes, most wanted first. Until it has been seen, the first pair goes to the Market and three in a
/// row to the Raiders' Outpost; the first ship goes to the Hub, and the others fetch what its launch costs.
const WANTED: [&str; 9] =
    ["station", "constructor", "outpost", "shipyard", "mine", "solar", "artifact", "hub", "market"];

/// No game of this policy takes more steps, looks while the computer thinks included.
const LONGEST: usize = 8000;

/// What has been seen to happen by hand.
#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    paired: bool,
    raided: bool,
    powered: bool,
    landed: bool,
}

impl Seen {
    fn everything(&self) -> bool {
        self.paired && self.raided && self.powered && self.landed
    }
}

struct Table {
    page: Page,
    seen: Seen,
}

impl Table {
    fn begin(url: &str, device: Device, seed: &str) -> Table {
        let page = Page::open(device, url);
        page.find(".poster.alien-frontiers");
        page.set("pace", "instant");
        // A Cadet leaves time for everything that is to be seen.
        let seed = seed.replace(' ', "%20");
        page.goto(&format!("{url}#/start/alien-frontiers?seats=human,bot:easy&seed={seed}"));
        page.find(".af-chart");
        Table { page, seen: Seen::default() }
    }

    fn state(&self) -> Value {
        self.page.script(STATE, &[])
    }

    /// The places that are open to a piece: a die is told what it would bring there, any other
    /// piece has to be lifted to see them light up.
    fn places(&self, pointer: Pointer, piece: &str, staged: &[String]) -> Vec<String> {
        const PROMISED: &str = "return [...document.querySelectorAll('.af-yield.y' + arguments[0])]
            .map(e => e.closest('[data-place]').dataset.place)";
        const LIT: &str =
            "return [...document.querySelectorAll('[data-lit]')].map(e => e.dataset.place)";
        // The Hub and what has begun already promise nothing, and light up.
        if piece != "die-0"
            && staged.is_empty()
            && let Some(number) = piece.strip_prefix("die-")
        {
            let promised = self.page.script(PROMISED, &[json!(number)]);
            let promised: Vec<String> = serde_json::from_value(promised).unwrap();
            if !promised.is_empty() {
                return promised;
            }
        }
        self.page.hold(pointer, &format!("[data-piece='{piece}']"), ".prompt");
        let lit = serde_json::from_value(self.page.script(LIT, &[])).unwrap();
        self.page.let_go(pointer);
        lit
    }

    /// Drags a piece to where others are staged, or to the most wanted of the places that are open to it.
    fn drag(&mut self, pointer: Pointer, piece: &str, staged: &[String]) -> Option<String> {
        let rank = |place: &&String| match WANTED.iter().position(|name| name == place) {
            _ if staged.contains(place) => 0,
            Some(2) if !self.seen.raided => 0,
            Some(8) if !self.seen.paired => 1,
            Some(7) if piece == "die-0" => 2,
            // Ore and fuel by turns: a launch costs one of each.
            Some(5) if piece == "die-1" => 3,
            Some(rank) => rank + 4,
            None => 0,
        };
        let place = self.places(pointer, piece, staged).iter().min_by_key(rank)?.clone();
        self.page.drag(
            pointer,
            &format!("[data-piece='{piece}']"),
            &format!("[data-place='{place}']"),
        );
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
                    self.seen.raided |= self.drag(pointer, loot, &[]).as_deref() == Some("tray")
                }
                None => self.press("stop"),
            }
        } else if let Some(colony) = piece("colony") {
            self.seen.landed |= self.drag(pointer, colony, &[]).is_some();
        } else if let Some(key) = button("power").filter(|_| !self.seen.powered) {
            self.press(key);
            self.seen.powered = true;
        } else if let Some(piece) = pieces.first() {
            self.drag(pointer, piece, &list("staged"));
            let staged = self.state()["staged"].clone();
            self.seen.paired |= staged == json!(["market"]) || staged == json!(["shipyard"]);
        } else if let Some(key) = button("done").or(button("end")).or(button("stop")) {
            self.press(key);
        } else {
            // The computer is to act.
            std::thread::sleep(Duration::from_millis(10));
        }
        true
    }
}

/// A staged pair, a raid, a card power and a landing, all by hand, to the end of the game. What the
/// dice of one game did not bring has to come in the next.
#[test]
fn a_whole_game_is_played_by_dragging() {
    let server = site::serve();
    let mut seen = Seen::default();
    for seed in ["saucer 1", "saucer 2", "saucer 3"] {
        let mut table = Table::begin(&server.url(), Device::Desktop, seed);
        table.seen = seen;
        let over = (0..LONGEST).any(|_| !table.step(Pointer::Mouse));
        assert!(over, "still playing: {}", table.state());
        table.page.says("dialog.end", "Points");
        assert_eq!(table.page.errors(), Vec::<String>::new());
        seen = table.seen;
        if seen.everything() {
            break;
        }
    }
    assert!(seen.everything(), "{seen:?}");
}

/// A finger on a phone: a pair waits on the Market until it is whole, and comes back to the tray.
#[test]
fn a_finger_stages_a_pair_and_takes_it_back() {
    let server = site::serve();
    let dice = "return [...document.querySelectorAll('.af-dice [data-piece]')].map(e => [e.dataset.piece, e.getAttribute('aria-label').split(' ')[0]])";
    let rolled = (0..20).find_map(|number| {
        let table = Table::begin(&server.url(), Device::Phone, &format!("pair {number}"));
        table.page.click("[data-button=roll]");
        let dice: Vec<(String, String)> =
            serde_json::from_value(table.page.script(dice, &[])).unwrap();
        let twin =
            |die: &&(String, String)| dice.iter().any(|other| other.0 != die.0 && other.1 == die.1);
        let die = format!("[data-piece={}]", dice.iter().find(twin)?.0);
        Some((table, die))
    });
    let (table, die) = rolled.expect("one of these seeds rolls a pair");
    let page = &table.page;
    let width = page.script("return document.documentElement.scrollWidth", &[]);
    assert_eq!(width, json!(390), "nothing lies beside the screen");
    page.drag(Pointer::Touch, &die, "[data-place=market]");
    page.find(&format!("[data-place=market] {die}"));
    page.drag(Pointer::Touch, &die, "[data-place=tray]");
    page.find(&format!("[data-place=tray] {die}"));
    assert_eq!(page.errors(), Vec::<String>::new());
}
