//! Every Event with a red box, its normal text played; and that no card is left out.

use saucer_night::games::conquest::cards::{
    Counter, EventCard, LocCard, Race, ResCard, StuffCard, Tech,
};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Lies, Move, Question, Refusal, WindowKind};

use super::table::{ANN, BEN, CAT, Table, a, b, o};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;
const TANKS: u32 = ResCard::ArmyTanks as u32;

/// Ann fights at a Town of hers with two Saucers; Ben holds these.
fn against_ann(cards: &[EventCard]) -> Scene {
    let scene = Scene::new(2).location(a(1), LocCard::Town).saucers(0, &[a(1), a(1)]);
    scene.hand(1, cards).battles()
}

#[test]
fn every_card_is_played_in_these_tests() {
    let sources = [
        include_str!("event_cards.rs"),
        include_str!("hindering_cards.rs"),
        include_str!("stuff_cards.rs"),
        include_str!("resistance_cards.rs"),
        include_str!("locations.rs"),
        include_str!("races.rs"),
    ]
    .concat();
    let named = |kind: &str, name: String| {
        assert!(sources.contains(&format!("{kind}::{name}")), "{kind}::{name} is not played");
    };
    EventCard::ALL.iter().for_each(|card| named("EventCard", format!("{card:?}")));
    StuffCard::ALL.iter().for_each(|card| named("StuffCard", format!("{card:?}")));
    ResCard::ALL.iter().for_each(|card| named("ResCard", format!("{card:?}")));
    LocCard::ALL.iter().for_each(|card| named("LocCard", format!("{card:?}")));
    Race::ALL.iter().for_each(|race| named("Race", format!("{race:?}")));
    assert_eq!(Tech::ALL.len(), 6, "Human Tech needs a Resistance Phase");
}

#[test]
fn atomic_bomb_destroys_all_and_demolishes() {
    let card = EventCard::AtomicBomb;
    let scene = Scene::new(2)
        .held(b(1), LocCard::City, 1)
        .counter(b(1), Counter::Infantry)
        .saucers(1, &[b(1), b(1)])
        .saucers(0, &[b(1)])
        .hand(0, &[card]);
    let mut table = Table::new(scene);
    table.play(Move::Play(card, 0)).play(Move::At(b(1)));
    assert_eq!((table.pool(BEN), table.pool(ANN)), (4, 4));
    assert!(table.game.ground(b(1)).demolished && table.game.ground(b(1)).counters.is_empty());
    assert_eq!((table.game.terror(BEN), table.game.player(ANN).points), (0, 2));
}

#[test]
fn call_in_the_army_places_infantry_anywhere_but_on_a_landing_site() {
    let card = EventCard::CallInTheArmy;
    let mut table = Table::new(Scene::new(2).hand(0, &[card]));
    table.play(Move::Play(card, 0));
    assert!(!table.legal(Move::At(b(0))) && table.legal(Move::At(o(0))));
    table.play(Move::At(b(2)));
    assert_eq!(*table.game.ground(b(2)).counters, [Counter::Infantry]);
}

/// CQ-10.5, CQ-13.14
#[test]
fn call_in_the_army_comes_to_a_fight_of_others_too() {
    let card = EventCard::CallInTheArmy;
    let fight = |scene: Scene| {
        let mut table = Table::new(scene);
        table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
        assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Late))));
        table
    };
    let scene = against_ann(&[card, EventCard::SmuggledArms]);
    let mut table = fight(scene.clone());
    table.play(Move::Play(card, 0)).play(Move::At(a(1))).play(Move::Pass);
    assert_eq!(table.what(), Question::StayOrEscape, "the first Fight goes on to its end");
    table.luck(Move::Stay, [5, 1]).play(Move::Pass);
    let beaten = Event::CounterBeaten { seat: ANN, counter: Counter::Infantry };
    assert!(table.happened(&beaten), "before the next card");
    let table = fight(scene.first_edition());
    assert_eq!(table.refusal(Move::Play(card, 0)), Refusal::WrongMoment);
}

