//! The whole page: which screen, which theme.

use gloo_events::EventListener;
use yew::prelude::*;

use super::browser::{document, focus, window};
use super::pages::{NewGame, NewGameMsg, Rules, RulesMsg, TablePage, about, home};
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
    /// Something happened on the rules page.
    Rules(RulesMsg),
}

/// A screen with what it has to remember.
enum Screen {
    Home,
    New(NewGame),
    Table(String),
    Rules(Rules),
    About,
}

/// Shows the screen the address names.
pub struct App {
    screen: Screen,
    /// The table looked at last: the way back from the rules.
    table: Option<String>,
    /// Whether the screen is another one than was drawn last.
    moved: bool,
    _listener: EventListener,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        apply_theme(storage::light());
        let moved = ctx.link().callback(|()| Msg::Moved);
        let listener = EventListener::new(&window(), "hashchange", move |_| moved.emit(()));
        let mut app = App { screen: Screen::Home, table: None, moved: false, _listener: listener };
        app.follow(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Moved => {
                self.follow(ctx);
            }
            Msg::Forget(id) => storage::forget(&id),
            Msg::NewGame(msg) => {
                if let Screen::New(form) = &mut self.screen {
                    form.update(msg);
                }
            }
            Msg::Rules(msg) => {
                if let Screen::Rules(rules) = &mut self.screen {
                    rules.update(msg);
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
            Screen::Rules(rules) => rules.view(&ctx.link().callback(Msg::Rules)),
            Screen::About => about(),
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        // A new screen starts at its top, for the keyboard and for screen readers too.
        if std::mem::take(&mut self.moved)
            && let Ok(Some(main)) = document().query_selector("main[tabindex]")
        {
            focus(&main);
        }
        if let Screen::Rules(rules) = &mut self.screen {
            rules.drawn();
        }
    }
}

impl App {
    /// Shows the screen that the address names.
    fn follow(&mut self, ctx: &Context<Self>) {
        let route = Route::parse(&window().location().hash().unwrap_or_default());
        if let (Screen::Rules(rules), Route::Rules(game, number)) = (&mut self.screen, &route)
            && rules.turn_to(game, number.as_ref())
        {
            return;
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.moved = true;
        self.screen = match route {
            Route::Home => Screen::Home,
            Route::New(game) => Screen::New(NewGame::of(&game)),
            Route::Table(id) => {
                self.table = Some(id.clone());
                Screen::Table(id)
            }
            Route::Rules(game, number) => {
                let send = ctx.link().callback(Msg::Rules);
                Screen::Rules(Rules::of(game, number, self.table.clone(), send))
            }
            Route::About => Screen::About,
        };
    }
}

/// Puts the theme on the document, where the styles look for it.
pub fn apply_theme(light: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", if light { "light" } else { "dark" });
    }
}
