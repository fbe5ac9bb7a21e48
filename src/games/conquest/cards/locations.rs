//! The Location deck: 35 cards, 27 designs, and the two sides of the Objective.

use super::super::vocabulary::{
    Amount::*,
    Cond::*,
    Effect::*,
    Filter::*,
    Fx,
    Pile::*,
    Side::*,
    Span::*,
    Where::*,
    Who::*,
    Window::{self, *},
    on,
};
use super::kinds;
use super::{Ability, Icon, Keyword};

/// What is printed on a Location.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LocSheet {
    /// How many of the 35 cards are this one; the Objective is not in the deck.
    pub copies: u8,
    /// Base Resistance Value.
    pub resistance: u8,
    /// Base Population.
    pub population: u8,
    /// Icons.
    pub icons: &'static [Icon],
    /// The text.
    pub fx: Fx,
}

kinds! {
    /// A Location.
    pub enum LocCard (29) {
        /// City.
        City,
        /// Town.
        Town,
        /// Small Town.
        SmallTown,
        /// Forest.
        Forest,
        /// Grassy Fields.
        GrassyFields,
        /// Rolling Hills.
        RollingHills,
        /// National Monument.
        NationalMonument,
        /// Radio Station.
        RadioStation,
        /// Hydro-Electric Dam.
        HydroElectricDam,
        /// College Town.
        CollegeTown,
        /// Tank Factory.
        TankFactory,
        /// Army Base.
        ArmyBase,
        /// Air Force Base.
        AirForceBase,
        /// Nuclear Plant.
        NuclearPlant,
        /// Research Lab.
        ResearchLab,
        /// Observatory.
        Observatory,
        /// Rocket Test Range.
        RocketTestRange,
        /// Crash Site.
        CrashSite,
        /// Crop Circles.
        CropCircles,
        /// Fishing Village.
        FishingVillage,
        /// Mountain Lake.
        MountainLake,
        /// Harbor City.
        HarborCity,
        /// Lumber Camp.
        LumberCamp,
        /// Mining Town.
        MiningTown,
        /// County Fair.
        CountyFair,
        /// Drive-In Theater.
        DriveInTheater,
        /// Suburbs.
        Suburbs,
        /// Capitol City.
        CapitolCity,
        /// Historic Monument.
        HistoricMonument,
    }
}

impl LocCard {
    /// What is printed on it.
    pub fn sheet(self) -> &'static LocSheet {
        &LOCATIONS[self as usize]
    }
}

