//! Moments by the letter of the rulebook: who may play what when, and who is asked first.

use saucer_night::engine::GameModel;
use saucer_night::games::conquest::cards::{EventCard, LocCard, Race, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{
    Asking, Figure, Move, Options, Question, Refusal, Source, Step, Victim, WindowKind,
};

use super::table::{ANN, BEN, CAT, Table, a};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

fn window(kind: WindowKind) -> Question {
    Question::Window(kind)
}

/// CQ-13.7, CQ-13.13
#[test]
fn every_window_asks_the_first_player_first() {
    // Ann fights, Cat is First Player: Cat, Ann, Ben.
    let scene = Scene::new(3)
        .first(2)
        .turn(0)
        .location(a(1), LocCard::Town)
        .saucers(0, &[a(1), a(1)])
        .tokens(0, 0);
    // W-6: a Battle begins.
    let begins =
        scene.clone().hand(0, &[EventCard::AbductionBeam]).hand(2, &[EventCard::AnonymousTip]);
    let mut table = Table::new(begins.clone().battles());
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.asked(), Some((CAT, window(WindowKind::Moment))));
    let mut table = Table::new(begins.first_edition().battles());
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.asked(), Some((ANN, window(WindowKind::Moment))), "the fighter came first");
    // W-5: Aliens are about to be destroyed; both could save some.
    let dies = scene.clone().saucers(2, &[a(1)]).hand(0, &[EventCard::ForceDome]);
    let dies = dies.hand(2, &[EventCard::ForceDome]).hand(1, &[EventCard::AtomicBomb]);
    let mut table = Table::new(dies.turn(1).points(3));
    table.play(Move::Play(EventCard::AtomicBomb, 0));
    table.play(Move::At(a(1)));
    assert_eq!(table.asked(), Some((CAT, window(WindowKind::Destroy))));
    // W-3: before the dice.
    let early = Scene::new(2)
        .first(1)
        .turn(0)
        .location(a(1), LocCard::Forest)
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1)])
        .tokens(0, 0)
        .tokens(1, 0)
        .hand(0, &[EventCard::DeathRay])
        .hand(1, &[EventCard::DeathRay]);
    let mut table = Table::new(early.clone().battles());
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Early))));
    let mut table = Table::new(early.first_edition().battles());
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.asked(), Some((ANN, window(WindowKind::Early))));
}

/// CQ-13.14
#[test]
fn where_everybody_is_asked_others_may_play_from_the_first_round_on() {
    let options = Options { players: 2, asking: Asking::Everyone, ..Options::default() };
    let scene = Scene::of(options).hand(1, &[EventCard::CallInTheArmy]).tokens(0, 0);
    let mut table = Table::new(scene.clone().turn_start());
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Open))), "before Ann's first turn");
    table.play(Move::Play(EventCard::CallInTheArmy, 0));
    // In the first edition nobody watched before a menu of the own.
    let edition = saucer_night::games::conquest::Edition::First;
    let scene = Scene::of(Options { edition, ..options }).hand(1, &[EventCard::CallInTheArmy]);
    let table = Table::new(scene.turn_start());
    assert_eq!(table.asked(), Some((ANN, Question::ActionMenu)));
}

/// CQ-13.14
#[test]
fn fouled_engines_are_never_dead() {
    let scene = Scene::new(2).hand(1, &[EventCard::FouledEngines]);
    let mut table = Table::new(scene.clone().turn_start());
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Open))), "without having asked for it");
    let before = table.game.player(ANN).number;
    table.play(Move::Play(EventCard::FouledEngines, 0));
    assert_eq!(table.game.player(ANN).points, before.saturating_sub(2));
    let table = Table::new(scene.first_edition().turn_start());
    assert_eq!(table.asked(), Some((ANN, Question::ActionMenu)));
}

