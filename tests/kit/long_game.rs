//! A game with many records, for measuring what grows with them.

use engine::{Chance, Driver, GameModel, SeatSetup, Seen, Session, Setup, Viewer};

/// How many records a long game has, where a game can last that long.
pub const RECORDS: usize = 1_000;

/// A practice session of `RECORDS` records, or the longest that was found in some tries.
pub fn session<G: GameModel>() -> Session<G> {
    let variants = G::variants();
    let tries = (0..30).flat_map(|seed| variants.iter().rev().map(move |options| (seed, options)));
    let mut longest: Option<Session<G>> = None;
    for (seed, options) in tries.take(60) {
        let session = reluctant::<G>(options, seed);
        let records = session.records().len();
        if longest.as_ref().is_none_or(|best| best.records().len() < records) {
            longest = Some(session);
        }
        if records >= RECORDS {
            break;
        }
    }
    longest.expect("a game has variants")
}

/// Random play that avoids moves which look as if they ended the game.
fn reluctant<G: GameModel>(options: &G::Options, seed: u64) -> Session<G> {
    let seat =
        |index| SeatSetup { name: format!("Seat {index}"), colour: index, driver: Driver::Person };
    let seats = (0..G::seats_of(options)).map(seat).collect();
    let (options, seed_text) = (options.clone(), format!("long {seed}"));
    let setup = Setup { options, seats, seed: seed_text, practice: true };
    let mut session = Session::<G>::new(setup).expect("a variant sets up");
    let mut chance = Chance::unrecorded(seed);
    while let Some(seat) = session.to_act()
        && session.records().len() < RECORDS
    {
        let seen = session.seen(Viewer::Everything);
        let moves = seen.legal_moves();
        let mut mv = &moves[0];
        for _ in 0..8 {
            mv = &moves[chance.below(moves.len() as u32) as usize];
            if goes_on(&seen, mv, &mut chance) {
                break;
            }
        }
        session.play(seat, mv).expect("a listed move plays");
    }
    session
}

fn goes_on<G: GameModel>(seen: &Seen<G>, mv: &G::Move, chance: &mut Chance) -> bool {
    let (mut position, mut events) = (seen.imagine(chance), Vec::new());
    position.apply(mv, chance, &mut events);
    while position.to_act().is_some()
        && let Some(forced) = position.forced()
    {
        position.apply(&forced, chance, &mut events);
    }
    position.to_act().is_some()
}
