//! What each message does to a game on the screen.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::Context;

use super::curve::Curve;
use super::share::Share;
use super::think::Job;
use super::{Drawer, Msg, Playing, TablePage, keep_new, keep_table, share};
use crate::web::app::apply_theme;
use crate::web::browser::{
    after_paint, all, blur, by_key, copy, go, random_word, share as share_sheet, window,
};
use crate::web::drag::{Dropped, Id, Reach};
use crate::web::motion::Pace;
use crate::web::parts::late;
use crate::web::route::Route;
use crate::web::sound::Sound;
use crate::web::table::{AnyFrame, AnyTable, Line, Log, Refused, Waiting};
use crate::web::thinker::Heard;
use crate::web::{audio, storage, text};

/// Sends a message once the table as it stands has been painted.
pub(super) fn soon(ctx: &Context<TablePage>, msg: Msg) {
    let link = ctx.link().clone();
    after_paint(move || link.send_message(msg));
}

/// How long a message stays.
const TOAST: u32 = 6000;

impl Playing {
    pub(super) fn new(table: Box<dyn AnyTable>, notice: Option<String>) -> Playing {
        let mut playing = Playing {
            shown: table.still(),
            queue: Vec::new(),
            frame: 0,
            reach: Rc::default(),
            buttons: Rc::new([]),
            log: Log::new(table.viewer()),
            toast: notice.map(|text| Refused { text, rule: None }),
            lesson: None,
            ask: None,
            carried: false,
            drawer: Drawer::None,
            share: None,
            end_seen: false,
            unsaved: None,
            unsaved_seen: false,
            pace: storage::pace(),
            announcement: String::new(),
            timer: None,
            toast_timer: None,
            departures: false,
            thinker: None,
            job: Job::None,
            question: None,
            hint: None,
            curve: Curve::default(),
            glides: false,
            pressing: false,
            to_keep: false,
            table,
        };
        playing.write_log(playing.table.records());
        playing
    }

    /// Says whether there is something new to show.
    pub(super) fn update(&mut self, ctx: &Context<TablePage>, msg: Msg) -> bool {
        match msg {
            Msg::Dropped(piece, place, carried) => self.drop(ctx, &piece, &place, carried),
            Msg::Press(key) => {
                self.pressing = false;
                self.press(ctx, &key);
            }
            Msg::EndLesson => {
                self.lesson = None;
                storage::end_lesson(&ctx.props().id);
            }
            Msg::Chosen(handle) => {
                self.carried = false;
                self.play_or_ask(ctx, handle);
            }
            Msg::Answered(yes) => {
                if let Some((handle, _)) = self.ask.take()
                    && yes
                {
                    self.play(ctx, handle);
                }
            }
            Msg::Next => self.next(ctx),
            Msg::Skip => self.skip(ctx),
            Msg::Hurry => {
                if self.is_showing() {
                    self.skip(ctx);
                }
            }
            Msg::Heard(Heard::Answer(answer)) => return self.heard(ctx, answer),
            Msg::Seemly => return self.seem(ctx),
            Msg::Hint => self.ask_hint(ctx),
            Msg::Undo => self.undo(ctx),
            Msg::Redo => {
                let first = self.table.redo();
                self.carried = false;
                self.advance(ctx, first);
            }
            Msg::LiftCurtain => {
                blur();
                self.table.lift_curtain();
                self.look_again(ctx);
            }
            Msg::Again => {
                let next = self.table.again(random_word());
                go(&Route::Table(keep_new(next)));
            }
            Msg::Show(drawer) => {
                // Closing the result only means to look at the board.
                self.end_seen |= drawer == Drawer::None && self.table.outcome().is_some();
                self.drawer = drawer;
                self.share = None;
            }
            Msg::Share => {
                self.share = Some(late(|| Share::of(&*self.table, &ctx.props().id)));
                self.drawer = Drawer::Share;
            }
            Msg::Copy(address) => copy(&address, ctx.link().callback(Msg::Copied)),
            Msg::Copied(done) => {
                if let Some(share) = &mut self.share {
                    share.copied(done);
                }
            }
            Msg::ShareSheet(address) => share_sheet(self.table.name(), &address),
            Msg::HideUnsaved => self.unsaved_seen = true,
            Msg::FullTab => {
                let _ = window().open_with_url_and_target_and_features(
                    &late(|| share::full_address(&*self.table)),
                    "_blank",
                    "noopener",
                );
            }
            Msg::SetPace(pace) => {
                storage::set_pace(pace);
                self.pace = pace;
            }
            Msg::SetLight(light) => {
                storage::set_light(light);
                apply_theme(light);
            }
            Msg::SetSound(on) => {
                storage::set_sound(on);
                audio::play(Sound::Gain);
            }
            Msg::SetStill(on) => storage::set_still(on),
            Msg::NotFetched => {
                self.say(ctx, Refused { text: text::NOT_FETCHED.into(), rule: None });
            }
            Msg::ToastOver => self.toast = None,
            Msg::Lost | Msg::KeptElsewhere | Msg::TakeOver | Msg::Lifted(..) | Msg::Fetched => {}
            Msg::Pressed(_) | Msg::Keep | Msg::Ask | Msg::Lay => {}
            Msg::Heard(Heard::Progress(_)) => {}
        }
        true
    }

