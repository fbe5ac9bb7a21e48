//! Flights, shots, descents, waves and the mine written a second time, on letters in rows as the rulebook tells
//! them, and compared over random games.

use std::collections::BTreeSet;

use saucer_night::engine::{Chance, GameModel, Seat};
use saucer_night::games::nicy_hosmosu::{
    Ending, Loot, Move, NicyHosmosu, Options, Phase, Space, Token,
};

const LETTERS: &str = "12345LR";

fn letter(index: usize) -> char {
    LETTERS.chars().nth(index).expect("a token")
}

fn place(space: Space) -> (usize, usize) {
    (space.column().into(), space.row().into())
}

#[derive(Clone, PartialEq, Debug)]
struct Table {
    /// From the planet up; a dot is empty.
    rows: Vec<Vec<char>>,
    mine: Option<(usize, usize)>,
    fighters: Vec<Option<(usize, usize)>>,
    /// What each player holds, cheapest first.
    hoards: Vec<Vec<u32>>,
    /// Halves that wait for another.
    aside: Vec<char>,
    /// Complete ships that wait for a wave.
    ships: u8,
    lost: bool,
}

fn worth(token: char) -> u32 {
    token.to_digit(10).unwrap_or(10)
}

impl Table {
    fn read(game: &NicyHosmosu, players: u8) -> Table {
        let token = |space: Space| game.invader(space).map_or('.', |token| letter(token as usize));
        let (halves, ships) = game.beside();
        let hoard = |seat| game.pilot(seat).hoard.iter().map(Loot::points).collect();
        Table {
            rows: (0..10).map(|row| Space::in_row(row).map(token).collect()).collect(),
            mine: game.mine().map(place),
            fighters: Seat::all(players).map(|seat| game.pilot(seat).fighter.map(place)).collect(),
            hoards: Seat::all(players).map(hoard).collect(),
            aside: halves.iter().map(|half| letter(half as usize)).collect(),
            ships,
            lost: game.phase() == Phase::Over(Ending::PlanetHit),
        }
    }

    fn is_empty(&self, at: (usize, usize)) -> bool {
        self.rows[at.1][at.0] == '.' && self.mine != Some(at) && !self.fighters.contains(&Some(at))
    }

    /// NH-4.1 to NH-4.4.
    fn flights(&self, seat: usize) -> BTreeSet<(usize, usize)> {
        let mut reached = BTreeSet::new();
        let Some((column, row)) = self.fighters[seat] else { return reached };
        for right in -1i32..=1 {
            for up in -1i32..=1 {
                for far in 1..10 {
                    let (x, y) = (column as i32 + far * right, row as i32 + far * up);
                    let on_board = (0..6).contains(&x) && (0..10).contains(&y);
                    if !on_board || !self.is_empty((x as usize, y as usize)) {
                        break;
                    }
                    reached.insert((x as usize, y as usize));
                }
            }
        }
        reached
    }

    /// The first thing above a fighter.
    fn target(&self, seat: usize) -> Option<(usize, usize)> {
        let (column, from) = self.fighters[seat]?;
        (from + 1..10).map(|row| (column, row)).find(|at| !self.is_empty(*at))
    }

    /// NH-5.1 to NH-5.7, NH-6.1.
    fn shoot(&mut self, seat: usize, luck: &[char]) {
        let Some((column, row)) = self.target(seat) else { return };
        if self.mine == Some((column, row)) {
            return;
        }
        if let Some(owner) = self.fighters.iter().position(|at| *at == Some((column, row))) {
            if !self.hoards[owner].is_empty() {
                let least = self.hoards[owner].remove(0);
                self.take(seat, least);
            }
            return;
        }
        let token = std::mem::replace(&mut self.rows[row][column], '.');
        let whole = match token {
            'L' => column < 5 && self.rows[row][column + 1] == 'R',
            'R' => column > 0 && self.rows[row][column - 1] == 'L',
            _ => false,
        };
        if !whole {
            self.take(seat, worth(token));
        }
        if self.rows.iter().all(|row| row[column] == '.') {
            self.come_down(0);
            self.wave(luck);
        }
    }

    fn take(&mut self, seat: usize, points: u32) {
        self.hoards[seat].push(points);
        self.hoards[seat].sort_unstable();
    }

    /// NH-9.3 to NH-9.6.
    fn launch(&mut self, seat: usize, luck: &[char]) {
        let (_, row) = self.target(seat).expect("an invader ahead");
        let tokens: String = std::mem::replace(&mut self.rows[row], vec!['.'; 6]).iter().collect();
        // A whole ship counts as one token.
        for token in tokens.replace("LR", "L").chars().filter(|token| *token != '.') {
            self.take(seat, worth(token));
        }
        self.come_down(row + 1);
        self.wave(luck);
    }

    /// NH-6.9, section 7.
    fn come_down(&mut self, lowest: usize) {
        if lowest == 0 && self.rows[0].iter().any(|token| *token != '.') {
            self.lost = true;
            return;
        }
        for row in lowest.max(1)..10 {
            for column in 0..6 {
                let token = std::mem::replace(&mut self.rows[row][column], '.');
                if token != '.' {
                    self.enter((column, row - 1), token);
                }
            }
        }
    }