#[test]
fn anonymous_tip_raises_the_resistance_value_for_the_battle() {
    let card = EventCard::AnonymousTip;
    let mut table = Table::new(against_ann(&[card]));
    table.play(Move::Resolve(a(1)));
    table.luck(Move::Play(card, 0), [INFANTRY, 5, 1]);
    assert_eq!(table.game.resistance_value(a(1)), 3);
    table.play(Move::EscapeTo(a(0)));
    assert_eq!(table.game.resistance_value(a(1)), 2);
}

#[test]
fn smuggled_arms_give_the_resistance_four() {
    let card = EventCard::SmuggledArms;
    let mut table = Table::new(against_ann(&[card]));
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 3]);
    table.play(Move::Play(card, 0));
    assert!(table.happened(&Event::RoundSettled {
        strength: [4, 7],
        dice: [5, 3],
        winner: Some(1),
        outright: false
    }));
}

#[test]
fn hero_of_the_hour_brings_a_hero() {
    let card = EventCard::HeroOfTheHour;
    let mut table = Table::new(against_ann(&[card]));
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Late))));
    table.luck(Move::Play(card, 0), [TANKS, ResCard::ToughSergeant as u32]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [4, 6],
        dice: [5, 1],
        winner: Some(0),
        outright: false
    }));
    assert_eq!(
        table.game.resistance().discard.count(ResCard::ArmyTanks),
        1,
        "revealed and discarded"
    );
}

#[test]
fn earth_germs_weaken_a_player_until_paid_off() {
    let card = EventCard::EarthGerms;
    let mut table = Table::new(Scene::new(3).hand(0, &[card]));
    table.play(Move::Play(card, 0)).play(Move::Against(CAT));
    assert_eq!(table.game.in_play()[0].lies, Lies::Before(CAT));
    let scene = Scene::new(2).in_play(card, 1, Lies::Before(ANN)).location(a(1), LocCard::Town);
    let scene = scene.saucers(0, &[a(1), a(1)]);
    let mut table = Table::new(scene.clone().battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [3, 3],
        dice: [5, 1],
        winner: Some(0),
        outright: false
    }));
    let mut table = Table::new(scene);
    table.play(Move::PayOff(card));
    assert!(table.game.in_play().is_empty());
    assert_eq!(table.game.player(ANN).points, 2);
    // Only its bearer pays.
    let table = Table::new(Scene::new(2).in_play(card, 0, Lies::Before(BEN)));
    assert!(!table.legal(Move::PayOff(card)));
}

#[test]
fn spies_among_us_steal_an_event_at_random() {
    let card = EventCard::SpiesAmongUs;
    let scene =
        Scene::new(2).hand(0, &[card]).hand(1, &[EventCard::DeathRay, EventCard::ForceDome]);
    let mut table = Table::new(scene);
    table.luck(Move::Play(card, 0), [EventCard::ForceDome as u32]);
    assert_eq!(table.game.player(ANN).hand.cards.count(EventCard::ForceDome), 1);
    assert_eq!(table.hand(BEN), 1);
}

#[test]
fn captain_fantastic_to_the_rescue_takes_the_place_of_a_card() {
    let card = EventCard::CaptainFantasticToTheRescue;
    let mut table = Table::new(against_ann(&[card]));
    table.luck(Move::Resolve(a(1)), [INFANTRY, 1, 1]);
    let captain = ResCard::CaptainFantastic as u32;
    table.luck(Move::Play(card, 0), [TANKS, captain]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [4, 9],
        dice: [1, 1],
        winner: Some(1),
        outright: false
    }));
    let pile = &table.game.resistance().discard;
    assert_eq!((pile.count(ResCard::ArmyInfantry), pile.count(ResCard::ArmyTanks)), (1, 1));
}

#[test]
fn emergency_session_takes_a_point_from_every_other() {
    let card = EventCard::EmergencySession;
    let mut table = Table::new(Scene::new(3).hand(0, &[card]));
    table.play(Move::Play(card, 0));
    let next = [ANN, BEN, CAT].map(|seat| table.game.player(seat).next_points);
    assert_eq!(next, [0, -1, -1]);
}

