//! Section 9: the missile and paying for things.

use saucer_night::engine::GameModel;
use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{
    Event, Goods, Loot, Move, NicyHosmosu, Once, Phase, Refusal, Token,
};

use super::{A, B, assert_board, at, buy, held, play, play_with, refusal, stand_and_shoot};

const TWO_ROWS: &str = "
    1 2 3 4 5 1
    1 2 3 4 5 1
    . . . . . .
    A . . . . B";

fn armed(picture: &str) -> Picture {
    Picture::of(picture).missile(0, Once::Ready)
}

fn launch(game: &mut NicyHosmosu, luck: &str) -> Vec<Event> {
    play(game, Move::Stay);
    play_with(game, Move::Launch, luck)
}

/// NH-9.1
#[test]
fn a_missile_costs_ten_points_and_the_turn_once_per_game() {
    let poor = Picture::of(TWO_ROWS).hoard(0, [Loot::Five, Loot::Four]).build();
    let (goods, price, have) = (Goods::Missile, 10, 9);
    assert_eq!(refusal(&poor, Move::Buy(goods)), Refusal::TooPoor { goods, price, have });
    let mut game = Picture::of(TWO_ROWS).hoard(0, [Loot::Command; 3]).build();
    buy(&mut game, Goods::Missile, &[Loot::Command]);
    assert_eq!((game.pilot(A).missile, game.to_act()), (Once::Ready, Some(B)));
    stand_and_shoot(&mut game);
    assert_eq!(game.to_act(), Some(A));
    assert_eq!(refusal(&game, Move::Buy(Goods::Missile)), Refusal::BoughtBefore(Goods::Missile));
    let spent = Picture::of(TWO_ROWS).hoard(0, [Loot::Command]).missile(0, Once::Spent).build();
    assert_eq!(refusal(&spent, Move::Buy(Goods::Missile)), Refusal::BoughtBefore(Goods::Missile));
}

/// NH-9.2
#[test]
fn it_flies_on_a_later_turn_only() {
    let mut game = Picture::of(TWO_ROWS).hoard(0, [Loot::Command]).build();
    assert!(game.check(&Move::Launch).is_err());
    buy(&mut game, Goods::Missile, &[Loot::Command]);
    assert_eq!(game.to_act(), Some(B), "the turn is over");
    play(&mut game, Move::Stay);
    assert_eq!(refusal(&game, Move::Launch), Refusal::NoMissile, "B has none");
    play(&mut game, Move::Shoot);
    play(&mut game, Move::LeaveMine);
    play(&mut game, Move::Stay);
    assert_eq!(game.legal_moves(), [Move::Shoot, Move::Launch]);
}

/// NH-9.3
#[test]
fn it_replaces_the_shot_and_takes_the_row_of_the_first_invader_ahead() {
    let mut game = armed(TWO_ROWS).build();
    play(&mut game, Move::Fly(at("c1")));
    play(&mut game, Move::Launch);
    assert_eq!(game.phase(), Phase::Mine, "there is no shot besides");
    assert_eq!(
        held(&game, A),
        [Loot::One, Loot::One, Loot::Two, Loot::Three, Loot::Four, Loot::Five]
    );
}

/// NH-9.3
#[test]
fn it_needs_an_invader_as_the_first_thing_ahead() {
    for picture in [
        "1 1 1 1 1 1\n* . . . . .\nA . . . . B",
        "1 1 1 1 1 1\nB . . . . .\nA . . . . .",
        ". 1 1 1 1 1\n. . . . . .\nA . . . . B",
    ] {
        let mut game = armed(picture).build();
        play(&mut game, Move::Stay);
        assert_eq!(refusal(&game, Move::Launch), Refusal::NothingToLaunchAt);
        assert_eq!(game.legal_moves(), [Move::Shoot]);
    }
}

