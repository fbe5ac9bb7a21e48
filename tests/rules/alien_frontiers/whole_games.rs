//! Whole games: what random and greedy seats make of the rules.

use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, GameModel, Seen, Viewer};
use saucer_night::games::alien_frontiers::{AlienFrontiers, Edition, Event, Move, Options};

const FOUR: Options = Options { players: 4, long: false, edition: Edition::Second };

/// Plays a game of greedy seats and tells how many rounds it took, with everything that happened.
fn greedy_game(options: &Options, seed: u64) -> (u8, Vec<Event>) {
    let mut chance = Chance::unrecorded(seed);
    let mut game = AlienFrontiers::new(options, &mut chance).expect("legal options");
    let mut events = Vec::new();
    while let Some(seat) = game.to_act() {
        let mv = match game.forced() {
            Some(mv) => mv,
            None => {
                let seen = Seen::new(&game, Viewer::Seat(seat));
                bot::choose(&seen, seat, Level::Greedy, &mut chance)
            }
        };
        game.apply(&mv, &mut chance, &mut events);
    }
    (game.round(), events)
}

#[test]
fn greedy_seats_colonise_the_planet_in_good_time() {
    let rounds: Vec<u8> = (0..12).map(|seed| greedy_game(&FOUR, seed).0).collect();
    let mean = rounds.iter().map(|n| f64::from(*n)).sum::<f64>() / rounds.len() as f64;
    assert!((8.0..=20.0).contains(&mean), "mean {mean}: {rounds:?}");
    assert!(rounds.iter().all(|n| *n <= 60), "{rounds:?}");
}

/// Plays at random to the end and counts the decisions.
fn random_game(
    options: &Options,
    seed: u64,
    moves: &mut Vec<Move>,
    events: &mut Vec<Event>,
) -> u64 {
    let mut chance = Chance::unrecorded(seed);
    let mut game = AlienFrontiers::new(options, &mut chance).expect("legal options");
    let mut decisions = 0;
    loop {
        moves.clear();
        game.list_moves(moves);
        if moves.is_empty() {
            return decisions;
        }
        let mv = moves[chance.below(moves.len() as u32) as usize];
        events.clear();
        game.apply(&mv, &mut chance, events);
        decisions += 1;
    }
}

/// Seconds this thread has computed: fair also on a machine that has other things to do.
fn computed() -> f64 {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells");
    let nanoseconds = stat.split_whitespace().next().expect("a number");
    nanoseconds.parse::<f64>().expect("a number") / 1e9
}

/// `cargo test --release --test rules whole_games -- --ignored --nocapture`
#[test]
#[ignore = "measures; only a release build tells anything"]
fn measure_playouts_and_greedy_games() {
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    for options in AlienFrontiers::variants() {
        let (start, games) = (computed(), 2_000);
        let decisions: u64 =
            (0..games).map(|seed| random_game(&options, seed, &mut moves, &mut events)).sum();
        let seconds = computed() - start;
        println!(
            "{options:?}: {:.0} random games a second, {} decisions each, {:.0} ns per decision",
            games as f64 / seconds,
            decisions / games,
            seconds * 1e9 / decisions as f64
        );
    }
    let start = computed();
    let games: Vec<(u8, Vec<Event>)> = (0..200).map(|seed| greedy_game(&FOUR, seed)).collect();
    let mean = games.iter().map(|(n, _)| f64::from(*n)).sum::<f64>() / games.len() as f64;
    let longest = games.iter().map(|(n, _)| *n).max();
    println!(
        "200 greedy games: mean {mean:.1} rounds, longest {longest:?}, {:.1} s",
        computed() - start
    );
    let count = |what: fn(&Event) -> bool| {
        games.iter().flat_map(|(_, events)| events).filter(|event| what(event)).count() / 200
    };
    println!("powers {}", count(|e| matches!(e, Event::PowerUsed { .. })));
    println!("given up {}", count(|e| matches!(e, Event::GivenUp { .. })));
    println!("built {}", count(|e| matches!(e, Event::Built { .. })));
    println!("claimed {}", count(|e| matches!(e, Event::Claimed { .. })));
    println!("launched {}", count(|e| matches!(e, Event::Launched { .. })));
    println!("landed {}", count(|e| matches!(e, Event::Landed { .. })));
    println!("raids {}", count(|e| matches!(e, Event::RaidTook { .. } | Event::RaidStole { .. })));
}

/// AF-13.7. `SAUCER_GAMES` asks for another number of games.
#[test]
fn no_game_of_sensible_players_is_cut() {
    let (games, mut longest) = (crate::asked_games(15), 0);
    for (number, options) in AlienFrontiers::variants().iter().cycle().take(games).enumerate() {
        let mut chance = Chance::unrecorded(number as u64);
        let mut game = AlienFrontiers::new(options, &mut chance).expect("legal");
        while let Some(seat) = game.to_act() {
            let seen = Seen::new(&game, Viewer::Seat(seat));
            let mv = bot::choose(&seen, seat, Level::Greedy, &mut chance);
            game.apply(&mv, &mut chance, &mut Vec::new());
        }
        assert!(game.round() < 60, "{} rounds of {options:?}, seed {number}", game.round());
        longest = longest.max(game.round());
    }
    println!("{games} games, at most {longest} rounds");
}
