//! The 6 × 10 board: spaces, lines and icons.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// NH-1.1: six columns.
pub const COLUMNS: u8 = 6;
/// NH-1.1: ten rows.
pub const ROWS: u8 = 10;
/// NH-1.4: the rows of column a that carry a mine icon, counted from 0.
const ICON_ROWS: std::ops::Range<u8> = 1..5;

/// One space, written like `c4`: column a-f, row 1-10 from the planet up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// One of the eight ways a fighter flies, as a step in columns and rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
pub struct Direction(i8, i8);

impl Direction {
    /// NH-4.1: straight and diagonal.
    pub const ALL: [Direction; 8] = [
        Direction(0, 1),
        Direction(1, 1),
        Direction(1, 0),
        Direction(1, -1),
        Direction(0, -1),
        Direction(-1, -1),
        Direction(-1, 0),
        Direction(-1, 1),
    ];
}

impl Space {
    /// The space at this column and row, both counted from 0.
    ///
    /// # Panics
    /// Outside the board.
    pub fn at(column: u8, row: u8) -> Space {
        assert!(column < COLUMNS && row < ROWS, "outside the board");
        Space(row * COLUMNS + column)
    }

    /// The column, 0 for a.
    pub fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, 0 for the one next to the planet.
    pub fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// All spaces of a row, left to right.
    pub fn in_row(row: u8) -> impl DoubleEndedIterator<Item = Space> {
        (0..COLUMNS).map(move |column| Space::at(column, row))
    }

    /// All spaces, from the planet up, left to right.
    pub fn all() -> impl Iterator<Item = Space> {
        (0..COLUMNS * ROWS).map(Space)
    }

    /// The spaces that carry a mine icon.
    pub fn icons() -> impl Iterator<Item = Space> {
        ICON_ROWS.map(|row| Space::at(0, row))
    }

    /// Whether this space carries a mine icon.
    pub fn is_icon(self) -> bool {
        self.column() == 0 && ICON_ROWS.contains(&self.row())
    }

    /// The neighbour in a direction, if it is on the board.
    pub fn step(self, Direction(right, up): Direction) -> Option<Space> {
        let column = self.column().checked_add_signed(right)?;
        let row = self.row().checked_add_signed(up)?;
        (column < COLUMNS && row < ROWS).then(|| Space::at(column, row))
    }

    /// The space above, if any.
    pub fn above(self) -> Option<Space> {
        self.step(Direction(0, 1))
    }

    /// The space to the right, if any.
    pub fn right(self) -> Option<Space> {
        self.step(Direction(1, 0))
    }

    /// The spaces from here in a direction, nearest first, up to the edge.
    pub fn ray(self, direction: Direction) -> impl Iterator<Item = Space> {
        std::iter::successors(self.step(direction), move |space| space.step(direction))
    }

    /// The direction of a straight flight to `to`, if there is one.
    pub fn direction_to(self, to: Space) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| self.ray(*direction).any(|s| s == to))
    }

    /// Reads `c4`.
    pub fn parse(text: &str) -> Option<Space> {
        let column = text.bytes().next()?.checked_sub(b'a')?;
        let row: u8 = text.get(1..)?.parse().ok()?;
        (column < COLUMNS && (1..=ROWS).contains(&row)).then(|| Space::at(column, row - 1))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Space::parse(&text).ok_or_else(|| D::Error::custom("no such space"))
    }
}
