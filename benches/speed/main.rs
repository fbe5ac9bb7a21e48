//! How fast everything is, in one table: `cargo bench --bench speed`.
//!
//! It also runs the same game on boardgame.io where node is present and `npm install` has been run
//! in `benches/peers`, opens the page in Chromium, and writes the table into `docs/figures.md`.
//! `-- rules` leaves the browser and the README alone, `-- page` the rules and the README; names of games leave the
//! boards of the others out. `SPEED_TRACES` names a folder that keeps what Chromium wrote down of each board.

mod browser;
mod frames;
mod rules;

use kit::{clock, figures, long_game, page, rates, site};
use saucer_night::engine::GameModel;
use saucer_night::for_every_game;
use saucer_night::games::nicy_hosmosu::{self, NicyHosmosu};

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let asked = |part: &str| wanted.is_empty() || wanted.iter().any(|word| word == part);
    let rules = asked("rules").then(|| format!("{}\n{}\n", rules_table(), against_the_peer()));
    rules.iter().for_each(|rules| println!("{rules}"));
    let page = asked("page").then(|| page_table(&wanted));
    page.iter().for_each(|page| println!("{page}"));
    if let (Some(rules), Some(page)) = (rules, page) {
        figures::write("speed", &format!("{rules}\n{page}"));
    }
}

fn rules_table() -> String {
    let mut table = String::from(
        "| game | random games/s | decisions/s | Admiral's iterations/s | taking back, ms | loading, ms | at record |\n\
         |---|---:|---:|---:|---:|---:|---:|\n",
    );
    macro_rules! rows {
        ($($name:ident: $game:ty,)*) => {$(
            let figures = rules::measure::<$game>();
            table += &format!(
                "| {} | {:.0} | {:.0} | {:.0} | {:.3} | {:.2} | {} |\n",
                <$game as GameModel>::ID,
                figures.games,
                figures.decisions,
                figures.iterations,
                figures.undo,
                figures.load,
                figures.records
            );
        )*};
    }
    for_every_game!(rows);
    table
}

/// The peer plays the basic game of Nicy Hosmosu with three players.
fn against_the_peer() -> String {
    let three = nicy_hosmosu::Options { players: 3, ..Default::default() };
    let (ours, _) = rules::playouts::<NicyHosmosu>(&three);
    let peers = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/peers");
    match rules::peer(peers) {
        Ok(theirs) => format!(
            "Nicy Hosmosu with three players, side by side on one thread: {ours:.0} games/s here, \
             {theirs:.1} on boardgame.io, {:.0} times as many.",
            ours / theirs
        ),
        Err(why) => format!(
            "Nicy Hosmosu with three players: {ours:.0} games/s; boardgame.io not measured, {why}."
        ),
    }
}

/// The boards that are named, or all.
fn page_table(named: &[String]) -> String {
    let mut table = String::from(
        "| board | playable after, ms | picking up, ms | frame of a drag, ms | move answered, ms | table drawn, ms | memory, MB | after moves |\n\
         |---|---:|---:|---:|---:|---:|---:|---:|\n",
    );
    let server = site::serve();
    let ids: Vec<&str> = named.iter().map(String::as_str).filter(|word| *word != "page").collect();
    macro_rules! rows {
        ($($name:ident: $game:ty,)*) => {$(if ids.is_empty() || ids.contains(&<$game as GameModel>::ID.0) {
            let figures = browser::measure::<$game>(&server.url());
            table += &format!(
                "| {} | {:.0} | {} | {} | {} | {} | {:.1} | {} |\n",
                <$game as GameModel>::ID,
                figures.playable,
                figures.lift,
                figures.drag,
                figures.answer,
                figures.mv,
                figures.memory,
                figures.records
            );
        })*};
    }
    for_every_game!(rows);
    table
        + "\nPicking up, dragging and moving: median / 95th percentile of 50 moves by hand at 1440 × 900, with the processor slowed down four times. \
           Counted is what the page's main thread works from the input to the end of the frame that shows it: handler, drawing, styles, layout, the record of what to paint. \
           A move is answered when the piece lies on its place or the button has given way; the frames after it draw what came of it, seats and log included. \
           The wait for the screen and the making of pixels, which a graphics card does elsewhere, are not in it. \
           Memory is that of the page after computers have played that many moves, in several games one after the other where they are short.\n"
}
