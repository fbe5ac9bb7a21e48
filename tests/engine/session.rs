//! Playing, taking back and playing again.

use saucer_night::engine::session::{PlayRefusal, ReplayRefusal, UndoRefusal};
use saucer_night::engine::{Record, Seat, Session, Setup, Viewer};

use super::toy::{Game, Move, Options, Refusal};
use super::{COMPUTER, PERSON, practice, setup, table};

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

/// Alternating decisions, Ada first.
fn play(session: &mut Session<Game>, moves: &[Move]) {
    for mv in moves {
        let seat = session.to_act().expect("the game is on");
        session.play(seat, mv).unwrap_or_else(|refusal| panic!("{mv:?}: {refusal:?}"));
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut session = table([PERSON, PERSON]);
    let before = session.seen(Viewer::Everything);
    assert_eq!(session.play(BO, &Move::Keep), Err(PlayRefusal::NotYourTurn(ADA)));
    assert_eq!(session.play(ADA, &Move::Settle), Err(PlayRefusal::Rules(Refusal)));
    assert_eq!((session.records().len(), session.seen(Viewer::Everything)), (0, before));
}

#[test]
fn nobody_plays_after_the_end() {
    let options = Options { turns: 1 };
    let mut session = Session::<Game>::new(Setup { options, ..setup([PERSON; 2]) }).unwrap();
    play(&mut session, &[Move::Keep]);
    assert!(session.outcome().is_some());
    assert_eq!(session.play(BO, &Move::Keep), Err(PlayRefusal::Over));
}

#[test]
fn options_and_seats_have_to_match() {
    let mut one_seat = setup([PERSON; 2]);
    one_seat.seats.pop();
    let refused = Session::<Game>::new(one_seat).unwrap_err();
    assert_eq!(refused.to_string(), "These options need 2 seats, not 1.");
}

#[test]
fn a_forced_move_plays_itself_and_is_marked() {
    let mut session = table([PERSON, PERSON]);
    let happenings = session.play(ADA, &Move::Swap).unwrap();
    let mv = |index: usize| session.records()[index].mv;
    let played: Vec<_> =
        happenings.iter().map(|h| (h.index, h.seat, mv(h.index), h.auto)).collect();
    assert_eq!(played, [(0, ADA, Move::Swap, false), (1, ADA, Move::Settle, true)]);
    let marks: Vec<bool> = session.records().iter().map(|record| record.auto).collect();
    assert_eq!(marks, [false, true]);
    assert_eq!(session.to_act(), Some(BO));
}

#[test]
fn undo_takes_a_decision_back_that_taught_nothing() {
    let mut session = table([PERSON, PERSON]);
    let before = session.seen(Viewer::Everything);
    play(&mut session, &[Move::Keep]);
    assert_eq!(session.undo_target(), Ok(0));
    session.undo().unwrap();
    assert_eq!((session.records().len(), session.seen(Viewer::Everything)), (0, before));
    assert_eq!(session.undo(), Err(UndoRefusal::Nothing));
}

#[test]
fn undo_stops_at_luck_and_at_a_shown_card() {
    for (telling, why) in [(Move::Swap, UndoRefusal::Known), (Move::Show, UndoRefusal::Shown)] {
        let mut session = table([PERSON, PERSON]);
        play(&mut session, &[telling]);
        assert_eq!(session.undo(), Err(why), "{telling:?}");
        // What came after can be taken back, but no further.
        play(&mut session, &[Move::Keep]);
        session.undo().unwrap();
        assert!(session.undo().is_err());
    }
}

#[test]
fn undo_stops_at_another_persons_decision() {
    let mut session = table([PERSON, PERSON]);
    play(&mut session, &[Move::Keep, Move::Keep]);
    session.undo().unwrap();
    assert_eq!(session.to_act(), Some(BO));
    assert_eq!(session.undo(), Err(UndoRefusal::AnotherPerson));
    assert_eq!(session.records().len(), 1);
}

#[test]
fn undo_takes_the_computers_moves_back_along() {
    let mut session = table([PERSON, COMPUTER]);
    play(&mut session, &[Move::Keep, Move::Keep, Move::Keep, Move::Keep]);
    session.undo().unwrap();
    assert_eq!((session.records().len(), session.to_act()), (2, Some(ADA)));
    session.undo().unwrap();
    assert_eq!(session.records().len(), 0);
    assert_eq!(session.undo(), Err(UndoRefusal::Nothing));
    // Unless the computer learned or showed something meanwhile.
    play(&mut session, &[Move::Keep, Move::Show]);
    assert_eq!(session.undo(), Err(UndoRefusal::Shown));
}

#[test]
fn computers_alone_leave_nothing_to_take_back() {
    let mut session = table([COMPUTER, COMPUTER]);
    play(&mut session, &[Move::Keep, Move::Keep]);
    assert_eq!(session.undo(), Err(UndoRefusal::Nothing));
}

#[test]
fn a_practice_table_takes_anything_back() {
    let mut session = practice([PERSON, PERSON]);
    let before = session.seen(Viewer::Everything);
    play(&mut session, &[Move::Swap, Move::Show, Move::Keep]);
    for left in [3, 2, 0] {
        session.undo().unwrap();
        assert_eq!(session.records().len(), left, "the forced move goes with its swap");
    }
    assert_eq!(session.seen(Viewer::Everything), before);
}

#[test]
fn redo_gives_the_same_luck_and_a_new_decision_ends_it() {
    let mut session = practice([PERSON, PERSON]);
    play(&mut session, &[Move::Swap, Move::Show]);
    let (after, records) = (session.seen(Viewer::Everything), session.records().to_vec());
    session.undo().unwrap();
    session.undo().unwrap();
    assert!(session.can_redo());
    let again = session.redo();
    let mv = |index: usize| session.records()[index].mv;
    let moves: Vec<Move> = again.iter().map(|h| mv(h.index)).collect();
    assert_eq!(moves, [Move::Swap, Move::Settle]);
    session.redo();
    assert_eq!((session.seen(Viewer::Everything), session.records()), (after, &records[..]));
    assert!(!session.can_redo() && session.redo().is_empty());
    session.undo().unwrap();
    play(&mut session, &[Move::Keep]);
    assert!(!session.can_redo(), "another decision was made");
}

#[test]
fn another_try_after_undo_has_the_same_luck() {
    let mut session = practice([PERSON, PERSON]);
    play(&mut session, &[Move::Swap]);
    let first = session.records().to_vec();
    session.undo().unwrap();
    play(&mut session, &[Move::Swap]);
    assert_eq!(session.records(), first, "no rolling until it fits");
}

#[test]
fn undo_works_across_stored_positions() {
    let mut session = practice([PERSON, PERSON]);
    let mut positions = vec![session.seen(Viewer::Everything)];
    for index in 0..40 {
        play(&mut session, &[if index % 3 == 0 { Move::Swap } else { Move::Keep }]);
        positions.push(session.seen(Viewer::Everything));
    }
    assert!(session.records().len() > 50);
    while let Some(position) = positions.pop() {
        assert_eq!(session.seen(Viewer::Everything), position);
        assert_eq!(session.undo().is_ok(), !positions.is_empty());
    }
    while session.can_redo() {
        session.redo();
    }
    assert!(session.outcome().is_some());
}

fn played() -> Vec<Record<Move>> {
    let mut session = table([PERSON, PERSON]);
    play(&mut session, &[Move::Keep, Move::Swap, Move::Show]);
    session.records().to_vec()
}

#[test]
fn a_replay_gives_the_same_session_and_knows_what_was_shown() {
    let (session, result) = Session::<Game>::replay(setup([PERSON; 2]), played()).unwrap();
    assert_eq!((result, session.records()), (Ok(()), &played()[..]));
    assert_eq!(session.undo_target(), Err(UndoRefusal::Shown));
}

#[test]
fn a_record_that_does_not_fit_ends_the_replay_before_it() {
    // Records: 0 Ada keeps, 1 Bo swaps, 2 settles, 3 Ada shows.
    type Spoil = fn(&mut Record<Move>);
    let spoilt: [(usize, Spoil); 6] = [
        (0, |record| record.seat = BO),
        (0, |record| record.chance = vec![1]),
        (1, |record| record.chance.clear()),
        (1, |record| record.chance = vec![99]),
        (2, |record| record.mv = Move::Keep),
        (3, |record| record.seat = Seat(7)),
    ];
    for (at, spoil) in spoilt {
        let mut records = played();
        spoil(&mut records[at]);
        let (session, result) = Session::<Game>::replay(setup([PERSON; 2]), records).unwrap();
        assert_eq!(result, Err(ReplayRefusal { at }));
        assert_eq!(session.records(), &played()[..at], "the session up to there");
        let whole = Session::<Game>::replay(setup([PERSON; 2]), played()[..at].to_vec()).unwrap().0;
        assert_eq!(session.seen(Viewer::Everything), whole.seen(Viewer::Everything));
    }
}

#[test]
fn a_moment_is_what_the_story_tells_and_the_start_has_no_happening() {
    let mut session = table([PERSON, PERSON]);
    play(&mut session, &[Move::Keep; 38]);
    for viewer in [Viewer::Everything, Viewer::Public, Viewer::Seat(BO)] {
        let story = session.story(0, viewer);
        let (nothing, start) = session.moment(0, viewer);
        assert_eq!((nothing, start), (None, session.seen_at(0, viewer)));
        for (index, (happening, seen)) in story.into_iter().enumerate() {
            assert_eq!(session.moment(index + 1, viewer), (Some(happening), seen), "{index}");
        }
    }
    let end = session.records().len();
    assert_eq!(
        session.moment(end + 9, Viewer::Public),
        session.moment(end, Viewer::Public),
        "past the end is the end"
    );
}

#[test]
fn a_branch_begins_alike_and_has_luck_of_its_own() {
    let mut session = table([PERSON, PERSON]);
    play(&mut session, &[Move::Keep; 38]);
    let luck = |session: &Session<Game>| -> Vec<Vec<u32>> {
        session.records().iter().map(|record| record.chance.clone()).collect()
    };
    let mut branch = session.branch(33, "other");
    assert_eq!(branch.records()[..33], session.records()[..33]);
    assert_eq!(branch.seen(Viewer::Everything), session.seen_at(33, Viewer::Everything));
    let more = session.records().len() - branch.records().len();
    play(&mut branch, &vec![Move::Keep; more]);
    let again = session.branch(0, "other");
    assert_eq!(
        again.seen_at(0, Viewer::Everything),
        session.seen_at(0, Viewer::Everything),
        "the deal stays"
    );
    assert_eq!(again.branch(0, "x").setup().seed, "saucer⑂x", "branches do not pile up");
    let mut swapped = session.branch(0, "other");
    let mut same = table([PERSON, PERSON]);
    play(&mut swapped, &[Move::Swap; 10]);
    play(&mut same, &[Move::Swap; 10]);
    assert_ne!(luck(&swapped), luck(&same), "the luck does not");
    let text = saucer_night::engine::save::write(&branch);
    let loaded = saucer_night::engine::save::read::<Game>(&text).expect("loads");
    assert_eq!((loaded.cut, loaded.session.records()), (None, branch.records()));
}
