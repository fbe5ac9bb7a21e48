//! The bar above the table: home, hint, back and forth, log, menu.

use yew::prelude::*;

use super::{Msg, Send, on_press};
use crate::any::DrawnFrame;
use crate::widgets::{Icon, Part, icon};
use engine::session::UndoRefusal;
use table::route::Route;
use table::store::{self, Mind, Over, Store};
use table::text;

/// What asking for a hint would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintState {
    /// Nothing: nobody here is to act.
    Closed,
    /// A hint is thought about.
    Open,
    /// It is being thought about.
    Busy,
    /// It is there.
    Given,
}

impl HintState {
    /// What it would do at this table.
    pub fn of(store: &Store<dyn DrawnFrame>) -> HintState {
        match store.mind() {
            Mind::Advising(_) => HintState::Busy,
            Mind::Advised(_) => HintState::Given,
            _ if store.can_hint() => HintState::Open,
            _ => HintState::Closed,
        }
    }
}

/// The bar above the table.
#[derive(PartialEq)]
pub struct Bar {
    /// The game's name.
    pub name: AttrValue,
    /// Whether the last decision can be taken back, and if not, why.
    pub undo: Result<(), UndoRefusal>,
    /// Whether something taken back can be played again.
    pub can_redo: bool,
    /// Whether the log has something new on top.
    pub news: bool,
    /// Whether the log lies open over the table.
    pub log_open: bool,
    /// What asking for a hint would do.
    pub hint: HintState,
    /// The ring that fills while a hint is thought about.
    pub ring: NodeRef,
    /// Tells the page.
    pub send: Send,
}

impl Part for Bar {
    const NAME: &'static str = "Bar";

    fn draw(&self) -> Html {
        let send = &self.send;
        let undo_title = self.undo.err().map_or(text::UNDO, text::undo_refusal);
        let log = if self.log_open { Over::Nothing } else { Over::Log };
        let log_class = if self.news { "quiet log-button news" } else { "quiet log-button" };
        html! {
            <header class="bar">
                <a class="quiet" href={Route::Home.hash()} aria-label={text::BACK_HOME} title={text::BACK_HOME}>
                    { icon(Icon::Home) }
                </a>
                <h1>{ self.name.clone() }</h1>
                { hint_button(self) }
                <button class="quiet" aria-label={text::UNDO} title={undo_title}
                    aria-disabled={self.undo.is_err().to_string()} onclick={on_press(send, store::Msg::Undo)}>
                    { icon(Icon::Undo) }
                </button>
                <button class="quiet redo" aria-label={text::REDO} title={text::REDO}
                    disabled={!self.can_redo} onclick={on_press(send, store::Msg::Redo)}>
                    { icon(Icon::Redo) }
                </button>
                <button class={log_class} aria-label={text::LOG} title={text::LOG}
                    onclick={on_press(send, store::Msg::Show(log))}>
                    { icon(Icon::Log) }
                </button>
                <button class="quiet" aria-label={text::MENU} title={text::MENU} aria-haspopup="dialog"
                    onclick={send.reform(|_: MouseEvent| Msg::Open(Over::Menu))}>
                    { icon(Icon::Menu) }
                </button>
            </header>
        }
    }
}

/// Asks what Admiral would do; the ring around it shows that the answer is being thought about.
fn hint_button(props: &Bar) -> Html {
    let (hint, busy) = (props.hint, props.hint == HintState::Busy);
    html! {
        <button class="quiet hint-button" aria-label={text::HINT} title={text::HINT} disabled={hint == HintState::Closed}
            aria-busy={busy.to_string()} aria-pressed={(hint == HintState::Given).to_string()}
            onclick={on_press(&props.send, store::Msg::Hint)}>
            { icon(Icon::Hint) }
            if busy { { ring(&props.ring) } }
        </button>
    }
}

/// How far a thought has come. The page fills it as the news comes in.
pub fn ring(progress: &NodeRef) -> Html {
    html! {
        <svg class="ring" viewBox="0 0 40 40" aria-hidden="true">
            <circle cx="20" cy="20" r="18" />
            <circle ref={progress} data-progress="" cx="20" cy="20" r="18" pathLength="100" stroke-dasharray="0 100" />
        </svg>
    }
}
