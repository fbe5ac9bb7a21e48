//! Section 6: Shipyard and Alien Artifact.

use saucer_night::engine::Seat;
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{Card, Event, Goods, Move, Refusal};

use super::table::*;

/// AF-6.1
#[test]
fn a_pair_and_the_price_build_a_ship_for_the_next_turn() {
    let mut table = table(Scene::of(2).dice("3-3-5").goods(0, 2, 1));
    table.play(dock(Shipyard, "3-3"));
    assert_eq!((table.owned(Seat(0)), table.stocked(Seat(0)), table.bay(0)), (4, 2, 1));
    assert_eq!((table.has(0), table.dice(0)), ((1, 0), vec![5]));
    assert!(table.events.iter().any(|e| matches!(e, Event::Built { seat: Seat(0), .. })));
    table.next_round([1, 2, 3, 4]);
    assert_eq!(table.dice(0), [1, 2, 3, 4]);
    let unequal = Table::from(Scene::of(2).dice("3-4").goods(0, 2, 2));
    assert_eq!(unequal.forbids(dock(Shipyard, "3-4")), "AF-6.1");
}

/// AF-6.2
#[test]
fn the_price_rises_with_the_fleet() {
    for (owned, each) in [(3, 1), (4, 2), (5, 3)] {
        let scene = |fuel, ore| Scene::of(2).dice("3-3").owned(0, owned).goods(0, fuel, ore);
        let mut table = table(scene(each, each));
        assert_eq!(table.price(Seat(0), Shipyard), Goods::of(each, each));
        table.play(dock(Shipyard, "3-3"));
        assert_eq!(table.has(0), (0, 0));
        for (fuel, ore) in [(each - 1, each), (each, each - 1)] {
            assert_eq!(Table::from(scene(fuel, ore)).forbids(dock(Shipyard, "3-3")), "AF-3.9");
        }
    }
}

/// AF-6.3
#[test]
fn the_station_ship_and_new_ships_count_for_the_price_the_relic_does_not() {
    let scene = Scene::of(4)
        .dice("3-3-4-4")
        .docked(0, TerraformingStation, "6")
        .colonies(BurroughsDesert, 0, 1)
        .relic(0)
        .goods(0, 5, 5);
    let mut five = table(scene);
    assert_eq!(five.owned(Seat(0)), 5);
    assert_eq!(five.price(Seat(0), Shipyard), Goods::of(3, 3));
    five.play(dock(Shipyard, "3-3"));
    assert_eq!(five.refusal(dock(Shipyard, "4-4")).0, Refusal::NoShipInStock);
    let mut twice = table(Scene::of(4).dice("3-3-4-4").goods(0, 9, 9));
    assert_eq!(twice.price(Seat(0), Shipyard), Goods::of(2, 2));
    twice.play(dock(Shipyard, "3-3"));
    assert_eq!(twice.price(Seat(0), Shipyard), Goods::of(3, 3), "the new ship is included");
}

/// AF-6.4
#[test]
fn without_a_ship_in_the_stock_nothing_is_built() {
    let scene = |owned| Scene::of(2).dice("3-3").owned(0, owned).goods(0, 9, 9);
    assert!(table(scene(5)).offers(dock(Shipyard, "3-3")));
    assert_eq!(table(scene(6)).refusal(dock(Shipyard, "3-3")), (Refusal::NoShipInStock, "AF-6.4"));
}

/// AF-6.5
#[test]
fn a_lost_ship_may_be_built_again() {
    let scene = Scene::of(2).dice("6-3-3-1").goods(0, 3, 3);
    let mut table = table(scene);
    table.play(dock(TerraformingStation, "6")).play(Move::Land(LemBadlands));
    table.next_round([3, 3, 1]);
    assert_eq!(table.stocked(Seat(0)), 3);
    let (fuel, ore) = table.has(0);
    table.play(dock(Shipyard, "3-3"));
    assert_eq!((table.owned(Seat(0)), table.has(0)), (4, (fuel - 1, ore - 1)));
}

/// AF-6.6
#[test]
fn each_ship_at_the_artifact_may_cycle_the_display_once() {
    let mut table = table(Scene::of(2).dice("1-2"));
    assert_eq!(table.forbids(Move::Cycle), "AF-6.7");
    table.play(dock(AlienArtifact, "1"));
    let cards = [Card::StasisBeam, Card::BoosterPod, Card::StasisBeam];
    table.play_with(Move::Cycle, cards.map(nr));
    assert_eq!(table.display(), cards.map(Some));
    let old = [Card::HolographicDecoy, Card::ResourceCache, Card::MindControlHelmet];
    assert!(old.iter().all(|card| table.discard_pile().count(*card) == 1));
    assert_eq!(table.forbids(Move::Cycle), "AF-6.7", "once per ship");
    table.play(dock(AlienArtifact, "2"));
    assert!(table.offers(Move::Cycle) && table.offers(Move::EndTurn), "if you like");
}

/// AF-6.7
#[test]
fn a_cycle_is_lost_with_the_next_action_but_not_with_a_claim() {
    let start = || {
        let mut table = table(Scene::of(2).dice("4-4-1").goods(0, 4, 0).card(0, Card::BoosterPod));
        table.play(dock(AlienArtifact, "4")).play(dock(AlienArtifact, "4"));
        table
    };
    let mut docked = start();
    docked.play(dock(SolarConverter, "1"));
    assert_eq!(docked.forbids(Move::Cycle), "AF-6.7");
    let mut used = start();
    used.play(Move::Power(Card::BoosterPod)).play(die("1"));
    assert_eq!(used.forbids(Move::Cycle), "AF-6.7");
    let mut claimed = start();
    claimed.play_with(Move::Claim(Card::ResourceCache), [nr(Card::DataCrystal)]);
    assert!(claimed.offers(Move::Cycle));
    claimed.play_any(Move::Cycle);
    assert!(!claimed.offers(Move::Cycle));
}

