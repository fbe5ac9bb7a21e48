//! Splits the page's wasm into the house and one part per game, so that a visitor fetches the game that is played.
//!
//! The parts share the house's memory and its table of functions. The house keeps the table as it was, with a
//! function that only stops in the place of each one that moved; a part puts its functions there when it is loaded.
//! Only functions move: a game's words and tables stay in the house's data.

mod homes;
mod module;
#[cfg(test)]
mod tests;
mod write;

use super::say::Trouble;
use homes::Home;
use module::Module;

/// Functions drawn on the home page, before any game is loaded.
const ON_THE_HOME_PAGE: &str = "::poster";

/// A wasm with what goes where.
#[derive(Debug)]
pub struct Plan<'a> {
    module: Module<'a>,
    homes: Vec<Home>,
    games: &'a [String],
}

impl<'a> Plan<'a> {
    /// Reads a wasm that still has the names of its functions, in which the games are known by their modules' names.
    ///
    /// # Errors
    /// When this is not a wasm, or not one as wasm-bindgen makes it.
    pub fn of(wasm: &'a [u8], games: &'a [String]) -> Result<Self, Trouble> {
        let module = Module::read(wasm)?;
        let homes = homes::find(&module, |name| owner(name, games));
        Ok(Self { module, homes, games })
    }

    /// The games that have a part: those with functions of their own.
    pub fn games(&self) -> impl Iterator<Item = &'a str> {
        let moved = |game: &usize| self.homes.contains(&Home::Game(*game));
        (0..self.games.len()).filter(moved).map(|game| self.games[game].as_str())
    }

    /// The part of a game.
    ///
    /// # Errors
    /// When the wasm has something in it that no part can have.
    pub fn part(&self, game: &str) -> Result<Vec<u8>, Trouble> {
        let game = self.games.iter().position(|name| name == game).unwrap_or(usize::MAX);
        write::part(&self.module, &self.homes, game)
    }

    /// The house, which names the file of each game's part as an export: the one list that the page and its workers
    /// both have in hand.
    ///
    /// # Errors
    /// As [`Plan::part`].
    pub fn house(&self, files: &[(String, String)]) -> Result<Vec<u8>, Trouble> {
        write::house(&self.module, &self.homes, files)
    }
}

/// The game that a function's name mentions, if it is one and the function is not needed before.
fn owner(name: &str, games: &[String]) -> Home {
    let mut named = (0..games.len()).filter(|game| name.contains(games[*game].as_str()));
    match (named.next(), named.next()) {
        (Some(game), None) if !name.contains(ON_THE_HOME_PAGE) => Home::Game(game),
        _ => Home::House,
    }
}

/// What a wasm cannot be split for.
fn unfit(what: impl std::fmt::Display) -> Trouble {
    Trouble::Failed { step: "Splitting the wasm by game".into(), output: what.to_string() }
}
