//! Hands are secret: what the opponent can know is counts, and no more.

use saucer_night::engine::session::UndoRefusal;
use saucer_night::engine::{
    Chance, Driver, GameEvent, GameModel, SeatSetup, Seen, Session, Setup, Viewer,
};
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

fn seen(game: &Game, seat: Seat) -> Seen<Game> {
    Seen::new(game, Viewer::Seat(seat))
}

/// Two positions that differ only in which cards seat 1 holds of each deck.
fn twins() -> [Game; 2] {
    let scene = Scene::of("P2 S1 . | P2 . . | . . .", "S1 U1 . | P1 . . | . . .")
        .abilities(0, [Ability::Shooter])
        .ask_everyone();
    let one = scene.clone().bases(1, "PM").abilities(1, [Ability::Shooter, Ability::Common]);
    let other = scene.bases(1, "UU").abilities(1, [Ability::LightInfantry, Ability::Special]);
    [one.build(), other.build()]
}

/// AT-3.4, AT-7.1
#[test]
fn positions_that_differ_in_a_hand_look_equal_to_the_opponent() {
    let [one, other] = twins();
    assert!(*seen(&one, FIRST) == *seen(&other, FIRST));
    assert!(*Seen::new(&one, Viewer::Public) == *Seen::new(&other, Viewer::Public));
    assert!(*seen(&one, SECOND) != *seen(&other, SECOND), "the owner knows the hand");
    let view = seen(&one, FIRST);
    let army = view.army(SECOND);
    assert_eq!(army.hand().count(), 0);
    assert_eq!((army.bases().hand_count(), army.abilities().hand_count()), (2, 2));
    assert_eq!((army.bases().concealed(), army.bases().pile_count()), (2, 20));
}

/// AT-7.1
#[test]
fn they_still_look_equal_after_everything_both_did() {
    let [mut one, mut other] = twins();
    let moves = [
        attack(1, 1),
        Move::Pass,
        Move::Pass,
        Move::Stop,
        Move::Stop,
        Move::Stop,
        Move::Stop,
        Move::Pass,
        Move::Play(Play::Shooter),
        Move::Pass,
        attack(2, 3),
        Move::March,
        Move::PassTurn,
        Move::Stop,
        Move::EndTurn,
        Move::Renew,
        Move::Recruit,
        Move::RecruitNobody,
    ];
    for mv in moves {
        let asked = (one.to_act(), other.to_act());
        assert_eq!(asked.0, asked.1, "before {mv:?}");
        let told = |events: Vec<Event>| {
            let told = events.iter().filter_map(|event| event.seen_by(Viewer::Seat(FIRST)));
            told.collect::<Vec<_>>()
        };
        assert_eq!(told(play(&mut one, mv)), told(play(&mut other, mv)));
        assert!(*seen(&one, FIRST) == *seen(&other, FIRST), "after {mv:?}");
    }
    for kind in [[0, 1], [2, 0]] {
        let pile = Move::Draw(Pile::Bases);
        let (ours, theirs) = (draw(&mut one, pile, [kind[0]]), draw(&mut other, pile, [kind[1]]));
        assert_ne!(ours, theirs);
        let hidden = Viewer::Seat(FIRST);
        assert_eq!(ours[0].seen_by(hidden), theirs[0].seen_by(hidden));
        assert!(*seen(&one, FIRST) == *seen(&other, FIRST), "a drawn card stays hidden");
    }
}

/// AT-2.2, AT-3.4
#[test]
fn a_drawn_card_is_told_to_its_owner_only() {
    let card = Some(Card::Ability(Ability::Special));
    let event = Event::Drew { seat: FIRST, pile: Pile::Abilities, card };
    let hidden = Event::Drew { seat: FIRST, pile: Pile::Abilities, card: None };
    assert_eq!(event.seen_by(Viewer::Seat(FIRST)), Some(event));
    assert_eq!(event.seen_by(Viewer::Everything), Some(event));
    assert_eq!(event.seen_by(Viewer::Seat(SECOND)), Some(hidden));
    assert_eq!(event.seen_by(Viewer::Public), Some(hidden));
    let name = |seat: Seat| format!("Seat {}", seat.0);
    assert!(story(&event, &name).1.contains("Man-in-Black"));
    assert!(!story(&hidden, &name).1.contains("Man-in-Black"));
}

