//! Section 5: the Raiders' Outpost.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{Card, Move, Phase, Refusal, Resource};

use super::table::*;

fn take(victim: u8, resource: Resource) -> Move {
    Move::RaidTake { victim: Seat(victim), resource }
}

fn steal(victim: u8, card: Card) -> Move {
    Move::RaidCard { victim: Seat(victim), card }
}

/// A raid that has just begun: seat 1 has 3 fuel and 2 ore, seat 2 has 1 ore and a Stasis Beam.
fn raid() -> Table {
    let scene = Scene::of(3).dice("1-2-3").goods(1, 3, 2).goods(2, 0, 1).card(2, Card::StasisBeam);
    let mut table = table(scene);
    table.play(dock(RaidersOutpost, "1-2-3"));
    table
}

/// AF-5.8
#[test]
fn the_outpost_takes_a_run_of_three() {
    for run in ["1-2-3", "2-3-4", "3-4-5", "4-5-6"] {
        assert!(table(Scene::of(2).dice(run)).offers(dock(RaidersOutpost, run)));
    }
    for wrong in ["1-2-4", "2-2-3", "1-3-5", "4-4-4"] {
        assert_eq!(table(Scene::of(2).dice(wrong)).forbids(dock(RaidersOutpost, wrong)), "AF-5.8");
    }
}

/// AF-5.9
#[test]
fn a_run_must_beat_what_is_docked_whoever_owns_it() {
    let four = |docked: &str| table(Scene::of(3).dice("2-3-4").docked(1, RaidersOutpost, docked));
    assert_eq!(
        four("2-3-4").refusal(dock(RaidersOutpost, "2-3-4")).0,
        Refusal::RunTooLow { sum: 9 }
    );
    assert!(four("1-2-3").offers(dock(RaidersOutpost, "2-3-4")));
    assert_eq!(four("5-4").forbids(dock(RaidersOutpost, "2-3-4")), "AF-5.9", "9 against two ships");
    let mut own = table(Scene::of(3).dice("1-2-3-2-3-4"));
    own.play(dock(RaidersOutpost, "2-3-4"));
    assert_eq!(own.forbids(dock(RaidersOutpost, "1-2-3")), "AF-5.9");
}

/// AF-5.10
#[test]
fn the_ships_that_were_there_go_to_the_bay_your_own_included() {
    let scene = Scene::of(3).dice("1-2-3-4-5-6").docked(1, RaidersOutpost, "1-2");
    let mut table = table(scene);
    table.play(dock(RaidersOutpost, "1-2-3"));
    assert_eq!((table.bay(1), table.bay(0)), (3, 0));
    assert_eq!(table.at(RaidersOutpost), [(0, 1), (0, 2), (0, 3)]);
    table.play(dock(RaidersOutpost, "4-5-6"));
    assert_eq!((table.bay(0), table.at(RaidersOutpost)), (3, vec![(0, 4), (0, 5), (0, 6)]));
}

/// AF-5.11
#[test]
fn a_raid_takes_four_tokens_from_any_mix_of_opponents() {
    let mut table = raid();
    table.play(take(1, Resource::Fuel)).play(take(2, Resource::Ore)).play(take(1, Resource::Ore));
    assert_eq!(table.forbids(take(2, Resource::Ore)), "AF-5.11", "nothing is left there");
    assert_eq!(table.forbids(take(0, Resource::Ore)), "AF-5.11", "not from yourself");
    assert_eq!(table.forbids(take(3, Resource::Ore)), "AF-5.11", "nobody sits there");
    table.play(take(1, Resource::Fuel));
    assert_eq!((table.has(0), table.has(1), table.has(2)), ((2, 2), (1, 1), (0, 0)));
    assert!(matches!(table.phase(), Phase::Act(_)), "four are the limit");
}

