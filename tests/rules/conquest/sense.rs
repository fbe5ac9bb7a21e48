//! What computer players do not even look at.

use saucer_night::engine::GameModel;
use saucer_night::games::conquest::cards::{EventCard, LocCard, ResCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Mode, Move, Options, Question, WindowKind};

use super::table::{ANN, BEN, Table, a};

const JAM: EventCard = EventCard::JammingSignal;
const RAY: Move = Move::Play(EventCard::DeathRay, 0);

fn is_sensible(table: &Table, mv: Move) -> bool {
    assert!(table.legal(mv), "{mv:?}");
    table.game.is_sensible(&mv)
}

#[test]
fn nobody_cancels_a_card_of_the_own_side() {
    for (mode, sensible) in [(Mode::Competitive, true), (Mode::Cooperative, false)] {
        let scene = Scene::of(Options { mode, players: 2, ..Options::default() });
        let mut table = Table::new(scene.hand(0, &[EventCard::MenaceRising]).hand(1, &[JAM]));
        table.play(Move::Play(EventCard::MenaceRising, 0));
        assert_eq!(table.asked(), Some((BEN, Question::Window(WindowKind::Cancel))));
        assert_eq!(is_sensible(&table, Move::Play(JAM, 0)), sensible, "{mode:?}");
        assert!(is_sensible(&table, Move::Pass));
        assert_eq!(is_sensible(&table, Move::PassAhead(WindowKind::Cancel)), sensible);
    }
}

#[test]
fn a_card_for_a_fight_waits_for_the_dice_and_for_need() {
    let options = Options { mode: Mode::Cooperative, players: 2, ..Options::default() };
    let town = Scene::of(options).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let scene = town.hand(0, &[EventCard::DeathRay]).battles();
    for (dice, needed) in [([1, 5], true), ([5, 1], false)] {
        let mut table = Table::new(scene.clone());
        table.luck(Move::Resolve(a(1)), [ResCard::ArmyInfantry as u32]);
        assert_eq!(table.asked(), Some((ANN, Question::Window(WindowKind::Early))));
        assert!(!is_sensible(&table, RAY));
        table.luck(Move::Pass, dice);
        assert_eq!(table.asked(), Some((ANN, Question::Window(WindowKind::Late))));
        assert_eq!(is_sensible(&table, RAY), needed, "{dice:?}");
    }
}
