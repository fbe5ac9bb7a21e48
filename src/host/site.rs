//! Finishes the site: `index.html` with the names of what was made, styles in one file, the service worker with its
//! list. Everything is put together here before anything is written.

use super::assets::{Assets, Mark};
use super::compile::Bound;
use super::parts::{LATER, Split};
use super::say::Trouble;
use super::{build, document, minify};
use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

/// The files of a site by their paths.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The service worker, as it lies in `static/` and in the site.
const OFFLINE: &str = "sw.js";

/// What nobody needs without a network: the manifest's pictures, which only an installation shows.
const ONLINE_ONLY: [&str; 1] = ["screenshots/"];

/// The scripts that every first visit fetches.
const AT_ONCE: [&str; 2] = ["boot.js", "crash.js"];
/// The script that the computer players' worker runs, as it lies in `static/`, and what it imports.
const THINKER: &str = "thinker.js";
const THOUGHTS: &str = "./thoughts.js";

/// The site for visitors: split by game, named by content, playing without a network.
///
/// # Errors
/// When the sources lack a place for what has to be filled in.
pub fn finished(
    project: &Path,
    assets: Assets,
    page: Split,
    thoughts: Split,
) -> Result<Files, Trouble> {
    let Assets { text, marks, files } = assets;
    let mut site = Site { files };
    site.files.extend(page.files);
    site.files.extend(thoughts.files);
    for script in AT_ONCE {
        if let Some(content) = site.files.get_mut(script) {
            *content = minify::script(&String::from_utf8_lossy(content)).into();
        }
    }
    let glue = site.add("saucer-night", "js", minify::script(&page.script).into());
    let thoughts = site.add("thoughts", "js", thoughts.script.into());
    let thinker = site.take_text(THINKER)?;
    let thinker = put(&thinker, THOUGHTS, &format!("./{thoughts}"))?;
    let thinker = site.add("thinker", "js", thinker.into());

    let sheets = site.add_sheets(&marks);
    let mut changes = Vec::new();
    for (at, (place, mark)) in marks.iter().enumerate() {
        let tag = match mark {
            Mark::Base => Some("<base href=\"./\" />".to_owned()),
            Mark::Wasm(program) if program.name == "saucer-night" => Some(format!(
                "<script type=\"module\" src=\"./boot.js\" data-js=\"{glue}\" data-wasm=\"{}\" \
                 data-offline=\"{OFFLINE}\"></script>",
                page.house
            )),
            Mark::Thinker => Some(format!("<link rel=\"thinker\" href=\"{thinker}\" />")),
            Mark::Sheet { part, font, .. } => sheets.get(&at).map(|file| match part {
                None => format!("<link rel=\"stylesheet\" href=\"./{file}\" />"),
                Some(part) => {
                    let more = |name: &str, value: Option<&String>| {
                        value.map(|value| format!(" data-{name}=\"{value}\"")).unwrap_or_default()
                    };
                    let wasm = more("wasm", page.parts.get(part));
                    let later = more(LATER, page.parts.get(&format!("{part}-{LATER}")));
                    let (font, drawings) = (more("font", font.as_ref()), site.add_drawings(&marks, part));
                    let drawings = more("drawings", drawings.as_ref());
                    format!("<link rel=\"part\" data-part=\"{part}\"{drawings}{wasm}{later}{font} href=\"./{file}\" />")
                }
            }),
            Mark::EndOfHead => {
                Some(format!("  <link rel=\"modulepreload\" href=\"./{glue}\" />\n  </head>"))
            }
            Mark::EndOfBody | Mark::Wasm(_) | Mark::Copy | Mark::Drawings { .. } => None,
        };
        if !matches!(mark, Mark::EndOfBody) {
            changes.push((place.clone(), tag));
        }
    }
    site.files.insert("index.html".into(), document::rewritten(&text, &changes).into());

    let worker = fs::read_to_string(project.join("static").join(OFFLINE))
        .map_err(Trouble::io("Reading the service worker"))?;
    let worker = offline(&site.files, &worker)?;
    site.files.insert(OFFLINE.into(), worker.into());
    Ok(site.files)
}

/// The site for whoever works on it: in one piece, with words in its panics, nothing kept. `more` goes to the end of
/// its document.
///
/// # Errors
/// When the sources lack a place for what has to be filled in.
pub fn draft(assets: Assets, page: Bound, thoughts: Bound, more: &str) -> Result<Files, Trouble> {
    let Assets { text, marks, mut files } = assets;
    let thinker = files.remove(THINKER).unwrap_or_default();
    let thinker = String::from_utf8_lossy(&thinker);
    let thinker = put(&thinker, THOUGHTS, &format!("./{}.js", thoughts.stem))?;
    files.insert(THINKER.into(), thinker.into());
    let mut styles = String::new();
    let mut changes = Vec::new();
    for (place, mark) in &marks {
        let tag = match mark {
            Mark::Base => Some("<base href=\"./\" />".to_owned()),
            Mark::Wasm(program) if program.name == "saucer-night" => Some(format!(
                "<script type=\"module\" src=\"./boot.js\" data-js=\"{}.js\" data-wasm=\"{}\"></script>",
                page.stem,
                page.wasm_name()
            )),
            Mark::Sheet { text, .. } => {
                styles.push_str(text);
                None
            }
            Mark::Drawings { text, .. } => Some(format!("<div hidden>{text}</div>")),
            Mark::EndOfHead => {
                Some("  <link rel=\"stylesheet\" href=\"./styles.css\" />\n  </head>".into())
            }
            Mark::EndOfBody => Some(format!("{more}</body>")),
            Mark::Thinker => continue,
            Mark::Wasm(_) | Mark::Copy => None,
        };
        changes.push((place.clone(), tag));
    }
    files.insert("styles.css".into(), styles.into());
    for bound in [page, thoughts] {
        files.insert(bound.wasm_name(), bound.wasm);
        files.insert(format!("{}.js", bound.stem), bound.script.into());
    }
    files.insert("index.html".into(), document::rewritten(&text, &changes).into());
    Ok(files)
}

