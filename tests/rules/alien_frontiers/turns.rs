//! Section 3: the turn.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{Card, Event, Move, Phase, Resource};

use super::table::*;

/// AF-3.1
#[test]
fn a_turn_is_roll_then_actions_then_end() {
    let mut table = table(Scene::of(2));
    table.play(Move::EndTurn);
    assert_eq!((table.turn(), table.phase()), (Seat(1), Phase::Roll));
    assert_eq!(table.forbids(Move::EndTurn), "AF-3.1");
    assert_eq!(table.forbids(dock(SolarConverter, "1")), "AF-3.1");
    table.play_with(Move::Roll, [1, 2, 3]);
    assert_eq!(table.forbids(Move::Roll), "AF-3.1");
    assert!(table.offers(dock(SolarConverter, "1")));
    table.finish_turn();
    assert_eq!((table.turn(), table.phase()), (Seat(0), Phase::Roll));
}

/// AF-3.1: rolling, docking and ending the turn are never played for the player.
#[test]
fn roll_and_end_of_turn_do_not_play_themselves() {
    let mut table = table(Scene::of(2));
    assert_eq!((table.legal_moves(), table.forced()), (vec![Move::EndTurn], None));
    table.play(Move::EndTurn);
    assert_eq!((table.legal_moves(), table.forced()), (vec![Move::Roll], None));
}

/// AF-3.2
#[test]
fn a_ship_on_the_terraforming_station_is_lost_when_the_turn_begins() {
    let scene = Scene::of(2).docked(1, TerraformingStation, "6").owned(1, 4);
    let mut table = table(scene);
    table.play(Move::EndTurn);
    assert_eq!((table.owned(Seat(1)), table.stocked(Seat(1))), (3, 3));
    assert!(table.at(TerraformingStation).is_empty());
    assert!(table.events.iter().any(|e| matches!(e, Event::ShipLost { owner: Seat(1), .. })));
    table.play_with(Move::Roll, [1, 2, 3]);
    assert_eq!(table.dice(1), [1, 2, 3], "it is not rolled");
}

/// AF-3.3
#[test]
fn the_fleet_is_gathered_from_everywhere() {
    let scene = Scene::of(4)
        .docked(1, SolarConverter, "2")
        .docked(1, LunarMine, "3")
        .docked(1, ColonistHub, "4")
        .docked(1, Shipyard, "5-5")
        .owned(1, 6)
        .docked(2, LunarMine, "5");
    let mut table = table(scene);
    table.play(Move::EndTurn);
    assert_eq!((table.in_hand(Seat(1)).count(), table.bay(1)), (6, 0));
    assert_eq!(table.at(LunarMine), [(2, 5)], "ships of others stay");
    assert!(table.at(Shipyard).is_empty() && table.at(ColonistHub).is_empty());
}

/// AF-3.3
#[test]
fn new_bumped_and_moved_ships_are_gathered_too() {
    let scene = Scene::of(2)
        .dice("1-2-3-4")
        .docked(1, RaidersOutpost, "1-2")
        .docked(1, SolarConverter, "4")
        .card(0, Card::MindControlHelmet)
        .goods(0, 3, 0);
    let mut table = table(scene);
    table.play(dock(RaidersOutpost, "1-2-3"));
    assert_eq!(table.bay(1), 2);
    table.play(Move::Power(Card::MindControlHelmet));
    table.play(ship(SolarConverter, 0)).play(redock(LunarMine, ""));
    table.finish_turn();
    assert_eq!((table.turn(), table.in_hand(Seat(1)).count()), (Seat(1), 3));
}

/// AF-3.4
#[test]
fn all_gathered_ships_are_rolled_at_once() {
    let mut table = table(Scene::of(2).owned(1, 5));
    table.play(Move::EndTurn).play_with(Move::Roll, [6, 1, 4, 1, 5]);
    assert_eq!(table.dice(1), [1, 1, 4, 5, 6]);
    let Some(Event::Rolled { dice, .. }) = table.events.first() else { panic!("rolled") };
    assert_eq!(dice.iter().map(|die| die.value()).collect::<Vec<_>>(), [6, 1, 4, 1, 5]);
}

