//! Splits a wasm into a house and parts, so that a visitor fetches what is played: one part per game, and one of what
//! comes later. `docs/wasm-split.md` tells how, and why not with a tool of somebody else's.
//!
//! The parts share the house's memory and its table of functions. The house keeps the table, with a function that
//! only stops in the place of each one that moved; a part puts its functions there when it is loaded. What the house
//! calls in a part behind a door goes through places of the table that are added for it.
//! A part's words and tables go with its functions: the house has zeros there until the part is loaded.
//! A part between two others, such as what comes later of a game, is loaded after them and calls their functions, which
//! they export.

#[cfg(test)]
mod between_tests;
mod data;
mod homes;
mod module;
mod panics;
mod paths;
#[cfg(test)]
mod tests;
mod write;

use data::Piece;
pub use homes::Home;
use module::Module;
use std::fmt;
use wasmparser::Validator;

/// What a wasm cannot be split for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit(String);

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unfit {}

fn unfit(what: impl fmt::Display) -> Unfit {
    Unfit(what.to_string())
}

/// A part that is wanted, and how its functions are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// What the part is called.
    pub name: String,
    /// What leads there.
    pub by: Mark,
}

/// How the functions of a part are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Paths of crates and modules, such as `web::boards::conquest`: whatever names one of them, and no other part's,
    /// is the part's own where it is reached through the table.
    Modules(Vec<String>),
    /// A function such as `web::parts::late`: everyone reaches it through a place of the table, and what only it reaches
    /// goes with it.
    Door {
        /// The function's path.
        function: String,
        /// Modules that are reached through it alone, so that what stands in the table for them goes along.
        modules: Vec<String>,
    },
    /// What goes through the door of one part and is named after another. It is loaded after both, and calls both.
    Between {
        /// The part with the door.
        door: String,
        /// The other part.
        part: String,
    },
}

/// A wasm with what goes where.
#[derive(Debug)]
pub struct Plan<'a> {
    module: Module<'a>,
    homes: Vec<Home>,
    pieces: Vec<Piece>,
    wanted: &'a [Wanted],
}

impl<'a> Plan<'a> {
    /// Reads a wasm that still has the names of its functions and what the linker noted.
    ///
    /// # Errors
    /// When this is not a wasm as wasm-bindgen makes it, when a path that is wanted occurs in no name, or when a part
    /// that is wanted comes out empty.
    pub fn of(wasm: &'a [u8], wanted: &'a [Wanted]) -> Result<Self, Unfit> {
        let mut module = Module::read(wasm)?;
        let paths = paths::Paths::of(&module, wanted)?;
        module.add_doors(&paths.doors);
        let (homes, pieces) = homes::find(&module, &paths)?;
        let empty = |at: &usize| !homes.contains(&Home::Part(*at));
        match (0..wanted.len()).find(empty) {
            Some(at) => Err(unfit(format!("nothing can move into the part {:?}", wanted[at].name))),
            None => Ok(Self { module, homes, pieces, wanted }),
        }
    }

    /// The parts in the order in which they were wanted.
    pub fn parts(&self) -> impl Iterator<Item = (&'a str, Home)> {
        let names = self.wanted.iter().map(|wanted| wanted.name.as_str());
        names.zip((0..).map(Home::Part))
    }

    /// A part.
    ///
    /// # Errors
    /// When the wasm has something in it that no part can have.
    pub fn part(&self, home: Home) -> Result<Vec<u8>, Unfit> {
        let names: Vec<&str> = self.parts().map(|(name, _)| name).collect();
        valid(write::part(&self.module, &self.homes, &self.pieces, &names, home)?)
    }

    /// What is to lose its words, and no function is named after. Not every wasm has all of it; one that had it all
    /// has lost something to another name.
    pub fn missing_words(&self) -> &[&'static str] {
        &self.module.missing_words
    }

    /// The names under which the house imports, and the short ones it imports under once it is written: whoever
    /// hands it those things has to be told.
    pub fn renamed_imports(&self) -> impl Iterator<Item = (&'a str, String)> {
        let names = self.module.import_names.iter();
        (0..).zip(names).map(|(number, name)| (*name, write::short_name('i', number)))
    }

    /// The house, which names the file of each part as an export: the one list that the page and its workers both
    /// have in hand.
    ///
    /// # Errors
    /// As [`Plan::part`].
    pub fn house(&self, files: &[(&str, String)]) -> Result<Vec<u8>, Unfit> {
        valid(write::house(&self.module, &self.homes, &self.pieces, files)?)
    }
}

/// Hands a wasm back that every browser takes.
///
/// # Errors
/// When it is not one: then nobody should write it anywhere.
pub fn valid(wasm: Vec<u8>) -> Result<Vec<u8>, Unfit> {
    Validator::new().validate_all(&wasm).map_err(unfit)?;
    Ok(wasm)
}
