//! What is shown while a game comes from the network.

use yew::prelude::*;

use table::route::Route;
use table::text;

/// The saucer waits with the game's name, or with a sentence and a button once the game did not come.
pub fn fetching(name: &str, again: Option<Callback<MouseEvent>>) -> Html {
    html! {
        <main class="loading" tabindex="-1" aria-busy={again.is_none().to_string()}>
            <img class="saucer" src="saucer.svg" width="160" height="90" alt="" />
            <h1>{ name }</h1>
            if let Some(onclick) = again {
                <p role="alert">{ text::NOT_FETCHED }</p>
                <p class="form-end">
                    <a class="button quiet" href={Route::Home.hash()}>{ text::BACK_HOME }</a>
                    <button class="main" {onclick}>{ text::TRY_AGAIN }</button>
                </p>
            } else {
                <p role="status">{ text::FETCHING }</p>
            }
        </main>
    }
}
