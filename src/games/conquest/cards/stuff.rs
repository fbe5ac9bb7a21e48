//! The Space Stuff deck: 25 cards, 21 designs. The first four are Allies.

use super::cards;
use super::{Ability, Keyword};
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
    Ground::*,
    How::*,
    Laying::*,
    Many::*,
    Power::*,
    Prefix::*,
    Rule::*,
    Side::*,
    Span::*,
    Where::{self, *},
    Who::*,
    Window::{self, *},
    on,
};

/// What is printed on a Space Stuff card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StuffSheet {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
    /// How many of the 25 cards are this one.
    pub copies: u8,
    /// An Activate card.
    pub activate: bool,
    /// Keywords; they mean nothing unless a text refers to them.
    pub keywords: &'static [Keyword],
    /// The text, in the vocabulary.
    pub fx: Fx,
}

/// What most rows leave out.
const PLAIN: StuffSheet =
    StuffSheet { name: "", text: "", copies: 1, activate: false, keywords: &[], fx: &[] };

cards! {
    /// A Space Stuff card.
    pub enum StuffCard: StuffSheet {
        GorgomagTheLavaBrute => StuffSheet {
            name: "Gorgomag the Lava Brute", keywords: &[Keyword::Ally],
            text: "Ally, Strength 5. Large, hot, not very bright.",
            fx: &[&[on!(Always => Rule(AllyOf(5)))]],
            ..PLAIN
        },
        TitanNineWarRobot => StuffSheet {
            name: "Titan-9 War Robot", keywords: &[Keyword::Ally],
            text: "Ally, Strength 4. When it would be destroyed roll a D6: on 4+ it is not.",
            fx: &[&[on!(Always => Rule(AllyOf(4))), on!(WouldDie => Figures(Save(Itself, Some(4))))]],
            ..PLAIN
        },
        MoonSpiderQueen => StuffSheet {
            name: "Moon Spider Queen", keywords: &[Keyword::Ally],
            text: "Ally, Strength 3. When your Aliens win a Fight where she is, you may land 1 Alien of your Alien Pool there, free.",
            fx: &[&[on!(Always => Rule(AllyOf(3))), on!(FightWon; SelfIn => Branch(May(&Figures(Land(Me, N(1), Here)))))]],
            ..PLAIN
        },
        TheLivingBrain => StuffSheet {
            name: "The Living Brain", keywords: &[Keyword::Ally],
            text: "Ally, Strength 2. In Fights where it takes part your side has one more Fight Die and keeps the best.",
            fx: &[&[on!(Always => Rule(AllyOf(2))), on!(Always; SelfIn => Power(Dice(Mine, 1, Fight)))]],
            ..PLAIN
        },
        DisintegratorPistols => StuffSheet {
            name: "Disintegrator Pistols", copies: 2, activate: true, keywords: &[Keyword::Weapon],
            text: "Activate: your Aliens have +2 Strength for this Fight.",
            fx: &[&[on!(Activate, InFight; MyFight => Power(Str(Mine, Plus(2), Fight)))]],
        },
        ForceShieldProjector => StuffSheet {
            name: "Force Shield Projector", copies: 2, activate: true, keywords: &[Keyword::Device],
            text: "Activate when one of your Aliens would be destroyed: it is not.",
            fx: &[&[on!(Activate, WouldDie => Figures(Save(N(1), None)))]],
        },
        TargetingComputer => StuffSheet {
            name: "Targeting Computer", copies: 2, activate: true, keywords: &[Keyword::Device],
            text: "Activate: re-roll your own Fight Dice.",
            fx: &[&[on!(Activate, PostDice; MyFight => Clash(Reroll(Mine)))]],
        },
        AntigravBelts => StuffSheet {
            name: "Antigrav Belts", copies: 2, activate: true, keywords: &[Keyword::Device],
            text: "Activate in your Action Phase: move up to 2 of your Aliens 1 Space each, free.",
            fx: &[&[on!(Activate, Act(0) => Figures(MoveSteps(2, 1)))]],
        },
        TeleportPad => StuffSheet {
            name: "Teleport Pad", activate: true, keywords: &[Keyword::Device],
            text: "Activate in your Action Phase: place up to 2 of your Aliens where another of your Aliens stands or on your Landing Site.",
            fx: &[&[on!(Activate, Act(0) => Figures(MoveJump(2, Or(&[Where::Space(&[WithMyAliens]), MyLanding]))))]],
            ..PLAIN
        },
        CloningVats => StuffSheet {
            name: "Cloning Vats", keywords: &[Keyword::Device],
            text: "At the start of your Action Phase land 1 Alien of your Alien Pool free.",
            fx: &[&[on!(TurnStart => Figures(Land(Me, N(1), MyLanding)))]],
            ..PLAIN
        },
        HeatCannon => StuffSheet {
            name: "Heat Cannon", keywords: &[Keyword::Weapon],
            text: "Your Aliens have +2 Strength against Hard Resistance.",
            fx: &[&[on!(Always; MyFight, IfHard => Power(Str(Mine, Plus(2), Fight)))]],
            ..PLAIN
        },
        SonicDisruptor => StuffSheet {
            name: "Sonic Disruptor", keywords: &[Keyword::Weapon],
            text: "Your Aliens have +1 Strength against Soft Resistance.",
            fx: &[&[on!(Always; MyFight, IfSoft => Power(Str(Mine, Plus(1), Fight)))]],
            ..PLAIN
        },
        PlasmaShredder => StuffSheet {
            name: "Plasma Shredder", activate: true, keywords: &[Keyword::Weapon],
            text: "Activate: your Aliens score a Crushing Victory on 5 or 6 in this Fight.",
            fx: &[&[on!(Activate, InFight; MyFight => Power(Grant(Mine, Ability::Deadly, Fight)))]],
            ..PLAIN
        },
        RobotButler => StuffSheet {
            name: "Robot Butler", keywords: &[Keyword::Device],
            text: "Your hand size is 1 larger. Serves a fine space lemonade.",
            fx: &[&[on!(Always => Rule(HandSize(1)))]],
            ..PLAIN
        },
        StasisBeam => StuffSheet {
            name: "Stasis Beam", activate: true, keywords: &[Keyword::Weapon],
            text: "Activate as you begin a Battle: the Resistance Value here is 1 lower for this Battle (but at least 1).",
            fx: &[&[on!(Activate, BattleStart; MyFight => Ground(LocRes(Here, -1, Battle)))]],
            ..PLAIN
        },
        HologramDecoys => StuffSheet {
            name: "Hologram Decoys", activate: true, keywords: &[Keyword::Device],
            text: "Activate after a Fight Round: your Aliens Escape, by the normal rule or to your Landing Site from anywhere.",
            fx: &[&[on!(Activate, RoundEnd; MyFight => Clash(Escape(Or(&[Exits, MyLanding]))))]],
            ..PLAIN
        },
        CommandBeacon => StuffSheet {
            name: "Command Beacon", keywords: &[Keyword::Device],
            text: "You have 1 more Action Point each turn.",
            fx: &[&[on!(TurnStart => Goods(ActionPoints(Me, 1)))]],
            ..PLAIN
        },
        BrainProbe => StuffSheet {
            name: "Brain Probe", activate: true, keywords: &[Keyword::Device],
            text: "Activate for 1 AP: look at another player's hand and discard a card from it, OR draw an Event card.",
            fx: &[&[on!(Activate, Act(1) => Branch(Choose(Me, &[Goods(DiscardEvents(Foe, 1, ByLooking))], &[Goods(DrawEvents(Me, 1))])))]],
            ..PLAIN
        },
        TerrorBroadcaster => StuffSheet {
            name: "Terror Broadcaster", activate: true, keywords: &[Keyword::Device],
            text: "Activate when you conquer a Location: gain 1 Alien Menace Token.",
            fx: &[&[on!(Activate, Window::Conquer; MyFight => Goods(Tokens(Me, 1)))]],
            ..PLAIN
        },
        MagnetoCrane => StuffSheet {
            name: "Magneto Crane", activate: true, keywords: &[Keyword::Device],
            text: "Activate for 1 AP: move any one Resistance Counter to an adjacent Space, OR ready another of your Activated cards.",
            fx: &[&[on!(Activate, Act(1) => Branch(Choose(Me, &[Ground(MoveOneCounter)], &[Goods(ReadyStuff(1))])))]],
            ..PLAIN
        },
        MindJammer => StuffSheet {
            name: "Mind Jammer", keywords: &[Keyword::Device],
            text: "Discard this to cancel an Event, OR, in one of your own Battles, to forbid all other players to play Events for the rest of it.",
            fx: &[&[on!(Spend, Respond => Laying(CancelEvent))], &[on!(Spend, InFight; MyFight => Clash(SilenceEvents(EachFoe, Battle)))]],
            ..PLAIN
        },
    }
}