#[test]
fn stolen_blueprints_steal_space_stuff() {
    let card = EventCard::StolenBlueprints;
    let scene = Scene::new(2).stuff(1, StuffCard::HeatCannon).stuff(1, StuffCard::CloningVats);
    let mut table = Table::new(scene.hand(0, &[card]));
    table.play(Move::Play(card, 0)).play(Move::ThisStuff(StuffCard::CloningVats, false));
    assert_eq!(table.game.player(ANN).stuff[0].card, StuffCard::CloningVats);
    assert_eq!((table.game.player(BEN).stuff.len(), table.game.player(ANN).points), (1, 2));
}

#[test]
fn solar_flare_makes_menace_dearer_until_paid_off() {
    let card = EventCard::SolarFlare;
    let mut table = Table::new(Scene::new(2).hand(0, &[card]).tokens(0, 2));
    assert!(table.legal(Move::UseGift(3, 0)));
    table.play(Move::Play(card, 0));
    assert!(!table.legal(Move::UseGift(3, 0)), "3 tokens now");
    assert_eq!(table.game.menace_price(1), 2);
    table.play(Move::PayOff(card));
    assert_eq!((table.game.player(ANN).points, table.game.menace_price(1)), (1, 1));
}

#[test]
fn uprising_frees_a_location_without_aliens() {
    let card = EventCard::Uprising;
    let scene = Scene::new(2)
        .held(b(1), LocCard::Town, 1)
        .held(b(2), LocCard::SmallTown, 1)
        .held(o(0), LocCard::CapitolCity, 1)
        .saucers(1, &[b(2)])
        .hand(0, &[card]);
    let mut table = Table::new(scene);
    // Not where Aliens stand, not with Population 5: only the Town is left, so it is taken.
    table.play(Move::Play(card, 0));
    assert_eq!((table.game.ground(b(1)).marker, table.game.terror(BEN)), (None, 6));
    assert_eq!(table.game.resistance_value(b(1)), 2, "its full Resistance again");
}

#[test]
fn missile_strike_blasts_a_space() {
    let card = EventCard::MissileStrike;
    let mut table = Table::new(Scene::new(2).saucers(1, &[b(1), b(1)]).hand(0, &[card]));
    table.play(Move::Play(card, 0));
    table.luck(Move::At(b(1)), [3, 4]);
    assert_eq!((table.crew(BEN, b(1)), table.pool(BEN)), (1, 3));
}

#[test]
fn fouled_engines_take_two_points_on_anothers_turn() {
    let card = EventCard::FouledEngines;
    let scene = Scene::new(2).hand(1, &[card]).watching(1).turn_start();
    let mut table = Table::new(scene);
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Open))));
    table.play(Move::Play(card, 0));
    assert_eq!((table.what(), table.game.player(ANN).points), (Question::ActionMenu, 2));
    let table = Table::new(Scene::new(2).hand(0, &[card]));
    assert!(!table.legal(Move::Play(card, 0)), "not on the own turn");
}

#[test]
fn evacuation_lowers_population() {
    let card = EventCard::Evacuation;
    let scene = Scene::new(2).held(b(1), LocCard::City, 1).hand(0, &[card]);
    let mut table = Table::new(scene);
    table.play(Move::Play(card, 0)).play(Move::At(b(1)));
    assert_eq!((table.game.population(b(1)), table.game.terror(BEN)), (2, 2));
}

#[test]
fn scramble_the_jets_give_the_resistance_a_die() {
    let card = EventCard::ScrambleTheJets;
    let mut table = Table::new(against_ann(&[card]));
    table.play(Move::Resolve(a(1)));
    table.luck(Move::Play(card, 0), [INFANTRY, 5, 1, 4]);
    assert!(table.happened(&Event::RoundSettled {
        strength: [4, 3],
        dice: [5, 4],
        winner: Some(0),
        outright: false
    }));
    table.luck(Move::Stay, [INFANTRY, 5, 4, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "the whole Battle");
}

#[test]
fn booby_trap_costs_the_conqueror_an_alien() {
    let card = EventCard::BoobyTrap;
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let mut table = Table::new(scene.hand(1, &[card]).battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Moment))));
    table.play(Move::Play(card, 0));
    assert_eq!((table.crew(ANN, a(1)), table.game.ground(a(1)).marker), (1, Some(ANN)));
}

