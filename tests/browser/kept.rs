//! The list of kept games: thrown away and brought back, found, named, and all of it as one file.

use std::fs;
use std::path::PathBuf;

use crate::files::drop_text;
use crate::offline::visit;
use crate::page::{Device, Key, Page};
use crate::sharing::choose;
use crate::site;
use crate::table::{laid, records};
use saucer_night::engine::{Driver, SeatSetup, Setup};
use saucer_night::games::nicy_hosmosu::{NicyHosmosu, Options};
use saucer_night::table::statistics::Statistics;
use saucer_night::table::{AnyTable, Table, text};
use serde_json::{Value, json};

const FINISHED: &str = include_str!("../replays/nicy-hosmosu-01.json");

/// A running game.
fn running(number: usize) -> String {
    let seat = |(colour, name): (u8, &str)| SeatSetup {
        colour,
        driver: Driver::Person,
        name: name.into(),
    };
    let seats = [(0, "Ädä"), (1, "Bo")].map(seat).to_vec();
    let setup = Setup {
        options: Options::default(),
        practice: false,
        seats,
        seed: format!("moon {number}"),
    };
    let mut table = Table::<NicyHosmosu>::begin(setup).expect("sets up");
    (0..number % 6).for_each(|_| table.play(0).expect("the first handle plays"));
    table.save()
}

/// Opens the home page with so many games, each fifth of them over, and statistics.
fn open(device: Device, url: &str, games: usize) -> Page {
    let page = Page::open(device, url);
    page.find(".poster");
    page.set("pace", "instant");
    let game = |number: usize| {
        let over = number % 5 == 4;
        let save = if over { FINISHED.to_owned() } else { running(number) };
        let about = json!({
            "game": "nicy-hosmosu", "players": "Ädä · Bo", "status": format!("Evening {number}"), "over": over,
            "at": 1_700_000_000_000_u64 - number as u64 * 60_000,
        });
        json!([format!("game{number}"), save, about.to_string()])
    };
    let games: Vec<Value> = (0..games).map(game).collect();
    let put = "for (const [id, save, about] of arguments[0]) {
        localStorage['saucer-night/save/' + id] = save; localStorage['saucer-night/about/' + id] = about; }";
    page.script(put, &[json!(games)]);
    let mut statistics = Statistics::default();
    statistics.count("nicy-hosmosu", 60_000, &[(Driver::Person, true)]);
    let put = "localStorage.setItem('saucer-night/statistics', arguments[0])";
    page.script(put, &[json!(serde_json::to_string(&statistics).expect("numbers"))]);
    page.reload();
    page.find(".save");
    page
}

fn kept(page: &Page) -> Value {
    let kept = "return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('saucer-night/')).sort())";
    page.script(kept, &[])
}

/// What the cards say.
const CARDS: &str =
    "return [...document.querySelectorAll('.save-open')].map(card => card.textContent)";

fn ids(page: &Page) -> usize {
    page.script(
        "return Object.keys(localStorage).filter(key => key.includes('/save/')).length",
        &[],
    )
    .as_u64()
    .expect("a number") as usize
}

#[test]
fn a_double_press_throws_one_game_away_and_it_can_be_brought_back() {
    let server = site::serve();
    for device in [Device::Desktop, Device::Phone] {
        let page = open(device, &server.url(), 3);
        let before = kept(&page);
        let bin = page.rect(".save [data-forget]");
        let (x, y) = bin.centre();
        let places = "return [...document.querySelectorAll('.save')].map(e => Math.round(e.getBoundingClientRect().y))";
        let stood = page.script(places, &[]);
        for _ in 0..2 {
            for kind in ["mousePressed", "mouseReleased"] {
                let event =
                    json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
                page.cdp("Input.dispatchMouseEvent", event);
            }
        }
        page.find(".save.gone");
        assert_eq!((ids(&page), page.find_all(".save.gone").len()), (2, 1), "one, not two");
        assert_eq!(page.script(places, &[]), stood, "nothing slides under the pointer");
        page.click("[data-back]");
        page.wait_until("it is back", |page| page.find_all(".save.gone").is_empty().then_some(()));
        assert_eq!(kept(&page), before);
        page.click(".save [data-forget]");
        page.wait_until("gone for good", |page| (page.find_all(".save").len() == 2).then_some(()));
        assert_eq!((ids(&page), page.errors()), (2, Vec::new()));
    }
}

