//! The end screen: who won, the final reckoning, and again.

use std::rc::Rc;

use yew::prelude::*;

use super::curve::CurveView;
use super::hand::again;
use super::{Send, on_press};
use crate::any::{DrawnFrame, Shown};
use crate::look::Look;
use crate::widgets::{Dialog, Part, part, shape};
use engine::Outcome;
use table::curve::Curve;
use table::route::Route;
use table::store::{Msg, Over, Store};
use table::text;

/// The end screen.
#[derive(PartialEq)]
pub struct EndScreen {
    /// The id of the save.
    pub id: AttrValue,
    /// Who won.
    pub outcome: Outcome,
    /// The last frame.
    pub shown: Shown,
    /// What it is drawn with besides.
    pub look: Rc<Look>,
    /// How the game went.
    pub curve: Rc<Curve>,
    /// Tells the page.
    pub send: Send,
}

impl Part for EndScreen {
    const NAME: &'static str = "EndScreen";

    fn draw(&self) -> Html {
        let EndScreen { id, outcome, shown, look, curve, send } = self;
        let title = text::verdict(&outcome.verdict(), &|seat| look.name(seat));
        let marks = outcome.winners().map(|seat| shape(look.colour(seat)));
        let replay = Route::Replay(id.to_string(), 0).hash();
        html! {
            <Dialog label={title.clone()} class="end" on_close={send.reform(|()| Msg::Show(Over::Nothing).into())}>
                <div class="end-marks">{ for marks }</div>
                // Otherwise the keyboard would come to lie on the curve.
                <h2 tabindex="-1" autofocus={true}>{ title }</h2>
                <p>{ shown.0.prompt(&look.seats) }</p>
                { shown.0.reckoning(look) }
                { part(CurveView { id: id.clone(), outcome: outcome.clone(), seats: look.seats.clone(), curve: curve.clone(), at: None }) }
                <div class="form-end">
                    <a class="button quiet" href={Route::Home.hash()}>{ text::BACK_HOME }</a>
                    <a class="button quiet" href={replay}>{ text::REPLAY }</a>
                    <button class="quiet" onclick={on_press(send, Msg::Show(Over::Nothing))}>{ text::LOOK }</button>
                    <button class="main" data-button="again" onclick={again(send)}>{ text::AGAIN }</button>
                </div>
            </Dialog>
        }
    }
}

/// The end screen of a table.
pub fn end(
    store: &Store<dyn DrawnFrame>,
    id: &str,
    shown: &Shown,
    look: &Rc<Look>,
    send: &Send,
) -> Html {
    let Some(outcome) = store.table().outcome() else { return Html::default() };
    part(EndScreen {
        id: id.to_owned().into(),
        outcome,
        shown: shown.clone(),
        look: look.clone(),
        curve: store.curve().clone(),
        send: send.clone(),
    })
}
