//! A table on the page of a club, which is another origin, under the policies that the README gives.

use crate::page::{Device, Page};
use crate::site;
use saucer_night::host::project;
use saucer_night::host::serve::Server;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

const CLUB: &str = r#"<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<script src="club.js"></script>
<script src="SITE/embed.js" async></script>
<h1>Our club</h1>
<saucer-night game="nicy-hosmosu" seats="human@Ann,human@Ben" seed="club" theme="light" lang="fr"></saucer-night>
<p id="below">Below the table</p>"#;

const CLUB_SCRIPT: &str = "window.told = [];
for (const word of ['ready', 'turn', 'over'])
  addEventListener(word, event => told.push([word, event.detail]), true);";

/// The policy behind a name in the README, on one line.
fn policy(name: &str) -> String {
    let readme = fs::read_to_string(project().join("README.md")).expect("a README");
    let start = format!("<!-- policy:{name} -->");
    let (_, rest) = readme.split_once(&start).unwrap_or_else(|| panic!("no policy {name}"));
    let block = rest.split("```").nth(1).expect("a block of code");
    let (_, policy) = block.split_once("Content-Security-Policy:").expect("a policy");
    policy.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn header(policy: String) -> Vec<(String, String)> {
    vec![("Content-Security-Policy".into(), policy)]
}

/// The site and the club, each on a port of its own and under its policy.
fn servers() -> (Server, Server) {
    let site = Server::start_with(site::dist(), 0, header(policy("site"))).expect("a port");
    let origin = format!("http://localhost:{}", site.port());
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("club-{}", site.port()));
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("index.html"), CLUB.replace("SITE", &origin)).expect("a page");
    fs::write(folder.join("club.js"), CLUB_SCRIPT).expect("a script");
    let club = policy("club").replace("https://games.example", &origin);
    let club = Server::start_with(&folder, 0, header(club)).expect("a port");
    (site, club)
}

/// Waits for something the table tells.
fn told(page: &Page, what: &str, fits: impl Fn(&str, &Value) -> bool) -> Value {
    page.wait_until(what, |page| {
        let told = page.script("return window.told ?? []", &[]);
        let told = told.as_array()?.clone();
        told.into_iter().map(|entry| (entry[0].clone(), entry[1].clone())).find_map(
            |(word, detail)| fits(word.as_str().unwrap_or_default(), &detail).then_some(detail),
        )
    })
}

const FRAME: &str = "saucer-night iframe";

#[test]
fn a_club_page_embeds_a_table_that_sizes_itself_and_tells_how_it_goes() {
    let (_site, club) = servers();
    for device in [Device::Desktop, Device::Phone] {
        let page = Page::open(device, &club.url());
        told(&page, "ready", |word, _| word == "ready");
        let turn = told(&page, "the first turn", |word, _| word == "turn");
        assert_eq!(
            (&turn["game"], &turn["person"], &turn["records"]),
            (&json!("nicy-hosmosu"), &json!(true), &json!(0))
        );
        let frame = page.rect(FRAME);
        assert!((680.0..=900.0).contains(&frame.height), "{frame:?}");
        let width = page
            .script("return document.documentElement.clientWidth", &[])
            .as_f64()
            .expect("a width");
        assert!(frame.width <= width && frame.width > width - 40.0, "{frame:?} in {width}");

        page.enter_frame(FRAME);
        page.find(".table .board");
        assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("light"));
        // A language that is not there: the table speaks English, and says so.
        assert_eq!(page.attribute("html", "lang").as_deref(), Some("en"));
        page.click("[data-piece=fighter]");
        page.click("[data-place=c1]");
        page.leave_frame();
        let next =
            told(&page, "the next turn", |word, detail| word == "turn" && detail["records"] == 1);
        assert_ne!(next["name"], turn["name"]);
        page.script("document.querySelector('saucer-night').setAttribute('theme', 'dark')", &[]);
        page.enter_frame(FRAME);
        page.find("html[data-theme=dark]");
        page.leave_frame();
        assert_eq!(page.errors(), Vec::<String>::new(), "both policies hold");
    }
}

#[test]
fn a_narrow_column_holds_every_table() {
    let (_site, club) = servers();
    let page = Page::open(Device::Desktop, &club.url());
    told(&page, "ready", |word, _| word == "ready");
    page.script(
        "document.querySelector('saucer-night').style.cssText = 'display:block;width:360px'",
        &[],
    );
    for game in ["alien-frontiers", "attack-at-the-tower", "conquest", "nicy-hosmosu"] {
        let begin = "document.querySelector('saucer-night').start({ game: arguments[0], seats: 'human,bot:easy' })";
        page.script(begin, &[json!(game)]);
        page.enter_frame(FRAME);
        page.find(&format!(".table.{game} .board"));
        let widths = "return [innerWidth, document.documentElement.scrollWidth]";
        assert_eq!(page.script(widths, &[]), json!([360, 360]), "{game} scrolls sideways");
        page.leave_frame();
    }
    assert_eq!(page.errors(), Vec::<String>::new(), "both policies hold");
}

