//! Sentences over the table: a guided game's note, a toast, a hint, a question, and that nothing is kept.

use yew::prelude::*;

use super::{Msg, Send, on_press};
use crate::any::DrawnFrame;
use crate::frame;
use crate::widgets::{Dialog, Icon, Part, group, icon, part};
use table::route::Route;
use table::shelf::Trouble;
use table::store::{self, Store};
use table::text;

/// What a guided game says at a step.
#[derive(PartialEq)]
pub struct LessonNote {
    /// What is said.
    pub words: AttrValue,
    /// The step's number and how many there are; nothing at the end.
    pub step: Option<(usize, usize)>,
    /// Tells the page.
    pub send: Send,
}

impl Part for LessonNote {
    const NAME: &'static str = "LessonNote";

    fn draw(&self) -> Html {
        let LessonNote { words, step, send } = self;
        html! {
            <div class="lesson-note" role="status">
                if let Some((step, of)) = step {
                    <p><small>{ text::lesson_step(*step, *of) }</small>{ words.clone() }</p>
                } else {
                    <p>{ words.clone() }</p>
                    <button class="main" onclick={on_press(send, store::Msg::EndLesson)}>{ text::END_LESSON }</button>
                }
            </div>
        }
    }
}

/// The note of a guided game, if this is one.
pub fn note(store: &Store<dyn DrawnFrame>, send: &Send) -> Html {
    let note = store.lesson().map(|lesson| {
        let (words, step) = match lesson.step(store.table().records()) {
            (words, step, of) if store.table().is_taught() => (words, Some((step, of))),
            _ => (lesson.end(), None),
        };
        part(LessonNote { words: words.to_owned().into(), step, send: send.clone() })
    });
    group(note)
}

/// Why something was not done.
#[derive(PartialEq)]
pub struct Toast {
    /// The sentence.
    pub words: AttrValue,
    /// The game and the number of the rule behind it.
    pub rule: Option<(&'static str, &'static str)>,
    /// Tells the page.
    pub send: Send,
}

impl Part for Toast {
    const NAME: &'static str = "Toast";

    fn draw(&self) -> Html {
        let Toast { words, rule, send } = self;
        html! {
            <div class="toast" role="alert" onclick={on_press(send, store::Msg::ToastOver)}>
                <span>{ words.clone() }</span>
                if let Some((game, rule)) = *rule {
                    <a href={Route::Rules(game.into(), Some(rule.into())).hash()}>{ rule }</a>
                }
            </div>
        }
    }
}

/// What Admiral would do.
#[derive(PartialEq)]
pub struct HintToast {
    words: AttrValue,
    send: Send,
}

impl Part for HintToast {
    const NAME: &'static str = "HintToast";

    fn draw(&self) -> Html {
        let HintToast { words, send } = self;
        html! {
            <div class="toast hint" onclick={on_press(send, store::Msg::Hint)}>
                { icon(Icon::Hint) }<span>{ words.clone() }</span>
            </div>
        }
    }
}

/// A question before a move.
#[derive(PartialEq)]
pub struct Question {
    words: AttrValue,
    send: Send,
}

impl Part for Question {
    const NAME: &'static str = "Question";

    fn draw(&self) -> Html {
        let Question { words, send } = self;
        let answer = |yes| on_press(send, store::Msg::Answered(yes));
        html! {
            <Dialog label={words} class="ask" on_close={send.reform(|()| store::Msg::Answered(false).into())}>
                <p>{ words.clone() }</p>
                <div class="form-end">
                    <button class="quiet" onclick={answer(false)}>{ text::CANCEL }</button>
                    <button class="main" onclick={answer(true)}>{ text::YES }</button>
                </div>
            </Dialog>
        }
    }
}

/// Nothing is being kept. In the frame of another page there is a way out.
#[derive(PartialEq)]
pub struct UnkeptNotice {
    words: AttrValue,
    send: Send,
}

impl Part for UnkeptNotice {
    const NAME: &'static str = "UnkeptNotice";

    fn draw(&self) -> Html {
        let UnkeptNotice { words, send } = self;
        html! {
            <div class="unsaved" role="alert">
                <span>{ words.clone() }</span>
                if frame::host().is_some() {
                    <button class="quiet" onclick={send.reform(|_: MouseEvent| Msg::FullTab)}>{ text::FULL_TAB }</button>
                }
                <button class="quiet" aria-label={text::CLOSE} onclick={on_press(send, store::Msg::HideUnkept)}>
                    { icon(Icon::Close) }
                </button>
            </div>
        }
    }
}

/// Every sentence that lies over a table.
pub fn notices(store: &Store<dyn DrawnFrame>, send: &Send) -> Html {
    let unkept = store.unkept().map(|trouble| match trouble {
        Trouble::Forbidden => text::not_kept(frame::host().map(|host| host.saves)),
        Trouble::Full => text::NO_ROOM,
    });
    let toast = store.toast().map(|refused| {
        let rule = refused.rule.map(|rule| (store.table().game(), rule));
        part(Toast { words: refused.text.clone().into(), rule, send: send.clone() })
    });
    html! {
        <>
            { group(unkept.map(|words| part(UnkeptNotice { words: words.into(), send: send.clone() }))) }
            { group(toast) }
            { group(store.hint().map(|hint| part(HintToast { words: hint.sentence.clone().into(), send: send.clone() }))) }
            { group(store.asked().map(|asked| part(Question { words: asked.words.clone().into(), send: send.clone() }))) }
        </>
    }
}
