//! What a page may ask of the table on it, and who is not heard: everybody else.

use crate::club::{
    Club, FRAME, TABLE, abroad, ask, inside, place, policy, ready, serve_page, told,
};
use crate::page::{Device, Page};
use crate::table::{laid, records, save_text};
use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, Driver, SeatSetup, Session, Setup, Viewer, save};
use saucer_night::games::nicy_hosmosu::NicyHosmosu;
use serde_json::json;

/// A game of two other people after two moves.
pub fn brought() -> String {
    let seat = |colour: u8, name: &str| SeatSetup {
        colour,
        driver: Driver::Person,
        name: name.to_owned(),
    };
    let seats = vec![seat(0, "Cara"), seat(1, "Dan")];
    let setup = Setup { options: Default::default(), practice: false, seats, seed: "far".into() };
    let mut session = Session::<NicyHosmosu>::new(setup).expect("sets up");
    let mut chance = Chance::unrecorded(1);
    for _ in 0..2 {
        let seat = session.to_act().expect("the game has just begun");
        let seen = session.seen(Viewer::Seat(seat));
        session.play(seat, &bot::choose(&seen, seat, Level::Greedy, &mut chance)).expect("legal");
    }
    save::write(&session)
}

#[test]
fn a_game_that_the_page_brings_asks_first_and_the_running_one_stays_until_then() {
    let club = Club::with(TABLE);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    inside(&page, |page| place(page, "c1"));
    told(&page, "a move", |word, detail| word == "turn" && detail["records"] == 1);
    let table = inside(&page, |page| page.script("return location.hash", &[]));

    ask(&page, "load", json!(brought()));
    inside(&page, |page| {
        page.says(".arrival", "Cara · Dan");
        laid(page);
        page.click("[data-choice=Cancel]");
        page.wait_until("answered", |page| page.find_all(".arrival").is_empty().then_some(()));
        assert_eq!(page.script("return location.hash", &[]), table);
        place(page, "d1");
        page.wait_until("it goes on", |page| (records(page) == 2).then_some(()));
    });

    ask(&page, "load", json!(brought()));
    inside(&page, |page| page.click("[data-choice='Open the game']"));
    told(&page, "the game that was brought", |word, detail| {
        word == "turn" && ["Cara", "Dan"].iter().any(|name| detail["name"] == *name)
    });
    inside(&page, |page| {
        laid(page);
        assert_eq!(save_text(page).trim(), brought().trim());
    });
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn a_copy_of_the_game_on_the_screen_takes_its_place() {
    let club = Club::with(TABLE);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    inside(&page, |page| place(page, "c1"));
    told(&page, "a move", |word, detail| word == "turn" && detail["records"] == 1);
    let (early, name) = inside(&page, |page| {
        let early = save_text(page);
        place(page, "d1");
        page.wait_until("a second", |page| (records(page) == 2).then_some(()));
        (early, page.script("return location.hash", &[]))
    });
    ask(&page, "load", json!(early));
    inside(&page, |page| {
        page.says(".arrival", "newer: 1 moves ahead");
        page.click("[data-choice='Replace mine']");
        page.wait_until("an earlier board", |page| {
            let at_d1 = "return document.querySelectorAll('[data-place=d1] [data-piece]').length";
            (page.script(at_d1, &[]) == 0 && records(page) == 1).then_some(())
        });
        assert_eq!(page.script("return location.hash", &[]), name);
        place(page, "e1");
        page.wait_until("it goes on", |page| (records(page) == 2).then_some(()));
        assert_ne!(save_text(page), early);
    });
}

/// How many keys of this kind the frame keeps.
fn kept(page: &Page, kind: &str) -> u64 {
    let count = "return Object.keys(localStorage).filter(k => k.startsWith('saucer-night/' + arguments[0] + '/')).length";
    inside(page, |page| page.script(count, &[json!(kind)]).as_u64().expect("a number"))
}

#[test]
fn games_that_a_page_starts_and_nobody_plays_leave_nothing_behind() {
    let club = Club::with(TABLE);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    told(&page, "a turn", |word, _| word == "turn");
    for name in ["Cy", "Di", "Ed"] {
        let seats = [format!("human@{name}"), format!("human@{name}")];
        ask(&page, "start", json!({ "seats": seats, "seed": name }));
        told(&page, "a new game", |word, detail| word == "turn" && detail["name"] == name);
    }
    assert_eq!((kept(&page, "save"), kept(&page, "embed")), (1, 1));
    inside(&page, |page| place(page, "c1"));
    told(&page, "a move", |word, detail| word == "turn" && detail["records"] == 1);
    ask(&page, "start", json!({ "seats": "human@Flo,human@Flo" }));
    told(&page, "a new game", |word, detail| word == "turn" && detail["name"] == "Flo");
    assert_eq!((kept(&page, "save"), kept(&page, "embed")), (2, 1), "what was played stays");
}

#[test]
fn the_table_hears_its_own_page_only() {
    let club = Club::with(TABLE);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    let address = inside(&page, |page| {
        laid(page);
        page.script("return location.hash", &[])
    });
    // A word that is none, and a message that is no text.
    let plain = "const table = document.querySelector('saucer-night iframe').contentWindow;
        table.postMessage('{\"saucer-night\":\"eval\",\"code\":\"1\"}', '*');
        table.postMessage({ 'saucer-night': 'theme', theme: 'dark' }, '*');
        table.postMessage('{\"saucer-night\":\"start\"}', '*');";
    page.script(plain, &[]);
    // The element in turn hears its own frame only.
    page.script("postMessage('{\"saucer-night\":\"over\",\"results\":[]}', '*')", &[]);
    // What is asked properly comes after all that, and is the first thing that changes anything.
    ask(&page, "load", json!("hello"));
    inside(&page, |page| {
        page.says(".arrival", "neither");
        assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("light"));
        assert_eq!(page.script("return location.hash", &[]), address);
    });
    let told = page.script("return window.told.map(entry => entry[0])", &[]);
    assert!(!told.as_array().expect("a list").contains(&json!("over")), "{told}");

    // A page that gives another origin than its own is never told anything, and never heard.
    page.goto(&club.url());
    let framed = "const f = document.createElement('iframe');
        f.name = 'saucer-night?theme=light&host=https%3A%2F%2Felsewhere.example'; f.src = arguments[0];
        window.heard = []; addEventListener('message', e => e.source === f.contentWindow && heard.push(e.data));
        f.id = 'foreign'; document.body.append(f);";
    page.script(framed, &[json!(format!("{}#/start/nicy-hosmosu", club.site.url()))]);
    page.enter_frame("#foreign");
    laid(&page);
    page.script("addEventListener('message', e => { window.last = e.data; })", &[]);
    page.leave_frame();
    let dark = "const table = document.querySelector('#foreign').contentWindow;
        table.postMessage('{\"saucer-night\":\"theme\",\"theme\":\"dark\"}', '*'); table.postMessage('last', '*');";
    page.script(dark, &[]);
    page.enter_frame("#foreign");
    page.wait_until("all is delivered", |page| {
        (page.script("return window.last", &[]) == "last").then_some(())
    });
    page.settle();
    assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("light"));
    page.leave_frame();
    assert_eq!(page.script("return window.heard", &[]), json!([]));
}

