//! The table: board, seats, log, undo, and the end of the game.
//!
//! What happens is decided by [`Store`]; [`TablePage`] carries out what it says and draws it as a tree of components.

mod around;
mod bar;
pub mod curve;
mod effects;
mod end;
mod hand;
mod hurry;
mod log;
mod menu;
mod moves;
mod notices;
mod seats;
mod share;
pub mod stage;
pub mod travel;

pub use around::trouble;

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

use crate::any::{DrawnFrame, Shown};
use crate::browser::{after_paint, by_key, stay_awake, window};
use crate::drag::{DragArea, follow, keep_focus};
use crate::drawn::drawn;
use crate::look::{Button, Look};
use crate::parts;
use crate::tabs::Claim;
use crate::thinker::{Heard, PATIENCE, Thinker};
use crate::widgets::part;
use crate::{frame, shelf};
use engine::SeatSetup;
use share::Share;
use stage::{BoardStage, Seats, TrayStage};
use table::drag::Id;
use table::motion::{Motion, Pace};
use table::store::{self, Over, Rare, Store};
use table::{late, text};

/// How long a table has been laid when what comes later is fetched, in milliseconds.
const AHEAD: u32 = 4000;

/// Which game.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The id of the save.
    pub id: String,
}

/// What happens on this page.
pub enum Msg {
    /// At the table.
    Table(store::Msg),
    /// What is laid so far is on the screen: the next follows.
    Lay,
    /// A piece was picked up, and these places are open to it.
    Lifted(String, Vec<String>),
    /// From the worker.
    Heard(Heard),
    /// The position is on the screen: it is thought about.
    Ask,
    /// What it takes to ask did not come.
    CannotAsk,
    /// The game is opened anew from what is kept.
    Reopen,
    /// Something of the part that comes later opens over the table.
    Open(Over),
    /// Something that is rarely done at a table.
    Rare(Rare),
    /// A link goes to the clipboard.
    Copy(String),
    /// It did, or could not.
    Copied(bool),
    /// A link goes to the system's share sheet.
    ShareSheet(String),
    /// The game leaves the frame of another page.
    FullTab,
    /// Another theme.
    SetLight(bool),
    /// Sounds are wanted or not.
    SetSound(bool),
    /// The device is to stay still or not.
    SetStill(bool),
    /// What comes later has come, with the end screen.
    Fetched,
}

impl From<store::Msg> for Msg {
    fn from(msg: store::Msg) -> Msg {
        Msg::Table(msg)
    }
}

/// How components tell the page what happened. Made once, so that it compares equal.
pub type Send = Callback<Msg>;

/// Sends a message of the table whenever something is pressed.
fn on_press(send: &Send, msg: store::Msg) -> Callback<MouseEvent> {
    send.reform(move |_| Msg::Table(msg.clone()))
}

/// A game on the screen.
pub struct TablePage {
    state: State,
    claim: Claim,
    root: NodeRef,
    voice: NodeRef,
    ring: NodeRef,
    laid: Laid,
    calls: Calls,
    thinker: Thinker,
    /// Whether something is about to be asked.
    asks: bool,
    /// When it is asked again.
    again: Option<Timeout>,
    /// When what comes later is fetched.
    ahead: Option<Timeout>,
    timer: Option<Timeout>,
    toast_timer: Option<Timeout>,
    /// Movements to start once the frame is drawn.
    departures: Vec<Motion>,
    /// Whether the screen is asked to stay on.
    awake: bool,
    /// What can be sent, since the dialog for it was opened.
    share: Option<Rc<Share>>,
    /// Whoever leaves right after a move finds it again, here or in another tab.
    _listeners: [EventListener; 2],
}

/// The callbacks of the page, made once.
struct Calls {
    send: Send,
    press: Callback<Id>,
    drop: Callback<(Id, Id, bool)>,
    lift: Callback<(String, Vec<String>)>,
    click: Callback<MouseEvent>,
    key: Callback<KeyboardEvent>,
}

