//! The page's shelf: everything that is kept, over the browser's storage. Pages ask here; what is decided about it is
//! [`table::shelf`]'s business.

use std::cell::RefCell;

use web_sys::Event;
use web_sys::js_sys::{Date, Reflect};

use crate::any::GameTable;
use crate::browser::{random_word, wants_less_motion, wants_light};
use crate::storage::LocalStorage;
use crate::{catalogue, frame, parts};
use engine::save::{Kinship, SaveFile};
use table::motion::Pace;
use table::shelf::{Backup, Card, Facts, Forgotten, Notice, OpenRefusal, Restored, Shelf};
use table::statistics::Statistics;
use table::{late, text};

pub use table::shelf::Trouble;

thread_local! {
    static SHELF: RefCell<Shelf<LocalStorage>> = RefCell::new(Shelf::new(LocalStorage));
    /// The table that was set up and is opened next: it need not be read again.
    static READY: RefCell<Option<(String, Box<GameTable>)>> = const { RefCell::new(None) };
}

fn with<T>(work: impl FnOnce(&mut Shelf<LocalStorage>) -> T) -> T {
    SHELF.with_borrow_mut(|shelf| {
        shelf.set_reads(parts::is_here(parts::LATER));
        work(shelf)
    })
}

fn now() -> u64 {
    Date::now() as u64
}

fn facts(table: &GameTable) -> Facts<'_> {
    let (game, seats) = (table.game(), table.seats());
    Facts { game, seats, status: table.status(), outcome: table.outcome() }
}

/// An opened game, and what there is to say about it if not all is well.
pub type OpenedTable = (Box<GameTable>, Option<String>);

fn ready_game(id: &str) -> Option<&'static str> {
    READY.with_borrow(|ready| match ready {
        Some((own, table)) if own == id => Some(table.game()),
        _ => None,
    })
}

/// Whether the table under an id was just set up, so that opening it needs nothing that is [`late`].
pub fn is_ready(id: &str) -> bool {
    ready_game(id).is_some()
}

/// The game of the table under an id, if there is one that can be read.
pub fn game_of(id: &str) -> Option<String> {
    let ready = ready_game(id).map(str::to_owned);
    ready.or_else(|| late(|| with(|shelf| shelf.game_of(id))))
}

/// The table that was just set up under this id, or else the one kept under it.
pub fn ready_or_kept(id: &str) -> Result<OpenedTable, String> {
    let ready = READY.take().filter(|(own, _)| own == id).map(|(_, table)| Ok((table, None)));
    ready.unwrap_or_else(|| late(|| open_table(id)))
}

/// The game kept under an id, or a sentence why there is none. Late.
pub fn open_table(id: &str) -> Result<OpenedTable, String> {
    match with(|shelf| shelf.open(id, catalogue::open, |table| facts(&**table))) {
        Ok((table, None)) => Ok((table, None)),
        Ok((table, Some(Notice::Cut(at)))) => Ok((table, Some(text::cut(at)))),
        Ok((table, Some(Notice::FromSpare))) => Ok((table, Some(text::FROM_SPARE.into()))),
        Err(OpenRefusal::NoSuchSave) => Err(text::NO_SUCH_SAVE.into()),
        Err(OpenRefusal::Save(refusal)) => Err(text::load_refusal(&refusal)),
    }
}

/// Keeps a table under an id, or says why the browser would not.
pub fn keep_table(id: &str, table: &GameTable) -> Option<Trouble> {
    let trouble = with(|shelf| shelf.keep(id, &facts(table), table.save(), now())).err();
    frame::tell(table);
    trouble
}

/// Keeps a table that was set up, and lets it be opened under its new id.
pub fn keep_new(table: Box<GameTable>) -> String {
    let id = random_word();
    keep_table(&id, &*table);
    READY.set(Some((id.clone(), table)));
    id
}

/// Keeps a game that came from outside.
pub fn admit(id: &str, save: SaveFile) {
    // Where nothing is kept, the table says so.
    let _ = with(|shelf| shelf.admit(id, save, now()));
}

/// The save here that is the same game as one from outside, and how that one stands to it.
pub fn copy_of(newcomer: &SaveFile) -> Option<(String, Kinship)> {
    with(|shelf| shelf.copy_of(newcomer))
}

