//! Section 6: the empty column, descents and reinforcements.

use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{Event, Move, NicyHosmosu, Once, Phase, Token};

use super::{A, assert_board, at, descended, held, play, play_with};

/// Seat 0 stands in column a under its last monster.
const LAST_OF_A: &str = "
    . 2 . . . .
    . . 3 . . .
    1 . . . . .
    . . . . . .
    A . . . . B";

fn shoot(game: &mut NicyHosmosu, luck: &str) -> Vec<Event> {
    play(game, Move::Stay);
    play_with(game, Move::Shoot, luck)
}

/// Row 10 as letters.
fn top_row(game: &NicyHosmosu) -> String {
    game.to_string().lines().next().expect("ten rows").to_owned()
}

/// NH-6.1
#[test]
fn the_last_invader_of_a_column_brings_a_descent_and_a_wave() {
    let mut game = Picture::of(LAST_OF_A).piles("123451").build();
    let events = shoot(&mut game, "1 2 3 4 5 1");
    assert!(descended(&events));
    assert_board(
        &game,
        "1 2 3 4 5 1
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . 2 . . . .
         . . 3 . . .
         . . . . . .
         A . . . . B",
    );
    assert_eq!(game.phase(), Phase::Mine);
}

/// NH-6.1
#[test]
fn a_column_that_still_holds_an_invader_brings_nothing() {
    let mut game = Picture::of(
        "5 . . . . .
         1 . 3 . . .
         A . . . . B",
    )
    .piles("123451")
    .build();
    let events = shoot(&mut game, "");
    assert_eq!(events.len(), 1);
    assert_board(
        &game,
        "5 . . . . .
         . . 3 . . .
         A . . . . B",
    );
    // Columns b, d, e and f are empty too, and a shot through one of them is no last invader.
    let mut game = Picture::of("5 . . . . .\n. A . . . B").piles("123451").build();
    assert!(!descended(&shoot(&mut game, "")));
}

/// NH-6.1
#[test]
fn a_cracked_half_that_was_the_last_of_its_column_counts_too() {
    let mut game = Picture::of("L R . . . .\n. . . . . .\nA . . . . B").build();
    assert!(descended(&shoot(&mut game, "")));
    assert_eq!(game.invader(at("b2")), Some(Token::Right));
}

/// NH-6.2
#[test]
fn a_column_emptied_by_the_mine_brings_no_descent() {
    let mut game = Picture::of(
        ". . 5 . . .
         * 1 . . . .
         . . A . . B",
    )
    .piles("12345")
    .build();
    play(&mut game, Move::Fly(at("d1")));
    play(&mut game, Move::Shoot);
    let events = play(&mut game, Move::PushMine(at("b2")));
    assert!(!descended(&events));
    assert_eq!((game.invader(at("b2")), game.mine()), (None, None));
    assert_eq!(game.invader(at("c3")), Some(Token::Five));
}

/// NH-6.2
#[test]
fn a_column_emptied_by_a_collision_brings_no_second_descent() {
    let mut game = Picture::of(
        ". . . 4 . .
         1 . . . . 2
         A . . . . B",
    )
    .build();
    // The descent drops the 2 on B, which empties column f.
    let events = shoot(&mut game, "");
    let descents = events.iter().filter(|event| matches!(event, Event::Descended { .. })).count();
    assert_eq!(descents, 1);
    assert_board(
        &game,
        ". . . 4 . .
         A . . . . .",
    );
}

/// NH-6.2
#[test]
fn a_column_emptied_by_a_missile_leaves_the_rows_below_alone() {
    let mut game = Picture::of(
        "1 2 . . . .
         . . 3 . . .
         A . . . . B",
    )
    .missile(0, Once::Ready)
    .build();
    play(&mut game, Move::Stay);
    play(&mut game, Move::Launch);
    assert_board(
        &game,
        ". . 3 . . .
         A . . . . B",
    );
}

/// NH-6.3
#[test]
fn reinforcements_fill_row_ten_from_the_left() {
    let mut game = Picture::of(LAST_OF_A).piles("345").build();
    let events = shoot(&mut game, "5 3 4");
    let arrivals: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::Arrived { at, token } => Some((*at, *token)),
            _ => None,
        })
        .collect();
    let expected = [("a10", Token::Five), ("b10", Token::Three), ("c10", Token::Four)];
    assert_eq!(arrivals, expected.map(|(name, token)| (at(name), token)));
    assert_eq!(top_row(&game), "5 3 4 . . .");
}

/// NH-6.3
#[test]
fn invaders_of_row_ten_have_made_room_before_the_wave() {
    let mut game = Picture::of(
        ". 2 2 2 2 2
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         1 . . . . .
         . . . . . .
         A . . . . B",
    )
    .piles("33333345")
    .build();
    shoot(&mut game, "3 3 3 3 3 3");
    assert_eq!(
        game.to_string().lines().take(2).collect::<Vec<_>>(),
        ["3 3 3 3 3 3", ". 2 2 2 2 2"]
    );
}

