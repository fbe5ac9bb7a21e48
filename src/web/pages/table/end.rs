//! The end screen: who won, the final reckoning, and again.

use yew::prelude::*;

use super::{Drawer, Msg, Playing, TablePage};
use crate::web::route::Route;
use crate::web::table::Look;
use crate::web::text;
use crate::web::widgets::{dialog, shape};

/// The end screen, once the last frame has been shown.
pub fn screen(playing: &Playing, ctx: &Context<TablePage>, look: &Look) -> Html {
    let Some(outcome) = playing.table.outcome() else { return Html::default() };
    if playing.end_seen || !playing.queue.is_empty() || playing.timer.is_some() {
        return Html::default();
    }
    let link = ctx.link();
    let names: Vec<String> = outcome.winners().map(|seat| look.name(seat)).collect();
    let title = text::winners(&names, outcome.together);
    let marks = outcome.winners().map(|seat| shape(look.colour(seat)));
    let content = html! {
        <>
            <div class="end-marks">{ for marks }</div>
            // Otherwise the keyboard would come to lie on the curve.
            <h2 tabindex="-1" autofocus={true}>{ title.clone() }</h2>
            <p>{ playing.shown.prompt(&look.seats) }</p>
            { playing.shown.reckoning(look) }
            { playing.curve.draw(&ctx.props().id, &outcome, look) }
            <div class="form-end">
                <a class="button quiet" href={Route::Home.hash()}>{ text::BACK_HOME }</a>
                <a class="button quiet" href={Route::Replay(ctx.props().id.clone(), 0).hash()}>{ text::REPLAY }</a>
                <button class="quiet" onclick={link.callback(|_| Msg::Show(Drawer::None))}>{ text::LOOK }</button>
                <button class="main" data-button="again" onclick={link.callback(|_| Msg::Again)}>{ text::AGAIN }</button>
            </div>
        </>
    };
    dialog(&title, "end", link.callback(|()| Msg::Show(Drawer::None)), content)
}
