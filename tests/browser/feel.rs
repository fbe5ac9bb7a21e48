//! What the page does besides showing: it sounds and trembles as wanted, stands still for whoever asks for that,
//! says why not, counts games, and teaches.

use crate::moments::{Moments, game, moments};
use crate::page::{Device, Key, Page, Pointer};
use crate::screens;
use crate::site;
use crate::table::{laid, lit, records};
use saucer_night::engine::Driver;
use saucer_night::engine::bot::Level;
use saucer_night::table::statistics::Statistics;
use saucer_night::table::text;
use serde_json::{Value, json};

/// Notes every tone and every trembling from now on.
const EARS: &str = "
    window.heard = 0;
    window.felt = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
    Navigator.prototype.vibrate = () => { window.felt++; return true; };";

fn noticed(page: &Page) -> (u64, u64) {
    let both = page.script("return [window.heard, window.felt]", &[]);
    let number = |at: usize| both[at].as_u64().expect("a number");
    (number(0), number(1))
}

/// Tries drops that no game takes until one is refused with its rule.
fn refused(page: &Page) -> String {
    const PIECES: &str =
        "return [...document.querySelectorAll('[data-can]')].map(e => e.dataset.piece)";
    const ELSEWHERE: &str =
        "return [...document.querySelectorAll('.board [data-place]:not([data-lit])')]
        .filter(e => e.checkVisibility() && !e.dataset.piece).map(e => e.dataset.place)";
    page.find("[data-can]");
    for piece in strings(&page.script(PIECES, &[])) {
        let piece = format!("[data-piece='{piece}']");
        page.tap(Pointer::Mouse, &piece);
        page.find("[data-held], [data-lit]");
        let elsewhere = strings(&page.script(ELSEWHERE, &[]));
        page.press(Key::Escape);
        page.wait_until("put back", |page| lit(page).is_empty().then_some(()));
        for place in elsewhere.iter().rev().take(9) {
            page.drag(Pointer::Mouse, &piece, &format!("[data-place='{place}']"));
            let mut looks = 0;
            let rule = page.wait_until("an answer", |page| {
                looks += 1;
                let rule = page
                    .script("return document.querySelector('.toast a')?.textContent ?? ''", &[]);
                let rule = rule.as_str().unwrap_or_default().to_owned();
                // Some drops are nobody's business: nothing is said of them.
                (!rule.is_empty() || looks > 20).then_some(rule)
            });
            if !rule.is_empty() {
                return rule;
            }
        }
    }
    panic!("nothing was refused");
}

fn strings(list: &Value) -> Vec<String> {
    serde_json::from_value(list.clone()).expect("a list of names")
}

#[test]
fn the_page_is_silent_until_somebody_wants_to_hear_it_and_trembles_unless_told_not_to() {
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    screens::sit_down(&page, "feel", &game("nicy-hosmosu").saves[0].1);
    page.script(EARS, &[]);
    refused(&page);
    let (heard, felt) = noticed(&page);
    assert_eq!(heard, 0, "no sound was asked for");
    assert!(felt > 0, "a refusal can be felt");
    switch(&page, text::SOUND);
    switch(&page, text::VIBRATION);
    let before = noticed(&page);
    assert!(before.0 > 0, "the switch itself can be heard");
    refused(&page);
    let after = noticed(&page);
    assert!(after.0 > before.0, "a refusal can be heard");
    assert_eq!(after.1, before.1, "the device stays still");
}

/// Turns a switch of the menu.
fn switch(page: &Page, label: &str) {
    const TURN: &str = "const rows = [...document.querySelectorAll('dialog.menu .switch')];
        rows.find(row => row.textContent.includes(arguments[0])).querySelector('input').click();";
    page.click("button[aria-label=Menu]");
    page.find("dialog.menu[open]");
    page.script(TURN, &[json!(label)]);
    page.click(".menu [aria-label=Close]");
    page.wait_until("closed", |page| page.find_all("dialog.menu").is_empty().then_some(()));
}

