//! Seats that change hands at the table, a turn that is taken back, and a half-placed set.

use crate::page::{Device, Page, Pointer};
use crate::site;
use crate::table::{Asked, Seating, asked, laid, records, save_text, sit_down};
use saucer_night::engine::bot::Level;
use saucer_night::engine::save;
use saucer_night::engine::{Driver, SeatSetup};
use saucer_night::table::text;
use serde_json::json;

const TWO: Seating<'static> =
    Seating { game: "nicy-hosmosu", seed: "seats", pace: "instant", second: "Person" };

fn open_seats(page: &Page) {
    page.click("[aria-label=Menu]");
    page.click("[data-row=seats]");
    page.find("dialog.seats-dialog[open]");
}

/// Chooses who decides for a seat of the dialog.
fn choose(page: &Page, seat: usize, driver: Driver) {
    let choose = "const s = document.querySelectorAll('.seats-dialog select')[arguments[0]];
        s.selectedIndex = [...s.options].findIndex(o => o.text === arguments[1]);
        s.dispatchEvent(new Event('change', { bubbles: true }));";
    page.script(choose, &[json!(seat), json!(text::driver(driver))]);
}

fn done(page: &Page) {
    page.click(".seats-dialog button.main");
    page.wait_until("closed", |page| page.find_all(".seats-dialog").is_empty().then_some(()));
}

fn seats(page: &Page) -> Vec<SeatSetup> {
    save::about(&save_text(page)).expect("a save").seats
}

fn place(page: &Page, space: &str) {
    let before = records(page);
    page.drag(Pointer::Mouse, "[data-piece=fighter]", &format!("[data-place={space}]"));
    page.wait_until("placed", |page| (records(page) > before).then_some(()));
}

#[test]
fn a_seat_goes_to_a_computer_and_back_and_is_renamed_and_that_is_kept() {
    let server = site::serve();
    for device in [Device::Desktop, Device::Phone] {
        let page = sit_down(device, &server.url(), &TWO);
        let before = save_text(&page);
        open_seats(&page);
        choose(&page, 0, Driver::Computer(Level::Cadet));
        page.script("document.querySelector('.seats-dialog input').select()", &[]);
        page.fill(".seats-dialog input", "Hal");
        done(&page);
        page.says(".seat-name strong", "Hal");
        // Whoever is first: the computer has placed its fighter, and so has the person.
        page.find(".seat-1.acting");
        page.click("[aria-label=Menu]");
        page.click(".to-moves");
        page.click(".moves button[data-choice]");
        page.wait_until("both have placed", |page| (records(page) > 1).then_some(()));
        page.find(".seat-1.acting");
        page.click(".moves [aria-label=Close]");
        open_seats(&page);
        choose(&page, 0, Driver::Person);
        done(&page);
        assert!(matches!(asked(&page), Asked::Act { .. }), "a person is asked");
        let now = page.wait_until("that is kept", |page| {
            let seats = seats(page);
            seats.iter().all(|seat| seat.driver == Driver::Person).then_some(seats)
        });
        assert_eq!((&*now[0].name, &*now[1].name), ("Hal", "Blue"));
        let kinship = save::kinship(&save_text(&page), &before);
        assert!(matches!(kinship, save::Kinship::Ahead(_)), "the same game: {kinship:?}");
        page.reload();
        laid(&page);
        page.says(".seat-name strong", "Hal");
        assert_eq!(page.errors(), Vec::<String>::new());
    }
}

#[test]
fn cancelled_nothing_changes_and_a_guided_game_has_its_seats() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    place(&page, "c1");
    let before = save_text(&page);
    open_seats(&page);
    choose(&page, 0, Driver::Computer(Level::Overlord));
    page.click(".seats-dialog button.quiet");
    page.wait_until("closed", |page| page.find_all(".seats-dialog").is_empty().then_some(()));
    page.reload();
    laid(&page);
    assert_eq!(save_text(&page), before);
    page.goto(&format!("{}#/learn/nicy-hosmosu", server.url()));
    page.find(".lesson-note");
    laid(&page);
    page.click("[aria-label=Menu]");
    page.find("dialog.menu[open]");
    assert!(page.find_all("[data-row=seats]").is_empty());
}

#[test]
fn a_turn_is_taken_back_from_the_menu_and_what_was_learned_stays() {
    let server = site::serve();
    let page = sit_down(Device::Desktop, &server.url(), &TWO);
    let undo_turn = |page: &Page| {
        page.click("[aria-label=Menu]");
        page.click("[data-row=undo-turn]");
        page.wait_until("closed", |page| page.find_all("dialog.menu").is_empty().then_some(()));
    };
    undo_turn(&page);
    page.says(".toast", "nothing to take back");
    place(&page, "c1");
    undo_turn(&page);
    page.wait_until("taken back", |page| (records(page) == 0).then_some(()));
    assert_eq!(page.errors(), Vec::<String>::new());
}
