//! Saves, their spare copies, their summaries, and the lessons some of them belong to.

use serde::{Deserialize, Serialize};

use super::{Found, PREFIX, Shelf, Store, Trouble};
use crate::link;
use crate::statistics::time_spent;
use crate::{late, text};
use engine::save::{Kinship, LoadRefusal, SaveFile};
use engine::{Driver, Outcome, Seat, SeatSetup};

/// What the home page shows of a save without opening it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, Default)]
pub struct Summary {
    /// The game's id.
    pub game: String,
    /// Who plays.
    pub players: String,
    /// What is asked, or how it ended.
    pub status: String,
    /// Whether the game is over.
    pub over: bool,
    /// When it was last played, in milliseconds.
    pub at: u64,
    /// The time spent at the table, in milliseconds.
    #[serde(default)]
    pub spent: u64,
    /// Whether it is in the statistics already.
    #[serde(default)]
    pub counted: bool,
    /// The name that the player gave it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
}

/// A table as far as its summary tells of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Facts<'a> {
    /// The game's id.
    pub game: &'a str,
    /// Who plays.
    pub seats: &'a [SeatSetup],
    /// What is asked, or how it ended.
    pub status: String,
    /// Who won, once it is over.
    pub outcome: Option<Outcome>,
}

/// A save as the home page lists it.
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// The id of the save.
    pub id: String,
    /// What is known of it, or why it cannot be opened.
    pub about: Result<Summary, LoadRefusal>,
}

/// Why no game was opened.
#[derive(Clone, PartialEq, Debug)]
pub enum OpenRefusal {
    /// There is none under this id.
    NoSuchSave,
    /// There is one, and this is wrong with it.
    Save(LoadRefusal),
}

/// What there is to say about a game that was opened, if not all is well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Only so many records still fit the rules.
    Cut(usize),
    /// The last save was not whole; this is the one before it.
    FromSpare,
}

impl<S: Store> Shelf<S> {
    /// The game of the save under an id, if there is one that can be read. The save stays at hand.
    pub fn game_of(&mut self, id: &str) -> Option<String> {
        let found = self.find(id)?;
        let game = found.save().ok().map(|save| save.game().to_owned());
        self.found = Some((id.into(), found));
        game
    }

    /// Opens the save under an id: `open` makes a table of it and says how many records fit if not all do, `facts`
    /// tells of that table. What was found out by opening is kept: a whole copy takes the place of a broken one, a save
    /// with records that no longer fit is set aside, and a game from outside turns out to be over.
    ///
    /// # Errors
    /// Says why there is no table.
    pub fn open<T>(
        &mut self,
        id: &str,
        open: impl FnOnce(&SaveFile) -> Result<(T, Option<usize>), LoadRefusal>,
        facts: impl FnOnce(&T) -> Facts<'_>,
    ) -> Result<(T, Option<Notice>), OpenRefusal> {
        let found = self.find(id).ok_or(OpenRefusal::NoSuchSave)?;
        let save = found.save().map_err(|refusal| OpenRefusal::Save(refusal.clone()))?;
        let (table, cut) = open(save).map_err(OpenRefusal::Save)?;
        if cut.is_some() {
            let _ = self.write_save(&format!("whole/{id}"), save.text());
        }
        let about = self.summary(id).unwrap_or_else(|| Summary::naming(save));
        if !about.over {
            let Facts { seats, status, outcome, .. } = facts(&table);
            if outcome.is_some() {
                let players = text::players(seats);
                self.describe(id, &Summary { players, status, over: true, ..about });
            }
        }
        let is_spare = matches!(found, Found::Spare { .. });
        if is_spare {
            let _ = self.write_save(&format!("save/{id}"), save.text());
        }
        Ok((table, cut.map(Notice::Cut).or(is_spare.then_some(Notice::FromSpare))))
    }

