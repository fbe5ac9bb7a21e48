//! When the page does not start: the loading screen says why, and what can be done; what was kept of it is fetched anew.

use crate::offline::{NICY, place, visit, wait_until_kept};
use crate::page::{Device, Page};
use crate::site;
use crate::strange::{Mishap, Strange, Way};
use crate::table::{laid, start};
use saucer_night::host::serve::Server;
use serde_json::json;
use std::thread;
use std::time::Duration;

/// What the loading screen says, and what it offers.
fn says_and_offers(page: &Page, words: &str) {
    page.says(".loading [role=alert]", words);
    let buttons = "return Array.from(document.querySelectorAll('.loading button'), button => button.textContent)";
    assert_eq!(page.script(buttons, &[]), json!(["Start afresh (your games stay)", "Try again"]));
}

/// The script that starts the page, and what it starts: the glue and the wasm.
const FIRST: [&str; 2] = ["boot.js", "saucer-night-"];

/// A driver waits for a page that is still being loaded, so what does not come is given up at some time: long after the
/// page has said so.
const GIVEN_UP: Duration = Duration::from_secs(20);

#[test]
fn whatever_keeps_the_page_from_starting_is_said_and_can_be_tried_again() {
    let page = Page::open(Device::Phone, "about:blank");
    for mishap in Mishap::ALL {
        for file in FIRST {
            println!("{file}: {mishap:?}");
            let server = Strange::start(site::dist(), Way::Plain);
            server.spoil(mishap, file);
            thread::scope(|scope| {
                if mishap == Mishap::Hanging {
                    scope.spawn(|| {
                        thread::sleep(GIVEN_UP);
                        server.mend();
                    });
                }
                page.script("location.href = arguments[0]", &[json!(server.url())]);
                // At once where the browser tells in time, else after ten seconds.
                let words = if mishap == Mishap::Hanging { "not come yet" } else { "Saucer Night" };
                says_and_offers(&page, words);
            });
            server.mend();
            page.click(".loading button.main");
            page.find(".poster");
        }
    }
}

/// A frame that may run scripts and nothing else.
#[test]
fn a_sandbox_without_its_origin_is_told_of() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    let boxed = "document.body.innerHTML = '<iframe sandbox=allow-scripts src=./></iframe>'";
    page.script(boxed, &[]);
    page.enter_frame("iframe");
    says_and_offers(&page, "allow-same-origin");
}

#[test]
fn where_wasm_is_switched_off_the_loading_screen_says_that() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, "about:blank");
    let off = json!({ "source": "delete globalThis.WebAssembly;" });
    page.cdp("Page.addScriptToEvaluateOnNewDocument", off);
    page.goto(&server.url());
    says_and_offers(&page, "WebAssembly is switched off");
}

/// Puts a page in the place of the house's wasm, as workers of before could keep it.
const SPOIL: &str = "
    const { wasm } = document.querySelector('script[data-wasm]').dataset;
    return caches.keys().then(names => caches.open(names[0]))
        .then(cache => cache.put(wasm, new Response('<title>Welcome</title>'))).then(() => true)";

#[test]
fn a_kept_site_that_does_not_start_is_fetched_anew_once_and_games_stay() {
    let server = site::serve();
    let (url, port) = (server.url(), server.port());
    let page = visit(&url);
    start(&page, &NICY);
    place(&page, "c1");
    page.goto(&format!("{url}#/"));
    page.find(".save-open");

    page.script(SPOIL, &[]);
    page.reload();
    page.find(".save-open");
    wait_until_kept(&page);

    // It does so once. From then on people are asked; without a server there is nothing that could be fetched anew.
    page.script(SPOIL, &[]);
    server.stop();
    page.reload();
    says_and_offers(&page, "could not be loaded");
    let _server = Server::start(site::dist(), port).unwrap();
    page.reload();
    says_and_offers(&page, "could not be loaded");
    page.click(".loading button.quiet");
    page.click(".save-open");
    laid(&page);
}
