//! The names of pieces, places and buttons: a word and up to three numbers, such as `alien-0-3`.

use games::conquest::Space;

/// Where a card or ability is used that needs no target; a number says which line of its text.
pub use crate::drag::PLAY;
/// Where a Command Counter is laid face down.
pub const COMMAND: &str = "command";
/// Where cards are given up.
pub const DISCARD: &str = "discard";
/// Where a card that was looked at goes back on top of its deck.
pub const TOP: &str = "top";
/// Where it goes underneath.
pub const UNDER: &str = "under";

/// A name.
pub fn id(word: &str, numbers: &[u8]) -> String {
    let mut id = word.to_owned();
    for number in numbers {
        id.push('-');
        id.push_str(&number.to_string());
    }
    id
}

/// A Space as a place.
pub fn place(space: Space) -> String {
    id("space", &[space.0])
}

/// Reads a name back; numbers that are not there are 0.
pub fn read(id: &str) -> (&str, [u8; 3]) {
    let mut parts = id.split('-');
    let word = parts.next().unwrap_or_default();
    let mut number = || parts.next().and_then(|part| part.parse().ok()).unwrap_or(0);
    (word, [number(), number(), number()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_back() {
        assert_eq!(read(&id("alien", &[2, 7])), ("alien", [2, 7, 0]));
        assert_eq!(read(&place(Space(34))), ("space", [34, 0, 0]));
        assert_eq!(read(TOP), ("top", [0; 3]));
    }
}
