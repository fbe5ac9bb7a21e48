//! Why a move is not allowed, with the rule that says so. The words are in `text.rs`.

use super::{Goods, Phase, Space};

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is asked.
    NotNow(Phase),
    /// The game has ended.
    Over,
    /// Fighters enter on row 1.
    NotRowOne,
    /// The mine enters on an icon.
    NotAnIcon,
    /// A fighter enters on an empty space.
    Occupied(Space),
    /// Something is on that space or on the way to it.
    Blocked(Space),
    /// Not on one of the eight lines.
    NotStraight,
    /// After the stop the flight goes on in its direction.
    SameDirection,
    /// No power-up, or it is used up.
    NoPowerUp,
    /// No flight goes on after this stop: the board ends there.
    NoWayOn,
    /// The fighter is beside the board.
    NoFighter,
    /// The fighter is on the board.
    HasFighter,
    /// Row 1 has no empty space.
    RowFull,
    /// A turn after a return is a normal one.
    JustReturned,
    /// Not enough points.
    TooPoor {
        /// What was wanted.
        goods: Goods,
        /// What it costs.
        price: u32,
        /// What the player has.
        have: u32,
    },
    /// One per game.
    BoughtBefore(Goods),
    /// Level 3 is the highest.
    TopLevel,
    /// Only in the advanced game.
    BasicGame,
    /// The player has no such token.
    NoSuchToken,
    /// No missile, or it is used up.
    NoMissile,
    /// No invader is the first thing ahead.
    NothingToLaunchAt,
    /// A missile takes the place of a normal shot only.
    NotAnExtraShot,
    /// Another player's fighter is in that row.
    FighterInRow,
    /// The mine is gone.
    NoMine,
    /// The mine moves one space to the right.
    MineGoesRight,
    /// The mine never moves onto a fighter.
    MineOnFighter,
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow(_) => "NH-3.1",
            Refusal::Over => "NH-10.1",
            Refusal::NotRowOne | Refusal::Occupied(_) => "NH-2.4",
            Refusal::NotAnIcon => "NH-1.4",
            Refusal::Blocked(_) => "NH-4.2",
            Refusal::NotStraight => "NH-4.1",
            Refusal::SameDirection => "NH-11.10",
            Refusal::NoPowerUp => "NH-11.5",
            Refusal::NoWayOn => "NH-11.6",
            Refusal::NoFighter => "NH-7.7",
            Refusal::HasFighter => "NH-7.5",
            Refusal::RowFull => "NH-7.9",
            Refusal::JustReturned => "NH-7.5",
            Refusal::TooPoor { goods, .. } => match goods {
                Goods::Missile => "NH-9.1",
                Goods::Upgrade => "NH-11.1",
                Goods::PowerUp => "NH-11.5",
                Goods::Return => "NH-7.6",
            },
            Refusal::BoughtBefore(Goods::PowerUp) => "NH-11.5",
            Refusal::BoughtBefore(_) => "NH-9.1",
            Refusal::TopLevel => "NH-11.1",
            Refusal::BasicGame => "NH-3.2",
            Refusal::NoSuchToken => "NH-9.8",
            Refusal::NoMissile => "NH-9.1",
            Refusal::NothingToLaunchAt => "NH-9.3",
            Refusal::NotAnExtraShot => "NH-11.4",
            Refusal::FighterInRow => "NH-9.4",
            Refusal::NoMine => "NH-8.6",
            Refusal::MineGoesRight => "NH-8.1",
            Refusal::MineOnFighter => "NH-8.2",
        }
    }
}
