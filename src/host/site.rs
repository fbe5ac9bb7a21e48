//! Finishes what Trunk built: the wasm is split by game and made small, and every file of it is named by its content.

use super::say::{self, Trouble};
use super::split::Plan;
use super::tools::{self, Tools};
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

/// Splits the wasm in `dist`.
///
/// # Errors
/// When the wasm cannot be split, or a file not be written.
pub fn finish(project: &Path, dist: &Path, tools: &Tools) -> Result<(), Trouble> {
    let whole = find_wasm(dist)?;
    let wasm = fs::read(&whole).map_err(Trouble::io("Reading the wasm"))?;
    let games = games(project)?;
    let plan = Plan::of(&wasm, &games)?;
    let mut files = Vec::new();
    for game in plan.games() {
        let part = small(&format!("the part of {game}"), plan.part(game)?, dist, tools)?;
        let name = format!("{game}-{}.wasm", hash(&part));
        write(&dist.join(&name), &part)?;
        files.push((game.to_owned(), name));
    }
    let house = small("the house", plan.house(&files)?, dist, tools)?;
    let name = format!("saucer-night-{}_bg.wasm", hash(&house));
    fs::remove_file(&whole).map_err(Trouble::io("Tidying dist/"))?;
    write(&dist.join(&name), &house)?;
    rename_in(&dist.join("index.html"), &file_name(&whole), &name)
}

/// The one wasm that Trunk leaves.
fn find_wasm(dist: &Path) -> Result<PathBuf, Trouble> {
    let entries = fs::read_dir(dist).map_err(Trouble::io("Reading dist/"))?;
    let mut files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    files.find(|file| file_name(file).ends_with("_bg.wasm")).ok_or_else(|| Trouble::Failed {
        step: "Looking for the wasm".into(),
        output: "Trunk left none in dist/".into(),
    })
}

/// The games by the names of their modules: each has a folder.
fn games(project: &Path) -> Result<Vec<String>, Trouble> {
    let entries =
        fs::read_dir(project.join("src/games")).map_err(Trouble::io("Reading the sources"))?;
    let folders = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_dir());
    let mut games: Vec<String> = folders.map(|folder| file_name(&folder)).collect();
    games.sort();
    Ok(games)
}

/// What wasm-opt makes of a wasm, where there is a wasm-opt.
fn small(what: &str, wasm: Vec<u8>, dist: &Path, tools: &Tools) -> Result<Vec<u8>, Trouble> {
    let Some(wasm_opt) = &tools.wasm_opt else { return Ok(wasm) };
    let (large, small) = (dist.join(".large.wasm"), dist.join(".small.wasm"));
    write(&large, &wasm)?;
    let mut command = tools::command(wasm_opt);
    command.arg("-Os").arg(&large).arg("-o").arg(&small);
    say::step(&format!("Making {what} small"), "seconds", &mut command)?;
    let made = fs::read(&small).map_err(Trouble::io("Reading the wasm"));
    for file in [large, small] {
        fs::remove_file(file).map_err(Trouble::io("Tidying dist/"))?;
    }
    made
}

fn rename_in(file: &Path, from: &str, to: &str) -> Result<(), Trouble> {
    let text = fs::read_to_string(file).map_err(Trouble::io("Reading index.html"))?;
    write(file, text.replace(from, to).as_bytes())
}

fn write(file: &Path, content: &[u8]) -> Result<(), Trouble> {
    fs::write(file, content).map_err(Trouble::io("Writing into dist/"))
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A short word that changes with the content.
fn hash(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(content);
    format!("{:016x}", hasher.finish())
}