/// How much of the table is drawn. It comes in steps: a few short waits are less than a long one.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Laid {
    /// The bar and the seats.
    Seats,
    /// The hand and the log, too.
    Hand,
    /// All of it.
    Board,
}

/// What there is to show.
enum State {
    /// A sentence instead of a game.
    Trouble(String),
    /// A game.
    Playing(Box<Store<dyn DrawnFrame>>),
}

impl Component for TablePage {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let (id, link) = (&ctx.props().id, ctx.link());
        let leaving = link.callback(|()| Msg::Table(store::Msg::Keep));
        let leaving = EventListener::new(&window(), "pagehide", move |_| leaving.emit(()));
        let (taken, own) = (link.callback(|()| Msg::Table(store::Msg::KeptElsewhere)), id.clone());
        let kept = EventListener::new(&window(), "storage", move |event| {
            if shelf::has_kept(event, &own) {
                taken.emit(());
            }
        });
        TablePage {
            state: opened(id),
            claim: Claim::ask(id, link.callback(|()| Msg::Table(store::Msg::Lost))),
            root: NodeRef::default(),
            voice: NodeRef::default(),
            ring: NodeRef::default(),
            laid: Laid::Seats,
            calls: Calls {
                send: link.callback(|msg| msg),
                press: link.callback(|key| Msg::Table(store::Msg::Pressed(key))),
                drop: link.callback(|(piece, place, carried)| {
                    Msg::Table(store::Msg::Dropped(piece, place, carried))
                }),
                lift: link.callback(|(piece, places)| Msg::Lifted(piece, places)),
                click: hurry::on_click(link),
                key: hurry::on_key(link),
            },
            thinker: Thinker::new(link.callback(Msg::Heard)),
            asks: false,
            again: None,
            ahead: None,
            timer: None,
            toast_timer: None,
            departures: Vec::new(),
            awake: false,
            share: None,
            _listeners: [leaving, kept],
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Table(msg) => return self.at_table(ctx, msg),
            Msg::Lay if self.laid == Laid::Seats => {
                self.laid = Laid::Hand;
                self.at_table(ctx, store::Msg::SetOut);
                soon(ctx, Msg::Lay);
            }
            Msg::Lay => {
                self.laid = Laid::Board;
                // The first move of a person needs none of it, but whatever comes after may.
                let link = ctx.link().clone();
                let fetch = move || effects::fetch_later(link);
                let wait = if self.has_computers() { 0 } else { AHEAD };
                self.ahead = Some(Timeout::new(wait, fetch));
            }
            // Only said: to draw the table would make the piece late in the hand.
            Msg::Lifted(piece, places) => {
                self.speak(&text::lifted(&piece, &places));
                return false;
            }
            Msg::Heard(Heard::Progress(progress)) => {
                self.show_progress(progress);
                return false;
            }
            Msg::Heard(Heard::Answer(answer)) => {
                return self.at_table(ctx, store::Msg::Heard(answer));
            }
            Msg::Ask if !parts::is_here(parts::LATER) => {
                ctx.link().send_future(async {
                    parts::load(parts::LATER).await.map_or(Msg::CannotAsk, |()| Msg::Ask)
                });
                return false;
            }
            Msg::Ask => {
                if let State::Playing(store) = &self.state
                    && std::mem::take(&mut self.asks)
                {
                    let thinker = &self.thinker;
                    late(|| {
                        store.question().into_iter().for_each(|question| thinker.ask(question))
                    });
                }
                return false;
            }
            // What it takes could not be fetched: it is tried again in a while, for as long as the question stands.
            Msg::CannotAsk => {
                if !self.asks {
                    return false;
                }
                let link = ctx.link().clone();
                let again = move || link.send_message(Msg::Ask);
                self.again = Some(Timeout::new(PATIENCE, again));
                return self.at_table(ctx, store::Msg::Heard(None));
            }
            Msg::Open(_) | Msg::FullTab if !parts::is_here(parts::LATER) => {
                ctx.link().send_future(async move {
                    let missing = Msg::Table(store::Msg::NotFetched);
                    parts::load(parts::LATER).await.map_or(missing, |()| msg)
                });
                return false;
            }
            Msg::Open(over) => {
                let id = &ctx.props().id;
                self.share = match &self.state {
                    State::Playing(store) if over == Over::Share => {
                        Some(late(|| Rc::new(Share::of(store.table(), id))))
                    }
                    _ => None,
                };
                return self.at_table(ctx, store::Msg::Show(over));
            }
            Msg::Rare(rare) => return self.rarely(ctx, rare),
            Msg::Copied(done) => {
                if let Some(share) = &mut self.share {
                    *share = late(|| Rc::new(share.copied(done)));
                }
            }
            Msg::Copy(address) => {
                crate::browser::copy(&address, ctx.link().callback(Msg::Copied));
                return false;
            }
            Msg::ShareSheet(address) => {
                self.playing(|store| crate::browser::share(store.table().name(), &address));
                return false;
            }
            Msg::FullTab => {
                self.playing(|store| late(|| share::open_full_tab(store.table())));
                return false;
            }
            Msg::SetLight(light) => effects::set_light(light),
            Msg::SetSound(on) => effects::set_sound(on),
            Msg::SetStill(on) => shelf::set_still(on),
            Msg::Reopen => return self.reopen(ctx),
            // A game that is over is counted only now.
            Msg::Fetched => {
                return match &self.state {
                    State::Playing(store) if store.table().outcome().is_some() => {
                        self.keep(ctx);
                        true
                    }
                    _ => false,
                };
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.state {
            State::Trouble(sentence) => trouble(sentence),
            State::Playing(store) if store.is_elsewhere() => around::elsewhere(&self.calls.send),
            State::Playing(store) => self.table(store, &ctx.props().id),
        }
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        self.at_table(ctx, store::Msg::Keep);
        if self.awake {
            stay_awake(false);
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            soon(ctx, Msg::Lay);
        }
        let departures = std::mem::take(&mut self.departures);
        let (State::Playing(store), Some(root)) = (&self.state, self.root.cast::<Element>()) else {
            return;
        };
        self.speak(store.announcement());
        if by_key()
            && let Ok(Some(play)) = root.query_selector(".play")
        {
            keep_focus(&play);
        }
        travel::start(&root, &departures, store.pace());
        follow(&root);
    }
}

/// Sends a message once the page as it stands has been painted.
fn soon(ctx: &Context<TablePage>, msg: Msg) {
    let link = ctx.link().clone();
    after_paint(move || link.send_message(msg));
}

fn opened(id: &str) -> State {
    match shelf::ready_or_kept(id) {
        Ok((table, notice)) => {
            frame::tell(&*table);
            let lesson = shelf::lesson(id).and_then(|source| table::lesson::Lesson::read(&source));
            State::Playing(Box::new(Store::new(table, notice, lesson, shelf::pace())))
        }
        Err(sentence) => State::Trouble(sentence),
    }
}

impl TablePage {
    fn has_computers(&self) -> bool {
        let is_computer = |seat: &SeatSetup| seat.driver.computer().is_some();
        matches!(&self.state, State::Playing(store) if store.seats().iter().any(is_computer))
    }

