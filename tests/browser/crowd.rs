//! As many players as a game takes: all of them are on the screen, on every device.

use crate::page::{Device, Page};
use crate::{screens, site};
use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::{Chance, Driver, Seat, SeatSetup, Session, Setup, Viewer, save};
use saucer_night::games::alien_frontiers::AlienFrontiers;
use saucer_night::games::attack_at_the_tower::AttackAtTheTower;
use saucer_night::games::nicy_hosmosu::NicyHosmosu;
use saucer_night::table::Hands;

/// So many decisions into the game everybody has something to show.
const DECISIONS: usize = 90;
/// Windows that a table has to suit.
const SIZES: [(u32, u32); 6] =
    [(390, 844), (820, 1180), (1100, 700), (1440, 900), (1920, 1080), (2560, 1440)];

/// A table with every seat taken, a person at the first, in the middle of a game.
fn crowd<G: Hands>() -> String {
    let players = *G::PLAYERS.end();
    let options = G::with_players(&G::Options::default(), players);
    let seat = |index: u8| SeatSetup {
        colour: index,
        driver: if index == 0 { Driver::Person } else { Driver::Computer(Level::Cadet) },
        name: format!("Commander {}", index + 1),
    };
    let seats: Vec<SeatSetup> = (0..players).map(seat).collect();
    let colours: Vec<u8> = seats.iter().map(|seat| seat.colour).collect();
    let options = G::with_colours(G::for_people(options, 1), &colours);
    let setup = Setup { options, practice: false, seats, seed: "crowd".into() };
    let (mut session, mut chance) =
        (Session::<G>::new(setup).expect("sets up"), Chance::unrecorded(7));
    for decision in 0.. {
        let seat = session.to_act().expect("no game is as short");
        if decision >= DECISIONS && seat == Seat(0) {
            break;
        }
        let seen = session.seen(Viewer::Seat(seat));
        let mv = bot::choose(&seen, seat, Level::Greedy, &mut chance);
        session.play(seat, &mv).expect("a legal move");
    }
    save::write(&session)
}

fn all_are_seen(page: &Page, game: &str, text: &str) {
    const CUT: &str = "return [...document.querySelectorAll('.seat')].filter(seat => {
        const r = seat.getBoundingClientRect();
        return r.left < 0 || r.top < 0 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1;
    }).map(seat => seat.textContent)";
    screens::sit_down(page, &format!("{game}-crowd"), text);
    for (width, height) in SIZES {
        page.resize(width, height);
        page.settle();
        let cut = page.script(CUT, &[]);
        assert_eq!(cut, serde_json::json!([]), "{game} at {width} by {height}");
    }
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {
        /// A full table of each of these games.
        pub fn crowds() -> Vec<(&'static str, String)> {
            vec![$((stringify!($name), crowd::<$game>()),)*]
        }

        $(#[test]
        fn $name() {
            let server = site::serve();
            let page = screens::open(Device::Desktop, &server.url(), "dark");
            all_are_seen(&page, stringify!($name), &crowd::<$game>());
        })*
    };
}

suite! {
    alien_frontiers: AlienFrontiers,
    attack_at_the_tower: AttackAtTheTower,
    nicy_hosmosu: NicyHosmosu,
}
