//! The whole page: which screen, which theme.

use gloo_events::EventListener;
use yew::prelude::*;

use super::browser::{document, focus, watch_hands, window};
use super::catalogue::{self, Entry};
use super::pages::learn;
use super::pages::{
    NewGame, NewGameMsg, Replay, ReplayMsg, Rules, RulesMsg, TablePage, about, fetching, home,
    new_version, statistics,
};
use super::parts::{self, late};
use super::route::Route;
use super::{storage, text};

/// What happens to the page as a whole.
pub enum Msg {
    /// The address names another screen.
    Moved,
    /// A part of the page came, or did not.
    Fetched(&'static str, Result<(), parts::Trouble>),
    /// The statistics are wiped.
    Wipe,
    /// A new version of the site is here and waits.
    NewVersion,
    /// It is wanted now.
    TakeNewVersion,
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
    /// Waits for a part of the page; the flag tells whether that failed.
    Fetching(Missing, bool),
    New(NewGame),
    Table(String),
    Rules(Rules),
    /// The guided game of this game is fetched; the flag tells that it cannot be had.
    Learn(String, bool),
    Statistics,
    Replay(Box<Replay>),
    About,
}

/// How boot.js and the page talk about a new version.
const NEW_VERSION: &str = "saucer-night:new-version";
const TAKE_NEW_VERSION: &str = "saucer-night:take-new-version";

/// Shows the screen the address names.
pub struct App {
    screen: Screen,
    /// The table looked at last: the way back from the rules.
    table: Option<String>,
    /// Whether the screen is another one than was drawn last.
    moved: bool,
    /// Whether a new version of the site waits.
    new_version: bool,
    _listeners: [EventListener; 2],
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        apply_theme(storage::light());
        watch_hands();
        let listen = |event: &'static str, msg: fn() -> Msg| {
            let link = ctx.link().clone();
            EventListener::new(&window(), event, move |_| link.send_message(msg()))
        };
        let listeners =
            [listen("hashchange", || Msg::Moved), listen(NEW_VERSION, || Msg::NewVersion)];
        let mut app = App {
            screen: Screen::Home,
            table: None,
            moved: false,
            new_version: false,
            _listeners: listeners,
        };
        app.follow(ctx);
        app
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Moved => {
                self.follow(ctx);
            }
            Msg::Fetched(part, done) => match &mut self.screen {
                Screen::Fetching(missing, failed) if missing.part == part => match done {
                    Ok(()) => self.follow(ctx),
                    Err(parts::Trouble) => *failed = true,
                },
                // It was for a screen that has been left since.
                _ => return false,
            },
            Msg::NewVersion => self.new_version = true,
            Msg::TakeNewVersion => {
                // boot.js hears it, lets the new version take over, and reloads.
                if let Ok(wish) = Event::new(TAKE_NEW_VERSION) {
                    let _ = window().dispatch_event(&wish);
                }
            }
            Msg::Forget(id) => storage::forget(&id),
            Msg::Wipe => storage::wipe_statistics(),
            Msg::NewGame(msg) => {
                if let Screen::New(form) = &mut self.screen {
                    form.update(msg);
                }
            }
            Msg::Lesson(source) => {
                if let Screen::Learn(game, missing) = &mut self.screen {
                    *missing = late(|| !learn::begin(game, source.as_deref()));
                }
            }
            Msg::Rules(msg) => {
                if let Screen::Rules(rules) = &mut self.screen {
                    late(|| rules.update(msg));
                }
            }
            Msg::Replay(msg) => {
                if let Screen::Replay(replay) = &mut self.screen {
                    late(|| replay.update(msg));
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        // At a table nobody is asked: the offer waits on the other screens.
        let offered = self.new_version && !matches!(self.screen, Screen::Table(_));
        html! {
            <>
                { self.screen(ctx) }
                if offered { { new_version(ctx.link().callback(|_| Msg::TakeNewVersion)) } }
            </>
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
            late(|| rules.drawn());
        }
        if let Screen::Replay(replay) = &mut self.screen {
            late(|| replay.set_off());
        }
    }
}

impl App {
    fn screen(&self, ctx: &Context<Self>) -> Html {
        match &self.screen {
            Screen::Home => home(&ctx.link().callback(Msg::Forget)),
            Screen::Fetching(missing, failed) => {
                fetching(missing.name, failed.then(|| ctx.link().callback(|_| Msg::Moved)))
            }
            Screen::New(form) => form.view(&ctx.link().callback(Msg::NewGame)),
            Screen::Table(id) => html! { <TablePage key={id.clone()} id={id.clone()} /> },
            Screen::Rules(rules) => late(|| rules.view(&ctx.link().callback(Msg::Rules))),
            Screen::Learn(_, missing) => late(|| learn::view(*missing)),
            Screen::Statistics => late(|| statistics(&ctx.link().callback(|()| Msg::Wipe))),
            Screen::Replay(replay) => late(|| replay.view()),
            Screen::About => late(about),
        }
    }

    /// Shows the screen that the address names.
    fn follow(&mut self, ctx: &Context<Self>) {
        let route = Route::parse(&window().location().hash().unwrap_or_default());
        if let (Screen::Rules(rules), Route::Rules(game, number)) = (&mut self.screen, &route)
            && late(|| rules.turn_to(game, number.as_ref()))
        {
            return;
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.moved = true;
        if let Some(missing) = missing(&route) {
            let part = missing.part;
            ctx.link().send_future(async move { Msg::Fetched(part, parts::load(part).await) });
            self.screen = Screen::Fetching(missing, false);
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
                let table = self.table.clone();
                Screen::Rules(late(|| Rules::of(game, number, table, send)))
            }
            Route::Learn(game) => {
                late(|| learn::ask(&game, ctx.link().callback(Msg::Lesson)));
                Screen::Learn(game, false)
            }
            Route::Statistics => Screen::Statistics,
            Route::Replay(id, records) => {
                let send = ctx.link().callback(Msg::Replay);
                Screen::Replay(late(|| Box::new(Replay::of(&id, records, send))))
            }
            Route::About => Screen::About,
        };
    }
}

/// A part of the page that has to be fetched first, and what is shown meanwhile.
struct Missing {
    part: &'static str,
    name: &'static str,
}

/// What a screen needs and does not have: its game, or the pages that nobody needs before a first move.
fn missing(route: &Route) -> Option<Missing> {
    let is_late = !matches!(route, Route::Home | Route::New(_) | Route::Table(_));
    let later = Missing { part: parts::LATER, name: text::TITLE };
    let game = game_of(route).map(|entry| Missing { part: entry.part, name: entry.name });
    let needed = [game, is_late.then_some(later)].into_iter().flatten();
    needed.into_iter().find(|missing| !parts::is_here(missing.part))
}

/// The game whose rules and board a screen uses.
fn game_of(route: &Route) -> Option<Entry> {
    let game = match route {
        Route::New(game) | Route::Learn(game) => game.clone(),
        Route::Table(id) | Route::Replay(id, _) => {
            crate::engine::save::game_of(&storage::save(id)?).ok()?
        }
        Route::Home | Route::Rules(..) | Route::Statistics | Route::About => return None,
    };
    catalogue::find(&game)
}

/// Puts the theme on the document, where the styles look for it.
pub fn apply_theme(light: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", if light { "light" } else { "dark" });
    }
}
