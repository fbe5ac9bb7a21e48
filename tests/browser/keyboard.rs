//! A game of each kind is finished with keys alone, from the list of moves; the keyboard never gets lost.

use crate::moments::{Moments, game};
use crate::page::{Device, Key, Page};
use crate::screens;
use crate::site;
use crate::table::{RECORDS, UNWRAP};
use saucer_night::games::conquest::text::COMMAND_HERE;
use serde::Deserialize;
use serde_json::json;

/// No game of these tests takes more decisions.
const LONGEST: usize = 3000;

fn tab_to(page: &Page, css: &str) {
    for _ in 0..60 {
        if page.script("return document.activeElement.matches(arguments[0])", &[json!(css)]) == true
        {
            return;
        }
        page.press(Key::Tab);
    }
    panic!("the keyboard never reached {css}");
}

/// What there is to see at the table.
#[derive(Debug, Deserialize)]
struct Seen {
    /// Where the keyboard is, once the page is drawn: `choice`, `answer`, `over`, or `lost`.
    place: String,
    /// How many choices there are from where the keyboard is to the end of the list.
    below: usize,
    /// How many records the game has.
    records: usize,
    /// How often the table was drawn.
    drawn: Option<String>,
}

/// Everything in one question: a game asks it hundreds of times.
fn look(page: &Page) -> Seen {
    const SCRIPT: &str = "
        const play = document.querySelector('.play'), on = document.activeElement;
        const choices = [...document.querySelectorAll('[data-choice]')];
        const place = () => {
            if (document.querySelector('dialog.end[open]')) return 'over';
            if (document.querySelector('dialog.ask[open]')) return 'answer';
            if (!play || play.dataset.drawn !== play.dataset.marked) return '';
            if (!choices.length) return on === document.body ? 'lost' : '';
            return choices.includes(on) ? 'choice' : 'lost: ' + on.outerHTML.slice(0, 200);
        };
        return { place: place(), below: choices.length - Math.max(choices.indexOf(on), 0), drawn: play?.dataset.drawn,";
    let script = format!("{UNWRAP} {SCRIPT} records: {RECORDS} }};");
    serde_json::from_value(page.script(&script, &[])).expect("what is seen")
}

/// What there is to see when somebody is asked.
fn asked(page: &Page) -> Seen {
    let mut lost = 0;
    page.wait_until("somebody is asked", |page| {
        let seen = look(page);
        // Between two drawings the keyboard may be nowhere for a moment.
        lost += usize::from(seen.place.starts_with("lost"));
        let passing = seen.place.is_empty() || seen.place.starts_with("lost") && lost < 40;
        (!passing).then_some(seen)
    })
}

/// The finished game is in the statistics, and stays there once however often it is looked at.
fn counted_once(page: &Page) {
    page.reload();
    page.find("dialog.end[open]");
    page.script("location.hash = '#/statistics'", &[]);
    page.says(".statistics", "1 game,");
    page.click(".statistics summary");
    page.click(".statistics details button");
    page.says(".statistics", "No game has been finished");
}

/// Plays from one of the moments to the end.
fn by_keys(moments: &Moments, from: usize) {
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    screens::sit_down(&page, "keys", &moments.saves[from].1);
    tab_to(&page, "button[aria-label=Menu]");
    page.press(Key::Enter);
    page.find("dialog.menu[open]");
    tab_to(&page, ".menu-row.to-moves");
    page.press(Key::Enter);
    page.find(".moves");
    for decision in 0..LONGEST {
        let before = asked(&page);
        match before.place.as_str() {
            "over" => {
                assert!(decision > 3, "only {decision} decisions");
                assert_eq!(page.errors(), Vec::<String>::new());
                return counted_once(&page);
            }
            "answer" => {
                tab_to(&page, "dialog.ask button.main");
                page.press(Key::Enter);
            }
            "choice" => {
                let mut keys = vec![Key::Tab; decision % before.below.clamp(1, 4)];
                keys.push(Key::Enter);
                page.press_all(&keys);
            }
            lost => panic!("decision {decision}: the keyboard is {lost}"),
        }
        page.wait_until("the key does something", |page| {
            let now = look(page);
            // A question lies over a table that stays as it was; a move is looked at once it is drawn.
            let asks = now.place == "answer" && before.place != "answer";
            let played = now.records != before.records && now.drawn != before.drawn;
            (asks || played).then_some(())
        });
    }
    panic!("no end after {LONGEST} decisions");
}

#[test]
fn alien_frontiers_with_keys_alone() {
    by_keys(game("alien-frontiers"), 0);
}

#[test]
fn attack_at_the_tower_with_keys_alone() {
    by_keys(game("attack-at-the-tower"), 0);
}

#[test]
fn nicy_hosmosu_with_keys_alone() {
    by_keys(game("nicy-hosmosu"), 0);
}

#[test]
fn closing_a_dialog_gives_the_keyboard_back_to_the_table() {
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    screens::sit_down(&page, "keys", &game("nicy-hosmosu").saves[1].1);
    tab_to(&page, "button[aria-label=Menu]");
    page.press(Key::Enter);
    page.find("dialog.menu[open]");
    page.press(Key::Escape);
    page.wait_until("the keyboard is on the table", |page| {
        let there = "return !!document.activeElement.closest('.play')
            && document.activeElement.matches('[data-can], [data-main], .prompt')";
        (page.script(there, &[]) == true).then_some(())
    });
}

#[test]
fn a_picked_up_piece_is_announced_with_its_places() {
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    screens::sit_down(&page, "keys", &game("nicy-hosmosu").saves[0].1);
    listen(&page);
    tab_to(&page, "[data-can]");
    page.press(Key::Enter);
    page.wait_until("the announcement", |page| {
        let whole = |said: &String| said.contains("picked up") && said.contains("a1: empty");
        told(page).iter().any(whole).then_some(())
    });
}

/// From here on everything is written down that a screen reader is told: what comes next may take its place at once.
fn listen(page: &Page) {
    const SCRIPT: &str = "
        const voice = document.querySelector('[aria-live]');
        window.told = [];
        new MutationObserver(() => window.told.push(voice.textContent))
            .observe(voice, { childList: true, characterData: true, subtree: true });";
    page.script(SCRIPT, &[]);
}

/// What a screen reader has been told.
fn told(page: &Page) -> Vec<String> {
    serde_json::from_value(page.script("return window.told", &[])).unwrap()
}

#[test]
fn conquest_tells_what_is_picked_up_and_what_comes_of_it() {
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    screens::sit_down(&page, "keys", &game("conquest").saves[0].1);
    listen(&page);
    tab_to(&page, "[data-piece^=command][data-can]");
    page.press(Key::Enter);
    page.wait_until("the counter and its place", |page| {
        let whole = |said: &String| said.contains("Command Counter") && said.contains(COMMAND_HERE);
        told(page).iter().any(whole).then_some(())
    });
    page.press(Key::Enter);
    page.wait_until("the counters are shown", |page| {
        told(page).iter().any(|said| said.contains("Ada shows")).then_some(())
    });
}

#[test]
fn conquest_with_keys_alone() {
    by_keys(game("conquest"), 0);
}

/// A new screen gets the keyboard once it is painted, unless somebody was quicker.
#[test]
fn whoever_is_in_a_field_before_the_screen_is_painted_stays_there() {
    // No frame comes, so that the page gives up waiting for one only after a while.
    const QUICK: &str = "
        window.requestAnimationFrame = () => 0;
        location.hash = '#/new/nicy-hosmosu';
        return new Promise(done => {
            const look = setInterval(() => {
                const field = document.querySelector('input[name=seed]');
                if (!field) return;
                clearInterval(look);
                if (arguments[0]) field.focus();
                setTimeout(() => done(document.activeElement.name ?? document.activeElement.nodeName), 600);
            });
        });";
    let server = site::serve();
    for (quick, place) in [(true, "seed"), (false, "MAIN")] {
        let page = Page::open(Device::Desktop, &server.url());
        page.find(".poster");
        assert_eq!(page.script(QUICK, &[json!(quick)]), place);
    }
}
