//! Every race ability, used.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, Race, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Figure, Move, Question, Refusal, WindowKind};

use super::table::{ANN, BEN, Table, a, b};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;
const TANKS: u32 = ResCard::ArmyTanks as u32;

/// So many Saucers of the race at a Town, with so many tokens.
fn fighting(race: Race, saucers: usize, tokens: u16) -> Scene {
    let here = vec![a(1); saucers];
    let scene = Scene::new(2).race(0, race).location(a(1), LocCard::Town).saucers(0, &here);
    scene.tokens(0, tokens).battles()
}

fn resolve(scene: Scene, luck: &[u32]) -> Table {
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), luck.iter().copied());
    table
}

fn settled(strength: [i16; 2], dice: [u8; 2], winner: Option<u8>) -> Event {
    Event::RoundSettled { strength, dice, winner, outright: false }
}

#[test]
fn orzax_gadgets_legions_overload_and_laboratory() {
    // Gadget Masters: up to +3.
    let scene = fighting(Race::Orzax, 1, 0)
        .stuff(0, StuffCard::CloningVats)
        .stuff(0, StuffCard::CommandBeacon)
        .stuff(0, StuffCard::RobotButler)
        .stuff(0, StuffCard::SonicDisruptor);
    assert!(resolve(scene, &[TANKS, 3, 1]).happened(&settled([5, 5], [3, 1], Some(0))));
    // And a card at the end of set-up.
    let events = [EventCard::DeathRay; 3].into_iter().chain([EventCard::ForceDome]);
    let others = [EventCard::BattleFrenzy; 3].into_iter().chain([EventCard::SupplyPod]);
    let script = events.chain(others).map(|card| card as u32).chain([StuffCard::HeatCannon as u32]);
    let table = Table::of(Scene::new(2).dealing().build_with(script));
    assert_eq!(table.game.player(ANN).stuff[0].card, StuffCard::HeatCannon);
    // Robot Legions.
    let table = Table::new(Scene::new(2).saucers(0, &[a(1)]).turn_start());
    assert_eq!((table.crew(ANN, a(0)), table.pool(ANN)), (1, 2));
    // Overload the Robots.
    let mut table = resolve(fighting(Race::Orzax, 1, 1), &[TANKS]);
    table.luck(Move::UseGift(2, 0), [3, 1]);
    assert!(table.happened(&settled([4, 5], [3, 1], Some(0))));
    // Back to the Laboratory.
    let mut table = Table::new(Scene::new(2).tokens(0, 2));
    table.luck(Move::UseGift(3, 0), [StuffCard::HeatCannon as u32]);
    assert_eq!((table.tokens(ANN), table.game.player(ANN).stuff.len()), (0, 1));
}

#[test]
fn vento_discipline_glory_and_legions() {
    assert!(resolve(fighting(Race::Vento, 1, 0), &[TANKS, 3, 1]).happened(&settled(
        [3, 5],
        [3, 1],
        None
    )));
    assert!(resolve(fighting(Race::Vento, 2, 0), &[TANKS, 3, 1]).happened(&settled(
        [8, 5],
        [3, 1],
        Some(0)
    )));
    let mut table = resolve(fighting(Race::Vento, 2, 1), &[TANKS]);
    table.luck(Move::UseGift(1, 0), [3, 1]);
    assert!(table.happened(&settled([10, 5], [3, 1], Some(0))));
    let scene = Scene::new(2).race(0, Race::Vento).held(b(1), LocCard::Town, 0).tokens(0, 1);
    let mut table = Table::new(scene.saucers(0, &[a(1)]));
    table.play(Move::UseGift(2, 0)).play(Move::At(b(1)));
    table.play(Move::FromPool(Figure::Saucer)); // the first was no question
    assert_eq!((table.crew(ANN, b(1)), table.pool(ANN)), (2, 1));
}

