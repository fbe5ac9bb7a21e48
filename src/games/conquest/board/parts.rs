//! The parts a position is made of, besides players, decks and the Battle.

use serde::{Deserialize, Serialize};

use crate::cards::{Counter, EventCard, LocCard};
use crate::{Ending, Lies, Short, Source, Space, WindowKind};
use engine::Seat;

/// What lies in a Space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ground {
    /// The Location; `None` in an Empty Space and at a Landing Site.
    pub location: Option<LocCard>,
    /// CQ-8.14: whose Conquest Marker lies there.
    pub marker: Option<Seat>,
    /// CQ-15.6.
    pub demolished: bool,
    /// Resistance counters, the longest there first.
    pub counters: Short<Counter, 3>,
}

/// An Event that remains in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InPlay {
    /// Which.
    pub card: EventCard,
    /// Who played it.
    pub owner: Seat,
    /// Where it lies.
    pub lies: Lies,
    /// CQ-16.8: its red box works, not its text.
    pub red: bool,
}

impl Default for InPlay {
    fn default() -> Self {
        InPlay { card: EventCard::default(), owner: Seat(0), lies: Lies::Kept, red: false }
    }
}

impl InPlay {
    /// The text that works.
    pub fn source(&self) -> Source {
        if self.red { Source::Red(self.card) } else { Source::Event(self.card) }
    }
}

/// A red box that works until the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Lasting {
    /// Whose red box.
    pub card: EventCard,
    /// The last round it works in.
    pub until: u16,
}

/// A counter that arrived where Aliens stand, and the Fights it will cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Arrival {
    /// Where.
    pub space: Space,
    /// Which counter.
    pub counter: Counter,
    /// Who has fought it already, one bit per seat.
    pub fought: u8,
}

/// Where in the round the game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Section 3.
    Setup,
    /// Section 5.
    Command,
    /// A turn has begun and its Action Phase has not.
    TurnStart,
    /// Section 6.
    Action,
    /// Section 7.
    Battle,
    /// Section 14.
    Draw,
    /// CQ-16.15.
    Resistance,
    /// The game has ended.
    Over(Ending),
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// D-1.
    TeamRace,
    /// D-2.
    PickRace,
    /// D-3.
    PickColour,
    /// D-4.
    ChooseCommand,
    /// D-5.
    KeepOrReroll,
    /// D-6.
    ActionMenu,
    /// CQ-6.8 with The Swarm.
    LandAnother,
    /// D-7.
    BattleMenu,
    /// D-8.
    ChooseOpponent,
    /// D-9.
    ChooseCounter,
    /// D-10.
    ChooseLoss,
    /// D-11.
    StayOrEscape,
    /// D-12.
    ChooseWaitingFight,
    /// D-13.
    CaptainOrder,
    /// D-14.
    TakeOver,
    /// D-15.
    DrawDiscard,
    /// D-16.
    ImmediateOrder,
    /// D-17, as a text is announced.
    Aim,
    /// D-17, as a text is carried out.
    Target,
    /// D-18.
    OptionalEffect,
    /// W-1 to W-7.
    Window(WindowKind),
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Who decides.
    pub seat: Seat,
    /// What is asked.
    pub what: Question,
}
