//! Whatever move a hint speaks of, the piece, the place or the button that it lights is on the screen.

use crate::page::Device;
use crate::{screens, site};
use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, Driver, Seat, SeatSetup, Session, Setup, Viewer, save};
use saucer_night::for_every_game;
use saucer_night::table::drag::Grip;
use saucer_night::table::{AnyTable, Hands, Table};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const PERSON: Seat = Seat(0);
/// Games that are played to come by all kinds of moves.
const GAMES: u64 = 3;
/// Positions that are looked at, each for a kind of move that none before it had.
const MOST: usize = 40;

/// What a move is called, without what it is about.
fn kind(mv: &str) -> String {
    mv.split(|c: char| !c.is_ascii_alphabetic() && c != '-')
        .find(|word| !word.is_empty())
        .unwrap_or("")
        .into()
}

/// A position in which the person decides, and how a hint would light each of the moves.
type Position = (String, Vec<(String, Grip)>);

fn positions<G: Hands>() -> Vec<Position> {
    let (mut found, mut kinds) = (Vec::new(), BTreeSet::new());
    let two = |options: &G::Options| G::seats_of(options) == 2;
    let all: Vec<G::Options> = G::variants().into_iter().filter(two).collect();
    for (game, options) in (0..GAMES).zip(all.into_iter().rev().cycle()) {
        let seat = |colour, driver, name: &str| SeatSetup { colour, driver, name: name.into() };
        let computer = Driver::Computer(Level::Random);
        let seats = vec![seat(0, Driver::Person, "Ada"), seat(2, computer, "Zorg")];
        let options = G::with_colours(G::for_people(options, 1), &[0, 2]);
        let setup = Setup { options, practice: false, seats, seed: format!("hint {game}") };
        let mut session = Session::<G>::new(setup).expect("sets up");
        let mut chance = Chance::unrecorded(game);
        for _ in 0..400 {
            let Some(seat) = session.to_act().filter(|_| found.len() < MOST) else { break };
            let seen = session.seen(Viewer::Seat(seat));
            let moves = seen.legal_moves();
            if seat == PERSON {
                let words: Vec<String> =
                    moves.iter().map(|mv| serde_json::to_string(mv).expect("JSON")).collect();
                let new = words.iter().filter(|mv| kinds.insert(kind(mv))).count();
                if new > 0 {
                    let text = save::write(&session);
                    let (table, _) = Table::<G>::open(&text).expect("our own save");
                    let way = |mv: &String| Some((mv.clone(), table.way(mv)?.1));
                    found.push((text, words.iter().filter_map(way).collect()));
                }
            }
            let mv = match chance.below(3) {
                0 => bot::choose(&seen, seat, Level::Greedy, &mut chance),
                _ => moves[chance.below(moves.len() as u32) as usize].clone(),
            };
            session.play(seat, &mv).expect("a legal move");
        }
    }
    found
}

/// The selectors of what a grip lights.
fn lit(grip: &Grip) -> Vec<String> {
    match grip {
        Grip::Button { key, .. } => vec![format!("[data-button='{key}']")],
        Grip::Drop { pieces, place } => {
            let pieces = pieces.iter().map(|piece| format!("[data-piece='{piece}']"));
            pieces.chain([format!("[data-place='{place}']")]).collect()
        }
    }
}

fn everything_is_there<G: Hands>() {
    const UNSEEN: &str = "return arguments[0].filter(css =>
        ![...document.querySelectorAll(css)].some(e => e.checkVisibility() && e.getBoundingClientRect().width > 0))";
    let positions = positions::<G>();
    assert!(positions.len() > 3, "{} kinds of positions", positions.len());
    let server = site::serve();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    let mut missing = Vec::new();
    for (at, (text, ways)) in positions.iter().enumerate() {
        screens::sit_down(&page, &format!("{}-hint-{at}", G::ID), text);
        let css: Vec<String> = ways.iter().flat_map(|(_, grip)| lit(grip)).collect();
        let unseen = page.script(UNSEEN, &[json!(css)]);
        for css in unseen.as_array().into_iter().flatten().filter_map(Value::as_str) {
            let mv = ways.iter().find(|(_, grip)| lit(grip).iter().any(|own| own == css));
            missing.push(format!("{css} for {:?}", mv.map(|(mv, _)| mv)));
        }
    }
    assert!(missing.is_empty(), "{} lights nothing:\n{}", G::NAME, missing.join("\n"));
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            #[test]
            fn everything_that_a_hint_lights_is_on_the_screen() {
                super::everything_is_there::<$game>();
            }
        }
    )*};
}

for_every_game!(suite);
