//! The Resistance deck: 35 cards, 23 designs.

use super::super::vocabulary::{
    Amount::*, Area::*, Cond::*, Effect::*, Fx, Pull::*, Side::*, Span::*, Where::*, Window::*, on,
};
use super::kinds;
use super::{Ability, Counter, Icon, Keyword, Temper};

/// What is printed on a Resistance card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ResSheet {
    /// How many of the 35 cards are this one.
    pub copies: u8,
    /// Whether it only helps a full Resistance.
    pub hero: bool,
    /// Strength, for Heroes the bonus.
    pub strength: u8,
    /// Hard or Soft; Heroes are neither.
    pub temper: Option<Temper>,
    /// Keywords.
    pub keywords: &'static [Keyword],
    /// Icons.
    pub icons: &'static [Icon],
    /// Abilities.
    pub abilities: &'static [Ability],
    /// The text.
    pub fx: Fx,
}

kinds! {
    /// A Resistance card.
    pub enum ResCard (23) {
        /// Angry Mob.
        AngryMob,
        /// U.S. Army Infantry.
        ArmyInfantry,
        /// U.S. Army Tanks.
        ArmyTanks,
        /// U.S. Army Fighter Planes.
        ArmyFighterPlanes,
        /// U.S. Army Paratroopers.
        ArmyParatroopers,
        /// Captain Fantastic.
        CaptainFantastic,
        /// National Guard.
        NationalGuard,
        /// Artillery Battery.
        ArtilleryBattery,
        /// Flamethrower Squad.
        FlamethrowerSquad,
        /// Marine Raiders.
        MarineRaiders,
        /// Bomber Wing.
        BomberWing,
        /// Experimental Robot.
        ExperimentalRobot,
        /// Local Geologist.
        LocalGeologist,
        /// Army Scientists.
        ArmyScientists,
        /// Forest Ranger.
        ForestRanger,
        /// Small Town Sheriff.
        SmallTownSheriff,
        /// Test Pilot.
        TestPilot,
        /// Tough Sergeant.
        ToughSergeant,
        /// Crusading Reporter.
        CrusadingReporter,
        /// Hot Rod Teenagers.
        HotRodTeenagers,
        /// Ranch Sharpshooter.
        RanchSharpshooter,
        /// Brilliant Professor.
        BrilliantProfessor,
        /// Country Doctor.
        CountryDoctor,
    }
}

impl ResCard {
    /// What is printed on it.
    pub fn sheet(self) -> &'static ResSheet {
        &RESISTANCE[self as usize]
    }
}

