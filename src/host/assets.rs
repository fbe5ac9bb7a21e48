//! The one list of what the site is made of: the marked lines of `index.html`, in Trunk's words.
//!
//! Every mark is understood, every file is there and every game is known, or nothing is built.

use super::build;
use super::document::{self, Tag};
use super::parts::LATER;
use super::say::Trouble;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::ops::Range;
use std::path::Path;

/// What a marked tag asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The base of all addresses: the folder of the document.
    Base,
    /// A wasm: the program of the package of the same name.
    Wasm(Program),
    /// The script that the computer players' worker runs.
    Thinker,
    /// A stylesheet.
    Sheet {
        /// What is in it.
        text: String,
        /// The part that it waits for: a game, or what nobody needs at first.
        part: Option<String>,
        /// The font that this game needs at once.
        font: Option<String>,
    },
    /// Files that are copied as they are; they are in [`Assets::files`].
    Copy,
    /// The drawings that a game uses again and again.
    Drawings {
        /// What is in it.
        text: String,
        /// The game.
        part: String,
    },
    /// `</head>`.
    EndOfHead,
    /// `</body>`.
    EndOfBody,
}

/// A program for the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Its name, and that of its package.
    pub name: String,
    /// How it is compiled for the site.
    pub profile: String,
    /// How it is compiled for whoever works on it.
    pub draft: String,
}

/// What `index.html` lists.
#[derive(Debug)]
pub struct Assets {
    /// The document itself.
    pub text: String,
    /// Its marks, where they stand.
    pub marks: Vec<(Range<usize>, Mark)>,
    /// The files that are copied, by their paths in the site.
    pub files: BTreeMap<String, Vec<u8>>,
}

fn wrong(what: impl std::fmt::Display) -> Trouble {
    Trouble::Site(format!("index.html: {what}"))
}

impl Assets {
    /// Reads the list, and everything that is on it.
    ///
    /// # Errors
    /// When a mark is not understood or comes too often, a file is missing, a game is unknown or has no stylesheet.
    pub fn read(project: &Path, games: &[String]) -> Result<Self, Trouble> {
        let file = project.join("index.html");
        let text = fs::read_to_string(file).map_err(Trouble::io("Reading index.html"))?;
        let mut reader = Reader { project, games, files: BTreeMap::new() };
        let mut marks = Vec::new();
        for tag in document::tags(&text)? {
            if let Some(mark) = reader.mark(&tag)? {
                marks.push((tag.place, mark));
            }
        }
        let assets = Self { marks, files: reader.files, text };
        assets.check(games)?;
        Ok(assets)
    }

    /// The programs on the list.
    pub fn programs(&self) -> impl Iterator<Item = &Program> {
        self.marks.iter().filter_map(|(_, mark)| match mark {
            Mark::Wasm(program) => Some(program),
            _ => None,
        })
    }

    fn check(&self, games: &[String]) -> Result<(), Trouble> {
        let count = |is: fn(&Mark) -> bool| self.marks.iter().filter(|(_, mark)| is(mark)).count();
        let once = [
            ("<base data-trunk-public-url>", count(|mark| matches!(mark, Mark::Base))),
            ("<link rel=\"thinker\">", count(|mark| matches!(mark, Mark::Thinker))),
            ("</head>", count(|mark| matches!(mark, Mark::EndOfHead))),
            ("</body>", count(|mark| matches!(mark, Mark::EndOfBody))),
        ];
        if let Some((tag, times)) = once.iter().find(|(_, times)| *times != 1) {
            return Err(wrong(format!("{tag} is there {times} times instead of once")));
        }
        let sheets: BTreeSet<&str> = self
            .marks
            .iter()
            .filter_map(|(_, mark)| match mark {
                Mark::Sheet { part, .. } => part.as_deref(),
                _ => None,
            })
            .collect();
        if let Some(game) = games.iter().find(|game| !sheets.contains(game.as_str())) {
            return Err(wrong(format!("no stylesheet has data-part=\"{game}\"")));
        }
        let fonts = self.marks.iter().filter_map(|(_, mark)| match mark {
            Mark::Sheet { font, .. } => font.as_ref(),
            _ => None,
        });
        match fonts.into_iter().find(|font| !self.files.contains_key(*font)) {
            Some(font) => Err(wrong(format!("nothing copies the font {font}"))),
            None => Ok(()),
        }
    }
}

