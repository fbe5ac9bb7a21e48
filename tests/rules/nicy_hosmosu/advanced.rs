//! Section 11: upgrades and power-ups.

use saucer_night::engine::{Chance, GameModel, Refusal as _};
use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{
    Event, Goods, Loot, Move, NicyHosmosu, Once, Options, Phase, Refusal, Struck, Token,
};

use super::{
    A, B, assert_board, at, buy, descended, held, play, play_with, refusal, stand_and_shoot,
};

const THREE_ROWS: &str = "
    1 2 3 4 5 1
    1 2 3 4 5 1
    1 2 3 4 5 1
    . . . . . .
    A . . . . B";

fn advanced(picture: &str) -> Picture {
    Picture::of(picture).advanced()
}

/// What the shots among these events struck.
fn struck(events: &[Event]) -> Option<Struck> {
    events.iter().find_map(|event| match event {
        Event::Shot { struck, .. } => Some(*struck),
        _ => None,
    })
}

/// NH-11.1
#[test]
fn an_upgrade_costs_ten_points_and_the_turn_up_to_level_three() {
    let mut game = advanced(THREE_ROWS).hoard(0, [Loot::Command; 3]).build();
    for level in [2, 3] {
        buy(&mut game, Goods::Upgrade, &[Loot::Command]);
        assert_eq!((game.pilot(A).level, game.to_act()), (level, Some(B)));
        stand_and_shoot(&mut game);
    }
    assert_eq!(refusal(&game, Move::Buy(Goods::Upgrade)), Refusal::TopLevel);
    let poor = advanced(THREE_ROWS).hoard(0, [Loot::Five, Loot::Four]).build();
    let (goods, price, have) = (Goods::Upgrade, 10, 9);
    assert_eq!(refusal(&poor, Move::Buy(goods)), Refusal::TooPoor { goods, price, have });
}

/// NH-11.2
#[test]
fn a_fighter_shoots_as_often_as_its_level_from_one_space() {
    for level in 1..=3 {
        let mut game = advanced(THREE_ROWS).level(0, level).piles("").build();
        play(&mut game, Move::Fly(at("b1")));
        for left in (1..=level).rev() {
            assert_eq!(game.phase(), Phase::Shoot { left, stop: None });
            assert!(game.check(&Move::Fly(at("c1"))).is_err());
            play(&mut game, Move::Shoot);
        }
        assert_eq!(game.phase(), Phase::Mine);
        assert_eq!(held(&game, A), vec![Loot::Two; level as usize]);
    }
}

/// NH-11.3
#[test]
fn the_empty_column_is_checked_between_the_shots() {
    let mut game = advanced(
        ". 3 . . . .
         1 . . . . .
         . . . . . .
         A . . . . B",
    )
    .level(0, 2)
    .piles("523451")
    .build();
    play(&mut game, Move::Stay);
    let first = play_with(&mut game, Move::Shoot, "5 2 3 4 5 1");
    assert!(descended(&first));
    assert_eq!(game.phase(), Phase::Shoot { left: 1, stop: None });
    // The second shot takes the 5 that has just arrived and empties the column again.
    let second = play(&mut game, Move::Shoot);
    assert_eq!(struck(&second), Some(Struck::Taken(Token::Five)));
    assert!(descended(&second));
    assert_board(
        &game,
        ". 2 3 4 5 1
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . . . . . .
         . 3 . . . .
         A . . . . B",
    );
}

/// NH-11.4
#[test]
fn a_missile_replaces_one_of_the_shots() {
    let mut game = advanced(THREE_ROWS).level(0, 2).missile(0, Once::Ready).build();
    play(&mut game, Move::Stay);
    play(&mut game, Move::Launch);
    assert_eq!(held(&game, A).len(), 6);
    assert_eq!(game.legal_moves(), [Move::Shoot], "one shot left, and no second missile");
    play(&mut game, Move::Shoot);
    assert_eq!((held(&game, A).len(), game.phase()), (7, Phase::Mine));
}

/// NH-11.4
#[test]
fn a_missile_replaces_no_extra_shot() {
    let armed = advanced(THREE_ROWS).power_up(0, Once::Ready).missile(0, Once::Ready);
    let mut game = armed.build();
    play(&mut game, Move::Stop(at("b1")));
    let refused = refusal(&game, Move::Launch);
    assert_eq!((refused, refused.rule()), (Refusal::NotAnExtraShot, "NH-11.4"));
    play(&mut game, Move::Shoot);
    play(&mut game, Move::Fly(at("c1")));
    play(&mut game, Move::Launch);
    assert_eq!(held(&game, A).len(), 1 + 5, "the normal shot may be a missile");
}

