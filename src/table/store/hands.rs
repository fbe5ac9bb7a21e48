//! What a person does: drops, presses, answers.

use std::rc::Rc;

use super::{Asked, Effect, Store};
use crate::AnyFrame;
use crate::Waiting;
use crate::drag::{Dropped, Id, Reach};
use crate::sound::Sound;

/// The name of a button of a board that takes back, such as one that leaves a purchase.
pub const UNDO: &str = "undo";

impl<F: AnyFrame + ?Sized> Store<F> {
    pub(super) fn drop(&mut self, piece: &Id, place: &Id, carried: bool) {
        let mut reach = (*self.reach).clone();
        match reach.drop(piece, place) {
            Dropped::Whole(handle) => {
                self.effects.push(Effect::Tremble(12));
                self.play_or_ask(handle, carried);
            }
            Dropped::Staged | Dropped::TakenBack => {
                self.effects.push(Effect::Sound(Sound::Place));
                self.reach = Rc::new(reach);
            }
            // A tap while something is told, or while a computer thinks, is there to hurry it.
            Dropped::Refused => {
                let asked = matches!(self.table.waiting(), Waiting::Person(_));
                if asked
                    && !self.has_more_to_tell()
                    && let Some(refused) = self.table.why_not(piece, place)
                {
                    self.say(refused);
                }
            }
        }
    }

    /// A button was pressed and shows it; its move follows.
    pub(super) fn give_way(&mut self, key: Id) -> bool {
        if self.pressed.is_none() {
            self.effects.push(Effect::AfterPaint(super::Msg::Press(key.clone())));
            self.pressed = Some(key);
        }
        false
    }

    pub(super) fn press(&mut self, key: &str) {
        self.pressed = None;
        self.answered += 1;
        if key == UNDO {
            return self.undo();
        }
        match self.table.handle_of(key) {
            Some(handle) if !self.has_more_to_tell() => self.play_or_ask(handle, false),
            Some(_) => {}
            None => {
                if let Some(refused) = self.table.why_not("", key) {
                    self.say(refused);
                }
            }
        }
    }

    pub(super) fn play_or_ask(&mut self, handle: usize, carried: bool) {
        match self.table.ask(handle) {
            // A guided game refuses before it asks.
            Some(words) if self.table.accepts(handle) => self.asked = Some(Asked { handle, words }),
            _ => self.play(handle, carried),
        }
    }

    pub(super) fn answer(&mut self, yes: bool) {
        if let Some(Asked { handle, .. }) = self.asked.take()
            && yes
        {
            self.play(handle, false);
        }
    }

    fn play(&mut self, handle: usize, carried: bool) {
        self.toast = None;
        if let Err(refused) = self.table.play(handle) {
            self.say(refused);
        }
        // What vanishes with the keyboard on it makes the browser lay out a page half drawn. For whoever uses keys it
        // stays where it is; behind a curtain there is nothing left for it to be on.
        let always = matches!(self.table.waiting(), Waiting::Curtain(_));
        self.effects.push(Effect::Blur { always });
        self.advance(carried);
    }

    /// A person may act as soon as the last frame begins: its position is the one on the table.
    pub(super) fn open_hands(&mut self) {
        let mut reach = self.table.reach();
        reach.keep_staged(&self.reach);
        self.set_hands(reach, self.table.buttons());
    }

    pub(super) fn close_hands(&mut self) {
        self.set_hands(Reach::default(), Vec::new());
    }

    /// What stays the same is kept, so that it compares equal at a glance.
    fn set_hands(&mut self, reach: Reach, buttons: Vec<crate::Button>) {
        if *self.reach != reach {
            self.reach = Rc::new(reach);
        }
        if *self.buttons != *buttons {
            self.buttons = buttons.into();
        }
    }
}
