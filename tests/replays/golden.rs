//! One golden game: how it is checked, and how a new one is played.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use saucer_night::engine::bot::{self, Level};
use saucer_night::engine::setup::BRANCH;
use saucer_night::engine::{
    Chance, Driver, GameModel, Luck, SeatSetup, Session, Setup, Viewer, save,
};
use saucer_night::table::Hands;
use serde_json::Value;

/// How many games of each kind there should be.
pub const WANTED: usize = 10;

/// Replays a save and says how it ends: a fingerprint of the last position, and the result by seat.
///
/// # Panics
/// When a record does not fit, the game is not over, or the same seed now gives other luck.
pub fn end<G: GameModel>(name: &str, text: &str) -> String {
    let loaded = save::read::<G>(text).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
    assert_eq!(loaded.cut, None, "{name}: a record does not fit the rules any more");
    let session = loaded.session;
    let outcome = session.outcome().unwrap_or_else(|| panic!("{name}: the game is not over"));
    let ours = save::write(&session) == text && session.luck() == Luck::default();
    if ours && !session.setup().seed.contains(BRANCH) {
        assert_eq!(dealt_again(&session).records(), session.records(), "{name}: other luck");
    }
    let position = serde_json::to_string(&*session.seen(Viewer::Everything)).expect("JSON");
    let standings = outcome.standings.iter().map(|standing| {
        let points = standing.points.map_or("-".into(), |points| points.to_string());
        format!("{}:{points}", standing.place)
    });
    let standings: Vec<String> = standings.collect();
    format!(
        "{} records, position {:016x}, {}",
        session.records().len(),
        hash(&position),
        standings.join(" ")
    )
}

/// The same decisions with luck fresh from the seed: forced moves follow by themselves.
fn dealt_again<G: GameModel>(session: &Session<G>) -> Session<G> {
    let mut again = Session::<G>::new(session.setup().clone()).expect("sets up");
    for record in session.records().iter().filter(|record| !record.auto) {
        again.play(record.seat, &record.mv).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    again
}

/// FNV-1a, 64 bit.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Every set of options that golden games should be of: the variants, and the same with colours agreed on.
fn wanted_options<G: Hands>() -> Vec<G::Options> {
    let colours = [3, 1, 0, 2];
    let agreed = |options: G::Options| {
        let seats = G::seats_of(&options) as usize;
        G::with_colours(options, &colours[..seats])
    };
    G::variants().into_iter().flat_map(|options| [options.clone(), agreed(options)]).collect()
}

/// Each option with its value, as `"sheet":"brutal"`. A colour is as good as any other.
fn values<G: GameModel>(options: &G::Options) -> BTreeSet<String> {
    let options = serde_json::to_value(options).expect("options are JSON");
    let value = |(name, value): (&String, &Value)| match value {
        Value::Array(list) => {
            format!("\"{name}\" {}", if list[0].is_null() { "left open" } else { "agreed" })
        }
        value => format!("\"{name}\":{value}"),
    };
    options.as_object().expect("options have names").iter().map(value).collect()
}

/// The values of options that no golden game of this kind has.
pub fn missing_values<G: Hands>(texts: &[String]) -> BTreeSet<String> {
    let mut missing: BTreeSet<String> =
        wanted_options::<G>().iter().flat_map(values::<G>).collect();
    for text in texts {
        let loaded = save::read::<G>(text).unwrap_or_else(|refusal| panic!("{refusal:?}"));
        for value in values::<G>(&loaded.session.setup().options) {
            missing.remove(&value);
        }
    }
    missing
}

/// Plays the games that are missing, over options spread through all variants, and further ones until every value of
/// every option is among them.
pub fn write_missing<G: Hands>(folder: &Path) {
    let variants = G::variants();
    let mut texts = Vec::new();
    for number in 0.. {
        let file = folder.join(format!("{}-{:02}.json", G::ID, number + 1));
        if !file.exists() {
            let missing = missing_values::<G>(&texts);
            let all = wanted_options::<G>();
            let gain = |options: &&G::Options| values::<G>(options).intersection(&missing).count();
            let options = match number < WANTED {
                true => &variants[number * variants.len() / WANTED],
                false if missing.is_empty() => break,
                false => all.iter().max_by_key(gain).expect("a game has variants"),
            };
            fs::write(&file, save::write(&played::<G>(options, number)))
                .expect("a writable folder");
        }
        texts.push(fs::read_to_string(&file).expect("a readable save"));
    }
}

/// A whole game between quick computer players, good ones and careless ones.
fn played<G: GameModel>(options: &G::Options, number: usize) -> Session<G> {
    let level =
        |seat: usize| if (seat + number).is_multiple_of(3) { Level::Random } else { Level::Greedy };
    let seats = (0..G::seats_of(options) as usize).map(|seat| SeatSetup {
        colour: seat as u8 % 4,
        driver: if seat == 0 { Driver::Person } else { Driver::Computer(level(seat)) },
        name: ["Ada", "Bo", "Cy", "Di"][seat % 4].into(),
    });
    let setup = Setup {
        options: options.clone(),
        practice: false,
        seats: seats.collect(),
        seed: format!("golden {number}"),
    };
    let mut session = Session::<G>::new(setup).expect("a variant sets up");
    let mut thoughts = Chance::unrecorded(number as u64);
    while let Some(seat) = session.to_act() {
        let seen = session.seen(Viewer::Seat(seat));
        let mv = bot::choose(&seen, seat, level(seat.index()), &mut thoughts);
        session.play(seat, &mv).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    session
}
