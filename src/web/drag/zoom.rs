//! Looking closer: what fingers and wheels do to a board that is larger than its frame, without a
//! browser.

/// How far a finger travels before it pans, in pixels.
const SLACK: f64 = 6.0;

/// A point in the window.
pub type Point = (f64, f64);

/// The whole board, in percent.
pub const FIT: i32 = 100;
/// As close as one can get.
const CLOSEST: i32 = 400;

/// A size in percent, changed by a factor and kept within bounds.
pub fn changed(percent: i32, factor: f64) -> i32 {
    ((f64::from(percent) * factor).round() as i32).clamp(FIT, CLOSEST)
}

/// The factor of a turn of the wheel; a trackpad turns in many small steps.
pub fn wheel_factor(delta: f64) -> f64 {
    1.0 - delta.clamp(-60.0, 60.0) / 300.0
}

/// What the fingers on a board do to it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Touch {
    /// Nothing yet.
    Nothing,
    /// The board moves along.
    Pan(Point),
    /// The board grows by a factor, and what was under one point comes to lie under another.
    Pinch(f64, Point, Point),
}

/// The fingers on a board.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Fingers {
    down: Vec<(i32, Point)>,
    /// Whether they have travelled further than a tap.
    pub moving: bool,
}

impl Fingers {
    /// A finger or the mouse button goes down. A third finger changes nothing.
    pub fn down(&mut self, id: i32, at: Point) {
        self.up(id);
        if self.down.len() < 2 {
            self.down.push((id, at));
        }
        self.moving = self.down.len() == 2;
    }

    /// It goes up.
    pub fn up(&mut self, id: i32) {
        self.down.retain(|(own, _)| *own != id);
        self.moving &= !self.down.is_empty();
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.down.len()
    }

    /// A finger moves.
    pub fn moved(&mut self, id: i32, to: Point) -> Touch {
        let before = self.down.clone();
        let Some(own) = self.down.iter_mut().find(|(own, _)| *own == id) else {
            return Touch::Nothing;
        };
        let from = own.1;
        if !self.moving && distance(from, to) < SLACK {
            return Touch::Nothing;
        }
        own.1 = to;
        self.moving = true;
        match (&before[..], &self.down[..]) {
            ([(_, a), (_, b)], [(_, c), (_, d)]) => {
                let factor = distance(*c, *d) / distance(*a, *b).max(1.0);
                Touch::Pinch(factor, middle(*a, *b), middle(*c, *d))
            }
            _ => Touch::Pan((to.0 - from.0, to.1 - from.1)),
        }
    }
}

fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn middle(a: Point, b: Point) -> Point {
    ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_finger_pans_once_it_has_left_the_spot() {
        let mut fingers = Fingers::default();
        fingers.down(1, (10.0, 10.0));
        assert_eq!(fingers.moved(1, (13.0, 10.0)), Touch::Nothing);
        assert!(!fingers.moving, "still a tap");
        assert_eq!(fingers.moved(1, (30.0, 10.0)), Touch::Pan((20.0, 0.0)));
        assert_eq!(fingers.moved(1, (31.0, 12.0)), Touch::Pan((1.0, 2.0)));
        fingers.up(1);
        assert_eq!(fingers.moved(1, (50.0, 12.0)), Touch::Nothing);
        assert!(!fingers.moving);
    }

    #[test]
    fn two_fingers_pinch_around_their_middle() {
        let mut fingers = Fingers::default();
        fingers.down(1, (0.0, 0.0));
        fingers.down(2, (100.0, 0.0));
        fingers.down(3, (500.0, 0.0));
        assert_eq!(fingers.count(), 2);
        let pinch = Touch::Pinch(2.0, (50.0, 0.0), (100.0, 0.0));
        assert_eq!(fingers.moved(2, (200.0, 0.0)), pinch);
        fingers.up(1);
        assert_eq!(fingers.moved(2, (201.0, 1.0)), Touch::Pan((1.0, 1.0)), "the other goes on");
    }

    #[test]
    fn the_size_stays_within_bounds() {
        assert_eq!(changed(100, 1.5), 150);
        assert_eq!(changed(150, 0.1), FIT);
        assert_eq!(changed(300, 2.0), 400);
        assert!(wheel_factor(-500.0) > 1.0 && wheel_factor(500.0) < 1.0);
    }
}