/// CQ-13.14
#[test]
fn overseer_intervention_takes_space_stuff_in_a_fight() {
    let card = EventCard::OverseerIntervention;
    let scene = Scene::new(2)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1), a(1)])
        .tokens(0, 0)
        .stuff(0, StuffCard::SonicDisruptor)
        .hand(1, &[card]);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 1, 3]);
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Late))));
    assert!(table.legal(Move::Play(card, 2)));
    table.play(Move::Play(card, 2));
    if table.what() == Question::Aim {
        table.play(Move::Strike(Victim::Stuff(ANN, StuffCard::SonicDisruptor, false)));
    }
    assert!(table.game.player(ANN).stuff.is_empty());
    let mut table = Table::new(scene.first_edition().battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 1, 3]);
    assert_eq!(table.refusal(Move::Play(card, 2)), Refusal::WrongMoment);
}

/// CQ-13.15
#[test]
fn in_a_fight_of_others_one_may_act_before_the_dice_but_is_asked_after_them() {
    let card = EventCard::SmuggledArms;
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let scene = scene.tokens(0, 0).hand(1, &[card]);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 3, 3]);
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Late))));
    // Where everybody is asked, before the dice too.
    let everyone = scene.ask_everyone();
    let asked_early = |scene: Scene| {
        let mut table = Table::new(scene.battles());
        table.luck(Move::Resolve(a(1)), []);
        table.luck(Move::Pass, [INFANTRY]);
        assert_eq!(table.asked(), Some((BEN, window(WindowKind::Early))));
        table.game.check(&Move::Play(card, 0))
    };
    assert_eq!(asked_early(everyone.clone()), Ok(()));
    assert_eq!(asked_early(everyone.first_edition()), Err(Refusal::WrongMoment));
}

/// CQ-13.7
#[test]
fn texts_of_one_moment_come_in_a_fixed_order() {
    let scene = Scene::new(2)
        .race(0, Race::FomeGuild)
        .stuff(0, StuffCard::MoonSpiderQueen)
        .ally(0, Figure::SpiderQueen, a(1))
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1)])
        .tokens(0, 0);
    let mut table = Table::new(scene.battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    let source = |table: &Table| match table.game.agenda().last() {
        Some(Step::Resolve(run)) => run.source,
        other => panic!("{other:?}"),
    };
    assert_eq!(table.what(), Question::OptionalEffect);
    assert_eq!(source(&table), Source::Gift(Race::FomeGuild, 0), "the race sheet first");
    table.play(Move::No);
    assert_eq!(source(&table), Source::Stuff(StuffCard::MoonSpiderQueen), "then Space Stuff");
}

/// CQ-13.1
#[test]
fn scout_drones_fly_at_any_time() {
    let card = EventCard::ScoutDrones;
    let scene = Scene::new(2).hand(0, &[card]);
    let table =
        Table::new(scene.clone().location(a(1), LocCard::Town).saucers(0, &[a(1)]).battles());
    assert!(table.legal(Move::Play(card, 0)), "in the Battle Phase");
    let table = Table::new(Scene::new(2).hand(1, &[card]).watching(1).turn_start());
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Open))), "on another's turn");
    let scene = scene.first_edition().location(a(1), LocCard::Town).saucers(0, &[a(1)]);
    assert_eq!(Table::new(scene.battles()).refusal(Move::Play(card, 0)), Refusal::WrongMoment);
}

/// CQ-13.16
#[test]
fn salvage_rights_leave_play_immediately_cards_where_they_are() {
    let card = EventCard::SalvageRights;
    let scene = Scene::new(2).race(0, Race::Vento).hand(0, &[card]);
    let scene = scene.discarded_event(EventCard::RadarContact);
    let table = Table::new(scene.clone());
    assert_eq!(table.refusal(Move::Play(card, 0)), Refusal::NothingToDo);
    let scene = scene.discarded_event(EventCard::DeathRay).discarded_event(EventCard::ForceDome);
    let mut table = Table::new(scene.clone());
    table.play(Move::Play(card, 0));
    let events = [EventCard::DeathRay, EventCard::ForceDome].map(Move::ThisEvent);
    assert_eq!(table.moves(), events);
    let mut table = Table::new(scene.first_edition());
    table.play(Move::Play(card, 0));
    assert!(table.legal(Move::ThisEvent(EventCard::RadarContact)));
}
