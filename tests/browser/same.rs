//! The same seeds give the same games on the host and in the browser's wasm: rules, luck and computer players.
//!
//! Each table is played to its end by computers on both sides. A save holds every move and every outcome of
//! luck with a hash over all of them, and each move was picked by what the position before it was worth, so two
//! saves that match to the last byte come from positions that matched all along. The positions themselves are compared
//! by what they are worth: a search of so many iterations says the same of them on both sides, to the last digit.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::page::{Device, Page};
use crate::rates;
use crate::site;
use crate::table::{computer_plays, kept, laid};
use saucer_night::engine::bot::{Level, Question, begin};
use saucer_night::engine::{Driver, SeatSetup, Setup, save};
use saucer_night::for_every_game;
use saucer_night::table::{AnyTable, Hands, Table, Waiting};
use serde_json::{Value, json};

/// How many iterations tell what a position is worth.
const ITERATIONS: u32 = 40;
/// How long the browser may take for one game.
const PATIENCE: Duration = Duration::from_secs(300);

/// A table of computers: its save before the first decision and after the last.
fn on_the_host<G: Hands>(options: &G::Options, seed: &str) -> (String, String) {
    let seat = |index: u8| SeatSetup {
        colour: index,
        driver: Driver::Computer(if index == 0 { Level::Greedy } else { Level::Random }),
        name: format!("Seat {index}"),
    };
    let seats = (0..G::seats_of(options)).map(seat).collect();
    let setup = Setup { options: options.clone(), practice: false, seats, seed: seed.into() };
    let fresh = Table::<G>::begin(setup).expect("a variant sets up").save();
    // Opened from its save, as the browser does.
    let (mut table, _) = Table::<G>::open(&fresh).expect("our own save opens");
    while let Waiting::Computer(_) = table.waiting() {
        computer_plays(&mut table);
    }
    assert!(table.outcome().is_some());
    (fresh, table.save())
}

/// The same table in the browser.
fn in_the_browser(page: &Page, url: &str, id: &str, fresh: &str) -> String {
    let set = "localStorage.setItem('saucer-night/save/' + arguments[0], arguments[1])";
    page.script(set, &[json!(id), json!(fresh)]);
    page.goto(&format!("{url}#/table/{id}"));
    laid(page);
    let about = "return localStorage.getItem('saucer-night/about/' + arguments[0])";
    let start = Instant::now();
    loop {
        let summary = page.script(about, &[json!(id)]);
        let summary: Value = summary
            .as_str()
            .map_or(Value::Null, |text| serde_json::from_str(text).expect("a summary is JSON"));
        if summary["over"] == true {
            break;
        }
        assert!(start.elapsed() < PATIENCE, "{id} is still being played: {summary}");
        std::thread::sleep(Duration::from_millis(100));
    }
    kept(page, &format!("save/{id}")).expect("the game is kept")
}

/// What a search on both sides says of positions of a finished game: of some on the way, and of the last decision.
fn worth_the_same<G: Hands>(page: &Page, over: &str) {
    let session = save::read::<G>(over).expect("our own save").session;
    let last = session.records().len() - 1;
    rates::hire(page);
    for record in [last / 4, last / 2, last * 3 / 4, last] {
        let seat = session.records()[record].seat;
        let question = Question::about(&session, record, Some(seat), Level::Admiral, 11);
        let question = Question { iterations: Some(ITERATIONS), millis: 600_000, ..question };
        let mut thought = begin::<G>(&question).expect("a decision of the game");
        while !thought.run(ITERATIONS) {}
        let ours = format!("answer 1 {}", thought.answer().write());
        assert_eq!(rates::answer(page, &question), ours, "{} at record {record}", G::ID);
        println!("{} at record {record}: {ours} on both sides", G::ID);
    }
}

fn same<G: Hands>() {
    let server = site::serve();
    let page = Page::open(Device::Desktop, &server.url());
    page.find(".poster");
    page.set("pace", "instant");
    // Positions are compared, not looked at: pictures of them would take most of the time.
    page.script("document.body.style.contentVisibility = 'hidden'", &[]);
    let variants = G::variants();
    // Where a game can be played together or in teams, that as well.
    let kind = |word: &str| {
        let json = |options: &G::Options| serde_json::to_string(options).unwrap_or_default();
        variants.iter().position(|options| json(options).contains(word))
    };
    let kinds = [Some(0), Some(variants.len() - 1), kind("\"cooperative\""), kind("\"team\"")];
    let chosen: BTreeSet<usize> = kinds.into_iter().flatten().collect();
    let chosen = chosen.into_iter().map(|number| &variants[number]);
    for (number, options) in chosen.enumerate() {
        let (fresh, over) = on_the_host::<G>(options, &format!("same {number}"));
        let theirs = in_the_browser(&page, &server.url(), &format!("same{number}"), &fresh);
        let differs = over.lines().zip(theirs.lines()).position(|(ours, theirs)| ours != theirs);
        assert_eq!(differs, None, "{}: the line of the save where the two part", G::ID);
        assert_eq!(over, theirs);
        worth_the_same::<G>(&page, &over);
        let hash = over.lines().rev().nth(1).unwrap_or_default();
        println!("{}: {} lines, {hash} on both sides", G::ID, over.lines().count());
    }
    assert_eq!(page.errors(), Vec::<String>::new());
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            same::<$game>();
        }
    )*};
}

for_every_game!(suite);
