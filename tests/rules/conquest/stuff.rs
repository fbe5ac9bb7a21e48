//! Section 12.

use saucer_night::engine::{GameModel, Seen, Viewer};
use saucer_night::games::conquest::cards::{EventCard, LocCard, Race, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Figure, Held, Move, Place, Refusal, Victim};

use super::table::{ANN, BEN, Table, a, b};

/// CQ-12.1
#[test]
fn a_drawn_card_lies_face_up() {
    let mut table = Table::new(Scene::new(2).hand(0, &[EventCard::SupplyPod]).points(2));
    table.luck(Move::Play(EventCard::SupplyPod, 0), [StuffCard::HeatCannon as u32]);
    let held = Held { card: StuffCard::HeatCannon, down: false };
    assert_eq!(*table.game.player(ANN).stuff, [held]);
    let seen = Seen::new(&table.game, Viewer::Seat(BEN));
    assert_eq!(*seen.player(ANN).stuff, [held], "for all to see");
    assert!(table.happened(&Event::StuffGained { seat: ANN, card: StuffCard::HeatCannon }));
}

/// CQ-12.2
#[test]
fn an_ally_starts_on_the_landing_site_as_a_fifth_alien() {
    let mut table = Table::new(Scene::new(2).hand(0, &[EventCard::SupplyPod]).points(2));
    table.luck(Move::Play(EventCard::SupplyPod, 0), [StuffCard::GorgomagTheLavaBrute as u32]);
    assert_eq!((table.crew(ANN, a(0)), table.game.player(ANN).points), (5, 0), "no further cost");
}

/// CQ-12.3
#[test]
fn an_ally_gets_the_bonuses_of_the_players_aliens() {
    // Vento: two or more fighting together have +1 each, an Ally too.
    let scene = Scene::new(2)
        .race(0, Race::Vento)
        .stuff(0, StuffCard::GorgomagTheLavaBrute)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1)])
        .ally(0, Figure::Gorgomag, a(1))
        .tokens(0, 0)
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyTanks as u32, 2, 2]);
    let settled = Event::RoundSettled {
        strength: [3 + 5 + 2, 5],
        dice: [2, 2],
        winner: Some(0),
        outright: false,
    };
    assert!(table.happened(&settled));
    // Too Tough to Die names the Trun: no roll for the Ally.
    let scene = Scene::new(2)
        .race(0, Race::Trun)
        .stuff(0, StuffCard::GorgomagTheLavaBrute)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[])
        .ally(0, Figure::Gorgomag, a(1))
        .tokens(0, 0)
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [ResCard::CaptainFantastic as u32, 1, 1]);
    assert!(table.happened(&Event::Destroyed { seat: ANN, figure: Figure::Gorgomag, at: a(1) }));
}

/// CQ-12.4
#[test]
fn a_destroyed_ally_can_land_again() {
    let scene = Scene::new(2).stuff(0, StuffCard::TheLivingBrain);
    let mut table = Table::new(scene.ally_in_pool(0, Figure::LivingBrain).points(1));
    assert_eq!(table.game.player(ANN).stuff.len(), 1, "the card stays");
    table.play(Move::Land(Figure::LivingBrain));
    assert_eq!((table.crew(ANN, a(0)), table.game.player(ANN).points), (5, 0));
}

/// CQ-12.5
#[test]
fn a_figure_follows_its_card() {
    let steal = |scene: Scene| {
        let mut table = Table::new(scene.hand(0, &[EventCard::StolenBlueprints]));
        table.play(Move::Play(EventCard::StolenBlueprints, 0));
        table
    };
    let scene = || Scene::new(2).stuff(1, StuffCard::MoonSpiderQueen);
    let table = steal(scene().ally(1, Figure::SpiderQueen, b(1)));
    assert_eq!(table.game.player(ANN).aliens[6].place, Place::On(a(0)));
    assert_eq!(table.game.player(BEN).aliens[6].place, Place::Away);
    let table = steal(scene().ally_in_pool(1, Figure::SpiderQueen));
    assert_eq!(table.game.player(ANN).aliens[6].place, Place::Pool);
    // Canceled, the figure leaves the board.
    let scene = scene().ally(1, Figure::SpiderQueen, b(1));
    let mut table = Table::new(scene.hand(0, &[EventCard::OverseerIntervention]));
    table.play(Move::Play(EventCard::OverseerIntervention, 2));
    assert_eq!(table.crew(BEN, b(1)), 0);
    assert_eq!(table.game.stuff_discard().count(StuffCard::MoonSpiderQueen), 1);
}

/// CQ-12.6
#[test]
fn an_activate_card_is_used_once_per_turn_cycle() {
    let scene = Scene::new(2).stuff(0, StuffCard::AntigravBelts).saucers(0, &[a(0), a(0)]);
    let mut table = Table::new(scene);
    table.play(Move::UseStuff(StuffCard::AntigravBelts, 0)).play(Move::Enough);
    assert!(table.game.player(ANN).stuff[0].down);
    assert_eq!(table.refusal(Move::UseStuff(StuffCard::AntigravBelts, 0)), Refusal::FaceDown);
    let scene = Scene::new(2).stuff(0, StuffCard::AntigravBelts).face_down(0).turn_start();
    assert!(Table::new(scene).legal(Move::UseStuff(StuffCard::AntigravBelts, 0)), "readied");
}

/// CQ-12.7
#[test]
fn a_face_down_card_can_be_canceled_and_stolen_as_it_lies() {
    let scene = || Scene::new(2).stuff(1, StuffCard::TargetingComputer).face_down(1);
    let seen = Seen::new(&scene().build(), Viewer::Seat(ANN));
    assert_eq!(seen.player(BEN).stuff[0].card, StuffCard::TargetingComputer, "looked at");
    let mut table = Table::new(scene().hand(0, &[EventCard::StolenBlueprints]));
    table.play(Move::Play(EventCard::StolenBlueprints, 0));
    assert_eq!(
        *table.game.player(ANN).stuff,
        [Held { card: StuffCard::TargetingComputer, down: true }]
    );
    let scene = scene().stuff(1, StuffCard::HeatCannon);
    let mut table = Table::new(scene.hand(0, &[EventCard::OverseerIntervention]));
    table.play(Move::Play(EventCard::OverseerIntervention, 2));
    table.play(Move::Strike(Victim::Stuff(BEN, StuffCard::TargetingComputer, true)));
    assert_eq!(table.game.player(BEN).stuff.len(), 1);
}

/// CQ-12.8
#[test]
fn menace_abilities_are_used_as_often_as_they_can_be_paid() {
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1)]);
    let mut table = Table::new(scene.tokens(0, 2).battles());
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyTanks as u32]);
    table.play(Move::UseGift(2, 0));
    assert_eq!((table.tokens(ANN), table.game.strength(0)), (1, 4));
    assert!(table.legal(Move::UseGift(2, 0)), "again");
    table.luck(Move::UseGift(2, 0), [5, 1]);
    assert_eq!(table.tokens(ANN), 0);
    assert!(table.happened(&Event::RoundSettled {
        strength: [6, 5],
        dice: [5, 1],
        winner: Some(0),
        outright: false
    }));
    let poor = Table::new(Scene::new(2).tokens(0, 1));
    assert_eq!(poor.refusal(Move::UseGift(3, 0)), Refusal::TooFewTokens { cost: 2, have: 1 });
    assert_eq!(poor.game.seats(), 2);
}
