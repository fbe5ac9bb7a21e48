//! The log: as each viewer may know it, and the same words whichever way it is written.

use std::rc::Rc;

use std::fs;
use std::path::Path;

use saucer_night::engine::{Chance, Driver, GameModel, Seat, SeatSetup, Setup, Viewer, save};
use saucer_night::for_every_game;
use saucer_night::table::{AnyTable, Hands, Line, Log, Table, Waiting};

/// The finished games of the folder that belong to this one.
pub fn golden<G: GameModel>() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let files = fs::read_dir(folder).expect("the folder of golden games");
    let texts = files.filter_map(|file| fs::read_to_string(file.expect("a file").path()).ok());
    texts.filter(|text| save::game_of(text).is_ok_and(|game| game == G::ID.0)).collect()
}

/// The log from frame to frame, each with the position after it.
fn by_frames<G: Hands>(text: &str, viewer: Viewer) -> Vec<(usize, Line)> {
    let session = save::read::<G>(text).expect("a golden game opens").session;
    let name = |seat: Seat| session.setup().seats[seat.index()].name.clone();
    let mut told = Vec::new();
    for (happening, _) in session.story(0, viewer) {
        let lines = happening.events.iter().filter_map(|event| G::story(event, &name));
        told.extend(lines.map(|line| (happening.index, line)));
    }
    told
}

fn golden_games_are_told_alike<G: Hands>() {
    let games = golden::<G>();
    assert!(games.len() >= 10, "{} golden games", games.len());
    for text in &games {
        let (table, _) = Table::<G>::open(text).expect("a golden game opens");
        for viewer in table.eyes() {
            let told = table.told(0..table.records(), viewer);
            assert!(!told.is_empty());
            assert_eq!(told, by_frames::<G>(text, viewer), "{viewer:?}");
            let (early, late) = (table.records() / 3, table.records());
            let mut parts = table.told(0..early, viewer);
            parts.extend(table.told(early..late, viewer));
            assert_eq!(parts, told, "in two parts");
        }
    }
}

/// People with everything to take back, at one device: whoever looks reads what is told from the first record on.
fn a_log_is_only_added_to<G: Hands>() {
    for (number, options) in G::variants().into_iter().step_by(3).enumerate() {
        let person = |index: u8| SeatSetup {
            colour: index,
            driver: Driver::Person,
            name: format!("Seat {index}"),
        };
        let seats = (0..G::seats_of(&options)).map(person).collect();
        let setup = Setup { options, practice: true, seats, seed: format!("log {number}") };
        let mut table = Table::<G>::begin(setup).expect("a variant sets up");
        let mut log = Log::new(table.viewer());
        let mut chance = Chance::unrecorded(number as u64);
        for _ in 0..150 {
            match table.waiting() {
                Waiting::Nobody => break,
                Waiting::Curtain(_) => table.lift_curtain(),
                _ if chance.below(5) == 0 => drop(table.undo()),
                _ => {
                    let handle = chance.below(table.handles().len() as u32) as usize;
                    table.play(handle).unwrap_or_else(|why| panic!("{}", why.text));
                }
            }
            let (viewer, records) = (table.viewer(), table.records());
            log.open(viewer, records);
            log.write(table.told(log.records()..records, viewer), records);
            let anew = table.told(0..records, viewer).into_iter().map(|(_, line)| line);
            assert_eq!(
                *log,
                *anew.map(Rc::new).collect::<Vec<_>>(),
                "{viewer:?} after {records} records"
            );
        }
    }
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        mod $name {
            #[test]
            fn golden_games_are_told_alike() {
                super::golden_games_are_told_alike::<$game>();
            }

            #[test]
            fn a_log_is_only_added_to() {
                super::a_log_is_only_added_to::<$game>();
            }
        }
    )*};
}

for_every_game!(suite);
