//! Fights by the letter of the rulebook; the first edition of these rules read it otherwise.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, Race, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Figure, Move, Options, Question, Refusal, WindowKind};

use super::table::{ANN, BEN, Table, a, b};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;
const TANKS: u32 = ResCard::ArmyTanks as u32;
const CAPTAIN: u32 = ResCard::CaptainFantastic as u32;
const SERGEANT: u32 = ResCard::ToughSergeant as u32;
const GEOLOGIST: u32 = ResCard::LocalGeologist as u32;
const LATE: Question = Question::Window(WindowKind::Late);
const EARLY: Question = Question::Window(WindowKind::Early);

/// Ann's two Saucers at a Small Town, and what the others hold.
fn small_town(players: u8) -> Scene {
    Scene::new(players).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]).tokens(0, 0)
}

fn settled(table: &Table) -> ([i16; 2], [u8; 2], Option<u8>) {
    let round = table.events.iter().find_map(|event| match *event {
        Event::RoundSettled { strength, dice, winner, .. } => Some((strength, dice, winner)),
        _ => None,
    });
    round.expect("a Fight Round was settled")
}

/// CQ-8.11, CQ-8.27
#[test]
fn a_hero_of_the_hour_comes_after_the_dice_too() {
    let card = EventCard::HeroOfTheHour;
    let scene = small_town(2).hand(1, &[card]);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 3, 2]);
    assert_eq!(table.asked(), Some((BEN, LATE)));
    // 4+3 to 3+2 would have won; the Sergeant makes it 3+3+2.
    table.luck(Move::Play(card, 0), [SERGEANT]);
    assert_eq!(settled(&table), ([4, 6], [3, 2], Some(1)));
    // One who lends Cunning brings another die.
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 3, 2]);
    table.luck(Move::Play(card, 0), [ResCard::CrusadingReporter as u32, 5]);
    assert_eq!(settled(&table), ([4, 5], [3, 5], Some(1)));
    // The first edition asked before the dice and refused it after them.
    let mut table = Table::new(scene.first_edition().battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY]);
    assert_eq!(table.asked(), Some((BEN, EARLY)));
}

/// CQ-8.11, CQ-8.26
#[test]
fn an_exchanged_resistance_meets_the_dice_that_lie_there() {
    let card = EventCard::CaptainFantasticToTheRescue;
    let scene = small_town(2).hand(0, &[EventCard::DeathRay]).hand(1, &[card]);
    let mut table = Table::new(scene.battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY]);
    // For the Fight Round: it goes on against the Captain.
    table.luck(Move::Play(EventCard::DeathRay, 0), [5, 1]);
    table.luck(Move::Play(card, 0), [CAPTAIN]);
    assert_eq!(settled(&table), ([7, 9], [5, 1], Some(0)), "no dice are rolled again");
}

/// Menthalars with a token at the Small Town, asked before the dice; they face this card.
fn menthalars(scene: Scene, faced: u32) -> Table {
    let mut table = Table::new(scene.race(0, Race::Menthalars).tokens(0, 1).battles());
    table.luck(Move::Resolve(a(1)), [SERGEANT, faced]);
    table.play(Move::PutBack(0, true)).play(Move::PutBack(0, false));
    assert_eq!(table.asked(), Some((ANN, EARLY)));
    table
}

/// CQ-8.26
#[test]
fn effects_for_the_round_and_for_the_fight_both_outlast_an_exchange() {
    let armed = || {
        let scene = small_town(2).hand(0, &[EventCard::DeathRay, EventCard::BattleFrenzy]);
        scene.stuff(0, StuffCard::DisintegratorPistols)
    };
    let exchanged = |scene: Scene, script: &[u32]| {
        let mut table = menthalars(scene, INFANTRY);
        table.play(Move::Play(EventCard::DeathRay, 0));
        table.play(Move::UseStuff(StuffCard::DisintegratorPistols, 0));
        table.luck(Move::UseGift(1, 0), script.iter().copied());
        assert_eq!(table.game.battle().unwrap().full, Some(ResCard::ArmyTanks));
        table.game.strength(0)
    };
    // 2+2, Infantry 3 under Mind Control, 2 for the Fight, 3 for the Fight Round.
    assert_eq!(exchanged(armed(), &[TANKS, 3, 1]), 12);
    assert_eq!(exchanged(armed().first_edition(), &[TANKS, 3, 1]), 9, "the Fight Round began anew");
}

