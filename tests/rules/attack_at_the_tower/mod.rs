//! Attack at the Tower by number.

mod abilities;
mod attacks;
mod battle;
mod bots;
mod cases;
mod components;
mod first_edition;
mod matches;
mod model;
mod opening;
mod palace;
mod powers;
mod secrets;
mod turn;
mod windows;
mod words;

use saucer_night::engine::{Chance, GameModel, Seat};
use saucer_night::games::attack_at_the_tower::*;

type Game = AttackAtTheTower;

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

/// Plays a move that needs no luck.
fn play(game: &mut Game, mv: Move) -> Vec<Event> {
    draw(game, mv, [])
}

/// Plays a move with this luck.
fn draw<const N: usize>(game: &mut Game, mv: Move, luck: [u32; N]) -> Vec<Event> {
    assert_eq!(game.check(&mv), Ok(()), "{mv:?} in {:?}", game.phase());
    assert!(game.legal_moves().contains(&mv), "{mv:?} is not listed");
    let mut events = Vec::new();
    let mut chance = Chance::scripted(luck);
    game.apply(&mv, &mut chance, &mut events);
    assert!(chance.fits(), "luck is left over");
    events
}

/// Why a move is refused; it is not listed either.
fn refused(game: &Game, mv: Move) -> Refusal {
    assert!(!game.legal_moves().contains(&mv), "{mv:?} is listed");
    game.check(&mv).expect_err("refused")
}

/// A space by its name, such as `1a`.
fn at(name: &str) -> Space {
    Space::all().find(|space| space.to_string() == name).expect("a space")
}

fn territory(number: usize) -> Territory {
    Territory::ALL[number - 1]
}

fn group(number: usize) -> Group {
    Group::Territory(territory(number))
}

fn attack(from: usize, to: usize) -> Move {
    Move::Attack { from: group(from), to: territory(to) }
}

fn kill(name: &str) -> Move {
    Move::Kill(Victim::Troop(at(name)))
}

fn raze(name: &str) -> Move {
    Move::Kill(Victim::Base(at(name)))
}

fn build(base: Base, name: &str) -> Move {
    Move::Build { base, at: at(name) }
}

fn ufo(owner: Seat, name: &str) -> Move {
    Move::Play(Play::Common { owner, at: at(name) })
}

fn troops(game: &Game, seat: Seat, name: &str) -> u8 {
    game.army(seat).post(at(name)).expect("a base").troops
}

/// The damage of attacker and defender in a step, and the artillery.
fn totals(events: &[Event], wanted: Step) -> Option<([u8; 2], u8)> {
    events.iter().find_map(|event| match *event {
        Event::Totals { step, damage, artillery } if step == wanted => Some((damage, artillery)),
        _ => None,
    })
}

fn fight(game: &Game) -> Fight {
    match game.phase() {
        Phase::Assign(fight) => fight,
        other => panic!("no fight but {other:?}"),
    }
}
