//! When things break: the tab ends, the page panics, the wasm never comes, a save is half written.

use crate::page::{Device, Page, Pointer};
use crate::site;
use crate::table::{Seating, laid, records, save_text, sit_down};
use saucer_night::engine::{GameModel, Viewer, save};
use saucer_night::games::nicy_hosmosu::NicyHosmosu;
use saucer_night::host::serve::Server;
use saucer_night::table::link::{self, Arrival};
use serde_json::json;

const TWO: Seating<'static> =
    Seating { game: "nicy-hosmosu", seed: "crash", pace: "instant", second: "Person" };
/// With this luck the computer moves right after the person has placed a fighter.
const AGAINST_COMPUTER: Seating<'static> =
    Seating { seed: "crash 0", second: "Computer, Officer", pace: "normal", ..TWO };

fn place(page: &Page, space: &str, so_far: usize) {
    page.drag(Pointer::Mouse, "[data-piece=fighter]", &format!("[data-place={space}]"));
    page.wait_until("placed", |page| (records(page) > so_far).then_some(()));
}

/// Ends the tab at once, whatever it is doing, and opens an address in another.
pub fn end_and_open(page: &Page, address: &str) {
    let ended = page.tab();
    page.new_tab("about:blank");
    page.end_tab(&ended);
    page.goto(address);
    laid(page);
}

fn end_and_return(page: &Page) {
    let address = page.script("return location.href", &[]);
    end_and_open(page, address.as_str().expect("an address"));
}

/// What the browser keeps is a whole game that follows by the rules.
pub fn kept_game_is_whole(page: &Page) -> usize {
    let loaded = save::read::<NicyHosmosu>(&save_text(page)).expect("the save can be read");
    assert_eq!(loaded.cut, None);
    assert_eq!(loaded.session.seen(Viewer::Everything).broken_invariant(), None);
    loaded.session.records().len()
}

#[test]
fn a_tab_that_is_ended_loses_at_most_the_unfinished_move() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    // In the middle of a move: the second fighter is in the hand.
    page.hold(Pointer::Mouse, "[data-piece=fighter]", "[data-place=e1]");
    end_and_return(&page);
    assert_eq!(kept_game_is_whole(&page), 1);
    place(&page, "e1", 1);
    assert_eq!(kept_game_is_whole(&page), 2);
}

#[test]
fn a_tab_ended_while_the_computer_plays_goes_on() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &AGAINST_COMPUTER);
    page.wait_until("a person is asked", |page| {
        (!page.find_all("[data-piece=fighter][data-can]").is_empty()).then_some(())
    });
    let before = records(&page);
    place(&page, "c1", before);
    // The computer now thinks, or its moves are being shown.
    let played = records(&page);
    end_and_return(&page);
    assert!(kept_game_is_whole(&page) >= played, "no finished move is missing");
    page.wait_until("the game goes on", |page| (records(page) > played).then_some(()));
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn a_panic_says_so_hands_the_game_over_and_the_next_load_works() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    let table = page.script("return location.hash", &[]);
    page.click(".bar a");
    page.find(".poster");
    // The table asks the browser for randomness and panics without it.
    page.script("Crypto.prototype.getRandomValues = () => { throw new Error('none'); }", &[]);
    page.script("location.hash = arguments[0]", &[table]);
    page.says("dialog.crash", "Something broke");
    page.says("dialog.crash", "kept up to the last finished move");
    // The file is what the browser keeps.
    let catch_file = "window.handed = null; const make = URL.createObjectURL;
        URL.createObjectURL = blob => { blob.text().then(text => window.handed = text); return make(blob); }";
    page.script(catch_file, &[]);
    page.click("dialog.crash .quiet:nth-of-type(2)");
    let file = page.wait_until("the file is handed over", |page| {
        page.script("return window.handed", &[]).as_str().map(str::to_owned)
    });
    assert!(!file.contains("move"), "nobody reads it at a glance: {file}");
    assert_eq!(link::arrival(&file), Some(Arrival::Save(save_text(&page))));
    page.errors();
    page.click("dialog.crash .main");
    laid(&page);
    place(&page, "e1", 1);
    assert_eq!(kept_game_is_whole(&page), 2);
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn a_crash_in_the_middle_of_saving_loses_at_most_that_move() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    // A clock that throws: the browser's own function, so that the error is the page's own.
    page.script("Date.now = BigInt.bind(null, 'no clock')", &[]);
    page.drag(Pointer::Mouse, "[data-piece=fighter]", "[data-place=e1]");
    page.says("dialog.crash", "Something broke");
    assert!([1, 2].contains(&kept_game_is_whole(&page)));
    page.click("dialog.crash .main");
    laid(&page);
    assert!(page.find_all("dialog.crash").is_empty());
}

/// Half a save is what a full disk or a broken profile leaves behind.
#[test]
fn a_half_written_save_falls_back_to_the_one_before() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    place(&page, "e1", 1);
    let half = "const key = 'saucer-night/save/' + location.hash.split('/').pop();
        const text = localStorage.getItem(key);
        localStorage.setItem(key, text.slice(0, text.length * arguments[0]));";
    for part in [0.9, 0.5, 0.0] {
        page.script(half, &[json!(part)]);
        page.reload();
        laid(&page);
        page.says(".toast", "damaged");
    }
    page.find("[data-piece=fighter]");
    place(&page, "d1", 0);
    assert_eq!(kept_game_is_whole(&page), 2, "the game goes on from the save before");
}

#[test]
fn a_page_whose_wasm_never_comes_says_so() {
    let broken = site::copy_without("without-wasm", |name| name.ends_with(".wasm"));
    let server = Server::start(&broken, 0).expect("a server");
    let page = Page::open(Device::Phone, &server.url());
    page.says(".loading [role=alert]", "could not be loaded");
}
