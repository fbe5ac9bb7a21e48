//! Spoilt options of every game: numbers of players and switches out of range.

use saucer_night::engine::{Chance, GameModel};
use saucer_night::for_every_game;
use serde_json::Value;

use crate::spoil;
use crate::take;
use crate::trial::{FEW, MANY, try_all};

fn spoilt<G: GameModel>(count: u64) {
    let json = |options: &G::Options| serde_json::to_value(options).expect("JSON");
    let all: Vec<Value> = G::variants().iter().map(json).collect();
    let any = |chance: &mut Chance| chance.below(all.len() as u32) as usize;
    let make = |chance: &mut Chance| {
        let mut options = all[any(chance)].clone();
        spoil::values(&mut options, &all[any(chance)], chance);
        match chance.below(4) {
            0 => spoil::letters(&options.to_string(), &all[0].to_string(), chance),
            _ => options.to_string(),
        }
    };
    let tally = try_all(&format!("{} options", G::ID), count, make, take::options::<G>);
    assert!(tally.taken > 0 && tally.refused > 0, "{tally:?}");
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            #[test]
            fn a_few_spoilt_options() {
                super::spoilt::<$game>(super::FEW);
            }

            #[test]
            #[ignore = "minutes of work; see the head of the crate"]
            fn many_spoilt_options() {
                super::spoilt::<$game>(super::MANY);
            }
        }
    )*};
}

for_every_game!(suite);
