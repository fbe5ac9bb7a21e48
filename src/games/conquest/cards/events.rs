//! The Event deck: 70 cards, 48 designs. The last 24 designs have a red box.

use super::cards;
use super::{Ability, Aim, Counter, Ends, Icon, Keyword};
use crate::effects::vocabulary::{
    Amount::*,
    Area::{self, *},
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
    Many::{self, *},
    Pile::*,
    Power::*,
    Pull::*,
    ResFilter::*,
    Rule::*,
    Side::*,
    Span::*,
    Where::{self, *},
    Who::*,
    Window::{self, *},
    on,
};

/// What is printed on an Event, in the vocabulary.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EventSheet {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
    /// What its red box says; empty without one.
    pub red_text: &'static str,
    /// How many of the 70 cards are this one.
    pub copies: u8,
    /// The Action Points in its orb; 0 without one.
    pub cost: u8,
    /// Remains in Play.
    pub remains: bool,
    /// Play Immediately.
    pub immediate: bool,
    /// CQ-13.12: nobody can answer it.
    pub instant: bool,
    /// Whom it helps, for hints and computer players.
    pub aim: Aim,
    /// How it leaves play other than by being canceled.
    pub ends: Ends,
    /// Keywords; they mean nothing unless a text refers to them.
    pub keywords: &'static [Keyword],
    /// The text, in the vocabulary.
    pub fx: Fx,
    /// The red box.
    pub red: Fx,
}

/// What most rows leave out.
const PLAIN: EventSheet = EventSheet {
    name: "",
    text: "",
    red_text: "",
    copies: 1,
    cost: 0,
    remains: false,
    immediate: false,
    instant: false,
    aim: Aim::Own,
    ends: Ends::Never,
    keywords: &[],
    fx: &[],
    red: &[],
};