/// NH-9.4
#[test]
fn it_spares_a_row_with_another_fighter() {
    let mut game = armed("5 5 5 5 5 5\n1 . . B . .\nA . . . . .").build();
    play(&mut game, Move::Stay);
    assert_eq!(refusal(&game, Move::Launch), Refusal::FighterInRow);
    // A fighter in another row is no hindrance.
    let mut game = armed("5 5 5 B 5 5\n1 . . . . .\nA . . . . .").build();
    play(&mut game, Move::Stay);
    assert!(game.check(&Move::Launch).is_ok());
}

/// NH-9.5
#[test]
fn a_whole_ship_gives_one_token_and_a_damaged_one_too() {
    let mut game = armed("1 1 1 1 1 1\nL R 3 R L R\nA . . . . .\n. . . . . B").build();
    let events = launch(&mut game, "");
    // Two whole ships and a lone half.
    assert_eq!(held(&game, A), [Loot::Three, Loot::Command, Loot::Command, Loot::Command]);
    let Event::Launched { seat, row, ref taken, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!((seat, row, taken.len()), (A, 2, 4));
}

/// NH-9.6
#[test]
fn what_is_above_comes_down_and_a_wave_arrives() {
    let mut game = armed(
        "4 4 . . . .
         3 . 3 . . .
         2 . . B . .
         . . 5 . . .
         1 . 1 . . .
         . . . . 1 .
         A . . . . .",
    )
    .piles("123451")
    .build();
    // B is in row 5 and not in the row of the first invader ahead, row 3.
    launch(&mut game, "5 4 3 2 1 1");
    assert_board(
        &game,
        "5 4 3 2 1 1
         . . . . . .
         . . . . . .
         . . . . . .
         4 4 . . . .
         3 . 3 B . .
         2 . . . . .
         . . 5 . . .
         . . . . 1 .
         A . . . . .",
    );
}

/// NH-9.6
#[test]
fn collisions_apply_to_what_comes_down() {
    let mut game = armed(
        ". . . 4 . .
         . 5 . B . .
         1 * . . . .
         A . . . . .",
    )
    .build();
    let events = launch(&mut game, "");
    assert!(events.contains(&Event::FighterLost { seat: B, at: at("d3"), token: Token::Four }));
    assert!(events.contains(&Event::MineExploded { at: at("b2"), token: Token::Five }));
    assert_eq!(held(&game, A), [Loot::One]);
}

/// NH-9.7
#[test]
fn a_used_missile_is_gone() {
    let mut game = armed(TWO_ROWS).hoard(0, [Loot::Command]).build();
    launch(&mut game, "");
    assert_eq!(game.pilot(A).missile, Once::Spent);
    play(&mut game, Move::LeaveMine);
    stand_and_shoot(&mut game);
    assert_eq!(refusal(&game, Move::Buy(Goods::Missile)), Refusal::BoughtBefore(Goods::Missile));
    play(&mut game, Move::Stay);
    assert_eq!(refusal(&game, Move::Launch), Refusal::NoMissile);
}

/// NH-9.8
#[test]
fn tokens_of_the_payers_choice_are_paid_until_the_price_is_reached() {
    let hoard = [Loot::One, Loot::Three, Loot::Three, Loot::Five, Loot::Command];
    let mut game = Picture::of(TWO_ROWS).hoard(0, hoard).build();
    play(&mut game, Move::Buy(Goods::Missile));
    let kinds = [Loot::One, Loot::Three, Loot::Five, Loot::Command];
    assert_eq!(game.legal_moves(), kinds.map(Move::Pay), "each kind once");
    assert_eq!(refusal(&game, Move::Pay(Loot::Two)), Refusal::NoSuchToken);
    play(&mut game, Move::Pay(Loot::Three));
    play(&mut game, Move::Pay(Loot::Three));
    assert_eq!(refusal(&game, Move::Pay(Loot::Three)), Refusal::NoSuchToken);
    assert!(matches!(game.phase(), Phase::Pay { paid: 6, .. }));
    play(&mut game, Move::Pay(Loot::Command));
    assert_eq!(held(&game, A), [Loot::One, Loot::Five], "16 for 10: no change");
    assert_eq!(game.to_act(), Some(B), "payment stops at once");
}
