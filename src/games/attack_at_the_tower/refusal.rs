//! Why a move is not allowed, with the rule that says so. The words are in `text.rs`.

use super::{Ability, Card, Group, Occasion, Phase, Pile, Space, Territory};

/// Why a move is not allowed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refusal {
    /// Something else is asked.
    NotNow(Phase),
    /// The match has ended.
    Over,
    /// The hand is above its limit.
    DiscardFirst,
    /// The hand is within its limit.
    HandNotFull,
    /// Pile and discards have no card.
    EmptyPile(Pile),
    /// The card is not in the hand.
    NotInHand(Card),
    /// Bases go on free spaces.
    Occupied {
        /// Where.
        at: Space,
        /// Whether at set-up.
        opening: bool,
    },
    /// No ability during set-up and renewal.
    NoAbilitiesNow,
    /// The group has no troop.
    NoTroops(Group),
    /// The group has attacked this turn, which the first edition allows but once.
    AttackedBefore(Group),
    /// The group has attacked there this turn, and nothing has changed since.
    InVain {
        /// The group.
        from: Group,
        /// What it attacked.
        to: Territory,
    },
    /// No Pod of the territory has room.
    NoPodToFill(Territory),
    /// The player has none of the troops this ability speaks of.
    NoSuchTroop(Ability),
    /// A second copy changes nothing.
    InEffect(Ability),
    /// Only an attacker faces bases.
    OnlyForAttackers,
    /// The UFO finds no troop there.
    NobodyThere,
    /// All troops there fall already.
    NobodyLeft,
    /// As many special troops as full territories.
    TooManyMen {
        /// How many full territories there are.
        cap: u8,
    },
    /// That does not take part in this battle.
    NotInBattle,
    /// No base stands there, or it falls already.
    NoBaseThere(Space),
    /// Initiative damage hits only troops in the first step.
    TroopsFirst,
    /// Troops still defend it.
    StillDefended,
    /// The damage left is too little.
    TooLittleDamage {
        /// What it takes.
        needs: u8,
        /// What is left.
        have: u8,
    },
}

impl engine::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow(phase) => match phase {
                Phase::Draw { occasion: Occasion::Renewal, .. } => "AT-3.4",
                Phase::Draw { .. } => "AT-2.2",
                Phase::Keep { .. } => "AT-2.3",
                Phase::Build { opening: true, .. } => "AT-2.4",
                Phase::Build { .. } => "AT-3.6",
                Phase::Renew => "AT-3.1",
                Phase::Recruit { .. } => "AT-3.3",
                Phase::Act => "AT-3.10",
                Phase::Answer { .. } => "AT-7.1",
                Phase::Window { .. } => "AT-4.5",
                Phase::Assign(_) => "AT-5.2",
                Phase::March { .. } => "AT-6.1",
                Phase::Over => "AT-8.1",
            },
            Refusal::Over => "AT-8.1",
            Refusal::DiscardFirst | Refusal::HandNotFull => "AT-3.5",
            Refusal::EmptyPile(_) => "AT-3.9",
            Refusal::NotInHand(Card::Base(_)) => "AT-3.6",
            Refusal::NotInHand(Card::Ability(_)) => "AT-7.1",
            Refusal::Occupied { opening: true, .. } => "AT-2.4",
            Refusal::Occupied { opening: false, .. } => "AT-3.6",
            Refusal::NoAbilitiesNow => "AT-3.8",
            Refusal::NoTroops(Group::Territory(_)) => "AT-4.1",
            Refusal::NoTroops(Group::Palace) => "AT-4.2",
            Refusal::AttackedBefore(_) | Refusal::InVain { .. } => "AT-4.3",
            Refusal::NoPodToFill(_) => "AT-7.2",
            Refusal::NoSuchTroop(_) | Refusal::InEffect(_) => "AT-7.1",
            Refusal::OnlyForAttackers => "AT-7.6",
            Refusal::NobodyThere => "AT-7.7",
            Refusal::NobodyLeft => "AT-5.2",
            Refusal::TooManyMen { .. } => "AT-7.9",
            Refusal::NotInBattle => "AT-4.4",
            Refusal::NoBaseThere(_) => "AT-5.6",
            Refusal::TroopsFirst => "AT-5.8",
            Refusal::StillDefended => "AT-5.6",
            Refusal::TooLittleDamage { .. } => "AT-5.2",
        }
    }
}