struct Reader<'a> {
    project: &'a Path,
    games: &'a [String],
    files: BTreeMap<String, Vec<u8>>,
}

impl Reader<'_> {
    fn mark(&mut self, tag: &Tag) -> Result<Option<Mark>, Trouble> {
        let is_marked = tag.get("data-trunk").is_some();
        let mark = match (tag.name.as_str(), tag.get("rel").unwrap_or_default()) {
            ("/head", _) => Mark::EndOfHead,
            ("/body", _) => Mark::EndOfBody,
            ("base", _) if tag.get("data-trunk-public-url").is_some() => Mark::Base,
            ("link", "thinker") => Mark::Thinker,
            ("link", "rust") if is_marked => Mark::Wasm(Program {
                name: need(tag, "data-bin")?.to_owned(),
                profile: need(tag, "data-cargo-profile-release")?.to_owned(),
                draft: need(tag, "data-cargo-profile-dev")?.to_owned(),
            }),
            ("link", "css") if is_marked => self.sheet(tag)?,
            ("link", "inline") if is_marked => {
                let part = need(tag, "data-part")?;
                self.known(part)?;
                Mark::Drawings { text: self.text(need(tag, "href")?)?, part: part.to_owned() }
            }
            ("link", "copy-file" | "copy-dir") if is_marked => {
                self.copy(need(tag, "href")?, tag.get("data-target-path"))?;
                Mark::Copy
            }
            (name, rel) if is_marked => {
                return Err(wrong(format!(
                    "nobody knows what <{name} data-trunk rel=\"{rel}\"> asks for"
                )));
            }
            _ => return Ok(None),
        };
        Ok(Some(mark))
    }

    fn sheet(&self, tag: &Tag) -> Result<Mark, Trouble> {
        let file = need(tag, "href")?;
        let part = tag.get("data-part").map(str::to_owned);
        match &part {
            Some(part) if part == LATER => {}
            Some(part) => self.known(part)?,
            // Every visitor would fetch it.
            None => {
                let name = file.rsplit('/').next().unwrap_or(file);
                let owner =
                    self.games.iter().find(|game| name.starts_with(&game.replace('_', "-")));
                if let Some(game) = owner {
                    return Err(wrong(format!(
                        "{file} is named after {game} and has no data-part"
                    )));
                }
            }
        }
        Ok(Mark::Sheet {
            text: self.text(file)?,
            part,
            font: tag.get("data-font").map(str::to_owned),
        })
    }

    fn known(&self, game: &str) -> Result<(), Trouble> {
        if self.games.iter().any(|known| known == game) {
            return Ok(());
        }
        Err(wrong(format!("data-part=\"{game}\" is no game; they are {}", self.games.join(", "))))
    }

    fn text(&self, file: &str) -> Result<String, Trouble> {
        fs::read_to_string(self.project.join(file)).map_err(Trouble::io(format!("Reading {file}")))
    }

    /// A file, or a folder with all that is in it, under its own name in the site or in a folder there.
    fn copy(&mut self, from: &str, target: Option<&str>) -> Result<(), Trouble> {
        let source = self.project.join(from);
        let own = source.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let name = target.map_or(own.clone(), |target| {
            if source.is_dir() { target.to_owned() } else { format!("{target}/{own}") }
        });
        let mut found = Vec::new();
        build::gather(&source, &mut found).map_err(Trouble::io(format!("Reading {from}")))?;
        if found.is_empty() {
            return Err(wrong(format!("there is no {from}")));
        }
        for file in found {
            let content = fs::read(&file).map_err(Trouble::io(format!("Reading {from}")))?;
            let below =
                file.strip_prefix(&source).unwrap_or(&file).to_string_lossy().replace('\\', "/");
            let path = if below.is_empty() { name.clone() } else { format!("{name}/{below}") };
            if self.files.insert(path.clone(), content).is_some() {
                return Err(wrong(format!("{path} is copied twice")));
            }
        }
        Ok(())
    }
}

fn need<'a>(tag: &'a Tag, attribute: &str) -> Result<&'a str, Trouble> {
    let about = tag.get("href").unwrap_or_default();
    tag.get(attribute)
        .ok_or_else(|| wrong(format!("the <{}> for \"{about}\" has no {attribute}", tag.name)))
}

#[cfg(test)]
#[path = "assets_tests.rs"]
mod tests;
