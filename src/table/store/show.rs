//! What is shown: record after record, and then the position as it stands.

use std::collections::VecDeque;
use std::rc::Rc;

use super::{Effect, Msg, Over, Show, Store};
use crate::motion::Pace;
use crate::{AnyFrame, Line};

impl<F: AnyFrame + ?Sized> Store<F> {
    /// Something was played: it is kept, and shown one record after the other. The flag tells whether a pointer carried
    /// the first of it to its place, so that it need not travel again.
    pub(super) fn advance(&mut self, carried: bool) {
        let news = self.table.news();
        if news.is_empty() {
            return;
        }
        self.forget_thoughts();
        self.leave_end();
        let mut queue = self.stop_telling();
        if self.log.viewer() != self.table.viewer() {
            // What waits to be shown is told as it is shown.
            self.write_log(self.table.records() - news.len() - queue.len());
            self.hush();
        }
        queue.extend(news);
        self.show = Show::Telling(queue);
        self.keep_soon();
        if self.pace == Pace::Instant {
            self.skip();
        } else {
            self.next(carried);
        }
    }

    /// What was waiting to be shown; nothing is shown any more.
    fn stop_telling(&mut self) -> VecDeque<Rc<F>> {
        match std::mem::replace(&mut self.show, Show::Still) {
            Show::Telling(queue) => queue,
            Show::Still => VecDeque::new(),
        }
    }

    pub(super) fn next(&mut self, carried: bool) {
        let next = match &mut self.show {
            Show::Telling(queue) => queue.pop_front(),
            Show::Still => None,
        };
        let Some(next) = next else { return self.settle() };
        self.effects.extend(next.sounds().into_iter().map(Effect::Sound));
        self.tell(std::slice::from_ref(&next));
        self.glides = !carried;
        if self.glides {
            self.effects.push(Effect::Travel(next.motions()));
        }
        self.effects.push(Effect::Wait(self.pace.millis(next.pause()), Msg::Next));
        self.picture(next);
        if self.has_more_to_tell() {
            self.close_hands();
        } else {
            self.open_hands();
        }
    }

    pub(super) fn skip(&mut self) {
        let queue = self.stop_telling();
        if let Some(last) = queue.back() {
            self.effects.extend(last.sounds().into_iter().map(Effect::Sound));
        }
        self.tell(&Vec::from(queue));
        self.glides = false;
        self.picture(self.table.still());
        self.settle();
    }

    fn picture(&mut self, frame: Rc<F>) {
        self.shown = (frame, self.shown.1 + 1);
    }

    /// Nothing more to show: the next player, person or computer.
    pub(super) fn settle(&mut self) {
        self.show = Show::Still;
        self.open_hands();
        self.effects.push(Effect::Rest);
        self.think_on();
    }

    /// Shows the position as it stands, and the log as whoever is looking may know it.
    pub(super) fn look_again(&mut self) {
        self.forget_thoughts();
        self.leave_end();
        self.write_log(self.table.records());
        self.hush();
        self.picture(self.table.still());
        self.settle();
    }

    fn leave_end(&mut self) {
        if self.over == Over::End {
            self.over = Over::Nothing;
        }
    }

    /// The log up to a record, as whoever is looking may know it. What that person has read before need not be told
    /// again.
    pub(super) fn write_log(&mut self, records: usize) {
        let viewer = self.table.viewer();
        self.log.open(viewer, records);
        self.log.write(self.table.told(self.log.records()..records, viewer), records);
    }

    /// Adds the next records to the log, and to what a screen reader says.
    fn tell(&mut self, frames: &[Rc<F>]) {
        let first = self.log.records();
        let mut told: Vec<(usize, Line)> = Vec::new();
        for (index, frame) in frames.iter().enumerate() {
            told.extend(frame.lines(&self.seats).into_iter().map(|line| (first + index, line)));
        }
        if !told.is_empty() {
            let words: Vec<&str> = told.iter().map(|(_, line)| &*line.text).collect();
            self.announcement = words.join(" ");
        }
        self.log.write(told, first + frames.len());
    }
}
