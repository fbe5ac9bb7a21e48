//! What the browser keeps: saves, their summaries, and settings.

use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use web_sys::js_sys::Reflect;
use web_sys::{Event, Storage};

use super::browser::window;
use super::motion::Pace;
use super::statistics::Statistics;

const PREFIX: &str = "saucer-night/";

/// Why something is not being kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser forbids storage here.
    Forbidden,
    /// There is no room left.
    Full,
}

fn storage() -> Result<Storage, Trouble> {
    window().local_storage().ok().flatten().ok_or(Trouble::Forbidden)
}

fn read(key: &str) -> Option<String> {
    storage().ok()?.get_item(&format!("{PREFIX}{key}")).ok()?
}

fn write(key: &str, text: &str) -> Result<(), Trouble> {
    storage()?.set_item(&format!("{PREFIX}{key}"), text).map_err(|_| Trouble::Full)
}

/// Writes what is under one key under another as well, as far as there is something and room for it. The text stays in
/// the browser: to read a long game only to write it back would take longer than all the rest of a move.
fn copy(from: &str, to: &str) {
    let Ok(storage) = storage() else { return };
    let key = |name: &str| JsValue::from_str(&format!("{PREFIX}{name}"));
    if let Ok(text) = Reflect::get(&storage, &key(from))
        && text.is_string()
    {
        let _ = Reflect::set(&storage, &key(to), &text);
    }
}

fn remove(key: &str) {
    if let Ok(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{key}"));
    }
}

fn keys(folder: &str) -> Vec<String> {
    let Ok(storage) = storage() else { return Vec::new() };
    let start = format!("{PREFIX}{folder}/");
    let all = (0..storage.length().unwrap_or(0)).filter_map(|index| storage.key(index).ok()?);
    all.filter_map(|key| key.strip_prefix(&start).map(str::to_owned)).collect()
}

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
}

/// The save with this id.
pub fn save(id: &str) -> Option<String> {
    read(&format!("save/{id}"))
}

/// What is known of the save with this id. Where the summary got lost, the save still names its game.
pub fn summary(id: &str) -> Option<Summary> {
    let kept = read(&format!("about/{id}")).and_then(|text| serde_json::from_str(&text).ok());
    kept.or_else(|| {
        let game = crate::engine::save::game_of(&save(id)?).ok()?;
        Some(Summary { game, ..Summary::default() })
    })
}

/// The save before the last one, for when the last cannot be read.
pub fn spare(id: &str) -> Option<String> {
    read(&format!("spare/{id}"))
}

/// Puts the save before the last one in the last one's place, once that has turned out unreadable.
pub fn restore(id: &str, spare: &str) {
    let _ = write(&format!("save/{id}"), spare);
}

/// Keeps a copy of a save whose later records no longer fit, before the game goes on without them.
pub fn set_aside(id: &str, text: &str) {
    let _ = write(&format!("whole/{id}"), text);
}

/// The save that was set aside, with the records that no longer fit.
pub fn whole(id: &str) -> Option<String> {
    read(&format!("whole/{id}"))
}

/// Whether this event of the browser's tells that another tab has kept this save.
pub fn has_kept(event: &Event, id: &str) -> bool {
    let key = Reflect::get(event, &"key".into()).ok().and_then(|key| key.as_string());
    key == Some(format!("{PREFIX}save/{id}")) && save(id).is_some()
}

/// Keeps what is known of a save.
pub fn describe(id: &str, summary: &Summary) {
    let _ = write(&format!("about/{id}"), &serde_json::to_string(summary).unwrap_or_default());
}

/// Keeps a save and its summary. The save before it stays as a spare, as long as there is room.
/// The summary goes first: one without a save does no harm, a save without one would look broken.
pub fn keep(id: &str, text: &str, summary: &Summary) -> Result<(), Trouble> {
    describe(id, summary);
    let key = format!("save/{id}");
    copy(&key, &format!("spare/{id}"));
    if write(&key, text).is_err() {
        keys("spare").iter().for_each(|id| remove(&format!("spare/{id}")));
        write(&key, text)?;
        describe(id, summary);
    }
    Ok(())
}

