//! The whole page: which screen, which theme.

use gloo_events::EventListener;
use yew::prelude::*;

use super::browser::{document, window};
use super::pages::{NewGame, NewGameMsg, Replay, ReplayMsg, TablePage, about, home};
use super::route::Route;
use super::storage;

/// What happens to the page as a whole.
pub enum Msg {
    /// The address names another screen.
    Moved,
    /// A save is thrown away.
    Forget(String),
    /// Something changed on the new-game form.
    NewGame(NewGameMsg),
    /// Something was done to a replay.
    Replay(ReplayMsg),
}

/// A screen with what it has to remember.
enum Screen {
    Home,
    New(NewGame),
    Table(String),
    Replay(Box<Replay>),
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
            Msg::Forget(id) => storage::forget(&id),
            Msg::NewGame(msg) => {
                if let Screen::New(form) = &mut self.screen {
                    form.update(msg);
                }
            }
            Msg::Replay(msg) => {
                if let Screen::Replay(replay) = &mut self.screen {
                    replay.update(msg);
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.screen {
            Screen::Home => home(&ctx.link().callback(Msg::Forget)),
            Screen::New(form) => form.view(&ctx.link().callback(Msg::NewGame)),
            Screen::Table(id) => html! { <TablePage key={id.clone()} id={id.clone()} /> },
            Screen::Replay(replay) => replay.view(),
            Screen::About => about(),
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if let Screen::Replay(replay) = &mut self.screen {
            replay.set_off();
        }
    }
}

fn current(ctx: &Context<App>) -> Screen {
    match Route::parse(&window().location().hash().unwrap_or_default()) {
        Route::Home => Screen::Home,
        Route::New(game) => Screen::New(NewGame::of(&game)),
        Route::Table(id) => Screen::Table(id),
        Route::Replay(id, records) => {
            let send = ctx.link().callback(Msg::Replay);
            Screen::Replay(Box::new(Replay::of(&id, records, send)))
        }
        Route::About => Screen::About,
    }
}

/// Puts the theme on the document, where the styles look for it.
pub fn apply_theme(light: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", if light { "light" } else { "dark" });
    }
}
