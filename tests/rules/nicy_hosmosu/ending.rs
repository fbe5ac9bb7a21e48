//! Section 10: how a game ends and what it is worth.

use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, GameModel, Seat, Seen, Verdict, Viewer};
use saucer_night::games::nicy_hosmosu::picture::Picture;
use saucer_night::games::nicy_hosmosu::{
    Ending, Event, Goods, Loot, Move, NicyHosmosu, Phase, Refusal, points, text::question,
};

use super::{A, B, C, at, buy, play, play_with, refusal, stand_and_shoot};

fn scores(game: &NicyHosmosu) -> Vec<Option<i32>> {
    game.outcome().expect("over").standings.iter().map(|standing| standing.points).collect()
}

fn ended(events: &[Event]) -> Option<Ending> {
    match events.last() {
        Some(Event::Ended(ending)) => Some(*ending),
        _ => None,
    }
}

/// NH-10.1
#[test]
fn the_game_ends_with_the_last_invader() {
    let mut game = Picture::of("4 . . . . .\n. . . . . .\nA . . . . B").build();
    play(&mut game, Move::Stay);
    let events = play(&mut game, Move::Shoot);
    assert_eq!(ended(&events), Some(Ending::Cleared));
    assert_eq!((game.phase(), game.to_act()), (Phase::Over(Ending::Cleared), None));
    assert_eq!(scores(&game), [Some(4), Some(0)]);
    assert_eq!(refusal(&game, Move::LeaveMine), Refusal::Over);
}

/// NH-10.1
#[test]
fn reinforcements_that_are_due_come_first() {
    let mut game = Picture::of("4 . . . . .\n. . . . . .\nA . . . . B").piles("2").build();
    play(&mut game, Move::Stay);
    play_with(&mut game, Move::Shoot, "2");
    assert_eq!(game.phase(), Phase::Mine, "the game goes on");
    // The mine may take the last one as well.
    let mut game = Picture::of(". . . . . .\n* 4 . . . .\n. . A . . B").piles("2").build();
    play(&mut game, Move::Stay);
    play(&mut game, Move::Shoot);
    let events = play(&mut game, Move::PushMine(at("b2")));
    assert_eq!(ended(&events), Some(Ending::Cleared), "no wave is due");
}

/// Both seats look into empty columns.
fn nothing_to_hit() -> Picture {
    Picture::of("4 4 . . . .\n. . . . . .\n. . A . . B")
}

/// NH-10.2
#[test]
fn the_game_ends_when_everybody_has_missed_since_the_last_hit() {
    let mut game = nothing_to_hit().build();
    stand_and_shoot(&mut game);
    assert_eq!(game.to_act(), Some(B));
    play(&mut game, Move::Stay);
    play(&mut game, Move::Shoot);
    assert_eq!(game.phase(), Phase::Mine);
    let events = play(&mut game, Move::LeaveMine);
    assert_eq!(ended(&events), Some(Ending::Quiet));
}

/// NH-10.2
#[test]
fn a_hit_starts_the_count_anew() {
    let mut game = Picture::of("4 . . . 5 .\n4 . . . 5 .\n. . A . . B").build();
    stand_and_shoot(&mut game);
    assert!(game.pilot(A).hitless);
    for mv in [Move::Fly(at("e1")), Move::Shoot, Move::LeaveMine] {
        play(&mut game, mv);
    }
    assert!(!game.pilot(A).hitless && !game.pilot(B).hitless);
    stand_and_shoot(&mut game);
    assert_eq!(game.to_act(), Some(B), "B has not missed yet");
    for mv in [Move::Fly(at("f1")), Move::Shoot, Move::LeaveMine] {
        play(&mut game, mv);
    }
    assert_eq!(game.phase(), Phase::Over(Ending::Quiet));
}

