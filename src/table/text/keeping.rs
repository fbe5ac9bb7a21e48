//! Words about what is kept, sent and counted.

/// Saving and sending a game.
pub const SHARE: &str = "Save or share";
/// The game as a link.
pub const GAME_LINK: &str = "This game as a link";
/// The same table for a game of its own.
pub const TABLE_LINK: &str = "A new game at the same table";
/// Puts a link on the clipboard.
pub const COPY: &str = "Copy";
/// Opens the system's share sheet.
pub const SEND: &str = "Send";
/// The link is on the clipboard.
pub const COPIED: &str = "Copied.";
/// The clipboard is not allowed.
pub const COPY_BY_HAND: &str = "The browser does not allow that. Select the link and copy it.";
/// The game as a file.
pub const SAVE_FILE: &str = "Save as a file";
/// The save with the moves that no longer fit, as a file.
pub const SAVE_WHOLE: &str = "The whole save, as it was";
/// What a link to a running game gives away.
pub const FORETOLD: &str =
    "Whoever has this link or file can play a copy of the game on, and see what luck will bring.";
/// What one to a running game with secrets gives away.
pub const NOT_PROTECTED: &str = "Whoever has this link or file can look behind every curtain, and play a copy of the \
     game on to see what luck will bring. Send it to people you trust.";
/// Leaves the frame of another page with the game in hand.
pub const FULL_TAB: &str = "Open in a full tab";

/// A game that is too long for a link.
pub fn too_long(length: usize, longest: usize) -> String {
    format!(
        "This game is too long for a link ({length} characters, {longest} at most). Send the file."
    )
}

/// What was played on this device.
pub const STATISTICS: &str = "Statistics";
/// Nothing was played yet.
pub const NO_STATISTICS: &str = "No game has been finished on this device yet.";
/// The statistics as a file.
pub const STATISTICS_FILE: &str = "Save as a file";
/// The way to wipe the statistics.
pub const WIPE: &str = "Wipe the statistics";
/// What wiping does, and that there is no way back.
pub const WIPE_HELP: &str = "The numbers are gone for good. Saved games stay.";
/// Wipes them.
pub const WIPE_NOW: &str = "Wipe them now";
/// The heads of the table.
pub const STATISTICS_HEADS: [&str; 3] = ["Who", "Played", "Won"];

/// How many games, and how long they took.
pub fn tally(played: u32, fastest: u64, longest: u64) -> String {
    let games = if played == 1 { "1 game".into() } else { format!("{played} games") };
    format!("{games}, the fastest {}, the longest {}", time(fastest), time(longest))
}

/// A time at the table.
fn time(millis: u64) -> String {
    let seconds = millis / 1000;
    match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds}\u{a0}s"),
        (minutes, seconds) if minutes < 10 => format!("{minutes}\u{a0}min {seconds}\u{a0}s"),
        (minutes, _) => format!("{minutes}\u{a0}min"),
    }
}
