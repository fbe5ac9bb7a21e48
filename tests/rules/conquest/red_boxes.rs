//! Every red box, carried out as a Resistance Event.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, ResCard, Tech};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Figure, Lies, Move, Options, Question};

use super::table::{ANN, BEN, Table, a, b, o};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

fn active() -> Scene {
    let options = Options { players: 2, active_resistance: true, ..Options::default() };
    Scene::of(options)
}

/// The phase with this Resistance Event, up to the first question.
fn begin(scene: Scene, card: EventCard, luck: &[u32]) -> Table {
    let script = [card as u32].into_iter().chain(luck.iter().copied());
    Table::of(scene.resistance_phase().build_with(script))
}

/// The whole phase, with a failed breakthrough.
fn whole(scene: Scene, card: EventCard, luck: &[u32]) -> Table {
    let luck: Vec<u32> = luck.iter().copied().chain([1]).collect();
    let table = begin(scene, card, &luck);
    assert_eq!(table.what(), Question::ChooseCommand);
    table
}

fn counters(table: &Table, space: saucer_night::games::conquest::Space) -> Vec<Counter> {
    table.game.ground(space).counters.to_vec()
}

#[test]
fn every_red_box_is_carried_out_here() {
    let source = include_str!("red_boxes.rs");
    for card in EventCard::ALL.iter().filter(|card| !card.sheet().red.is_empty()) {
        assert!(source.contains(&format!("EventCard::{card:?},")), "{card:?} is not played");
    }
}

#[test]
fn atomic_bomb_strikes_the_best_conquest_or_brings_a_counter() {
    let scene = active().held(b(1), LocCard::City, 1).held(a(1), LocCard::Town, 0);
    let table = whole(scene.clone().saucers(1, &[b(1)]), EventCard::AtomicBomb, &[4]);
    assert!(table.game.ground(b(1)).demolished && !table.game.ground(a(1)).demolished);
    assert_eq!(table.pool(BEN), 4);
    let table = whole(scene, EventCard::AtomicBomb, &[3, Counter::Tanks as u32, 2]);
    assert_eq!(counters(&table, o(2)), [Counter::Tanks]);
}

#[test]
fn call_in_the_army_reinforces_each_player_section() {
    let (tanks, militia) = (Counter::Tanks as u32, Counter::Militia as u32);
    let table = whole(active(), EventCard::CallInTheArmy, &[tanks, 1, militia, 2]);
    assert_eq!(
        (counters(&table, a(1)), counters(&table, b(2))),
        (vec![Counter::Tanks], vec![Counter::Militia])
    );
}

#[test]
fn anonymous_tip_raises_towns_and_cities_until_the_end_of_the_next_round() {
    let scene = active().location(a(1), LocCard::Town).location(a(2), LocCard::City);
    let table = whole(scene.location(a(3), LocCard::ArmyBase), EventCard::AnonymousTip, &[]);
    let values = [a(1), a(2), a(3)].map(|space| table.game.resistance_value(space));
    assert_eq!(values, [3, 4, 3]);
}

#[test]
fn smuggled_arms_strengthen_every_resistance() {
    let table = whole(active(), EventCard::SmuggledArms, &[]);
    assert_eq!(strength_after(table, &[INFANTRY]), 3 + 1);
}

#[test]
fn hero_of_the_hour_strengthens_resistance_with_a_hero() {
    let table = whole(active(), EventCard::HeroOfTheHour, &[]);
    assert_eq!(strength_after(table, &[ResCard::ToughSergeant as u32, INFANTRY]), 3 + 3 + 2);
    let table = whole(active(), EventCard::HeroOfTheHour, &[]);
    assert_eq!(strength_after(table, &[INFANTRY]), 3);
}

