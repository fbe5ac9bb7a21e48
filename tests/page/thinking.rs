//! Questions to computer players, as they cross to the worker.

use saucer_night::engine::bot::Level;
use saucer_night::engine::{Driver, GameModel, SeatSetup, Setup, Viewer};
use saucer_night::for_every_board;
use saucer_night::web::table::{Hands, Table, Waiting};
use saucer_night::web::thinking::{Answer, Question, begin};

/// What comes of a question, as it would in the worker.
pub fn think<G: GameModel>(question: &Question) -> Option<String> {
    let text = serde_json::to_string(question).expect("a question is text");
    let question: Question = serde_json::from_str(&text).expect("and reads back");
    let mut thought = begin::<G>(&question)?;
    while !thought.run(50) {}
    let text = serde_json::to_string(&thought.answer()).expect("an answer is text");
    serde_json::from_str::<Answer>(&text).expect("and reads back").mv
}

fn table<G: Hands>(drivers: [Driver; 2]) -> Table<G> {
    let seats = drivers.into_iter().enumerate().map(|(index, driver)| SeatSetup {
        colour: index as u8,
        driver,
        name: format!("Seat {index}"),
    });
    let options = G::with_players(&G::Options::default(), 2);
    let setup = Setup { options, practice: false, seats: seats.collect(), seed: "think".into() };
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
                let mv = think::<G>(&question).expect("a move");
                let first = table.computer_plays(&mv).expect("a legal move");
                assert_eq!(first, table.records() - table.frames(first).len());
                thought += 1;
            }
            Waiting::Person(seat) => {
                let mut question = table.advice().expect("a person is to act");
                assert_eq!((question.viewer, question.level), (Some(seat), Level::Admiral));
                question.iterations = Some(8);
                let mv = think::<G>(&question).expect("a move");
                let way = table.way(&mv).expect("the hand can make it").clone();
                let at =
                    table.handles().iter().position(|handle| *handle == way).expect("a handle");
                table.play(at).expect("the advice is legal");
                advised += 1;
            }
            Waiting::Curtain(_) => table.lift_curtain(),
            Waiting::Nobody => break,
        }
    }
    assert!(thought > 5 && advised > 5, "{thought} thoughts, {advised} hints");
    assert!(table.computer_plays("\"no such move\"").is_none());
    let back = table.look_back(0);
    assert!(back.viewer.is_none() && think::<G>(&back).is_some());
    let spoilt = Question { position: "{}".into(), ..back };
    assert!(think::<G>(&spoilt).is_none(), "no position of this game");
}

#[test]
fn what_crosses_holds_no_secret_of_another_seat() {
    use saucer_night::games::attack_at_the_tower::AttackAtTheTower as Game;
    let computer = Driver::Computer(Level::Officer);
    let mut table = table::<Game>([computer, computer]);
    for _ in 0..20 {
        let Waiting::Computer(seat) = table.waiting() else { break };
        let question = table.question().expect("a computer is to act");
        let position: Game = serde_json::from_str(&question.position).expect("a position");
        let mut redacted = position.clone();
        redacted.redact(Viewer::Seat(seat));
        assert_eq!(position, redacted, "nothing is left to hide");
        let other = saucer_night::engine::Seat(1 - seat.0);
        assert_eq!(position.army(other).hand().count(), 0, "the rival's hand stays at the table");
        let quick = Question { iterations: Some(5), ..question };
        table.computer_plays(&think::<Game>(&quick).expect("a move")).expect("legal");
    }
}

macro_rules! suite {
    ($($name:ident: $game:ty,)*) => {$(
        #[test]
        fn $name() {
            cadets_play_and_people_get_advice::<$game>();
        }
    )*};
}

for_every_board!(suite);