#[test]
fn venezians_beguile_rob_and_allure() {
    let sergeant = ResCard::ToughSergeant as u32;
    let table = resolve(fighting(Race::Venezian, 2, 0), &[sergeant, INFANTRY, 2, 3]);
    assert!(table.happened(&settled([6, 3 + 3 - 2 - 1], [2, 3], Some(0))));
    let table = resolve(fighting(Race::Venezian, 2, 0), &[sergeant, TANKS, 2, 3]);
    assert!(table.happened(&settled([6, 5 + 3 - 1], [2, 3], Some(1))), "Hard, but helped");
    // Space Pirates, at a takeover.
    let scene = Scene::new(2)
        .race(0, Race::Venezian)
        .held(b(1), LocCard::Town, 1)
        .saucers(0, &[b(1)])
        .tokens(1, 2)
        .hand(1, &[EventCard::DeathRay, EventCard::ForceDome])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::TakeOver(b(1)), [EventCard::DeathRay as u32]);
    assert_eq!((table.tokens(ANN), table.tokens(BEN)), (1, 1));
    assert_eq!((table.hand(ANN), table.hand(BEN)), (1, 1));
    // And at a won Fight Round against Aliens.
    let scene = Scene::new(2).race(0, Race::Venezian).location(a(1), LocCard::Forest);
    let scene = scene.saucers(0, &[a(1), a(1)]).saucers(1, &[a(1)]).tokens(1, 1).battles();
    let mut table = Table::new(scene.race(1, Race::Vento));
    table.luck(Move::Resolve(a(1)), []);
    table.luck(Move::Pass, [4, 1]).play(Move::Pass);
    assert_eq!((table.tokens(ANN), table.tokens(BEN)), (1, 0));
    // Deadly Allure, on Soft Resistance; the Orzax are immune.
    let mut table = resolve(fighting(Race::Venezian, 1, 1), &[INFANTRY, 2, 5]);
    assert_eq!(table.what(), Question::Window(WindowKind::Late));
    table.luck(Move::UseGift(2, 0), [1]);
    assert!(table.happened(&settled([3, 1], [2, 1], Some(0))));
    let scene = Scene::new(2).race(0, Race::Venezian).race(1, Race::Orzax).tokens(0, 1);
    let scene = scene.location(a(1), LocCard::Forest).saucers(0, &[a(1)]).saucers(1, &[a(1)]);
    let mut table = Table::new(scene.battles());
    table.luck(Move::Resolve(a(1)), [6, 1]);
    assert_eq!((table.tokens(ANN), table.pool(BEN)), (1, 4), "never asked");
}

#[test]
fn fome_guild_raises_the_fallen_and_the_dead() {
    let mut table = resolve(fighting(Race::FomeGuild, 2, 0), &[INFANTRY, 5, 1]);
    assert_eq!(table.asked(), Some((ANN, Question::OptionalEffect)));
    table.play(Move::Yes);
    assert_eq!((table.crew(ANN, a(1)), table.pool(ANN)), (3, 1));
    let table = resolve(fighting(Race::FomeGuild, 2, 0), &[TANKS, 5, 1]);
    assert_eq!(table.what(), Question::StayOrEscape, "not after Hard Resistance");
    // Legion of the Dead.
    let scene = fighting(Race::FomeGuild, 1, 1)
        .discarded_resistance(ResCard::FlamethrowerSquad)
        .discarded_resistance(ResCard::ArmyInfantry)
        .discarded_resistance(ResCard::ArmyTanks);
    let mut table = resolve(scene, &[TANKS]);
    table.play(Move::UseGift(1, 0));
    let dead = [ResCard::ArmyInfantry, ResCard::FlamethrowerSquad].map(Move::ThisResistance);
    assert_eq!(table.moves(), dead, "Soft ones");
    table.luck(dead[1], [3, 1]);
    assert!(table.happened(&settled([8, 5], [3, 1], Some(0))));
}

#[test]
fn vyborians_live_for_destruction_and_enforce() {
    let table = resolve(fighting(Race::Vyborian, 1, 0), &[TANKS, 5, 4]);
    assert!(table.happened(&settled([3, 5], [5, 4], Some(0))), "a 5 crushes");
    assert_eq!(table.tokens(ANN), 0);
    assert_eq!(resolve(fighting(Race::Vyborian, 1, 0), &[TANKS, 6, 4]).tokens(ANN), 1);
    // Ruthless Enforcement: once per Fight Round, and enemy Aliens may not escape.
    let scene = Scene::new(2)
        .race(0, Race::Vyborian)
        .location(a(1), LocCard::Forest)
        .location(a(2), LocCard::Forest)
        .saucers(0, &[a(1), a(1)])
        .saucers(1, &[a(1), a(1)])
        .tokens(0, 2)
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [1, 3]);
    table.luck(Move::UseGift(1, 0), [4]);
    assert_eq!(table.crew(BEN, a(1)), 1, "6+4 to 6+3");
    assert_eq!(
        (table.tokens(ANN), table.asked()),
        (1, Some((ANN, Question::StayOrEscape))),
        "once"
    );
    table.luck(Move::Stay, [3, 1]);
    assert_eq!(
        table.asked(),
        Some((ANN, Question::Window(WindowKind::Late))),
        "Ben was not asked to leave"
    );
}

