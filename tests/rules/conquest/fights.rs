//! Section 8.

use saucer_night::engine::{Chance, GameModel};
use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, Race, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Conquest, Event, Figure, Move, Options, Question, WindowKind};

use super::table::{ANN, BEN, Table, a};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;
const TANKS: u32 = ResCard::ArmyTanks as u32;

/// Ann's Saucers at a Location of her section, in the Battle Phase.
fn at(location: LocCard, saucers: usize) -> Scene {
    let here = vec![a(1); saucers];
    Scene::new(2).location(a(1), location).saucers(0, &here).battles()
}

/// Resolves the Space with this luck.
fn fight(scene: Scene, luck: &[u32]) -> Table {
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), luck.iter().copied());
    table
}

fn settled(table: &Table) -> ([i16; 2], [u8; 2], Option<u8>) {
    let last = table.events.iter().rev().find_map(|event| match event {
        Event::RoundSettled { strength, dice, winner, .. } => Some((*strength, *dice, *winner)),
        _ => None,
    });
    last.expect("a Fight Round was settled")
}

/// CQ-8.1
#[test]
fn conquest_takes_as_many_won_fights_as_the_resistance_value() {
    let mut table = fight(at(LocCard::Town, 3), &[INFANTRY, 3, 1]);
    assert_eq!(table.game.ground(a(1)).marker, None, "one of two");
    table.luck(Move::Stay, [INFANTRY, 3, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    // Beaten counters do not count.
    let mut table = fight(at(LocCard::SmallTown, 3).counter(a(1), Counter::Infantry), &[3, 1]);
    assert_eq!(table.game.ground(a(1)).marker, None);
    table.luck(Move::Stay, [INFANTRY, 3, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    // The value may change in mid-Battle.
    let scene = at(LocCard::SmallTown, 3).hand(1, &[EventCard::AnonymousTip]);
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Moment))));
    table.luck(Move::Play(EventCard::AnonymousTip, 0), [INFANTRY, 3, 1]);
    assert_eq!((table.what(), table.game.resistance_value(a(1))), (Question::StayOrEscape, 2));
}

/// CQ-8.2
#[test]
fn heroes_are_followed_by_the_next_card_until_a_full_resistance() {
    let heroes = [ResCard::LocalGeologist, ResCard::ToughSergeant];
    let table =
        fight(at(LocCard::SmallTown, 4), &[heroes[0] as u32, heroes[1] as u32, INFANTRY, 5, 1]);
    let drawn = |card: ResCard| Event::ResistanceDrawn { card };
    assert!(table.happened(&drawn(heroes[0])) && table.happened(&drawn(heroes[1])));
    assert_eq!(settled(&table).0, [8, 3 + 1 + 3]);
    let scene = at(LocCard::SmallTown, 4).resistance(&[ResCard::LocalGeologist]);
    let mut table = Table::new(scene);
    // The deck is rebuilt from the discard pile as soon as the Geologist is out.
    table.luck(Move::Resolve(a(1)), [ResCard::LocalGeologist as u32, TANKS, 5, 1]);
    assert_eq!(settled(&table).0, [8, 6]);
    // With none left at all the Heroes fight with Strength 0 and their bonuses.
    let scene = at(LocCard::SmallTown, 1).only_resistance(&[ResCard::ToughSergeant]);
    let (mut game, mut events) = (scene.build(), Vec::new());
    let mut chance = Chance::scripted([ResCard::ToughSergeant as u32, 2, 2]);
    game.apply(&Move::Resolve(a(1)), &mut chance, &mut events);
    assert_eq!(settled(&Table { game, events }), ([2, 3], [2, 2], Some(1)));
}

/// CQ-8.3
#[test]
fn heroes_add_their_bonus_and_lend_their_abilities() {
    // The Sharpshooter is Deadly: a 5 crushes.
    let sharpshooter = ResCard::RanchSharpshooter as u32;
    let table = fight(at(LocCard::SmallTown, 4), &[sharpshooter, INFANTRY, 5, 5]);
    assert_eq!(settled(&table), ([8, 5], [5, 5], Some(1)));
    assert_eq!(table.pool(ANN), 1);
}

