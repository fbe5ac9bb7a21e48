//! What a game tells the page besides its rules, without a browser.

use std::ops::RangeInclusive;

use crate::drag::Handle;
use crate::motion::Motion;
use crate::sound::Sound;
use engine::{GameModel, Seat, SeatSetup, Seen};

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Whose line it is, if anybody's.
    pub seat: Option<Seat>,
    /// The sentence.
    pub text: String,
}

/// How a game is played by hand and told in words.
pub trait Hands: GameModel {
    /// The game's name.
    const NAME: &'static str;
    /// What [`GameModel::tally`] counts, in a word or a few.
    const TALLY: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// The longest that the events of one record are shown, in milliseconds at normal pace.
    const LONGEST_PAUSE: u32 = 5_000;

    /// The same options for another number of players.
    fn with_players(options: &Self::Options, players: u8) -> Self::Options;
    /// The options as they suit this many people at one device; the other seats are computers.
    fn for_people(options: Self::Options, _people: u8) -> Self::Options {
        options
    }
    /// The options of a game that asks for colours, with those the seats were set up with.
    fn with_colours(options: Self::Options, _colours: &[u8]) -> Self::Options {
        options
    }
    /// Puts in the seats whom the options want there.
    fn settle_seats(_options: &Self::Options, _seats: &mut [SeatSetup]) {}
    /// Whether the decision of the moment needs nothing hidden: then two people make it over the
    /// open table, and nobody has to hand the device over for it.
    fn in_the_open(_seen: &Seen<Self>) -> bool {
        false
    }
    /// Every way to make one of the legal moves by hand.
    fn handles(seen: &Seen<Self>, moves: &[Self::Move]) -> Vec<Handle<Self::Move>>;
    /// The move a drop means, legal or not, so that the rules can say why not. At no place (an empty name) the piece was
    /// tapped and can go nowhere; without a piece a button was pressed.
    fn attempt(seen: &Seen<Self>, piece: &str, place: &str) -> Option<Self::Move>;
    /// Whether nothing has to be said: a piece was put back where it lay, or was tapped (at no place) and shows a text
    /// that says why it cannot be used.
    fn speaks_for_itself(_seen: &Seen<Self>, _piece: &str, _place: &str) -> bool {
        false
    }
    /// Why a piece cannot go to a place, or at no place be taken up, where no move could say so.
    fn forbids(_seen: &Seen<Self>, _piece: &str, _place: &str) -> Option<Self::Refusal> {
        None
    }
    /// The one line that says whose turn it is and what is asked.
    fn prompt(seen: &Seen<Self>, name: &dyn Fn(Seat) -> String) -> String;
    /// An event as a line of the log, if it is worth one.
    fn story(event: &Self::Event, name: &dyn Fn(Seat) -> String) -> Option<Line>;
    /// How long the events are shown before the next record, in milliseconds at normal pace.
    fn pause(events: &[Self::Event]) -> u32;
    /// What an event sounds like, if like anything.
    fn sound(_event: &Self::Event) -> Option<Sound> {
        None
    }
    /// What travels on the board.
    fn motions(events: &[Self::Event]) -> Vec<Motion>;
}
