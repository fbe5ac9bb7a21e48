//! Tables and frames without their game's type, so that the page around the board exists once.

use std::ops::Range;
use std::rc::Rc;

use yew::{Callback, Html};

use super::choices::{self, ChoiceGroup};
use super::hands::{Hands, Line};
use super::model::{Frame, Refused, Table, Waiting};
use crate::engine::bot::Question;
use crate::engine::save::LoadRefusal;
use crate::engine::session::UndoRefusal;
use crate::engine::{GameModel, Outcome, Seat, SeatSetup, Viewer};
use crate::web::drag::{Grip, Id, Reach};
use crate::web::link::{SeatWish, SetUp};
use crate::web::motion::Motion;
use crate::web::sound::Sound;

/// How a game is drawn.
pub trait Board: Hands {
    /// What the game is, in a sentence for its poster.
    const BLURB: &'static str;
    /// The board.
    fn board(frame: &Frame<Self>, look: &Look) -> Html;
    /// What the acting seat has in hand, along the bottom.
    fn tray(frame: &Frame<Self>, look: &Look) -> Html;
    /// What a seat's panel shows.
    fn panel(frame: &Frame<Self>, seat: Seat, look: &Look) -> Html;
    /// The final reckoning.
    fn reckoning(frame: &Frame<Self>, look: &Look) -> Html;
    /// The form for the game's own options, besides the number of players.
    fn options(options: &Self::Options, change: Callback<Self::Options>) -> Html;
}

/// A move made by a button.
#[derive(Clone, PartialEq, Debug)]
pub struct Button {
    /// The button's name.
    pub key: Id,
    /// What it does.
    pub label: String,
    /// Whether it is the main one.
    pub main: bool,
}

/// What a board is drawn with besides the position.
#[derive(Clone, PartialEq)]
pub struct Look {
    /// The seats as they were set up.
    pub seats: Rc<[SeatSetup]>,
    /// Which piece may go where, and what is staged.
    pub reach: Rc<Reach>,
    /// The buttons of the moment.
    pub buttons: Rc<[Button]>,
    /// Presses a button.
    pub press: Callback<Id>,
    /// The number of the record shown: things that happen in it are drawn anew.
    pub frame: usize,
    /// Whether things move.
    pub moving: bool,
    /// Whether what changed its place since the last frame glides there; what a hand has carried
    /// need not travel again.
    pub glides: bool,
}

impl Look {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.seats[seat.index()].name.clone()
    }

    /// The colour and shape of a seat.
    pub fn colour(&self, seat: Seat) -> u8 {
        self.seats[seat.index()].colour
    }

    /// The button with this name, if it can be pressed now.
    pub fn button(&self, key: &str) -> Option<&Button> {
        self.buttons.iter().find(|button| &*button.key == key)
    }
}

/// A frame of any game.
pub trait AnyFrame {
    /// The board.
    fn board(&self, look: &Look) -> Html;
    /// What the acting seat has in hand.
    fn tray(&self, look: &Look) -> Html;
    /// What a seat's panel shows.
    fn panel(&self, seat: Seat, look: &Look) -> Html;
    /// The final reckoning.
    fn reckoning(&self, look: &Look) -> Html;
    /// Whose turn it is and what is asked.
    fn prompt(&self, seats: &[SeatSetup]) -> String;
    /// What happened, in sentences.
    fn lines(&self, seats: &[SeatSetup]) -> Vec<Line>;
    /// How long this is shown.
    fn pause(&self) -> u32;
    /// What is heard.
    fn sounds(&self) -> Vec<Sound>;
    /// What travels.
    fn motions(&self) -> Vec<Motion>;
    /// Who is to act after it.
    fn to_act(&self) -> Option<Seat>;
}

fn namer(seats: &[SeatSetup]) -> impl Fn(Seat) -> String + '_ {
    |seat| seats[seat.index()].name.clone()
}

impl<G: Board> Frame<G> {
    fn events(&self) -> &[G::Event] {
        self.happening.as_ref().map_or(&[], |happening| &happening.events)
    }
}

impl<G: Board> AnyFrame for Frame<G> {
    fn board(&self, look: &Look) -> Html {
        G::board(self, look)
    }

    fn tray(&self, look: &Look) -> Html {
        G::tray(self, look)
    }

    fn panel(&self, seat: Seat, look: &Look) -> Html {
        G::panel(self, seat, look)
    }

    fn reckoning(&self, look: &Look) -> Html {
        G::reckoning(self, look)
    }

    fn prompt(&self, seats: &[SeatSetup]) -> String {
        G::prompt(&self.seen, &namer(seats))
    }

