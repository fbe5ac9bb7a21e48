//! Every game is told in short on a page above its rules: the goal, a turn, what things cost, and the end.

use std::fs;
use std::path::Path;

use saucer_night::engine::GameModel;
use saucer_night::for_every_game;
use saucer_night::table::rulebook::{self, Block};

fn told_in_short<G: GameModel>() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let file = root.join(format!("guides/{}.md", G::ID));
    let source = fs::read_to_string(file).expect("the game has a guide");
    assert!(source.len() < 3_000, "{} letters are no page", source.len());
    let blocks = rulebook::guide(&source);
    let count = |is: fn(&Block) -> bool| blocks.iter().filter(|block| is(block)).count();
    assert!(count(|block| matches!(block, Block::Heading(2, _))) >= 4, "its parts have headings");
    assert_eq!(count(|block| matches!(block, Block::Heading(1, _))), 0, "the page has the title");
    assert_eq!(count(|block| matches!(block, Block::Table(_))), 1, "what things cost");
    let pictures = blocks.iter().filter_map(|block| match block {
        Block::Picture(shows, file) => Some((shows, root.join(file))),
        _ => None,
    });
    for (shows, file) in pictures {
        assert!(!shows.is_empty() && file.is_file(), "{} is missing", file.display());
    }
    assert_eq!(count(|block| matches!(block, Block::Picture(..))), 1, "the board is shown");
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            told_in_short::<$game>();
        }
    )*};
}

for_every_game!(suite);
