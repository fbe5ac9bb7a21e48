//! Carries out what the table's store says: the only place at a table that touches the browser for it.

use gloo::timers::callback::Timeout;
use web_sys::Element;
use yew::Context;
use yew::html::Scope;
use yew::platform::spawn_local;

use super::{Msg, State, TablePage, opened, soon};
use crate::any::DrawnFrame;
use crate::app::apply_theme;
use crate::browser::{blur, by_key, go, stay_awake};
use crate::parts;
use crate::{audio, shelf};
use table::Waiting;
use table::late;
use table::route::Route;
use table::sound::Sound;
use table::store::{self, Effect, Outcome, Rare, Store};

impl TablePage {
    /// Something happened at the table; says whether there is something new to draw.
    pub(super) fn at_table(&mut self, ctx: &Context<TablePage>, msg: store::Msg) -> bool {
        let State::Playing(store) = &mut self.state else { return false };
        let outcome = store.update(msg);
        self.carry_out_all(ctx, outcome)
    }

    /// The same for what is rarely done: whoever asks for it has opened the menu.
    pub(super) fn rarely(&mut self, ctx: &Context<TablePage>, rare: Rare) -> bool {
        let State::Playing(store) = &mut self.state else { return false };
        let outcome = late(|| store.rarely(rare));
        self.carry_out_all(ctx, outcome)
    }

    fn carry_out_all(
        &mut self,
        ctx: &Context<TablePage>,
        outcome: Outcome<dyn DrawnFrame>,
    ) -> bool {
        self.stay_awake();
        let mut draw = outcome.draw;
        for effect in outcome.effects {
            draw |= self.carry_out(ctx, effect);
        }
        draw
    }

    /// The screen stays on while somebody here is to act.
    fn stay_awake(&mut self) {
        let is_asked = |store: &Store<dyn DrawnFrame>| {
            !store.is_elsewhere()
                && matches!(store.table().waiting(), Waiting::Person(_) | Waiting::Curtain(_))
        };
        let awake = matches!(&self.state, State::Playing(store) if is_asked(store));
        if std::mem::replace(&mut self.awake, awake) != awake {
            stay_awake(awake);
        }
    }

    /// Writes the live region, which no drawing touches.
    pub(super) fn speak(&self, words: &str) {
        if let Some(voice) = self.voice.cast::<Element>()
            && voice.text_content().as_deref() != Some(words)
        {
            voice.set_text_content(Some(words));
        }
    }

    /// Shows how far a thought has come, without drawing anything anew.
    pub(super) fn show_progress(&self, progress: u32) {
        if let Some(ring) = self.ring.cast::<Element>() {
            let _ = ring.set_attribute("stroke-dasharray", &format!("{progress} 100"));
        }
    }

    /// Says whether there is something new to draw for it.
    fn carry_out(&mut self, ctx: &Context<TablePage>, effect: Effect<dyn DrawnFrame>) -> bool {
        let id = &ctx.props().id;
        match effect {
            Effect::Sound(sound) => audio::play(sound),
            Effect::Tremble(millis) => audio::tremble(millis),
            Effect::Wait(millis, msg) => self.timer = Some(later(ctx, millis, msg)),
            Effect::Rest => self.timer = None,
            Effect::Toast(millis) => {
                self.toast_timer = Some(later(ctx, millis, store::Msg::ToastOver));
            }
            Effect::AfterPaint(msg) => soon(ctx, msg.into()),
            Effect::Keep => {
                // With the first move comes what nobody needed before.
                fetch_later(ctx.link().clone());
                return self.keep(ctx);
            }
            Effect::Think => {
                // The page is drawn first: on a small device the worker would take its processor.
                self.asks = true;
                soon(ctx, Msg::Ask);
            }
            // Before that has come nobody has thought yet, and no worker is there to think ahead.
            Effect::LookAhead if !parts::is_here(parts::LATER) => {}
            Effect::LookAhead => {
                let thinker = &self.thinker;
                self.playing(|store| {
                    late(|| {
                        let question = store.question_ahead();
                        question.iter().for_each(|question| thinker.look_ahead(question));
                    });
                });
            }
            Effect::HurryThought => self.thinker.hurry(),
            Effect::StopThinking => {
                self.asks = false;
                self.thinker.stop();
            }
            Effect::Travel(motions) => self.departures = motions,
            Effect::Blur { always } => {
                if always || !by_key() {
                    blur();
                }
            }
            Effect::Open(next) => go(&Route::Table(shelf::keep_new(next))),
            Effect::FetchEnd if parts::is_here(parts::LATER) => {}
            Effect::FetchEnd => ctx.link().send_future(async {
                let missing = Msg::Table(store::Msg::NotFetched);
                parts::load(parts::LATER).await.map_or(missing, |()| Msg::Fetched)
            }),
            Effect::ForgetLesson => shelf::end_lesson(id),
            Effect::KeepPace(pace) => shelf::set_pace(pace),
            Effect::Claim => self.claim.take(),
            Effect::Reopen if !parts::is_here(parts::LATER) => ctx.link().send_future(async {
                let missing = Msg::Table(store::Msg::NotFetched);
                parts::load(parts::LATER).await.map_or(missing, |()| Msg::Reopen)
            }),
            Effect::Reopen => return self.reopen(ctx),
        }
        false
    }

    /// Opens the game anew from what is kept; says that there is something new to draw.
    pub(super) fn reopen(&mut self, ctx: &Context<TablePage>) -> bool {
        self.state = opened(&ctx.props().id);
        self.at_table(ctx, store::Msg::SetOut);
        true
    }

    pub(super) fn keep(&mut self, ctx: &Context<TablePage>) -> bool {
        let State::Playing(store) = &self.state else { return false };
        let trouble = shelf::keep_table(&ctx.props().id, store.table());
        self.at_table(ctx, store::Msg::Kept(trouble))
    }
}

/// Fetches what comes later, if it is not here.
pub(super) fn fetch_later(link: Scope<TablePage>) {
    if parts::is_here(parts::LATER) {
        return;
    }
    spawn_local(async move {
        if parts::load(parts::LATER).await.is_ok() {
            link.send_message(Msg::Fetched);
        }
    });
}

fn later(ctx: &Context<TablePage>, millis: u32, msg: store::Msg) -> Timeout {
    let link = ctx.link().clone();
    Timeout::new(millis, move || link.send_message(Msg::Table(msg)))
}

/// Another theme, kept for the next visit.
pub fn set_light(light: bool) {
    shelf::set_light(light);
    apply_theme(light);
}

/// Sounds are wanted or not; whoever wants them hears one.
pub fn set_sound(on: bool) {
    shelf::set_sound(on);
    audio::play(Sound::Gain);
}
