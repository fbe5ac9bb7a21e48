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

/// Above the finished games.
pub const FINISHED: &str = "Finished";
/// The field that searches the kept games.
pub const FIND_GAME: &str = "Look for a game, a name or a date";
/// No kept game is meant.
pub const NO_GAME_FOUND: &str = "None of your games has these words.";
/// Gives a kept game a name of one's own.
pub const ENTITLE: &str = "Give this game a name";
/// The field for it.
pub const TITLE_FIELD: &str = "Name of this game";
/// A game was thrown away; for a while it can be brought back.
pub const BRING_BACK: &str = "Thrown away. Bring it back";
/// All that is kept, as a file.
pub const BACKUP_FILE: &str = "Save everything as a file";
/// What the file is for.
pub const BACKUP_HELP: &str = "Games, statistics and settings. To bring them back, open the file here or on another device: of each game, the newer stays.";

/// How many games are not shown yet.
pub fn all_games(count: usize) -> String {
    format!("Show all {count}")
}

/// Whether the browser has promised to keep everything, and for how many letters there is room.
pub fn storage(promised: bool, room: usize) -> String {
    let promise = if promised {
        "This browser has promised to keep your games."
    } else {
        "This browser may clear your games away when it runs out of room."
    };
    let tenths = room / 100_000;
    format!("{promise} {}.{} MB of room are left.", tenths / 10, tenths % 10)
}

/// What Safari does with what a site keeps.
pub const SEVEN_DAYS: &str = "Safari deletes what a site keeps after seven days without a visit, unless the site is on the \
     home screen or in the dock. Put it there, or save everything as a file.";

/// What came of a file with everything in it.
pub fn restored(added: usize, renewed: usize, left: usize, lost: usize) -> String {
    let games = |count: usize, what: &str| match count {
        0 => String::new(),
        1 => format!(" 1 game {what}."),
        _ => format!(" {count} games {what}."),
    };
    let counts = [
        games(added, "added"),
        games(renewed, "brought up to date"),
        games(left, "left as they are here"),
        games(lost, "not brought back, for want of room or because they cannot be read"),
    ];
    format!("Everything is back.{}", counts.concat())
}

/// Statistics came back from a file.
pub const STATISTICS_BACK: &str = "The statistics are back. Of each game, the longer count stays.";
/// A file with everything, of a format that came later.
pub const NEWER_BACKUP: &str = "This file was made by a newer version. Reload the page to update.";
/// A file with everything was opened, or one with statistics.
pub const BACKUP: &str = "Games and statistics";
/// Agrees to bring it all back.
pub const RESTORE: &str = "Bring everything back";
/// All of the site is on the device.
pub const OFFLINE: &str = "Everything is here: you can go offline.";
/// Puts the site among the device's own programs.
pub const INSTALL: &str = "Install Saucer Night";
