//! What a player has: race, Aliens, tokens, cards, Command Counters.

use serde::{Deserialize, Serialize};

use crate::board::short::Short;
use crate::board::space::Space;
use crate::cards::{EventCard, Race, StuffCard};
use engine::Bag;

/// CQ-1.2: the colour of a player's Saucers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Colour {
    Green,
    Blue,
    Red,
    Gold,
}

impl Colour {
    /// All four.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Blue, Colour::Red, Colour::Gold];
}

/// A figure: one of four equal Saucers, or an Ally.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// A Saucer.
    Saucer,
    /// Gorgomag the Lava Brute.
    Gorgomag,
    /// Titan-9 War Robot.
    Titan,
    /// Moon Spider Queen.
    SpiderQueen,
    /// The Living Brain.
    LivingBrain,
}

impl Figure {
    /// All five kinds.
    pub const ALL: [Figure; 5] =
        [Figure::Saucer, Figure::Gorgomag, Figure::Titan, Figure::SpiderQueen, Figure::LivingBrain];

    /// What stands at this place of a player's list of Aliens.
    pub fn of_index(index: usize) -> Figure {
        Figure::ALL[index.saturating_sub(3)]
    }

    /// The Ally of a Space Stuff card.
    pub fn of_card(card: StuffCard) -> Option<Figure> {
        Some(match card {
            StuffCard::GorgomagTheLavaBrute => Figure::Gorgomag,
            StuffCard::TitanNineWarRobot => Figure::Titan,
            StuffCard::MoonSpiderQueen => Figure::SpiderQueen,
            StuffCard::TheLivingBrain => Figure::LivingBrain,
            _ => return None,
        })
    }

    /// The card of an Ally.
    pub fn card(self) -> Option<StuffCard> {
        Some(match self {
            Figure::Saucer => return None,
            Figure::Gorgomag => StuffCard::GorgomagTheLavaBrute,
            Figure::Titan => StuffCard::TitanNineWarRobot,
            Figure::SpiderQueen => StuffCard::MoonSpiderQueen,
            Figure::LivingBrain => StuffCard::TheLivingBrain,
        })
    }
}

/// Where an Alien is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Place {
    /// An Ally whose card the player does not have.
    #[default]
    Away,
    /// CQ-1.4: the Alien Pool.
    Pool,
    /// On the board.
    On(Space),
}

/// One Alien: places 0 to 3 of the list are Saucers, 4 to 7 the Allies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Alien {
    /// Where it is.
    pub place: Place,
    /// CQ-6.5: its move has ended for this turn.
    pub stopped: bool,
}

/// Some of a player's Aliens, one bit each.
pub type Crew = u8;

/// The places in a crew.
pub(crate) fn members(crew: Crew) -> impl Iterator<Item = usize> {
    (0..8).filter(move |index| crew >> index & 1 == 1)
}

/// CQ-3.7: a Command Counter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Command {
    Two,
    Three,
    Four,
    Five,
    Six,
    Die,
}

impl Command {
    /// All six.
    pub const ALL: [Command; 6] =
        [Command::Two, Command::Three, Command::Four, Command::Five, Command::Six, Command::Die];

    /// The number; `None` for the die.
    pub fn number(self) -> Option<u8> {
        (self != Command::Die).then_some(self as u8 + 2)
    }

    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// All six Command Counters.
pub(crate) const ALL_COMMANDS: u8 = 0b11_1111;

/// What a player chose in the Command Phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Chosen {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Something, but this view does not know what.
    Hidden,
    /// This.
    Counter(Command),
}

/// A hand of Event cards, or as much of it as a view knows.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// The cards known.
    pub cards: Bag<EventCard, { EventCard::COUNT }>,
    /// How many more there are.
    pub hidden: u8,
}

impl Hand {
    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.cards.len() + self.hidden as usize
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.hidden == 0 && self.cards.is_empty()
    }
}

/// A Space Stuff card in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub card: StuffCard,
    /// CQ-12.6: Activated.
    pub down: bool,
}

impl Default for Held {
    fn default() -> Self {
        Held { card: StuffCard::GorgomagTheLavaBrute, down: false }
    }
}

/// CQ-13.17: the bit of `quiet` for whoever has enough of the Battle in progress. Kinds of windows have the others.
pub(crate) const OUT_OF_BATTLE: u8 = 1 << 7;

/// What a player has.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// CQ-3.4.
    pub race: Option<Race>,
    /// CQ-4.5: the races to pick from; empty in the views of others.
    pub dealt: [Option<Race>; 2],
    /// CQ-3.5.
    pub colour: Option<Colour>,
    /// Saucers and Allies.
    pub aliens: [Alien; 8],
    /// Menace Tokens.
    pub tokens: u16,
    /// Event cards.
    pub hand: Hand,
    /// Space Stuff.
    pub stuff: Short<Held, 25>,
    /// Command Counters not set aside, one bit each.
    pub commands: u8,
    /// This round's choice.
    pub chosen: Chosen,
    /// The command number of this round, once known.
    pub number: u8,
    /// Action Points left in the Action Phase.
    pub points: u8,
    /// CQ-6.12: what the next Action Phase has more or less.
    pub next_points: i8,
    /// Kinds of windows passed ahead for this turn, one bit each, and `OUT_OF_BATTLE`.
    pub quiet: u8,
    /// CQ-13.17: has answered in this Battle, and wants to be asked on.
    pub follows: bool,
    /// CQ-13.14: wants to be asked in open windows.
    pub watches: bool,
}

impl Player {
    /// The race, which every player has once races are dealt.
    pub fn race(&self) -> Race {
        self.race.expect("races are dealt")
    }

    /// The Aliens in a Space.
    pub fn crew(&self, space: Space) -> Crew {
        self.crew_where(|place| place == Place::On(space))
    }

    pub(crate) fn crew_where(&self, fits: impl Fn(Place) -> bool) -> Crew {
        let bit = |(index, alien): (usize, &Alien)| u8::from(fits(alien.place)) << index;
        self.aliens.iter().enumerate().map(bit).sum()
    }

    /// The Alien Pool.
    pub fn pool(&self) -> Crew {
        self.crew_where(|place| place == Place::Pool)
    }

    /// Those on the board.
    pub fn on_board(&self) -> Crew {
        self.crew_where(|place| matches!(place, Place::On(_)))
    }

    /// The place of a Space Stuff card in front of the player.
    pub fn stuff_at(&self, card: StuffCard, down: bool) -> Option<usize> {
        self.stuff.iter().position(|held| held.card == card && held.down == down)
    }
}