/// CQ-8.4
#[test]
fn a_fight_round_goes_barrage_window_dice_window_winner_loss_escape() {
    let scene = at(LocCard::SmallTown, 2).saucers(0, &[a(1), a(1)]);
    let scene = scene
        .hand(0, &[EventCard::DeathRay, EventCard::DeathRay])
        .resistance(&[ResCard::ArtilleryBattery]);
    let mut table = Table::new(scene);
    let battery = ResCard::ArtilleryBattery as u32;
    // (1) Barrage: two dice for the two Saucers, both missed; (2) the early window.
    table.luck(Move::Resolve(a(1)), [battery, 3, 4]);
    assert_eq!(table.asked(), Some((ANN, Question::Window(WindowKind::Early))));
    assert!(table.game.battle().unwrap().dice[0].is_empty());
    // (3) dice, (4) the late window.
    table.luck(Move::Pass, [2, 3]);
    assert_eq!(table.asked(), Some((ANN, Question::Window(WindowKind::Late))));
    assert_eq!(*table.game.battle().unwrap().dice[1], [3]);
    // (5) 4+2 to 6+3, (6) a loss, (7) stay or escape.
    table.play(Move::Pass);
    assert_eq!((settled(&table).2, table.pool(ANN)), (Some(1), 3));
    assert_eq!(table.what(), Question::StayOrEscape);
}

/// CQ-8.5
#[test]
fn strength_totals_add_aliens_modifiers_and_die() {
    let scene = at(LocCard::DriveInTheater, 2).stuff(0, StuffCard::SonicDisruptor);
    let table = fight(scene, &[ResCard::LocalGeologist as u32, INFANTRY, 3, 4]);
    // 2+2, +1 Sonic Disruptor; 3+1+1 for the Drive-In.
    assert_eq!(settled(&table), ([5, 5], [3, 4], Some(1)));
    // Never below 0: an Angry Mob against the Venezians.
    let table =
        fight(at(LocCard::SmallTown, 1).race(0, Race::Venezian), &[ResCard::AngryMob as u32, 2, 1]);
    assert_eq!(settled(&table).0, [3, 0]);
}

/// CQ-8.6
#[test]
fn each_side_rolls_one_die_and_the_highest_of_several_counts() {
    let table = fight(at(LocCard::SmallTown, 2), &[INFANTRY, 4, 1]);
    let dice = |table: &Table| -> Vec<usize> {
        let rolled = table.events.iter().filter_map(|event| match event {
            Event::FightDice { dice, .. } => Some(dice.len()),
            _ => None,
        });
        rolled.collect()
    };
    assert_eq!(dice(&table), [1, 1]);
    // Suburbs give the Resistance one more.
    let table = fight(at(LocCard::Suburbs, 2), &[INFANTRY, 4, 2, 5]);
    assert_eq!((dice(&table), settled(&table).1), (vec![1, 2], [4, 5]));
    // The Kitewings make it keep the lowest.
    let scene = at(LocCard::SmallTown, 2).race(0, Race::Kitewings).tokens(0, 1);
    let mut table = fight(scene, &[ResCard::ArmyTanks as u32]);
    table.luck(Move::UseGift(2, 0), [3, 6, 2]);
    assert_eq!(settled(&table).1, [3, 2]);
}

/// CQ-8.7
#[test]
fn the_higher_total_wins_and_a_tie_changes_nothing() {
    let table = fight(at(LocCard::SmallTown, 2), &[INFANTRY, 4, 4]);
    assert_eq!(settled(&table).2, Some(0));
    let mut table = fight(at(LocCard::SmallTown, 2), &[INFANTRY, 3, 4]);
    assert_eq!((settled(&table).2, table.pool(ANN)), (None, 2));
    assert_eq!(table.game.battle().unwrap().full, Some(ResCard::ArmyInfantry), "it stays");
    table.luck(Move::Stay, [4, 4]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "the same Resistance, no new card");
}

/// CQ-8.8
#[test]
fn a_six_wins_whatever_the_totals() {
    let ours = fight(at(LocCard::SmallTown, 1), &[TANKS, 6, 5]);
    assert_eq!(settled(&ours), ([2, 5], [6, 5], Some(0)));
    let theirs = fight(at(LocCard::SmallTown, 4), &[INFANTRY, 5, 6]);
    assert_eq!(settled(&theirs), ([8, 3], [5, 6], Some(1)));
}

/// CQ-8.9
#[test]
fn two_crushing_victories_are_a_tie() {
    let table = fight(at(LocCard::SmallTown, 4), &[INFANTRY, 6, 6]);
    assert_eq!(settled(&table), ([8, 3], [6, 6], None));
    assert_eq!(table.pool(ANN), 0);
}

