//! What this is, and whose it is.

use yew::prelude::*;

use crate::frame;
use table::route::Route;
use table::text;

/// The about page.
pub fn about() -> Html {
    html! {
        <main class="page" tabindex="-1">
            <header class="masthead small">
                <a href={Route::Home.hash()}>{ text::TITLE }</a>
            </header>
            <article class="paper">
                <h1>{ text::ABOUT_TITLE }</h1>
                { for text::ABOUT.iter().map(|line| html! { <p>{ *line }</p> }) }
                if frame::host().is_none() { <p><a href="embed.html">{ text::EMBED }</a></p> }
                <p class="form-end"><a class="button main" href={Route::Home.hash()}>{ text::BACK_HOME }</a></p>
            </article>
        </main>
    }
}
