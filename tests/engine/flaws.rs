//! The conformance suite passes a sound game and stops each kind of unsound one.

use super::toy::{
    Game, LISTED_TWICE, LOOSE_CHECK, NO_IMAGINATION, OPEN_HANDS, SILENT_SHOW, TELLING_DECK,
    TELLING_MOVES, Toy,
};
use super::walk;

#[test]
fn a_sound_game_passes() {
    walk::every_variant::<Game>();
}

#[test]
#[should_panic(expected = "sees luck that no event told")]
fn a_redaction_that_forgets_nothing_is_caught() {
    walk::every_variant::<Toy<OPEN_HANDS>>();
}

#[test]
#[should_panic(expected = "an imagined position looks different")]
fn a_deck_that_tells_which_card_is_missing_is_caught() {
    walk::every_variant::<Toy<TELLING_DECK>>();
}

#[test]
#[should_panic(expected = "imagined for")]
fn an_imagination_that_fills_nothing_in_is_caught() {
    walk::every_variant::<Toy<NO_IMAGINATION>>();
}

#[test]
#[should_panic(expected = "the list depends on hidden things")]
fn moves_that_depend_on_the_rivals_secret_are_caught() {
    walk::every_variant::<Toy<TELLING_MOVES>>();
}

#[test]
#[should_panic(expected = "passes but is not listed")]
fn a_check_that_is_looser_than_the_list_is_caught() {
    walk::every_variant::<Toy<LOOSE_CHECK>>();
}

#[test]
#[should_panic(expected = "a move listed twice")]
fn a_move_listed_twice_is_caught() {
    walk::every_variant::<Toy<LISTED_TWICE>>();
}

#[test]
#[should_panic(expected = "sees what was hidden")]
fn a_move_that_silently_shows_a_secret_is_caught() {
    walk::every_variant::<Toy<SILENT_SHOW>>();
}
