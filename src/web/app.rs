//! The whole page: which screen, which theme.

use gloo_events::EventListener;
use yew::prelude::*;

use super::browser::{document, focus, watch_hands, window};
use super::catalogue::{self, Entry};
use super::pages::learn;
use super::pages::{
    NewGame, NewGameMsg, Replay, ReplayMsg, Rules, RulesMsg, TablePage, about, fetching, home,
    statistics,
};
use super::parts;
use super::route::Route;
use super::storage;

/// What happens to the page as a whole.
pub enum Msg {
    /// The address names another screen.
    Moved,
    /// The part of a game came, or did not.
    Fetched(&'static str, Result<(), parts::Trouble>),
    /// The statistics are wiped.
    Wipe,
    /// A save is thrown away.
    Forget(String),
    /// Something changed on the new-game form.
    NewGame(NewGameMsg),
    /// A guided game arrived, or could not be had.
    Lesson(Option<String>),
    /// Something happened on the rules page.
    Rules(RulesMsg),
    /// Something was done to a replay.
    Replay(ReplayMsg),
}

/// A screen with what it has to remember.
enum Screen {
    Home,
    /// Waits for the part of a game; the flag tells whether that failed.
    Fetching(Entry, bool),
    New(NewGame),
    Table(String),
    Rules(Rules),
    /// The guided game of this game is fetched; the flag tells that it cannot be had.
    Learn(String, bool),
    Statistics,
    Replay(Box<Replay>),
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
        watch_hands();
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
            Msg::Fetched(part, done) => match &mut self.screen {
                Screen::Fetching(entry, failed) if entry.part == part => match done {
                    Ok(()) => self.follow(ctx),
                    Err(parts::Trouble) => *failed = true,
                },
                // It was for a screen that has been left since.
                _ => return false,
            },
            Msg::Forget(id) => storage::forget(&id),
            Msg::Wipe => storage::wipe_statistics(),
            Msg::NewGame(msg) => {
                if let Screen::New(form) = &mut self.screen {
                    form.update(msg);
                }
            }
            Msg::Lesson(source) => {
                if let Screen::Learn(game, missing) = &mut self.screen {
                    *missing = !learn::begin(game, source.as_deref());
                }
            }
            Msg::Rules(msg) => {
                if let Screen::Rules(rules) = &mut self.screen {
                    rules.update(msg);
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
            Screen::Fetching(entry, failed) => {
                fetching(entry.name, failed.then(|| ctx.link().callback(|_| Msg::Moved)))
            }
            Screen::New(form) => form.view(&ctx.link().callback(Msg::NewGame)),
            Screen::Table(id) => html! { <TablePage key={id.clone()} id={id.clone()} /> },
            Screen::Rules(rules) => rules.view(&ctx.link().callback(Msg::Rules)),
            Screen::Learn(_, missing) => learn::view(*missing),
            Screen::Statistics => statistics(&ctx.link().callback(|()| Msg::Wipe)),
            Screen::Replay(replay) => replay.view(),
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
        if let Screen::Replay(replay) = &mut self.screen {
            replay.set_off();
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
        if let Some(entry) = missing_game(&route) {
            let part = entry.part;
            ctx.link().send_future(async move { Msg::Fetched(part, parts::load(part).await) });
            self.screen = Screen::Fetching(entry, false);
            return;
        }
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
            Route::Learn(game) => {
                learn::ask(&game, ctx.link().callback(Msg::Lesson));
                Screen::Learn(game, false)
            }
            Route::Statistics => Screen::Statistics,
            Route::Replay(id, records) => {
                let send = ctx.link().callback(Msg::Replay);
                Screen::Replay(Box::new(Replay::of(&id, records, send)))
            }
            Route::About => Screen::About,
        };
    }
}

/// The game that a screen needs and that has to be fetched first.
fn missing_game(route: &Route) -> Option<Entry> {
    let game = match route {
        Route::New(game) | Route::Learn(game) => game.clone(),
        Route::Table(id) | Route::Replay(id, _) => {
            crate::engine::save::game_of(&storage::save(id)?).ok()?
        }
        Route::Home | Route::Rules(..) | Route::Statistics | Route::About => return None,
    };
    catalogue::find(&game).filter(|entry| !parts::is_here(entry.part))
}

/// Puts the theme on the document, where the styles look for it.
pub fn apply_theme(light: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", if light { "light" } else { "dark" });
    }
}
