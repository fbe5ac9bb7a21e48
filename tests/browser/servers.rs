//! Strange servers: what their answers depend on, by their own words, a page in the place of what they lack, and files
//! that never come.

use crate::offline::{NICY, forget_network, place, visit, wait_until_kept};
use crate::page::{Device, Page};
use crate::site;
use crate::table::{laid, start};
use crate::versions::{Published, description, fetch_newer, files, take};
use saucer_night::host::serve::Server;
use serde_json::{Value, json};
use std::fs;

/// What an answer may depend on.
const VARIES: [&str; 4] = ["Origin", "User-Agent", "Accept", "*"];

fn varying(site: &Published, port: u16, vary: &str) -> Server {
    Server::start_with(&site.folder, port, vec![("Vary".into(), vary.into())]).unwrap()
}

#[test]
fn whatever_answers_depend_on_the_site_plays_without_its_server() {
    for (number, vary) in VARIES.iter().enumerate() {
        let site = Published::new(&format!("varying-{number}"));
        let server = varying(&site, 0, vary);
        let page = visit(&server.url());
        server.stop();
        page.reload();
        start(&page, &NICY);
        place(&page, "c1");
    }
}

#[test]
fn whatever_answers_depend_on_a_new_version_takes_over() {
    for (number, vary) in VARIES.iter().enumerate() {
        let mut site = Published::new(&format!("newly-varying-{number}"));
        let server = varying(&site, 0, vary);
        let (url, port) = (server.url(), server.port());
        let page = visit(&url);
        server.stop();
        site.replace("Newer");
        let server = varying(&site, port, vary);
        fetch_newer(&page, "Newer");
        take(&page, "Newer");
        forget_network(&page);
        server.stop();
        page.reload();
        page.find(".poster");
        assert_eq!(description(&page), "Newer", "{vary}");
    }
}

/// Whether the worker that was to keep the site has given up.
const GIVEN_UP: &str = "return navigator.serviceWorker.getRegistration().then(site => !site)";

#[test]
fn a_page_in_the_place_of_a_file_is_not_kept() {
    let site = Published::new("fallback");
    let lacking = files(&site.folder).into_iter().find(|file| file.starts_with("later-")).unwrap();
    let lacking = site.folder.join(lacking);
    let good = fs::read(&lacking).unwrap();
    fs::write(&lacking, "<!doctype html><title>Welcome</title>").unwrap();
    let server = Server::start(&site.folder, 0).unwrap();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    page.set("pace", "instant");
    // It has begun, and what it had by then is kept.
    page.wait_until("it has begun", |page| {
        (page.script("return caches.keys().then(names => names.length)", &[]) == 1).then_some(())
    });
    page.wait_until("nothing is kept by halves", |page| {
        (page.script(GIVEN_UP, &[]) == Value::Bool(true)).then_some(())
    });
    let later =
        "return caches.keys().then(names => caches.open(names[0])).then(cache => cache.keys())
        .then(all => all.filter(({ url }) => url.includes('/later-')).length)";
    assert_eq!(page.script(later, &[]), 0);

    // The server is mended: the next visit keeps all of it, and needs no server.
    fs::write(&lacking, good).unwrap();
    page.reload();
    wait_until_kept(&page);
    forget_network(&page);
    let url = server.url();
    server.stop();
    page.reload();
    start(&page, &NICY);
    page.goto(&format!("{url}#/rules/nicy-hosmosu"));
    page.find(".rule");
    page.goto(&format!("{url}#/"));
    page.click(".save-open");
    laid(&page);
}

/// What the loading screen says, and what it offers.
fn says_and_offers(page: &Page, words: &str) {
    page.says(".loading [role=alert]", words);
    let buttons = "return Array.from(document.querySelectorAll('.loading button'), button => button.textContent)";
    assert_eq!(page.script(buttons, &[]), json!(["Start afresh (your games stay)", "Try again"]));
}

#[test]
fn without_its_first_script_the_loading_screen_says_so_and_tries_again() {
    let folder = site::copy_without("without-boot", |name| name == "boot.js");
    let server = Server::start(&folder, 0).unwrap();
    let page = Page::open(Device::Phone, &server.url());
    // At once where the browser tells in time, else after ten seconds.
    says_and_offers(&page, "Saucer Night");
    fs::copy(site::dist().join("boot.js"), folder.join("boot.js")).unwrap();
    page.click(".loading button.main");
    page.find(".poster");
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
