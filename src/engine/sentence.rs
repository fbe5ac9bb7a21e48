//! How words become sentences, whatever the game: the words themselves belong to the games and to the page.

use super::Seat;

/// A text with a capital at its start.
pub fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

/// A seat where no name is at hand. Whoever knows the names puts them in its place.
pub fn unnamed(seat: Seat) -> String {
    format!("player {}", seat.0 + 1)
}

#[cfg(test)]
mod tests {
    use super::capital;

    #[test]
    fn only_the_first_letter_changes() {
        assert_eq!(capital("roll the dice"), "Roll the dice");
        assert_eq!(capital("été"), "été", "a letter beyond ASCII is left alone");
        assert_eq!(capital(""), "");
    }
}
