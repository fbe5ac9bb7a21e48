//! What is asked and answered, as text, and a thought without its game's type.
//!
//! A [`Question`] carries the position as its seat may know it, and nothing else of the game: no secret of others and no
//! seed leaves the page.

use serde::{Deserialize, Serialize};

use super::{Level, Manner, Thought, Weighed};
use crate::{GameModel, Record, Seat, Seen, Session, Viewer};

/// What to think about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The game's id.
    pub game: String,
    /// The position as the viewer may know it.
    #[serde(skip)]
    pub view: String,
    /// Whose view it is; `None` for one with all cards open, after the end.
    pub viewer: Option<Seat>,
    /// How well to think.
    pub level: Level,
    /// What the seat to act values.
    pub manner: Manner,
    /// At most so many iterations, none where there is but one move: this decision's share of its turn.
    pub share: u32,
    /// So many iterations instead, even where there is but one move.
    pub iterations: Option<u32>,
    /// After so many milliseconds the best move so far has to do.
    pub millis: u32,
    /// The luck of the imagined walks.
    pub seed: u64,
    /// Where another seat is to act: the luck of what the viewer may be asked after the next record, after the one that
    /// follows it, and so on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ahead: Vec<u64>,
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
        let before = in_a_row(&session.records()[..records], viewer);
        Question {
            game: G::ID.0.into(),
            view: session.seen_at(records, eyes(viewer)).write(),
            viewer,
            level,
            manner: Manner::EVEN,
            share: share(level.iterations::<G>(), before),
            iterations: None,
            millis: millis(level, before),
            seed,
            ahead: Vec::new(),
        }
    }

    /// The question as text: a line of its own, and then the view.
    pub fn write(&self) -> String {
        format!("{}\n{}", serde_json::to_string(self).unwrap_or_default(), self.view)
    }

    /// Reads a question back; `None` if it is none.
    pub fn read(text: &str) -> Option<Question> {
        let (question, view) = text.split_once('\n')?;
        Some(Question { view: view.into(), ..serde_json::from_str(question).ok()? })
    }
}

pub(super) fn eyes(viewer: Option<Seat>) -> Viewer {
    viewer.map_or(Viewer::Everything, Viewer::Seat)
}

/// How many decisions this seat has made since another one decided something.
fn in_a_row<M>(records: &[Record<M>], seat: Option<Seat>) -> u32 {
    let decided = records.iter().rev().filter(|record| !record.auto);
    decided.take_while(|record| Some(record.seat) == seat).count() as u32
}

/// What is left for a decision that comes after others of the same turn. Each has four fifths of the one before, and a
/// fifth of the first at least: a turn of many decisions takes about four times as long as a turn of one.
fn share(first: u32, before: u32) -> u32 {
    let shared = (0..before.min(8)).fold(first, |left, _| left / 5 * 4 + left % 5 * 4 / 5);
    shared.max(first / 5)
}

/// Work is counted, not timed, so that it comes to the same move on a slow machine; but on one that is more than three
/// times as slow as a laptop, the best move so far has to do.
fn millis(level: Level, before: u32) -> u32 {
    match level.tenths() {
        0 => 60_000,
        tenths => share(300 * tenths, before),
    }
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Answer {
    /// The move as JSON; `None` where nobody is to act. On further lines, what the seat does after it for as long as there
    /// is no luck and it is asked again.
    pub moves: Option<String>,
    /// What every seat can expect, 0.0 to 1.0.
    pub chances: Vec<f32>,
    /// How much the tally of the seat to act grows with it, as far as the thought went.
    pub brings: f32,
    /// The best of the other moves, if it was looked into.
    pub rival: Option<Rival>,
    /// How many iterations it took.
    pub iterations: u32,
}

/// The move that was not taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Rival {
    /// As JSON.
    pub mv: String,
    /// What the seat to act can expect after it.
    pub chance: f32,
    /// How much its tally grows.
    pub brings: f32,
}

impl Answer {
    /// The answer in words: iterations, what it brings and chances in ten-thousandths (fractions would need more code
    /// than all the rest), the moves, and behind a return the rival in the same way.
    pub fn write(&self) -> String {
        let whole = |share: f32| (share * 10_000.0).round() as i32;
        let mut text = format!("{} {} ", self.iterations, whole(self.brings));
        for chance in &self.chances {
            text.push_str(&format!("{},", whole(*chance)));
        }
        text = text + " " + self.moves.as_deref().unwrap_or("-");
        if let Some(Rival { mv, chance, brings }) = &self.rival {
            text.push_str(&format!("\r{} {} {mv}", whole(*chance), whole(*brings)));
        }
        text
    }

    /// The move alone.
    pub fn mv(&self) -> Option<&str> {
        self.moves.as_deref()?.lines().next()
    }

    /// Reads an answer back; `None` if it is none.
    pub fn read(text: &str) -> Option<Answer> {
        let share = |word: &str| word.parse().ok().map(|whole: i32| whole as f32 / 10_000.0);
        let (text, rival) = text.split_once('\r').map_or((text, None), |(text, r)| (text, Some(r)));
        let rival = rival.and_then(|rival| {
            let mut words = rival.splitn(3, ' ');
            let (chance, brings) = (share(words.next()?)?, share(words.next()?)?);
            Some(Rival { mv: words.next()?.into(), chance, brings })
        });
        let mut words = text.splitn(4, ' ');
        Some(Answer {
            rival,
            iterations: words.next()?.parse().ok()?,
            brings: share(words.next()?)?,
            chances: words.next()?.split(',').filter_map(share).collect(),
            moves: words.next().filter(|moves| *moves != "-").map(str::to_owned),
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
        let moves = [&decision.mv].into_iter().chain(&decision.then);
        let moves: Vec<String> = moves.flat_map(serde_json::to_string).collect();
        Answer {
            moves: Some(moves.join("\n")),
            chances: decision.chances,
            brings: decision.brings,
            rival: decision.rival.filter(|rival| !rival.chances.is_empty()).and_then(|rival| {
                let Weighed { mv, worth, brings, .. } = rival;
                Some(Rival { mv: serde_json::to_string(&mv).ok()?, chance: worth, brings })
            }),
            iterations: decision.iterations,
        }
    }
}

/// Begins to think about a question of game `G`; `None` if it has no view of that game.
pub fn begin<G: GameModel>(question: &Question) -> Option<Box<dyn AnyThought>> {
    let seen = Seen::<G>::read(&question.view, eyes(question.viewer))?;
    let Question { level, manner, seed, share, iterations, .. } = *question;
    let most = iterations.unwrap_or(share);
    let thought = Thought::in_manner(seen, level, manner, seed, most);
    Some(match iterations {
        Some(most) => Box::new(thought.at_most(most)),
        None => Box::new(thought),
    })
}
