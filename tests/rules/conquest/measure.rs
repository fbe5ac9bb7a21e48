//! Measurements, in release only: `cargo test --release --test rules conquest::measure -- --ignored --nocapture`.

use std::time::Instant;

use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, GameModel, Seat, Seen, Viewer};
use saucer_night::games::conquest::cards::Race;
use saucer_night::games::conquest::{Conquest, Ending, Mode, Options, Phase, Sheet};

/// A game of greedy seats, over.
fn played_greedily(options: &Options, seed: u64) -> Conquest {
    played(options, seed, Level::Greedy)
}

/// A game of computer players of this level, over.
fn played(options: &Options, seed: u64, level: Level) -> Conquest {
    let mut chance = Chance::unrecorded(seed);
    let mut game = Conquest::new(options, &mut chance).expect("sets up");
    let mut events = Vec::new();
    while let Some(seat) = game.to_act() {
        let seen = Seen::new(&game, Viewer::Seat(seat));
        let mv = bot::choose(&seen, seat, level, &mut chance);
        events.clear();
        game.apply(&mv, &mut chance, &mut events);
    }
    game
}

#[test]
#[ignore = "a measurement"]
fn random_games_per_second() {
    let (mut moves, mut events) = (Vec::new(), Vec::new());
    let (games, start, mut decisions) = (300, Instant::now(), 0);
    for seed in 0..games {
        let mut chance = Chance::unrecorded(seed);
        let mut game = Conquest::new(&Options::default(), &mut chance).expect("sets up");
        while game.to_act().is_some() {
            moves.clear();
            events.clear();
            game.list_moves(&mut moves);
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.apply(&mv, &mut chance, &mut events);
            decisions += 1;
        }
    }
    let rate = games as f64 / start.elapsed().as_secs_f64();
    println!("{rate:.0} four-player games a second, {} decisions each", decisions / games);
    assert!(rate > 30.0);
}

/// Two hundred games of four greedy seats: 6 to 14 rounds, and no race under 12% or over 40%.
#[test]
#[ignore = "a measurement"]
fn greedy_games_are_of_fair_length_and_races_balanced() {
    let (mut rounds, games) = (0, 200);
    let (mut won, mut played) = ([0u32; Race::COUNT], [0u32; Race::COUNT]);
    for seed in 0..games {
        let game = played_greedily(&Options::default(), seed + 1000);
        rounds += u32::from(game.round());
        let outcome = game.outcome().expect("over");
        for seat in Seat::all(4) {
            let race = game.player(seat).race() as usize;
            played[race] += 1;
            won[race] += u32::from(outcome.won(seat));
        }
    }
    let mean = f64::from(rounds) / games as f64;
    println!("{mean:.1} rounds");
    assert!((6.0..=14.0).contains(&mean));
    for race in Race::ALL {
        let share = 100.0 * f64::from(won[race as usize]) / f64::from(played[race as usize]);
        println!("{race:?} wins {share:.0}% of {} games", played[race as usize]);
        assert!((12.0..=40.0).contains(&share), "{race:?}: {share:.0}%");
    }
}

/// Two hundred cooperative games of greedy seats on each sheet, in turn for 2, 3 and 4 players:
/// Standard won 35 to 65%, Brutal 10 to 40%.
#[test]
#[ignore = "a measurement"]
fn cooperative_games_are_won_about_as_often_as_they_should_be() {
    for (sheet, least, most) in [(Sheet::Standard, 35, 65), (Sheet::Brutal, 10, 40)] {
        let (mut won, mut rounds, mut played) = ([0u32; 5], [0u32; 5], [0u32; 5]);
        for seed in 0..200u64 {
            let players = 2 + (seed % 3) as u8;
            let mode = Mode::Cooperative;
            let options = Options { mode, players, sheet, ..Options::default() };
            let game = played_greedily(&options, seed + 5000);
            let at = players as usize;
            played[at] += 1;
            won[at] += u32::from(game.outcome().expect("over").won(Seat(0)));
            rounds[at] += u32::from(game.round());
        }
        for at in 2..=4 {
            let mean = f64::from(rounds[at]) / f64::from(played[at]);
            println!(
                "{sheet:?}, {at} players: {} of {} won, {mean:.1} rounds",
                won[at], played[at]
            );
        }
        let share = won.iter().sum::<u32>() / 2;
        println!("{sheet:?}: {share}% won");
        assert!((least..=most).contains(&share), "{sheet:?}: {share}%");
    }
}

