//! Thinking while somebody else does: the next decision's thought is begun before it is asked for.
//!
//! A seat that ponders guesses from its own view what the others are likely to do, and begins the thought that it would
//! be asked for then. Only a question that is the same to the letter is answered with it, so the answer is the one that
//! comes without pondering, after the same iterations, only sooner. What luck decides cannot be guessed.

use super::question::eyes;
use super::search::Search;
use super::{AnyThought, Question, Thought};
use crate::{Chance, GameModel, Seen};

/// How long it is guessed what the others do.
const GUESSES: u32 = 400;
/// So many of their moves are looked at, and so many thoughts begun: each has a tree of its own.
const LIKELY: usize = 8;
const THOUGHTS: usize = 3;
/// How often the hidden part is imagined until a move fits.
const TRIES: u32 = 4;

/// Something that may be asked next, and the thought about it.
struct Begun {
    view: String,
    seed: u64,
    thought: Box<dyn AnyThought>,
}

/// Thoughts about what may be asked next, of any game.
pub trait AnyPonder {
    /// Carries on by about so many iterations. Returns whether there is nothing more to think about.
    fn run(&mut self, iterations: u32) -> bool;
    /// The thought about this question, if it was begun.
    fn take(&mut self, question: &Question) -> Option<Box<dyn AnyThought>>;
}

struct Ponder<G: GameModel> {
    about: Question,
    seen: Seen<G>,
    guess: Search<G>,
    /// The most likely first; nothing before they have been guessed.
    begun: Option<Vec<Begun>>,
    /// How many of them are thought through.
    done: usize,
}

impl<G: GameModel> Ponder<G> {
    /// What may be asked after what the others are likely to do.
    fn guessed(&self) -> Vec<Begun> {
        let mut chance = Chance::unrecorded(self.about.seed);
        let mut begun: Vec<Begun> = Vec::new();
        for weighed in self.guess.weighed().into_iter().take(LIKELY) {
            let next = self.after(&weighed.mv, &mut chance);
            if let Some(next) =
                next.filter(|next| begun.iter().all(|known| known.view != next.view))
            {
                begun.push(next);
            }
            if begun.len() == THOUGHTS {
                break;
            }
        }
        begun
    }

    /// What is asked after this move, if it needs no luck and the pondering seat is to act then.
    fn after(&self, mv: &G::Move, chance: &mut Chance) -> Option<Begun> {
        let imagined = (0..TRIES).map(|_| self.seen.imagine(chance));
        let mut position = imagined.into_iter().find(|position| position.check(mv).is_ok())?;
        let (mut luck, mut events) = (Chance::unrecorded(0), Vec::new());
        position.apply(mv, &mut luck, &mut events);
        let mut records = 0;
        // As a session goes on by itself.
        while position.to_act().is_some()
            && let Some(forced) = position.forced()
        {
            position.apply(&forced, &mut luck, &mut events);
            records += 1;
        }
        let own = position.to_act().is_some() && position.to_act() == self.about.viewer;
        let seed = *self.about.ahead.get(records).filter(|_| own && luck.drawn() == 0)?;
        let seen = Seen::new(&position, eyes(self.about.viewer));
        let Question { level, manner, share, .. } = self.about;
        let view = seen.write();
        let thought = Thought::in_manner(seen, level, manner, seed, share);
        Some(Begun { view, seed, thought: Box::new(thought) })
    }
}

impl<G: GameModel> AnyPonder for Ponder<G> {
    fn run(&mut self, iterations: u32) -> bool {
        if self.begun.is_none() {
            self.guess.run(iterations);
            if self.guess.iterations() >= GUESSES {
                self.begun = Some(self.guessed());
            }
            return false;
        }
        let begun = self.begun.as_mut().and_then(|begun| begun.get_mut(self.done));
        let Some(Begun { thought, .. }) = begun else { return true };
        self.done += usize::from(thought.run(iterations));
        false
    }

    fn take(&mut self, question: &Question) -> Option<Box<dyn AnyThought>> {
        let Question { level, manner, share, viewer, .. } = self.about;
        let same = (level, manner, share, viewer, None)
            == (
                question.level,
                question.manner,
                question.share,
                question.viewer,
                question.iterations,
            );
        let begun = self.begun.as_mut().filter(|_| same)?;
        let at = begun
            .iter()
            .position(|known| known.seed == question.seed && known.view == question.view)?;
        Some(begun.swap_remove(at).thought)
    }
}

/// Begins to ponder: the question's view is that of the pondering seat, and somebody else is to act.
pub fn ponder<G: GameModel>(question: &Question) -> Option<Box<dyn AnyPonder>> {
    let seen = Seen::<G>::read(&question.view, eyes(question.viewer))?;
    let guess = Search::new(seen.clone(), G::CURIOSITY, Chance::unrecorded(question.seed));
    Some(Box::new(Ponder { about: question.clone(), seen, guess, begun: None, done: 0 }))
}