struct Site {
    files: Files,
}

impl Site {
    /// Adds a file under a name that changes with what it says, and returns the name.
    fn add(&mut self, name: &str, ending: &str, content: Vec<u8>) -> String {
        let name = format!("{name}-{}.{ending}", hash(&content));
        self.files.insert(name.clone(), content);
        name
    }

    /// Takes a script out that goes back under another name.
    fn take_text(&mut self, name: &str) -> Result<String, Trouble> {
        let content = self.files.remove(name);
        content
            .and_then(|content| String::from_utf8(content).ok())
            .ok_or_else(|| Trouble::Site(format!("index.html: nothing copies {name}")))
    }

    /// One stylesheet for the house and one for each game, by the mark in whose place it goes: a page waits for each,
    /// and together they pack better.
    fn add_sheets(&mut self, marks: &[(std::ops::Range<usize>, Mark)]) -> BTreeMap<usize, String> {
        let mut bundles: BTreeMap<Option<&str>, (usize, String)> = BTreeMap::new();
        for (at, (_, mark)) in marks.iter().enumerate() {
            if let Mark::Sheet { text, part, .. } = mark {
                let (_, all) = bundles.entry(part.as_deref()).or_insert((at, String::new()));
                all.push_str(text);
            }
        }
        let named = bundles.into_iter().map(|(part, (at, text))| {
            (at, self.add(part.unwrap_or("styles"), "css", minify::sheet(&text).into()))
        });
        named.collect()
    }

    /// The drawings of a game in one file, which waits until its part is loaded.
    fn add_drawings(
        &mut self,
        marks: &[(std::ops::Range<usize>, Mark)],
        game: &str,
    ) -> Option<String> {
        let own = marks.iter().filter_map(|(_, mark)| match mark {
            Mark::Drawings { text, part } if part == game => Some(text.as_str()),
            _ => None,
        });
        let all: String = own.collect();
        (!all.is_empty()).then(|| self.add(game, "svg", all.into()))
    }
}

/// The service worker with the list of files, and a version that changes with any of them.
fn offline(files: &Files, template: &str) -> Result<String, Trouble> {
    let mut everything = DefaultHasher::new();
    for (name, content) in files.iter().filter(|(name, _)| is_kept(name)) {
        everything.write(name.as_bytes());
        everything.write(content);
    }
    let version = format!("VERSION = \"{:016x}\"", everything.finish());
    let filled = put(template, "VERSION = \"\"", &version)?;
    put(&filled, "FILES = {}", &format!("FILES = {}", kept(files)))
}

/// The service worker's list: every file that is kept, and a digest by which it knows it again. A page has none.
pub fn kept(files: &Files) -> String {
    let mut list = String::from("{\"./\":\"\"");
    for (name, content) in files.iter().filter(|(name, _)| is_kept(name)) {
        let digest = match name.ends_with(".html") {
            true => String::new(),
            false => format!("{:x}", digest(content)),
        };
        list.push_str(&format!(",\"{name}\":\"{digest}\""));
    }
    list.push('}');
    list
}

fn is_kept(name: &str) -> bool {
    name != OFFLINE && !ONLINE_ONLY.iter().any(|folder| name.starts_with(folder))
}

/// FNV-1a with 32 bits, as `sw.js` computes it.
fn digest(content: &[u8]) -> u32 {
    let step = |hash: u32, byte: &u8| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    content.iter().fold(0x811c_9dc5, step)
}

/// A script with one text in the place of another, which is there exactly once.
///
/// # Errors
/// When it is not.
pub fn put(script: &str, from: &str, to: &str) -> Result<String, Trouble> {
    match script.matches(from).count() {
        1 => Ok(script.replacen(from, to, 1)),
        times => Err(Trouble::Site(format!("A script has `{from}` {times} times instead of once"))),
    }
}

/// Writes a site into a folder in the place of whatever was there. A file that stays the same is left alone.
///
/// # Errors
/// When the system refuses.
pub fn write(files: &Files, folder: &Path) -> Result<(), Trouble> {
    let trouble = || Trouble::io(format!("Writing into {}", folder.display()));
    let mut old = Vec::new();
    build::gather(folder, &mut old).map_err(trouble())?;
    let new: BTreeMap<_, _> =
        files.iter().map(|(name, content)| (folder.join(name), content)).collect();
    for file in old.iter().filter(|file| !new.contains_key(*file)) {
        fs::remove_file(file).map_err(trouble())?;
    }
    for (file, content) in new {
        if fs::read(&file).is_ok_and(|there| there == *content) {
            continue;
        }
        fs::create_dir_all(file.parent().unwrap_or(folder)).map_err(trouble())?;
        fs::write(file, content).map_err(trouble())?;
    }
    Ok(())
}

/// A short word that changes with the content.
pub fn hash(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(content);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
#[path = "site_tests.rs"]
mod tests;
