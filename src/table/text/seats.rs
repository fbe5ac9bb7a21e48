//! Words of the menu of a table: who sits there, and what is rarely done.

/// What happens when a seat changes hands.
pub const SEATS_HELP: &str =
    "The game goes on where it is. Whoever takes over a person's seat sees that hand.";
/// The seats change hands.
pub const SIT_DOWN: &str = "Sit down";
/// Takes back all that was decided in this turn.
pub const UNDO_TURN: &str = "Take back to the start of the turn";
/// The table takes the whole screen, or gives it back.
pub const FULL_SCREEN: &str = "Full screen, and back";
