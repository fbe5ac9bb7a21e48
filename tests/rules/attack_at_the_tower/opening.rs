//! Section 2: set-up.

use saucer_night::engine::{Chance, GameModel};

use super::*;

/// Set-up with this starter.
fn start(starter: u32) -> Game {
    Game::new(&Options::default(), &mut Chance::scripted([starter])).unwrap()
}

/// The same at a table that agreed on a second opening hand.
fn start_with_second_hand() -> Game {
    let options = Options { second_hand: true, ..Options::default() };
    Game::new(&options, &mut Chance::scripted([0])).unwrap()
}

/// Both opening hands: three bases and two abilities each, a Pod, a Pod, a Saucer, two Shooters.
fn with_hands(mut game: Game) -> Game {
    for _ in 0..2 {
        for kind in [0, 0, 1] {
            draw(&mut game, Move::Draw(Pile::Bases), [kind]);
        }
        for _ in 0..2 {
            draw(&mut game, Move::Draw(Pile::Abilities), [1]);
        }
    }
    game
}

/// AT-2.1
#[test]
fn any_card_of_a_deck_may_come_first() {
    for kind in 0..5 {
        let events = draw(&mut start(0), Move::Draw(Pile::Bases), [kind]);
        let card = Some(Card::Base(Base::ALL[kind as usize]));
        assert_eq!(events, [Event::Drew { seat: FIRST, pile: Pile::Bases, card }]);
    }
    let firsts = (0..60).map(|seed| {
        let (mut game, mut chance) = (start(1), Chance::unrecorded(seed));
        game.apply(&Move::Draw(Pile::Abilities), &mut chance, &mut Vec::new());
        game.army(SECOND).hand().next().expect("a card")
    });
    let different: std::collections::BTreeSet<Card> = firsts.collect();
    assert!(different.len() >= 5, "shuffled: {different:?}");
}

/// AT-2.2
#[test]
fn each_player_draws_five_cards_from_either_pile() {
    let mut game = start(0);
    for (pile, left) in [(Pile::Bases, 4), (Pile::Abilities, 3), (Pile::Bases, 2)] {
        assert_eq!(game.legal_moves(), [Move::Draw(Pile::Bases), Move::Draw(Pile::Abilities)]);
        draw(&mut game, Move::Draw(pile), [0]);
        let occasion = Occasion::Opening;
        assert_eq!(game.phase(), Phase::Draw { seat: FIRST, left, occasion });
    }
    draw(&mut game, Move::Draw(Pile::Abilities), [0]);
    draw(&mut game, Move::Draw(Pile::Abilities), [0]);
    let hand = game.army(FIRST);
    assert_eq!((hand.bases().hand_count(), hand.abilities().hand_count()), (2, 3));
    assert_eq!(game.to_act(), Some(SECOND), "five and no more");
    for _ in 0..5 {
        draw(&mut game, Move::Draw(Pile::Bases), [0]);
    }
    assert_eq!(game.army(SECOND).hand_count(), 5);
    assert_eq!(game.phase(), Phase::Build { seat: FIRST, opening: true });
}

/// AT-2.3
#[test]
fn an_opening_hand_may_be_returned_once_where_the_table_agreed_on_it() {
    let plain = with_hands(start(0));
    assert_eq!(plain.phase(), Phase::Build { seat: FIRST, opening: true }, "off unless chosen");
    assert_eq!(refused(&plain, Move::Redraw), Refusal::NotNow(plain.phase()));
    let mut game = with_hands(start_with_second_hand());
    assert_eq!(game.legal_moves(), [Move::Keep, Move::Redraw]);
    play(&mut game, Move::Redraw);
    assert_eq!(game.army(FIRST).hand_count(), 0);
    assert_eq!(game.army(FIRST).bases().pile_count(), 25, "the cards are back in the pile");
    for _ in 0..5 {
        assert_eq!(game.to_act(), Some(FIRST));
        draw(&mut game, Move::Draw(Pile::Bases), [0]);
    }
    assert_eq!(game.army(FIRST).bases().hand().count(Base::Pod), 5);
    assert_eq!(game.phase(), Phase::Keep { seat: SECOND }, "only once");
    play(&mut game, Move::Keep);
    assert_eq!(game.army(SECOND).abilities().hand().count(Ability::Shooter), 2);
    assert_eq!(game.phase(), Phase::Build { seat: FIRST, opening: true });
}

/// AT-2.4
#[test]
fn bases_of_the_opening_hand_go_on_free_spaces() {
    let mut game = with_hands(start(0));
    play(&mut game, build(Base::Pod, "1a"));
    assert_eq!(
        refused(&game, build(Base::Pod, "1a")),
        Refusal::Occupied { at: at("1a"), opening: true }
    );
    assert_eq!(
        refused(&game, build(Base::Cigar, "1b")),
        Refusal::NotInHand(Card::Base(Base::Cigar))
    );
    play(&mut game, build(Base::Pod, "2b"));
    assert_eq!(troops(&game, FIRST, "2b"), 0);
    play(&mut game, Move::Done);
    assert_eq!(game.army(FIRST).bases().hand_count(), 1, "building is a choice");
    for name in ["1a", "1b"] {
        play(&mut game, build(Base::Pod, name));
    }
    play(&mut game, build(Base::Saucer, "1c"));
    assert_eq!(game.phase(), Phase::Renew, "nobody has a base left to ask about");
}

/// AT-2.5
#[test]
fn a_drawn_starter_goes_first_in_each_step_and_turns_alternate() {
    let mut game = start(1);
    assert_eq!((game.starter(), game.to_act()), (SECOND, Some(SECOND)));
    assert_eq!(start(0).starter(), FIRST);
    let mut asked = Vec::new();
    while game.phase() != Phase::Renew {
        asked.push((std::mem::discriminant(&game.phase()), game.to_act().unwrap()));
        let mv = game.legal_moves()[0];
        match mv {
            Move::Draw(_) => draw(&mut game, mv, [0]),
            _ => play(&mut game, mv),
        };
    }
    asked.dedup();
    let seats: Vec<_> = asked.iter().map(|(_, seat)| *seat).collect();
    assert_eq!(seats, [SECOND, FIRST, SECOND, FIRST]);
    for seat in [SECOND, FIRST, SECOND] {
        assert_eq!((game.active(), game.phase()), (seat, Phase::Renew));
        play(&mut game, Move::Decline);
        play(&mut game, Move::EndTurn);
    }
}
