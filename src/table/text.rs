//! All English words of the page itself. A translation is this file and its folder; each game has its own.

mod keeping;
mod seats;
mod study;

pub use keeping::*;
pub use seats::*;
pub use study::*;

use engine::bot::Level;
use engine::save::{Kinship, LoadRefusal};
use engine::session::UndoRefusal;
use engine::{Driver, Seat, SeatSetup, Verdict};

use super::motion::Pace;

/// The name of the whole.
pub const TITLE: &str = "Saucer Night";
/// What it is, in a line.
pub const TAGLINE: &str = "Alien board games in one browser tab";
/// A move that a guided game does not ask for.
pub const OTHERWISE: &str = "Not yet: do what the note says. Afterwards you play as you like.";
/// A move that came too late.
pub const NOT_NOW: &str = "That cannot be done now.";
/// A piece was dropped where it cannot go, and no rule has more to say about it.
pub const NOT_THERE: &str = "That cannot go there.";
/// A piece cannot be taken up.
pub const NOT_TAKEN: &str = "That cannot be moved now.";

/// Why a save cannot be opened.
pub fn load_refusal(refusal: &LoadRefusal) -> String {
    match refusal {
        LoadRefusal::NotASave => "This is not a saved game.".into(),
        LoadRefusal::Damaged => "This saved game is damaged and cannot be opened.".into(),
        LoadRefusal::Newer => {
            "This game was saved by a newer version. Reload the page to update.".into()
        }
        LoadRefusal::OtherGame(game) => format!("This table has no game called “{game}”."),
        LoadRefusal::Setup(refusal) => format!("This saved game cannot be set up: {refusal}"),
    }
}

/// A save whose later records do not fit the rules any more.
pub fn cut(at: usize) -> String {
    format!(
        "Only the first {at} moves of this save still fit the rules; it goes on from there. \
         The whole of it is kept: see “{SHARE}”."
    )
}

/// A save that was not whole.
pub const FROM_SPARE: &str =
    "The last save was damaged, so the game goes on from the one before it.";

/// Why nothing can be taken back.
pub fn undo_refusal(refusal: UndoRefusal) -> &'static str {
    match refusal {
        UndoRefusal::Nothing => "There is nothing to take back.",
        UndoRefusal::Known => "Dice were rolled or cards drawn since: that cannot be taken back.",
        UndoRefusal::Shown => "The other players have seen it: that cannot be taken back.",
        UndoRefusal::AnotherPerson => "The move before belongs to another player.",
    }
}

/// A level of the computer players.
pub fn level(level: Level) -> &'static str {
    match level {
        Level::Random => "Computer, at random",
        Level::Greedy => "Computer, greedy",
        Level::Cadet => "Computer, Cadet",
        Level::Officer => "Computer, Officer",
        Level::Admiral => "Computer, Admiral",
        Level::Overlord => "Computer, Overlord",
    }
}

/// A pace of the animations.
pub fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Normal => "Normal",
        Pace::Fast => "Fast",
        Pace::Instant => "No animations",
    }
}

/// The colours and shapes of the seats.
pub const COLOURS: [&str; 4] = ["green circle", "blue square", "red triangle", "gold star"];

/// The names seats start with.
pub const NAMES: [&str; 4] = ["Green", "Blue", "Red", "Gold"];

/// Who sits at a table, in a line.
pub fn players(seats: &[SeatSetup]) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    names.join(" · ")
}

/// Who decides for a seat.
pub fn driver(driver: Driver) -> &'static str {
    match driver {
        Driver::Person => "Person",
        Driver::Computer(computer) | Driver::Character(computer, _) => level(computer),
    }
}

/// How many can play.
pub fn players_range(low: u8, high: u8) -> String {
    if low == high { format!("{low} players") } else { format!("{low}–{high} players") }
}

/// Leads from a poster to a table.
pub const PLAY: &str = "Play";
/// The same with the game, for screen readers.
pub fn play(game: &str) -> String {
    format!("{PLAY} {game}")
}
/// What the computers' levels mean, and who begins.
pub const LEVELS: &str = "Cadet forgives, Officer thinks for a moment, Admiral for longer, Overlord longest; none of \
     them cheats. Who begins is drawn.";