const STRANGER: &str = r#"<!doctype html><meta charset="utf-8"><script src="page.js"></script>"#;

/// Notes what it is told. At a word it talks to its neighbours as a club would, and to the page as a table would.
const STRANGER_SCRIPT: &str = r#"window.heard = [];
addEventListener('message', ({ data }) => {
  heard.push(data);
  if (data !== 'speak') return;
  for (let i = 0; i < parent.length; i++) if (parent[i] !== window) parent[i].postMessage('{"saucer-night":"theme","theme":"dark"}', '*');
  parent.postMessage('{"saucer-night":"over","game":"nicy-hosmosu","results":[]}', '*');
  parent.postMessage('spoken', '*');
});"#;

/// Lets a stranger in a frame speak, and waits until it has.
fn speak(page: &Page, frame: &str) {
    let speak = "const stranger = document.querySelector(arguments[0]).contentWindow;
        return new Promise(done => {
            addEventListener('message', e => e.source === stranger && e.data === 'spoken' && done(true));
            stranger.postMessage('speak', '*');
        })";
    page.script(speak, &[json!(frame)]);
}

/// Shows another page in a frame, and waits until it is there.
fn lead(page: &Page, frame: &str, url: &str) {
    let lead = "return new Promise(done => {
            const frame = document.querySelector(arguments[0]);
            frame.addEventListener('load', () => done(true)); frame.src = arguments[1];
        })";
    page.script(lead, &[json!(frame), json!(url)]);
}

#[test]
fn strangers_on_the_same_page_are_neither_heard_nor_told() {
    let name = format!("stranger-{}", std::process::id());
    let stranger = serve_page(&name, STRANGER, STRANGER_SCRIPT, policy("club"));
    let address = abroad(&stranger);
    let club = Club::beside(TABLE, address.trim_end_matches('/'));
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    inside(&page, laid);
    page.script(
        "document.body.insertAdjacentHTML('beforeend', '<iframe id=stranger></iframe>')",
        &[],
    );
    lead(&page, "#stranger", &address);
    speak(&page, "#stranger");
    // What the page itself asks comes after that.
    ask(&page, "load", json!("hello"));
    inside(&page, |page| {
        page.says(".arrival", "neither");
        assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("light"));
    });
    // The very same words, said by the page.
    let own = "document.querySelector('saucer-night iframe').contentWindow
        .postMessage('{\"saucer-night\":\"theme\",\"theme\":\"dark\"}', '*')";
    page.script(own, &[]);
    inside(&page, |page| page.find("html[data-theme=dark]"));
    assert_eq!(page.errors(), Vec::<String>::new());

    // The element's own frame, after somebody has led it elsewhere.
    lead(&page, FRAME, &address);
    page.script("document.querySelector('saucer-night').setAttribute('theme', 'light')", &[]);
    ask(&page, "start", json!({ "seed": "told to nobody" }));
    speak(&page, FRAME);
    assert_eq!(inside(&page, |page| page.script("return heard", &[])), json!(["speak"]));
    let told = page.script("return window.told.map(entry => entry[0])", &[]);
    assert!(!told.as_array().expect("a list").contains(&json!("over")), "{told}");
}
