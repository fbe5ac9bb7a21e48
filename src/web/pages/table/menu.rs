//! The menu: everything besides playing, one row each.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::{Drawer, Msg, Playing, TablePage};
use crate::web::app::is_light;
use crate::web::motion::Pace;
use crate::web::route::Route;
use crate::web::widgets::{Icon, dialog, icon, switch};
use crate::web::{frame, storage, text};

/// The menu over the table.
pub fn menu(playing: &Playing, ctx: &Context<TablePage>) -> Html {
    let link = ctx.link();
    let game = playing.table.game();
    let close = link.callback(|_: MouseEvent| Msg::Show(Drawer::None));
    let content = html! {
        <>
            <div class="menu-head">
                <h2>{ text::MENU }</h2>
                <button class="quiet" aria-label={text::CLOSE} onclick={close}>{ icon(Icon::Close) }</button>
            </div>
            <nav class="menu-rows">
                <button class="menu-row to-moves" onclick={link.callback(|_| Msg::Show(Drawer::Moves))}>
                    { icon(Icon::Log) }{ text::MOVES }
                </button>
                { link_row(Icon::Book, text::RULES, Route::Rules(game.into(), None)) }
                <button class="menu-row" data-row="share" onclick={link.callback(|_| Msg::Share)}>
                    { icon(Icon::Share) }{ text::SHARE }
                </button>
                if frame::host().is_some() {
                    <button class="menu-row" data-row="full-tab" onclick={link.callback(|_| Msg::FullTab)}>
                        { icon(Icon::Outside) }{ text::FULL_TAB }
                    </button>
                }
                { link_row(Icon::Run, text::REPLAY, Route::Replay(ctx.props().id.clone(), playing.table.records())) }
                { link_row(Icon::Plus, text::NEW_TABLE, Route::New(game.into())) }
            </nav>
            { pace(playing, ctx) }
            { switch(text::SOUND, "", storage::sound(), link.callback(Msg::SetSound)) }
            { switch(text::STILL, "", storage::still(), link.callback(Msg::SetStill)) }
            { switch(text::LIGHT, "", is_light(), link.callback(Msg::SetLight)) }
        </>
    };
    dialog(text::MENU, "menu", link.callback(|()| Msg::Show(Drawer::None)), content)
}

/// A row that leads to another screen.
fn link_row(picture: Icon, label: &'static str, to: Route) -> Html {
    html! { <a class="menu-row" href={to.hash()}>{ icon(picture) }{ label }</a> }
}

fn pace(playing: &Playing, ctx: &Context<TablePage>) -> Html {
    let onchange = ctx.link().callback(|event: Event| {
        let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        Msg::SetPace(Pace::ALL[index.clamp(0, 2) as usize])
    });
    let option = |pace: Pace| {
        html! { <option selected={pace == playing.pace}>{ text::pace(pace) }</option> }
    };
    html! {
        <label class="field">
            <span>{ text::PACE }</span>
            <select {onchange}>{ for Pace::ALL.into_iter().map(option) }</select>
        </label>
    }
}
