//! What the page asks of the system, and what the system asks of the page: light or dark, a screen that stays on, all of
//! the screen.

use crate::page::{Device, Page};
use crate::site;
use crate::table::{Seating, laid, records, sit_down, start};
use serde_json::json;

const TWO: Seating<'static> =
    Seating { game: "nicy-hosmosu", seed: "system", pace: "instant", second: "Person" };

#[test]
fn the_system_says_light_or_dark_until_somebody_chooses() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    for (wish, other) in [("light", "dark"), ("dark", "light")] {
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": wish }] });
        page.cdp("Emulation.setEmulatedMedia", media);
        page.script("localStorage.clear()", &[]);
        page.reload();
        page.find(&format!("html[data-theme={wish}] .poster"));
        page.set("theme", other);
        page.reload();
        page.find(&format!("html[data-theme={other}] .poster"));
    }
}

/// Writes down every lock of the screen that is asked for, and every one that is given back.
const LOCKS: &str = "window.locks = 0;
    navigator.wakeLock.request = () => { window.locks++;
        return Promise.resolve({ release: () => { window.locks--; } }); };";

#[test]
fn the_screen_stays_on_while_somebody_is_to_act_and_no_longer() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    page.set("pace", "instant");
    page.script(LOCKS, &[]);
    let held = |page: &Page, locks: u32| {
        page.wait_until(&format!("{locks} locks"), |page| {
            (page.script("return window.locks", &[]) == locks).then_some(())
        });
    };
    start(&page, &TWO);
    held(&page, 1);
    page.click("[aria-label=Menu]");
    page.click(".to-moves");
    page.click(".moves button[data-choice]");
    page.wait_until("a move", |page| (records(page) > 0).then_some(()));
    held(&page, 1);
    page.click(".bar a");
    held(&page, 0);
    // Where it is refused, the game goes on in silence.
    let refuse = "navigator.wakeLock.request = () => Promise.reject(new DOMException('no', 'NotAllowedError'))";
    page.script(refuse, &[]);
    page.click(".save-open");
    laid(&page);
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn a_table_takes_the_whole_screen_and_gives_it_back() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    for full in [true, false] {
        page.click("[aria-label=Menu]");
        page.click("[data-row=full-screen]");
        page.wait_until("as it was asked", |page| {
            (page.script("return !!document.fullscreenElement", &[]) == full).then_some(())
        });
        page.wait_until("closed", |page| page.find_all("dialog.menu").is_empty().then_some(()));
    }
    assert_eq!(page.errors(), Vec::<String>::new());
}
