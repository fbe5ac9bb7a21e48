//! Whole games through `Session`: saves, undo, and whether the greedy seat knows what is good.

use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::save::{self, LoadRefusal};
use saucer_night::engine::session::PlayRefusal;
use saucer_night::engine::{Chance, Driver, GameModel, Seat, SeatSetup, Session, Setup, Viewer};

use crate::walk::LONGEST;

pub fn setup<G: GameModel>(options: &G::Options, seed: &str) -> Setup<G::Options> {
    let seat =
        |index| SeatSetup { name: format!("Seat {index}"), colour: index, driver: Driver::Person };
    let seats = (0..G::seats_of(options)).map(seat).collect();
    Setup { options: options.clone(), seats, seed: seed.into(), practice: false }
}

/// Plays at random for at most `steps` decisions. Every position keeps the invariants.
fn wander<G: GameModel>(session: &mut Session<G>, steps: usize, chance: &mut Chance) {
    for _ in 0..steps {
        let records = session.records().len();
        if let Some(wrong) = session.seen(Viewer::Everything).broken_invariant() {
            panic!("{} {:?} record {records}: {wrong}", G::ID, session.setup());
        }
        let Some(seat) = session.to_act() else { return };
        let moves = session.seen(Viewer::Seat(seat)).legal_moves();
        let mv = &moves[chance.below(moves.len() as u32) as usize];
        session.play(seat, mv).expect("a listed move plays");
    }
}

pub fn saves<G: GameModel>() {
    for (index, options) in G::variants().iter().enumerate() {
        let mut chance = Chance::unrecorded(index as u64);
        let mut session = Session::<G>::new(setup::<G>(options, "moon")).expect("sets up");
        only_the_seat_to_act_plays(&mut session);
        for steps in [0, 1, 5, 60, LONGEST] {
            wander(&mut session, steps, &mut chance);
            same_through_a_save(&session);
        }
        assert!(session.outcome().is_some());
        let text = save::write(&session);
        let spoilt = text.replacen("\"seat\":0", "\"seat\":1", 1);
        assert_eq!(save::read::<G>(&spoilt).err(), Some(LoadRefusal::Damaged));
    }
}

fn same_through_a_save<G: GameModel>(session: &Session<G>) {
    let text = save::write(session);
    let loaded = save::read::<G>(&text).expect("our own save loads");
    assert_eq!(loaded.cut, None);
    assert_eq!(loaded.session.records(), session.records());
    assert!(*loaded.session.seen(Viewer::Everything) == *session.seen(Viewer::Everything));
    assert_eq!(save::write(&loaded.session), text);
}

/// A whole game through a session, saved and loaded at its end. Says how many records it has.
pub fn one_saved_game<G: GameModel>(options: &G::Options, seed: u64) -> usize {
    let mut session =
        Session::<G>::new(setup::<G>(options, &format!("soak {seed}"))).expect("sets up");
    wander(&mut session, LONGEST, &mut Chance::unrecorded(seed));
    assert!(session.outcome().is_some(), "{} {options:?} seed {seed}: no end", G::ID);
    same_through_a_save(&session);
    session.records().len()
}

fn only_the_seat_to_act_plays<G: GameModel>(session: &mut Session<G>) {
    let before = session.records().len();
    let seat = session.to_act().expect("a new game is on");
    let mv = session.seen(Viewer::Seat(seat)).legal_moves()[0].clone();
    let seats = session.setup().seats.len() as u8;
    for other in Seat::all(seats).filter(|other| *other != seat) {
        let refused = session.play(other, &mv).expect_err("not that seat's turn");
        assert!(matches!(refused, PlayRefusal::NotYourTurn(to_act) if to_act == seat));
    }
    assert_eq!(session.records().len(), before);
}

pub fn undo<G: GameModel>() {
    for (index, options) in G::variants().iter().enumerate() {
        let practice = Setup { practice: true, ..setup::<G>(options, "undo") };
        let mut session = Session::<G>::new(practice).expect("sets up");
        let first = session.seen(Viewer::Everything);
        wander(&mut session, 80, &mut Chance::unrecorded(index as u64));
        let (last, records) = (session.seen(Viewer::Everything), session.records().to_vec());
        let mut undone = 0;
        while session.undo().is_ok() {
            undone += 1;
        }
        assert!(undone > 0 && *session.seen(Viewer::Everything) == *first);
        while session.can_redo() {
            session.redo();
        }
        assert!(*session.seen(Viewer::Everything) == *last);
        assert_eq!(session.records(), records);
        for at in [0, records.len() / 2, records.len()] {
            let story = session.story(at, Viewer::Everything);
            assert_eq!(story.len(), records.len() - at);
            assert!(story.last().is_none_or(|(_, seen)| **seen == *last));
        }
    }
}

/// Over 40 games on the first set of options the greedy seat wins clearly more than its share.
/// The games end when it has won enough for all of them.
pub fn greedy<G: GameModel>() {
    const GAMES: u64 = 40;
    let options = G::Options::default();
    let enough = 1.3 * GAMES as f32 / f32::from(G::seats_of(&options));
    let mut reward = 0.0;
    for seed in 0..GAMES {
        let mut chance = Chance::unrecorded(seed);
        let mut session =
            Session::<G>::new(setup::<G>(&options, &seed.to_string())).expect("sets up");
        let greedy = Seat((seed % u64::from(G::seats_of(&options))) as u8);
        while let Some(seat) = session.to_act() {
            let level = if seat == greedy { Level::Greedy } else { Level::Random };
            let mv = bot::choose(&session.seen(Viewer::Seat(seat)), seat, level, &mut chance);
            session.play(seat, &mv).expect("a bot plays by the rules");
        }
        reward += session.outcome().expect("over").reward(greedy);
        if reward > enough {
            return;
        }
    }
    panic!("greedy won {reward} of {GAMES} games");
}
