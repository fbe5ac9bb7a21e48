//! Storage in the frame of another site: kept apart from that of tabs, or forbidden from the start.

use crate::club::{Club, TABLE, ask, inside, place, ready, told};
use crate::messages::brought;
use crate::page::{Device, Page};
use crate::table::{laid, records};
use serde_json::{Value, json};

/// The browser's own setting that lets the site keep something in tabs, but nothing in frames of the club.
pub fn forbidden() -> Value {
    let nothing = json!({ "setting": 2 });
    json!({ "profile": { "content_settings": { "exceptions": { "cookies": {
        "http://localhost:*,http://127.0.0.1:*": nothing,
    } } } } })
}

fn saves(page: &Page) -> Value {
    page.script("return Object.keys(localStorage).filter(k => k.includes('/save/')).length", &[])
}

/// Goes to the tab that the frame has opened.
fn follow_to_tab(page: &Page) {
    let tabs =
        page.wait_until("another tab", |page| Some(page.tabs()).filter(|tabs| tabs.len() == 2));
    page.switch_to(&tabs[1]);
}

#[test]
fn a_frame_keeps_its_games_apart_and_a_full_tab_takes_one_along() {
    let club = Club::with(TABLE);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    inside(&page, |page| {
        laid(page);
        place(page, "c1");
        page.wait_until("kept", |page| (records(page) == 1).then_some(()));
    });
    // The club's page is loaded again, and the game goes on.
    page.reload();
    told(&page, "the game", |word, detail| word == "turn" && detail["records"] == 1);
    inside(&page, |page| {
        laid(page);
        page.click("[aria-label=Menu]");
        page.click("[data-row=full-tab]");
    });
    follow_to_tab(&page);
    page.says(".arrival", "Ann · Ben");
    page.says(".arrival", "1 move played");
    assert_eq!(saves(&page), 0, "nothing of the frame's is here");
    page.click("[data-choice='Open the game']");
    laid(&page);
    assert_eq!((records(&page), saves(&page)), (1, json!(1)));
    place(&page, "d1");
    page.wait_until("it goes on", |page| (records(page) == 2).then_some(()));
}

#[test]
fn where_storage_is_forbidden_a_game_is_played_all_the_same_and_taken_to_a_full_tab() {
    let club = Club::with(TABLE);
    let page = Page::with_preferences(Device::Desktop, &club.url(), forbidden());
    ready(&page);
    inside(&page, |page| {
        laid(page);
        let storage =
            "try { return String(localStorage.length) } catch (trouble) { return trouble.name }";
        assert_eq!(page.script(storage, &[]), "SecurityError");
        place(page, "c1");
        page.says(".unsaved", "keeps nothing");
        page.says(".unsaved", "if that is loaded again, this game is lost");
    });
    told(&page, "a move", |word, detail| word == "turn" && detail["records"] == 1);
    // A game that the page brings, and that nobody wants, takes nothing away.
    ask(&page, "load", json!(brought()));
    inside(&page, |page| {
        page.says(".arrival", "Cara · Dan");
        page.click("[data-choice=Cancel]");
        place(page, "d1");
    });
    told(&page, "another move", |word, detail| word == "turn" && detail["records"] == 2);
    inside(&page, |page| {
        page.click("[aria-label=Menu]");
        page.click("[data-row=full-tab]");
    });
    assert_eq!(page.errors(), Vec::<String>::new());
    follow_to_tab(&page);
    page.says(".arrival", "Ann · Ben");
    page.says(".arrival", "2 moves played");
    page.click("[data-choice='Open the game']");
    laid(&page);
    assert_eq!((records(&page), saves(&page)), (2, json!(1)));
}
