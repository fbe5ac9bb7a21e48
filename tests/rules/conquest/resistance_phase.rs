//! Active Resistance: sections 4, 10, 16 and 18 where a game has a Resistance Phase.

use saucer_night::engine::{Chance, GameModel};
use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, Race, ResCard, Tech};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{
    Against, Colour, Conquest, Ending, Event, Move, Options, Phase, Question, Sheet, Source, Space,
    Victim, WindowKind,
};

use super::table::{ANN, BEN, Table, a, b, o};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

fn options(sheet: Sheet) -> Options {
    Options { players: 2, active_resistance: true, sheet, ..Options::default() }
}

fn active() -> Scene {
    Scene::of(options(Sheet::Standard))
}

/// The whole phase with this Resistance Event, luck for it, and a failed breakthrough.
fn phase(scene: Scene, card: EventCard, luck: &[u32]) -> Table {
    let script = [card as u32].into_iter().chain(luck.iter().copied()).chain([1]);
    Table::of(scene.resistance_phase().build_with(script))
}

fn step(table: &Table) -> u8 {
    table.game.track().expect("a game with a track").step
}

/// A counter for the Objective section: Stolen Blueprints with a low roll.
fn reinforce_objective(scene: Scene, counter: Counter, roll: u32, more: &[u32]) -> Table {
    let luck: Vec<u32> =
        [1, counter as u32, roll].into_iter().chain(more.iter().copied()).collect();
    phase(scene, EventCard::StolenBlueprints, &luck)
}

/// CQ-4.10
#[test]
fn active_resistance_adds_track_counters_and_a_phase() {
    let mut chance = Chance::scripted([Race::Vento as u32, Race::Kitewings as u32]);
    let mut table = Table::of(Conquest::new(&options(Sheet::Standard), &mut chance).unwrap());
    assert_eq!((step(&table), table.game.track().unwrap().sheet), (0, Sheet::Standard));
    assert_eq!(table.game.counter_pool().len(), 30, "the full pool");
    table.play(Move::TakeColour(Colour::Red));
    // Two for the Objective section (one is Captain Fantastic, who finds nobody there), one for
    // each other.
    let forces = [
        Counter::Tanks as u32,
        4,
        Counter::CaptainFantastic as u32,
        Counter::Infantry as u32,
        1,
        Counter::Marines as u32,
        2,
    ];
    let hands = [EventCard::DeathRay; 3].into_iter().chain([EventCard::ForceDome; 2]);
    let hands = hands.chain([EventCard::BattleFrenzy; 2]).map(|card| card as u32);
    table.luck(Move::TakeColour(Colour::Blue), forces.into_iter().chain(hands));
    let at = |space: Space| table.game.ground(space).counters.first().copied();
    assert_eq!([at(o(4)), at(o(5))], [Some(Counter::Tanks), None]);
    assert_eq!([at(a(1)), at(b(2))], [Some(Counter::Infantry), Some(Counter::Marines)]);
    assert_eq!(table.game.counter_pool().count(Counter::CaptainFantastic), 1);
}

/// CQ-4.11
#[test]
fn a_resistance_event_is_the_first_red_box_off_the_deck() {
    let script = [EventCard::DeathRay, EventCard::ForceDome, EventCard::EmergencySession];
    let script = script.map(|card| card as u32).into_iter().chain([1]);
    let table = Table::of(active().resistance_phase().build_with(script));
    let pile = table.game.event_discard();
    assert_eq!((pile.count(EventCard::DeathRay), pile.count(EventCard::EmergencySession)), (1, 1));
    assert_eq!(step(&table), 2, "its red box and the phase");
    // No red box anywhere: the pile is reshuffled once, and nothing happens.
    let red: Vec<EventCard> = EventCard::ALL
        .into_iter()
        .filter(|card| !card.sheet().red.is_empty())
        .flat_map(|card| std::iter::repeat_n(card, card.sheet().copies.into()))
        .collect();
    let plain: Vec<EventCard> = EventCard::ALL
        .into_iter()
        .filter(|card| card.sheet().red.is_empty())
        .flat_map(|card| std::iter::repeat_n(card, card.sheet().copies.into()))
        .collect();
    let all = || plain.iter().map(|card| *card as u32);
    let scene = active().hand(1, &red).resistance_phase();
    let table = Table::of(scene.build_with(all().chain(all()).chain([1])));
    assert_eq!((step(&table), table.what()), (1, Question::ChooseCommand));
}