/// AF-3.5
#[test]
fn before_the_roll_nothing_else_can_be_done() {
    let scene = Scene::of(2)
        .circle(1, 7)
        .goods(1, 4, 4)
        .colonies(BurroughsDesert, 1, 1)
        .card(1, Card::StasisBeam);
    let mut table = table(scene);
    table.play(Move::EndTurn);
    assert_eq!(table.legal_moves(), [Move::Roll]);
    for mv in [Move::Launch, Move::BuyRelic, Move::Discard(Card::StasisBeam)] {
        assert_eq!(table.forbids(mv), "AF-3.1");
    }
    table.play_with(Move::Roll, [1, 2, 3]);
    for mv in [Move::Launch, Move::BuyRelic, Move::Discard(Card::StasisBeam)] {
        assert!(table.offers(mv), "{mv:?}");
    }
}

/// AF-3.6
#[test]
fn the_cache_pays_right_after_the_roll() {
    let mut table = table(Scene::of(2).card(1, Card::ResourceCache).card(1, Card::StasisBeam));
    table.play(Move::EndTurn);
    assert_eq!(table.has(1), (0, 0));
    table.play_with(Move::Roll, [2, 4, 1]);
    assert_eq!(table.has(1), (1, 0));
    // A card used afterwards makes the ships odd, and nothing more comes.
    table.play(Move::Power(Card::StasisBeam)).play(die("2"));
    assert_eq!((table.dice(1), table.has(1)), (vec![1, 1, 4], (0, 0)));
}

/// AF-3.7
#[test]
fn actions_mix_in_any_order() {
    let scene = Scene::of(4)
        .dice("2-2-5-6-3")
        .goods(0, 8, 8)
        .circle(0, 7)
        .colonies(BurroughsDesert, 0, 1)
        .card(0, Card::BoosterPod)
        .card(0, Card::StasisBeam);
    let mut table = table(scene);
    table.play(dock(OrbitalMarket, "2-2")).play(Move::BuyRelic);
    table.play(Move::Launch).play(Move::Land(LemBadlands));
    table.play(dock(AlienArtifact, "5")).play(Move::Trade { rate: 2 });
    table.play(Move::Power(Card::BoosterPod)).play(die("3"));
    table.play(dock(AlienArtifact, "6")).play_any(Move::Claim(Card::MindControlHelmet));
    table.play(Move::Discard(Card::StasisBeam)).play(Move::PickTerritory(LemBadlands));
    table.play(dock(ColonistHub, "4")).play(Move::Trade { rate: 2 });
    assert!(table.holds(0, Card::MindControlHelmet));
    assert_eq!(table.has(0), (8 - 1 - 1 - 2 - 1 - 2, 8 - 1 - 1 + 2));
}

/// AF-3.8
#[test]
fn what_a_facility_gives_arrives_at_once() {
    let mut table = table(Scene::of(2).dice("1-3-3").goods(0, 0, 1));
    assert_eq!(table.forbids(dock(Shipyard, "3-3")), "AF-3.9");
    table.play(dock(SolarConverter, "1"));
    assert_eq!(table.has(0), (1, 1));
    table.play(dock(Shipyard, "3-3"));
    assert_eq!(table.has(0), (0, 0));
}

/// AF-3.9
#[test]
fn a_cost_is_paid_before_the_benefit_arrives() {
    let scene = |fuel| {
        let scene = Scene::of(2).dice("6").card(0, Card::OrbitalTeleporter).goods(0, fuel, 0);
        let mut table = table(scene);
        table.play(dock(LunarMine, "6"));
        table
    };
    // Moved to the Solar Converter the 6 would bring 3 fuel, but 2 have to be there first.
    assert_eq!(scene(1).forbids(Move::Power(Card::OrbitalTeleporter)), "AF-3.9");
    let mut rich = scene(2);
    rich.play(Move::Power(Card::OrbitalTeleporter)).play(ship(LunarMine, 0));
    rich.play(redock(SolarConverter, ""));
    assert_eq!(rich.has(0), (3, 1));
}

/// AF-3.10
#[test]
fn the_turn_ends_only_when_no_ship_can_dock() {
    let mut open = table(Scene::of(2).dice("3"));
    assert_eq!(open.forbids(Move::EndTurn), "AF-3.10");
    open.play(dock(SolarConverter, "3"));
    assert!(open.offers(Move::EndTurn));
    let mut full = table(crowded().dice("3-5"));
    assert_eq!(full.bay(0), 1);
    full.play(Move::EndTurn);
    assert_eq!((full.bay(0), full.in_hand(Seat(0)).count()), (3, 0));
    assert!(full.events.contains(&Event::TurnEnded { seat: Seat(0), stranded: 2 }));
}

