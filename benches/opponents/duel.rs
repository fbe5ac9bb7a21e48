//! Computer players against each other, and together.

use std::fmt::{self, Display};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use saucer_night::engine::bot::{self, Level, Manner, Thought};
use saucer_night::engine::{Chance, GameModel, Seat, Seen, Viewer};

/// How long two players play each other.
pub struct Length {
    /// So many games at most.
    pub games: u64,
    /// No more games are begun after that time.
    pub time: Option<Duration>,
    /// So many at a time.
    pub threads: u64,
}

/// Who plays.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    level: Level,
    manner: Manner,
    /// So many iterations for each decision instead of the level's.
    iterations: Option<u32>,
}

impl Player {
    /// A level as people meet it.
    pub const fn of(level: Level) -> Player {
        Player { level, manner: Manner::EVEN, iterations: None }
    }

    /// An Admiral with another budget. With 300 it is as Admiral was when levels were not given time.
    pub const fn admiral(iterations: u32) -> Player {
        Player { level: Level::Admiral, manner: Manner::EVEN, iterations: Some(iterations) }
    }

    /// An Officer of this manner and budget.
    pub const fn character(manner: Manner, iterations: u32) -> Player {
        Player { level: Level::Officer, manner, iterations: Some(iterations) }
    }

    /// What it does for the seat to act.
    pub fn choose<G: GameModel>(self, seen: &Seen<G>, seat: Seat, luck: &mut Chance) -> G::Move {
        let Player { level, manner, iterations } = self;
        let Some(most) = iterations else { return bot::choose(seen, seat, level, luck) };
        let seed = luck.below(u32::MAX).into();
        let mut thought = Thought::in_manner(seen.clone(), level, manner, seed, most);
        while !thought.run(u32::MAX) {}
        thought.decide().expect("the seat to act has a move").mv
    }
}

impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.level)?;
        if !self.manner.is_even() {
            write!(f, " of manner {}", self.manner.0)?;
        }
        self.iterations.map_or(Ok(()), |most| write!(f, " with {most}"))
    }
}

/// How many games were won, and of how many; shared wins count in part.
#[derive(Clone, Copy, Default)]
pub struct Score {
    /// Won.
    pub won: f32,
    /// Played.
    pub played: u64,
}

impl Score {
    /// In hundredths.
    pub fn share(self) -> f32 {
        100.0 * self.won / self.played.max(1) as f32
    }
}

impl Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.0}% of {}", self.share(), self.played)
    }
}

/// How often `better` wins. Both games of a deal are played by the same thread, one after the other.
pub fn duel<G: GameModel>(better: Player, worse: Player, length: &Length) -> Score {
    let both = |deal| (0..2).map(|seat| play::<G>(better, worse, 2 * deal + seat)).sum();
    let name = format!("{}: {better} against {worse}", G::ID);
    gather(&name, length, 2, &both)
}

/// How often the players of a game that all win or lose together win it.
pub fn together<G: GameModel>(options: &G::Options, player: Player, length: &Length) -> Score
where
    G::Options: Sync,
{
    let game = |deal| {
        let (mut thoughts, mut luck) = (Chance::unrecorded(deal), Chance::unrecorded(deal));
        let mut game = G::new(options, &mut luck).expect("sets up");
        let mut events = Vec::new();
        while let Some(seat) = game.to_act() {
            let seen = Seen::new(&game, Viewer::Seat(seat));
            game.apply(&player.choose(&seen, seat, &mut thoughts), &mut luck, &mut events);
            events.clear();
        }
        game.outcome().expect("over").reward(Seat(0))
    };
    gather(&format!("{}: {player} together", G::ID), length, 1, &game)
}

/// Plays deal after deal, each of so many games, and adds up what was won.
fn gather(name: &str, length: &Length, each: u64, deal: &(dyn Fn(u64) -> f32 + Sync)) -> Score {
    let start = Instant::now();
    let score = Mutex::new(Score::default());
    let some = |thread: u64| {
        for number in (0..length.games / each).filter(|number| number % length.threads == thread) {
            if length.time.is_some_and(|time| start.elapsed() > time) {
                return;
            }
            let won = deal(number);
            let mut score = score.lock().expect("no thread panics");
            *score = Score { won: score.won + won, played: score.played + each };
            eprintln!("{name}: {} of {}, {:.0?}", score.won, score.played, start.elapsed());
        }
    };
    std::thread::scope(|scope| {
        (0..length.threads).for_each(|thread| {
            let some = &some;
            scope.spawn(move || some(thread));
        });
    });
    score.into_inner().expect("no thread panics")
}

/// The first set of options for two that play against each other.
fn options<G: GameModel>() -> G::Options {
    let two = |options: &G::Options| {
        let game = G::new(options, &mut Chance::unrecorded(1)).expect("a variant sets up");
        game.seats() == 2 && game.walk_mark().is_none()
    };
    G::variants().into_iter().find(two).expect("every game has a table for two")
}

/// Plays game number `number`; two neighbours have the same deal and swapped seats.
fn play<G: GameModel>(better: Player, worse: Player, number: u64) -> f32 {
    let mut thoughts = Chance::unrecorded(number);
    let mut luck = Chance::unrecorded(number / 2);
    let seat_of_better = Seat((number % 2) as u8);
    let mut game = G::new(&options::<G>(), &mut luck).expect("sets up");
    let mut events = Vec::new();
    while let Some(seat) = game.to_act() {
        let player = if seat == seat_of_better { better } else { worse };
        let seen = Seen::new(&game, Viewer::Seat(seat));
        game.apply(&player.choose(&seen, seat, &mut thoughts), &mut luck, &mut events);
        events.clear();
    }
    game.outcome().expect("over").reward(seat_of_better)
}
