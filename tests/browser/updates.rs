//! A new version of the site: offered, never forced into a running game, and taken whole or not at all.

use crate::crash::{end_and_open, kept_game_is_whole};
use crate::offline::{NICY, forget_network, place, visit};
use crate::table::{Seating, laid, records, start};
use crate::versions::{
    Published, description, fetch_newer, look_for_newer, take, wait_for_description,
    wait_for_version,
};
use saucer_night::host::serve::Server;
use std::fs;

#[test]
fn a_new_version_waits_until_it_is_wanted_and_the_game_goes_on() {
    let mut site = Published::new("update");
    let server = Server::start(&site.folder, 0).unwrap();
    let page = visit(&server.url());
    start(&page, &NICY);
    place(&page, "c1");
    site.replace("Newer");
    fetch_newer(&page, "Newer");
    assert!(page.find_all(".new-version").is_empty(), "a table is left in peace");
    page.reload();
    laid(&page);
    assert_eq!(description(&page), "Alien", "a reload alone changes nothing");
    page.click(".bar a");
    take(&page, "Newer");
    page.click(".save-open");
    laid(&page);
    assert_eq!(records(&page), 1);
    place(&page, "d1");
    assert!(page.find_all(".new-version").is_empty());
}

/// One tab plays the first version, and another one skips the second and takes the third.
#[test]
fn a_tab_plays_on_with_its_own_version_while_another_takes_a_new_one() {
    let mut site = Published::new("two-tabs");
    let server = Server::start(&site.folder, 0).unwrap();
    let page = visit(&server.url());
    let first = page.tab();
    start(&page, &NICY);
    place(&page, "c1");
    let second = page.new_tab(&server.url());
    page.find(".poster");
    site.replace("Newer");
    fetch_newer(&page, "Newer");
    page.says(".new-version", "new version");
    site.replace("Newest");
    fetch_newer(&page, "Newest");
    take(&page, "Newest");
    forget_network(&page);

    // What the first tab needs of its version is on no server any more.
    page.switch_to(&first);
    assert_eq!(description(&page), "Alien");
    place(&page, "d1");
    page.click(".bar a");
    start(&page, &Seating { game: "attack-at-the-tower", ..NICY });
    page.click(".bar a");
    page.find(".poster");
    assert_eq!(description(&page), "Alien");
    // It is still offered there, though nothing waits any more.
    take(&page, "Newest");
    page.end_tab(&second);
    page.click(".save-open[href*='table']");
    laid(&page);
}

#[test]
fn a_version_on_its_way_while_the_page_is_loaded_is_offered() {
    let mut site = Published::new("on-its-way");
    let server = Server::start(&site.folder, 0).unwrap();
    let page = visit(&server.url());
    site.replace("Newer");
    // It comes in slowly: not before a word from the test.
    let slow = "let goOn; const slow = new Promise((done) => { goOn = done; });
        addEventListener('install', (event) => event.waitUntil(slow));
        addEventListener('message', ({ data }) => data === 'go on' && goOn());\nconst VERSION";
    site.change("sw.js", "const VERSION", slow);
    look_for_newer(&page, "Newer");
    wait_for_version(&page, "site.installing");
    page.reload();
    page.find(".poster");
    assert_eq!(description(&page), "Alien");
    let go_on = "return navigator.serviceWorker.getRegistration().then(site => site.installing.postMessage('go on'))";
    page.script(go_on, &[]);
    take(&page, "Newer");
}

#[test]
fn half_a_version_is_never_used() {
    let mut site = Published::new("half");
    let server = Server::start(&site.folder, 0).unwrap();
    let page = visit(&server.url());
    // All files of the new version are on the server, but the page that names them.
    let document = site.folder.join("index.html");
    let old = fs::read(&document).unwrap();
    site.replace("Newer");
    let new = fs::read(&document).unwrap();
    fs::write(&document, old).unwrap();
    look_for_newer(&page, "Newer");
    wait_for_version(&page, "!site.installing");
    wait_for_version(&page, "!site.waiting");
    page.reload();
    page.find(".poster");
    assert_eq!(description(&page), "Alien");
    fs::write(&document, new).unwrap();
    fetch_newer(&page, "Newer");
    take(&page, "Newer");
}

#[test]
fn a_tab_ended_in_an_update_finds_its_game_again() {
    let mut site = Published::new("ended-update");
    let server = Server::start(&site.folder, 0).unwrap();
    let page = visit(&server.url());
    start(&page, &NICY);
    place(&page, "c1");
    let table = page.script("return location.href", &[]);
    let table = table.as_str().expect("an address");

    // The new version is only half there, and the tab ends while it is being fetched.
    let late = site.folder.join("rules/conquest/rules.md");
    site.replace("Newer");
    let text = fs::read(&late).expect("a file that comes late");
    fs::remove_file(&late).unwrap();
    look_for_newer(&page, "Newer");
    end_and_open(&page, table);
    wait_for_version(&page, "!site.installing && !site.waiting");
    assert_eq!(description(&page), "Alien", "half a version is never used");
    assert_eq!(kept_game_is_whole(&page), 1);
    place(&page, "d1");

    // It is whole, is taken, and the tab ends at that moment.
    fs::write(&late, text).unwrap();
    fetch_newer(&page, "Newer");
    page.click(".bar a");
    page.says(".new-version", "new version");
    page.click(".new-version button");
    end_and_open(&page, table);
    assert_eq!(kept_game_is_whole(&page), 2);
    page.find("[data-piece=mine][data-can]");
    wait_for_description(&page, "Newer");
}
