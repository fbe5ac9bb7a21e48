//! Section 2: the board as coordinates. Adjacency is computed, never listed by hand.

use serde::{Deserialize, Serialize};

/// The most Spaces a board can have: five sections of seven.
pub const SPACES: usize = 35;

/// CQ-2.2: the six outer Spaces, clockwise from the top right, as offsets from the centre.
const OUTER: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// CQ-2.3: the centres of the slots A to F.
const SLOTS: [(i8, i8); 6] = [(2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)];

/// CQ-2.4: which slots the seats take, by number of player sections.
const SEATING: [&[usize]; 5] = [&[], &[0], &[0, 3], &[0, 2, 4], &[0, 2, 3, 5]];

/// A Space, numbered section by section: the Objective section first, then by seat, each with its
/// centre and then its outer Spaces 1 to 6.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// The Objective Location's Space.
    pub const OBJECTIVE: Space = Space(0);

    /// A Space by section (0 the Objective's, then by seat) and number (0 the centre).
    pub const fn of(section: u8, number: u8) -> Space {
        Space(section * 7 + number)
    }

    /// CQ-2.6: a player's Landing Site.
    pub const fn landing(seat: u8) -> Space {
        Space::of(seat + 1, 0)
    }

    /// Whether it is somebody's Landing Site.
    pub const fn is_landing(self) -> bool {
        self.0 >= 7 && self.0.is_multiple_of(7)
    }

    /// The section, 0 for the Objective's.
    pub const fn section(self) -> u8 {
        self.0 / 7
    }

    /// The number in its section, 0 for the centre.
    pub const fn number(self) -> u8 {
        self.0 % 7
    }

    /// All Spaces of a board with so many player sections.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Space> + Clone {
        (0..(players + 1) * 7).map(Space)
    }

    /// CQ-2.1: the axial coordinates on a board with so many player sections.
    pub const fn coordinates(self, players: u8) -> (i8, i8) {
        let centre = if self.section() == 0 {
            (0, 0)
        } else {
            SLOTS[SEATING[players as usize][self.section() as usize - 1]]
        };
        if self.number() == 0 {
            return centre;
        }
        let offset = OUTER[self.number() as usize - 1];
        (centre.0 + offset.0, centre.1 + offset.1)
    }

    /// The hex distance to another Space.
    pub const fn distance(self, other: Space, players: u8) -> u8 {
        let (a, b) = (self.coordinates(players), other.coordinates(players));
        let (q, r) = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        let s = ((a.0 + a.1) - (b.0 + b.1)).abs();
        let most = if q > r { q } else { r };
        (if most > s { most } else { s }) as u8
    }

    /// The same, looked up.
    pub fn steps(self, other: Space, players: u8) -> u8 {
        DISTANCE[players as usize][self.0 as usize][other.0 as usize]
    }

    /// CQ-2.1: the Spaces at distance 1.
    pub fn adjacent(self, players: u8) -> SpaceSet {
        ADJACENT[players as usize][self.0 as usize]
    }
}

/// A set of Spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SpaceSet(u64);

impl SpaceSet {
    /// Whether the Space is in it.
    pub const fn has(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// Puts one in.
    pub const fn add(&mut self, space: Space) {
        self.0 |= 1 << space.0;
    }

    /// Whether it has none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those in either.
    pub const fn or(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 | other.0)
    }

    /// Those in both.
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    /// Those that are not in the other.
    pub const fn without(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// All of them, in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                Space(next as u8)
            })
        })
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = SpaceSet::default();
        spaces.into_iter().for_each(|space| set.add(space));
        set
    }
}

/// By number of player sections and two Spaces, worked out from the coordinates by the compiler.
static DISTANCE: [[[u8; SPACES]; SPACES]; 5] = {
    let mut table = [[[0; SPACES]; SPACES]; 5];
    let mut players = 1;
    while players <= 4 {
        let spaces = (players + 1) * 7;
        let mut a = 0;
        while a < spaces {
            let mut b = 0;
            while b < spaces {
                let distance = Space(a).distance(Space(b), players);
                table[players as usize][a as usize][b as usize] = distance;
                b += 1;
            }
            a += 1;
        }
        players += 1;
    }
    table
};

/// The same for all neighbours of a Space.
static ADJACENT: [[SpaceSet; SPACES]; 5] = {
    let mut table = [[SpaceSet(0); SPACES]; 5];
    let mut players = 1;
    while players <= 4 {
        let spaces = (players + 1) * 7;
        let mut a = 0;
        while a < spaces {
            let mut b = 0;
            while b < spaces {
                if DISTANCE[players as usize][a as usize][b as usize] == 1 {
                    table[players as usize][a as usize].add(Space(b));
                }
                b += 1;
            }
            a += 1;
        }
        players += 1;
    }
    table
};
