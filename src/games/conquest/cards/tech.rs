//! The Human Tech deck: 6 cards.

use super::cards;
use crate::effects::vocabulary::{
    Amount::*, Branch::*, Cond::*, Effect::*, Fx, Goods::*, Power::*, Rule::*, Side::*, Span::*,
    Window::*, on,
};

/// What is printed on a Human Tech card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TechSheet {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
    /// The text, in the vocabulary.
    pub fx: Fx,
}

cards! {
    /// A Human Tech card.
    pub enum Tech: TechSheet {
        AtomicArmor => TechSheet {
            name: "Atomic Armor",
            text: "All Hard Resistance has +1 Strength.",
            fx: &[&[on!(Always; IfHard => Power(Str(Res, Plus(1), InPlay)))]],
        },
        JetPacks => TechSheet {
            name: "Jet Packs",
            text: "All Soft Resistance has +1 Strength and counts as Air.",
            fx: &[&[on!(Always; IfSoft => Power(Str(Res, Plus(1), InPlay)), Power(CountsAsAir(Res, InPlay)))]],
        },
        RayShielding => TechSheet {
            name: "Ray Shielding",
            text: "Aliens get no Crushing Victory against Hard Resistance.",
            fx: &[&[on!(Always; IfHard => Power(NoCrush(Aliens, InPlay)))]],
        },
        EarlyWarningRadar => TechSheet {
            name: "Early Warning Radar",
            text: "In the first Fight of every Battle the Resistance has one more Fight Die and keeps the best.",
            fx: &[&[on!(Always; FirstFight => Power(Dice(Res, 1, InPlay)))]],
        },
        MindShieldHelmets => TechSheet {
            name: "Mind Shield Helmets",
            text: "Menace abilities cost 1 more Alien Menace Token.",
            fx: &[&[on!(Always => Rule(MenaceCost(1)))]],
        },
        ElectronicBrain => TechSheet {
            name: "Electronic Brain",
            text: "Each time the Tech Track moves in Step 3, roll a D6: on 5 or 6 it moves 1 step more.",
            fx: &[&[on!(ResPhase(3) => Branch(Roll(5, &[Goods(TechTrack(1))], &[])))]],
        },
    }
}
