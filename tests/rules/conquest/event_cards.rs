//! Every Event without a red box, played.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{
    Event, Figure, Lies, Move, Question, Refusal, Victim, WindowKind,
};

use super::table::{ANN, BEN, Table, a, b, o};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;
const TANKS: u32 = ResCard::ArmyTanks as u32;

/// Ann holds these and fights at a Town of hers with so many Saucers.
fn fighting(saucers: usize, cards: &[EventCard]) -> Scene {
    let here = vec![a(1); saucers];
    Scene::new(2).location(a(1), LocCard::Town).saucers(0, &here).hand(0, cards).battles()
}

fn resolve(scene: Scene, luck: &[u32]) -> Table {
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), luck.iter().copied());
    table
}

fn strengths(table: &Table) -> [i16; 2] {
    [table.game.strength(0), table.game.strength(1)]
}

#[test]
fn overseer_intervention_wins_a_round_or_cancels_or_discards() {
    let card = EventCard::OverseerIntervention;
    // Outright: against Tanks before the dice.
    let mut table = resolve(fighting(1, &[card]), &[TANKS]);
    table.play(Move::Play(card, 0));
    assert_eq!(table.game.resistance().discard.count(ResCard::ArmyTanks), 1);
    // Not against Captain Fantastic.
    let captain = ResCard::CaptainFantastic as u32;
    let table = resolve(fighting(2, &[card]), &[captain, 1, 1]);
    assert_eq!(table.what(), Question::StayOrEscape, "it was never offered");
    // For another player's Aliens, after the dice.
    let scene = fighting(1, &[]).hand(1, &[card]);
    let mut table = resolve(scene, &[TANKS, 2, 5]);
    table.play(Move::Play(card, 0));
    assert_eq!(table.pool(ANN), 3, "nothing lost");
    // Cancel an Event.
    let mut table = Table::new(Scene::new(2).hand(0, &[EventCard::MenaceRising]).hand(1, &[card]));
    table.play(Move::Play(EventCard::MenaceRising, 0)).play(Move::Play(card, 1));
    assert_eq!(table.tokens(ANN), 0);
    // Discard Space Stuff.
    let mut table = Table::new(Scene::new(2).hand(0, &[card]).stuff(1, StuffCard::HeatCannon));
    table.play(Move::Play(card, 2));
    assert!(table.game.player(BEN).stuff.is_empty());
}

#[test]
fn battle_frenzy_rerolls_either_side() {
    let card = EventCard::BattleFrenzy;
    let mut table = resolve(fighting(1, &[card]), &[TANKS, 3, 5]);
    assert_eq!(table.what(), Question::Window(WindowKind::Late), "only after the dice");
    table.play(Move::Play(card, 0));
    assert_eq!(table.moves(), [Move::ForSide(0), Move::ForSide(1)]);
    table.luck(Move::ForSide(1), [1]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [2, 5],
        dice: [3, 1],
        winner: Some(1),
        outright: false
    }));
}

#[test]
fn all_part_of_the_master_plan_gives_two_action_points() {
    let card = EventCard::AllPartOfTheMasterPlan;
    let mut table = Table::new(Scene::new(2).hand(0, &[card]).points(0));
    table.play(Move::Play(card, 0));
    assert_eq!(table.game.player(ANN).points, 2);
    let table = Table::new(Scene::new(2).hand(0, &[card]).battles());
    assert_eq!(table.refusal(Move::Play(card, 0)), Refusal::WrongMoment);
}

#[test]
fn we_come_in_peace_wins_before_the_dice() {
    let card = EventCard::WeComeInPeace;
    let mut table = resolve(fighting(1, &[card]), &[TANKS]);
    table.play(Move::Play(card, 0));
    assert_eq!((table.game.battle().unwrap().won, table.pool(ANN)), (1, 3));
    // Not against Aliens.
    let scene =
        Scene::new(2).location(a(1), LocCard::Forest).saucers(0, &[a(1)]).saucers(1, &[a(1)]);
    let mut table = Table::new(scene.hand(0, &[card]).battles());
    table.luck(Move::Resolve(a(1)), [6, 1]);
    assert_eq!(table.hand(ANN), 1);
}

