//! Section 5: what a shot hits and what it brings.

use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{Event, Loot, Move, NicyHosmosu, Phase, Struck, Token};

use super::{A, B, assert_board, at, held, play};

/// Stays and shoots; what was struck.
fn shoot(game: &mut NicyHosmosu) -> Struck {
    play(game, Move::Stay);
    let events = play(game, Move::Shoot);
    match events[0] {
        Event::Shot { struck, .. } => struck,
        ref other => panic!("{other:?} before the shot"),
    }
}

/// NH-5.1
#[test]
fn a_shot_hits_the_first_invader_in_the_column() {
    let mut game = Picture::of(
        "5 . . . . 1
         2 . . . . .
         . 4 . . . .
         A . . . . B",
    )
    .build();
    assert_eq!(shoot(&mut game), Struck::Taken(Token::Two));
    assert_board(
        &game,
        "5 . . . . 1
         . . . . . .
         . 4 . . . .
         A . . . . B",
    );
}

/// NH-5.1
#[test]
fn a_fighter_or_the_mine_shields_what_is_behind() {
    let mut game = Picture::of("5 . . . . 1\nB . . . . .\nA . . . . .").build();
    assert_eq!(shoot(&mut game), Struck::Fighter(B, None));
    assert!(game.invader(at("a3")).is_some());
    let mut game = Picture::of("5 . . . . 1\n* . . . . B\nA . . . . .").build();
    assert_eq!(shoot(&mut game), Struck::Mine);
    assert!(game.invader(at("a3")).is_some());
}

/// NH-5.2
#[test]
fn a_monster_goes_to_the_shooter() {
    let mut game = Picture::of("1 . . . . 1\n3 . . . . .\nA . . . . B").build();
    assert_eq!(shoot(&mut game), Struck::Taken(Token::Three));
    assert_eq!((held(&game, A), held(&game, B)), (vec![Loot::Three], vec![]));
    assert_eq!(game.invader(at("a2")), None);
}

/// NH-5.3
#[test]
fn half_of_a_whole_ship_goes_to_the_box() {
    for (fighter, struck, left) in
        [("A . . . . B", Token::Left, "b2"), (". A . . . B", Token::Right, "a2")]
    {
        let mut game = Picture::of(&format!("1 1 . . . 1\nL R . . . .\n{fighter}")).build();
        assert_eq!(shoot(&mut game), Struck::Cracked(struck));
        assert_eq!((held(&game, A), held(&game, B)), (vec![], vec![]));
        assert!(game.invader(at(left)).is_some_and(Token::is_half), "the other half stays");
    }
}

/// NH-5.4
#[test]
fn half_of_a_damaged_ship_is_worth_ten_to_the_shooter() {
    // The halves do not face each other, so both ships are damaged.
    for picture in
        ["1 . . . . 1\nR L . . . .\nA . . . . B", "1 . . . . 1\nL . R . . .\nA . . . . B"]
    {
        let mut game = Picture::of(picture).build();
        assert!(matches!(shoot(&mut game), Struck::Taken(_)));
        assert_eq!(held(&game, A), [Loot::Command]);
        assert_eq!(Loot::Command.points(), 10);
    }
}

/// NH-5.5
#[test]
fn a_fighter_hit_loses_its_cheapest_token_and_stays() {
    let scene = "1 . . . . 1\nB . . . . .\nA . . . . .";
    let mut game = Picture::of(scene).hoard(1, [Loot::Command, Loot::Four, Loot::Two]).build();
    assert_eq!(shoot(&mut game), Struck::Fighter(B, Some(Loot::Two)));
    assert_eq!(held(&game, A), [Loot::Two]);
    assert_eq!(held(&game, B), [Loot::Four, Loot::Command]);
    assert_eq!(game.pilot(B).fighter, Some(at("a2")));
}

/// NH-5.5
#[test]
fn a_command_half_is_the_dearest_token_and_an_empty_hand_is_still_a_hit() {
    let scene = "1 . . . . 1\nB . . . . .\nA . . . . .";
    let mut game = Picture::of(scene).hoard(1, [Loot::Command]).build();
    assert_eq!(shoot(&mut game), Struck::Fighter(B, Some(Loot::Command)));

    let mut game = Picture::of(scene).hitless(1).build();
    assert_eq!(shoot(&mut game), Struck::Fighter(B, None));
    assert_eq!((held(&game, A), held(&game, B)), (vec![], vec![]));
    assert!(!game.pilot(B).hitless, "everybody has to miss anew");
    play(&mut game, Move::LeaveMine);
    assert!(!game.pilot(A).hitless);
}

/// NH-5.6
#[test]
fn the_mine_shrugs_a_shot_off_and_it_is_no_hit() {
    let mut game = Picture::of("1 . . . . 1\n* . . . . .\nA . . . . B").build();
    assert_eq!(shoot(&mut game), Struck::Mine);
    assert_eq!(game.mine(), Some(at("a2")));
    play(&mut game, Move::LeaveMine);
    assert!(game.pilot(A).hitless);
    assert_eq!(held(&game, A), []);
}

/// NH-5.7
#[test]
fn a_shot_into_the_void_misses_and_the_turn_goes_on() {
    let mut game = Picture::of(". 1 . . . 1\n. . . . . .\nA . . . . B").build();
    let before = game.to_string();
    assert_eq!(shoot(&mut game), Struck::Nothing);
    assert_eq!((game.to_string(), game.phase()), (before, Phase::Mine));
    play(&mut game, Move::LeaveMine);
    assert!(game.pilot(A).hitless);
}

/// NH-5.8
#[test]
fn example_three_to_the_right_and_a_monster_collected() {
    let mut game = Picture::of(
        "1 2 3 4 5 1
         1 2 3 4 5 1
         . . . . . .
         * . . . . .
         . A . . . B",
    )
    .build();
    play(&mut game, Move::Fly(at("e1")));
    let events = play(&mut game, Move::Shoot);
    let (from, to) = (at("e1"), Some(at("e4")));
    assert_eq!(events, [Event::Shot { seat: A, from, to, struck: Struck::Taken(Token::Five) }]);
    assert_eq!(held(&game, A), [Loot::Five]);
    assert_board(
        &game,
        "1 2 3 4 5 1
         1 2 3 4 . 1
         . . . . . .
         * . . . . .
         . . . . A B",
    );
}
