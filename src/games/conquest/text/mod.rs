//! All English words of the game, but for those on cards and sheets, which stand in the rows of
//! `cards` and are read here alone.

mod ask;
mod board;
mod form;
mod log;
mod names;
mod score;

pub use ask::{describe, describe_in, prompt, question};
pub use board::*;
pub use form::*;
pub use log::{ending_sentence, story};
pub use names::*;
pub use score::*;

use std::fmt;

use crate::{Mode, Question, Refusal};
use engine::SetupRefusal;

pub(crate) fn wrong_players(mode: Mode, players: u8) -> SetupRefusal {
    let wanted = match mode {
        Mode::Competitive => "The competitive game is for 2, 3 or 4 players",
        Mode::Cooperative => "The cooperative game is for 2, 3 or 4 players",
        Mode::Solo => "The solo game has 1 to 4 groups",
        Mode::Team => "The team game is for 4 players",
    };
    SetupRefusal(format!("{wanted}, not {players}."))
}

pub(crate) fn always_active() -> SetupRefusal {
    SetupRefusal("Cooperative and solo games always have a Resistance Phase.".into())
}

pub(crate) fn no_shared_race() -> SetupRefusal {
    SetupRefusal("Only teams and the groups of a solo game can share a race.".into())
}

pub(crate) fn no_free_pick() -> SetupRefusal {
    SetupRefusal("Races are picked freely only in a solo game without draw two, pick one.".into())
}

pub(crate) fn colour_twice() -> SetupRefusal {
    SetupRefusal("Each player needs a colour of their own.".into())
}

pub(crate) fn only_against_the_resistance() -> SetupRefusal {
    SetupRefusal("That option belongs to cooperative and solo games.".into())
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotNow(what) => write!(f, "Not now: {}.", ask::asked(*what)),
            Refusal::Over => f.write_str("The game is over."),
            Refusal::TooFewPoints { cost, have } => {
                write!(f, "That costs {}; you have {have}.", points_of(*cost))
            }
            Refusal::TooFewTokens { cost, have } => {
                write!(f, "That costs {cost} Menace Tokens; you have {have}.")
            }
            Refusal::NotAdjacent => f.write_str("An Alien moves to an adjacent Space."),
            Refusal::MoveEnded => f.write_str("This Alien's move has ended for this turn."),
            Refusal::NoSuchAlien => f.write_str("You have no such Alien there."),
            Refusal::NotInPool => f.write_str("No such Alien is in your Alien Pool."),
            Refusal::NotInHand => f.write_str("That card is not in your hand."),
            Refusal::NotYours => f.write_str("That card is not yours to use."),
            Refusal::FaceDown => {
                f.write_str("That card is face down until your next Action Phase.")
            }
            Refusal::CounterSpent => {
                f.write_str("That Command Counter is set aside until all of yours come back.")
            }
            Refusal::NoSuchText => f.write_str("There is no such text."),
            Refusal::WorksByItself => f.write_str("That text works by itself."),
            Refusal::WrongMoment => f.write_str("This is not the moment its text names."),
            Refusal::ConditionFails => f.write_str("What its text asks for is not the case."),
            Refusal::NothingToDo => f.write_str("Nothing of it would have an effect now."),
            Refusal::Silenced => f.write_str("You may play no Events in this Battle."),
            Refusal::UsedUp => f.write_str("You have used that as often as its text allows."),
            Refusal::MustResolve(space) => {
                write!(f, "Your Aliens in {} must be resolved first.", space_name(*space))
            }
            Refusal::NothingToResolve => f.write_str("Nothing has to be resolved there."),
            Refusal::NothingToTakeOver => f.write_str(
                "You need an Alien at an opponent's marker and no enemy there to take it over.",
            ),
            Refusal::NoExit => f.write_str(
                "Aliens escape together to an adjacent Space with own Aliens, the own Landing \
                 Site, or a quiet Location.",
            ),
            Refusal::NotAChoice(what) => {
                write!(f, "That is not one of the choices: {}.", ask::asked(*what))
            }
        }
    }
}

/// Whether a question is about something others may not see.
pub fn is_secret(what: Question) -> bool {
    matches!(
        what,
        Question::PickRace
            | Question::ChooseCommand
            | Question::ActionMenu
            | Question::BattleMenu
            | Question::DrawDiscard
    )
}