/// AF-6.8
#[test]
fn the_artifact_sum_counts_this_turn_since_the_last_claim() {
    let mut table = table(Scene::of(2).dice("4-5-6").docked(1, AlienArtifact, "6"));
    assert_eq!(table.artifact_sum(), 0, "ships of others do not count");
    table.play(dock(AlienArtifact, "4"));
    assert_eq!(table.artifact_sum(), 4);
    table.play(dock(AlienArtifact, "5"));
    assert_eq!(table.artifact_sum(), 9);
    table.play_any(Move::Claim(Card::ResourceCache));
    assert_eq!(table.artifact_sum(), 0);
    table.play(dock(AlienArtifact, "6"));
    assert_eq!(table.artifact_sum(), 6);
    table.next_round([1, 2, 3]);
    assert_eq!(table.artifact_sum(), 0, "never carried over");
}

/// AF-6.9
#[test]
fn from_eight_on_a_card_may_be_claimed_at_once_or_later() {
    let mut table = table(Scene::of(2).dice("3-4-1-2").docked(1, LunarMine, "1"));
    let claim = Move::Claim(Card::MindControlHelmet);
    table.play(dock(AlienArtifact, "3")).play(dock(AlienArtifact, "4"));
    assert_eq!(table.refusal(claim), (Refusal::SumTooLow { sum: 7 }, "AF-6.9"));
    table.play(dock(AlienArtifact, "1"));
    assert!(table.offers(claim));
    assert_eq!(table.refusal(Move::Claim(Card::AlienCity)).0, Refusal::NotOnDisplay);
    table.play(dock(SolarConverter, "2"));
    table.play_with(claim, [nr(Card::StasisBeam)]);
    assert!(table.holds(0, Card::MindControlHelmet));
}

/// AF-6.10
#[test]
fn a_claim_uses_the_whole_sum() {
    let mut table = table(Scene::of(2).dice("6-6-5-2"));
    for value in ["6", "6", "5"] {
        table.play(dock(AlienArtifact, value));
    }
    assert_eq!(table.artifact_sum(), 17);
    table.play_with(Move::Claim(Card::MindControlHelmet), [nr(Card::StasisBeam)]);
    assert_eq!(table.forbids(Move::Claim(Card::StasisBeam)), "AF-6.9", "the surplus is lost");
    table.play(dock(AlienArtifact, "2"));
    assert_eq!(table.artifact_sum(), 2);
}

/// AF-6.10
#[test]
fn a_second_claim_needs_another_eight() {
    let mut table = table(Scene::of(2).dice("6-6-5-4"));
    table.play(dock(AlienArtifact, "6")).play(dock(AlienArtifact, "6"));
    table.play_with(Move::Claim(Card::MindControlHelmet), [nr(Card::StasisBeam)]);
    table.play(dock(AlienArtifact, "5"));
    assert!(!table.offers(Move::Claim(Card::StasisBeam)));
    table.play(dock(AlienArtifact, "4")).play_any(Move::Claim(Card::StasisBeam));
    assert_eq!(table.cards(Seat(0)).len(), 2);
}

/// AF-6.11
#[test]
fn a_kind_you_have_cannot_be_claimed() {
    let mut table = table(Scene::of(2).dice("6-6").card(0, Card::ResourceCache));
    table.play(dock(AlienArtifact, "6")).play(dock(AlienArtifact, "6"));
    let own = Card::ResourceCache;
    assert_eq!(table.refusal(Move::Claim(own)), (Refusal::HasKind(own), "AF-6.11"));
    assert!(table.offers(Move::Claim(Card::MindControlHelmet)));
}

/// AF-6.12
#[test]
fn a_claimed_card_is_replaced_at_once() {
    let mut table = table(Scene::of(2).dice("6-6"));
    table.play(dock(AlienArtifact, "6")).play(dock(AlienArtifact, "6"));
    let pile = table.draw_pile().len();
    table.play_with(Move::Claim(Card::ResourceCache), [nr(Card::AlienCity)]);
    let shown = [Card::HolographicDecoy, Card::AlienCity, Card::MindControlHelmet];
    assert_eq!(table.display(), shown.map(Some));
    assert_eq!(table.draw_pile().len(), pile - 1);
}

/// AF-6.13
#[test]
fn a_ship_that_leaves_the_artifact_is_taken_off_the_sum() {
    let scene = || Scene::of(2).dice("6-5-3").goods(0, 4, 0).card(0, Card::OrbitalTeleporter);
    let mut before = table(scene());
    before.play(dock(AlienArtifact, "6")).play(dock(AlienArtifact, "5"));
    before.play(Move::Power(Card::OrbitalTeleporter)).play(ship(AlienArtifact, 0));
    before.play(redock(SolarConverter, ""));
    assert_eq!(before.artifact_sum(), 5);
    assert_eq!(before.forbids(Move::Claim(Card::ResourceCache)), "AF-6.9");
    let mut after = table(scene());
    after.play(dock(AlienArtifact, "6")).play(dock(AlienArtifact, "5"));
    after.play_any(Move::Claim(Card::ResourceCache)).play(dock(AlienArtifact, "3"));
    after.play(Move::Power(Card::OrbitalTeleporter)).play(ship(AlienArtifact, 0));
    after.play(redock(SolarConverter, ""));
    assert_eq!(after.artifact_sum(), 3, "a ship already used for a claim changes nothing");
}
