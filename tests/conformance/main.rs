//! What is true of every game, for every number of players and every option.
//!
//! Each check below is generic over `GameModel`; the list of games makes a module of tests per game.

mod checks;
mod honest;
mod soak;
mod timing;

use kit::{clock, long_game, walk};
use saucer_night::for_every_game;

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            type Game = $game;

            #[test]
            fn random_play_ends_and_every_step_conforms() {
                crate::walk::every_variant::<Game>();
            }

            #[test]
            fn save_load_and_replay_give_the_same_game() {
                crate::checks::saves::<Game>();
            }

            #[test]
            fn undo_and_redo_come_back_to_the_same_position() {
                crate::checks::undo::<Game>();
            }

            #[test]
            fn greedy_beats_random() {
                crate::checks::greedy::<Game>();
            }

            #[test]
            fn a_search_answers_alike_where_only_secrets_differ() {
                crate::honest::search::<Game>();
            }

            #[test]
            fn undo_and_load_are_quick_in_a_long_game() {
                crate::timing::long_game::<Game>();
            }
        }
    )*};
}

for_every_game!(suite);
