//! Addresses that carry something: a table to set up, or a whole game.
//!
//! A set-up is readable and can be written by hand:
//! `#/new/nicy-hosmosu?seats=human@Ann,bot:greedy@Hal&options={"advanced":true}&seed=moon`.
//! A game is packed: `#/game/AZkB…`. Both stay behind the `#`, so no server ever sees them.

use super::pack;
use engine::bot::Level;
use engine::{Driver, SeatSetup};

/// Longer addresses get lost in messengers and mail programs.
pub const LONGEST: usize = 8_000;

/// A table somebody wishes for. What is left open is filled in by the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetUp {
    /// The game's id.
    pub game: String,
    /// Who sits where; empty for the usual seats.
    pub seats: Vec<SeatWish>,
    /// The game's own options, as JSON.
    pub options: Option<String>,
    /// The words that make the luck.
    pub seed: Option<String>,
    /// Whether anything may be taken back.
    pub practice: bool,
}

/// A seat somebody wishes for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatWish {
    /// Person or computer.
    pub driver: Driver,
    /// The colour, if it matters.
    pub colour: Option<u8>,
    /// The name, if it matters.
    pub name: Option<String>,
}

impl SetUp {
    /// Reads `game?seats=…&options=…`. What it does not understand is left open.
    pub fn parse(text: &str) -> SetUp {
        let (game, query) = text.split_once('?').unwrap_or((text, ""));
        let mut set_up = SetUp { game: decoded(game), ..SetUp::default() };
        for part in query.split('&') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            match name {
                "seats" => set_up.seats = seats(value),
                "options" => set_up.options = Some(decoded(value)).filter(|json| !json.is_empty()),
                "seed" => set_up.seed = Some(decoded(value)).filter(|seed| !seed.is_empty()),
                "practice" => set_up.practice = matches!(value, "1" | "true"),
                _ => {}
            }
        }
        set_up
    }

    /// Writes it as [`SetUp::parse`] reads it.
    pub fn to_text(&self) -> String {
        let mut query = Vec::new();
        if !self.seats.is_empty() {
            let seats: Vec<String> = self.seats.iter().map(SeatWish::to_text).collect();
            query.push(format!("seats={}", seats.join(",")));
        }
        let fields = [("options", &self.options), ("seed", &self.seed)];
        for (name, value) in fields {
            if let Some(value) = value {
                query.push(format!("{name}={}", encoded(value)));
            }
        }
        if self.practice {
            query.push("practice=1".into());
        }
        let mark = if query.is_empty() { "" } else { "?" };
        format!("{}{mark}{}", encoded(&self.game), query.join("&"))
    }
}

impl SeatWish {
    /// The wish that gives this seat again.
    pub fn of(seat: &SeatSetup) -> SeatWish {
        SeatWish { driver: seat.driver, colour: Some(seat.colour), name: Some(seat.name.clone()) }
    }

    fn parse(text: &str) -> Option<SeatWish> {
        let (rest, name) = text.split_once('@').unwrap_or((text, ""));
        let (who, colour) = rest.split_once('.').unwrap_or((rest, ""));
        let driver = match who.split_once(':').unwrap_or((who, "")) {
            ("human" | "person", "") => Driver::Person,
            ("bot" | "computer", word) => Driver::Computer(level(word)?),
            _ => return None,
        };
        let name: String = decoded(name).trim().chars().take(20).collect();
        let colour = colour.parse().ok().filter(|colour| *colour < 4);
        Some(SeatWish { driver, colour, name: Some(name).filter(|name| !name.is_empty()) })
    }

    fn to_text(&self) -> String {
        let mut text = match self.driver {
            Driver::Person => "human".to_owned(),
            Driver::Computer(level) => format!("bot:{}", level_word(level)),
        };
        if let Some(colour) = self.colour {
            text.push('.');
            text.push((b'0' + colour) as char);
        }
        if let Some(name) = &self.name {
            text.push('@');
            text.push_str(&encoded(name));
        }
        text
    }
}

fn seats(list: &str) -> Vec<SeatWish> {
    let wishes: Option<Vec<SeatWish>> =
        list.split(',').map(|seat| SeatWish::parse(seat.trim())).collect();
    wishes.unwrap_or_default()
}

