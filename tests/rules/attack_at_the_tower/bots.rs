//! Whether `evaluate` knows what is good.

use saucer_night::engine::bot::{self, Level, Thought};
use saucer_night::engine::{Chance, GameModel, Seat, Seen, Viewer};
use saucer_night::games::attack_at_the_tower::scene::Scene;

use super::*;

fn greedy_wins(seed: u64, options: &Options) -> bool {
    let mut chance = Chance::unrecorded(seed);
    let mut game = Game::new(options, &mut chance).expect("sets up");
    let greedy = Seat((seed % 2) as u8);
    let mut events = Vec::new();
    while let Some(seat) = game.to_act() {
        let level = if seat == greedy { Level::Greedy } else { Level::Random };
        let view = Seen::new(&game, Viewer::Seat(seat));
        let mv = bot::choose(&view, seat, level, &mut chance);
        game.apply(&mv, &mut chance, &mut events);
        events.clear();
    }
    game.outcome().expect("over").reward(greedy) == 1.0
}

/// AT-8.2
#[test]
fn greedy_wins_nine_of_ten_against_random() {
    let options = Options { length: Length::Single, ..Options::default() };
    let won = (0..20).filter(|seed| greedy_wins(*seed, &options)).count();
    assert!(won >= 18, "greedy won {won} of 20");
}

/// AT-8.2
#[test]
#[ignore = "a measurement: run with --release --ignored"]
fn greedy_wins_90_of_100_matches() {
    for options in Game::variants() {
        let won = (0..100).filter(|seed| greedy_wins(*seed, &options)).count();
        println!("{options:?}: greedy won {won} of 100");
        assert!(won >= 90, "{options:?}: greedy won {won} of 100");
    }
}

/// AT-3.6, AT-4.3, AT-5.8, AT-8.4: the literal readings make the game neither endless nor one that is over when it
/// begins. `SAUCER_GAMES` asks for another number of games.
#[test]
fn sensible_games_come_to_an_end_and_are_open() {
    let games = crate::asked_games(120) as u64;
    let options = Options { length: Length::Single, ..Options::default() };
    let (mut starter_won, mut turns, mut longest) = (0, 0, 0);
    for seed in 0..games {
        let mut chance = Chance::unrecorded(seed);
        let mut game = Game::new(&options, &mut chance).expect("sets up");
        let (starter, mut events) = (game.starter(), Vec::new());
        while let Some(seat) = game.to_act() {
            let view = Seen::new(&game, Viewer::Seat(seat));
            let mv = bot::choose(&view, seat, Level::Greedy, &mut chance);
            game.apply(&mv, &mut chance, &mut events);
        }
        assert_eq!(game.draws(), 0, "game {seed} was cut");
        starter_won += u64::from(game.wins(starter));
        turns += u64::from(game.turns());
        longest = longest.max(game.turns());
    }
    println!("starter won {starter_won} of {games}, {} turns, at most {longest}", turns / games);
    assert!((games / 4..=games * 3 / 4).contains(&starter_won), "the starter won {starter_won}");
    assert!(turns / games >= 3, "{} turns are no game", turns / games);
    assert!(longest < 400, "{longest} turns");
}

/// How many turns single games of two seats of this level last, shortest first.
fn turns(games: u64, level: Level, iterations: u32) -> Vec<u16> {
    let options = Options { length: Length::Single, ..Options::default() };
    let game = |seed: u64| {
        let (mut thoughts, mut luck) = (Chance::unrecorded(seed), Chance::unrecorded(seed));
        let mut game = Game::new(&options, &mut luck).expect("sets up");
        let mut events = Vec::new();
        while let Some(seat) = game.to_act() {
            let seen = Seen::new(&game, Viewer::Seat(seat));
            let seed = thoughts.below(u32::MAX).into();
            let mut thought = Thought::within(seen, level, seed, iterations);
            while !thought.run(u32::MAX) {}
            let mv = thought.decide().expect("a decision").mv;
            game.apply(&mv, &mut luck, &mut events);
            events.clear();
        }
        game.turns()
    };
    let mut turns: Vec<u16> = (0..games).map(game).collect();
    turns.sort_unstable();
    turns
}

/// AT-8.1: how long two Officers and two Admirals play. Wanted are 12 turns in the middle and never more than 40.
#[test]
#[ignore = "a measurement of hours: run with --release --ignored; GAMES and ITERATIONS ask for fewer"]
fn how_many_turns_two_officers_and_two_admirals_take() {
    let asked =
        |name: &str| -> Option<u64> { Some(std::env::var(name).ok()?.parse().expect("a number")) };
    let games = asked("GAMES").unwrap_or(200);
    for level in [Level::Officer, Level::Admiral] {
        let most = asked("ITERATIONS").unwrap_or(level.iterations::<Game>().into());
        let turns = turns(games, level, most as u32);
        let (middle, longest) = (turns[turns.len() / 2], turns[turns.len() - 1]);
        println!("{level:?}, {most} iterations: {games} games, median {middle}, at most {longest}");
        println!("{turns:?}");
    }
}

/// AT-8.4
#[test]
#[ignore = "a measurement: run with --release --ignored"]
fn random_playouts_per_second() {
    const GAMES: u32 = 10_000;
    for asking in [Asking::WhoCan, Asking::Everyone] {
        let options = Options { length: Length::Single, asking, ..Options::default() };
        let mut chance = Chance::unrecorded(1);
        let (mut moves, mut events, mut decisions) = (Vec::new(), Vec::new(), 0u32);
        let start = std::time::Instant::now();
        for _ in 0..GAMES {
            let mut game = Game::new(&options, &mut chance).expect("sets up");
            while game.to_act().is_some() {
                moves.clear();
                events.clear();
                game.list_moves(&mut moves);
                let mv = moves[chance.below(moves.len() as u32) as usize];
                game.apply(&mv, &mut chance, &mut events);
                decisions += 1;
            }
        }
        let rate = f64::from(GAMES) / start.elapsed().as_secs_f64();
        println!("{asking:?}: {rate:.0} games a second, {} decisions each", decisions / GAMES);
    }
}

/// AT-6.6
#[test]
fn whoever_looks_ahead_takes_an_open_palace() {
    let game = Scene::of("C2 C2 . | P2 . . | . . .", "U2 . . | . . . | P2 . .").build();
    let view = Seen::new(&game, Viewer::Seat(FIRST));
    let greedy = bot::choose(&view, FIRST, Level::Greedy, &mut Chance::unrecorded(1));
    assert_eq!(greedy, attack(1, 2));
    for level in [Level::Officer, Level::Admiral] {
        let mut thought = Thought::within(view.clone(), level, 1, 300);
        while !thought.run(100) {}
        assert_eq!(thought.decide().expect("a decision").mv, attack(1, 2), "{level:?}");
    }
}

/// AT-8.2
#[test]
fn a_lead_looks_better_than_the_lack_of_it() {
    let game = Scene::of("C2 C2 U2 | P2 . . | P . .", "P . . | . . . | . . .").build();
    assert!(game.evaluate(FIRST) > 0.8 && game.evaluate(SECOND) < 0.2);
    let ahead =
        Scene::of(". . . | . . . | . . .", ". . . | . . . | . . .").best_of_three([1, 0], 0);
    let ahead = ahead.build();
    assert!(ahead.evaluate(FIRST) > 0.7 && ahead.evaluate(SECOND) < 0.3);
}
