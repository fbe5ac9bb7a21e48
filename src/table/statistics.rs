//! What was played on this device, in numbers.

use serde::{Deserialize, Serialize};

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
    /// A person, or a level of the computer, in words.
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

impl Statistics {
    /// Counts a finished game: how long it took, and for each seat who sat there and whether they
    /// won.
    pub fn count(&mut self, game: &str, millis: u64, seats: &[(&str, bool)]) {
        let known = self.games.iter().position(|tally| tally.game == game);
        let index = known.unwrap_or_else(|| {
            self.games.push(Tally { game: game.into(), fastest: u64::MAX, ..Tally::default() });
            self.games.len() - 1
        });
        let tally = &mut self.games[index];
        tally.played += 1;
        tally.fastest = tally.fastest.min(millis);
        tally.longest = tally.longest.max(millis);
        for (kind, won) in seats {
            let known = tally.seats.iter().position(|seat| seat.kind == *kind);
            let index = known.unwrap_or_else(|| {
                tally.seats.push(SeatTally { kind: (*kind).into(), ..SeatTally::default() });
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
        statistics.count("moon", 60_000, &[("Person", true), ("Computer", false)]);
        statistics.count("moon", 90_000, &[("Person", false), ("Person", true)]);
        statistics.count("mars", 5_000, &[("Computer", false)]);
        let moon = &statistics.games[0];
        assert_eq!((moon.played, moon.fastest, moon.longest), (2, 60_000, 90_000));
        let seat = |kind: &str, played, won| SeatTally { kind: kind.into(), played, won };
        assert_eq!(moon.seats, [seat("Person", 3, 2), seat("Computer", 1, 0)]);
        assert_eq!(statistics.games[1].played, 1);
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