    fn lines(&self, seats: &[SeatSetup]) -> Vec<Line> {
        self.events().iter().filter_map(|event| G::story(event, &namer(seats))).collect()
    }

    fn pause(&self) -> u32 {
        G::pause(self.events())
    }

    fn sounds(&self) -> Vec<Sound> {
        let mut sounds = Vec::new();
        for sound in self.events().iter().filter_map(G::sound) {
            if !sounds.contains(&sound) {
                sounds.push(sound);
            }
        }
        sounds
    }

    fn motions(&self) -> Vec<Motion> {
        G::motions(self.events())
    }

    fn to_act(&self) -> Option<Seat> {
        self.seen.to_act()
    }
}

/// A table of any game.
pub trait AnyTable {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The game's name.
    fn name(&self) -> &'static str;
    /// The seats as they were set up.
    fn seats(&self) -> &[SeatSetup];
    /// How many records there are.
    fn records(&self) -> usize;
    /// What the table waits for.
    fn waiting(&self) -> Waiting;
    /// Who is looking on.
    fn viewer(&self) -> Viewer;
    /// The person who was asked for has taken the device.
    fn lift_curtain(&mut self);
    /// Which piece may go where.
    fn reach(&self) -> Reach;
    /// The buttons of the moment.
    fn buttons(&self) -> Vec<Button>;
    /// All legal moves as a list.
    fn choices(&self) -> Vec<ChoiceGroup>;
    /// The handle behind a button.
    fn handle_of(&self, key: &str) -> Option<usize>;
    /// Goes on with a guided game, given as a save.
    fn teach(&mut self, save: &str) -> Result<(), LoadRefusal>;
    /// Whether a guided game is going on.
    fn is_taught(&self) -> bool;
    /// Whether a handle does what the guided game asks for.
    fn accepts(&self, handle: usize) -> bool;
    /// The question to answer before a handle is played.
    fn ask(&self, handle: usize) -> Option<String>;
    /// Plays a handle. Returns the first new record.
    fn play(&mut self, handle: usize) -> Result<usize, Refused>;
    /// What the computer player to act has to think about.
    fn question(&mut self) -> Option<Question>;
    /// What the guided game lets the computer player to act do.
    fn scripted(&self) -> Option<String>;
    /// What to think about to advise the person to act.
    fn advice(&mut self) -> Option<Question>;
    /// What to think about to know how things stood before a record.
    fn look_back(&self, record: usize) -> Question;
    /// Plays what a computer player thought of. Returns the first new record.
    fn computer_plays(&mut self, mv: &str) -> Option<usize>;
    /// A way for the hand to make a move, in words and as a grip.
    fn way(&self, mv: &str) -> Option<(String, Grip)>;
    /// Why a piece cannot go to a place.
    fn why_not(&self, piece: &str, place: &str) -> Option<Refused>;
    /// Whether the last decision can be taken back.
    fn can_undo(&self) -> Result<(), UndoRefusal>;
    /// Takes it back.
    fn undo(&mut self) -> Result<(), UndoRefusal>;
    /// Whether something taken back can be played again.
    fn can_redo(&self) -> bool;
    /// Plays it again. Returns the first new record.
    fn redo(&mut self) -> usize;
    /// The records from `from` on, as they are shown.
    fn frames(&self, from: usize) -> Vec<Rc<dyn AnyFrame>>;
    /// The position as a still picture.
    fn still(&self) -> Rc<dyn AnyFrame>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What is asked, or how it ended, as anybody may know.
    fn status(&self) -> String;
    /// The save file.
    fn save(&self) -> String;
    /// The same table from the start, with new luck.
    fn again(&self, seed: String) -> Box<dyn AnyTable>;
    /// The table as somebody else could set it up; with its luck only if nobody can foresee
    /// anything by it.
    fn wish(&self) -> SetUp;
    /// Whether something is hidden from an onlooker.
    fn hides(&self) -> bool;
    /// Whose eyes a look back may use.
    fn eyes(&self) -> Vec<Viewer>;
    /// The position after this many records, with what the last of them made happen.
    fn moment(&self, records: usize, viewer: Viewer) -> Rc<dyn AnyFrame>;
    /// The log of these records as these eyes may know it, each line with the number of its record.
    fn told(&self, records: Range<usize>, viewer: Viewer) -> Vec<(usize, Line)>;
    /// Whether a game may be carried on from a record of this one.
    fn can_branch(&self, records: usize) -> bool;
    /// A game of its own that goes on from a record of this one.
    fn branch(&self, records: usize, luck: &str) -> Option<Box<dyn AnyTable>>;
}