/// CQ-8.10
#[test]
fn a_changed_die_crushes_and_changed_strength_does_not() {
    // Brute Force turns a 5 into a 6.
    let mut table = fight(
        at(LocCard::SmallTown, 1).race(0, Race::Trun).tokens(0, 1),
        &[ResCard::ExperimentalRobot as u32, 5, 4],
    );
    table.luck(Move::UseGift(2, 1), [1]);
    assert_eq!(settled(&table), ([4, 7], [6, 4], Some(1)), "but the Robot cannot be crushed");
    let mut table =
        fight(at(LocCard::SmallTown, 1).race(0, Race::Trun).tokens(0, 1), &[TANKS, 5, 5]);
    table.play(Move::UseGift(2, 1));
    assert_eq!(settled(&table), ([4, 5], [6, 5], Some(0)));
    // +3 Strength on a 5 is no Crushing Victory: 2+3+5 to 5+3+5.
    let scene = at(LocCard::SmallTown, 1).hand(0, &[EventCard::DeathRay]);
    let mut table = fight(scene, &[ResCard::ToughSergeant as u32, TANKS]);
    table.luck(Move::Play(EventCard::DeathRay, 0), [5, 5]);
    assert_eq!(settled(&table), ([5, 8], [5, 5], Some(1)));
    // The limit is 6: a 6 cannot be raised.
    // At two sixes nobody is asked; in the next round, with a 1, the Trun are.
    let scene = at(LocCard::SmallTown, 1).race(0, Race::Trun).tokens(0, 1);
    let table = fight(scene, &[TANKS, 6, 6, 1, 2]);
    assert_eq!(settled(&table), ([4, 5], [6, 6], None));
    assert!(table.legal(Move::UseGift(2, 1)));
}

/// CQ-8.11
#[test]
fn combat_cards_work_after_the_dice_too_and_rerolls_can_be_rerolled() {
    let scene = at(LocCard::SmallTown, 2).hand(0, &[EventCard::DeathRay]);
    let mut table = fight(scene, &[TANKS]);
    table.luck(Move::Pass, [2, 2]);
    table.play(Move::Play(EventCard::DeathRay, 0));
    assert_eq!(settled(&table), ([7, 5], [2, 2], Some(0)));
    let scene = at(LocCard::SmallTown, 2).hand(0, &[EventCard::BattleFrenzy]);
    let scene = scene.hand(1, &[EventCard::BattleFrenzy]);
    let mut table = fight(scene, &[TANKS, 2, 5]);
    table.play(Move::Play(EventCard::BattleFrenzy, 0)).luck(Move::ForSide(0), [6]);
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Late))));
    table.play(Move::Play(EventCard::BattleFrenzy, 0)).luck(Move::ForSide(0), [1]);
    assert_eq!(settled(&table).1, [1, 5], "the last roll stands");
}

/// CQ-8.12
#[test]
fn an_outright_win_settles_the_round_without_dice() {
    let scene = at(LocCard::SmallTown, 1).hand(0, &[EventCard::WeComeInPeace]);
    let mut table = fight(scene, &[TANKS]);
    table.play(Move::Play(EventCard::WeComeInPeace, 0));
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "no dice were rolled");
    // Against Aliens it is worth one round.
    let scene = Scene::new(2)
        .location(a(1), LocCard::Forest)
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1), a(1)])
        .hand(0, &[EventCard::OverseerIntervention])
        .hand(1, &[EventCard::OverseerIntervention])
        .battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1)));
    table.play(Move::Play(EventCard::OverseerIntervention, 0)).play(Move::ForSide(0));
    table.play(Move::Pass); // Ben lets it pass in the window to cancel it
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Early))));
    table.play(Move::Pass);
    assert_eq!((table.pool(BEN), table.crew(BEN, a(1))), (3, 1), "one Alien lost, one stays");
    // Both sides with one: a tie.
    let scene = Scene::new(2)
        .location(a(1), LocCard::Forest)
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1), a(1)])
        .hand(0, &[EventCard::OverseerIntervention])
        .hand(1, &[EventCard::OverseerIntervention])
        .battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1)));
    table.play(Move::Play(EventCard::OverseerIntervention, 0)).play(Move::ForSide(0));
    table.play(Move::Pass);
    table.play(Move::Play(EventCard::OverseerIntervention, 0));
    assert_eq!((settled(&table).2, table.pool(ANN), table.pool(BEN)), (None, 3, 2));
}

/// CQ-8.13
#[test]
fn beaten_resistance_is_discarded_with_its_heroes() {
    let table = fight(at(LocCard::Town, 3), &[ResCard::LocalGeologist as u32, INFANTRY, 4, 1]);
    let pile = &table.game.resistance().discard;
    assert_eq!((pile.count(ResCard::LocalGeologist), pile.count(ResCard::ArmyInfantry)), (1, 1));
    assert_eq!(table.game.battle().unwrap().foe, None, "the Fight is over");
}

