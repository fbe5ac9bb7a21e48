//! Nothing stays behind: whoever comes and goes leaves no elements, no listeners and no workers in the page.

use serde_json::json;

use crate::page::{Device, Page};
use crate::site;
use crate::table::records;

/// How often a table is visited before the page is looked at: its parts have to come first.
const FIRST: usize = 3;
/// How often it is visited then.
const AGAIN: usize = 10;
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

/// Goes to a table where computers play, watches a few decisions, and goes home.
fn visit(page: &Page, table: &str) {
    page.script("location.hash = arguments[0]", &[json!(table)]);
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
    go_home(&page);
    (0..FIRST).for_each(|_| visit(&page, &table));
    let before = kept(&page);
    (0..AGAIN).for_each(|_| visit(&page, &table));
    let after = kept(&page);
    let grown = |one: f64, other: f64| other > one + AGAIN as f64;
    assert!(
        !grown(before.nodes, after.nodes)
            && !grown(before.listeners, after.listeners)
            && after.workers == 0,
        "{game}: {before:?}, after {AGAIN} more visits {after:?}"
    );
    println!("{game}: {before:?}, after {AGAIN} more visits {after:?}");
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
