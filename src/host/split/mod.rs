//! Splits a wasm into the house, one part per game, and one part of what comes later, so that a visitor fetches what
//! is played.
//!
//! The parts share the house's memory and its table of functions. The house keeps the table, with a function that
//! only stops in the place of each one that moved; a part puts its functions there when it is loaded. What the house
//! calls in the later part goes through places of the table that are added for it.
//! A game's words and tables go with its functions: the house has zeros there until the part is loaded.

mod data;
mod homes;
mod module;
mod panics;
#[cfg(test)]
mod tests;
mod write;

use super::say::Trouble;
use data::Piece;
pub use homes::Home;
use module::Module;

/// The part of what nobody needs at first, and the function through which the page goes there.
const LATER: &str = "later";
const DOOR_TO_LATER: &str = "::web::parts::late::<";

/// A wasm with what goes where.
#[derive(Debug)]
pub struct Plan<'a> {
    module: Module<'a>,
    homes: Vec<Home>,
    pieces: Vec<Piece>,
    games: &'a [String],
}

impl<'a> Plan<'a> {
    /// Reads a wasm that still has the names of its functions, in which the games are known by their modules' names.
    ///
    /// # Errors
    /// When this is not a wasm, or not one as wasm-bindgen makes it.
    pub fn of(wasm: &'a [u8], games: &'a [String]) -> Result<Self, Trouble> {
        let mut module = Module::read(wasm)?;
        module.add_doors(|name| name.contains(DOOR_TO_LATER));
        let later = Home::Part(games.len());
        let (homes, pieces) = homes::find(&module, later, |name| owner(name, games))?;
        Ok(Self { module, homes, pieces, games })
    }

    /// The parts that there are, those with functions of their own: their names and homes.
    pub fn parts(&self) -> Vec<(String, Home)> {
        let games = self.games.iter().enumerate();
        let parts = games.map(|(game, name)| (name.clone(), Home::Part(game)));
        let parts = parts.chain([(LATER.to_owned(), Home::Part(self.games.len()))]);
        parts.filter(|(_, home)| self.homes.contains(home)).collect()
    }

    /// A part.
    ///
    /// # Errors
    /// When the wasm has something in it that no part can have.
    pub fn part(&self, home: Home) -> Result<Vec<u8>, Trouble> {
        write::part(&self.module, &self.homes, &self.pieces, home)
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
    pub fn house(&self, files: &[(String, String)]) -> Result<Vec<u8>, Trouble> {
        write::house(&self.module, &self.homes, &self.pieces, files)
    }
}

/// The game that a function's name mentions, if it is one.
fn owner(name: &str, games: &[String]) -> Option<Home> {
    let mut named = (0..games.len()).filter(|game| name.contains(games[*game].as_str()));
    match (named.next(), named.next()) {
        (Some(game), None) => Some(Home::Part(game)),
        _ => None,
    }
}

/// What a wasm cannot be split for.
fn unfit(what: impl std::fmt::Display) -> Trouble {
    Trouble::Failed { step: "Splitting the wasm by game".into(), output: what.to_string() }
}
