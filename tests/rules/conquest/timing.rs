//! Section 13.

use saucer_night::games::conquest::cards::{EventCard, LocCard, Race, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{
    Event, Lies, Move, Question, Refusal, Source, Victim, WindowKind,
};

use super::table::{ANN, BEN, CAT, Table, a, b};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;
const JAM: EventCard = EventCard::JammingSignal;

fn window(kind: WindowKind) -> Question {
    Question::Window(kind)
}

/// CQ-13.1
#[test]
fn a_fast_event_is_playable_on_anybodys_turn_when_its_text_fits() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1), a(1)])
        .hand(1, &[EventCard::SmuggledArms, EventCard::DeathRay])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 3, 3]);
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Late))), "on Ann's turn");
    assert!(table.legal(Move::Play(EventCard::SmuggledArms, 0)));
    assert_eq!(table.refusal(Move::Play(EventCard::DeathRay, 0)), Refusal::ConditionFails);
    table.play(Move::Play(EventCard::SmuggledArms, 0));
    assert_eq!(table.pool(ANN), 3, "4+3 to 3+4+3");
}

/// CQ-13.2
#[test]
fn the_red_box_is_ignored_when_played_from_a_hand() {
    // Emergency Session: the red box would move a track; the text takes Action Points.
    let mut table = Table::new(Scene::new(2).hand(0, &[EventCard::EmergencySession]));
    table.play(Move::Play(EventCard::EmergencySession, 0));
    assert_eq!(table.game.player(BEN).next_points, -1);
    // Spies Among Us: the red box would make everybody discard.
    let scene = Scene::new(2).hand(0, &[EventCard::SpiesAmongUs, EventCard::DeathRay]);
    let mut table = Table::new(scene.hand(1, &[EventCard::ForceDome]));
    table.luck(Move::Play(EventCard::SpiesAmongUs, 0), [EventCard::ForceDome as u32]);
    assert_eq!((table.hand(ANN), table.hand(BEN)), (2, 0));
}

/// CQ-13.3
#[test]
fn a_played_event_is_discarded_unless_it_remains_in_play() {
    let hand = [EventCard::MenaceRising, EventCard::SolarFlare];
    let mut table = Table::new(Scene::new(2).hand(0, &hand));
    table.play(Move::Play(EventCard::MenaceRising, 0));
    assert!(table.happened(&Event::Announced { seat: ANN, source: Source::Event(hand[0]) }));
    assert_eq!(table.game.event_discard().count(hand[0]), 1);
    table.play(Move::Play(EventCard::SolarFlare, 0));
    assert_eq!(table.game.event_discard().count(hand[1]), 0);
    assert_eq!((table.game.in_play().len(), table.hand(ANN)), (1, 0));
}

/// CQ-13.4
#[test]
fn an_event_that_would_do_nothing_is_not_playable() {
    let hand = [EventCard::EndlessWaves, EventCard::Uprising];
    let table = Table::new(Scene::new(2).hand(0, &hand));
    assert_eq!(table.refusal(Move::Play(EventCard::EndlessWaves, 0)), Refusal::NothingToDo);
    assert_eq!(table.refusal(Move::Play(EventCard::Uprising, 0)), Refusal::NothingToDo);
    let table = Table::new(Scene::new(2).saucers(0, &[a(0)]).hand(0, &hand));
    assert!(table.legal(Move::Play(EventCard::EndlessWaves, 0)));
    // A Play Immediately card that can do nothing is just discarded: no Infantry are left.
    let mut scene = Scene::new(2).draw_phase();
    for space in [b(1), b(2), b(3), b(4), b(5), b(6)] {
        scene = scene.counter(space, saucer_night::games::conquest::cards::Counter::Infantry);
    }
    let script =
        [EventCard::RadarContact, EventCard::DeathRay, EventCard::DeathRay, EventCard::DeathRay];
    let table = Table::of(scene.build_with(script.map(|card| card as u32).into_iter().chain([4])));
    assert_eq!(table.game.event_discard().count(EventCard::RadarContact), 1);
    assert!(table.game.ground(a(4)).counters.is_empty());
}

/// CQ-13.5
#[test]
fn immediate_cards_are_played_after_the_draw_in_the_drawers_order() {
    let drawn = [
        EventCard::CivilDefense,
        EventCard::RadarContact,
        EventCard::DeathRay,
        EventCard::DeathRay,
    ];
    let game = Scene::new(2).draw_phase().build_with(drawn.map(|card| card as u32));
    let mut table = Table::of(game);
    assert_eq!(table.asked(), Some((ANN, Question::ImmediateOrder)));
    assert_eq!(table.hand(ANN), 2, "the whole draw first");
    table.luck(Move::PlayNext(EventCard::RadarContact), [5]);
    assert_eq!(table.game.ground(a(5)).counters.len(), 1);
    assert_eq!(table.game.in_play()[0].card, EventCard::CivilDefense, "then the other");
}

