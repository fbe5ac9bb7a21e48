//! Section 8: the mine.

use saucer_night::engine::GameModel;
use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{Event, Loot, Move, NicyHosmosu, Phase, Refusal, Token};

use super::{A, B, at, held, play, refusal, stand_and_shoot};

/// Seat 0 has shot and may move the mine.
fn at_the_mine(picture: &str) -> NicyHosmosu {
    let mut game = Picture::of(picture).build();
    play(&mut game, Move::Stay);
    play(&mut game, Move::Shoot);
    assert_eq!(game.phase(), Phase::Mine);
    game
}

/// NH-8.1
#[test]
fn the_mine_may_move_one_space_right_at_the_end_of_a_turn() {
    let mut game = at_the_mine(". . . . 1 1\n. * . . . .\nA . . . . B");
    assert_eq!(game.legal_moves(), [Move::LeaveMine, Move::PushMine(at("c2"))]);
    for wrong in ["d2", "a2", "b3", "b1", "b2", "a3"] {
        let refused = refusal(&game, Move::PushMine(at(wrong)));
        assert_eq!(refused, Refusal::MineGoesRight, "to {wrong}");
    }
    let events = play(&mut game, Move::PushMine(at("c2")));
    assert_eq!(events[0], Event::MineMoved { seat: A, from: at("b2"), to: at("c2") });
    assert_eq!((game.mine(), game.to_act()), (Some(at("c2")), Some(B)));
}

/// NH-8.2
#[test]
fn the_mine_may_not_move_onto_a_fighter() {
    let game = at_the_mine(". . . . 1 1\n. * B . . .\nA . . . . .");
    assert_eq!(refusal(&game, Move::PushMine(at("c2"))), Refusal::MineOnFighter);
    assert_eq!(game.legal_moves(), [Move::LeaveMine]);
    let own = at_the_mine("1 . . . . 1\n. . . . . B\n* A . . . .");
    assert_eq!(refusal(&own, Move::PushMine(at("b1"))), Refusal::MineOnFighter);
}

/// NH-8.3
#[test]
fn moved_onto_an_invader_it_explodes_without_points() {
    let mut game = at_the_mine(". . . . 1 1\n. * 5 . . .\nA . . . . B");
    let events = play(&mut game, Move::PushMine(at("c2")));
    assert!(events.contains(&Event::MineExploded { at: at("c2"), token: Token::Five }));
    assert_eq!((game.mine(), game.invader(at("c2"))), (None, None));
    assert_eq!((held(&game, A), held(&game, B)), (vec![], vec![]));
}

/// NH-8.3
#[test]
fn of_a_whole_ship_it_takes_the_touched_half() {
    let mut game = at_the_mine(". . . . 1 1\n. * L R . .\nA . . . . B");
    play(&mut game, Move::PushMine(at("c2")));
    assert_eq!((game.invader(at("c2")), game.invader(at("d2"))), (None, Some(Token::Right)));
    // The half that is left is damaged and worth 10.
    for mv in [Move::Fly(at("d1")), Move::Shoot] {
        play(&mut game, mv);
    }
    assert_eq!(held(&game, B), [Loot::Command]);
}

/// NH-8.4
#[test]
fn off_the_right_edge_the_mover_chooses_an_icon() {
    let mut game = at_the_mine("1 . . . 1 .\n5 . . . . .\n. . . . . *\nB . . . . .\n. A . . . .");
    let icons = ["a3", "a4", "a5"].map(|icon| Move::PushMine(at(icon)));
    assert_eq!(game.legal_moves()[1..], icons, "B is on the icon a2");
    assert_eq!(refusal(&game, Move::PushMine(at("a2"))), Refusal::MineOnFighter);
    assert_eq!(refusal(&game, Move::PushMine(at("b3"))), Refusal::NotAnIcon);
    let mut onto_invader = game.clone();
    play(&mut game, Move::PushMine(at("a3")));
    assert_eq!(game.mine(), Some(at("a3")));
    let events = play(&mut onto_invader, Move::PushMine(at("a4")));
    assert!(events.contains(&Event::MineExploded { at: at("a4"), token: Token::Five }));
    assert_eq!((onto_invader.mine(), onto_invader.invader(at("a4"))), (None, None));
}

/// NH-8.5
#[test]
fn with_a_fighter_on_every_icon_the_mine_stays() {
    let mut game = at_the_mine("D . . . 1 1\nC . . . . .\nB . . . . *\nA . . . . .\n. . . . . .");
    assert_eq!(game.legal_moves(), [Move::LeaveMine]);
    play(&mut game, Move::LeaveMine);
    assert_eq!(game.mine(), Some(at("f3")));
}

/// NH-8.6
#[test]
fn an_exploded_mine_never_returns() {
    let mut game = at_the_mine("1 . . . 1 1\n* 5 . . . .\nA . . . . B");
    play(&mut game, Move::PushMine(at("b2")));
    stand_and_shoot(&mut game);
    play(&mut game, Move::Fly(at("b1")));
    play(&mut game, Move::Shoot);
    assert_eq!(game.legal_moves(), [Move::LeaveMine]);
    assert_eq!(refusal(&game, Move::PushMine(at("a2"))), Refusal::NoMine);
}