/// Above the running games.
pub const CARRY_ON: &str = "Carry on";
/// Above the posters, for screen readers.
pub const GAMES: &str = "Games";
/// A save that cannot be opened.
pub const UNREADABLE: &str = "A saved game";
/// The button that throws a save away.
pub const FORGET: &str = "Throw this saved game away";
/// The link home.
pub const BACK_HOME: &str = "Back to all games";
/// An address with a game that is not here.
pub const NO_SUCH_GAME: &str = "There is no such game here.";
/// An address with a save that is not here.
pub const NO_SUCH_SAVE: &str = "This browser has no saved game at this address.";

/// A game is on its way.
pub const FETCHING: &str = "Setting the table";
/// It did not come.
pub const NOT_FETCHED: &str = "This game could not be fetched. Check the network and try again.";
/// Tries once more.
pub const TRY_AGAIN: &str = "Try again";

/// The site has been renewed.
pub const NEW_VERSION: &str = "A new version is ready. Your games stay as they are.";
/// Takes it.
pub const RELOAD: &str = "Reload";

/// Above the seats of a new table.
pub const SEATS: &str = "Who plays?";
/// One more seat.
pub const ADD_SEAT: &str = "Add a seat";
/// The button that changes a seat's colour.
pub const CHANGE_COLOUR: &str = "Change colour";
/// Above the options of a new table.
pub const OPTIONS: &str = "How?";
/// The option to take anything back.
pub const PRACTICE: &str = "Practice table";
/// What it does.
pub const PRACTICE_HELP: &str = "Everything can be taken back, dice and cards too.";
/// The words that make the luck.
pub const SEED: &str = "Seed, to play the same deal again";
/// What stands in the empty field.
pub const SEED_HINT: &str = "leave empty for a fresh deal";
/// Leaves without a change.
pub const CANCEL: &str = "Cancel";
/// Starts the game.
pub const START: &str = "Start the game";

/// The colour of a seat on a new table.
pub fn colour_button(number: usize, colour: &str) -> String {
    format!("Seat {number}: {colour}. Change colour")
}

/// Leads to the levels and characters of the computer players.
pub const HOW_THEY_PLAY: &str = "Computer, in what manner…";
/// Above the levels.
pub const HOW_FAR: &str = "How far it looks ahead";
/// Above the characters.
pub const CHARACTERS: &str = "What it values";

/// The name of a seat on a new table.
pub fn name_field(number: usize) -> String {
    format!("Name of seat {number}")
}

/// Who decides for a seat on a new table.
pub fn driver_field(number: usize) -> String {
    format!("Who plays seat {number}")
}

/// The button that takes a seat away.
pub fn remove_seat(number: usize) -> String {
    format!("Remove seat {number}")
}

/// The buttons of the table.
pub const UNDO: &str = "Take back";
/// Plays again what was taken back.
pub const REDO: &str = "Play again what was taken back";
/// The log.
pub const LOG: &str = "What happened";
/// The menu.
pub const MENU: &str = "Menu";
/// The rules of a game.
pub const RULES: &str = "Rules";
/// Closes a drawer or dialog.
pub const CLOSE: &str = "Close";
/// Shows the rest at once.
pub const SKIP: &str = "Skip ahead";
/// The light theme.
pub const LIGHT: &str = "Light theme";
/// The pace of the animations.
pub const PACE: &str = "Animations";
/// Agrees to a question.
pub const YES: &str = "Do it";
/// Plays the same table again.
pub const AGAIN: &str = "Play again";
/// Looks at the final board.
pub const LOOK: &str = "Look at the board";
/// A new table of the same game.
pub const NEW_TABLE: &str = "New table";

/// A computer player is to act.
pub fn thinking(name: &str) -> String {
    format!("{name} is thinking")
}

/// A computer player is at its turn, and what it does is shown.
pub fn plays(name: &str) -> String {
    format!("{name} plays")
}

/// The button that asks what Admiral would do.
pub const HINT: &str = "What would Admiral do?";
/// No advice came.
pub const NO_HINT: &str = "No hint for this one.";
/// What it takes to think could not be fetched; it is tried again by itself.
pub const NO_THOUGHT: &str = "The computer could not be fetched. Trying again.";
/// The chances after the end.
pub const CURVE: &str = "Chances to win, move by move";
/// They are being worked out.
pub const CURVE_TO_COME: &str = "Working out how the game went";

/// A moment of the curve leads to the replay.
pub fn replay_from(record: usize) -> String {
    format!("Replay from move {}", record + 1)
}

/// What Admiral would do, and what comes next: each in words, with the chance to win in hundredths and how much of the
/// game's tally it brings. The tally has a name such as “points”.
pub fn hint(best: (&str, u32, f32), next: (&str, u32, f32), tally: &str) -> String {
    let (mv, chance, brings) = best;
    let (other, rival, others) = next;
    format!(
        "{mv}: {chance}% to win and {} {tally} in the turns to come. Next best, {other}: {rival}% and {}.",
        tenths(brings),
        tenths(others)
    )
}

