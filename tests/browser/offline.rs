//! Without a network: the whole site is kept at the first visit, and a new version waits until it is wanted.

use crate::crash::{end_and_open, kept_game_is_whole};
use crate::page::{Device, Page, Pointer};
use crate::site;
use crate::table::{Seating, records, start};
use saucer_night::host::serve::Server;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

const NICY: Seating<'static> =
    Seating { game: "nicy-hosmosu", seed: "far", pace: "instant", second: "Person" };

/// Opens the site and waits until all of it is kept.
fn visit(url: &str) -> Page {
    let page = Page::open(Device::Desktop, url);
    page.find(".poster");
    page.script("localStorage.setItem('saucer-night/setting/pace', 'instant')", &[]);
    page.wait_until("the site is kept", |page| {
        let kept = "return !!navigator.serviceWorker.controller";
        (page.script(kept, &[]) == Value::Bool(true)).then_some(())
    });
    page
}

fn place(page: &Page, space: &str) {
    let before = records(page);
    page.drag(Pointer::Mouse, "[data-piece=fighter]", &format!("[data-place={space}]"));
    page.wait_until("placed", |page| (records(page) > before).then_some(()));
}

#[test]
fn with_the_server_stopped_games_start_and_go_on() {
    let server = site::serve();
    let url = server.url();
    let page = visit(&url);
    server.stop();
    page.reload();
    start(&page, &NICY);
    place(&page, "c1");
    page.reload();
    page.find(".table .board");
    assert_eq!(records(&page), 1);
    place(&page, "d1");
    // Nothing was looked at before: these come from what the first visit kept.
    for game in ["attack-at-the-tower", "alien-frontiers", "conquest"] {
        page.goto(&format!("{url}#/"));
        start(&page, &Seating { game, ..NICY });
    }
    // So does the computer player, with its worker, its wasm and its part of the game.
    page.goto(&format!("{url}#/"));
    start(&page, &Seating { second: "Computer, Cadet", seed: "moon", ..NICY });
    let before = records(&page);
    if before == 0 {
        place(&page, "c1");
    }
    page.wait_until("the computer has played", |page| (records(page) > before + 1).then_some(()));
    page.goto(&format!("{url}#/rules/alien-frontiers"));
    page.find(".rule");
}

#[test]
fn a_browser_can_install_it() {
    let server = site::serve();
    let page = visit(&server.url());
    let script = "return fetch(document.querySelector('link[rel=manifest]').href).then(m => m.json())
        .then(m => Promise.all([...m.icons, ...m.screenshots].map(p => createImageBitmapOf(p)))
            .then(pictures => ({ start: m.start_url, display: m.display, shortcuts: m.shortcuts.map(s => s.url), pictures })));
        function createImageBitmapOf(picture) {
            return new Promise((done) => {
                const image = new Image();
                image.onload = () => done([picture.sizes, image.naturalWidth + 'x' + image.naturalHeight]);
                image.onerror = () => done([picture.src, 'missing']);
                image.src = picture.src;
            });
        }";
    let manifest = page.script(script, &[]);
    assert_eq!((&manifest["start"], &manifest["display"]), (&"./".into(), &"standalone".into()));
    for picture in manifest["pictures"].as_array().expect("pictures") {
        assert!(picture[0] == "any" || picture[0] == picture[1], "as large as it says: {picture}");
    }
    let sizes: Vec<&str> =
        manifest["pictures"].as_array().unwrap().iter().filter_map(|p| p[0].as_str()).collect();
    assert!(sizes.contains(&"192x192") && sizes.contains(&"512x512"));
    for shortcut in manifest["shortcuts"].as_array().expect("shortcuts") {
        page.goto(&format!(
            "{}{}",
            server.url(),
            shortcut.as_str().unwrap().trim_start_matches("./")
        ));
        page.find("main.new-game form");
    }
    assert_eq!(page.installability(), Vec::<String>::new());
}

/// A copy of the site that a test may change.
fn copy(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("site-{name}"));
    let _ = fs::remove_dir_all(&folder);
    copy_folder(site::dist(), &folder);
    folder
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy_folder(&path, &target);
        } else if path.extension().is_none_or(|ending| ending != "br") {
            fs::copy(&path, &target).unwrap();
        }
    }
}

fn change(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "{} has {from}", file.display());
    fs::write(file, text.replace(from, to)).unwrap();
}

fn description(page: &Page) -> String {
    let script = "return document.querySelector('meta[name=description]').content";
    page.script(script, &[]).as_str().unwrap_or_default().to_owned()
}

fn publish_newer(folder: &Path) {
    change(&folder.join("index.html"), "Alien board games", "Newer board games");
    change(&folder.join("sw.js"), "VERSION = \"", "VERSION = \"newer-");
}

fn look_for_newer(page: &Page) {
    let update = "return navigator.serviceWorker.getRegistration().then(site => site.update()).then(() => true)";
    page.script(update, &[]);
}

/// Waits until the registration of the site's worker is as the expression says.
fn wait_for_version(page: &Page, expression: &str) {
    let script =
        format!("return navigator.serviceWorker.getRegistration().then(site => !!({expression}))");
    page.wait_until(expression, |page| {
        (page.script(&script, &[]) == Value::Bool(true)).then_some(())
    });
}

#[test]
fn a_new_version_waits_until_it_is_wanted_and_the_game_goes_on() {
    let folder = copy("update");
    let server = Server::start(&folder, 0).unwrap();
    let page = visit(&server.url());
    start(&page, &NICY);
    place(&page, "c1");
    publish_newer(&folder);
    look_for_newer(&page);
    wait_for_version(&page, "site.waiting");
    assert!(page.find_all(".new-version").is_empty(), "a table is left in peace");
    page.reload();
    page.find(".table .board");
    assert!(description(&page).starts_with("Alien"), "a reload alone changes nothing");
    page.click(".bar a");
    page.says(".new-version", "new version");
    page.click(".new-version button");
    page.wait_until("the new version", |page| description(page).starts_with("Newer").then_some(()));
    page.click(".save-open");
    page.find(".table .board");
    assert_eq!(records(&page), 1);
    place(&page, "d1");
    assert!(page.find_all(".new-version").is_empty());
}

#[test]
fn a_tab_ended_in_an_update_finds_its_game_again() {
    let folder = copy("ended-update");
    let server = Server::start(&folder, 0).unwrap();
    let page = visit(&server.url());
    start(&page, &NICY);
    place(&page, "c1");
    let table = page.script("return location.href", &[]);
    let table = table.as_str().expect("an address");

    // The new version is only half there, and the tab ends while it is being fetched.
    let late = folder.join("rules/conquest/rules.md");
    let text = fs::read(&late).expect("a file that comes late");
    fs::remove_file(&late).unwrap();
    publish_newer(&folder);
    look_for_newer(&page);
    end_and_open(&page, table);
    wait_for_version(&page, "!site.installing && !site.waiting");
    assert!(description(&page).starts_with("Alien"), "half a version is never used");
    assert_eq!(kept_game_is_whole(&page), 1);
    place(&page, "d1");

    // It is whole, is taken, and the tab ends at that moment.
    fs::write(&late, text).unwrap();
    look_for_newer(&page);
    wait_for_version(&page, "site.waiting");
    page.click(".bar a");
    page.says(".new-version", "new version");
    page.click(".new-version button");
    end_and_open(&page, table);
    assert_eq!(kept_game_is_whole(&page), 2);
    page.find("[data-piece=mine][data-can]");
}