    /// Keeps a game that is played here.
    ///
    /// # Errors
    /// Says why the store would not.
    pub fn keep(
        &mut self,
        id: &str,
        facts: &Facts<'_>,
        save: String,
        now: u64,
    ) -> Result<(), Trouble> {
        let unread = self.store.get(&format!("{PREFIX}about/{id}")).err();
        let before = self.summary(id).unwrap_or_default();
        let spent = time_spent(before.spent, before.at, now);
        let summary = Summary {
            game: facts.game.into(),
            players: text::players(facts.seats),
            status: facts.status.clone(),
            over: facts.outcome.is_some(),
            at: now,
            spent,
            // A finished game counts once, also when its end is taken back and played again.
            counted: before.counted || self.count(facts, spent),
            title: before.title,
        };
        let kept = self.put(id, &save, &summary);
        self.parked = Some((id.into(), save));
        // What cannot be read again is not kept.
        unread.map_or(kept, Err)
    }

    /// Keeps a game that came from outside, and has it at hand.
    ///
    /// # Errors
    /// Says why the store would not.
    pub fn admit(&mut self, id: &str, save: SaveFile, now: u64) -> Result<(), Trouble> {
        let summary = Summary {
            players: text::players(&save.seats().unwrap_or_default()),
            status: text::moves(save.records()),
            at: now,
            ..Summary::naming(&save)
        };
        let kept = self.put(id, save.text(), &summary);
        self.parked = Some((id.into(), save.text().into()));
        self.found = Some((id.into(), Found::Last(save)));
        kept
    }

    /// Whether there is nothing on it that asks for what comes later: no saves, no names, no wish to hear something.
    pub fn is_bare(&self) -> bool {
        let names = self.read("setting/names");
        self.names_in("save").is_empty() && names.is_none() && !self.sound()
    }

    /// All saves, the latest first. `known` tells whether there is such a game.
    pub fn cards(&mut self, known: impl Fn(&str) -> bool) -> Vec<Card> {
        if !self.reads {
            return Vec::new();
        }
        let list = self.list().into_iter();
        list.map(|(id, about)| {
            let about = match about {
                Some(about) if known(&about.game) => Ok(about),
                about => late(|| self.look_again(&id, about.is_some(), &known)),
            };
            Card { id, about }
        })
        .collect()
    }

    /// What a save itself tells where its summary got lost or names a game that is not here.
    fn look_again(
        &mut self,
        id: &str,
        was_described: bool,
        known: &impl Fn(&str) -> bool,
    ) -> Result<Summary, LoadRefusal> {
        let text = self.read_save(&format!("save/{id}")).unwrap_or_default();
        let save = self.parse(&text)?;
        match known(save.game()) {
            true if was_described => Err(LoadRefusal::Damaged),
            true => Ok(Summary::naming(&save)),
            false => Err(LoadRefusal::OtherGame(save.game().into())),
        }
    }

    /// The save here that is the same game as one from outside, and how that one stands to it.
    pub fn copy_of(&mut self, newcomer: &SaveFile) -> Option<(String, Kinship)> {
        self.list().into_iter().find_map(|(id, _)| {
            let text = self.read_save(&format!("save/{id}"))?;
            match newcomer.kinship(&self.parse(&text).ok()?) {
                Kinship::Strangers => None,
                kinship => Some((id, kinship)),
            }
        })
    }

    /// Throws a save away, with all that belongs to it.
    pub fn forget(&mut self, id: &str) {
        for folder in ["save", "spare", "about", "lesson", "whole"] {
            self.remove(&format!("{folder}/{id}"));
        }
        self.parked.take_if(|(own, _)| own == id);
        self.found.take_if(|(own, _)| own == id);
    }

    /// The save that was set aside, with the records that no longer fit.
    pub fn whole(&self, id: &str) -> Option<String> {
        self.read_save(&format!("whole/{id}"))
    }

    /// Whether a change under this key, made by another tab, means that it has kept this save.
    pub fn has_kept(&self, key: &str, id: &str) -> bool {
        key == format!("{PREFIX}save/{id}") && self.has_save(id)
    }

    /// The guided game that a save belongs to.
    pub fn lesson(&self, id: &str) -> Option<String> {
        self.read(&format!("lesson/{id}"))
    }

    /// Keeps the guided game of a save.
    pub fn keep_lesson(&mut self, id: &str, text: &str) {
        let _ = self.write(&format!("lesson/{id}"), text);
    }

    /// The guided game is over.
    pub fn end_lesson(&mut self, id: &str) {
        self.remove(&format!("lesson/{id}"));
    }

    pub(super) fn has_save(&self, id: &str) -> bool {
        self.read(&format!("save/{id}")).is_some()
    }