/// CQ-4.12
#[test]
fn at_step_ten_all_players_lose_together() {
    let game = active().track(9, 8).resistance_step(3).build();
    assert_eq!(game.phase(), Phase::Over(Ending::SuperCannon));
    let outcome = game.outcome().unwrap();
    assert!(outcome.together && outcome.winners().next().is_none());
    // Goals stay competitive.
    let scene = active().held(o(0), LocCard::CapitolCity, 0).held(a(5), LocCard::Town, 0);
    let scene = scene.location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    assert_eq!(table.game.phase(), Phase::Over(Ending::Conquest(ANN)));
}

/// CQ-10.5
#[test]
fn a_counter_in_the_space_of_the_battle_joins_it() {
    let scene = active().location(a(1), LocCard::SmallTown).saucers(0, &[a(1); 4]).battles();
    let mut table = Table::new(scene);
    // Two Heroes bring a Resistance Event: a counter for each player section, one of them here.
    let script = [
        ResCard::LocalGeologist as u32,
        ResCard::ArmyScientists as u32,
        EventCard::CallInTheArmy as u32,
        Counter::Infantry as u32,
        1,
        Counter::Infantry as u32,
        3,
        INFANTRY,
        5,
        1,
    ];
    table.luck(Move::Resolve(a(1)), script);
    assert_eq!(table.what(), Question::StayOrEscape, "the card is beaten, the counter is left");
    assert_eq!(table.game.ground(a(1)).marker, None);
    table.luck(Move::Stay, [5, 1]);
    assert!(table.happened(&Event::CounterBeaten { seat: ANN, counter: Counter::Infantry }));
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
}

/// The Captain's red box for Ann's section, up to the first question.
fn captain(scene: Scene, luck: &[u32]) -> Table {
    let script = [EventCard::CaptainFantasticToTheRescue as u32, 1];
    let script = script.into_iter().chain(luck.iter().copied());
    Table::of(scene.resistance_phase().build_with(script))
}

/// CQ-10.14, CQ-10.15, CQ-10.16
#[test]
fn captain_fantastic_fights_one_round_in_each_space_of_the_section() {
    let scene = active().saucers(0, &[a(1), a(1), a(2)]).saucers(1, &[a(2), b(1)]);
    let mut table = captain(scene, &[]);
    assert_eq!(table.asked(), Some((ANN, Question::CaptainOrder)), "the First Player");
    assert_eq!(table.moves(), [Move::At(a(1)), Move::At(a(2))]);
    // In Space 2 he fights Ann (2+1 to 9+1) and Ben (a crush); then Space 1 without a question.
    table.luck(Move::At(a(2)), [1, 1, 6, 1, 3, 1, 1]);
    assert_eq!((table.crew(ANN, a(2)), table.crew(BEN, a(2))), (0, 1));
    assert_eq!(table.crew(ANN, a(1)), 1, "one is lost, and nobody escaped");
    assert!(table.game.is_empty_space(a(1)), "no Location is drawn for him");
    let visits = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::BattleBegan { against: Against::Visit, .. }));
    assert_eq!(visits.count(), 3);
    assert_eq!(table.crew(BEN, b(1)), 1, "not in other sections");
}

