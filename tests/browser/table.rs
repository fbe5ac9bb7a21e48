//! Sitting down at a table, and what the page shows there.

use crate::page::{Device, Page};
use saucer_night::engine::bot::begin;
use saucer_night::engine::{Session, save};
use saucer_night::table::{AnyTable, Hands, Table, link};
use serde_json::{Value, json};

/// How a table is set up for a test.
pub struct Seating<'a> {
    pub game: &'a str,
    pub seed: &'a str,
    /// `normal`, `fast` or `instant`.
    pub pace: &'a str,
    /// The wording of the second seat's driver, such as `Person`.
    pub second: &'a str,
}

/// Opens the site with a setting, and starts a game through the new-game page.
pub fn sit_down(device: Device, url: &str, seating: &Seating<'_>) -> Page {
    let page = Page::open(device, url);
    page.find(".poster");
    page.set("pace", seating.pace);
    start(&page, seating);
    page
}

/// Starts a game from the home page.
pub fn start(page: &Page, seating: &Seating<'_>) {
    page.click(&format!(".poster.{}", seating.game));
    page.fill("input[name=seed]", seating.seed);
    let choose = "const s = document.querySelectorAll('.seat-row select')[1];
        s.selectedIndex = [...s.options].findIndex(o => o.text === arguments[0]);
        s.dispatchEvent(new Event('change', { bubbles: true }));";
    page.script(choose, &[json!(seating.second)]);
    page.click("button[type=submit]");
    laid(page);
}

/// Waits until all of a table is there, or the curtain over it. It comes in steps, the board last.
pub fn laid(page: &Page) {
    page.find(".table:not([data-left]) :is(.board > *, .curtain)");
}

/// Lets the computer player to act at a table without a page think and play.
pub fn computer_plays<G: Hands>(table: &mut Table<G>) {
    let question = table.question().expect("a computer is to act");
    let mut thought = begin::<G>(&question).expect("our own position");
    while !thought.run(100) {}
    let moves = thought.answer().moves.expect("a move");
    assert!(table.computer_plays(&moves), "a legal move");
}

/// For scripts: the text that is kept under a key behind `saucer-night/`, unwrapped if it is a running game's.
pub const UNWRAP: &str = "const kept = key => {
        const text = localStorage.getItem('saucer-night/' + key);
        if (!text || text[0] === '{') return text;
        const bytes = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), c => c.charCodeAt(0));
        return bytes[0] ? text : new TextDecoder().decode(bytes.subarray(1));
    };";

/// The save that is kept under a key behind `saucer-night/`.
pub fn kept(page: &Page, key: &str) -> Option<String> {
    let get = "return localStorage.getItem('saucer-night/' + arguments[0])";
    page.script(get, &[json!(key)]).as_str().map(|text| link::unwrapped(text.to_owned()))
}

/// The save of the game on the screen.
pub fn save_text(page: &Page) -> String {
    let id = page.script("return location.hash.split('/').pop()", &[]);
    kept(page, &format!("save/{}", id.as_str().unwrap_or_default())).expect("the game is kept")
}

/// The game on the screen, as the page has saved it.
pub fn session<G: Hands>(page: &Page) -> Session<G> {
    save::read::<G>(&save_text(page)).expect("it can be read").session
}

/// The seed in the save of the game on the screen.
pub fn seed(page: &Page) -> String {
    let save: Value = serde_json::from_str(&save_text(page)).expect("a save is JSON");
    save["setup"]["seed"].as_str().unwrap_or_default().to_owned()
}

/// What a person at the table can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Pieces that can be moved, and main buttons that can be pressed.
    Act { pieces: Vec<String>, buttons: Vec<String> },
    /// The game is over and the end screen is shown.
    Over,
}

/// Waits until a person is asked, or the game is over.
pub fn asked(page: &Page) -> Asked {
    const SCRIPT: &str = "
        if (document.querySelector('dialog.end[open]')) return 'over';
        const play = document.querySelector('.play');
        if (!play || play.dataset.drawn !== play.dataset.marked) return [[], []];
        const names = (css, attribute) => [...document.querySelectorAll(css)].map(e => e.getAttribute(attribute));
        return [names('[data-can]', 'data-piece'), names('[data-main]', 'data-button')];";
    page.wait_until("a person is asked, or the end", |page| match page.script(SCRIPT, &[]) {
        Value::String(_) => Some(Asked::Over),
        both => {
            let (pieces, buttons) = (strings(&both[0]), strings(&both[1]));
            let nothing = pieces.is_empty() && buttons.is_empty();
            (!nothing).then_some(Asked::Act { pieces, buttons })
        }
    })
}

/// The places that are lit for the piece in the hand.
pub fn lit(page: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-lit]')].map(e => e.dataset.place)";
    strings(&page.script(script, &[]))
}

/// How many records the game on the screen has, by its save, for a script that begins with [`UNWRAP`]. The page counts
/// them: it is asked again and again, and a long save takes this side of the wire its time.
pub const RECORDS: &str =
    "JSON.parse(kept('save/' + location.hash.split('/').pop()))?.records.length";

/// The same, asked by itself.
pub fn records(page: &Page) -> usize {
    let records = page.script(&format!("{UNWRAP} return {RECORDS}"), &[]);
    records.as_u64().expect("the game is kept") as usize
}

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().expect("a list");
    list.iter().map(|name| name.as_str().unwrap_or_default().to_owned()).collect()
}
