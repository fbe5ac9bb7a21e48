//! What happens during a move: feeds the log and the animation.

use serde::{Deserialize, Serialize};

use super::{Goods, Loot, Space, Token};
use engine::{GameEvent, Seat};

/// What a shot struck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Struck {
    /// NH-5.7: nothing ahead.
    Nothing,
    /// NH-5.6: the mine, without effect.
    Mine,
    /// NH-5.2, NH-5.4: an invader, now in front of the shooter.
    Taken(Token),
    /// NH-5.3: half of an undamaged ship, to the box.
    Cracked(Token),
    /// NH-5.5: a fighter, and the token taken from its owner.
    Fighter(Seat, Option<Loot>),
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ending {
    /// NH-10.1: no invader is left.
    Cleared,
    /// NH-10.2: everybody had a turn without a hit.
    Quiet,
    /// NH-10.7: too many turns.
    TurnLimit,
    /// NH-10.4: an invader passed row 1.
    PlanetHit,
    /// NH-10.5: no player is left.
    AllOut,
}

/// What happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A fighter came onto the board, at the start or for a price.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Space,
    },
    /// The mine was put on an icon at the start.
    MineSet {
        /// Where.
        at: Space,
    },
    /// A fighter flew.
    Flew {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// NH-11.6: a fighter stopped in mid-flight for its extra shots.
    PoweredUp {
        /// Whose.
        seat: Seat,
    },
    /// A shot was fired.
    Shot {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Space,
        /// The space struck; `None` if the shot left the board.
        to: Option<Space>,
        /// What it struck.
        struck: Struck,
    },
    /// NH-9.3: a missile destroyed a row.
    Launched {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Space,
        /// The row, counted from 0.
        row: u8,
        /// What the player took.
        taken: Vec<Loot>,
    },
    /// Invaders moved one row down.
    Descended {
        /// The lowest row that moved, counted from 0.
        lowest: u8,
    },
    /// A reinforcement arrived on row 10.
    Arrived {
        /// Where.
        at: Space,
        /// What.
        token: Token,
    },
    /// NH-6.4: a half was drawn and waits beside the board.
    SetAside {
        /// Which half.
        token: Token,
    },
    /// NH-6.5: a complete ship found no room and waits.
    ShipWaits,
    /// NH-7.1, NH-8.3: mine and invader destroyed each other.
    MineExploded {
        /// Where.
        at: Space,
        /// The invader.
        token: Token,
    },
    /// NH-7.2: an invader came down on a fighter; both are gone.
    FighterLost {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Space,
        /// The invader.
        token: Token,
    },
    /// The mine moved.
    MineMoved {
        /// By whom.
        seat: Seat,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// A token was paid.
    Paid {
        /// By whom.
        seat: Seat,
        /// Which.
        loot: Loot,
    },
    /// A purchase was paid in full.
    Bought {
        /// By whom.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// NH-7.7, NH-7.9: a player without a fighter let the turn pass.
    StayedOut {
        /// Who.
        seat: Seat,
    },
    /// NH-7.6: a player could not pay for a new fighter.
    DroppedOut {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Ended(Ending),
}

impl GameEvent for Event {}
