//! AF-2.4: the facilities and their ports.

use serde::{Deserialize, Serialize};

/// A place in orbit where ships dock. The Maintenance Bay has no ports and is none of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Facility {
    /// Fuel.
    SolarConverter,
    /// Ore.
    LunarMine,
    /// Fuel for ore.
    OrbitalMarket,
    /// A colony for three equal ships.
    ColonyConstructor,
    /// New ships.
    Shipyard,
    /// Tech cards.
    AlienArtifact,
    /// A colony step by step.
    ColonistHub,
    /// Theft.
    RaidersOutpost,
    /// A colony for a ship.
    TerraformingStation,
}

/// What docks together at a facility.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// AF-4.3: one ship.
    Single,
    /// Two ships of equal value.
    Pair,
    /// Three ships of equal value.
    Triple,
    /// Three ships with consecutive values.
    Run,
}

impl Shape {
    /// How many ships that is.
    pub fn size(self) -> u8 {
        match self {
            Shape::Single => 1,
            Shape::Pair => 2,
            Shape::Triple | Shape::Run => 3,
        }
    }
}

/// The first port of each facility in the list of all ports, and the end of the list.
const FIRST: [u8; 10] = [0, 8, 13, 17, 23, 29, 33, 45, 48, 49];
/// All ports of the board.
pub(super) const PORTS: u8 = FIRST[9];

impl Facility {
    /// All facilities.
    pub const ALL: [Facility; 9] = [
        Facility::SolarConverter,
        Facility::LunarMine,
        Facility::OrbitalMarket,
        Facility::ColonyConstructor,
        Facility::Shipyard,
        Facility::AlienArtifact,
        Facility::ColonistHub,
        Facility::RaidersOutpost,
        Facility::TerraformingStation,
    ];

    /// What docks here together.
    pub fn shape(self) -> Shape {
        match self {
            Facility::OrbitalMarket | Facility::Shipyard => Shape::Pair,
            Facility::ColonyConstructor => Shape::Triple,
            Facility::RaidersOutpost => Shape::Run,
            _ => Shape::Single,
        }
    }

    /// How many ports are printed on the board, covered ones included.
    pub fn ports(self) -> u8 {
        FIRST[self as usize + 1] - FIRST[self as usize]
    }

    /// AF-2.4: how many ports are open with this many players.
    pub fn open_ports(self, players: u8) -> u8 {
        let by_players = |two, three, four| match players {
            2 => two,
            3 => three,
            _ => four,
        };
        match self {
            Facility::SolarConverter => by_players(7, 7, 8),
            Facility::LunarMine => by_players(3, 4, 5),
            Facility::OrbitalMarket => by_players(2, 2, 4),
            Facility::ColonyConstructor => by_players(3, 6, 6),
            Facility::Shipyard => by_players(2, 4, 6),
            Facility::AlienArtifact => 4,
            // AF-7.1: a track that nobody uses is not covered.
            Facility::ColonistHub => TRACK * TRACKS,
            Facility::RaidersOutpost => 3,
            Facility::TerraformingStation => 1,
        }
    }
}

/// AF-7.1: ports of one Hub track.
pub(super) const TRACK: u8 = 3;
/// AF-7.1: tracks of the Hub.
pub(super) const TRACKS: u8 = 4;

/// One port of one facility.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Port(u8);

impl Port {
    /// Port `number` of a facility, counted from 0. At the Hub track `t` has the ports `3 * t` to
    /// `3 * t + 2`.
    ///
    /// # Panics
    /// If the facility has no such port.
    pub fn of(facility: Facility, number: u8) -> Port {
        assert!(number < facility.ports(), "{facility:?} has no port {number}");
        Port(FIRST[facility as usize] + number)
    }

    /// All ports, facility by facility.
    pub fn all() -> impl Iterator<Item = Port> {
        (0..PORTS).map(Port)
    }

    /// The port's facility.
    pub fn facility(self) -> Facility {
        let at = FIRST[1..].iter().position(|end| self.0 < *end);
        Facility::ALL[at.expect("a port is in range")]
    }

    /// The port's number at its facility, counted from 0.
    pub fn number(self) -> u8 {
        self.0 - FIRST[self.facility() as usize]
    }

    /// The block of ports it belongs to, counted from 0; a single port is a block of its own, and a
    /// Hub track is one block.
    pub fn block(self) -> u8 {
        let size = match self.facility() {
            Facility::ColonistHub => TRACK,
            facility => facility.shape().size(),
        };
        self.number() / size
    }

    /// Whether it is open with this many players.
    pub fn is_open(self, players: u8) -> bool {
        self.number() < self.facility().open_ports(players)
    }

    pub(super) fn bit(self) -> u64 {
        1 << self.0
    }
}

impl TryFrom<u8> for Port {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Port, &'static str> {
        if index < PORTS { Ok(Port(index)) } else { Err("no such port") }
    }
}

impl From<Port> for u8 {
    fn from(port: Port) -> u8 {
        port.0
    }
}

/// The ports that are taken, and what the values of docked ships forbid.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Harbour {
    /// One bit per port.
    pub taken: u64,
    /// AF-5.2: the highest value at the Lunar Mine.
    pub mine_top: u8,
    /// AF-5.9: the sum at the Raiders' Outpost.
    pub outpost: u8,
}

impl Harbour {
    pub fn add(&mut self, port: Port, value: u8) {
        self.taken |= port.bit();
        if (FIRST[1]..FIRST[2]).contains(&port.0) {
            self.mine_top = self.mine_top.max(value);
        } else if (FIRST[7]..FIRST[8]).contains(&port.0) {
            self.outpost += value;
        }
    }

    /// The ports that a set would take: a block that is free as a whole, the lowest of them. AF-4.5: where none is,
    /// the lowest free ports, unless whole blocks are asked for. AF-5.10: the Outpost is cleared for whoever may dock.
    pub fn slot(&self, facility: Facility, players: u8, whole: bool) -> Option<Slot> {
        let first = FIRST[facility as usize];
        let size = facility.shape().size();
        if facility == Facility::RaidersOutpost {
            return Some(Slot::block(first));
        }
        let to = first + facility.open_ports(players);
        let block = (1u64 << size) - 1;
        let mut blocks = (first..to).step_by(size.into());
        if let Some(at) = blocks.find(|at| self.taken & (block << at) == 0) {
            return Some(Slot::block(at));
        }
        if whole || size == 1 {
            return None;
        }
        let mut free = (first..to).filter(|at| self.taken & (1 << at) == 0);
        let mut slot = Slot::block(first);
        for port in &mut slot.0[..size.into()] {
            *port = Port(free.next()?);
        }
        Some(slot)
    }

    /// AF-7.1: how many ports of a Hub track are free.
    pub fn free_on_track(&self, track: u8) -> u8 {
        let first = FIRST[Facility::ColonistHub as usize] + TRACK * track;
        (first..first + TRACK).filter(|at| self.taken & (1 << at) == 0).count() as u8
    }

    /// The lowest free port of a Hub track.
    pub fn slot_on_track(&self, track: u8) -> Option<Slot> {
        let first = FIRST[Facility::ColonistHub as usize] + TRACK * track;
        (first..first + TRACK).find(|at| self.taken & (1 << at) == 0).map(Slot::block)
    }
}

/// The ports a set docks at, in order; only as many of them count as the set has ships.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot(pub [Port; 3]);

impl Slot {
    /// Ports side by side.
    fn block(first: u8) -> Slot {
        Slot([0, 1, 2].map(|offset| Port(first + offset)))
    }
}