#[test]
fn many_games_are_found_named_and_told_apart() {
    let server = site::serve();
    let page = open(Device::Desktop, &server.url(), 50);
    let heads = "return [...document.querySelectorAll('.saves h2')].map(h => h.textContent)";
    assert_eq!(page.script(heads, &[]), json!([text::CARRY_ON, text::FINISHED]));
    let over = "return [...document.querySelectorAll('.saves')].filter(e => e.querySelector('h2')?.textContent === arguments[0])
        .flatMap(e => [...e.querySelectorAll('.save-open')].map(a => a.textContent))";
    let finished = page.script(over, &[json!(text::FINISHED)]);
    assert!(
        finished
            .as_array()
            .expect("cards")
            .iter()
            .all(|card| card.as_str().is_some_and(|card| card.contains("Evening")))
    );
    assert_eq!(page.find_all(".save").len(), 12, "a few of each");
    page.click("[data-all]");
    page.wait_until("all that go on", |page| (page.find_all(".save").len() == 46).then_some(()));
    page.says(".save-open", "2023");
    // A name of one's own, by keys.
    page.click(&format!(".save [aria-label='{}']", text::ENTITLE));
    page.find(".save input");
    page.fill(".save input", "Tuesday");
    page.press(Key::Enter);
    page.says(".save strong", "Tuesday");
    page.fill("input[type=search]", "tues");
    page.wait_until("found", |page| (page.find_all(".save").len() == 1).then_some(()));
    page.reload();
    page.says(".save strong", "Tuesday");
    page.fill("input[type=search]", "no such words");
    page.says("p.saves", text::NO_GAME_FOUND);
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn fifty_games_go_into_one_file_and_come_back_in_another_browser() {
    let server = site::serve();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kept-backup");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a writable folder");
    let page = open(Device::Desktop, &server.url(), 50);
    let (before, cards) = (kept(&page), page.script(CARDS, &[]));
    page.cdp("Browser.setDownloadBehavior", json!({ "behavior": "allow", "downloadPath": folder }));
    page.click("[data-backup]");
    let file = page.wait_until("it is saved", |_| {
        let text = fs::read_to_string(folder.join("saucer-night.json")).ok()?;
        serde_json::from_str::<Value>(&text).is_ok().then_some(text)
    });
    drop(page);
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".open-file");
    drop_text(&page, &file);
    page.says(".arrival", text::BACKUP);
    assert_eq!(ids(&page), 0, "nothing is kept before somebody says so");
    choose(&page, text::RESTORE);
    page.says(".arrival", &text::restored(50, 0, 0, 0));
    choose(&page, text::CLOSE);
    page.find(".save");
    // A running game that came as text is kept wrapped from now on, and a summary may know more.
    let same = "const [one, other] = arguments; return Object.keys(one).every(key => key in other)
        && Object.keys(one).filter(key => !/save|about/.test(key.split('/')[1])).every(key => one[key] === other[key])";
    assert_eq!(page.script(same, &[before, kept(&page)]), true);
    assert_eq!(page.script(CARDS, &[]), cards);
    page.click(".save-open");
    laid(&page);
    assert_eq!(records(&page), 0);
    page.click(".bar a");
    page.find(".open-file");
    drop_text(&page, &file);
    choose(&page, text::RESTORE);
    page.says(".arrival", "50 games left as they are");
    assert_eq!(page.errors(), Vec::<String>::new());
}

#[test]
fn statistics_are_read_back_from_their_file() {
    let server = site::serve();
    let page = open(Device::Desktop, &server.url(), 1);
    let file = page.script("return localStorage.getItem('saucer-night/statistics')", &[]);
    page.script("localStorage.removeItem('saucer-night/statistics')", &[]);
    for _ in 0..2 {
        drop_text(&page, file.as_str().expect("statistics"));
        choose(&page, text::RESTORE);
        page.says(".arrival", text::STATISTICS_BACK);
        choose(&page, text::CLOSE);
        page.wait_until("closed", |page| page.find_all(".arrival").is_empty().then_some(()));
    }
    assert_eq!(page.script("return localStorage.getItem('saucer-night/statistics')", &[]), file);
}

#[test]
fn the_browser_is_asked_to_keep_games_once_there_are_any_and_it_is_said_what_it_answers() {
    let server = site::serve();
    for (answer, words) in [(true, "has promised to keep"), (false, "may clear your games away")] {
        let page = Page::open(Device::Desktop, &server.url());
        // Chromium without a screen has its own opinion: this one says what it is told.
        let storage = "window.asked = 0;
            StorageManager.prototype.persist = () => { window.asked++; return Promise.resolve(ANSWER); };
            StorageManager.prototype.persisted = () => Promise.resolve(window.asked > 0 && ANSWER);";
        let source = storage.replace("ANSWER", &answer.to_string());
        page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
        page.reload();
        page.find(".poster");
        assert_eq!(page.script("return window.asked", &[]), 0, "there is nothing to keep");
        page.script("localStorage['saucer-night/save/a'] = arguments[0]", &[json!(running(1))]);
        page.reload();
        page.says(".keeping", words);
        page.says(".keeping", "MB of room are left");
        assert!(!page.text(".keeping").contains("Safari"));
        assert_eq!(page.script("return window.asked", &[]), 1);
    }
}

#[test]
fn the_site_says_that_it_is_all_here_and_offers_what_the_browser_offers() {
    let server = site::serve();
    let page = visit(&server.url());
    page.script("localStorage['saucer-night/save/a'] = arguments[0]", &[json!(running(1))]);
    page.reload();
    page.says(".keeping", text::OFFLINE);
    // Chromium may have offered it by itself; what counts is the last offer.
    let offer = "const offer = new Event('beforeinstallprompt', { cancelable: true });
        offer.prompt = () => window.taken = true; dispatchEvent(offer); return offer.defaultPrevented";
    assert_eq!(page.script(offer, &[]), true, "the browser's own bar stays away");
    page.click("[data-install]");
    page.wait_until("taken", |page| page.find_all("[data-install]").is_empty().then_some(()));
    assert_eq!(page.script("return window.taken", &[]), true);
}
