//! Everything in one file, and back again.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Shelf, Store, Summary};
use crate::link;
use crate::statistics::Statistics;
use engine::save::{LoadRefusal, SaveFile};

/// The version of the file: grows when its layout changes.
pub const FORMAT: u64 = 1;

/// A file larger than this many bytes is none of ours: no browser keeps so much for a site.
pub const LARGEST: usize = 9_000_000;

/// How many letters most browsers keep for a site in the place where games lie.
const USUAL_ROOM: usize = 5 << 20;

/// All that is kept: games, statistics and settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Backup {
    #[serde(rename = "saucer-night-backup")]
    format: u64,
    games: Vec<KeptGame>,
    statistics: Statistics,
    settings: BTreeMap<String, String>,
}

/// A game with all that belongs to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptGame {
    id: String,
    about: Summary,
    /// As it is kept: wrapped while it goes on.
    save: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lesson: Option<String>,
}

/// A text from outside that is no single game.
#[derive(Clone, PartialEq, Debug)]
pub enum Brought {
    /// Everything that was kept somewhere.
    Backup(Backup),
    /// What was played somewhere.
    Statistics(Statistics),
    /// Everything, as only a later version of the page can read it.
    Newer,
}

impl Brought {
    /// Looks at a text; `None` if it is neither.
    pub fn read(text: &str) -> Option<Brought> {
        #[derive(Deserialize)]
        struct Head {
            #[serde(rename = "saucer-night-backup")]
            format: Option<u64>,
        }
        if text.len() > LARGEST {
            return None;
        }
        let Head { format } = serde_json::from_str(text).ok()?;
        match format {
            Some(format) if format > FORMAT => Some(Brought::Newer),
            Some(_) => serde_json::from_str(text).ok().map(Brought::Backup),
            None => Statistics::read(text).map(Brought::Statistics),
        }
    }
}

/// What came of bringing everything back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Restored {
    /// Games that were not here.
    pub added: usize,
    /// Games that were here, and older.
    pub renewed: usize,
    /// Games that are here as they came, or newer.
    pub left: usize,
    /// Games that cannot be read, or that there is no room for.
    pub lost: usize,
}

impl<S: Store> Shelf<S> {
    /// All that is kept, as the text of one file.
    pub fn backup(&self) -> String {
        let game = |id: String| {
            let (about, lesson) = (self.summary(&id).unwrap_or_default(), self.lesson(&id));
            Some(KeptGame { save: self.read(&format!("save/{id}"))?, about, lesson, id })
        };
        let setting = |name: String| {
            let value = self.read(&format!("setting/{name}"))?;
            Some((name, value))
        };
        let all = Backup {
            format: FORMAT,
            games: self.names_in("save").into_iter().filter_map(game).collect(),
            statistics: self.statistics(),
            settings: self.names_in("setting").into_iter().filter_map(setting).collect(),
        };
        // Our own types are JSON: this cannot fail.
        serde_json::to_string(&all).unwrap_or_default()
    }

    /// Brings back what a file has: of each game the newer is kept, of each setting the one that is here.
    pub fn restore(&mut self, backup: Backup) -> Restored {
        let mut restored = Restored::default();
        for game in backup.games {
            let here = self.read(&format!("save/{}", game.id));
            let own = self.summary(&game.id).map_or(0, |about| about.at);
            let count = match here {
                Some(save) if save == game.save || own >= game.about.at => &mut restored.left,
                _ if self.take_in(&game).is_err() => &mut restored.lost,
                Some(_) => &mut restored.renewed,
                None => &mut restored.added,
            };
            *count += 1;
        }
        self.merge_statistics(&backup.statistics);
        for (name, value) in &backup.settings {
            let key = format!("setting/{name}");
            if self.read(&key).is_none() {
                let _ = self.write(&key, value);
            }
        }
        restored
    }

    /// Puts a game down that can be read, with all that belongs to it.
    fn take_in(&mut self, game: &KeptGame) -> Result<(), LoadRefusal> {
        let KeptGame { id, about, save, lesson } = game;
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-') {
            return Err(LoadRefusal::NotASave);
        }
        let whole = SaveFile::parse(&link::unwrapped(save.clone()))?;
        if about.game != whole.game() {
            return Err(LoadRefusal::OtherGame(about.game.clone()));
        }
        let before = self.summary(id);
        if self.put(id, whole.text(), about).is_err() {
            // What was here stays as it was.
            match before {
                Some(before) => self.describe(id, &before),
                None => self.forget(id),
            }
            return Err(LoadRefusal::Damaged);
        }
        if let Some(lesson) = lesson {
            self.keep_lesson(id, lesson);
        }
        Ok(())
    }

    /// For how many letters there is room, as far as anybody knows: browsers do not tell.
    pub fn room(&self) -> usize {
        let letters = |text: &str| text.encode_utf16().count();
        let used = |key: String| {
            let text = self.store.get(&key).ok().flatten().unwrap_or_default();
            letters(&key) + letters(&text)
        };
        USUAL_ROOM.saturating_sub(self.store.keys().into_iter().map(used).sum())
    }

    /// Adds what was played elsewhere.
    pub fn merge_statistics(&mut self, other: &Statistics) {
        let mut statistics = self.statistics();
        if statistics.merge(other) {
            self.set_statistics(&statistics);
        }
    }
}

/// A game that was thrown away, for as long as it can be brought back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forgotten {
    /// The id of the save.
    pub id: String,
    /// Every text that belonged to it, by its key.
    texts: Vec<(String, String)>,
}

impl<S: Store> Shelf<S> {
    /// Throws a save away, with all that belongs to it.
    pub fn throw_away(&mut self, id: &str) -> Forgotten {
        let folders = ["save", "spare", "about", "lesson", "whole"];
        let keys = folders.map(|folder| format!("{folder}/{id}"));
        let texts = keys.into_iter().filter_map(|key| Some((key.clone(), self.read(&key)?)));
        let texts = texts.collect();
        self.forget(id);
        Forgotten { id: id.into(), texts }
    }

    /// Brings back what was thrown away; says whether the game is there again.
    pub fn bring_back(&mut self, forgotten: &Forgotten) -> bool {
        let Forgotten { id, texts } = forgotten;
        // Another tab may have put a newer one down meanwhile.
        if !self.has_save(id) {
            for (key, text) in texts {
                let _ = self.write(key, text);
            }
        }
        self.has_save(id)
    }

    /// Gives a save a name of the player's own; an empty one takes it away.
    pub fn entitle(&mut self, id: &str, title: &str) {
        if let Some(about) = self.summary(id) {
            let title = title.trim().chars().take(LONGEST_TITLE).collect();
            self.describe(id, &Summary { title, ..about });
        }
    }
}

/// The most letters of a save's own name.
pub const LONGEST_TITLE: usize = 40;