    fn drop(&mut self, ctx: &Context<TablePage>, piece: &Id, place: &Id, carried: bool) {
        let mut reach = (*self.reach).clone();
        match reach.drop(piece, place) {
            Dropped::Whole(handle) => {
                audio::tremble(12);
                self.carried = carried;
                self.play_or_ask(ctx, handle);
            }
            Dropped::Staged | Dropped::TakenBack => {
                audio::play(Sound::Place);
                self.reach = Rc::new(reach);
            }
            Dropped::Refused => {
                if let Some(refused) = self.table.why_not(piece, place) {
                    self.say(ctx, refused);
                }
            }
        }
    }

    /// A button was pressed and shows it; its move follows.
    pub(super) fn give_way(&mut self, ctx: &Context<TablePage>, key: Id) {
        if !std::mem::replace(&mut self.pressing, true) {
            soon(ctx, Msg::Press(key));
        }
    }

    /// Keeps the game once what is new is painted: writing takes a while.
    fn keep_soon(&mut self, ctx: &Context<TablePage>) {
        if !std::mem::replace(&mut self.to_keep, true) {
            soon(ctx, Msg::Keep);
        }
    }

    /// Keeps what is new; says whether there is something else to show for it.
    pub(super) fn keep(&mut self, id: &str) -> bool {
        if !std::mem::take(&mut self.to_keep) {
            return false;
        }
        let before = std::mem::replace(&mut self.unsaved, keep_table(id, &*self.table));
        before != self.unsaved
    }

    fn press(&mut self, ctx: &Context<TablePage>, key: &str) {
        self.carried = false;
        match self.table.handle_of(key) {
            Some(handle) if self.queue.is_empty() => self.play_or_ask(ctx, handle),
            Some(_) => {}
            None => {
                if let Some(refused) = self.table.why_not("", key) {
                    self.say(ctx, refused);
                }
            }
        }
    }

    fn play_or_ask(&mut self, ctx: &Context<TablePage>, handle: usize) {
        match self.table.ask(handle) {
            // A guided game refuses before it asks.
            Some(question) if self.table.accepts(handle) => self.ask = Some((handle, question)),
            _ => self.play(ctx, handle),
        }
    }

    /// Marks the button that a guided game asks for.
    pub(super) fn mark_taught(&self, root: &Element) {
        for button in all(root, "[data-button], [data-taught]") {
            let key = button.get_attribute("data-button").unwrap_or_default();
            let handle = self.table.handle_of(&key).filter(|_| self.table.is_taught());
            let _ = match handle.is_some_and(|handle| self.table.accepts(handle)) {
                true => button.set_attribute("data-taught", ""),
                false => button.remove_attribute("data-taught"),
            };
        }
    }

    fn play(&mut self, ctx: &Context<TablePage>, handle: usize) {
        self.toast = None;
        let before = self.table.records();
        if let Err(refused) = self.table.play(handle) {
            self.say(ctx, refused);
        }
        // What vanishes with the keyboard on it makes the browser lay out a page half drawn. For whoever uses keys it
        // stays where it is; behind a curtain there is nothing left for it to be on.
        if !by_key() || matches!(self.table.waiting(), Waiting::Curtain(_)) {
            blur();
        }
        self.advance(ctx, before);
    }

    fn undo(&mut self, ctx: &Context<TablePage>) {
        if let Err(refusal) = self.table.undo() {
            return self.say(ctx, Refused { text: text::undo_refusal(refusal).into(), rule: None });
        }
        self.look_again(ctx);
        self.keep_soon(ctx);
    }

