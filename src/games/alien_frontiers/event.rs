//! What happens during a move: feeds the log and the animation.

use serde::{Deserialize, Serialize};

use super::{
    Card, Colony, Crew, Die, Facility, Field, Goods, Place, Port, Resource, ShipId, Territory,
};
use engine::{GameEvent, Seat};

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// AF-13.3: somebody landed the last colony.
    Settled(Seat),
    /// AF-13.7: the last round is over.
    RoundLimit,
}

/// What happened. Fields named `seat` are the player whose doing it is.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// AF-3.3: a turn began and the fleet was gathered.
    TurnBegan {
        /// Whose doing it is.
        seat: Seat,
        /// The round, counted from 1.
        round: u8,
        /// How many ships were gathered.
        ships: u8,
    },
    /// AF-3.2, AF-12.19, AF-12.20: a docked ship went to the stock, the Relic Ship to its desert.
    ShipLost {
        /// Whose it is.
        owner: Seat,
        /// Which ship.
        ship: ShipId,
        /// Where it was docked.
        from: Port,
    },
    /// AF-3.4: the fleet was rolled, coloured ships first.
    Rolled {
        /// Whose doing it is.
        seat: Seat,
        /// What they show.
        dice: Vec<Die>,
    },
    /// AF-12.28, AF-12.29: the Resource Cache paid; `gone` when it was lost.
    CachePaid {
        /// Whose doing it is.
        seat: Seat,
        /// How much.
        goods: Goods,
        /// Whether the card was lost.
        gone: bool,
    },
    /// Ships docked, each at its port, and the facility's price was paid.
    Docked {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        facility: Facility,
        /// The dice that docked.
        ships: Crew,
        /// Each ship and its port.
        ports: [Option<(ShipId, Port)>; 3],
        /// What was paid.
        paid: Goods,
    },
    /// A facility gave resources.
    Gained {
        /// Whose doing it is.
        seat: Seat,
        /// How much.
        goods: Goods,
        /// The facility that gave it.
        from: Facility,
    },
    /// AF-4.12: a docked ship was sent to the Maintenance Bay.
    SentToBay {
        /// Whose it is.
        owner: Seat,
        /// Which ship.
        ship: ShipId,
        /// Where it was docked.
        from: Port,
    },
    /// AF-6.1: a new ship waits on the Maintenance Bay.
    Built {
        /// Whose doing it is.
        seat: Seat,
        /// Which ship.
        ship: ShipId,
    },
    /// AF-7.2, AF-7.3: the colony on the Hub track moved; `spare` advances are left over.
    Advanced {
        /// Whose doing it is.
        seat: Seat,
        /// The circle before; 0 for a new colony.
        from: u8,
        /// The circle now.
        to: u8,
        /// Whether an advance is left over.
        spare: u8,
    },
    /// AF-6.6: the display was changed.
    Cycled {
        /// Whose doing it is.
        seat: Seat,
        /// The cards that went.
        old: [Option<Card>; 3],
        /// The cards that came.
        new: [Option<Card>; 3],
    },
    /// AF-6.9, AF-6.12: a card was taken from the display; the display afterwards.
    Claimed {
        /// Whose doing it is.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Its place on the display.
        slot: u8,
        /// The display afterwards.
        display: [Option<Card>; 3],
    },
    /// AF-11.10: the discards became the draw pile.
    Reshuffled,
    /// AF-5.5: fuel was traded for 1 ore.
    Traded {
        /// Whose doing it is.
        seat: Seat,
        /// How much fuel.
        rate: u8,
    },
    /// AF-7.6: a launch was paid.
    Launched {
        /// Whose doing it is.
        seat: Seat,
        /// What was paid.
        paid: Goods,
    },
    /// A colony came down.
    Landed {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        territory: Territory,
        /// Whether it came from the Hub track.
        from_hub: bool,
    },
    /// AF-8.5, AF-8.6: the counter of a territory changed hands; `None` is the territory itself.
    ControlChanged {
        /// Where.
        territory: Territory,
        /// Who controlled it.
        before: Option<Seat>,
        /// Who controls it.
        after: Option<Seat>,
    },
    /// AF-13.2: a score changed.
    Scored {
        /// Whose doing it is.
        seat: Seat,
        /// The score before.
        before: u8,
        /// The score now.
        after: u8,
    },
    /// AF-9.4.
    RelicBought {
        /// Whose doing it is.
        seat: Seat,
        /// What was paid.
        paid: Goods,
    },
    /// AF-9.7, AF-9.8: the Relic Ship went back to Burroughs Desert.
    RelicReturned {
        /// Whose it is.
        owner: Seat,
        /// Where it was.
        from: Place,
    },
    /// A fuel power was paid for.
    PowerUsed {
        /// Whose doing it is.
        seat: Seat,
        /// Which card.
        card: Card,
        /// What was paid.
        paid: u8,
    },
    /// A card turned an unplaced die.
    DieChanged {
        /// Whose doing it is.
        seat: Seat,
        /// Which ship.
        ship: ShipId,
        /// What it showed.
        before: Die,
        /// What it shows.
        after: Die,
    },
    /// AF-12.25: dice were rolled again.
    Rerolled {
        /// Whose doing it is.
        seat: Seat,
        /// Each ship, what it showed and what it shows.
        dice: Vec<(ShipId, Die, Die)>,
    },
    /// AF-12.4.
    Borrowed {
        /// Whose doing it is.
        seat: Seat,
        /// Where.
        territory: Territory,
    },
    /// AF-12.12, AF-12.33: a docked ship was lifted to be docked elsewhere.
    Lifted {
        /// Whose doing it is.
        seat: Seat,
        /// Whose ship it is.
        owner: Seat,
        /// Which ship.
        ship: ShipId,
        /// Where it was docked.
        from: Port,
    },
    /// AF-11.5: a card was given up for its power.
    GivenUp {
        /// Whose doing it is.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// Section 10: a field moved; `None` is off the board.
    FieldMoved {
        /// Whose doing it is.
        seat: Seat,
        /// Which field.
        field: Field,
        /// Where it was.
        from: Option<Territory>,
        /// Where it is.
        to: Option<Territory>,
    },
    /// AF-12.17.
    ColonyMoved {
        /// Whose doing it is.
        seat: Seat,
        /// Whose it is.
        owner: Seat,
        /// Where it was.
        from: Territory,
        /// Where it is.
        to: Territory,
    },
    /// AF-12.23.
    ColoniesSwapped {
        /// Whose doing it is.
        seat: Seat,
        /// One colony.
        one: Colony,
        /// The other colony.
        other: Colony,
    },
    /// AF-12.26: a card came back from the discard pile.
    Salvaged {
        /// Whose doing it is.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// AF-5.11: a token changed hands.
    RaidTook {
        /// Whose doing it is.
        seat: Seat,
        /// From whom.
        victim: Seat,
        /// Which.
        resource: Resource,
    },
    /// AF-5.11: a card changed hands, or went to the discard pile if not `kept` (AF-5.14).
    RaidStole {
        /// Whose doing it is.
        seat: Seat,
        /// From whom.
        victim: Seat,
        /// Which card.
        card: Card,
        /// Whether the raider keeps it.
        kept: bool,
    },
    /// AF-3.10: a turn ended; so many ships found no port.
    TurnEnded {
        /// Whose doing it is.
        seat: Seat,
        /// Ships that found no port.
        stranded: u8,
    },
    /// AF-3.11.
    Returned {
        /// Whose doing it is.
        seat: Seat,
        /// Which.
        resource: Resource,
    },
    /// The game ended.
    Ended(Ending),
}

impl GameEvent for Event {}
