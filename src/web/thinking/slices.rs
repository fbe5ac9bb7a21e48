//! A thought that gives way to everything else after every slice.

use web_sys::js_sys::Date;

use super::{Answer, AnyThought, Memory, Question};
use crate::web::catalogue;

/// A thought and when it has to end.
pub struct Slices {
    thought: Box<dyn AnyThought>,
    until: f64,
}

impl Slices {
    /// Begins; `None` if no game here knows the position.
    pub fn begin(question: &Question, memory: &mut Memory) -> Option<Slices> {
        let entry = catalogue::find(&question.game)?;
        let thought = (entry.think)(question, memory)?;
        Some(Slices { thought, until: Date::now() + f64::from(question.millis) })
    }

    /// Thinks for about so many milliseconds. The answer comes when the thought is done or out of time.
    pub fn think(&mut self, millis: f64) -> Option<Answer> {
        let slice = Date::now() + millis;
        loop {
            let done = self.thought.run(1);
            let now = Date::now();
            if done || now >= self.until {
                return Some(self.thought.answer());
            }
            if now >= slice {
                return None;
            }
        }
    }

    /// How far it has come, in hundredths.
    pub fn progress(&self) -> u32 {
        self.thought.progress()
    }
}