/// NH-11.5
#[test]
fn a_power_up_costs_fifteen_points_and_the_turn_once_per_game() {
    let poor = advanced(THREE_ROWS).hoard(0, [Loot::Command, Loot::Four]).build();
    let (goods, price, have) = (Goods::PowerUp, 15, 14);
    assert_eq!(refusal(&poor, Move::Buy(goods)), Refusal::TooPoor { goods, price, have });

    let hoard = [Loot::Command, Loot::Command, Loot::Command, Loot::Five];
    let mut game = advanced(THREE_ROWS).hoard(0, hoard).build();
    assert_eq!(refusal(&game, Move::Stop(at("b1"))), Refusal::NoPowerUp);
    buy(&mut game, Goods::PowerUp, &[Loot::Command, Loot::Five]);
    assert_eq!((game.pilot(A).power_up, game.to_act()), (Once::Ready, Some(B)));
    stand_and_shoot(&mut game);
    let refused = refusal(&game, Move::Buy(Goods::PowerUp));
    assert_eq!((refused, refused.rule()), (Refusal::BoughtBefore(Goods::PowerUp), "NH-11.5"));
    assert!(game.check(&Move::Stop(at("b1"))).is_ok(), "usable from the next turn on");
    let spent = advanced(THREE_ROWS).hoard(0, hoard).power_up(0, Once::Spent).build();
    assert!(spent.check(&Move::Buy(Goods::PowerUp)).is_err());
}

/// NH-11.6
#[test]
fn a_powered_fighter_shoots_in_mid_flight_and_flies_on() {
    let mut game = advanced(THREE_ROWS).level(0, 3).power_up(0, Once::Ready).build();
    let corner = advanced("1 1 1 1 1 1\n. . . . . .\nA . . B . .").power_up(0, Once::Ready);
    let beyond = corner.turn(1).power_up(1, Once::Ready).build();
    assert_eq!(refusal(&beyond, Move::Stop(at("f1"))), Refusal::NoWayOn, "the board ends there");
    let events = play(&mut game, Move::Stop(at("b1")));
    assert!(events.contains(&Event::PoweredUp { seat: A }));
    assert_eq!(game.pilot(A).power_up, Once::Spent, "the marker is gone");
    for left in [3, 2, 1] {
        assert!(matches!(game.phase(), Phase::Shoot { left: l, stop: Some(_) } if l == left));
        play(&mut game, Move::Shoot);
    }
    assert!(matches!(game.phase(), Phase::Land { .. }));
    assert_eq!(refusal(&game, Move::Fly(at("b2"))), Refusal::SameDirection);
    assert_eq!(refusal(&game, Move::Fly(at("a1"))), Refusal::SameDirection);
    assert_eq!(refusal(&game, Move::Stay), Refusal::NotNow(game.phase()), "it has to go on");
    play(&mut game, Move::Fly(at("d1")));
    assert_eq!(game.phase(), Phase::Shoot { left: 3, stop: None });
    assert_eq!(held(&game, A), [Loot::Two; 3]);
}

/// NH-11.7
#[test]
fn an_extra_shot_can_empty_a_column() {
    let mut game = advanced(
        "1 . 4 . . .
         . 2 . . . .
         . . . . . .
         A . . . . B",
    )
    .power_up(0, Once::Ready)
    .piles("12345")
    .build();
    play(&mut game, Move::Stop(at("b1")));
    let events = play_with(&mut game, Move::Shoot, "5 4 3 2 1");
    assert_eq!(struck(&events), Some(Struck::Taken(Token::Two)));
    assert!(descended(&events));
    assert!(game.to_string().starts_with("5 4 3 2 1 .\n"));
    assert_eq!(game.invader(at("c3")), Some(Token::Four));
    assert!(matches!(game.phase(), Phase::Land { .. }));
}

/// NH-11.7
#[test]
fn an_extra_shot_robs_a_fighter_and_ignores_the_mine() {
    let scene = "1 1 1 1 1 1\n. B * . . .\nA . . . . .";
    let powered = || advanced(scene).power_up(0, Once::Ready).hoard(1, [Loot::Three]);
    let mut game = powered().build();
    play(&mut game, Move::Stop(at("b1")));
    assert_eq!(struck(&play(&mut game, Move::Shoot)), Some(Struck::Fighter(B, Some(Loot::Three))));
    let mut game = powered().build();
    play(&mut game, Move::Stop(at("c1")));
    assert_eq!(struck(&play(&mut game, Move::Shoot)), Some(Struck::Mine));
}

/// NH-11.8
#[test]
fn nothing_a_fighter_brings_down_falls_on_itself() {
    // A descent leaves the shooter's column empty, a missile moves only what is above its row, and
    // from row 10 nothing is hit. So the rule has no occasion; what it says is tested in `turn.rs`.
    let mut lost = 0;
    for seed in 0..150 {
        let mut chance = Chance::unrecorded(seed);
        let options = Options { players: 4, advanced: true, ..Options::default() };
        let mut game = NicyHosmosu::new(&options, &mut chance).unwrap();
        let mut events = Vec::new();
        while let Some(seat) = game.to_act() {
            let moves = game.legal_moves();
            let mv = moves[chance.below(moves.len() as u32) as usize];
            events.clear();
            game.apply(&mv, &mut chance, &mut events);
            let of = |event: &Event| match event {
                Event::FighterLost { seat, .. } => Some(*seat),
                _ => None,
            };
            lost += events.iter().filter_map(of).count();
            assert!(!events.iter().filter_map(of).any(|victim| victim == seat), "{mv:?}\n{game}");
        }
    }
    assert!(lost > 50, "only {lost} fighters were lost at all");
}