/// CQ-8.11
#[test]
fn mind_control_and_the_mind_jammer_work_after_the_dice() {
    let mut table = menthalars(small_town(2), INFANTRY);
    table.luck(Move::Pass, [4, 2]);
    assert_eq!(table.asked(), Some((ANN, LATE)));
    table.luck(Move::UseGift(1, 0), [TANKS]);
    assert_eq!(settled(&table), ([7, 5], [4, 2], Some(0)), "the dice stay");
    // The Mind Jammer, once the dice are known.
    let scene = small_town(2).stuff(0, StuffCard::MindJammer);
    let mut table = Table::new(scene.hand(1, &[EventCard::SmuggledArms]).battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY]);
    table.luck(Move::Pass, [3, 2]);
    assert_eq!(table.asked(), Some((ANN, LATE)));
    table.play(Move::UseStuff(StuffCard::MindJammer, 1));
    assert_eq!(settled(&table).2, Some(0), "Ben is not asked any more");
}

/// CQ-7.6
#[test]
fn a_battle_at_a_landing_site_begins_like_any_other() {
    let cards = [EventCard::WaveAssault];
    let scene = Scene::new(2)
        .saucers(0, &[a(0), a(0), a(0)])
        .counter(a(0), Counter::Paratroopers)
        .tokens(0, 0)
        .hand(0, &cards)
        .hand(1, &[EventCard::ScrambleTheJets]);
    let mut table = Table::new(scene.clone().battles());
    table.play(Move::Resolve(a(0)));
    assert_eq!(table.asked(), Some((ANN, Question::Window(WindowKind::Moment))));
    table.play(Move::Play(EventCard::WaveAssault, 0));
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Moment))));
    table.luck(Move::Play(EventCard::ScrambleTheJets, 0), [1, 2, 4]);
    assert_eq!(settled(&table), ([9, 4], [1, 4], Some(0)));
    let mut table = Table::new(scene.first_edition().battles());
    table.luck(Move::Resolve(a(0)), [1, 2]);
    assert_eq!(settled(&table).0, [6, 4], "the first edition let it pass");
}

/// CQ-7.6
#[test]
fn probing_thoughts_come_before_a_battle_at_a_landing_site_too() {
    let scene = Scene::new(2)
        .race(0, Race::Menthalars)
        .saucers(0, &[a(0), a(0)])
        .counter(a(0), Counter::Paratroopers)
        .tokens(0, 0);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(0)), [SERGEANT, INFANTRY]);
    assert_eq!(table.game.resistance().looked.len(), 2, "they read the minds of the next two");
    table.play(Move::PutBack(0, true)).luck(Move::PutBack(0, true), [6, 1]);
    assert_eq!(settled(&table).2, Some(0));
    let mut table = Table::new(scene.first_edition().battles());
    table.luck(Move::Resolve(a(0)), [6, 1]);
    assert_eq!(settled(&table).2, Some(0), "the first edition let the moment pass");
}

/// CQ-11.10
#[test]
fn a_fight_between_aliens_is_won_once_at_its_end() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::Forest)
        .stuff(0, StuffCard::MoonSpiderQueen)
        .ally(0, Figure::SpiderQueen, a(1))
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1), a(1)])
        .tokens(0, 0)
        .tokens(1, 0);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [6, 1]);
    assert_ne!(table.what(), Question::OptionalEffect, "a Fight Round is no Fight");
    table.luck(Move::Stay, [6, 1]);
    assert_eq!(table.asked(), Some((ANN, Question::OptionalEffect)), "the last of Ben's is gone");
    table.play(Move::Yes);
    if table.what() == Question::Target {
        table.play(Move::FromPool(Figure::Saucer));
    }
    assert_eq!(table.crew(ANN, a(1)), 3, "one lands, once");
    // The first edition let one land after each Fight Round.
    let mut table = Table::new(scene.first_edition().battles());
    table.luck(Move::Resolve(a(1)), [6, 1]);
    assert_eq!(table.what(), Question::OptionalEffect);
}