/// The words of saves for the levels, and plain ones for people who write the address by hand.
fn level(word: &str) -> Option<Level> {
    match word {
        "easy" => Some(Level::Cadet),
        "" | "medium" => Some(Level::Officer),
        "hard" => Some(Level::Admiral),
        "hardest" => Some(Level::Overlord),
        word => Level::ALL.into_iter().find(|level| level_word(*level) == word),
    }
}

fn level_word(level: Level) -> String {
    serde_json::to_string(&level).unwrap_or_default().trim_matches('"').into()
}

/// What a text that was pasted, dropped or opened turns out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// A save, or what looks most like one.
    Save(String),
    /// A table to set up.
    SetUp(SetUp),
}

/// Looks at any text: a save file, an address with a game, an address with a set-up.
/// `None` if it is none of them, or an address that is cut off.
pub fn arrival(text: &str) -> Option<Arrival> {
    let text = text.trim();
    if text.starts_with('{') {
        return Some(Arrival::Save(text.into()));
    }
    let address = text.split_whitespace().find(|word| word.contains("#/"))?;
    let (_, path) = address.split_once("#/")?;
    match path.split_once('/')? {
        ("game", packed) => game(packed).map(Arrival::Save),
        ("new" | "start", set_up) => Some(Arrival::SetUp(SetUp::parse(set_up))),
        _ => None,
    }
}

/// A save as it stands in an address.
pub fn packed(save: &str) -> String {
    base64(&pack::pack(save))
}

/// The save in an address; `None` if the address is cut off or not one of ours. Whatever others have put behind it, a
/// full stop or words to follow people by, is none of ours.
pub fn game(packed: &str) -> Option<String> {
    let is_other = |letter: char| !u8::try_from(letter).is_ok_and(|byte| DIGITS.contains(&byte));
    let (own, _) = packed.split_at(packed.find(is_other).unwrap_or(packed.len()));
    pack::unpack(&from_base64(own)?)
}

/// The file name of a saved game: letters, digits and dashes only. A file with secrets holds a link.
pub fn file_name(game: &str, players: &str, secret: bool) -> String {
    let plain = |letter: char| match letter.is_ascii_alphanumeric() {
        true => letter.to_ascii_lowercase(),
        false => '-',
    };
    let words: String = format!("{game} {players}").chars().map(plain).collect();
    let words: Vec<&str> = words.split('-').filter(|word| !word.is_empty()).collect();
    format!("{}.{}", words.join("-"), if secret { "txt" } else { "json" })
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn base64(bytes: &[u8]) -> String {
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let bits = three.iter().fold(0u32, |bits, byte| bits << 8 | u32::from(*byte))
            << (8 * (3 - three.len()));
        for digit in 0..=three.len() {
            text.push(DIGITS[(bits >> (18 - 6 * digit) & 63) as usize] as char);
        }
    }
    text
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for byte in four {
            bits = bits << 6 | DIGITS.iter().position(|digit| digit == byte)? as u32;
        }
        bits <<= 6 * (4 - four.len());
        bytes.extend(&bits.to_be_bytes()[1..four.len()]);
    }
    Some(bytes)
}

/// For an address: everything but letters, digits and a few marks becomes `%20` and the like.
pub fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
                out.push(byte as char)
            }
            _ => {
                out.push('%');
                out.push(b"0123456789ABCDEF"[usize::from(byte >> 4)] as char);
                out.push(b"0123456789ABCDEF"[usize::from(byte & 15)] as char);
            }
        }
    }
    out
}