/// CQ-13.6
#[test]
fn a_card_that_shuffles_a_pile_is_discarded_first() {
    // Captain Fantastic is the only one: he is in the deck again, not beside it.
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1)]).battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [ResCard::CaptainFantastic as u32, 6, 1]);
    assert_eq!(table.game.resistance().rest.count(ResCard::CaptainFantastic), 1);
}

/// CQ-13.7
#[test]
fn priority_decides_who_acts_first() {
    let scene = Scene::new(3)
        .first(2)
        .turn(0)
        .location(a(1), LocCard::Town)
        .saucers(0, &[a(1)])
        .hand(1, &[EventCard::AnonymousTip])
        .hand(2, &[EventCard::AnonymousTip])
        .battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.asked(), Some((CAT, window(WindowKind::Moment))));
    table.play(Move::Pass);
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Moment))));
}

/// CQ-13.8
#[test]
fn announcements_can_be_responded_to_and_the_last_is_settled_first() {
    let scene = Scene::new(3)
        .hand(0, &[EventCard::MenaceRising, JAM])
        .hand(1, &[JAM])
        .hand(2, &[EventCard::OverseerIntervention]);
    let mut table = Table::new(scene);
    table.play(Move::Play(EventCard::MenaceRising, 0));
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Cancel))));
    assert_eq!(table.tokens(ANN), 0, "nothing done yet");
    table.play(Move::Play(JAM, 0));
    // Ann may answer the Jamming Signal, then Cat.
    assert_eq!(table.asked(), Some((ANN, window(WindowKind::Cancel))));
    table.play(Move::Play(JAM, 0));
    assert_eq!(table.asked(), Some((CAT, window(WindowKind::Cancel))));
    table.play(Move::Pass);
    // Ann's settles first and cancels Ben's; Menace Rising is open again, and Cat lets it be.
    assert!(table.happened(&Event::Canceled { source: Source::Event(JAM) }));
    assert_eq!(table.asked(), Some((CAT, window(WindowKind::Cancel))));
    table.play(Move::Pass);
    assert_eq!(table.tokens(ANN), 2);
    // Menace abilities too.
    let mut table = Table::new(Scene::new(2).tokens(0, 2).hand(1, &[JAM]));
    table.play(Move::UseGift(3, 0));
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Cancel))));
    table.play(Move::Play(JAM, 1));
    assert_eq!((table.tokens(ANN), table.game.player(ANN).stuff.len()), (0, 0));
}

/// CQ-13.9
#[test]
fn a_canceled_card_has_no_effect_and_costs_stay_paid() {
    let scene = Scene::new(2).hand(0, &[EventCard::MenaceRising]).hand(1, &[JAM]).points(3);
    let mut table = Table::new(scene);
    table.play(Move::Play(EventCard::MenaceRising, 0)).play(Move::Play(JAM, 0));
    assert_eq!((table.tokens(ANN), table.game.player(ANN).points), (0, 2));
    let pile = table.game.event_discard();
    assert_eq!((pile.count(EventCard::MenaceRising), pile.count(JAM)), (1, 1));
}

/// CQ-13.10
#[test]
fn a_card_in_play_can_be_canceled_later() {
    let scene = Scene::new(2).hand(0, &[JAM]).held(b(1), LocCard::Town, 1);
    let mut table = Table::new(scene.in_play(EventCard::PanicInTheStreets, 1, Lies::At(b(1))));
    assert_eq!(table.game.terror(BEN), 3);
    table.play(Move::Play(JAM, 0));
    assert_eq!(table.game.terror(BEN), 2, "its effect ends at once");
    assert!(table.game.in_play().is_empty());
    assert_eq!(table.game.event_discard().count(EventCard::PanicInTheStreets), 1);
}

/// CQ-13.11
#[test]
fn what_has_rolled_or_taken_effect_cannot_be_canceled() {
    // Ben may cancel the Battle Frenzy as it is announced; after its roll there is nothing to cancel.
    let scene = Scene::new(2)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1)])
        .hand(0, &[EventCard::BattleFrenzy])
        .hand(1, &[JAM, EventCard::BattleFrenzy])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 2, 5]);
    table.play(Move::Play(EventCard::BattleFrenzy, 0)).play(Move::ForSide(1));
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Cancel))));
    table.luck(Move::Pass, [1]);
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Late))));
    assert!(!table.legal(Move::Play(JAM, 0)));
}