/// AF-5.11
#[test]
fn a_raid_takes_a_card_or_resources_never_both() {
    let mut card = raid();
    card.play(steal(2, Card::StasisBeam));
    assert!(card.holds(0, Card::StasisBeam) && !card.holds(2, Card::StasisBeam));
    assert!(matches!(card.phase(), Phase::Act(_)));
    assert_eq!(card.has(1), (3, 2));
    let mut tokens = raid();
    tokens.play(take(1, Resource::Fuel));
    assert_eq!(tokens.refusal(steal(2, Card::StasisBeam)).0, Refusal::ResourcesChosen);
    assert_eq!(raid().forbids(steal(1, Card::StasisBeam)), "AF-5.11");
}

/// AF-5.12
#[test]
fn a_raid_may_take_less_or_nothing() {
    let mut none = raid();
    none.play(Move::RaidStop);
    assert_eq!((none.has(0), none.has(1)), ((0, 0), (3, 2)));
    let mut one = raid();
    one.play(take(1, Resource::Ore)).play(Move::RaidStop);
    assert_eq!((one.has(0), one.has(1)), ((0, 1), (3, 1)));
}

/// AF-5.12: with nothing to take the raid is over without a question.
#[test]
fn a_raid_on_empty_pockets_ends_itself() {
    let mut table = table(Scene::of(2).dice("1-2-3"));
    table.play(dock(RaidersOutpost, "1-2-3"));
    assert_eq!(table.legal_moves(), [Move::EndTurn]);
}

/// AF-5.13
#[test]
fn the_raid_comes_at_once_and_is_never_resumed() {
    let mut table = raid();
    assert_eq!(table.forbids(Move::EndTurn), "AF-3.1");
    table.play(take(1, Resource::Fuel)).play(Move::RaidStop);
    assert_eq!(table.forbids(take(1, Resource::Fuel)), "AF-3.1");
    assert_eq!(table.legal_moves(), [Move::EndTurn]);
}

/// AF-5.14
#[test]
fn a_stolen_card_you_already_have_is_discarded() {
    let scene = Scene::of(2).dice("1-2-3").card(0, Card::StasisBeam).card(1, Card::StasisBeam);
    let mut table = table(scene);
    table.play(dock(RaidersOutpost, "1-2-3")).play(steal(1, Card::StasisBeam));
    assert!(table.holds(0, Card::StasisBeam) && !table.holds(1, Card::StasisBeam));
    assert_eq!(table.discard_pile().count(Card::StasisBeam), 1);
}

/// AF-12.10
#[test]
fn a_decoy_keeps_resources_safe() {
    let scene = Scene::of(3).dice("1-2-3").goods(1, 2, 2).goods(2, 1, 0);
    let mut table = table(scene.card(1, Card::HolographicDecoy));
    table.play(dock(RaidersOutpost, "1-2-3"));
    assert_eq!(table.refusal(take(1, Resource::Fuel)), (Refusal::Decoy, "AF-12.10"));
    assert_eq!(table.refusal(take(1, Resource::Ore)).0, Refusal::Decoy);
    assert!(table.offers(take(2, Resource::Fuel)), "others are not protected");
}

/// AF-12.11
#[test]
fn of_a_decoys_owner_only_the_decoy_can_be_taken() {
    let scene = || {
        let scene = Scene::of(2).dice("1-2-3").card(1, Card::StasisBeam);
        scene.card(1, Card::HolographicDecoy).display([
            Card::BoosterPod,
            Card::BoosterPod,
            Card::AlienCity,
        ])
    };
    let mut fresh = table(scene());
    fresh.play(dock(RaidersOutpost, "1-2-3"));
    assert_eq!(fresh.refusal(steal(1, Card::StasisBeam)).0, Refusal::Decoy);
    fresh.play(steal(1, Card::HolographicDecoy));
    assert!(fresh.holds(0, Card::HolographicDecoy));
    let mut double = table(scene().card(0, Card::HolographicDecoy));
    double.play(dock(RaidersOutpost, "1-2-3")).play(steal(1, Card::HolographicDecoy));
    assert!(!double.holds(1, Card::HolographicDecoy));
    assert_eq!(double.discard_pile().count(Card::HolographicDecoy), 1);
}
