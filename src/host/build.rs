//! Builds the page with Trunk and splits it by game, into `dist/`, unless `dist/` already is what the sources say.

use super::say::{self, Trouble};
use super::site;
use super::tools::{self, Tools};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// Everything that the site is made from.
const INPUTS: [&str; 7] =
    ["src", "styles", "static", "index.html", "Trunk.toml", "Cargo.toml", "Cargo.lock"];

/// The note in `dist/` that says what it was built from. Trunk empties `dist/` first, so that a site built by
/// `trunk serve` never passes for this one.
const NOTE: &str = ".built-from";

const FLAGS_FOR_WASM: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// What the split has to be able to read from a wasm.
const FLAGS: [&str; 4] = [
    // Names tell the types that a generic function was made for, and so the game.
    "-Csymbol-mangling-version=v0",
    // Which pieces the data is made of, and which addresses stand where.
    "-Clink-arg=--emit-relocs",
    // Of two functions that are alike, the second becomes a call of the first. Were it the first under two names,
    // one game's function could stand for another's, and nobody could see it.
    "-Cllvm-args=-mergefunc-use-aliases=false",
    "-Cllvm-args=-mergefunc-preserve-debug-info",
];

/// Builds the site if needed, installing what that takes, and says where it is.
///
/// # Errors
/// When a tool is missing and cannot be installed, or Trunk fails.
pub fn dist(project: &Path) -> Result<PathBuf, Trouble> {
    let dist = project.join("dist");
    let inputs = fingerprint(project).map_err(Trouble::io("Reading the sources"))?;
    if is_built_from(&dist, &note(inputs, true)) {
        return Ok(dist);
    }
    let tools = tools::prepare(project)?;
    let note = note(inputs, tools.wasm_opt.is_some());
    if !is_built_from(&dist, &note) {
        run_trunk(project, &tools)?;
        site::finish(project, &dist, &tools)?;
        fs::write(dist.join(NOTE), note).map_err(Trouble::io("Writing into dist/"))?;
    }
    Ok(dist)
}

fn run_trunk(project: &Path, tools: &Tools) -> Result<(), Trouble> {
    let mut trunk = tools::command(&tools.trunk);
    trunk.current_dir(project).env("PATH", &tools.path).args(["build", "--dist", "dist"]);
    trunk.arg("--release").env(FLAGS_FOR_WASM, FLAGS.join(" "));
    say::step("Building the page", "about two minutes", &mut trunk)
}

fn note(inputs: u64, optimised: bool) -> String {
    format!("{inputs:016x} {}\n", if optimised { "wasm-opt" } else { "plain" })
}

fn is_built_from(dist: &Path, note: &str) -> bool {
    dist.join("index.html").is_file()
        && fs::read_to_string(dist.join(NOTE)).is_ok_and(|found| found == note)
}

/// A number that changes with any name or content among the inputs.
fn fingerprint(project: &Path) -> io::Result<u64> {
    let mut files = Vec::new();
    for input in INPUTS {
        gather(&project.join(input), &mut files)?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        file.strip_prefix(project).unwrap_or(&file).hash(&mut hasher);
        fs::read(&file)?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// Every file at or below `path`; nothing where nothing is.
pub(super) fn gather(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            gather(&entry?.path(), files)?;
        }
    } else if path.is_file() {
        files.push(path.to_path_buf());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small project of its own, gone afterwards.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let folder =
                std::env::temp_dir().join(format!("saucer-night-{name}-{}", std::process::id()));
            fs::create_dir_all(folder.join("src/deep")).unwrap();
            fs::create_dir_all(folder.join("dist")).unwrap();
            let scratch = Self(folder);
            scratch.write("src/deep/a.rs", "one");
            scratch
        }

        fn write(&self, name: &str, text: &str) {
            fs::write(self.0.join(name), text).unwrap();
        }

        fn fingerprint(&self) -> u64 {
            fingerprint(&self.0).unwrap()
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_fingerprint_follows_content_and_names_of_the_inputs_only() {
        let project = Scratch::new("fingerprint");
        let first = project.fingerprint();
        project.write("README.md", "not an input");
        project.write("src/deep/a.rs", "one");
        assert_eq!(project.fingerprint(), first);
        project.write("src/deep/a.rs", "two");
        let second = project.fingerprint();
        assert_ne!(second, first);
        fs::rename(project.0.join("src/deep/a.rs"), project.0.join("src/deep/b.rs")).unwrap();
        assert_ne!(project.fingerprint(), second);
    }

    #[test]
    fn only_a_complete_site_with_the_same_note_counts_as_built() {
        let project = Scratch::new("note");
        let dist = project.0.join("dist");
        let current = note(project.fingerprint(), true);
        assert!(!is_built_from(&dist, &current));
        project.write("dist/.built-from", &current);
        assert!(!is_built_from(&dist, &current), "no index.html");
        project.write("dist/index.html", "");
        assert!(is_built_from(&dist, &current));
        assert!(!is_built_from(&dist, &note(project.fingerprint(), false)));
        project.write("src/deep/a.rs", "changed");
        assert!(!is_built_from(&dist, &note(project.fingerprint(), true)));
    }
}