/// A refusal leads to the rule behind it, and from there back to the table, in every game. A piece that comes out of a
/// place of its own must not be taken for what lies under it.
#[test]
fn a_refusal_leads_to_its_rule() {
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    for Moments { game, refusal, .. } in moments() {
        screens::sit_down(&page, game, &refusal.save);
        let (piece, place) = (&refusal.piece, &refusal.place);
        let piece = format!("[data-piece='{piece}'][data-can]");
        page.drag(Pointer::Mouse, &piece, &format!("[data-place='{place}']"));
        page.says(".toast a", refusal.rule);
        let rests = "return document.querySelector('.toast').getAnimations().every(a => a.playState === 'finished')";
        page.wait_until("it has risen", |page| (page.script(rests, &[]) == true).then_some(()));
        page.click(".toast a");
        page.says(".rule.here > a", refusal.rule);
        let seen = "const r = document.querySelector('.rule.here').getBoundingClientRect(); return r.top >= 0 && r.top < innerHeight";
        page.wait_until("the rule is in view", |page| {
            (page.script(seen, &[]) == true).then_some(())
        });
        page.click(".rules-head .button");
        laid(&page);
    }
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn nothing_goes_on_and_on_for_whoever_asks_for_less_motion() {
    const ENDLESS: &str =
        "return document.getAnimations().filter(a => a.effect.getTiming().iterations === Infinity)
        .map(a => a.animationName + ' ' + a.effect.target.outerHTML.slice(0, 120))";
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    page.reduce_motion();
    screens::visit(&page, |screen| {
        assert_eq!(page.script(ENDLESS, &[]), json!([]), "{screen}");
    });
}

#[test]
fn statistics_can_be_taken_along_and_wiped() {
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    let mut played = Statistics::default();
    for (won, minutes) in [(true, 12), (false, 31)] {
        let seats = [(Driver::Person, won), (Driver::Computer(Level::Officer), !won)];
        played.count("conquest", minutes * 60_000, &seats);
    }
    let text = serde_json::to_string(&played).expect("numbers");
    page.script("localStorage.setItem('saucer-night/statistics', arguments[0])", &[json!(text)]);
    page.script("location.hash = '#/statistics'", &[]);
    page.says(".statistics", "2 games");
    let taken = page.script(
        "return decodeURIComponent(document.querySelector('.statistics a[download]').href.split(',').slice(1).join(','))",
        &[],
    );
    assert_eq!(taken, json!(text), "the file holds what the page shows");
    page.click(".statistics summary");
    page.click(".statistics details button");
    page.says(".statistics", "No game has been finished");
    assert_eq!(
        page.script("return localStorage.getItem('saucer-night/statistics')", &[]),
        Value::Null
    );
}

/// What the note of a guided game puts in quotes is written on a button that it means, and what it means is lit before
/// it is picked up.
fn assert_shown(page: &Page, game: &str) {
    const AMISS: &str = "
        const note = document.querySelector('.lesson-note').textContent;
        const taught = [...document.querySelectorAll('[data-taught]')].filter(e => e.checkVisibility());
        const unwritten = [...note.matchAll(/“([^”]+)”/g)].map(found => found[1])
            .filter(quote => !taught.some(e => e.textContent.trim() === quote));
        const lit = [...document.querySelectorAll('[data-hint]')].some(e => e.checkVisibility());
        return lit && unwritten.length === 0 ? '' : `${note}: ${unwritten} is not written, something is lit: ${lit}`;";
    let amiss = page.script(AMISS, &[]);
    assert_eq!(amiss, "", "{game}");
}

/// Does what the guided game asks for, by hand.
fn take_the_step(page: &Page) {
    if !page.find_all("dialog.ask[open]").is_empty() {
        return page.click("dialog.ask button.main");
    }
    if !page.find_all("[data-taught]").is_empty() {
        return page.click("[data-taught]");
    }
    // What waits on the board for the rest of its set is not what the sentence speaks of.
    let in_hand = !page.find_all(".hand [data-can]").is_empty();
    page.tap(Pointer::Mouse, if in_hand { ".hand [data-can]" } else { "[data-can]" });
    page.find("[data-lit]");
    page.tap(Pointer::Mouse, "[data-lit]");
}

#[test]
fn every_guided_first_game_is_played_to_its_end_by_hand() {
    const STATE: &str = "
        const play = document.querySelector('.play');
        const ready = document.querySelector('dialog.ask[open]')
            || play?.dataset.drawn === play?.dataset.marked && document.querySelector('[data-taught], [data-can], .lesson-note .main');
        return ready ? [document.querySelector('.lesson-note')?.textContent, play?.dataset.drawn, !!document.querySelector('dialog.ask[open]')].join() : '';";
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    for Moments { game, .. } in moments() {
        page.script("location.hash = '#/learn/' + arguments[0]", &[json!(game)]);
        page.find(".table.taught .lesson-note");
        let mut before = String::new();
        for step in 0.. {
            assert!(step < 80, "{game}: no end");
            before = page.wait_until("the next step", |page| {
                let state = page.script(STATE, &[]).as_str().unwrap_or_default().to_owned();
                (!state.is_empty() && state != before).then_some(state)
            });
            if !page.find_all(".lesson-note .main").is_empty() {
                break;
            }
            if page.find_all("dialog.ask[open]").is_empty() {
                assert_shown(&page, game);
            }
            take_the_step(&page);
        }
        page.click(".lesson-note .main");
        page.wait_until("the free game", |page| {
            page.find_all(".lesson-note").is_empty().then_some(())
        });
        assert!(page.find_all(".table.taught").is_empty(), "{game} is free now");
    }
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn a_button_gives_way_under_the_hand_and_comes_back_when_the_hand_leaves_it() {
    const ROLL: &str = ".hand [data-button][data-main]";
    let server = site::serve();
    for (device, pointer) in [(Device::Desktop, Pointer::Mouse), (Device::Phone, Pointer::Touch)] {
        let page = Page::open(device, &server.url());
        page.find(".poster");
        page.set("pace", "instant");
        let start = "location.hash = '#/start/alien-frontiers?seats=human,human&seed=press'";
        page.script(start, &[]);
        laid(&page);
        page.find(ROLL);
        let kept = records(&page);
        page.hold(pointer, ROLL, ".prompt");
        // A finger that moves pans: the browser takes it over, and the button is free at once.
        let pressed = usize::from(pointer == Pointer::Mouse);
        assert_eq!(page.find_all("[data-pressed]").len(), pressed, "on {device:?}");
        page.let_go(pointer);
        page.wait_until("it comes back", |page| {
            page.find_all("[data-pressed]").is_empty().then_some(())
        });
        assert_eq!(records(&page), kept, "nothing was done");
        page.tap(pointer, ROLL);
        page.wait_until("it is done", |page| (records(page) > kept).then_some(()));
        page.wait_until("it is drawn", |page| {
            page.find_all("[data-pressed]").is_empty().then_some(())
        });
        assert_eq!(page.errors(), Vec::<String>::new());
    }
}

/// The windows of common laptops, without what the browser itself takes of the screen.
const LAPTOPS: [(u32, u32); 4] = [(1536, 730), (1366, 650), (1280, 720), (1440, 790)];

#[test]
fn a_laptop_shows_all_of_a_board_at_once() {
    const HIDDEN: &str = "return [...document.querySelectorAll('.board, .board *, .hand')]
        .filter(e => ['auto', 'scroll'].includes(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1)
        .map(e => `${e.className}: ${e.scrollHeight} in ${e.clientHeight}`)";
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    let mut hidden = Vec::new();
    for Moments { game, saves, .. } in moments() {
        for (moment, save) in &saves[..3] {
            screens::sit_down(&page, &format!("{game}-{moment}"), save);
            for (width, height) in LAPTOPS {
                page.resize(width, height);
                let found: Vec<String> =
                    serde_json::from_value(page.script(HIDDEN, &[])).expect("a list");
                hidden.extend(
                    found
                        .iter()
                        .map(|what| format!("{game}, {moment}, {width} x {height}: {what}")),
                );
            }
        }
    }
    assert!(hidden.is_empty(), "one has to scroll:\n{}", hidden.join("\n"));
}
