//! Pixel sprites as bitmaps of 12 × 10, and the SVG paths made from them.
//!
//! `#` is body, `o` an eye, `w` the light in it. A monster has as many eyes as it is worth.

use games::nicy_hosmosu::Token;

/// Columns of a bitmap.
pub const WIDE: usize = 12;
/// Rows of a bitmap.
pub const HIGH: usize = 10;

type Bitmap = [&'static str; HIGH];

const ONE: Bitmap = [
    "....####....",
    "..########..",
    ".##########.",
    "####oooo####",
    "####owwo####",
    "####owwo####",
    "####oooo####",
    "..###..###..",
    ".##..##..##.",
    "##........##",
];

const TWO: Bitmap = [
    "..#......#..",
    "...#....#...",
    "..########..",
    ".##oo##oo##.",
    "###ow##ow###",
    "############",
    "#.########.#",
    "#.#......#.#",
    "...##..##...",
    "............",
];

const THREE: Bitmap = [
    "....####....",
    ".##########.",
    "############",
    "#oo##oo##oo#",
    "#ow##ow##ow#",
    "############",
    "...##..##...",
    "..##.##.##..",
    "##........##",
    "............",
];

const FOUR: Bitmap = [
    ".#........#.",
    "..########..",
    ".##oo##oo##.",
    ".##ow##ow##.",
    ".##########.",
    ".##oo##oo##.",
    ".##ow##ow##.",
    "..########..",
    ".#.#.##.#.#.",
    "#..#....#..#",
];

const FIVE: Bitmap = [
    "#..#....#..#",
    ".##########.",
    "#oo##oo##oo#",
    "#ow##ow##ow#",
    "############",
    "###oo##oo###",
    "###ow##ow###",
    ".##########.",
    ".#..#..#..#.",
    "#..#....#..#",
];

const LEFT: Bitmap = [
    "............",
    ".......#####",
    "....########",
    "..##########",
    ".##oo##oo##o",
    "###ow##ow##o",
    "############",
    "..###..###..",
    "...#....#...",
    "............",
];

const RIGHT: Bitmap = [
    "............",
    "#####.......",
    "########....",
    "##########..",
    "o##oo##oo##.",
    "o##ow##ow###",
    "############",
    "..###..###..",
    "...#....#...",
    "............",
];

const FIGHTER: Bitmap = [
    ".....##.....",
    ".....##.....",
    "....####....",
    "....####....",
    ".#..####..#.",
    ".##########.",
    "############",
    "############",
    "##.##..##.##",
    "#..#....#..#",
];

/// The layers of a sprite as path data, one unit per pixel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sprite {
    /// The body.
    pub body: String,
    /// The eyes.
    pub eyes: String,
    /// The lights in the eyes.
    pub lights: String,
}

impl Sprite {
    fn of(bitmap: &Bitmap) -> Sprite {
        Sprite { body: path(bitmap, '#'), eyes: path(bitmap, 'o'), lights: path(bitmap, 'w') }
    }

    /// An invader.
    pub fn invader(token: Token) -> Sprite {
        Sprite::of(match token {
            Token::One => &ONE,
            Token::Two => &TWO,
            Token::Three => &THREE,
            Token::Four => &FOUR,
            Token::Five => &FIVE,
            Token::Left => &LEFT,
            Token::Right => &RIGHT,
        })
    }

    /// A player's fighter.
    pub fn fighter() -> Sprite {
        Sprite::of(&FIGHTER)
    }
}

/// Horizontal runs of a letter as rectangles.
fn path(bitmap: &Bitmap, letter: char) -> String {
    let mut data = String::new();
    for (y, row) in bitmap.iter().enumerate() {
        let mut x = 0;
        while x < WIDE {
            let run = row[x..].chars().take_while(|pixel| *pixel == letter).count();
            if run > 0 {
                data.push_str(&format!("M{x} {y}h{run}v1h-{run}z"));
            }
            x += run.max(1);
        }
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::nicy_hosmosu::ALL_TOKENS;

    #[test]
    fn every_bitmap_is_twelve_by_ten() {
        for bitmap in [ONE, TWO, THREE, FOUR, FIVE, LEFT, RIGHT, FIGHTER] {
            assert!(bitmap.iter().all(|row| row.len() == WIDE), "{bitmap:?}");
        }
    }

    #[test]
    fn a_monster_has_as_many_eyes_as_points() {
        for token in ALL_TOKENS.kinds().filter(|token| !token.is_half()) {
            let lights = Sprite::invader(token).lights;
            let mut rows: Vec<&str> = lights.split('M').skip(1).collect();
            // The big eye of the one-eyed monster is lit over two rows.
            if token == Token::One {
                rows.truncate(1);
            }
            assert_eq!(rows.len() as u32, token.loot().points(), "{token:?}");
        }
    }
}
