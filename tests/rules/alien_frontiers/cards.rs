//! Section 11: tech cards in general.

use saucer_night::engine::{GameModel, Seat};
use saucer_night::games::alien_frontiers::scene::Scene;
use saucer_night::games::alien_frontiers::{ALL_CARDS, Card, Event, Field, Move, Refusal};

use super::table::*;

/// AF-11.1
#[test]
fn the_cards_and_what_they_cost() {
    let table = [
        (Card::AlienCity, 1, None, false),
        (Card::AlienMonument, 1, None, false),
        (Card::BoosterPod, 2, Some(1), true),
        (Card::DataCrystal, 2, Some(1), true),
        (Card::GravityManipulator, 2, Some(2), true),
        (Card::HolographicDecoy, 2, None, false),
        (Card::MindControlHelmet, 2, Some(3), false),
        (Card::OrbitalTeleporter, 2, Some(2), true),
        (Card::PlasmaCannon, 2, Some(1), true),
        (Card::PolarityDevice, 2, Some(1), true),
        (Card::ResourceCache, 2, None, false),
        (Card::StasisBeam, 2, Some(1), true),
        (Card::TemporalWarper, 2, Some(1), true),
    ];
    assert_eq!(table.map(|(card, ..)| card), Card::ALL);
    for (card, copies, fuel, discard) in table {
        assert_eq!((ALL_CARDS.count(card), card.fuel()), (copies, fuel), "{card:?}");
        assert_eq!(card.has_discard_power(), discard, "{card:?}");
        let game = alone(card);
        let no_discard = game.check(&Move::Discard(card)) == Err(Refusal::NoDiscardPower(card));
        let no_fuel = game.check(&Move::Power(card)) == Err(Refusal::NoFuelPower(card));
        assert_eq!((no_fuel, no_discard), (fuel.is_none(), !discard), "{card:?}");
    }
}

/// A table where seat 0 has this card, three dice and plenty.
fn alone(card: Card) -> Table {
    let scene = Scene::of(2).display([Card::BoosterPod, Card::StasisBeam, Card::DataCrystal]);
    table(scene.card(0, card).goods(0, 9, 9).dice("3-3-4"))
}

/// AF-11.2
#[test]
fn one_card_of_each_kind_and_no_other_limit() {
    let all = Card::ALL.into_iter().filter(|card| *card != Card::AlienCity);
    let display = [Card::StasisBeam, Card::AlienCity, Card::BoosterPod];
    let scene =
        all.fold(Scene::of(2).display(display).dice("6-6"), |scene, card| scene.card(0, card));
    let mut table = table(scene);
    assert_eq!(table.cards(Seat(0)).len(), 12);
    table.play(dock(AlienArtifact, "6")).play(dock(AlienArtifact, "6"));
    assert_eq!(table.refusal(Move::Claim(Card::StasisBeam)).0, Refusal::HasKind(Card::StasisBeam));
    table.play_any(Move::Claim(Card::AlienCity));
    assert_eq!(table.cards(Seat(0)).len(), 13);
}

/// AF-11.3
#[test]
fn cards_are_used_in_the_own_turn_only_and_at_once_when_gained() {
    let scene = Scene::of(2).dice("6-6-2").goods(0, 1, 0).goods(1, 4, 4).card(1, Card::StasisBeam);
    let mut table = table(scene.display([Card::BoosterPod, Card::AlienCity, Card::DataCrystal]));
    let others = Move::Power(Card::StasisBeam);
    assert_eq!(table.refusal(others), (Refusal::NoCard(Card::StasisBeam), "AF-11.3"));
    table.play(dock(AlienArtifact, "6")).play(dock(AlienArtifact, "6"));
    table
        .play_any(Move::Claim(Card::BoosterPod))
        .play(Move::Power(Card::BoosterPod))
        .play(die("2"));
    assert_eq!(table.dice(0), [3]);
}

/// AF-11.4
#[test]
fn a_fuel_power_works_once_per_turn_and_card() {
    let scene = Scene::of(2).dice("2-3").goods(0, 9, 0);
    let mut table = table(scene.card(0, Card::BoosterPod).card(0, Card::StasisBeam));
    table.play(Move::Power(Card::BoosterPod)).play(die("2"));
    let again = Move::Power(Card::BoosterPod);
    assert_eq!(table.refusal(again), (Refusal::Used(Card::BoosterPod), "AF-11.4"));
    table.play(Move::Power(Card::StasisBeam)).play(die("3"));
    table.next_round([1, 1, 1]);
    assert!(table.offers(again), "fresh in another turn");
}