/// The same where nothing else comes into question.
pub fn only_hint(mv: &str) -> String {
    format!("{mv}: there is nothing else to do here.")
}

/// A number with its sign and one digit behind the point.
fn tenths(number: f32) -> String {
    let whole = (number * 10.0).round() as i32;
    let sign = if whole < 0 { '−' } else { '+' };
    format!("{sign}{}.{}", whole.abs() / 10, whole.abs() % 10)
}

/// The curtain between two people.
pub fn curtain(name: &str) -> String {
    format!("Pass the device to {name}.")
}

/// The button that lifts it.
pub fn lift_curtain(name: &str) -> String {
    format!("I am {name}")
}

/// Back from the rules to the game.
pub const BACK_TO_TABLE: &str = "Back to the game";
/// Back from the rules to the form of a new table.
pub const BACK_TO_FORM: &str = "Back to the new table";
/// The field that searches the rules.
pub const LOOK_FOR: &str = "Look for words or a number";
/// Above the numbered rules, where a game is told in short before them.
pub const ALL_RULES: &str = "All rules, with their numbers";
/// What the rules page says of itself.
pub const RULES_NOTE: &str = "In our own words. Where the printed rules leave something open, this is how it is played here.";
/// What a table in the rules is called.
pub const TABLE: &str = "Table";
/// Rules that could not be fetched.
pub const NO_RULES: &str = "The rules could not be fetched. Try again once there is a network.";

/// How many rules speak of the words looked for.
pub fn rules_found(count: usize) -> String {
    match count {
        0 => "No rule speaks of that.".into(),
        1 => "1 passage".into(),
        _ => format!("{count} passages"),
    }
}

/// The same game in two tabs.
pub const ELSEWHERE: &str = "This game is open in another tab.";
/// Takes it over.
pub const PLAY_HERE: &str = "Play here";
/// The browser forbids storage. In the frame of another page it matters whether that page is handed the game.
pub fn not_kept(handed: Option<bool>) -> &'static str {
    match handed {
        None => "This browser keeps nothing here: the game goes on, but it is not being saved.",
        Some(false) => {
            "This browser keeps nothing for a table on another page: if that is loaded again, this game is lost."
        }
        Some(true) => {
            "This browser keeps nothing for a table on another page: only that page, which is handed the game, can keep it."
        }
    }
}
/// The storage is full, or cannot be read.
pub const NO_ROOM: &str =
    "The browser's storage is full or broken: the game goes on, but it is not being saved.";

/// A piece was picked up. More places than these are counted, not named.
pub fn lifted(piece: &str, places: &[String]) -> String {
    const NAMED: usize = 12;
    let open = match places.len() {
        0..=NAMED => format!("Open: {}", places.join("; ")),
        many => format!("{many} places are open"),
    };
    format!("{piece} picked up. {open}. Arrow keys choose, Enter drops, Escape puts back.")
}

/// The guided first game.
pub const LEARN: &str = "Learn by playing";
/// A lesson that could not be fetched.
pub const NO_LESSON: &str = "The lesson could not be fetched. Try again once there is a network.";
/// The end of the lesson.
pub const END_LESSON: &str = "Play on";

/// How far a lesson has come.
pub fn lesson_step(step: usize, of: usize) -> String {
    format!("Step {step} of {of}")
}

/// The switch for sounds.
pub const SOUND: &str = "Sound";
/// The switch for the vibration of the device.
pub const VIBRATION: &str = "Vibration";

/// The list of all legal moves.
pub const MOVES: &str = "All moves as a list";
/// Its heading.
pub const MOVES_TITLE: &str = "All moves";
/// Above the moves that buttons make.
pub const MOVES_BUTTONS: &str = "Decisions";
/// Nobody at the device is to decide.
pub const NO_MOVES: &str = "There is nothing to decide at the moment.";
/// The log before the first move.
pub const NOTHING_YET: &str = "Nothing yet. What happens is told here.";

/// Who won.
pub fn verdict(verdict: &Verdict, name: &dyn Fn(Seat) -> String) -> String {
    let names = |seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|seat| name(*seat)).collect();
        names.join(" and ")
    };
    match verdict {
        Verdict::AllLost => "Everybody loses".into(),
        Verdict::AllWon => "You win together".into(),
        Verdict::Won(seats) if seats.len() == 1 => format!("{} wins", names(seats)),
        Verdict::Won(seats) => format!("{} win", names(seats)),
        Verdict::Shared(seats) => format!("{} share the victory", names(seats)),
        Verdict::Tied(seats) => format!("A tie: {}", names(seats)),
    }
}

