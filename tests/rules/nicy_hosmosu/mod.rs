//! Nicy Hosmosu by number.

mod advanced;
mod collisions;
mod ending;
mod flight;
mod mine;
mod missile;
mod model;
mod setup;
mod shooting;
mod waves;

use saucer_night::engine::{Chance, GameModel, Seat};
use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{Event, Goods, Loot, Move, NicyHosmosu, Refusal, Space};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn at(name: &str) -> Space {
    Space::parse(name).expect("a space")
}

/// Tokens to draw, as the letters of a picture.
fn tokens(letters: &str) -> Vec<u32> {
    let index = |letter: &str| "12345LR".find(letter).expect("a token") as u32;
    letters.split_whitespace().map(index).collect()
}

/// Plays a legal move with exactly this luck.
fn play_with(game: &mut NicyHosmosu, mv: Move, letters: &str) -> Vec<Event> {
    if let Err(refusal) = game.check(&mv) {
        panic!("{mv:?} is refused: {refusal}\n{game}");
    }
    assert!(game.legal_moves().contains(&mv), "{mv:?} is not listed");
    let (mut chance, mut events) = (Chance::scripted(tokens(letters)), Vec::new());
    game.apply(&mv, &mut chance, &mut events);
    assert!(chance.fits(), "{mv:?} did not draw all of {letters}");
    assert_eq!(game.broken_invariant(), None);
    events
}

/// Plays a legal move that needs no luck.
fn play(game: &mut NicyHosmosu, mv: Move) -> Vec<Event> {
    play_with(game, mv, "")
}

/// Stays, shoots and leaves the mine: a turn that needs no luck.
fn stand_and_shoot(game: &mut NicyHosmosu) {
    for mv in [Move::Stay, Move::Shoot, Move::LeaveMine] {
        play(game, mv);
    }
}

/// Buys and pays with these tokens.
fn buy(game: &mut NicyHosmosu, goods: Goods, tokens: &[Loot]) {
    play(game, Move::Buy(goods));
    for loot in tokens {
        play(game, Move::Pay(*loot));
    }
}

/// Why a move is not allowed; it is not listed either.
fn refusal(game: &NicyHosmosu, mv: Move) -> Refusal {
    assert!(!game.legal_moves().contains(&mv), "{mv:?} is listed");
    game.check(&mv).expect_err("a refused move")
}

/// Compares the whole board with a picture.
fn assert_board(game: &NicyHosmosu, picture: &str) {
    let expected = Picture::of(picture).build().to_string();
    assert_eq!(game.to_string(), expected, "\nis\n{game}\nshould be\n{expected}");
}

/// Everything a seat holds, cheapest first.
fn held(game: &NicyHosmosu, seat: Seat) -> Vec<Loot> {
    game.pilot(seat).hoard.iter().collect()
}

fn descended(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Descended { .. }))
}
