//! What was played on this device, in numbers.

use serde::{Deserialize, Serialize};

use engine::Driver;
use engine::bot::Level;

/// All games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Statistics {
    /// One entry per game that was ever finished, in the order of the first time.
    pub games: Vec<Tally>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The game's id.
    pub game: String,
    /// How many games were finished.
    pub played: u32,
    /// The shortest time at the table, in milliseconds.
    pub fastest: u64,
    /// The longest time at the table, in milliseconds.
    pub longest: u64,
    /// By who sat there.
    pub seats: Vec<SeatTally>,
}

/// One kind of player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatTally {
    /// A person, or a level of the computer, by its key.
    pub kind: String,
    /// How many seats of finished games.
    pub played: u32,
    /// How many of those won.
    pub won: u32,
}

/// A pause at the table longer than this is not spent playing.
const PAUSE: u64 = 5 * 60 * 1000;

/// The time at the table after another move: what was spent before, and the time since the last
/// move unless somebody went away.
pub fn time_spent(before: u64, last: u64, now: u64) -> u64 {
    let since = now.saturating_sub(last);
    before.saturating_add(if last == 0 || since > PAUSE { 0 } else { since })
}

/// What each kind of player is called in the statistics, in every language.
const KINDS: [(&str, Driver); 7] = [
    ("person", Driver::Person),
    ("random", Driver::Computer(Level::Random)),
    ("greedy", Driver::Computer(Level::Greedy)),
    ("cadet", Driver::Computer(Level::Cadet)),
    ("officer", Driver::Computer(Level::Officer)),
    ("admiral", Driver::Computer(Level::Admiral)),
    ("overlord", Driver::Computer(Level::Overlord)),
];

impl SeatTally {
    /// Who is meant, if this page knows them.
    pub fn driver(&self) -> Option<Driver> {
        KINDS.iter().find(|(key, _)| *key == self.kind).map(|(_, driver)| *driver)
    }
}

/// The key of a kind that was written down in words: “Computer, Cadet”.
fn key_of(kind: &str) -> String {
    let word = kind.rsplit([' ', ',']).next().unwrap_or_default().to_ascii_lowercase();
    let known = KINDS.iter().any(|(key, _)| *key == word);
    if known { word } else { kind.into() }
}

impl Statistics {
    /// Reads what was written down. The first pages wrote who played in words.
    pub fn read(text: &str) -> Option<Statistics> {
        let mut statistics: Statistics = serde_json::from_str(text).ok()?;
        for seat in statistics.games.iter_mut().flat_map(|tally| &mut tally.seats) {
            seat.kind = key_of(&seat.kind);
        }
        Some(statistics)
    }

    /// Takes over what was played elsewhere, and says whether that was anything. Which games two tables of numbers have
    /// in common nobody knows: of each game the one that counts more of them stays, since numbers only grow.
    pub fn merge(&mut self, other: &Statistics) -> bool {
        let mut news = false;
        for tally in &other.games {
            match self.games.iter_mut().find(|own| own.game == tally.game) {
                Some(own) if own.played >= tally.played => continue,
                Some(own) => own.clone_from(tally),
                None => self.games.push(tally.clone()),
            }
            news = true;
        }
        news
    }