cards! {
    /// An Event card.
    pub enum EventCard: EventSheet {
        OverseerIntervention => EventSheet {
            name: "Overseer Intervention", copies: 2, aim: Aim::Both, keywords: &[Keyword::Intrigue],
            text: "The Overseers are watching. One Alien side in a Fight wins this Fight Round (not against Captain Fantastic), OR cancel any Event, OR discard any one Space Stuff or Human Tech.",
            fx: &[&[on!(InFight; NotCaptain => Clash(AutoWin(Either)))], &[on!(Respond => Laying(CancelEvent))], &[on!(Anytime => Laying(CancelStuff))], &[on!(Respond => Laying(CancelTech { sure: true }))]],
            ..PLAIN
        },
        BattleFrenzy => EventSheet {
            name: "Battle Frenzy", copies: 3, aim: Aim::Both, keywords: &[Keyword::Tactic],
            text: "Force either side of any Fight to re-roll all the Fight Dice it has just rolled.",
            fx: &[&[on!(PostDice => Clash(Reroll(Either)))]],
            ..PLAIN
        },
        AllPartOfTheMasterPlan => EventSheet {
            name: "All Part of the Master Plan", copies: 2,
            text: "Play in your Action Phase: you have 2 more Action Points this turn.",
            fx: &[&[on!(Act(0) => Goods(ActionPoints(Me, 2)))]],
            ..PLAIN
        },
        WeComeInPeace => EventSheet {
            name: "We Come in Peace", copies: 2,
            text: "Before Fight Dice are rolled against Resistance: smile, wave, open fire. Your Aliens win this Fight automatically.",
            fx: &[&[on!(PreDice; MyFight, VsRes => Clash(AutoWin(Mine)))]],
            ..PLAIN
        },
        EndlessWaves => EventSheet {
            name: "Endless Waves", copies: 2, keywords: &[Keyword::Tactic],
            text: "Play in your Action Phase: land every Alien of your Alien Pool at your Landing Site, free.",
            fx: &[&[on!(Act(0) => Figures(Land(Me, Many::All, MyLanding)))]],
            ..PLAIN
        },
        FeedingOnTheDead => EventSheet {
            name: "Feeding on the Dead", remains: true, keywords: &[Keyword::Terror],
            text: "Play when your Aliens defeat a Soft Resistance. Keep this card in play: it is worth 1 Terror Point to you.",
            fx: &[&[on!(FightWon; MyFight, VsRes, IfSoft => Laying(Terror(1)))]],
            ..PLAIN
        },
        DeathRay => EventSheet {
            name: "Death Ray", copies: 3, keywords: &[Keyword::Weapon],
            text: "Your Aliens have +3 Strength for this Fight Round.",
            fx: &[&[on!(InFight; MyFight => Power(Str(Mine, Plus(3), Round)))]],
            ..PLAIN
        },
        MeltTheirArmor => EventSheet {
            name: "Melt Their Armor", copies: 2, keywords: &[Keyword::Weapon],
            text: "Against a Hard Resistance: your Aliens have +4 Strength for this Fight. Mmm, crunchy.",
            fx: &[&[on!(InFight; MyFight, IfHard => Power(Str(Mine, Plus(4), Fight)))]],
            ..PLAIN
        },
        NerveGas => EventSheet {
            name: "Nerve Gas", copies: 2, keywords: &[Keyword::Weapon],
            text: "Play against a Soft Resistance: every Soft Resistance has -2 Strength for the rest of this Battle.",
            fx: &[&[on!(InFight; MyFight, IfSoft => Power(StrIf(Res, Plus(-2), Battle, IfSoft)))]],
            ..PLAIN
        },
        ForceDome => EventSheet {
            name: "Force Dome", copies: 2,
            text: "Play when any of your Aliens would be destroyed: none of them are.",
            fx: &[&[on!(WouldDie => Figures(Save(Many::All, None)))]],
            ..PLAIN
        },
        HyperspaceJump => EventSheet {
            name: "Hyperspace Jump", copies: 2, cost: 1, instant: true, keywords: &[Keyword::Tactic],
            text: "Instantly place up to 3 of your Aliens straight on one Space that holds your Aliens, your Conquest Marker or your Landing Site. They may still move unless the Space stops them.",
            fx: &[&[on!(Act(1) => Figures(MoveJump(3, Or(&[Where::Space(&[WithMyAliens]), Loc(&[HeldByMe]), MyLanding]))))]],
            ..PLAIN
        },
        SupplyPod => EventSheet {
            name: "Supply Pod", copies: 2, cost: 2,
            text: "A crate from the mothership. Draw a Space Stuff card.",
            fx: &[&[on!(Act(2) => Goods(DrawStuff(Me)))]],
            ..PLAIN
        },
        MenaceRising => EventSheet {
            name: "Menace Rising", copies: 2, cost: 1, keywords: &[Keyword::Terror],
            text: "Gain 2 Alien Menace Tokens.",
            fx: &[&[on!(Act(1) => Goods(Tokens(Me, 2)))]],
            ..PLAIN
        },
        JammingSignal => EventSheet {
            name: "Jamming Signal", copies: 3, aim: Aim::Both,
            text: "Cancel an Event as it is played or while it remains in play, or a Menace ability as it is used. Against a Human Tech it works on a D6 of 4+.",
            fx: &[&[on!(Respond => Laying(CancelEvent))], &[on!(Respond => Laying(CancelMenace))]],
            ..PLAIN
        },
        PanicInTheStreets => EventSheet {
            name: "Panic in the Streets", cost: 1, remains: true, keywords: &[Keyword::Terror],
            text: "Lay this at a Location you have conquered that has Population 1 or more: its Population is 1 higher.",
            fx: &[&[on!(Act(1) => Laying(AttachTo(Loc(&[HeldByMe, PopAtLeast(1)])))), on!(Always => Ground(LocPop(Attached, 1)))]],
            ..PLAIN
        },
        ScoutDrones => EventSheet {
            name: "Scout Drones",
            text: "Look at the top 3 Location cards and put each back on top or at the bottom, then draw an Event card.",
            fx: &[&[on!(Anytime => Goods(Scry(LocPile, 3)), Goods(DrawEvents(Me, 1)))]],
            ..PLAIN
        },
        WaveAssault => EventSheet {
            name: "Wave Assault", keywords: &[Keyword::Tactic],
            text: "Play when 3 or more of your Aliens begin a Battle, or any number at the Objective: each of them has +1 Strength for the whole Battle.",
            fx: &[&[on!(BattleStart; MyFight, AliensAtLeast(3) => Power(Str(Mine, PerAlien(1), Battle)))], &[on!(BattleStart; MyFight, IsObjective => Power(Str(Mine, PerAlien(1), Battle)))]],
            ..PLAIN
        },
        CrushThemAll => EventSheet {
            name: "Crush Them All", keywords: &[Keyword::Tactic],
            text: "For the rest of this Battle your Aliens score a Crushing Victory on a 5 or a 6.",
            fx: &[&[on!(InFight; MyFight => Power(Grant(Mine, Ability::Deadly, Battle)))]],
            ..PLAIN
        },
        TacticalWithdrawal => EventSheet {
            name: "Tactical Withdrawal", keywords: &[Keyword::Tactic],
            text: "Play when your Aliens would be destroyed in a Fight: none are, and all of them Escape, by the normal rule or to your Landing Site.",
            fx: &[&[on!(WouldDie; MyFight => Figures(Save(Many::All, None)), Clash(Escape(Or(&[Exits, MyLanding]))))]],
            ..PLAIN
        },
        StrafingRun => EventSheet {
            name: "Strafing Run", keywords: &[Keyword::Tactic],
            text: "In your Action Phase remove a Resistance Counter next to one of your Aliens, OR in a Fight your Aliens have +D3 Strength for that Fight.",
            fx: &[&[on!(Act(0) => Ground(RemoveCounters(N(1), Where::Space(&[AdjMyAliens]))))], &[on!(InFight; MyFight => Power(Str(Mine, PlusD3, Fight)))]],
            ..PLAIN
        },
        SabotageTheLabs => EventSheet {
            name: "Sabotage the Labs", cost: 1, aim: Aim::Both, keywords: &[Keyword::Intrigue],
            text: "Set the Tech Track back 1 step, OR steal 1 Alien Menace Token from another player, OR try to cancel a Human Tech (D6 of 4+).",
            fx: &[&[on!(Act(1) => Branch(Choose(Me, &[Goods(TechTrack(-1))], &[Goods(StealMenace(Foe, 1))])))], &[on!(Act(1) => Laying(CancelTech { sure: false }))]],
            ..PLAIN
        },
        AbductionBeam => EventSheet {
            name: "Abduction Beam", keywords: &[Keyword::Weapon],
            text: "Play as you begin a Battle: the Resistance Value of this Location is 1 lower for the Battle (but at least 1).",
            fx: &[&[on!(BattleStart; MyFight => Ground(LocRes(Here, -1, Battle)))]],
            ..PLAIN
        },
        SalvageRights => EventSheet {
            name: "Salvage Rights", cost: 1,
            text: "Take any Event that is not Play Immediately from the discard pile into your hand, OR one from the Space Stuff discard pile into play.",
            fx: &[&[on!(Act(1) => Branch(Choose(Me, &[Goods(RecoverEvent)], &[Goods(RecoverStuff)])))]],
            ..PLAIN
        },
        MothershipInOrbit => EventSheet {
            name: "Mothership in Orbit", cost: 2, remains: true,
            text: "At the start of each of your Action Phases, land 1 Alien of your Alien Pool free.",
            fx: &[&[on!(Act(2) => Laying(AttachBefore(Me))), on!(TurnStart => Figures(Land(Me, N(1), MyLanding)))]],
            ..PLAIN
        },
        AtomicBomb => EventSheet {
            name: "Atomic Bomb", copies: 2, cost: 2, aim: Aim::Hinder, keywords: &[Keyword::Weapon],
            text: "Let the Humans drop it. Pick a Location: all Aliens and Resistance Counters there are destroyed and the Location is Demolished.",
            red_text: "D6. On 4+ the Humans bomb the conquered Location of highest Population: Aliens there are destroyed and it is Demolished. Otherwise place 1 Resistance Counter on the Objective Section.",
            fx: &[&[on!(Act(2) => Figures(Destroy(Loc(&[]), Many::All)), Ground(RemoveCounters(Many::All, Loc(&[]))), Ground(Demolish(Loc(&[]))))]],
            red: &[&[on!(Red => Branch(Roll(4, &[Figures(Destroy(Top(&[Held]), Many::All)), Ground(Demolish(Top(&[Held])))], &[Ground(PlaceCounter(Blind, 1, Rnd(Obj)))])))]],
            ..PLAIN
        },
        CallInTheArmy => EventSheet {
            name: "Call in the Army", copies: 2, aim: Aim::Hinder, keywords: &[Keyword::Military],
            text: "A helpful phone call. At any time, in a Fight too, place an Infantry Counter in any Space that is not a Landing Site.",
            red_text: "Each Player Board Section gets 1 Resistance Counter, in a Random Space.",
            fx: &[&[on!(Anytime => Ground(PlaceCounter(Named(Counter::Infantry), 1, Where::Space(&[NotLanding]))))]],
            red: &[&[on!(Red => Ground(PlaceCounter(Blind, 1, Rnd(EachPlayers))))]],
            ..PLAIN
        },
        AnonymousTip => EventSheet {
            name: "Anonymous Tip", copies: 2, aim: Aim::Hinder, keywords: &[Keyword::Intrigue],
            text: "Play when another player begins a Battle at a Location: its Resistance Value is 1 higher for this Battle.",
            red_text: "The word is out. Every unconquered Town or City Location has +1 Resistance until the end of this Game Round (drawn in a Resistance Phase: of the next one).",
            fx: &[&[on!(BattleStart; OtherFight => Ground(LocRes(Here, 1, Battle)))]],
            red: &[&[on!(Red => Ground(LocRes(Each(&[Unheld, HasIcon(Icon::Town)]), 1, GameRound)), Ground(LocRes(Each(&[Unheld, HasIcon(Icon::City)]), 1, GameRound)))]],
            ..PLAIN
        },
        SmuggledArms => EventSheet {
            name: "Smuggled Arms", copies: 2, aim: Aim::Hinder, keywords: &[Keyword::Military],
            text: "Help the Humans against another player: the Resistance has +4 Strength for this Fight.",
            red_text: "Every Resistance has +1 Strength until the end of this Game Round (drawn in a Resistance Phase: of the next one).",
            fx: &[&[on!(InFight; OtherFight, VsRes => Power(Str(Res, Plus(4), Fight)))]],
            red: &[&[on!(Red => Power(Str(Res, Plus(1), GameRound)))]],
            ..PLAIN
        },
        HeroOfTheHour => EventSheet {
            name: "Hero of the Hour", aim: Aim::Hinder, keywords: &[Keyword::Hero],
            text: "Play in another player's Fight against a Resistance card (not Captain Fantastic): reveal Resistance cards until a Hero appears; that Hero joins the Resistance.",
            red_text: "Every Resistance helped by a Hero has +2 Strength until the end of this Game Round (drawn in a Resistance Phase: of the next one).",
            fx: &[&[on!(InFight; OtherFight, IfCard, NotCaptain => Clash(Join(HeroRes)))]],
            red: &[&[on!(Red => Power(StrIf(Res, Plus(2), GameRound, IfHero)))]],
            ..PLAIN
        },
        EarthGerms => EventSheet {
            name: "Earth Germs", cost: 1, aim: Aim::Hinder, remains: true, ends: Ends::PaidByBearer(2), keywords: &[Keyword::Disaster],
            text: "Lay this before another player: his Aliens have -1 Strength Total in every Fight. He may pay 2 AP in his Action Phase to discard it.",
            red_text: "A simple head cold! All Aliens have -1 Strength Total in every Fight. Any player may pay 2 AP in his Action Phase to discard it.",
            fx: &[&[on!(Act(1) => Laying(AttachBefore(Foe))), on!(Always => Power(Str(Bearer, Plus(-1), InPlay)))]],
            red: &[&[on!(Red => Laying(AttachToTable)), on!(Always => Power(Str(Aliens, Plus(-1), InPlay)))]],
            ..PLAIN
        },
        SpiesAmongUs => EventSheet {
            name: "Spies Among Us", copies: 2, cost: 1, aim: Aim::Hinder, keywords: &[Keyword::Intrigue],
            text: "Take an Event card at random from the hand of another player.",
            red_text: "Each player discards 1 Event card of his choice.",
            fx: &[&[on!(Act(1) => Goods(StealEvent(Foe)))]],
            red: &[&[on!(Red => Goods(DiscardEvents(EachPlayer, 1, ByOwner)))]],
            ..PLAIN
        },
        CaptainFantasticToTheRescue => EventSheet {
            name: "Captain Fantastic to the Rescue", aim: Aim::Hinder, keywords: &[Keyword::Superhero],
            text: "Play in another player's Fight against a Resistance card: it is discarded and Captain Fantastic takes its place.",
            red_text: "Pick a Board Section at random: the Captain Fantastic Counter fights one Fight Round against the Aliens of every Space there.",
            fx: &[&[on!(InFight; OtherFight, IfCard => Clash(RedrawRes(SuperheroRes)))]],
            red: &[&[on!(Red => Ground(PlaceCounter(Named(Counter::CaptainFantastic), 1, Rnd(Any))))]],
            ..PLAIN
        },
        EmergencySession => EventSheet {
            name: "Emergency Session", cost: 1, aim: Aim::Hinder,
            text: "The nations of Earth unite, elsewhere. Every other player has 1 Action Point less in his next Action Phase.",
            red_text: "The Tech Track goes 1 step forward.",
            fx: &[&[on!(Act(1) => Goods(ActionPoints(EachFoe, -1)))]],
            red: &[&[on!(Red => Goods(TechTrack(1)))]],
            ..PLAIN
        },
        StolenBlueprints => EventSheet {
            name: "Stolen Blueprints", copies: 2, cost: 2, aim: Aim::Hinder, keywords: &[Keyword::Intrigue],
            text: "Steal one Space Stuff card of your choice from another player.",
            red_text: "D6. On 4+ the Humans draw a Human Tech card, otherwise place 1 Resistance Counter on the Objective Section.",
            fx: &[&[on!(Act(2) => Goods(StealStuff(Foe)))]],
            red: &[&[on!(Red => Branch(Roll(4, &[Goods(DrawTech)], &[Ground(PlaceCounter(Blind, 1, Rnd(Obj)))])))]],
            ..PLAIN
        },
        SolarFlare => EventSheet {
            name: "Solar Flare", cost: 1, aim: Aim::Hinder, remains: true, ends: Ends::PaidByAnyone(2), keywords: &[Keyword::Disaster],
            text: "Menace abilities of all players cost 1 more Alien Menace Token. Any player may pay 2 AP in his Action Phase to discard this.",
            red_text: "Menace abilities of all players cost 1 more Alien Menace Token. Any player may pay 2 AP in his Action Phase to discard this.",
            fx: &[&[on!(Act(1) => Laying(AttachToTable)), on!(Always => Rule(MenaceCost(1)))]],
            red: &[&[on!(Red => Laying(AttachToTable)), on!(Always => Rule(MenaceCost(1)))]],
            ..PLAIN
        },
        Uprising => EventSheet {
            name: "Uprising", cost: 1, aim: Aim::Hinder,
            text: "Remove another player's Conquest Marker from a Location of Population 3 or less where no Aliens stand.",
            red_text: "On each Player Board Section place an Infantry Counter on the conquered Location of lowest Population that has no Aliens.",
            fx: &[&[on!(Act(1) => Ground(Liberate(Loc(&[HeldByFoe, NoAliens, PopAtMost(3)]))))]],
            red: &[&[on!(Red => Ground(PlaceCounter(Named(Counter::Infantry), 1, Low(&[Held, NoAliens], EachPlayers))))]],
            ..PLAIN
        },
        MissileStrike => EventSheet {
            name: "Missile Strike", cost: 2, aim: Aim::Hinder, keywords: &[Keyword::Weapon],
            text: "Pick a Space: D6 for each Alien there, destroyed on 1, 2 or 3.",
            red_text: "Roll a Random Space on every Board Section: D6 for each Alien there, destroyed on 1, 2 or 3.",
            fx: &[&[on!(Act(2) => Figures(Blast(Where::Space(&[]), 3)))]],
            red: &[&[on!(Red => Figures(Blast(Rnd(Area::All), 3)))]],
            ..PLAIN
        },
        FouledEngines => EventSheet {
            name: "Fouled Engines", aim: Aim::Hinder, keywords: &[Keyword::Disaster],
            text: "Play on another player's turn: he has 2 Action Points less in his next Action Phase (this turn's, if it has not begun).",
            red_text: "Every player has 1 Action Point less in his next Action Phase.",
            fx: &[&[on!(Anytime; FoeTurn => Goods(ActionPoints(Active, -2)))]],
            red: &[&[on!(Red => Goods(ActionPoints(EachPlayer, -1)))]],
            ..PLAIN
        },
        Evacuation => EventSheet {
            name: "Evacuation", cost: 1, aim: Aim::Hinder, remains: true,
            text: "Lay this at a Location: its Population is 1 lower.",
            red_text: "Lay this at the conquered Location of highest Population: its Population is 1 lower.",
            fx: &[&[on!(Act(1) => Laying(AttachTo(Loc(&[PopAtLeast(1)])))), on!(Always => Ground(LocPop(Attached, -1)))]],
            red: &[&[on!(Red => Laying(AttachTo(Top(&[Held])))), on!(Always => Ground(LocPop(Attached, -1)))]],
            ..PLAIN
        },
        ScrambleTheJets => EventSheet {
            name: "Scramble the Jets", aim: Aim::Hinder, keywords: &[Keyword::Military],
            text: "Play when another player begins a Battle: the Resistance has one more Fight Die and keeps the best for the whole Battle.",
            red_text: "Place a Fighter Planes Counter in a Random Space of each Player Board Section.",
            fx: &[&[on!(BattleStart; OtherFight => Power(Dice(Res, 1, Battle)))]],
            red: &[&[on!(Red => Ground(PlaceCounter(Named(Counter::FighterPlanes), 1, Rnd(EachPlayers))))]],
            ..PLAIN
        },
        BoobyTrap => EventSheet {
            name: "Booby Trap", aim: Aim::Hinder, keywords: &[Keyword::Intrigue],
            text: "Play when another player conquers a Location: one of his Aliens there is destroyed, his choice. He keeps the Location.",
            red_text: "Each player picks one of his Aliens on the board: it is destroyed.",
            fx: &[&[on!(Window::Conquer; OtherFight => Figures(Destroy(FighterHere, N(1))))]],
            red: &[&[on!(Red => Figures(Destroy(AllAliens, N(1))))]],
            ..PLAIN
        },
        RadarContact => EventSheet {
            name: "Radar Contact", aim: Aim::Hazard, immediate: true, keywords: &[Keyword::Military],
            text: "You have been seen. Place an Infantry Counter in a Random Space of your Board Section.",
            red_text: "All Resistance Counters move, each to a Random Space of its Board Section.",
            fx: &[&[on!(Immediate => Ground(PlaceCounter(Named(Counter::Infantry), 1, Rnd(Own))))]],
            red: &[&[on!(Red => Ground(MoveAllCounters))]],
            ..PLAIN
        },
        MeteorShower => EventSheet {
            name: "Meteor Shower", aim: Aim::Hazard, immediate: true, keywords: &[Keyword::Disaster],
            text: "Roll a Random Space on every Board Section: D6 for each Alien there, destroyed on 1 or 2.",
            red_text: "D6 for each Alien on a Landing Site, destroyed on a 1. Then roll a Random Space on every Board Section: D6 for each Alien there, destroyed on 1 or 2.",
            fx: &[&[on!(Immediate => Figures(Blast(Rnd(Area::All), 2)))]],
            red: &[&[on!(Red => Figures(Blast(AllLandings, 1)), Figures(Blast(Rnd(Area::All), 2)))]],
            ..PLAIN
        },
        Backstab => EventSheet {
            name: "Backstab", aim: Aim::Hinder, keywords: &[Keyword::Intrigue],
            text: "Play in another player's Fight: the Fight Die of one Alien side is 3 lower (at least 1). A 6 lowered is no Crushing Victory.",
            red_text: "Each player loses 1 Alien Menace Token.",
            fx: &[&[on!(PostDice; OtherFight => Clash(DieMod(Either, -3)))]],
            red: &[&[on!(Red => Goods(Tokens(EachPlayer, -1)))]],
            ..PLAIN
        },
        CivilDefense => EventSheet {
            name: "Civil Defense", aim: Aim::Hazard, remains: true, immediate: true, ends: Ends::TownConquered,
            text: "Every unconquered Town Location has +1 Resistance. Discard this as soon as one of them is conquered.",
            red_text: "Every unconquered Town Location has +1 Resistance. Discard this as soon as one of them is conquered.",
            fx: &[&[on!(Immediate => Laying(AttachToTable)), on!(Always => Ground(LocRes(Each(&[HasIcon(Icon::Town)]), 1, InPlay)))]],
            red: &[&[on!(Red => Laying(AttachToTable)), on!(Always => Ground(LocRes(Each(&[HasIcon(Icon::Town)]), 1, InPlay)))]],
            ..PLAIN
        },
        MiracleOfScience => EventSheet {
            name: "Miracle of Science", cost: 1, keywords: &[Keyword::Scientist],
            text: "Draw 2 Event cards.",
            red_text: "The Humans draw a Human Tech card.",
            fx: &[&[on!(Act(1) => Goods(DrawEvents(Me, 2)))]],
            red: &[&[on!(Red => Goods(DrawTech))]],
            ..PLAIN
        },
        NationalMobilization => EventSheet {
            name: "National Mobilization", cost: 1, aim: Aim::Hinder, keywords: &[Keyword::Military],
            text: "Pick another player: place 2 Paratroopers Counters, each in a Random Space of his Board Section.",
            red_text: "Every Board Section gets 1 Resistance Counter, in a Random Space.",
            fx: &[&[on!(Act(1) => Ground(PlaceCounter(Named(Counter::Paratroopers), 2, Rnd(Foes))))]],
            red: &[&[on!(Red => Ground(PlaceCounter(Blind, 1, Rnd(Area::All))))]],
            ..PLAIN
        },
        NobodyBelievesTheKids => EventSheet {
            name: "Nobody Believes the Kids", aim: Aim::Both,
            text: "Play when any player explores a Space: the Location drawn is discarded and another is drawn.",
            red_text: "They were right. Place 1 Resistance Counter on a Board Section picked at random, then draw another Resistance Event.",
            fx: &[&[on!(Window::Explore => Ground(RedrawLoc))]],
            red: &[&[on!(Red => Ground(PlaceCounter(Blind, 1, Rnd(Any))), Goods(DrawResEvent))]],
            ..PLAIN
        },
    }
}
