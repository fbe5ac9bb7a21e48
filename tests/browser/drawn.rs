//! Which components are drawn anew, counted in the page: only those whose props changed.

use std::collections::BTreeMap;

use serde_json::json;

use crate::moments::{Refusal, game};
use crate::page::{Device, Key, Page, Pointer};
use crate::screens;
use crate::site;
use crate::table::{lit, records};

/// How often each component was drawn.
type Drawn = BTreeMap<String, usize>;

/// Tells the page that somebody counts. It is read when the first component is drawn.
const COUNT: &str = "window.counted = []; window.saucerNightDrawn = name => counted.push(name);";

/// A page on which drawings are counted.
fn counting(url: &str) -> Page {
    let page = Page::open(Device::Desktop, "about:blank");
    page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": COUNT }));
    page.goto(url);
    page.find(".poster");
    page.set("pace", "instant");
    page.reload();
    page.find(".poster");
    page
}

/// What was drawn since this was asked last. Whatever is on its way has been drawn by then.
fn drawn(page: &Page) -> Drawn {
    page.settle();
    let names = page.script("const names = counted; counted = []; return names;", &[]);
    let names: Vec<String> = serde_json::from_value(names).expect("names");
    let mut drawn = Drawn::new();
    names.into_iter().for_each(|name| *drawn.entry(name).or_default() += 1);
    drawn
}

/// What draws the game from the frame on the screen: it compares the parts, and only those that changed are drawn.
const STAGES: [&str; 4] = ["BoardStage", "DragArea", "Seats", "TrayStage"];

/// The parts of boards and panels that were drawn: everything but the page around them.
fn parts(drawn: &Drawn) -> Vec<(&str, usize)> {
    const AROUND: [&str; 12] = [
        "Bar",
        "Dialog",
        "HintToast",
        "LessonNote",
        "Log",
        "LogLine",
        "MainButtons",
        "Menu",
        "PressButton",
        "Prompt",
        "Table",
        "Toast",
    ];
    let part = |(name, _): &(&str, usize)| !AROUND.contains(name) && !STAGES.contains(name);
    drawn.iter().map(|(name, count)| (name.as_str(), *count)).filter(part).collect()
}

fn total(parts: &[(&str, usize)]) -> usize {
    parts.iter().map(|(_, count)| count).sum()
}

fn only(drawn: &Drawn, allowed: &[&str], what: &str) {
    let wrong: Vec<&String> = drawn.keys().filter(|name| !allowed.contains(&&***name)).collect();
    assert!(wrong.is_empty(), "{what} draws {wrong:?} anew");
    assert!(drawn.values().all(|count| *count == 1), "{what} draws more than once: {drawn:?}");
}

/// A toast, the menu and a piece in the hand leave the board alone; a hint draws the parts that it means.
fn what_lies_over_the_table(game_id: &str) {
    let server = site::serve();
    let page = counting(&server.url());
    let Refusal { save, piece, place, .. } = &game(game_id).refusal;
    screens::sit_down(&page, "refusal", save);
    offered(&page);
    let whole = drawn(&page);
    assert!(total(&parts(&whole)) > 15, "{game_id} is made of parts: {whole:?}");
    // A place to drop it on may lie under something: what counts is that it is refused.
    page.tap(Pointer::Mouse, &format!("[data-piece='{piece}'][data-can]"));
    only(&drawn(&page), &[], "a piece in the hand");
    page.tap(Pointer::Mouse, &format!("[data-place='{place}']"));
    page.find(".toast");
    only(&drawn(&page), &["Table", "Toast"], "a toast");
    page.click(".toast");
    page.wait_until("read", |page| page.find_all(".toast").is_empty().then_some(()));
    only(&drawn(&page), &["Table"], "a toast that ends");
    page.press(Key::Escape);
    page.click("button[aria-label=Menu]");
    page.find("dialog.menu[open]");
    only(&drawn(&page), &["Table", "Menu", "Dialog"], "the menu");
    page.press(Key::Escape);
    page.wait_until("closed", |page| page.find_all("dialog.menu").is_empty().then_some(()));
    only(&drawn(&page), &["Table"], "the menu that closes");
    page.click(".hint-button");
    page.find(".toast.hint");
    let hinted = page.find_all("[data-hint]").len();
    let lit = drawn(&page);
    // A part may lie in another that has to be drawn for it.
    let most = 2 * hinted + 1;
    assert!(hinted > 0 && total(&parts(&lit)) <= most, "{hinted} hinted, {lit:?}");
    page.click(".hint-button");
    page.wait_until("gone", |page| page.find_all(".toast.hint").is_empty().then_some(()));
    let gone = drawn(&page);
    assert!(total(&parts(&gone)) <= most, "{gone:?}");
    assert!(!gone.contains_key("Log") && !gone.contains_key("Prompt"), "{gone:?}");
}

