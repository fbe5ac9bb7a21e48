//! Games as links and files: out of one browser, into another, and never over anything without asking.

use crate::page::{Device, Page, Pointer};
use crate::replay::with_save;
use crate::site;
use crate::table::{Seating, laid, records, save_text, sit_down};
use saucer_night::engine::save;
use saucer_night::games::conquest::Conquest;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

const TWO: Seating<'static> =
    Seating { game: "nicy-hosmosu", seed: "share", pace: "instant", second: "Person" };

fn place(page: &Page, space: &str, so_far: usize) {
    page.drag(Pointer::Mouse, "[data-piece=fighter]", &format!("[data-place={space}]"));
    page.wait_until("placed", |page| (records(page) > so_far).then_some(()));
}

/// Opens the dialog for sharing.
pub fn open_share(page: &Page) {
    page.click("[aria-label=Menu]");
    page.click("[data-row=share]");
    page.find(".share input");
}

/// The links in the dialog for sharing: the game, and the table.
fn links(page: &Page) -> [String; 2] {
    open_share(page);
    let links = "return [...document.querySelectorAll('.share input')].map(i => i.value)";
    let links = page.script(links, &[]);
    page.click(".share [aria-label=Close]");
    [0, 1].map(|at| links[at].as_str().expect("a link").to_owned())
}

pub fn choose(page: &Page, label: &str) {
    page.click(&format!("[data-choice='{label}']"));
}

fn saves(page: &Page) -> usize {
    let count = "return Object.keys(localStorage).filter(k => k.includes('/save/')).length";
    page.script(count, &[]).as_u64().expect("a number") as usize
}

#[test]
fn a_link_carries_the_game_and_asks_before_it_replaces_a_copy() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    let [early, _] = links(&page);
    assert!(early.starts_with(&format!("{}#/game/", server.url())), "{early}");
    let (before, home) = (save_text(&page), page.script("return location.hash", &[]));

    // Somebody else's browser: nothing is kept in it yet.
    let mine = page.script(
        "const mine = JSON.stringify(localStorage); localStorage.clear(); return mine",
        &[],
    );
    page.goto(&early);
    page.reload();
    page.says(".arrival", "Nicy Hosmosu");
    page.says(".arrival", "Green · Blue");
    assert_eq!(saves(&page), 0, "nothing is kept before somebody says so");
    choose(&page, "Open the game");
    laid(&page);
    assert_eq!(save_text(&page), before);

    // And the first one again.
    let restore = "localStorage.clear(); Object.assign(localStorage, JSON.parse(arguments[0]));";
    page.script(restore, &[mine]);
    page.goto(&early);
    page.says(".arrival", "same point");
    choose(&page, "Open mine");
    laid(&page);
    assert_eq!(page.script("return location.hash", &[]), home);
    place(&page, "e1", 1);
    let [late, _] = links(&page);
    page.goto(&early);
    page.says(".arrival", "newer: 1 moves ahead");
    choose(&page, "Replace mine");
    page.find("[data-piece=fighter]");
    assert_eq!((records(&page), saves(&page)), (1, 1));
    page.goto(&late);
    page.says(".arrival", "older: 1 moves behind");
    choose(&page, "Keep both");
    laid(&page);
    assert_eq!((records(&page), saves(&page)), (2, 2));
    page.goto(&format!("{}x", &early[..early.len() - 9]));
    page.find(".arrival");
    choose(&page, "Close");
    page.wait_until("nothing changed", |page| (saves(page) == 2).then_some(()));
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn files_and_pasted_links_come_in_through_the_home_page() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    let [game, table] = links(&page);
    page.click("[aria-label=Menu]");
    page.click("[data-row=share]");
    let file = "return fetch(document.querySelector('a[download]').href).then(r => r.text())";
    let file = page.script(file, &[]);
    assert_eq!(file, save_text(&page), "the file is the save");
    assert_eq!(
        page.attribute("a[download]", "download").as_deref(),
        Some("nicy-hosmosu-green-blue.json")
    );

    drop(page);
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".open-file");
    let dropped = "const d = new DataTransfer(); d.items.add(new File([arguments[0]], 'a.json'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: d, bubbles: true, cancelable: true }));";
    page.script(dropped, &[json!("hello")]);
    page.says(".arrival", "neither a saved game nor a link");
    choose(&page, "Close");
    page.wait_until("closed", |page| page.find_all(".arrival").is_empty().then_some(()));
    page.script(dropped, &[file]);
    page.says(".arrival", "1 move played");
    choose(&page, "Open the game");
    laid(&page);
    assert_eq!(records(&page), 1);

    page.click(".bar a");
    page.find(".open-file");
    let paste = "const d = new DataTransfer(); d.setData('text/plain', arguments[0]);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: d, bubbles: true }));";
    page.script(paste, &[json!(format!("Your turn! {game}"))]);
    page.says(".arrival", "same point");
    choose(&page, "Cancel");
    page.wait_until("closed", |page| page.find_all(".arrival").is_empty().then_some(()));
    page.script(paste, &[json!(table)]);
    page.find("button[type=submit]");
    assert_eq!(
        page.script("return document.querySelector('input[name=seed]').value", &[]),
        "",
        "a running game keeps its luck"
    );
    page.click("button[type=submit]");
    laid(&page);
}

