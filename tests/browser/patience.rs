//! Nothing blocks input: while something is shown at its normal pace, a press is answered within half a second.

use crate::moments::{Moments, game};
use crate::page::{Device, Key, Page};
use crate::screens;
use crate::site;

/// The longest a press may go without an answer, in milliseconds.
const LONGEST: f64 = 500.0;
/// How many presses of each kind are watched.
const WANTED: usize = 3;

/// Notes how long each press during a show takes until the show is over. The page's own clock runs: a busy
/// machine may be late to press.
const WATCH: &str = "
    const showing = () => document.querySelector('[data-showing]') !== null;
    let pressed = null;
    window.answers = [];
    for (const kind of ['click', 'keydown'])
        addEventListener(kind, () => { if (showing()) pressed = performance.now(); }, true);
    new MutationObserver(() => {
        if (pressed === null || showing()) return;
        window.answers.push(performance.now() - pressed);
        pressed = null;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-showing'] });";

fn answers(page: &Page) -> Vec<f64> {
    serde_json::from_value(page.script("return window.answers", &[])).expect("numbers")
}

fn is_showing(page: &Page) -> bool {
    !page.find_all("[data-showing]").is_empty()
}

/// Opens the list of moves at a table of this game, with everything at its normal pace.
fn sit_down(url: &str, moments: &Moments) -> Page {
    let page = screens::open(Device::Desktop, url, "dark");
    page.set("pace", "normal");
    screens::sit_down(&page, "patience", &moments.saves[1].1);
    page.script(WATCH, &[]);
    page.click("button[aria-label=Menu]");
    page.click(".menu-row.to-moves");
    page.find(".moves");
    page
}

/// Plays what the list offers, and presses on nothing in particular whenever something is shown.
fn in_a_hurry(moments: &Moments) {
    let server = site::serve();
    let page = sit_down(&server.url(), moments);
    let mut seen = Vec::new();
    for step in 0..200 {
        seen = answers(&page);
        if seen.len() >= 2 * WANTED || !page.find_all("dialog.end[open]").is_empty() {
            break;
        }
        if is_showing(&page) {
            if seen.len() < WANTED {
                page.script("document.querySelector('.prompt').click()", &[]);
            } else {
                page.script("document.querySelector('.prompt').focus()", &[]);
                page.press(Key::Escape);
            }
            continue;
        }
        let choose = "const all = document.querySelectorAll('[data-choice]');
            const yes = document.querySelector('dialog.ask[open] .main');
            (yes ?? all[arguments[0] % Math.min(all.length, 4)])?.click();";
        page.script(choose, &[step.into()]);
    }
    assert!(seen.len() >= WANTED, "only {} presses during a show", seen.len());
    assert!(seen.iter().all(|millis| *millis <= LONGEST), "{seen:?}");
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn alien_frontiers_never_keeps_anybody_waiting() {
    in_a_hurry(game("alien-frontiers"));
}

#[test]
fn attack_at_the_tower_never_keeps_anybody_waiting() {
    in_a_hurry(game("attack-at-the-tower"));
}

#[test]
fn conquest_never_keeps_anybody_waiting() {
    in_a_hurry(game("conquest"));
}

#[test]
fn nicy_hosmosu_never_keeps_anybody_waiting() {
    in_a_hurry(game("nicy-hosmosu"));
}

#[test]
fn a_press_ends_the_newsreel() {
    let server = site::serve();
    for by_key in [false, true] {
        let page = screens::open(Device::Desktop, &server.url(), "dark");
        screens::newsreel(&page);
        page.script(WATCH, &[]);
        assert!(is_showing(&page));
        if by_key {
            page.script("document.querySelector('.prompt').focus()", &[]);
            page.press(Key::Enter);
        } else {
            page.click(".cq-reel > li");
        }
        page.wait_until("the board", |page| page.find_all(".cq-reel").is_empty().then_some(()));
        let seen = answers(&page);
        assert!(seen.len() == 1 && seen[0] <= LONGEST, "{seen:?}");
    }
}
