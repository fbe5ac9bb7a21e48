//! Every Space Stuff card, used.

use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Event, Figure, Move, Question, Refusal, WindowKind};

use super::table::{ANN, BEN, Table, a, b, o};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;
const TANKS: u32 = ResCard::ArmyTanks as u32;

/// Ann is Beetlemen-free: the Fome Guild, whose Strength 3 no card changes, at a Town.
fn fighting(card: StuffCard, saucers: usize) -> Scene {
    use saucer_night::games::conquest::cards::Race;
    let here = vec![a(1); saucers];
    let scene = Scene::new(2).race(0, Race::Vyborian).stuff(0, card);
    scene.location(a(1), LocCard::Town).saucers(0, &here).battles()
}

fn resolve(scene: Scene, luck: &[u32]) -> Table {
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(a(1)), luck.iter().copied());
    table
}

fn settled(strength: [i16; 2], dice: [u8; 2], winner: Option<u8>) -> Event {
    Event::RoundSettled { strength, dice, winner, outright: false }
}

#[test]
fn gorgomag_has_strength_five() {
    let scene = fighting(StuffCard::GorgomagTheLavaBrute, 1).ally(0, Figure::Gorgomag, a(1));
    let table = resolve(scene, &[TANKS, 3, 1]);
    assert!(table.happened(&settled([8, 5], [3, 1], Some(0))));
}

#[test]
fn titan_nine_is_saved_on_a_four() {
    let fight = |save: u32| {
        let scene = fighting(StuffCard::TitanNineWarRobot, 0).ally(0, Figure::Titan, a(1));
        let mut luck = vec![ResCard::CaptainFantastic as u32, 1, 1, save];
        if save >= 4 {
            luck.pop();
            luck.push(save);
        }
        resolve(scene, &luck)
    };
    let lost = fight(3);
    assert_eq!(lost.pool(ANN), 5);
    let saved = fight(4);
    assert!(saved.happened(&Event::SavingRoll {
        seat: ANN,
        figure: Figure::Titan,
        roll: 4,
        saved: true
    }));
    assert_eq!((saved.crew(ANN, a(1)), saved.what()), (1, Question::StayOrEscape));
}

#[test]
fn moon_spider_queen_may_land_an_alien_after_a_win() {
    let scene = fighting(StuffCard::MoonSpiderQueen, 1).ally(0, Figure::SpiderQueen, a(1));
    let mut table = resolve(scene, &[TANKS, 4, 1]);
    assert_eq!(table.asked(), Some((ANN, Question::OptionalEffect)));
    table.play(Move::Yes);
    assert_eq!((table.crew(ANN, a(1)), table.pool(ANN)), (3, 2));
    // Only where she is.
    let table = resolve(fighting(StuffCard::MoonSpiderQueen, 2), &[TANKS, 4, 1]);
    assert_eq!(table.what(), Question::StayOrEscape);
}

#[test]
fn the_living_brain_adds_a_die() {
    let scene = fighting(StuffCard::TheLivingBrain, 1).ally(0, Figure::LivingBrain, a(1));
    let table = resolve(scene, &[TANKS, 1, 4, 2]);
    assert!(table.happened(&settled([5, 5], [4, 2], Some(0))));
    let table = resolve(fighting(StuffCard::TheLivingBrain, 2), &[TANKS, 4, 2]);
    assert!(table.happened(&settled([6, 5], [4, 2], Some(0))), "not from afar");
}

#[test]
fn disintegrator_pistols_give_two_for_the_fight() {
    let card = StuffCard::DisintegratorPistols;
    let mut table = resolve(fighting(card, 1), &[TANKS]);
    table.luck(Move::UseStuff(card, 0), [3, 1]);
    assert!(table.happened(&settled([5, 5], [3, 1], Some(0))));
    assert!(table.game.player(ANN).stuff[0].down);
}

#[test]
fn force_shield_projector_saves_one() {
    let card = StuffCard::ForceShieldProjector;
    let mut table = resolve(fighting(card, 2), &[TANKS, 1, 5]);
    assert_eq!(table.what(), Question::Window(WindowKind::Destroy));
    table.play(Move::UseStuff(card, 0));
    assert_eq!((table.crew(ANN, a(1)), table.pool(ANN)), (2, 2));
}

