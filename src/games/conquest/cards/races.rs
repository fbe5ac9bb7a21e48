//! The ten Alien races.

use super::cards;
use super::{Ability, Icon, Limit};
use crate::effects::vocabulary::{
    Amount::*,
    Branch::*,
    Clash::*,
    Cond::*,
    Effect::*,
    Figures::*,
    Filter::*,
    Fx,
    Goods::*,
    Knack::*,
    Many::{self, *},
    Pile::*,
    Power::*,
    Prefix::*,
    ResFilter::*,
    Rule::*,
    Side::*,
    Span::*,
    Where::*,
    Who::*,
    Window::{self, *},
    on,
};

/// An ability of a race.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gift {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
    /// How often it may be used.
    pub limit: Limit,
    /// The text, in the vocabulary.
    pub fx: Fx,
}

/// What is printed on a race sheet.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RaceSheet {
    /// Its name.
    pub name: &'static str,
    /// Strength of each Saucer.
    pub strength: u8,
    /// Hand size.
    pub intelligence: u8,
    /// Abilities, always-on ones first.
    pub gifts: &'static [Gift],
}

cards! {
    /// An Alien race.
    pub enum Race: RaceSheet {
        Orzax => RaceSheet {
            name: "The Orzax", strength: 2, intelligence: 4,
            gifts: &[
                Gift {
                    name: "Gadget Masters", limit: Limit::None,
                    text: "You start the game with a Space Stuff card. Your Aliens have +1 to their Strength Total for each Space Stuff card you have beyond the first, up to +3.",
                    fx: &[&[on!(Window::Setup => Goods(DrawStuff(Me))), on!(Always; MyFight => Power(Str(Mine, PerStuff(1, 3), Fight)))]],
                },
                Gift {
                    name: "Robot Legions", limit: Limit::None,
                    text: "At the start of your Action Phase land 1 Alien of your Alien Pool free.",
                    fx: &[&[on!(TurnStart => Figures(Land(Me, N(1), MyLanding)))]],
                },
                Gift {
                    name: "Overload the Robots", limit: Limit::None,
                    text: "Your Aliens have +2 Strength for this Fight.",
                    fx: &[&[on!(Menace(1), InFight; MyFight => Power(Str(Mine, Plus(2), Fight)))]],
                },
                Gift {
                    name: "Back to the Laboratory", limit: Limit::None,
                    text: "Draw a Space Stuff card.",
                    fx: &[&[on!(Menace(2), Act(0) => Goods(DrawStuff(Me)))]],
                },
            ],
        },
        Vento => RaceSheet {
            name: "The Vento Star Empire", strength: 3, intelligence: 3,
            gifts: &[
                Gift {
                    name: "Iron Discipline", limit: Limit::None,
                    text: "While 2 or more of your Aliens fight together, each of them has +1 Strength.",
                    fx: &[&[on!(Always; MyFight, AliensAtLeast(2) => Power(Str(Mine, PerAlien(1), Fight)))]],
                },
                Gift {
                    name: "Glory of the Empire", limit: Limit::None,
                    text: "Each of your Aliens in this Fight has +1 Strength for the Fight.",
                    fx: &[&[on!(Menace(1), InFight; MyFight => Power(Str(Mine, PerAlien(1), Fight)))]],
                },
                Gift {
                    name: "Client Legions", limit: Limit::None,
                    text: "Land up to 2 Aliens of your Alien Pool at your Landing Site or at a Location you have conquered.",
                    fx: &[&[on!(Menace(1), Act(0) => Figures(Land(Me, N(2), Or(&[MyLanding, Loc(&[HeldByMe])]))))]],
                },
            ],
        },
        Venezian => RaceSheet {
            name: "The Venezian Matriarchy", strength: 3, intelligence: 4,
            gifts: &[
                Gift {
                    name: "Beguile", limit: Limit::None,
                    text: "Soft Resistance has -2 Strength against you, and any Resistance helped by a Hero a further -1.",
                    fx: &[&[on!(Always; MyFight, IfSoft => Power(Str(Res, Plus(-2), Fight))), on!(Always; MyFight, IfHero => Power(Str(Res, Plus(-1), Fight)))]],
                },
                Gift {
                    name: "Space Pirates", limit: Limit::None,
                    text: "When you take another player's Location, steal 1 Alien Menace Token and a random Event card from him. When you win a Fight Round against Aliens, steal 1 Alien Menace Token.",
                    fx: &[&[on!(Window::Conquer; Stolen => Goods(StealMenace(Loser, 1)), Goods(StealEvent(Loser))), on!(RoundEnd; MyFight, VsAliens, WonRound => Goods(StealMenace(Loser, 1)))]],
                },
                Gift {
                    name: "Deadly Allure", limit: Limit::None,
                    text: "Force a Soft Resistance or enemy Aliens to re-roll their Fight Dice. The Orzax are immune.",
                    fx: &[&[on!(Menace(1), PostDice; MyFight, IfSoft => Clash(Reroll(Them)))], &[on!(Menace(1), PostDice; MyFight, VsAliens, NotRace(Race::Orzax) => Clash(Reroll(Them)))]],
                },
            ],
        },
        FomeGuild => RaceSheet {
            name: "Fome Guild Mages", strength: 3, intelligence: 4,
            gifts: &[
                Gift {
                    name: "Raise the Fallen", limit: Limit::None,
                    text: "When you defeat a Soft Resistance, you may land 1 Alien of your Alien Pool at that Location, free.",
                    fx: &[&[on!(FightWon; MyFight, IfSoft => Branch(May(&Figures(Land(Me, N(1), Here)))))]],
                },
                Gift {
                    name: "Legion of the Dead", limit: Limit::None,
                    text: "Pick a Soft Resistance in the Resistance discard pile: its Strength is added to yours for this Fight.",
                    fx: &[&[on!(Menace(1), InFight; MyFight => Clash(EnlistDiscard(SoftRes, Fight)))]],
                },
            ],
        },
        Vyborian => RaceSheet {
            name: "Vyborian Arbiters", strength: 3, intelligence: 4,
            gifts: &[
                Gift {
                    name: "Live for Destruction", limit: Limit::None,
                    text: "You score a Crushing Victory on 5 or 6. Once per Fight Round, if the Fight Die you kept is a 6, gain 1 Alien Menace Token.",
                    fx: &[&[on!(Always; MyFight => Power(Grant(Mine, Ability::Deadly, Fight))), on!(RoundEnd; MyFight, DieIs(6) => Goods(Tokens(Me, 1)))]],
                },
                Gift {
                    name: "Ruthless Enforcement", limit: Limit::PerRound,
                    text: "Once per Fight Round: re-roll your Fight Dice; enemy Aliens may not Escape from this Fight.",
                    fx: &[&[on!(Menace(1), PostDice; MyFight => Clash(Reroll(Mine)), Power(NoEscape(Them, Fight)))]],
                },
            ],
        },
        Fishmen => RaceSheet {
            name: "The Fishmen of Atlorak", strength: 3, intelligence: 4,
            gifts: &[
                Gift {
                    name: "Drilled from the Egg", limit: Limit::None,
                    text: "Once per Fight Round you may re-roll your Fight Dice if the die you keep is a 1 or 2.",
                    fx: &[&[on!(PostDice; MyFight, DieAtMost(2) => Branch(May(&Clash(Reroll(Mine)))))]],
                },
                Gift {
                    name: "Amphibious", limit: Limit::None,
                    text: "Each of your Aliens has +1 Strength at a Water Location, and Water Locations count as adjacent to each other for your moves and escapes.",
                    fx: &[&[on!(Always; MyFight, IfIcon(Icon::Water) => Power(Str(Mine, PerAlien(1), Fight))), on!(Always => Rule(Has(WaterWays)))]],
                },
                Gift {
                    name: "Land Squid", limit: Limit::None,
                    text: "Up from the sewers! Add a D6 to your Strength Total for this Fight.",
                    fx: &[&[on!(Menace(1), InFight; MyFight => Power(Str(Mine, PlusDie, Fight)))]],
                },
            ],
        },
        Trun => RaceSheet {
            name: "The Trun", strength: 4, intelligence: 3,
            gifts: &[
                Gift {
                    name: "Too Tough to Die", limit: Limit::None,
                    text: "When a Trun would be destroyed roll a D6: on 5+ it is not.",
                    fx: &[&[on!(WouldDie => Figures(Save(Many::All, Some(5))))]],
                },
                Gift {
                    name: "Never Retreat", limit: Limit::None,
                    text: "Your Aliens may never Escape from a Fight.",
                    fx: &[&[on!(Always => Power(NoEscape(Mine, InPlay)))]],
                },
                Gift {
                    name: "Brute Force", limit: Limit::PerRoll,
                    text: "+1 to a Too Tough to Die roll just made, or to your Fight Die.",
                    fx: &[&[on!(Menace(1), WouldDie => Figures(SaveMod(1)))], &[on!(Menace(1), PostDice; MyFight => Clash(DieMod(Mine, 1)))]],
                },
            ],
        },
        Menthalars => RaceSheet {
            name: "Menthalars", strength: 2, intelligence: 5,
            gifts: &[
                Gift {
                    name: "Probing Thoughts", limit: Limit::None,
                    text: "You start with 1 extra Alien Menace Token. As you begin a Battle, look at the top 2 Resistance cards and put each back on top or at the bottom.",
                    fx: &[&[on!(Window::Setup => Goods(Tokens(Me, 1))), on!(BattleStart; MyFight => Goods(Scry(ResPile, 2)))]],
                },
                Gift {
                    name: "Mind Control", limit: Limit::None,
                    text: "The Resistance card you face fights for you: its Strength is added to yours for this Battle, and a new Resistance is drawn to fight.",
                    fx: &[&[on!(Menace(1), InFight; MyFight, IfCard => Clash(EnlistCurrent(Battle)))]],
                },
            ],
        },
        Beetlemen => RaceSheet {
            name: "Rantillion Beetlemen", strength: 3, intelligence: 2,
            gifts: &[
                Gift {
                    name: "Armor-Rending Claws", limit: Limit::None,
                    text: "Each of your Aliens has +1 Strength against Hard Resistance.",
                    fx: &[&[on!(Always; MyFight, IfHard => Power(Str(Mine, PerAlien(1), Fight)))]],
                },
                Gift {
                    name: "The Swarm", limit: Limit::None,
                    text: "Each time you pay 1 AP to land, you may land 2 Aliens.",
                    fx: &[&[on!(Always => Rule(Has(BroodLanding)))]],
                },
                Gift {
                    name: "Sweet Pheromones", limit: Limit::None,
                    text: "Move up to 3 of your Aliens 1 Space each.",
                    fx: &[&[on!(Menace(1), Act(0) => Figures(MoveSteps(3, 1)))]],
                },
            ],
        },
        Kitewings => RaceSheet {
            name: "Setaris Kitewings", strength: 3, intelligence: 4,
            gifts: &[
                Gift {
                    name: "Death from Above", limit: Limit::None,
                    text: "Your moves do not end at Locations with Resistance or enemies, only in Empty Spaces. In the first Fight of a Battle against Resistance you have +2 to your Strength Total.",
                    fx: &[&[on!(Always => Rule(Has(FlyOver))), on!(Always; MyFight, VsRes, FirstFight => Power(Str(Mine, Plus(2), Fight)))]],
                },
                Gift {
                    name: "Carrion Feast", limit: Limit::None,
                    text: "When you conquer a Location in a Battle that cost you an Alien, gain 1 Alien Menace Token.",
                    fx: &[&[on!(Window::Conquer; LostSome => Goods(Tokens(Me, 1)))]],
                },
                Gift {
                    name: "Hideous Screech", limit: Limit::PerFight,
                    text: "Once per Fight: your opponent has one more Fight Die and keeps the worst for this Fight.",
                    fx: &[&[on!(Menace(1), InFight; MyFight => Power(Dice(Them, -1, Fight)))]],
                },
            ],
        },
    }
}
