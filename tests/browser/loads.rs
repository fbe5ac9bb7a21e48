//! The page loads, and keeps to itself.

use crate::page::{Device, Page};
use crate::site;

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

/// Every screen of every game: whatever the page asks for, it asks of the place it came from.
#[test]
fn no_request_leaves_the_origin_on_any_screen() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    page.script("localStorage.setItem('saucer-night/setting/pace', 'instant')", &[]);
    let games = "return [...document.querySelectorAll('.poster')].map(poster => poster.hash.split('/').pop())";
    let games: Vec<String> = serde_json::from_value(page.script(games, &[])).expect("a list");
    assert!(games.len() >= 3, "{games:?}");
    let mut requests = page.requests();
    for game in &games {
        page.goto(&format!("{}#/new/{game}", server.url()));
        page.click("button[type=submit]");
        page.find(".table .board");
        page.click(".bar button:last-of-type");
        page.find("dialog[open]");
        page.goto(&format!("{}#/rules/{game}", server.url()));
        page.reload();
        page.find("main h1");
        requests.extend(page.requests());
    }
    page.goto(&format!("{}#/about", server.url()));
    page.find("main h1");
    requests.extend(page.requests());
    let local = [server.url(), "data:".into(), format!("blob:{}", server.url())];
    let outside = |url: &&String| !local.iter().any(|start| url.starts_with(start));
    assert_eq!(requests.iter().find(outside), None);
    assert!(requests.len() > games.len(), "the log sees requests: {requests:?}");
    assert_eq!(page.errors(), Vec::<String>::new());
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