/// Plays on to a Fight of Ann's in an Empty Space that turns out a Town.
fn strength_after(mut table: Table, cards: &[u32]) -> i16 {
    use saucer_night::games::conquest::Command;
    table.play(Move::Command(Command::Two)).play(Move::Command(Command::Three));
    table.play(Move::Fly { figure: Figure::Saucer, from: a(0), to: a(1) });
    table.play(Move::EndPhase);
    let script = [LocCard::Town as u32].into_iter().chain(cards.iter().copied()).chain([1, 1]);
    table.luck(Move::Resolve(a(1)), script);
    let settled = table.events.iter().find_map(|event| match event {
        Event::RoundSettled { strength, .. } => Some(strength[1]),
        _ => None,
    });
    settled.expect("a Fight Round was settled")
}

#[test]
fn earth_germs_weaken_all_and_anybody_pays() {
    let table = whole(active(), EventCard::EarthGerms, &[]);
    assert_eq!(table.game.in_play()[0].lies, Lies::Table);
    let scene = active().saucers(0, &[a(1)]).location(a(1), LocCard::Town);
    let mut table = whole(scene, EventCard::EarthGerms, &[]);
    use saucer_night::games::conquest::Command;
    table.play(Move::Command(Command::Two)).play(Move::Command(Command::Three));
    assert!(table.legal(Move::PayOff(EventCard::EarthGerms)));
    table.play(Move::EndPhase).luck(Move::Resolve(a(1)), [INFANTRY, 1, 1]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [1, 3],
        dice: [1, 1],
        winner: Some(1),
        outright: false
    }));
}

#[test]
fn spies_among_us_make_each_player_discard() {
    let scene = active().hand(0, &[EventCard::SupplyPod, EventCard::MenaceRising]);
    let scene = scene.hand(1, &[EventCard::SupplyPod]);
    let mut table = begin(scene, EventCard::SpiesAmongUs, &[]);
    assert_eq!(table.asked(), Some((ANN, Question::Target)));
    table.luck(Move::ThisEvent(EventCard::MenaceRising), [1]);
    assert_eq!((table.hand(ANN), table.hand(BEN)), (1, 0));
}

#[test]
fn captain_fantastic_flies_to_a_section() {
    let scene = active().saucers(0, &[a(3)]).saucers(1, &[b(3)]);
    // Section 2 is Ben's; 3+1 to 9+1.
    let table = whole(scene, EventCard::CaptainFantasticToTheRescue, &[2, 1, 1]);
    assert_eq!((table.pool(ANN), table.pool(BEN)), (3, 4));
}

#[test]
fn emergency_session_moves_the_track() {
    let table = whole(active(), EventCard::EmergencySession, &[]);
    assert_eq!(table.game.track().unwrap().step, 2);
}

#[test]
fn stolen_blueprints_are_tech_or_a_counter() {
    let table = whole(active(), EventCard::StolenBlueprints, &[4, Tech::JetPacks as u32]);
    assert_eq!(table.game.tech_in_play(), [Tech::JetPacks]);
    let table = whole(active(), EventCard::StolenBlueprints, &[3, Counter::Tanks as u32, 5]);
    assert_eq!(counters(&table, o(5)), [Counter::Tanks]);
}

#[test]
fn solar_flare_makes_menace_dearer() {
    let table = whole(active(), EventCard::SolarFlare, &[]);
    assert_eq!(table.game.menace_price(1), 2);
}

#[test]
fn uprising_places_infantry_on_the_smallest_conquests() {
    let scene = active()
        .held(a(1), LocCard::Town, 0)
        .held(a(2), LocCard::SmallTown, 0)
        .held(a(3), LocCard::SmallTown, 0)
        .held(b(1), LocCard::City, 0);
    let mut table = begin(scene, EventCard::Uprising, &[]);
    // Two of Population 1 on Ann's section: the First Player picks.
    assert_eq!(table.asked(), Some((ANN, Question::Target)));
    assert_eq!(table.moves(), [Move::At(a(2)), Move::At(a(3))]);
    table.luck(Move::At(a(3)), [1]);
    assert!(table.happened(&Event::CounterPlaced { counter: Counter::Infantry, space: a(3) }));
    assert!(table.happened(&Event::CounterPlaced { counter: Counter::Infantry, space: b(1) }));
}