/// CQ-13.12
#[test]
fn an_instant_effect_opens_no_window() {
    // A Space Stuff card is used on the spot; only Events, Menace abilities and cancels are announced.
    let scene = Scene::new(2).stuff(0, StuffCard::AntigravBelts).saucers(0, &[a(0)]);
    let mut table = Table::new(scene.hand(1, &[JAM]));
    table.play(Move::UseStuff(StuffCard::AntigravBelts, 0));
    assert_eq!(table.asked(), Some((ANN, Question::Target)));
    // An Event that says so, though Ben could cancel any other.
    let card = EventCard::HyperspaceJump;
    let scene = Scene::new(2).saucers(0, &[a(0), a(1)]).hand(0, &[card]).hand(1, &[JAM]);
    let mut table = Table::new(scene.clone());
    table.play(Move::Play(card, 0)).play(Move::At(a(0)));
    assert_eq!(table.asked(), Some((ANN, Question::Target)));
    let mut table = Table::new(scene.first_edition());
    table.play(Move::Play(card, 0)).play(Move::At(a(0)));
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Cancel))));
}

/// CQ-13.13
#[test]
fn a_window_skips_who_cannot_and_starts_over_after_a_response() {
    let scene = Scene::new(3)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1)])
        .hand(0, &[EventCard::BattleFrenzy])
        .hand(2, &[EventCard::SmuggledArms])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 2, 2]);
    assert_eq!(table.asked(), Some((ANN, window(WindowKind::Late))));
    table.play(Move::Pass);
    assert_eq!(table.asked(), Some((CAT, window(WindowKind::Late))), "Ben has no card");
    table.play(Move::Play(EventCard::SmuggledArms, 0));
    assert_eq!(table.asked(), Some((ANN, window(WindowKind::Late))), "it starts over");
    table.play(Move::Pass);
    assert_eq!(table.pool(ANN), 4, "all have passed in a row");
    // Asking everyone with a hidden card tells nothing.
    let scene = Scene::new(2)
        .ask_everyone()
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1)])
        .hand(1, &[EventCard::SupplyPod])
        .battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Moment))));
    let passes = [Move::Pass, Move::PassBattle, Move::PassAhead(WindowKind::Moment)];
    assert_eq!(table.moves(), passes);
}

/// CQ-13.14
#[test]
fn open_windows_begin_set_to_pass_and_can_be_watched() {
    let scene = || Scene::new(2).hand(1, &[EventCard::FouledEngines]);
    let mut table = Table::new(scene());
    table.play(Move::EndPhase);
    assert_eq!(table.asked(), Some((ANN, Question::BattleMenu)), "Ben is not asked");
    let mut table = Table::new(scene().watching(1));
    table.play(Move::EndPhase);
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Open))));
    table.play(Move::PassAhead(WindowKind::Open));
    assert!(!table.game.player(BEN).watches);
    // The active player plays such an Event in the menus, and can ask to be asked there.
    let mut table = Table::new(Scene::new(2).hand(0, &[EventCard::CallInTheArmy]));
    assert!(table.legal(Move::Play(EventCard::CallInTheArmy, 0)));
    table.play(Move::WatchOpen);
    assert!(table.game.player(ANN).watches && !table.legal(Move::WatchOpen));
    table.play(Move::EndPhase);
    assert!(table.legal(Move::Play(EventCard::CallInTheArmy, 0)), "in the Battle Phase too");
    // Other windows can be passed ahead for the turn.
    let scene = Scene::new(2)
        .race(1, Race::Vento)
        .location(a(1), LocCard::Town)
        .saucers(0, &[a(1), a(1), a(1)])
        .hand(1, &[EventCard::BattleFrenzy])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 3, 3]);
    table.play(Move::PassAhead(WindowKind::Late));
    table.luck(Move::Stay, [INFANTRY, 3, 3]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "Ben was not asked again");
    assert!(!table.legal(Move::Strike(Victim::Announced)));
}

/// CQ-13.17
#[test]
fn whoever_waits_is_asked_once_a_battle_as_at_a_table() {
    let scene = || {
        Scene::new(2)
            .ask_each_battle()
            .race(1, Race::Vento)
            .location(a(1), LocCard::Town)
            .saucers(0, &[a(1), a(1), a(1)])
            .hand(1, &[EventCard::SupplyPod])
            .battles()
    };
    // Ben's card helps nobody in a Fight, but nobody else knows that.
    let mut table = Table::new(scene());
    table.play(Move::Resolve(a(1)));
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Moment))));
    assert_eq!(table.moves(), [Move::Pass, Move::PassBattle, Move::PassTurn]);
    table.luck(Move::PassBattle, [INFANTRY, 3, 3]);
    assert_eq!(table.asked(), Some((ANN, Question::StayOrEscape)));
    table.luck(Move::Stay, [INFANTRY, 3, 3]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "Ben was not asked again");
    // Who answers otherwise is.
    let mut table = Table::new(scene());
    table.play(Move::Resolve(a(1))).luck(Move::Pass, [INFANTRY, 3, 3]);
    assert_eq!(table.asked(), Some((BEN, window(WindowKind::Late))));
    table.play(Move::PassTurn);
    assert_eq!(table.asked(), Some((ANN, Question::StayOrEscape)));
    table.luck(Move::Stay, [INFANTRY, 3, 3]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "nor for the rest of the turn");
}
