//! Section 1: boards, decks and powers.

use saucer_night::engine::{Chance, GameModel, Seat};
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

/// AT-1.1
#[test]
fn each_player_has_three_territories_of_three_spaces_a_palace_and_four_piles() {
    let mut game = Game::new(&Options::default(), &mut Chance::scripted([0])).unwrap();
    assert_eq!(Space::all().count(), 9);
    for territory in Territory::ALL {
        assert_eq!(Space::all().filter(|space| space.territory() == territory).count(), 3);
    }
    assert!(Space::try_from(9).is_err(), "there is no tenth space");
    for seat in Seat::all(2) {
        let army = game.army(seat);
        assert!(Space::all().all(|space| army.post(space).is_none()));
        assert_eq!(army.men_in_black(), 0);
        assert_eq!((army.bases().pile_count(), army.abilities().pile_count()), (25, 25));
        assert!(army.bases().discard().is_empty() && army.abilities().discard().is_empty());
    }
    draw(&mut game, Move::Draw(Pile::Bases), [0]);
    assert_eq!(game.army(FIRST).bases().pile_count(), 24, "the piles are the player's own");
    assert_eq!(game.army(SECOND).bases().pile_count(), 25);
}

/// AT-1.2
#[test]
fn each_deck_of_bases_has_25_cards() {
    let game = Game::new(&Options::default(), &mut Chance::scripted([0])).unwrap();
    for seat in Seat::all(2) {
        let bases = game.army(seat).bases().unseen();
        assert_eq!(Base::ALL.map(|base| bases.count(base)), [7, 6, 5, 4, 3]);
        assert_eq!(bases.len(), 25);
    }
}

/// AT-1.3
#[test]
fn each_deck_of_abilities_has_25_cards() {
    let game = Game::new(&Options::default(), &mut Chance::scripted([1])).unwrap();
    for seat in Seat::all(2) {
        let abilities = game.army(seat).abilities().unseen();
        assert_eq!(Ability::ALL.map(|ability| abilities.count(ability)), [6, 5, 4, 3, 2, 3, 2]);
        assert_eq!(abilities.len(), 25);
    }
}

/// AT-1.4
#[test]
fn each_base_recruits_its_own_troop() {
    let game = Scene::of("P1 S1 U1 | C1 M1 . | . . .", ". . . | . . . | . . .").build();
    let lines = |from| game.odds(group(from), group(1)).attack.lines;
    let told: Vec<_> = [lines(1), lines(2)]
        .concat()
        .into_iter()
        .map(|line| (line.fighter, line.power.value(), line.deals, line.artillery))
        .collect();
    assert_eq!(
        told,
        [
            (Fighter::Troop(Troop::Martian), 1, Some(Step::Rest), false),
            (Fighter::Troop(Troop::Grey), 1, Some(Step::First), false),
            (Fighter::Troop(Troop::Reptilian), 2, Some(Step::Rest), false),
            (Fighter::Troop(Troop::Mothman), 3, Some(Step::Rest), false),
            (Fighter::Troop(Troop::Cannon), 4, Some(Step::Rest), true),
        ]
    );
}

/// AT-1.5
#[test]
fn bases_have_power_4_the_palace_10_and_a_man_in_black_2() {
    let game = Scene::of("P1 . . | . . . | . . .", "P S M | . . . | . . .").men(1, 1).build();
    let bases = game.odds(group(1), group(1)).defence;
    assert!(bases.lines.iter().all(|line| line.power.value() == 4));
    assert_eq!(bases.total(), 12);
    let palace = game.odds(group(1), Group::Palace).defence;
    let powers: Vec<_> =
        palace.lines.iter().map(|line| (line.fighter, line.power.value())).collect();
    assert_eq!(powers, [(Fighter::Troop(Troop::ManInBlack), 2), (Fighter::Palace, 10)]);
}

/// AT-1.6
#[test]
fn a_base_counts_up_to_two_troops_which_go_with_it() {
    let mut game = Scene::of("P P1 P2 | . . . | . . .", ". . . | . . . | . . .")
        .bases(0, "U")
        .renewal()
        .build();
    play(&mut game, Move::Renew);
    play(&mut game, Move::Recruit);
    assert_eq!(["1a", "1b", "1c"].map(|name| troops(&game, FIRST, name)), [1, 2, 2]);
    // A base that goes takes its troops along.
    let phase = Phase::Build { seat: FIRST, opening: false };
    let scene = Scene::of("P P1 P2 | . . . | . . .", ". . . | . . . | . . .").bases(0, "U");
    let mut game = scene.phase(phase).edition(Edition::First).build();
    play(&mut game, build(Base::Undercity, "1c"));
    assert_eq!(troops(&game, FIRST, "1c"), 0, "the Martians went with their Pod");
}
