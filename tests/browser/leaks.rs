//! Nothing stays behind: whoever comes and goes leaves no elements, no listeners and no workers in the page.

use serde_json::json;

use crate::page::{Device, Page};
use crate::site;
use crate::table::{records, save_text};
use crate::thinking::finished_game;

/// How often a table is visited before the page is looked at: its parts have to come first.
const FIRST: usize = 3;
/// How often it is visited then, twice over.
const AGAIN: usize = 6;
/// How many decisions are watched with every visit.
const WATCHED: usize = 3;

/// How often what is thrown away is swept up.
const ROUNDS: usize = 4;

/// What a page keeps.
#[derive(Debug)]
struct Kept {
    nodes: f64,
    listeners: f64,
    workers: usize,
}

/// What is kept once everything that can be thrown away has been: the last table may take a few rounds to go.
fn kept(page: &Page) -> Kept {
    let looks = (0..ROUNDS).map(|_| {
        page.cdp("HeapProfiler.collectGarbage", json!({}));
        page.settle();
        look(page)
    });
    looks.min_by(|one, other| one.nodes.total_cmp(&other.nodes)).expect("a look")
}

fn look(page: &Page) -> Kept {
    let metrics = page.cdp("Performance.getMetrics", json!({}));
    let metrics = metrics["metrics"].as_array().expect("a list");
    let value = |name: &str| {
        let metric = metrics.iter().find(|metric| metric["name"] == name).expect("a metric");
        metric["value"].as_f64().expect("a number")
    };
    let targets = page.cdp("Target.getTargets", json!({ "filter": [{ "type": "worker" }] }));
    let workers = targets["targetInfos"].as_array().map_or(0, Vec::len);
    Kept { nodes: value("Nodes"), listeners: value("JSEventListeners"), workers }
}

/// Goes to a table where computers play, watches a few decisions, and goes home. Every visit finds the same position.
fn visit(page: &Page, table: &str, save: &str) {
    let put =
        "localStorage.setItem('saucer-night/save/' + arguments[0].split('/').pop(), arguments[1]);
        location.hash = arguments[0];";
    page.script(put, &[json!(table), json!(save)]);
    let before = records(page);
    page.wait_until("a few decisions, or the end", |page| {
        let over = page.script("return !!document.querySelector('dialog.end')", &[]) == true;
        (over || records(page) >= before + WATCHED).then_some(())
    });
    go_home(page);
}

fn go_home(page: &Page) {
    page.script("location.hash = '#/'", &[]);
    page.wait_until("home", |page| {
        let home =
            "return !!document.querySelector('.poster') && !document.querySelector('.table')";
        (page.script(home, &[]) == true).then_some(())
    });
}

/// Visits a table again and again, and compares what is kept. What the browser keeps for itself, such as the posters'
/// drawings, comes once; what visits leave behind comes with all of them.
fn compare(page: &Page, table: &str, save: &str) {
    let after = |visits: usize| {
        (0..visits).for_each(|_| visit(page, table, save));
        kept(page)
    };
    let looks = [after(FIRST), after(AGAIN), after(AGAIN)];
    println!("{looks:#?}");
    let grows = |of: fn(&Kept) -> f64| {
        looks.windows(2).all(|pair| of(&pair[1]) > of(&pair[0]) + AGAIN as f64)
    };
    assert!(!grows(|kept| kept.nodes), "elements: {looks:?}");
    assert!(!grows(|kept| kept.listeners), "listeners: {looks:?}");
    assert_eq!(looks[2].workers, 0, "workers: {looks:?}");
}

fn nothing_stays_behind(game: &str) {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    page.set("pace", "instant");
    let begin = format!("location.hash = '#/start/{game}?seats=bot:easy,bot:easy&seed=moon'");
    page.script(&begin, &[]);
    let table = page.wait_until("a table", |page| {
        let at = "return document.querySelector('.table .board > *') && location.hash";
        page.script(at, &[]).as_str().map(str::to_owned)
    });
    page.cdp("Performance.enable", json!({}));
    page.wait_until("somebody thinks", |page| (look(page).workers == 1).then_some(()));
    let save = save_text(&page);
    go_home(&page);
    compare(&page, &table, &save);
}

/// The screen at the end brings a dialog and a worker that looks back at the game.
#[test]
fn after_the_game_neither() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    page.set("pace", "instant");
    page.cdp("Performance.enable", json!({}));
    compare(&page, "#/table/over", &finished_game());
}

macro_rules! games {
    ($($name:ident: $game:literal,)*) => {$(
        #[test]
        fn $name() {
            nothing_stays_behind($game);
        }
    )*};
}

games! {
    alien_frontiers: "alien-frontiers",
    attack_at_the_tower: "attack-at-the-tower",
    conquest: "conquest",
    nicy_hosmosu: "nicy-hosmosu",
}
