//! The sets of options the tests play.
//!
//! There are thousands of legal ones. Played are as few as it takes so that every two settings
//! that can go together do so in one of them, the number of players of each mode included.

use crate::{Asking, Mode, Options, Sheet};

/// Settings of one set of options, each as a number of its own.
type Settings = [usize; SWITCHES + 1];

/// Settings with two values.
const SWITCHES: usize = 10;
/// Four modes of up to four players, then two numbers for each switch.
const NUMBERS: usize = 16 + 2 * SWITCHES;

const MODES: [Mode; 4] = [Mode::Competitive, Mode::Cooperative, Mode::Solo, Mode::Team];

/// A covering choice, the same each time.
pub(crate) fn variants() -> Vec<Options> {
    let all = every_legal();
    let mut open = vec![false; NUMBERS * NUMBERS];
    for (_, settings) in &all {
        pairs(settings).for_each(|pair| open[pair] = true);
    }
    let mut chosen = Vec::new();
    while open.contains(&true) {
        let gain = |settings: &Settings| pairs(settings).filter(|pair| open[*pair]).count();
        let best = all.iter().rev().max_by_key(|(_, settings)| gain(settings));
        let (options, settings) = best.expect("an open pair comes from a set of options");
        pairs(settings).for_each(|pair| open[pair] = false);
        chosen.push(*options);
    }
    chosen
}

/// Every two settings of a set, as one number.
fn pairs(settings: &Settings) -> impl Iterator<Item = usize> + '_ {
    let pair = |one: usize, other: usize| settings[one] * NUMBERS + settings[other];
    (0..settings.len()).flat_map(move |one| (0..one).map(move |other| pair(one, other)))
}

fn every_legal() -> Vec<(Options, Settings)> {
    let mut all = Vec::new();
    for table in 0..16 {
        for bits in 0..1 << SWITCHES {
            let options = of_bits(MODES[table / 4], table as u8 % 4 + 1, bits);
            if options.check().is_ok() {
                let switch = |index: usize| 16 + 2 * index + (bits >> index & 1);
                let number = |at: usize| if at == 0 { table } else { switch(at - 1) };
                all.push((options, std::array::from_fn(number)));
            }
        }
    }
    all
}

fn of_bits(mode: Mode, players: u8, bits: usize) -> Options {
    let on = |index: usize| bits >> index & 1 == 1;
    // Where all are together nothing is secret, and nobody else has Command Counters as an option.
    let asking = match (on(0), on(4) && !mode.is_together()) {
        (_, true) => Asking::EachBattle,
        (true, false) => Asking::Everyone,
        (false, false) => Asking::WhoCan,
    };
    Options {
        mode,
        players,
        asking,
        sheet: if on(1) { Sheet::Brutal } else { Sheet::Standard },
        monument: on(2),
        draw_two: on(3),
        command_counters: on(4) && mode.is_together(),
        tech_locations: on(5),
        take_objective: on(6),
        extra_counters: on(7),
        // No mode has both.
        active_resistance: on(8) && !mode.is_together(),
        pick_races: on(8) && mode.is_together(),
        one_race: on(9),
        ..Options::default()
    }
}