/// Whether nothing is kept that would have to be read, which is [`late`].
pub fn is_bare() -> bool {
    with(|shelf| shelf.is_bare())
}

/// All saves as the home page lists them, the latest first.
pub fn cards() -> Vec<Card> {
    with(|shelf| shelf.cards(|game| catalogue::find(game).is_some()))
}

/// Throws a save away.
pub fn throw_away(id: &str) -> Forgotten {
    with(|shelf| shelf.throw_away(id))
}

/// Brings back what was thrown away.
pub fn bring_back(forgotten: &Forgotten) {
    with(|shelf| shelf.bring_back(forgotten));
}

/// Gives a save a name of the player's own.
pub fn entitle(id: &str, title: &str) {
    with(|shelf| shelf.entitle(id, title));
}

/// All that is kept, as the text of one file.
pub fn backup() -> String {
    with(|shelf| shelf.backup())
}

/// Brings back what a file has.
pub fn restore(backup: Backup) -> Restored {
    with(|shelf| shelf.restore(backup))
}

/// Adds what was played elsewhere.
pub fn merge_statistics(statistics: &Statistics) {
    with(|shelf| shelf.merge_statistics(statistics));
}

/// How many letters there is room for.
pub fn room() -> usize {
    with(|shelf| shelf.room())
}

/// The save that was set aside, with the records that no longer fit.
pub fn whole(id: &str) -> Option<String> {
    with(|shelf| shelf.whole(id))
}

/// Whether this event of the browser's tells that another tab has kept this save.
pub fn has_kept(event: &Event, id: &str) -> bool {
    let key = Reflect::get(event, &"key".into()).ok().and_then(|key| key.as_string());
    key.is_some_and(|key| with(|shelf| shelf.has_kept(&key, id)))
}

/// The guided game that a save belongs to.
pub fn lesson(id: &str) -> Option<String> {
    with(|shelf| shelf.lesson(id))
}

/// Keeps the guided game of a save.
pub fn keep_lesson(id: &str, text: &str) {
    with(|shelf| shelf.keep_lesson(id, text));
}

/// The guided game is over.
pub fn end_lesson(id: &str) {
    with(|shelf| shelf.end_lesson(id));
}

/// The game that an embedded table with this name was left with, if it still runs.
pub fn embedded(place: &str) -> Option<String> {
    with(|shelf| shelf.embedded(place))
}

/// Remembers the game of an embedded table.
pub fn set_embedded(place: &str, id: &str) {
    with(|shelf| shelf.set_embedded(place, id));
}

/// A new game begins at this place; see [`Shelf::leave_embedded`].
pub fn leave_embedded(place: &str, shown: Option<&str>) {
    with(|shelf| shelf.leave_embedded(place, shown));
}

/// What was played on this device.
pub fn statistics() -> Statistics {
    with(|shelf| shelf.statistics())
}

/// Forgets what was played.
pub fn wipe_statistics() {
    with(Shelf::wipe_statistics);
}

/// The pace the player chose; the system's wish for less motion counts until then.
pub fn pace() -> Pace {
    let usual = if wants_less_motion() { Pace::Instant } else { Pace::Normal };
    with(|shelf| shelf.pace()).unwrap_or(usual)
}

/// Remembers the pace.
pub fn set_pace(pace: Pace) {
    with(|shelf| shelf.set_pace(pace));
}

/// Whether the player wants to hear something.
pub fn sound() -> bool {
    with(|shelf| shelf.sound())
}

/// Remembers that.
pub fn set_sound(on: bool) {
    with(|shelf| shelf.set_sound(on));
}

/// Whether the device stays still when something is dropped or refused.
pub fn still() -> bool {
    with(|shelf| shelf.still())
}

/// Remembers that.
pub fn set_still(on: bool) {
    with(|shelf| shelf.set_still(on));
}

/// Whether the page is light: what the player chose, and until then what the system asks for.
pub fn light() -> bool {
    with(|shelf| shelf.light()).unwrap_or_else(wants_light)
}

/// Remembers the theme.
pub fn set_light(light: bool) {
    with(|shelf| shelf.set_light(light));
}

/// The names last used, by seat.
pub fn names() -> Vec<String> {
    with(|shelf| shelf.names())
}

/// Remembers the names.
pub fn set_names(names: &[&str]) {
    with(|shelf| shelf.set_names(names));
}
