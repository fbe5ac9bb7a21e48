//! How a game ended, seat by seat.

use serde::{Deserialize, Serialize};

use super::Seat;

/// One seat's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// Whose result this is.
    pub seat: Seat,
    /// Seats of one side win and lose together.
    pub side: u8,
    /// The final score; `None` for a seat without one, such as a player who dropped out.
    pub points: Option<i32>,
    /// 1 for a winner. Equal places are shared.
    pub place: u8,
}

/// How a game ended: points, places, shared wins, teams, and games won or lost together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// One entry per seat, in seat order.
    pub standings: Vec<Standing>,
    /// Whether all seats played as one against the game.
    pub together: bool,
    /// Whether equals on first place share a victory. Where they don't, they are tied.
    #[serde(default)]
    pub shared: bool,
}

/// Who won, for a title.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nobody.
    AllLost,
    /// Everybody, against the game.
    AllWon,
    /// One side: a seat, or a team.
    Won(Vec<Seat>),
    /// Several sides, who share the victory.
    Shared(Vec<Seat>),
    /// Several sides are equal, and none has won.
    Tied(Vec<Seat>),
}

impl Outcome {
    /// Every seat for itself: more points, better place; equal points share. `None` comes last.
    pub fn by_points(points: &[Option<i32>]) -> Outcome {
        Outcome::by_rank(points, points)
    }

    /// Every seat for itself, ranked by `key` (higher is better), showing `points`.
    pub fn by_rank<K: Ord>(points: &[Option<i32>], key: &[K]) -> Outcome {
        let sides: Vec<u8> = (0..points.len() as u8).collect();
        Outcome::teams(&sides, points, key)
    }

    /// `sides[seat]` is the seat's team; a team is ranked by the best key among its members.
    pub fn teams<K: Ord>(sides: &[u8], points: &[Option<i32>], key: &[K]) -> Outcome {
        let best_of = |side: u8| {
            let members = sides.iter().zip(key).filter(|(s, _)| **s == side);
            members.map(|(_, k)| k).max().expect("a side has a member")
        };
        let standings = (0..points.len()).map(|index| {
            let own = best_of(sides[index]);
            let better = (0..key.len()).filter(|other| best_of(sides[*other]) > own).count();
            Standing {
                seat: Seat(index as u8),
                side: sides[index],
                points: points[index],
                place: better as u8 + 1,
            }
        });
        Outcome { standings: standings.collect(), together: false, shared: false }
    }

    /// All seats won or lost as one.
    pub fn together(won: bool, points: &[Option<i32>]) -> Outcome {
        let standings = points.iter().enumerate().map(|(index, points)| Standing {
            seat: Seat(index as u8),
            side: 0,
            points: *points,
            place: if won { 1 } else { 2 },
        });
        Outcome { standings: standings.collect(), together: true, shared: false }
    }

    /// The same result of a game in which equals share the victory.
    pub fn sharing(self) -> Outcome {
        Outcome { shared: true, ..self }
    }

    /// Who won.
    pub fn verdict(&self) -> Verdict {
        let seats: Vec<Seat> = self.winners().collect();
        match self.winning_sides() {
            0 => Verdict::AllLost,
            _ if self.together => Verdict::AllWon,
            1 => Verdict::Won(seats),
            _ if self.shared => Verdict::Shared(seats),
            _ => Verdict::Tied(seats),
        }
    }

    fn winning_sides(&self) -> u32 {
        let winners = self.standings.iter().filter(|s| s.place == 1);
        winners.fold(0u32, |sides, winner| sides | 1 << winner.side).count_ones()
    }

    /// The seats on first place; empty when all lost.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.standings.iter().filter(|s| s.place == 1).map(|s| s.seat)
    }

    /// The standings, best place first.
    pub fn by_place(&self) -> impl Iterator<Item = &Standing> {
        let place = |place: u8| self.standings.iter().filter(move |s| s.place == place);
        (1..=self.standings.len() as u8 + 1).flat_map(place)
    }

    /// Whether `seat` won, alone or shared.
    pub fn won(&self, seat: Seat) -> bool {
        self.standings[seat.index()].place == 1
    }

    /// What the result is worth to `seat`, 0.0 to 1.0: a win is shared among the winning sides,
    /// anything else is worth nothing.
    pub fn reward(&self, seat: Seat) -> f32 {
        if self.won(seat) { 1.0 / self.winning_sides() as f32 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(outcome: &Outcome) -> Vec<u8> {
        outcome.standings.iter().map(|s| s.place).collect()
    }

    #[test]
    fn more_points_place_better_and_ties_share() {
        let outcome = Outcome::by_points(&[Some(5), Some(9), Some(9), None]);
        assert_eq!(places(&outcome), [3, 1, 1, 4]);
        let seats: Vec<u8> = outcome.by_place().map(|standing| standing.seat.0).collect();
        assert_eq!(seats, [1, 2, 0, 3]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(outcome.reward(Seat(1)), 0.5);
        assert_eq!(outcome.reward(Seat(0)), 0.0);
    }

    #[test]
    fn a_team_wins_with_both_members() {
        let points = [Some(4), Some(7), Some(12), Some(7)];
        let outcome = Outcome::teams(&[0, 1, 0, 1], &points, &[16, 14, 16, 14]);
        assert_eq!(places(&outcome), [1, 3, 1, 3]);
        assert_eq!(outcome.reward(Seat(0)), 1.0);
        assert_eq!(outcome.verdict(), Verdict::Won(vec![Seat(0), Seat(2)]));
    }

    #[test]
    fn equals_are_tied_unless_the_game_lets_them_share() {
        let outcome = Outcome::by_points(&[Some(5), Some(9), Some(9)]);
        let equals = vec![Seat(1), Seat(2)];
        assert_eq!(outcome.verdict(), Verdict::Tied(equals.clone()));
        assert_eq!(outcome.sharing().verdict(), Verdict::Shared(equals));
        let one = Outcome::by_points(&[Some(5), Some(9)]).sharing();
        assert_eq!(one.verdict(), Verdict::Won(vec![Seat(1)]));
    }

    #[test]
    fn together_all_win_or_nobody_does() {
        assert_eq!(Outcome::together(true, &[Some(8), Some(9)]).winners().count(), 2);
        assert_eq!(Outcome::together(true, &[Some(8), Some(9)]).reward(Seat(1)), 1.0);
        assert_eq!(Outcome::together(false, &[None, None]).winners().count(), 0);
        assert_eq!(Outcome::together(true, &[None]).verdict(), Verdict::AllWon);
        assert_eq!(Outcome::together(false, &[None]).verdict(), Verdict::AllLost);
    }

    #[test]
    fn a_tie_break_ranks_by_key_and_shows_points() {
        let outcome = Outcome::by_rank(&[Some(9), Some(9)], &[(9, 2), (9, 1)]);
        assert_eq!(places(&outcome), [1, 2]);
        assert_eq!(outcome.standings[1].points, Some(9));
    }
}
