//! The save file: readable JSON with a version and a checksum.
//!
//! ```json
//! {
//! "saucer-night": 1,
//! "game": "nicy-hosmosu",
//! "rules": 1,
//! "setup": {"luck":2,"options":{"players":2},"practice":false,"seats":[],"seed":"moon"},
//! "records": [
//! {"move":{"place":"c1"},"seat":0}
//! ],
//! "checksum": "af63bd4c8601b7df"
//! }
//! ```
//!
//! A text is read once: [`SaveFile::parse`] checks it, and the value it gives answers everything else.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::model::{GameModel, Seat, SetupRefusal};
use super::session::{Record, ReplayRefusal, Session};
use super::setup::{Luck, SeatSetup, Setup, fnv1a, fnv1a_on};

/// The version of the file around the game: grows when the layout above changes.
pub const FORMAT: u64 = 1;

/// A game of ten thousand records is smaller than this many bytes, and so is a browser's storage:
/// whatever is larger is not read at all.
pub const LARGEST: usize = 5_000_000;

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
    let setup = with_luck(session.luck(), json(session.setup()));
    let mut written = session.written();
    let more = session.records()[written.records..].iter().map(json);
    add_lines(&mut written.text, more);
    written.records = session.records().len();
    let records = &written.text;
    let checksum = checksum(G::ID.0, G::RULES_VERSION.into(), &setup, records);
    format!(
        "{{\n\"saucer-night\": {FORMAT},\n\"game\": \"{}\",\n\"rules\": {},\n\"setup\": {setup},\n\
         \"records\": [{records}{END}\n\"checksum\": \"{checksum}\"\n}}\n",
        G::ID,
        G::RULES_VERSION,
    )
}

/// A save that was read and found whole: its seal is right, and its game is named. Whether that game can open it is
/// another question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaveFile {
    text: String,
    game: String,
    rules: u64,
    /// Still JSON, without white space, as the records are.
    setup: String,
    records: Vec<String>,
}

impl SaveFile {
    /// Reads a text and checks it as far as can be without knowing the game.
    ///
    /// # Errors
    /// Says what the text is instead.
    pub fn parse(text: &str) -> Result<SaveFile, LoadRefusal> {
        if text.len() > LARGEST {
            return Err(LoadRefusal::NotASave);
        }
        let head: Head = serde_json::from_str(text).map_err(|_| LoadRefusal::NotASave)?;
        if head.format > FORMAT {
            return Err(LoadRefusal::Newer);
        }
        let body: Body<'_> = serde_json::from_str(text).map_err(|_| LoadRefusal::Damaged)?;
        let setup = compact(body.setup.get());
        let records: Vec<String> =
            body.records.iter().map(|record| compact(record.get())).collect();
        let Head { game, rules, .. } = head;
        let mut lines = String::new();
        add_lines(&mut lines, records.iter());
        if body.checksum != checksum(&game, rules, &setup, &lines) {
            return Err(LoadRefusal::Damaged);
        }
        Ok(SaveFile { text: text.into(), game, rules, setup, records })
    }

    /// The text it was read from, to the letter.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The id of its game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The version of the rules it was written under.
    pub fn rules(&self) -> u64 {
        self.rules
    }

    /// How many records it has.
    pub fn records(&self) -> usize {
        self.records.len()
    }

    /// Who plays.
    ///
    /// # Errors
    /// [`LoadRefusal::Damaged`] where the set-up names nobody.
    pub fn seats(&self) -> Result<Vec<SeatSetup>, LoadRefusal> {
        #[derive(Deserialize)]
        struct Seats {
            seats: Vec<SeatSetup>,
        }
        let seats = serde_json::from_str(&self.setup).map_err(|_| LoadRefusal::Damaged);
        seats.map(|Seats { seats }| seats)
    }

