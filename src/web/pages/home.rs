//! Home: a poster per game, and the games that wait to be carried on.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::browser::read_file;
use crate::catalogue::{self, Entry};
use crate::shelf;
use crate::widgets::{Icon, icon};
use table::route::Route;
use table::shelf::Card;
use table::text;

/// The home page. `forget` throws a save away, `arrived` takes a file that was opened.
pub fn home(forget: &Callback<String>, arrived: &Callback<Option<String>>) -> Html {
    let saves = shelf::cards();
    html! {
        <main class="page home" tabindex="-1">
            <header class="masthead">
                <img class="saucer" src="saucer.svg" width="160" height="90" alt="" />
                <h1>{ text::TITLE }</h1>
                <p>{ text::TAGLINE }</p>
            </header>
            if !saves.is_empty() {
                <section class="saves" aria-label={text::CARRY_ON}>
                    <h2>{ text::CARRY_ON }</h2>
                    <ul>
                        { for saves.iter().map(|card| save_card(card, forget)) }
                    </ul>
                </section>
            }
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

fn save_card(Card { id, about }: &Card, forget: &Callback<String>) -> Html {
    let onclick = {
        let (forget, id) = (forget.clone(), id.clone());
        Callback::from(move |_: MouseEvent| forget.emit(id.clone()))
    };
    let content = match about {
        Ok(summary) => html! {
            <a class="save-open" href={Route::Table(id.clone()).hash()}>
                <strong>{ catalogue::find(&summary.game).map(|entry| entry.name) }</strong>
                <span>{ summary.players.clone() }</span>
                <small>{ summary.status.clone() }</small>
            </a>
        },
        // The save stays where it is: the player may still want it in another version.
        Err(refusal) => html! {
            <span class="save-open broken">
                <strong>{ text::UNREADABLE }</strong>
                <small>{ text::load_refusal(refusal) }</small>
            </span>
        },
    };
    html! {
        <li key={id.clone()} class="save">
            { content }
            if about.as_ref().is_ok_and(|summary| summary.over) {
                <a class="quiet" href={Route::Replay(id.clone(), 0).hash()} aria-label={text::REPLAY} title={text::REPLAY}>
                    { icon(Icon::Run) }
                </a>
            }
            <button class="quiet" aria-label={text::FORGET} title={text::FORGET} {onclick}>
                { icon(Icon::Bin) }
            </button>
        </li>
    }
}
