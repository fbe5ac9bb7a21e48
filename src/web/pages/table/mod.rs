//! The table: board, seats, log, undo, and the end of the game.

mod curve;
mod end;
mod log;
mod menu;
mod moves;
mod note;
mod play;
mod share;
mod show;
mod think;
pub mod travel;
mod view;

pub use view::{panel, trouble};

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

use crate::engine::bot::Question;
use crate::engine::save::{self, LoadRefusal};
use crate::engine::{Seat, SeatSetup};
use crate::web::browser::{all, random_word, window};
use crate::web::drag::{Id, Reach};
use crate::web::lesson::Lesson;
use crate::web::motion::Pace;
use crate::web::parts;
use crate::web::statistics::time_spent;
use crate::web::storage::{self, Summary, Trouble};
use crate::web::table::{AnyFrame, AnyTable, Button, Log, Refused};
use crate::web::tabs::Claim;
use crate::web::thinker::{Heard, Thinker};
use crate::web::widgets::raise;
use crate::web::{catalogue, frame, text};
use curve::Curve;
use think::{Hint, Job, show_progress};

/// Which game.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The id of the save.
    pub id: String,
}

/// What happens at a table.
pub enum Msg {
    /// A piece was dropped on a place; the flag tells whether a pointer carried it there.
    Dropped(Id, Id, bool),
    /// A piece was picked up, and these places are open to it.
    Lifted(String, Vec<String>),
    /// A button was pressed.
    Pressed(Id),
    /// The button was seen to give way: now its move is made.
    Press(Id),
    /// The move is on the screen: now it is kept.
    Keep,
    /// The position is on the screen: now it is thought about.
    Ask,
    /// What is laid so far is on the screen: now the next.
    Lay,
    /// The guided game is over: play on.
    EndLesson,
    /// A move was chosen from the list, by its handle.
    Chosen(usize),
    /// The open question was answered.
    Answered(bool),
    /// The time of the frame shown is over.
    Next,
    /// Show the rest at once.
    Skip,
    /// Somebody does not want to wait for what is shown.
    Hurry,
    /// A thought has come further, or to its end.
    Heard(Heard),
    /// The computer player has seemed to think for long enough.
    Seemly,
    /// What would Admiral do?
    Hint,
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// The person asked for has the device.
    LiftCurtain,
    /// The same table again.
    Again,
    /// A drawer or dialog opens or closes.
    Show(Drawer),
    /// Another tab has this game.
    Lost,
    /// Another tab has kept this game: its last move came after this tab took over.
    KeptElsewhere,
    /// Take the game over from the other tab.
    TakeOver,
    /// Another pace.
    SetPace(Pace),
    /// Another theme.
    SetLight(bool),
    /// The dialog for saving and sharing opens.
    Share,
    /// A link goes to the clipboard.
    Copy(String),
    /// It did, or could not.
    Copied(bool),
    /// A link goes to the system's share sheet.
    ShareSheet(String),
    /// The game leaves the frame of another page.
    FullTab,
    /// The notice that nothing is kept has been read.
    HideUnsaved,
    /// Sounds are wanted or not.
    SetSound(bool),
    /// The device is to stay still or not.
    SetStill(bool),
    /// A part of the page has come.
    Fetched,
    /// What lies over the table could not be fetched.
    NotFetched,
    /// The message has been read.
    ToastOver,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawer {
    /// Nothing.
    None,
    /// The log, where it has no place of its own.
    Log,
    /// Links and files.
    Share,
    /// The menu.
    Menu,
    /// The list of all legal moves.
    Moves,
}

/// A game on the screen.
pub struct TablePage {
    state: State,
    claim: Claim,
    root: NodeRef,
    laid: Laid,
    /// Whoever leaves right after a move finds it again, here or in another tab.
    _listeners: [EventListener; 2],
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
    /// A game that another tab has.
    Elsewhere,
    /// A game.
    Playing(Box<Playing>),
}

/// A game that is being played here.
struct Playing {
    table: Box<dyn AnyTable>,
    shown: Rc<dyn AnyFrame>,
    /// Frames that wait to be shown.
    queue: Vec<Rc<dyn AnyFrame>>,
    /// Grows with every frame, so that what happens again is drawn anew.
    frame: usize,
    reach: Rc<Reach>,
    buttons: Rc<[Button]>,
    log: Log,
    toast: Option<Refused>,
    /// The guided game this is.
    lesson: Option<Lesson>,
    ask: Option<(usize, String)>,
    /// Whether the last move was carried by a pointer, so that its piece need not travel again.
    carried: bool,
    drawer: Drawer,
    /// What can be sent, while the dialog for it is open.
    share: Option<share::Share>,
    /// Whether the result has been looked at.
    end_seen: bool,
    unsaved: Option<Trouble>,
    /// Whether the player knows that nothing is kept.
    unsaved_seen: bool,
    pace: Pace,
    announcement: String,
    timer: Option<Timeout>,
    toast_timer: Option<Timeout>,
    /// Movements to start once the frame is drawn.
    departures: bool,
    thinker: Option<Thinker>,
    job: Job,
    /// What is about to be asked.
    question: Option<Question>,
    hint: Option<Hint>,
    curve: Curve,
    /// Whether the frame shown came by itself, not by a hand that carried its piece.
    glides: bool,
    /// Whether a button gives way and its move is about to be made.
    pressing: bool,
    /// Whether there is something to keep.
    to_keep: bool,
}

impl Component for TablePage {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let id = &ctx.props().id;
        let claim = Claim::ask(id, ctx.link().callback(|()| Msg::Lost));
        let link = ctx.link().clone();
        let leaving =
            EventListener::new(&window(), "pagehide", move |_| link.send_message(Msg::Keep));
        let (link, own) = (ctx.link().clone(), id.clone());
        let kept = EventListener::new(&window(), "storage", move |event| {
            if storage::has_kept(event, &own) {
                link.send_message(Msg::KeptElsewhere);
            }
        });
        TablePage {
            state: opened(id),
            claim,
            root: NodeRef::default(),
            laid: Laid::Seats,
            _listeners: [leaving, kept],
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Lost => {
                self.keep(ctx);
                self.state = State::Elsewhere;
            }
            Msg::KeptElsewhere => {
                if !matches!(&self.state, State::Playing(playing) if !playing.to_keep) {
                    return false;
                }
                self.state = opened(&ctx.props().id);
                self.set_out(ctx);
            }
            Msg::Lay if self.laid == Laid::Seats => {
                self.laid = Laid::Hand;
                self.set_out(ctx);
                play::soon(ctx, Msg::Lay);
            }
            Msg::Lay => self.laid = Laid::Board,
            Msg::TakeOver => {
                self.claim.take();
                self.state = opened(&ctx.props().id);
                self.set_out(ctx);
            }
            Msg::Show(Drawer::Menu | Drawer::Moves) | Msg::Share | Msg::FullTab
                if !parts::is_here(parts::LATER) =>
            {
                ctx.link().send_future(async move {
                    parts::load(parts::LATER).await.map_or(Msg::NotFetched, |()| msg)
                });
                return false;
            }
            Msg::Heard(Heard::Progress(progress)) => {
                self.root.cast::<Element>().iter().for_each(|root| show_progress(root, progress));
                return false;
            }
            Msg::Pressed(key) => {
                if let State::Playing(playing) = &mut self.state {
                    playing.give_way(ctx, key);
                }
                return false;
            }
            Msg::Ask => {
                if let State::Playing(playing) = &mut self.state {
                    playing.ask(ctx);
                }
                return false;
            }
            Msg::Keep => return self.keep(ctx),
            // Only said: to draw the table would make the piece late in the hand.
            Msg::Lifted(piece, places) => {
                if let (State::Playing(playing), Some(root)) =
                    (&mut self.state, self.root.cast::<Element>())
                {
                    playing.announcement = text::lifted(&piece, &places);
                    speak(&root, &playing.announcement);
                }
                return false;
            }
            msg => {
                if let State::Playing(playing) = &mut self.state {
                    return playing.update(ctx, msg);
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        match &self.state {
            State::Trouble(sentence) => view::trouble(sentence),
            State::Elsewhere => view::elsewhere(ctx.link().callback(|_| Msg::TakeOver)),
            State::Playing(playing) => view::table(playing, ctx, &self.root, self.laid),
        }
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        self.keep(ctx);
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first {
            play::soon(ctx, Msg::Lay);
        }
        let (State::Playing(playing), Some(root)) = (&mut self.state, self.root.cast::<Element>())
        else {
            return;
        };
        raise(&root);
        for button in all(&root, "[data-pressed]") {
            let _ = button.remove_attribute("data-pressed");
        }
        speak(&root, &playing.announcement);
        think::mark(&root, playing.hint.as_ref());
        moves::name_groups(&root);
        playing.mark_taught(&root);
        if std::mem::take(&mut playing.departures) {
            travel::start(&root, &playing.shown.motions(), playing.pace);
        }
    }
}

impl TablePage {
    /// Keeps what is new; says whether there is something else to show for it.
    fn keep(&mut self, ctx: &Context<Self>) -> bool {
        match &mut self.state {
            State::Playing(playing) => playing.keep(&ctx.props().id),
            _ => false,
        }
    }

    fn set_out(&mut self, ctx: &Context<Self>) {
        if let State::Playing(playing) = &mut self.state {
            playing.settle(ctx);
        }
    }
}

/// Writes the live region, which no drawing touches.
fn speak(root: &Element, words: &str) {
    if let Ok(Some(voice)) = root.query_selector("[aria-live]")
        && voice.text_content().as_deref() != Some(words)
    {
        voice.set_text_content(Some(words));
    }
}

fn opened(id: &str) -> State {
    let ready = READY.take().filter(|(own, _)| own == id).map(|(_, table)| Ok((table, None)));
    match ready.unwrap_or_else(|| open_table(id)) {
        Ok((mut table, notice)) => {
            frame::tell(&*table);
            let mut lesson = storage::lesson(id).and_then(|source| Lesson::read(&source));
            lesson.take_if(|lesson| table.teach(&lesson.save).is_err());
            let mut playing = Playing::new(table, notice);
            playing.lesson = lesson;
            State::Playing(Box::new(playing))
        }
        Err(sentence) => State::Trouble(sentence),
    }
}

/// The save under an id: the last one, or the one before it where the last is not whole.
pub fn kept(id: &str) -> Option<String> {
    let last = storage::save(id).or_else(|| parked(id))?;
    let whole = |text: &String| {
        !matches!(save::game_of(text), Err(LoadRefusal::NotASave | LoadRefusal::Damaged))
    };
    if whole(&last) {
        return Some(last);
    }
    Some(storage::spare(id).filter(whole).unwrap_or(last))
}

/// An opened game, and what there is to say about it if not all is well.
pub type OpenedTable = (Box<dyn AnyTable>, Option<String>);

/// The game kept under an id, or a sentence why there is none.
pub fn open_table(id: &str) -> Result<OpenedTable, String> {
    let save = kept(id).ok_or(text::NO_SUCH_SAVE)?;
    let (table, cut) = catalogue::open(&save).map_err(|refusal| text::load_refusal(&refusal))?;
    if cut.is_some() {
        storage::set_aside(id, &save);
    }
    // A game that came from outside is known to be over only now.
    if table.outcome().is_some()
        && let Some(about) = storage::summary(id).filter(|about| !about.over)
    {
        let (players, status) = (text::players(table.seats()), table.status());
        storage::describe(id, &Summary { players, status, over: true, ..about });
    }
    let spare = storage::save(id).is_some_and(|last| last != save);
    if spare {
        storage::restore(id, &save);
    }
    Ok((table, cut.map(text::cut).or(spare.then(|| text::FROM_SPARE.into()))))
}

thread_local! {
    /// The table that was set up and is opened next: it need not be read again.
    static READY: std::cell::RefCell<Option<(String, Box<dyn AnyTable>)>> = const { std::cell::RefCell::new(None) };
    /// The table that was set up last, for browsers that keep nothing.
    static PARKED: std::cell::RefCell<Option<(String, String)>> = const { std::cell::RefCell::new(None) };
}

fn parked(id: &str) -> Option<String> {
    PARKED.with_borrow(|parked| parked.clone().filter(|(own, _)| own == id).map(|(_, save)| save))
}

/// Adds a finished game to the statistics; says whether it was one.
fn count(table: &dyn AnyTable, spent: u64) -> bool {
    let Some(outcome) = table.outcome() else { return false };
    let seat = |(index, seat): (usize, &SeatSetup)| {
        (text::driver(seat.driver), outcome.won(Seat(index as u8)))
    };
    let seats: Vec<(&str, bool)> = table.seats().iter().enumerate().map(seat).collect();
    let mut statistics = storage::statistics();
    statistics.count(table.game(), spent, &seats);
    storage::set_statistics(&statistics)
}

/// Keeps a table under an id, or says why the browser would not.
pub fn keep_table(id: &str, table: &dyn AnyTable) -> Option<Trouble> {
    let save = table.save();
    let before = storage::summary(id).unwrap_or_default();
    let now = web_sys::js_sys::Date::now() as u64;
    let spent = time_spent(before.spent, before.at, now);
    let summary = Summary {
        game: table.game().into(),
        players: text::players(table.seats()),
        status: table.status(),
        over: table.outcome().is_some(),
        at: now,
        spent,
        // A finished game counts once, also when its end is taken back and played again.
        counted: before.counted || count(table, spent),
    };
    let trouble = storage::keep(id, &save, &summary).err();
    park(id, save);
    frame::tell(table);
    trouble
}

/// Keeps a table that was set up, and lets it be opened under its new id.
pub fn keep_new(table: Box<dyn AnyTable>) -> String {
    let id = random_word();
    keep_table(&id, &*table);
    READY.set(Some((id.clone(), table)));
    id
}

/// Holds a save for the table that is opened next, for browsers that keep nothing.
pub fn park(id: &str, save: String) {
    PARKED.set(Some((id.into(), save)));
}
