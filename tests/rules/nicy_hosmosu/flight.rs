//! Sections 3 and 4: the order of a turn, and flying.

use std::collections::BTreeSet;

use saucer_night::engine::{Chance, GameModel};
use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{
    Goods, Loot, Move, NicyHosmosu, Once, Phase, Refusal, Space,
};

use super::{A, B, assert_board, at, buy, held, play, refusal};

fn destinations(game: &NicyHosmosu) -> BTreeSet<Space> {
    let flight = |mv| if let Move::Fly(to) = mv { Some(to) } else { None };
    game.legal_moves().into_iter().filter_map(flight).collect()
}

fn spaces(names: &str) -> BTreeSet<Space> {
    names.split_whitespace().map(at).collect()
}

const OPENING: &str = "
    1 2 3 4 5 1
    1 2 3 4 5 1
    . . . . . .
    * . . . . .
    A . . . . B";

/// NH-3.1
#[test]
fn a_turn_is_move_then_shoot_then_mine() {
    let mut game = Picture::of(OPENING).build();
    let not_now = |game: &NicyHosmosu, moves: &[Move]| {
        for mv in moves {
            assert_eq!(refusal(game, *mv), Refusal::NotNow(game.phase()));
        }
    };
    not_now(&game, &[Move::Shoot, Move::LeaveMine, Move::PushMine(at("b2"))]);
    play(&mut game, Move::Fly(at("c1")));
    not_now(&game, &[Move::Fly(at("d1")), Move::Stay, Move::LeaveMine]);
    assert_eq!(game.legal_moves(), [Move::Shoot], "shooting is mandatory");
    play(&mut game, Move::Shoot);
    not_now(&game, &[Move::Shoot, Move::Fly(at("d1"))]);
    play(&mut game, Move::PushMine(at("b2")));
    assert_eq!((game.to_act(), game.turns()), (Some(B), 1));
    assert_board(
        &game,
        "1 2 3 4 5 1
         1 2 . 4 5 1
         . . . . . .
         . * . . . .
         . . A . . B",
    );
}

/// NH-3.1
#[test]
fn moving_the_fighter_and_the_mine_is_optional() {
    let mut game = Picture::of(OPENING).build();
    for mv in [Move::Stay, Move::Shoot, Move::LeaveMine] {
        play(&mut game, mv);
    }
    assert_eq!(game.pilot(A).fighter, Some(at("a1")));
    assert_eq!(game.mine(), Some(at("a2")), "the shot at the mine did nothing");
    assert_eq!(game.to_act(), Some(B));
}

/// NH-3.1
#[test]
fn exactly_the_only_move_plays_itself() {
    let mut chance = Chance::unrecorded(8);
    let mut forced = 0;
    for options in NicyHosmosu::variants() {
        let mut game = NicyHosmosu::new(&options, &mut chance).unwrap();
        while game.to_act().is_some() {
            let moves = game.legal_moves();
            let only = (moves.len() == 1).then(|| moves[0]);
            assert_eq!(game.forced(), only, "{:?}\n{game}", game.phase());
            forced += usize::from(only.is_some());
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.apply(&mv, &mut chance, &mut Vec::new());
        }
    }
    assert!(forced > 20);
    // With a missile ready a shot is a decision; with the walls closing in even a turn is none.
    let mut armed = Picture::of(OPENING).missile(0, Once::Ready).build();
    play(&mut armed, Move::Fly(at("c1")));
    assert_eq!(armed.forced(), None);
    let shut_in = Picture::of("1 1 1 1 1 1\n1 1 . . . .\nA 1 . . . B").build();
    assert_eq!(shut_in.forced(), Some(Move::Stay));
    let rich = Picture::of("1 1 . . . .\nA 1 . . . B").hoard(0, [Loot::Command]).build();
    assert_eq!(rich.forced(), None, "a missile can be bought");
}

/// NH-3.2
#[test]
fn a_purchase_is_the_whole_turn() {
    let rich = || Picture::of(OPENING).hoard(0, [Loot::Command, Loot::Command]);
    let basic = rich().build();
    let offers = |game: &NicyHosmosu| -> Vec<Goods> {
        let bought = |mv| if let Move::Buy(goods) = mv { Some(goods) } else { None };
        game.legal_moves().into_iter().filter_map(bought).collect()
    };
    assert_eq!(offers(&basic), [Goods::Missile]);
    let mut game = rich().advanced().build();
    assert_eq!(offers(&game), [Goods::Missile, Goods::Upgrade, Goods::PowerUp]);
    let before = game.to_string();
    buy(&mut game, Goods::Missile, &[Loot::Command]);
    assert_eq!((game.to_act(), game.phase()), (Some(B), Phase::Turn { normal: false }));
    assert_eq!(game.to_string(), before, "no move, no shot, no mine");
    assert_eq!(held(&game, A), [Loot::Command]);
}

/// NH-4.1
#[test]
fn a_fighter_flies_any_distance_in_eight_directions() {
    let game = Picture::of(
        ". . A . . .
         . . . . . .
         . . . . . .
         . . . . . .",
    )
    .build();
    let column = "c1 c2 c3 c5 c6 c7 c8 c9 c10";
    let row = "a4 b4 d4 e4 f4";
    let diagonals = "d5 e6 f7 b5 a6 d3 e2 f1 b3 a2";
    assert_eq!(destinations(&game), spaces(&format!("{column} {row} {diagonals}")));
    assert_eq!(refusal(&game, Move::Fly(at("d6"))), Refusal::NotStraight);
    assert_eq!(refusal(&game, Move::Fly(at("c4"))), Refusal::NotStraight, "staying is no flight");
}

/// NH-4.2
#[test]
fn invaders_fighters_and_the_mine_block_the_way() {
    let mut game = Picture::of(
        ". . 5 . . .
         . . . . . .
         . B A . * .
         . . 1 . . .",
    )
    .build();
    assert_eq!(destinations(&game), spaces("c3 b3 a4 d3 e4 f5 d2 b1 d1"));
    for (to, way) in [("c4", "c4"), ("c6", "c4"), ("a2", "b2"), ("e2", "e2"), ("f2", "e2")] {
        assert_eq!(refusal(&game, Move::Fly(at(to))), Refusal::Blocked(at(way)), "to {to}");
    }
    play(&mut game, Move::Fly(at("d2")));
    assert_eq!(game.pilot(A).fighter, Some(at("d2")));
}

/// NH-4.3
#[test]
fn a_fighter_that_flew_down_still_shoots_up() {
    let mut game = Picture::of(
        "4 . . . . 1
         . A . . . .
         . . . . . .
         2 . . . . B",
    )
    .build();
    play(&mut game, Move::Fly(at("a2")));
    play(&mut game, Move::Shoot);
    assert_eq!(held(&game, A), [Loot::Four]);
    assert!(game.invader(at("a1")).is_some(), "what is below is not shot at");
}

/// NH-4.4
#[test]
fn a_fighter_in_the_corner_stays_on_the_board() {
    let low = Picture::of("A . . . . .").build();
    let up = "a2 a3 a4 a5 a6 a7 a8 a9 a10";
    assert_eq!(destinations(&low), spaces(&format!("{up} b1 c1 d1 e1 f1 b2 c3 d4 e5 f6")));
    let mut high = Picture::of("A . . . . .").build();
    play(&mut high, Move::Fly(at("a10")));
    assert_eq!(high.pilot(A).fighter, Some(at("a10")));
    assert_eq!(at("a10").above(), None);
}