/// Options in an address that are not this game's.
pub const ODD_OPTIONS: &str = "The options in this address do not belong to this game.";
/// Opens a save from a file.
pub const OPEN_FILE: &str = "Open a saved game";
/// The other ways.
pub const OPEN_FILE_HELP: &str = "or drop a file here, or paste a link";
/// A text that is neither a save nor a link.
pub const ODD_TEXT: &str =
    "This is neither a saved game nor a link to one. Was it copied to its end?";
/// A link of a format that came later.
pub const NEWER_LINK: &str = "This link was made by a newer version, and this site is older. Reload the page to update, \
     or open the link on the site that it comes from.";
/// A file that cannot be read.
pub const ODD_FILE: &str = "This file cannot be read.";
/// Opens a game that came from outside.
pub const OPEN_GAME: &str = "Open the game";
/// Opens the copy that was here before.
pub const OPEN_OWN: &str = "Open mine";
/// Keeps the newcomer beside the own copy.
pub const KEEP_BOTH: &str = "Keep both";
/// The newcomer takes the place of the own copy.
pub const REPLACE_OWN: &str = "Replace mine";

/// How long a game has been going on.
pub fn moves(records: usize) -> String {
    if records == 1 { "1 move played".into() } else { format!("{records} moves played") }
}

/// How a game that came from outside stands to the copy that is here.
pub fn kinship(kinship: Kinship) -> String {
    match kinship {
        Kinship::Strangers => String::new(),
        Kinship::Same => "You have this game already, at the same point.".into(),
        Kinship::Ahead(by) => {
            format!("You have this game already. Your copy is older: {by} moves behind.")
        }
        Kinship::Behind(by) => {
            format!("You have this game already. Your copy is newer: {by} moves ahead.")
        }
        Kinship::Parted(at) => {
            format!("You have this game already, but after {at} moves yours went another way.")
        }
    }
}

/// Looks back at a game.
pub const REPLAY: &str = "Replay";
/// To the first position.
pub const TO_START: &str = "To the start";
/// One record back.
pub const STEP_BACK: &str = "One step back";
/// One record on.
pub const STEP_ON: &str = "One step on";
/// To the last position.
pub const TO_END: &str = "To the end";
/// Lets the replay run.
pub const RUN: &str = "Run";
/// Stops it.
pub const PAUSE: &str = "Pause";
/// Whose view a replay shows.
pub const EYES: &str = "Seen by";
/// All cards open.
pub const ALL_OPEN: &str = "Everybody, all open";
/// Only what everybody knows.
pub const ONLOOKER: &str = "An onlooker";
/// Makes a new game of the position shown.
pub const PLAY_ON: &str = "Play on from here";
/// Why that has to wait.
pub const PLAY_ON_LATER: &str =
    "Something is still hidden in this game. You can play on from here once it is over.";
/// Goes back to the running game.
pub const TO_TABLE: &str = "To the table";
/// The first position of a replay.
pub const AT_START: &str = "The table is set.";

/// A step of which these eyes saw nothing.
pub const NOTHING_SEEN: &str = "A quiet decision.";

/// Where a replay stands.
pub fn step(at: usize, of: usize) -> String {
    format!("Step {at} of {of}")
}

/// The about page.
pub const ABOUT_TITLE: &str = "About Saucer Night";
/// What it says, paragraph by paragraph.
pub const ABOUT: [&str; 4] = [
    "Saucer Night is a table for alien board games in one browser tab. People play it on one device, alone against the computer, or on a train without a network.",
    "It is unofficial. The names of the games belong to their publishers, who have nothing to do with this page.",
    "The art and the texts are our own. So are the cards of Conquest of Planet Earth that no source prints.",
    "Nothing you do here leaves your device: games and settings are kept in this browser only.",
];

/// Leads to the page that shows how a club embeds a table.
pub const EMBED: &str = "How to put a table on your own page";

/// The buttons beside a board that can be enlarged.
pub const ZOOM: &str = "Zoom";
/// Enlarges the board.
pub const CLOSER: &str = "Closer";
/// Shrinks the board.
pub const FURTHER: &str = "Further away";
/// Shows all of the board.
pub const WHOLE_BOARD: &str = "Whole board";
