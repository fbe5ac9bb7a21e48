//! The whole page: which screen, which theme.

use gloo_events::EventListener;
use yew::prelude::*;

use super::browser::{document, window};
use super::catalogue::{self, Entry};
use super::pages::{NewGame, NewGameMsg, TablePage, about, fetching, home};
use super::parts;
use super::route::Route;
use super::storage;

/// What happens to the page as a whole.
pub enum Msg {
    /// The address names another screen.
    Moved,
    /// The part of a game came, or did not.
    Fetched(&'static str, Result<(), parts::Trouble>),
    /// A save is thrown away.
    Forget(String),
    /// Something changed on the new-game form.
    NewGame(NewGameMsg),
}

/// A screen with what it has to remember.
enum Screen {
    Home,
    /// Waits for the part of a game; the flag tells whether that failed.
    Fetching(Entry, bool),
    New(NewGame),
    Table(String),
    About,
}

/// Shows the screen the address names.
pub struct App {
    screen: Screen,
    _listener: EventListener,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        apply_theme(storage::light());
        let moved = ctx.link().callback(|()| Msg::Moved);
        let listener = EventListener::new(&window(), "hashchange", move |_| moved.emit(()));
        App { screen: current(ctx), _listener: listener }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Moved => {
                self.screen = current(ctx);
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            Msg::Fetched(part, done) => match &mut self.screen {
                Screen::Fetching(entry, failed) if entry.part == part => match done {
                    Ok(()) => self.screen = current(ctx),
                    Err(parts::Trouble) => *failed = true,
                },
                // It was for a screen that has been left since.
                _ => return false,
            },
            Msg::Forget(id) => storage::forget(&id),
            Msg::NewGame(msg) => {
                if let Screen::New(form) = &mut self.screen {
                    form.update(msg);
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.screen {
            Screen::Home => home(&ctx.link().callback(Msg::Forget)),
            Screen::Fetching(entry, failed) => {
                fetching(entry.name, failed.then(|| ctx.link().callback(|_| Msg::Moved)))
            }
            Screen::New(form) => form.view(&ctx.link().callback(Msg::NewGame)),
            Screen::Table(id) => html! { <TablePage key={id.clone()} id={id.clone()} /> },
            Screen::About => about(),
        }
    }
}

fn current(ctx: &Context<App>) -> Screen {
    let route = Route::parse(&window().location().hash().unwrap_or_default());
    if let Some(entry) = missing_game(&route) {
        let part = entry.part;
        ctx.link().send_future(async move { Msg::Fetched(part, parts::load(part).await) });
        return Screen::Fetching(entry, false);
    }
    match route {
        Route::Home => Screen::Home,
        Route::New(game) => Screen::New(NewGame::of(&game)),
        Route::Table(id) => Screen::Table(id),
        Route::About => Screen::About,
    }
}

/// The game that a screen needs and that has to be fetched first.
fn missing_game(route: &Route) -> Option<Entry> {
    let game = match route {
        Route::New(game) => game.clone(),
        Route::Table(id) => crate::engine::save::game_of(&storage::save(id)?).ok()?,
        Route::Home | Route::About => return None,
    };
    catalogue::find(&game).filter(|entry| !parts::is_here(entry.part))
}

/// Puts the theme on the document, where the styles look for it.
pub fn apply_theme(light: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", if light { "light" } else { "dark" });
    }
}
