//! A desk: the page around a table, without a browser.

use crate::thinking::think;
use saucer_night::engine::bot::{Answer, Level, Question};
use saucer_night::engine::{Driver, SeatSetup, Setup};
use saucer_night::table::lesson::Lesson;
use saucer_night::table::motion::Pace;
use saucer_night::table::sound::Sound;
use saucer_night::table::store::{Effect, Msg, Store};
use saucer_night::table::{AnyFrame, Hands, Table, Waiting};

type Page = Store<dyn AnyFrame>;

/// Somebody at the device.
pub const PERSON: Driver = Driver::Person;
/// A computer player.
pub const CADET: Driver = Driver::Computer(Level::Cadet);

/// A table of two.
pub fn sit<G: Hands>(drivers: [Driver; 2]) -> Table<G> {
    sit_with(G::with_players(&G::Options::default(), 2), drivers)
}

/// The same with options of its own.
pub fn sit_with<G: Hands>(options: G::Options, drivers: [Driver; 2]) -> Table<G> {
    let seats = drivers.into_iter().enumerate().map(|(index, driver)| SeatSetup {
        colour: index as u8,
        driver,
        name: format!("Seat {index}"),
    });
    let setup = Setup { options, practice: false, seats: seats.collect(), seed: "store".into() };
    Table::begin(setup).expect("sets up")
}

/// A page around a table, and what it was told to do besides drawing.
pub struct Desk {
    pub store: Page,
    /// The message a timer will bring.
    pub timer: Option<Msg>,
    /// The messages that come once this is painted.
    pub painted: Vec<Msg>,
    pub question: Option<Question>,
    /// What may be thought about meanwhile.
    pub ahead: Option<Question>,
    pub sounds: Vec<Sound>,
    pub kept: usize,
    pub reopened: usize,
    pub claimed: usize,
    pub opened: usize,
    pub travels: usize,
    pub stopped: usize,
    pub hurried: usize,
}

impl Desk {
    pub fn at<G: Hands>(table: Table<G>, pace: Pace) -> Desk {
        Desk::with_lesson(table, pace, None)
    }

    pub fn with_lesson<G: Hands>(table: Table<G>, pace: Pace, lesson: Option<Lesson>) -> Desk {
        let mut desk = Desk {
            store: Store::new(Box::new(table), None, lesson, pace),
            timer: None,
            painted: Vec::new(),
            question: None,
            ahead: None,
            sounds: Vec::new(),
            kept: 0,
            reopened: 0,
            claimed: 0,
            opened: 0,
            travels: 0,
            stopped: 0,
            hurried: 0,
        };
        desk.send(Msg::SetOut);
        desk
    }

    /// Hands a message in and carries out what comes of it; says whether something is to be drawn.
    pub fn send(&mut self, msg: Msg) -> bool {
        let outcome = self.store.update(msg);
        self.carry_out(outcome.effects);
        outcome.draw
    }

    /// Carries out what comes of a message.
    pub fn carry_out(&mut self, effects: Vec<Effect<dyn AnyFrame>>) {
        for effect in effects {
            match effect {
                Effect::Wait(_, msg) => self.timer = Some(msg),
                Effect::Rest => self.timer = None,
                Effect::AfterPaint(msg) => self.painted.push(msg),
                Effect::Think => self.question = self.store.question(),
                Effect::LookAhead => self.ahead = self.store.question_ahead(),
                Effect::HurryThought => self.hurried += 1,
                Effect::StopThinking => {
                    self.question = None;
                    self.stopped += 1;
                }
                Effect::Sound(sound) => self.sounds.push(sound),
                Effect::Keep => {
                    self.kept += 1;
                    self.send(Msg::Kept(None));
                }
                Effect::Travel(_) => self.travels += 1,
                Effect::Open(_) => self.opened += 1,
                Effect::Claim => self.claimed += 1,
                Effect::Reopen => self.reopened += 1,
                Effect::Tremble(_) | Effect::Toast(_) | Effect::Blur { .. } => {}
                Effect::FetchEnd | Effect::ForgetLesson | Effect::KeepPace(_) => {}
            }
        }
    }

    /// Everything that waits for paint happens.
    pub fn paint(&mut self) {
        for msg in std::mem::take(&mut self.painted) {
            self.send(msg);
        }
    }

    /// The timers run until nothing more is told.
    pub fn tell_all(&mut self) {
        for _ in 0..1000 {
            if !self.store.is_telling() {
                return;
            }
            let msg = self.timer.take().expect("what is told ends by a timer");
            self.send(msg);
        }
        panic!("it is told for ever");
    }

    pub fn play_first(&mut self) {
        self.send(Msg::Chosen(0));
        if self.store.asked().is_some() {
            self.send(Msg::Answered(true));
        }
    }

    /// Thinks about what was asked, as the worker would.
    pub fn think<G: Hands>(&mut self) {
        let mut question = self.question.take().expect("something to think about");
        question.iterations = Some(8);
        let moves = think::<G>(&question);
        self.send(Msg::Heard(Some(Answer { moves, chances: vec![0.6, 0.4], ..Answer::default() })));
    }

    /// A computer to act plays what it thinks of.
    pub fn computer_plays<G: Hands>(&mut self) {
        self.think::<G>();
        // It may have seemed to think already.
        if let Some(msg) = self.timer.take() {
            self.send(msg);
        }
        self.tell_all();
    }

    /// Goes on until a person, or a computer, is to act.
    pub fn until<G: Hands>(&mut self, person: bool) {
        for _ in 0..100 {
            match self.waiting() {
                Waiting::Curtain(_) => drop(self.send(Msg::LiftCurtain)),
                Waiting::Person(_) if !person => {
                    self.play_first();
                    self.tell_all();
                }
                Waiting::Computer(_) if person => self.computer_plays::<G>(),
                _ => return,
            }
        }
        panic!("nobody of that kind is asked");
    }

    pub fn waiting(&self) -> Waiting {
        self.store.table().waiting()
    }
}
