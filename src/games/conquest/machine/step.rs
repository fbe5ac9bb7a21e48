//! The agenda: everything that is still to be done, as data, the next thing on top.

use serde::{Deserialize, Serialize};

use crate::board::player::Crew;
use crate::board::short::Short;
use crate::board::space::{Space, SpaceSet};
use crate::cards::{Counter, EventCard, LocCard, Race, ResCard, StuffCard, Tech};
use crate::effects::vocabulary::{Clause, Fx};
use crate::machine::moves::Move;
use engine::Seat;

/// What bears a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An Event.
    Event(EventCard),
    /// The red box of an Event.
    Red(EventCard),
    /// A Resistance card.
    Resistance(ResCard),
    /// A Space Stuff card.
    Stuff(StuffCard),
    /// A Location.
    Location(LocCard),
    /// An ability of a race, by its place on the sheet.
    Gift(Race, u8),
    /// A Human Tech.
    Tech(Tech),
}

impl Source {
    /// Its text.
    pub fn fx(self) -> Fx {
        match self {
            Source::Event(card) => card.sheet().fx,
            Source::Red(card) => card.sheet().red,
            Source::Resistance(card) => card.sheet().fx,
            Source::Stuff(card) => card.sheet().fx,
            Source::Location(card) => card.sheet().fx,
            Source::Gift(race, gift) => race.sheet().gifts[gift as usize].fx,
            Source::Tech(tech) => tech.sheet().fx,
        }
    }

    /// The move that uses a line of it, if it is a player's to use.
    pub fn use_of(self, line: u8) -> Option<Move> {
        match self {
            Source::Event(card) => Some(Move::Play(card, line)),
            Source::Gift(_, gift) => Some(Move::UseGift(gift, line)),
            Source::Stuff(card) => Some(Move::UseStuff(card, line)),
            _ => None,
        }
    }
}

/// What a canceling effect strikes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Victim {
    /// What has just been announced.
    Announced,
    /// An Event that lies in play.
    InPlay(EventCard),
    /// A Space Stuff card of a player, face up or down.
    Stuff(Seat, StuffCard, bool),
    /// A Human Tech in play.
    Tech(Tech),
}

/// What was picked for a text: places and players are picked when it is announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Picked {
    /// A Space.
    pub place: Option<Space>,
    /// An opponent.
    pub foe: Option<Seat>,
    /// A side of the Fight.
    pub side: Option<u8>,
    /// What is canceled.
    pub victim: Option<Victim>,
}

/// A clause that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Running {
    /// What bears the text.
    pub source: Source,
    /// Line and clause.
    pub line: u8,
    /// The clause of the line.
    pub clause: u8,
    /// 0 for the clause itself, 1 or 2 for a branch of its choice or roll.
    pub branch: u8,
    /// Which effect comes next.
    pub at: u8,
    /// Whose text it is.
    pub me: Seat,
    /// Where it works.
    pub here: Option<Space>,
    /// Who lost the marker or the Fight Round it follows.
    pub loser: Option<Seat>,
    /// What was picked.
    pub picked: Picked,
    /// How often the effect under way has been done.
    pub done: u8,
    /// The Aliens it has moved.
    pub moved: Crew,
    /// A "may" that was accepted.
    pub agreed: bool,
}

impl Running {
    pub(crate) fn new(source: Source, line: u8, clause: u8, me: Seat) -> Running {
        Running {
            source,
            line,
            clause,
            branch: 0,
            at: 0,
            me,
            here: None,
            loser: None,
            picked: Picked::default(),
            done: 0,
            moved: 0,
            agreed: false,
        }
    }

    /// The clause.
    pub fn clause(&self) -> &'static Clause {
        &self.source.fx()[self.line as usize][self.clause as usize]
    }
}

/// A text that was announced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Play {
    /// Its clause, with what has been picked for it.
    pub run: Running,
    /// CQ-13.5: played because it was drawn.
    pub immediate: bool,
    /// Whether the window to cancel it has been opened.
    pub opened: bool,
    /// CQ-13.9.
    pub canceled: bool,
}

