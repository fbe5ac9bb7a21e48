//! Saves: carried on, broken, foreign, too many, forbidden, and in two tabs.

use crate::files::drop_text;
use crate::page::{Device, Page, Pointer};
use crate::replay::with_save;
use crate::sharing::{choose, open_share};
use crate::signing::signed;
use crate::site;
use crate::table::{Seating, kept, laid, records, sit_down, start};
use saucer_night::engine::save;
use saucer_night::games::conquest::Conquest;
use saucer_night::table::link;
use serde_json::json;

const TWO: Seating<'static> =
    Seating { game: "nicy-hosmosu", seed: "keep", pace: "instant", second: "Person" };

fn place(page: &Page, space: &str, so_far: usize) {
    page.drag(Pointer::Mouse, "[data-piece=fighter]", &format!("[data-place={space}]"));
    page.wait_until("placed", |page| (records(page) > so_far).then_some(()));
}

#[test]
fn a_running_game_is_carried_on_after_a_reload_and_from_the_home_page() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    page.reload();
    page.find("[data-motion=fighter-0], [data-motion=fighter-1]");
    assert_eq!(records(&page), 1);
    page.click(".bar a");
    page.says(".save", "Green · Blue");
    page.click(".save-open");
    laid(&page);
    place(&page, "d1", 1);
    page.click(".bar a");
    page.click(".save [data-forget]");
    page.wait_until("thrown away", |page| page.find_all(".save").is_empty().then_some(()));
}

#[test]
fn broken_foreign_and_newer_saves_get_a_sentence_and_are_kept() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    let saves = [
        (
            "broken",
            r#"{"saucer-night":1,"game":"nicy-hosmosu","rules":1,"setup":{},"records":[],"checksum":"0"}"#,
            "damaged",
        ),
        ("foreign", "hello", "not a saved game"),
        ("newer", r#"{"saucer-night":99,"game":"nicy-hosmosu","rules":1}"#, "newer version"),
        (
            "other",
            r#"{"saucer-night":1,"game":"chess","rules":1,"setup":{},"records":[],"checksum":"0"}"#,
            "damaged",
        ),
    ];
    for (id, save, _) in saves {
        let set = "localStorage.setItem('saucer-night/save/' + arguments[0], arguments[1])";
        page.script(set, &[json!(id), json!(save)]);
    }
    page.reload();
    page.wait_until("all are listed", |page| {
        (page.find_all(".save.broken, .save").len() == 4).then_some(())
    });
    for (id, save, words) in saves {
        page.goto(&format!("{}#/table/{id}", server.url()));
        page.reload();
        page.says(".paper", words);
        let get = "return localStorage.getItem('saucer-night/save/' + arguments[0])";
        assert_eq!(page.script(get, &[json!(id)]), save, "{id} is kept as it was");
    }
    page.goto(&format!("{}#/table/nowhere", server.url()));
    page.reload();
    page.says(".paper", "no saved game");
    page.goto(&format!("{}#/new/chess", server.url()));
    page.reload();
    page.says(".paper", "no such game");
}

#[test]
fn with_full_or_forbidden_storage_the_game_goes_on_and_says_so() {
    let server = site::serve();
    for (hinder, words) in [
        (
            "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }",
            "full",
        ),
        (
            "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })",
            "keeps nothing",
        ),
        (
            "Storage.prototype.getItem = () => { throw new DOMException('broken', 'UnknownError'); }",
            "broken",
        ),
    ] {
        let page = Page::open(Device::Desktop, &server.url());
        page.find(".poster");
        page.script(hinder, &[]);
        start(&page, &TWO);
        page.drag(Pointer::Mouse, "[data-piece=fighter]", "[data-place=c1]");
        page.find("[data-motion=fighter-0], [data-motion=fighter-1]");
        page.says(".unsaved", words);
        assert_eq!(page.errors(), Vec::<String>::new());
    }
}

#[test]
fn a_second_tab_says_so_and_can_take_over() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    let first = page.tab();
    let second =
        page.new_tab(page.script("return location.href", &[]).as_str().expect("an address"));
    page.says(".paper", "another tab");
    page.click(".paper button.main");
    place(&page, "e1", 1);
    page.switch_to(&first);
    page.says(".paper", "another tab");
    page.click(".paper button.main");
    page.find("[data-piece=mine]");
    assert_eq!(records(&page), 2, "and takes it back as it stands");
    page.switch_to(&second);
    page.says(".paper", "another tab");
}