/// CQ-10.17
#[test]
fn the_captain_returns_to_the_pool_and_waits_for_a_battle() {
    let table = captain(active().saucers(0, &[]), &[1]);
    assert_eq!(table.what(), Question::ChooseCommand, "no Aliens there");
    assert_eq!(table.game.counter_pool().count(Counter::CaptainFantastic), 1);
    // In a Battle he waits for its end.
    let scene = active().location(a(1), LocCard::SmallTown).saucers(0, &[a(1); 4]).battles();
    let mut table = Table::new(scene);
    let script = [
        ResCard::LocalGeologist as u32,
        ResCard::ArmyScientists as u32,
        EventCard::CaptainFantasticToTheRescue as u32,
        1,
        INFANTRY,
        5,
        1,
        1,
        1,
    ];
    table.luck(Move::Resolve(a(1)), script);
    let at = |wanted: &Event| table.events.iter().position(|event| event == wanted).unwrap();
    let conquered = at(&Event::Conquered { seat: ANN, space: a(1), from: None });
    let visit = at(&Event::BattleBegan { seat: ANN, space: a(1), against: Against::Visit });
    assert!(conquered < visit);
    assert_eq!(table.crew(ANN, a(1)), 3, "8+1 to 9+1");
}

/// CQ-16.8
#[test]
fn only_the_red_box_is_carried_out() {
    // Miracle of Science would draw two Events for its player; the red box draws Human Tech.
    let table = phase(active(), EventCard::MiracleOfScience, &[Tech::AtomicArmor as u32]);
    assert_eq!((table.hand(ANN), table.game.tech_in_play()), (0, &[Tech::AtomicArmor][..]));
    // Remains in Play still holds.
    let table = phase(active(), EventCard::SolarFlare, &[]);
    assert!(table.game.in_play()[0].red);
    assert_eq!(table.game.menace_price(1), 2);
}

/// CQ-16.9
#[test]
fn a_resistance_event_can_be_canceled() {
    let scene = active().hand(1, &[EventCard::JammingSignal]).resistance_phase();
    let mut table = Table::of(scene.build_with([EventCard::EmergencySession as u32]));
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Cancel))));
    table.luck(Move::Play(EventCard::JammingSignal, 0), [1]);
    assert!(table.happened(&Event::Canceled { source: Source::Red(EventCard::EmergencySession) }));
    assert_eq!(step(&table), 1, "only the phase moved the track");
}

/// CQ-16.10, CQ-18.6
#[test]
fn human_ingenuity_comes_with_the_second_hero_of_a_fight() {
    let scene = active().location(a(1), LocCard::SmallTown).saucers(0, &[a(1); 4]).battles();
    let mut table = Table::new(scene);
    let script = [
        ResCard::ForestRanger as u32,
        ResCard::ArmyScientists as u32,
        EventCard::EmergencySession as u32,
        ResCard::SmallTownSheriff as u32,
        INFANTRY,
        6,
        1,
    ];
    table.luck(Move::Resolve(a(1)), script);
    assert_eq!(step(&table), 1, "one Event, not two");
    // 3, and three Heroes: +2, +1, +2 and a further +1 in a Town.
    let settled =
        Event::RoundSettled { strength: [8, 9], dice: [6, 1], winner: Some(0), outright: false };
    assert!(table.happened(&settled));
    // Without a Resistance Phase there is none.
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1); 4]).battles();
    let mut table = Table::new(scene);
    let heroes = [ResCard::ForestRanger as u32, ResCard::ArmyScientists as u32, INFANTRY, 6, 1];
    table.luck(Move::Resolve(a(1)), heroes);
    assert!(table.game.track().is_none());
}

/// CQ-16.11, CQ-18.7
#[test]
fn a_new_counter_pushes_the_old_to_the_centre() {
    let scene = active().counter(o(4), Counter::Infantry);
    let table = reinforce_objective(scene, Counter::Tanks, 4, &[]);
    assert_eq!(*table.game.ground(o(0)).counters, [Counter::Infantry]);
    assert_eq!(*table.game.ground(o(4)).counters, [Counter::Tanks]);
}

