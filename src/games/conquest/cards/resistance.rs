//! The Resistance deck: 35 cards, 23 designs.

use super::cards;
use super::{Ability, Counter, Icon, Keyword, Temper};
use crate::effects::vocabulary::{
    Amount::*, Area::*, Cond::*, Effect::*, Figures::*, Fx, Goods::*, Ground::*, Power::*, Pull::*,
    Side::*, Span::*, Where::*, Window::*, on,
};

/// What is printed on a Resistance card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ResSheet {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
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
    /// The text, in the vocabulary.
    pub fx: Fx,
}

/// What most rows leave out.
const PLAIN: ResSheet = ResSheet {
    name: "",
    text: "",
    copies: 1,
    hero: false,
    strength: 0,
    temper: None,
    keywords: &[],
    icons: &[],
    abilities: &[],
    fx: &[],
};

cards! {
    /// A Resistance card.
    pub enum ResCard: ResSheet {
        AngryMob => ResSheet {
            name: "Angry Mob", copies: 2, strength: 1, temper: Some(Temper::Soft), keywords: &[Keyword::Mob], icons: &[Icon::Mob],
            text: "Torches, pitchforks, opinions. +2 Strength at a Mob Location.",
            fx: &[&[on!(Always; IfIcon(Icon::Mob) => Power(Str(Res, Plus(2), Fight)))]],
            ..PLAIN
        },
        ArmyInfantry => ResSheet {
            name: "U.S. Army Infantry", copies: 4, strength: 3, temper: Some(Temper::Soft), keywords: &[Keyword::Military], icons: &[Icon::Military],
            text: "The backbone of the defence.",
            ..PLAIN
        },
        ArmyTanks => ResSheet {
            name: "U.S. Army Tanks", copies: 3, strength: 5, temper: Some(Temper::Hard), keywords: &[Keyword::Military, Keyword::Vehicle], icons: &[Icon::Military],
            text: "Steel on treads.",
            ..PLAIN
        },
        ArmyFighterPlanes => ResSheet {
            name: "U.S. Army Fighter Planes", copies: 3, strength: 6, temper: Some(Temper::Hard), keywords: &[Keyword::Military, Keyword::Vehicle], icons: &[Icon::Military, Icon::Air],
            text: "Jets over the capitol.",
            ..PLAIN
        },
        ArmyParatroopers => ResSheet {
            name: "U.S. Army Paratroopers", copies: 2, strength: 4, temper: Some(Temper::Soft), keywords: &[Keyword::Military], icons: &[Icon::Military, Icon::Air],
            text: "When drawn, place a Paratroopers Counter in another Random Space of this Board Section (re-roll if it is this Space).",
            fx: &[&[on!(Revealed => Ground(PlaceCounter(Named(Counter::Paratroopers), 1, Rnd(Same))))]],
            ..PLAIN
        },
        CaptainFantastic => ResSheet {
            name: "Captain Fantastic", strength: 9, temper: Some(Temper::Hard), keywords: &[Keyword::Superhero], icons: &[Icon::Air],
            text: "Earth's mightiest defender. Whenever he is discarded, shuffle the Resistance discard pile, him included, back into the deck.",
            fx: &[&[on!(Discarded => Goods(ReshuffleRes))]],
            ..PLAIN
        },
        NationalGuard => ResSheet {
            name: "National Guard", strength: 5, temper: Some(Temper::Soft), keywords: &[Keyword::Military], icons: &[Icon::Military],
            text: "Weekend soldiers, weekday heroes. +1 Strength at a Military Location.",
            fx: &[&[on!(Always; IfIcon(Icon::Military) => Power(Str(Res, Plus(1), Fight)))]],
            ..PLAIN
        },
        ArtilleryBattery => ResSheet {
            name: "Artillery Battery", strength: 6, temper: Some(Temper::Hard), keywords: &[Keyword::Military], icons: &[Icon::Military], abilities: &[Ability::Barrage],
            text: "Barrage. Big guns do not care who is standing next door; +1 Strength at a Mountain Location.",
            fx: &[&[on!(Always; IfIcon(Icon::Mountain) => Power(Str(Res, Plus(1), Fight)))]],
            ..PLAIN
        },
        FlamethrowerSquad => ResSheet {
            name: "Flamethrower Squad", strength: 5, temper: Some(Temper::Soft), keywords: &[Keyword::Military], icons: &[Icon::Military], abilities: &[Ability::Deadly],
            text: "Deadly. Up close and very warm.",
            ..PLAIN
        },
        MarineRaiders => ResSheet {
            name: "Marine Raiders", strength: 6, temper: Some(Temper::Soft), keywords: &[Keyword::Military], icons: &[Icon::Military, Icon::Water], abilities: &[Ability::Assault],
            text: "Assault. First ashore, last to leave: +1 Strength at a Water Location.",
            fx: &[&[on!(Always; IfIcon(Icon::Water) => Power(Str(Res, Plus(1), Fight)))]],
            ..PLAIN
        },
        BomberWing => ResSheet {
            name: "Bomber Wing", strength: 7, temper: Some(Temper::Hard), keywords: &[Keyword::Military, Keyword::Vehicle], icons: &[Icon::Military, Icon::Air],
            text: "When it is defeated, its bombs still fall: D6 for each Alien here, destroyed on a 1.",
            fx: &[&[on!(Defeated => Figures(Blast(Here, 1)))]],
            ..PLAIN
        },
        ExperimentalRobot => ResSheet {
            name: "Experimental Robot", strength: 7, temper: Some(Temper::Hard), keywords: &[Keyword::Tech], icons: &[Icon::Tech],
            text: "It cannot be frightened: Aliens get no Crushing Victory against it. +1 Strength at a Power Location, where it can plug in.",
            fx: &[&[on!(Always => Power(NoCrush(Aliens, Fight))), on!(Always; IfIcon(Icon::Power) => Power(Str(Res, Plus(1), Fight)))]],
            ..PLAIN
        },
        LocalGeologist => ResSheet {
            name: "Local Geologist", copies: 2, hero: true, strength: 1, temper: None, keywords: &[Keyword::Hero, Keyword::Scientist], icons: &[Icon::Mountain],
            text: "Knows the ground you stand on.",
            ..PLAIN
        },
        ArmyScientists => ResSheet {
            name: "Army Scientists", copies: 2, hero: true, strength: 1, temper: None, keywords: &[Keyword::Hero, Keyword::Scientist, Keyword::Military], icons: &[Icon::Tech],
            text: "A further +1 Strength at a Tech Location.",
            fx: &[&[on!(Always; IfIcon(Icon::Tech) => Power(Str(Res, Plus(1), Fight)))]],
            ..PLAIN
        },
        ForestRanger => ResSheet {
            name: "Forest Ranger", hero: true, strength: 2, temper: None, keywords: &[Keyword::Hero], icons: &[Icon::Forest],
            text: "Gives Cunning at or next to a Forest Location.",
            fx: &[&[on!(Always; NearIcon(Icon::Forest) => Power(Grant(Res, Ability::Cunning, Fight)))]],
            ..PLAIN
        },
        SmallTownSheriff => ResSheet {
            name: "Small Town Sheriff", hero: true, strength: 2, temper: None, keywords: &[Keyword::Hero, Keyword::Law], icons: &[Icon::Town],
            text: "At a Town Location a further +1 Strength and Assault. Not in his town.",
            fx: &[&[on!(Always; IfIcon(Icon::Town) => Power(Str(Res, Plus(1), Fight)), Power(Grant(Res, Ability::Assault, Fight)))]],
            ..PLAIN
        },
        TestPilot => ResSheet {
            name: "Test Pilot", hero: true, strength: 2, temper: None, keywords: &[Keyword::Hero, Keyword::Military], icons: &[Icon::Air],
            text: "A further +2 Strength when helping an Air Resistance.",
            fx: &[&[on!(Always; IfAir => Power(Str(Res, Plus(2), Fight)))]],
            ..PLAIN
        },
        ToughSergeant => ResSheet {
            name: "Tough Sergeant", copies: 2, hero: true, strength: 3, temper: None, keywords: &[Keyword::Hero, Keyword::Military], icons: &[Icon::Military],
            text: "Chews nails, spits saucers.",
            ..PLAIN
        },
        CrusadingReporter => ResSheet {
            name: "Crusading Reporter", hero: true, strength: 2, temper: None, keywords: &[Keyword::Hero], icons: &[Icon::Radio], abilities: &[Ability::Cunning],
            text: "Gives Cunning, and a further +1 Strength at a Radio Location. The story must get through!",
            fx: &[&[on!(Always; IfIcon(Icon::Radio) => Power(Str(Res, Plus(1), Fight)))]],
            ..PLAIN
        },
        HotRodTeenagers => ResSheet {
            name: "Hot Rod Teenagers", hero: true, strength: 2, temper: None, keywords: &[Keyword::Hero, Keyword::Vehicle], icons: &[Icon::Mob], abilities: &[Ability::Bold],
            text: "Give Bold. Too fast, too loud, too young to know better.",
            ..PLAIN
        },
        RanchSharpshooter => ResSheet {
            name: "Ranch Sharpshooter", hero: true, strength: 2, temper: None, keywords: &[Keyword::Hero], abilities: &[Ability::Deadly],
            text: "Gives Deadly. Can hit a saucer's tail light at half a mile.",
            ..PLAIN
        },
        BrilliantProfessor => ResSheet {
            name: "Brilliant Professor", hero: true, strength: 2, temper: None, keywords: &[Keyword::Hero, Keyword::Scientist], icons: &[Icon::Tech],
            text: "\"I have a theory!\" Where Resistance Events are in use, draw one when he appears, unless this Fight already had its Human Ingenuity; this counts as it.",
            fx: &[&[on!(Revealed => Goods(DrawResEvent))]],
            ..PLAIN
        },
        CountryDoctor => ResSheet {
            name: "Country Doctor", hero: true, strength: 2, temper: None, keywords: &[Keyword::Hero, Keyword::Scientist], icons: &[Icon::Town],
            text: "Patches them up as fast as you knock them down: Aliens get no Crushing Victory in this Fight.",
            fx: &[&[on!(Always => Power(NoCrush(Aliens, Fight)))]],
            ..PLAIN
        },
    }
}
