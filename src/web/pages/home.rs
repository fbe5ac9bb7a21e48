//! Home: a poster per game, and the games that wait to be carried on.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::browser::read_file;
use crate::catalogue::{self, Entry};
use crate::widgets::{Icon, icon};
use table::route::Route;
use table::text;

/// The home page, with the kept games. `arrived` takes a file that was opened.
pub fn home(kept: Html, arrived: &Callback<Option<String>>) -> Html {
    html! {
        <main class="page home" tabindex="-1">
            <header class="masthead">
                <img class="saucer" src="saucer.svg" width="160" height="90" alt="" />
                <h1>{ text::TITLE }</h1>
                <p>{ text::TAGLINE }</p>
            </header>
            { kept }
            <section class="posters" aria-label={text::GAMES}>
                { for catalogue::all().iter().map(poster) }
            </section>
            { open_file(arrived) }
            <footer>
                <a href={Route::Statistics.hash()}>{ text::STATISTICS }</a>
                <a href={Route::About.hash()}>{ text::ABOUT_TITLE }</a>
            </footer>
        </main>
    }
}

fn open_file(arrived: &Callback<Option<String>>) -> Html {
    let arrived = arrived.clone();
    let onchange = Callback::from(move |event: Event| {
        let input = event.target_unchecked_into::<HtmlInputElement>();
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            read_file(&file, arrived.clone());
        }
        // The same file can be chosen again.
        input.set_value("");
    });
    html! {
        <section class="open-file">
            <label class="button quiet">
                { icon(Icon::Download) }{ text::OPEN_FILE }
                <input class="sr-only" type="file" accept=".json,.txt,application/json,text/plain" {onchange} />
            </label>
            <small>{ text::OPEN_FILE_HELP }</small>
        </section>
    }
}

fn poster(entry: &Entry) -> Html {
    let (low, high) = (entry.players.start(), entry.players.end());
    html! {
        <div key={entry.id} class="poster-card">
        <a class={format!("poster {}", entry.id)} href={Route::New(entry.id.into()).hash()}>
            <img class="poster-art" src={format!("posters/{}.svg", entry.id)} alt="" width="440" height="240" />
            <span class="poster-text">
                <strong>{ entry.name }</strong>
                <span>{ entry.blurb }</span>
                <em>{ text::players_range(*low, *high) }{ " · " }{ entry.length }</em>
            </span>
        </a>
        <a class="button learn play-now" href={Route::New(entry.id.into()).hash()} aria-label={text::play(entry.name)}>{ text::PLAY }</a>
        <a class="button quiet learn" href={Route::Learn(entry.id.into()).hash()}>{ text::LEARN }</a>
        </div>
    }
}
