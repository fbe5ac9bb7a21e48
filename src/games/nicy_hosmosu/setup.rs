//! Section 2: the deal, and what must hold ever after.

use super::space::ROWS;
use super::token::{ALL_TOKENS, Piles};
use super::{NicyHosmosu, Options, Phase, Pilot, Space};
use crate::engine::{Chance, Seat, SetupRefusal};

/// NH-2.2: rows 10-7.
const FILLED: std::ops::Range<u8> = 6..ROWS;

pub(super) fn deal(options: &Options, chance: &mut Chance) -> Result<NicyHosmosu, SetupRefusal> {
    if !(2..=4).contains(&options.players) {
        // NH-2.7
        return Err(super::text::wrong_players(options.players));
    }
    let mut game = NicyHosmosu {
        advanced: options.advanced,
        board: Default::default(),
        piles: ALL_TOKENS,
        halves: Piles::default(),
        waiting: 0,
        mine: None,
        pilots: vec![Pilot::default(); options.players as usize],
        turn: Seat(chance.below(options.players.into()) as u8), // NH-2.4
        phase: Phase::Place,
        hit: false,
        turns: 0,
    };
    let mut aside = Piles::default();
    for space in FILLED.rev().flat_map(Space::in_row) {
        let mut token = chance.draw(&mut game.piles).expect("56 monsters fill 24 spaces");
        while token.is_half() {
            aside.add(token);
            token = chance.draw(&mut game.piles).expect("56 monsters fill 24 spaces");
        }
        game.set_invader(space, Some(token));
    }
    game.piles.pour(&mut aside);
    Ok(game)
}

/// Tokens are never made, fighters and mine keep apart from invaders, and halves wait singly.
pub(super) fn broken_invariant(game: &NicyHosmosu) -> Option<String> {
    let on_board = Space::all().filter(|space| game.invader(*space).is_some()).count();
    let held: usize = game.pilots.iter().map(|pilot| pilot.hoard.len()).sum();
    let beside = game.halves.len() + 2 * game.waiting as usize;
    let all = on_board + held + beside + game.piles.len();
    if all > ALL_TOKENS.len() {
        return Some(format!("{all} tokens"));
    }
    if game.halves.kinds().count() > 1 {
        return Some("two matching halves wait unpaired".into());
    }
    let fighters = game.pilots.iter().filter_map(|pilot| pilot.fighter);
    let mut pieces: Vec<Space> = fighters.chain(game.mine).collect();
    if let Some(space) = pieces.iter().find(|space| game.invader(**space).is_some()) {
        return Some(format!("an invader shares {space}"));
    }
    pieces.sort_unstable();
    pieces.windows(2).find(|two| two[0] == two[1]).map(|two| format!("two pieces on {}", two[0]))
}
