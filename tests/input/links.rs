//! Spoilt addresses and messages: links to games, tables to set up, what an embedding page says.

use saucer_night::engine::{Chance, save};
use saucer_night::games::nicy_hosmosu::{NicyHosmosu, Options};
use saucer_night::web::link;

use crate::saves::good;
use crate::spoil;
use crate::take;
use crate::trial::{FEW, MANY, Tally, try_all};

const TABLES: [&str; 5] = [
    r#"#/new/nicy-hosmosu?seats=human@Ann,bot:hard.3@Hal&options={"advanced":true}&seed=moon"#,
    "#/start/alien-frontiers?seats=human,human.1,bot:easy&seed=%F0%9F%91%BD&practice=1",
    "#/new/conquest?options=%7B%22mode%22%3A%22solo%22%2C%22players%22%3A1%7D",
    "#/rules/nicy-hosmosu/NH-4.2",
    "#/table/k3f7mnpq",
];

const MESSAGES: [&str; 4] = [
    r#"{"saucer-night":"start","table":"nicy-hosmosu?seats=human,bot:hard&seed=moon"}"#,
    r#"{"saucer-night":"load","save":"{\"saucer-night\":1,\"game\":\"nicy-hosmosu\",\"rules\":1}"}"#,
    r#"{"saucer-night":"theme","theme":"dark"}"#,
    "saucer-night?host=https%3A%2F%2Fclub.example%3A8443&theme=light",
];

fn one_of<'a>(list: &[&'a str], chance: &mut Chance) -> &'a str {
    list[chance.below(list.len() as u32) as usize]
}

fn spoilt_links(count: u64) {
    let game = |seed| good::<NicyHosmosu>(&Options::default(), 6, seed);
    let links: Vec<String> =
        (0..6).map(|seed| format!("#/game/{}", link::packed(&save::write(&game(seed))))).collect();
    let make = |chance: &mut Chance| {
        let pick = |chance: &mut Chance| links[chance.below(6) as usize].as_str();
        let (one, other) = (pick(chance), pick(chance));
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
    let make = |chance: &mut Chance| {
        let other = one_of(&MESSAGES, chance);
        spoil::letters(one_of(&MESSAGES, chance), other, chance)
    };
    let tally = try_all("messages", count, make, take::message);
    assert!(tally.taken > 0 && tally.refused > 0, "{tally:?}");
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
