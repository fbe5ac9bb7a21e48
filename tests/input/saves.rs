//! Spoilt saves of every game.

use saucer_night::engine::save;
use saucer_night::engine::{Chance, Driver, GameModel, SeatSetup, Session, Setup};
use saucer_night::for_every_game;
use serde_json::Value;

use crate::signing::signed;
use crate::spoil;
use crate::take;
use crate::trial::{FEW, MANY, try_all};

/// A game of some decisions with a strange name at the table.
pub fn good<G: GameModel>(options: &G::Options, decisions: usize, seed: u64) -> Session<G> {
    let name = |index: u8| {
        ["<b>Zorg</b>", "\u{202e}Blip \"1\"", "", "O\u{2019}Neill \u{1f47d}"][index as usize % 4]
    };
    let seat =
        |index| SeatSetup { colour: index, driver: Driver::Person, name: name(index).into() };
    let seats = (0..G::seats_of(options)).map(seat).collect();
    let setup = Setup { options: options.clone(), practice: false, seats, seed: seed.to_string() };
    let mut session = Session::new(setup).expect("a variant sets up");
    take::wander(&mut session, decisions, &mut Chance::unrecorded(seed));
    session
}

fn spoilt<G: GameModel>(count: u64) {
    let variants = G::variants();
    let game = |seed: u64| good::<G>(&variants[seed as usize % variants.len()], 40, seed);
    let saves: Vec<String> = (0..16).map(|seed| save::write(&game(seed))).collect();
    let parsed: Vec<Value> =
        saves.iter().map(|save| serde_json::from_str(save).expect("JSON")).collect();
    let two = |chance: &mut Chance| [16, 16].map(|most| chance.below(most) as usize);

    let by_letter = |chance: &mut Chance| {
        let [one, other] = two(chance);
        spoil::letters(&saves[one], &saves[other], chance)
    };
    let letters =
        try_all(&format!("{} saves by letter", G::ID), count / 4, by_letter, take::save::<G>);
    // Nearly every change of a letter breaks the checksum; here the checksum is right again.
    let by_value = |chance: &mut Chance| {
        let [one, other] = two(chance);
        let mut save = parsed[one].clone();
        spoil::values(&mut save, &parsed[other], chance);
        signed(save)
    };
    let values = try_all(&format!("{} saves by value", G::ID), count, by_value, take::save::<G>);
    assert!(
        letters.refused > 0 && values.refused > 0 && values.taken > 0,
        "{letters:?} {values:?}"
    );
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            #[test]
            fn a_few_spoilt_saves() {
                super::spoilt::<$game>(super::FEW);
            }

            #[test]
            #[ignore = "minutes of work; see the head of the crate"]
            fn many_spoilt_saves() {
                super::spoilt::<$game>(super::MANY);
            }
        }
    )*};
}

for_every_game!(suite);
