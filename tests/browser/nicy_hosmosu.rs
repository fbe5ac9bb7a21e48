//! Nicy Hosmosu from the new-game page to the end screen: with a mouse, a finger, and keys alone.

use crate::page::{Device, Key, Page, Pointer};
use crate::site;
use crate::table::{Asked, Seating, asked, lit, records, save_text, seed, sit_down};
use saucer_night::engine::{Session, save};
use saucer_night::games::nicy_hosmosu::NicyHosmosu;

const CADET: &str = "Computer, Cadet";
/// No game of these tests takes more decisions.
const LONGEST: usize = 300;

fn seating(pace: &'static str) -> Seating<'static> {
    Seating { game: "nicy-hosmosu", seed: "moon", pace, second: CADET }
}

/// Plays to the end. `act` gets the number of the decision and makes it.
fn play(page: &Page, mut act: impl FnMut(usize, Vec<String>, Vec<String>)) {
    for decision in 0..LONGEST {
        match asked(page) {
            Asked::Over => return reckoned(page),
            Asked::Act { pieces, buttons } => {
                let before = records(page);
                act(decision, pieces, buttons);
                page.wait_until("the decision is taken", |page| {
                    (records(page) > before).then_some(())
                });
            }
        }
    }
    panic!("no end after {LONGEST} decisions");
}

/// The end screen names a result and counts every seat.
fn reckoned(page: &Page) {
    page.wait_until("who won", |page| {
        let title = page.text("dialog.end h2");
        ["wins", "loses", "share"].iter().any(|word| title.contains(word)).then_some(())
    });
    assert_eq!(page.find_all("dialog.end .reckoning tbody tr").len(), 2);
    assert_eq!(page.errors(), Vec::<String>::new());
    same_luck_here(page);
    page.click("dialog.end [data-button=again]");
    page.wait_until("a new game", |page| page.find_all("dialog.end").is_empty().then_some(()));
}

/// The same set-up and moves give the same luck on this machine as they gave in the browser's wasm.
fn same_luck_here(page: &Page) {
    let text = save_text(page);
    let played = save::read::<NicyHosmosu>(&text).expect("the browser's save loads").session;
    let mut again = Session::<NicyHosmosu>::new(played.setup().clone()).expect("sets up");
    for record in played.records().iter().filter(|record| !record.auto) {
        again.play(record.seat, &record.mv).expect("the same moves are legal");
    }
    assert_eq!(again.records(), played.records());
    assert_eq!(save::write(&again), text);
}

/// Carries a piece to one of its lit places, then lets go there.
fn carry(page: &Page, pointer: Pointer, piece: &str, choice: usize) {
    let piece = format!("[data-piece='{piece}']");
    // Tapping shows where the piece may go; a second tap puts it back.
    page.tap(pointer, &piece);
    let places =
        page.wait_until("lit places", |page| Some(lit(page)).filter(|lit| !lit.is_empty()));
    page.tap(pointer, &piece);
    page.wait_until("put back", |page| lit(page).is_empty().then_some(()));
    let place = format!("[data-place='{}']", places[choice % places.len()]);
    page.drag(pointer, &piece, &place);
}

fn board_piece(pieces: &[String]) -> Option<&String> {
    pieces.iter().find(|piece| ["fighter", "mine"].contains(&piece.as_str()))
}

fn play_by_pointer(page: &Page, pointer: Pointer) {
    let mut carried = 0;
    play(page, |decision, pieces, buttons| match board_piece(&pieces) {
        Some(piece) if buttons.is_empty() || decision % 3 == 0 => {
            carry(page, pointer, piece, decision);
            carried += 1;
        }
        _ => page.tap(pointer, "[data-main]"),
    });
    assert!(carried >= 5, "only {carried} drags");
}

#[test]
fn a_whole_game_with_a_mouse() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &seating("fast"));
    play_by_pointer(&page, Pointer::Mouse);
}

#[test]
fn a_whole_game_with_a_finger() {
    let server = site::serve();
    let page = sit_down(Device::Phone, &server.url(), &seating("instant"));
    assert_eq!(seed(&page), "moon", "what was typed on the form is what is played");
    play_by_pointer(&page, Pointer::Touch);
}

#[test]
fn a_whole_game_with_keys_alone() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &seating("instant"));
    let mut dropped = 0;
    play(&page, |decision, pieces, buttons| match board_piece(&pieces) {
        Some(piece) if buttons.is_empty() || decision % 3 == 0 => {
            tab_to(&page, &format!("[data-piece='{piece}']"));
            page.press(Key::Enter);
            assert!(!lit(&page).is_empty(), "Enter picks up");
            let focused = "return document.activeElement.hasAttribute('data-lit')";
            assert_eq!(page.script(focused, &[]), true, "the keyboard is on a place");
            page.press(if decision % 2 == 0 { Key::Up } else { Key::Right });
            page.press(Key::Enter);
            dropped += 1;
        }
        _ => {
            tab_to(&page, "[data-main]");
            page.press(Key::Enter);
        }
    });
    assert!(dropped >= 5, "only {dropped} drops");
}

fn tab_to(page: &Page, css: &str) {
    let script = "return document.activeElement.matches(arguments[0])";
    for _ in 0..40 {
        if page.script(script, &[css.into()]) == true {
            return;
        }
        page.press(Key::Tab);
    }
    let html = page.script("return document.querySelector('.play').innerHTML", &[]);
    panic!("the keyboard never reached {css}: {html}");
}

#[test]
fn exactly_the_open_places_light_up_and_a_wrong_drop_says_why() {
    let server = site::serve();
    let seating = Seating { second: "Person", ..seating("instant") };
    let page = sit_down(Device::Desktop, &server.url(), &seating);
    page.hold(Pointer::Mouse, "[data-piece=fighter]", "[data-place=c5]");
    let mut places = lit(&page);
    places.sort();
    assert_eq!(places, ["a1", "b1", "c1", "d1", "e1", "f1"], "a fighter starts on the lowest row");
    page.let_go(Pointer::Mouse);
    page.says(".toast", "lowest row");
    page.says(".toast", "NH-2.4");
    assert_eq!((records(&page), lit(&page).len()), (0, 0), "nothing has changed");
    page.press(Key::Escape);
    page.drag(Pointer::Mouse, "[data-piece=fighter]", "[data-place=c1]");
    page.wait_until("placed", |page| (records(page) == 1).then_some(()));
}

#[test]
fn nothing_is_hidden_so_no_curtain_falls_and_a_move_can_be_taken_back() {
    let server = site::serve();
    let seating = Seating { second: "Person", ..seating("instant") };
    let page = sit_down(Device::Desktop, &server.url(), &seating);
    page.drag(Pointer::Mouse, "[data-piece=fighter]", "[data-place=c1]");
    page.wait_until("placed", |page| (records(page) == 1).then_some(()));
    assert!(page.find_all(".curtain").is_empty());
    page.click("button[aria-label='Take back']");
    page.wait_until("taken back", |page| (records(page) == 0).then_some(()));
    page.click("button[aria-label='Play again what was taken back']");
    page.wait_until("played again", |page| (records(page) == 1).then_some(()));
    page.click("button[aria-label='Take back']");
    page.wait_until("taken back again", |page| (records(page) == 0).then_some(()));
    page.click("button[aria-label='Take back']");
    page.says(".toast", "nothing to take back");
}
