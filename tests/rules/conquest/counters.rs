//! Section 10.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, ResCard, Temper};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Against, Event, Move, Phase, Question};

use super::table::{ANN, BEN, CAT, Table, a, b, o};

const ARMY: EventCard = EventCard::CallInTheArmy;
const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

/// CQ-10.1
#[test]
fn a_counter_fights_like_a_full_resistance_and_returns_to_the_pool() {
    let scene = Scene::new(2).location(a(1), LocCard::ArmyBase).counter(a(1), Counter::Infantry);
    let mut table = Table::new(scene.saucers(0, &[a(1), a(1)]).battles());
    // A tie at 4+3 to 3+4: Army Base gives Assault to Military Resistance, but counters have no keywords.
    table.luck(Move::Resolve(a(1)), [3, 4]);
    assert_eq!(table.pool(ANN), 2);
    assert_eq!(*table.game.ground(a(1)).counters, [Counter::Infantry], "until beaten");
    table.luck(Move::Stay, [4, 1]);
    assert!(table.game.ground(a(1)).counters.is_empty());
    assert_eq!(table.game.counter_pool().count(Counter::Infantry), 6);
    assert_eq!(Counter::Infantry.sheet().temper, Temper::Soft);
    assert!(Counter::FighterPlanes.sheet().air && !Counter::Tanks.sheet().air);
}

/// CQ-10.2
#[test]
fn counters_are_fought_first_one_by_one_in_the_attackers_order() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::SmallTown)
        .counter(a(1), Counter::Infantry)
        .counter(a(1), Counter::Paratroopers)
        .saucers(0, &[a(1), a(1), a(1)])
        .battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.asked(), Some((ANN, Question::ChooseCounter)));
    table.luck(Move::Face(Counter::Paratroopers), [4, 1]);
    assert_eq!(*table.game.ground(a(1)).counters, [Counter::Infantry]);
    table.luck(Move::Stay, [4, 1]);
    assert_eq!(table.game.resistance().size(), 35, "no card drawn yet");
    table.luck(Move::Stay, [INFANTRY, 4, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "and one card, as its value says");
}

/// CQ-10.3
#[test]
fn a_counter_that_arrives_among_aliens_is_fought_at_once() {
    let scene = Scene::new(2).location(b(1), LocCard::Forest).saucers(1, &[b(1), b(1)]);
    let mut table = Table::new(scene.hand(0, &[ARMY]));
    table.play(Move::Play(ARMY, 0));
    table.luck(Move::At(b(1)), [4, 1]);
    let began = Event::BattleBegan { seat: BEN, space: b(1), against: Against::Arrivals };
    assert!(table.happened(&began), "in Ann's Action Phase");
    assert!(table.happened(&Event::CounterBeaten { seat: BEN, counter: Counter::Infantry }));
    table.play(Move::No); // the Fome Guild raises nobody
    assert_eq!(table.asked(), Some((ANN, Question::ActionMenu)), "which goes on");
}

/// CQ-10.4
#[test]
fn during_a_battle_it_waits() {
    // Paratroopers drawn at a(1) send a counter to a(2), where Ann has another Saucer.
    let scene = Scene::new(2)
        .location(a(1), LocCard::SmallTown)
        .location(a(2), LocCard::Forest)
        .saucers(0, &[a(1), a(1), a(2)])
        .battles();
    let mut table = Table::new(scene);
    let troopers = ResCard::ArmyParatroopers as u32;
    // Counter to Space 2; the Battle: 4+5 to 4+1; then the waiting Fight: 2+1 to 4+5.
    table.luck(Move::Resolve(a(1)), [troopers, 2, 5, 1, 1, 5]);
    let at = |wanted: &Event| table.events.iter().position(|event| event == wanted).unwrap();
    let conquered = at(&Event::Conquered { seat: ANN, space: a(1), from: None });
    let began = at(&Event::BattleBegan { seat: ANN, space: a(2), against: Against::Arrivals });
    assert!(conquered < began);
    assert_eq!(table.crew(ANN, a(2)), 0);
}

/// CQ-10.6
#[test]
fn an_empty_space_gets_its_location_before_the_fight() {
    let scene = Scene::new(2).saucers(0, &[a(1), a(1)]).hand(0, &[ARMY]);
    let mut table = Table::new(scene);
    table.play(Move::Play(ARMY, 0));
    table.luck(Move::At(a(1)), [LocCard::City as u32, 3, 1]);
    assert_eq!(table.game.ground(a(1)).location, Some(LocCard::City));
    // The City's text helps the counter: 4+3 to 3+1+1.
    let settled =
        Event::RoundSettled { strength: [4, 4], dice: [3, 1], winner: Some(0), outright: false };
    assert!(table.happened(&settled));
    assert_eq!(table.game.phase(), Phase::Action);
}

/// CQ-10.7
#[test]
fn such_a_fight_is_against_the_counter_only() {
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let mut table = Table::new(scene.hand(0, &[ARMY]));
    table.play(Move::Play(ARMY, 0)).luck(Move::At(a(1)), [3, 1]);
    assert_eq!(table.game.ground(a(1)).marker, None);
    assert_eq!((table.game.resistance().size(), table.what()), (35, Question::ActionMenu));
    // With Escape as usual.
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let mut table = Table::new(scene.hand(0, &[ARMY]));
    table.play(Move::Play(ARMY, 0)).luck(Move::At(a(1)), [3, 4]);
    assert_eq!(table.what(), Question::StayOrEscape);
    table.play(Move::EscapeTo(a(0)));
    assert_eq!(*table.game.ground(a(1)).counters, [Counter::Infantry]);
}

