//! What is asked and answered, as text, and a thought without its game's type.

use serde::{Deserialize, Serialize};

use crate::engine::bot::{Level, Thought};
use crate::engine::{GameModel, Seat, Seen, Viewer};

/// What to think about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The game's id.
    pub game: String,
    /// The position, as `viewer` may know it.
    pub position: String,
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
    /// A question about what `seen` shows.
    pub fn about<G: GameModel>(seen: &Seen<G>, level: Level, seed: u64) -> Question {
        Question {
            game: G::ID.0.into(),
            position: seen.write(),
            viewer: match seen.viewer() {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public | Viewer::Everything => None,
            },
            level,
            iterations: None,
            millis: millis(level),
            seed,
        }
    }
}

/// How long one decision of a level may take. A turn of an Officer has a handful of decisions that
/// need thought and stays within about a second.
fn millis(level: Level) -> u32 {
    match level {
        // Their work is counted, not timed: they come to the same move on a slow machine.
        Level::Random | Level::Greedy => 60_000,
        Level::Cadet => 150,
        Level::Officer => 300,
        Level::Admiral => 1200,
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
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

/// Begins to think about a question of game `G`; `None` if the position is none of it.
pub fn begin<G: GameModel>(question: &Question) -> Option<Box<dyn AnyThought>> {
    let viewer = question.viewer.map_or(Viewer::Everything, Viewer::Seat);
    let seen = Seen::<G>::read(&question.position, viewer)?;
    let thought = Thought::new(seen, question.level, question.seed);
    Some(match question.iterations {
        Some(most) => Box::new(thought.at_most(most)),
        None => Box::new(thought),
    })
}
