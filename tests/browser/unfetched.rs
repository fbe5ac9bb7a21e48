//! Computer players whose wasm comes late, or from a server that does not call it wasm.

use std::fs;
use std::path::Path;

use crate::page::{Device, Page};
use crate::site;
use crate::stalls::let_computers_play;
use crate::table::{laid, records};
use saucer_night::host::serve::Server;

/// Waits until the computers at the table have played so many moves.
fn they_play(page: &Page, moves: usize) {
    laid(page);
    page.wait_until("they play", |page| (records(page) >= moves).then_some(()));
}

/// Gives every wasm of a site another ending, of the same length, in names and in whatever names it. A server does not
/// know that one, and calls it a stream of bytes.
fn disguise(folder: &Path) {
    // Names in the code, such as `.wasm_bindgen`, are none of files.
    let is_ending =
        |word: &[u8]| word.starts_with(b".wasm") && !matches!(word[5], b'_' | b'a'..=b'z');
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            continue;
        }
        let mut bytes = fs::read(&path).expect("a file");
        while let Some(at) = bytes.windows(6).position(is_ending) {
            bytes[at..at + 5].copy_from_slice(b".data");
        }
        fs::write(&path, bytes).expect("written");
        if path.extension().is_some_and(|ending| ending == "wasm") {
            fs::rename(&path, path.with_extension("data")).expect("renamed");
        }
    }
}

#[test]
fn computers_play_on_a_server_that_does_not_call_it_wasm() {
    let folder = site::copy_without("no-types", |_| false);
    disguise(&folder);
    let server = Server::start(&folder, 0).expect("a server");
    for game in ["alien-frontiers", "attack-at-the-tower", "conquest", "nicy-hosmosu"] {
        let page = Page::open(Device::Desktop, &server.url());
        let_computers_play(&page, game, "easy");
        they_play(&page, 3);
        let kind = "return fetch(performance.getEntriesByType('resource').map(entry => entry.name)
            .find(name => name.endsWith('.data'))).then(answer => answer.headers.get('content-type'))";
        assert_eq!(page.script(kind, &[]), "application/octet-stream");
        assert_eq!(
            page.script("return hired.length", &[]),
            1,
            "{game}: the first worker can think"
        );
    }
}

/// What a computer player needs is not there, is missed, and comes.
fn comes_late(test: &str, is_missing: fn(&str) -> bool) {
    let folder = site::copy_without(test, is_missing);
    let server = Server::start(&folder, 0).expect("a server");
    let page = Page::open(Device::Desktop, &server.url());
    let_computers_play(&page, "nicy-hosmosu", "easy");
    page.says(".toast", "The computer could not be fetched");
    assert_eq!(records(&page), 0);
    let files = fs::read_dir(site::dist()).expect("a folder").map(|entry| entry.expect("an entry"));
    let missed = |entry: &fs::DirEntry| is_missing(&entry.file_name().to_string_lossy());
    let files: Vec<_> = files.filter(missed).collect();
    assert!(!files.is_empty(), "a file was missing");
    for entry in files {
        fs::copy(entry.path(), folder.join(entry.file_name())).expect("a copy");
    }
    they_play(&page, 3);
}

#[test]
fn a_computer_without_its_game_says_so_and_plays_once_it_has_come() {
    comes_late("late-game", |name| name.starts_with("thoughts-nicy_hosmosu-"));
}

#[test]
fn a_computer_without_its_wasm_says_so_and_plays_once_it_has_come() {
    comes_late("late-wasm", |name| name.starts_with("thoughts-") && name.ends_with("_bg.wasm"));
}

#[test]
fn a_computer_without_its_script_says_so_and_plays_once_it_has_come() {
    comes_late("late-script", |name| name.starts_with("thinker-"));
}