/// CQ-16.12, CQ-18.8, CQ-18.9
#[test]
fn pushing_stops_at_three_and_the_oldest_go_first() {
    let centre = |scene: Scene, n: usize| {
        (0..n).fold(scene, |scene, _| scene.counter(o(0), Counter::Infantry))
    };
    // Placement 2: a full centre.
    let scene = centre(active(), 3).counter(o(4), Counter::Marines);
    let table = reinforce_objective(scene, Counter::Tanks, 4, &[]);
    assert_eq!(table.game.ground(o(0)).counters.len(), 3);
    assert_eq!(*table.game.ground(o(4)).counters, [Counter::Marines, Counter::Tanks]);
    assert_eq!(step(&table), 1, "only the phase");
    // Placement 3: two there, two in the centre; the older of them goes.
    let scene = centre(active(), 2).counter(o(4), Counter::Marines).counter(o(4), Counter::Militia);
    let table = reinforce_objective(scene, Counter::Tanks, 4, &[]);
    assert_eq!(table.game.ground(o(0)).counters[2], Counter::Marines);
    assert_eq!(*table.game.ground(o(4)).counters, [Counter::Militia, Counter::Tanks]);
}

/// CQ-16.13
#[test]
fn a_counter_without_room_moves_the_track() {
    let mut scene = active().track(3, 3);
    for space in [o(0), o(4)] {
        for _ in 0..3 {
            let counter = if space == o(0) { Counter::Infantry } else { Counter::Paratroopers };
            scene = scene.counter(space, counter);
        }
    }
    let before = scene.clone().build().counter_pool().len();
    // From 3 to 4 for the counter and to 5 for the phase, whose red circle brings three counters.
    let more = [
        Counter::Tanks as u32,
        1,
        Counter::Tanks as u32,
        1,
        Counter::Tanks as u32,
        1,
        // Stage 2: a second die.
        1,
    ];
    let table = reinforce_objective(scene, Counter::Tanks, 4, &more);
    assert_eq!(table.game.ground(o(4)).counters.len(), 3);
    assert_eq!(step(&table), 5);
    assert_eq!(table.game.counter_pool().len(), before - 3, "the one without room is back");
}

/// CQ-16.14
#[test]
fn counters_come_to_the_objective_first_and_all_before_their_fights() {
    let scene =
        active().location(a(2), LocCard::Forest).saucers(0, &[a(2), a(2)]).resistance_phase();
    let script = [
        EventCard::NationalMobilization as u32,
        Counter::Tanks as u32,
        1,
        Counter::Infantry as u32,
        2,
        Counter::Tanks as u32,
        3,
        // The Fight of Ann's two Saucers, then the breakthrough die.
        5,
        1,
        1,
    ];
    let mut game = scene.clone();
    game = game.first(0);
    let table = Table::of(game.build_with(script));
    assert_eq!(table.game.ground(o(1)).counters.len(), 1);
    assert_eq!(table.game.ground(b(3)).counters.len(), 1);
    assert!(table.game.ground(a(2)).counters.is_empty(), "fought and beaten");
}

/// CQ-16.15, CQ-16.16, CQ-16.18
#[test]
fn six_steps_follow_the_last_turn() {
    let scene = active().turn(1).draw_phase();
    let refill = [EventCard::DeathRay; 3].into_iter().chain([EventCard::ForceDome]);
    let script = refill
        .chain([EventCard::EmergencySession])
        .map(|card| card as u32)
        .chain([6, Tech::AtomicArmor as u32]);
    let table = Table::of(scene.build_with(script));
    assert_eq!((step(&table), table.what()), (2, Question::ChooseCommand));
    assert_eq!(table.game.tech_in_play().len(), 1);
    assert_eq!(table.game.track().unwrap().phases, 1);
}

/// CQ-16.17
#[test]
fn unguarded_locations_with_counters_are_liberated() {
    let scene = active()
        .held(a(1), LocCard::Town, 0)
        .counter(a(1), Counter::Tanks)
        .held(a(2), LocCard::City, 0)
        .held(b(1), LocCard::Suburbs, 1)
        .counter(b(1), Counter::Tanks)
        .saucers(0, &[b(1)])
        .resistance_step(2);
    let table = Table::of(scene.build_with([1]));
    assert_eq!(table.game.ground(a(1)).marker, None);
    assert_eq!(table.game.resistance_value(a(1)), 2, "in full again");
    assert_eq!(table.game.ground(a(2)).marker, Some(ANN), "no counter there");
    assert_eq!(table.game.ground(b(1)).marker, Some(BEN), "somebody's Alien is there");
}

