//! The Location deck: 35 cards, 27 designs, and the two sides of the Objective.

use super::cards;
use super::{Ability, Icon, Keyword};
use crate::effects::vocabulary::{
    Amount::*,
    Branch::*,
    Cond::*,
    Effect::*,
    Figures::*,
    Filter::*,
    Fx,
    Goods::*,
    Ground::*,
    Pile::*,
    Power::*,
    Rule::*,
    Side::*,
    Span::*,
    Where::*,
    Who::*,
    Window::{self, *},
    on,
};

/// What is printed on a Location.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LocSheet {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
    /// How many of the 35 cards are this one; the Objective is not in the deck.
    pub copies: u8,
    /// Base Resistance Value.
    pub resistance: u8,
    /// Base Population.
    pub population: u8,
    /// Icons.
    pub icons: &'static [Icon],
    /// Keywords; they mean nothing unless a text refers to them.
    pub keywords: &'static [Keyword],
    /// The text, in the vocabulary.
    pub fx: Fx,
}

/// What most rows leave out.
const PLAIN: LocSheet = LocSheet {
    name: "",
    text: "",
    copies: 1,
    resistance: 0,
    population: 0,
    icons: &[],
    keywords: &[],
    fx: &[],
};

cards! {
    /// A Location.
    pub enum LocCard: LocSheet {
        City => LocSheet {
            name: "City", copies: 2, resistance: 3, population: 3, icons: &[Icon::City], keywords: &[Keyword::Urban],
            text: "Neon, noise, and a rifle at every window: the Resistance has +1 Strength here.",
            fx: &[&[on!(Always => Power(Str(Res, Plus(1), Fight)))]],
        },
        Town => LocSheet {
            name: "Town", copies: 3, resistance: 2, population: 2, icons: &[Icon::Town],
            text: "A nice place, until Tuesday.",
            ..PLAIN
        },
        SmallTown => LocSheet {
            name: "Small Town", copies: 4, resistance: 1, population: 1, icons: &[Icon::Town], keywords: &[Keyword::Rural],
            text: "Main Street, a church, a soda fountain.",
            ..PLAIN
        },
        Forest => LocSheet {
            name: "Forest", copies: 3, resistance: 0, population: 0, icons: &[Icon::Forest], keywords: &[Keyword::Rural],
            text: "Pines as far as the eye stalk can see.",
            ..PLAIN
        },
        GrassyFields => LocSheet {
            name: "Grassy Fields", resistance: 0, population: 0, keywords: &[Keyword::Rural],
            text: "Cows. Take a sample.",
            ..PLAIN
        },
        RollingHills => LocSheet {
            name: "Rolling Hills", resistance: 0, population: 0, icons: &[Icon::Mountain], keywords: &[Keyword::Rural],
            text: "Good ground for parking saucers.",
            ..PLAIN
        },
        NationalMonument => LocSheet {
            name: "National Monument", resistance: 2, population: 2, icons: &[Icon::Mountain], keywords: &[Keyword::Landmark],
            text: "The Resistance has +1 to its Strength Total here.",
            fx: &[&[on!(Always => Power(Str(Res, Plus(1), Fight)))]],
            ..PLAIN
        },
        RadioStation => LocSheet {
            name: "Radio Station", resistance: 1, population: 1, icons: &[Icon::Radio],
            text: "Live coverage of the end! Each adjacent Location with Population 1 or more has +1 Population.",
            fx: &[&[on!(Always => Ground(LocPop(Each(&[AdjHere, PopAtLeast(1)]), 1)))]],
            ..PLAIN
        },
        HydroElectricDam => LocSheet {
            name: "Hydro-Electric Dam", resistance: 2, population: 1, icons: &[Icon::Power, Icon::Water], keywords: &[Keyword::Industry],
            text: "While you hold it you have 1 more Action Point each turn.",
            fx: &[&[on!(TurnStart; IfHeld => Goods(ActionPoints(Holder, 1)))]],
            ..PLAIN
        },
        CollegeTown => LocSheet {
            name: "College Town", resistance: 2, population: 1, icons: &[Icon::Town, Icon::Tech], keywords: &[Keyword::Urban],
            text: "While you hold it your hand size is 1 larger.",
            fx: &[&[on!(Always; IfHeld => Rule(HandSize(1)))]],
            ..PLAIN
        },
        TankFactory => LocSheet {
            name: "Tank Factory", resistance: 2, population: 1, icons: &[Icon::Military, Icon::Power], keywords: &[Keyword::Industry],
            text: "Hard Resistance has +1 Strength here. When you conquer it, draw a Space Stuff card.",
            fx: &[&[on!(Always; IfHard => Power(Str(Res, Plus(1), Fight))), on!(Window::Conquer => Goods(DrawStuff(Holder)))]],
            ..PLAIN
        },
        ArmyBase => LocSheet {
            name: "Army Base", resistance: 3, population: 2, icons: &[Icon::Military], keywords: &[Keyword::Military],
            text: "Military Resistance has Assault here. When you conquer it, draw a Space Stuff card.",
            fx: &[&[on!(Always; IfKeyword(Keyword::Military) => Power(Grant(Res, Ability::Assault, Fight))), on!(Window::Conquer => Goods(DrawStuff(Holder)))]],
            ..PLAIN
        },
        AirForceBase => LocSheet {
            name: "Air Force Base", resistance: 2, population: 1, icons: &[Icon::Air, Icon::Military], keywords: &[Keyword::Military],
            text: "Air Resistance has +2 Strength here. When you conquer it, draw 2 Event cards.",
            fx: &[&[on!(Always; IfAir => Power(Str(Res, Plus(2), Fight))), on!(Window::Conquer => Goods(DrawEvents(Holder, 2)))]],
            ..PLAIN
        },
        NuclearPlant => LocSheet {
            name: "Nuclear Plant", resistance: 2, population: 1, icons: &[Icon::Power, Icon::Tech], keywords: &[Keyword::Industry],
            text: "When you conquer it, gain 1 Alien Menace Token. If it is Demolished, D6 for each Alien in adjacent Spaces: destroyed on 1 or 2.",
            fx: &[&[on!(Window::Conquer => Goods(Tokens(Holder, 1))), on!(Demolished => Figures(Blast(Each(&[AdjHere]), 2)))]],
            ..PLAIN
        },
        ResearchLab => LocSheet {
            name: "Research Lab", resistance: 1, population: 1, icons: &[Icon::Tech],
            text: "When you conquer it, draw a Space Stuff card OR set the Tech Track back 1 step.",
            fx: &[&[on!(Window::Conquer => Branch(Choose(Holder, &[Goods(DrawStuff(Holder))], &[Goods(TechTrack(-1))])))]],
            ..PLAIN
        },
        Observatory => LocSheet {
            name: "Observatory", resistance: 1, population: 1, icons: &[Icon::Tech, Icon::Mountain], keywords: &[Keyword::Landmark],
            text: "When you conquer it, draw an Event card and look at the top 3 Locations; put each back on top or at the bottom.",
            fx: &[&[on!(Window::Conquer => Goods(DrawEvents(Holder, 1)), Goods(Scry(LocPile, 3)))]],
            ..PLAIN
        },
        RocketTestRange => LocSheet {
            name: "Rocket Test Range", resistance: 2, population: 1, icons: &[Icon::Tech, Icon::Military], keywords: &[Keyword::Military],
            text: "When you conquer it, gain 2 Alien Menace Tokens OR set the Tech Track back 1 step.",
            fx: &[&[on!(Window::Conquer => Branch(Choose(Holder, &[Goods(Tokens(Holder, 2))], &[Goods(TechTrack(-1))])))]],
            ..PLAIN
        },
        CrashSite => LocSheet {
            name: "Crash Site", resistance: 1, population: 0, icons: &[Icon::AlienMenace],
            text: "One of ours! When you conquer it, draw a Space Stuff card and gain 1 Alien Menace Token.",
            fx: &[&[on!(Window::Conquer => Goods(DrawStuff(Holder)), Goods(Tokens(Holder, 1)))]],
            ..PLAIN
        },
        CropCircles => LocSheet {
            name: "Crop Circles", resistance: 0, population: 0, icons: &[Icon::AlienMenace], keywords: &[Keyword::Rural],
            text: "The player who explores it gains 1 Alien Menace Token.",
            fx: &[&[on!(Window::Explore => Goods(Tokens(Me, 1)))]],
            ..PLAIN
        },
        FishingVillage => LocSheet {
            name: "Fishing Village", resistance: 1, population: 1, icons: &[Icon::Water, Icon::Town], keywords: &[Keyword::Rural],
            text: "The catch of the day looks back.",
            ..PLAIN
        },
        MountainLake => LocSheet {
            name: "Mountain Lake", resistance: 0, population: 0, icons: &[Icon::Water, Icon::Mountain], keywords: &[Keyword::Rural],
            text: "Deep, cold, and landing-sized.",
            ..PLAIN
        },
        HarborCity => LocSheet {
            name: "Harbor City", resistance: 3, population: 3, icons: &[Icon::City, Icon::Water], keywords: &[Keyword::Urban],
            text: "Marines on the pier: the first Resistance of each Battle here has Assault.",
            fx: &[&[on!(Always; FirstFight => Power(Grant(Res, Ability::Assault, Fight)))]],
            ..PLAIN
        },
        LumberCamp => LocSheet {
            name: "Lumber Camp", resistance: 1, population: 1, icons: &[Icon::Forest], keywords: &[Keyword::Rural],
            text: "Big men, small axes.",
            ..PLAIN
        },
        MiningTown => LocSheet {
            name: "Mining Town", resistance: 2, population: 1, icons: &[Icon::Mountain, Icon::Town], keywords: &[Keyword::Industry],
            text: "A Resistance helped by a Scientist has +1 Strength in these tunnels.",
            fx: &[&[on!(Always; IfKeyword(Keyword::Scientist) => Power(Str(Res, Plus(1), Fight)))]],
            ..PLAIN
        },
        CountyFair => LocSheet {
            name: "County Fair", resistance: 2, population: 2, icons: &[Icon::Mob], keywords: &[Keyword::Rural],
            text: "Everybody came. Every Resistance here has Bold.",
            fx: &[&[on!(Always => Power(Grant(Res, Ability::Bold, Fight)))]],
            ..PLAIN
        },
        DriveInTheater => LocSheet {
            name: "Drive-In Theater", resistance: 1, population: 1, icons: &[Icon::Mob, Icon::Radio],
            text: "They think it is part of the show, then they honk. The Resistance has +1 Strength here.",
            fx: &[&[on!(Always => Power(Str(Res, Plus(1), Fight)))]],
            ..PLAIN
        },
        Suburbs => LocSheet {
            name: "Suburbs", resistance: 2, population: 2, icons: &[Icon::Town, Icon::Mob], keywords: &[Keyword::Urban],
            text: "Every picket fence hides a shotgun: the Resistance has one more Fight Die and keeps the best.",
            fx: &[&[on!(Always => Power(Dice(Res, 1, Fight)))]],
            ..PLAIN
        },
        CapitolCity => LocSheet {
            name: "Capitol City", copies: 0, resistance: 3, population: 5, icons: &[Icon::Objective, Icon::City], keywords: &[Keyword::Urban],
            text: "The seat of power. The Resistance has +2 Strength here.",
            fx: &[&[on!(Always => Power(Str(Res, Plus(2), Fight)))]],
        },
        HistoricMonument => LocSheet {
            name: "Historic Monument", copies: 0, resistance: 2, population: 3, icons: &[Icon::Objective], keywords: &[Keyword::Landmark],
            text: "Defended to the last: the Resistance has Assault here. While you hold it you gain 1 Alien Menace Token at the start of each of your turns.",
            fx: &[&[on!(Always => Power(Grant(Res, Ability::Assault, Fight))), on!(TurnStart; IfHeld => Goods(Tokens(Holder, 1)))]],
        },
    }
}
