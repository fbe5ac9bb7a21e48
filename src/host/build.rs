//! Builds the site into `dist/`, unless `dist/` already is what the sources say; and finishes what Trunk builds.

use super::assets::Assets;
use super::compile::{self, Bound};
use super::parts::{self, PAGE, THOUGHTS, Wasm};
use super::say::{self, Trouble};
use super::site::{self, Files};
use super::tools::{self, Tools};
use super::{document, pack};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
use std::path::{Path, PathBuf};
use std::thread;

/// Everything that the site is made from.
const INPUTS: [&str; 7] =
    ["src", "styles", "static", "index.html", ".cargo/config.toml", "Cargo.toml", "Cargo.lock"];

/// The note in `dist/` that says what it was built from. Whoever writes a site there empties it first, so that one of
/// Trunk's never passes for this one.
const NOTE: &str = ".built-from";

/// Builds the site if needed, installing what that takes, and says where it is.
///
/// # Errors
/// When a tool is missing and cannot be installed, or something does not compile or fit.
pub fn dist(project: &Path) -> Result<PathBuf, Trouble> {
    let dist = project.join("dist");
    let inputs = fingerprint(project).map_err(Trouble::io("Reading the sources"))?;
    if is_built_from(&dist, &note(inputs, true)) {
        return Ok(dist);
    }
    let tools = tools::prepare(project)?;
    let note = note(inputs, tools.wasm_opt.is_some());
    if !is_built_from(&dist, &note) {
        site::write(&packed(make(project, &tools)?)?, &dist)?;
        fs::write(dist.join(NOTE), note).map_err(Trouble::io("Writing into dist/"))?;
    }
    Ok(dist)
}

/// Compiles both programs, beside each other: the last step of each keeps one core busy alone.
fn make(project: &Path, tools: &Tools) -> Result<Files, Trouble> {
    let games = parts::games(project)?;
    let assets = Assets::read(project, &games)?;
    let one = |of: &'static Wasm| {
        let program = assets.programs().find(|program| program.name == of.name);
        let program =
            program.ok_or_else(|| Trouble::Site(format!("index.html lists no {}", of.name)))?;
        let mut bound =
            compile::compiled(project, &[program], &program.profile, "a minute or two")?;
        parts::split(of, &games, &bound.remove(0), tools)
    };
    let (page, thoughts) = both(|| one(&PAGE), || one(&THOUGHTS))?;
    site::finished(project, assets, page, thoughts)
}

/// Does two things at the same time.
fn both<A: Send, B: Send>(
    first: impl FnOnce() -> Result<A, Trouble> + Send,
    second: impl FnOnce() -> Result<B, Trouble>,
) -> Result<(A, B), Trouble> {
    thread::scope(|scope| {
        let first = scope.spawn(first);
        let second = second();
        let first = first.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok((first?, second?))
    })
}

/// Finishes what Trunk left in its staging folder, as the hook in `Trunk.toml` asks: the same site as [`dist`] makes
/// with `--release`, and a draft without.
///
/// # Errors
/// When it is not Trunk that asks, or the site cannot be made.
pub fn finish_for_trunk(project: &Path) -> Result<(), Trouble> {
    let said = |name: &str| {
        std::env::var_os(name).ok_or_else(|| {
            Trouble::Argument(format!(
                "\"finish\" is what Trunk's hook calls, and {name} is not set"
            ))
        })
    };
    let (folder, profile) = (PathBuf::from(said("TRUNK_STAGING_DIR")?), said("TRUNK_PROFILE")?);
    let games = parts::games(project)?;
    let assets = Assets::read(project, &games)?;
    let (page, thoughts) = (Bound::find(&folder, PAGE.name)?, Bound::find(&folder, THOUGHTS.name)?);
    let files = if profile == "release" {
        let tools = tools::prepare(project)?;
        let split = |of, bound| parts::split(of, &games, bound, &tools);
        let (page, thoughts) = both(|| split(&PAGE, &page), || split(&THOUGHTS, &thoughts))?;
        packed(site::finished(project, assets, page, thoughts)?)?
    } else {
        let document = fs::read_to_string(folder.join("index.html"));
        let reload = reload_of(&document.map_err(Trouble::io("Reading Trunk's document"))?)?;
        site::draft(assets, page, thoughts, &reload)?
    };
    site::write(&files, &folder)
}

/// The script by which `trunk serve` has a page reload, known by the address that Trunk fills in as it serves.
fn reload_of(document: &str) -> Result<String, Trouble> {
    let tags = document::tags(document)?;
    let scripts =
        tags.windows(2).filter(|pair| pair[0].name == "script" && pair[1].name == "/script");
    let texts = scripts.map(|pair| &document[pair[0].place.start..pair[1].place.end]);
    Ok(texts.filter(|text| text.contains("{{__TRUNK_ADDRESS__}}")).collect())
}

fn packed(mut files: Files) -> Result<Files, Trouble> {
    let packed = say::timed("Packing", "seconds", || pack::packed(&files))?;
    files.extend(packed);
    Ok(files)
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
    let mut files = inputs(project)?;
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in files {
        file.strip_prefix(project).unwrap_or(&file).hash(&mut hasher);
        fs::read(&file)?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// Every file that the site is made from.
pub(super) fn inputs(project: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for input in INPUTS {
        gather(&project.join(input), &mut files)?;
    }
    Ok(files)
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
    fn what_has_trunks_page_reload_is_kept_and_what_starts_it_is_not() {
        let reload = "<script>const address = '{{__TRUNK_ADDRESS__}}';</script>";
        let start = "<script type=\"module\">import init from './a.js';</script>";
        let document =
            format!("<head>{start}</head><body><script src=\"b.js\"></script>{reload}</body>");
        assert_eq!(reload_of(&document).unwrap(), reload);
    }

    /// Trunk is nobody's duty to have: where it is on the PATH, its hook makes a site that is finished.
    #[test]
    fn trunk_builds_the_page_where_there_is_one() {
        let answer = tools::command("trunk").arg("--version").output();
        if !answer.is_ok_and(|answer| answer.status.success()) {
            say::line("No trunk is on the PATH, so its hook is not tried.");
            return;
        }
        let dist = std::env::temp_dir().join(format!("saucer-night-trunk-{}", std::process::id()));
        let mut trunk = tools::command("trunk");
        // Trunk 0.21 refuses NO_COLOR=1.
        trunk.env_remove("NO_COLOR").current_dir(crate::project());
        trunk.args(["build", "--dist"]).arg(&dist);
        say::step("Building a draft with Trunk", "a minute or two", &mut trunk).unwrap();
        let document = fs::read_to_string(dist.join("index.html")).unwrap();
        let styles = dist.join("styles.css").is_file();
        fs::remove_dir_all(&dist).unwrap();
        let of = |tag: &document::Tag, name: &str| tag.get(name).is_some();
        let tags = document::tags(&document).unwrap();
        assert!(!tags.iter().any(|tag| of(tag, "data-trunk")), "{document}");
        assert!(tags.iter().any(|tag| of(tag, "data-wasm") && of(tag, "data-js")), "{document}");
        assert!(styles, "one sheet for all");
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