#[test]
fn where_the_system_has_a_share_sheet_a_link_goes_to_it() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    // Chromium without a screen has none: this one writes down what it is given.
    let sheet = "navigator.share = what => { window.sent = what; return Promise.resolve(); };";
    page.script(sheet, &[]);
    page.click("[aria-label=Menu]");
    page.click("[data-row=share]");
    page.click(".share .address button:nth-of-type(2)");
    let sent = page.wait_until("sent", |page| {
        let sent = page.script("return window.sent", &[]);
        sent.is_object().then_some(sent)
    });
    let shown = page.script("return document.querySelector('.share input').value", &[]);
    assert_eq!(sent, json!({ "title": "Nicy Hosmosu", "url": shown }));
}

/// Drags a file from outside over the middle of the window, and lets it go.
fn drop_file(page: &Page, file: &Path) {
    for kind in ["dragEnter", "dragOver", "drop"] {
        let data = json!({ "items": [], "files": [file], "dragOperationsMask": 1 });
        page.cdp(
            "Input.dispatchDragEvent",
            json!({ "type": kind, "x": 640, "y": 450, "data": data }),
        );
    }
}

#[test]
fn a_dropped_file_is_looked_at_on_the_home_page_and_takes_no_other_screens_place() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("dropped.json");
    fs::write(&file, save_text(&page)).expect("a file");
    let address = page.script("return location.href", &[]);
    page.script("window.same = true", &[]);
    drop_file(&page, &file);
    place(&page, "e1", 1);
    assert_eq!(page.script("return [location.href, window.same]", &[]), json!([address, true]));
    assert_eq!(page.tabs().len(), 1, "nor is it shown elsewhere");
    page.click(".bar a");
    page.find(".poster");
    drop_file(&page, &file);
    page.says(".arrival", "newer: 1 moves ahead");
}

#[test]
fn the_page_says_what_the_link_of_a_running_game_gives_away() {
    const LUCK: &str = "see what luck will bring";
    const CURTAIN: &str = "look behind every curtain";
    let server = site::serve();
    let games = [
        ("attack-at-the-tower", true, include_str!("../replays/attack-at-the-tower-08.json")),
        ("nicy-hosmosu", false, include_str!("../replays/nicy-hosmosu-01.json")),
    ];
    for (game, hides, finished) in games {
        let page = sit_down(Device::Desktop, &server.url(), &Seating { game, ..TWO });
        if hides {
            // Somebody has a card in hand.
            page.click(".hand [data-button]");
            page.wait_until("a card is drawn", |page| (records(page) > 0).then_some(()));
            page.script("document.querySelector('.curtain button')?.click()", &[]);
        }
        laid(&page);
        open_share(&page);
        let warning = page.text(".share .warning");
        assert!(warning.contains(LUCK), "{warning}");
        assert_eq!(warning.contains(CURTAIN), hides, "{warning}");

        drop(page);
        let page = with_save(Device::Desktop, &server.url(), "over", finished);
        page.goto(&format!("{}#/table/over", server.url()));
        page.click("dialog.end button.quiet");
        open_share(&page);
        page.find(".share a[download]");
        assert!(page.find_all(".share .warning").is_empty(), "nothing is left to give away");
    }
}

/// Nobody has moved yet, but whoever had the seed could roll ahead.
#[test]
fn the_link_of_a_table_that_nobody_has_played_at_gives_the_same_table_and_another_deal() {
    let server = site::serve();
    let seating = Seating { game: "conquest", seed: "the same moon", ..TWO };
    let page = sit_down(Device::Desktop, &server.url(), &seating);
    page.script("document.querySelector('.curtain button')?.click()", &[]);
    laid(&page);
    let (before, [_, table]) = (save_text(&page), links(&page));
    let open = |text: &str| save::read::<Conquest>(text).expect("our own save").session;
    let first = open(&before);
    assert!(!first.records().is_empty(), "colours are taken by moves that play themselves");
    assert!(!table.contains("seed") && !table.contains("moon"), "{table}");

    drop(page);
    let page = Page::open(Device::Desktop, &table);
    page.find("button[type=submit]");
    assert_eq!(page.script("return document.querySelector('input[name=seed]').value", &[]), "");
    page.click("button[type=submit]");
    laid(&page);
    let again = open(&save_text(&page));
    assert_eq!(
        (again.setup().options, again.setup().seats.clone()),
        (first.setup().options, first.setup().seats.clone())
    );
    assert_ne!(again.setup().seed, first.setup().seed);
}
