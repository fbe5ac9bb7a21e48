//! Fetches a guided first game and sits down at its table.

use yew::prelude::*;

use crate::browser::{fetch_text, window};
use crate::shelf::keep_new;
use crate::{catalogue, shelf};
use table::lesson::Lesson;
use table::route::Route;
use table::text;

/// Asks for the lesson of a game.
pub fn ask(game: &str, arrived: Callback<Option<String>>) {
    fetch_text(&format!("learn/{game}.txt"), arrived);
}

/// Sits down at the table of a lesson that arrived; `false` when it cannot be played.
pub fn begin(game: &str, source: Option<&str>) -> bool {
    let lesson = source.and_then(Lesson::read);
    let table = catalogue::find(game).zip(lesson.as_ref());
    let Some(Ok(table)) = table.map(|(entry, lesson)| (entry.lesson)(&lesson.save)) else {
        return false;
    };
    let id = keep_new(table);
    shelf::keep_lesson(&id, source.unwrap_or_default());
    // In place of this address: the way back leads to where the lesson was chosen.
    window().location().replace(&Route::Table(id).hash()).is_ok()
}

/// What is seen while the lesson comes, or when it does not.
pub fn view(missing: bool) -> Html {
    html! {
        <main class="page" tabindex="-1">
            <article class="paper lost">
                <h1>{ text::LEARN }</h1>
                if missing { <p role="alert">{ text::NO_LESSON }</p> }
                <p class="form-end"><a class="button main" href={Route::Home.hash()}>{ text::BACK_HOME }</a></p>
            </article>
        </main>
    }
}
