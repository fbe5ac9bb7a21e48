//! The page loads, and keeps to itself.

use std::fs;
use std::path::{Path, PathBuf};

use crate::page::{Device, Page, Pointer};
use crate::site;
use crate::stalls::let_computers_play;
use crate::table::{laid, records};
use serde_json::{Value, json};

const FINISHED: &str = include_str!("../replays/attack-at-the-tower-08.json");

#[test]
fn the_page_loads_without_errors_and_asks_nobody_else() {
    let server = site::serve();
    for device in [Device::Desktop, Device::Phone] {
        let page = Page::open(device, &server.url());
        page.find(".poster");
        assert!(page.find_all(".loading").is_empty(), "the loading screen is gone");
        assert_eq!(page.errors(), Vec::<String>::new());
        let requests = page.requests();
        assert!(
            requests.iter().any(|url| url.ends_with(".wasm")),
            "the log sees requests: {requests:?}"
        );
        let outside = |url: &&String| !url.starts_with(&server.url()) && !url.starts_with("data:");
        assert_eq!(requests.iter().find(outside), None);
    }
}

/// The addresses that something of this origin has asked for, by the browser's own log.
fn asked_for(log: &Path, origin: &str) -> Vec<String> {
    let text = fs::read_to_string(log).expect("the browser has written its log");
    let events = text.lines().filter_map(|line| {
        let event: Value = serde_json::from_str(line.trim_end_matches(',')).ok()?;
        let (url, initiator) = (event["params"]["url"].as_str()?, &event["params"]["initiator"]);
        (initiator.as_str()? == origin).then(|| url.to_owned())
    });
    events.collect()
}

/// Every screen of every game, with a computer that thinks and everything kept for later: whatever the page, its workers
/// and its service worker ask for, they ask of the place they came from.
#[test]
fn no_request_leaves_the_origin_on_any_screen() {
    let server = site::serve();
    let log = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("requests.json");
    let page = Page::watched(Device::Desktop, &server.url(), &log);
    page.find(".poster");
    page.set("pace", "instant");
    let games = "return [...document.querySelectorAll('.poster')].map(poster => poster.hash.split('/').pop())";
    let games: Vec<String> = serde_json::from_value(page.script(games, &[])).expect("a list");
    assert!(games.len() >= 3, "{games:?}");
    for game in &games {
        page.goto(&format!("{}#/new/{game}", server.url()));
        page.click("button[type=submit]");
        laid(&page);
        page.click(".bar button:last-of-type");
        page.find("dialog[open]");
        page.goto(&format!("{}#/rules/{game}", server.url()));
        page.reload();
        page.find("main h1");
        page.goto(&format!("{}#/learn/{game}", server.url()));
        page.find(".table.taught .board > *");
        page.goto(&format!("{}#/start/{game}?seats=bot:easy,bot:easy&seed=net", server.url()));
        laid(&page);
        page.wait_until("computers think and play", |page| (records(page) >= 2).then_some(()));
    }
    let set = "localStorage.setItem('saucer-night/save/old', arguments[0])";
    page.script(set, &[json!(FINISHED)]);
    page.goto(&format!("{}#/replay/old/20", server.url()));
    page.says(".step-buttons output", "Step 20 of");
    for screen in ["statistics", "about"] {
        page.goto(&format!("{}#/{screen}", server.url()));
        page.find("main h1");
    }
    let kept = "return navigator.serviceWorker.ready.then(site => !!site.active)";
    assert_eq!(page.script(kept, &[]), true, "everything is kept for later");
    assert_eq!(page.errors(), Vec::<String>::new());
    drop(page);
    let requests = asked_for(&log, server.url().trim_end_matches('/'));
    let outside = |url: &&String| !url.starts_with(&server.url());
    assert_eq!(requests.iter().find(outside), None);
    // The log sees the page, the worker with its games, and the service worker, which fetches everything.
    for (word, least) in [("/boot.js", 1), ("/thoughts-", 1 + games.len()), ("/icons/", 1)] {
        let count = requests.iter().filter(|url| url.contains(word)).count();
        assert!(count >= least, "{count} requests for {word}: {requests:#?}");
    }
}

#[test]
fn a_game_that_cannot_be_fetched_says_so_and_can_be_tried_again() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    page.block("*nicy_hosmosu-*.wasm");
    page.click(".poster.nicy-hosmosu");
    page.says(".loading [role=alert]", "could not be fetched");
    page.block("");
    page.click(".loading button.main");
    page.find("form .seat-row");
    // Another game comes by itself, and the first stays.
    page.goto(&format!("{}#/new/attack-at-the-tower", server.url()));
    page.find(".new-game.attack-at-the-tower form");
}

/// A table comes in steps, the hand before the board.
#[test]
fn a_piece_that_is_taken_before_the_board_is_there_finds_its_places() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    // As on a machine that paints nothing for a long while: each step waits for the last one to be seen.
    let slow = "const later = setTimeout; window.requestAnimationFrame = () => 0;
        window.setTimeout = (act, millis, ...more) => later(act, millis === 250 ? 2000 : millis, ...more);
        location.hash = '#/start/nicy-hosmosu?seats=human,human&seed=slow'";
    page.script(slow, &[]);
    page.find(".hand [data-can]");
    page.tap(Pointer::Mouse, ".hand [data-can]");
    assert_eq!(page.find_all(".board *").len(), 0, "the board is still to come");
    page.find("[data-held=waiting]");
    page.find(".board [data-place][data-lit]");
    assert_eq!(page.errors(), Vec::<String>::new());
}

/// Taken from a file, they would be fetched and read again with every drawing that is new on the table.
#[test]
fn the_drawings_of_conquest_are_fetched_once_and_seen() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    let_computers_play(&page, "conquest", "easy");
    laid(&page);
    page.wait_until("they play", |page| (records(page) >= 20).then_some(()));
    let fetched = "return performance.getEntriesByType('resource')
        .filter(entry => /\\/conquest-\\w+\\.svg$/.test(entry.name)).length";
    assert_eq!(page.script(fetched, &[]), 1);
    let seen = "const widths = [...document.querySelectorAll('.cq-cell > .cq-art use')].map(use => use.getBBox().width);
        return widths.length > 10 && widths.every(width => width > 0)";
    assert_eq!(page.script(seen, &[]), true);
    assert_eq!(page.errors(), Vec::<String>::new());
}
