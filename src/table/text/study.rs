//! What is said beside the moves of a game that is over.

/// What Admiral would have done at a moment of a replay, and its chance in hundredths.
pub fn admiral_would(name: &str, made: &str, would: &str, chance: u32) -> String {
    if made == would {
        format!("{name}: {made}. Admiral would, too ({chance}% to win).")
    } else {
        format!("{name}: {made}. Admiral would: {would} ({chance}% to win).")
    }
}

/// The same where nothing else came into question.
pub fn nothing_else(name: &str, made: &str) -> String {
    format!("{name}: {made}. There was nothing else to do.")
}

/// Admiral still thinks about it.
pub fn admiral_thinks(name: &str, made: &str) -> String {
    format!("{name}: {made}. Admiral is thinking what it would have done.")
}

/// Nobody decided anything at this moment.
pub const NO_DECISION: &str = "Nothing to decide here.";
/// Above the moments that are named.
pub const TURNS: &str = "Where the game turned";

/// A moment where the game turned: whose chances, in hundredths, from what to what.
pub fn turned(record: usize, name: &str, from: u32, to: u32) -> String {
    format!("Move {}: {name} from {from}% to {to}%", record + 1)
}
