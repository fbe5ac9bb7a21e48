//! What is rarely done at a table: seats change hands, and a turn is taken back.

use super::{CADET, Desk, PERSON, sit};
use saucer_night::engine::bot::Level;
use saucer_night::engine::{Driver, Record, SeatSetup, Viewer, save};
use saucer_night::for_every_game;
use saucer_night::games::alien_frontiers::AlienFrontiers;
use saucer_night::games::attack_at_the_tower::AttackAtTheTower;
use saucer_night::games::nicy_hosmosu::NicyHosmosu;
use saucer_night::table::drag::{Grip, Handle, Reach};
use saucer_night::table::motion::Pace;
use saucer_night::table::store::{Mind, Msg, Over, Rare};
use saucer_night::table::{Hands, Table, Waiting};

impl Desk {
    fn rarely(&mut self, rare: Rare) {
        let outcome = self.store.rarely(rare);
        assert!(outcome.draw);
        self.carry_out(outcome.effects);
    }

    fn sit(&mut self, change: impl Fn(usize, &mut SeatSetup)) {
        let mut seats = self.store.seats().to_vec();
        seats.iter_mut().enumerate().for_each(|(index, seat)| change(index, seat));
        self.rarely(Rare::Sit(seats));
    }

    fn records(&self) -> usize {
        self.store.table().records()
    }
}

#[test]
fn a_computer_of_any_level_takes_over_at_once_and_a_person_after_it() {
    for level in Level::OFFERED {
        let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Instant);
        desk.play_first();
        desk.paint();
        let kept = desk.kept;
        desk.send(Msg::Show(Over::Seats));
        desk.sit(|_, seat| seat.driver = Driver::Computer(level));
        assert_eq!(desk.store.over(), Over::Nothing);
        assert!(matches!(desk.store.mind(), Mind::Turn { .. }), "it thinks at once");
        desk.paint();
        assert_eq!(desk.kept, kept + 1, "that is kept");
        let records = desk.records();
        desk.computer_plays::<NicyHosmosu>();
        assert!(desk.records() > records);
        let stopped = desk.stopped;
        desk.sit(|_, seat| seat.driver = PERSON);
        assert_eq!(desk.stopped, stopped + 1, "nobody waits for its next thought");
        assert!(matches!(desk.waiting(), Waiting::Person(_)));
        assert_ne!(**desk.store.reach(), Reach::default(), "hands are open");
        let save = desk.store.table().save();
        let seats = save::about(&save).expect("a save").seats;
        assert_eq!(seats, desk.store.seats().to_vec());
    }
}

#[test]
fn everybody_is_called_by_the_new_name_also_in_the_log() {
    let mut desk = Desk::at(sit::<NicyHosmosu>([PERSON, PERSON]), Pace::Instant);
    (0..4).for_each(|_| desk.play_first());
    let lines = desk.store.log().len();
    let names =
        |desk: &Desk, name: &str| desk.store.log().iter().any(|line| line.text.contains(name));
    assert!(names(&desk, "Seat 0"));
    desk.sit(|index, seat| seat.name = if index == 0 { "  Ädä  ".into() } else { " ".into() });
    assert_eq!(desk.store.seats()[0].name, "Ädä");
    assert_eq!(desk.store.seats()[1].name, "Blue", "who has none is called after the colour");
    assert!(names(&desk, "Ädä") && !names(&desk, "Seat 0"));
    assert_eq!(desk.store.log().len(), lines);
}

#[test]
fn who_looks_on_through_the_eyes_of_a_seat_that_goes_to_a_computer_sees_that_hand_no_more() {
    let mut desk = Desk::at(sit::<AttackAtTheTower>([PERSON, PERSON]), Pace::Instant);
    for _ in 0..60 {
        if desk.store.curtain().is_some() {
            desk.send(Msg::LiftCurtain);
        }
        desk.play_first();
        if let Viewer::Seat(own) = desk.store.table().viewer()
            && desk.store.curtain().is_none()
            && desk.store.table().hides()
        {
            desk.sit(|index, seat| {
                if index == own.index() {
                    seat.driver = CADET;
                }
            });
            assert_eq!(desk.store.log().viewer(), Viewer::Public);
            desk.until::<AttackAtTheTower>(true);
            assert!(matches!(desk.store.log().viewer(), Viewer::Seat(seat) if seat != own));
            return;
        }
    }
    panic!("nobody ever had a card");
}

#[test]
fn nobody_sits_down_in_a_guided_game() {
    let source = include_str!("../../../static/learn/nicy-hosmosu.txt");
    let lesson = saucer_night::table::lesson::Lesson::read(source).expect("a lesson");
    let table = Table::<NicyHosmosu>::lesson(&lesson.save).expect("a table");
    let mut desk = Desk::with_lesson(table, Pace::Instant, Some(lesson));
    let before = desk.store.seats().clone();
    desk.sit(|_, seat| seat.driver = CADET);
    assert_eq!(desk.store.seats(), &before);
    assert!(desk.store.toast().is_some());
}

