//! The `data-*` words that the page, its styles and its tests say to each other: one table, and a constant for each
//! word that code reads or writes.
//!
//! What an element is, drawn by a board or by the page around it:
//!
//! | word | on | means |
//! |---|---|---|
//! | `data-piece` | a piece | its name in [`Reach`](super::Reach); several elements may be one piece |
//! | `data-place` | a place | its name there; a piece may be a place too |
//! | `data-button` | a button | the move that it makes, by the name of its [`Grip`](super::Grip) |
//! | `data-main` | a button | it is the main one |
//! | `data-choice` | a button | a line of the list of moves, or an answer to a question |
//! | `data-read` | a place | it can be read by keyboard: it keeps its `tabindex` of -1 when it is not lit |
//! | `data-motion` | anything | its name among the motions of a frame |
//! | `data-zoom` | a frame | a board in it can be enlarged; how large it is, in percent |
//! | `data-zoom-to` | a button | enlarges the frame beside it: `in`, `out` or `fit` |
//! | `data-look-at` | a button | shows the part of the board with this selector |
//! | `data-n` | a mark | a number that the styles write |
//! | `data-row` | a row | of the menu, by its name |
//! | `data-progress` | a ring | it fills while a computer thinks |
//! | `data-turn` | a button | leads a replay to the move at which the game turned, by its number |
//! | `data-all`, `data-forget`, `data-back`, `data-backup`, `data-install` | a button | among the kept games: shows all of them, forgets one, brings it back, takes everything into one file, installs the site |
//! | `data-done` | a curve | all of it has been thought about |
//!
//! What the hand does to them:
//!
//! | word | on | means |
//! |---|---|---|
//! | `data-can` | a piece | it can be picked up |
//! | `data-held` | a piece | it is in the hand: `carried` by a pointer, or `waiting` for a tap or a key |
//! | `data-lit` | a place | it is open to the piece in the hand |
//! | `data-over` | a place | open, and right under the carried piece |
//! | `data-aloft` | `.carried` | the copy in the hand is seen; until then it lies ready |
//! | `data-pressed` | a button | it gives way, from the press until its move is drawn |
//! | `data-holding` | `.play` | the name of the piece in the hand |
//! | `data-waiting` | `.play` | that piece waits for a place |
//! | `data-down` | `.play` | a pointer is down: what moves without end rests |
//! | `data-hushed` | `.play` | Escape has put explanations away, until something else is pointed at |
//! | `data-drawn` | `.play` | how often the table was drawn |
//! | `data-marked` | `.play` | the same number, once the hand has seen that drawing |
//!
//! What the table is in the middle of:
//!
//! | word | on | means |
//! |---|---|---|
//! | `data-hint` | a piece, place or button | it belongs to the move that Admiral would make, or that the guided game asks for |
//! | `data-taught` | a button | the guided game asks for it |
//! | `data-happens` | a place | something has just happened there; a board that is enlarged shows it |
//! | `data-showing` | `.table` | it shows what a computer did; a tap hurries it |
//! | `data-pace` | `.table` | how fast things are shown |
//! | `data-theme` | the document | `light` or `dark` |
//! | `data-left` | `.table` | only in tests: the table that is being left |
//!
//! `html!` takes names of attributes only as they are written; `tests/page/words.rs` looks that nobody writes a word that
//! is not here.

/// A word, as an attribute and as a selector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    /// The attribute.
    pub name: &'static str,
    /// What selects the elements that have it.
    pub css: &'static str,
}

macro_rules! words {
    ($($name:ident $word:literal,)*) => {
        $(
            #[doc = concat!("`", $word, "`: see the table above.")]
            pub const $name: Word = Word { name: $word, css: concat!("[", $word, "]") };
        )*

        /// Every word there is.
        pub const ALL: &[Word] = &[$($name),*];
    };
}

words! {
    PIECE "data-piece",
    PLACE "data-place",
    BUTTON "data-button",
    MAIN "data-main",
    CHOICE "data-choice",
    READ "data-read",
    MOTION "data-motion",
    ZOOM "data-zoom",
    ZOOM_TO "data-zoom-to",
    LOOK_AT "data-look-at",
    NUMBER "data-n",
    ROW "data-row",
    PROGRESS "data-progress",
    TURN "data-turn",
    ALL_KEPT "data-all",
    FORGET "data-forget",
    BACK "data-back",
    BACKUP "data-backup",
    INSTALL "data-install",
    DONE "data-done",
    CAN "data-can",
    HELD "data-held",
    LIT "data-lit",
    OVER "data-over",
    ALOFT "data-aloft",
    PRESSED "data-pressed",
    HOLDING "data-holding",
    WAITING "data-waiting",
    DOWN "data-down",
    HUSHED "data-hushed",
    DRAWN "data-drawn",
    MARKED "data-marked",
    HINT "data-hint",
    TAUGHT "data-taught",
    HAPPENS "data-happens",
    SHOWING "data-showing",
    PACE "data-pace",
    THEME "data-theme",
    LEFT "data-left",
}
