//! Questions to computer players, as they cross to the worker.

use crate::desk::{Desk, PERSON, sit};
use saucer_night::engine::bot::{Answer, AnyThought, Question, begin, ponder};
use saucer_night::engine::bot::{Level, Thought};
use saucer_night::engine::{Driver, GameModel, Seat, SeatSetup, Seen, Setup, Viewer, save};
use saucer_night::for_every_game;
use saucer_night::table::drag::Handle;
use saucer_night::table::motion::Pace;
use saucer_night::table::{AnyTable, Hands, Table, Waiting};

/// What crosses to the worker is what the viewer may know, and not the words of the luck.
fn tells_no_more_than_its_viewer_knows<G: Hands>(table: &Table<G>, question: &Question) {
    let viewer = question.viewer.map_or(Viewer::Everything, Viewer::Seat);
    let session = save::read::<G>(&table.save()).expect("our own save").session;
    assert_eq!(Seen::<G>::read(&question.view, viewer), Some(session.seen(viewer)));
    let words = question.write();
    assert!(!words.contains(SEED) && !words.contains("records"), "{words}");
}

/// What comes of a question, as it would in the worker.
pub fn think<G: GameModel>(question: &Question) -> Option<String> {
    let question = Question::read(&question.write()).expect("it reads back");
    let mut thought = begin::<G>(&question)?;
    while !thought.run(50) {}
    let answer = thought.answer();
    let back = Answer::read(&answer.write()).expect("it reads back");
    assert_eq!((&back.moves, back.iterations), (&answer.moves, answer.iterations));
    assert_eq!(back.rival.map(|rival| rival.mv), answer.rival.map(|rival| rival.mv));
    for (one, other) in back.chances.iter().zip(&answer.chances) {
        assert!((one - other).abs() < 1e-4, "{one} of {other}");
    }
    assert_eq!(back.chances.len(), answer.chances.len());
    back.moves
}

const SEED: &str = "thoughtful moon";

fn table<G: Hands>(drivers: [Driver; 2]) -> Table<G> {
    let seats = drivers.into_iter().enumerate().map(|(index, driver)| SeatSetup {
        colour: index as u8,
        driver,
        name: format!("Seat {index}"),
    });
    let options = G::with_players(&G::Options::default(), 2);
    let setup = Setup { options, practice: false, seats: seats.collect(), seed: SEED.into() };
    Table::begin(setup).expect("sets up")
}

fn cadets_play_and_people_get_advice<G: Hands>() {
    let mut table = table::<G>([Driver::Person, Driver::Computer(Level::Cadet)]);
    let (mut thought, mut advised) = (0, 0);
    for _ in 0..120 {
        match table.waiting() {
            Waiting::Computer(seat) => {
                let question = table.question().expect("a computer is to act");
                assert_eq!(question.viewer, Some(seat));
                tells_no_more_than_its_viewer_knows(&table, &question);
                let mv = think::<G>(&question).expect("a move");
                let (first, _) = (table.records(), table.news());
                assert!(table.computer_plays(&mv), "a legal move");
                assert_eq!(first, table.records() - table.news().len());
                thought += 1;
            }
            Waiting::Person(seat) => {
                let mut question = table.advice().expect("a person is to act");
                assert_eq!((question.viewer, question.level), (Some(seat), Level::Admiral));
                tells_no_more_than_its_viewer_knows(&table, &question);
                question.iterations = Some(8);
                let mv = think::<G>(&question).expect("a move");
                let first = mv.lines().next().expect("a line");
                let (label, grip) = table.way(first).expect("the hand can make it");
                let is = |handle: &Handle<G::Move>| handle.label == label && handle.grip == grip;
                let at = table.handles().iter().position(is).expect("a handle");
                table.play(at).expect("the advice is legal");
                advised += 1;
            }
            Waiting::Curtain(_) => table.lift_curtain(),
            Waiting::Nobody => break,
        }
    }
    assert!(thought > 5 && advised > 5, "{thought} thoughts, {advised} hints");
    assert!(!table.computer_plays("\"no such move\""));
    let back = table.look_back(0);
    assert!(back.viewer.is_none() && think::<G>(&back).is_some());
    let spoilt = Question { view: "{}".into(), ..back };
    assert!(think::<G>(&spoilt).is_none(), "no view of this game");
}