#[test]
fn targeting_computer_rerolls_the_own_dice() {
    let card = StuffCard::TargetingComputer;
    let mut table = resolve(fighting(card, 1), &[TANKS, 1, 2]);
    table.luck(Move::UseStuff(card, 0), [4]);
    assert!(table.happened(&settled([3, 5], [4, 2], None)));
}

#[test]
fn antigrav_belts_move_two_aliens_one_space() {
    let card = StuffCard::AntigravBelts;
    let mut table = Table::new(Scene::new(2).stuff(0, card).points(0));
    table.play(Move::UseStuff(card, 0));
    table.play(Move::Send(Figure::Saucer, a(0), a(1)));
    assert!(!table.legal(Move::Send(Figure::Saucer, a(1), a(2))), "each but one Space");
    table.play(Move::Send(Figure::Saucer, a(0), a(2)));
    assert_eq!(
        (table.crew(ANN, a(1)), table.crew(ANN, a(2)), table.what()),
        (1, 1, Question::ActionMenu)
    );
}

#[test]
fn teleport_pad_places_two_aliens() {
    let card = StuffCard::TeleportPad;
    let scene = Scene::new(2).stuff(0, card).saucers(0, &[a(0), a(0), o(1)]).points(0);
    let mut table = Table::new(scene.held(b(1), LocCard::Town, 0));
    table.play(Move::UseStuff(card, 0));
    assert!(!table.legal(Move::At(b(1))), "a marker is not enough");
    table.play(Move::At(o(1)));
    table.play(Move::Alien(Figure::Saucer, a(0))).play(Move::Alien(Figure::Saucer, a(0)));
    assert_eq!(table.crew(ANN, o(1)), 3);
}

#[test]
fn cloning_vats_land_one_each_turn() {
    use saucer_night::games::conquest::cards::Race;
    let scene = Scene::new(2).race(0, Race::Vento).stuff(0, StuffCard::CloningVats);
    let table = Table::new(scene.saucers(0, &[a(1)]).turn_start());
    assert_eq!((table.crew(ANN, a(0)), table.pool(ANN)), (1, 2));
}

#[test]
fn heat_cannon_gives_two_against_hard() {
    let table = resolve(fighting(StuffCard::HeatCannon, 1), &[TANKS, 3, 1]);
    assert!(table.happened(&settled([5, 5], [3, 1], Some(0))));
    let table = resolve(fighting(StuffCard::HeatCannon, 1), &[INFANTRY, 3, 1]);
    assert!(table.happened(&settled([3, 3], [3, 1], Some(0))));
}

#[test]
fn sonic_disruptor_gives_one_against_soft() {
    let table = resolve(fighting(StuffCard::SonicDisruptor, 1), &[INFANTRY, 3, 1]);
    assert!(table.happened(&settled([4, 3], [3, 1], Some(0))));
    let table = resolve(fighting(StuffCard::SonicDisruptor, 2), &[TANKS, 3, 1]);
    assert!(table.happened(&settled([6, 5], [3, 1], Some(0))));
}

#[test]
fn plasma_shredder_makes_the_aliens_deadly() {
    let card = StuffCard::PlasmaShredder;
    let scene = Scene::new(2).stuff(0, card).location(a(1), LocCard::Town).saucers(0, &[a(1)]);
    let mut table = resolve(scene.battles(), &[TANKS]);
    table.luck(Move::UseStuff(card, 0), [5, 4]);
    assert!(table.happened(&settled([2, 5], [5, 4], Some(0))));
}

#[test]
fn robot_butler_enlarges_the_hand() {
    let game = Scene::new(2).stuff(0, StuffCard::RobotButler).build();
    assert_eq!((game.hand_size(ANN), game.hand_size(BEN)), (5, 4));
}

#[test]
fn stasis_beam_lowers_the_resistance_value() {
    let card = StuffCard::StasisBeam;
    let mut table = resolve(fighting(card, 2), &[]);
    table.luck(Move::UseStuff(card, 0), [TANKS, 4, 1]);
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN), "one Fight instead of two");
}