/// Aliens about to be destroyed by one cause.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Dying {
    /// By seat.
    pub crews: [Crew; 4],
    /// The saving rolls of Saucers that failed, by seat and Saucer.
    pub rolls: [[u8; 4]; 4],
    /// Rolls that an ability has changed already.
    pub bumped: [u8; 4],
    /// Whether it happens in a Fight of the Battle in progress.
    pub in_fight: bool,
    /// Whether the saving rolls have been made.
    pub rolled: bool,
    /// Whether the window has been opened.
    pub opened: bool,
}

/// A moment that texts name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Moment {
    /// A Battle begins at a Location.
    BattleStart,
    /// A Location was drawn for an Empty Space.
    Explored {
        /// Where.
        space: Space,
        /// By whom.
        by: Seat,
    },
    /// A Fight was won, or a Fight Round between Aliens.
    FightWon {
        /// By whom.
        by: Seat,
        /// Over whom, if over Aliens.
        loser: Option<Seat>,
    },
    /// A Fight Round was settled.
    RoundEnd,
    /// A marker was placed or swapped.
    Conquered {
        /// Where.
        space: Space,
        /// By whom.
        by: Seat,
        /// Whose marker it was.
        from: Option<Seat>,
        /// Whether the Battle cost the player an Alien.
        lost: bool,
    },
}

/// W-1 to W-7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WindowKind {
    /// W-1.
    Cancel,
    /// W-2.
    Tech,
    /// W-3.
    Early,
    /// W-4.
    Late,
    /// W-5.
    Destroy,
    /// W-6.
    Moment,
    /// W-7.
    Open,
}

/// A window that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// Which kind.
    pub kind: WindowKind,
    /// The moment of a moment window.
    pub moment: Option<Moment>,
    /// Who has passed since the last response, one bit per seat.
    pub passed: u8,
}

/// The parts of an encounter (CQ-7.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Part {
    /// Explore.
    Explore,
    /// Fight opponents; one bit per seat fought already.
    Opponents(u8),
    /// Fight counters and cards.
    Resistance,
    /// Take the marker over.
    TakeOver,
}

/// Something still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// CQ-17.7: the first seat of a team decides whether to share a race.
    TeamRace(Seat),
    /// CQ-3.4.
    DealRaces,
    /// CQ-4.5: the player picks one of two races.
    PickRace(Seat),
    /// CQ-4.5: rejected races return.
    RacesPicked,
    /// CQ-3.5.
    PickColour(Seat),
    /// CQ-3.9.
    DealHand(Seat),
    /// Texts of the end of set-up.
    SetUpDone,
    /// CQ-5.1.
    BeginRound,
    /// CQ-5.3.
    ChooseCommand(Seat),
    /// CQ-5.3: all counters are shown.
    Reveal,
    /// CQ-5.4.
    RollCommand(Seat),
    /// CQ-5.6.
    FindFirst,
    /// CQ-6.1.
    BeginTurn(Seat),
    /// CQ-6.2.
    BeginAction,
    /// D-6.
    ActionMenu,
    /// D-7.
    BattleMenu,
    /// CQ-7.4.
    Encounter(Space, Part),
    /// A Location was drawn: the window, then its text.
    Explored(Space, Seat, bool),
    /// CQ-14.1.
    BeginDraw,
    /// CQ-14.1.
    Refill,
    /// The Battle in progress goes on.
    Battle,
    /// CQ-10.8.
    WaitingFights,
    /// Ask the window's players.
    Window(Opening),
    /// A text was announced.
    Announced(Play),
    /// A text is done: the card goes where it belongs.
    Finish(Play),
    /// A clause is being carried out.
    Resolve(Running),
    /// CQ-13.5: drawn cards to play.
    Immediates(Seat, Short<EventCard, 4>),
    /// Aliens are about to be destroyed.
    Dying(Dying),
    /// CQ-4.10: counters that stand on the board from the start.
    StartingForces,
    /// CQ-16.15: a step of the Resistance Phase; 0 is its start.
    ResistancePhase(u8),
    /// CQ-16.21: a counter in this Space shells its neighbourhood.
    Shell(Space),
    /// CQ-16.11: a counter comes to a section: which, if it is named, and which Space not.
    Reinforce(u8, Option<Counter>, Option<Space>),
    /// Placing is over: counters of the track, then Fights.
    Reinforced,
    /// CQ-10.14: Captain Fantastic visits a section; Spaces he has been to, and in the Space he is
    /// in the seats he has fought, one bit each.
    Captain(u8, SpaceSet, Option<(Space, u8)>),
}
