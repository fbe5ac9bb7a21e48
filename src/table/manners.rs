//! The characters that can sit at a table: what they are called, and what they value more than others do.
//!
//! They stand together because only the form needs them, long after a first visit; a game knows them by their number.

use engine::bot::{Level, Manner};

/// A character of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    /// What it is called.
    pub name: &'static str,
    /// What it values.
    pub values: &'static str,
}

/// Nobody in particular.
const EVEN: Character =
    Character { name: "Even-handed", values: "Values everything as it deserves." };

const fn character(name: &'static str, values: &'static str) -> Character {
    Character { name, values }
}

/// Who flies in Alien Frontiers.
const CAPTAINS: [Character; 3] = [
    character("Captain Rook", "A raider: takes what others have docked and stored."),
    character("Old Welder", "A shipwright: wants a large fleet first."),
    character("Magpie", "A collector: hoards ore, fuel and Alien Tech."),
];
/// Who commands at the Tower.
const GENERALS: [Character; 3] = [
    character("General Gnash", "A raider: attacks early and does not mind the losses."),
    character("Mother Mortar", "A builder: bases everywhere, and the palace guarded."),
    character("Sly Quill", "A hoarder: keeps a hand full of cards for the right moment."),
];
/// Who comes to Earth.
const WARLORDS: [Character; 3] = [
    character("Warlord Vex", "A raider: goes where others have conquered."),
    character("Marshal Ode", "A conqueror: takes what nobody holds, and leaves others alone."),
    character("Keeper Noll", "A hoarder: tokens, cards and Space Stuff before battles."),
];
/// Who guards the planet.
const PILOTS: [Character; 3] = [
    character("Ace Zip", "A daredevil: points first, the fighter is cheap."),
    character("Aunt Visor", "A cautious pilot: saves the planet and stays whole."),
    character("Sparks", "A tinkerer: aims with care, and loves missiles and power-ups."),
];

/// The characters of a game by the number of their manner, the even-handed one first.
pub fn characters(game: &str) -> Vec<Character> {
    let own = match game {
        "alien-frontiers" => CAPTAINS,
        "attack-at-the-tower" => GENERALS,
        "conquest" => WARLORDS,
        "nicy-hosmosu" => PILOTS,
        _ => return vec![EVEN],
    };
    [EVEN].into_iter().chain(own).collect()
}

/// Where all win or lose together there is nothing to differ in.
pub const TOGETHER: &str = "A character weighs moves by its own taste and plays as well as the others of its level. \
     Where all play together against the game, all play alike.";

/// What a level does, for the levels that are offered.
pub fn level_help(level: Level) -> &'static str {
    match level {
        Level::Random => "Any legal move.",
        Level::Greedy => "The move that looks best at once.",
        Level::Cadet => "Plays quickly and forgives.",
        Level::Officer => "Thinks for about a third of a second.",
        Level::Admiral => "Thinks for a second or two, and minds the answer.",
        Level::Overlord => "Thinks for up to five seconds, for those who want to be beaten.",
    }
}

/// Whether a seat has the name of one of its game's characters.
pub fn is_named(game: &str, name: &str) -> bool {
    characters(game).iter().any(|character| character.name == name)
}

/// The character of a manner, if the game has it.
pub fn character_of(game: &str, manner: Manner) -> Option<Character> {
    characters(game).get(usize::from(manner.0)).copied()
}