impl<G: Board> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        <G as GameModel>::ID.0
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> &[SeatSetup] {
        self.seats()
    }

    fn records(&self) -> usize {
        self.records()
    }

    fn waiting(&self) -> Waiting {
        self.waiting()
    }

    fn viewer(&self) -> Viewer {
        self.viewer()
    }

    fn lift_curtain(&mut self) {
        self.lift_curtain();
    }

    fn reach(&self) -> Reach {
        Reach::of(self.handles()).only(|handle| self.accepts(handle))
    }

    fn buttons(&self) -> Vec<Button> {
        let button = |handle: &crate::web::drag::Handle<G::Move>| match &handle.grip {
            Grip::Button { key, main } => {
                Some(Button { key: key.clone(), label: handle.label.clone(), main: *main })
            }
            Grip::Drop { .. } => None,
        };
        self.handles().iter().filter_map(button).collect()
    }

    fn choices(&self) -> Vec<ChoiceGroup> {
        let mut groups = choices::list(self.handles());
        for group in &mut groups {
            group.choices.retain(|choice| self.accepts(choice.handle));
        }
        groups.retain(|group| !group.choices.is_empty());
        groups
    }

    fn handle_of(&self, key: &str) -> Option<usize> {
        let is = |grip: &Grip| matches!(grip, Grip::Button { key: own, .. } if **own == *key);
        self.handles().iter().position(|handle| is(&handle.grip))
    }

    fn teach(&mut self, save: &str) -> Result<(), LoadRefusal> {
        self.teach(save)
    }

    fn is_taught(&self) -> bool {
        self.is_taught()
    }

    fn accepts(&self, handle: usize) -> bool {
        self.accepts(handle)
    }

    fn ask(&self, handle: usize) -> Option<String> {
        self.handles().get(handle)?.ask.clone()
    }

    fn play(&mut self, handle: usize) -> Result<usize, Refused> {
        self.play(handle)
    }

    fn question(&mut self) -> Option<Question> {
        self.question()
    }

    fn scripted(&self) -> Option<String> {
        self.scripted()
    }

    fn advice(&mut self) -> Option<Question> {
        self.advice()
    }

    fn look_back(&self, record: usize) -> Question {
        self.look_back(record)
    }

    fn computer_plays(&mut self, mv: &str) -> Option<usize> {
        self.computer_plays(mv)
    }

    fn way(&self, mv: &str) -> Option<(String, Grip)> {
        let handle = self.way(mv)?;
        Some((handle.label.clone(), handle.grip.clone()))
    }

    fn why_not(&self, piece: &str, place: &str) -> Option<Refused> {
        self.why_not(piece, place)
    }

    fn can_undo(&self) -> Result<(), UndoRefusal> {
        self.can_undo()
    }

    fn undo(&mut self) -> Result<(), UndoRefusal> {
        self.undo()
    }

    fn can_redo(&self) -> bool {
        self.can_redo()
    }

    fn redo(&mut self) -> usize {
        self.redo()
    }

    fn frames(&self, from: usize) -> Vec<Rc<dyn AnyFrame>> {
        let rc = |frame| Rc::new(frame) as Rc<dyn AnyFrame>;
        self.frames(from).into_iter().map(rc).collect()
    }

    fn still(&self) -> Rc<dyn AnyFrame> {
        Rc::new(self.still())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn status(&self) -> String {
        self.status()
    }

    fn save(&self) -> String {
        self.save()
    }

    fn again(&self, seed: String) -> Box<dyn AnyTable> {
        let setup = crate::engine::Setup { seed, ..self.setup().clone() };
        let Ok(table) = Table::<G>::begin(setup) else {
            unreachable!("this table was set up before")
        };
        Box::new(table)
    }

    fn wish(&self) -> SetUp {
        let setup = self.setup();
        let known = self.outcome().is_some() || self.is_untouched();
        SetUp {
            game: <G as GameModel>::ID.0.into(),
            seats: setup.seats.iter().map(SeatWish::of).collect(),
            options: serde_json::to_string(&setup.options).ok(),
            seed: known.then(|| setup.seed.clone()),
            practice: setup.practice,
        }
    }

    fn hides(&self) -> bool {
        self.hides()
    }

    fn eyes(&self) -> Vec<Viewer> {
        self.eyes()
    }

    fn moment(&self, records: usize, viewer: Viewer) -> Rc<dyn AnyFrame> {
        Rc::new(self.moment(records, viewer))
    }

    fn told(&self, records: Range<usize>, viewer: Viewer) -> Vec<(usize, Line)> {
        self.told(records, viewer)
    }

    fn can_branch(&self, records: usize) -> bool {
        self.can_branch(records)
    }

    fn branch(&self, records: usize, luck: &str) -> Option<Box<dyn AnyTable>> {
        self.branch(records, luck).map(|table| Box::new(table) as Box<dyn AnyTable>)
    }
}
