//! Compiles the programs for the browser, and gives each the script that starts it.

use super::assets::Program;
use super::say::{self, Trouble};
use super::{site, tools};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// The note beside a bound wasm that says what it was made from, and by which version.
const NOTE: &str = "bound-from.txt";
const BINDGEN: &str = "0.2.130";

/// A wasm as wasm-bindgen leaves it, and the script that starts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    /// What both files are called: `<stem>_bg.wasm`, which the script names, and `<stem>.js`.
    pub stem: String,
    /// The wasm.
    pub wasm: Vec<u8>,
    /// The script.
    pub script: String,
}

impl Bound {
    /// The name under which the script fetches the wasm.
    pub fn wasm_name(&self) -> String {
        format!("{}_bg.wasm", self.stem)
    }

    /// What somebody else left in a folder: the one wasm there whose name begins so, and its script.
    ///
    /// # Errors
    /// When there is none.
    pub fn find(folder: &Path, program: &str) -> Result<Self, Trouble> {
        let entries = fs::read_dir(folder).map_err(Trouble::io("Looking for the wasm"))?;
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let mut stems = names.filter_map(|name| name.strip_suffix("_bg.wasm").map(str::to_owned));
        let stem = stems.find(|stem| stem.starts_with(program)).ok_or_else(|| {
            Trouble::Site(format!("There is no wasm of {program} in {}", folder.display()))
        })?;
        Self::read(folder, stem)
    }

    fn read(folder: &Path, stem: String) -> Result<Self, Trouble> {
        let wasm = fs::read(folder.join(format!("{stem}_bg.wasm")));
        let script = fs::read_to_string(folder.join(format!("{stem}.js")));
        Ok(Self {
            wasm: wasm.map_err(Trouble::io("Reading the wasm"))?,
            script: script.map_err(Trouble::io("Reading the wasm's script"))?,
            stem,
        })
    }
}

/// Compiles programs with one profile, in one go, so that what they share is compiled once.
///
/// # Errors
/// When the compiler or wasm-bindgen refuses.
pub fn compiled(
    project: &Path,
    programs: &[&Program],
    profile: &str,
    about: &str,
) -> Result<Vec<Bound>, Trouble> {
    let names: Vec<&str> = programs.iter().map(|program| program.name.as_str()).collect();
    let mut cargo = tools::command("cargo");
    cargo.current_dir(project).args(["build", "--target", tools::TARGET, "--profile", profile]);
    cargo.arg("--message-format=json-render-diagnostics");
    for name in &names {
        cargo.args(["--package", name, "--bin", name]);
    }
    let printed = say::step(&format!("Compiling {}", names.join(" and ")), about, &mut cargo)?;
    let bound = names.iter().map(|name| {
        let wasm = made(&printed, name).ok_or_else(|| Trouble::Failed {
            step: format!("Compiling {name}"),
            output: "cargo does not say where it left the wasm".into(),
        })?;
        say::timed(&format!("Binding {name}"), "seconds", || bind(&wasm, name))
    });
    bound.collect()
}

/// The wasm of a program, by what cargo says about what it made.
fn made(printed: &str, program: &str) -> Option<PathBuf> {
    let artifacts = printed.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let own = artifacts.filter(|said| said["target"]["name"] == program);
    let mut files = own.flat_map(|said| said["filenames"].as_array().cloned().unwrap_or_default());
    files.find_map(|file| Some(file.as_str().filter(|file| file.ends_with(".wasm"))?.into()))
}

/// What the program `wasm-bindgen --target web --no-typescript` does, into a folder beside the wasm. What is there
/// already is not made again.
fn bind(wasm: &Path, name: &str) -> Result<Bound, Trouble> {
    let failed = |error: &dyn std::fmt::Display| Trouble::Failed {
        step: format!("Binding {name}"),
        output: error.to_string(),
    };
    let folder = wasm.with_file_name(format!("{name}-bound"));
    let content = fs::read(wasm).map_err(Trouble::io("Reading the wasm"))?;
    let note = format!("{} {}", BINDGEN, site::hash(&content));
    if fs::read_to_string(folder.join(NOTE)).is_ok_and(|found| found == note) {
        return Bound::read(&folder, name.to_owned());
    }
    // What an earlier version left does not pass for this one's.
    let _ = fs::remove_dir_all(&folder);
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes(name, content)
        .out_name(name)
        .typescript(false)
        .omit_default_module_path(false);
    bindgen
        .web(true)
        .and_then(|bindgen| bindgen.generate(&folder))
        .map_err(|error| failed(&format!("{error:#}")))?;
    if folder.join("snippets").exists() {
        return Err(failed(&"it brings scripts of its own, which the site has no place for"));
    }
    fs::write(folder.join(NOTE), note).map_err(Trouble::io("Writing beside the wasm"))?;
    Bound::read(&folder, name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_note_names_the_version_that_binds() {
        let manifest = fs::read_to_string(crate::project().join("src/host/Cargo.toml")).unwrap();
        assert!(manifest.contains(&format!("\nwasm-bindgen-cli-support = \"={BINDGEN}\"\n")));
    }

    #[test]
    fn cargo_says_where_the_wasm_is() {
        let printed = "noise\n{\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"page\"},\"filenames\":[\"/t/page.js\",\"/t/page.wasm\"]}\n\
                       {\"reason\":\"compiler-artifact\",\"target\":{\"name\":\"web\"},\"filenames\":[\"/t/web.rlib\"]}\n";
        assert_eq!(made(printed, "page"), Some("/t/page.wasm".into()));
        assert_eq!(made(printed, "web"), None);
    }

    #[test]
    fn what_trunk_left_is_found_by_its_beginning() {
        let folder =
            std::env::temp_dir().join(format!("saucer-night-bound-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("page-0123_bg.wasm"), "wasm").unwrap();
        fs::write(folder.join("page-0123.js"), "script").unwrap();
        let found = Bound::find(&folder, "page").unwrap();
        let missing = Bound::find(&folder, "thoughts").unwrap_err().to_string();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!((found.wasm_name().as_str(), &*found.script), ("page-0123_bg.wasm", "script"));
        assert!(missing.contains("no wasm of thoughts"), "{missing}");
    }
}
