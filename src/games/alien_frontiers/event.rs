//! What happens during a move: feeds the log and the animation.

use serde::{Deserialize, Serialize};

use super::{
    Card, Colony, Crew, Die, Facility, Field, Goods, Place, Port, Resource, ShipId, Territory,
};
use crate::engine::{GameEvent, Seat};

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// AF-13.3: somebody landed the last colony.
    Settled(Seat),
    /// AF-13.7: 100 rounds.
    RoundLimit,
}

/// What happened. Fields named `seat` are the player whose doing it is.
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs)] // The fields say what they are; the variants say when.
pub enum Event {
    /// AF-3.3: a turn began and the fleet was gathered.
    TurnBegan { seat: Seat, round: u8, ships: u8 },
    /// AF-3.2, AF-12.19, AF-12.20: a docked ship went to the stock, the Relic Ship to its desert.
    ShipLost { owner: Seat, ship: ShipId, from: Port },
    /// AF-3.4: the fleet was rolled, coloured ships first.
    Rolled { seat: Seat, dice: Vec<Die> },
    /// AF-12.28, AF-12.29: the Resource Cache paid; `gone` when it was lost.
    CachePaid { seat: Seat, goods: Goods, gone: bool },
    /// Ships docked, each at its port, and the facility's price was paid.
    Docked {
        seat: Seat,
        facility: Facility,
        ships: Crew,
        ports: [Option<(ShipId, Port)>; 3],
        paid: Goods,
    },
    /// A facility gave resources.
    Gained { seat: Seat, goods: Goods, from: Facility },
    /// AF-4.12: a docked ship was sent to the Maintenance Bay.
    SentToBay { owner: Seat, ship: ShipId, from: Port },
    /// AF-6.1: a new ship waits on the Maintenance Bay.
    Built { seat: Seat, ship: ShipId },
    /// AF-7.2, AF-7.3: the colony on the Hub track moved; `spare` when an advance is left over.
    Advanced { seat: Seat, from: u8, to: u8, spare: bool },
    /// AF-6.6: the display was changed.
    Cycled { seat: Seat, old: [Option<Card>; 3], new: [Option<Card>; 3] },
    /// AF-6.9, AF-6.12: a card was taken from the display; the display afterwards.
    Claimed { seat: Seat, card: Card, slot: u8, display: [Option<Card>; 3] },
    /// AF-11.10: the discards became the draw pile.
    Reshuffled,
    /// AF-5.5: fuel was traded for 1 ore.
    Traded { seat: Seat, rate: u8 },
    /// AF-7.6: a launch was paid.
    Launched { seat: Seat, paid: Goods },
    /// A colony came down.
    Landed { seat: Seat, territory: Territory, from_hub: bool },
    /// AF-8.5, AF-8.6: the counter of a territory changed hands; `None` is the territory itself.
    ControlChanged { territory: Territory, before: Option<Seat>, after: Option<Seat> },
    /// AF-13.2: a score changed.
    Scored { seat: Seat, before: u8, after: u8 },
    /// AF-9.4.
    RelicBought { seat: Seat, paid: Goods },
    /// AF-9.7, AF-9.8: the Relic Ship went back to Burroughs Desert.
    RelicReturned { owner: Seat, from: Place },
    /// A fuel power was paid for.
    PowerUsed { seat: Seat, card: Card, paid: u8 },
    /// A card turned an unplaced die.
    DieChanged { seat: Seat, ship: ShipId, before: Die, after: Die },
    /// AF-12.25: dice were rolled again.
    Rerolled { seat: Seat, dice: Vec<(ShipId, Die, Die)> },
    /// AF-12.4.
    Borrowed { seat: Seat, territory: Territory },
    /// AF-12.12, AF-12.33: a docked ship was lifted to be docked elsewhere.
    Lifted { seat: Seat, owner: Seat, ship: ShipId, from: Port },
    /// AF-11.5: a card was given up for its power.
    GivenUp { seat: Seat, card: Card },
    /// Section 10: a field moved; `None` is off the board.
    FieldMoved { seat: Seat, field: Field, from: Option<Territory>, to: Option<Territory> },
    /// AF-12.17.
    ColonyMoved { seat: Seat, owner: Seat, from: Territory, to: Territory },
    /// AF-12.23.
    ColoniesSwapped { seat: Seat, one: Colony, other: Colony },
    /// AF-12.26: a card came back from the discard pile.
    Salvaged { seat: Seat, card: Card },
    /// AF-5.11: a token changed hands.
    RaidTook { seat: Seat, victim: Seat, resource: Resource },
    /// AF-5.11: a card changed hands, or went to the discard pile if not `kept` (AF-5.14).
    RaidStole { seat: Seat, victim: Seat, card: Card, kept: bool },
    /// AF-3.10: a turn ended; so many ships found no port.
    TurnEnded { seat: Seat, stranded: u8 },
    /// AF-3.11.
    Returned { seat: Seat, resource: Resource },
    /// The game ended.
    Ended(Ending),
}

impl GameEvent for Event {}
