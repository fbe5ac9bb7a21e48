//! Sections 1 and 2: the board, the tokens and the deal.

use saucer_night::engine::{Chance, GameModel, Kind, Seat};
use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{
    ALL_TOKENS, COLUMNS, Goods, Loot, Move, NicyHosmosu, Once, Options, Phase, ROWS, Refusal,
    Space, Token,
};

use super::{A, B, C, at, buy, held, play, refusal, tokens};

fn options(players: u8) -> Options {
    Options { players, ..Options::default() }
}

/// A deal with the first player and the 24 monsters named.
fn deal(players: u8, first: u32) -> NicyHosmosu {
    let monsters = (0..24).map(|index| index % 5);
    let mut chance = Chance::scripted([first].into_iter().chain(monsters));
    NicyHosmosu::new(&options(players), &mut chance).expect("sets up")
}

/// NH-1.1
#[test]
fn the_board_has_six_columns_and_ten_rows_above_the_planet() {
    assert_eq!((COLUMNS, ROWS, Space::all().count()), (6, 10, 60));
    assert_eq!((at("a1").column(), at("a1").row()), (0, 0));
    assert_eq!((at("f10").column(), at("f10").row()), (5, 9));
    assert_eq!(at("a1").above(), Some(at("a2")));
    assert_eq!(at("f10").above(), None);
    assert_eq!(at("f10").right(), None);
    for outside in ["g1", "a11", "a0", "c"] {
        assert_eq!(Space::parse(outside), None);
    }
}

/// NH-1.2
#[test]
fn fifty_six_monsters_of_one_to_five_eyes_and_five_ships_of_two_halves() {
    assert_eq!(ALL_TOKENS.len(), 66);
    assert_eq!((ALL_TOKENS.count(Token::Left), ALL_TOKENS.count(Token::Right)), (5, 5));
    let monsters: Vec<Token> = ALL_TOKENS.iter().filter(|token| !token.is_half()).collect();
    assert_eq!(monsters.len(), 56);
    let mut eyes: Vec<u32> = monsters.iter().map(|token| token.loot().points()).collect();
    eyes.dedup();
    assert_eq!(eyes, [1, 2, 3, 4, 5]);
}

/// NH-1.3
#[test]
fn twelve_ones_and_eleven_of_each_other_monster() {
    let counts: Vec<u8> = (0..5).map(|index| ALL_TOKENS.count(Token::from_index(index))).collect();
    assert_eq!(counts, [12, 11, 11, 11, 11]);
}

/// NH-1.4
#[test]
fn the_four_icons_are_rows_two_to_five_of_column_a() {
    let icons: Vec<Space> = Space::icons().collect();
    assert_eq!(icons, [at("a2"), at("a3"), at("a4"), at("a5")]);
    let marked: Vec<Space> = Space::all().filter(|space| space.is_icon()).collect();
    assert_eq!(marked, icons);
}

/// NH-1.5
#[test]
fn each_player_has_a_fighter_and_a_missile_and_more_in_the_advanced_game() {
    let rich = [Loot::Command; 5];
    let scene = "1 1 1 1 1 1\n. . . . . .\nA . . . . B";
    let mut basic = Picture::of(scene).hoard(0, rich).build();
    assert_eq!(basic.pilot(A).missile, Once::Unbought);
    assert_eq!(refusal(&basic, Move::Buy(Goods::Upgrade)), Refusal::BasicGame);
    assert_eq!(refusal(&basic, Move::Buy(Goods::PowerUp)), Refusal::BasicGame);
    buy(&mut basic, Goods::Missile, &[Loot::Command]);
    assert_eq!(basic.pilot(A).missile, Once::Ready);
    assert_eq!(basic.pilot(B).missile, Once::Unbought, "each has one of their own");

    let mut advanced = Picture::of(scene).hoard(0, rich).advanced().build();
    assert!(advanced.legal_moves().contains(&Move::Buy(Goods::PowerUp)));
    buy(&mut advanced, Goods::Upgrade, &[Loot::Command]);
    assert_eq!((advanced.pilot(A).level, advanced.pilot(B).level), (2, 1));
}

/// NH-1.6
#[test]
fn what_goes_to_the_box_is_gone() {
    let mut game = Picture::of("1 1 1 1 1 1\n. . . . . .\nA . . . . B")
        .hoard(0, [Loot::Five, Loot::Five, Loot::One])
        .piles("123")
        .build();
    let piles = *game.piles();
    buy(&mut game, Goods::Missile, &[Loot::Five, Loot::Five]);
    assert_eq!(held(&game, A), [Loot::One]);
    assert_eq!(held(&game, B), []);
    assert_eq!(*game.piles(), piles, "nothing is shuffled back");
}

