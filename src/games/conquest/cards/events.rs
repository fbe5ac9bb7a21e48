//! The Event deck: 70 cards, 48 designs. The last 24 designs have a red box.

use super::super::vocabulary::Fx;
use super::event_table::EVENTS;
use super::kinds;
use super::{Aim, Ends};

/// What is printed on an Event, in the vocabulary.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EventSheet {
    /// How many of the 70 cards are this one.
    pub copies: u8,
    /// The Action Points in its orb; 0 without one.
    pub cost: u8,
    /// Remains in Play.
    pub remains: bool,
    /// Play Immediately.
    pub immediate: bool,
    /// Whom it helps, for hints and computer players.
    pub aim: Aim,
    /// How it leaves play other than by being canceled.
    pub ends: Ends,
    /// The text.
    pub fx: Fx,
    /// The red box.
    pub red: Fx,
}

kinds! {
    /// An Event card.
    pub enum EventCard (48) {
        /// Overseer Intervention.
        OverseerIntervention,
        /// Battle Frenzy.
        BattleFrenzy,
        /// All Part of the Master Plan.
        AllPartOfTheMasterPlan,
        /// We Come in Peace.
        WeComeInPeace,
        /// Endless Waves.
        EndlessWaves,
        /// Feeding on the Dead.
        FeedingOnTheDead,
        /// Death Ray.
        DeathRay,
        /// Melt Their Armor.
        MeltTheirArmor,
        /// Nerve Gas.
        NerveGas,
        /// Force Dome.
        ForceDome,
        /// Hyperspace Jump.
        HyperspaceJump,
        /// Supply Pod.
        SupplyPod,
        /// Menace Rising.
        MenaceRising,
        /// Jamming Signal.
        JammingSignal,
        /// Panic in the Streets.
        PanicInTheStreets,
        /// Scout Drones.
        ScoutDrones,
        /// Wave Assault.
        WaveAssault,
        /// Crush Them All.
        CrushThemAll,
        /// Tactical Withdrawal.
        TacticalWithdrawal,
        /// Strafing Run.
        StrafingRun,
        /// Sabotage the Labs.
        SabotageTheLabs,
        /// Abduction Beam.
        AbductionBeam,
        /// Salvage Rights.
        SalvageRights,
        /// Mothership in Orbit.
        MothershipInOrbit,
        /// Atomic Bomb.
        AtomicBomb,
        /// Call in the Army.
        CallInTheArmy,
        /// Anonymous Tip.
        AnonymousTip,
        /// Smuggled Arms.
        SmuggledArms,
        /// Hero of the Hour.
        HeroOfTheHour,
        /// Earth Germs.
        EarthGerms,
        /// Spies Among Us.
        SpiesAmongUs,
        /// Captain Fantastic to the Rescue.
        CaptainFantasticToTheRescue,
        /// Emergency Session.
        EmergencySession,
        /// Stolen Blueprints.
        StolenBlueprints,
        /// Solar Flare.
        SolarFlare,
        /// Uprising.
        Uprising,
        /// Missile Strike.
        MissileStrike,
        /// Fouled Engines.
        FouledEngines,
        /// Evacuation.
        Evacuation,
        /// Scramble the Jets.
        ScrambleTheJets,
        /// Booby Trap.
        BoobyTrap,
        /// Radar Contact.
        RadarContact,
        /// Meteor Shower.
        MeteorShower,
        /// Backstab.
        Backstab,
        /// Civil Defense.
        CivilDefense,
        /// Miracle of Science.
        MiracleOfScience,
        /// National Mobilization.
        NationalMobilization,
        /// Nobody Believes the Kids.
        NobodyBelievesTheKids,
    }
}

impl EventCard {
    /// What is printed on it.
    pub fn sheet(self) -> &'static EventSheet {
        &EVENTS[self as usize]
    }
}
