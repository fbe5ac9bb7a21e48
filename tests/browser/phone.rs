//! A finger on a phone: every board fits, drags never scroll the page, and text can be twice as large.

use crate::moments::{Moments, game, moments};
use crate::page::{Device, Key, Page, Pointer};
use crate::screens;
use crate::site;
use crate::table::{laid, lit};
use serde_json::json;

/// How far the page is wider than the window (a phone widens its window for a page that is too wide, not its screen), and how far it has been scrolled.
pub fn overhang(page: &Page) -> (i64, i64) {
    let wide = "return [document.documentElement.scrollWidth - Math.round(visualViewport.width * visualViewport.scale), Math.round(scrollX + scrollY)]";
    let numbers = page.script(wide, &[]);
    (numbers[0].as_i64().unwrap_or(99), numbers[1].as_i64().unwrap_or(99))
}

#[test]
fn nothing_scrolls_sideways_on_a_phone() {
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    screens::visit(&page, |screen| {
        assert!(overhang(&page).0 <= 0, "{screen} is {} too wide", overhang(&page).0);
    });
}

#[test]
fn text_can_be_twice_as_large() {
    let server = site::serve();
    for device in [Device::Desktop, Device::Phone] {
        let page = screens::open(device, &server.url(), "dark");
        page.script("document.documentElement.style.fontSize = '200%'", &[]);
        screens::visit(&page, |screen| {
            assert!(overhang(&page).0 <= 0, "{screen} is {} too wide", overhang(&page).0);
        });
    }
}

/// What a finger can do now: pieces to drag, and buttons to tap. Empty while things are drawn.
fn offered(page: &Page) -> (Vec<String>, Vec<String>) {
    const SCRIPT: &str = "
        const play = document.querySelector('.play');
        if (!play || play.dataset.drawn !== play.dataset.marked) return [[], []];
        const names = (css, name) => [...document.querySelectorAll(css)].map(e => e.getAttribute(name));
        return [names('[data-can]', 'data-piece'), names('[data-button]:not(:disabled):not([data-place])', 'data-button')];";
    serde_json::from_value(page.script(SCRIPT, &[])).expect("two lists")
}

/// Drags with a finger wherever the game offers a piece, and taps buttons otherwise.
fn by_finger(moments: &Moments, wanted: usize) {
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    screens::sit_down(&page, "finger", &moments.saves[1].1);
    let mut dragged = 0;
    for step in 0..100 {
        if dragged >= wanted {
            break;
        }
        // Whoever plays at random may lose soon: the next game goes on counting.
        if !page.find_all("dialog.end[open]").is_empty() {
            screens::sit_down(&page, &format!("finger-{step}"), &moments.saves[0].1);
        }
        if !page.find_all("dialog.ask[open]").is_empty() {
            page.tap(Pointer::Touch, "dialog.ask button.main");
            page.wait_until("answered", |page| {
                page.find_all("dialog.ask").is_empty().then_some(())
            });
        }
        let (pieces, buttons) = page.wait_until("something is offered", |page| {
            Some(offered(page)).filter(|(pieces, buttons)| pieces.len() + buttons.len() > 0)
        });
        if !pieces.is_empty() && (buttons.is_empty() || step % 4 < 3) {
            dragged += usize::from(drag(&page, &pieces[step % pieces.len()], step));
        } else {
            page.tap(Pointer::Touch, &format!("[data-button='{}']", buttons[step % buttons.len()]));
        }
    }
    assert!(dragged >= wanted, "only {dragged} drags");
    assert_eq!(page.errors(), Vec::<String>::new());
}

/// One drag to a lit place; `false` when the piece has none at the moment.
fn drag(page: &Page, piece: &str, step: usize) -> bool {
    let piece = format!("[data-piece='{piece}']");
    page.tap(Pointer::Touch, &piece);
    let places = lit(page);
    if places.is_empty() {
        return false;
    }
    page.press(Key::Escape);
    page.wait_until("put back", |page| lit(page).is_empty().then_some(()));
    page.drag(Pointer::Touch, &piece, &format!("[data-place='{}']", places[step % places.len()]));
    page.wait_until("dropped", |page| page.find_all("[data-holding]").is_empty().then_some(()));
    assert_eq!(overhang(page).1, 0, "the drag has scrolled the page");
    true
}

#[test]
fn alien_frontiers_with_a_finger() {
    by_finger(game("alien-frontiers"), 12);
}

#[test]
fn attack_at_the_tower_with_a_finger() {
    by_finger(game("attack-at-the-tower"), 12);
}

#[test]
fn nicy_hosmosu_with_a_finger() {
    by_finger(game("nicy-hosmosu"), 8);
}

#[test]
fn conquest_with_a_finger() {
    by_finger(game("conquest"), 8);
}

/// How large the map is, in percent, and how far it is scrolled.
fn view(page: &Page) -> (i64, f64) {
    const SCRIPT: &str = "const map = document.querySelector('[data-zoom]');
        return [Number(map.dataset.zoom || 100), map.scrollLeft + map.scrollTop];";
    let numbers = page.script(SCRIPT, &[]);
    let number = |at: usize| numbers[at].as_f64().expect("a number");
    (number(0) as i64, number(1))
}