/// The text again. A `%` that means nothing stays as it is.
pub(super) fn decoded(text: &str) -> String {
    let digit = |byte: Option<&u8>| (*byte? as char).to_digit(16);
    let bytes = text.as_bytes();
    let (mut out, mut at) = (Vec::new(), 0);
    while let Some(byte) = bytes.get(at) {
        let escape = (*byte == b'%')
            .then(|| Some(digit(bytes.get(at + 1))? * 16 + digit(bytes.get(at + 2))?));
        match escape.flatten() {
            Some(value) => {
                out.push(value as u8);
                at += 3;
            }
            None => {
                out.push(if *byte == b'+' { b' ' } else { *byte });
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_put_behind_a_game_is_left_out() {
        let save = "{\"game\": \"nicy-hosmosu\"}";
        let link = packed(save);
        for behind in ["", "/", ".", ")", ",", "?utm_source=mail", "&fbclid=AbC", "#more", "…"] {
            assert_eq!(game(&format!("{link}{behind}")).as_deref(), Some(save), "{behind}");
        }
        let letter =
            format!("Look: https://games.example/#/game/{link}?from=chat, it is your turn");
        assert_eq!(arrival(&letter), Some(Arrival::Save(save.into())));
    }

    #[test]
    fn a_set_up_comes_back_from_its_address() {
        let seat =
            |driver, colour, name: &str| SeatWish { driver, colour, name: Some(name.into()) };
        let set_up = SetUp {
            game: "nicy-hosmosu".into(),
            seats: vec![
                seat(Driver::Person, Some(2), "Ädä, 100% & co."),
                seat(Driver::Computer(Level::Greedy), None, "H@l.9000:x"),
            ],
            options: Some(r#"{"advanced":true,"players":2}"#.into()),
            seed: Some("moon ⑂ rise".into()),
            practice: true,
        };
        assert_eq!(SetUp::parse(&set_up.to_text()), set_up);
        assert_eq!(SetUp::parse("nicy-hosmosu").to_text(), "nicy-hosmosu");
    }

    #[test]
    fn a_set_up_can_be_written_by_hand() {
        let set_up = SetUp::parse(
            r#"alien-frontiers?seats=human,bot:hard,bot&options={"long":true}&seed=two+moons&x=1"#,
        );
        let drivers: Vec<Driver> = set_up.seats.iter().map(|seat| seat.driver).collect();
        assert_eq!(drivers[0], Driver::Person);
        assert_eq!(drivers[1], Driver::Computer(Level::Admiral));
        assert!(matches!(drivers[2], Driver::Computer(_)));
        assert_eq!(set_up.options.as_deref(), Some(r#"{"long":true}"#));
        assert_eq!(set_up.seed.as_deref(), Some("two moons"));
    }

    #[test]
    fn seats_that_make_no_sense_are_left_open() {
        for seats in ["", "dog", "human,,bot", "bot:genius", "human:3"] {
            assert_eq!(SetUp::parse(&format!("x?seats={seats}")).seats, [], "{seats}");
        }
    }

    #[test]
    fn a_save_comes_back_from_its_address() {
        let save = "{\n\"saucer-night\": 1,\n\"game\": \"nicy-hosmosu\"}\n";
        let text = packed(save);
        assert!(text.bytes().all(|byte| DIGITS.contains(&byte)), "{text}");
        assert_eq!(game(&text).as_deref(), Some(save));
        let address = format!("Look at this:\nhttps://club.example/games/#/game/{text} fun");
        assert_eq!(arrival(&address), Some(Arrival::Save(save.into())));
        assert!(!text.contains("nicy"), "nobody reads it by looking at it");
    }

    #[test]
    fn a_pasted_text_is_a_save_a_set_up_or_nothing() {
        assert_eq!(arrival(" {\"x\":1}\n"), Some(Arrival::Save("{\"x\":1}".into())));
        let set_up = Arrival::SetUp(SetUp { game: "x".into(), ..SetUp::default() });
        assert_eq!(arrival("https://a.example/#/new/x"), Some(set_up));
        for text in [
            "",
            "hello",
            "#/",
            "#/game",
            "#/game/",
            "#/game/!!",
            "#/table/k3f",
            "https://a.example/",
        ] {
            assert_eq!(arrival(text), None, "{text}");
        }
    }

    #[test]
    fn garbage_never_breaks_anything() {
        for text in ["%", "%4", "%zz", "%ff", "a?=&&=?&seats=@.:", "\u{1f6f8}?seed=%F0%9F"] {
            let _ = (SetUp::parse(text), arrival(&format!("#/new/{text}")), game(text));
        }
        let whole = packed(&"{\"move\":1}".repeat(50));
        for cut in (0..whole.len()).step_by(5) {
            let _ = game(&whole[..cut]);
        }
        assert_eq!(decoded("100%"), "100%");
    }

    #[test]
    fn a_file_is_named_after_the_game_and_the_players() {
        let name = file_name("nicy-hosmosu", "Ädä · Bo / ../x", false);
        assert_eq!(name, "nicy-hosmosu-d-bo-x.json");
        assert_eq!(file_name("a", "b", true), "a-b.txt");
    }

    #[test]
    fn base64_of_every_length() {
        for length in 0..50 {
            let bytes: Vec<u8> = (0..length).map(|byte: u8| byte.wrapping_mul(97)).collect();
            assert_eq!(from_base64(&base64(&bytes)), Some(bytes));
        }
    }
}
