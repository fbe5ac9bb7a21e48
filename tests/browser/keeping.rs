//! Saves: carried on, broken, foreign, too many, forbidden, and in two tabs.

use crate::page::{Device, Page, Pointer};
use crate::site;
use crate::table::{Seating, records, sit_down, start};
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
    page.find(".table .board");
    place(&page, "d1", 1);
    page.click(".bar a");
    page.click(".save button");
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
