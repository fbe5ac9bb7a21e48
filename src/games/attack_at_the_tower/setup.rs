//! Section 2: a new match, and what must hold ever after.

use super::turn::OPENING_HAND;
use super::{
    ALL_ABILITIES, ALL_BASES, Ability, Army, AttackAtTheTower, MOST_TROOPS, Occasion, Options,
    Phase,
};
use engine::{Chance, Seat};

pub(super) fn deal(options: &Options, chance: &mut Chance) -> AttackAtTheTower {
    // AT-2.5
    let starter = Seat(chance.below(2) as u8);
    AttackAtTheTower {
        options: *options,
        // AT-2.1: a bag has no order, so it is always shuffled.
        armies: [Army::fresh(), Army::fresh()],
        starter,
        turn: starter,
        phase: Phase::Draw { seat: starter, left: OPENING_HAND, occasion: Occasion::Opening },
        settled: false,
        turns: 0,
        wins: [0; 2],
        draws: 0,
    }
}

/// Cards are never made or lost, no base is overcrowded, and special troops keep to their number.
pub(super) fn broken_invariant(game: &AttackAtTheTower) -> Option<String> {
    let wrong =
        game.armies.iter().zip(0..).find_map(|(army, seat)| {
            broken_army(army).map(|wrong| format!("seat {seat}: {wrong}"))
        });
    wrong.or_else(|| {
        let low = game.must_discard().filter(|seat| game.army(*seat).hand_count() == 0);
        low.map(|seat| format!("{seat:?} has nothing to discard"))
    })
}

fn broken_army(army: &Army) -> Option<String> {
    let mut bases = army.bases.out_of_play();
    army.posts.iter().flatten().for_each(|post| bases.add(post.base));
    if bases != ALL_BASES {
        return Some(format!("the bases are {bases:?}"));
    }
    let mut abilities = army.abilities.out_of_play();
    abilities.pour(&mut army.played.clone());
    (0..army.men).for_each(|_| abilities.add(Ability::Special));
    if abilities != ALL_ABILITIES {
        return Some(format!("the abilities are {abilities:?}"));
    }
    if !army.bases.is_sound() || !army.abilities.is_sound() {
        return Some("a card that is known to be in the hand is not".into());
    }
    if army.posts.iter().flatten().any(|post| post.troops > MOST_TROOPS) {
        return Some("a base is overcrowded".into());
    }
    (army.men > army.special_cap()).then(|| "more special troops than full territories".into())
}