#[test]
fn fishmen_reroll_swim_and_summon_the_squid() {
    let mut table = resolve(fighting(Race::Fishmen, 1, 0), &[TANKS, 2, 1]);
    assert_eq!(table.asked(), Some((ANN, Question::OptionalEffect)));
    table.luck(Move::Yes, [4]);
    assert!(table.happened(&settled([3, 5], [4, 1], Some(0))));
    let table = resolve(fighting(Race::Fishmen, 1, 0), &[TANKS, 3, 1]);
    assert_eq!(table.what(), Question::StayOrEscape, "not on a 3");
    // Amphibious: stronger at the water, and from water to water.
    let scene = Scene::new(2).race(0, Race::Fishmen).location(a(1), LocCard::FishingVillage);
    let mut table = Table::new(scene.saucers(0, &[a(1), a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [TANKS, 3, 1]);
    assert!(table.happened(&settled([8, 5], [3, 1], Some(0))));
    let scene =
        Scene::new(2).location(a(1), LocCard::MountainLake).location(b(4), LocCard::HarborCity);
    let swim = Move::Fly { figure: Figure::Saucer, from: a(1), to: b(4) };
    let fish = scene.clone().race(0, Race::Fishmen).saucers(0, &[a(1)]);
    assert!(Table::new(fish).legal(swim));
    assert_eq!(Table::new(scene.saucers(0, &[a(1)])).refusal(swim), Refusal::NotAdjacent);
    // Land Squid.
    let mut table = resolve(fighting(Race::Fishmen, 1, 1), &[TANKS]);
    table.luck(Move::UseGift(2, 0), [5, 3, 1]);
    assert!(table.happened(&settled([8, 5], [3, 1], Some(0))));
}

#[test]
fn trun_are_tough_never_retreat_and_use_brute_force() {
    let save = |roll: u32, luck: &[u32]| {
        let mut script = vec![ResCard::CaptainFantastic as u32, 1, 1, roll];
        script.extend(luck);
        resolve(fighting(Race::Trun, 2, 0), &script)
    };
    // Saved on a 5; no Escape, so the Fight goes on: 8+1 to 9+1, and the next roll fails, and so on.
    let table = save(5, &[1, 1, 4, 1, 1, 1]);
    assert!(table.happened(&Event::SavingRoll {
        seat: ANN,
        figure: Figure::Saucer,
        roll: 5,
        saved: true
    }));
    assert_eq!((table.pool(ANN), table.what()), (4, Question::BattleMenu));
    // Brute Force turns a 4 into a 5, once per roll.
    let mut table = resolve(fighting(Race::Trun, 1, 2), &[ResCard::CaptainFantastic as u32, 2, 1]);
    assert_eq!(table.what(), Question::Window(WindowKind::Late));
    table.luck(Move::Pass, [4]);
    assert_eq!(table.what(), Question::Window(WindowKind::Destroy));
    table.luck(Move::UseGift(2, 0), [5, 1]);
    assert_eq!((table.crew(ANN, a(1)), table.tokens(ANN)), (1, 1));
    // Or the Fight Die, also after somebody else changed it, but once per roll.
    let scene = fighting(Race::Trun, 1, 2).hand(1, &[EventCard::Backstab]);
    let mut stabbed = resolve(scene, &[TANKS, 6, 1]);
    assert_eq!(stabbed.asked(), Some((BEN, Question::Window(WindowKind::Late))));
    stabbed.play(Move::Play(EventCard::Backstab, 0));
    assert!(stabbed.legal(Move::UseGift(2, 1)), "the 6 is a 3 now");
    stabbed.luck(Move::UseGift(2, 1), [TANKS, 6, 1]);
    assert!(stabbed.happened(&settled([4, 5], [4, 1], Some(0))));
    // A 5 becomes a Crushing Victory.
    table.luck(Move::UseGift(2, 1), [TANKS, 6, 1]);
    assert!(table.happened(&settled([4, 9], [6, 1], Some(0))));
}

#[test]
fn menthalars_probe_and_control() {
    // One token more at set-up.
    let scene = Scene::new(2).race(0, Race::Menthalars).dealing();
    let events = [EventCard::DeathRay; 3].into_iter().chain([EventCard::ForceDome; 2]);
    let others = [EventCard::BattleFrenzy; 3].into_iter().chain([EventCard::SupplyPod]);
    let table = Table::of(scene.build_with(events.chain(others).map(|card| card as u32)));
    assert_eq!(table.tokens(ANN), 1);
    // Two cards seen; one underneath, one on top.
    let mut table = resolve(fighting(Race::Menthalars, 2, 1), &[TANKS, INFANTRY]);
    assert_eq!(table.asked(), Some((ANN, Question::Target)));
    table.play(Move::PutBack(0, true)).play(Move::PutBack(0, false));
    assert_eq!(table.game.battle().unwrap().full, Some(ResCard::ArmyInfantry));
    assert_eq!(table.game.resistance().bottom[0].card, Some(ResCard::ArmyTanks));
    // Mind Control: the Infantry fights for them for the Battle, and new Resistance is drawn.
    table.luck(Move::UseGift(1, 0), [TANKS, 3, 1]);
    assert!(table.happened(&settled([4 + 3, 5], [3, 1], Some(0))));
    table.luck(Move::Stay, [TANKS, 3, 1]);
    assert!(table.happened(&settled([4 + 3, 5], [3, 1], Some(0))), "still in the second Fight");
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    assert_eq!(table.game.resistance().discard.count(ResCard::ArmyInfantry), 1, "then discarded");
}

#[test]
fn beetlemen_rend_swarm_and_follow_pheromones() {
    assert!(resolve(fighting(Race::Beetlemen, 2, 0), &[TANKS, 3, 1]).happened(&settled(
        [8, 5],
        [3, 1],
        Some(0)
    )));
    assert!(resolve(fighting(Race::Beetlemen, 2, 0), &[INFANTRY, 3, 1]).happened(&settled(
        [6, 3],
        [3, 1],
        Some(0)
    )));
    let scene = Scene::new(2).race(0, Race::Beetlemen).saucers(0, &[a(1)]).points(2);
    let mut table = Table::new(scene.clone());
    table.play(Move::Land(Figure::Saucer));
    assert_eq!(table.asked(), Some((ANN, Question::LandAnother)));
    table.play(Move::LandToo(Figure::Saucer));
    assert_eq!((table.crew(ANN, a(0)), table.game.player(ANN).points), (2, 1));
    let mut table = Table::new(scene);
    table.play(Move::Land(Figure::Saucer)).play(Move::Enough);
    assert_eq!(table.crew(ANN, a(0)), 1);
    let mut table = Table::new(Scene::new(2).race(0, Race::Beetlemen).tokens(0, 1).points(0));
    table.play(Move::UseGift(2, 0));
    for to in [a(1), a(2), a(3)] {
        table.play(Move::Send(Figure::Saucer, a(0), to));
    }
    assert_eq!((table.crew(ANN, a(0)), table.what()), (1, Question::ActionMenu), "three at most");
}

#[test]
fn kitewings_dive_feast_and_screech() {
    // Their moves end only in Empty Spaces.
    let scene = Scene::new(2)
        .race(0, Race::Kitewings)
        .location(a(1), LocCard::City)
        .location(a(2), LocCard::Forest)
        .counter(a(2), Counter::Infantry)
        .saucers(0, &[a(0)]);
    let mut table = Table::new(scene);
    let fly = |from, to| Move::Fly { figure: Figure::Saucer, from, to };
    table.play(fly(a(0), a(1))).play(fly(a(1), a(2))).play(fly(a(2), a(3)));
    assert_eq!(table.refusal(fly(a(3), a(4))), Refusal::MoveEnded);
    // +2 in the first Fight against Resistance.
    let mut table = resolve(fighting(Race::Kitewings, 2, 0), &[TANKS, 3, 1]);
    assert!(table.happened(&settled([8, 5], [3, 1], Some(0))));
    table.luck(Move::Stay, [TANKS, 3, 1]);
    assert!(table.happened(&settled([6, 5], [3, 1], Some(0))));
    assert_eq!(table.tokens(ANN), 0, "no feast without a loss");
    // Carrion Feast after a costly conquest.
    let mut table = resolve(fighting(Race::Kitewings, 2, 0), &[INFANTRY, 1, 6]);
    table.luck(Move::Stay, [6, 1]).luck(Move::Stay, [INFANTRY, 6, 1]);
    assert_eq!((table.game.ground(a(1)).marker, table.tokens(ANN)), (Some(ANN), 1));
    // Hideous Screech, once per Fight, after the dice too: the extra die is rolled then.
    let mut table = resolve(fighting(Race::Kitewings, 1, 2), &[TANKS]);
    table.luck(Move::Pass, [3, 5]);
    table.luck(Move::UseGift(2, 0), [1]);
    assert!(
        table.happened(&settled([5, 5], [3, 1], Some(0))),
        "kept the worst, and not asked again"
    );
    assert_eq!(table.tokens(ANN), 1);
}
