//! All games in Firefox and in WebKit: by hand with a computer opposite, after a reload, without the server, and whole.

use std::thread::sleep;
use std::time::Duration;

use crate::browsers::Browser;
use crate::fingers::{asked, choose};
use crate::offline::wait_until_kept;
use crate::page::{Device, Page, Pointer};
use crate::site;
use crate::strange::{Strange, Way};
use crate::table::{Seating, laid, records, save_text, session, start};
use saucer_night::engine::Seat;
use saucer_night::for_every_game;
use saucer_night::table::drag::{Grip, Handle};
use saucer_night::table::{AnyTable, Hands};
use serde_json::json;

const COMPUTER: Seat = Seat(1);
/// No first turns take more decisions of the person.
const LONGEST: usize = 100;

/// From now on the page notes what breaks.
fn watch(page: &Page) {
    let witness = "window.broken = [];
        addEventListener('error', ({ message }) => broken.push(message));
        addEventListener('unhandledrejection', ({ reason }) => broken.push(String(reason)));";
    page.script(witness, &[]);
}

fn nothing_broke(page: &Page) {
    assert_eq!(page.script("return broken", &[]), json!([]));
}

/// Makes a move, where it can be with a drag. Returns how often it dragged.
fn perform<M>(page: &Page, pointer: Pointer, way: &Handle<M>) -> usize {
    let drags = match &way.grip {
        Grip::Button { key, .. } => {
            page.tap(pointer, &format!("[data-button='{key}']"));
            0
        }
        Grip::Drop { pieces, place } => {
            for piece in pieces {
                let piece = format!("[data-piece='{piece}'][data-can]");
                page.drag(pointer, &piece, &format!("[data-place='{place}']"));
                page.wait_until("dropped", |page| {
                    page.find_all("[data-holding]").is_empty().then_some(())
                });
            }
            pieces.len()
        }
    };
    if way.ask.is_some() {
        page.find("dialog.ask[open]");
        page.tap(pointer, "dialog.ask button.main");
    }
    drags
}

fn answers<G: Hands>(page: &Page) -> usize {
    let session = session::<G>(page);
    session.records().iter().filter(|record| record.seat == COMPUTER && !record.auto).count()
}

/// Plays until something was dragged and the computer has answered.
fn plays_on<G: Hands>(page: &Page, pointer: Pointer) {
    let (mut drags, before) = (0, answers::<G>(page));
    for _ in 0..LONGEST {
        let table = asked::<G>(page).expect("the game goes on");
        if drags > 0 && answers::<G>(page) > before {
            return;
        }
        let way = &table.handles()[choose(&table)];
        // On a busy machine WebKit's driver now and then loses a drag on its way.
        let done = (0..3).any(|_| {
            drags += perform(page, pointer, way);
            (0..100).any(|_| {
                sleep(Duration::from_millis(50));
                records(page) > table.records()
            })
        });
        assert!(done, "{}", way.label);
    }
    panic!("no answer after {LONGEST} decisions");
}

/// Two computers play to the end, from the first move: such as do not think long.
fn plays_through<G: Hands>(page: &Page, url: &str) {
    page.goto(&format!("{url}#/start/{}?seats=bot:greedy,bot:greedy&seed=moon", G::ID.0));
    laid(page);
    // Asked seldom: looking takes the page's time.
    let over = "return new Promise(done => setTimeout(
        () => done(!!document.querySelector('dialog.end[open]')), 500))";
    let mut before = 0;
    while page.script(over, &[]) != true {
        before = page.wait_until("it goes on, or the end", |page| {
            let now = records(page);
            (now > before || page.script(over, &[]) == true).then_some(now)
        });
    }
    // The last moves are kept once they are painted; the same moves end the game here.
    let whole = page.wait_until("all of it is kept", |page| {
        Some(session::<G>(page)).filter(|session| session.to_act().is_none())
    });
    println!("{}: {} records", G::ID.0, whole.records().len());
}

fn plays<G: Hands>(browser: Browser) {
    if !browser.is_there() {
        return;
    }
    // Without the server there is nothing but what the site has kept itself.
    let server = Strange::start(site::dist(), Way::Header("Cache-Control", "no-store"));
    let url = server.url();
    let page = Page::open_in(browser, Device::Desktop, &url);
    page.find(".poster");
    page.set("pace", "instant");
    watch(&page);
    start(
        &page,
        &Seating { game: G::ID.0, seed: "moon", pace: "instant", second: "Computer, Cadet" },
    );
    plays_on::<G>(&page, Pointer::Mouse);
    wait_until_kept(&page);
    let played = save_text(&page);
    nothing_broke(&page);
    page.reload();
    laid(&page);
    assert_eq!(save_text(&page), played);

    server.stop();
    page.reload();
    laid(&page);
    watch(&page);
    assert_eq!(save_text(&page), played);
    // WebKit's driver takes a finger for a mouse.
    let pointer = if browser == Browser::Firefox { Pointer::Touch } else { Pointer::Mouse };
    plays_on::<G>(&page, pointer);
    plays_through::<G>(&page, &url);
    nothing_broke(&page);
}

macro_rules! games {
    ($($name:ident: $game:ty,)*) => { $(
        mod $name {
            use super::*;

            #[test]
            fn is_played_in_firefox() {
                plays::<$game>(Browser::Firefox);
            }

            #[test]
            fn is_played_in_webkit() {
                plays::<$game>(Browser::WebKit);
            }
        }
    )* };
}

for_every_game!(games);