#[test]
fn two_fingers_enlarge_the_map_of_conquest_and_one_moves_it() {
    const FORBIDS: &str =
        "for (let e = document.querySelector('.cq-commands'); e; e = e.parentElement)
        if (['none', 'pan-x pan-y'].includes(getComputedStyle(e).touchAction)) return true;
        return false;";
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    screens::sit_down(&page, "map", &game("conquest").saves[0].1);
    page.find(".cq-world");
    page.pinch(".cq-view", 80.0, 240.0);
    page.wait_until("the map is larger", |page| (view(page).0 > 200).then_some(()));
    let (_, before) = view(&page);
    page.drag(Pointer::Touch, ".cq-cell.goal", ".cq-clock");
    page.wait_until("the map has moved", |page| {
        ((view(page).1 - before).abs() > 40.0).then_some(())
    });
    assert!(page.find_all("[data-holding]").is_empty(), "nothing was picked up");
    page.tap(Pointer::Touch, "[data-zoom-to=fit]");
    page.wait_until("all of it again", |page| (view(page).0 == 100).then_some(()));
    // A pinch that begins on what lies over the map would enlarge the page, which no finger of a driver can do:
    // something around it has to forbid that.
    assert_eq!(page.script(FORBIDS, &[]), true);
}

/// What is in the hand lies above everything, also where the board that it came from ends.
#[test]
fn no_board_cuts_a_carried_piece_off() {
    const CARRIED: &str = "const copy = document.querySelector('.carried');
        const low = css => document.querySelector(css).getBoundingClientRect().bottom;
        return copy && [copy.matches(':popover-open'), low('.carried') > low('.cq-stage')];";
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    screens::sit_down(&page, "carried", &game("conquest").saves[0].1);
    let middle =
        "const r = document.querySelector('.cq-command[data-can]').getBoundingClientRect();
        return [r.x + r.width / 2, r.y + r.height / 2];";
    let at = page.script(middle, &[]);
    let (x, y) = (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"));
    for (kind, by) in [("mousePressed", 0.0), ("mouseMoved", 20.0), ("mouseMoved", 120.0)] {
        let event = json!({ "type": kind, "x": x, "y": y + by, "button": "left", "buttons": 1, "clickCount": 1 });
        page.cdp("Input.dispatchMouseEvent", event);
    }
    assert_eq!(page.script(CARRIED, &[]), json!([true, true]));
    let event = json!({ "type": "mouseReleased", "x": x, "y": y + 120.0, "button": "left", "clickCount": 1 });
    page.cdp("Input.dispatchMouseEvent", event);
    page.wait_until("it is back", |page| page.find_all(".carried").is_empty().then_some(()));
}

/// A finger in the middle of a piece picks up that piece, or another one of its heap.
#[test]
fn nothing_lies_over_what_can_be_moved() {
    const COVERED: &str = "const top = e => {
            e.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const r = e.getBoundingClientRect();
            return document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
        };
        return [...document.querySelectorAll('[data-can]')].filter(e => e.checkVisibility() && !top(e)?.closest('[data-can]'))
            .map(e => e.outerHTML.slice(0, 120) + ' under ' + top(e)?.outerHTML.slice(0, 120))";
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    for Moments { game, saves, refusal, .. } in moments() {
        for save in saves[..3].iter().map(|(_, save)| save).chain([&refusal.save]) {
            screens::sit_down(&page, game, save);
            page.reload();
            laid(&page);
            assert_eq!(page.script(COVERED, &[]), json!([]), "{game}");
        }
    }
}

/// A thumb reaches the lower half of a phone.
#[test]
fn what_a_hand_does_most_is_at_the_bottom() {
    const FAR: &str = "return [...document.querySelectorAll('.hand .prompt, .hand [data-button], .hand [data-piece]')]
        .filter(e => e.checkVisibility() && e.getBoundingClientRect().y < innerHeight / 2).map(e => e.outerHTML)";
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    for Moments { game, saves, .. } in moments() {
        screens::sit_down(&page, game, &saves[1].1);
        let far = page.script(FAR, &[]);
        assert_eq!(far, serde_json::json!([]), "{game}: too far up");
    }
}

/// What the house itself offers a finger is at least 44 pixels in height and width; what lies on a
/// board is at least 24.
#[test]
fn targets_are_large_enough_for_a_finger() {
    const SMALL: &str = "
        const small = [];
        for (const [css, least] of [['.bar a, .bar button, .main, .menu-row, .move, select, input, form button, .learn', 44],
                                    ['button, [data-can]', 24]])
            for (const e of document.querySelectorAll(css)) {
                const r = e.getBoundingClientRect();
                const seen = r.width > 0 && e.checkVisibility() && !e.matches('.sr-only');
                const inner = e.type === 'checkbox' ? e.closest('label').getBoundingClientRect() : r;
                if (seen && Math.min(inner.width, inner.height) < least - 0.5) small.push(
                    Math.round(inner.width) + 'x' + Math.round(inner.height) + ' ' + e.outerHTML.slice(0, 120));
            }
        return small;";
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    let mut small = Vec::new();
    screens::visit(&page, |screen| {
        let here: Vec<String> = serde_json::from_value(page.script(SMALL, &[])).expect("a list");
        small.extend(here.into_iter().map(|line| format!("{screen}: {line}")));
    });
    assert!(small.is_empty(), "{} are too small:\n{}", small.len(), small.join("\n"));
}
