//! What a page that embeds a table and the table say to each other.
//!
//! Both speak JSON text through `postMessage`. The table knows the one origin it talks to from the name
//! of its frame (`saucer-night?host=https://club.example`), hears only its parent window, and tells
//! nothing that is hidden. A frame keeps its name wherever its links lead.

use serde::{Deserialize, Serialize};

use crate::link;
use crate::route::Route;
use engine::{Driver, Outcome, Seat, SeatSetup};

/// The page around the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Host {
    /// Its origin, such as `https://club.example`.
    pub origin: String,
    /// The theme it wishes for.
    pub theme: Option<Theme>,
    /// Which of its tables this is, where several wish for the same.
    pub table: Option<String>,
    /// Whether it is handed every save: then it knows all that is hidden.
    pub saves: bool,
}

/// Dark or light.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Light letters on a dark ground.
    Dark,
    /// Dark letters on a light ground.
    Light,
}

impl Host {
    /// Reads the name of the frame; `None` where nobody embeds the table.
    pub fn parse(name: &str) -> Option<Host> {
        let mut host = None;
        let (mut theme, mut table, mut saves) = (None, None, false);
        for part in name.strip_prefix("saucer-night?")?.split('&') {
            match part.split_once('=') {
                Some(("host", origin)) => host = Some(super::link::decoded(origin)),
                Some(("theme", "light")) => theme = Some(Theme::Light),
                Some(("theme", "dark")) => theme = Some(Theme::Dark),
                Some(("table", name)) => table = Some(name.chars().take(LONGEST_NAME).collect()),
                Some(("saves", "1")) => saves = true,
                _ => {}
            }
        }
        let origin = host.filter(|origin| is_origin(origin))?;
        Some(Host { origin, theme, table, saves })
    }

    /// What a message asks for. Anything that is not from the parent window at this origin, and
    /// anything that is not one of our words, is nothing.
    pub fn hear(&self, from_parent: bool, origin: &str, text: &str) -> Option<Asked> {
        if !from_parent || origin != self.origin || text.len() > super::pack::LONGEST {
            return None;
        }
        serde_json::from_str(text).ok()
    }
}

/// The most letters of a table's name.
const LONGEST_NAME: usize = 60;

/// Scheme, host and perhaps a port, nothing behind them.
fn is_origin(text: &str) -> bool {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    rest.is_some_and(|rest| {
        !rest.is_empty()
            && rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
    })
}

/// What the page around asks of the table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "saucer-night", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Asked {
    /// A new game, as the part of an address behind `#/new/`.
    Start {
        /// The wish.
        table: String,
    },
    /// A saved game.
    Load {
        /// The save, as a file has it.
        save: String,
    },
    /// Another theme.
    Theme {
        /// Which.
        theme: Theme,
    },
}

/// What the table tells the page around.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "saucer-night", rename_all = "kebab-case")]
pub enum Told {
    /// The table is there and hears.
    Ready,
    /// How high it would like to be.
    Height {
        /// In CSS pixels.
        pixels: u32,
    },
    /// The game as it stands, for a page that wished for it: what [`Asked::Load`] takes.
    Save {
        /// The game in an address, not to be read at a glance.
        save: String,
    },
    /// Somebody is to act.
    Turn {
        /// The game's id.
        game: String,
        /// Who, counted from 0.
        seat: u8,
        /// What the seat is called.
        name: String,
        /// Whether a person has to act.
        person: bool,
        /// How many decisions have been made.
        records: usize,
    },
    /// The game is over.
    Over {
        /// The game's id.
        game: String,
        /// Every seat's result.
        results: Vec<Result>,
        /// The game, in which nothing is hidden any more: what [`Asked::Load`] takes, and what follows the site's address in
        /// a link to it.
        save: String,
    },
}

/// One seat's result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Result {
    /// What the seat is called.
    name: String,
    /// 1 for a winner.
    place: u8,
    /// The score, where there is one.
    points: Option<i32>,
}

impl Told {
    /// Whose turn it is at a table, or how it ended.
    pub fn of(
        game: &str,
        seats: &[SeatSetup],
        to_act: Option<Seat>,
        outcome: Option<&Outcome>,
        records: usize,
        save: impl FnOnce() -> String,
    ) -> Option<Told> {
        if let Some(outcome) = outcome {
            let result = |standing: &engine::Standing| Result {
                name: seats[standing.seat.index()].name.clone(),
                place: standing.place,
                points: standing.points,
            };
            return Some(Told::Over {
                game: game.into(),
                results: outcome.standings.iter().map(result).collect(),
                save: Route::Game(link::packed(&save())).hash(),
            });
        }
        let seat = to_act?;
        let setup = &seats[seat.index()];
        let person = setup.driver == Driver::Person;
        Some(Told::Turn {
            game: game.into(),
            seat: seat.0,
            name: setup.name.clone(),
            person,
            records,
        })
    }

    /// The game of a save.
    pub fn save(save: &str) -> Told {
        Told::Save { save: Route::Game(link::wrapped(save)).hash() }
    }

