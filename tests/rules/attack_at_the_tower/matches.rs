//! Section 8: the end of a game and of a match.

use saucer_night::engine::{GameModel, Seat, Verdict};
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

/// The active player can take the palace through an empty territory.
fn winning(seat: u8) -> Scene {
    let strong = "C2 C2 . | . . . | . . .";
    let weak = ". . . | . . . | . . .";
    let scene = if seat == 0 { Scene::of(strong, weak) } else { Scene::of(weak, strong) };
    scene.turn(seat)
}

fn win(game: &mut Game) -> Vec<Event> {
    play(game, attack(1, 1));
    play(game, Move::March);
    play(game, Move::Kill(Victim::Palace));
    play(game, Move::Stop)
}

fn wins(game: &Game) -> [u8; 2] {
    [game.wins(FIRST), game.wins(SECOND)]
}

/// AT-8.1
#[test]
fn the_game_ends_when_a_palace_is_destroyed() {
    let mut game = winning(1).build();
    assert_eq!(game.outcome(), None);
    let events = win(&mut game);
    assert!(events.contains(&Event::GameWon { seat: SECOND }));
    assert!(game.outcome().expect("over").won(SECOND));
    assert!(game.legal_moves().is_empty());
}

/// AT-8.2
#[test]
fn a_match_goes_to_the_first_with_two_wins() {
    let mut game = winning(0).best_of_three([0, 1], 0).build();
    win(&mut game);
    assert_eq!((wins(&game), game.outcome()), ([1, 1], None), "one all: a third game");
    assert_eq!(game.game_number(), 3);
    for seat in Seat::all(2) {
        let army = game.army(seat);
        assert_eq!((army.hand_count(), army.bases().pile_count()), (0, 25), "all is fresh");
        assert!(Space::all().all(|space| army.post(space).is_none()));
    }
    let mut last = winning(0).best_of_three([1, 1], 0).build();
    let events = win(&mut last);
    assert!(events.contains(&Event::MatchOver { wins: [2, 1] }));
    assert!(last.outcome().expect("over").won(FIRST));
    let mut single = winning(0).build();
    win(&mut single);
    assert!(single.outcome().is_some(), "a single game ends with the first palace");
}

/// AT-8.3
#[test]
fn the_loser_starts_the_next_game() {
    for seat in [0, 1] {
        let mut game = winning(seat).best_of_three([0, 0], 0).build();
        let events = win(&mut game);
        let loser = Seat(1 - seat);
        assert!(events.contains(&Event::GameBegan { number: 2, starter: loser }));
        assert_eq!((game.starter(), game.to_act()), (loser, Some(loser)));
    }
}

/// AT-8.4
#[test]
fn a_game_of_1000_turns_is_a_draw() {
    let scene = Scene::of(". . . | . . . | . . .", ". . . | . . . | . . .");
    let mut early = scene.clone().turns(998).build();
    play(&mut early, Move::EndTurn);
    assert_eq!((early.turns(), early.outcome()), (999, None));
    let mut game = scene.turns(999).build();
    let events = play(&mut game, Move::EndTurn);
    assert!(events.contains(&Event::GameDrawn { turns: 1_000 }));
    let outcome = game.outcome().expect("a single game is over");
    assert!(outcome.won(FIRST) && outcome.won(SECOND), "shared");
    assert_eq!(outcome.reward(FIRST), 0.5);
}

/// AT-8.4
#[test]
fn a_drawn_game_is_played_again_twice_per_match() {
    let scene = Scene::of(". . . | . . . | . . .", ". . . | . . . | . . .").turns(999);
    for starter in [0, 1] {
        let mut game = scene.clone().starter(starter).best_of_three([1, 0], 1).build();
        play(&mut game, Move::EndTurn);
        assert_eq!((wins(&game), game.draws()), ([1, 0], 2), "it counts for neither");
        assert_eq!(game.starter(), Seat(1 - starter), "the other player starts the replay");
        assert_eq!((game.turns(), game.outcome()), (0, None));
    }
    for (won, winners) in
        [([1, 0], vec![FIRST]), ([0, 1], vec![SECOND]), ([1, 1], vec![FIRST, SECOND])]
    {
        let mut game = scene.clone().best_of_three(won, 2).build();
        play(&mut game, Move::EndTurn);
        let outcome = game.outcome().expect("the third draw ends the match");
        assert_eq!(outcome.winners().collect::<Vec<_>>(), winners);
        assert_eq!(matches!(outcome.verdict(), Verdict::Tied(_)), won == [1, 1]);
    }
}

/// AT-8.4
#[test]
fn the_table_counts_the_last_turns() {
    let scene = Scene::of(". . . | . . . | . . .", ". . . | . . . | . . .").renewal();
    let asked = |turns| question(&scene.clone().turns(turns).build());
    assert!(!asked(979).contains("1000"), "{}", asked(979));
    assert!(asked(980).contains("turn 981 of 1000, after which the game is a draw"));
}
