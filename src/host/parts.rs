//! Splits the site's two wasms by game, and has each part made small and named by its content.

use super::compile::Bound;
use super::say::{self, Trouble};
use super::site::{hash, put};
use super::tools::{self, Tools};
use split::{Mark, Plan, Unfit, Wanted};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// One of the two wasms of the site.
pub struct Wasm {
    /// Its program, and how its files' names begin.
    pub name: &'static str,
    /// The same for the parts of games.
    parts: &'static str,
    /// The modules that have one of their own for each game, beside the game's crate.
    rooms: &'static [&'static str],
    /// The part of what nobody needs at first.
    later: Option<Later>,
    /// Whether all that is to lose its words is known to be in it.
    has_all_words: bool,
    /// What wasm-opt is asked for.
    level: &'static str,
}

/// What nobody needs at first.
struct Later {
    /// The part.
    name: &'static str,
    /// The function through which the page goes there.
    door: &'static str,
    /// The modules of components that are only drawn through it.
    modules: &'static [&'static str],
}

/// What nobody needs at first, as the page calls it.
pub const LATER: &str = "later";

/// The page.
pub const PAGE: Wasm = Wasm {
    name: "saucer-night",
    parts: "",
    rooms: &["web::boards", "table::boards"],
    later: Some(Later {
        name: LATER,
        door: "table::late::late",
        modules: &[
            "web::pages::kept",
            "web::pages::table::curve",
            "web::pages::table::end",
            "web::pages::table::menu",
            "web::pages::table::moves",
            "web::pages::table::seats",
            "web::pages::table::share",
        ],
    }),
    has_all_words: true,
    level: "-Oz",
};
/// The computer players.
pub const THOUGHTS: Wasm = Wasm {
    name: "thoughts",
    parts: "thoughts-",
    rooms: &[],
    later: None,
    has_all_words: false,
    level: "-O2",
};

impl Wasm {
    /// The parts that it is split into.
    fn wanted(&self, games: &[String]) -> Vec<Wanted> {
        let games = games.iter().map(|game| {
            let rooms = self.rooms.iter().map(|room| format!("{room}::{game}"));
            let modules = std::iter::once(game.clone()).chain(rooms).collect();
            Wanted { name: game.clone(), by: Mark::Modules(modules) }
        });
        let later = self.later.as_ref().map(|later| Wanted {
            name: later.name.to_owned(),
            by: Mark::Door {
                function: later.door.to_owned(),
                modules: later.modules.iter().map(|module| (*module).to_owned()).collect(),
            },
        });
        let between = games.clone().zip(self.later.iter().cycle()).map(|(game, later)| Wanted {
            name: format!("{}-{}", game.name, later.name),
            by: Mark::Between { door: later.name.to_owned(), part: game.name },
        });
        games.chain(later).chain(between).collect()
    }
}

fn unfit(why: Unfit) -> Trouble {
    Trouble::Failed { step: "Splitting the wasm by game".into(), output: why.to_string() }
}

/// A wasm that is split: every file with its name, and the script that starts the house.
#[derive(Debug)]
pub struct Split {
    /// The house's file.
    pub house: String,
    /// The parts' files by the parts' names.
    pub parts: BTreeMap<String, String>,
    /// All of them.
    pub files: BTreeMap<String, Vec<u8>>,
    /// The script, which names the house.
    pub script: String,
}

/// Splits a wasm by game.
///
/// # Errors
/// When it cannot be split, or wasm-opt refuses a part.
pub fn split(of: &Wasm, games: &[String], bound: &Bound, tools: &Tools) -> Result<Split, Trouble> {
    let wanted = of.wanted(games);
    let what = format!("Splitting {}", of.name);
    let plan = say::timed(&what, "seconds", || Plan::of(&bound.wasm, &wanted).map_err(unfit))?;
    if let (true, [name, ..]) = (of.has_all_words, plan.missing_words()) {
        let output = format!("no function is named {name}: its words would be back");
        return Err(Trouble::Failed { step: what, output });
    }
    let (mut parts, mut files) = (BTreeMap::new(), BTreeMap::new());
    let mut names = Vec::new();
    for (name, home) in plan.parts() {
        let name_of_file = format!("{}{name}", of.parts);
        let part = optimised(&name_of_file, plan.part(home).map_err(unfit)?, of.level, tools)?;
        let file = format!("{name_of_file}-{}.wasm", hash(&part));
        parts.insert(name.to_owned(), file.clone());
        names.push((name, file.clone()));
        files.insert(file, part);
    }
    let wasm = optimised(of.name, plan.house(&names).map_err(unfit)?, of.level, tools)?;
    let house = format!("{}-{}_bg.wasm", of.name, hash(&wasm));
    files.insert(house.clone(), wasm);
    let script = rename_imports(&bound.script, plan.renamed_imports())?;
    let script = put(&script, &bound.wasm_name(), &house)?;
    Ok(Split { house, parts, files, script })
}

/// The script hands over what the house imports, under the new names.
fn rename_imports<'a>(
    script: &str,
    renamed: impl Iterator<Item = (&'a str, String)>,
) -> Result<String, Trouble> {
    let mut text = script.to_owned();
    for (old, new) in renamed {
        text = put(&text, &format!(" {old}: "), &format!(" {new}: "))?;
    }
    Ok(text)
}

/// The games by the names of their modules: each has a folder.
pub fn games(project: &Path) -> Result<Vec<String>, Trouble> {
    let entries =
        fs::read_dir(project.join("src/games")).map_err(Trouble::io("Reading the sources"))?;
    let folders = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_dir());
    let names =
        folders.filter_map(|folder| Some(folder.file_name()?.to_string_lossy().into_owned()));
    let mut games: Vec<String> = names.collect();
    games.sort();
    Ok(games)
}

/// What wasm-opt makes of a wasm, where there is a wasm-opt.
fn optimised(what: &str, wasm: Vec<u8>, level: &str, tools: &Tools) -> Result<Vec<u8>, Trouble> {
    let Some(wasm_opt) = &tools.wasm_opt else { return Ok(wasm) };
    let own = |name: &str| {
        std::env::temp_dir().join(format!("saucer-night-{}-{what}-{name}.wasm", std::process::id()))
    };
    let (before, after) = (own("before"), own("after"));
    fs::write(&before, &wasm).map_err(Trouble::io("Writing the wasm"))?;
    let mut command = tools::command(wasm_opt);
    command.args([level, "--strip-target-features"]).arg(&before).arg("-o").arg(&after);
    let done = say::step(&format!("Optimising {what}"), "seconds", &mut command);
    let made = done.and_then(|_| fs::read(&after).map_err(Trouble::io("Reading the wasm")));
    for file in [before, after] {
        // A file that is not there, or stays in the system's own folder, is nobody's trouble.
        let _ = fs::remove_file(file);
    }
    made
}