    fn playing(&self, act: impl FnOnce(&Store<dyn DrawnFrame>)) {
        if let State::Playing(store) = &self.state {
            act(store);
        }
    }

    /// The game, as much of it as is laid.
    fn table(&self, store: &Store<dyn DrawnFrame>, id: &str) -> Html {
        drawn("Table");
        let (table, send) = (store.table(), &self.calls.send);
        let taught = if table.is_taught() { " taught" } else { "" };
        let class = format!("table {}{taught}", table.game());
        // Behind the curtain the document holds nothing of the table.
        if let Some(seat) = store.curtain() {
            let seat = store.seats()[seat.index()].clone();
            return html! {
                <main {class} ref={&self.root} tabindex="-1">{ part(around::Curtain { seat, send: send.clone() }) }</main>
            };
        }
        let look = Rc::new(self.look(store));
        let shown = Shown(store.shown().clone());
        let telling = store.is_telling();
        let waits = telling || store.thinking().is_some();
        let news = store.news();
        html! {
            <main {class} ref={&self.root} tabindex="-1" data-pace={store.pace().key()} data-showing={telling.then_some("")}
                onclick={waits.then(|| self.calls.click.clone())} onkeydown={waits.then(|| self.calls.key.clone())}>
                { self.bar(store, !news.is_empty()) }
                <DragArea reach={store.reach().clone()} answered={store.answered()} on_drop={self.calls.drop.clone()} on_lift={self.calls.lift.clone()}>
                    <section class="seats" aria-label={text::SEATS}>
                        { part(Seats { shown: shown.clone(), look: look.clone() }) }
                    </section>
                    <section class="board" aria-label={table.name()}>
                        if self.laid == Laid::Board { { part(BoardStage { shown: shown.clone(), look: look.clone() }) } }
                    </section>
                    if self.laid >= Laid::Hand {
                        <section class="hand">
                            { notices::note(store, send) }
                            { hand::prompt(store, &self.ring) }
                            { part(TrayStage { shown: shown.clone(), look: look.clone() }) }
                            { hand::main_buttons(store, &look, send) }
                        </section>
                    }
                    if store.over() == Over::Moves { { late(|| moves::list(store, &look, send)) } }
                </DragArea>
                <aside class={log_class(store.over())} aria-label={text::LOG}>
                    if self.laid >= Laid::Hand { { log::log(store, &news, send) } }
                </aside>
                { notices::notices(store, send) }
                { self.over(store, id, &shown, &look) }
                <div ref={&self.voice} class="sr-only" role="status" aria-live="polite"></div>
            </main>
        }
    }

