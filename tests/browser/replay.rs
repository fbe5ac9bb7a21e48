//! A look back at a game in the browser.

use crate::page::{Device, Key, Page};
use crate::site;
use crate::table::{Seating, laid, records, sit_down};
use saucer_night::engine::save;
use saucer_night::games::attack_at_the_tower::AttackAtTheTower;
use saucer_night::table::{AnyTable, Table};
use serde_json::json;
use std::collections::BTreeSet;

const FINISHED: &str = include_str!("../replays/attack-at-the-tower-08.json");

/// Opens the site with a save under an id.
pub fn with_save(device: Device, url: &str, id: &str, save: &str) -> Page {
    let page = Page::open(device, url);
    page.find(".poster");
    let set = "localStorage.setItem('saucer-night/save/' + arguments[0], arguments[1])";
    page.set("pace", "instant");
    page.script(set, &[json!(id), json!(save)]);
    page
}

fn step(page: &Page, words: &str) {
    page.says(".step-buttons output", words);
}

#[test]
fn a_finished_game_is_stepped_through_and_carried_on_from_the_middle() {
    let server = site::serve();
    let all = save::about(FINISHED).expect("a golden game").records;
    for device in [Device::Desktop, Device::Phone] {
        let page = with_save(device, &server.url(), "old", FINISHED);
        page.goto(&format!("{}#/replay/old/20", server.url()));
        step(&page, &format!("Step 20 of {all}"));
        page.click("[aria-label='One step on']");
        step(&page, "Step 21 of");
        page.press(Key::Left);
        page.press(Key::Left);
        step(&page, "Step 19 of");
        page.click("[aria-label='To the end']");
        step(&page, &format!("Step {all} of"));
        let slide = "const s = document.querySelector('.steps input'); s.value = 100;
            s.dispatchEvent(new Event('input', { bubbles: true }));";
        page.script(slide, &[]);
        step(&page, "Step 100 of");
        assert_eq!(page.find_all(".eyes option").len(), 3, "all open, and both seats");
        page.click("[data-button=play-on]");
        page.wait_until("a game of its own", |page| {
            let hash = page.script("return location.hash", &[]);
            hash.as_str().is_some_and(|hash| hash.starts_with("#/table/")).then_some(())
        });
        assert!((100..120).contains(&records(&page)), "it goes on from there");
        let kept = page.script("return localStorage.getItem('saucer-night/save/old')", &[]);
        assert_eq!(kept, FINISHED, "the old game is left alone");
        assert_eq!(page.errors(), Vec::<String>::new());
    }
}

/// The log of the replay, the oldest line first.
fn log(page: &Page) -> Vec<String> {
    let lines = "return [...document.querySelectorAll('.log li span')].map(line => line.textContent).reverse()";
    serde_json::from_value(page.script(lines, &[])).expect("lines")
}

#[test]
fn other_eyes_see_another_game() {
    // Both are drawing their first cards, and nobody has played one yet.
    const RECORDS: usize = 8;
    let server = site::serve();
    let page = with_save(Device::Desktop, &server.url(), "old", FINISHED);
    page.goto(&format!("{}#/replay/old/{RECORDS}", server.url()));
    step(&page, &format!("Step {RECORDS} of"));
    let (table, _) = Table::<AttackAtTheTower>::open(FINISHED).expect("a golden game");
    let (mut logs, mut hands) = (BTreeSet::new(), Vec::new());
    for (index, eyes) in table.eyes().into_iter().enumerate() {
        let choose =
            "const s = document.querySelector('.eyes select'); s.selectedIndex = arguments[0];
            s.dispatchEvent(new Event('change', { bubbles: true }));";
        page.script(choose, &[json!(index)]);
        let told = table.told(0..RECORDS, eyes).into_iter().map(|(_, line)| line.text);
        let told: Vec<String> = told.collect();
        page.wait_until(&format!("the log of {eyes:?}"), |page| (log(page) == told).then_some(()));
        logs.insert(told);
        let hand = "return document.querySelector('.at-tray').textContent";
        hands.push(page.script(hand, &[]));
    }
    assert_eq!(logs.len(), 3, "everybody, and each seat for itself");
    assert_ne!(hands[1], hands[2], "a hand is only its owner's");
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn a_running_game_is_looked_back_at_with_the_eyes_of_whoever_plays() {
    let server = site::serve();
    let seating = Seating { game: "nicy-hosmosu", seed: "look", pace: "instant", second: "Person" };
    let page = sit_down(Device::Desktop, &server.url(), &seating);
    page.click("[aria-label=Menu]");
    page.click(".menu a[href*=replay]");
    step(&page, "Step 0 of 0");
    assert_eq!(page.find_all(".eyes option").len(), 1);
    page.click(".replay .bar a[href*=table]");
    laid(&page);
    page.goto(&format!("{}#/replay/nowhere/3", server.url()));
    page.says(".paper", "no saved game");
}