#[test]
fn endless_waves_lands_the_whole_pool() {
    let card = EventCard::EndlessWaves;
    let mut table = Table::new(Scene::new(2).hand(0, &[card]).saucers(0, &[a(1)]));
    table.play(Move::Play(card, 0));
    assert_eq!((table.pool(ANN), table.crew(ANN, a(0)), table.game.player(ANN).points), (0, 3, 4));
}

#[test]
fn feeding_on_the_dead_is_worth_a_point() {
    let card = EventCard::FeedingOnTheDead;
    let mut table = resolve(fighting(2, &[card]), &[INFANTRY, 5, 1]);
    table.play(Move::Play(card, 0));
    assert_eq!(table.game.terror(ANN), 1);
    assert_eq!(table.game.in_play()[0].lies, Lies::Kept);
    let table = resolve(fighting(2, &[card]), &[TANKS, 5, 1]);
    assert_eq!(
        (table.what(), table.hand(ANN)),
        (Question::StayOrEscape, 1),
        "Hard ones are no food"
    );
}

#[test]
fn death_ray_gives_three_for_the_round() {
    let card = EventCard::DeathRay;
    let mut table = resolve(fighting(1, &[card, card]), &[TANKS]);
    table.play(Move::Play(card, 0));
    assert_eq!(strengths(&table), [5, 5]);
}

#[test]
fn melt_their_armor_gives_four_against_hard() {
    let card = EventCard::MeltTheirArmor;
    let mut table = resolve(fighting(1, &[card, card]), &[TANKS]);
    table.play(Move::Play(card, 0));
    assert_eq!(strengths(&table), [6, 5]);
    let table = resolve(fighting(1, &[card]), &[INFANTRY, 1, 1]);
    assert_eq!(table.hand(ANN), 1, "not against Soft");
}

#[test]
fn nerve_gas_weakens_soft_resistance_for_the_battle() {
    let card = EventCard::NerveGas;
    let mut table = resolve(fighting(2, &[card, card]), &[INFANTRY]);
    table.play(Move::Play(card, 0));
    assert_eq!(strengths(&table), [4, 1]);
    table.luck(Move::Pass, [5, 1]).play(Move::Pass);
    table.luck(Move::Stay, [TANKS, 5, 1]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [4, 5],
        dice: [5, 1],
        winner: Some(0),
        outright: false
    }));
}

#[test]
fn force_dome_saves_all() {
    let card = EventCard::ForceDome;
    let mut table = resolve(fighting(2, &[card]), &[TANKS, 1, 5]);
    assert_eq!(table.asked(), Some((ANN, Question::Window(WindowKind::Destroy))));
    table.play(Move::Play(card, 0));
    assert_eq!((table.pool(ANN), table.crew(ANN, a(1))), (2, 2));
    // Not for others.
    let table = resolve(fighting(2, &[]).hand(1, &[card]), &[TANKS, 1, 5]);
    assert_eq!((table.pool(ANN), table.hand(BEN)), (3, 1));
}

#[test]
fn hyperspace_jump_places_up_to_three() {
    let card = EventCard::HyperspaceJump;
    let scene = Scene::new(2).held(b(1), LocCard::Town, 0).saucers(0, &[a(0), a(0), a(0), o(1)]);
    let mut table = Table::new(scene.hand(0, &[card]));
    table.play(Move::Play(card, 0));
    for space in [a(0), o(1), b(1)] {
        assert!(table.legal(Move::At(space)));
    }
    assert!(!table.legal(Move::At(a(1))));
    table.play(Move::At(b(1)));
    for _ in 0..2 {
        table.play(Move::Alien(Figure::Saucer, a(0)));
    }
    table.play(Move::Alien(Figure::Saucer, o(1)));
    assert_eq!((table.crew(ANN, b(1)), table.crew(ANN, a(0))), (3, 1), "three at most");
    assert_eq!(table.game.player(ANN).points, 3);
    assert!(
        table.legal(Move::Fly { figure: Figure::Saucer, from: b(1), to: b(2) }),
        "not stopped there"
    );
}

