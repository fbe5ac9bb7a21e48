//! Section 19.

use saucer_night::engine::{Chance, Driver, GameModel, SeatSetup, Seen, Session, Setup, Viewer};
use saucer_night::games::conquest::cards::{EventCard, LocCard, ResCard, StuffCard};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Conquest, Figure, Move, Options, Question, Refusal};

use super::table::{ANN, BEN, Table, a};

/// CQ-19.1
#[test]
fn one_player_is_asked_one_thing_with_its_legal_moves() {
    let table = Table::new(Scene::new(3));
    assert_eq!(table.asked(), Some((ANN, Question::ActionMenu)));
    for mv in table.moves() {
        assert!(table.game.check(&mv).is_ok());
    }
    assert_eq!(table.refusal(Move::Stay), Refusal::NotNow(Question::ActionMenu));
    // Command choices stand side by side: nobody's list depends on another's choice.
    let mut table = Table::new(Scene::new(2).command_phase());
    let first = table.moves();
    table.play(Move::Command(saucer_night::games::conquest::Command::Six));
    assert_eq!(table.moves(), first);
}

/// CQ-19.2
#[test]
fn a_question_with_one_answer_answers_itself_except_ending_a_phase() {
    // One kind of Alien to lose: nobody is asked.
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]);
    let mut table = Table::new(scene.tokens(0, 0).battles());
    table.luck(Move::Resolve(a(1)), [ResCard::ArmyTanks as u32, 1, 1]);
    assert_eq!((table.pool(ANN), table.what()), (3, Question::StayOrEscape));
    // Two kinds: the owner is.
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1)]);
    let scene = scene.stuff(0, StuffCard::TheLivingBrain).ally(0, Figure::LivingBrain, a(1));
    let mut table = Table::new(scene.tokens(0, 0).battles());
    table.luck(Move::Resolve(a(1)), [ResCard::CaptainFantastic as u32, 1, 1, 1]);
    assert_eq!(table.what(), Question::ChooseLoss);
    // Nothing but ending the phase is left, and it is still asked.
    let mut table = Table::new(Scene::new(2).saucers(0, &[]).watching(0).points(0));
    assert_eq!(table.moves(), [Move::EndPhase]);
    assert_eq!(table.game.forced(), None);
    table.play(Move::EndPhase);
    assert_eq!(table.moves(), [Move::EndPhase]);
}

/// CQ-19.3
#[test]
fn secret_decisions_are_hidden_from_the_others() {
    let scene = Scene::new(2).hand(0, &[EventCard::DeathRay]).hand(1, &[EventCard::ForceDome]);
    let game = scene.build();
    let (ann, ben) = (Seen::new(&game, Viewer::Seat(ANN)), Seen::new(&game, Viewer::Seat(BEN)));
    assert!(*ann != *ben, "so the device needs a curtain");
    assert_eq!(ann.player(ANN).hand.cards.count(EventCard::DeathRay), 1);
    assert_eq!(ben.player(ANN).hand.cards.len(), 0);
    use saucer_night::games::conquest::text::is_secret;
    assert!(is_secret(Question::ChooseCommand) && is_secret(Question::ActionMenu));
    assert!(!is_secret(Question::StayOrEscape));
}

/// CQ-19.4
#[test]
fn equal_options_seed_and_moves_give_an_equal_state() {
    let play = || {
        let seat = |index: u8| SeatSetup {
            name: index.to_string(),
            colour: index,
            driver: Driver::Person,
        };
        let setup = Setup {
            options: Options { players: 3, ..Options::default() },
            seats: (0..3).map(seat).collect(),
            seed: "pulp".into(),
            practice: false,
        };
        let mut session = Session::<Conquest>::new(setup).unwrap();
        let mut picks = Chance::unrecorded(9);
        for _ in 0..300 {
            let Some(seat) = session.to_act() else { break };
            let moves = session.seen(Viewer::Seat(seat)).legal_moves();
            let mv = moves[picks.below(moves.len() as u32) as usize];
            session.play(seat, &mv).unwrap();
        }
        session
    };
    let (one, other) = (play(), play());
    assert!(*one.seen(Viewer::Everything) == *other.seen(Viewer::Everything));
    assert_eq!(one.records(), other.records());
}