/// NH-10.2
#[test]
fn staying_out_and_a_purchase_are_turns_without_a_hit() {
    let mut game =
        Picture::of("4 4 . . . .\n. . . . . .\n. . A . . .").hoard(1, [Loot::Command]).build();
    stand_and_shoot(&mut game);
    let events = play(&mut game, Move::StayOut);
    assert_eq!(ended(&events), Some(Ending::Quiet));

    let mut game = nothing_to_hit().hoard(1, [Loot::Command]).build();
    stand_and_shoot(&mut game);
    buy(&mut game, Goods::Missile, &[Loot::Command]);
    assert_eq!(game.phase(), Phase::Over(Ending::Quiet), "nobody hit anything in a whole round");

    // A return is followed by a normal turn, and that one decides.
    let alone = Picture::of("4 4 . . . .\n. . . . . .\n. . A . . .").hoard(1, [Loot::Command]);
    let mut game = alone.hitless(0).turn(1).build();
    buy(&mut game, Goods::Return, &[Loot::Command]);
    for mv in [Move::Place(at("a1")), Move::Stay, Move::Shoot, Move::LeaveMine] {
        play(&mut game, mv);
    }
    assert!(!game.pilot(A).hitless && game.to_act() == Some(A), "B hit the 4");
}

/// NH-10.2
#[test]
fn only_players_still_in_the_game_have_to_miss() {
    let mut game =
        Picture::of("4 4 . . . .\n. . . . . .\n. . A . . B").players(3).hitless(0).turn(1).build();
    // C has lost the fighter and cannot pay: B's miss ends the game.
    play(&mut game, Move::Stay);
    play(&mut game, Move::Shoot);
    let events = play(&mut game, Move::LeaveMine);
    assert!(events.contains(&Event::DroppedOut { seat: C }));
    assert_eq!(ended(&events), Some(Ending::Quiet));
}

/// NH-10.3
#[test]
fn most_points_win_and_ties_share() {
    let end = |a: &[Loot], b: &[Loot]| {
        let hoards = nothing_to_hit().hoard(0, a.iter().copied()).hoard(1, b.iter().copied());
        let mut game = hoards.hitless(1).build();
        stand_and_shoot(&mut game);
        game.outcome().expect("everybody missed")
    };
    let clear = end(&[Loot::Command, Loot::One], &[Loot::Five, Loot::Five]);
    assert_eq!(clear.winners().collect::<Vec<Seat>>(), [A]);
    assert_eq!(clear.standings[1].points, Some(10));
    let tie = end(&[Loot::Command], &[Loot::Five, Loot::Five]);
    assert_eq!(tie.verdict(), Verdict::Shared(vec![A, B]), "a shared victory, no tie");
}

/// NH-10.4
#[test]
fn an_invader_that_passes_row_one_loses_the_game_for_all() {
    let mut game = Picture::of("4 . . . . .\n. . . . . .\nA . 1 . . B")
        .hoard(0, [Loot::Command])
        .piles("12345")
        .build();
    play(&mut game, Move::Stay);
    let events = play(&mut game, Move::Shoot);
    assert_eq!(ended(&events), Some(Ending::PlanetHit));
    let outcome = game.outcome().expect("over");
    assert!(outcome.together);
    assert_eq!(outcome.winners().count(), 0);
    assert_eq!(scores(&game), [None, None]);
    assert_eq!(game.piles().len(), 5, "the wave never comes");
    // On row 1 itself an invader is still off the planet.
    let mut game = Picture::of("4 . . . . .\n. . 1 . . .\nA . . . . B").build();
    play(&mut game, Move::Stay);
    play(&mut game, Move::Shoot);
    assert!(game.invader(at("c1")).is_some());
    assert_eq!(game.outcome(), None);
}

/// NH-10.5
#[test]
fn with_every_player_out_all_lose() {
    let mut game = Picture::of("4 4 . . . .\n. . . . . .\n. . A . . .").build();
    play(&mut game, Move::Stay);
    play(&mut game, Move::Shoot);
    // Play itself always leaves the shooter a fighter; take it away at the end of the turn.
    let mut json = serde_json::to_value(&game).unwrap();
    json["pilots"][0]["fighter"] = serde_json::Value::Null;
    json["hit"] = true.into();
    let mut game: NicyHosmosu = serde_json::from_value(json).unwrap();
    let events = play(&mut game, Move::LeaveMine);
    let dropped = |seat| events.contains(&Event::DroppedOut { seat });
    assert!(dropped(A) && dropped(B));
    assert_eq!(ended(&events), Some(Ending::AllOut));
    assert_eq!(scores(&game), [None, None]);
    assert_eq!(game.outcome().expect("over").winners().count(), 0);
}

