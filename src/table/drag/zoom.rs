//! Looking closer: how much a board that is larger than its frame grows, without a browser.

use super::Point;

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

/// How far two points are apart.
pub(super) fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The point between two.
pub(super) fn middle(a: Point, b: Point) -> Point {
    ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
}

/// The way from one point to another.
pub(super) fn way(from: Point, to: Point) -> Point {
    (to.0 - from.0, to.1 - from.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_stays_within_bounds() {
        assert_eq!(changed(100, 1.5), 150);
        assert_eq!(changed(150, 0.1), FIT);
        assert_eq!(changed(300, 2.0), 400);
        assert!(wheel_factor(-500.0) > 1.0 && wheel_factor(500.0) < 1.0);
    }
}
