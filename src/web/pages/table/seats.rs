//! Who plays: seats change hands, and names, while the game goes on.

use std::rc::Rc;

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::{Msg, Send, on_press};
use crate::any::DrawnFrame;
use crate::drawn::drawn;
use crate::pages::drivers;
use crate::widgets::{Dialog, shape};
use engine::SeatSetup;
use table::store::{self, Over, Rare, Store};
use table::text;

/// What the dialog is drawn with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The seats as they are.
    pub seats: Rc<[SeatSetup]>,
    /// Tells the page.
    pub send: Send,
}

/// The dialog. Nothing changes before it is done.
pub struct SeatsDialog {
    seats: Vec<SeatSetup>,
}

impl Component for SeatsDialog {
    /// A seat as it is wished.
    type Message = (usize, SeatSetup);
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        SeatsDialog { seats: ctx.props().seats.to_vec() }
    }

    fn update(&mut self, _: &Context<Self>, (seat, wished): Self::Message) -> bool {
        self.seats[seat] = wished;
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        drawn("SeatsDialog");
        let send = &ctx.props().send;
        let seats = self.seats.clone();
        // The click also comes when Enter is pressed in a field. The form itself is never sent: a frame on somebody
        // else's page may not.
        let done = send.reform(move |event: MouseEvent| {
            event.prevent_default();
            Msg::Rare(Rare::Sit(seats.clone()))
        });
        let leave = store::Msg::Show(Over::Nothing);
        html! {
            <Dialog label={text::SEATS} class="seats-dialog" on_close={send.reform(|()| store::Msg::Show(Over::Nothing).into())}>
                <h2>{ text::SEATS }</h2>
                <form>
                    { for (0..self.seats.len()).map(|seat| self.row(ctx, seat)) }
                    <p><small>{ text::SEATS_HELP }</small></p>
                    <div class="form-end">
                        <button type="button" class="quiet" onclick={on_press(send, leave)}>{ text::CANCEL }</button>
                        <button type="submit" class="main" onclick={done}>{ text::SIT_DOWN }</button>
                    </div>
                </form>
            </Dialog>
        }
    }
}

impl SeatsDialog {
    fn row(&self, ctx: &Context<Self>, index: usize) -> Html {
        let (seat, link, number) = (&self.seats[index], ctx.link(), index + 1);
        let own = seat.clone();
        let name = link.callback(move |event: InputEvent| {
            let name = event.target_unchecked_into::<HtmlInputElement>().value();
            (index, SeatSetup { name, ..own.clone() })
        });
        let own = seat.clone();
        let driver = link.callback(move |event: Event| {
            let chosen = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            let driver = drivers(own.driver).get(chosen.max(0) as usize).copied();
            (index, SeatSetup { driver: driver.unwrap_or(own.driver), ..own.clone() })
        });
        // A level that is not offered stays as long as nobody chooses another.
        let mut offered = drivers(seat.driver);
        if !offered.contains(&seat.driver) {
            offered.push(seat.driver);
        }
        let option = |driver: &engine::Driver| {
            html! { <option selected={*driver == seat.driver}>{ text::driver(*driver) }</option> }
        };
        html! {
            <div key={index} class={format!("seat-row seat-{}", seat.colour)}>
                { shape(seat.colour) }
                <input type="text" maxlength="20" value={seat.name.clone()} oninput={name} aria-label={text::name_field(number)} />
                <select onchange={driver} aria-label={text::driver_field(number)}>{ for offered.iter().map(option) }</select>
            </div>
        }
    }
}

/// The dialog of a table.
pub fn dialog(store: &Store<dyn DrawnFrame>, send: &Send) -> Html {
    html! { <SeatsDialog seats={store.seats().clone()} send={send.clone()} /> }
}
