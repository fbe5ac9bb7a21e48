//! The character of a computer seat, with a face and a manner, and what the levels are.

use yew::prelude::*;

use super::NewGameMsg as Msg;
use crate::widgets::{dialog, face};
use engine::bot::{Level, Manner};
use engine::{Driver, SeatSetup};
use table::manners::{self, Character, TOGETHER, characters, level_help};
use table::text;

/// The dialog for a seat, by its index.
pub fn view(game: &str, seat: &SeatSetup, index: usize, send: &Callback<Msg>) -> Html {
    let (level, chosen) = seat.driver.computer().unwrap_or((Level::Officer, Manner::EVEN));
    // A seat that goes by its character's name goes by the next one's; any other name was somebody's choice.
    let renamed = manners::is_named(game, &seat.name) || text::NAMES.contains(&&*seat.name);
    let character = |(own, character): (usize, Character)| {
        let own = Manner(own as u8);
        let colour = text::NAMES[usize::from(seat.colour) % text::NAMES.len()];
        let name = if own.is_even() { colour } else { character.name };
        let send = send.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            send.emit(Msg::Driver(index, Driver::character(level, own)));
            if renamed {
                send.emit(Msg::Name(index, name.to_owned()));
            }
        });
        html! {
            <button type="button" class="menu-row" aria-pressed={(own == chosen).to_string()} {onclick}>
                { face(own) }<span><strong>{ character.name }</strong><br /><small>{ character.values }</small></span>
            </button>
        }
    };
    let level = |own: &Level| html! { <li><strong>{ text::level(*own) }</strong>{ ": " }{ level_help(*own) }</li> };
    let close = send.reform(|()| Msg::Asked(None));
    let label = text::driver_field(index + 1);
    let content = html! {
        <>
            <h2>{ label.clone() }</h2>
            <nav class="menu-rows characters" aria-label={text::CHARACTERS}>
                { for characters(game).into_iter().enumerate().map(character) }
            </nav>
            <p><small>{ TOGETHER }</small></p>
            <h3>{ text::HOW_FAR }</h3>
            <ul>{ for Level::OFFERED.iter().map(level) }</ul>
            <div class="form-end">
                <button type="button" class="main" onclick={close.reform(|_: MouseEvent| ())}>{ text::CLOSE }</button>
            </div>
        </>
    };
    dialog(&label, "menu", close, content)
}