/// The same with seats that look ahead, game by game: they take long. `SAUCER_GAMES` asks for another number.
#[test]
#[ignore = "hours of work"]
fn officers_win_cooperative_games_about_as_often() {
    let games = crate::asked_games(100) as u64;
    let sheets = [(Sheet::Standard, 35, 65), (Sheet::Brutal, 10, 40)];
    let mut won = [0u64; 2];
    for seed in 0..games {
        for ((sheet, ..), won) in sheets.into_iter().zip(&mut won) {
            let players = 2 + (seed % 3) as u8;
            let mode = Mode::Cooperative;
            let options = Options { mode, players, sheet, ..Options::default() };
            let game = played(&options, seed + 7000, Level::Officer);
            *won += u64::from(game.outcome().expect("over").won(Seat(0)));
            println!("{sheet:?}, {players} players: {won} of {} won", seed + 1);
        }
    }
    for ((sheet, least, most), won) in sheets.into_iter().zip(won) {
        let share = 100 * won / games;
        assert!((least..=most).contains(&share), "{sheet:?}: {share}%");
    }
}

/// The options of each mode, sheet and number of players.
fn tables() -> Vec<Options> {
    let of = |mode, players, sheet, active_resistance| Options {
        mode,
        players,
        sheet,
        active_resistance,
        ..Options::default()
    };
    let mut tables = Vec::new();
    for sheet in [Sheet::Standard, Sheet::Brutal] {
        tables.extend((2..=4).map(|players| of(Mode::Cooperative, players, sheet, false)));
        tables.extend((1..=4).map(|players| of(Mode::Solo, players, sheet, false)));
        tables.extend((2..=4).map(|players| of(Mode::Competitive, players, sheet, true)));
        tables.push(of(Mode::Team, 4, sheet, true));
    }
    tables.extend((2..=4).map(|players| of(Mode::Competitive, players, Sheet::Standard, false)));
    tables.push(of(Mode::Team, 4, Sheet::Standard, false));
    tables
}

/// CQ-15.10
#[test]
fn no_game_of_sensible_players_is_cut() {
    for (seed, options) in (0..).zip(tables()) {
        let game = played_greedily(&options, seed);
        assert_ne!(game.phase(), Phase::Over(Ending::RoundLimit), "{options:?}, seed {seed}");
    }
}

/// CQ-15.10: a hundred games of each mode, sheet and number of players. `SAUCER_GAMES` asks for another number.
#[test]
#[ignore = "a measurement"]
fn sensible_games_are_over_long_before_the_last_round() {
    let games = crate::asked_games(100) as u64;
    for options in tables() {
        let games = (0..games).map(|seed| played_greedily(&options, seed + 9000));
        let ends: Vec<(u16, Phase)> = games.map(|game| (game.round(), game.phase())).collect();
        let longest = ends.iter().map(|end| end.0).max().unwrap_or_default();
        let mean = ends.iter().map(|end| f64::from(end.0)).sum::<f64>() / ends.len() as f64;
        let cut = ends.iter().filter(|end| end.1 == Phase::Over(Ending::RoundLimit)).count();
        let Options { mode, players, sheet, active_resistance, .. } = options;
        println!(
            "{mode:?} {players} {sheet:?} active {active_resistance}: {mean:.1} rounds, at most {longest}, {cut} cut"
        );
        assert_eq!(cut, 0);
    }
}
