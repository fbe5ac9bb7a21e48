//! What is asked and answered, as text, and a thought without its game's type.
//!
//! A [`Question`] carries the game as its save. Whoever thinks replays it, and the search is given the position as
//! its seat may know it: secrets reach the worker, as they reach the page, but never a computer player.

use std::any::Any;

use serde::{Deserialize, Serialize};

use super::{Level, Thought};
use crate::save;
use crate::{GameModel, Seat, Session, Viewer};

/// What to think about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The game's id.
    pub game: String,
    /// The game as its save: every game can read that, while a position has no text of its own.
    #[serde(skip)]
    pub save: String,
    /// How many records have been played in the position that is asked about.
    pub records: usize,
    /// Whose view it is; `None` for one with all cards open, after the end.
    pub viewer: Option<Seat>,
    /// How well to think.
    pub level: Level,
    /// The iterations to take instead of the level's own.
    pub iterations: Option<u32>,
    /// After so many milliseconds the best move so far has to do.
    pub millis: u32,
    /// The luck of the imagined walks.
    pub seed: u64,
}

impl Question {
    /// A question about a game after so many records.
    pub fn about<G: GameModel>(
        session: &Session<G>,
        records: usize,
        viewer: Option<Seat>,
        level: Level,
        seed: u64,
    ) -> Question {
        Question {
            game: G::ID.0.into(),
            save: save::write(session),
            records,
            viewer,
            level,
            iterations: None,
            millis: millis(level, in_a_row(session, viewer)),
            seed,
        }
    }

    /// The question as text: a line of its own, and then the save as it is.
    pub fn write(&self) -> String {
        format!("{}\n{}", serde_json::to_string(self).unwrap_or_default(), self.save)
    }

    /// Reads a question back; `None` if it is none.
    pub fn read(text: &str) -> Option<Question> {
        let (question, save) = text.split_once('\n')?;
        Some(Question { save: save.into(), ..serde_json::from_str(question).ok()? })
    }
}

/// How many decisions this seat has made since another one decided something.
fn in_a_row<G: GameModel>(session: &Session<G>, seat: Option<Seat>) -> u32 {
    let decided = session.records().iter().rev().filter(|record| !record.auto);
    decided.take_while(|record| Some(record.seat) == seat).count() as u32
}

/// How long a decision may take that comes after others of the same turn. Each has seven tenths of the one before,
/// so that a whole turn of an Officer takes about a second, however many decisions it has.
fn millis(level: Level, before: u32) -> u32 {
    let shared = |first: u32| (0..before).fold(first, |left, _| left * 7 / 10).max(20);
    match level {
        // Their work is counted, not timed: they come to the same move on a slow machine.
        Level::Random | Level::Greedy => 60_000,
        Level::Cadet => shared(150),
        Level::Officer => shared(300),
        Level::Admiral => 1200,
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// The move as JSON; `None` where nobody is to act.
    pub mv: Option<String>,
    /// What every seat can expect, 0.0 to 1.0.
    pub chances: Vec<f32>,
    /// How much better the move is than the moves at hand are on average.
    pub gain: f32,
    /// How many iterations it took.
    pub iterations: u32,
}

impl Answer {
    /// The answer in four words: iterations, gain and chances in ten-thousandths (fractions would need more code than
    /// all the rest), and the move.
    pub fn write(&self) -> String {
        let whole = |share: f32| (share * 10_000.0).round() as i32;
        let mut text = format!("{} {} ", self.iterations, whole(self.gain));
        for chance in &self.chances {
            text.push_str(&format!("{},", whole(*chance)));
        }
        text + " " + self.mv.as_deref().unwrap_or("-")
    }

    /// Reads an answer back; `None` if it is none.
    pub fn read(text: &str) -> Option<Answer> {
        let share = |word: &str| word.parse().ok().map(|whole: i32| whole as f32 / 10_000.0);
        let mut words = text.splitn(4, ' ');
        Some(Answer {
            iterations: words.next()?.parse().ok()?,
            gain: share(words.next()?)?,
            chances: words.next()?.split(',').filter_map(share).collect(),
            mv: words.next().filter(|mv| *mv != "-").map(str::to_owned),
        })
    }
}

/// A thought of any game.
pub trait AnyThought {
    /// Carries on by about so many iterations. Returns whether it is done.
    fn run(&mut self, iterations: u32) -> bool;
    /// How far it has come, in hundredths.
    fn progress(&self) -> u32;
    /// What has come of it so far.
    fn answer(&mut self) -> Answer;
}

impl<G: GameModel> AnyThought for Thought<G> {
    fn run(&mut self, iterations: u32) -> bool {
        self.run(iterations)
    }

    fn progress(&self) -> u32 {
        self.progress()
    }

    fn answer(&mut self) -> Answer {
        let Some(decision) = self.decide() else {
            return Answer { chances: self.chances(), ..Answer::default() };
        };
        Answer {
            mv: serde_json::to_string(&decision.mv).ok(),
            chances: decision.chances,
            gain: decision.gain,
            iterations: decision.iterations,
        }
    }
}

/// The game thought about last, kept because the next question mostly goes on from there.
#[derive(Default)]
pub struct Memory(Option<Box<dyn Any>>);

/// A save, and the game that was read from it.
struct Known<G: GameModel> {
    save: String,
    session: Session<G>,
}

impl<G: GameModel> Known<G> {
    fn read(save: &str) -> Option<Known<G>> {
        let session = save::read(save).ok()?.session;
        Some(Known { save: save.into(), session })
    }

    fn follow(mut self, save: &str) -> Option<Known<G>> {
        let follows = save::follow(&mut self.session, &self.save, save);
        follows.then(|| Known { save: save.into(), ..self })
    }
}

/// Begins to think about a question of game `G`; `None` if the save is none of it. The search is given what the
/// viewer may know, and nothing else.
pub fn begin<G: GameModel>(
    question: &Question,
    memory: &mut Memory,
) -> Option<Box<dyn AnyThought>> {
    let before = memory.0.take().and_then(|known| known.downcast::<Known<G>>().ok());
    let followed = before.and_then(|known| known.follow(&question.save));
    let known = followed.or_else(|| Known::read(&question.save))?;
    let viewer = question.viewer.map_or(Viewer::Everything, Viewer::Seat);
    let records = question.records.min(known.session.records().len());
    let seen = known.session.seen_at(records, viewer);
    memory.0 = Some(Box::new(known));
    let thought = Thought::new(seen, question.level, question.seed);
    Some(match question.iterations {
        Some(most) => Box::new(thought.at_most(most)),
        None => Box::new(thought),
    })
}
