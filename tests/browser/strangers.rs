//! What nobody meant: names with markup, cut-off texts in the browser's storage, a clock that is set.

use crate::page::{Device, Page, Pointer};
use crate::site;
use crate::table::{Seating, records, save_text, sit_down};
use saucer_night::table::link;
use serde_json::{Value, json};

/// As long as a name may be.
const NAME: &str = "<img src onerror=x>";
const TWO: Seating<'static> =
    Seating { game: "nicy-hosmosu", seed: "odd", pace: "instant", second: "Person" };

fn place(page: &Page, space: &str, so_far: usize) {
    page.drag(Pointer::Mouse, "[data-piece=fighter]", &format!("[data-place={space}]"));
    page.wait_until("placed", |page| (records(page) > so_far).then_some(()));
}

/// The name is there as it was written, and made nothing.
fn is_only_a_name(page: &Page, css: &str) {
    page.says(css, NAME);
    assert!(page.find_all("img[onerror]").is_empty(), "{css} holds a picture");
}

#[test]
fn a_name_with_markup_is_a_name_everywhere() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    page.set("pace", "instant");
    let wish = format!("nicy-hosmosu?seats=human@{},human@Ben&seed=odd", link::encoded(NAME));
    page.goto(&format!("{}#/new/{wish}", server.url()));
    page.find("form .seat-row");
    let field = "return document.querySelector('.seat-row input').value";
    assert_eq!(page.script(field, &[]), NAME);
    page.goto(&format!("{}#/start/{wish}", server.url()));
    is_only_a_name(&page, ".seats");
    page.find("[data-piece=fighter]");
    // Both have placed their fighter: the log has told of both.
    place(&page, "c1", 0);
    place(&page, "e1", 1);
    is_only_a_name(&page, ".log");
    let save = save_text(&page);
    page.click(".bar a");
    is_only_a_name(&page, ".save");
    // The game arrives by a link on a device that has it already.
    page.goto(&format!("{}#/game/{}", server.url(), link::packed(&save)));
    is_only_a_name(&page, "dialog.arrival");
    assert_eq!(page.errors(), Vec::<String>::new());
}

/// Whatever became of the small texts beside the saves: the page comes up, lists the game, and it can be played on.
#[test]
fn cut_off_texts_in_the_storage_keep_nobody_from_playing() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1", 0);
    let table = page.script("return location.hash", &[]);
    let table = table.as_str().expect("an address").to_owned();
    let spoil = "const id = arguments[0].split('/').pop();
        const set = (key, text) => localStorage.setItem('saucer-night/' + key, text);
        for (const key of ['about/' + id, 'spare/' + id, 'lesson/' + id, 'statistics', 'setting/names', 'embed/club',
            'setting/pace', 'setting/theme', 'setting/sound']) set(key, arguments[1]);";
    let texts = ["", "{", "[\"Gr", "{\"games\":[{\"game\":\"nicy", "null", "7", "\u{0}\u{fffd}"];
    let mut kept = records(&page);
    for text in texts {
        page.script(spoil, &[json!(table), json!(text)]);
        page.goto(&server.url());
        page.reload();
        page.find(".poster");
        page.find(".save-open");
        page.goto(&format!("{}#/statistics", server.url()));
        page.says("main", "No game has been finished");
        page.goto(&format!("{}#/new/nicy-hosmosu", server.url()));
        page.find("form .seat-row:nth-of-type(2)");
        page.goto(&format!("{}{table}", server.url()));
        page.find("[data-piece]");
        assert_eq!(records(&page), kept, "nothing is lost to {text:?}");
        page.set("pace", "instant");
        page.reload();
        page.click("[data-can]");
        page.find("[data-lit]");
        page.click("[data-lit]");
        kept = page.wait_until("it goes on", |page| Some(records(page)).filter(|now| *now > kept));
    }
    assert_eq!(page.errors(), Vec::<String>::new());
}

/// The time spent at a table, by the summary that the home page reads.
fn spent(page: &Page) -> u64 {
    let about =
        "return localStorage.getItem('saucer-night/about/' + location.hash.split('/').pop())";
    let about = page.script(about, &[]);
    let about: Value = serde_json::from_str(about.as_str().expect("a summary")).expect("JSON");
    about["spent"].as_u64().expect("a time that is not below nothing")
}

#[test]
fn a_clock_that_is_set_makes_no_time_and_stops_no_thought() {
    let server = site::serve();
    let seating = Seating { second: "Computer, Officer", ..TWO };
    let page = sit_down(Device::Desktop, &server.url(), &seating);
    let set = "const real = Date.now; Date.now = () => real() + 24 * 3600 * 1000 * arguments[0];";
    let mut before = spent(&page);
    for (days, moves) in [(-1, 2), (4000, 4), (-9000, 6)] {
        page.script(&set.replace("arguments[0]", &days.to_string()), &[]);
        while records(&page) < moves {
            let so_far = records(&page);
            page.find("[data-can]");
            page.click("[data-can]");
            page.find("[data-lit]");
            page.click("[data-lit]");
            page.wait_until("it goes on", |page| (records(page) > so_far).then_some(()));
        }
        let now = spent(&page);
        assert!((before..before + 5 * 60 * 1000).contains(&now), "{before} and then {now}");
        before = now;
    }
    assert_eq!(page.errors(), Vec::<String>::new());
}