/// CQ-8.14
#[test]
fn the_marker_is_placed_when_nothing_is_left() {
    let table = fight(at(LocCard::SmallTown, 2), &[INFANTRY, 4, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    assert_eq!(table.game.resistance_value(a(1)), 0);
    assert!(table.happened(&Event::Conquered { seat: ANN, space: a(1), from: None }));
    assert_eq!(table.what(), Question::BattleMenu, "nobody was asked");
}

/// CQ-8.15
#[test]
fn a_base_of_zero_never_gets_a_marker() {
    let scene = at(LocCard::Forest, 2).counter(a(1), Counter::Infantry);
    let table = fight(scene, &[4, 1]);
    assert!(table.happened(&Event::CounterBeaten { seat: ANN, counter: Counter::Infantry }));
    assert_eq!(table.game.ground(a(1)).marker, None);
}

/// CQ-8.16
#[test]
fn modifiers_never_make_a_one_a_zero_nor_raise_a_zero() {
    let scene = at(LocCard::Town, 2).hand(0, &[EventCard::AbductionBeam]);
    let scene = scene.stuff(0, StuffCard::StasisBeam);
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1)));
    assert!(table.legal(Move::UseStuff(StuffCard::StasisBeam, 0)));
    // At 1 the Stasis Beam has nothing to do, so nobody is asked: 4 and 1 for the card, to 3.
    table.luck(Move::Play(EventCard::AbductionBeam, 0), [INFANTRY, 4, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "one Fight was enough");
    let scene = Scene::new(2).location(a(1), LocCard::MountainLake);
    let scene =
        scene.in_play(EventCard::CivilDefense, 0, saucer_night::games::conquest::Lies::Table);
    assert_eq!(scene.build().resistance_value(a(1)), 0);
}

/// CQ-8.17
#[test]
fn a_lost_round_costs_one_alien_of_the_owners_choice() {
    let scene = at(LocCard::SmallTown, 1).stuff(0, StuffCard::TheLivingBrain);
    let scene = scene.ally(0, Figure::LivingBrain, a(1));
    let mut table = fight(scene, &[ResCard::ToughSergeant as u32, TANKS, 1, 1, 5]);
    assert_eq!(table.asked(), Some((ANN, Question::ChooseLoss)));
    assert_eq!(table.moves(), [Move::Lose(Figure::Saucer), Move::Lose(Figure::LivingBrain)]);
    table.play(Move::Lose(Figure::Saucer));
    assert_eq!((table.crew(ANN, a(1)), table.pool(ANN)), (1, 4));
    let battle = table.game.battle().unwrap();
    assert_eq!((battle.full, battle.heroes.len()), (Some(ResCard::ArmyTanks), 1), "they stay");
}

/// CQ-8.18
#[test]
fn a_lost_battle_starts_from_scratch() {
    let mut table = fight(at(LocCard::Town, 2), &[INFANTRY, 5, 1]);
    table.luck(Move::Stay, [TANKS, 1, 5]).luck(Move::Stay, [1, 5]);
    assert!(table.game.battle().is_none());
    let pile = &table.game.resistance().discard;
    assert_eq!((pile.count(ResCard::ArmyTanks), table.pool(ANN)), (1, 4));
    assert_eq!(table.game.resistance_value(a(1)), 2, "the full number again");
    // Counters stay.
    let table = fight(at(LocCard::Town, 1).counter(a(1), Counter::Infantry), &[1, 5]);
    assert_eq!(*table.game.ground(a(1)).counters, [Counter::Infantry]);
}

/// CQ-8.19
#[test]
fn assault_wins_ties() {
    let marines = ResCard::MarineRaiders as u32;
    let table = fight(at(LocCard::SmallTown, 3), &[marines, 3, 3]);
    assert_eq!(settled(&table), ([6, 6], [3, 3], Some(1)));
    let table = fight(at(LocCard::SmallTown, 3), &[marines, 6, 6]);
    assert_eq!(settled(&table).2, Some(1), "a double crush is a tie");
}

/// CQ-8.20
#[test]
fn barrage_shells_every_alien_here_and_next_door() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1), a(0), a(4)])
        .saucers(1, &[a(2)])
        .battles();
    let battery = ResCard::ArtilleryBattery as u32;
    let mut table = Table::new(scene);
    // Ann's Landing Site and Space 1, then Ben next door; a(4) is out of reach.
    table.luck(Move::Resolve(a(1)), [battery, 2, 3, 1, 6, 1]);
    assert!(table.happened(&Event::Destroyed { seat: BEN, figure: Figure::Saucer, at: a(2) }));
    let shelled = table.events.iter().filter(|e| matches!(e, Event::Blasted { limit: 2, .. }));
    assert_eq!(shelled.count(), 3);
    assert_eq!((table.crew(ANN, a(4)), table.crew(ANN, a(0))), (1, 0));
}