    /// How this save stands to another.
    pub fn kinship(&self, other: &SaveFile) -> Kinship {
        if (&self.game, self.rules) != (&other.game, other.rules) || !self.is_set_up_as(other) {
            return Kinship::Strangers;
        }
        let (mine, theirs) = (self.records.len(), other.records.len());
        let pairs = self.records.iter().zip(&other.records);
        let alike = pairs.take_while(|(one, other)| one == other).count();
        match () {
            () if alike < mine.min(theirs) => Kinship::Parted(alike),
            () if mine > theirs => Kinship::Ahead(mine - theirs),
            () if mine < theirs => Kinship::Behind(theirs - mine),
            () => Kinship::Same,
        }
    }

    /// Who sits there, and what they are called, may change in a game that goes on: all else of a set-up stays.
    fn is_set_up_as(&self, other: &SaveFile) -> bool {
        match [self, other].map(|save| serde_json::from_str::<Deal<'_>>(&save.setup)) {
            [Ok(own), Ok(other)] => own.facts() == other.facts(),
            _ => self.setup == other.setup,
        }
    }

    /// Plays its game up to where it stands.
    ///
    /// # Errors
    /// Says why it is no game of `G` that can be played here.
    pub fn open<G: GameModel>(&self) -> Result<Loaded<G>, LoadRefusal> {
        if self.game != G::ID.0 {
            return Err(LoadRefusal::OtherGame(self.game.clone()));
        }
        let rules = u32::try_from(self.rules).map_err(|_| LoadRefusal::Newer)?;
        match rules.cmp(&G::RULES_VERSION) {
            Ordering::Greater => Err(LoadRefusal::Newer),
            Ordering::Equal => load(&self.setup, &self.records),
            Ordering::Less => {
                let (mut setup, mut records) = (self.setup.clone(), self.records.clone());
                G::migrate(rules, &mut setup, &mut records);
                load(&setup, &records)
            }
        }
    }
}

/// What a game was dealt with.
#[derive(Deserialize)]
struct Deal<'a> {
    luck: Option<u64>,
    #[serde(borrow)]
    options: &'a RawValue,
    #[serde(default)]
    practice: bool,
    seats: Vec<SeatSetup>,
    seed: String,
}

impl Deal<'_> {
    fn facts(&self) -> impl PartialEq {
        let colours: Vec<u8> = self.seats.iter().map(|seat| seat.colour).collect();
        (self.luck, self.options.get().to_owned(), self.practice, colours, self.seed.clone())
    }
}

/// How one save stands to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kinship {
    /// Two different games.
    Strangers,
    /// The same game at the same point.
    Same,
    /// The same game, this many records further on.
    Ahead(usize),
    /// The same game, this many records back.
    Behind(usize),
    /// The same game until this record; then each went its own way.
    Parted(usize),
}

/// Reads a session back, for whoever has no other use for its text.
pub fn read<G: GameModel>(text: &str) -> Result<Loaded<G>, LoadRefusal> {
    SaveFile::parse(text)?.open()
}

/// The name of the game a save belongs to, for whoever has no other use for its text.
pub fn game_of(text: &str) -> Result<String, LoadRefusal> {
    SaveFile::parse(text).map(|save| save.game)
}

/// What a save tells without knowing its game.
#[derive(Clone, PartialEq, Debug)]
pub struct About {
    /// The game's id.
    pub game: String,
    /// Who plays.
    pub seats: Vec<SeatSetup>,
    /// How many records it has.
    pub records: usize,
}

/// Looks into a save without opening it, for whoever has no other use for its text.
pub fn about(text: &str) -> Result<About, LoadRefusal> {
    let save = SaveFile::parse(text)?;
    Ok(About { seats: save.seats()?, records: save.records(), game: save.game })
}

/// How `one` stands to `other`, for whoever has no other use for their texts. What cannot be read is a stranger.
pub fn kinship(one: &str, other: &str) -> Kinship {
    match (SaveFile::parse(one), SaveFile::parse(other)) {
        (Ok(one), Ok(other)) => one.kinship(&other),
        _ => Kinship::Strangers,
    }
}

