//! Games of each kind to their end with one finger on a phone: what can be dragged is dragged, the rest is tapped.

use crate::moments::game;
use crate::page::{Device, Page};
use crate::phone::overhang;
use crate::screens;
use crate::site;
use crate::table::{computer_plays, records, save_text};
use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, GameModel, Seat};
use saucer_night::for_every_game;
use saucer_night::table::drag::{Grip, Handle};
use saucer_night::table::{AnyTable, Hands, Table, Waiting};
use serde_json::json;
use std::collections::VecDeque;
use std::time::Instant;

const PERSON: Seat = Seat(0);
/// No game of these tests takes more decisions of the person.
const LONGEST: usize = 2000;
/// With so many decisions left a game is near its end.
const FEW: usize = 12;

/// The game as the page has saved it.
fn table<G: Hands>(page: &Page) -> Table<G> {
    Table::open(&save_text(page)).expect("it can be read").0
}

/// Waits until the person is asked and the board stands still; `None` when the game is over.
pub fn asked<G: Hands>(page: &Page) -> Option<Table<G>> {
    const STATE: &str = "
        const play = document.querySelector('.play');
        if (document.querySelector('dialog.end[open]')) return 'over';
        if (!play || play.dataset.drawn !== play.dataset.marked || document.querySelector('.carried')) return '';
        return play.querySelector('[data-can], [data-button]:not(.shut)') ? 'asked' : '';";
    page.settle();
    page.wait_until("the person is asked, or the end", |page| {
        match page.script(STATE, &[]).as_str() {
            Some("over") => Some(None),
            Some("asked") => {
                let table = table::<G>(page);
                matches!(table.waiting(), Waiting::Person(_)).then_some(Some(table))
            }
            _ => None,
        }
    })
}

/// Which handle makes the move that a simple computer would make here: one to drag, if there is one.
pub fn choose<G: Hands>(table: &Table<G>) -> usize {
    let mut chance = Chance::unrecorded(table.records() as u64);
    let mv = bot::choose(&table.seen(), PERSON, Level::Greedy, &mut chance);
    let handles = table.handles().iter().enumerate();
    let ways = handles.filter(|(_, handle)| handle.moves[0] == mv);
    let drag = |(_, handle): &(usize, &Handle<G::Move>)| matches!(handle.grip, Grip::Drop { .. });
    ways.max_by_key(drag).expect("a way to every move").0
}

/// The save of a game played on from one of the moments, a few decisions before its end.
fn near_the_end<G: Hands>(save: &str) -> String {
    let (mut table, _) = Table::<G>::open(save).expect("it can be read");
    let mut last = VecDeque::new();
    loop {
        match table.waiting() {
            Waiting::Nobody => return last.pop_front().expect("a decision"),
            Waiting::Computer(_) => computer_plays(&mut table),
            Waiting::Person(_) | Waiting::Curtain(_) => {
                last.push_back(table.save());
                if last.len() > FEW {
                    last.pop_front();
                }
                table.play(choose(&table)).expect("a legal move");
            }
        }
    }
}

/// The finger does something, at this place if it is on the glass. By Chromium's own command: ChromeDriver loses a
/// finger between two requests.
fn finger(page: &Page, does: &str, at: Option<(f64, f64)>) {
    let points: Vec<_> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
    page.cdp("Input.dispatchTouchEvent", json!({ "type": does, "touchPoints": points }));
}

fn tap(page: &Page, css: &str) {
    finger(page, "touchStart", Some(page.rect(css).centre()));
    finger(page, "touchEnd", None);
    page.settle();
}

/// Picks up, then looks where the place is, as people do: a board may have made room by then.
fn carry(page: &Page, piece: &str, place: &str) {
    page.rect(place);
    let (x, y) = page.rect(piece).centre();
    finger(page, "touchStart", Some((x, y)));
    for step in [4.0, 12.0] {
        finger(page, "touchMove", Some((x, y - step)));
    }
    page.find("[data-holding]");
    let to = page.rect(place).centre();
    // It lets go in full swing, and the next tap counts all the same.
    for part in [0.3, 0.7, 1.0] {
        finger(page, "touchMove", Some((x + (to.0 - x) * part, y + (to.1 - y) * part)));
    }
    finger(page, "touchEnd", None);
    page.settle();
}