/// CQ-8.21
#[test]
fn a_barrage_that_leaves_nobody_ends_the_battle_without_dice() {
    let scene = at(LocCard::SmallTown, 1);
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [ResCard::ArtilleryBattery as u32, 1]);
    assert!(table.game.battle().is_none());
    assert!(!table.events.iter().any(|event| matches!(event, Event::FightDice { .. })));
    assert_eq!(table.game.resistance().discard.count(ResCard::ArtilleryBattery), 1);
}

/// CQ-8.22
#[test]
fn bold_counts_the_aliens_in_the_space() {
    let teens = ResCard::HotRodTeenagers as u32;
    let table = fight(at(LocCard::SmallTown, 4), &[teens, INFANTRY, 1, 2]);
    assert_eq!(settled(&table).0, [8, 3 + 2 + 4]);
    let table = fight(at(LocCard::SmallTown, 2), &[teens, INFANTRY, 1, 2]);
    assert_eq!(settled(&table).0, [4, 3 + 2 + 2]);
}

/// CQ-8.23
#[test]
fn cunning_gives_a_die_and_the_kept_one_may_crush() {
    let reporter = ResCard::CrusadingReporter as u32;
    let table = fight(at(LocCard::SmallTown, 4), &[reporter, INFANTRY, 5, 2, 6]);
    assert_eq!(settled(&table), ([8, 5], [5, 6], Some(1)));
    // Added to other sources: three dice in the Suburbs.
    let table = fight(at(LocCard::Suburbs, 4), &[reporter, INFANTRY, 5, 2, 3, 4]);
    assert_eq!(settled(&table).1, [5, 4]);
}

/// CQ-8.24
#[test]
fn deadly_crushes_on_a_five() {
    let squad = ResCard::FlamethrowerSquad as u32;
    let table = fight(at(LocCard::SmallTown, 4), &[squad, 4, 5]);
    assert_eq!(settled(&table), ([8, 5], [4, 5], Some(1)));
    let table = fight(at(LocCard::SmallTown, 4), &[squad, 4, 4]);
    assert_eq!(settled(&table).2, Some(0));
}

/// CQ-8.25
#[test]
fn an_ability_is_there_or_not() {
    // Deadly twice is Deadly; Crush Them All is no use to the Vyborians, who have it.
    let scene = at(LocCard::SmallTown, 1).race(0, Race::Vyborian);
    let table = fight(scene.hand(0, &[EventCard::CrushThemAll]).tokens(0, 0), &[TANKS, 5, 1]);
    assert_eq!(settled(&table).2, Some(0), "a 5 crushes");
    // Lent to Aliens it works alike: Crush Them All.
    let scene = at(LocCard::SmallTown, 1).hand(0, &[EventCard::CrushThemAll]);
    let mut table = fight(scene, &[TANKS]);
    table.luck(Move::Play(EventCard::CrushThemAll, 0), [5, 4]);
    assert_eq!(settled(&table), ([2, 5], [5, 4], Some(0)));
    // Assault from the Sheriff in his town and from the Marines counts once.
    let table = fight(
        at(LocCard::SmallTown, 3),
        &[ResCard::SmallTownSheriff as u32, ResCard::MarineRaiders as u32, 6, 6],
    );
    assert_eq!(settled(&table).2, Some(1));
}

/// CQ-8.5: what a side's Strength is made of can be told part by part.
#[test]
fn the_parts_of_a_strength_make_up_the_strength() {
    let mut looked = 0;
    for seed in 0..20 {
        let mut chance = Chance::unrecorded(seed);
        let options =
            Options { players: 3, active_resistance: seed % 2 == 0, ..Options::default() };
        let mut game = Conquest::new(&options, &mut chance).expect("sets up");
        for _ in 0..400 {
            if game.to_act().is_none() {
                break;
            }
            if game.battle().is_some() {
                for side in 0..2 {
                    let parts = game.strength_parts(side);
                    let sum: i16 = parts.iter().map(|(_, strength)| strength).sum();
                    assert_eq!(sum.max(0), game.strength(side), "{parts:?}");
                    assert!(parts.iter().all(|(_, strength)| *strength != 0));
                    looked += usize::from(parts.len() > 2);
                }
            }
            let moves = game.legal_moves();
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.apply(&mv, &mut chance, &mut Vec::new());
        }
    }
    assert!(looked > 20, "{looked} sides of more than two parts");
}