/// CQ-11.10
#[test]
fn whoever_stays_has_won_the_fight_when_the_other_leaves() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::Forest)
        .location(a(2), LocCard::Forest)
        .stuff(0, StuffCard::MoonSpiderQueen)
        .ally(0, Figure::SpiderQueen, a(1))
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1), a(1)])
        .tokens(0, 0)
        .tokens(1, 0);
    let mut table = Table::new(scene.battles());
    table.luck(Move::Resolve(a(1)), [6, 1]);
    assert_eq!(table.asked(), Some((ANN, Question::StayOrEscape)));
    table.play(Move::Stay);
    assert_eq!(table.asked(), Some((BEN, Question::StayOrEscape)));
    table.play(Move::EscapeTo(a(2)));
    assert_eq!(table.asked(), Some((ANN, Question::OptionalEffect)));
}

/// CQ-9.8
#[test]
fn pirates_rob_a_loser_who_withdraws() {
    let card = EventCard::TacticalWithdrawal;
    let scene = Scene::new(2)
        .race(0, Race::Venezian)
        .race(1, Race::Vento)
        .location(b(1), LocCard::Forest)
        .saucers(0, &[b(1)])
        .saucers(1, &[b(1), b(1)])
        .tokens(0, 0)
        .tokens(1, 1)
        .hand(1, &[card]);
    let robbed = |scene: Scene| {
        let mut table = Table::new(scene.battles());
        table.luck(Move::Resolve(b(1)), []);
        assert_eq!(table.asked(), Some((BEN, EARLY)));
        table.luck(Move::Pass, [6, 1]);
        while table.asked() == Some((BEN, LATE)) {
            table.play(Move::Pass);
        }
        assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Destroy))));
        table.play(Move::Play(card, 0));
        if table.what() == Question::Aim {
            table.play(Move::At(b(0)));
        }
        assert_eq!(table.pool(BEN), 2, "nobody dies");
        (table.tokens(ANN), table.tokens(BEN))
    };
    assert_eq!(robbed(scene.clone()), (1, 0));
    assert_eq!(robbed(scene.first_edition()), (0, 1));
}

/// CQ-8.28
#[test]
fn fishmen_may_roll_again_after_every_bad_roll_once_a_round() {
    let scene = small_town(2).race(0, Race::Fishmen).hand(1, &[EventCard::BattleFrenzy]);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [TANKS, 5, 3]);
    assert_eq!(table.asked(), Some((BEN, LATE)));
    table.luck(Move::Play(EventCard::BattleFrenzy, 0), []);
    table.luck(Move::ForSide(0), [2]);
    assert_eq!(table.asked(), Some((ANN, Question::OptionalEffect)), "a 2 after the Frenzy");
    table.luck(Move::Yes, [1]);
    assert_eq!(settled(&table).1, [1, 3], "once a Fight Round");
    let mut table = Table::new(scene.first_edition().battles());
    table.luck(Move::Resolve(a(1)), [TANKS, 5, 3]);
    table.luck(Move::Play(EventCard::BattleFrenzy, 0), []);
    table.luck(Move::ForSide(0), [2]);
    assert_eq!(settled(&table).1, [2, 3]);
}