/// NH-11.9
#[test]
fn example_a_medium_fighter_with_full_batteries() {
    let mut game = advanced(
        "2 . 2 . 2 .
         . . L R L .
         . . 1 . 3 .
         . . . . . .
         A . . . . B",
    )
    .level(0, 2)
    .power_up(0, Once::Ready)
    .build();
    play(&mut game, Move::Stop(at("c1")));
    let mut shot = || struck(&play(&mut game, Move::Shoot)).unwrap();
    assert_eq!(shot(), Struck::Taken(Token::One));
    assert_eq!(shot(), Struck::Cracked(Token::Left));
    assert_eq!(held(&game, A), [Loot::One], "the half goes to the box");
    play(&mut game, Move::Fly(at("e1")));
    let mut shot = || struck(&play(&mut game, Move::Shoot)).unwrap();
    assert_eq!(shot(), Struck::Taken(Token::Three));
    assert_eq!(shot(), Struck::Taken(Token::Left));
    assert_eq!(held(&game, A), [Loot::One, Loot::Three, Loot::Command]);
    assert_eq!((game.phase(), game.pilot(A).power_up), (Phase::Mine, Once::Spent));
    assert_board(
        &game,
        "2 . 2 . 2 .
         . . . R . .
         . . . . . .
         . . . . . .
         . . . . A B",
    );
}

/// NH-11.10
#[test]
fn the_stop_is_no_start_and_the_landing_is_named_anew() {
    let mut game = advanced(THREE_ROWS).power_up(0, Once::Ready).build();
    assert_eq!(refusal(&game, Move::Stop(at("a1"))), Refusal::NotStraight);
    play(&mut game, Move::Stop(at("b1")));
    play(&mut game, Move::Shoot);
    assert_eq!(game.legal_moves(), ["c1", "d1", "e1"].map(|space| Move::Fly(at(space))));
    assert_eq!(refusal(&game, Move::Fly(at("f1"))), Refusal::Blocked(at("f1")));
}

/// NH-11.6, NH-11.10
#[test]
fn a_powered_fighter_stops_where_the_way_is_blocked_and_shoots_it_free() {
    let column = "1 1 1 1 1 1\n4 1 1 1 1 1\n. . . . . .\n. . . . . .\nA . . . . B";
    let mut game = advanced(column).power_up(0, Once::Ready).build();
    play(&mut game, Move::Stop(at("a3")));
    let events = play(&mut game, Move::Shoot);
    assert_eq!(struck(&events), Some(Struck::Taken(Token::Four)), "the 4 was in the way");
    assert_eq!(game.legal_moves(), [Move::Fly(at("a4"))], "and now the way is free");
    play(&mut game, Move::Fly(at("a4")));
    assert_eq!(game.phase(), Phase::Shoot { left: 1, stop: None });
}

/// NH-10.2, NH-11.4, NH-11.6
#[test]
fn a_game_of_the_first_edition_goes_on_as_it_began() {
    let first = || advanced(THREE_ROWS).first_edition().power_up(0, Once::Ready);
    let mut game = first().missile(0, Once::Ready).build();
    assert_eq!(refusal(&game, Move::Stop(at("e1"))), Refusal::NoWayOn, "B is next to it");
    play(&mut game, Move::Stop(at("b1")));
    play(&mut game, Move::Launch);
    assert_eq!(held(&game, A).len(), 6, "a missile as an extra shot");
    let mut game = first().hoard(0, [Loot::Command]).hitless(1).build();
    buy(&mut game, Goods::Missile, &[Loot::Command]);
    assert_eq!((game.outcome(), game.to_act()), (None, Some(B)), "a purchase counts for nothing");
}

/// NH-11.6, NH-11.10
#[test]
fn a_way_that_stays_blocked_ends_the_move() {
    let mut game = advanced(THREE_ROWS).power_up(0, Once::Ready).build();
    play(&mut game, Move::Stop(at("e1")));
    play(&mut game, Move::Shoot);
    assert_eq!(game.pilot(A).fighter, Some(at("e1")), "B is next to it");
    assert_eq!(game.phase(), Phase::Shoot { left: 1, stop: None });
}

/// NH-11.10
#[test]
fn with_no_way_on_the_move_ends_at_the_stop() {
    let mut game = advanced(
        "5 2 . . . .
         . . 4 . . .
         A . . . . B",
    )
    .power_up(0, Once::Ready)
    .build();
    play(&mut game, Move::Stop(at("b1")));
    // The extra shot empties column b, and the 4 comes down onto c1.
    play(&mut game, Move::Shoot);
    assert_eq!(game.invader(at("c1")), Some(Token::Four));
    assert_eq!(game.phase(), Phase::Shoot { left: 1, stop: None });
    play(&mut game, Move::Shoot);
    assert_eq!((game.phase(), game.pilot(A).fighter), (Phase::Mine, Some(at("b1"))));
}