/// AF-3.11
#[test]
fn more_than_eight_resources_are_given_back() {
    let mut table = table(Scene::of(2).goods(0, 6, 5));
    table.play(Move::EndTurn);
    assert_eq!((table.turn(), table.phase()), (Seat(0), Phase::GiveBack));
    let (fuel, ore) = (Move::Return(Resource::Fuel), Move::Return(Resource::Ore));
    table.play(fuel).play(ore);
    assert_eq!((table.turn(), table.has(0)), (Seat(0), (5, 4)));
    table.play(ore);
    assert_eq!((table.turn(), table.has(0)), (Seat(1), (5, 3)));
}

/// AF-3.11
#[test]
fn eight_are_kept_and_only_what_is_held_can_be_given_back() {
    let mut eight = table(Scene::of(2).goods(0, 6, 2));
    eight.play(Move::EndTurn);
    assert_eq!((eight.turn(), eight.has(0)), (Seat(1), (6, 2)));
    let mut nine = table(Scene::of(2).goods(0, 9, 0));
    nine.play(Move::EndTurn);
    assert_eq!(nine.forbids(Move::Return(Resource::Ore)), "AF-3.11");
    assert_eq!(nine.forced(), Some(Move::Return(Resource::Fuel)));
}

/// AF-3.12
#[test]
fn the_limit_is_tested_only_at_the_end_and_nothing_else_can_be_done_then() {
    let scene = Scene::of(2).dice("6").goods(0, 8, 0).circle(0, 7).card(0, Card::StasisBeam);
    let mut table = table(scene);
    table.play(dock(SolarConverter, "6"));
    assert_eq!(table.has(0), (11, 0), "above eight during the turn");
    table.play(Move::EndTurn);
    assert_eq!(table.legal_moves(), [Move::Return(Resource::Fuel)]);
    assert_eq!(table.forbids(Move::Discard(Card::StasisBeam)), "AF-3.1");
    assert_eq!(table.forbids(Move::Launch), "AF-3.1");
}

/// AF-3.13
#[test]
fn sums_counts_marks_and_borrowed_bonuses_lapse_with_the_turn() {
    let scene = Scene::of(2)
        .dice("5-1-1")
        .goods(0, 4, 0)
        .colonies(AsimovCrater, 1, 1)
        .card(0, Card::DataCrystal)
        .card(0, Card::StasisBeam);
    let mut table = table(scene);
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(AsimovCrater));
    table.play(Move::Discard(Card::StasisBeam)).play(Move::PickTerritory(LemBadlands));
    table.play(dock(ColonistHub, "1")).play(dock(AlienArtifact, "5"));
    assert_eq!((table.artifact_sum(), table.may_cycle()), (5, true));
    assert!(table.is_used(Card::DataCrystal) && table.borrowed() == Some(AsimovCrater));
    assert_eq!(table.forbids(Move::Discard(Card::DataCrystal)), "AF-11.5");
    table.next_round([3, 3, 4]);
    assert_eq!((table.artifact_sum(), table.may_cycle()), (0, false));
    assert!(!table.is_used(Card::DataCrystal) && table.borrowed().is_none());
    assert!(!table.has_bonus(Seat(0), AsimovCrater));
    assert!(
        table.offers(Move::Discard(Card::DataCrystal))
            && table.offers(Move::Power(Card::DataCrystal))
    );
    // The second Hub ship of this turn is the first of a new count: no extra circle even with the bonus.
    table.play(Move::Power(Card::DataCrystal)).play(Move::PickTerritory(AsimovCrater));
    let circle = table.circle(Seat(0));
    table.play(dock(ColonistHub, "3"));
    assert_eq!(table.circle(Seat(0)), circle + 1);
}

/// AF-3.13
#[test]
fn the_count_at_the_mine_starts_anew_each_turn() {
    let scene = Scene::of(2).dice("2-2-2").colonies(VanVogtMountains, 0, 1);
    let mut table = table(scene.docked(1, LunarMine, "5"));
    table.play(dock(LunarMine, "2"));
    assert_eq!(table.forbids(dock(LunarMine, "2")), "AF-5.2");
    table.play(dock(SolarConverter, "2")).play(dock(SolarConverter, "2")).play(Move::EndTurn);
    table.play_with(Move::Roll, [6, 6, 6]);
    table.play(dock(LunarMine, "6")).finish_turn();
    table.play_with(Move::Roll, [1, 2, 3]);
    assert!(table.offers(dock(LunarMine, "1")));
}