/// CQ-8.12
#[test]
fn those_outside_can_answer_an_outright_win() {
    let scene = small_town(2)
        .hand(0, &[EventCard::WeComeInPeace])
        .hand(1, &[EventCard::CaptainFantasticToTheRescue, EventCard::SmuggledArms]);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY]);
    table.play(Move::Play(EventCard::WeComeInPeace, 0));
    assert_eq!(table.asked(), Some((BEN, LATE)));
    assert!(table.legal(Move::Play(EventCard::CaptainFantasticToTheRescue, 0)));
    table.play(Move::Pass);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    // Strength alone answers nothing: nobody is asked for it.
    let scene = small_town(2).hand(0, &[EventCard::WeComeInPeace]);
    let mut table = Table::new(scene.hand(1, &[EventCard::SmuggledArms]).battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY]);
    table.play(Move::Play(EventCard::WeComeInPeace, 0));
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
}

/// CQ-10.14
#[test]
fn what_does_not_except_captain_fantastic_works_against_him() {
    let scene = small_town(2).hand(0, &[EventCard::WeComeInPeace]);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [CAPTAIN]);
    table.play(Move::Play(EventCard::WeComeInPeace, 0));
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    let mut table = Table::new(scene.first_edition().battles());
    table.luck(Move::Resolve(a(1)), [CAPTAIN, 1, 1]);
    assert_eq!(settled(&table).2, Some(1), "the first edition shielded him");
    // Mind Control too; Overseer Intervention names him as an exception.
    let scene = small_town(2).hand(0, &[EventCard::OverseerIntervention]);
    let mut table = menthalars(scene, CAPTAIN);
    let overseer = Move::Play(EventCard::OverseerIntervention, 0);
    assert_eq!(table.refusal(overseer), Refusal::ConditionFails);
    table.luck(Move::UseGift(1, 0), [TANKS]);
    assert_eq!(table.game.strength(0), 13, "2+2 and the Captain's 9");
}

/// CQ-16.10
#[test]
fn a_second_hero_brings_a_resistance_event_however_he_came() {
    let options = Options { players: 2, active_resistance: true, ..Options::default() };
    let scene = Scene::of(options).location(a(1), LocCard::SmallTown);
    let scene = scene.saucers(0, &[a(1), a(1)]).tokens(0, 0).hand(1, &[EventCard::HeroOfTheHour]);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [GEOLOGIST, INFANTRY, 4, 2]);
    let session = EventCard::EmergencySession as u32;
    table.luck(Move::Play(EventCard::HeroOfTheHour, 0), [SERGEANT, session]);
    assert!(table.happened(&Event::TrackMoved { step: 1 }), "the red box of Emergency Session");
    let mut table = Table::new(scene.first_edition().battles());
    table.luck(Move::Resolve(a(1)), [GEOLOGIST, INFANTRY]);
    table.luck(Move::Play(EventCard::HeroOfTheHour, 0), [SERGEANT, 4, 2]);
    assert!(table.events.iter().all(|event| !matches!(event, Event::TrackMoved { .. })));
}

/// CQ-16.10
#[test]
fn a_hero_who_has_gone_again_counts_for_human_ingenuity() {
    let options = Options { players: 2, active_resistance: true, ..Options::default() };
    let scene = Scene::of(options).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let fought = |scene: Scene, script: &[u32]| {
        let mut table = Table::new(scene.race(0, Race::Menthalars).tokens(0, 1).battles());
        table.luck(Move::Resolve(a(1)), [TANKS, TANKS]);
        table.play(Move::PutBack(0, true));
        table.luck(Move::PutBack(0, true), [SERGEANT, INFANTRY]);
        assert_eq!(table.asked(), Some((ANN, EARLY)));
        // Mind Control puts the Sergeant away; the Resistance that follows has a Hero, too.
        table.luck(Move::UseGift(1, 0), script.iter().copied());
        table.happened(&Event::TrackMoved { step: 1 })
    };
    let session = EventCard::EmergencySession as u32;
    assert!(fought(scene.clone(), &[GEOLOGIST, session, TANKS, 6, 1]));
    assert!(!fought(scene.first_edition(), &[GEOLOGIST, TANKS, 6, 1]));
}