/// AF-11.5
#[test]
fn one_discard_power_per_turn_over_all_cards() {
    let scene = Scene::of(2).card(0, Card::StasisBeam).card(0, Card::DataCrystal);
    let mut table = table(scene);
    table.play(Move::Discard(Card::StasisBeam)).play(Move::PickTerritory(LemBadlands));
    assert_eq!(table.discard_pile().count(Card::StasisBeam), 1);
    let second = Move::Discard(Card::DataCrystal);
    assert_eq!(table.refusal(second), (Refusal::DiscardSpent, "AF-11.5"));
    table.next_round([1, 2, 3]);
    assert!(table.offers(second));
}

/// AF-11.6
#[test]
fn a_used_card_cannot_be_given_up_in_the_same_turn() {
    let scene = Scene::of(2).dice("3-4").goods(0, 9, 0);
    let mut table = table(scene.card(0, Card::StasisBeam).card(0, Card::DataCrystal));
    assert!(table.offers(Move::Discard(Card::StasisBeam)));
    table.play(Move::Power(Card::StasisBeam)).play(die("3"));
    let refused = table.refusal(Move::Discard(Card::StasisBeam));
    assert_eq!(refused, (Refusal::UsedBeforeDiscard(Card::StasisBeam), "AF-11.6"));
    assert!(table.offers(Move::Discard(Card::DataCrystal)), "another card can");
}

/// AF-11.7
#[test]
fn another_copy_gained_in_the_turn_is_fresh() {
    let display = [Card::StasisBeam, Card::AlienCity, Card::DataCrystal];
    let scene =
        Scene::of(2).dice("4-4-3").goods(0, 1, 0).card(0, Card::StasisBeam).display(display);
    let mut table = table(scene);
    table.play(dock(AlienArtifact, "4")).play(dock(AlienArtifact, "4"));
    table.play(Move::Discard(Card::StasisBeam)).play(Move::PickTerritory(LemBadlands));
    assert!(!table.holds(0, Card::StasisBeam));
    table.play_any(Move::Claim(Card::StasisBeam));
    table.play(Move::Power(Card::StasisBeam)).play(die("3"));
    assert_eq!(table.dice(0), [2]);
}

/// AF-11.8
#[test]
fn cards_turn_unplaced_ships_only_and_keep_them_between_one_and_six() {
    let scene = Scene::of(2).dice("6-1-5").goods(0, 9, 0);
    let scene = scene.card(0, Card::BoosterPod).card(0, Card::StasisBeam);
    let mut table = table(scene.docked(1, LunarMine, "3"));
    table.play(dock(SolarConverter, "5"));
    table.play(Move::Power(Card::BoosterPod));
    assert_eq!(table.refusal(die("6")), (Refusal::ValueLimit, "AF-11.8"));
    assert_eq!(table.forbids(die("5")), "AF-4.2", "docked");
    assert_eq!(table.forbids(die("3")), "AF-4.2", "an opponent's");
    table.play(die("1")).play(Move::Power(Card::StasisBeam));
    assert_eq!(table.legal_moves(), [die("2"), die("6")]);
}

/// AF-11.9
#[test]
fn a_power_without_target_or_effect_cannot_be_used() {
    let all = [
        Card::BoosterPod,
        Card::DataCrystal,
        Card::GravityManipulator,
        Card::OrbitalTeleporter,
        Card::PlasmaCannon,
        Card::PolarityDevice,
        Card::StasisBeam,
        Card::TemporalWarper,
    ];
    let scene = all.iter().fold(Scene::of(2).goods(0, 9, 9), |scene, card| scene.card(0, *card));
    let empty = table(scene.clone());
    for card in all {
        assert_eq!(empty.refusal(Move::Power(card)), (Refusal::NoTarget(card), "AF-11.9"));
    }
    for card in
        [Card::BoosterPod, Card::OrbitalTeleporter, Card::PolarityDevice, Card::TemporalWarper]
    {
        assert_eq!(empty.forbids(Move::Discard(card)), "AF-11.9", "{card:?}");
    }
    let sixes = table(scene.clone().dice("6-6"));
    assert_eq!(sixes.forbids(Move::Power(Card::BoosterPod)), "AF-11.9");
    assert_eq!(sixes.forbids(Move::Power(Card::GravityManipulator)), "AF-11.9");
    let ones = table(scene.dice("1-1"));
    assert_eq!(ones.forbids(Move::Power(Card::StasisBeam)), "AF-11.9");
}