/// CQ-10.8
#[test]
fn several_waiting_fights_go_by_priority_each_ordering_the_own() {
    let scene = Scene::new(2)
        .location(b(2), LocCard::Forest)
        .location(b(3), LocCard::Forest)
        .saucers(1, &[b(2), b(3)])
        .hand(0, &[EventCard::NationalMobilization]);
    let mut table = Table::new(scene);
    table.luck(Move::Play(EventCard::NationalMobilization, 0), [2, 3]);
    assert_eq!(table.asked(), Some((BEN, Question::ChooseWaitingFight)));
    let fights = [b(2), b(3)].map(|space| Move::FightAt(space, Counter::Paratroopers));
    assert_eq!(table.moves(), fights);
    // 3+5 to 4+1 in Space 3, then 3+1 to 4+1 in Space 2.
    table.luck(fights[1], [5, 1]).luck(Move::No, [1, 1]);
    assert_eq!((table.crew(BEN, b(3)), table.crew(BEN, b(2))), (1, 0));
    assert_eq!(table.asked(), Some((ANN, Question::ActionMenu)));
}

/// CQ-10.9
#[test]
fn players_who_share_the_space_fight_one_after_another() {
    let scene = Scene::new(3)
        .first(1)
        .location(o(1), LocCard::Forest)
        .saucers(1, &[o(1)])
        .saucers(2, &[o(1)])
        .hand(0, &[ARMY]);
    let mut table = Table::new(scene);
    table.play(Move::Play(ARMY, 0));
    // Ben first: 3+1 to 3+5, lost. Then Cat: 3+5 to 3+1, beaten.
    table.luck(Move::At(o(1)), [1, 5, 5, 1]);
    assert_eq!((table.crew(BEN, o(1)), table.crew(CAT, o(1))), (0, 1));
    assert!(table.game.ground(o(1)).counters.is_empty());
    // Beaten by the first, it leaves nothing for the second.
    let scene = Scene::new(3)
        .first(1)
        .location(o(1), LocCard::Forest)
        .saucers(1, &[o(1)])
        .saucers(2, &[o(1)])
        .hand(0, &[ARMY]);
    let mut table = Table::new(scene);
    table.play(Move::Play(ARMY, 0)).luck(Move::At(o(1)), [5, 1]);
    assert!(!table.events.iter().any(|e| matches!(e, Event::BattleBegan { seat: CAT, .. })));
}

/// CQ-10.10
#[test]
fn a_fourth_counter_returns_to_the_pool() {
    let three = |scene: Scene| {
        scene
            .counter(a(3), Counter::Infantry)
            .counter(a(3), Counter::Infantry)
            .counter(a(3), Counter::Paratroopers)
    };
    let scene = three(Scene::new(2)).events(&[EventCard::RadarContact]).draw_phase();
    let mut script = vec![EventCard::RadarContact as u32, EventCard::DeathRay as u32];
    script.extend([EventCard::DeathRay as u32, EventCard::DeathRay as u32, 3]);
    let table = Table::of(scene.build_with(script));
    assert_eq!(table.game.ground(a(3)).counters.len(), 3);
    assert_eq!(table.game.counter_pool().count(Counter::Infantry), 4);
    // A named Space must have room.
    let mut table = Table::new(three(Scene::new(2)).hand(0, &[ARMY]));
    table.play(Move::Play(ARMY, 0));
    assert!(!table.legal(Move::At(a(3))) && table.legal(Move::At(a(4))));
}

/// CQ-10.11
#[test]
fn a_named_counter_that_is_not_left_is_not_placed() {
    let mut scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    for space in [b(1), b(2), b(3), b(4)] {
        scene = scene.counter(space, Counter::Paratroopers);
    }
    let mut table = Table::new(scene.battles());
    // The card is drawn, a Space is rolled, nothing comes.
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyParatroopers as u32, 4, 5, 1]);
    assert!(!table.events.iter().any(|event| matches!(event, Event::CounterPlaced { .. })));
    // Otherwise it goes to a Random Space of the section.
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let mut table = Table::new(scene.battles());
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyParatroopers as u32, 4, 5, 1]);
    assert_eq!(*table.game.ground(a(4)).counters, [Counter::Paratroopers]);
}

/// CQ-10.12
#[test]
fn captain_fantastic_ends_the_drawing() {
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1)]).battles();
    let mut table = Table::new(scene);
    let script = [ResCard::LocalGeologist as u32, ResCard::CaptainFantastic as u32, 6, 1];
    table.luck(Move::Resolve(a(1)), script);
    let strength =
        Event::RoundSettled { strength: [2, 10], dice: [6, 1], winner: Some(0), outright: false };
    assert!(table.happened(&strength), "one Hero helps him");
    assert!(!ResCard::CaptainFantastic.sheet().hero);
}

/// CQ-10.13
#[test]
fn his_discard_shuffles_the_pile_into_the_deck() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1)])
        .discarded_resistance(ResCard::ArmyTanks)
        .battles();
    let mut table = Table::new(scene);
    table.luck(
        Move::Resolve(a(1)),
        [ResCard::LocalGeologist as u32, ResCard::CaptainFantastic as u32, 6, 1],
    );
    assert!(table.game.resistance().discard.is_empty(), "him and all cards of that Fight");
    assert_eq!(table.game.resistance().size(), 35);
    assert!(table.happened(&Event::Reshuffled));
    // Lost to, he is discarded all the same.
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1)]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [ResCard::CaptainFantastic as u32, 1, 1]);
    assert_eq!((table.game.resistance().size(), table.pool(ANN)), (35, 4));
}
