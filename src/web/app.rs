//! The whole page: which screen, which theme.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

use crate::browser::{after_paint, document, focus, go, go_instead, watch_hands, window};
use crate::catalogue::{self, Entry};
use crate::pages::learn;
use crate::pages::{
    Arrival, Choice, NewGame, NewGameMsg, Replay, ReplayMsg, Rules, RulesMsg, Settled, TablePage,
    about, fetching, home, kept, new_version, statistics,
};
use crate::parts;
use crate::{arrivals, frame, shelf};
use table::embed::{Asked, Theme};
use table::link::{self, SetUp};
use table::route::Route;
use table::shelf::Brought;
use table::{late, text};

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
    /// Something changed on the new-game form.
    NewGame(NewGameMsg),
    /// A guided game arrived, or could not be had.
    Lesson(Option<String>),
    /// Something happened on the rules page.
    Rules(RulesMsg),
    /// Something was done to a replay.
    Replay(ReplayMsg),
    /// A text came from outside: a file, something dropped or pasted. `None` if it cannot be read.
    Arrived(Option<String>),
    /// What to do with a game that came.
    Settled(Choice),
    /// The page around asks for something.
    Asked(Asked),
}

/// A screen with what it has to remember.
enum Screen {
    /// The address is about to be read; the screen that came with the page is still up.
    None,
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
    /// The table looked at last.
    table: Option<String>,
    /// The address of the screen: the way back from the rules.
    here: Route,
    /// How many screens have been opened: a game that is opened again is read again.
    opened: usize,
    /// Whether the screen is another one than was drawn last.
    moved: bool,
    /// A game from outside that waits to be let in.
    arrival: Option<Arrival>,
    /// Whether a new version of the site waits.
    new_version: bool,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Self>) -> Self {
        let wished = frame::host().and_then(|host| host.theme);
        apply_theme(wished.map_or_else(shelf::light, |theme| theme == Theme::Light));
        watch_hands();
        let listen = |event: &'static str, msg: fn() -> Msg| {
            let link = ctx.link().clone();
            EventListener::new(&window(), event, move |_| link.send_message(msg()))
        };
        let mut listeners =
            vec![listen("hashchange", || Msg::Moved), listen(NEW_VERSION, || Msg::NewVersion)];
        listeners.extend(arrivals::listen(&ctx.link().callback(Msg::Arrived)));
        listeners.extend(frame::listen(ctx.link().callback(Msg::Asked)));
        // In a task of its own: getting this far took one.
        let link = ctx.link().clone();
        Timeout::new(0, move || link.send_message(Msg::Moved)).forget();
        App {
            screen: Screen::None,
            table: None,
            here: Route::Home,
            opened: 0,
            moved: false,
            arrival: None,
            new_version: false,
            _listeners: listeners,
        }
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
            Msg::Wipe => shelf::wipe_statistics(),
            Msg::NewGame(NewGameMsg::Ask(seat)) => ctx.link().send_future(async move {
                // Whether it came is seen when it is needed.
                let _ = parts::load(parts::LATER).await;
                Msg::NewGame(NewGameMsg::Asked(Some(seat)))
            }),
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
            Msg::Arrived(text) => self.arrive(ctx, text),
            Msg::Settled(choice) => {
                let Some(arrival) = self.arrival.take() else { return false };
                match late(|| arrival.settle(choice)) {
                    Settled::Leave => self.leave_arrival(ctx, None),
                    Settled::Open(id) => self.leave_arrival(ctx, Some(id)),
                    Settled::Tell(told) => {
                        self.arrival = Some(told);
                        // There may be other games now.
                        if matches!(self.screen, Screen::Home) {
                            self.opened += 1;
                        }
                    }
                }
            }
            Msg::Asked(asked) => self.oblige(ctx, asked),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        // At a table nobody is asked: the offer waits on the other screens.
        let offered = self.new_version && !matches!(self.screen, Screen::Table(_));
        html! {
            <>
                { self.screen(ctx) }
                { self.question(ctx) }
                if offered { { new_version(ctx.link().callback(|_| Msg::TakeNewVersion)) } }
            </>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if !matches!(self.screen, Screen::None | Screen::Fetching(_, false)) {
            loading().iter().for_each(Element::remove);
        }
        frame::measure();
        // A new screen starts at its top, for the keyboard and for screen readers too. On a club's page only once
        // somebody is at the table: whoever reads there is not taken away from it.
        if std::mem::take(&mut self.moved)
            && (frame::host().is_none() || document().has_focus().unwrap_or_default())
            && let Ok(Some(main)) = document().query_selector("main[tabindex]")
        {
            // Once it is painted: before, the browser would have to lay it all out at once to answer. Whoever is in a
            // field by then stays there.
            after_paint(move || {
                let field = |active: Element| active.matches("input, select").unwrap_or_default();
                if !document().active_element().is_some_and(field) {
                    focus(&main);
                }
            });
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
            Screen::None => Html::default(),
            Screen::Home => {
                let kept = parts::is_here(parts::LATER).then(|| late(|| kept(self.opened)));
                home(kept.unwrap_or_default(), &ctx.link().callback(Msg::Arrived))
            }
            // On the way to the first screen the one that came with the page stays.
            Screen::Fetching(_, false) if loading().is_some() => Html::default(),
            Screen::Fetching(missing, failed) => {
                fetching(missing.name, failed.then(|| ctx.link().callback(|_| Msg::Moved)))
            }
            Screen::New(form) => form.view(&ctx.link().callback(Msg::NewGame)),
            Screen::Table(id) => html! { <TablePage key={self.opened} id={id.clone()} /> },
            Screen::Rules(rules) => late(|| rules.view(&ctx.link().callback(Msg::Rules))),
            Screen::Learn(_, missing) => late(|| learn::view(*missing)),
            Screen::Statistics => late(|| statistics(&ctx.link().callback(|()| Msg::Wipe))),
            Screen::Replay(replay) => late(|| replay.view()),
            Screen::About => late(about),
        }
    }

    /// Whether a game from outside may come in.
    fn question(&self, ctx: &Context<Self>) -> Html {
        let ask = |arrival: &Arrival| late(|| arrival.view(&ctx.link().callback(Msg::Settled)));
        self.arrival.as_ref().map(ask).unwrap_or_default()
    }

    /// A text from outside. A wish is followed at once, a game has to be let in.
    fn arrive(&mut self, ctx: &Context<Self>, text: Option<String>) {
        if !parts::is_here(parts::LATER) {
            self.screen = Screen::Fetching(LATER, false);
            return ctx.link().send_future(async move {
                match parts::load(parts::LATER).await {
                    Ok(()) => Msg::Arrived(text),
                    trouble => Msg::Fetched(parts::LATER, trouble),
                }
            });
        }
        // What the page around brings comes to a table: that stays until the player wants another.
        if frame::host().is_none() {
            self.screen = Screen::Home;
        }
        let brought = late(|| text.as_deref().and_then(Brought::read));
        if let Some(brought) = brought {
            return self.arrival = Some(late(|| Arrival::all(brought)));
        }
        let wished = late(|| match text.as_deref().map(link::arrival) {
            None => Err(Arrival::odd(text::ODD_FILE)),
            Some(None) => Err(Arrival::odd(text::ODD_TEXT)),
            Some(Some(link::Arrival::Newer)) => Err(Arrival::odd(text::NEWER_LINK)),
            Some(Some(link::Arrival::Save(save))) => Err(Arrival::of(&save)),
            Some(Some(link::Arrival::SetUp(wish))) => Ok(wish.to_text()),
        });
        match wished {
            Ok(wish) => go(&Route::Wish(wish)),
            Err(arrival) => self.arrival = Some(arrival),
        }
    }

    /// Opens the game that was let in, or else goes on where the address says.
    fn leave_arrival(&mut self, ctx: &Context<Self>, open: Option<String>) {
        let here = address();
        let to = match (open, &here) {
            (Some(id), _) => Route::Table(id),
            (None, Route::Game(_)) => Route::Home,
            (None, _) => return,
        };
        if to == here {
            self.follow(ctx);
        } else {
            go_instead(&to);
        }
    }

    /// What the page around asks for.
    fn oblige(&mut self, ctx: &Context<Self>, asked: Asked) {
        match asked {
            Asked::Start { table } => {
                go_instead(&late(|| {
                    let wish = SetUp::parse(&table);
                    // A new game: the one that was left in the middle is not carried on.
                    shelf::leave_embedded(&place(&wish), self.table.as_deref());
                    Route::Start(wish.to_text())
                }));
            }
            Asked::Load { save } => self.arrive(ctx, Some(save)),
            Asked::Theme { theme } => apply_theme(theme == Theme::Light),
        }
    }

    /// Sets a table up at once, or shows the form with what is wrong. An embedded table that was
    /// left in the middle is carried on.
    fn start(&mut self, wish: &SetUp) {
        let embedded = frame::host().is_some();
        if embedded && let Some(id) = shelf::embedded(&place(wish)) {
            return go_instead(&Route::Table(id));
        }
        let mut form = NewGame::wished(wish);
        match form.begin() {
            Some(id) => {
                if embedded {
                    shelf::set_embedded(&place(wish), &id);
                }
                go_instead(&Route::Table(id));
            }
            None => self.screen = Screen::New(form),
        }
    }

    /// Shows the screen that the address names.
    fn follow(&mut self, ctx: &Context<Self>) {
        let route = address();
        if let (Screen::Rules(rules), Route::Rules(game, number)) = (&mut self.screen, &route)
            && late(|| rules.turn_to(game, number.as_ref()))
        {
            return;
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.moved = true;
        self.opened += 1;
        if frame::host().is_none() {
            self.arrival = None;
        }
        if let Some(missing) = missing(&route) {
            let part = missing.part;
            ctx.link().send_future(async move { Msg::Fetched(part, parts::load(part).await) });
            self.screen = Screen::Fetching(missing, false);
            return;
        }
        let from = std::mem::replace(&mut self.here, route.clone());
        self.screen = match route {
            Route::Home => Screen::Home,
            Route::New(game) => Screen::New(NewGame::of(&game)),
            Route::Wish(wish) => late(|| Screen::New(NewGame::wished(&SetUp::parse(&wish)))),
            Route::Start(wish) => {
                // Whoever waits for the game keeps on waiting: nobody looks at another screen in between.
                if !matches!(self.screen, Screen::None | Screen::Fetching(..)) {
                    self.screen = Screen::Home;
                }
                return late(|| self.start(&SetUp::parse(&wish)));
            }
            Route::Game(packed) => {
                self.arrival = Some(late(|| match link::game(&packed) {
                    Some(link::Arrival::Save(save)) => Arrival::of(&save),
                    Some(link::Arrival::Newer) => Arrival::odd(text::NEWER_LINK),
                    _ => Arrival::odd(text::ODD_TEXT),
                }));
                Screen::Home
            }
            Route::Table(id) => {
                self.table = Some(id.clone());
                Screen::Table(id)
            }
            Route::Rules(game, number) => {
                let send = ctx.link().callback(Msg::Rules);
                Screen::Rules(late(|| Rules::of(game, number, from, send)))
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

/// The screen that the address names.
fn address() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

/// A part of the page that has to be fetched first, and what is shown meanwhile.
struct Missing {
    part: &'static str,
    name: &'static str,
}

const LATER: Missing = Missing { part: parts::LATER, name: text::TITLE };

/// What a screen needs and does not have: its game, or what nobody needs before a first move. A table on another page
/// needs both, since it talks to that page. Whatever was kept or wished has to be read, which comes later too.
fn missing(route: &Route) -> Option<Missing> {
    let is_late = match route {
        Route::Rules(..) | Route::Learn(_) | Route::Statistics | Route::Replay(..) => true,
        Route::About | Route::Game(_) => true,
        Route::Table(id) => frame::host().is_some() || !shelf::is_ready(id),
        Route::Wish(_) | Route::Start(_) => true,
        Route::Home | Route::New(_) => frame::host().is_some() || !shelf::is_bare(),
    };
    if is_late && !parts::is_here(parts::LATER) {
        return Some(LATER);
    }
    let game = game_of(route).map(|entry| Missing { part: entry.part, name: entry.name });
    game.filter(|missing| !parts::is_here(missing.part))
}

/// The game whose rules and board a screen uses. What a save or a wish says is late.
fn game_of(route: &Route) -> Option<Entry> {
    let game = match route {
        Route::New(game) | Route::Learn(game) => game.clone(),
        Route::Wish(wish) | Route::Start(wish) => late(|| SetUp::parse(wish).game),
        Route::Table(id) | Route::Replay(id, _) => shelf::game_of(id)?,
        Route::Home | Route::Game(_) | Route::Rules(..) | Route::Statistics | Route::About => {
            return None;
        }
    };
    catalogue::find(&game)
}

/// The screen that came with the page, until there is another.
fn loading() -> Option<Element> {
    document().query_selector("body > .loading").ok()?
}

/// Where an embedded table stands: whose page, which wish, and which of those that wish for the same.
fn place(wish: &SetUp) -> String {
    let (origin, table) = frame::host().map(|host| (host.origin, host.table)).unwrap_or_default();
    let table = table.map(|table| format!(" {table}")).unwrap_or_default();
    format!("{origin} {}{table}", wish.to_text())
}

/// Puts the theme on the document, where the styles look for it.
pub fn apply_theme(light: bool) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("data-theme", if light { "light" } else { "dark" });
    }
}

/// Whether the document is light, whoever wanted it so: the player, or the page around.
pub fn is_light() -> bool {
    let theme = document().document_element().and_then(|root| root.get_attribute("data-theme"));
    theme.as_deref() == Some("light")
}
