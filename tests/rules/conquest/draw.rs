//! Section 14.

use saucer_night::games::conquest::cards::{EventCard, LocCard, Race, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Move, Question};

use super::table::{ANN, BEN, Table, a};

fn ids(cards: &[EventCard]) -> Vec<u32> {
    cards.iter().map(|card| *card as u32).collect()
}

/// CQ-14.1
#[test]
fn discard_one_or_none_then_draw_up_to_intelligence() {
    use EventCard::{DeathRay, ForceDome, SupplyPod};
    let scene = || Scene::new(2).hand(0, &[DeathRay, SupplyPod]).draw_phase();
    let mut table = Table::new(scene());
    assert_eq!(table.asked(), Some((ANN, Question::DrawDiscard)));
    assert_eq!(table.moves(), [Move::Discard(DeathRay), Move::Discard(SupplyPod), Move::KeepHand]);
    table.luck(Move::Discard(SupplyPod), ids(&[ForceDome, ForceDome, DeathRay]));
    assert_eq!((table.hand(ANN), table.game.event_discard().count(SupplyPod)), (4, 1));
    let mut table = Table::new(scene());
    table.luck(Move::KeepHand, ids(&[ForceDome, ForceDome]));
    assert_eq!(table.hand(ANN), 4);
    // Robot Butler and College Town make the hand larger.
    let scene = scene().stuff(0, StuffCard::RobotButler).held(a(1), LocCard::CollegeTown, 0);
    let mut table = Table::new(scene);
    table.luck(Move::KeepHand, ids(&[ForceDome, ForceDome, DeathRay, DeathRay]));
    assert_eq!(table.hand(ANN), 6);
}

/// CQ-14.2
#[test]
fn immediate_cards_count_as_drawn() {
    let drawn =
        [EventCard::RadarContact, EventCard::DeathRay, EventCard::DeathRay, EventCard::DeathRay];
    let script = ids(&drawn).into_iter().chain([2]);
    let table = Table::of(Scene::new(2).draw_phase().build_with(script));
    assert_eq!((table.hand(ANN), table.game.active()), (3, BEN));
}

/// CQ-14.3
#[test]
fn a_hand_above_intelligence_is_kept() {
    use EventCard::{DeathRay, ForceDome};
    let scene = Scene::new(2).race(0, Race::Beetlemen);
    let mut table =
        Table::new(scene.hand(0, &[DeathRay, DeathRay, ForceDome, ForceDome]).draw_phase());
    table.play(Move::KeepHand);
    assert_eq!(table.hand(ANN), 4, "Intelligence 2");
}

/// CQ-14.4
#[test]
fn hands_are_refilled_in_no_other_phase() {
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let mut table = Table::new(scene);
    table.play(Move::EndPhase);
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyInfantry as u32, 5, 1]);
    assert_eq!((table.hand(ANN), table.what()), (0, Question::BattleMenu));
    // Unless a card says so.
    let mut table = Table::new(Scene::new(2).hand(0, &[EventCard::MiracleOfScience]));
    let two = ids(&[EventCard::DeathRay, EventCard::ForceDome]);
    table.luck(Move::Play(EventCard::MiracleOfScience, 0), two);
    assert_eq!(table.hand(ANN), 2);
}

/// CQ-14.5
#[test]
fn an_empty_deck_is_rebuilt_and_if_nothing_is_left_nothing_is_drawn() {
    use EventCard::{DeathRay, SupplyPod};
    let scene = Scene::new(2).race(0, Race::Beetlemen).events(&[DeathRay]).draw_phase();
    // The last card, and at once the discard pile is the deck.
    let table = Table::of(scene.build_with(ids(&[DeathRay, SupplyPod])));
    assert_eq!((table.hand(ANN), table.game.event_discard().len()), (2, 0));
    assert_eq!(table.game.event_deck_size(), 68);
    // No Location is left at all: the Space stays empty, without a Battle.
    let scene = Scene::new(2).saucers(0, &[a(1)]).battles();
    let mut table = Table { game: scene.no_locations().build(), events: Vec::new() };
    use saucer_night::engine::{Chance, GameModel};
    let mut events = Vec::new();
    table.game.apply(&Move::Resolve(a(1)), &mut Chance::scripted([]), &mut events);
    assert!(events.contains(&Event::NothingFound { seat: ANN, space: a(1) }));
    assert_eq!((table.what(), table.game.is_empty_space(a(1))), (Question::BattleMenu, true));
    assert!(table.legal(Move::EndPhase));
}

/// CQ-14.6
#[test]
fn a_shuffled_pile_is_mixed_with_the_rest_of_the_deck() {
    // The Menthalars know the top two; Captain Fantastic's shuffle makes them forget.
    let scene = Scene::new(2).race(0, Race::Menthalars).location(a(1), LocCard::SmallTown);
    let scene = scene.saucers(0, &[a(1)]).discarded_resistance(ResCard::ArmyTanks).tokens(0, 0);
    let mut table = Table::new(scene.battles());
    table.luck(Move::Resolve(a(1)), [ResCard::AngryMob as u32, ResCard::CaptainFantastic as u32]);
    table.play(Move::PutBack(0, false));
    table.luck(Move::PutBack(0, false), [6, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "the Captain was on top");
    assert!(table.game.resistance().top.is_empty() && table.game.resistance().discard.is_empty());
    assert_eq!(table.game.resistance().rest.len(), 35);
}