/// NH-2.1
#[test]
fn all_tokens_are_in_play_and_their_order_is_luck() {
    let board_of = |seed| {
        let game = NicyHosmosu::new(&options(2), &mut Chance::unrecorded(seed)).unwrap();
        let on_board = Space::all().filter(|space| game.invader(*space).is_some()).count();
        assert_eq!(on_board + game.piles().len(), 66);
        assert_eq!((game.beside().0.len(), game.beside().1), (0, 0));
        game.to_string()
    };
    assert_eq!(board_of(1), board_of(1));
    assert_ne!(board_of(1), board_of(2));
}

/// NH-2.2
#[test]
fn four_rows_are_filled_with_monsters_and_halves_go_back() {
    // First player 0; two halves turn up among the 24 monsters.
    let luck = "1 2 L 3 4 5 1 2 3 4 5 1 2 R 3 4 5 1 2 3 4 5 1 2 3 4";
    let mut chance = Chance::scripted([0].into_iter().chain(tokens(luck)));
    let game = NicyHosmosu::new(&options(2), &mut chance).unwrap();
    assert!(chance.fits());
    super::assert_board(
        &game,
        "1 2 3 4 5 1
         2 3 4 5 1 2
         3 4 5 1 2 3
         4 5 1 2 3 4
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .",
    );
    assert_eq!((game.piles().count(Token::Left), game.piles().count(Token::Right)), (5, 5));
}

/// NH-2.3
#[test]
fn the_piles_then_hold_32_monsters_and_10_halves() {
    for seed in 0..20 {
        for options in NicyHosmosu::variants() {
            let game = NicyHosmosu::new(&options, &mut Chance::unrecorded(seed)).unwrap();
            let halves = game.piles().iter().filter(|token| token.is_half()).count();
            assert_eq!((game.piles().len(), halves), (42, 10));
        }
    }
}

/// NH-2.4
#[test]
fn fighters_are_placed_in_turn_order_on_empty_spaces_of_row_one() {
    let mut game = deal(3, 1);
    assert_eq!(game.to_act(), Some(B), "the first player is drawn");
    assert_eq!(game.legal_moves().len(), 6);
    assert_eq!(refusal(&game, Move::Place(at("c2"))), Refusal::NotRowOne);
    play(&mut game, Move::Place(at("c1")));
    assert_eq!(game.to_act(), Some(C));
    assert_eq!(game.legal_moves().len(), 5);
    assert_eq!(refusal(&game, Move::Place(at("c1"))), Refusal::Occupied(at("c1")));
    play(&mut game, Move::Place(at("a1")));
    assert_eq!(game.to_act(), Some(A));
    play(&mut game, Move::Place(at("f1")));
    let fighters = [A, B, C].map(|seat| game.pilot(seat).fighter);
    assert_eq!(fighters, ["f1", "c1", "a1"].map(|name| Some(at(name))));
    let firsts: Vec<_> = (0..3).map(|first| deal(3, first).to_act()).collect();
    assert_eq!(firsts, [Some(A), Some(B), Some(C)]);
}

/// NH-2.5
#[test]
fn whoever_placed_last_puts_the_mine_on_an_icon() {
    let mut game = deal(2, 1);
    play(&mut game, Move::Place(at("c1")));
    assert!(matches!(refusal(&game, Move::SetMine(at("a3"))), Refusal::NotNow(Phase::Place)));
    play(&mut game, Move::Place(at("d1")));
    assert_eq!((game.to_act(), game.phase()), (Some(A), Phase::SetMine));
    assert_eq!(game.legal_moves(), ["a2", "a3", "a4", "a5"].map(|icon| Move::SetMine(at(icon))));
    assert_eq!(refusal(&game, Move::SetMine(at("b3"))), Refusal::NotAnIcon);
    play(&mut game, Move::SetMine(at("a3")));
    assert_eq!(game.mine(), Some(at("a3")));
}

/// NH-2.6
#[test]
fn whoever_placed_first_begins_and_play_goes_clockwise() {
    let mut game = deal(3, 2);
    for mv in [Move::Place(at("a1")), Move::Place(at("b1")), Move::Place(at("c1"))] {
        play(&mut game, mv);
    }
    play(&mut game, Move::SetMine(at("a5")));
    for seat in [C, A, B, C] {
        assert_eq!((game.to_act(), game.phase()), (Some(seat), Phase::Turn { normal: false }));
        super::stand_and_shoot(&mut game);
    }
}

/// NH-2.7
#[test]
fn two_to_four_players_and_no_other_number() {
    for players in [0, 1, 5, 200] {
        let refused = NicyHosmosu::new(&options(players), &mut Chance::unrecorded(1)).unwrap_err();
        let text = format!("Nicy Hosmosu is for 2, 3 or 4 players, not {players}.");
        assert_eq!(refused.to_string(), text);
    }
    for players in 2..=4 {
        let game = NicyHosmosu::new(&options(players), &mut Chance::unrecorded(1)).unwrap();
        assert_eq!(game.seats(), players);
        assert_eq!(Seat::all(players).count(), players as usize);
    }
}
