//! Without a network: the whole site is kept at the first visit, plays on, and takes a new version once there is one.

use crate::page::{Device, Page, Pointer};
use crate::site;
use crate::stalls::{WITNESS, answered};
use crate::table::{Asked, Seating, asked, kept, laid, records, save_text, start};
use crate::thinking::decide;
use crate::versions::{Published, description, fetch_newer, files, take};
use saucer_night::engine::GameModel;
use saucer_night::host::serve::Server;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

pub const NICY: Seating<'static> =
    Seating { game: "nicy-hosmosu", seed: "far", pace: "instant", second: "Person" };

/// Opens the site and waits until all of it is kept.
pub fn visit(url: &str) -> Page {
    let page = Page::open(Device::Desktop, url);
    page.find(".poster");
    page.set("pace", "instant");
    wait_until_kept(&page);
    forget_network(&page);
    page
}

/// Throws away what the browser keeps by itself of what came over the network: only what the site keeps counts.
pub fn forget_network(page: &Page) {
    page.cdp("Network.clearBrowserCache", json!({}));
}

/// Waits until the worker that keeps the site has it all, and answers for it.
pub fn wait_until_kept(page: &Page) {
    page.wait_until("the site is kept", |page| {
        let kept = "return !!navigator.serviceWorker.controller";
        (page.script(kept, &[]) == Value::Bool(true)).then_some(())
    });
}

pub fn place(page: &Page, space: &str) {
    let before = records(page);
    page.drag(Pointer::Mouse, "[data-piece=fighter]", &format!("[data-place={space}]"));
    page.wait_until("placed", |page| (records(page) > before).then_some(()));
}

/// The names of the wasm, the script and the worker that the page on the screen was made of.
fn names(page: &Page) -> Value {
    let names = "const { js, wasm } = document.querySelector('script[data-wasm]').dataset;
        return [js, wasm, document.querySelector('link[rel=thinker]').getAttribute('href')]";
    page.script(names, &[])
}

/// The only game that is kept.
fn kept_save(page: &Page) -> String {
    let keys = "return Object.keys(localStorage).filter(key => key.includes('/save/'))";
    let keys: Vec<String> = serde_json::from_value(page.script(keys, &[])).expect("keys");
    let [key] = &keys[..] else { panic!("one game: {keys:?}") };
    kept(page, key.trim_start_matches("saucer-night/")).expect("it is kept")
}

/// Makes decisions until the computer has had its say after one of them, in its worker.
fn play_against_computer(page: &Page) {
    let is_asked = || assert!(matches!(asked(page), Asked::Act { .. }), "the person is asked");
    is_asked();
    let before = answered(page);
    while answered(page) == before {
        decide(page);
        is_asked();
    }
    assert_eq!(page.script("return hired.length", &[]), 1, "it thinks in a worker");
}

#[test]
fn a_game_goes_on_without_a_server_after_a_reload_and_after_an_update() {
    let mut site = Published::new("sequence");
    let server = Server::start(&site.folder, 0).unwrap();
    let (url, port) = (server.url(), server.port());
    let page = visit(&url);
    let first = names(&page);

    server.stop();
    page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WITNESS }));
    page.reload();
    start(&page, &Seating { second: "Computer, Cadet", ..NICY });
    play_against_computer(&page);
    let played = page.wait_until("moves are kept", |page| Some(records(page)).filter(|n| *n > 1));
    page.reload();
    laid(&page);
    assert!(records(&page) >= played);
    play_against_computer(&page);

    // A version in which nothing is called as it was.
    site.replace("Newer");
    let server = Server::start(&site.folder, port).unwrap();
    fetch_newer(&page, "Newer");
    assert!(page.find_all(".new-version").is_empty(), "a table is left in peace");
    page.click(".bar a");
    page.find(".save-open");
    let save = kept_save(&page);
    take(&page, "Newer");
    forget_network(&page);
    let second = names(&page);
    for (old, new) in first.as_array().unwrap().iter().zip(second.as_array().unwrap()) {
        assert_ne!(old, new);
        assert!(!site.folder.join(old.as_str().unwrap()).exists());
    }
    let kept = "return caches.keys().then(names => names.length)";
    page.wait_until("the old version is cleared away", |page| {
        (page.script(kept, &[]) == 1).then_some(())
    });
    page.click(".save-open");
    laid(&page);
    assert_eq!(save_text(&page), save);
    let played = records(&page);
    play_against_computer(&page);
    page.wait_until("it goes on", |page| (records(page) > played).then_some(()));
    assert!(page.find_all(".new-version").is_empty());

    // The new one, too, needs no server.
    server.stop();
    page.reload();
    laid(&page);
    assert_eq!(description(&page), "Newer");
}

