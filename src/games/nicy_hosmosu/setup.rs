//! Section 2: the deal, and what must hold ever after.

use super::space::ROWS;
use super::token::{ALL_TOKENS, Hoard, Loot, Piles, Token};
use super::{NicyHosmosu, Options, Phase, Pilot, Space};
use engine::{Chance, Seat, SetupRefusal};

/// NH-2.2: rows 10-7.
const FILLED: std::ops::Range<u8> = 6..ROWS;

pub(super) fn deal(options: &Options, chance: &mut Chance) -> Result<NicyHosmosu, SetupRefusal> {
    if !(2..=4).contains(&options.players) {
        // NH-2.7
        return Err(super::text::wrong_players(options.players));
    }
    let mut game = NicyHosmosu {
        advanced: options.advanced,
        edition: options.edition,
        board: Default::default(),
        piles: ALL_TOKENS,
        halves: Piles::default(),
        waiting: 0,
        mine: None,
        pilots: [Pilot::default(); 4],
        players: options.players,
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

/// Tokens are never made, pieces keep apart, and nobody acts who cannot.
pub(super) fn broken_invariant(game: &NicyHosmosu) -> Option<String> {
    too_many_tokens(game).or_else(|| shared_space(game)).or_else(|| wrong_pilot(game))
}

/// NH-1.2, NH-1.3: no kind ever has more tokens than the box, and halves wait singly (NH-6.4).
fn too_many_tokens(game: &NicyHosmosu) -> Option<String> {
    if game.halves.kinds().count() > 1 {
        return Some("two matching halves wait unpaired".into());
    }
    let loot_in = |piles: &Piles| piles.iter().map(Token::loot).collect::<Hoard>();
    let mut all = loot_in(&game.piles);
    all.pour(&mut loot_in(&game.halves));
    all.pour(&mut game.board.iter().flatten().flatten().map(|token| token.loot()).collect());
    all.pour(&mut std::iter::repeat_n(Loot::Command, 2 * game.waiting as usize).collect());
    for mut pilot in game.pilots {
        all.pour(&mut pilot.hoard);
    }
    let box_holds = loot_in(&ALL_TOKENS);
    let excess = all.kinds().find(|loot| all.count(*loot) > box_holds.count(*loot))?;
    Some(format!("{} tokens of {excess:?}", all.count(excess)))
}

fn shared_space(game: &NicyHosmosu) -> Option<String> {
    let fighters = game.pilots().iter().filter_map(|pilot| pilot.fighter);
    let mut pieces: Vec<Space> = fighters.chain(game.mine).collect();
    if let Some(space) = pieces.iter().find(|space| game.invader(**space).is_some()) {
        return Some(format!("an invader shares {space}"));
    }
    pieces.sort_unstable();
    pieces.windows(2).find(|two| two[0] == two[1]).map(|two| format!("two pieces on {}", two[0]))
}

fn wrong_pilot(game: &NicyHosmosu) -> Option<String> {
    for (index, pilot) in game.pilots.iter().enumerate() {
        if index >= game.players as usize && *pilot != Pilot::default() {
            return Some(format!("seat {index} is not in the game and has something"));
        }
        if !(1..=3).contains(&pilot.level) || (pilot.level > 1 && !game.advanced) {
            return Some(format!("seat {index} has level {}", pilot.level));
        }
        if pilot.out && pilot.fighter.is_some() {
            return Some(format!("seat {index} is out and has a fighter"));
        }
    }
    let pilot = game.pilot(game.turn);
    let flies = matches!(game.phase, Phase::Shoot { .. } | Phase::Land { .. });
    let over = matches!(game.phase, Phase::Over(_));
    if (pilot.out && !over) || (flies && pilot.fighter.is_none()) {
        return Some(format!("{:?} cannot act in {:?}", game.turn, game.phase));
    }
    None
}