/// CQ-16.19, CQ-16.20
#[test]
fn counters_with_move_go_to_a_random_space() {
    let scene = || active().counter(a(1), Counter::FighterPlanes).counter(a(2), Counter::Tanks);
    let table = Table::of(scene().resistance_step(4).build_with([4, 1]));
    assert_eq!(*table.game.ground(a(4)).counters, [Counter::FighterPlanes]);
    assert_eq!(*table.game.ground(a(2)).counters, [Counter::Tanks], "no Move");
    let table = Table::of(scene().resistance_step(4).build_with([1, 1]));
    assert_eq!(*table.game.ground(a(1)).counters, [Counter::FighterPlanes], "its own Space");
    // Nothing is pushed; it shares, unless three are there.
    let table = Table::of(scene().resistance_step(4).build_with([2, 1]));
    assert_eq!(table.game.ground(a(2)).counters.len(), 2);
    let full = scene().counter(a(2), Counter::Tanks).counter(a(2), Counter::Tanks);
    let table = Table::of(full.resistance_step(4).build_with([2, 1]));
    assert_eq!(*table.game.ground(a(1)).counters, [Counter::FighterPlanes]);
}

/// CQ-16.21
#[test]
fn counters_with_barrage_shell_their_neighbourhood() {
    let scene = active().counter(a(1), Counter::Artillery).saucers(0, &[a(0), a(2), a(4)]);
    let table = Table::of(scene.saucers(1, &[b(0)]).resistance_step(5).build_with([2, 3, 1]));
    assert_eq!((table.crew(ANN, a(0)), table.crew(ANN, a(2)), table.crew(ANN, a(4))), (0, 1, 1));
}

/// CQ-16.22
#[test]
fn a_six_is_a_breakthrough_and_two_are_no_more() {
    let table = Table::of(active().track(5, 5).resistance_step(6).build_with([
        6,
        6,
        Tech::JetPacks as u32,
    ]));
    assert_eq!(table.game.tech_in_play(), [Tech::JetPacks]);
    let table = Table::of(active().resistance_step(6).build_with([5]));
    assert!(table.game.tech_in_play().is_empty());
    // On the Brutal sheet too; in the first edition a 5 was enough there.
    let brutal = Scene::of(options(Sheet::Brutal)).resistance_step(6);
    let table = Table::of(brutal.clone().build_with([5]));
    assert!(table.game.tech_in_play().is_empty());
    let table = Table::of(brutal.first_edition().build_with([5, Tech::JetPacks as u32]));
    assert_eq!(table.game.tech_in_play().len(), 1);
}

