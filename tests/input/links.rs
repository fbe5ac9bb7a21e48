//! Spoilt addresses and messages: links to games, tables to set up, what an embedding page says.

use saucer_night::engine::{Chance, save};
use saucer_night::for_every_game;
use saucer_night::games::nicy_hosmosu::NicyHosmosu;
use saucer_night::table::link::{self, SetUp};
use saucer_night::table::new_table::NewTable;

use serde_json::json;

use crate::saves::good;
use crate::spoil;
use crate::take;
use crate::trial::{FEW, MANY, Tally, try_all};

const TABLES: [&str; 9] = [
    r#"#/new/nicy-hosmosu?seats=human@Ann,bot:hard.3@Hal&options={"advanced":true}&seed=moon"#,
    "#/start/alien-frontiers?seats=human,human.1,bot:easy&seed=%F0%9F%91%BD&practice=1",
    "#/new/conquest?options=%7B%22mode%22%3A%22solo%22%2C%22players%22%3A1%7D",
    r#"#/new/conquest?seats=human,bot:easy&options={"mode":"cooperative"}&seed=deep"#,
    r#"#/start/conquest?seats=human.2,human,bot,bot:hard&options={"mode":"team"}"#,
    r#"#/start/attack-at-the-tower?seats=human@Ann,human@Ben&options={"length":"single","asking":"who-can"}"#,
    "#/start/nicy-hosmosu",
    "#/rules/nicy-hosmosu/NH-4.2",
    "#/table/k3f7mnpq",
];

const MESSAGES: [&str; 4] = [
    r#"{"saucer-night":"start","table":"nicy-hosmosu?seats=human,bot:hard&seed=moon"}"#,
    r#"{"saucer-night":"load","save":"{\"saucer-night\":1,\"game\":\"nicy-hosmosu\",\"rules\":1}"}"#,
    r#"{"saucer-night":"theme","theme":"dark"}"#,
    "saucer-night?host=https%3A%2F%2Fclub.example%3A8443&theme=light",
];

fn one_of<'a>(list: &'a [impl AsRef<str>], chance: &mut Chance) -> &'a str {
    list[chance.below(list.len() as u32) as usize].as_ref()
}

/// Two short games of each kind.
fn games() -> Vec<String> {
    let mut saves = Vec::new();
    macro_rules! short {
        ($($name:ident: $game:ty,)*) => {$(
            saves.extend((0..2).map(|seed| save::write(&good::<$game>(&Default::default(), 6, seed))));
        )*};
    }
    for_every_game!(short);
    saves
}

fn spoilt_links(count: u64) {
    let link = |save: &String| format!("#/game/{}", link::packed(save));
    let links: Vec<String> = games().iter().map(link).collect();
    let make = |chance: &mut Chance| {
        let (one, other) = (one_of(&links, chance), one_of(&links, chance));
        match chance.below(8) {
            0 => one.to_owned(),
            _ => spoil::letters(one, other, chance),
        }
    };
    let tally: Tally = try_all("links to games", count, make, take::address);
    assert!(tally.taken > 0 && tally.refused > 0, "{tally:?}");
}

fn spoilt_tables(count: u64) {
    let make = |chance: &mut Chance| {
        let other = one_of(&TABLES, chance);
        spoil::letters(one_of(&TABLES, chance), other, chance)
    };
    let tally = try_all("addresses", count, make, take::address);
    assert!(tally.taken > 0 && tally.refused > 0, "{tally:?}");
}

fn spoilt_messages(count: u64) {
    let load = |save: &String| json!({ "saucer-night": "load", "save": save }).to_string();
    let loads = games().iter().map(load).collect::<Vec<_>>();
    let messages: Vec<&str> =
        MESSAGES.into_iter().chain(loads.iter().map(String::as_str)).collect();
    let make = |chance: &mut Chance| {
        let (one, other) = (one_of(&messages, chance), one_of(&messages, chance));
        match chance.below(8) {
            0 => one.to_owned(),
            _ => spoil::letters(one, other, chance),
        }
    };
    let tally = try_all("messages", count, make, take::message);
    assert!(tally.taken > 0 && tally.refused > 0, "{tally:?}");
}

/// Seats are counted to their end: 258 are not two.
#[test]
fn more_seats_than_a_byte_can_count_are_too_many() {
    let wish = SetUp::parse(&format!("nicy-hosmosu?seats={}", ["human@Zorg"; 258].join(",")));
    assert_eq!(wish.seats.len(), 258);
    let mut table = NewTable::usual(&(2..=4), "{}".into(), &[]);
    let usual = table.clone();
    table.follow(&wish, &(2..=4), &[]);
    assert_eq!(table, usual, "what does not fit is left as usual");
    table.seats = std::iter::repeat_n(usual.seats[0].clone(), 258).collect();
    assert!(table.begin::<NicyHosmosu>().is_err());
}

#[test]
fn a_few_spoilt_addresses_and_messages() {
    // Unpacking a game takes a while without optimisation.
    spoilt_links(FEW / 10);
    spoilt_tables(FEW);
    spoilt_messages(FEW);
}

#[test]
#[ignore = "minutes of work; see the head of the crate"]
fn many_spoilt_addresses_and_messages() {
    spoilt_links(MANY);
    spoilt_tables(MANY);
    spoilt_messages(MANY);
}
