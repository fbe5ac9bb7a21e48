//! The ten Alien races.

use super::super::vocabulary::{
    Amount::*,
    Cond::*,
    Effect::*,
    Filter::*,
    Fx,
    Knack::*,
    Many::{self, *},
    Pile::*,
    Prefix::*,
    ResFilter::*,
    Side::*,
    Span::*,
    Where::*,
    Who::*,
    Window::{self, *},
    on,
};
use super::kinds;
use super::{Ability, Icon, Limit};

/// An ability of a race.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gift {
    /// How often it may be used.
    pub limit: Limit,
    /// The text.
    pub fx: Fx,
}

/// What is printed on a race sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RaceSheet {
    /// Strength of each Saucer.
    pub strength: u8,
    /// Hand size.
    pub intelligence: u8,
    /// Abilities, always-on ones first.
    pub gifts: &'static [Gift],
}

kinds! {
    /// An Alien race.
    pub enum Race (10) {
        /// The Orzax.
        Orzax,
        /// The Vento Star Empire.
        Vento,
        /// The Venezian Matriarchy.
        Venezian,
        /// Fome Guild Mages.
        FomeGuild,
        /// Vyborian Arbiters.
        Vyborian,
        /// The Fishmen of Atlorak.
        Fishmen,
        /// The Trun.
        Trun,
        /// Menthalars.
        Menthalars,
        /// Rantillion Beetlemen.
        Beetlemen,
        /// Setaris Kitewings.
        Kitewings,
    }
}

impl Race {
    /// What is printed on its sheet.
    pub fn sheet(self) -> &'static RaceSheet {
        &RACES[self as usize]
    }
}

#[rustfmt::skip]
static RACES: [RaceSheet; 10] = [
    // Orzax
    RaceSheet {
        strength: 2, intelligence: 4,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(Window::Setup => DrawStuff(Me)), on!(Always; MyFight => Str(Mine, PerStuff(1, 3), Fight))]] },
            Gift { limit: Limit::None, fx: &[&[on!(TurnStart => Land(Me, N(1), MyLanding))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Menace(1), InFight; MyFight => Str(Mine, Plus(2), Fight))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Menace(2), Act(0) => DrawStuff(Me))]] },
        ],
    },
    // Vento
    RaceSheet {
        strength: 3, intelligence: 3,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(Always; MyFight, AliensAtLeast(2) => Str(Mine, PerAlien(1), Fight))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Menace(1), InFight; MyFight => Str(Mine, PerAlien(1), Fight))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Menace(1), Act(0) => Land(Me, N(2), Or(&[MyLanding, Loc(&[HeldByMe])])))]] },
        ],
    },
    // Venezian
    RaceSheet {
        strength: 3, intelligence: 4,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(Always; MyFight, IfSoft => Str(Res, Plus(-2), Fight)), on!(Always; MyFight, IfHero => Str(Res, Plus(-1), Fight))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Window::Conquer; Stolen => StealMenace(Loser, 1), StealEvent(Loser)), on!(FightWon; MyFight, VsAliens => StealMenace(Loser, 1))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Menace(1), PostDice; MyFight, IfSoft => Reroll(Them))], &[on!(Menace(1), PostDice; MyFight, VsAliens, NotRace(Race::Orzax) => Reroll(Them))]] },
        ],
    },
    // FomeGuild
    RaceSheet {
        strength: 3, intelligence: 4,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(FightWon; MyFight, IfSoft => May(&Land(Me, N(1), Here)))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Menace(1), InFight; MyFight => EnlistDiscard(SoftRes, Fight))]] },
        ],
    },
    // Vyborian
    RaceSheet {
        strength: 3, intelligence: 4,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(Always; MyFight => Grant(Mine, Ability::Deadly, Fight)), on!(RoundEnd; MyFight, DieIs(6) => Tokens(Me, 1))]] },
            Gift { limit: Limit::PerRound, fx: &[&[on!(Menace(1), PostDice; MyFight => Reroll(Mine), NoEscape(Them, Fight))]] },
        ],
    },
    // Fishmen
    RaceSheet {
        strength: 3, intelligence: 4,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(PostDice; MyFight, DieAtMost(2) => May(&Reroll(Mine)))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Always; MyFight, IfIcon(Icon::Water) => Str(Mine, PerAlien(1), Fight)), on!(Always => Has(WaterWays))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Menace(1), InFight; MyFight => Str(Mine, PlusDie, Fight))]] },
        ],
    },
    // Trun
    RaceSheet {
        strength: 4, intelligence: 3,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(WouldDie => Save(Many::All, Some(5)))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Always => NoEscape(Mine, InPlay))]] },
            Gift { limit: Limit::PerRoll, fx: &[&[on!(Menace(1), WouldDie => SaveMod(1))], &[on!(Menace(1), PostDice; MyFight => DieMod(Mine, 1))]] },
        ],
    },
    // Menthalars
    RaceSheet {
        strength: 2, intelligence: 5,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(Window::Setup => Tokens(Me, 1)), on!(BattleStart; MyFight => Scry(ResPile, 2))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Menace(1), PreDice; MyFight, IfCard => EnlistCurrent(Battle))]] },
        ],
    },
    // Beetlemen
    RaceSheet {
        strength: 3, intelligence: 2,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(Always; MyFight, IfHard => Str(Mine, PerAlien(1), Fight))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Always => Has(BroodLanding))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Menace(1), Act(0) => MoveSteps(3, 1))]] },
        ],
    },
    // Kitewings
    RaceSheet {
        strength: 3, intelligence: 4,
        gifts: &[
            Gift { limit: Limit::None, fx: &[&[on!(Always => Has(FlyOver)), on!(Always; MyFight, VsRes, FirstFight => Str(Mine, Plus(2), Fight))]] },
            Gift { limit: Limit::None, fx: &[&[on!(Window::Conquer; LostSome => Tokens(Me, 1))]] },
            Gift { limit: Limit::PerFight, fx: &[&[on!(Menace(1), InFight; MyFight => Dice(Them, -1, Fight))]] },
        ],
    },
];