/// CQ-16.23, CQ-16.24
#[test]
fn the_sheets_have_their_stages_and_circles() {
    let stages = |sheet: Sheet| -> Vec<u8> {
        let at =
            |step: u8| Scene::of(options(sheet)).track(step, 0).build().track().unwrap().stage();
        (0..=9).map(at).collect()
    };
    assert_eq!(stages(Sheet::Standard), [1, 1, 1, 1, 1, 2, 2, 2, 3, 3]);
    assert_eq!(stages(Sheet::Brutal), [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
    assert_eq!(stages(Sheet::First), [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    let circles = |sheet: Sheet| Scene::of(options(sheet)).build().track().unwrap().circles();
    assert_eq!(circles(Sheet::Standard), [5, 9]);
    assert_eq!(circles(Sheet::Brutal), [2, 4, 6, 8, 9]);
    assert_eq!(circles(Sheet::First), [3, 6, 9]);
}

/// CQ-16.25
#[test]
fn a_red_circle_brings_a_counter_to_every_section() {
    let tanks = Counter::Tanks as u32;
    let script = [tanks, 1, tanks, 2, tanks, 3, 1, 1];
    let table = Table::of(active().track(4, 4).resistance_step(3).build_with(script));
    for space in [o(1), a(2), b(3)] {
        assert_eq!(*table.game.ground(space).counters, [Counter::Tanks]);
    }
    let table = Table::of(active().track(5, 5).resistance_step(3).build_with([1, 1]));
    assert!(table.game.ground(o(1)).counters.is_empty(), "no circle at 6");
}

/// CQ-16.26
#[test]
fn what_sets_the_track_back_does_so() {
    let sabotage = EventCard::SabotageTheLabs;
    let mut table = Table::new(active().track(4, 3).hand(0, &[sabotage]).tokens(1, 1));
    table.play(Move::Play(sabotage, 0)).play(Move::Option(0));
    assert_eq!(step(&table), 3);
    // A step of a Resistance Phase as well as an extra one; the first edition undid only these.
    let mut table = Table::new(active().track(3, 3).hand(0, &[sabotage]).tokens(1, 1));
    table.play(Move::Play(sabotage, 0)).play(Move::Option(0));
    assert_eq!(step(&table), 2);
    let table = Table::new(active().track(3, 3).hand(0, &[sabotage]).first_edition());
    assert!(!table.legal(Move::Play(sabotage, 0)), "no extra step to undo");
    let table = Table::new(active().track(0, 0).hand(0, &[sabotage]));
    assert!(!table.legal(Move::Play(sabotage, 0)), "never below 0");
    // A longer move is made step by step, and its counters follow after it.
    let tanks = Counter::Tanks as u32;
    let luck = [tanks, 1, tanks, 2, tanks, 3];
    let table =
        phase(active().track(4, 4), EventCard::EmergencySession, &[&luck[..], &[1]].concat());
    assert_eq!(step(&table), 6, "past the circle at 5; stage 2 rolled two dice");
}

/// CQ-16.27
#[test]
fn the_cannon_ends_the_game_before_counters_come() {
    let scene = Scene::of(options(Sheet::Standard)).track(9, 9).resistance_step(3);
    let game = scene.build();
    assert_eq!(game.phase(), Phase::Over(Ending::SuperCannon));
    assert!(game.to_act().is_none() && game.counter_pool().len() == 30);
}

/// CQ-16.28
#[test]
fn human_tech_works_until_canceled() {
    let scene = active().tech(Tech::AtomicArmor).location(a(1), LocCard::Town);
    let mut table = Table::new(scene.saucers(0, &[a(1), a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyTanks as u32, 4, 1]);
    let settled =
        Event::RoundSettled { strength: [4, 6], dice: [4, 1], winner: Some(0), outright: false };
    assert!(table.happened(&settled));
    assert_eq!(table.game.tech_in_play(), [Tech::AtomicArmor]);
}

/// CQ-16.29
#[test]
fn human_tech_can_be_canceled_on_a_four() {
    let jam = EventCard::JammingSignal;
    let scene = || active().hand(1, &[jam]).resistance_step(6);
    let draw = [6, Tech::RayShielding as u32];
    let mut table = Table::of(scene().build_with(draw));
    assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Tech))));
    table.luck(Move::Play(jam, 0), [4]);
    assert!(table.game.tech_in_play().is_empty());
    let mut table = Table::of(scene().build_with(draw));
    table.luck(Move::Play(jam, 0), [3]);
    assert_eq!((table.game.tech_in_play().len(), table.hand(BEN)), (1, 0), "spent either way");
    // Overseer Intervention is sure; Sabotage the Labs tries.
    let overseer = EventCard::OverseerIntervention;
    let mut table = Table::new(active().tech(Tech::RayShielding).hand(0, &[overseer]));
    table.play(Move::Play(overseer, 3));
    assert!(table.game.tech_in_play().is_empty());
    let sabotage = EventCard::SabotageTheLabs;
    let scene = active().tech(Tech::RayShielding).tech(Tech::JetPacks).hand(0, &[sabotage]);
    let mut table = Table::new(scene);
    table.play(Move::Play(sabotage, 1)).luck(Move::Strike(Victim::Tech(Tech::JetPacks)), [5]);
    assert_eq!(table.game.tech_in_play(), [Tech::RayShielding]);
    assert_eq!(table.crew(ANN, a(0)), 4);
}
