//! Home: a poster per game, and the games that wait to be carried on.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::web::browser::read_file;
use crate::web::catalogue::{self, Entry};
use crate::web::route::Route;
use crate::web::storage::{self, Summary};
use crate::web::text;
use crate::web::widgets::{Icon, icon};

/// The home page. `forget` throws a save away, `arrived` takes a file that was opened.
pub fn home(forget: &Callback<String>, arrived: &Callback<Option<String>>) -> Html {
    let saves = storage::saves();
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
                        { for saves.iter().map(|(id, summary)| save_card(id, summary.as_ref(), forget)) }
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
                <em>{ text::players_range(*low, *high) }</em>
            </span>
        </a>
        <a class="button quiet learn" href={Route::Learn(entry.id.into()).hash()}>{ text::LEARN }</a>
        </div>
    }
}

fn save_card(id: &str, summary: Option<&Summary>, forget: &Callback<String>) -> Html {
    let onclick = {
        let (forget, id) = (forget.clone(), id.to_owned());
        Callback::from(move |_: MouseEvent| forget.emit(id.clone()))
    };
    let known = summary.and_then(|summary| Some((catalogue::find(&summary.game)?, summary)));
    let content = match known {
        Some((entry, summary)) => html! {
            <a class="save-open" href={Route::Table(id.into()).hash()}>
                <strong>{ entry.name }</strong>
                <span>{ summary.players.clone() }</span>
                <small>{ summary.status.clone() }</small>
            </a>
        },
        // The save stays where it is: the player may still want it in another version.
        None => html! {
            <span class="save-open broken">
                <strong>{ text::UNREADABLE }</strong>
                <small>{ trouble(id) }</small>
            </span>
        },
    };
    html! {
        <li key={id.to_owned()} class="save">
            { content }
            if summary.is_some_and(|summary| summary.over) {
                <a class="quiet" href={Route::Replay(id.into(), 0).hash()} aria-label={text::REPLAY} title={text::REPLAY}>
                    { icon(Icon::Run) }
                </a>
            }
            <button class="quiet" aria-label={text::FORGET} title={text::FORGET} {onclick}>
                { icon(Icon::Bin) }
            </button>
        </li>
    }
}

fn trouble(id: &str) -> String {
    let save = storage::save(id).unwrap_or_default();
    text::load_refusal(&catalogue::trouble_with(&save))
}