#[test]
fn a_computer_player_is_given_what_its_seat_may_know() {
    use saucer_night::games::attack_at_the_tower::AttackAtTheTower as Game;
    let computer = Driver::Computer(Level::Officer);
    let mut table = table::<Game>([computer, computer]);
    for _ in 0..20 {
        let Waiting::Computer(seat) = table.waiting() else { break };
        let question = table.question().expect("a computer is to act");
        let quick = Question { iterations: Some(20), ..question };
        let mv = think::<Game>(&quick).expect("a move");
        let seen =
            save::read::<Game>(&table.save()).expect("a save").session.seen(Viewer::Seat(seat));
        let other = saucer_night::engine::Seat(1 - seat.0);
        assert_eq!(seen.army(other).hand().count(), 0, "the rival's hand is hidden");
        let mut thought = Thought::new(seen, quick.level, quick.seed).at_most(20);
        while !thought.run(20) {}
        let decision = thought.decide().expect("a decision");
        assert_eq!(mv.lines().next(), serde_json::to_string(&decision.mv).ok().as_deref());
        assert!(table.computer_plays(&mv), "legal");
    }
}

#[test]
fn the_decisions_of_a_turn_share_its_thoughts() {
    use saucer_night::games::alien_frontiers::AlienFrontiers as Game;
    let officer = Driver::Computer(Level::Officer);
    let mut table = table::<Game>([officer, officer]);
    let first = Level::Officer.iterations::<Game>();
    let (mut before, mut last, mut longest) = (None, None, 0);
    for _ in 0..200 {
        let Waiting::Computer(seat) = table.waiting() else { break };
        let question = table.question().expect("a computer is to act");
        let less = before.filter(|_| last == Some(seat));
        match less {
            None => assert_eq!(question.share, first, "a turn begins with a whole share"),
            Some(before) => assert!(question.share <= before && question.share >= first / 5),
        }
        longest = longest.max(question.millis);
        (before, last) = (Some(question.share), Some(seat));
        let quick = Question { iterations: Some(1), ..question };
        let moves = think::<Game>(&quick).expect("a move");
        assert!(table.computer_plays(&moves), "legal");
    }
    assert!((300..=1000).contains(&longest), "{longest} ms on the slowest device");
}

/// Plays a table of computers for a while. Gives the decisions that were planned, and all.
fn planned<G: Hands>(iterations: u32) -> (u32, u32) {
    let officer = Driver::Computer(Level::Officer);
    let mut table = table::<G>([officer, officer]);
    let (mut planned, mut all) = (0, 0);
    for _ in 0..60 {
        let Waiting::Computer(seat) = table.waiting() else { break };
        all += 1;
        if let Some(mv) = table.foreknown() {
            let known = save::read::<G>(&table.save()).expect("a save").session;
            let last = known.records().last().expect("a plan begins with a move");
            assert!(last.chance.is_empty(), "no plan goes on over luck");
            assert!(last.auto || last.seat == seat, "nor over another's decision");
            assert!(table.computer_plays(&mv), "what is planned is legal");
            planned += 1;
            continue;
        }
        let question = table.question().expect("a computer is to act");
        let quick = Question { iterations: Some(iterations), ..question };
        let moves = think::<G>(&quick).expect("a move");
        assert!(table.computer_plays(&moves), "legal");
    }
    (planned, all)
}

#[test]
fn one_thought_plans_what_follows_without_luck() {
    use saucer_night::games::alien_frontiers::AlienFrontiers as Game;
    let (planned, all) = planned::<Game>(600);
    assert!(planned >= 5, "{planned} of {all}");
}

#[test]
fn a_plan_ends_when_something_is_taken_back() {
    use saucer_night::games::alien_frontiers::AlienFrontiers as Game;
    let mut table = table::<Game>([Driver::Computer(Level::Officer); 2]);
    for _ in 0..200 {
        if table.foreknown().is_some() {
            table.redo();
            assert_eq!(table.foreknown(), None);
            return;
        }
        let question = table.question().expect("a computer is to act");
        let quick = Question { iterations: Some(600), ..question };
        let moves = think::<Game>(&quick).expect("a move");
        assert!(table.computer_plays(&moves), "legal");
    }
    panic!("nothing was planned");
}