#[test]
fn supply_pod_draws_space_stuff() {
    let card = EventCard::SupplyPod;
    let mut table = Table::new(Scene::new(2).hand(0, &[card]));
    table.luck(Move::Play(card, 0), [StuffCard::HeatCannon as u32]);
    assert_eq!((table.game.player(ANN).stuff.len(), table.game.player(ANN).points), (1, 2));
}

#[test]
fn menace_rising_gives_two_tokens() {
    let card = EventCard::MenaceRising;
    let mut table = Table::new(Scene::new(2).hand(0, &[card]));
    table.play(Move::Play(card, 0));
    assert_eq!((table.tokens(ANN), table.game.player(ANN).points), (2, 3));
}

#[test]
fn jamming_signal_cancels_an_event_a_card_in_play_or_an_ability() {
    let card = EventCard::JammingSignal;
    let mut table = Table::new(
        Scene::new(2).hand(0, &[EventCard::EndlessWaves]).saucers(0, &[]).hand(1, &[card]),
    );
    table.play(Move::Play(EventCard::EndlessWaves, 0)).play(Move::Play(card, 0));
    assert_eq!(table.pool(ANN), 4);
    let scene = Scene::new(2).hand(0, &[card]).in_play(EventCard::SolarFlare, 1, Lies::Table);
    let mut table = Table::new(scene.in_play(EventCard::EarthGerms, 1, Lies::Before(ANN)));
    table.play(Move::Play(card, 0)).play(Move::Strike(Victim::InPlay(EventCard::EarthGerms)));
    assert_eq!(table.game.in_play().len(), 1);
    let mut table = Table::new(Scene::new(2).tokens(0, 2).hand(1, &[card]));
    table.play(Move::UseGift(3, 0)).play(Move::Play(card, 1));
    assert!(table.game.player(ANN).stuff.is_empty());
}

#[test]
fn panic_in_the_streets_raises_population() {
    let card = EventCard::PanicInTheStreets;
    let scene = Scene::new(2).held(a(1), LocCard::Town, 0).held(a(2), LocCard::CrashSite, 0);
    let mut table = Table::new(scene.hand(0, &[card]));
    table.play(Move::Play(card, 0));
    assert_eq!(table.game.in_play()[0].lies, Lies::At(a(1)), "the Crash Site has no Population");
    assert_eq!((table.game.population(a(1)), table.game.terror(ANN)), (3, 3));
}

#[test]
fn scout_drones_look_at_locations_and_draw() {
    let card = EventCard::ScoutDrones;
    let mut table = Table::new(Scene::new(2).hand(0, &[card]).saucers(0, &[a(1)]));
    let top = [LocCard::City, LocCard::Forest, LocCard::Town].map(|c| c as u32);
    table.luck(Move::Play(card, 0), top);
    assert_eq!(table.what(), Question::Target);
    table.play(Move::PutBack(1, true)); // the Forest underneath
    table.play(Move::PutBack(1, false)); // the Town on top
    table.luck(Move::PutBack(0, false), [EventCard::SupplyPod as u32]); // the City on top of it
    assert_eq!(table.hand(ANN), 1);
    table.play(Move::EndPhase);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 1, 1]);
    assert_eq!(table.game.ground(a(1)).location, Some(LocCard::City), "no luck in it");
}

#[test]
fn wave_assault_needs_three_or_the_objective() {
    let card = EventCard::WaveAssault;
    let mut table = Table::new(fighting(3, &[card]));
    table.play(Move::Resolve(a(1)));
    table.luck(Move::Play(card, 0), [INFANTRY, 5, 1]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [9, 3],
        dice: [5, 1],
        winner: Some(0),
        outright: false
    }));
    table.luck(Move::Stay, [INFANTRY, 5, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "for the whole Battle");
    let table = resolve(fighting(2, &[card]), &[INFANTRY, 5, 1]);
    assert_eq!(table.hand(ANN), 1, "two are too few");
    let scene = Scene::new(2).saucers(0, &[o(0), o(0)]).hand(0, &[card]).battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(o(0)));
    assert!(table.legal(Move::Play(card, 1)) && !table.legal(Move::Play(card, 0)));
}

