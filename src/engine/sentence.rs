//! How words become sentences, whatever the game: the words themselves belong to the games and to the page.

/// A text with a capital at its start.
pub fn capital(text: &str) -> String {
    let mut text = text.to_owned();
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
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
