//! Positions as text: readable in tests, golden files and failure messages.
//!
//! ```
//! use nicy_hosmosu::picture::Picture;
//!
//! let game = Picture::of("
//!     3 . . L R 5
//!     . . * . . .
//!     A . . . . B
//! ")
//! .build();
//! assert!(game.to_string().ends_with("3 . . L R 5\n. . * . . .\nA . . . . B"));
//! ```
//!
//! The last line is row 1; rows that are not written are empty. `1`-`5` are monsters, `L` and `R`
//! halves of command ships, `*` the mine, `A`-`D` the fighters of seats 0-3.

use std::fmt;

use super::space::ROWS;
use super::{Edition, Hoard, Loot, NicyHosmosu, Once, Phase, Piles, Pilot, Space, Token};
use engine::Seat;

const TOKENS: [(char, Token); 7] = [
    ('1', Token::One),
    ('2', Token::Two),
    ('3', Token::Three),
    ('4', Token::Four),
    ('5', Token::Five),
    ('L', Token::Left),
    ('R', Token::Right),
];

fn token(letter: char) -> Option<Token> {
    TOKENS.iter().find(|(known, _)| *known == letter).map(|(_, token)| *token)
}

/// Builds a position in the middle of a game.
#[derive(Clone, Debug)]
pub struct Picture(NicyHosmosu);

impl Picture {
    /// A basic game with empty piles, seat 0 at the start of a turn, and as many players as the
    /// picture has fighters, but at least two.
    ///
    /// # Panics
    /// On a letter it does not know.
    pub fn of(text: &str) -> Picture {
        let mut game = NicyHosmosu {
            advanced: false,
            edition: Edition::default(),
            board: Default::default(),
            piles: Piles::default(),
            halves: Piles::default(),
            waiting: 0,
            mine: None,
            pilots: [Pilot::default(); 4],
            players: 2,
            turn: Seat(0),
            phase: Phase::Turn { normal: false },
            hit: false,
            turns: 0,
        };
        let rows: Vec<&str> = text.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
        assert!(rows.len() <= ROWS as usize, "more than {ROWS} rows");
        for (row, line) in rows.iter().rev().enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                let space = Space::at(column as u8, row as u8);
                match word.chars().next().expect("a word has a letter") {
                    '.' => {}
                    '*' => game.mine = Some(space),
                    seat @ 'A'..='D' => {
                        let index = seat as usize - 'A' as usize;
                        game.players = game.players.max(index as u8 + 1);
                        game.pilots[index].fighter = Some(space);
                    }
                    letter => game.set_invader(space, Some(token(letter).expect("a known letter"))),
                }
            }
        }
        Picture(game)
    }

    /// What is left to draw, as letters.
    pub fn piles(mut self, letters: &str) -> Picture {
        self.0.piles = letters.chars().filter_map(token).collect();
        self
    }

    /// The halves that wait for their counterpart, as letters, and how many complete ships wait.
    pub fn beside(mut self, letters: &str, ships: u8) -> Picture {
        self.0.halves = letters.chars().filter_map(token).collect();
        self.0.waiting = ships;
        self
    }

    /// Plays the advanced game.
    pub fn advanced(mut self) -> Picture {
        self.0.advanced = true;
        self
    }

    /// Goes on under the first edition.
    pub fn first_edition(mut self) -> Picture {
        self.0.edition = Edition::First;
        self
    }

    /// At least this many players; those without a fighter have lost theirs.
    pub fn players(mut self, players: u8) -> Picture {
        self.0.players = self.0.players.max(players);
        self
    }

    /// Whose turn begins.
    pub fn turn(mut self, seat: u8) -> Picture {
        self.0.turn = Seat(seat);
        self
    }

    /// How many turns have been played.
    pub fn turns(mut self, turns: u16) -> Picture {
        self.0.turns = turns;
        self
    }

    /// The tokens in front of a seat.
    pub fn hoard(self, seat: u8, loot: impl IntoIterator<Item = Loot>) -> Picture {
        let hoard: Hoard = loot.into_iter().collect();
        self.with(seat, |pilot| pilot.hoard = hoard)
    }

    /// A seat's missile.
    pub fn missile(self, seat: u8, missile: Once) -> Picture {
        self.with(seat, |pilot| pilot.missile = missile)
    }

    /// A seat's power-up.
    pub fn power_up(self, seat: u8, power_up: Once) -> Picture {
        self.with(seat, |pilot| pilot.power_up = power_up)
    }

    /// The level of a seat's fighter.
    pub fn level(self, seat: u8, level: u8) -> Picture {
        self.with(seat, |pilot| pilot.level = level)
    }

    /// A seat that had a turn without a hit since the last hit.
    pub fn hitless(self, seat: u8) -> Picture {
        self.with(seat, |pilot| pilot.hitless = true)
    }

    /// A seat that is out of the game.
    pub fn out(self, seat: u8) -> Picture {
        self.with(seat, |pilot| pilot.out = true)
    }

    fn with(mut self, seat: u8, change: impl FnOnce(&mut Pilot)) -> Picture {
        change(&mut self.0.pilots[seat as usize]);
        self
    }

    /// The position.
    pub fn build(self) -> NicyHosmosu {
        self.0
    }
}

impl fmt::Display for NicyHosmosu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..ROWS).rev() {
            for space in Space::in_row(row) {
                let letter = match (self.invader(space), self.fighter_at(space)) {
                    (Some(token), _) => TOKENS[token as usize].0,
                    (_, Some(seat)) => (b'A' + seat.0) as char,
                    _ if self.mine == Some(space) => '*',
                    _ => '.',
                };
                let gap = if space.column() == 0 { "" } else { " " };
                write!(f, "{gap}{letter}")?;
            }
            if row > 0 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
