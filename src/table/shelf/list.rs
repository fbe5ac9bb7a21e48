//! The list of kept games: those that go on, and those that are over.

use super::Card;

/// The kept games that somebody looks for, in two lists.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lists {
    /// Games that can be carried on, and saves that cannot be opened: nobody knows what those are.
    pub running: Vec<Card>,
    /// Games that are over.
    pub finished: Vec<Card>,
}

impl Lists {
    /// The cards that have all the words looked for. `words` tells what there is to find on a card.
    pub fn of(cards: &[Card], search: &str, words: impl Fn(&Card) -> String) -> Lists {
        let search = search.to_lowercase();
        let is_meant = |card: &&Card| {
            let words = words(card).to_lowercase();
            search.split_whitespace().all(|word| words.contains(word))
        };
        let is_over = |card: &Card| card.about.as_ref().is_ok_and(|about| about.over);
        let (finished, running) = cards.iter().filter(is_meant).cloned().partition(is_over);
        Lists { running, finished }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::Summary;
    use engine::save::LoadRefusal;

    fn card(id: &str, title: &str, over: bool) -> Card {
        let about =
            Summary {
                title: title.into(), players: "Ädä · Bo".into(), over, ..Summary::default()
            };
        Card { id: id.into(), about: Ok(about) }
    }

    fn ids(cards: &[Card]) -> Vec<&str> {
        cards.iter().map(|card| &*card.id).collect()
    }

    #[test]
    fn finished_games_are_apart_and_all_words_have_to_be_there() {
        let broken = Card { id: "broken".into(), about: Err(LoadRefusal::NotASave) };
        let cards = [
            card("a", "Tuesday", false),
            card("b", "Club night", true),
            broken,
            card("c", "", false),
        ];
        let words = |card: &Card| match &card.about {
            Ok(about) => format!("{} {} {}", card.id, about.title, about.players),
            Err(_) => String::new(),
        };
        let lists = |search: &str| Lists::of(&cards, search, words);
        assert_eq!(
            (ids(&lists("").running), ids(&lists("").finished)),
            (vec!["a", "broken", "c"], vec!["b"])
        );
        assert_eq!(ids(&lists(" bo  TUES ").running), ["a"]);
        assert_eq!(ids(&lists("ädä").running), ["a", "c"]);
        assert_eq!(ids(&lists("night").finished), ["b"]);
        assert_eq!(lists("night moon"), Lists::default());
    }
}