#[test]
fn crush_them_all_makes_the_aliens_deadly() {
    let card = EventCard::CrushThemAll;
    let mut table = resolve(fighting(1, &[card]), &[TANKS]);
    table.luck(Move::Play(card, 0), [5, 4]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [2, 5],
        dice: [5, 4],
        winner: Some(0),
        outright: false
    }));
}

#[test]
fn tactical_withdrawal_saves_all_and_escapes() {
    let card = EventCard::TacticalWithdrawal;
    // From afar, to the own Landing Site.
    let scene = Scene::new(2).location(b(1), LocCard::Town).saucers(0, &[b(1), b(1)]);
    let mut table = Table::new(scene.hand(0, &[card]).battles());
    table.luck(Move::Resolve(b(1)), [TANKS, 1, 5]);
    assert_eq!(table.what(), Question::Window(WindowKind::Destroy));
    table.play(Move::Play(card, 0));
    assert_eq!((table.crew(ANN, a(0)), table.pool(ANN)), (2, 2));
    assert!(table.game.battle().is_none());
}

#[test]
fn strafing_run_removes_a_counter_or_strengthens() {
    let card = EventCard::StrafingRun;
    let scene = Scene::new(2).counter(a(1), Counter::Infantry).counter(b(1), Counter::Infantry);
    let mut table = Table::new(scene.hand(0, &[card]));
    table.play(Move::Play(card, 0));
    assert!(table.game.ground(a(1)).counters.is_empty());
    assert_eq!(table.game.ground(b(1)).counters.len(), 1, "not next to an own Alien");
    let mut table = resolve(fighting(1, &[card]), &[TANKS]);
    table.luck(Move::Play(card, 1), [4, 3, 1]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [4, 5],
        dice: [3, 1],
        winner: Some(0),
        outright: false
    }));
}

#[test]
fn sabotage_the_labs_steals_a_token() {
    let card = EventCard::SabotageTheLabs;
    let mut table = Table::new(Scene::new(3).hand(0, &[card]).tokens(1, 2).tokens(2, 1));
    table.play(Move::Play(card, 0));
    // No track: only stealing would do something.
    table.play(Move::Against(BEN));
    assert_eq!((table.tokens(ANN), table.tokens(BEN)), (1, 1));
}

#[test]
fn abduction_beam_lowers_the_resistance_value() {
    let card = EventCard::AbductionBeam;
    let mut table = Table::new(fighting(2, &[card]));
    table.play(Move::Resolve(a(1)));
    table.luck(Move::Play(card, 0), [INFANTRY, 5, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "one Fight instead of two");
}

#[test]
fn salvage_rights_takes_from_a_discard_pile() {
    let card = EventCard::SalvageRights;
    let scene = || {
        Scene::new(2)
            .hand(0, &[card])
            .discarded_event(EventCard::DeathRay)
            .discarded_event(EventCard::ForceDome)
            .discarded_stuff(StuffCard::GorgomagTheLavaBrute)
    };
    let mut table = Table::new(scene());
    table.play(Move::Play(card, 0)).play(Move::Option(0));
    table.play(Move::ThisEvent(EventCard::ForceDome));
    assert_eq!(table.game.player(ANN).hand.cards.count(EventCard::ForceDome), 1);
    let mut table = Table::new(scene());
    table.play(Move::Play(card, 0)).play(Move::Option(1));
    assert_eq!(table.crew(ANN, a(0)), 5, "the Ally is on the Landing Site");
}

#[test]
fn mothership_in_orbit_lands_one_each_turn() {
    let card = EventCard::MothershipInOrbit;
    let mut table = Table::new(Scene::new(2).hand(0, &[card]).saucers(0, &[]));
    table.play(Move::Play(card, 0));
    assert_eq!(table.game.in_play()[0].lies, Lies::Before(ANN));
    let scene = Scene::new(2).turn(1).in_play(card, 1, Lies::Before(BEN)).saucers(1, &[]);
    let table = Table::new(scene.turn_start());
    assert_eq!((table.crew(BEN, b(0)), table.pool(BEN)), (1, 3));
}