#[test]
fn without_a_server_every_game_starts_and_every_text_is_there() {
    let server = site::serve();
    let url = server.url();
    let page = visit(&url);
    server.stop();
    page.reload();
    // Nothing was looked at before: these come from what the first visit kept.
    for game in games() {
        page.goto(&format!("{url}#/"));
        start(&page, &Seating { game, ..NICY });
        page.goto(&format!("{url}#/rules/{game}"));
        page.find(".rule");
        page.goto(&format!("{url}#/learn/{game}"));
        page.find(".lesson-note");
    }
}

/// Every game that has a board.
fn games() -> Vec<&'static str> {
    macro_rules! games {
        ($($name:ident: $game:ty,)*) => { vec![$(<$game as GameModel>::ID.0,)*] };
    }
    saucer_night::for_every_game!(games)
}

#[test]
fn what_is_kept_is_the_whole_site() {
    let server = site::serve();
    let page = visit(&server.url());
    let kept =
        "return caches.keys().then(names => Promise.all(names.map(name => caches.open(name))))
        .then(all => Promise.all(all.map(cache => cache.keys())))
        .then(all => all.flat().map(request => request.url.slice(arguments[0].length)))";
    let kept = page.script(kept, &[json!(server.url())]);
    let kept: BTreeSet<String> = serde_json::from_value(kept).expect("a list of names");
    let mut wanted: BTreeSet<String> = files(site::dist()).into_iter().collect();
    // Packed copies are the server's, the screenshots the shop's, and the worker keeps everything but itself.
    wanted.retain(|file| {
        !file.ends_with(".br")
            && !file.starts_with("screenshots/")
            && file != ".built-from"
            && file != "sw.js"
    });
    wanted.insert(String::new());
    assert_eq!(kept, wanted);
}

#[test]
fn a_browser_can_install_it() {
    let server = site::serve();
    let page = visit(&server.url());
    let script = "return fetch(document.querySelector('link[rel=manifest]').href).then(m => m.json())
        .then(m => Promise.all([...m.icons, ...m.screenshots].map(p => createImageBitmapOf(p)))
            .then(pictures => ({ ...m, pictures })));
        function createImageBitmapOf(picture) {
            return new Promise((done) => {
                const image = new Image();
                image.onload = () => done([picture.sizes, image.naturalWidth + 'x' + image.naturalHeight]);
                image.onerror = () => done([picture.src, 'missing']);
                image.src = picture.src;
            });
        }";
    let manifest = page.script(script, &[]);
    assert_eq!(
        (&manifest["start_url"], &manifest["display"]),
        (&"./".into(), &"standalone".into())
    );
    // Without a name of its own a copy is told from others by its address, also within one origin.
    assert!(manifest["id"].is_null(), "{manifest}");
    let list = |name: &str| manifest[name].as_array().expect("a list").clone();
    for picture in list("pictures") {
        assert!(picture[0] == "any" || picture[0] == picture[1], "as large as it says: {picture}");
    }
    for purpose in [Value::Null, "maskable".into()] {
        for size in ["192x192", "512x512"] {
            let fits = |icon: &Value| icon["sizes"] == size && icon["purpose"] == purpose;
            assert!(list("icons").iter().any(fits), "an icon of {size} for {purpose}");
        }
    }
    for shape in ["wide", "narrow"] {
        assert!(
            list("screenshots").iter().any(|picture| picture["form_factor"] == shape),
            "{shape}"
        );
    }
    let shortcuts: BTreeSet<String> = list("shortcuts")
        .iter()
        .filter_map(|shortcut| shortcut["url"].as_str().map(str::to_owned))
        .collect();
    let wanted: BTreeSet<String> = games().iter().map(|game| format!("./#/new/{game}")).collect();
    assert_eq!(shortcuts, wanted);
    for shortcut in shortcuts {
        page.goto(&format!("{}{}", server.url(), shortcut.trim_start_matches("./")));
        page.find("main.new-game form");
    }
    assert_eq!(page.installability(), Vec::<String>::new());
}

/// Many servers know `embed.html` as `embed`, and send browsers there.
#[test]
fn a_page_that_the_server_has_elsewhere_opens_without_it() {
    let site = Published::new("moved");
    let page = site.folder.join("embed.html");
    let text = fs::read(&page).unwrap();
    fs::remove_file(&page).unwrap();
    fs::create_dir(&page).unwrap();
    fs::write(page.join("index.html"), text).unwrap();
    let server = Server::start(&site.folder, 0).unwrap();
    let url = server.url();
    let page = visit(&url);
    server.stop();
    page.goto(&format!("{url}embed.html"));
    page.enter_frame("saucer-night iframe");
    laid(&page);
}
