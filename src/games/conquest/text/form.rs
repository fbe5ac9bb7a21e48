//! The words of the set-up form: modes and options.

use crate::{Mode, Options, Secrecy};

/// The choice of a mode.
pub const MODE: &str = "Who is against whom";

/// A mode: its name, and what it is.
pub fn mode_text(mode: Mode) -> (&'static str, &'static str) {
    match mode {
        Mode::Competitive => ("Every race for itself", "2 to 4 players race to 8 Terror Points."),
        Mode::Cooperative => (
            "All against the Humans",
            "2 to 4 players together, 8 Terror Points for each, before the Super Cannon is built.",
        ),
        Mode::Solo => (
            "Solo",
            "You alone run every seat as a group of Aliens, 1 to 4 of them, against the Humans.",
        ),
        Mode::Team => (
            "Two against two",
            "Seats 1 and 3 against seats 2 and 4. A team needs 16 Terror Points.",
        ),
    }
}

/// An option of the form.
pub struct Switch {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub help: &'static str,
    /// Whether it is on.
    pub is_on: fn(&Options) -> bool,
    /// Switches it.
    pub set: fn(&mut Options, bool),
}

/// Every option that is on or off, in the order of section 4.
pub const SWITCHES: [Switch; 9] = [
    Switch {
        name: "Historic Monument",
        help: "The Objective in the middle is the Historic Monument instead of the Capitol City.",
        is_on: |options| options.monument,
        set: |options, on| options.monument = on,
    },
    Switch {
        name: "Draw two races, pick one",
        help: "Otherwise every player is dealt a race.",
        is_on: |options| options.draw_two,
        set: |options, on| options.draw_two = on,
    },
    Switch {
        name: "Active Resistance",
        help: "The Humans have a phase of their own each round, and may build the Super Cannon.",
        is_on: |options| options.active_resistance,
        set: |options, on| options.active_resistance = on,
    },
    Switch {
        name: "Command Counters",
        help: "You choose your Action Points instead of rolling for them.",
        is_on: |options| options.command_counters,
        set: |options, on| options.command_counters = on,
    },
    Switch {
        name: "Tech Locations",
        help: "Each free Tech Location gives the Humans one more breakthrough die.",
        is_on: |options| options.tech_locations,
        set: |options, on| options.tech_locations = on,
    },
    Switch {
        name: "Take the Objective",
        help: "You also need the Objective, conquered or in ruins.",
        is_on: |options| options.take_objective,
        set: |options, on| options.take_objective = on,
    },
    Switch {
        name: "Extra Counters",
        help: "The Humans begin with two counters on each section and three in the middle.",
        is_on: |options| options.extra_counters,
        set: |options, on| options.extra_counters = on,
    },
    Switch {
        name: "One race",
        help: "In a team game each team may share one race; in a solo game all groups have one.",
        is_on: |options| options.one_race,
        set: |options, on| options.one_race = on,
    },
    Switch {
        name: "Pick the races",
        help: "Each group takes any race you like, equal ones too.",
        is_on: |options| options.pick_races,
        set: |options, on| options.pick_races = on,
    },
];

/// The choice of how people ask each other.
pub const SECRECY: &str = "Several people at one device: who is asked to respond";

/// How people ask each other: a name, and what it is.
pub fn secrecy_text(secrecy: Secrecy) -> (&'static str, &'static str) {
    match secrecy {
        Secrecy::Loose => ("Whoever can", "Quickest. Being asked hints at a card."),
        Secrecy::Usual => (
            "Once a Battle",
            "As at a table: the others say once whether they wait for their moment.",
        ),
        Secrecy::Strict => {
            ("Everybody, always", "Nothing is ever hinted at. The device changes hands often.")
        }
    }
}

/// The harder side of the sheet.
pub const BRUTAL: &str = "Brutal";
/// What it does.
pub const BRUTAL_HELP: &str = "The harder sheet: more reinforcements, quicker breakthroughs.";