#[test]
fn hologram_decoys_escape_to_the_landing_site_from_anywhere() {
    let card = StuffCard::HologramDecoys;
    let scene =
        Scene::new(2).stuff(0, card).location(b(1), LocCard::Town).saucers(0, &[b(1), b(1)]);
    let mut table = Table::new(scene.battles());
    table.luck(Move::Resolve(b(1)), [TANKS, 1, 2]);
    assert_eq!(table.asked(), Some((ANN, Question::Window(WindowKind::Moment))));
    table.play(Move::UseStuff(card, 0));
    assert_eq!((table.crew(ANN, a(0)), table.what()), (1, Question::BattleMenu));
}

#[test]
fn command_beacon_gives_an_action_point() {
    let table = Table::new(Scene::new(2).stuff(0, StuffCard::CommandBeacon).turn_start());
    assert_eq!(table.game.player(ANN).points, 5);
}

#[test]
fn brain_probe_looks_and_discards_or_draws() {
    let card = StuffCard::BrainProbe;
    let scene =
        || Scene::new(2).stuff(0, card).hand(1, &[EventCard::DeathRay, EventCard::ForceDome]);
    let mut table = Table::new(scene());
    table.play(Move::UseStuff(card, 0)).play(Move::Option(0));
    assert_eq!(table.moves(), [EventCard::DeathRay, EventCard::ForceDome].map(Move::ThisEvent));
    // Only Ann sees the hand.
    use saucer_night::engine::{GameModel, Seen, Viewer};
    assert_eq!(Seen::new(&table.game, Viewer::Seat(ANN)).legal_moves().len(), 2);
    assert_eq!(Seen::new(&table.game, Viewer::Public).player(BEN).hand.cards.len(), 0);
    table.play(Move::ThisEvent(EventCard::ForceDome));
    assert_eq!((table.hand(BEN), table.game.player(ANN).points), (1, 3));
    let mut table = Table::new(scene());
    table.play(Move::UseStuff(card, 0)).luck(Move::Option(1), [EventCard::SupplyPod as u32]);
    assert_eq!(table.hand(ANN), 1);
}

#[test]
fn terror_broadcaster_gives_a_token_for_a_conquest() {
    let card = StuffCard::TerrorBroadcaster;
    let scene =
        Scene::new(2).stuff(0, card).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let mut table = resolve(scene.battles(), &[INFANTRY, 5, 1]);
    assert_eq!(table.what(), Question::Window(WindowKind::Moment));
    table.play(Move::UseStuff(card, 0));
    assert_eq!(table.tokens(ANN), 1);
}

#[test]
fn magneto_crane_moves_a_counter_or_readies_a_card() {
    let card = StuffCard::MagnetoCrane;
    let scene = Scene::new(2).stuff(0, StuffCard::AntigravBelts).face_down(0).stuff(0, card);
    let scene = scene.counter(a(1), Counter::Infantry);
    let mut table = Table::new(scene.clone().saucers(0, &[]));
    table.play(Move::UseStuff(card, 0)).play(Move::Option(0));
    table.play(Move::Shift(Counter::Infantry, a(1), a(2)));
    assert_eq!(*table.game.ground(a(2)).counters, [Counter::Infantry]);
    let mut table = Table::new(scene);
    table.play(Move::UseStuff(card, 0)).play(Move::Option(1));
    assert!(!table.game.player(ANN).stuff[0].down && table.game.player(ANN).stuff[1].down);
    assert_eq!(table.game.player(ANN).points, 3);
}

#[test]
fn mind_jammer_cancels_or_silences() {
    let card = StuffCard::MindJammer;
    let scene = Scene::new(2).stuff(1, card).hand(0, &[EventCard::MenaceRising]);
    let mut table = Table::new(scene);
    table.play(Move::Play(EventCard::MenaceRising, 0)).play(Move::UseStuff(card, 0));
    assert_eq!((table.tokens(ANN), table.game.player(BEN).stuff.len()), (0, 0), "spent");
    let scene = fighting(card, 2).hand(1, &[EventCard::SmuggledArms, EventCard::BattleFrenzy]);
    let mut table = resolve(scene, &[TANKS]);
    assert_eq!(table.asked(), Some((ANN, Question::Window(WindowKind::Early))));
    table.luck(Move::UseStuff(card, 1), [5, 1]);
    assert!(table.happened(&settled([6, 5], [5, 1], Some(0))), "Ben was not asked");
    assert_eq!(table.hand(BEN), 2);
    let table = Table::new(Scene::new(2).stuff(0, card));
    assert_eq!(table.refusal(Move::UseStuff(card, 1)), Refusal::WrongMoment);
}
