//! A look back at a game in the browser.

use crate::page::{Device, Key, Page};
use crate::site;
use crate::table::{Seating, records, sit_down};
use serde_json::json;

const FINISHED: &str = include_str!("../replays/attack-at-the-tower-08.json");

/// Opens the site with a save under an id.
fn with_save(device: Device, url: &str, id: &str, save: &str) -> Page {
    let page = Page::open(device, url);
    page.find(".poster");
    let set = "localStorage.setItem('saucer-night/save/' + arguments[0], arguments[1]);
        localStorage.setItem('saucer-night/setting/pace', 'instant');";
    page.script(set, &[json!(id), json!(save)]);
    page
}

fn step(page: &Page, words: &str) {
    page.says(".step-buttons output", words);
}

#[test]
fn a_finished_game_is_stepped_through_and_carried_on_from_the_middle() {
    let server = site::serve();
    for device in [Device::Desktop, Device::Phone] {
        let page = with_save(device, &server.url(), "old", FINISHED);
        page.goto(&format!("{}#/replay/old/20", server.url()));
        step(&page, "Step 20 of 341");
        page.click("[aria-label='One step on']");
        step(&page, "Step 21 of");
        page.press(Key::Left);
        page.press(Key::Left);
        step(&page, "Step 19 of");
        page.click("[aria-label='To the end']");
        step(&page, "Step 341 of");
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
    page.find(".table .board");
    page.goto(&format!("{}#/replay/nowhere/3", server.url()));
    page.says(".paper", "no saved game");
}