/// AF-11.9
#[test]
fn two_coloured_ships_that_would_only_trade_values_are_no_effect() {
    let scene = |dice: &str| {
        let scene = Scene::of(2).dice(dice).goods(0, 2, 0).colonies(BurroughsDesert, 0, 1);
        table(scene.card(0, Card::GravityManipulator))
    };
    let mut table = scene("3-4");
    table.play(Move::Power(Card::GravityManipulator));
    assert_eq!(table.legal_moves(), [die("3")], "lowering the 4 could only raise the 3 to 4");
    let mut relic = scene("3r-4");
    relic.play(Move::Power(Card::GravityManipulator)).play(die("4")).play(die("3r"));
    assert_eq!(relic.dice(0), [3, 4], "with the Relic Ship it matters which is which");
}

/// AF-11.10
#[test]
fn discards_are_shuffled_only_when_a_card_is_needed_and_none_is_left() {
    let display = [Card::BoosterPod, Card::AlienCity, Card::DataCrystal];
    let pile = [Card::StasisBeam, Card::AlienMonument, Card::HolographicDecoy];
    let mut table = table(Scene::of(2).dice("1-1").display(display).draw_pile(pile));
    table.play(dock(AlienArtifact, "1")).play_with(Move::Cycle, pile.map(nr));
    assert!(table.draw_pile().is_empty() && !table.events.contains(&Event::Reshuffled));
    let discarded = table.discard_pile().len();
    assert_eq!(discarded, 21);
    table.play(dock(AlienArtifact, "1"));
    let cards = [Card::AlienCity, Card::StasisBeam, Card::StasisBeam];
    table.play_with(Move::Cycle, cards.map(nr));
    assert_eq!(table.events.first(), Some(&Event::Reshuffled));
    assert_eq!((table.draw_pile().len(), table.discard_pile().len()), (21, 0));
}

/// AF-11.11
#[test]
fn without_discards_the_display_stays_short_until_the_next_claim_or_cycle() {
    // Seat 1 has all 13 kinds, seat 0 eight others; the last three are on display.
    let display = [Card::TemporalWarper, Card::StasisBeam, Card::PlasmaCannon];
    let scene = Scene::of(2).dice("4-4-5-5").goods(0, 0, 0).display(display);
    let scene = Card::ALL.into_iter().fold(scene, |scene, card| scene.card(1, card));
    let own = [
        Card::BoosterPod,
        Card::DataCrystal,
        Card::GravityManipulator,
        Card::HolographicDecoy,
        Card::MindControlHelmet,
        Card::OrbitalTeleporter,
        Card::PolarityDevice,
        Card::ResourceCache,
    ];
    let mut table = table(own.into_iter().fold(scene, |scene, card| scene.card(0, card)));
    assert!(table.draw_pile().is_empty() && table.discard_pile().is_empty());
    table.play(dock(AlienArtifact, "4")).play(dock(AlienArtifact, "4"));
    table.play(Move::Claim(Card::StasisBeam));
    assert_eq!(table.display(), [Some(Card::TemporalWarper), None, Some(Card::PlasmaCannon)]);
    table.play(Move::Discard(Card::DataCrystal)).play(Move::PickTerritory(LemBadlands));
    assert_eq!(table.display()[1], None, "not before the next claim or cycle");
    table.play(dock(AlienArtifact, "5")).play(dock(AlienArtifact, "5"));
    let crystal = nr(Card::DataCrystal);
    table.play_with(Move::Claim(Card::PlasmaCannon), [crystal]);
    assert_eq!(table.display(), [Some(Card::TemporalWarper), Some(Card::DataCrystal), None]);
    table.play_with(Move::Cycle, [crystal, nr(Card::TemporalWarper)]);
    assert_eq!(table.display().iter().flatten().count(), 2);
    assert_eq!(table.field(Field::Positron), Some(LemBadlands));
}
