//! A look back at a game: forwards and back, with anybody's eyes once it is over.

mod study;
mod view;

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use self::study::Study;
use super::table::travel;
use crate::any::{DrawnFrame, GameTable};
use crate::browser::{document, fresh_seed, go};
use crate::shelf;
use crate::shelf::{keep_new, open_table};
use crate::thinker::Heard;
use engine::Viewer;
use table::Line;
use table::motion::Pace;
use table::route::Route;

/// A step with the page keys.
const LEAP: usize = 10;
/// A moment is shown at least this long while the replay runs, in milliseconds.
const GLANCE: u32 = 350;

/// What is done to a replay.
pub enum Msg {
    /// To the position after this many records.
    To(usize),
    /// This many records forwards or back.
    By(isize),
    /// Other eyes, by their place in the list.
    Eyes(usize),
    /// Runs, or stops.
    Run(bool),
    /// The next step of a running replay.
    Tick,
    /// The log opens or closes, where it has no place of its own.
    Log(bool),
    /// A new game goes on from here.
    PlayOn,
    /// Something came of a thought about the game.
    Heard(Heard),
}

/// The replay page.
pub struct Replay {
    id: String,
    game: Result<Game, String>,
    send: Callback<Msg>,
    root: NodeRef,
    _keys: EventListener,
}

/// A game that is looked back at.
struct Game {
    table: Box<GameTable>,
    /// How many records have been played in the position shown.
    at: usize,
    shown: Rc<dyn DrawnFrame>,
    /// Grows with every step, so that what happens again is drawn anew.
    frame: usize,
    eyes: Vec<Viewer>,
    viewer: Viewer,
    /// The whole log, each line with the number of its record.
    told: Vec<(usize, Line)>,
    log_open: bool,
    running: Option<Timeout>,
    pace: Pace,
    /// Movements to start once the step is drawn.
    departures: bool,
    /// What can be learned from it, once it is over.
    study: Option<Study>,
}

impl Replay {
    /// A replay of the game kept under an id, after this many records.
    pub fn of(id: &str, records: usize, send: Callback<Msg>) -> Replay {
        let game = open_table(id).map(|(table, _)| Game::new(table, records, &send));
        let to = send.clone();
        let keys = EventListener::new(&document(), "keydown", move |event| {
            if let Some(msg) = key(event.unchecked_ref()) {
                to.emit(msg);
            }
        });
        Replay { id: id.into(), game, send, root: NodeRef::default(), _keys: keys }
    }

    /// Takes a step.
    pub fn update(&mut self, msg: Msg) {
        let Ok(game) = &mut self.game else { return };
        match msg {
            Msg::To(at) => game.go(at),
            Msg::By(steps) => {
                game.running = None;
                game.go(game.at.saturating_add_signed(steps));
            }
            Msg::Eyes(index) => game.look_with(index),
            Msg::Run(false) => game.running = None,
            Msg::Run(true) => {
                if game.at == game.table.records() {
                    game.go(0);
                }
                game.wait(&self.send);
            }
            Msg::Tick => {
                game.go(game.at + 1);
                game.wait(&self.send);
            }
            Msg::Log(open) => game.log_open = open,
            Msg::PlayOn => {
                if let Some(table) = game.table.branch(game.at, &fresh_seed()) {
                    go(&Route::Table(keep_new(table)));
                }
            }
            Msg::Heard(Heard::Progress(_)) => {}
            Msg::Heard(heard) => game.learn(Some(heard)),
        }
    }

    /// Starts what moves, once a step is drawn.
    pub fn set_off(&mut self) {
        if let (Ok(game), Some(root)) = (&mut self.game, self.root.cast::<Element>())
            && std::mem::take(&mut game.departures)
        {
            travel::start(&root, &game.shown.motions(), game.pace);
        }
    }
}

impl Game {
    fn new(table: Box<GameTable>, records: usize, send: &Callback<Msg>) -> Game {
        let (eyes, at) = (table.eyes(), records.min(table.records()));
        let viewer = eyes[0];
        let study = Study::of(&*table, send);
        let mut game = Game {
            shown: table.moment(at, viewer),
            told: table.told(0..table.records(), viewer),
            at,
            frame: 0,
            eyes,
            viewer,
            log_open: false,
            running: None,
            pace: shelf::pace(),
            departures: false,
            study,
            table,
        };
        game.learn(None);
        game
    }

    /// Takes in what came of a thought, and goes on with what is shown.
    fn learn(&mut self, heard: Option<Heard>) {
        let Some(study) = &mut self.study else { return };
        if let Some(heard) = heard {
            study.hear(heard, &*self.table);
        }
        study.think(&*self.table, self.at);
    }

    fn go(&mut self, at: usize) {
        let at = at.min(self.table.records());
        // Only a single step forwards is a movement; a leap is a picture.
        self.departures = at == self.at + 1;
        self.at = at;
        self.frame += 1;
        self.shown = self.table.moment(at, self.viewer);
        self.learn(None);
    }

    fn look_with(&mut self, index: usize) {
        let Some(viewer) = self.eyes.get(index) else { return };
        self.viewer = *viewer;
        self.told = self.table.told(0..self.table.records(), self.viewer);
        self.go(self.at);
    }

    /// Shows the moment for a while, then goes on; stops at the end.
    fn wait(&mut self, send: &Callback<Msg>) {
        let send = send.clone();
        let millis = self.pace.millis(self.shown.pause()).max(GLANCE);
        let more = self.at < self.table.records();
        self.running = more.then(|| Timeout::new(millis, move || send.emit(Msg::Tick)));
    }
}

/// What a key means. A field that has the keyboard keeps its own keys.
fn key(event: &KeyboardEvent) -> Option<Msg> {
    let busy = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    if busy.is_some_and(|element| matches!(&*element.tag_name(), "INPUT" | "SELECT")) {
        return None;
    }
    match &*event.key() {
        "ArrowLeft" => Some(Msg::By(-1)),
        "ArrowRight" => Some(Msg::By(1)),
        "PageUp" => Some(Msg::By(-(LEAP as isize))),
        "PageDown" => Some(Msg::By(LEAP as isize)),
        "Home" => Some(Msg::To(0)),
        "End" => Some(Msg::To(usize::MAX)),
        _ => None,
    }
}