    /// The summary of a save, where it can be read.
    pub(super) fn summary(&self, id: &str) -> Option<Summary> {
        let text = self.read(&format!("about/{id}"))?;
        match &self.described {
            Some((own, summary)) if *own == text => Some(summary.clone()),
            _ if self.reads => late(|| serde_json::from_str(&text).ok()),
            _ => None,
        }
    }

    pub(super) fn describe(&mut self, id: &str, summary: &Summary) {
        let text = serde_json::to_string(summary).unwrap_or_default();
        let _ = self.write(&format!("about/{id}"), &text);
        self.described = Some((text, summary.clone()));
    }

    /// Takes what is at hand, unless another tab has written something else since, or reads what lies under an id: the
    /// last save, or the one before it where the last is not whole.
    fn find(&mut self, id: &str) -> Option<Found> {
        let kept = self.read_save(&format!("save/{id}"));
        let parked = self.parked.as_ref().filter(|(own, _)| own == id);
        let last = kept.or_else(|| parked.map(|(_, save)| save.clone()))?;
        match self.found.take() {
            Some((own, found)) if own == id && found.last() == last => Some(found),
            _ => Some(self.found_in(id, last)),
        }
    }

    fn found_in(&mut self, id: &str, last: String) -> Found {
        let refusal = match self.parse(&last) {
            Ok(save) => return Found::Last(save),
            Err(refusal) => refusal,
        };
        // What a newer version of the page has written is whole, and stays where it is.
        if matches!(refusal, LoadRefusal::NotASave | LoadRefusal::Damaged)
            && let Some(spare) = self.read_save(&format!("spare/{id}"))
        {
            match self.parse(&spare) {
                Ok(save) => return Found::Spare { broken: last, save },
                Err(LoadRefusal::NotASave | LoadRefusal::Damaged) => {}
                Err(refusal) => return Found::Unreadable { text: last, refusal },
            }
        }
        Found::Unreadable { text: last, refusal }
    }

    /// Puts a save and its summary down. The save before it stays as a spare, as long as there is room.
    /// The summary goes first: one without a save does no harm, a save without one would look broken.
    pub(super) fn put(&mut self, id: &str, save: &str, summary: &Summary) -> Result<(), Trouble> {
        self.describe(id, summary);
        let wrapped = if summary.over { None } else { Some(link::wrapped(save)) };
        let text = wrapped.as_deref().unwrap_or(save);
        let key = format!("save/{id}");
        self.store.copy(&format!("{PREFIX}{key}"), &format!("{PREFIX}spare/{id}"));
        if self.write(&key, text).is_err() {
            for id in self.names_in("spare") {
                self.remove(&format!("spare/{id}"));
            }
            self.write(&key, text)?;
            self.describe(id, summary);
        }
        Ok(())
    }

    /// All saves with the summaries that can be read, the latest first.
    fn list(&self) -> Vec<(String, Option<Summary>)> {
        let mut saves: Vec<(String, Option<Summary>)> = Vec::new();
        for id in self.names_in("save") {
            let entry = (id.clone(), self.summary(&id));
            let at = |entry: &(String, Option<Summary>)| entry.1.as_ref().map_or(0, |s| s.at);
            let place = saves.iter().position(|other| at(other) < at(&entry));
            saves.insert(place.unwrap_or(saves.len()), entry);
        }
        saves
    }

    /// Adds a finished game to the statistics; says whether it was one, and is in them.
    fn count(&mut self, facts: &Facts<'_>, spent: u64) -> bool {
        let Some(outcome) = facts.outcome.as_ref().filter(|_| self.reads) else { return false };
        late(|| {
            let seat =
                |(index, seat): (usize, &SeatSetup)| (seat.driver, outcome.won(Seat(index as u8)));
            let seats: Vec<(Driver, bool)> = facts.seats.iter().enumerate().map(seat).collect();
            let mut statistics = self.statistics();
            statistics.count(facts.game, spent, &seats);
            self.set_statistics(&statistics)
        })
    }
}

impl Summary {
    /// What a save tells by itself: its game.
    fn naming(save: &SaveFile) -> Summary {
        Summary { game: save.game().into(), ..Summary::default() }
    }
}
