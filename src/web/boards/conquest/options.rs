//! The form for the options of a game.

use yew::prelude::*;

use crate::games::conquest::{Options, text};
use crate::web::widgets::switch;

/// The form, besides the number of players.
pub fn form(options: &Options, change: Callback<Options>) -> Html {
    let options = *options;
    let monument = change.reform(move |monument| Options { monument, ..options });
    let draw_two = change.reform(move |draw_two| Options { draw_two, ..options });
    html! {
        <>
            { switch(text::MONUMENT, text::MONUMENT_HELP, options.monument, monument) }
            { switch(text::DRAW_TWO, text::DRAW_TWO_HELP, options.draw_two, draw_two) }
        </>
    }
}