    /// Counts a finished game: how long it took, and for each seat who sat there and whether they
    /// won.
    pub fn count(&mut self, game: &str, millis: u64, seats: &[(Driver, bool)]) {
        let known = self.games.iter().position(|tally| tally.game == game);
        let index = known.unwrap_or_else(|| {
            self.games.push(Tally { game: game.into(), fastest: u64::MAX, ..Tally::default() });
            self.games.len() - 1
        });
        let tally = &mut self.games[index];
        tally.played += 1;
        tally.fastest = tally.fastest.min(millis);
        tally.longest = tally.longest.max(millis);
        for (driver, won) in seats {
            let level = match *driver {
                Driver::Character(level, _) => Driver::Computer(level),
                driver => driver,
            };
            let kind = KINDS.iter().find(|(_, kind)| *kind == level).map_or("", |(key, _)| key);
            let known = tally.seats.iter().position(|seat| seat.kind == kind);
            let index = known.unwrap_or_else(|| {
                tally.seats.push(SeatTally { kind: kind.into(), ..SeatTally::default() });
                tally.seats.len() - 1
            });
            tally.seats[index].played += 1;
            tally.seats[index].won += u32::from(*won);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_counted_by_game_and_by_who_sat_there() {
        let mut statistics = Statistics::default();
        let (person, cadet) = (Driver::Person, Driver::Computer(Level::Cadet));
        statistics.count("moon", 60_000, &[(person, true), (cadet, false)]);
        statistics.count("moon", 90_000, &[(person, false), (person, true)]);
        statistics.count("mars", 5_000, &[(cadet, false)]);
        let moon = &statistics.games[0];
        assert_eq!((moon.played, moon.fastest, moon.longest), (2, 60_000, 90_000));
        let seat = |kind: &str, played, won| SeatTally { kind: kind.into(), played, won };
        assert_eq!(moon.seats, [seat("person", 3, 2), seat("cadet", 1, 0)]);
        assert_eq!(moon.seats[1].driver(), Some(cadet));
        assert_eq!(statistics.games[1].played, 1);
    }

    #[test]
    fn every_kind_has_a_key_and_what_was_written_in_words_is_read_as_keys() {
        let old = ["Person", "Computer, at random", "Computer, Cadet", "Computer, Overlord", "Hal"];
        let seats: Vec<String> =
            old.iter().map(|kind| format!(r#"{{"kind":"{kind}","played":2,"won":1}}"#)).collect();
        let seats = seats.join(",");
        let text = format!(
            r#"{{"games":[{{"game":"moon","played":2,"fastest":1,"longest":2,"seats":[{seats}]}}]}}"#
        );
        let read = Statistics::read(&text).expect("statistics");
        let kinds: Vec<&str> = read.games[0].seats.iter().map(|seat| &*seat.kind).collect();
        assert_eq!(kinds, ["person", "random", "cadet", "overlord", "Hal"]);
        let again = serde_json::to_string(&read).expect("JSON");
        assert_eq!(Statistics::read(&again), Some(read));
        for driver in Level::OFFERED.map(Driver::Computer) {
            assert!(KINDS.iter().any(|(_, kind)| *kind == driver), "{driver:?}");
        }
    }

    #[test]
    fn of_two_tables_of_one_game_the_fuller_stays() {
        let count = |games: &[&str]| {
            let mut statistics = Statistics::default();
            games.iter().for_each(|game| statistics.count(game, 5, &[(Driver::Person, true)]));
            statistics
        };
        let mut own = count(&["moon", "moon", "mars"]);
        assert!(own.merge(&count(&["moon", "mars", "mars", "mars", "sun"])));
        let played: Vec<u32> = own.games.iter().map(|tally| tally.played).collect();
        assert_eq!(played, [2, 3, 1]);
        let before = own.clone();
        assert!(!own.merge(&before) && own == before, "the same file twice changes nothing");
    }

    #[test]
    fn time_away_from_the_table_does_not_count() {
        assert_eq!(time_spent(0, 0, 99_000), 0, "the first move begins the count");
        assert_eq!(time_spent(1_000, 10_000, 14_000), 5_000);
        assert_eq!(time_spent(1_000, 10_000, 10_000_000), 1_000, "somebody went to dinner");
    }

    #[test]
    fn whatever_the_clock_says_time_neither_runs_back_nor_runs_away() {
        let times = [0, 1, 1_000, PAUSE, PAUSE + 1, 1 << 40, u64::MAX - 1, u64::MAX];
        for before in times {
            for (last, now) in times.iter().flat_map(|last| times.map(|now| (*last, now))) {
                let spent = time_spent(before, last, now);
                assert!(spent >= before && spent - before <= PAUSE, "{before} {last} {now}");
            }
        }
    }
}
