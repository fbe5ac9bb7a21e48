//! Addresses that carry something: a table to set up, or a whole game.
//!
//! A set-up is readable and can be written by hand:
//! `#/new/nicy-hosmosu?seats=human@Ann,bot:greedy@Hal&options={"advanced":true}&seed=moon`.
//! A game is packed: `#/game/AZkB…`. Both stay behind the `#`, so no server ever sees them.

use super::pack;
use engine::bot::{Level, Manner};
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
            ("bot" | "computer", word) => {
                let (word, manner) = word.split_once(':').unwrap_or((word, "0"));
                Driver::character(level(word)?, Manner(manner.parse().ok()?))
            }
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
            Driver::Character(level, manner) => format!("bot:{}:{}", level_word(level), manner.0),
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
    /// A game as only a later version of the page can read it.
    Newer,
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
        ("game", packed) => game(packed),
        ("new" | "start", set_up) => Some(Arrival::SetUp(SetUp::parse(set_up))),
        _ => None,
    }
}

/// A save as it stands in an address.
pub fn packed(save: &str) -> String {
    base64(&pack::pack(save))
}

/// The game in an address; `None` if the address is cut off or not one of ours. Whatever others have put behind it, a
/// full stop or words to follow people by, is none of ours.
pub fn game(packed: &str) -> Option<Arrival> {
    let end = packed.bytes().position(|letter| digit(letter).is_none());
    let bytes = from_base64(&packed[..end.unwrap_or(packed.len())])?;
    if pack::is_newer(&bytes) {
        return Some(Arrival::Newer);
    }
    let mut json = Json::default();
    pack::unpack_while(&bytes, |letter| json.goes_on(letter)).map(Arrival::Save)
}

/// A save as it is kept while the game goes on: nobody reads hidden cards or the seed at a glance. Whoever wants to can
/// undo it, as a link. It is made after every move, so it costs next to nothing.
pub fn wrapped(save: &str) -> String {
    base64(&pack::wrap(save))
}

/// The save that was kept like this; anything else stays as it is.
pub fn unwrapped(kept: String) -> String {
    let save = if kept.starts_with('{') { None } else { from_base64(&kept) };
    save.and_then(|bytes| pack::unwrap(&bytes)).unwrap_or(kept)
}

/// Whether letters can still become JSON: what is unpacked from junk soon cannot, and is given up.
#[derive(Default)]
struct Json {
    depth: u32,
    quoted: bool,
    escaped: bool,
}

impl Json {
    fn goes_on(&mut self, letter: u8) -> bool {
        match letter {
            _ if self.escaped => self.escaped = false,
            b'\\' if self.quoted => self.escaped = true,
            b'"' => self.quoted = !self.quoted,
            _ if self.quoted => return letter >= b' ',
            b'{' | b'[' => self.depth += 1,
            b'}' | b']' => {
                return self.depth.checked_sub(1).map(|depth| self.depth = depth).is_some();
            }
            b'\n' | b'\r' | b'\t' | b' ' => {}
            _ => return self.depth > 0 && b",:+-.0123456789Eaeflnrstu".contains(&letter),
        }
        true
    }
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

fn digit(letter: u8) -> Option<u8> {
    Some(match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    })
}

fn from_base64(text: &str) -> Option<Vec<u8>> {
    // No game that was ever written is longer.
    if text.len() > 2 * pack::LONGEST {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3 + 3);
    for four in text.as_bytes().chunks(4) {
        let mut bits = 0u32;
        for letter in four {
            bits = bits << 6 | u32::from(digit(*letter)?);
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
            assert_eq!(
                game(&format!("{link}{behind}")),
                Some(Arrival::Save(save.into())),
                "{behind}"
            );
        }
        let letter =
            format!("Look: https://games.example/#/game/{link}?from=chat, it is your turn");
        assert_eq!(arrival(&letter), Some(Arrival::Save(save.into())));
    }

    #[test]
    fn what_is_kept_is_not_to_be_read_at_a_glance_and_can_be_sent() {
        let save = "{\"game\":\"nicy-hosmosu\",\"setup\":{\"seed\":\"moon 🛸\"}}";
        let kept = wrapped(save);
        assert!(!kept.contains("moon") && !kept.contains('{'), "{kept}");
        assert_eq!(unwrapped(kept.clone()), save);
        assert_eq!(game(&kept), Some(Arrival::Save(save.into())));
        for old in [save, "", "hello", "{\"sauc", "AQ", &packed(save), "🛸"] {
            assert_eq!(unwrapped(old.into()), old, "it stays as it is");
        }
    }

    #[test]
    fn a_link_of_a_later_format_is_known_as_one() {
        for version in 0..=255u8 {
            let link = base64(&[version, 9, 8, 7, 6, 5]);
            let newer = (2..=15).contains(&version);
            assert_eq!(game(&link) == Some(Arrival::Newer), newer, "version {version}");
            let address = format!("https://games.example/#/game/{link}.");
            assert_eq!(arrival(&address) == Some(Arrival::Newer), newer, "version {version}");
        }
    }

    /// Counted, not timed: how many letters were unpacked before it was given up.
    #[test]
    fn junk_is_given_up_early() {
        let mut noise = 7u32;
        let mut byte = |_| {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (noise >> 24) as u8
        };
        for _ in 0..20 {
            // It says that it is a text of a megabyte, packed to a quarter.
            let mut junk = vec![1, 0x80, 0x80, 0x40];
            junk.extend((0..250_000).map(&mut byte));
            let (mut letters, mut json) = (0, Json::default());
            let text = pack::unpack_while(&junk, |letter| {
                letters += 1;
                json.goes_on(letter)
            });
            assert_eq!(text, None);
            assert!(letters < 20_000, "{letters} letters of junk were read");
            assert_eq!(game(&base64(&junk)), None);
        }
        let long = "A".repeat(1_900_000);
        assert!(game(&format!("AQ{long}")).is_none() && from_base64(&long.repeat(2)).is_none());
    }

    #[test]
    fn a_small_link_does_not_become_a_large_text() {
        let text = format!("{{\"x\":\"{}\"}}", "a".repeat(1_000_000));
        let bomb = packed(&text);
        assert!(bomb.len() < 10_000, "{}", bomb.len());
        assert_eq!(game(&bomb), None);
        // A game of the same few moves again and again is no such thing.
        let long = format!(
            "{{\"records\":[{}]}}",
            vec!["{\"move\":\"pass\",\"seat\":1}"; 2_000].join(",")
        );
        assert_eq!(game(&packed(&long)), Some(Arrival::Save(long)));
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
        assert_eq!(game(&text), Some(Arrival::Save(save.into())));
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
