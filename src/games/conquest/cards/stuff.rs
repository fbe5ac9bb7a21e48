//! The Space Stuff deck: 25 cards, 21 designs. The first four are Allies.

use super::super::vocabulary::{
    Amount::*,
    Cond::*,
    Effect::*,
    Filter::*,
    Fx,
    How::*,
    Many::*,
    Prefix::*,
    Side::*,
    Span::*,
    Where::{self, *},
    Who::*,
    Window::{self, *},
    on,
};
use super::Ability;
use super::kinds;

/// What is printed on a Space Stuff card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StuffSheet {
    /// How many of the 25 cards are this one.
    pub copies: u8,
    /// An Activate card.
    pub activate: bool,
    /// The text.
    pub fx: Fx,
}

kinds! {
    /// A Space Stuff card.
    pub enum StuffCard (21) {
        /// Gorgomag the Lava Brute.
        GorgomagTheLavaBrute,
        /// Titan-9 War Robot.
        TitanNineWarRobot,
        /// Moon Spider Queen.
        MoonSpiderQueen,
        /// The Living Brain.
        TheLivingBrain,
        /// Disintegrator Pistols.
        DisintegratorPistols,
        /// Force Shield Projector.
        ForceShieldProjector,
        /// Targeting Computer.
        TargetingComputer,
        /// Antigrav Belts.
        AntigravBelts,
        /// Teleport Pad.
        TeleportPad,
        /// Cloning Vats.
        CloningVats,
        /// Heat Cannon.
        HeatCannon,
        /// Sonic Disruptor.
        SonicDisruptor,
        /// Plasma Shredder.
        PlasmaShredder,
        /// Robot Butler.
        RobotButler,
        /// Stasis Beam.
        StasisBeam,
        /// Hologram Decoys.
        HologramDecoys,
        /// Command Beacon.
        CommandBeacon,
        /// Brain Probe.
        BrainProbe,
        /// Terror Broadcaster.
        TerrorBroadcaster,
        /// Magneto Crane.
        MagnetoCrane,
        /// Mind Jammer.
        MindJammer,
    }
}

impl StuffCard {
    /// What is printed on it.
    pub fn sheet(self) -> &'static StuffSheet {
        &STUFF[self as usize]
    }
}

#[rustfmt::skip]
static STUFF: [StuffSheet; 21] = [
    // GorgomagTheLavaBrute
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(Always => AllyOf(5))]],
    },
    // TitanNineWarRobot
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(Always => AllyOf(4)), on!(WouldDie => Save(Itself, Some(4)))]],
    },
    // MoonSpiderQueen
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(Always => AllyOf(3)), on!(FightWon; SelfIn => May(&Land(Me, N(1), Here)))]],
    },
    // TheLivingBrain
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(Always => AllyOf(2)), on!(Always; SelfIn => Dice(Mine, 1, Fight))]],
    },
    // DisintegratorPistols
    StuffSheet {
        copies: 2, activate: true,
        fx: &[&[on!(Activate, InFight; MyFight => Str(Mine, Plus(2), Fight))]],
    },
    // ForceShieldProjector
    StuffSheet {
        copies: 2, activate: true,
        fx: &[&[on!(Activate, WouldDie => Save(N(1), None))]],
    },
    // TargetingComputer
    StuffSheet {
        copies: 2, activate: true,
        fx: &[&[on!(Activate, PostDice; MyFight => Reroll(Mine))]],
    },
    // AntigravBelts
    StuffSheet {
        copies: 2, activate: true,
        fx: &[&[on!(Activate, Act(0) => MoveSteps(2, 1))]],
    },
    // TeleportPad
    StuffSheet {
        copies: 1, activate: true,
        fx: &[&[on!(Activate, Act(0) => MoveJump(2, Or(&[Where::Space(&[WithMyAliens]), MyLanding])))]],
    },
    // CloningVats
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(TurnStart => Land(Me, N(1), MyLanding))]],
    },
    // HeatCannon
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(Always; MyFight, IfHard => Str(Mine, Plus(2), Fight))]],
    },
    // SonicDisruptor
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(Always; MyFight, IfSoft => Str(Mine, Plus(1), Fight))]],
    },
    // PlasmaShredder
    StuffSheet {
        copies: 1, activate: true,
        fx: &[&[on!(Activate, InFight; MyFight => Grant(Mine, Ability::Deadly, Fight))]],
    },
    // RobotButler
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(Always => HandSize(1))]],
    },
    // StasisBeam
    StuffSheet {
        copies: 1, activate: true,
        fx: &[&[on!(Activate, BattleStart; MyFight => LocRes(Here, -1, Battle))]],
    },
    // HologramDecoys
    StuffSheet {
        copies: 1, activate: true,
        fx: &[&[on!(Activate, RoundEnd; MyFight => Escape(Or(&[Exits, MyLanding])))]],
    },
    // CommandBeacon
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(TurnStart => ActionPoints(Me, 1))]],
    },
    // BrainProbe
    StuffSheet {
        copies: 1, activate: true,
        fx: &[&[on!(Activate, Act(1) => Choose(Me, &[DiscardEvents(Foe, 1, ByLooking)], &[DrawEvents(Me, 1)]))]],
    },
    // TerrorBroadcaster
    StuffSheet {
        copies: 1, activate: true,
        fx: &[&[on!(Activate, Window::Conquer; MyFight => Tokens(Me, 1))]],
    },
    // MagnetoCrane
    StuffSheet {
        copies: 1, activate: true,
        fx: &[&[on!(Activate, Act(1) => Choose(Me, &[MoveOneCounter], &[ReadyStuff(1)]))]],
    },
    // MindJammer
    StuffSheet {
        copies: 1, activate: false,
        fx: &[&[on!(Spend, Respond => CancelEvent)], &[on!(Spend, PreDice; MyFight => SilenceEvents(EachFoe, Battle))]],
    },
];