/// The guided game that a save belongs to.
pub fn lesson(id: &str) -> Option<String> {
    read(&format!("lesson/{id}"))
}

/// Keeps the guided game of a save.
pub fn keep_lesson(id: &str, text: &str) {
    let _ = write(&format!("lesson/{id}"), text);
}

/// The guided game is over.
pub fn end_lesson(id: &str) {
    remove(&format!("lesson/{id}"));
}

/// Throws a save away.
pub fn forget(id: &str) {
    ["save", "spare", "about", "lesson", "whole"]
        .iter()
        .for_each(|folder| remove(&format!("{folder}/{id}")));
}

/// All saves with their summaries, the latest first. A save without a readable summary comes last.
pub fn saves() -> Vec<(String, Option<Summary>)> {
    let mut saves: Vec<(String, Option<Summary>)> = Vec::new();
    for id in keys("save") {
        let entry = (id.clone(), summary(&id));
        let at = |entry: &(String, Option<Summary>)| entry.1.as_ref().map_or(0, |s| s.at);
        let place = saves.iter().position(|other| at(other) < at(&entry)).unwrap_or(saves.len());
        saves.insert(place, entry);
    }
    saves
}

/// The game that an embedded table with this name was left with, if it still runs.
pub fn embedded(place: &str) -> Option<String> {
    let id = read(&format!("embed/{place}"))?;
    let about: Summary = serde_json::from_str(&read(&format!("about/{id}"))?).ok()?;
    (!about.over && save(&id).is_some()).then_some(id)
}

/// Remembers the game of an embedded table.
pub fn set_embedded(place: &str, id: &str) {
    let _ = write(&format!("embed/{place}"), id);
}

/// A new game begins at this place: nothing leads back to the one that was there or the one on the screen, nor to any
/// that is over. One that nobody has played at is thrown away.
pub fn leave_embedded(place: &str, shown: Option<&str>) {
    for other in keys("embed") {
        let key = format!("embed/{other}");
        let id = read(&key).unwrap_or_default();
        if other == place || shown == Some(&id) || embedded(&other).is_none() {
            remove(&key);
            let about = save(&id).and_then(|text| crate::engine::save::about(&text).ok());
            if about.is_some_and(|about| about.records == 0) {
                forget(&id);
            }
        }
    }
}

/// The pace the player chose; the system's wish for less motion counts until then.
pub fn pace() -> Pace {
    let chosen = read("setting/pace").and_then(|key| Pace::parse(&key));
    let still = super::browser::wants_less_motion();
    chosen.unwrap_or(if still { Pace::Instant } else { Pace::Normal })
}

/// Remembers the pace.
pub fn set_pace(pace: Pace) {
    let _ = write("setting/pace", pace.key());
}

/// What was played on this device.
pub fn statistics() -> Statistics {
    read("statistics").and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Remembers what was played; says whether that worked.
pub fn set_statistics(statistics: &Statistics) -> bool {
    write("statistics", &serde_json::to_string(statistics).unwrap_or_default()).is_ok()
}

/// Forgets what was played.
pub fn wipe_statistics() {
    remove("statistics");
}

/// Whether the player wants to hear something.
pub fn sound() -> bool {
    read("setting/sound").is_some()
}

/// Remembers that.
pub fn set_sound(on: bool) {
    set_flag("setting/sound", on);
}

/// Whether the device stays still when something is dropped or refused.
pub fn still() -> bool {
    read("setting/still").is_some()
}

/// Remembers that.
pub fn set_still(on: bool) {
    set_flag("setting/still", on);
}

fn set_flag(key: &str, on: bool) {
    if on {
        let _ = write(key, "on");
    } else {
        remove(key);
    }
}

/// Whether the player chose the light theme.
pub fn light() -> bool {
    read("setting/theme").as_deref() == Some("light")
}

/// Remembers the theme.
pub fn set_light(light: bool) {
    let _ = write("setting/theme", if light { "light" } else { "dark" });
}

/// The names last used, by seat.
pub fn names() -> Vec<String> {
    read("setting/names").and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Remembers the names.
pub fn set_names(names: &[&str]) {
    let _ = write("setting/names", &serde_json::to_string(names).unwrap_or_default());
}
