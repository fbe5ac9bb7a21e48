//! Section 7: what the invaders run into, and the way back.

use saucer_night::engine::GameModel;
use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{
    Event, Goods, Loot, Move, NicyHosmosu, Phase, Refusal, Token,
};

use super::{A, B, C, assert_board, at, buy, held, play, play_with, refusal, stand_and_shoot};

/// Seat 0 shoots the last monster of column a, and everything comes down.
fn bring_down(game: &mut NicyHosmosu, luck: &str) -> Vec<Event> {
    play(game, Move::Stay);
    play_with(game, Move::Shoot, luck)
}

/// NH-7.1
#[test]
fn an_invader_that_comes_to_the_mine_is_destroyed_with_it() {
    let mut game = Picture::of(
        "1 . 4 . . .
         . . 3 . . .
         . . * . . .
         A . . . . B",
    )
    .build();
    let events = bring_down(&mut game, "");
    assert!(events.contains(&Event::MineExploded { at: at("c2"), token: Token::Three }));
    assert_eq!(game.mine(), None);
    assert_board(
        &game,
        ". . 4 . . .
         . . . . . .
         A . . . . B",
    );
    assert_eq!((held(&game, A), held(&game, B)), (vec![Loot::One], vec![]), "no points for the 3");
}

/// NH-7.2
#[test]
fn an_invader_that_comes_to_a_fighter_destroys_both() {
    let mut game = Picture::of(
        "1 . 4 . . .
         . . 3 . . .
         A . B . . .",
    )
    .hoard(1, [Loot::Two])
    .build();
    let events = bring_down(&mut game, "");
    assert!(events.contains(&Event::FighterLost { seat: B, at: at("c1"), token: Token::Three }));
    assert_eq!(game.pilot(B).fighter, None);
    assert_board(
        &game,
        ". . 4 . . .
         A . . . . .",
    );
    assert_eq!((held(&game, A), held(&game, B)), (vec![Loot::One], vec![Loot::Two]));
}

/// NH-7.3
#[test]
fn of_a_whole_ship_only_the_touching_half_is_lost() {
    let mut game = Picture::of(
        "1 . . . . .
         . . L R . .
         A . B . . .",
    )
    .build();
    bring_down(&mut game, "");
    assert_board(&game, "A . . R . .");
    let mut game = Picture::of(
        "1 . L R . .
         . . . * . .
         A . . . . B",
    )
    .build();
    bring_down(&mut game, "");
    assert_board(
        &game,
        ". . L . . .
         A . . . . B",
    );
}

/// NH-7.4
#[test]
fn a_reinforcement_on_a_fighter_or_the_mine_collides_and_its_space_is_filled_again() {
    let picture = Picture::of(
        ". B . * . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         1 . . . . .
         . . . . . .
         A . . . . .",
    )
    .piles("123451231");
    let wave = |game: &mut NicyHosmosu, luck: &str, mined: Token| {
        let events = bring_down(game, luck);
        assert!(events.contains(&Event::FighterLost { seat: B, at: at("b10"), token: Token::Two }));
        assert!(events.contains(&Event::MineExploded { at: at("d10"), token: mined }));
    };
    let mut game = picture.clone().build();
    wave(&mut game, "1 2 3 4 5 1 2 3", Token::Five);
    let top = game.to_string();
    assert!(top.starts_with("1 3 4 1 2 3\n"), "{top}");
    assert_eq!(game.piles().len(), 1, "the wave ends when row 10 is full");
    // The first edition gave each space one token.
    let mut game = picture.first_edition().build();
    wave(&mut game, "1 2 3 4 5 1", Token::Four);
    assert!(game.to_string().starts_with("1 . 3 . 5 1\n"), "{game}");
    assert_eq!(game.piles().len(), 3);
}

/// NH-7.4
#[test]
fn a_ship_that_arrives_on_a_fighter_loses_one_half() {
    let mut game = Picture::of(
        ". B . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         1 . . . . .
         . . . . . .
         A . . . . .",
    )
    .beside("", 1)
    .piles("2")
    .build();
    bring_down(&mut game, "2");
    assert!(game.to_string().starts_with("L 2 . . . .\n"));
}

/// NH-6.5, NH-7.4
#[test]
fn a_ship_takes_the_first_two_spaces_side_by_side_that_are_free_again() {
    let top = |scene: &str, piles: &str, luck: &str| {
        let rest = "\n. . . . . .".repeat(6) + "\n1 . . . . .\n. . . . . .\nA . . . . .";
        let scene = Picture::of(&format!("{scene}{rest}")).beside("", 1).piles(piles);
        let mut game = scene.build();
        bring_down(&mut game, luck);
        (game.to_string().lines().next().unwrap_or_default().to_owned(), game.beside().1)
    };
    // The left half falls on B. Its space alone has no room for the next ship, which comes beyond the right half.
    let first = top("B . . . . .", "LR123", "L R 1 2 3");
    assert_eq!(first, ("1 R L R 2 3".to_owned(), 0));
    // With that one space left it waits.
    let waits = top("B . . . . .", "LRLRLR1", "L R L R L R 1");
    assert_eq!(waits, ("1 R L R L R".to_owned(), 1));
}

/// B has lost the fighter and A has just moved on.
fn b_without_fighter(hoard: &[Loot]) -> NicyHosmosu {
    Picture::of(
        "1 2 3 4 5 .
         1 2 3 4 5 .
         * . . . . .
         A . . . . .",
    )
    .hoard(1, hoard.iter().copied())
    .turn(1)
    .build()
}

