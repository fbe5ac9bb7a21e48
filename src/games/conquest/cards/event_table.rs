//! The text of every Event, in the order of the enum. Figures marked `known` in the component list are not tuned.

use super::super::vocabulary::{
    Amount::*,
    Area::{self, *},
    Cond::*,
    Effect::*,
    Filter::*,
    How::*,
    Many::{self, *},
    Pile::*,
    Pull::*,
    ResFilter::*,
    Side::*,
    Span::*,
    Where::{self, *},
    Who::*,
    Window::{self, *},
    on,
};
use super::{Ability, Aim, Counter, Ends, EventSheet, Icon};

#[rustfmt::skip]
pub(super) static EVENTS: [EventSheet; 48] = [
    // OverseerIntervention
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Both, ends: Ends::Never,
        fx: &[&[on!(InFight => AutoWin(Either))], &[on!(Respond => CancelEvent)], &[on!(Anytime => CancelStuff)], &[on!(Respond => CancelTech { sure: true })]],
        red: &[],
    },
    // BattleFrenzy
    EventSheet {
        copies: 3, cost: 0, remains: false, immediate: false,
        aim: Aim::Both, ends: Ends::Never,
        fx: &[&[on!(PostDice => Reroll(Either))]],
        red: &[],
    },
    // AllPartOfTheMasterPlan
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(0) => ActionPoints(Me, 2))]],
        red: &[],
    },
    // WeComeInPeace
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(PreDice; MyFight, VsRes => AutoWin(Mine))]],
        red: &[],
    },
    // EndlessWaves
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(0) => Land(Me, Many::All, MyLanding))]],
        red: &[],
    },
    // FeedingOnTheDead
    EventSheet {
        copies: 1, cost: 0, remains: true, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(FightWon; MyFight, VsRes, IfSoft => Terror(1))]],
        red: &[],
    },
    // DeathRay
    EventSheet {
        copies: 3, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(InFight; MyFight => Str(Mine, Plus(3), Round))]],
        red: &[],
    },
    // MeltTheirArmor
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(InFight; MyFight, IfHard => Str(Mine, Plus(4), Fight))]],
        red: &[],
    },
    // NerveGas
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(InFight; MyFight, IfSoft => StrIf(Res, Plus(-2), Battle, IfSoft))]],
        red: &[],
    },
    // ForceDome
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(WouldDie => Save(Many::All, None))]],
        red: &[],
    },
    // HyperspaceJump
    EventSheet {
        copies: 2, cost: 1, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(1) => MoveJump(3, Or(&[Where::Space(&[WithMyAliens]), Loc(&[HeldByMe]), MyLanding])))]],
        red: &[],
    },
    // SupplyPod
    EventSheet {
        copies: 2, cost: 2, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(2) => DrawStuff(Me))]],
        red: &[],
    },
    // MenaceRising
    EventSheet {
        copies: 2, cost: 1, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(1) => Tokens(Me, 2))]],
        red: &[],
    },
    // JammingSignal
    EventSheet {
        copies: 3, cost: 0, remains: false, immediate: false,
        aim: Aim::Both, ends: Ends::Never,
        fx: &[&[on!(Respond => CancelEvent)], &[on!(Respond => CancelMenace)]],
        red: &[],
    },
    // PanicInTheStreets
    EventSheet {
        copies: 1, cost: 1, remains: true, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(1) => AttachTo(Loc(&[HeldByMe, PopAtLeast(1)]))), on!(Always => LocPop(Attached, 1))]],
        red: &[],
    },
    // ScoutDrones
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(0) => Scry(LocPile, 3), DrawEvents(Me, 1))]],
        red: &[],
    },
    // WaveAssault
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(BattleStart; MyFight, AliensAtLeast(3) => Str(Mine, PerAlien(1), Battle))], &[on!(BattleStart; MyFight, IsObjective => Str(Mine, PerAlien(1), Battle))]],
        red: &[],
    },
    // CrushThemAll
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(InFight; MyFight => Grant(Mine, Ability::Deadly, Battle))]],
        red: &[],
    },
    // TacticalWithdrawal
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(WouldDie; MyFight => Save(Many::All, None), Escape(Or(&[Exits, MyLanding])))]],
        red: &[],
    },
    // StrafingRun
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(0) => RemoveCounters(N(1), Where::Space(&[AdjMyAliens])))], &[on!(InFight; MyFight => Str(Mine, Plus(2), Fight))]],
        red: &[],
    },
    // SabotageTheLabs
    EventSheet {
        copies: 1, cost: 1, remains: false, immediate: false,
        aim: Aim::Both, ends: Ends::Never,
        fx: &[&[on!(Act(1) => Choose(Me, &[TechTrack(-1)], &[StealMenace(Foe, 1)]))], &[on!(Act(1) => CancelTech { sure: false })]],
        red: &[],
    },
    // AbductionBeam
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(BattleStart; MyFight => LocRes(Here, -1, Battle))]],
        red: &[],
    },
    // SalvageRights
    EventSheet {
        copies: 1, cost: 1, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(1) => Choose(Me, &[RecoverEvent], &[RecoverStuff]))]],
        red: &[],
    },
    // MothershipInOrbit
    EventSheet {
        copies: 1, cost: 2, remains: true, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(2) => AttachBefore(Me)), on!(TurnStart => Land(Me, N(1), MyLanding))]],
        red: &[],
    },
    // AtomicBomb
    EventSheet {
        copies: 2, cost: 2, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Act(2) => Destroy(Loc(&[]), Many::All), RemoveCounters(Many::All, Loc(&[])), Demolish(Loc(&[])))]],
        red: &[&[on!(Red => Roll(4, &[Destroy(Top(&[Held]), Many::All), Demolish(Top(&[Held]))], &[PlaceCounter(Blind, 1, Rnd(Obj))]))]],
    },
    // CallInTheArmy
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Anytime => PlaceCounter(Named(Counter::Infantry), 1, Where::Space(&[NotLanding])))]],
        red: &[&[on!(Red => PlaceCounter(Blind, 1, Rnd(EachPlayers)))]],
    },
    // AnonymousTip
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(BattleStart; OtherFight => LocRes(Here, 1, Battle))]],
        red: &[&[on!(Red => LocRes(Each(&[Unheld, HasIcon(Icon::Town)]), 1, GameRound), LocRes(Each(&[Unheld, HasIcon(Icon::City)]), 1, GameRound))]],
    },
    // SmuggledArms
    EventSheet {
        copies: 2, cost: 0, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(InFight; OtherFight, VsRes => Str(Res, Plus(4), Fight))]],
        red: &[&[on!(Red => Str(Res, Plus(1), GameRound))]],
    },
    // HeroOfTheHour
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(PreDice; OtherFight, IfCard => Join(HeroRes))]],
        red: &[&[on!(Red => StrIf(Res, Plus(2), GameRound, IfHero))]],
    },
    // EarthGerms
    EventSheet {
        copies: 1, cost: 1, remains: true, immediate: false,
        aim: Aim::Hinder, ends: Ends::PaidByBearer(2),
        fx: &[&[on!(Act(1) => AttachBefore(Foe)), on!(Always => Str(Bearer, Plus(-1), InPlay))]],
        red: &[&[on!(Red => AttachToTable), on!(Always => Str(Aliens, Plus(-1), InPlay))]],
    },
    // SpiesAmongUs
    EventSheet {
        copies: 2, cost: 1, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Act(1) => StealEvent(Foe))]],
        red: &[&[on!(Red => DiscardEvents(EachPlayer, 1, ByOwner))]],
    },
    // CaptainFantasticToTheRescue
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(PreDice; OtherFight, IfCard => RedrawRes(SuperheroRes))]],
        red: &[&[on!(Red => PlaceCounter(Named(Counter::CaptainFantastic), 1, Rnd(Any)))]],
    },
    // EmergencySession
    EventSheet {
        copies: 1, cost: 1, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Act(1) => ActionPoints(EachFoe, -1))]],
        red: &[&[on!(Red => TechTrack(1))]],
    },
    // StolenBlueprints
    EventSheet {
        copies: 2, cost: 2, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Act(2) => StealStuff(Foe))]],
        red: &[&[on!(Red => Roll(4, &[DrawTech], &[PlaceCounter(Blind, 1, Rnd(Obj))]))]],
    },
    // SolarFlare
    EventSheet {
        copies: 1, cost: 1, remains: true, immediate: false,
        aim: Aim::Hinder, ends: Ends::PaidByAnyone(2),
        fx: &[&[on!(Act(1) => AttachToTable), on!(Always => MenaceCost(1))]],
        red: &[&[on!(Red => AttachToTable), on!(Always => MenaceCost(1))]],
    },
    // Uprising
    EventSheet {
        copies: 1, cost: 1, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Act(1) => Liberate(Loc(&[HeldByFoe, NoAliens, PopAtMost(3)])))]],
        red: &[&[on!(Red => PlaceCounter(Named(Counter::Infantry), 1, Low(&[Held, NoAliens], EachPlayers)))]],
    },
    // MissileStrike
    EventSheet {
        copies: 1, cost: 2, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Act(2) => Blast(Where::Space(&[]), 3))]],
        red: &[&[on!(Red => Blast(Rnd(Area::All), 3))]],
    },
    // FouledEngines
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Anytime; FoeTurn => ActionPoints(Active, -2))]],
        red: &[&[on!(Red => ActionPoints(EachPlayer, -1))]],
    },
    // Evacuation
    EventSheet {
        copies: 1, cost: 1, remains: true, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Act(1) => AttachTo(Loc(&[PopAtLeast(1)]))), on!(Always => LocPop(Attached, -1))]],
        red: &[&[on!(Red => AttachTo(Top(&[Held]))), on!(Always => LocPop(Attached, -1))]],
    },
    // ScrambleTheJets
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(BattleStart; OtherFight => Dice(Res, 1, Battle))]],
        red: &[&[on!(Red => PlaceCounter(Named(Counter::FighterPlanes), 1, Rnd(EachPlayers)))]],
    },
    // BoobyTrap
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Window::Conquer; OtherFight => Destroy(FighterHere, N(1)))]],
        red: &[&[on!(Red => Destroy(AllAliens, N(1)))]],
    },
    // RadarContact
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: true,
        aim: Aim::Hazard, ends: Ends::Never,
        fx: &[&[on!(Immediate => PlaceCounter(Named(Counter::Infantry), 1, Rnd(Own)))]],
        red: &[&[on!(Red => MoveAllCounters)]],
    },
    // MeteorShower
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: true,
        aim: Aim::Hazard, ends: Ends::Never,
        fx: &[&[on!(Immediate => Blast(Rnd(Area::All), 2))]],
        red: &[&[on!(Red => Blast(AllLandings, 1), Blast(Rnd(Area::All), 2))]],
    },
    // Backstab
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(PostDice; OtherFight => DieMod(Either, -3))]],
        red: &[&[on!(Red => Tokens(EachPlayer, -1))]],
    },
    // CivilDefense
    EventSheet {
        copies: 1, cost: 0, remains: true, immediate: true,
        aim: Aim::Hazard, ends: Ends::TownConquered,
        fx: &[&[on!(Immediate => AttachToTable), on!(Always => LocRes(Each(&[HasIcon(Icon::Town)]), 1, InPlay))]],
        red: &[&[on!(Red => AttachToTable), on!(Always => LocRes(Each(&[HasIcon(Icon::Town)]), 1, InPlay))]],
    },
    // MiracleOfScience
    EventSheet {
        copies: 1, cost: 1, remains: false, immediate: false,
        aim: Aim::Own, ends: Ends::Never,
        fx: &[&[on!(Act(1) => DrawEvents(Me, 2))]],
        red: &[&[on!(Red => DrawTech)]],
    },
    // NationalMobilization
    EventSheet {
        copies: 1, cost: 1, remains: false, immediate: false,
        aim: Aim::Hinder, ends: Ends::Never,
        fx: &[&[on!(Act(1) => PlaceCounter(Named(Counter::Paratroopers), 2, Rnd(Foes)))]],
        red: &[&[on!(Red => PlaceCounter(Blind, 1, Rnd(Area::All)))]],
    },
    // NobodyBelievesTheKids
    EventSheet {
        copies: 1, cost: 0, remains: false, immediate: false,
        aim: Aim::Both, ends: Ends::Never,
        fx: &[&[on!(Window::Explore => RedrawLoc)]],
        red: &[&[on!(Red => PlaceCounter(Blind, 1, Rnd(Any)), DrawResEvent)]],
    },
];
