//! Where the Spaces lie: bricks around the Objective.

use games::conquest::Space;

/// Where each Space lies, counted in half cards so that rows can be offset like bricks.
///
/// A board that is higher than wide is turned by a quarter, because most screens are not; where
/// they are, the stylesheet turns every board.
pub struct Grid {
    players: u8,
    turned: bool,
    left: i8,
    top: i8,
    /// Its width.
    pub columns: i8,
    /// Its height.
    pub rows: i8,
}

impl Grid {
    /// The board of this many sections.
    pub fn of(players: u8) -> Grid {
        let mut grid = Grid { players, turned: false, left: 0, top: 0, columns: 0, rows: 0 };
        grid.measure();
        if grid.rows > grid.columns {
            grid.turned = true;
            grid.measure();
        }
        grid
    }

    fn measure(&mut self) {
        let places: Vec<(i8, i8)> =
            Space::all(self.players).map(|space| self.brick(space)).collect();
        let least = |of: fn(&(i8, i8)) -> i8| places.iter().map(of).min().unwrap_or(0);
        let most = |of: fn(&(i8, i8)) -> i8| places.iter().map(of).max().unwrap_or(0);
        (self.left, self.top) = (least(|at| at.0), least(|at| at.1));
        self.columns = most(|at| at.0) - self.left + 2;
        self.rows = most(|at| at.1) - self.top + 2;
    }

    fn brick(&self, space: Space) -> (i8, i8) {
        let (q, r) = space.coordinates(self.players);
        if self.turned { (-2 * r, 2 * q + r) } else { (2 * q + r, 2 * r) }
    }

    /// Whether a Space lies in the first half of the board: what is said of it is then shown beside
    /// the second.
    pub fn is_early(&self, space: Space) -> bool {
        self.brick(space).0 - self.left < self.columns / 2
    }

    /// The classes that put something on a Space.
    pub fn at(&self, space: Space) -> String {
        let (x, y) = self.brick(space);
        format!("x{} y{}", x - self.left, y - self.top)
    }
}
