//! Everything that is kept, and who decides about it: which copy of a save is whole, what is restored, what a summary
//! says, when a finished game is counted, and what goes when there is no room.
//!
//! Where it lies is the business of a [`Store`]; in the page that is the browser's storage. The keys are a promise to
//! every browser that has something there:
//!
//! | behind `saucer-night/` | what lies there |
//! |---|---|
//! | `save/<id>` | the game as it was kept last: as a file has it, or wrapped ([`link::wrapped`]) while it goes on |
//! | `spare/<id>` | the same before its last keeping |
//! | `about/<id>` | its [`Summary`] |
//! | `whole/<id>` | a save with records that no longer fit, as it was before they were cut off, wrapped |
//! | `lesson/<id>` | the guided game that it belongs to |
//! | `embed/<place>` | the id of the game that an embedded table was left with |
//! | `statistics` | what was played on this device |
//! | `setting/<name>` | pace, theme, sound, still, names |

mod backup;
mod embedded;
mod list;
mod saves;
mod settings;
#[cfg(test)]
mod tests;

pub use backup::{Backup, Brought, Forgotten, LARGEST, LONGEST_TITLE, Restored};
pub use list::Lists;
pub use saves::{Card, Facts, Notice, OpenRefusal, Summary};

use crate::link;
use engine::save::{LoadRefusal, SaveFile};

/// Why something is not being kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser forbids storage here.
    Forbidden,
    /// There is no room left, or the storage is broken: nothing can be read from it.
    Full,
}

/// Texts under keys, in a place that may be full or forbidden.
pub trait Store {
    /// The text under a key.
    ///
    /// # Errors
    /// [`Trouble::Forbidden`] where nothing may be read, [`Trouble::Full`] where nothing can be.
    fn get(&self, key: &str) -> Result<Option<String>, Trouble>;
    /// Puts a text under a key.
    ///
    /// # Errors
    /// Says why it is not there.
    fn set(&mut self, key: &str, text: &str) -> Result<(), Trouble>;
    /// Puts the text that is under one key under another as well, as far as there is one and room for it.
    fn copy(&mut self, from: &str, to: &str);
    /// Throws away what is under a key.
    fn remove(&mut self, key: &str);
    /// All keys.
    fn keys(&self) -> Vec<String>;
}

const PREFIX: &str = "saucer-night/";

/// Everything that is kept.
#[derive(Debug)]
pub struct Shelf<S> {
    store: S,
    /// What was looked at last, so that opening it needs no second reading.
    found: Option<(String, Found)>,
    /// The save that was put down last: where nothing is kept, the table that is opened next finds it here.
    parked: Option<(String, String)>,
    /// The summary that was written last, as it was written and as it was meant: it need not be read again.
    described: Option<(String, Summary)>,
    /// Whether what is kept can be read, which is [`late`](crate::late()). Where it cannot, nothing is taken to be there.
    reads: bool,
    parsed: usize,
}

/// What lies under the id of a save.
#[derive(Debug)]
enum Found {
    /// The last save, and it is whole.
    Last(SaveFile),
    /// The last save is not whole, but the one before it is.
    Spare { broken: String, save: SaveFile },
    /// Nothing that could be opened.
    Unreadable { text: String, refusal: LoadRefusal },
}

impl Found {
    /// The last save, as it lies there.
    fn last(&self) -> &str {
        match self {
            Found::Last(save) => save.text(),
            Found::Spare { broken: text, .. } | Found::Unreadable { text, .. } => text,
        }
    }

    /// The save to open.
    fn save(&self) -> Result<&SaveFile, &LoadRefusal> {
        match self {
            Found::Last(save) | Found::Spare { save, .. } => Ok(save),
            Found::Unreadable { refusal, .. } => Err(refusal),
        }
    }
}

impl<S: Store> Shelf<S> {
    /// A shelf with what the store has.
    pub fn new(store: S) -> Shelf<S> {
        let (found, parked, described) = (None, None, None);
        Shelf { store, found, parked, described, reads: true, parsed: 0 }
    }

    /// Says whether what is kept can be read from now on.
    pub fn set_reads(&mut self, reads: bool) {
        self.reads = reads;
    }

    /// How many texts of saves were parsed. A table that is opened by its address costs one.
    pub fn parsed(&self) -> usize {
        self.parsed
    }

    fn parse(&mut self, text: &str) -> Result<SaveFile, LoadRefusal> {
        self.parsed += 1;
        SaveFile::parse(text)
    }

    fn read(&self, key: &str) -> Option<String> {
        self.store.get(&format!("{PREFIX}{key}")).ok()?
    }

    /// The text of a save, however it is kept.
    fn read_save(&self, key: &str) -> Option<String> {
        self.read(key).map(link::unwrapped)
    }

    /// Keeps a save of a game that may go on.
    fn write_save(&mut self, key: &str, save: &str) -> Result<(), Trouble> {
        self.write(key, &link::wrapped(save))
    }

    fn write(&mut self, key: &str, text: &str) -> Result<(), Trouble> {
        self.store.set(&format!("{PREFIX}{key}"), text)
    }

    fn remove(&mut self, key: &str) {
        self.store.remove(&format!("{PREFIX}{key}"));
    }

    /// What comes after the folder in the keys of a folder.
    fn names_in(&self, folder: &str) -> Vec<String> {
        let start = format!("{PREFIX}{folder}/");
        let keys = self.store.keys().into_iter();
        keys.filter_map(|key| key.strip_prefix(&start).map(str::to_owned)).collect()
    }
}