/// NH-6.4
#[test]
fn a_half_waits_until_any_counterpart_is_drawn() {
    let mut game = Picture::of(LAST_OF_A).piles("LL1R23").build();
    let events = shoot(&mut game, "L 1 L R 2 3");
    assert!(events.contains(&Event::SetAside { token: Token::Left }));
    assert_eq!(top_row(&game), "1 L R 2 3 .");
    let (halves, waiting) = game.beside();
    assert_eq!((halves.count(Token::Left), halves.len(), waiting), (1, 1, 0));
}

/// NH-6.4
#[test]
fn a_half_set_aside_in_one_wave_meets_its_counterpart_in_the_next() {
    let mut game = Picture::of(LAST_OF_A).beside("R", 0).piles("1L2345").build();
    shoot(&mut game, "1 L 2 3 4");
    assert_eq!(top_row(&game), "1 L R 2 3 4");
    assert!(game.beside().0.is_empty());
}

/// NH-6.5
#[test]
fn a_ship_with_one_space_left_waits_and_the_space_is_filled() {
    let mut game = Picture::of(LAST_OF_A).piles("12345LR23").build();
    let events = shoot(&mut game, "1 2 3 4 5 L R 2");
    assert!(events.contains(&Event::ShipWaits));
    assert_eq!(top_row(&game), "1 2 3 4 5 2");
    assert_eq!((game.beside().0.len(), game.beside().1), (0, 1));
}

/// NH-6.5
#[test]
fn waiting_ships_open_the_next_wave_as_many_as_fit() {
    let mut game = Picture::of(LAST_OF_A).beside("", 1).piles("12345").build();
    shoot(&mut game, "5 4 3 2");
    assert_eq!(top_row(&game), "L R 5 4 3 2");
    assert_eq!(game.beside().1, 0);
    let mut game = Picture::of(LAST_OF_A).beside("", 4).piles("12345").build();
    shoot(&mut game, "");
    assert_eq!(top_row(&game), "L R L R L R");
    assert_eq!((game.beside().1, game.piles().len()), (1, 5));
}

/// NH-6.6
#[test]
fn a_wave_ends_with_a_full_row_or_empty_piles() {
    let mut full = Picture::of(LAST_OF_A).piles("12345123").build();
    shoot(&mut full, "1 1 2 2 3 3");
    assert_eq!((top_row(&full).as_str(), full.piles().len()), ("1 1 2 2 3 3", 2));
    let mut short = Picture::of(LAST_OF_A).piles("1R").build();
    shoot(&mut short, "R 1");
    assert_eq!((top_row(&short).as_str(), short.piles().len()), ("1 . . . . .", 0));
}

/// NH-6.6
#[test]
fn a_waiting_ship_arrives_even_when_the_piles_are_empty() {
    let mut game = Picture::of(LAST_OF_A).beside("L", 1).build();
    shoot(&mut game, "");
    assert_eq!(top_row(&game), "L R . . . .");
    assert_eq!((game.beside().0.len(), game.beside().1), (1, 0), "a lone half never comes");
}

/// NH-6.7
#[test]
fn with_empty_piles_the_invaders_still_descend() {
    let mut game = Picture::of(LAST_OF_A).build();
    assert!(descended(&shoot(&mut game, "")));
    assert_board(
        &game,
        ". 2 . . . .
         . . 3 . . .
         . . . . . .
         A . . . . B",
    );
}

/// NH-6.8
#[test]
fn example_a_ship_between_monsters() {
    // White, green, half, turquoise, the matching half, orange.
    let mut game = Picture::of(LAST_OF_A).piles("12L3R45").build();
    let events = shoot(&mut game, "1 2 L 3 R 4");
    assert_eq!(top_row(&game), "1 2 3 L R 4");
    assert!(events.contains(&Event::Arrived { at: at("d10"), token: Token::Left }));
    assert!(events.contains(&Event::Arrived { at: at("e10"), token: Token::Right }));
    assert_eq!(game.piles().len(), 1, "the row is full");
    // It does not matter which half comes first.
    let mut game = Picture::of(LAST_OF_A).piles("12L3R45").build();
    shoot(&mut game, "1 2 R 3 L 4");
    assert_eq!(top_row(&game), "1 2 3 L R 4");
}

/// NH-6.9
#[test]
fn stacked_invaders_come_down_together() {
    let mut game = Picture::of(
        ". 5 . . . .
         . 4 . . . .
         . 3 . . . .
         1 2 . . . .
         . . . . . .
         A . . . . B",
    )
    .build();
    shoot(&mut game, "");
    assert_eq!(held(&game, A).len(), 1);
    assert_board(
        &game,
        ". 5 . . . .
         . 4 . . . .
         . 3 . . . .
         . 2 . . . .
         A . . . . B",
    );
}
