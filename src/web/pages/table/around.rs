//! What stands where a table should be: a sentence, another tab, the curtain.

use yew::prelude::*;

use super::{Send, on_press};
use crate::widgets::{Part, shape};
use engine::SeatSetup;
use table::route::Route;
use table::store::Msg;
use table::text;

/// A sentence where a game should be.
pub fn trouble(sentence: &str) -> Html {
    html! {
        <main class="page" tabindex="-1">
            <header class="masthead small">
                <a href={Route::Home.hash()}>{ text::TITLE }</a>
            </header>
            <article class="paper lost">
                <h1>{ text::UNREADABLE }</h1>
                <p>{ sentence }</p>
                <p class="form-end"><a class="button main" href={Route::Home.hash()}>{ text::BACK_HOME }</a></p>
            </article>
        </main>
    }
}

/// The game is open in another tab.
pub fn elsewhere(send: &Send) -> Html {
    html! {
        <main class="page" tabindex="-1">
            <article class="paper lost elsewhere">
                <h1>{ text::ELSEWHERE }</h1>
                <p class="form-end">
                    <a class="button quiet" href={Route::Home.hash()}>{ text::BACK_HOME }</a>
                    <button class="main" onclick={on_press(send, Msg::TakeOver)}>{ text::PLAY_HERE }</button>
                </p>
            </article>
        </main>
    }
}

/// What covers the table while the device is handed over.
#[derive(PartialEq)]
pub struct Curtain {
    /// Who is to take the device.
    pub seat: SeatSetup,
    /// Tells the page.
    pub send: Send,
}

impl Part for Curtain {
    const NAME: &'static str = "Curtain";

    fn draw(&self) -> Html {
        let Curtain { seat, send } = self;
        html! {
            <section class={format!("curtain seat-{}", seat.colour)}>
                { shape(seat.colour) }
                <h1>{ text::curtain(&seat.name) }</h1>
                <button class="main" data-main="" onclick={on_press(send, Msg::LiftCurtain)}>
                    { text::lift_curtain(&seat.name) }
                </button>
            </section>
        }
    }
}