/// What can be done now: `button`, `piece`, or `over`.
fn offered(page: &Page) -> String {
    const OFFERED: &str = "
        if (document.querySelector('dialog.end[open]')) return 'over';
        const play = document.querySelector('.play');
        if (!play || play.dataset.drawn !== play.dataset.marked) return null;
        if (document.querySelector('.table [data-button]:not(:disabled, .shut)')) return 'button';
        return document.querySelector('.table [data-can]') ? 'piece' : null;";
    page.wait_until("something is offered", |page| {
        page.script(OFFERED, &[]).as_str().map(str::to_owned)
    })
}

/// Makes a decision in whatever way is open.
fn act(page: &Page) {
    let before = records(page);
    offered(page);
    if !page.find_all(".table [data-main]").is_empty() {
        page.click(".table [data-main]");
    } else if page.find_all(".table [data-can]").is_empty() {
        page.click(".table [data-button]:not(:disabled, .shut)");
    } else {
        page.tap(Pointer::Mouse, ".table [data-can]");
        let places = page.wait_until("lit", |page| Some(lit(page)).filter(|lit| !lit.is_empty()));
        page.tap(Pointer::Mouse, &format!("[data-place='{}']", places[0]));
    }
    page.wait_until("the decision is taken", |page| {
        if !page.find_all("dialog.ask[open] .main").is_empty() {
            page.click("dialog.ask[open] .main");
        }
        (records(page) > before).then_some(())
    });
}

/// A decision and what the computer does after it draw less than the table has, frame by frame.
fn a_decision_leaves_the_rest(game_id: &str) {
    let server = site::serve();
    let page = counting(&server.url());
    screens::sit_down(&page, "decisions", &game(game_id).saves[1].1);
    offered(&page);
    let whole = total(&parts(&drawn(&page)));
    let mut decided = 0;
    for _ in 0..6 {
        if offered(&page) == "over" {
            break;
        }
        drawn(&page);
        act(&page);
        offered(&page);
        let own = drawn(&page);
        let frames = own.get("Table").copied().unwrap_or(1).max(1);
        let share = total(&parts(&own)) as f64 / (frames * whole) as f64;
        assert!(
            share < 0.7,
            "{game_id}: {share:.2} of the table in each of {frames} frames: {own:?}"
        );
        assert!(own.get("LogLine").copied().unwrap_or(0) < 40, "old lines stay: {own:?}");
        decided += 1;
    }
    assert!(decided > 0, "somebody decided");
}

/// Does what the guided game asks for, or a part of it.
fn follow_lesson(page: &Page) {
    if !page.find_all("dialog.ask[open] .main").is_empty() {
        page.click("dialog.ask[open] .main");
    } else if !page.find_all(".table [data-taught]").is_empty() {
        page.click(".table [data-taught]");
    } else if !page.find_all(".table [data-can]").is_empty() {
        page.tap(Pointer::Mouse, ".table [data-can]");
        let places = page.wait_until("lit", |page| Some(lit(page)).filter(|lit| !lit.is_empty()));
        page.tap(Pointer::Mouse, &format!("[data-place='{}']", places[0]));
    }
    page.settle();
}

/// A step of a guided game draws its note once, and not the whole table.
fn a_step_of_a_lesson(game_id: &str) {
    let server = site::serve();
    let page = counting(&server.url());
    page.script("location.hash = arguments[0]", &[json!(format!("#/learn/{game_id}"))]);
    page.find(".lesson-note");
    page.find(".board > *");
    offered(&page);
    let whole = total(&parts(&drawn(&page)));
    let step = page.text(".lesson-note");
    for _ in 0..30 {
        if page.text(".lesson-note") != step {
            let own = drawn(&page);
            let frames = own.get("Table").copied().unwrap_or(1).max(1);
            assert_eq!(own.get("LessonNote"), Some(&1), "the next note: {own:?}");
            assert!(total(&parts(&own)) < frames * whole, "{game_id}: {own:?}");
            return;
        }
        follow_lesson(&page);
    }
    panic!("{game_id}: the note stays");
}

macro_rules! for_each_board {
    ($($name:ident: $game:literal,)*) => {$(
        mod $name {
            #[test]
            fn what_lies_over_the_table_leaves_the_board_alone() {
                super::what_lies_over_the_table($game);
            }

            #[test]
            fn a_decision_draws_what_it_changes() {
                super::a_decision_leaves_the_rest($game);
            }

            #[test]
            fn a_step_of_a_lesson_draws_its_note() {
                super::a_step_of_a_lesson($game);
            }
        }
    )*};
}

for_each_board! {
    alien_frontiers: "alien-frontiers",
    attack_at_the_tower: "attack-at-the-tower",
    conquest: "conquest",
    nicy_hosmosu: "nicy-hosmosu",
}
