//! Home: a poster per game, and the games that wait to be carried on.

use yew::prelude::*;

use crate::engine::save::LoadRefusal;
use crate::web::catalogue::{self, Entry};
use crate::web::route::Route;
use crate::web::storage::{self, Summary};
use crate::web::text;
use crate::web::widgets::{Icon, icon};

/// The home page.
#[component]
pub fn Home() -> Html {
    let saves = use_state(storage::saves);
    let forget = {
        let saves = saves.clone();
        Callback::from(move |id: String| {
            storage::forget(&id);
            saves.set(storage::saves());
        })
    };
    html! {
        <main class="page home">
            <header class="masthead">
                { saucer() }
                <h1>{ text::TITLE }</h1>
                <p>{ text::TAGLINE }</p>
            </header>
            if !saves.is_empty() {
                <section class="saves" aria-label={text::CARRY_ON}>
                    <h2>{ text::CARRY_ON }</h2>
                    <ul>
                        { for saves.iter().map(|(id, summary)| save_card(id, summary.as_ref(), &forget)) }
                    </ul>
                </section>
            }
            <section class="posters" aria-label={text::GAMES}>
                { for catalogue::all().iter().map(poster) }
            </section>
            <footer><a href={Route::About.hash()}>{ text::ABOUT_TITLE }</a></footer>
        </main>
    }
}

fn poster(entry: &Entry) -> Html {
    let (low, high) = (entry.players.start(), entry.players.end());
    html! {
        <a key={entry.id} class={classes!("poster", entry.id)} href={Route::New(entry.id.into()).hash()}>
            { (entry.poster)() }
            <span class="poster-text">
                <strong>{ entry.name }</strong>
                <span>{ entry.blurb }</span>
                <em>{ text::players_range(*low, *high) }</em>
            </span>
        </a>
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
            <button class="quiet" aria-label={text::FORGET} title={text::FORGET} {onclick}>
                { icon(Icon::Bin) }
            </button>
        </li>
    }
}

fn trouble(id: &str) -> String {
    let text = storage::save(id).unwrap_or_default();
    let refusal = catalogue::open(&text).err().unwrap_or(LoadRefusal::Damaged);
    text::load_refusal(&refusal)
}

/// The saucer of the masthead.
fn saucer() -> Html {
    html! {
        <svg class="saucer" viewBox="0 0 160 90" aria-hidden="true">
            <defs>
                <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
                    <stop offset="0" stop-color="#ffe9a8" stop-opacity=".8" />
                    <stop offset="1" stop-color="#ffe9a8" stop-opacity="0" />
                </linearGradient>
            </defs>
            <path fill="url(#beam)" d="M62 52L30 90H130L98 52z" />
            <path class="saucer-dome" d="M56 34a24 24 0 0 1 48 0z" />
            <path class="saucer-hull" d="M16 44C30 30 130 30 144 44C130 60 30 60 16 44z" />
            <circle class="saucer-light a" cx="44" cy="45" r="4" />
            <circle class="saucer-light b" cx="68" cy="49" r="4" />
            <circle class="saucer-light a" cx="92" cy="49" r="4" />
            <circle class="saucer-light b" cx="116" cy="45" r="4" />
        </svg>
    }
}
