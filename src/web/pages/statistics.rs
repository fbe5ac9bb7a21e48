//! What was played on this device, in numbers.

use web_sys::js_sys::encode_uri_component;
use yew::prelude::*;

use crate::{catalogue, shelf};
use table::route::Route;
use table::statistics::{SeatTally, Tally};
use table::text;

/// The statistics page. `wipe` forgets everything.
pub fn statistics(wipe: &Callback<()>) -> Html {
    let statistics = shelf::statistics();
    let file = serde_json::to_string(&statistics).unwrap_or_default();
    let file = format!("data:application/json,{}", encode_uri_component(&file));
    let none = statistics.games.is_empty();
    let wipe = wipe.reform(|_: MouseEvent| ());
    html! {
        <main class="page" tabindex="-1">
            <header class="masthead small">
                <a href={Route::Home.hash()}>{ text::TITLE }</a>
            </header>
            <article class={if none { "paper statistics lost" } else { "paper statistics" }}>
                <h1>{ text::STATISTICS }</h1>
                if none {
                    <p>{ text::NO_STATISTICS }</p>
                } else {
                    { for statistics.games.iter().map(game) }
                    <details>
                        <summary>{ text::WIPE }</summary>
                        <p>{ text::WIPE_HELP }</p>
                        <button class="main" onclick={wipe}>{ text::WIPE_NOW }</button>
                    </details>
                }
                <p class="form-end">
                    <a class={if none { "button main" } else { "button quiet" }} href={Route::Home.hash()}>{ text::BACK_HOME }</a>
                    if !none {
                        <a class="button main" href={file} download="saucer-night-statistics.json">{ text::STATISTICS_FILE }</a>
                    }
                </p>
            </article>
        </main>
    }
}

fn game(tally: &Tally) -> Html {
    let name = catalogue::find(&tally.game).map_or(tally.game.clone(), |entry| entry.name.into());
    let head = text::STATISTICS_HEADS.iter().map(|head| html! { <th scope="col">{ *head }</th> });
    let seat = |seat: &SeatTally| {
        html! {
            <tr><th scope="row">{ seat.driver().map_or(seat.kind.clone(), |driver| text::driver(driver).into()) }</th><td>{ seat.played }</td><td>{ seat.won }</td></tr>
        }
    };
    html! {
        <section>
            <h2>{ name }</h2>
            <p>{ text::tally(tally.played, tally.fastest, tally.longest) }</p>
            <table class="reckoning">
                <thead><tr>{ for head }</tr></thead>
                <tbody>{ for tally.seats.iter().map(seat) }</tbody>
            </table>
        </section>
    }
}