/// AT-3.9
#[test]
fn a_pile_that_ran_out_tells_the_opponent_what_was_in_the_hand() {
    let mut game = Scene::of(". . . | . . . | . . .", ". . . | . . . | . . .")
        .bases(1, "PS")
        .spent(1, Pile::Bases)
        .turn(1)
        .renewal()
        .build();
    let known = |game: &Game| seen(game, FIRST).army(SECOND).hand().collect::<Vec<_>>();
    let imagined = |game: &Game, seed| {
        let full = seen(game, FIRST).imagine(&mut Chance::unrecorded(seed));
        full.army(SECOND).bases().hand().iter().collect::<Vec<_>>()
    };
    assert!((0..20).all(|seed| imagined(&game, seed) == [Base::Pod, Base::Saucer]));
    play(&mut game, Move::Renew);
    draw(&mut game, Move::Draw(Pile::Bases), [4]);
    let pair = [Card::Base(Base::Pod), Card::Base(Base::Saucer)];
    assert_eq!(known(&game), pair, "those two, and not the Mothership");
    assert_eq!(seen(&game, FIRST).army(SECOND).bases().concealed(), 1);
    draw(&mut game, Move::Draw(Pile::Abilities), [0]);
    draw(&mut game, Move::Draw(Pile::Abilities), [0]);
    draw(&mut game, Move::Draw(Pile::Abilities), [0]);
    play(&mut game, build(Base::Pod, "1a"));
    assert_eq!(known(&game), pair[1..], "the Pod has left the hand");
    play(&mut game, build(Base::Mothership, "1b"));
    assert_eq!(known(&game), pair[1..]);
    assert_eq!(seen(&game, FIRST).army(SECOND).bases().concealed(), 0);
}

/// AT-3.4
#[test]
fn an_imagined_hand_has_the_right_counts_and_varies() {
    let [game, _] = twins();
    let view = seen(&game, FIRST);
    let hands: std::collections::BTreeSet<Vec<Card>> = (0..40)
        .map(|seed| {
            let full = view.imagine(&mut Chance::unrecorded(seed));
            assert_eq!(full.broken_invariant(), None);
            let army = full.army(SECOND);
            assert_eq!((army.bases().hand().len(), army.abilities().hand().len()), (2, 2));
            assert!(full.army(FIRST) == game.army(FIRST), "the own hand is as it is");
            army.hand().collect()
        })
        .collect();
    assert!(hands.len() > 20, "{} different hands", hands.len());
}

fn session(seed: &str) -> Session<Game> {
    let seat = |colour| SeatSetup { name: String::new(), colour, driver: Driver::Person };
    let options = Options { second_hand: true, ..Options::default() };
    let seats = vec![seat(0), seat(1)];
    Session::new(Setup { options, seats, seed: seed.into(), practice: false }).expect("sets up")
}

/// AT-2.2, AT-2.4
#[test]
fn undo_stops_where_a_card_was_drawn_or_shown() {
    let mut session = session("tower");
    for _ in 0..10 {
        let seat = session.to_act().expect("on");
        session.play(seat, &Move::Draw(Pile::Bases)).expect("draws");
        assert_eq!(session.undo(), Err(UndoRefusal::Known));
    }
    let first = session.to_act().expect("on");
    session.play(first, &Move::Keep).expect("keeps");
    assert_eq!(session.undo(), Ok(()), "keeping shows nothing");
    session.play(first, &Move::Keep).expect("keeps");
    session.play(opponent(first), &Move::Keep).expect("keeps");
    let moves = session.seen(Viewer::Seat(first)).legal_moves();
    let built = moves.iter().find(|mv| matches!(mv, Move::Build { .. })).expect("a base");
    session.play(first, built).expect("builds");
    assert_eq!(session.undo(), Err(UndoRefusal::Shown), "the opponent has seen the base");
}

/// AT-3.10
#[test]
fn nothing_plays_itself() {
    let game = Scene::of(". . . | . . . | . . .", ". . . | . . . | . . .").build();
    assert_eq!(game.legal_moves(), [Move::EndTurn]);
    assert_eq!(game.forced(), None, "ending the turn is the player's own moment");
}
