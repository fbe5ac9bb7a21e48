//! Saves as files: chosen, dropped, too large, too long for a link, and saved to a disk.

use std::fs;
use std::path::PathBuf;

use crate::page::{Device, Page};
use crate::replay::with_save;
use crate::sharing::{choose, open_share};
use crate::site;
use crate::table::{laid, save_text};
use saucer_night::engine::{Chance, Driver, GameModel, SeatSetup, Session, Setup, Viewer, save};
use saucer_night::games::attack_at_the_tower::AttackAtTheTower;
use saucer_night::table::link;
use serde_json::json;

const FINISHED: &str = include_str!("../replays/nicy-hosmosu-02.json");

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("files-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a writable folder");
    folder
}

/// Drops a file with this text on the page.
pub fn drop_text(page: &Page, text: &str) {
    let dropped = "const d = new DataTransfer(); d.items.add(new File([arguments[0]], 'a.json'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: d, bubbles: true, cancelable: true }));";
    page.script(dropped, &[json!(text)]);
}

#[test]
fn a_file_is_chosen_from_the_disk_twice_in_a_row() {
    let server = site::serve();
    let file = folder("picker").join("game.json");
    fs::write(&file, FINISHED).expect("a writable folder");
    let file = file.to_str().expect("a path in words");
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".open-file");
    for _ in 0..2 {
        page.fill(".open-file input[type=file]", file);
        page.says(".arrival", "Nicy Hosmosu");
        choose(&page, "Cancel");
        page.wait_until("closed", |page| page.find_all(".arrival").is_empty().then_some(()));
    }
    page.fill(".open-file input[type=file]", file);
    choose(&page, "Open the game");
    laid(&page);
    assert_eq!(save_text(&page), FINISHED.trim_end());
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn a_film_dropped_by_mistake_gets_a_sentence() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".open-file");
    let film = "const d = new DataTransfer(); d.items.add(new File([new Uint8Array(10_000_000).fill(123)], 'a.json'));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: d, bubbles: true, cancelable: true }));";
    page.script(film, &[]);
    page.says(".arrival", "This file cannot be read.");
    choose(&page, "Close");
    page.wait_until("closed", |page| page.find_all(".arrival").is_empty().then_some(()));
    drop_text(&page, FINISHED);
    page.says(".arrival", "Nicy Hosmosu");
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn what_is_saved_to_the_disk_is_the_save() {
    let server = site::serve();
    let folder = folder("download");
    let page = with_save(Device::Desktop, &server.url(), "old", FINISHED);
    let allow = json!({ "behavior": "allow", "downloadPath": folder });
    page.cdp("Browser.setDownloadBehavior", allow);
    page.goto(&format!("{}#/table/old", server.url()));
    page.click("dialog.end button.quiet");
    open_share(&page);
    let name = page.attribute(".share a[download]", "download").expect("a name");
    assert!(name.starts_with("nicy-hosmosu-ada-") && name.ends_with(".json"), "{name}");
    page.click(".share a[download]");
    let saved = page.wait_until("it is saved", |_| {
        fs::read_to_string(folder.join(&name)).ok().filter(|text| text.len() >= FINISHED.len())
    });
    assert_eq!(saved, FINISHED);
}

/// How many records of Attack at the Tower no link holds: each takes more than a letter and a half.
const MANY: usize = 6_000;

/// A running game of people who play at random, and for very long.
fn too_long() -> String {
    (1..20).find_map(played_long).expect("a long game")
}

fn played_long(number: u64) -> Option<String> {
    let person = |(colour, name): (u8, &str)| SeatSetup {
        colour,
        driver: Driver::Person,
        name: name.into(),
    };
    let seats = (0..).zip(["Ada", "Bo"]).map(person).collect();
    let options = AttackAtTheTower::variants().pop().expect("a game has variants");
    let setup = Setup { options, practice: false, seats, seed: format!("long {number}") };
    let mut session = Session::<AttackAtTheTower>::new(setup).expect("sets up");
    let mut chance = Chance::unrecorded(number);
    while let Some(seat) = session.to_act() {
        if session.records().len() >= MANY && session.differs(Viewer::Public, Viewer::Everything) {
            return Some(save::write(&session));
        }
        let moves = session.seen(Viewer::Seat(seat)).legal_moves();
        let mv = &moves[chance.below(moves.len() as u32) as usize];
        session.play(seat, mv).expect("a legal move");
    }
    None
}

#[test]
fn a_game_too_long_for_a_link_goes_as_a_file() {
    let save = too_long();
    let server = site::serve();
    let page = with_save(Device::Desktop, &server.url(), "long", &save);
    page.goto(&format!("{}#/table/long", server.url()));
    laid(&page);
    page.script("document.querySelector('.curtain button')?.click()", &[]);
    open_share(&page);
    page.says(".share", "This game is too long for a link");
    assert_eq!(page.find_all(".share input").len(), 1, "only the link of the table");
    let file = "return fetch(document.querySelector('a[download]').href).then(r => r.text())";
    let file = page.script(file, &[]);
    let file = file.as_str().expect("a file");
    assert!(file.len() > link::LONGEST);
    assert_eq!(link::arrival(file), Some(link::Arrival::Save(save)), "the file has all of it");
    // Somebody else opens it.
    page.goto(&server.url());
    page.script("localStorage.clear()", &[]);
    page.reload();
    page.find(".open-file");
    drop_text(&page, file);
    page.says(".arrival", "Ada · Bo");
    choose(&page, "Open the game");
    laid(&page);
    assert_eq!(page.errors(), Vec::<String>::new());
}