#[test]
fn radar_contact_places_infantry_on_the_own_section() {
    let drawn =
        [EventCard::RadarContact, EventCard::DeathRay, EventCard::DeathRay, EventCard::DeathRay];
    let script = drawn.map(|card| card as u32).into_iter().chain([6]);
    let table = Table::of(Scene::new(2).draw_phase().build_with(script));
    assert_eq!(*table.game.ground(a(6)).counters, [Counter::Infantry]);
}

#[test]
fn meteor_shower_blasts_a_random_space_on_every_section() {
    let drawn =
        [EventCard::MeteorShower, EventCard::DeathRay, EventCard::DeathRay, EventCard::DeathRay];
    let scene = Scene::new(2).saucers(0, &[a(2), a(2)]).saucers(1, &[b(3)]).draw_phase();
    // Spaces 1, 2 and 4; then a die for each of Ann's two.
    let script = drawn.map(|card| card as u32).into_iter().chain([1, 2, 4, 2, 3]);
    let table = Table::of(scene.build_with(script));
    assert_eq!((table.crew(ANN, a(2)), table.crew(BEN, b(3))), (1, 1));
}

#[test]
fn backstab_lowers_an_alien_sides_die() {
    let card = EventCard::Backstab;
    let mut table = Table::new(against_ann(&[card]));
    table.luck(Move::Resolve(a(1)), [INFANTRY, 6, 4]);
    table.play(Move::Play(card, 0));
    assert!(table.happened(&Event::RoundSettled {
        strength: [4, 3],
        dice: [3, 4],
        winner: None,
        outright: false
    }));
}

#[test]
fn civil_defense_raises_towns_until_one_falls() {
    let drawn =
        [EventCard::CivilDefense, EventCard::DeathRay, EventCard::DeathRay, EventCard::DeathRay];
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).location(a(2), LocCard::City);
    let table = Table::of(scene.draw_phase().build_with(drawn.map(|card| card as u32)));
    assert_eq!((table.game.resistance_value(a(1)), table.game.resistance_value(a(2))), (2, 3));
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1), a(1)]);
    let scene = scene.in_play(EventCard::CivilDefense, 1, Lies::Table).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]).luck(Move::Stay, [INFANTRY, 5, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
    assert!(table.game.in_play().is_empty());
}

#[test]
fn miracle_of_science_draws_two() {
    let card = EventCard::MiracleOfScience;
    let mut table = Table::new(Scene::new(2).hand(0, &[card]));
    table.luck(Move::Play(card, 0), [EventCard::DeathRay as u32, EventCard::ForceDome as u32]);
    assert_eq!(table.hand(ANN), 2);
}

#[test]
fn national_mobilization_places_two_paratroopers() {
    let card = EventCard::NationalMobilization;
    let mut table = Table::new(Scene::new(3).hand(0, &[card]));
    table.play(Move::Play(card, 0));
    table.luck(Move::Against(BEN), [2, 5]);
    for space in [b(2), b(5)] {
        assert_eq!(*table.game.ground(space).counters, [Counter::Paratroopers]);
    }
}

#[test]
fn nobody_believes_the_kids_exchanges_a_location() {
    let card = EventCard::NobodyBelievesTheKids;
    let mut table = Table::new(Scene::new(2).saucers(0, &[a(1)]).hand(1, &[card]).battles());
    table.luck(Move::Resolve(a(1)), [LocCard::CropCircles as u32]);
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Moment))));
    table.luck(Move::Play(card, 0), [LocCard::Forest as u32]);
    assert_eq!(table.game.ground(a(1)).location, Some(LocCard::Forest));
    assert_eq!(
        (table.tokens(ANN), table.game.locations().discard.count(LocCard::CropCircles)),
        (0, 1)
    );
    assert_eq!(table.crew(ANN, a(1)), 1);
}