fn load<G: GameModel>(setup: &str, records: &[String]) -> Result<Loaded<G>, LoadRefusal> {
    let luck = luck_of(setup)?;
    let setup: Setup<G::Options> = serde_json::from_str(setup).map_err(|_| LoadRefusal::Damaged)?;
    let mut session = Session::untouched(setup, luck).map_err(LoadRefusal::Setup)?;
    let cut = play_on(&mut session, records.iter().map(String::as_str)).err();
    Ok(Loaded { session, cut })
}

/// The set-up as it is written, with the version of its luck. The first luck has no version.
fn with_luck(luck: Luck, setup: String) -> String {
    match (luck, setup.strip_prefix('{')) {
        (Luck::First, _) | (_, None) => setup,
        (_, Some(rest)) => format!("{{\"luck\":{},{rest}", luck.number()),
    }
}

/// The luck of a written set-up.
fn luck_of(setup: &str) -> Result<Luck, LoadRefusal> {
    #[derive(Deserialize)]
    struct Version {
        luck: Option<u64>,
    }
    let Version { luck } = serde_json::from_str(setup).map_err(|_| LoadRefusal::Damaged)?;
    luck.map_or(Ok(Luck::First), |number| Luck::numbered(number).ok_or(LoadRefusal::Newer))
}

/// A record as it is written. Which move it is, only the position tells.
#[derive(Deserialize)]
struct Written<'a> {
    #[serde(default)]
    auto: bool,
    #[serde(default)]
    chance: Vec<u32>,
    #[serde(rename = "move", borrow)]
    mv: &'a RawValue,
    seat: Seat,
}

/// Plays written records, up to the first that cannot be read or does not fit.
fn play_on<'a, G: GameModel>(
    session: &mut Session<G>,
    records: impl Iterator<Item = &'a str>,
) -> Result<(), ReplayRefusal> {
    let mut room = (Vec::new(), Vec::new());
    for record in records {
        let refusal = ReplayRefusal { at: session.records().len() };
        let Ok(Written { auto, chance, mv, seat }) = serde_json::from_str(record) else {
            return Err(refusal);
        };
        let mv = session.find_move(mv.get(), &mut room).ok_or(refusal)?;
        session.follow_legal(Record { auto, chance, mv, seat, shown: false })?;
    }
    Ok(())
}

/// What follows the last record.
const END: &str = "\n],";

/// What every version of the file has.
#[derive(Deserialize)]
struct Head {
    #[serde(rename = "saucer-night")]
    format: u64,
    game: String,
    rules: u64,
}

/// What this version has besides.
#[derive(Deserialize)]
struct Body<'a> {
    #[serde(borrow)]
    setup: &'a RawValue,
    #[serde(borrow)]
    records: Vec<&'a RawValue>,
    checksum: String,
}

fn json(value: &impl Serialize) -> String {
    // Our own types are JSON: this cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

/// Adds records to lines of records, one to a line, as the file has them.
fn add_lines(lines: &mut String, records: impl Iterator<Item = impl AsRef<str>>) {
    for record in records {
        lines.push_str(if lines.is_empty() { "\n" } else { ",\n" });
        lines.push_str(record.as_ref());
    }
}

/// JSON without the white space between its parts, so that a file laid out anew still matches its
/// checksum.
fn compact(json: &str) -> String {
    if !json.bytes().any(|byte| byte.is_ascii_whitespace()) {
        return json.into();
    }
    let (mut quoted, mut escaped) = (false, false);
    let keep = |letter: &char| {
        let inside = quoted;
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ => {}
        }
        inside || !letter.is_ascii_whitespace()
    };
    json.chars().filter(keep).collect()
}

fn checksum(game: &str, rules: u64, setup: &str, records: &str) -> String {
    let head = format!("{game}|{rules}|{setup}|");
    format!("{:016x}", fnv1a_on(fnv1a(head.as_bytes()), records.as_bytes()))
}