#[test]
fn a_tab_that_only_says_where_the_game_is_does_not_keep_it_from_a_third() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    let first = page.tab();
    let address = page.script("return location.href", &[]);
    let address = address.as_str().expect("an address");
    let second = page.new_tab(address);
    page.says(".paper", "another tab");
    page.end_tab(&first);
    let third = page.new_tab(address);
    place(&page, "e1", 1);
    assert!(page.find_all(".paper").is_empty(), "nobody else has the game");
    page.switch_to(&second);
    page.says(".paper", "another tab");
    page.click(".paper button.main");
    page.find("[data-piece=mine]");
    assert_eq!(records(&page), 2);
    page.switch_to(&third);
    page.says(".paper", "another tab");
}

#[test]
fn a_move_that_was_not_written_yet_is_there_after_another_tab_took_over() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    let first = page.tab();
    let address = page.script("return location.href", &[]);
    let second = page.new_tab(address.as_str().expect("an address"));
    page.says(".paper", "another tab");
    page.switch_to(&first);
    page.click("[aria-label=Menu]");
    page.click(".to-moves");
    page.find(".moves button");
    // This tab never gets to painting, after which a move is kept.
    let hinder = "const later = setTimeout; window.requestAnimationFrame = () => 0;
        window.setTimeout = (act, wait) => wait === 250 ? 0 : later(act, wait);";
    page.script(hinder, &[]);
    page.click(".moves button[data-choice]");
    page.find("[data-piece=mine]");
    assert_eq!(records(&page), 1, "the second move is on the table, but not kept yet");
    page.switch_to(&second);
    page.click(".paper button.main");
    page.find("[data-piece=mine]");
    assert_eq!(records(&page), 2, "it came along");
    page.switch_to(&first);
    page.says(".paper", "another tab");
}

#[test]
fn a_finished_game_that_came_by_file_can_be_replayed_from_the_home_page() {
    const FINISHED: &str = include_str!("../replays/nicy-hosmosu-01.json");
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".open-file");
    drop_text(&page, FINISHED);
    choose(&page, "Open the game");
    page.find("dialog.end");
    page.goto(&server.url());
    page.says(".save", "Ada");
    page.click(".save a[aria-label=Replay]");
    page.says(".step-buttons output", "Step 0 of");
    let counted = page.script("return localStorage.getItem('saucer-night/statistics')", &[]);
    assert!(counted.is_null(), "it was not played here: {counted}");
}

#[test]
fn a_save_that_no_longer_fits_is_kept_whole_and_can_be_had() {
    const OLD: &str = include_str!("../replays/old/conquest-1-cooperative.json");
    // As if its game had begun on the track of today: from the first red circle on, records do not fit.
    let mut save: serde_json::Value = serde_json::from_str(OLD).expect("a save");
    save["rules"] = 2.into();
    let save = signed(save);
    let loaded = save::read::<Conquest>(&save).expect("it can be opened");
    let fit = loaded.cut.expect("it does not fit").at;
    let server = site::serve();
    let page = with_save(Device::Desktop, &server.url(), "old", &save);
    page.goto(&format!("{}#/table/old", server.url()));
    page.says(".toast", &format!("Only the first {fit} moves"));
    page.says(".toast", "Save or share");
    let get = "return localStorage.getItem('saucer-night/' + arguments[0])";
    assert_eq!(kept(&page, "whole/old").as_ref(), Some(&save));
    page.script("document.querySelector('.curtain button')?.click()", &[]);
    laid(&page);
    open_share(&page);
    let file = "return fetch(document.querySelectorAll('a[download]')[1].href).then(r => r.text())";
    let file = page.script(file, &[]);
    let file = file.as_str().expect("a file");
    assert_eq!(link::arrival(file), Some(link::Arrival::Save(save.clone())), "it is all there");
    page.goto(&server.url());
    page.find(".save");
    assert_eq!(page.find_all(".save").len(), 1, "one game, one card");
    page.click(".save [data-forget]");
    page.wait_until("thrown away", |page| page.find_all(".save").is_empty().then_some(()));
    assert!(page.script(get, &[json!("whole/old")]).is_null(), "with all that belongs to it");
}