/// NH-10.6
#[test]
fn example_eighty_three_points() {
    let counts = [
        (Loot::Five, 3),
        (Loot::Four, 4),
        (Loot::Three, 2),
        (Loot::Two, 5),
        (Loot::One, 6),
        (Loot::Command, 3),
    ];
    let hoard = counts.iter().flat_map(|(loot, count)| std::iter::repeat_n(*loot, *count));
    let mut game = nothing_to_hit().hoard(0, hoard).hitless(1).build();
    assert_eq!(points(&game.pilot(A).hoard), 15 + 16 + 6 + 10 + 6 + 30);
    stand_and_shoot(&mut game);
    assert_eq!(scores(&game), [Some(83), Some(0)]);
}

/// NH-10.7
#[test]
fn the_two_thousandth_turn_is_the_last() {
    let targets = "4 5 . . . .\n4 5 . . . .\n. . . . . .\nA B . . . .";
    let mut game = Picture::of(targets).turns(1_998).build();
    stand_and_shoot(&mut game);
    assert_eq!((game.turns(), game.to_act()), (1_999, Some(B)));
    stand_and_shoot(&mut game);
    assert_eq!(game.phase(), Phase::Over(Ending::TurnLimit));
    assert_eq!(scores(&game), [Some(4), Some(5)]);
}

/// NH-10.2
#[test]
fn the_table_says_when_a_turn_without_a_hit_is_the_last() {
    let asked = |picture: Picture| question(&picture.build());
    let warning = "a turn without a hit ends the game";
    assert!(!asked(nothing_to_hit()).contains(warning), "B has not missed yet");
    assert!(asked(nothing_to_hit().hitless(1)).contains(warning));
    assert!(!asked(nothing_to_hit().players(3).hitless(1)).contains(warning), "C has not");
    assert!(asked(nothing_to_hit().players(3).hitless(1).out(2)).contains(warning), "C is out");
}

/// NH-10.7
#[test]
fn the_table_says_that_the_last_turns_are_counted() {
    let asked = |turns| question(&nothing_to_hit().turns(turns).build());
    assert!(!asked(1_979).contains("2000"));
    assert!(asked(1_980).contains("turn 1981 of 2000"), "{}", asked(1_980));
}

/// NH-10.7
#[test]
fn a_game_of_the_first_edition_ends_with_its_four_hundredth_turn() {
    let targets = "4 5 . . . .\n4 5 . . . .\n. . . . . .\nA B . . . .";
    let mut game = Picture::of(targets).first_edition().turns(399).build();
    stand_and_shoot(&mut game);
    assert_eq!(game.phase(), Phase::Over(Ending::TurnLimit));
}

/// NH-10.7. `SAUCER_GAMES` asks for another number of games.
#[test]
fn no_game_of_sensible_players_is_cut() {
    let (games, mut longest) = (crate::asked_games(120), 0);
    for (number, options) in NicyHosmosu::variants().iter().cycle().take(games).enumerate() {
        let mut chance = Chance::unrecorded(number as u64);
        let mut game = NicyHosmosu::new(options, &mut chance).expect("sets up");
        while let Some(seat) = game.to_act() {
            let seen = Seen::new(&game, Viewer::Seat(seat));
            let mv = bot::choose(&seen, seat, Level::Greedy, &mut chance);
            game.apply(&mv, &mut chance, &mut Vec::new());
        }
        assert!(game.turns() < 500, "{} turns of {options:?}, seed {number}", game.turns());
        longest = longest.max(game.turns());
    }
    println!("{games} games, at most {longest} turns");
}