    fn look(&self, store: &Store<dyn DrawnFrame>) -> Look {
        let hint = store.meant();
        let button = |button| Button::of(button, hint.as_deref());
        Look {
            seats: store.seats().clone(),
            reach: store.reach().clone(),
            buttons: store.buttons().iter().map(button).collect(),
            press: self.calls.press.clone(),
            frame: store.frame(),
            moving: store.pace() != Pace::Instant,
            glides: store.glides(),
            hint,
        }
    }

    fn bar(&self, store: &Store<dyn DrawnFrame>, news: bool) -> Html {
        let table = store.table();
        part(bar::Bar {
            name: table.name().into(),
            undo: store.can_undo(),
            can_redo: table.can_redo(),
            news,
            log_open: store.over() == Over::Log,
            hint: bar::HintState::of(store),
            ring: self.ring.clone(),
            send: self.calls.send.clone(),
        })
    }

    /// What lies over the table.
    fn over(
        &self,
        store: &Store<dyn DrawnFrame>,
        id: &str,
        shown: &Shown,
        look: &Rc<Look>,
    ) -> Html {
        let send = &self.calls.send;
        match (store.over(), &self.share) {
            (Over::Menu, _) => late(|| menu::menu(store, id, send)),
            (Over::Seats, _) => late(|| seats::dialog(store, send)),
            (Over::Share, Some(share)) => late(|| share::dialog(share, send)),
            (Over::End, _) if !store.is_telling() && parts::is_here(parts::LATER) => {
                late(|| end::end(store, id, shown, look, send))
            }
            _ => Html::default(),
        }
    }
}

/// The list of moves takes the place of the log.
fn log_class(over: Over) -> &'static str {
    match over {
        Over::Log => "log open",
        Over::Moves => "log covered",
        _ => "log",
    }
}