#[test]
fn missile_strike_hits_a_random_space_of_every_section() {
    let scene = active().saucers(0, &[a(2)]).saucers(1, &[b(3)]);
    let table = whole(scene, EventCard::MissileStrike, &[1, 2, 3, 3, 4]);
    assert_eq!((table.pool(ANN), table.pool(BEN)), (4, 3));
}

#[test]
fn fouled_engines_take_a_point_from_everybody() {
    let table = whole(active(), EventCard::FouledEngines, &[]);
    assert_eq!([ANN, BEN].map(|seat| table.game.player(seat).next_points), [-1, -1]);
}

#[test]
fn evacuation_lies_at_the_best_conquest() {
    let scene = active().held(b(1), LocCard::City, 1).held(a(1), LocCard::Town, 0);
    let table = whole(scene, EventCard::Evacuation, &[]);
    assert_eq!((table.game.population(b(1)), table.game.terror(BEN)), (2, 2));
    // Without a conquest it is discarded.
    let table = whole(active(), EventCard::Evacuation, &[]);
    assert_eq!((table.game.in_play().len(), table.game.event_discard().len()), (0, 1));
}

#[test]
fn scramble_the_jets_places_fighter_planes() {
    // They have Move: each rolls again in step 4.
    let table = whole(active(), EventCard::ScrambleTheJets, &[1, 2, 3, 2]);
    assert_eq!(counters(&table, a(3)), [Counter::FighterPlanes]);
    assert_eq!(counters(&table, b(2)), [Counter::FighterPlanes]);
}

#[test]
fn booby_trap_costs_each_player_an_alien() {
    let scene = active().saucers(0, &[a(1), a(2)]).saucers(1, &[b(1)]);
    let mut table = begin(scene, EventCard::BoobyTrap, &[]);
    assert_eq!(table.asked(), Some((ANN, Question::Target)));
    table.luck(Move::Alien(Figure::Saucer, a(2)), [1]);
    assert_eq!((table.crew(ANN, a(1)), table.pool(ANN), table.pool(BEN)), (1, 3, 4));
}

#[test]
fn radar_contact_moves_all_counters() {
    let scene = active().counter(a(1), Counter::Tanks).counter(b(1), Counter::Marines);
    let table = whole(scene, EventCard::RadarContact, &[4, 5]);
    assert_eq!(
        (counters(&table, a(4)), counters(&table, b(5))),
        (vec![Counter::Tanks], vec![Counter::Marines])
    );
}

#[test]
fn meteor_shower_hits_landing_sites_and_random_spaces() {
    let scene = active().saucers(0, &[a(0), a(2)]).saucers(1, &[]);
    let table = whole(scene, EventCard::MeteorShower, &[1, 1, 2, 3, 2]);
    assert_eq!(table.pool(ANN), 4);
}

#[test]
fn backstab_costs_everybody_a_token() {
    let table = whole(active().tokens(0, 2), EventCard::Backstab, &[]);
    assert_eq!((table.tokens(ANN), table.tokens(BEN)), (1, 0));
}

#[test]
fn civil_defense_raises_towns() {
    let table = whole(active().location(a(1), LocCard::Town), EventCard::CivilDefense, &[]);
    assert_eq!(table.game.resistance_value(a(1)), 3);
}

#[test]
fn miracle_of_science_is_human_tech() {
    let table = whole(active(), EventCard::MiracleOfScience, &[Tech::RayShielding as u32]);
    assert_eq!(table.game.tech_in_play(), [Tech::RayShielding]);
}

#[test]
fn national_mobilization_reinforces_every_section() {
    let tanks = Counter::Tanks as u32;
    let table = whole(active(), EventCard::NationalMobilization, &[tanks, 1, tanks, 2, tanks, 3]);
    let placed = [o(1), a(2), b(3)].map(|space| counters(&table, space).len());
    assert_eq!(placed, [1, 1, 1]);
}

#[test]
fn nobody_believes_the_kids_brings_a_counter_and_another_event() {
    let luck = [0, Counter::Tanks as u32, 4, EventCard::EmergencySession as u32];
    let table = whole(active(), EventCard::NobodyBelievesTheKids, &luck);
    assert_eq!((counters(&table, o(4)).len(), table.game.track().unwrap().step), (1, 2));
}