    /// The log up to a record, as whoever is looking may know it. What that person has read before need not be told
    /// again.
    fn write_log(&mut self, records: usize) {
        let viewer = self.table.viewer();
        self.log.open(viewer, records);
        self.log.write(self.table.told(self.log.records()..records, viewer), records);
    }

    /// What was said to somebody else is gone.
    fn hush(&mut self) {
        self.announcement.clear();
        self.toast = None;
    }

    /// Shows the position as it stands, and the log as whoever is looking may know it.
    fn look_again(&mut self, ctx: &Context<TablePage>) {
        self.forget_thoughts();
        self.write_log(self.table.records());
        self.hush();
        self.queue.clear();
        self.shown = self.table.still();
        self.frame += 1;
        self.settle(ctx);
    }

    /// New records: keep them, and show them one after the other.
    pub(super) fn advance(&mut self, ctx: &Context<TablePage>, first: usize) {
        self.forget_thoughts();
        self.end_seen = false;
        if self.log.viewer() != self.table.viewer() {
            // What waits to be shown is told as it is shown.
            self.write_log(first - self.queue.len());
            self.hush();
        }
        self.queue.extend(self.table.frames(first));
        self.keep_soon(ctx);
        if self.pace == Pace::Instant {
            self.skip(ctx);
        } else {
            self.next(ctx);
        }
    }

    fn next(&mut self, ctx: &Context<TablePage>) {
        if self.queue.is_empty() {
            return self.settle(ctx);
        }
        let shown = self.queue.remove(0);
        self.frame += 1;
        shown.sounds().into_iter().for_each(audio::play);
        self.tell(std::slice::from_ref(&shown));
        self.shown = shown;
        self.glides = !std::mem::take(&mut self.carried);
        self.departures = self.glides;
        self.wait(ctx, self.shown.pause(), || Msg::Next);
        if self.queue.is_empty() {
            self.open_hands();
        } else {
            self.close_hands();
        }
    }

    /// Adds the next records to the log, and to what a screen reader says.
    fn tell(&mut self, frames: &[Rc<dyn AnyFrame>]) {
        let (first, seats) = (self.log.records(), self.table.seats());
        let mut told: Vec<(usize, Line)> = Vec::new();
        for (index, frame) in frames.iter().enumerate() {
            told.extend(frame.lines(seats).into_iter().map(|line| (first + index, line)));
        }
        if !told.is_empty() {
            let words: Vec<&str> = told.iter().map(|(_, line)| &*line.text).collect();
            self.announcement = words.join(" ");
        }
        self.log.write(told, first + frames.len());
    }

    fn skip(&mut self, ctx: &Context<TablePage>) {
        if let Some(last) = self.queue.last() {
            last.sounds().into_iter().for_each(audio::play);
        }
        let queue = std::mem::take(&mut self.queue);
        self.tell(&queue);
        self.shown = self.table.still();
        self.frame += 1;
        self.departures = false;
        self.glides = false;
        self.settle(ctx);
    }

    /// Nothing more to show: the next player, person or computer.
    pub(super) fn settle(&mut self, ctx: &Context<TablePage>) {
        self.open_hands();
        self.timer = None;
        self.think_on(ctx);
    }

    /// A person may act as soon as the last frame begins: its position is the one on the table.
    fn open_hands(&mut self) {
        let mut reach = self.table.reach();
        reach.keep_staged(&self.reach);
        self.reach = Rc::new(reach);
        self.buttons = self.table.buttons().into();
    }

    fn close_hands(&mut self) {
        self.reach = Rc::new(Reach::default());
        self.buttons = Rc::new([]);
    }

    pub(super) fn wait(&mut self, ctx: &Context<TablePage>, designed: u32, msg: fn() -> Msg) {
        let link = ctx.link().clone();
        let millis = self.pace.millis(designed);
        self.timer = Some(Timeout::new(millis, move || link.send_message(msg())));
    }

    pub(super) fn say(&mut self, ctx: &Context<TablePage>, refused: Refused) {
        audio::play(Sound::Refuse);
        audio::tremble(60);
        self.announcement = refused.text.clone();
        self.toast = Some(refused);
        let link = ctx.link().clone();
        self.toast_timer = Some(Timeout::new(TOAST, move || link.send_message(Msg::ToastOver)));
    }
}
