//! The save file: readable JSON with a version and a checksum.
//!
//! ```json
//! {
//! "saucer-night": 1,
//! "game": "nicy-hosmosu",
//! "rules": 1,
//! "setup": {"options":{"players":2},"seats":[],"seed":"moon","practice":false},
//! "records": [
//! {"seat":0,"move":{"place":2}}
//! ],
//! "checksum": "af63bd4c8601b7df"
//! }
//! ```

use serde_json::Value;

use super::model::{GameModel, SetupRefusal};
use super::session::{Record, ReplayRefusal, Session, Setup, fnv1a};

/// The version of the file around the game: grows when the layout above changes.
pub const FORMAT: u64 = 1;

/// Why a save cannot be opened. The file itself is never touched.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadRefusal {
    /// Not JSON, or not one of ours.
    NotASave,
    /// The content does not match its checksum.
    Damaged,
    /// Written by a newer version of the page.
    Newer,
    /// A game this page does not have, or not the one asked for.
    OtherGame(String),
    /// The options make no game.
    Setup(SetupRefusal),
}

/// A save that was opened.
#[derive(Debug)]
pub struct Loaded<G: GameModel> {
    /// The game, ready to go on.
    pub session: Session<G>,
    /// Where the records stopped fitting the rules, if they did.
    pub cut: Option<ReplayRefusal>,
}

/// Writes the session down.
pub fn write<G: GameModel>(session: &Session<G>) -> String {
    let setup = json(session.setup());
    let mut records = String::new();
    for (index, record) in session.records().iter().enumerate() {
        records.push_str(if index == 0 { "\n" } else { ",\n" });
        records.push_str(&json(record));
    }
    let checksum = checksum(G::ID.0, G::RULES_VERSION.into(), &setup, &records);
    format!(
        "{{\n\"saucer-night\": {FORMAT},\n\"game\": \"{}\",\n\"rules\": {},\n\"setup\": {setup},\n\
         \"records\": [{records}\n],\n\"checksum\": \"{checksum}\"\n}}\n",
        G::ID,
        G::RULES_VERSION,
    )
}

/// The name of the game a save belongs to, checked as far as can be without knowing the game.
pub fn game_of(text: &str) -> Result<String, LoadRefusal> {
    Parts::read(text).map(|parts| parts.game)
}

/// Reads a session back.
pub fn read<G: GameModel>(text: &str) -> Result<Loaded<G>, LoadRefusal> {
    let mut parts = Parts::read(text)?;
    if parts.game != G::ID.0 {
        return Err(LoadRefusal::OtherGame(parts.game));
    }
    let rules = u32::try_from(parts.rules).map_err(|_| LoadRefusal::Newer)?;
    if rules > G::RULES_VERSION {
        return Err(LoadRefusal::Newer);
    }
    if rules < G::RULES_VERSION {
        G::migrate(rules, &mut parts.records);
    }
    let setup: Setup<G::Options> =
        serde_json::from_value(parts.setup).map_err(|_| LoadRefusal::Damaged)?;
    let known = parts.records.len();
    let records: Vec<Record<G::Move>> =
        parts.records.into_iter().map_while(|record| serde_json::from_value(record).ok()).collect();
    let readable = records.len();
    let (session, replayed) = Session::replay(setup, records).map_err(LoadRefusal::Setup)?;
    let unreadable = (readable < known).then_some(ReplayRefusal { at: readable });
    Ok(Loaded { session, cut: replayed.err().or(unreadable) })
}

/// A save taken apart, its checksum verified.
struct Parts {
    game: String,
    rules: u64,
    setup: Value,
    records: Vec<Value>,
}

impl Parts {
    fn read(text: &str) -> Result<Parts, LoadRefusal> {
        let mut save: Value = serde_json::from_str(text).map_err(|_| LoadRefusal::NotASave)?;
        let format = save["saucer-night"].as_u64().ok_or(LoadRefusal::NotASave)?;
        if format > FORMAT {
            return Err(LoadRefusal::Newer);
        }
        let text_of = |field: &Value| field.as_str().map(str::to_owned);
        let game = text_of(&save["game"]).ok_or(LoadRefusal::NotASave)?;
        let rules = save["rules"].as_u64().ok_or(LoadRefusal::NotASave)?;
        let written = text_of(&save["checksum"]).ok_or(LoadRefusal::Damaged)?;
        let setup = save["setup"].take();
        let Value::Array(records) = save["records"].take() else {
            return Err(LoadRefusal::Damaged);
        };
        let mut lines = String::new();
        for (index, record) in records.iter().enumerate() {
            lines.push_str(if index == 0 { "\n" } else { ",\n" });
            lines.push_str(&json(record));
        }
        if written != checksum(&game, rules, &json(&setup), &lines) {
            return Err(LoadRefusal::Damaged);
        }
        Ok(Parts { game, rules, setup, records })
    }
}

/// JSON with sorted keys, so that a file that was reformatted still matches its checksum.
fn json(value: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).expect("our own types are JSON");
    value.to_string()
}

fn checksum(game: &str, rules: u64, setup: &str, records: &str) -> String {
    let all = format!("{game}|{rules}|{setup}|{records}");
    format!("{:016x}", fnv1a(all.as_bytes()))
}
