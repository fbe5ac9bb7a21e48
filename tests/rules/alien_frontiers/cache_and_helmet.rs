//! Section 12: the Resource Cache and the Mind Control Helmet.

use saucer_night::engine::{Chance, GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{AlienFrontiers, Card, Move, Options, Port, Refusal};

use super::table::*;

const ME: Seat = Seat(0);

/// A display that leaves both copies of most cards for the players.
fn scene(players: u8) -> Scene {
    Scene::of(players).display([Card::AlienCity, Card::AlienMonument, Card::ResourceCache])
}

fn cache(dice: [u32; 4], owned: u8) -> Table {
    let scene = scene(2).card(1, Card::ResourceCache).owned(1, owned);
    let mut table = table(scene);
    table.play(Move::EndTurn).play_with(Move::Roll, dice.into_iter().take(owned.into()));
    table
}

/// AF-12.28
#[test]
fn the_cache_pays_ore_for_odd_and_fuel_for_even() {
    assert_eq!(cache([1, 3, 2, 0], 3).has(1), (0, 1));
    assert_eq!(cache([6, 4, 1, 0], 3).has(1), (1, 0));
    assert!(cache([6, 4, 1, 0], 3).holds(1, Card::ResourceCache));
}

/// AF-12.29
#[test]
fn on_equal_numbers_the_cache_pays_both_and_is_lost() {
    let even = cache([1, 3, 2, 4], 4);
    assert_eq!(even.has(1), (1, 1));
    assert!(!even.holds(1, Card::ResourceCache));
    assert_eq!(even.discard_pile().count(Card::ResourceCache), 1);
    let kept = cache([1, 3, 2, 0], 3);
    assert_eq!(
        kept.forbids(Move::Discard(Card::ResourceCache)),
        "AF-11.1",
        "no other way to discard it"
    );
}

/// AF-12.30
#[test]
fn losing_the_cache_is_not_the_discard_of_the_turn() {
    let mut table =
        table(scene(2).card(1, Card::ResourceCache).card(1, Card::StasisBeam).owned(1, 4));
    table.play(Move::EndTurn).play_with(Move::Roll, [1, 3, 2, 4]);
    assert!(!table.holds(1, Card::ResourceCache));
    assert!(table.offers(Move::Discard(Card::StasisBeam)));
}

/// AF-12.31
#[test]
fn a_new_cache_gives_nothing_this_turn_but_a_dealt_one_works_at_once() {
    let mut table = table(scene(2).dice("6-6"));
    table.play(dock(AlienArtifact, "6")).play(dock(AlienArtifact, "6"));
    table.play_any(Move::Claim(Card::ResourceCache));
    assert_eq!(table.has(0), (0, 0));
    table.next_round([1, 1, 2]);
    assert_eq!(table.has(0), (0, 1));
    let luck = [0, 2, 3, 4, nr(Card::ResourceCache), 6];
    let dealt =
        AlienFrontiers::new(&Options::default(), &mut Chance::scripted(luck)).expect("legal");
    let mut dealt = Table::from(dealt);
    dealt.play_with(Move::Roll, [2, 2, 3]);
    assert_eq!(dealt.has(0), (1, 0));
}

/// AF-12.32
#[test]
fn the_cache_counts_the_relic_ship_but_no_re_roll() {
    let scene = scene(2).card(1, Card::ResourceCache).card(1, Card::TemporalWarper).goods(1, 1, 0);
    let mut table = table(scene.colonies(BurroughsDesert, 1, 1).relic(1));
    table.play(Move::EndTurn).play_with(Move::Roll, [1, 2, 4, 3]);
    assert_eq!(table.has(1), (2, 1), "the Relic Ship makes it two and two");
    let again =
        Scene::of(2).card(1, Card::ResourceCache).card(1, Card::TemporalWarper).goods(1, 1, 0);
    let mut again = Table::from(again);
    again.play(Move::EndTurn).play_with(Move::Roll, [1, 1, 2]);
    assert_eq!(again.has(1), (1, 1));
    again
        .play(Move::Power(Card::TemporalWarper))
        .play(die("1"))
        .play(die("1"))
        .play_with(Move::Done, [2, 4]);
    assert_eq!(again.has(1), (0, 1), "all even now, and nothing paid");
}

fn helmet(dice: &str, fuel: u8, ore: u8) -> Scene {
    scene(4).dice(dice).goods(0, fuel, ore).card(0, Card::MindControlHelmet)
}

/// AF-12.33
#[test]
fn mind_control_helmet_docks_an_opponents_ship_for_you() {
    let mut table =
        table(helmet("2", 3, 0).docked(1, SolarConverter, "6").docked(1, ColonistHub, "1"));
    table.play(Move::Power(Card::MindControlHelmet)).play(ship(SolarConverter, 0));
    table.play(redock(ColonistHub, ""));
    assert_eq!((table.circle(ME), table.circle(Seat(1)), table.has(0)), (1, 0, (0, 0)));
    assert_eq!(
        table.ship_at(Port::of(ColonistHub, 0)).and_then(|id| table.owner(id)),
        Some(Seat(1))
    );
}

/// AF-12.33
#[test]
fn the_helmet_lifts_only_opponents_ships_to_a_different_facility() {
    let mut table = table(helmet("2-2", 3, 0).docked(1, ColonistHub, "1"));
    table.play(dock(SolarConverter, "2")).play(Move::Power(Card::MindControlHelmet));
    assert_eq!(table.refusal(ship(SolarConverter, 0)).0, Refusal::NoOpponentThere);
    table.play(ship(ColonistHub, 3));
    assert_eq!(table.forbids(redock(ColonistHub, "")), "AF-12.15", "all tracks are one facility");
    table.play(redock(SolarConverter, ""));
    assert_eq!(table.has(0), (3 + 1 - 3 + 1, 0), "the benefit is yours");
}

/// AF-12.34
#[test]
fn the_helmets_docking_is_complete_paid_and_may_use_partners() {
    let lifted = |fuel, ore| {
        let mut table = table(helmet("3", fuel, ore).docked(1, SolarConverter, "3"));
        table.play(Move::Power(Card::MindControlHelmet)).play(ship(SolarConverter, 0));
        table
    };
    assert_eq!(lifted(3, 1).forbids(redock(Shipyard, "3")), "AF-3.9");
    assert_eq!(lifted(4, 1).forbids(redock(Shipyard, "")), "AF-4.4");
    let mut table = lifted(4, 1);
    table.play(redock(Shipyard, "3"));
    assert_eq!((table.owned(ME), table.owned(Seat(1)), table.has(0)), (4, 3, (0, 0)));
    assert_eq!(table.at(Shipyard), [(1, 3), (0, 3)]);
}

/// AF-12.35
#[test]
fn the_helmet_brings_no_ship_to_the_station() {
    let mut table = table(helmet("1", 9, 9).docked(1, SolarConverter, "6").owned(0, 6).owned(1, 6));
    table.play(Move::Power(Card::MindControlHelmet)).play(ship(SolarConverter, 0));
    let station = redock(TerraformingStation, "");
    assert_eq!(table.refusal(station), (Refusal::HelmetToStation, "AF-12.35"));
}

/// AF-12.36
#[test]
fn the_owner_gathers_the_moved_ship_and_its_partners_stay() {
    let mut table = table(helmet("4-4", 3, 3).docked(1, SolarConverter, "4"));
    table.play(Move::Power(Card::MindControlHelmet)).play(ship(SolarConverter, 0));
    table.play(redock(ColonyConstructor, "4-4")).play(Move::Land(LemBadlands));
    assert_eq!(table.at(ColonyConstructor), [(1, 4), (0, 4), (0, 4)]);
    table.play(Move::EndTurn);
    assert_eq!(table.at(ColonyConstructor), [(0, 4), (0, 4)]);
    assert_eq!(table.in_hand(Seat(1)).count(), 3);
}

/// AF-12.37
#[test]
fn the_moved_ship_stays_the_opponents_who_keeps_what_it_earned() {
    let scene = helmet("2", 4, 0).card(0, Card::PlasmaCannon).goods(1, 3, 0);
    let mut table = table(scene.docked(1, SolarConverter, "6"));
    table.play(Move::Power(Card::MindControlHelmet)).play(ship(SolarConverter, 0));
    table.play(redock(LunarMine, ""));
    assert_eq!((table.has(0), table.has(1)), ((1, 1), (3, 0)));
    table.play(Move::Power(Card::PlasmaCannon)).play(Move::PickFacility(LunarMine));
    table.play(ship(LunarMine, 0));
    assert_eq!(table.bay(1), 3, "the Cannon still takes it for an opponent's");
}