/// Makes a move with the finger. Returns how often it dragged.
fn perform<M>(page: &Page, way: &Handle<M>) -> usize {
    let dragged = match &way.grip {
        Grip::Button { key, .. } => {
            tap(page, &format!("[data-button='{key}']"));
            0
        }
        Grip::Drop { pieces, place } => {
            for piece in pieces {
                let piece = format!("[data-piece='{piece}'][data-can]");
                carry(page, &piece, &format!("[data-place='{place}']"));
                page.wait_until("dropped", |page| {
                    page.find_all("[data-holding]").is_empty().then_some(())
                });
                assert_eq!(overhang(page).1, 0, "the drag has scrolled the page");
            }
            pieces.len()
        }
    };
    if way.ask.is_some() {
        page.find("dialog.ask[open]");
        tap(page, "dialog.ask button.main");
    }
    dragged
}

/// Plays a save to the end screen.
fn by_finger<G: Hands>(save: &str) {
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    screens::sit_down(&page, "fingers", save);
    let start = Instant::now();
    let (mut decisions, mut drags) = (0, 0);
    while let Some(table) = asked::<G>(&page) {
        assert!(decisions < LONGEST, "no end after {decisions} decisions");
        let way = &table.handles()[choose(&table)];
        drags += perform(&page, way);
        decisions += 1;
        page.wait_until(&way.label, |page| {
            let refusal = page.script("return document.querySelector('.toast')?.textContent", &[]);
            assert!(refusal.is_null(), "{}: {refusal}", way.label);
            (records(page) > table.records()).then_some(())
        });
    }
    page.find("dialog.end[open]");
    println!("{}: {decisions} decisions, {drags} drags, {:?}", G::ID.0, start.elapsed());
    assert!(drags > 0, "nothing was dragged");
    assert_eq!(page.errors(), Vec::<String>::new());
}

/// A hand is one finger: another one on the glass neither pulls the piece away nor lets it fall.
#[test]
fn a_second_finger_leaves_a_carried_piece_with_the_first() {
    const CARRIED: &str = "return document.querySelector('.carried[data-aloft]').style.transform";
    let server = site::serve();
    let page = screens::open(Device::Phone, &server.url(), "dark");
    screens::sit_down(&page, "second", &game("nicy-hosmosu").saves[0].1);
    let point = |id: u32, (x, y): (f64, f64)| json!({ "id": id, "x": x, "y": y });
    let touch = |does: &str, points: &[serde_json::Value]| {
        page.cdp("Input.dispatchTouchEvent", json!({ "type": does, "touchPoints": points }));
    };
    page.script(
        "window.ups = 0; addEventListener('pointerup', () => { window.ups++; }, true)",
        &[],
    );
    let (x, y) = page.rect(".hand [data-can]").centre();
    touch("touchStart", &[point(0, (x, y))]);
    for step in [4.0, 12.0, 40.0] {
        touch("touchMove", &[point(0, (x, y - step))]);
    }
    page.find("[data-lit]");
    let (first, before) = (point(0, (x, y - 40.0)), page.script(CARRIED, &[]));
    touch("touchStart", &[first.clone(), point(1, (60.0, 200.0))]);
    touch("touchMove", &[first, point(1, (90.0, 300.0))]);
    page.settle();
    assert_eq!(page.script(CARRIED, &[]), before, "it follows the finger that took it");
    touch("touchEnd", &[point(1, (90.0, 300.0))]);
    page.settle();
    assert_eq!(page.script("return window.ups", &[]), 1, "the second finger is gone");
    assert_eq!(page.script(CARRIED, &[]), before, "and is let go by no other");
    let (kept, to) = (records(&page), page.rect("[data-lit]").centre());
    touch("touchMove", &[point(0, to)]);
    touch("touchEnd", &[point(0, to)]);
    page.wait_until("it is dropped there", |page| (records(page) > kept).then_some(()));
    assert_eq!(page.errors(), Vec::<String>::new());
}

macro_rules! games {
    ($($name:ident: $game:ty,)*) => { $(
        mod $name {
            use super::*;

            #[test]
            fn is_brought_to_its_end() {
                let late = &game(<$game>::ID.0).saves[2].1;
                by_finger::<$game>(&near_the_end::<$game>(late));
            }

            #[test]
            #[ignore = "takes minutes: cargo test --test browser fingers -- --ignored --nocapture"]
            fn is_played_from_the_first_move() {
                by_finger::<$game>(&game(<$game>::ID.0).saves[0].1);
            }
        }
    )* };
}

for_every_game!(games);