#[rustfmt::skip]
static RESISTANCE: [ResSheet; 23] = [
    // AngryMob
    ResSheet {
        copies: 2, hero: false, strength: 1, temper: Some(Temper::Soft),
        keywords: &[Keyword::Mob], icons: &[Icon::Mob], abilities: &[],
        fx: &[&[on!(Always; IfIcon(Icon::Mob) => Str(Res, Plus(2), Fight))]],
    },
    // ArmyInfantry
    ResSheet {
        copies: 4, hero: false, strength: 3, temper: Some(Temper::Soft),
        keywords: &[Keyword::Military], icons: &[Icon::Military], abilities: &[],
        fx: &[],
    },
    // ArmyTanks
    ResSheet {
        copies: 3, hero: false, strength: 5, temper: Some(Temper::Hard),
        keywords: &[Keyword::Military, Keyword::Vehicle], icons: &[Icon::Military], abilities: &[],
        fx: &[],
    },
    // ArmyFighterPlanes
    ResSheet {
        copies: 3, hero: false, strength: 6, temper: Some(Temper::Hard),
        keywords: &[Keyword::Military, Keyword::Vehicle], icons: &[Icon::Military, Icon::Air], abilities: &[],
        fx: &[],
    },
    // ArmyParatroopers
    ResSheet {
        copies: 2, hero: false, strength: 4, temper: Some(Temper::Soft),
        keywords: &[Keyword::Military], icons: &[Icon::Military, Icon::Air], abilities: &[],
        fx: &[&[on!(Revealed => PlaceCounter(Named(Counter::Paratroopers), 1, Rnd(Same)))]],
    },
    // CaptainFantastic
    ResSheet {
        copies: 1, hero: false, strength: 9, temper: Some(Temper::Hard),
        keywords: &[Keyword::Superhero], icons: &[Icon::Air], abilities: &[],
        fx: &[&[on!(Discarded => ReshuffleRes)]],
    },
    // NationalGuard
    ResSheet {
        copies: 1, hero: false, strength: 5, temper: Some(Temper::Soft),
        keywords: &[Keyword::Military], icons: &[Icon::Military], abilities: &[],
        fx: &[&[on!(Always; IfIcon(Icon::Military) => Str(Res, Plus(1), Fight))]],
    },
    // ArtilleryBattery
    ResSheet {
        copies: 1, hero: false, strength: 6, temper: Some(Temper::Hard),
        keywords: &[Keyword::Military], icons: &[Icon::Military], abilities: &[Ability::Barrage],
        fx: &[&[on!(Always; IfIcon(Icon::Mountain) => Str(Res, Plus(1), Fight))]],
    },
    // FlamethrowerSquad
    ResSheet {
        copies: 1, hero: false, strength: 5, temper: Some(Temper::Soft),
        keywords: &[Keyword::Military], icons: &[Icon::Military], abilities: &[Ability::Deadly],
        fx: &[],
    },
    // MarineRaiders
    ResSheet {
        copies: 1, hero: false, strength: 6, temper: Some(Temper::Soft),
        keywords: &[Keyword::Military], icons: &[Icon::Military, Icon::Water], abilities: &[Ability::Assault],
        fx: &[&[on!(Always; IfIcon(Icon::Water) => Str(Res, Plus(1), Fight))]],
    },
    // BomberWing
    ResSheet {
        copies: 1, hero: false, strength: 7, temper: Some(Temper::Hard),
        keywords: &[Keyword::Military, Keyword::Vehicle], icons: &[Icon::Military, Icon::Air], abilities: &[],
        fx: &[&[on!(Defeated => Blast(Here, 1))]],
    },
    // ExperimentalRobot
    ResSheet {
        copies: 1, hero: false, strength: 7, temper: Some(Temper::Hard),
        keywords: &[Keyword::Tech], icons: &[Icon::Tech], abilities: &[],
        fx: &[&[on!(Always => NoCrush(Aliens, Fight)), on!(Always; IfIcon(Icon::Power) => Str(Res, Plus(1), Fight))]],
    },
    // LocalGeologist
    ResSheet {
        copies: 2, hero: true, strength: 1, temper: None,
        keywords: &[Keyword::Hero, Keyword::Scientist], icons: &[Icon::Mountain], abilities: &[],
        fx: &[],
    },
    // ArmyScientists
    ResSheet {
        copies: 2, hero: true, strength: 1, temper: None,
        keywords: &[Keyword::Hero, Keyword::Scientist, Keyword::Military], icons: &[Icon::Tech], abilities: &[],
        fx: &[&[on!(Always; IfIcon(Icon::Tech) => Str(Res, Plus(1), Fight))]],
    },
    // ForestRanger
    ResSheet {
        copies: 1, hero: true, strength: 2, temper: None,
        keywords: &[Keyword::Hero], icons: &[Icon::Forest], abilities: &[],
        fx: &[&[on!(Always; NearIcon(Icon::Forest) => Grant(Res, Ability::Cunning, Fight))]],
    },
    // SmallTownSheriff
    ResSheet {
        copies: 1, hero: true, strength: 2, temper: None,
        keywords: &[Keyword::Hero, Keyword::Law], icons: &[Icon::Town], abilities: &[],
        fx: &[&[on!(Always; IfIcon(Icon::Town) => Str(Res, Plus(1), Fight), Grant(Res, Ability::Assault, Fight))]],
    },
    // TestPilot
    ResSheet {
        copies: 1, hero: true, strength: 2, temper: None,
        keywords: &[Keyword::Hero, Keyword::Military], icons: &[Icon::Air], abilities: &[],
        fx: &[&[on!(Always; IfAir => Str(Res, Plus(2), Fight))]],
    },
    // ToughSergeant
    ResSheet {
        copies: 2, hero: true, strength: 3, temper: None,
        keywords: &[Keyword::Hero, Keyword::Military], icons: &[Icon::Military], abilities: &[],
        fx: &[],
    },
    // CrusadingReporter
    ResSheet {
        copies: 1, hero: true, strength: 2, temper: None,
        keywords: &[Keyword::Hero], icons: &[Icon::Radio], abilities: &[Ability::Cunning],
        fx: &[&[on!(Always; IfIcon(Icon::Radio) => Str(Res, Plus(1), Fight))]],
    },
    // HotRodTeenagers
    ResSheet {
        copies: 1, hero: true, strength: 2, temper: None,
        keywords: &[Keyword::Hero, Keyword::Vehicle], icons: &[Icon::Mob], abilities: &[Ability::Bold],
        fx: &[],
    },
    // RanchSharpshooter
    ResSheet {
        copies: 1, hero: true, strength: 2, temper: None,
        keywords: &[Keyword::Hero], icons: &[], abilities: &[Ability::Deadly],
        fx: &[],
    },
    // BrilliantProfessor
    ResSheet {
        copies: 1, hero: true, strength: 2, temper: None,
        keywords: &[Keyword::Hero, Keyword::Scientist], icons: &[Icon::Tech], abilities: &[],
        fx: &[&[on!(Revealed => DrawResEvent)]],
    },
    // CountryDoctor
    ResSheet {
        copies: 1, hero: true, strength: 2, temper: None,
        keywords: &[Keyword::Hero, Keyword::Scientist], icons: &[Icon::Town], abilities: &[],
        fx: &[&[on!(Always => NoCrush(Aliens, Fight))]],
    },
];
