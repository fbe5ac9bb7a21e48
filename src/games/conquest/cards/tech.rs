//! The Human Tech deck: 6 cards.

use super::super::vocabulary::{
    Amount::*, Cond::*, Effect::*, Fx, Side::*, Span::*, Window::*, on,
};
use super::kinds;

kinds! {
    /// A Human Tech card.
    pub enum Tech (6) {
        /// Atomic Armor.
        AtomicArmor,
        /// Jet Packs.
        JetPacks,
        /// Ray Shielding.
        RayShielding,
        /// Early Warning Radar.
        EarlyWarningRadar,
        /// Mind Shield Helmets.
        MindShieldHelmets,
        /// Electronic Brain.
        ElectronicBrain,
    }
}

impl Tech {
    /// Its text.
    pub fn fx(self) -> Fx {
        TECHS[self as usize]
    }
}

#[rustfmt::skip]
static TECHS: [Fx; 6] = [
    // AtomicArmor
    &[&[on!(Always; IfHard => Str(Res, Plus(1), InPlay))]],
    // JetPacks
    &[&[on!(Always; IfSoft => Str(Res, Plus(1), InPlay), CountsAsAir(Res, InPlay))]],
    // RayShielding
    &[&[on!(Always; IfHard => NoCrush(Aliens, InPlay))]],
    // EarlyWarningRadar
    &[&[on!(Always; FirstFight => Dice(Res, 1, InPlay))]],
    // MindShieldHelmets
    &[&[on!(Always => MenaceCost(1))]],
    // ElectronicBrain
    &[&[on!(ResPhase(3) => Roll(5, &[TechTrack(1)], &[]))]],
];