/// Wherever a game of two people stands, taking back the turn never passes another's decision, luck or a card, and
/// what was taken back comes again decision by decision.
fn a_turn_is_taken_back<G: Hands>() {
    let (mut several, mut refused) = (0, 0);
    let mut desk = Desk::at(sit::<G>([PERSON, PERSON]), Pace::Instant);
    for step in 0..150 {
        match desk.waiting() {
            Waiting::Curtain(_) => drop(desk.send(Msg::LiftCurtain)),
            Waiting::Nobody => break,
            _ => {}
        }
        let choices = desk.store.table().choices();
        let choices = choices.iter().flat_map(|group| &group.choices).collect::<Vec<_>>();
        let Some(choice) = choices.get(step % choices.len().max(1)) else { continue };
        desk.send(Msg::Chosen(choice.handle));
        if desk.store.asked().is_some() {
            desk.send(Msg::Answered(true));
        }
        let (records, save) = (desk.records(), desk.store.table().save());
        desk.rarely(Rare::UndoTurn);
        let taken = desk.records();
        if taken == records {
            assert!(desk.store.toast().is_some(), "it says why not");
            refused += 1;
            continue;
        }
        let session = save::read::<G>(&save).expect("our own save").session;
        let back = &session.records()[taken..];
        let first = &back[0];
        assert!(back.iter().all(|record| !record.shown && record.chance.is_empty()));
        let others = back.iter().position(|record| record.seat != first.seat).unwrap_or(back.len());
        let is_decision = |record: &Record<G::Move>| !record.auto;
        assert!(!back[others..].iter().any(is_decision), "what others decided stays");
        let mut again = 0;
        while desk.store.table().can_redo() {
            if desk.store.curtain().is_some() {
                desk.send(Msg::LiftCurtain);
            }
            desk.send(Msg::Redo);
            again += 1;
        }
        assert_eq!((desk.records(), desk.store.table().save()), (records, save));
        several += usize::from(again > 1);
    }
    assert!(refused > 0, "{}: luck is never taken back", G::NAME);
    println!("{}: {several} turns of several decisions", G::NAME);
}

macro_rules! walks {
    ($($name:ident: $game:ty,)*) => {
        mod turns_are_taken_back {
            $(#[test] fn $name() { super::a_turn_is_taken_back::<$game>(); })*
        }
    };
}
for_every_game!(walks);

#[test]
fn a_turn_of_several_dockings_goes_back_to_the_roll() {
    let mut desk = Desk::at(sit::<AlienFrontiers>([PERSON, PERSON]), Pace::Instant);
    // The roll is new to everybody.
    desk.play_first();
    let rolled = desk.records();
    let mut docked = 0;
    while docked < 2 {
        let before = desk.records();
        desk.play_first();
        if desk.store.table().can_undo().is_err() {
            break;
        }
        docked += usize::from(desk.records() > before);
    }
    assert_eq!(docked, 2, "two decisions without luck");
    desk.rarely(Rare::UndoTurn);
    assert_eq!(desk.records(), rolled);
    desk.rarely(Rare::UndoTurn);
    assert!(desk.store.toast().is_some() && desk.records() == rolled, "the roll stays");
}

#[test]
fn what_lies_there_for_a_set_goes_back_into_the_hand_first() {
    let mut desk = Desk::at(sit::<AlienFrontiers>([PERSON, PERSON]), Pace::Instant);
    for _ in 0..400 {
        let reach = desk.store.reach().clone();
        let table = Table::<AlienFrontiers>::open(&desk.store.table().save()).expect("it opens").0;
        let set = |handle: &Handle<_>| match &handle.grip {
            Grip::Drop { pieces, place } if pieces.len() > 1 => {
                Some((pieces[0].clone(), place.clone()))
            }
            _ => None,
        };
        if let Some((piece, place)) = table.handles().iter().find_map(set) {
            let records = desk.records();
            desk.send(Msg::Dropped(piece, place, true));
            assert_eq!(desk.store.reach().staged().len(), 1);
            assert_eq!(desk.store.can_undo(), Ok(()), "whatever was seen since");
            desk.send(Msg::Undo);
            assert!(desk.store.reach().staged().is_empty() && desk.store.toast().is_none());
            assert_eq!((desk.records(), desk.store.reach()), (records, &reach));
            return;
        }
        if desk.store.curtain().is_some() {
            desk.send(Msg::LiftCurtain);
        }
        desk.play_first();
    }
    panic!("nobody ever had a pair");
}