#[rustfmt::skip]
static LOCATIONS: [LocSheet; 29] = [
    // City
    LocSheet {
        copies: 2, resistance: 3, population: 3, icons: &[Icon::City],
        fx: &[&[on!(Always => Str(Res, Plus(1), Fight))]],
    },
    // Town
    LocSheet {
        copies: 3, resistance: 2, population: 2, icons: &[Icon::Town],
        fx: &[],
    },
    // SmallTown
    LocSheet {
        copies: 4, resistance: 1, population: 1, icons: &[Icon::Town],
        fx: &[],
    },
    // Forest
    LocSheet {
        copies: 3, resistance: 0, population: 0, icons: &[Icon::Forest],
        fx: &[],
    },
    // GrassyFields
    LocSheet {
        copies: 1, resistance: 0, population: 0, icons: &[],
        fx: &[],
    },
    // RollingHills
    LocSheet {
        copies: 1, resistance: 0, population: 0, icons: &[Icon::Mountain],
        fx: &[],
    },
    // NationalMonument
    LocSheet {
        copies: 1, resistance: 2, population: 2, icons: &[Icon::Mountain],
        fx: &[&[on!(Always => Str(Res, Plus(1), Fight))]],
    },
    // RadioStation
    LocSheet {
        copies: 1, resistance: 1, population: 1, icons: &[Icon::Radio],
        fx: &[&[on!(Always => LocPop(Each(&[AdjHere, PopAtLeast(1)]), 1))]],
    },
    // HydroElectricDam
    LocSheet {
        copies: 1, resistance: 2, population: 1, icons: &[Icon::Power, Icon::Water],
        fx: &[&[on!(TurnStart; IfHeld => ActionPoints(Holder, 1))]],
    },
    // CollegeTown
    LocSheet {
        copies: 1, resistance: 2, population: 1, icons: &[Icon::Town, Icon::Tech],
        fx: &[&[on!(Always; IfHeld => HandSize(1))]],
    },
    // TankFactory
    LocSheet {
        copies: 1, resistance: 2, population: 1, icons: &[Icon::Military, Icon::Power],
        fx: &[&[on!(Always; IfHard => Str(Res, Plus(1), Fight)), on!(Window::Conquer => DrawStuff(Holder))]],
    },
    // ArmyBase
    LocSheet {
        copies: 1, resistance: 3, population: 2, icons: &[Icon::Military],
        fx: &[&[on!(Always; IfKeyword(Keyword::Military) => Grant(Res, Ability::Assault, Fight)), on!(Window::Conquer => DrawStuff(Holder))]],
    },
    // AirForceBase
    LocSheet {
        copies: 1, resistance: 2, population: 1, icons: &[Icon::Air, Icon::Military],
        fx: &[&[on!(Always; IfAir => Str(Res, Plus(2), Fight)), on!(Window::Conquer => DrawEvents(Holder, 2))]],
    },
    // NuclearPlant
    LocSheet {
        copies: 1, resistance: 2, population: 1, icons: &[Icon::Power, Icon::Tech],
        fx: &[&[on!(Window::Conquer => Tokens(Holder, 1)), on!(Demolished => Blast(Each(&[AdjHere]), 2))]],
    },
    // ResearchLab
    LocSheet {
        copies: 1, resistance: 1, population: 1, icons: &[Icon::Tech],
        fx: &[&[on!(Window::Conquer => Choose(Holder, &[DrawStuff(Holder)], &[TechTrack(-1)]))]],
    },
    // Observatory
    LocSheet {
        copies: 1, resistance: 1, population: 1, icons: &[Icon::Tech, Icon::Mountain],
        fx: &[&[on!(Window::Conquer => DrawEvents(Holder, 1), Scry(LocPile, 3))]],
    },
    // RocketTestRange
    LocSheet {
        copies: 1, resistance: 2, population: 1, icons: &[Icon::Tech, Icon::Military],
        fx: &[&[on!(Window::Conquer => Choose(Holder, &[Tokens(Holder, 2)], &[TechTrack(-1)]))]],
    },
    // CrashSite
    LocSheet {
        copies: 1, resistance: 1, population: 0, icons: &[Icon::AlienMenace],
        fx: &[&[on!(Window::Conquer => DrawStuff(Holder), Tokens(Holder, 1))]],
    },
    // CropCircles
    LocSheet {
        copies: 1, resistance: 0, population: 0, icons: &[Icon::AlienMenace],
        fx: &[&[on!(Window::Explore => Tokens(Me, 1))]],
    },
    // FishingVillage
    LocSheet {
        copies: 1, resistance: 1, population: 1, icons: &[Icon::Water, Icon::Town],
        fx: &[],
    },
    // MountainLake
    LocSheet {
        copies: 1, resistance: 0, population: 0, icons: &[Icon::Water, Icon::Mountain],
        fx: &[],
    },
    // HarborCity
    LocSheet {
        copies: 1, resistance: 3, population: 3, icons: &[Icon::City, Icon::Water],
        fx: &[&[on!(Always; FirstFight => Grant(Res, Ability::Assault, Fight))]],
    },
    // LumberCamp
    LocSheet {
        copies: 1, resistance: 1, population: 1, icons: &[Icon::Forest],
        fx: &[],
    },
    // MiningTown
    LocSheet {
        copies: 1, resistance: 2, population: 1, icons: &[Icon::Mountain, Icon::Town],
        fx: &[&[on!(Always; IfKeyword(Keyword::Scientist) => Str(Res, Plus(1), Fight))]],
    },
    // CountyFair
    LocSheet {
        copies: 1, resistance: 2, population: 2, icons: &[Icon::Mob],
        fx: &[&[on!(Always => Grant(Res, Ability::Bold, Fight))]],
    },
    // DriveInTheater
    LocSheet {
        copies: 1, resistance: 1, population: 1, icons: &[Icon::Mob, Icon::Radio],
        fx: &[&[on!(Always => Str(Res, Plus(1), Fight))]],
    },
    // Suburbs
    LocSheet {
        copies: 1, resistance: 2, population: 2, icons: &[Icon::Town, Icon::Mob],
        fx: &[&[on!(Always => Dice(Res, 1, Fight))]],
    },
    // CapitolCity
    LocSheet {
        copies: 0, resistance: 3, population: 5, icons: &[Icon::Objective, Icon::City],
        fx: &[&[on!(Always => Str(Res, Plus(2), Fight))]],
    },
    // HistoricMonument
    LocSheet {
        copies: 0, resistance: 2, population: 3, icons: &[Icon::Objective],
        fx: &[&[on!(Always => Grant(Res, Ability::Assault, Fight)), on!(TurnStart; IfHeld => Tokens(Holder, 1))]],
    },
];
