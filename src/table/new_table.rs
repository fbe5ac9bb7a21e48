//! A table that is about to be set up: by the form, by an address or by the page it is embedded in.

use std::any::Any;
use std::cell::RefCell;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::link::{SeatWish, SetUp};
use super::text;
use crate::{Hands, Table, late};
use engine::bot::Level;
use engine::{Driver, SeatSetup, Setup};

thread_local! {
    /// The options that were written last, as text and as they are.
    static WRITTEN: RefCell<Option<(String, Box<dyn Any>)>> = const { RefCell::new(None) };
}

/// A game's options as JSON. What was written last can be read back at once.
pub fn options_text<O: Serialize + Clone + 'static>(options: &O) -> String {
    let text = serde_json::to_string(options).unwrap_or_default();
    WRITTEN.set(Some((text.clone(), Box::new(options.clone()))));
    text
}

/// Reads options back; `None` if they are none. To read any but those that were written last is [`late()`].
pub fn options_of<O: DeserializeOwned + Clone + 'static>(text: &str) -> Option<O> {
    let written = WRITTEN.with_borrow(|written| match written {
        Some((own, options)) if own == text => options.downcast_ref().cloned(),
        _ => None,
    });
    written.or_else(|| late(|| serde_json::from_str(text).ok()))
}

/// The most letters of a name that a form takes.
const LONGEST_NAME: usize = 20;

/// A table as the new-game page describes it.
#[derive(Clone, PartialEq, Debug)]
pub struct NewTable {
    /// The game's own options, as JSON.
    pub options: String,
    /// The seats.
    pub seats: Vec<SeatSetup>,
    /// The words that make the luck.
    pub seed: String,
    /// Whether anything may be taken back.
    pub practice: bool,
}

impl NewTable {
    /// A table as usual: two seats where so many can play, and the options a game starts with. `names` were used last.
    pub fn usual(players: &RangeInclusive<u8>, options: String, names: &[String]) -> NewTable {
        let mut seats = Vec::new();
        (0..2.clamp(*players.start(), *players.end())).for_each(|_| add_seat(&mut seats, names));
        NewTable { options, seats, seed: String::new(), practice: false }
    }

    /// Takes over what somebody else wished. What does not fit is left as it is.
    pub fn follow(&mut self, wish: &SetUp, players: &RangeInclusive<u8>, names: &[String]) {
        if u8::try_from(wish.seats.len()).is_ok_and(|seats| players.contains(&seats)) {
            self.seats = seats_of(&wish.seats, names);
        }
        if let Some(options) = &wish.options {
            self.options = options.clone();
        }
        self.seed = wish.seed.clone().unwrap_or_default();
        self.practice = wish.practice;
    }

    /// What is left open is filled in: names by colour, the seed by chance.
    pub fn finished(&self, luck: fn() -> String) -> NewTable {
        let mut table = self.clone();
        table.seats.iter_mut().for_each(name_seat);
        table.seed = table.seed.trim().into();
        if table.seed.is_empty() {
            table.seed = luck();
        }
        table
    }

    /// Sets the table up, or says why not.
    pub fn begin<G: Hands>(mut self) -> Result<Table<G>, String> {
        let options = options_of(&self.options).ok_or_else(|| text::ODD_OPTIONS.to_owned())?;
        let options = G::with_players(&options, count(self.seats.len()));
        G::settle_seats(&options, &mut self.seats);
        let people = self.seats.iter().filter(|seat| seat.driver == Driver::Person).count();
        let colours: Vec<u8> = self.seats.iter().map(|seat| seat.colour).collect();
        let options = G::with_colours(G::for_people(options, count(people)), &colours);
        let NewTable { seats, seed, practice, .. } = self;
        let table = Table::begin(Setup { options, seats, seed, practice });
        table.map_err(|refusal| refusal.to_string())
    }
}

/// Brings a name that somebody typed into shape; who has none is called after the colour.
pub fn name_seat(seat: &mut SeatSetup) {
    seat.name = seat.name.trim().chars().take(LONGEST_NAME).collect();
    if seat.name.is_empty() {
        seat.name = text::NAMES[seat.colour as usize].into();
    }
}

/// More seats than can be counted are too many all the same.
fn count(seats: usize) -> u8 {
    u8::try_from(seats).unwrap_or(u8::MAX)
}

/// A seat with the first free colour. The first seat is a person, the others are computers.
pub fn add_seat(seats: &mut Vec<SeatSetup>, names: &[String]) {
    let taken = |colour: u8| seats.iter().any(|seat| seat.colour == colour);
    let colour = (0..4).find(|colour| !taken(*colour)).unwrap_or(0);
    let known = names.get(seats.len()).filter(|name| !name.is_empty()).cloned();
    let name = known.unwrap_or_else(|| text::NAMES[colour as usize].into());
    let driver = if seats.is_empty() { Driver::Person } else { Driver::Computer(Level::Officer) };
    seats.push(SeatSetup { name, colour, driver });
}

/// Seats as wished, each with a colour of its own.
fn seats_of(wishes: &[SeatWish], names: &[String]) -> Vec<SeatSetup> {
    let mut seats: Vec<SeatSetup> = Vec::new();
    for wish in wishes {
        add_seat(&mut seats, names);
        let free = |colour: &u8| seats.iter().all(|seat| seat.colour != *colour);
        let colour = wish.colour.filter(free);
        let Some(seat) = seats.last_mut() else { continue };
        seat.driver = wish.driver;
        recolour(seat, colour.unwrap_or(seat.colour));
        if let Some(name) = &wish.name {
            seat.name.clone_from(name);
        }
    }
    seats
}

/// Two seats never share a colour: they swap. A seat named after its colour keeps to it.
pub fn next_colour(seats: &mut [SeatSetup], seat: usize) {
    let (old, new) = (seats[seat].colour, (seats[seat].colour + 1) % 4);
    if let Some(other) = seats.iter().position(|other| other.colour == new) {
        recolour(&mut seats[other], old);
    }
    recolour(&mut seats[seat], new);
}

fn recolour(seat: &mut SeatSetup, colour: u8) {
    if seat.name == text::NAMES[seat.colour as usize] {
        seat.name = text::NAMES[colour as usize].into();
    }
    seat.colour = colour;
}
