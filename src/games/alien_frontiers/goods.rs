//! AF-1.5: fuel and ore.

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// One of the two resources.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Orange.
    Fuel,
    /// Grey.
    Ore,
}

impl Resource {
    /// Both.
    pub const ALL: [Resource; 2] = [Resource::Fuel, Resource::Ore];
}

/// An amount of fuel and of ore: what somebody has, a price, or a gain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Goods {
    /// Tokens of fuel.
    pub fuel: u8,
    /// Tokens of ore.
    pub ore: u8,
}

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods { fuel: 0, ore: 0 };

    /// So much of each.
    pub const fn of(fuel: u8, ore: u8) -> Goods {
        Goods { fuel, ore }
    }

    /// One token.
    pub const fn one(resource: Resource) -> Goods {
        match resource {
            Resource::Fuel => Goods::of(1, 0),
            Resource::Ore => Goods::of(0, 1),
        }
    }

    /// How many tokens of one resource.
    pub fn count(self, resource: Resource) -> u8 {
        match resource {
            Resource::Fuel => self.fuel,
            Resource::Ore => self.ore,
        }
    }

    /// All tokens together.
    pub fn total(self) -> u8 {
        self.fuel + self.ore
    }

    /// Whether this pays the price in full.
    pub fn covers(self, price: Goods) -> bool {
        self.fuel >= price.fuel && self.ore >= price.ore
    }

    /// Whether it is nothing at all.
    pub fn is_none(self) -> bool {
        self == Goods::NONE
    }
}

impl Add for Goods {
    type Output = Goods;

    fn add(self, more: Goods) -> Goods {
        Goods { fuel: self.fuel + more.fuel, ore: self.ore + more.ore }
    }
}

/// Never below zero: prices are checked before they are paid.
impl Sub for Goods {
    type Output = Goods;

    fn sub(self, less: Goods) -> Goods {
        let fuel = self.fuel.saturating_sub(less.fuel);
        Goods { fuel, ore: self.ore.saturating_sub(less.ore) }
    }
}
