//! What the player chose, and what was played.

use super::{Shelf, Store};
use crate::late;
use crate::motion::Pace;
use crate::statistics::Statistics;

impl<S: Store> Shelf<S> {
    /// The pace the player chose.
    pub fn pace(&self) -> Option<Pace> {
        Pace::parse(&self.read("setting/pace")?)
    }

    /// Remembers the pace.
    pub fn set_pace(&mut self, pace: Pace) {
        let _ = self.write("setting/pace", pace.key());
    }

    /// Whether the player wants to hear something.
    pub fn sound(&self) -> bool {
        self.read("setting/sound").is_some()
    }

    /// Remembers that.
    pub fn set_sound(&mut self, on: bool) {
        self.set_flag("setting/sound", on);
    }

    /// Whether the device stays still when something is dropped or refused.
    pub fn still(&self) -> bool {
        self.read("setting/still").is_some()
    }

    /// Remembers that.
    pub fn set_still(&mut self, on: bool) {
        self.set_flag("setting/still", on);
    }

    fn set_flag(&mut self, key: &str, on: bool) {
        if on {
            let _ = self.write(key, "on");
        } else {
            self.remove(key);
        }
    }

    /// Whether the player chose the light theme, or the dark one.
    pub fn light(&self) -> Option<bool> {
        Some(self.read("setting/theme")? == "light")
    }

    /// Remembers the theme.
    pub fn set_light(&mut self, light: bool) {
        let _ = self.write("setting/theme", if light { "light" } else { "dark" });
    }

    /// The names last used, by seat.
    pub fn names(&self) -> Vec<String> {
        let kept = self.read("setting/names").filter(|_| self.reads);
        kept.and_then(|text| late(|| serde_json::from_str(&text).ok())).unwrap_or_default()
    }

    /// Remembers the names.
    pub fn set_names(&mut self, names: &[&str]) {
        let _ = self.write("setting/names", &serde_json::to_string(names).unwrap_or_default());
    }

    /// What was played on this device.
    pub fn statistics(&self) -> Statistics {
        self.read("statistics").and_then(|text| Statistics::read(&text)).unwrap_or_default()
    }

    /// Remembers what was played; says whether that worked.
    pub(super) fn set_statistics(&mut self, statistics: &Statistics) -> bool {
        let text = serde_json::to_string(statistics).unwrap_or_default();
        self.write("statistics", &text).is_ok()
    }

    /// Forgets what was played.
    pub fn wipe_statistics(&mut self) {
        self.remove("statistics");
    }
}
