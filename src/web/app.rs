//! The whole page: which screen, which theme.

use gloo_events::EventListener;
use yew::prelude::*;

use super::browser::{document, window};
use super::pages::{Home, NewGame, TablePage, about};
use super::route::Route;
use super::storage;

/// Shows the screen the address names.
#[component]
pub fn App() -> Html {
    let route = use_state(current);
    {
        let route = route.clone();
        use_effect_with((), move |()| {
            let listener = EventListener::new(&window(), "hashchange", move |_| {
                route.set(current());
                window().scroll_to_with_x_and_y(0.0, 0.0);
            });
            move || drop(listener)
        });
    }
    use_effect_with((), |()| apply_theme(storage::light()));
    match &*route {
        Route::Home => html! { <Home /> },
        Route::New(game) => html! { <NewGame key={game.clone()} game={game.clone()} /> },
        Route::Table(id) => html! { <TablePage key={id.clone()} id={id.clone()} /> },
        Route::About => about(),
    }
}

fn current() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

/// Puts the theme on the document, where the styles look for it.
pub fn apply_theme(light: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", if light { "light" } else { "dark" });
    }
}
