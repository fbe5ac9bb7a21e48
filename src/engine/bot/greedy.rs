//! One move ahead: try each move on imagined positions, keep the one that looks best.

use super::steps::{Judge, skip_forced};
use crate::{Chance, GameModel, Seat, Seen};

/// How many imagined positions each move is tried on where luck or secrets matter.
const SAMPLES: u32 = 4;

pub(super) fn choose<G: GameModel>(
    seen: &Seen<G>,
    seat: Seat,
    moves: Vec<G::Move>,
    chance: &mut Chance,
) -> G::Move {
    let mut best: Option<(f32, G::Move)> = None;
    let mut events = Vec::new();
    let mut equals = 1;
    for mv in moves {
        let mut worth = 0.0;
        for _ in 0..SAMPLES {
            let mut position = seen.imagine(chance);
            position.apply(&mv, chance, &mut events);
            skip_forced(&mut position, chance, &mut events);
            worth += Judge::default().value(&position, seat);
        }
        // Of equally good moves each is taken with the same chance.
        let better = match &best {
            None => true,
            Some((record, _)) if worth > *record => {
                equals = 1;
                true
            }
            Some((record, _)) if worth == *record => {
                equals += 1;
                chance.below(equals) == 0
            }
            Some(_) => false,
        };
        if better {
            best = Some((worth, mv));
        }
    }
    best.expect("the seat to act has a move").1
}
