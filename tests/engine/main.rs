//! The engine on a toy game with secrets: sessions, saves, views, and whether the conformance suite
//! notices a game that breaks its promises.

mod flaws;
mod luck;
mod save;
mod search;
mod seats;
mod seen;
mod session;
mod toy;

use kit::{signing, walk};
use saucer_night::engine::bot::Level;
use saucer_night::engine::{Driver, SeatSetup, Session, Setup};
use toy::{Game, Options};

const PERSON: Driver = Driver::Person;
const COMPUTER: Driver = Driver::Computer(Level::Random);

fn setup(drivers: [Driver; 2]) -> Setup<Options> {
    let seats =
        ["Ada", "Bo"].into_iter().zip(drivers).enumerate().map(|(index, (name, driver))| {
            SeatSetup { name: name.into(), colour: index as u8, driver }
        });
    let options = Options { turns: 40 };
    Setup { options, seats: seats.collect(), seed: "saucer".into(), practice: false }
}

fn table(drivers: [Driver; 2]) -> Session<Game> {
    Session::new(setup(drivers)).expect("sets up")
}

fn practice(drivers: [Driver; 2]) -> Session<Game> {
    Session::new(Setup { practice: true, ..setup(drivers) }).expect("sets up")
}
