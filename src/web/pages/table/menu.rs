//! The menu: everything besides playing, one row each.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::{Msg, Send, on_press};
use crate::any::DrawnFrame;
use crate::app::is_light;
use crate::browser::{can_fill_screen, fill_screen};
use crate::widgets::{Dialog, Icon, Part, icon, part, switch};
use crate::{frame, shelf};
use engine::session::UndoRefusal;
use table::motion::Pace;
use table::route::Route;
use table::store::{self, Over, Rare, Store};
use table::text;

/// The menu over the table.
#[derive(PartialEq)]
pub struct Menu {
    /// The id of the save.
    pub id: AttrValue,
    /// The game's id.
    pub game: &'static str,
    /// How many records there are.
    pub records: usize,
    /// How fast things are shown.
    pub pace: Pace,
    /// Whether there are sounds.
    pub sound: bool,
    /// Whether the device stays still.
    pub still: bool,
    /// Whether the page is light.
    pub light: bool,
    /// Whether the game goes on, so that seats can change hands.
    pub is_on: bool,
    /// Whether the turn can be taken back, and if not, why.
    pub undo: Result<(), UndoRefusal>,
    /// Tells the page.
    pub send: Send,
}

impl Part for Menu {
    const NAME: &'static str = "Menu";

    fn draw(&self) -> Html {
        let (send, game) = (&self.send, self.game);
        let replay = Route::Replay(self.id.to_string(), self.records);
        html! {
            <Dialog label={text::MENU} class="menu" on_close={send.reform(|()| store::Msg::Show(Over::Nothing).into())}>
                <div class="menu-head">
                    <h2>{ text::MENU }</h2>
                    <button class="quiet" aria-label={text::CLOSE} onclick={on_press(send, store::Msg::Show(Over::Nothing))}>
                        { icon(Icon::Close) }
                    </button>
                </div>
                <nav class="menu-rows">
                    <button class="menu-row to-moves" onclick={on_press(send, store::Msg::Show(Over::Moves))}>
                        { icon(Icon::Log) }{ text::MOVES }
                    </button>
                    <button class="menu-row" data-row="undo-turn" aria-disabled={self.undo.is_err().to_string()}
                        title={self.undo.err().map(text::undo_refusal)} onclick={rarely(send, Rare::UndoTurn)}>
                        { icon(Icon::Undo) }{ text::UNDO_TURN }
                    </button>
                    if self.is_on {
                        <button class="menu-row" data-row="seats" onclick={on_press(send, store::Msg::Show(Over::Seats))}>
                            { icon(Icon::Seats) }{ text::SEATS }
                        </button>
                    }
                    { link_row(Icon::Book, text::RULES, &Route::Rules(game.into(), None)) }
                    <button class="menu-row" data-row="share" onclick={send.reform(|_: MouseEvent| Msg::Open(Over::Share))}>
                        { icon(Icon::Share) }{ text::SHARE }
                    </button>
                    if frame::host().is_some() {
                        <button class="menu-row" data-row="full-tab" onclick={send.reform(|_: MouseEvent| Msg::FullTab)}>
                            { icon(Icon::Outside) }{ text::FULL_TAB }
                        </button>
                    }
                    if can_fill_screen() {
                        <button class="menu-row" data-row="full-screen" onclick={send.reform(|_: MouseEvent| {
                            fill_screen();
                            store::Msg::Show(Over::Nothing).into()
                        })}>
                            { icon(Icon::Fit) }{ text::FULL_SCREEN }
                        </button>
                    }
                    { link_row(Icon::Run, text::REPLAY, &replay) }
                    { link_row(Icon::Plus, text::NEW_TABLE, &Route::New(game.into())) }
                </nav>
                { pace(self.pace, send) }
                { switch(text::SOUND, "", self.sound, send.reform(Msg::SetSound)) }
                { switch(text::VIBRATION, "", !self.still, send.reform(|on: bool| Msg::SetStill(!on))) }
                { switch(text::LIGHT, "", self.light, send.reform(Msg::SetLight)) }
            </Dialog>
        }
    }
}

/// Sends what is rarely done.
fn rarely(send: &Send, rare: Rare) -> Callback<MouseEvent> {
    send.reform(move |_| Msg::Rare(rare.clone()))
}

/// A row that leads to another screen.
fn link_row(picture: Icon, label: &'static str, to: &Route) -> Html {
    html! { <a class="menu-row" href={to.hash()}>{ icon(picture) }{ label }</a> }
}

fn pace(own: Pace, send: &Send) -> Html {
    let onchange = send.reform(|event: Event| {
        let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        store::Msg::SetPace(Pace::ALL[index.clamp(0, 2) as usize]).into()
    });
    let option =
        |pace: Pace| html! { <option selected={pace == own}>{ text::pace(pace) }</option> };
    html! {
        <label class="field">
            <span>{ text::PACE }</span>
            <select {onchange}>{ for Pace::ALL.into_iter().map(option) }</select>
        </label>
    }
}

/// The menu of a table.
pub fn menu(store: &Store<dyn DrawnFrame>, id: &str, send: &Send) -> Html {
    let table = store.table();
    part(Menu {
        id: id.to_owned().into(),
        game: table.game(),
        records: table.records(),
        pace: store.pace(),
        sound: shelf::sound(),
        still: shelf::still(),
        light: is_light(),
        is_on: table.outcome().is_none() && !table.is_taught(),
        undo: table.can_undo(),
        send: send.clone(),
    })
}