#[test]
fn an_embedded_game_is_played_to_its_end_and_its_results_are_told() {
    let (_site, club) = servers();
    let page = Page::open(Device::Desktop, &club.url());
    told(&page, "ready", |word, _| word == "ready");
    page.enter_frame(FRAME);
    page.find(".table .board");
    page.script("localStorage.setItem('saucer-night/setting/pace', 'instant')", &[]);
    page.leave_frame();
    page.script(
        "document.querySelector('saucer-night').start({ seats: 'bot:easy@Hal,bot:easy@Eve' })",
        &[],
    );
    let over = told(&page, "the end", |word, _| word == "over");
    let results = over["results"].as_array().expect("results");
    let names: Vec<&Value> = results.iter().map(|result| &result["name"]).collect();
    assert_eq!(names, [&json!("Hal"), &json!("Eve")]);
    // Both may lose to the invaders; then nobody is first.
    assert!(results.iter().all(|result| result["place"].is_u64()), "{over}");
    let all = page.script("return JSON.stringify(window.told)", &[]);
    assert!(!all.as_str().expect("text").contains("seed"), "nothing that tells the luck");
}

#[test]
fn the_table_hears_its_own_page_only() {
    let (site, club) = servers();
    let page = Page::open(Device::Desktop, &club.url());
    told(&page, "ready", |word, _| word == "ready");
    page.enter_frame(FRAME);
    page.find(".table .board");
    let address = page.script("return location.hash", &[]);
    page.leave_frame();
    // A word that is none, and a message that is no text.
    let plain = "const table = document.querySelector('saucer-night iframe').contentWindow;
        table.postMessage('{\"saucer-night\":\"eval\",\"code\":\"1\"}', '*');
        table.postMessage({ 'saucer-night': 'theme', theme: 'dark' }, '*');
        table.postMessage('{\"saucer-night\":\"start\"}', '*');";
    page.script(plain, &[]);
    // The element in turn hears its own frame only.
    page.script("postMessage('{\"saucer-night\":\"over\",\"results\":[]}', '*')", &[]);
    // What is asked properly comes after all that, and is the first thing that changes anything.
    page.script("document.querySelector('saucer-night').load('hello')", &[]);
    page.enter_frame(FRAME);
    page.says(".arrival", "neither");
    assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("light"));
    assert_eq!(page.script("return location.hash", &[]), address);
    page.leave_frame();
    let told = page.script("return window.told.map(entry => entry[0])", &[]);
    assert!(!told.as_array().expect("a list").contains(&json!("over")), "{told}");

    // A page that gives another origin than its own is never told anything.
    page.goto(&club.url());
    let framed = "const f = document.createElement('iframe');
        f.name = 'saucer-night?host=https%3A%2F%2Felsewhere.example'; f.src = arguments[0];
        window.heard = []; addEventListener('message', e => e.source === f.contentWindow && heard.push(e.data));
        f.id = 'foreign'; document.body.append(f);";
    page.script(framed, &[json!(format!("{}#/start/nicy-hosmosu", site.url()))]);
    page.enter_frame("#foreign");
    page.find(".table .board");
    page.leave_frame();
    assert_eq!(page.script("return window.heard", &[]), json!([]));
}

#[test]
fn without_storage_the_game_goes_on_and_can_be_taken_to_a_full_tab() {
    let (_site, club) = servers();
    let page = Page::open(Device::Desktop, &club.url());
    told(&page, "ready", |word, _| word == "ready");
    page.enter_frame(FRAME);
    page.find(".table .board");
    page.script("Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })", &[]);
    page.click("[data-piece=fighter]");
    page.click("[data-place=c1]");
    page.says(".unsaved", "keeps nothing");
    page.click("[aria-label=Menu]");
    page.click("[data-row=full-tab]");
    page.leave_frame();
    let tabs =
        page.wait_until("another tab", |page| Some(page.tabs()).filter(|tabs| tabs.len() == 2));
    page.switch_to(&tabs[1]);
    page.says(".arrival", "Ann · Ben");
    page.says(".arrival", "1 move played");
    // Both ports count as one site, so the copy from before the storage was gone is here too.
    page.says(".arrival", "older: 1 moves behind");
    // The frame still plays that one.
    page.click("[data-choice='Keep both']");
    page.find(".table .board");
    assert_eq!(crate::table::records(&page), 1);
}
