//! A guided first game: a save that is played again move by move, with a sentence at each step.
//!
//! The file begins with the sentences, one per line behind the number of the record they stand at;
//! the last one, behind `end`, is for the free game that follows. The save comes after an empty line.

/// The sentences of a lesson and the game they go with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// What is said, and from which record on.
    notes: Vec<(usize, String)>,
    /// What is said when the lesson is over.
    end: String,
    /// The game, as a save file.
    pub save: String,
}

impl Lesson {
    /// Reads the file of a lesson.
    pub fn read(source: &str) -> Option<Lesson> {
        let (head, save) = source.split_once("\n\n")?;
        let (mut notes, mut end) = (Vec::new(), String::new());
        for line in head.lines() {
            let (at, words) = line.split_once(' ')?;
            match at.parse() {
                Ok(at) => notes.push((at, words.into())),
                Err(_) if at == "end" => end = words.into(),
                Err(_) => return None,
            }
        }
        (!notes.is_empty() && !end.is_empty()).then(|| Lesson { notes, end, save: save.into() })
    }

    /// What is said when this many records have been played, with the step's number and how many
    /// there are.
    pub fn step(&self, records: usize) -> (&str, usize, usize) {
        let reached = self.notes.iter().rposition(|(at, _)| *at <= records).unwrap_or(0);
        (&self.notes[reached].1, reached + 1, self.notes.len())
    }

    /// What is said when all is played.
    pub fn end(&self) -> &str {
        &self.end
    }

    /// The records at which something new is said.
    pub fn stops(&self) -> impl Iterator<Item = usize> + '_ {
        self.notes.iter().map(|(at, _)| *at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_says_one_thing_after_the_other() {
        let lesson = Lesson::read("0 Place it.\n2 Now shoot.\nend Well done.\n\n{save}").unwrap();
        assert_eq!(lesson.step(0), ("Place it.", 1, 2));
        assert_eq!(lesson.step(1), ("Place it.", 1, 2));
        assert_eq!(lesson.step(7), ("Now shoot.", 2, 2));
        assert_eq!((lesson.end(), &*lesson.save), ("Well done.", "{save}"));
        assert_eq!(lesson.stops().collect::<Vec<_>>(), [0, 2]);
    }

    #[test]
    fn a_file_that_is_no_lesson_is_refused() {
        for source in
            ["", "0 Place it.", "0 Place it.\n\n{}", "<!doctype html>\n\n<p>", "end x\n\n"]
        {
            assert_eq!(Lesson::read(source), None, "{source}");
        }
    }
}