/// NH-7.5
#[test]
fn ten_points_bring_a_fighter_back_on_row_one_for_a_full_turn() {
    let mut game = b_without_fighter(&[Loot::Four, Loot::Four, Loot::Five, Loot::Command]);
    play(&mut game, Move::Buy(Goods::Return));
    for loot in [Loot::Four, Loot::Four, Loot::Five] {
        assert!(matches!(game.phase(), Phase::Pay { .. }));
        play(&mut game, Move::Pay(loot));
    }
    assert_eq!(game.phase(), Phase::Reenter, "8 was not enough, 13 is");
    assert_eq!(held(&game, B), [Loot::Command], "no change");
    assert_eq!(game.legal_moves(), ["b1", "c1", "d1", "e1", "f1"].map(|s| Move::Place(at(s))));
    assert_eq!(refusal(&game, Move::Place(at("a1"))), Refusal::Occupied(at("a1")));
    assert_eq!(refusal(&game, Move::Place(at("b2"))), Refusal::NotRowOne);
    play(&mut game, Move::Place(at("e1")));
    assert_eq!((game.to_act(), game.phase()), (Some(B), Phase::Turn { normal: true }));
    assert_eq!(refusal(&game, Move::Buy(Goods::Missile)), Refusal::JustReturned);
    for mv in [Move::Fly(at("c1")), Move::Shoot, Move::PushMine(at("b2"))] {
        play(&mut game, mv);
    }
    assert_eq!(held(&game, B), [Loot::Three, Loot::Command]);
    assert_eq!(game.to_act(), Some(A));
}

/// NH-7.6
#[test]
fn whoever_cannot_pay_is_out_without_a_score() {
    let mut game = Picture::of(
        "5 2 . . . .
         1 . . . . .
         A . B . . .",
    )
    .players(3)
    .hoard(2, [Loot::Five, Loot::Four])
    .turn(1)
    .build();
    // B misses; C has 9 points and no fighter.
    play(&mut game, Move::Stay);
    play(&mut game, Move::Shoot);
    let events = play(&mut game, Move::LeaveMine);
    assert!(events.contains(&Event::DroppedOut { seat: C }));
    assert!(game.pilot(C).out);
    assert_eq!(game.to_act(), Some(A));
    stand_and_shoot(&mut game); // A takes the 1.
    stand_and_shoot(&mut game); // B misses.
    assert_eq!(game.to_act(), Some(A), "C has no more turns");
    play(&mut game, Move::Fly(at("d4")));
    play(&mut game, Move::Shoot);
    play(&mut game, Move::LeaveMine);
    let outcome = game.outcome().expect("everybody missed");
    let points: Vec<_> = outcome.standings.iter().map(|standing| standing.points).collect();
    assert_eq!(points, [Some(1), Some(0), None]);
    assert!(!outcome.won(C));
}

/// NH-7.7
#[test]
fn whoever_can_pay_may_stay_out_and_is_asked_again() {
    let mut game = b_without_fighter(&[Loot::Command, Loot::Command]);
    assert_eq!(game.legal_moves(), [Move::StayOut, Move::Buy(Goods::Return)]);
    assert_eq!(refusal(&game, Move::Buy(Goods::Missile)), Refusal::NoFighter);
    assert_eq!(refusal(&game, Move::Stay), Refusal::NoFighter);
    let events = play(&mut game, Move::StayOut);
    assert_eq!(events, [Event::StayedOut { seat: B }]);
    assert_eq!(game.to_act(), Some(A), "the mine is not moved");
    assert_eq!(held(&game, B).len(), 2);
    assert_eq!(refusal(&game, Move::StayOut), Refusal::HasFighter);
    play(&mut game, Move::Fly(at("b1")));
    play(&mut game, Move::Shoot);
    play(&mut game, Move::LeaveMine);
    assert_eq!(game.to_act(), Some(B));
    assert_eq!(game.legal_moves(), [Move::StayOut, Move::Buy(Goods::Return)]);
}

/// NH-7.8
#[test]
fn a_fighter_comes_back_with_its_level() {
    let mut game = Picture::of("1 2 3 4 5 .\n1 2 3 4 5 .\nA . . . . .")
        .advanced()
        .hoard(1, [Loot::Command])
        .level(1, 3)
        .turn(1)
        .build();
    buy(&mut game, Goods::Return, &[Loot::Command]);
    play(&mut game, Move::Place(at("f1")));
    assert_eq!(game.pilot(B).level, 3);
    play(&mut game, Move::Stay);
    assert_eq!(game.phase(), Phase::Shoot { left: 3, stop: None });
}

/// NH-7.9
#[test]
fn with_row_one_full_the_owner_waits_without_paying() {
    let mut game = Picture::of(
        "1 2 3 4 5 1
         1 2 3 4 5 1
         . . . . . .
         A 1 C 2 3 4",
    )
    .hoard(1, [Loot::Command])
    .turn(1)
    .build();
    assert_eq!(refusal(&game, Move::Buy(Goods::Return)), Refusal::RowFull);
    assert_eq!(game.legal_moves(), [Move::StayOut]);
    play(&mut game, Move::StayOut);
    assert_eq!((held(&game, B), game.pilot(B).out), (vec![Loot::Command], false));
    // C makes room, and on the next turn B may come back.
    for mv in [Move::Fly(at("c2")), Move::Shoot, Move::LeaveMine] {
        play(&mut game, mv);
    }
    stand_and_shoot(&mut game);
    assert_eq!(game.to_act(), Some(B));
    buy(&mut game, Goods::Return, &[Loot::Command]);
    assert_eq!(game.legal_moves(), [Move::Place(at("c1"))]);
}