#[test]
fn looked_back_at_admiral_says_what_it_would_have_done() {
    use saucer_night::games::attack_at_the_tower::AttackAtTheTower as Game;
    let save = include_str!("../replays/attack-at-the-tower-08.json");
    let (table, _) = Table::<Game>::open(save).expect("a finished game");
    let mut judged = 0;
    for record in (0..table.records()).step_by(40) {
        let Some(made) = table.judged(record, None) else { continue };
        let session = save::read::<Game>(save).expect("a save").session;
        assert_eq!(Some(made.seat), made.question.viewer);
        assert_eq!(made.seat, session.records()[record].seat);
        let seen = session.seen_at(record, Viewer::Seat(made.seat));
        assert_eq!(made.question.view, seen.write(), "by what it knew then");
        let quick = Question { iterations: Some(8), ..made.question };
        let moves = think::<Game>(&quick).expect("a move");
        let mv = moves.lines().next().expect("a line");
        let would = table.judged(record, Some(mv)).expect("a move of that moment").words;
        assert!(!would.is_empty() && !made.words.is_empty());
        judged += 1;
    }
    assert!(judged > 5, "{judged} decisions");
    let running = self::table::<Game>([Driver::Person; 2]);
    assert!(running.judged(0, None).is_none(), "that would be advice");
}

/// Plays with an Overlord who looks ahead. Gives how often it was asked what it had thought about, and how often in all.
fn looked_ahead<G: Hands>() -> (u32, u32) {
    let mut table = table::<G>([Driver::Person, Driver::Computer(Level::Overlord)]);
    let few = |question: Question| Question { share: 40, ..question };
    let (mut known, mut asked, mut ahead) = (0, 0, None);
    for round in 0..150 {
        match table.waiting() {
            Waiting::Person(_) => {
                let question = few(table.look_ahead().expect("an Overlord is at the table"));
                tells_no_more_than_its_viewer_knows(&table, &question);
                let question = Question::read(&question.write()).expect("it reads back");
                let mut thoughts = ponder::<G>(&question).expect("a view");
                while !thoughts.run(1000) {}
                ahead = Some(thoughts);
                table.play(round % table.handles().len()).expect("a handle plays");
            }
            Waiting::Computer(_) => {
                let question = few(table.question().expect("a computer is to act"));
                let whole = |mut thought: Box<dyn AnyThought>| {
                    while !thought.run(50) {}
                    thought.answer()
                };
                let answer = whole(begin::<G>(&question).expect("a view"));
                asked += 1;
                if let Some(thought) = ahead.take().and_then(|mut ahead| ahead.take(&question)) {
                    assert_eq!(whole(thought), answer, "the same, only sooner");
                    known += 1;
                }
                assert!(table.computer_plays(&answer.moves.expect("a move")), "legal");
            }
            Waiting::Curtain(_) => table.lift_curtain(),
            Waiting::Nobody => break,
        }
    }
    println!("{}: {known} of {asked} decisions had been begun", G::ID);
    (known, asked)
}

#[test]
fn only_an_overlord_thinks_while_people_do() {
    use saucer_night::games::nicy_hosmosu::NicyHosmosu as Game;
    for (level, thinks) in [(Level::Admiral, false), (Level::Overlord, true)] {
        let mut desk = Desk::at(sit::<Game>([PERSON, Driver::Computer(level)]), Pace::Instant);
        desk.until::<Game>(true);
        let asked = desk.ahead.map(|question| (question.viewer, question.ahead.len()));
        assert_eq!(asked, thinks.then_some((Some(Seat(1)), 4)), "{level:?}");
    }
}

#[test]
fn what_was_begun_while_people_think_comes_to_the_same_answer() {
    macro_rules! known {
        ($($name:ident: $game:ty,)*) => { [$(looked_ahead::<$game>().0,)*] };
    }
    let known: u32 = for_every_game!(known).into_iter().sum();
    assert!(known >= 5, "{known}");
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            cadets_play_and_people_get_advice::<$game>();
        }
    )*};
}

for_every_game!(suite);
