//! The games the page can show, without their types.

use std::ops::RangeInclusive;

use yew::{Callback, Html};

use crate::any::{Board, GameTable};
use engine::save::{LoadRefusal, SaveFile};
use table::Table;
use table::new_table::{NewTable, options_of, options_text};

/// An opened save, and how many of its records still fit if not all do.
pub type Opened = (Box<GameTable>, Option<usize>);

/// A game. Its words are always here; what `defaults`, `options`, `begin`, `open` and `lesson` do is only here
/// once its part is loaded.
#[derive(Clone)]
pub struct Entry {
    /// Its id in addresses and saves.
    pub id: &'static str,
    /// The name of its module, by which its part is loaded.
    pub part: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub blurb: &'static str,
    /// How long and how hard it is, in very few words.
    pub length: &'static str,
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// The options it starts with.
    pub defaults: fn() -> String,
    /// The form for its own options.
    pub options: fn(&str, Callback<String>) -> Html,
    /// Sets a table up, or says why not.
    pub begin: fn(NewTable) -> Result<Box<GameTable>, String>,
    /// Sets the table of a guided game up, from its save.
    pub lesson: fn(&str) -> Result<Box<GameTable>, LoadRefusal>,
    /// Opens a save.
    pub open: fn(&SaveFile) -> Result<Opened, LoadRefusal>,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Entry) -> bool {
        self.id == other.id
    }
}

/// All games that have a board.
pub fn all() -> Vec<Entry> {
    macro_rules! entries {
        ($($name:ident: $game:ty,)*) => { vec![$(entry::<$game>(stringify!($name)),)*] };
    }
    games::for_every_game!(entries)
}

/// The game with this id.
pub fn find(id: &str) -> Option<Entry> {
    all().into_iter().find(|entry| entry.id == id)
}

/// Opens a save of any game whose part is loaded.
pub fn open(save: &SaveFile) -> Result<Opened, LoadRefusal> {
    let other = || LoadRefusal::OtherGame(save.game().into());
    (find(save.game()).ok_or_else(other)?.open)(save)
}

fn entry<G: Board>(part: &'static str) -> Entry {
    Entry {
        id: G::ID.0,
        part,
        name: G::NAME,
        blurb: G::BLURB,
        length: G::LENGTH,
        players: G::PLAYERS,
        defaults: || options_text(&G::Options::default()),
        options: |value, change| {
            let change = change.reform(|options: G::Options| options_text(&options));
            G::options(&options_of(value).unwrap_or_default(), change)
        },
        begin: |new| new.begin::<G>().map(boxed),
        lesson: |save| Table::<G>::lesson(save).map(boxed),
        open: |save| {
            let (table, cut) = Table::<G>::of(save)?;
            Ok((boxed(table), cut.map(|cut| cut.at)))
        },
    }
}

fn boxed<G: Board>(table: Table<G>) -> Box<GameTable> {
    Box::new(table)
}