    fn enter(&mut self, at: (usize, usize), token: char) {
        if self.mine == Some(at) {
            self.mine = None;
        } else if let Some(fighter) = self.fighters.iter_mut().find(|fighter| **fighter == Some(at))
        {
            *fighter = None;
        } else {
            self.rows[at.1][at.0] = token;
        }
    }

    /// NH-6.3 to NH-6.6, NH-7.4: row 10 from left to right.
    fn wave(&mut self, luck: &[char]) {
        if self.lost {
            return assert!(luck.is_empty(), "no wave reaches a lost planet");
        }
        assert!(self.rows[9].iter().all(|token| *token == '.'), "the top row has come down");
        let mut luck = luck.iter();
        while self.ships > 0 && self.land_ship() {
            self.ships -= 1;
        }
        while let Some(column) = self.rows[9].iter().position(|token| *token == '.') {
            let Some(token) = luck.next().copied() else { break };
            if token.is_ascii_digit() {
                self.enter((column, 9), token);
                continue;
            }
            match self.aside.iter().position(|half| *half != token) {
                None => self.aside.push(token),
                Some(other) => {
                    self.aside.remove(other);
                    self.ships += u8::from(!self.land_ship());
                }
            }
        }
        assert!(luck.next().is_none(), "the wave ends when row 10 is full");
    }

    /// NH-6.4, NH-6.5: on the first two spaces side by side, if there are any.
    fn land_ship(&mut self) -> bool {
        let top: String = self.rows[9].iter().collect();
        let Some(column) = top.find("..") else { return false };
        self.enter((column, 9), 'L');
        self.enter((column + 1, 9), 'R');
        true
    }

    /// NH-8.1 to NH-8.4.
    fn push(&mut self, to: (usize, usize)) {
        let explodes = self.rows[to.1][to.0] != '.';
        self.rows[to.1][to.0] = '.';
        self.mine = (!explodes).then_some(to);
    }

    /// Where the mine may go.
    fn pushes(&self) -> BTreeSet<(usize, usize)> {
        let Some((column, row)) = self.mine else { return BTreeSet::new() };
        let icons = (1..5).map(|row| (0, row));
        let to: Vec<_> = if column < 5 { vec![(column + 1, row)] } else { icons.collect() };
        to.into_iter().filter(|at| !self.fighters.contains(&Some(*at))).collect()
    }
}

/// Plays a random game, comparing at each step; counts flights, shots, missiles and mines.
fn compare(options: &Options, seed: u64, counts: &mut [usize; 4]) {
    let mut luck = Chance::unrecorded(seed);
    let mut game = NicyHosmosu::new(options, &mut luck).expect("sets up");
    for record in 1.. {
        let Some(seat) = game.to_act() else { return };
        let mut table = Table::read(&game, options.players);
        let moves = game.legal_moves();
        if matches!(game.phase(), Phase::Turn { .. }) {
            let flights = moves.iter().filter_map(|mv| match mv {
                Move::Fly(to) => Some(place(*to)),
                _ => None,
            });
            assert_eq!(flights.collect::<BTreeSet<_>>(), table.flights(seat.index()), "{game}");
            counts[0] += 1;
        }
        if game.phase() == Phase::Mine {
            let pushes = moves.iter().filter_map(|mv| match mv {
                Move::PushMine(to) => Some(place(*to)),
                _ => None,
            });
            assert_eq!(pushes.collect::<BTreeSet<_>>(), table.pushes(), "{game}");
        }
        // Missiles are bought and launched whenever that can be.
        let dear = |mv: &&Move| matches!(mv, Move::Launch | Move::Buy(_));
        let random = luck.below(moves.len() as u32) as usize;
        let mv = *moves.iter().find(dear).unwrap_or(&moves[random]);
        let before = game.to_string();
        let mut chance = Chance::of_record(seed, record);
        game.apply(&mv, &mut chance, &mut Vec::new());
        let drawn: Vec<char> =
            chance.outcomes().iter().map(|kind| letter(*kind as usize)).collect();
        match mv {
            Move::Shoot => table.shoot(seat.index(), &drawn),
            Move::Launch => table.launch(seat.index(), &drawn),
            Move::PushMine(to) => table.push(place(to)),
            _ => continue,
        }
        counts[match mv {
            Move::Shoot => 1,
            Move::Launch => 2,
            _ => 3,
        }] += 1;
        let after = Table::read(&game, options.players);
        if table.lost || after.lost {
            assert!(table.lost && after.lost, "{mv:?}\n{before}");
        } else {
            assert_eq!(after, table, "{mv:?}\n{before}");
        }
    }
}

/// NH-4.2, NH-5.1, NH-6.1, NH-6.3, NH-6.5, NH-7.1, NH-8.3, NH-9.5, NH-9.6
#[test]
fn random_games_go_as_the_rulebook_says() {
    assert_eq!(LETTERS.find('R'), Some(Token::Right as usize));
    let mut counts = [0; 4];
    for (number, options) in NicyHosmosu::variants().iter().cycle().take(240).enumerate() {
        compare(options, 900 + number as u64, &mut counts);
    }
    let [flights, shots, missiles, mines] = counts;
    assert!(flights > 3_000 && shots > 5_000, "{counts:?}");
    assert!(missiles > 60 && mines > 1_000, "{counts:?}");
}
