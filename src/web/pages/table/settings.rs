//! Settings that can be changed in the middle of a game.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::{Drawer, Msg, Playing, TablePage};
use crate::web::motion::Pace;
use crate::web::route::Route;
use crate::web::widgets::{dialog, switch};
use crate::web::{storage, text};

/// The settings dialog.
pub fn settings(playing: &Playing, ctx: &Context<TablePage>) -> Html {
    let link = ctx.link();
    let onchange = link.callback(|event: Event| {
        let index = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
        Msg::SetPace(Pace::ALL[index.clamp(0, 2) as usize])
    });
    let option = |pace: Pace| {
        html! { <option selected={pace == playing.pace}>{ text::pace(pace) }</option> }
    };
    let content = html! {
        <>
            <h2>{ text::SETTINGS }</h2>
            <label class="field">
                <span>{ text::PACE }</span>
                <select {onchange}>{ for Pace::ALL.into_iter().map(option) }</select>
            </label>
            { switch(text::LIGHT, "", storage::light(), link.callback(Msg::SetLight)) }
            <div class="form-end">
                <a class="button quiet" href={Route::Replay(ctx.props().id.clone(), playing.table.records()).hash()}>{ text::REPLAY }</a>
                <a class="button quiet" href={Route::New(playing.table.game().into()).hash()}>{ text::NEW_TABLE }</a>
                <button class="main" onclick={link.callback(|_| Msg::Show(Drawer::None))}>{ text::CLOSE }</button>
            </div>
        </>
    };
    dialog(text::SETTINGS, "settings", link.callback(|()| Msg::Show(Drawer::None)), content)
}