    /// The message.
    pub fn to_text(&self) -> String {
        // Our own types are JSON: this cannot fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// How high a table likes to be at a width: a phone's shape where it is narrow, a screen's where
/// it is wide.
pub fn table_height(width: u32) -> u32 {
    match width {
        0..=560 => (width * 2).clamp(680, 800),
        561..=1100 => 900,
        _ => (width * 5 / 8).clamp(680, 900),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host() -> Host {
        Host::parse("saucer-night?host=https%3A%2F%2Fclub.example%3A8443&theme=light")
            .expect("a host")
    }

    #[test]
    fn the_host_is_an_origin_or_nobody() {
        assert_eq!(
            host(),
            Host {
                origin: "https://club.example:8443".into(),
                theme: Some(Theme::Light),
                table: None,
                saves: false,
            }
        );
        let own = "saucer-night?host=https://club.example&table=by%20the%20door&saves=1";
        let own = Host::parse(own).expect("a host");
        assert_eq!((own.table.as_deref(), own.saves), (Some("by%20the%20door"), true));
        let hosts = [
            "",
            "*",
            "null",
            "javascript:alert(1)",
            "https://",
            "https://a.example/x",
            "https://a.example%20https://b.example",
        ];
        for host in hosts {
            assert_eq!(Host::parse(&format!("saucer-night?host={host}")), None, "{host}");
        }
        for name in ["", "saucer-night", "saucer-night?theme=dark", "x?host=https://a.example"] {
            assert_eq!(Host::parse(name), None, "{name}");
        }
    }

    #[test]
    fn only_the_parent_at_its_origin_is_heard() {
        let text = r#"{"saucer-night":"theme","theme":"dark"}"#;
        let dark = Some(Asked::Theme { theme: Theme::Dark });
        assert_eq!(host().hear(true, "https://club.example:8443", text), dark);
        assert_eq!(host().hear(false, "https://club.example:8443", text), None);
        for origin in [
            "https://club.example",
            "http://club.example:8443",
            "https://evil.example",
            "null",
            "*",
            "",
        ] {
            assert_eq!(host().hear(true, origin, text), None, "{origin}");
        }
    }

    #[test]
    fn only_our_words_are_understood() {
        let hear = |text: &str| host().hear(true, &host().origin, text);
        let start = Asked::Start { table: "nicy-hosmosu?seats=human,bot".into() };
        assert_eq!(
            hear(r#"{"saucer-night":"start","table":"nicy-hosmosu?seats=human,bot"}"#),
            Some(start)
        );
        assert_eq!(
            hear(r#"{"saucer-night":"load","save":"{}"}"#),
            Some(Asked::Load { save: "{}".into() })
        );
        for text in [
            "",
            "{}",
            "null",
            "start",
            r#"{"saucer-night":"eval","code":"1"}"#,
            r#"{"saucer-night":"theme","theme":"pink"}"#,
            r#"{"saucer-night":"start"}"#,
            r#"{"saucer-night":"theme","theme":"dark","more":1}"#,
        ] {
            assert_eq!(hear(text), None, "{text}");
        }
        assert_eq!(
            hear(&format!(r#"{{"saucer-night":"load","save":"{}"}}"#, "x".repeat(2_000_000))),
            None
        );
    }

    #[test]
    fn a_save_that_is_handed_over_can_be_brought_back() {
        let save = "{\"game\":\"nicy-hosmosu\",\"seed\":\"moon\"}";
        let told = Told::save(save);
        assert!(!told.to_text().contains("moon"), "not to be read at a glance");
        let Told::Save { save: brought } = told else { panic!("a save") };
        let text = format!(r#"{{"saucer-night":"load","save":"{brought}"}}"#);
        let asked = host().hear(true, &host().origin, &text);
        assert_eq!(asked, Some(Asked::Load { save: brought.clone() }));
        assert_eq!(link::arrival(&brought), Some(link::Arrival::Save(save.into())));
    }

    #[test]
    fn what_is_told_names_seats_and_results_and_nothing_else() {
        let seats = ["Ann", "Hal"].map(|name| SeatSetup {
            colour: 0,
            driver: Driver::Person,
            name: name.into(),
        });
        let save = || "{}".into();
        let turn = Told::of("nicy-hosmosu", &seats, Some(Seat(1)), None, 7, save).expect("a turn");
        assert_eq!(
            turn.to_text(),
            r#"{"saucer-night":"turn","game":"nicy-hosmosu","seat":1,"name":"Hal","person":true,"records":7}"#
        );
        let outcome = Outcome::by_points(&[Some(4), None]);
        let over = Told::of("nicy-hosmosu", &seats, None, Some(&outcome), 7, save).expect("an end");
        let address = Route::Game(link::packed("{}")).hash();
        assert_eq!(
            over.to_text(),
            format!(
                r#"{{"saucer-night":"over","game":"nicy-hosmosu","results":[{{"name":"Ann","place":1,"points":4}},{{"name":"Hal","place":2,"points":null}}],"save":"{address}"}}"#
            )
        );
        assert_eq!(link::arrival(&address), Some(link::Arrival::Save("{}".into())));
        assert_eq!(
            Told::Height { pixels: 700 }.to_text(),
            r#"{"saucer-night":"height","pixels":700}"#
        );
    }

    #[test]
    fn a_table_has_room_at_every_width() {
        for width in [320, 360, 560, 561, 1100, 1101, 1440, 4000] {
            assert!((680..=900).contains(&table_height(width)), "{width}");
        }
    }
}
