//! A finger on a phone: every board fits, drags never scroll the page, and text can be twice as large.

use crate::page::{Device, Page, Pointer};
use crate::screens::{self, Moments, game};
use crate::site;
use crate::table::{Asked, asked, lit, records};
use serde_json::json;

/// How far the page is wider than the window, and how far it has been scrolled.
fn overhang(page: &Page) -> (i64, i64) {
    let wide =
        "return [document.documentElement.scrollWidth - innerWidth, Math.round(scrollX + scrollY)]";
    let numbers = page.script(wide, &[]);
    (numbers[0].as_i64().unwrap_or(99), numbers[1].as_i64().unwrap_or(99))
}

#[test]
fn nothing_scrolls_sideways_on_a_phone() {
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    screens::visit(&page, screens::moments(), |screen| {
        assert!(overhang(&page).0 <= 0, "{screen} is {} too wide", overhang(&page).0);
    });
}

#[test]
fn text_can_be_twice_as_large() {
    let server = site::serve();
    for device in [Device::Desktop, Device::Phone] {
        let page = screens::open(device, &server.url(), "dark");
        page.script("document.documentElement.style.fontSize = '200%'", &[]);
        screens::visit(&page, screens::moments(), |screen| {
            assert!(overhang(&page).0 <= 0, "{screen} is {} too wide", overhang(&page).0);
        });
    }
}

/// Drags with a finger wherever the game offers a piece, and taps buttons otherwise.
fn by_finger(moments: &Moments, wanted: usize) {
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    screens::sit_down(&page, "finger", &moments.saves[1].1);
    let mut dragged = 0;
    for step in 0..120 {
        if dragged >= wanted {
            return assert_eq!(page.errors(), Vec::<String>::new());
        }
        if !page.find_all("dialog.ask[open]").is_empty() {
            page.tap(Pointer::Touch, "dialog.ask button.main");
            page.wait_until("answered", |page| {
                page.find_all("dialog.ask").is_empty().then_some(())
            });
            continue;
        }
        let Asked::Act { pieces, buttons } = asked(&page) else { break };
        if pieces.is_empty() || (step % 5 == 4 && !buttons.is_empty()) {
            page.tap(Pointer::Touch, "[data-main]");
            page.wait_until("pressed", |page| {
                (!page.find_all("dialog[open]").is_empty() || records(page) > 0).then_some(())
            });
            continue;
        }
        dragged += usize::from(drag(&page, &pieces[step % pieces.len()], step));
    }
    assert!(dragged >= wanted, "only {dragged} drags");
}

/// One drag to a lit place; `false` when the piece has none at the moment.
fn drag(page: &Page, piece: &str, step: usize) -> bool {
    let piece = format!("[data-piece='{piece}']");
    page.tap(Pointer::Touch, &piece);
    page.wait_until("in the hand", |page| {
        (!page.find_all("[data-holding]").is_empty()).then_some(())
    });
    let places = lit(page);
    page.tap(Pointer::Touch, &piece);
    page.wait_until("put back", |page| page.find_all("[data-holding]").is_empty().then_some(()));
    let Some(place) = places.get(step % places.len().max(1)) else { return false };
    let (before, staged) = (records(page), page.find_all("[data-staged]").len());
    page.drag(Pointer::Touch, &piece, &format!("[data-place='{place}']"));
    page.wait_until("dropped", |page| page.find_all("[data-holding]").is_empty().then_some(()));
    let _ = (before, staged);
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
                const seen = r.width > 0 && e.checkVisibility();
                const inner = e.type === 'checkbox' ? e.closest('label').getBoundingClientRect() : r;
                if (seen && Math.min(inner.width, inner.height) < least - 0.5) small.push(
                    Math.round(inner.width) + 'x' + Math.round(inner.height) + ' ' + e.outerHTML.slice(0, 120));
            }
        return small;";
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    screens::visit(&page, screens::moments(), |screen| {
        assert_eq!(page.script(SMALL, &[]), json!([]), "{screen}");
    });
}
